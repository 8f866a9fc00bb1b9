//! Roundings apart from the mode in force.

use fpdsl_macros::for_each_storage;
use fpdsl_ops::Storage;
use fpdsl_runtime::backend::{Backend, CastSource, Float};
use fpdsl_runtime::storage::{Rna, StorageMethods, StorageRounding};
use fpdsl_runtime::{Rn, Rounding, Sr, ops};

use super::operate::{in_mode, same_type};
use super::value::Scalar;
use crate::ast::{Apart, By, Method, ScalarType};

/// Of operands, to a type.
pub fn apart<B: Backend>(
    b: B,
    mode: Rounding,
    apart: Apart,
    args: &[Scalar<B>],
    to: ScalarType,
) -> Scalar<B> {
    macro_rules! cast {
        ($($T:ident)*) => {
            match args[0] {
                $(Scalar::$T(x) => stochastic_cast(b, to, x),)*
                _ => unreachable!("the types of a cast are those that the generator gave it"),
            }
        };
    }
    match apart {
        Apart::Stochastic(operation) => {
            // Of as many operands as it has.
            let operand = |number: usize| *args.get(number).unwrap_or(&args[0]);
            same_type!((args[0], operand(1), operand(2));
                (F16 Bf16 F32 F64) (x, y, z) => stochastic(b, operation, x, y, z);
            )
        }
        Apart::StochasticCast => cast!(F16 Bf16 F32 F64 I8 I16 I32 I64 U8 U16 U32 U64 Usize),
        Apart::Stored {
            format,
            overflows,
            by,
        } => Scalar::F32(match args[0] {
            Scalar::F32(x) => stored(b, mode, format, overflows, by, x),
            Scalar::F64(x) => stored(b, mode, format, overflows, by, x),
            _ => unreachable!("the generator stores numbers of binary32 and binary64"),
        }),
    }
}

/// Of as many operands as it has.
#[inline(never)]
fn stochastic<B: Backend, T: Float<B>>(b: B, operation: Method, x: T, y: T, z: T) -> T {
    match operation {
        Method::Add => ops::add::<Sr, _, _>(b, x, y),
        Method::Sub => ops::sub::<Sr, _, _>(b, x, y),
        Method::Mul => ops::mul::<Sr, _, _>(b, x, y),
        Method::Div => ops::div::<Sr, _, _>(b, x, y),
        Method::Sqrt => ops::sqrt::<Sr, _, _>(b, x),
        Method::Recip => ops::recip::<Sr, _, _>(b, x),
        Method::MulAdd => ops::mul_add::<Sr, _, _>(b, x, y, z),
        other => unreachable!("{other:?} does not round stochastically"),
    }
}

#[inline(never)]
fn stochastic_cast<B: Backend, T: CastSource<B>>(b: B, to: ScalarType, x: T) -> Scalar<B> {
    match to {
        ScalarType::F16 => Scalar::F16(ops::cast::<Sr, half::f16, _, _>(b, x)),
        ScalarType::Bf16 => Scalar::Bf16(ops::cast::<Sr, half::bf16, _, _>(b, x)),
        ScalarType::F32 => Scalar::F32(ops::cast::<Sr, f32, _, _>(b, x)),
        ScalarType::F64 => Scalar::F64(ops::cast::<Sr, f64, _, _>(b, x)),
        other => unreachable!("{other:?} is no float"),
    }
}

#[inline(never)]
fn stored<B: Backend, T: Float<B>>(
    b: B,
    mode: Rounding,
    format: Storage,
    overflows: bool,
    by: By,
    x: T,
) -> B::F32 {
    match by {
        By::Mode => in_mode!(mode, M => rounded::<M, _, _>(b, format, overflows, x)),
        By::Away => rounded::<Rna, _, _>(b, format, overflows, x),
        By::Draw => rounded::<Sr, _, _>(b, format, overflows, x),
    }
}

#[inline(never)]
fn rounded<R: StorageRounding, B: Backend, T: Float<B>>(
    b: B,
    format: Storage,
    overflows: bool,
    x: T,
) -> B::F32 {
    let rounding = R::default();
    for_each_storage! {
        match (format, overflows) {
            #for {
                (Storage::#Name, false) => number(b, x.#{__fp_to_ name}(b, rounding, x)),
                #if nan { (Storage::#Name, true) => number(b, x.#{__fp_to_ name or}(b, rounding, x)), }
                #else { (Storage::#Name, true) => unreachable!("it has no value for what is too large"), }
            }
        }
    }
}

/// The number of an encoding.
fn number<B: Backend>(b: B, x: impl CastSource<B>) -> B::F32 {
    ops::cast::<Rn, f32, _, _>(b, x)
}
