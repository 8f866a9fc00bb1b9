//! Conversions to and from f16 and bf16, in integers.

use ::half::{bf16, f16};

use crate::format::Format;
use crate::mode::{Mode, match_mode};
use crate::scalar::odd::odd32;
use crate::soft;

/// The number to add to a truncated magnitude. `fraction` is the part that was cut off, in units of which `half` makes half of
/// the lowest bit kept.
#[inline(always)]
fn increment<M: Mode>(negative: bool, kept: u32, fraction: u32, half: u32) -> u32 {
    match_mode!(M {
        NearestEven => (fraction + (kept & 1) > half) as u32,
        TowardZero => 0,
        TowardPositive => (!negative & (fraction != 0)) as u32,
        TowardNegative => (negative & (fraction != 0)) as u32,
    })
}

/// Exact.
#[inline(always)]
pub(crate) fn widen_f16(x: f16) -> f32 {
    let bits = x.to_bits() as u32;
    let magnitude = (bits & 0x7fff) << 13;
    let wide = if magnitude >= 0x7c00 << 13 {
        magnitude | 0x7f80_0000
    } else {
        // The exponent field moves from bias 15 to bias 127; the product normalises subnormal numbers.
        (f32::from_bits(magnitude) * f32::from_bits((127 + 112) << 23)).to_bits()
    };
    f32::from_bits((bits & 0x8000) << 16 | wide)
}

/// Exact.
#[inline(always)]
pub(crate) fn widen_bf16(x: bf16) -> f32 {
    f32::from_bits((x.to_bits() as u32) << 16)
}

/// Rounds once.
#[inline(always)]
pub(crate) fn f16_from_f32<M: Mode>(x: f32) -> f16 {
    let bits = x.to_bits();
    let negative = x.is_sign_negative();
    let magnitude = bits & 0x7fff_ffff;
    let encoding = if magnitude > 0x7f80_0000 {
        return f16::from_bits(0x7e00);
    } else if magnitude >= (127 + 16) << 23 {
        // 2^16 and above, infinity included.
        soft::convert(
            Format::F32,
            Format::F16,
            M::ROUNDING,
            magnitude as u64 | (bits & 0x8000_0000) as u64,
        ) as u32
            & 0x7fff
    } else if magnitude >= (127 - 14) << 23 {
        // A carry out of the significand raises the exponent, at most to that of infinity.
        let kept = (magnitude - (112 << 23)) >> 13;
        kept + increment::<M>(negative, kept, magnitude & 0x1fff, 0x1000)
    } else {
        // In units of 2^-24: the significand is shifted by 14 for exponent -15, one more for each below it.
        let significand = (magnitude & 0x007f_ffff) | 0x0080_0000;
        let shift = 126 - (magnitude >> 23);
        if shift <= 24 {
            let kept = significand >> shift;
            let fraction = significand & ((1 << shift) - 1);
            kept + increment::<M>(negative, kept, fraction, 1 << (shift - 1))
        } else {
            increment::<M>(negative, 0, (magnitude != 0) as u32, 2)
        }
    };
    f16::from_bits(encoding as u16 | ((bits >> 16) & 0x8000) as u16)
}

/// Rounds once. The exponent ranges are the same, so that a carry out of the largest finite number is the
/// infinity that clause 7.4 asks for, and modes that keep the largest finite number never carry.
#[inline(always)]
pub(crate) fn bf16_from_f32<M: Mode>(x: f32) -> bf16 {
    let bits = x.to_bits();
    if x.is_nan() {
        return bf16::from_bits(0x7fc0);
    }
    let kept = bits >> 16;
    let up = increment::<M>(x.is_sign_negative(), kept, bits & 0xffff, 0x8000);
    bf16::from_bits((kept + up) as u16)
}

/// Rounded to odd, after which a rounding to 11 or 8 bits is the only one: 24 bits are more than two more, and below
/// f16's normal range they still reach far below its last bit. bf16 shares f32's range and its last bit is 2^-133, sixteen
/// bits above that of f32.
#[inline(always)]
fn f32_odd(x: f64) -> f32 {
    let s = x as f32;
    odd32(s, x - s as f64)
}

/// Rounds once.
#[inline(always)]
pub(crate) fn f16_from_f64<M: Mode>(x: f64) -> f16 {
    f16_from_f32::<M>(f32_odd(x))
}

/// Rounds once.
#[inline(always)]
pub(crate) fn bf16_from_f64<M: Mode>(x: f64) -> bf16 {
    bf16_from_f32::<M>(f32_odd(x))
}

/// An integer of at most 64 bits and a sign in f32, rounded to odd.
#[inline(always)]
fn f32_odd_from_int(x: i128) -> f32 {
    let magnitude = x.unsigned_abs() as u64;
    let cut = 40u32.saturating_sub(magnitude.leading_zeros());
    let lost = magnitude & ((1 << cut) - 1) != 0;
    // Below 2^24, and so exact, as is the product with a power of two.
    let kept = ((magnitude >> cut) | lost as u64) as f32;
    let scaled = kept * f32::from_bits((127 + cut) << 23);
    if x < 0 { -scaled } else { scaled }
}

/// Rounds once.
#[inline(always)]
pub(crate) fn f16_from_int<M: Mode>(x: i128) -> f16 {
    f16_from_f32::<M>(f32_odd_from_int(x))
}

/// Rounds once.
#[inline(always)]
pub(crate) fn bf16_from_int<M: Mode>(x: i128) -> bf16 {
    bf16_from_f32::<M>(f32_odd_from_int(x))
}
