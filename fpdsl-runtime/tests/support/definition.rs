//! Operations by their definition, in exact integers and by search: a third oracle where SoftFloat or APFloat
//! lack an operation. Slow and plain on purpose.

use fpdsl_runtime::Rounding;
use fpdsl_runtime::format::Format;

use super::table::{IntType, Op};

/// `None`: two others offer the operation.
pub fn definition(op: Op, format: Format, mode: Rounding, v: [u64; 3]) -> Option<u64> {
    let [x, y, _] = v;
    match op {
        Op::Sqrt => Some(sqrt(format, mode, x)),
        Op::Rem => Some(rem(format, x, y)),
        Op::Min => Some(select(format, x, y, |x, y| x < y)),
        Op::Max => Some(select(format, x, y, |x, y| x > y)),
        Op::Neg => Some(x ^ format.sign_mask()),
        Op::Abs => Some(x & format.magnitude_mask()),
        Op::ToInt(int) => Some(to_int(format, x, int)),
        Op::Convert(to) => match to {
            Format::F16 | Format::Bf16 | Format::F32 => Some(search(to, mode, value(format, x))),
            Format::F64 => Some(value(format, x).to_bits()),
        },
        Op::Lt | Op::Le | Op::Gt | Op::Ge | Op::Eq | Op::Ne | Op::FromInt(_) => None,
        Op::Add | Op::Sub | Op::Mul | Op::Div | Op::Fma | Op::Recip => None,
    }
}

/// The magnitude of a finite number as `integer * 2^exponent`.
fn decode(format: Format, x: u64) -> (u64, i32) {
    let magnitude = x & format.magnitude_mask();
    let biased = (magnitude >> (format.precision() - 1)) as i32;
    let fraction = magnitude & format.fraction_mask();
    let lowest = 2 - format.max_exponent() - format.precision() as i32;
    if biased == 0 {
        (fraction, lowest)
    } else {
        (fraction | format.min_normal(), lowest + biased - 1)
    }
}

/// `integer * 2^exponent`, which must be a binary64 number.
pub fn exact(integer: u64, exponent: i32) -> f64 {
    let (mut x, mut left) = (integer as f64, exponent);
    while left != 0 {
        let step = left.clamp(-1000, 1000);
        x *= f64::from_bits(((1023 + step) as u64) << 52);
        left -= step;
    }
    x
}

/// An encoding's value.
pub fn value(format: Format, x: u64) -> f64 {
    let magnitude = if format.is_nan(x) {
        return f64::NAN;
    } else if x & format.magnitude_mask() == format.infinity() {
        f64::INFINITY
    } else {
        let (integer, exponent) = decode(format, x);
        exact(integer, exponent)
    };
    if format.is_negative(x) {
        -magnitude
    } else {
        magnitude
    }
}

/// The encoding of a value that the format has.
pub fn encode_exact(format: Format, x: f64) -> u64 {
    match format {
        Format::F64 => x.to_bits(),
        Format::F32 => (x as f32).to_bits() as u64,
        Format::Bf16 => ((x as f32).to_bits() >> 16) as u64,
        Format::F16 => search(format, Rounding::TowardZero, x),
    }
}

/// Rounds to a format narrower than binary64 by looking for its neighbours among the encodings.
pub fn search(format: Format, mode: Rounding, x: f64) -> u64 {
    if x.is_nan() {
        return format.quiet_nan();
    }
    let (target, negative) = (x.abs(), x.is_sign_negative());
    let sign = if negative { format.sign_mask() } else { 0 };
    if target.is_infinite() {
        return sign | format.infinity();
    }
    // The largest encoding of a finite number whose value is not above the target.
    let (mut below, mut above) = (0, format.infinity());
    while above - below > 1 {
        let middle = below + (above - below) / 2;
        if value(format, middle) <= target {
            below = middle;
        } else {
            above = middle;
        }
    }
    let low = value(format, below);
    if low == target {
        return sign | below;
    }
    // What would follow the largest finite number, if the exponent range went on, decides ties there.
    let high = if above == format.infinity() {
        exact(1, format.max_exponent() + 1)
    } else {
        value(format, above)
    };
    let middle = low / 2.0 + high / 2.0;
    let up = match mode {
        Rounding::NearestEven => target > middle || (target == middle && below & 1 == 1),
        Rounding::TowardZero => false,
        Rounding::TowardPositive => !negative,
        Rounding::TowardNegative => negative,
    };
    sign | if up { above } else { below }
}

/// Returns true if `(a * 2^e)^2 <= x * 2^f`, exactly.
fn square_is_at_most(a: u64, e: i32, x: u64, f: i32) -> bool {
    let (square, radicand) = (a as u128 * a as u128, x as u128);
    if square == 0 {
        return true;
    }
    let (top_square, top_radicand) = (
        2 * e + 128 - square.leading_zeros() as i32,
        f + 64 - x.leading_zeros() as i32,
    );
    if top_square != top_radicand {
        return top_square < top_radicand;
    }
    // Equal leading bits: aligning both to bit 127 loses nothing.
    square << square.leading_zeros() <= radicand << radicand.leading_zeros()
}

/// The largest encoding whose square is not above `x`, then by the mode.
fn sqrt(format: Format, mode: Rounding, x: u64) -> u64 {
    if format.is_nan(x) || (format.is_negative(x) && x != format.sign_mask()) {
        return format.quiet_nan();
    }
    if x == format.infinity() || x & format.magnitude_mask() == 0 {
        return x;
    }
    let (radicand, f) = decode(format, x);
    let (mut below, mut above) = (0, format.infinity());
    while above - below > 1 {
        let middle = below + (above - below) / 2;
        let (a, e) = decode(format, middle);
        if square_is_at_most(a, e, radicand, f) {
            below = middle;
        } else {
            above = middle;
        }
    }
    let (a, e) = decode(format, below);
    let is_exact = radicand as u128 == scale(a as u128 * a as u128, f - 2 * e);
    // Half a unit more, whose square is never the radicand: it has one bit too many.
    let up = match mode {
        Rounding::NearestEven => square_is_at_most(2 * a + 1, e - 1, radicand, f),
        Rounding::TowardZero | Rounding::TowardNegative => false,
        Rounding::TowardPositive => !is_exact,
    };
    if up { above } else { below }
}

/// `integer / 2^shift` if that is an integer, otherwise a number that equals no significand.
fn scale(integer: u128, shift: i32) -> u128 {
    if shift <= 0 {
        integer << -shift
    } else if shift < 128 && integer.trailing_zeros() >= shift as u32 {
        integer >> shift
    } else {
        u128::MAX
    }
}

/// C's `fmod`: the remainder of the integers over a common unit.
fn rem(format: Format, x: u64, y: u64) -> u64 {
    let (a, b) = (value(format, x), value(format, y));
    if a.is_nan() || b.is_nan() || a.is_infinite() || b == 0.0 {
        return format.quiet_nan();
    }
    if b.is_infinite() || a.abs() < b.abs() {
        return x;
    }
    let ((mx, ex), (my, ey)) = (decode(format, x), decode(format, y));
    let (remainder, unit) = if ex >= ey {
        // mx * 2^(ex - ey) modulo my, by repeated squaring; every factor is below my, which is below 2^53.
        let (mut power, mut base, mut left) = (1 % my as u128, 2 % my as u128, ex - ey);
        while left > 0 {
            if left & 1 == 1 {
                power = power * base % my as u128;
            }
            base = base * base % my as u128;
            left >>= 1;
        }
        (mx as u128 % my as u128 * power % my as u128, ey)
    } else {
        // y's unit is the larger one, but not by more than a significand, since |y| <= |x|.
        (mx as u128 % ((my as u128) << (ey - ex)), ex)
    };
    let magnitude = exact(remainder as u64, unit);
    let sign = x & format.sign_mask();
    match format {
        Format::F16 | Format::Bf16 | Format::F32 => search(format, Rounding::TowardZero, magnitude) | sign,
        Format::F64 => magnitude.to_bits() | sign,
    }
}

/// minimumNumber or maximumNumber.
fn select(format: Format, x: u64, y: u64, first: fn(f64, f64) -> bool) -> u64 {
    let (a, b) = (value(format, x), value(format, y));
    if a.is_nan() {
        y
    } else if b.is_nan() {
        x
    } else if a == b {
        // Zeros of different signs are as 1 and -1.
        let sign = |bits| if format.is_negative(bits) { -1.0 } else { 1.0 };
        if first(sign(x), sign(y)) { x } else { y }
    } else if first(a, b) {
        x
    } else {
        y
    }
}

/// Toward zero, saturating, NaN is 0.
fn to_int(format: Format, x: u64, int: IntType) -> u64 {
    if format.is_nan(x) {
        return 0;
    }
    let (integer, exponent) = decode(format, x);
    let magnitude = match exponent {
        _ if x & format.magnitude_mask() == format.infinity() => i128::MAX,
        ..-63 => 0,
        -63..0 => (integer >> -exponent) as i128,
        0..64 => (integer as i128) << exponent,
        64.. => i128::MAX,
    };
    let value = if format.is_negative(x) {
        -magnitude
    } else {
        magnitude
    };
    int.encode(value.clamp(int.min(), int.max()))
}
