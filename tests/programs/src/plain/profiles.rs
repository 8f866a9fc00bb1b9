//! The arithmetic of profiles, by the definitions of the oracles.

use fpdsl_oracles::format::F64;
use fpdsl_oracles::profiles::cc1x::{self, Product};
use fpdsl_oracles::profiles::x87;
use fpdsl_runtime::Rounding;
use fpdsl_runtime::soft;

use super::operate::{format, mul_add};
use crate::ast::{Method, ScalarType};
use crate::bits::canonical;

/// An operation of `x87`; none for what is rounded once.
pub fn twice(mode: Rounding, operation: Method, ty: ScalarType, operands: &[u64]) -> Option<u64> {
    if ty != ScalarType::F64 || !operation.is_of_x87() {
        return None;
    }
    let operands = [operands[0], operands.get(1).copied().unwrap_or(0)];
    Some(canonical(ty, x87::expected(operation, F64, mode, operands)))
}

/// `x * y + z` of `cc1x` where they are contracted.
pub fn contracted(mode: Rounding, ty: ScalarType, [x, y, z]: [u64; 3]) -> u64 {
    match ty {
        ScalarType::F32 => canonical(ty, cc1x::expected(Product::contracted(mode), mode, [x, y, z])),
        _ if mode == Rounding::NearestEven => mul_add(mode, ty, x, y, z),
        _ => {
            let f = format(ty);
            soft::add(f, mode, soft::mul(f, mode, x, y), z)
        }
    }
}
