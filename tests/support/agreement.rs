//! One function on every backend of this machine, and macros that ask for it. The suite names itself in `crate::SUITE`.

#[path = "columns.rs"]
mod columns;

use core::fmt::Debug;

use fpdsl::Device;
use fpdsl::backend::call_at;
use fpdsl::generic::Function;

use crate::compare::{Encode, devices, interpreted, levels};
use crate::{SUITE, report};
#[allow(unused_imports)] // Not every suite takes rows apart.
pub use columns::Columns;

/// Asserts that calls on every level, the interpreter and `mapped` on every device give the bits of `called`, and returns
/// these, one row an input.
pub fn agree<F>(
    inputs: &[F::Args],
    called: impl Fn(F::Args) -> F::Out,
    mapped: impl Fn(&Device) -> Vec<Vec<u64>>,
) -> Vec<Vec<u64>>
where
    F: Function<Args: Encode + Debug + Copy, Out: Encode>,
{
    let cases = inputs.len() as u64;
    let expected: Vec<_> = inputs.iter().map(|args| called(*args).bits()).collect();
    for (backend, level) in levels() {
        for (args, expected) in inputs.iter().zip(&expected) {
            let found = call_at::<F>(level, *args).bits();
            assert_eq!(&found, expected, "{} on {backend}, {args:?}", F::NAME);
        }
        report::ran(SUITE, backend, cases);
    }
    for (args, expected) in inputs.iter().zip(&expected) {
        let found = interpreted::<F>(&args.raw());
        assert_eq!(&found, expected, "{} interpreted, {args:?}", F::NAME);
    }
    report::ran(SUITE, "interpreter", cases);
    for (backend, device) in devices() {
        let found = mapped(&device);
        assert_eq!(found.len(), inputs.len(), "{} on {backend}", F::NAME);
        for ((args, found), expected) in inputs.iter().zip(&found).zip(&expected) {
            assert_eq!(found, expected, "{} on {backend}, {args:?}", F::NAME);
        }
        report::ran(SUITE, backend, cases);
    }
    expected
}

/// `agree!(f(a, b), inputs)`: the bits of `f`, which every backend gives, for rows `(a, b)` of arguments.
#[macro_export]
macro_rules! agree {
    ($function:path, ($($arg:ident),*), $inputs:expr) => {{
        let inputs = &$inputs;
        $crate::agreement::agree::<$function>(
            inputs,
            |($($arg,)*)| $function($($arg),*),
            |device| {
                use $crate::compare::Rows;
                let ($($arg,)*) = $crate::agreement::Columns::columns(inputs);
                <$function>::map($(&$arg),*).run(device).expect("no faults in these cases").rows()
            },
        )
    }};
}
