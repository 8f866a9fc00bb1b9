//! `profile = ".."`: every operation on every backend against integers, and `x87` also against the x87 unit itself.

#[path = "../support/backends.rs"]
mod backends;
mod cc1x;
mod given;
#[allow(dead_code)]
#[path = "../support/random.rs"]
mod random;
#[path = "../support/report.rs"]
mod report;
mod unit;
mod x87;

use fpdsl::backend::{Arg, Forms, call_at};
use fpdsl::generic::{Element, Function};
use fpdsl_oracles::{format, profiles as oracle};
use fpdsl_runtime::ir::interp;

/// The suite, as reports name it.
const SUITE: &str = "profiles";

/// Interpreted cases of each operation: the interpreter is slow.
const INTERPRETED: usize = 2000;

/// A result as an encoding.
trait Bits: Element {
    fn bits(self) -> u64;
    fn is_a_nan(self) -> bool;
}

macro_rules! bits {
    ($($T:ty),*) => {$(
        impl Bits for $T {
            fn bits(self) -> u64 {
                self.to_bits().into()
            }

            fn is_a_nan(self) -> bool {
                self.is_nan()
            }
        }
    )*};
}

bits!(f32, f64, half::f16, half::bf16);

/// Holds `F` against `expected` for arguments, whose encodings are `encodings`: each alone, and all at once in a call of `mapped`.
fn check<F: Function<Out: Bits>>(
    args: &[F::Args],
    encodings: &[Vec<u64>],
    expected: &[u64],
    mapped: impl Fn(&fpdsl::Device) -> Vec<F::Out>,
) where
    F::Args: Arg<F::Args, Form: Forms<F::Args>> + core::fmt::Debug,
{
    let agree = |backend: &str, position: usize, found: u64, is_nan: bool| {
        let right = expected[position];
        let agrees = if is_nan { right == u64::MAX } else { found == right };
        let args = &args[position];
        let as_bits = &encodings[position];
        assert!(
            agrees,
            "{} of {args:?} ({as_bits:x?}) on {backend} is {found:x}, not {right:x}",
            F::NAME
        );
    };
    for (backend, level) in backends::levels() {
        for (position, &args) in args.iter().enumerate() {
            let found = call_at::<F>(level, args);
            agree(backend, position, found.bits(), found.is_a_nan());
        }
        report::ran(SUITE, backend, args.len() as u64);
    }
    let kernel = fpdsl::backend::ir::<F>();
    let nan = nans(&kernel);
    let few = args.len().min(INTERPRETED);
    let step = args.len() / few;
    for position in (0..args.len()).step_by(step) {
        let found = interp::run(&kernel, &encodings[position], 1 << 20).expect("no fault")[0];
        agree("the interpreter", position, found, nan(found));
    }
    report::ran(SUITE, "interpreter", few as u64);
    for (backend, device) in backends::devices() {
        let found = mapped(&device);
        assert_eq!(found.len(), args.len());
        for (position, found) in found.into_iter().enumerate() {
            agree(backend, position, found.bits(), found.is_a_nan());
        }
        report::ran(SUITE, backend, args.len() as u64);
    }
}

/// Tells NaNs among the results of a recorded body.
fn nans(kernel: &fpdsl_runtime::ir::Kernel) -> impl Fn(u64) -> bool {
    use fpdsl_runtime::lift::ScalarType;
    let format = match kernel.outputs.leaf_type(0) {
        ScalarType::F16 => format::F16,
        ScalarType::Bf16 => format::BF16,
        ScalarType::F32 => format::F32,
        _ => format::F64,
    };
    move |bits| format.is_nan(bits)
}
