//! Bodies with hundreds and thousands of each construct give what plain Rust gives, on every backend, on the 2 MiB of stack that
//! a thread has.

#[path = "../../support/backends.rs"]
mod backends;
#[path = "../../support/report.rs"]
mod report;

use backends::{devices, levels};
use fpdsl_runtime::ir::interp;

/// The suite's name in reports.
const SUITE: &str = "long bodies";

/// The stack of a thread of Rust's.
const STACK: usize = 2 << 20;

const X: [f64; 7] = [0.25, 0.0, -3.0, 2.5, 1e300, f64::NEG_INFINITY, f64::NAN];
const N: [u32; 6] = [0, 1, 7, 39, 149, 4_000_000_000];

fn inputs() -> (Vec<f64>, Vec<u32>) {
    X.iter().flat_map(|&x| N.iter().map(move |&n| (x, n))).unzip()
}

/// Encodings that can be compared: all NaNs are one.
fn bits(x: f64) -> u64 {
    if x.is_nan() { u64::MAX } else { x.to_bits() }
}

fn on_a_small_stack(test: impl FnOnce() + Send) {
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(STACK);
        let started = thread.spawn_scoped(scope, test).expect("a thread");
        if let Err(panic) = started.join() {
            std::panic::resume_unwind(panic);
        }
    });
}

/// Compares a function with plain Rust on all backends.
macro_rules! run {
    ($name:ident, $module:ident, $count:literal) => {
        #[test]
        fn $name() {
            use fpdsl_long::$module::{annotated, plain};
            on_a_small_stack(|| {
                let (x, n) = inputs();
                let expected: Vec<u64> = x
                    .iter()
                    .zip(&n)
                    .map(|(&x, &n)| bits(plain::f(x, n)))
                    .collect();
                let cases = expected.len() as u64;
                for (backend, level) in levels() {
                    let found: Vec<u64> = (x.iter().zip(&n))
                        .map(|(&x, &n)| bits(fpdsl::backend::call_at::<annotated::f>(level, (x, n))))
                        .collect();
                    assert_eq!(
                        found,
                        expected,
                        "{} of {} on {backend}",
                        $count,
                        stringify!($name)
                    );
                    report::ran(SUITE, backend, cases);
                }
                for (backend, device) in devices() {
                    let found = annotated::f::map(&x, &n)
                        .run(&device)
                        .and_then(|found| found.to_vec());
                    let found: Vec<u64> = found.expect("no faults").into_iter().map(bits).collect();
                    assert_eq!(
                        found,
                        expected,
                        "{} of {} on {backend}",
                        $count,
                        stringify!($name)
                    );
                    report::ran(SUITE, backend, cases);
                }
                let kernel = fpdsl::backend::ir::<annotated::f>();
                for ((&x, &n), &expected) in x.iter().zip(&n).zip(&expected) {
                    let found = interp::run(&kernel, &[x.to_bits(), n.into()], 1_000_000).expect("no faults");
                    assert_eq!(
                        bits(f64::from_bits(found[0])),
                        expected,
                        "{} interpreted",
                        stringify!($name)
                    );
                }
                report::ran(SUITE, "interpreter", cases);
            });
        }
    };
}

include!(concat!(env!("OUT_DIR"), "/runs.rs"));
