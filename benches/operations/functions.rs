//! The measured operations, as functions of the language.

use fpdsl::Lift;
use fpdsl::prelude::*;

/// The parameters of a function of up to three operands of one type.
pub trait Operands<A>: Lift {
    /// As many of the operands as there are parameters.
    fn take(x: A, y: A, z: A) -> Self;
}

macro_rules! operands {
    ($($A:ident),+; |$($x:ident),+| $used:tt) => {
        impl<A: fpdsl_runtime::element::Placed> Operands<A> for ($($A,)+) {
            #[inline(always)]
            fn take($($x: A),+) -> Self {
                $used
            }
        }
    };
}

operands!(A; |x, _y, _z| (x,));
operands!(A, A; |x, y, _z| (x, y));
operands!(A, A, A; |x, y, z| (x, y, z));

/// One function with its mode as a parameter.
macro_rules! functions {
    ($($name:ident($($x:ident),+: $A:ident) -> $R:ty { $($body:tt)+ })*) => {$(
        // Evaluated through `Function`, never called.
        #[allow(dead_code)]
        #[fp(mode = M)]
        pub fn $name<M: Mode>($($x: $A),+) -> $R {
            $($body)+
        }
    )*};
}

/// Operations that differ from the table's: one of two results, and an exponent made of a float.
macro_rules! every_format {
    ($($module:ident $native:ident)*) => {$(
        pub mod $module {
            use super::*;

            functions! {
                scalbn(x, y: $native) -> $native { x.scalbn(y as i32) }
                frexp(x: $native) -> $native { x.frexp().0 }
                modf(x: $native) -> $native { x.modf().0 }
                remquo(x, y: $native) -> $native { x.remquo(y).0 }
            }
        }
    )*};
}

every_format!(in_f32 f32 in_f64 f64);
