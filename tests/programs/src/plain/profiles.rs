//! The arithmetic of profiles, by the definitions of the oracles.

use fpdsl_oracles::profiles::F64;
use fpdsl_oracles::profiles::cc1x::{self, Product};
use fpdsl_oracles::profiles::x87::{self, Op};
use fpdsl_runtime::Rounding;
use fpdsl_runtime::soft;

use super::operate::{format, mul_add};
use crate::ast::{BinaryOp, Method, ScalarType};

/// `x op y` of `x87`; none for what is rounded once.
pub fn binary(mode: Rounding, op: BinaryOp, ty: ScalarType, operands: [u64; 2]) -> Option<u64> {
    let op = match op {
        BinaryOp::Add => Op::Add,
        BinaryOp::Sub => Op::Sub,
        BinaryOp::Mul => Op::Mul,
        BinaryOp::Div => Op::Div,
        _ => return None,
    };
    twice(mode, op, ty, operands)
}

/// A method of `x87`, likewise.
pub fn method(mode: Rounding, method: Method, ty: ScalarType, args: &[u64]) -> Option<u64> {
    let op = match method {
        Method::Sqrt => Op::Sqrt,
        Method::Recip => Op::Recip,
        _ => return None,
    };
    twice(mode, op, ty, [args[0], 0])
}

fn twice(mode: Rounding, op: Op, ty: ScalarType, operands: [u64; 2]) -> Option<u64> {
    (ty == ScalarType::F64).then(|| number(ty, x87::expected(op, F64, mode, operands)))
}

/// `x * y + z` of `cc1x` where they are contracted.
pub fn contracted(mode: Rounding, ty: ScalarType, [x, y, z]: [u64; 3]) -> u64 {
    let to_nearest = mode == Rounding::NearestEven;
    match ty {
        ScalarType::F32 => {
            let product = if to_nearest {
                Product::Cut
            } else {
                Product::Rounded
            };
            number(ty, cc1x::expected(product, mode, [x, y, z]))
        }
        _ if to_nearest => mul_add(mode, ty, x, y, z),
        _ => {
            let f = format(ty);
            soft::add(f, mode, soft::mul(f, mode, x, y), z)
        }
    }
}

/// A result of the oracles, which have one NaN of their own.
fn number(ty: ScalarType, found: u64) -> u64 {
    match found {
        u64::MAX => format(ty).quiet_nan(),
        found => found,
    }
}
