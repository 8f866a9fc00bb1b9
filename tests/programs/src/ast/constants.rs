//! Constants that source names by a path.

use half::{bf16, f16};

use super::ScalarType;
use crate::consts::{THIRD_F32, THIRD_F64};

/// A constant's path and the encodings of its scalars.
pub type Constant = (&'static str, &'static [u64]);

macro_rules! float_constants {
    ($ty:ident $($own:ident)?; $($name:ident)*) => {&[
        $((stringify!($own), &[$own.to_bits() as u64]),)?
        $((concat!(stringify!($ty), "::", stringify!($name)), &[$ty::$name.to_bits() as u64])),*
    ]};
}

const F16: &[Constant] = float_constants!(f16; MAX MIN MIN_POSITIVE EPSILON INFINITY NEG_INFINITY NAN);
const BF16: &[Constant] = float_constants!(bf16; MAX MIN MIN_POSITIVE EPSILON INFINITY NEG_INFINITY NAN);
const F32: &[Constant] =
    float_constants!(f32 THIRD_F32; MAX MIN MIN_POSITIVE EPSILON INFINITY NEG_INFINITY NAN);
const F64: &[Constant] =
    float_constants!(f64 THIRD_F64; MAX MIN MIN_POSITIVE EPSILON INFINITY NEG_INFINITY NAN);

/// The constants of a format.
///
/// # Panics
///
/// If it is none.
pub fn float_constants(ty: ScalarType) -> &'static [Constant] {
    match ty {
        ScalarType::F16 => F16,
        ScalarType::Bf16 => BF16,
        ScalarType::F32 => F32,
        ScalarType::F64 => F64,
        other => unreachable!("{other:?} is no float"),
    }
}

/// A format's constant that all formats have, by its name.
///
/// # Panics
///
/// If there is no such constant.
pub fn float_constant(ty: ScalarType, name: &str) -> Constant {
    let named = |constant: &&Constant| constant.0.ends_with(&format!("::{name}"));
    *float_constants(ty)
        .iter()
        .find(named)
        .expect("all formats have it")
}

/// A length of a generic function.
pub fn length_constant(n: usize) -> &'static [u64] {
    static LENGTHS: [u64; 6] = [0, 1, 2, 3, 4, 5];
    &LENGTHS[n..=n]
}
