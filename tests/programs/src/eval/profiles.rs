//! The arithmetic of profiles.

use fpdsl_runtime::Rounding;
use fpdsl_runtime::backend::{Backend, Num};
use fpdsl_runtime::ops::{cc1x, x87};

use super::operate::{in_mode, same_type};
use super::value::Scalar;
use crate::ast::Method;

/// An operation of `x87`, of as many operands as it has.
pub fn twice<B: Backend>(b: B, mode: Rounding, operation: Method, x: B::F64, y: B::F64) -> B::F64 {
    match operation {
        Method::Add => in_mode!(mode, M => x87::add::<M, _, _>(b, x, y)),
        Method::Sub => in_mode!(mode, M => x87::sub::<M, _, _>(b, x, y)),
        Method::Mul => in_mode!(mode, M => x87::mul::<M, _, _>(b, x, y)),
        Method::Div => in_mode!(mode, M => x87::div::<M, _, _>(b, x, y)),
        Method::Sqrt => in_mode!(mode, M => x87::sqrt::<M, _, _>(b, x)),
        Method::Recip => in_mode!(mode, M => x87::recip::<M, _, _>(b, x)),
        other => unreachable!("{other:?} is rounded once"),
    }
}

/// `x * y + z` of `cc1x` where they are contracted.
pub fn contracted<B: Backend>(b: B, mode: Rounding, x: Scalar<B>, y: Scalar<B>, z: Scalar<B>) -> Scalar<B> {
    same_type!((x, y, z); (F16 Bf16 F32 F64) (x, y, z) => sum(b, mode, x, y, z);)
}

#[inline(never)]
fn sum<B: Backend, T: Num<B>>(b: B, mode: Rounding, x: T, y: T, z: T) -> T {
    in_mode!(mode, M => cc1x::contracted::<M, _, _>(b, x, y, z))
}
