//! A kernel that counts how often it is evaluated: for an element, or for sixteen on lanes.

use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};

use fpdsl::Index;
use fpdsl::backend::{Backend, Lift, Slice};
use fpdsl::generic::Function;

static EVALUATIONS: AtomicUsize = AtomicUsize::new(0);

/// The element of a slice at a position.
pub struct Counted;

impl Function for Counted {
    type Args = (Index, Slice<f64>);
    type Out = f64;

    const NAME: &'static str = "counted";
    const PARAMS: &'static [&'static str] = &["i", "u"];
    const SOURCE: &'static str = "";

    fn eval<B: Backend>(b: B, (i, u): <Self::Args as Lift>::On<B>) -> B::F64 {
        EVALUATIONS.fetch_add(1, SeqCst);
        u.get(b, i.x())
    }
}

/// What `run` gives, and how many evaluations there were meanwhile.
pub fn of<R>(run: impl FnOnce() -> R) -> (R, usize) {
    let before = EVALUATIONS.load(SeqCst);
    let result = run();
    (result, EVALUATIONS.load(SeqCst) - before)
}
