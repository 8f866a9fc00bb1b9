//! Definitions: what an operation is, in Rust's own exact operations on f64 or in integers, and nothing clever.

use fpdsl_ops::Operation::*;
use fpdsl_runtime::Rounding;
use fpdsl_runtime::format::Format;

use super::parts::{First, Part, Second};
use super::support::definition::{encode_exact as exact, search, value};
use super::table::Words;

fn integral(part: Part, mode: Rounding, x: f64) -> f64 {
    match (part, mode) {
        (First(Floor), _) => x.floor(),
        (First(Ceil), _) => x.ceil(),
        (First(Trunc), _) => x.trunc(),
        (First(Round), _) => x.round(),
        (First(RoundTiesEven), _) | (_, Rounding::NearestEven) => x.round_ties_even(),
        (_, Rounding::TowardZero) => x.trunc(),
        (_, Rounding::TowardPositive) => x.ceil(),
        (_, Rounding::TowardNegative) => x.floor(),
    }
}

/// The exponent of a finite number other than zero.
fn exponent(x: f64) -> i32 {
    let bits = x.abs().to_bits();
    match (bits >> 52) as i32 {
        0 => 63 - bits.leading_zeros() as i32 - 1074,
        biased => biased - 1023,
    }
}

/// `2^n`, which may be subnormal.
fn power(n: i32) -> f64 {
    if n >= -1022 {
        f64::from_bits(((n + 1023) as u64) << 52)
    } else {
        f64::from_bits(1 << (n + 1074))
    }
}

pub fn definition(part: Part, format: Format, mode: Rounding, v: Words) -> Option<u64> {
    let (x, y) = (value(format, v.0), value(format, v.1));
    let encoded = |x| Some(exact(format, x));
    let normal = x.is_finite() && v.0 & format.magnitude_mask() >= format.min_normal();
    let negative = x.is_sign_negative() && !x.is_nan();
    if let Some(int) = part.int() {
        // The cast saturates at the ends of i128, and is exact in between; NaN gives 0.
        let whole = integral(part, mode, x) as i128;
        return Some(int.encode(whole.clamp(int.min(), int.max())));
    }
    match part {
        First(Floor | Ceil | Trunc | Round | RoundTiesEven | Rint) => encoded(integral(part, mode, x)),
        First(Scalbn) => scalbn(format, mode, x, v.1 as i32),
        First(Frexp) if x == 0.0 || !x.is_finite() => Some(v.0),
        First(Frexp) => {
            let e = exponent(x) + 1;
            // In two steps, for powers beyond the range of one.
            encoded(x / power(e / 2) / power(e - e / 2))
        }
        Second(Frexp) if x == 0.0 || !x.is_finite() => Some(0),
        Second(Frexp) => Some((exponent(x) + 1) as i64 as u64),
        First(Ilogb) if x.is_infinite() => Some(i32::MAX as u64),
        First(Ilogb) if x == 0.0 || x.is_nan() => Some(i32::MIN as i64 as u64),
        First(Ilogb) => Some(exponent(x) as i64 as u64),
        First(Logb) if x == 0.0 => encoded(f64::NEG_INFINITY),
        First(Logb) if !x.is_finite() => encoded(x.abs()),
        First(Logb) => encoded(exponent(x) as f64),
        First(Modf) if x.is_infinite() => encoded(0.0_f64.copysign(x)),
        First(Modf) => encoded((x - x.trunc()).copysign(x)),
        Second(Modf) => encoded(x.trunc()),
        First(NextUp) => Some(next_up(format, v.0)),
        First(NextDown) => Some(next_up(format, v.0 ^ format.sign_mask()) ^ format.sign_mask()),
        // In the integers that order encodings as numbers: one step nearer.
        First(NextAfter) if x.is_nan() || y.is_nan() => Some(format.quiet_nan()),
        First(NextAfter) if x == y => Some(v.1),
        First(NextAfter) => {
            let mask = format.magnitude_mask();
            let place = |bits: u64| match format.is_negative(bits) {
                true => -((bits & mask) as i64),
                false => bits as i64,
            };
            let next = place(v.0) + place(v.1).cmp(&place(v.0)) as i64;
            let negative = next < 0 || (next == 0 && format.is_negative(v.0));
            Some(next.unsigned_abs() | if negative { format.sign_mask() } else { 0 })
        }
        First(Ulp) => Some(ulp(format, v.0 & format.magnitude_mask())),
        First(Saturate) => encoded(if x > 0.0 { x.min(1.0) } else { 0.0 }),
        First(Signum) => encoded(x.signum()),
        First(Copysign) => encoded(x.copysign(if y.is_nan() { 1.0 } else { y })),
        First(Minimum) | First(Maximum) if x.is_nan() || y.is_nan() => Some(format.quiet_nan()),
        First(Minimum) => Some(if x.total_cmp(&y).is_le() { v.0 } else { v.1 }),
        First(Maximum) => Some(if x.total_cmp(&y).is_ge() { v.0 } else { v.1 }),
        First(TotalCmp) => {
            let canonical = |x: f64| if x.is_nan() { f64::NAN.copysign(1.0) } else { x };
            Some(canonical(x).total_cmp(&canonical(y)) as i64 as u64)
        }
        First(Clamp) => {
            let bits = if x < y { v.1 } else { v.0 };
            Some(if value(format, bits) > value(format, v.2) {
                v.2
            } else {
                bits
            })
        }
        First(IsNan) => Some(x.is_nan() as u64),
        First(IsInfinite) => Some(x.is_infinite() as u64),
        First(IsFinite) => Some(x.is_finite() as u64),
        First(IsNormal) => Some(normal as u64),
        First(IsSubnormal) => Some((x != 0.0 && x.is_finite() && !normal) as u64),
        First(IsZero) => Some((x == 0.0) as u64),
        First(IsSignNegative) => Some(negative as u64),
        First(IsSignPositive) => Some(!negative as u64),
        First(Remquo) => Some(remquo(format, v).0),
        Second(Remquo) => Some(remquo(format, v).1),
        First(Rsqrt) => Some(rsqrt(format, mode, v.0)),
        _ => None,
    }
}

/// Exact in f64 and rounded once, for the narrower formats.
fn scalbn(format: Format, mode: Rounding, x: f64, n: i32) -> Option<u64> {
    if format == Format::F64 {
        return None;
    }
    // All numbers of these formats stay apart, out of range and normal in f64, with a factor of 2^400.
    let scaled = x * power(n.clamp(-400, 400));
    Some(search(format, mode, scaled))
}

fn next_up(format: Format, x: u64) -> u64 {
    let infinity = format.infinity();
    match x & format.magnitude_mask() {
        magnitude if magnitude > infinity => format.quiet_nan(),
        0 => 1,
        _ if x == infinity => x,
        _ if format.is_negative(x) => x - 1,
        _ => x + 1,
    }
}

/// By subtraction of neighbours, on the side where the larger binade is.
fn ulp(format: Format, magnitude: u64) -> u64 {
    if magnitude >= format.infinity() {
        return magnitude;
    }
    let (low, high) = if magnitude == format.max_finite() {
        (magnitude - 1, magnitude)
    } else {
        (magnitude, magnitude + 1)
    };
    exact(format, value(format, high) - value(format, low))
}

/// The magnitude of a finite number as `integer * 2^exponent`.
fn decode(format: Format, x: u64) -> (u128, i32) {
    let magnitude = x & format.magnitude_mask();
    let biased = (magnitude >> (format.precision() - 1)) as i32;
    let fraction = magnitude & format.fraction_mask();
    if biased == 0 {
        (fraction as u128, format.quantum_exponent())
    } else {
        (
            (fraction | format.min_normal()) as u128,
            format.quantum_exponent() + biased - 1,
        )
    }
}

/// `x` modulo `16 y` by repeated squaring, and what is left after the nearest multiple of `y`.
fn remquo(format: Format, v: Words) -> (u64, u64) {
    let (x, y) = (value(format, v.0), value(format, v.1));
    if x.is_nan() || y.is_nan() || x.is_infinite() || y == 0.0 {
        return (format.quiet_nan(), 0);
    }
    if y.is_infinite() || x.abs() < y.abs() / 4.0 {
        return (v.0, 0);
    }
    let ((mx, ex), (my, ey)) = (decode(format, v.0), decode(format, v.1));
    let (left, divisor, unit) = if ex >= ey {
        let modulus = 16 * my;
        let (mut rest, mut base, mut count) = (mx % modulus, 2 % modulus, ex - ey);
        while count > 0 {
            if count & 1 == 1 {
                rest = rest * base % modulus;
            }
            base = base * base % modulus;
            count >>= 1;
        }
        (rest, my, ey)
    } else {
        let divisor = my << (ey - ex);
        (mx % (16 * divisor), divisor, ex)
    };
    let (mut quotient, mut rest) = (left / divisor, (left % divisor) as i128);
    if 2 * rest > divisor as i128 || (2 * rest == divisor as i128 && quotient & 1 == 1) {
        rest -= divisor as i128;
        quotient += 1;
    }
    let magnitude = super::support::definition::exact(rest.unsigned_abs() as u64, unit);
    let value = if rest < 0 { -magnitude } else { magnitude };
    let value = if x.is_sign_negative() { -value } else { value };
    let low = (quotient % 8) as i64;
    let low = if x.is_sign_negative() != y.is_sign_negative() {
        -low
    } else {
        low
    };
    (exact(format, value), low as u64)
}

/// Returns true if `m^2 * x <= 2^power`, exactly: a product of three words against one bit.
fn at_most(m: u64, x: u64, power: u32) -> bool {
    let mut limbs = [0_u64; 4];
    let square = m as u128 * m as u128;
    for (place, part) in [square as u64, (square >> 64) as u64].into_iter().enumerate() {
        let mut carry = part as u128 * x as u128;
        for limb in &mut limbs[place..] {
            carry += *limb as u128;
            *limb = carry as u64;
            carry >>= 64;
        }
    }
    let mut limit = [0_u64; 4];
    limit[power as usize / 64] = 1 << (power % 64);
    limbs.iter().rev().le(limit.iter().rev())
}

/// From an estimate in f64 to the two neighbours of the root, told apart by exact squares.
fn rsqrt(format: Format, mode: Rounding, bits: u64) -> u64 {
    let x = value(format, bits);
    if x == 0.0 {
        return exact(format, 1.0 / x);
    }
    if x.is_nan() || x < 0.0 {
        return format.quiet_nan();
    }
    if x.is_infinite() {
        return 0;
    }
    // x = m * 4^k with an integer m of 62 or 63 bits; the root is 2^(power / 2 - k) / sqrt(m * 2^power).
    let (integer, unit) = decode(format, bits);
    let mut m = (integer as u64) << (integer as u64).leading_zeros() >> 1;
    let mut unit = unit - (integer as u64).leading_zeros() as i32 + 1;
    if unit & 1 != 0 {
        m >>= 1;
        unit += 1;
    }
    let k = unit / 2;
    // 1 / sqrt(x) = 2^-k / sqrt(m), between 2^(-k - 32) and 2^(-k - 30); with `digits` bits an integer times 2^-shift.
    let root = 1.0 / (m as f64).sqrt();
    let e = exponent(root);
    let digits = format.precision() as i32;
    let mut shift = digits - 1 - e;
    let mut low = (root * power(shift)) as u64;
    let fits = |low: u64, shift: i32| at_most(low, m, 2 * shift as u32);
    while !fits(low, shift) {
        low -= 1;
    }
    while fits(low + 1, shift) {
        low += 1;
    }
    // The estimate may have been rounded up into the next binade.
    if low < 1 << (digits - 1) {
        shift += 1;
        low = 2 * low + fits(2 * low + 1, shift) as u64;
    }
    // The square of an odd number times an odd number is a power of two only if both are one.
    let is_exact = m.is_power_of_two() && low.is_power_of_two();
    let up = match mode {
        _ if is_exact => false,
        Rounding::NearestEven => fits(2 * low + 1, shift + 1),
        Rounding::TowardZero | Rounding::TowardNegative => false,
        Rounding::TowardPositive => true,
    };
    low += up as u64;
    shift += k;
    let result = super::support::definition::exact(low, -shift);
    exact(format, result)
}
