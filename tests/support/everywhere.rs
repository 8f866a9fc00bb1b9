//! One function as plain Rust and under the attribute, on every backend there is: scalar levels, arrays, the
//! interpreter, and the printed CUDA C++ run on the CPU and on a GPU. The suite names itself in `crate::SUITE`.

#[path = "backends.rs"]
mod backends;
#[path = "columns.rs"]
mod columns;

use fpdsl::Device;
use fpdsl::backend::call_at;
use fpdsl::generic::Function;
use fpdsl_runtime::ir::interp;

use super::leaves::{Encodings, same};
use crate::{SUITE, report};
pub use backends::{devices, levels};
#[allow(unused_imports)] // Not every suite takes rows apart.
pub use columns::Columns;

/// The scalars of a value.
fn encodings(value: impl Encodings) -> Vec<u64> {
    let mut list = Vec::new();
    value.append(&mut list);
    list
}

/// Asserts that two results are the same but for NaNs.
#[track_caller]
fn agree<F: Function>(backend: &str, args: &dyn core::fmt::Debug, found: &[u64], expected: &[u64]) {
    let layout = fpdsl::backend::ir::<F>().outputs;
    assert_eq!(found.len(), expected.len(), "{} on {backend}", F::NAME);
    for (leaf, (&x, &y)) in found.iter().zip(expected).enumerate() {
        assert!(
            same(layout.leaf_type(leaf), x, y),
            "{} of {args:?} on {backend}: scalar {leaf} is {x:#x} and not {y:#x}",
            F::NAME
        );
    }
}

/// Holds `F` against plain Rust for all `inputs`: each alone, and all at once through `map`.
pub fn check<F, Out>(
    inputs: &[F::Args],
    plain: impl Fn(F::Args) -> Out,
    called: impl Fn(F::Args) -> F::Out,
    mapped: impl Fn(&Device) -> Vec<F::Out>,
) where
    F: Function<Args: Encodings + core::fmt::Debug, Out: Encodings>,
    Out: Encodings,
{
    let kernel = fpdsl::backend::ir::<F>();
    let expected: Vec<Vec<u64>> = inputs.iter().map(|&args| encodings(plain(args))).collect();
    for (args, expected) in inputs.iter().zip(&expected) {
        agree::<F>(
            "the best scalar backend",
            args,
            &encodings(called(*args)),
            expected,
        );
        for (backend, level) in levels() {
            let found = encodings(call_at::<F>(level, *args));
            agree::<F>(backend, args, &found, expected);
        }
        let found = interp::run(&kernel, &encodings(*args), 1 << 20).expect("no fault");
        agree::<F>("the interpreter", args, &found, expected);
    }
    let cases = inputs.len() as u64;
    for backend in levels()
        .into_iter()
        .map(|(backend, _)| backend)
        .chain(["interpreter"])
    {
        report::ran(SUITE, backend, cases);
    }
    for (backend, device) in devices() {
        let found = mapped(&device);
        assert_eq!(found.len(), inputs.len());
        for ((args, found), expected) in inputs.iter().zip(found).zip(&expected) {
            agree::<F>(backend, args, &encodings(found), expected);
        }
        report::ran(SUITE, backend, cases);
    }
}

/// Defines a function under the attribute and as plain Rust, and compares the two for all combinations of inputs.
#[macro_export]
macro_rules! everywhere {
    (@inputs [] $values:ident $($arg:ident)*) => { $values.push(($($arg,)*)) };
    (@inputs [$arg:ident in $from:expr $(, $rest:ident in $more:expr)*] $values:ident $($done:ident)*) => {
        for $arg in $from {
            everywhere!(@inputs [$($rest in $more),*] $values $($done)* $arg);
        }
    };
    ($test:ident($($arg:ident in $from:expr),*): $(#[$attr:meta])* $name:ident($($param:ident: $ty:ty),*) -> $out:ty $body:block) => {
        #[test]
        fn $test() {
            mod annotated {
                #![allow(unused_imports)]
                use super::*;
                #[fpdsl::fp]
                $(#[$attr])*
                pub fn $name($($param: $ty),*) -> $out $body
            }
            mod plain {
                #![allow(unused_imports, clippy::all)]
                use super::*;
                $(#[$attr])*
                pub fn $name($($param: $ty),*) -> $out $body
            }
            let mut inputs: Vec<($($ty,)*)> = Vec::new();
            everywhere!(@inputs [$($arg in $from),*] inputs);
            $crate::everywhere::check::<annotated::$name, $out>(
                &inputs,
                |($($param,)*)| plain::$name($($param),*),
                |($($param,)*)| annotated::$name($($param),*),
                |device| {
                    let ($($param,)*) = $crate::everywhere::Columns::columns(&inputs);
                    annotated::$name::map($(&$param),*).run(device).unwrap().to_vec().unwrap()
                },
            );
        }
    };
}
