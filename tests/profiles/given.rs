//! Operands: special values, and those for which a second rounding matters.

use fpdsl_oracles::format::{F64, Format};
use fpdsl_runtime::Rounding;

use crate::oracle::{Exact, decode, encode, rounded};
use crate::random::Random;

/// Zeros, subnormal numbers, infinities, a NaN, powers of two and their neighbours, of both signs.
pub fn specials(format: Format) -> Vec<u64> {
    let one = format.digits - 1;
    let infinity = format.infinity();
    let middle = (infinity / 2) & infinity;
    let mut all = vec![
        0,
        1,
        2,
        3,
        (1 << one) - 1,
        1 << one,
        (1 << one) + 1,
        infinity - 2,
        infinity - 1,
        infinity,
    ];
    all.extend([
        middle - 1,
        middle,
        middle + 1,
        middle + (1 << one) - 1,
        middle + (1 << (one - 1)),
        middle + (1 << one),
    ]);
    all.extend([
        infinity + (1 << (one - 1)),
        middle + (3 << one) + 7,
        (30_u64.min(infinity >> one) << one) + 5,
    ]);
    let negative: Vec<u64> = all.iter().map(|bits| bits | format.sign()).collect();
    all.extend(negative);
    all
}

/// A finite number that is not 0 with an exponent field from `first` on, and few digits half of the time.
pub fn number(format: Format, random: &mut Random, first: u64, fields: u64) -> u64 {
    let one = format.digits - 1;
    let last = (1 << format.exponent_bits) - 2;
    let field = (first + random.below(fields)).min(last);
    let few = u64::MAX << random.below(u64::from(one));
    let mask = if random.below(2) == 0 { few } else { u64::MAX };
    let fraction = random.bits() & ((1 << one) - 1) & mask;
    let sign = if random.below(2) == 0 { 0 } else { format.sign() };
    (sign | field << one | fraction).max(1)
}

/// Pairs around the middle of the range, at its ends, and such that results are subnormal or overflow. Half of them is made of `more` draws
/// of which those remain that satisfy `hard`.
pub fn pairs(format: Format, n: usize, more: usize, hard: impl Fn(u64, u64) -> bool) -> Vec<[u64; 2]> {
    let random = &mut Random::new(7);
    let fields = (1_u64 << format.exponent_bits) - 1;
    let digits = u64::from(format.digits);
    let mut draw = || {
        let bias = fields / 2;
        match random.below(8) {
            // Any, near each other, and with results at the ends of the range.
            0 => [0, 0].map(|first| number(format, random, first, fields)),
            1 | 2 => [0, 0].map(|_| number(format, random, bias, 3)),
            3 | 4 => {
                let x = number(format, random, bias, digits);
                [
                    x,
                    number(format, random, bias.saturating_sub(digits).max(1), 2 * digits),
                ]
            }
            5 => {
                let at = random.below(fields);
                // Products with exponents about the lowest.
                let other = (fields / 2 + 1).saturating_sub(at);
                [
                    number(format, random, at, 2),
                    number(format, random, other.saturating_sub(digits), digits + 3),
                ]
            }
            6 => {
                // Quotients about the lowest.
                let at = random.below(fields / 2);
                [
                    number(format, random, at, 2),
                    number(format, random, at + fields / 2, digits + 3),
                ]
            }
            _ => [0, 0].map(|_| number(format, random, fields * 3 / 4 - 2, 4)),
        }
    };
    let mut all: Vec<[u64; 2]> = (0..n).map(|_| draw()).collect();
    let drawn = (0..more).map(|_| draw());
    all.extend(drawn.filter(|&[x, y]| hard(x, y)).take(n));
    for x in specials(format) {
        all.extend(specials(format).into_iter().map(|y| [x, y]));
    }
    all
}

/// Pairs whose sum is half a unit, or what 64 digits round to it, and their neighbours.
pub fn halfway(format: Format) -> Vec<[u64; 2]> {
    let random = &mut Random::new(9);
    let mut all = Vec::new();
    for _ in 0..200 {
        let x = number(format, random, (1 << (format.exponent_bits - 1)) - 1, 4) & !format.sign();
        let unit = decode(format, x).e;
        for below in 0..16 {
            // Half of the unit less `below` eighths of the 64-digit unit.
            let m = (1_u128 << 14) - below;
            let y = Exact {
                negative: false,
                m,
                more: false,
                e: unit - 15,
            };
            let y = rounded(y, format.digits, -5000, Rounding::NearestEven);
            let y = encode(format, y, Rounding::NearestEven);
            for y in [y, y - 1, y + 1] {
                all.extend([
                    [x, y],
                    [x, y | format.sign()],
                    [y | format.sign(), x | format.sign()],
                ]);
            }
        }
    }
    all
}

/// The inverse of an odd number modulo `2^bits`.
fn inverse(m: u64, bits: u32) -> u64 {
    let newton = |x: u64, _| x.wrapping_mul(2_u64.wrapping_sub(m.wrapping_mul(x)));
    (0..6).fold(1, newton) & (u64::MAX >> (64 - bits))
}

/// Factors whose product, and numbers whose quotient, are nearly halfway between two subnormal numbers of binary64: `m` units and a half.
/// That `m` is odd is up to the operands.
pub fn nearly_halfway_subnormal() -> [Vec<[u64; 2]>; 2] {
    let random = &mut Random::new(11);
    let number = |m: u64, e: i32| {
        let exact = Exact {
            negative: false,
            m: m.into(),
            more: false,
            e,
        };
        encode(F64, exact, Rounding::NearestEven)
    };
    let [mut products, mut quotients] = [Vec::new(), Vec::new()];
    for _ in 0..400 {
        let m = random.bits() >> (44 + random.below(18)) | 1;
        let at = 500 - random.below(900) as i32;
        // (1 + 2^-33) (1 - 2^-33), and (1 + 2^-17) (1 - 2^-17 + 2^-34 - 2^-51), which is 1 - 2^-68.
        products.push([number(m << 33 | m, at), number((1 << 33) - 1, -1075 - 66 - at)]);
        products.push([
            number(m << 17 | m, at),
            number((1 << 51) - (1 << 34) + (1 << 17) - 1, -1075 - 68 - at),
        ]);
        // (1 + 2^-26) (1 - 2^-26 + 2^-52) is 1 + 2^-78.
        products.push([
            number(m << 26 | m, at),
            number((1 << 52) - (1 << 26) + 1, -1075 - 78 - at),
        ]);
        let m = random.bits() >> (13 + random.below(38)) | 1;
        // The product of `m` and `y` is one more or less than a multiple of 2^53.
        let y = inverse(m, 53);
        for y in [y, (1 << 53) - y] {
            let product = u128::from(m) * u128::from(y);
            let x = ((product + (1 << 52)) >> 53) as u64;
            quotients.push([number(x, at), number(y, at + 1075 - 53)]);
        }
    }
    [products, quotients]
}
