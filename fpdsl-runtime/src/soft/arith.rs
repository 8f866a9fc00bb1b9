//! The arithmetic operations of clause 5.4.1, and the exact remainder.

use super::round::{Finite, Value, infinity, round, round_wide, shift_right_jam, unpack, zero};
use crate::format::Format;
use crate::mode::Rounding;

/// The sign of an exact zero sum of operands with these signs (clause 6.3).
const fn zero_sum(format: Format, mode: Rounding, x: bool, y: bool) -> u64 {
    let negative = match mode {
        Rounding::TowardNegative => x || y,
        Rounding::NearestEven | Rounding::TowardZero | Rounding::TowardPositive => x && y,
    };
    zero(format, negative)
}

/// `x + y`, rounded once. Opposite infinities give NaN; an exact zero is -0 in rd and for two negative zeros.
pub const fn add(format: Format, mode: Rounding, x: u64, y: u64) -> u64 {
    match (unpack(format, x), unpack(format, y)) {
        (Value::Nan, _) | (_, Value::Nan) => format.quiet_nan(),
        (Value::Infinite { negative: a }, Value::Infinite { negative: b }) => {
            if a == b {
                infinity(format, a)
            } else {
                format.quiet_nan()
            }
        }
        (Value::Infinite { negative }, _) | (_, Value::Infinite { negative }) => infinity(format, negative),
        (Value::Zero { negative: a }, Value::Zero { negative: b }) => zero_sum(format, mode, a, b),
        (Value::Zero { .. }, Value::Finite(_)) => y,
        (Value::Finite(_), Value::Zero { .. }) => x,
        (Value::Finite(a), Value::Finite(b)) => {
            let (wide_a, wide_b) = ((a.significand as u128) << 63, (b.significand as u128) << 63);
            add_wide(
                format,
                mode,
                (a.negative, wide_a, a.exponent),
                (b.negative, wide_b, b.exponent),
            )
        }
    }
}

/// The sum of two nonzero numbers `(-1)^negative * integer * 2^(exponent - 126)` with bit 126 their leading bit.
///
/// The smaller is aligned to the larger and jammed. Bits are lost only if the exponents differ by more than the
/// zero bits below the smaller one's significand (63 for a plain operand, 21 for a product); then the difference
/// of the two loses at most one leading bit, the larger is a multiple of a higher unit, and the jammed bit 0 of the sum lies
/// far below the rounding position.
const fn add_wide(format: Format, mode: Rounding, x: (bool, u128, i32), y: (bool, u128, i32)) -> u64 {
    let (large, small) = if x.2 > y.2 || (x.2 == y.2 && x.1 >= y.1) {
        (x, y)
    } else {
        (y, x)
    };
    let aligned = shift_right_jam(small.1, (large.2 - small.2) as u32);
    let sum = if large.0 == small.0 {
        large.1 + aligned
    } else {
        large.1 - aligned
    };
    if sum == 0 {
        return zero_sum(format, mode, large.0, small.0);
    }
    round_wide(format, mode, large.0, sum, large.2 - 126)
}

/// `x - y`, rounded once: `x + (-y)`.
pub const fn sub(format: Format, mode: Rounding, x: u64, y: u64) -> u64 {
    add(format, mode, x, y ^ format.sign_mask())
}

/// `x * y`, rounded once. Zero times infinity gives NaN.
pub const fn mul(format: Format, mode: Rounding, x: u64, y: u64) -> u64 {
    let negative = format.is_negative(x) != format.is_negative(y);
    match (unpack(format, x), unpack(format, y)) {
        (Value::Nan, _) | (_, Value::Nan) => format.quiet_nan(),
        (Value::Infinite { .. }, Value::Zero { .. }) | (Value::Zero { .. }, Value::Infinite { .. }) => {
            format.quiet_nan()
        }
        (Value::Infinite { .. }, _) | (_, Value::Infinite { .. }) => infinity(format, negative),
        (Value::Zero { .. }, _) | (_, Value::Zero { .. }) => zero(format, negative),
        (Value::Finite(a), Value::Finite(b)) => {
            let product = a.significand as u128 * b.significand as u128;
            round_wide(format, mode, negative, product, a.exponent + b.exponent - 126)
        }
    }
}

/// `x / y`, rounded once. A nonzero number by zero gives an infinity; 0/0 and inf/inf give NaN.
pub const fn div(format: Format, mode: Rounding, x: u64, y: u64) -> u64 {
    let negative = format.is_negative(x) != format.is_negative(y);
    match (unpack(format, x), unpack(format, y)) {
        (Value::Nan, _) | (_, Value::Nan) => format.quiet_nan(),
        (Value::Infinite { .. }, Value::Infinite { .. }) | (Value::Zero { .. }, Value::Zero { .. }) => {
            format.quiet_nan()
        }
        (Value::Infinite { .. }, _) | (_, Value::Zero { .. }) => infinity(format, negative),
        (Value::Zero { .. }, _) | (_, Value::Infinite { .. }) => zero(format, negative),
        (Value::Finite(a), Value::Finite(b)) => {
            // The extra bit of the dividend when it is the smaller one puts the quotient into [2^63, 2^64).
            let small = a.significand < b.significand;
            let dividend = (a.significand as u128) << if small { 64 } else { 63 };
            let divisor = b.significand as u128;
            let quotient = dividend / divisor;
            let significand = quotient as u64 | (quotient * divisor != dividend) as u64;
            let exponent = a.exponent - b.exponent - small as i32;
            round(
                format,
                mode,
                Finite {
                    negative,
                    exponent,
                    significand,
                },
            )
        }
    }
}

/// `1 / x`, rounded once.
pub const fn recip(format: Format, mode: Rounding, x: u64) -> u64 {
    div(format, mode, format.one(), x)
}

/// The square root, rounded once. -0 stays -0; negative numbers give NaN.
pub const fn sqrt(format: Format, mode: Rounding, x: u64) -> u64 {
    match unpack(format, x) {
        Value::Nan | Value::Infinite { negative: true } | Value::Finite(Finite { negative: true, .. }) => {
            format.quiet_nan()
        }
        Value::Infinite { negative: false } | Value::Zero { .. } => x,
        Value::Finite(a) => {
            // The radicand is significand * 2^(exponent - 63); 63 or 64 more bits make its unit an even power of
            // two, and its integer root one of exactly 64 bits.
            let odd = a.exponent & 1 != 0;
            let radicand = (a.significand as u128) << if odd { 64 } else { 63 };
            let root = radicand.isqrt();
            let significand = root as u64 | (root * root != radicand) as u64;
            round(
                format,
                mode,
                Finite {
                    negative: false,
                    exponent: a.exponent >> 1,
                    significand,
                },
            )
        }
    }
}

/// `x * y + z`, rounded once. Zero times infinity gives NaN, whatever `z` is.
pub const fn fma(format: Format, mode: Rounding, x: u64, y: u64, z: u64) -> u64 {
    let negative = format.is_negative(x) != format.is_negative(y);
    match (unpack(format, x), unpack(format, y), unpack(format, z)) {
        (Value::Nan, _, _) | (_, Value::Nan, _) | (_, _, Value::Nan) => format.quiet_nan(),
        (Value::Infinite { .. }, Value::Zero { .. }, _) | (Value::Zero { .. }, Value::Infinite { .. }, _) => {
            format.quiet_nan()
        }
        (Value::Infinite { .. }, _, Value::Infinite { negative: c })
        | (_, Value::Infinite { .. }, Value::Infinite { negative: c }) => {
            if c == negative {
                infinity(format, c)
            } else {
                format.quiet_nan()
            }
        }
        (Value::Infinite { .. }, _, _) | (_, Value::Infinite { .. }, _) => infinity(format, negative),
        (_, _, Value::Infinite { negative: c }) => infinity(format, c),
        (Value::Zero { .. }, _, Value::Zero { negative: c })
        | (_, Value::Zero { .. }, Value::Zero { negative: c }) => zero_sum(format, mode, negative, c),
        (Value::Zero { .. }, _, Value::Finite(_)) | (_, Value::Zero { .. }, Value::Finite(_)) => z,
        (Value::Finite(a), Value::Finite(b), addend) => fma_finite(format, mode, negative, (a, b), addend),
    }
}

/// The fused operation on a nonzero product and a finite addend.
const fn fma_finite(
    format: Format,
    mode: Rounding,
    negative: bool,
    factors: (Finite, Finite),
    addend: Value,
) -> u64 {
    let (a, b) = factors;
    // At most 106 bits of the product are significant, its lowest 22 are zero; shifting right by one is exact.
    let product = a.significand as u128 * b.significand as u128;
    let shift = product.leading_zeros();
    let exponent = a.exponent + b.exponent + 1 - shift as i32;
    let product = (product << shift) >> 1;
    match addend {
        Value::Finite(c) => {
            let addend = (c.negative, (c.significand as u128) << 63, c.exponent);
            add_wide(format, mode, (negative, product, exponent), addend)
        }
        Value::Nan | Value::Infinite { .. } | Value::Zero { .. } => {
            round_wide(format, mode, negative, product, exponent - 126)
        }
    }
}

/// `x * y + z * w`, rounded once. Products are classed as [`mul`] has them, and added as [`add`] adds.
pub const fn dot2(format: Format, mode: Rounding, x: u64, y: u64, z: u64, w: u64) -> u64 {
    match (exact_product(format, x, y), exact_product(format, z, w)) {
        (Product::Nan, _) | (_, Product::Nan) => format.quiet_nan(),
        (Product::Infinite(p), Product::Infinite(q)) if p != q => format.quiet_nan(),
        (Product::Infinite(negative), _) | (_, Product::Infinite(negative)) => infinity(format, negative),
        (Product::Zero(p), Product::Zero(q)) => zero_sum(format, mode, p, q),
        (Product::Finite(p), Product::Zero(_)) | (Product::Zero(_), Product::Finite(p)) => {
            round_wide(format, mode, p.0, p.1, p.2 - 126)
        }
        (Product::Finite(p), Product::Finite(q)) => add_wide(format, mode, p, q),
    }
}

/// A product before it is rounded: what it is with its sign, and for [`add_wide`] its magnitude and exponent.
enum Product {
    Nan,
    Infinite(bool),
    Zero(bool),
    Finite((bool, u128, i32)),
}

const fn exact_product(format: Format, x: u64, y: u64) -> Product {
    let negative = format.is_negative(x) != format.is_negative(y);
    match (unpack(format, x), unpack(format, y)) {
        (Value::Nan, _) | (_, Value::Nan) => Product::Nan,
        (Value::Infinite { .. }, Value::Zero { .. }) | (Value::Zero { .. }, Value::Infinite { .. }) => {
            Product::Nan
        }
        (Value::Infinite { .. }, _) | (_, Value::Infinite { .. }) => Product::Infinite(negative),
        (Value::Zero { .. }, _) | (_, Value::Zero { .. }) => Product::Zero(negative),
        (Value::Finite(a), Value::Finite(b)) => {
            // As in `fma_finite`.
            let product = a.significand as u128 * b.significand as u128;
            let shift = product.leading_zeros();
            Product::Finite((
                negative,
                (product << shift) >> 1,
                a.exponent + b.exponent + 1 - shift as i32,
            ))
        }
    }
}

/// The remainder `x - y * trunc(x / y)`, exact, with the sign of `x` (C's `fmod`, Rust's `%`). An infinite `x`
/// or a zero `y` gives NaN.
pub const fn rem(format: Format, x: u64, y: u64) -> u64 {
    match (unpack(format, x), unpack(format, y)) {
        (Value::Nan, _) | (_, Value::Nan) | (Value::Infinite { .. }, _) | (_, Value::Zero { .. }) => {
            format.quiet_nan()
        }
        (Value::Zero { .. }, _) | (_, Value::Infinite { .. }) => x,
        (Value::Finite(a), Value::Finite(b)) => {
            if a.exponent < b.exponent {
                return x;
            }
            // Long division, at most 64 quotient bits a step; what remains is always below the divisor.
            let divisor = b.significand as u128;
            let mut remainder = a.significand as u128 % divisor;
            let mut left = a.exponent - b.exponent;
            while left > 0 && remainder != 0 {
                let step = if left < 64 { left } else { 64 };
                remainder = (remainder << step) % divisor;
                left -= step;
            }
            if remainder == 0 {
                return zero(format, a.negative);
            }
            round_wide(
                format,
                Rounding::TowardZero,
                a.negative,
                remainder,
                b.exponent - 63,
            )
        }
    }
}
