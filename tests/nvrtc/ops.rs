//! One kernel for every operation, mode and format, and what its machine code must be.

use std::marker::PhantomData;

use fpdsl::prelude::{bf16, f16};
use fpdsl_runtime::backend::Backend;
use fpdsl_runtime::device::MapKernel;
use fpdsl_runtime::function::Function;
use fpdsl_runtime::lift::Lift;
use fpdsl_runtime::mode::{Mode, Rd, Rn, Rounding, Ru, Rz};
use fpdsl_runtime::ops;

/// What the machine code of a kernel must be.
#[derive(Clone, Copy, Debug)]
pub enum Expected {
    /// One arithmetic instruction, with the mode's suffix, and no other; one of these, by architecture.
    One(&'static [&'static str]),
    /// A sequence that ends with one conversion to the format: there is no such instruction in every mode. What can be
    /// seen is that no half-precision instruction fuses.
    Unfused,
    /// Among others an instruction that begins with this.
    Has(&'static str),
    /// Among others this instruction, with the mode's word for rounding to an integer.
    Integer(&'static str),
    /// A routine of the compiler, whose name says operation, mode and format.
    Routine(&'static str, &'static str),
}

/// A kernel of one operation.
pub struct Case {
    pub kernel: MapKernel,
    pub rounding: Rounding,
    pub expected: Expected,
}

impl Case {
    /// Unique: operation, format and mode, such as `div_f32_ru`.
    pub fn name(&self) -> String {
        format!("{}_{}", self.kernel.name, self.rounding)
    }
}

macro_rules! operations {
    ($($struct:ident $name:literal ($($x:ident: $type:ty),*) -> $out:ty = |$b:ident| $body:expr, $expected:expr;)*) => {
        $(
            struct $struct<M>(PhantomData<M>);

            impl<M: Mode> Function for $struct<M> {
                type Args = ($($type,)*);
                type Out = $out;
                const NAME: &'static str = $name;
                const PARAMS: &'static [&'static str] = &[$(stringify!($x)),*];
                const SOURCE: &'static str = "";

                fn eval<B: Backend>($b: B, ($($x,)*): <Self::Args as Lift>::On<B>) -> <Self::Out as Lift>::On<B> {
                    $body
                }
            }
        )*

        fn in_mode<M: Mode>(cases: &mut Vec<Case>) {
            $(cases.push(Case {
                kernel: MapKernel::of::<$struct<M>>(),
                rounding: M::ROUNDING,
                expected: $expected,
            });)*
        }
    };
}

operations! {
    AddF32 "add_f32" (x: f32, y: f32) -> f32 = |b| ops::add::<M, _, _>(b, x, y), Expected::One(&["FADD"]);
    SubF32 "sub_f32" (x: f32, y: f32) -> f32 = |b| ops::sub::<M, _, _>(b, x, y), Expected::One(&["FADD"]);
    MulF32 "mul_f32" (x: f32, y: f32) -> f32 = |b| ops::mul::<M, _, _>(b, x, y), Expected::One(&["FMUL"]);
    FmaF32 "fma_f32" (x: f32, y: f32, z: f32) -> f32 = |b| ops::mul_add::<M, _, _>(b, x, y, z), Expected::One(&["FFMA"]);
    DivF32 "div_f32" (x: f32, y: f32) -> f32 = |b| ops::div::<M, _, _>(b, x, y), Expected::Routine("div", "f32");
    SqrtF32 "sqrt_f32" (x: f32) -> f32 = |b| ops::sqrt::<M, _, _>(b, x), Expected::Routine("sqrt", "f32");
    RecipF32 "recip_f32" (x: f32) -> f32 = |b| ops::recip::<M, _, _>(b, x), Expected::Routine("rcp", "f32");
    AddF64 "add_f64" (x: f64, y: f64) -> f64 = |b| ops::add::<M, _, _>(b, x, y), Expected::One(&["DADD"]);
    SubF64 "sub_f64" (x: f64, y: f64) -> f64 = |b| ops::sub::<M, _, _>(b, x, y), Expected::One(&["DADD"]);
    MulF64 "mul_f64" (x: f64, y: f64) -> f64 = |b| ops::mul::<M, _, _>(b, x, y), Expected::One(&["DMUL"]);
    FmaF64 "fma_f64" (x: f64, y: f64, z: f64) -> f64 = |b| ops::mul_add::<M, _, _>(b, x, y, z), Expected::One(&["DFMA"]);
    DivF64 "div_f64" (x: f64, y: f64) -> f64 = |b| ops::div::<M, _, _>(b, x, y), Expected::Routine("div", "f64");
    SqrtF64 "sqrt_f64" (x: f64) -> f64 = |b| ops::sqrt::<M, _, _>(b, x), Expected::Routine("sqrt", "f64");
    RecipF64 "recip_f64" (x: f64) -> f64 = |b| ops::recip::<M, _, _>(b, x), Expected::Routine("rcp", "f64");
    F64ToF32 "f64_to_f32" (x: f64) -> f32 = |b| ops::cast::<M, f32, _, _>(b, x), Expected::One(&["F2F.F32.F64"]);
    I32ToF32 "i32_to_f32" (x: i32) -> f32 = |b| ops::cast::<M, f32, _, _>(b, x), Expected::One(&["I2F", "I2FP.F32.S32"]);
    U32ToF32 "u32_to_f32" (x: u32) -> f32 = |b| ops::cast::<M, f32, _, _>(b, x), Expected::One(&["I2F.U32", "I2FP.F32.U32"]);
    I64ToF32 "i64_to_f32" (x: i64) -> f32 = |b| ops::cast::<M, f32, _, _>(b, x), Expected::One(&["I2F.S64"]);
    U64ToF32 "u64_to_f32" (x: u64) -> f32 = |b| ops::cast::<M, f32, _, _>(b, x), Expected::One(&["I2F.U64"]);
    I64ToF64 "i64_to_f64" (x: i64) -> f64 = |b| ops::cast::<M, f64, _, _>(b, x), Expected::One(&["I2F.F64.S64"]);
    U64ToF64 "u64_to_f64" (x: u64) -> f64 = |b| ops::cast::<M, f64, _, _>(b, x), Expected::One(&["I2F.F64.U64"]);
    AddF16 "add_f16" (x: f16, y: f16) -> f16 = |b| ops::add::<M, _, _>(b, x, y), Expected::Unfused;
    SubF16 "sub_f16" (x: f16, y: f16) -> f16 = |b| ops::sub::<M, _, _>(b, x, y), Expected::Unfused;
    MulF16 "mul_f16" (x: f16, y: f16) -> f16 = |b| ops::mul::<M, _, _>(b, x, y), Expected::Unfused;
    DivF16 "div_f16" (x: f16, y: f16) -> f16 = |b| ops::div::<M, _, _>(b, x, y), Expected::Unfused;
    FmaF16 "fma_f16" (x: f16, y: f16, z: f16) -> f16 = |b| ops::mul_add::<M, _, _>(b, x, y, z), Expected::Unfused;
    SqrtF16 "sqrt_f16" (x: f16) -> f16 = |b| ops::sqrt::<M, _, _>(b, x), Expected::Unfused;
    F32ToF16 "f32_to_f16" (x: f32) -> f16 = |b| ops::cast::<M, f16, _, _>(b, x), Expected::Unfused;
    F64ToF16 "f64_to_f16" (x: f64) -> f16 = |b| ops::cast::<M, f16, _, _>(b, x), Expected::Unfused;
    I64ToF16 "i64_to_f16" (x: i64) -> f16 = |b| ops::cast::<M, f16, _, _>(b, x), Expected::Unfused;
    AddBf16 "add_bf16" (x: bf16, y: bf16) -> bf16 = |b| ops::add::<M, _, _>(b, x, y), Expected::Unfused;
    SubBf16 "sub_bf16" (x: bf16, y: bf16) -> bf16 = |b| ops::sub::<M, _, _>(b, x, y), Expected::Unfused;
    MulBf16 "mul_bf16" (x: bf16, y: bf16) -> bf16 = |b| ops::mul::<M, _, _>(b, x, y), Expected::Unfused;
    DivBf16 "div_bf16" (x: bf16, y: bf16) -> bf16 = |b| ops::div::<M, _, _>(b, x, y), Expected::Unfused;
    FmaBf16 "fma_bf16" (x: bf16, y: bf16, z: bf16) -> bf16 = |b| ops::mul_add::<M, _, _>(b, x, y, z), Expected::Unfused;
    SqrtBf16 "sqrt_bf16" (x: bf16) -> bf16 = |b| ops::sqrt::<M, _, _>(b, x), Expected::Unfused;
    F32ToBf16 "f32_to_bf16" (x: f32) -> bf16 = |b| ops::cast::<M, bf16, _, _>(b, x), Expected::Unfused;
    F64ToBf16 "f64_to_bf16" (x: f64) -> bf16 = |b| ops::cast::<M, bf16, _, _>(b, x), Expected::Unfused;
    RintF32 "rint_f32" (x: f32) -> f32 = |b| ops::rint::<M, _, _>(b, x), Expected::Integer("FRND");
    RintF64 "rint_f64" (x: f64) -> f64 = |b| ops::rint::<M, _, _>(b, x), Expected::Integer("FRND");
    RintF16 "rint_f16" (x: f16) -> f16 = |b| ops::rint::<M, _, _>(b, x), Expected::Integer("FRND");
    RoundF32 "round_f32" (x: f32) -> f32 = |b| ops::round(b, x), Expected::Has("FRND.TRUNC");
    F32ToI32 "f32_to_i32" (x: f32) -> i32 = |b| ops::to_i32::<M, _, _>(b, x), Expected::Integer("F2I");
    F64ToI64 "f64_to_i64" (x: f64) -> i64 = |b| ops::to_i64::<M, _, _>(b, x), Expected::Integer("F2I");
    F32ToU8 "f32_to_u8" (x: f32) -> u8 = |b| ops::to_u8::<M, _, _>(b, x), Expected::Integer("F2I");
    RsqrtF32 "rsqrt_f32" (x: f32) -> f32 = |b| ops::rsqrt::<M, _, _>(b, x), Expected::Has("FFMA");
    RsqrtF64 "rsqrt_f64" (x: f64) -> f64 = |b| ops::rsqrt::<M, _, _>(b, x), Expected::Has("DFMA");
    ScalbnF64 "scalbn_f64" (x: f64, n: i32) -> f64 = |b| ops::scalbn::<M, _, _>(b, x, n), Expected::Has("DMUL");
    RemquoF32 "remquo_f32" (x: f32, y: f32) -> (f32, i32) = |b| ops::remquo(b, x, y), Expected::Has("FADD");
    ApproxDiv "approx_div" (x: f32, y: f32) -> f32 = |b| ops::approx_div(b, x, y), Expected::Has("MUFU.RCP");
    ApproxSqrt "approx_sqrt" (x: f32) -> f32 = |b| ops::approx_sqrt(b, x), Expected::Has("MUFU.SQRT");
    ApproxRcp "approx_rcp" (x: f32) -> f32 = |b| ops::approx_rcp(b, x), Expected::Has("MUFU.RCP");
    ApproxRsqrt "approx_rsqrt" (x: f32) -> f32 = |b| ops::approx_rsqrt(b, x), Expected::Has("MUFU.RSQ");
    FlushedAdd "flushed_add" (x: f32, y: f32) -> f32 = |b| ops::ftz::add::<M, _, _>(b, x, y), Expected::Has("FMUL.FTZ");
    I64ToBf16 "i64_to_bf16" (x: i64) -> bf16 = |b| ops::cast::<M, bf16, _, _>(b, x), Expected::Unfused;
}

/// Every case.
pub fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    in_mode::<Rn>(&mut cases);
    in_mode::<Rz>(&mut cases);
    in_mode::<Ru>(&mut cases);
    in_mode::<Rd>(&mut cases);
    cases
}
