use std::cell::RefCell;

use fpdsl::generic::Function;
use fpdsl::backend::{Backend, Lift, Slice};
use fpdsl_runtime::portable::Portable;
use fpdsl_runtime::slice::SliceOn;

type Kept = SliceOn<Portable, f64>;

thread_local! {
    static KEPT: RefCell<Option<Kept>> = const { RefCell::new(None) };
}

// Not `Some(u)`: the message would show the library's source, where that is installed.
fn keep(slice: Kept) {
    KEPT.with(|kept| *kept.borrow_mut() = Some(slice));
}

struct Keeps;

impl Function for Keeps {
    type Args = (Slice<f64>,);
    type Out = f64;

    const NAME: &'static str = "keeps";
    const PARAMS: &'static [&'static str] = &["u"];
    const SOURCE: &'static str = "";

    fn eval<B: Backend>(b: B, (u,): (<Slice<f64> as Lift>::On<B>,)) -> B::F64 {
        keep(u);
        f64::lift(b, 0.0)
    }
}

fn main() {}
