//! The methods of the language as rust-analyzer sees them: it is shown the bodies of `#[fp]` functions as they were
//! written, where `x.rsqrt()` has to mean something. Compiled for nobody else; the operations are `fpdsl_runtime::ops`.

use fpdsl_runtime::lift::Scalar;

macro_rules! methods {
    ($(
        #[doc = $doc:literal]
        $Name:ident: fn $name:ident($self:ident: $Self:ident $(, $x:ident: $X:tt)*) -> $R:tt = $example:tt,
        $domain:ident, $rounds:ident, $flushing:ident, $origin:tt, ($spelling:ident $($call:tt)*), $ieee:literal, $cuda:literal;
    )*) => {
        /// The methods of the language.
        pub trait Methods: Scalar {
            $(methods! { @$spelling $rounds [$doc] $name ($($x: $X),*) $R })*
        }
    };
    // Rust's own types have `to_bits` and `abs_diff` alike.
    (@method exact $doc:tt $name:ident $args:tt Bits) => {};
    (@method exact $doc:tt $name:ident $args:tt Unsigned) => {};
    (@method rounded [$doc:literal] $($row:tt)*) => {
        methods! { @method exact [$doc " Rounds in the mode in force."] $($row)* }
    };
    (@method exact [$($doc:literal)*] $name:ident ($($x:ident: $X:tt),*) $R:tt) => {
        $(#[doc = $doc])*
        fn $name(self $(, $x: $X)*) -> $R {
            // Nothing ever runs what an editor is shown.
            $(let _ = $x;)*
            unreachable!()
        }
    };
    (@operator $($row:tt)*) => {};
    (@function $($row:tt)*) => {};
}

fpdsl_ops::operations!(methods);

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

/// `value as T`.
pub fn cast<T>(_value: impl Sized) -> T {
    unreachable!()
}
