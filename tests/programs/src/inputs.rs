//! Inputs: special values, their neighbours, ordinary numbers and random bits.

use crate::ast::{Program, ScalarType};
use crate::rng::Rng;

/// This many inputs: the number of an element, whose random bits it has, and an encoding for each scalar of the program's parameters.
pub fn inputs(program: &Program, count: usize) -> Vec<Vec<u64>> {
    let mut rng = Rng::new(!program.seed);
    let types: Vec<ScalarType> = program.param_types().iter().flat_map(|ty| ty.leaves()).collect();
    (0..count)
        .map(|n| {
            // The first sets are tame, so that every program gets to its ordinary paths.
            let wild = if n < count / 4 { 0 } else { rng.below(100) };
            let values = types.iter().map(|&ty| value(&mut rng, ty, wild));
            // Some are beyond the elements of 32 bits.
            let element = n as u64 | (n as u64 & 3) << 32;
            [element].into_iter().chain(values).collect()
        })
        .collect()
}

/// An encoding; `wild` is how many of a hundred are special.
pub fn value(rng: &mut Rng, ty: ScalarType, wild: usize) -> u64 {
    let special = rng.percent(wild);
    match ty {
        ScalarType::Bool => rng.bits() & 1,
        ScalarType::F16 if special => special_float(rng, 5, 10),
        ScalarType::Bf16 if special => special_float(rng, 8, 7),
        ScalarType::F16 => u64::from(half::f16::from_f64(tame(rng)).to_bits()),
        ScalarType::Bf16 => u64::from(half::bf16::from_f64(tame(rng)).to_bits()),
        ScalarType::F32 if special => special_float(rng, 8, 23),
        ScalarType::F64 if special => special_float(rng, 11, 52),
        ScalarType::F32 => u64::from((tame(rng) as f32).to_bits()),
        ScalarType::F64 => tame(rng).to_bits(),
        ScalarType::I8 | ScalarType::U8 => integer(rng, special, 8),
        ScalarType::I16 | ScalarType::U16 => integer(rng, special, 16),
        ScalarType::I32 | ScalarType::U32 => integer(rng, special, 32),
        ScalarType::Usize => {
            // Most are meant as an index.
            let special = special && rng.percent(30);
            integer(rng, special, 64)
        }
        ScalarType::I64 | ScalarType::U64 => integer(rng, special, 64),
    }
}

/// Between a millionth and a million, often with few digits.
fn tame(rng: &mut Rng) -> f64 {
    let sign = if rng.percent(50) { -1.0 } else { 1.0 };
    match rng.below(3) {
        0 => sign * rng.below(20) as f64 / 4.0,
        1 => sign * (rng.bits() >> 11) as f64 / (1_u64 << 50) as f64,
        _ => {
            let exponent = rng.range(-20, 20) as i32;
            sign * (1.0 + (rng.bits() >> 12) as f64 / (1_u64 << 52) as f64) * 2_f64.powi(exponent)
        }
    }
}

/// Zeros, subnormals, the ends of the normal range, infinities, NaNs, their neighbours, and any bits at all.
fn special_float(rng: &mut Rng, exponent_bits: u32, mantissa_bits: u32) -> u64 {
    let one = 1_u64 << mantissa_bits;
    let infinity = ((1 << exponent_bits) - 1) * one;
    let bias = (1 << (exponent_bits - 1)) - 1;
    let width = exponent_bits + mantissa_bits + 1;
    let anchors = [
        0,
        one,
        infinity,
        bias * one,
        (bias + 1) * one,
        (bias - 1) * one,
        infinity + one / 2,
        1,
    ];
    let magnitude = match rng.below(4) {
        0 | 1 => rng.pick(&anchors).wrapping_add_signed(rng.range(-2, 2)),
        2 => bias.wrapping_add_signed(rng.range(-60, 60)).wrapping_mul(one) + (rng.bits() & (one - 1)),
        _ => rng.bits(),
    };
    let sign = (rng.bits() & 1) << (width - 1);
    (magnitude & ((1 << (width - 1)) - 1)) | sign
}

fn integer(rng: &mut Rng, special: bool, bits: u32) -> u64 {
    let mask = u64::MAX >> (64 - bits);
    let low = if rng.percent(50) { 0 } else { -4 };
    let small = rng.range(low, 9) as u64;
    let anchors = [0, 1, mask, mask >> 1, (mask >> 1) + 1, bits.into()];
    let value = match (special, rng.below(3)) {
        (false, 0 | 1) => small,
        (false, _) => rng.below(1000) as u64,
        (true, 0) => *rng.pick(&anchors),
        (true, 1) => 1 << rng.below(64),
        (true, _) => rng.bits(),
    };
    value & mask
}
