//! What GPUs of compute capability 1.x compute of binary32 in their own way.
//!
//! The sources are the CUDA C Programming Guide, "Floating-Point Standard" of compute capability 1.x and "Mathematical Functions", and PTX
//! ISA, `mad` on sm_1x.

use fpdsl_macros::fp;

use super::kit::{odd, two_sum};

/// 2^126: greater divisors have a subnormal reciprocal.
const LARGE: f32 = 8.507_059e37;

/// `x * y + z` of that machine's FMAD. The product is cut to 24 digits and keeps its exponent, whatever that is; the sum is rounded to
/// nearest. Where `z` is a zero, both are rounded to nearest.
#[fp(ftz = true)]
pub fn multiply_add(x: f32, y: f32, z: f32) -> f32 {
    if z == 0.0 {
        return x * y + z;
    }
    // Exact, and a normal number or 0: its low 29 bits are what is cut off.
    let product = x as f64 * y as f64;
    let cut = f64::from_bits(product.to_bits() & 0xffff_ffff_e000_0000);
    let (s, e) = two_sum(cut, z as f64);
    let finite = s.abs() < f64::INFINITY;
    (if finite { odd(s, e) } else { s }) as f32
}

/// About `x / y`, for all divisors: the GPU's approximate division gives 0 for the largest.
#[fp(ftz = true)]
pub fn quotient(x: f32, y: f32) -> f32 {
    let scale = if y.abs() > LARGE { 0.25 } else { 1.0 };
    (x * scale).approx_div(y * scale)
}
