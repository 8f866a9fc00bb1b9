//! SoftFloat's binary128, where its 113 bits settle what a narrower format rounds to.

use fpdsl_runtime::Rounding;
use fpdsl_runtime::format::Format;
use softfloat_sys::*;

use super::support::definition::{search, value};

/// The word of an encoding that has the sign and the exponent.
const HIGH: usize = if cfg!(target_endian = "little") { 1 } else { 0 };

fn toward(way: u8) {
    // SAFETY: SoftFloat's mode is thread-local.
    unsafe { softfloat_roundingMode_write_helper(way) }
}

fn wide(format: Format, bits: u64) -> float128_t {
    let x = float64_t {
        v: value(format, bits).to_bits(),
    };
    // SAFETY: plain values in and out, here and below.
    unsafe { f64_to_f128(x) }
}

fn narrow(format: Format, mode: Rounding, x: float128_t) -> u64 {
    toward(match (format, mode) {
        // Rounded to odd, a binary64 number keeps what the rounding to bfloat16 must know.
        (Format::Bf16, _) => softfloat_round_odd,
        (_, Rounding::NearestEven) => softfloat_round_near_even,
        (_, Rounding::TowardZero) => softfloat_round_minMag,
        (_, Rounding::TowardPositive) => softfloat_round_max,
        (_, Rounding::TowardNegative) => softfloat_round_min,
    });
    // SAFETY: as above.
    unsafe {
        match format {
            Format::F16 => f128_to_f16(x).v as u64,
            Format::Bf16 => search(format, mode, f64::from_bits(f128_to_f64(x).v)),
            Format::F32 => f128_to_f32(x).v as u64,
            Format::F64 => f128_to_f64(x).v,
        }
    }
}

/// Between two quotients that enclose it; unless they round differently, which takes a root within 2^-111 of a number or
/// of the middle between two.
pub fn rsqrt(format: Format, mode: Rounding, bits: u64) -> Option<u64> {
    let x = wide(format, bits);
    let quotient = |of_root, of_quotient| {
        // SAFETY: as above.
        unsafe {
            toward(of_root);
            let root = f128_sqrt(x);
            toward(of_quotient);
            narrow(format, mode, f128_div(i32_to_f128(1), root))
        }
    };
    let low = quotient(softfloat_round_max, softfloat_round_min);
    let high = quotient(softfloat_round_min, softfloat_round_max);
    (format.canonical(low) == format.canonical(high)).then_some(low)
}

/// By adding to the exponent, whose range has room for every format's numbers times 2^±8000.
pub fn scalbn(format: Format, mode: Rounding, bits: u64, n: i32) -> u64 {
    let mut x = wide(format, bits);
    let magnitude = bits & format.magnitude_mask();
    if magnitude != 0 && magnitude < format.infinity() {
        x.v[HIGH] = x.v[HIGH].wrapping_add_signed(i64::from(n.clamp(-8000, 8000)) << 48);
    }
    narrow(format, mode, x)
}
