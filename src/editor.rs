//! The methods of the language as rust-analyzer sees them: it is shown the bodies of `#[fp]` functions as they were
//! written, where `x.rsqrt()` has to mean something. Compiled for nobody else; the operations are `fpdsl_runtime::ops`.

use fpdsl_macros::{for_each_operation, for_each_storage};
use fpdsl_runtime::lift::Scalar;

/// The methods of the language.
pub trait Methods: Scalar {
    for_each_operation! {
        // Rust's own types have `to_bits` and `abs_diff` alike.
        #for method && !(Bits || Unsigned) {
            #[doc = #doc]
            #if rounded { #[doc = " Rounds in the mode in force."] }
            fn #name(self #(#if !first { , #x: #X })*) -> #R {
                // Nothing ever runs what an editor is shown.
                #(#if !first { let _ = #x; })*
                unreachable!()
            }
        }
    }
}

impl<T: Scalar> Methods for T {}

/// The methods of arrays of floats.
pub trait ArrayMethods<T, const N: usize> {
    /// The sum of the products of elements at the same place, rounded once in the mode in force.
    fn exact_dot(self, other: [T; N]) -> T;
}

impl<T: Scalar, const N: usize> ArrayMethods<T, N> for [T; N] {
    fn exact_dot(self, _: [T; N]) -> T {
        // Nothing ever runs what an editor is shown.
        unreachable!()
    }
}

for_each_storage! {
    /// The conversions to storage formats.
    pub trait StorageMethods: Scalar {
        #for {
            /// Rounds to the format in the mode in force; what is too large becomes the largest number of its sign.
            fn #{to_ name}(self) -> crate::storage::#Name {
                unreachable!()
            }
            #if nan {
                /// Rounds to the format in the mode in force; what is too large overflows.
                fn #{to_ name or}(self) -> crate::storage::#Name {
                    unreachable!()
                }
            }
        }
    }
}

impl<T: Scalar> StorageMethods for T {}

/// `value as T`.
pub fn cast<T>(_value: impl Sized) -> T {
    unreachable!()
}
