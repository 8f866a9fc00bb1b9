//! NVFP4: blocks of 16 numbers of E2M1 with a scale in E4M3, and one number of binary32 for all blocks.
//!
//! A number is `value * scale * tensor`: a value in E2M1, the scale of its block in E4M3, and `tensor`, which [`tensor_scale`](fn@tensor_scale) makes of the
//! largest magnitude of all numbers so that scales use the range of E4M3.
//!
//! ```
//! use fpdsl::prelude::*;
//! use fpdsl::quantize::nvfp4;
//!
//! # fn main() -> Result<(), fpdsl::Error> {
//! let dev = Device::best();
//! let x: Vec<f32> = (0..64).map(|k| (k as f32 - 20.0) / 7.0).collect();
//! let amax = nvfp4::larger::reduce(&x).run(&dev)?;
//! let tensor = nvfp4::tensor_scale(amax);
//! let (blocks, _) = x.as_chunks::<16>();
//! let (scales, values) = nvfp4::quantize::<Rn>::map(blocks, tensor).run(&dev)?;
//! let back = nvfp4::dequantize::map(&scales, &values, tensor).run(&dev)?.to_vec()?;
//! assert!((back[0][0] - x[0]).abs() <= x[0].abs() / 4.0);
//! # Ok(())
//! # }
//! ```
//!
//! The steps are those of NVIDIA's recipe (Transformer Engine, TensorRT), with every rounding named: the scale of a block is
//! `amax / 6 / tensor`, two quotients to nearest, rounded to nearest in E4M3 and at least 2^-9. A value is `x` divided by the product of the
//! scale and `tensor` (to nearest), and that quotient rounded to E2M1; the product and the quotient are rounded in the mode too. Some
//! implementations multiply by approximate reciprocals instead and have other bits.
//!
//! | | |
//! |---|---|
//! | a block of zeros alone | has the scale 2^-9, and zeros |
//! | a block with a NaN or an infinity | has the scale NaN, so that all its values are NaN |
//! | `tensor` of numbers that are all zero, or so small that it would be 0 | is 1 |
//! | a number beyond `448 * 6 * tensor` | becomes that: the scale and the value saturate |

use crate::prelude::*;
use crate::storage::{E2m1, E2m1x2, E4m3, magnitude_bits};

const LARGEST: f32 = 6.0;
/// The product of the largest numbers of E2M1 and E4M3.
const LARGEST_OF_BOTH: f32 = 2688.0;
/// The smallest positive number of E4M3.
const LEAST_SCALE: f32 = 0.001_953_125;

/// The larger of two magnitudes, for the largest one of an array: `larger::reduce(&x)`. A NaN is above all.
#[fp(identity = 0.0)]
pub fn larger(x: f32, y: f32) -> f32 {
    f32::from_bits(x.abs().to_bits().max(y.abs().to_bits()))
}

/// The scale of all blocks: `amax / 2688` to nearest, so that the largest block has the largest scale. It is 1 where that would be 0.
#[fp]
pub fn tensor_scale(amax: f32) -> f32 {
    let scale = amax / LARGEST_OF_BOTH;
    if scale == 0.0 { 1.0 } else { scale }
}

/// The scale of a block and its values: see [the module](self).
#[fp(mode = M)]
pub fn quantize<M: Mode>(x: [f32; 16], tensor: f32) -> (E4m3, [E2m1; 16]) {
    let (scale, both) = scales(x, tensor);
    (scale, x.map(|x| (x / both).to_e2m1()))
}

/// [`quantize`](fn@quantize), with two values in a byte.
#[fp(mode = M)]
pub fn quantize_packed<M: Mode>(x: [f32; 16], tensor: f32) -> (E4m3, [E2m1x2; 8]) {
    let (scale, values) = quantize::<M>(x, tensor);
    let mut packed = [E2m1x2::pack([values[0], values[1]]); 8];
    for k in 1..8 {
        packed[k] = E2m1x2::pack([values[2 * k], values[2 * k + 1]]);
    }
    (scale, packed)
}

/// The numbers of a block: `value * (scale * tensor)`, two products to nearest.
#[fp]
pub fn dequantize(scale: E4m3, values: [E2m1; 16], tensor: f32) -> [f32; 16] {
    let both = scale.to_f32() * tensor;
    values.map(|value| value.to_f32() * both)
}

/// [`dequantize`](fn@dequantize) of packed values.
#[fp]
pub fn dequantize_packed(scale: E4m3, values: [E2m1x2; 8], tensor: f32) -> [f32; 16] {
    let both = scale.to_f32() * tensor;
    let mut x = [0.0_f32; 16];
    for k in 0..8 {
        let [first, second] = values[k].unpack();
        x[2 * k] = first.to_f32() * both;
        x[2 * k + 1] = second.to_f32() * both;
    }
    x
}

/// The scale of a block, and its product with that of all blocks. Both are NaN where a number is not finite.
#[fp]
fn scales(x: [f32; 16], tensor: f32) -> (E4m3, f32) {
    let mut most = 0_u32;
    for k in 0..16 {
        most = most.max(magnitude_bits(x[k]));
    }
    let amax = f32::from_bits(most);
    let scale = (amax / LARGEST / tensor).max(LEAST_SCALE).to_e4m3();
    if amax < f32::INFINITY {
        (scale, scale.to_f32() * tensor)
    } else {
        (E4m3::NAN, f32::NAN)
    }
}
