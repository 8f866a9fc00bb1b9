//! Arithmetic of floats on integers alone, with as many roundings as one likes.

use fpdsl_ops::Rounding;

use crate::format::Format;

pub mod cc1x;
pub mod x87;

/// `m 2^e`, or a number between that and `(m + 1) 2^e` if there is `more`; with a sign.
#[derive(Clone, Copy, Debug)]
pub struct Exact {
    /// Below zero.
    pub negative: bool,
    /// The significand.
    pub m: u128,
    /// It is not all.
    pub more: bool,
    /// The exponent.
    pub e: i32,
}

/// A finite number.
pub fn decode(format: Format, bits: u64) -> Exact {
    let (negative, significand, e) = format.parts(bits);
    Exact {
        negative,
        m: significand.into(),
        more: false,
        e,
    }
}

/// Rounded to `digits`, with a last digit at `2^lowest` or above.
pub fn rounded(x: Exact, digits: u32, lowest: i32, mode: Rounding) -> Exact {
    let length = 128 - x.m.leading_zeros();
    let drop = (length as i32 - digits as i32).max(lowest - x.e);
    if drop <= 0 {
        assert!(!x.more, "a number that goes on has more digits than are kept");
        return x;
    }
    // What is dropped lies in [0, 4) quarters of the unit that is kept.
    let (kept, rest, half) = match drop {
        1..=127 => (x.m >> drop, x.m & ((1 << drop) - 1), 1_u128 << (drop - 1)),
        // Less than half, whatever it is.
        _ => (0, u128::from(x.m != 0), 2),
    };
    let inexact = rest != 0 || x.more;
    let up = match mode {
        Rounding::NearestEven => rest > half || (rest == half && (x.more || kept & 1 == 1)),
        Rounding::TowardZero => false,
        Rounding::TowardPositive => inexact && !x.negative,
        Rounding::TowardNegative => inexact && x.negative,
    };
    Exact {
        m: kept + u128::from(up),
        more: false,
        e: x.e + drop,
        ..x
    }
}

/// The encoding of a number rounded to a format.
pub fn encode(format: Format, x: Exact, mode: Rounding) -> u64 {
    let x = rounded(x, format.digits, format.lowest(), mode);
    let sign = if x.negative { format.sign() } else { 0 };
    if x.m == 0 {
        return sign;
    }
    let (mut m, mut e) = (x.m as u64, x.e);
    while m >> (format.digits - 1) == 0 && e > format.lowest() {
        m <<= 1;
        e -= 1;
    }
    while m >> format.digits != 0 {
        m >>= 1;
        e += 1;
    }
    let subnormal = m >> (format.digits - 1) == 0;
    let field = if subnormal {
        0
    } else {
        (e - format.lowest() + 1) as u64
    };
    if field >= (1 << format.exponent_bits) - 1 {
        let beyond = match mode {
            Rounding::NearestEven => true,
            Rounding::TowardZero => false,
            Rounding::TowardPositive => !x.negative,
            Rounding::TowardNegative => x.negative,
        };
        return sign | (format.infinity() - u64::from(!beyond));
    }
    sign | (field << (format.digits - 1)) | (m & ((1 << (format.digits - 1)) - 1))
}

/// Rounded to 64 digits with the exponents of the x87 unit, and then to the format.
pub fn twice(format: Format, x: Exact, mode: Rounding) -> u64 {
    encode(format, rounded(x, 64, -16445, mode), mode)
}

/// The sum of numbers that are not 0, or none if it is 0.
pub fn sum(x: Exact, y: Exact) -> Option<Exact> {
    let (large, small) = if x.e + bits(x) >= y.e + bits(y) {
        (x, y)
    } else {
        (y, x)
    };
    // 70 digits below those of the larger one: what is further down only says that there is more.
    let e = (large.e - 70).max(small.e.min(large.e));
    let m = (large.m << (large.e - e)) as i128;
    let by = e - small.e;
    let (below, more) = if by <= 0 {
        (small.m << -by, false)
    } else {
        let kept = small.m.checked_shr(by as u32).unwrap_or(0);
        (kept, small.m != kept.checked_shl(by as u32).unwrap_or(0))
    };
    let exact = if large.negative == small.negative {
        m + below as i128
    } else {
        m - below as i128 - i128::from(more)
    };
    let negative = large.negative != (exact < 0);
    (exact != 0 || more).then_some(Exact {
        negative,
        m: exact.unsigned_abs(),
        more,
        e,
    })
}

fn bits(x: Exact) -> i32 {
    128 - x.m.leading_zeros() as i32
}

/// The product of numbers that are not 0.
pub fn product(x: Exact, y: Exact) -> Exact {
    Exact {
        negative: x.negative != y.negative,
        m: x.m * y.m,
        more: false,
        e: x.e + y.e,
    }
}

/// The quotient of numbers that are not 0.
pub fn quotient(x: Exact, y: Exact) -> Exact {
    let by = x.m.leading_zeros();
    // Few digits of the divisor leave room in the quotient.
    let n = x.m << by;
    Exact {
        negative: x.negative != y.negative,
        m: n / y.m,
        more: !n.is_multiple_of(y.m),
        e: x.e - y.e - by as i32,
    }
}

/// The square root of a positive number.
pub fn root(x: Exact) -> Exact {
    let mut by = x.m.leading_zeros() as i32;
    by -= (x.e - by) & 1;
    let n = x.m << by;
    let r = n.isqrt();
    Exact {
        negative: false,
        m: 2 * r + u128::from(n - r * r > r),
        more: n != r * r,
        e: (x.e - by) / 2 - 1,
    }
}
