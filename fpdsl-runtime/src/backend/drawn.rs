//! Operations that round by random bits, found by the format of their operands.

use super::{Backend, Castable};

/// An operation of `N` numbers of each format.
pub trait Drawn<B: Backend, const N: usize> {
    /// Of binary16.
    fn f16(b: B, x: [B::F16; N]) -> B::F16;
    /// Of bfloat16.
    fn bf16(b: B, x: [B::Bf16; N]) -> B::Bf16;
    /// Of binary32.
    fn f32(b: B, x: [B::F32; N]) -> B::F32;
    /// Of binary64.
    fn f64(b: B, x: [B::F64; N]) -> B::F64;
}

/// The sum of two numbers of binary64, rounded to each format.
pub trait PartsDrawn<B: Backend> {
    /// To binary16.
    fn f16(b: B, parts: [B::F64; 2]) -> B::F16;
    /// To bfloat16.
    fn bf16(b: B, parts: [B::F64; 2]) -> B::Bf16;
    /// To binary32.
    fn f32(b: B, parts: [B::F64; 2]) -> B::F32;
    /// To binary64.
    fn f64(b: B, parts: [B::F64; 2]) -> B::F64;
}

/// What is done with an operand of `as`, for the type `D`.
pub trait ScalarVisitor<B: Backend, D> {
    /// The result.
    type Found;

    /// Visits the scalar.
    fn visit<T: Castable<B>>(b: B, x: T) -> Self::Found;
}
