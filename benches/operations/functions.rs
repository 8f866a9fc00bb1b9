//! The measured operations, as functions of the language.

use fpdsl::Lift;
use fpdsl::prelude::*;
use fpdsl_runtime::lanes::{Elements, Source};

/// The parameters of a function of up to three operands of one type.
pub trait Operands<A>: Lift {
    /// The source of blocks of elements.
    type Sources: Source<Self>;
    /// As many of the operands as there are parameters.
    fn take(x: A, y: A, z: A) -> Self;
    /// As many of the arrays as there are parameters.
    fn sources(arrays: [&[A]; 3]) -> Self::Sources;
}

macro_rules! operands {
    ($($A:ident),+: $($i:literal),+; |$($x:ident),+| $used:tt) => {
        impl<A: fpdsl_runtime::element::Placed> Operands<A> for ($($A,)+) {
            type Sources = ($(Elements<$A>,)+);

            #[inline(always)]
            fn take($($x: A),+) -> Self {
                $used
            }

            #[inline(always)]
            fn sources(arrays: [&[A]; 3]) -> Self::Sources {
                ($(Elements(arrays[$i].as_ptr()),)+)
            }
        }
    };
}

operands!(A: 0; |x, _y, _z| (x,));
operands!(A, A: 0, 1; |x, y, _z| (x, y));
operands!(A, A, A: 0, 1, 2; |x, y, z| (x, y, z));

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
