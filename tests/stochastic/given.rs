//! Operands: special values in all combinations, and numbers whose results are near each other, subnormal, too large, or nearly exact.

use fpdsl_ops::Operation;
use fpdsl_oracles::format::Format;

use crate::oracle::exact;
use crate::random::Random;

/// Zeros, subnormal numbers, infinities, NaN, powers of two and their neighbours, of both signs.
pub fn specials(format: Format) -> Vec<u64> {
    let unit = 1 << (format.digits - 1);
    let (one, infinity) = (format.one(), format.infinity());
    let mut all = vec![0, 1, 2, 3, unit - 1, unit, unit + 1];
    all.extend([
        infinity - unit,
        infinity - 2,
        infinity - 1,
        infinity,
        infinity + unit / 2,
    ]);
    all.extend([one - 1, one, one + 1, one + unit - 1, one + unit / 2, one + unit]);
    // Of which products are about the least normal number, and about the least.
    let half = (one / unit / 2) * unit;
    all.extend([half - 1, half, half + 1, half + unit]);
    let negative: Vec<u64> = all.iter().map(|bits| bits | format.sign()).collect();
    all.extend(negative);
    all
}

/// A finite number with an exponent field about `field`, and few digits half of the time.
pub fn number(format: Format, random: &mut Random, field: i64, spread: i64) -> u64 {
    let one = format.digits - 1;
    let last = (1 << format.exponent_bits) - 2;
    let field = field + random.below(2 * spread as u64 + 1) as i64 - spread;
    let few = u64::MAX << random.below(u64::from(one));
    let mask = if random.below(2) == 0 { few } else { u64::MAX };
    let fraction = random.bits() & ((1 << one) - 1) & mask;
    let sign = if random.below(2) == 0 { 0 } else { format.sign() };
    sign | (field.clamp(0, last) as u64) << one | fraction
}

fn any(format: Format, random: &mut Random) -> u64 {
    random.bits() & (format.sign() | (format.sign() - 1))
}

/// Operands of an operation: at least all pairs or triples of special values, and `n` more.
pub fn operands(op: Operation, format: Format, n: usize) -> Vec<[u64; 3]> {
    let special = specials(format);
    let mut all = Vec::new();
    match op.row().arity {
        1 => all.extend(special.iter().map(|&x| [x, 0, 0])),
        2 => all.extend(
            special
                .iter()
                .flat_map(|&x| special.iter().map(move |&y| [x, y, 0])),
        ),
        _ => {
            for (k, &x) in special.iter().enumerate() {
                // All would be too many: a third of the others, in turn.
                for (j, &y) in special.iter().enumerate().skip(k % 3).step_by(3) {
                    all.extend(special.iter().skip(j % 3).step_by(3).map(|&z| [x, y, z]));
                }
            }
        }
    }
    let random = &mut Random::new(op as u64 + 31 * u64::from(format.digits));
    let bias = (format.one() >> (format.digits - 1)) as i64;
    let digits = i64::from(format.digits);
    while all.len() % 4 != 0 {
        all.push([any(format, random), any(format, random), any(format, random)]);
    }
    for k in 0..n {
        let place = random.below(2 * bias as u64) as i64;
        let x = number(format, random, place, 1);
        let operands = match (op, k % 4) {
            (_, 0) => [0; 3].map(|_| any(format, random)),
            (Operation::Sqrt | Operation::Recip, _) => {
                [x & !if op == Operation::Sqrt { format.sign() } else { 0 }, 0, 0]
            }
            (Operation::Add | Operation::Sub, 1) => [x, number(format, random, place, 2), 0],
            (Operation::Add | Operation::Sub, _) => [x, number(format, random, place - digits, digits), 0],
            (Operation::Mul, 1) => [x, number(format, random, bias - place, digits + 1), 0],
            (Operation::Mul, 2) => [x, number(format, random, 3 * bias - place, 2), 0],
            (Operation::Div, 1) => [x, number(format, random, place + bias - 1, digits + 1), 0],
            (Operation::Div, 2) => [x, number(format, random, place - bias, 2), 0],
            (Operation::Mul | Operation::Div, _) => [0; 3].map(|_| number(format, random, bias, 2)),
            (Operation::MulAdd, _) => fused(format, random, (k / 4) as u64),
            (other, _) => unreachable!("{other:?} does not round stochastically"),
        };
        all.push(operands);
    }
    all
}

/// Operands of which the product and the third are as far apart as it takes to matter, or cancel.
fn fused(format: Format, random: &mut Random, k: u64) -> [u64; 3] {
    let bias = (format.one() >> (format.digits - 1)) as i64;
    let digits = i64::from(format.digits);
    let place = random.below(2 * bias as u64) as i64;
    let x = number(format, random, place, 1);
    let at = match k % 4 {
        0 => bias,
        // Products about the least numbers, and about the largest.
        1 => 1 - digits + random.below(2 * digits as u64) as i64,
        2 => 2 * bias - 2,
        _ => random.below(2 * bias as u64) as i64,
    };
    let y = number(format, random, at + bias - place, 1);
    // Where the product is.
    let p = ((x & format.infinity()) >> (format.digits - 1)) as i64
        + ((y & format.infinity()) >> (format.digits - 1)) as i64
        - bias;
    let z = match k / 4 % 4 {
        0 => {
            // About minus the product, of which the lower half remains.
            let product = exact(Operation::Mul, format, [x, y, 0]).rounded(format, random.bits() as u32);
            if product == crate::oracle::NAN {
                return [x, y, 0];
            }
            (product ^ format.sign()).saturating_add_signed(random.below(3) as i64 - 1)
        }
        1 => number(format, random, p, 2),
        2 => number(format, random, p, 2 * digits + 2),
        _ => number(format, random, p + digits + 32, 40),
    };
    [x, y, z]
}

/// Some units in the last place beside 1, and beside 4: roots and quotients of these are close to numbers of few digits more.
pub fn beside_one(format: Format) -> Vec<[u64; 3]> {
    let one = format.one();
    let beside = |k: u64| [one + k, one - k, one + (2 << (format.digits - 1)) + k];
    let few = (1..400).flat_map(beside);
    let pairs = few.flat_map(|x| [1, 2, 3, 7, 16].map(|k| [x, one + k, 0]));
    pairs.chain((1..60).map(|k| [one, one - k, 0])).collect()
}

/// Quotients that are `2^-32` units of the last place times an integer but for less than `1 / y` of that: `N y + rest = x 2^s` with a small
/// rest, where `N` has the digits of the format and 32 more.
pub fn close_quotients(format: Format, n: usize) -> Vec<[u64; 3]> {
    let digits = format.digits;
    let random = &mut Random::new(17);
    let (length, top) = (digits + 32, 1_u128 << (digits + 32));
    let one = digits - 1;
    let mut all = Vec::new();
    while all.len() < n {
        let y = u128::from(random.bits() >> (64 - digits) | 1 | 1 << one);
        let rest = random.below(7) as i128 - 3;
        // The inverse of y modulo 2^128, by Newton's iteration.
        let mut inverse = y;
        for _ in 0..7 {
            inverse = inverse.wrapping_mul(2_u128.wrapping_sub(y.wrapping_mul(inverse)));
        }
        let quotient = (rest.wrapping_neg() as u128).wrapping_mul(inverse) % top;
        if quotient >> (length - 1) == 0 || rest == 0 {
            continue;
        }
        // The product has up to 138 digits, of which the lower ones are known.
        let exact = num_bigint::BigInt::from(quotient) * num_bigint::BigInt::from(y) + rest;
        let x = u64::try_from(exact >> length).expect("below y");
        let encoded = |m: u64| {
            let by = m.leading_zeros() - (64 - digits);
            let fraction = (m << by) & ((1 << one) - 1);
            (format.one() - (u64::from(by) << one)) | fraction
        };
        if x > 0 && x >> digits == 0 {
            all.push([encoded(x), encoded(y as u64), 0]);
        }
    }
    all
}
