//! The measured operations, as functions of the language.

use fpdsl::backend::Lift;
use fpdsl::prelude::*;
use fpdsl_macros::for_each_scalar;
use fpdsl_runtime::element::Placed;

/// The parameters of a function of up to three operands of one type.
pub trait Operands<A>: Lift {
    /// As many of the operands as there are parameters.
    fn take(x: A, y: A, z: A) -> Self;
}

impl<A: Placed> Operands<A> for (A,) {
    #[inline(always)]
    fn take(x: A, _: A, _: A) -> Self {
        (x,)
    }
}

impl<A: Placed> Operands<A> for (A, A) {
    #[inline(always)]
    fn take(x: A, y: A, _: A) -> Self {
        (x, y)
    }
}

impl<A: Placed> Operands<A> for (A, A, A) {
    #[inline(always)]
    fn take(x: A, y: A, z: A) -> Self {
        (x, y, z)
    }
}

for_each_scalar! {
    #for f32 || f64 {
        /// Operations that differ from the table's: one of two results, and an exponent made of a float. They are evaluated through
        /// `Function`, never called.
        #[allow(dead_code)]
        pub mod #{in_ T} {
            use super::*;

            #[fp(mode = M)]
            pub fn scalbn<M: Mode>(x: #T, y: #T) -> #T {
                x.scalbn(y as i32)
            }

            #[fp(mode = M)]
            pub fn frexp<M: Mode>(x: #T) -> #T {
                x.frexp().0
            }

            #[fp(mode = M)]
            pub fn modf<M: Mode>(x: #T) -> #T {
                x.modf().0
            }

            #[fp(mode = M)]
            pub fn remquo<M: Mode>(x: #T, y: #T) -> #T {
                x.remquo(y).0
            }
        }
    }
}
