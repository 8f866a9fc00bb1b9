//! The arithmetic of profiles.

use fpdsl_runtime::Rounding;
use fpdsl_runtime::backend::{Backend, Num};
use fpdsl_runtime::ops::{cc1x, x87};

use super::operate::in_mode;
use super::value::Scalar;
use crate::ast::{BinaryOp, Method};

/// `x op y` of `x87`; none for what is rounded once.
pub fn binary<B: Backend>(b: B, mode: Rounding, op: BinaryOp, x: B::F64, y: B::F64) -> Option<B::F64> {
    Some(match op {
        BinaryOp::Add => in_mode!(mode, M => x87::add::<M, _, _>(b, x, y)),
        BinaryOp::Sub => in_mode!(mode, M => x87::sub::<M, _, _>(b, x, y)),
        BinaryOp::Mul => in_mode!(mode, M => x87::mul::<M, _, _>(b, x, y)),
        BinaryOp::Div => in_mode!(mode, M => x87::div::<M, _, _>(b, x, y)),
        _ => return None,
    })
}

/// The square root or the reciprocal of `x87`.
pub fn method<B: Backend>(b: B, mode: Rounding, method: Method, x: B::F64) -> B::F64 {
    match method {
        Method::Sqrt => in_mode!(mode, M => x87::sqrt::<M, _, _>(b, x)),
        _ => in_mode!(mode, M => x87::recip::<M, _, _>(b, x)),
    }
}

/// `x * y + z` of `cc1x` where they are contracted.
pub fn contracted<B: Backend>(b: B, mode: Rounding, x: Scalar<B>, y: Scalar<B>, z: Scalar<B>) -> Scalar<B> {
    match (x, y, z) {
        (Scalar::F16(x), Scalar::F16(y), Scalar::F16(z)) => Scalar::F16(sum(b, mode, x, y, z)),
        (Scalar::Bf16(x), Scalar::Bf16(y), Scalar::Bf16(z)) => Scalar::Bf16(sum(b, mode, x, y, z)),
        (Scalar::F32(x), Scalar::F32(y), Scalar::F32(z)) => Scalar::F32(sum(b, mode, x, y, z)),
        (Scalar::F64(x), Scalar::F64(y), Scalar::F64(z)) => Scalar::F64(sum(b, mode, x, y, z)),
        _ => unreachable!("a product and a sum of floats"),
    }
}

#[inline(never)]
fn sum<B: Backend, T: Num<B>>(b: B, mode: Rounding, x: T, y: T, z: T) -> T {
    in_mode!(mode, M => cc1x::contracted::<M, _, _>(b, x, y, z))
}
