//! Operands: special values and their neighbours in all combinations, then seeded random ones that are pushed
//! toward the places where rounding goes wrong.

use fpdsl_runtime::format::Format;

use super::table::Op;

/// xorshift64*: the same sequence everywhere.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub fn bits(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// Below `n`.
    pub fn below(&mut self, n: u64) -> u64 {
        ((self.bits() >> 32) * n) >> 32
    }

    /// Within `-n ..= n`.
    fn around(&mut self, n: i64) -> i64 {
        self.below(2 * n as u64 + 1) as i64 - n
    }
}

/// Zeros, borders of the subnormal and normal ranges, one, powers near the precision, infinity, NaN: each with its
/// neighbours and with both signs.
pub fn specials(format: Format) -> Vec<u64> {
    let one = format.one();
    let unit = format.min_normal();
    let precision = format.precision() as u64;
    let centres = [
        0,
        unit,
        unit / 2,
        one,
        one + unit,
        one - unit,
        one + unit / 2,
        one - precision * unit,
        (one + (precision - 1) * unit).min(format.max_finite()),
        (one + 31 * unit).min(format.max_finite()),
        (one + 63 * unit).min(format.max_finite()),
        format.max_finite(),
        format.infinity(),
        format.quiet_nan(),
    ];
    let mut values = Vec::new();
    for centre in centres {
        for step in [-2i64, -1, 0, 1, 2] {
            let bits = centre.wrapping_add_signed(step);
            if bits <= format.magnitude_mask() {
                values.extend([bits, bits | format.sign_mask()]);
            }
        }
    }
    values.sort_unstable();
    values.dedup();
    values
}

/// Every combination of special values; for three operands, of every third one.
pub fn special_operands(op: Op, format: Format) -> Vec<[u64; 3]> {
    let all = specials(format);
    match op.arity() {
        1 => all.iter().map(|&x| [x, 0, 0]).collect(),
        2 => all
            .iter()
            .flat_map(|&x| all.iter().map(move |&y| [x, y, 0]))
            .collect(),
        _ => {
            let few: Vec<u64> = all.iter().copied().step_by(3).collect();
            let mut operands = Vec::new();
            for &x in &all {
                for &y in &few {
                    operands.extend(few.iter().map(|&z| [x, y, z]));
                }
            }
            operands
        }
    }
}

/// A fraction field: random, with few bits, or with few bits missing.
fn fraction(random: &mut Random, format: Format) -> u64 {
    let mask = format.fraction_mask();
    let few =
        (1u64 << random.below(format.precision() as u64)) | (1 << random.below(format.precision() as u64));
    match random.below(8) {
        0 => few & mask,
        1 => !few & mask,
        2 => random.below(4),
        3 => mask - random.below(4),
        // Short significands, whose products and sums are often exact or halfway.
        4 => random.bits() & mask & !(mask >> random.below(format.precision() as u64)),
        _ => random.bits() & mask,
    }
}

/// A number whose biased exponent is as given, limited to the range of finite numbers.
fn with_exponent(random: &mut Random, format: Format, biased: i64) -> u64 {
    let field = biased.clamp(0, 2 * format.max_exponent() as i64) as u64;
    let sign = random.bits() & format.sign_mask();
    sign | field << (format.precision() - 1) | fraction(random, format)
}

fn biased_exponent(format: Format, x: u64) -> i64 {
    ((x & format.magnitude_mask()) >> (format.precision() - 1)) as i64
}

/// A random operand.
pub fn number(random: &mut Random, format: Format) -> u64 {
    let bias = format.max_exponent() as i64;
    match random.below(8) {
        0 | 1 => random.bits() & (format.sign_mask() | format.magnitude_mask()),
        2 => {
            let all = [0, format.min_normal(), format.one(), format.max_finite()];
            let bits = all[random.below(4) as usize].wrapping_add_signed(random.around(3));
            (bits & format.magnitude_mask()) | (random.bits() & format.sign_mask())
        }
        3 => {
            let biased = random.below(3) as i64;
            with_exponent(random, format, biased)
        }
        4 => {
            let biased = 2 * bias - random.below(3) as i64;
            with_exponent(random, format, biased)
        }
        _ => {
            let biased = bias + random.around(format.precision() as i64 + 4);
            with_exponent(random, format, biased)
        }
    }
}

/// The encoding moved by a few units, away from NaN.
fn nudge(random: &mut Random, format: Format, x: u64) -> u64 {
    let magnitude = ((x & format.magnitude_mask()) as i64).saturating_add(random.around(2));
    (x & format.sign_mask()) | magnitude.clamp(0, format.infinity() as i64) as u64
}

/// Random operands of an operation.
pub fn operands(random: &mut Random, op: Op, format: Format) -> [u64; 3] {
    if let Op::FromInt(int) = op {
        return [int.encode(integer(random)), 0, 0];
    }
    let (x, mut y, mut z) = (
        number(random, format),
        number(random, format),
        number(random, format),
    );
    let (bias, precision) = (format.max_exponent() as i64, format.precision() as i64);
    let ends = [1, 2 * bias, 1 - precision, bias];
    match op {
        Op::Add | Op::Sub => match random.below(4) {
            0 => y = nudge(random, format, x) ^ format.sign_mask(),
            1 => {
                let biased = biased_exponent(format, x) + random.around(precision + 2);
                y = with_exponent(random, format, biased);
            }
            _ => {}
        },
        Op::Mul | Op::Div | Op::Rem => {
            // The result near the largest, the smallest normal or the smallest subnormal number, or near one.
            if random.below(2) == 0 {
                let end = ends[random.below(4) as usize] + random.around(2);
                let other = biased_exponent(format, x);
                let biased = if op == Op::Mul {
                    end - other + bias
                } else {
                    other - end + bias
                };
                y = with_exponent(random, format, biased);
            }
        }
        Op::Fma => match random.below(4) {
            0 => {
                // The product near an end, the addend at every distance from it.
                let end = ends[random.below(4) as usize] + random.around(2);
                let biased = end - biased_exponent(format, x) + bias;
                y = with_exponent(random, format, biased);
                let biased = end + random.around(2 * precision + 3);
                z = with_exponent(random, format, biased);
            }
            1 => {
                // Near-cancellation.
                let product =
                    super::oracle::apfloat(Op::Mul, format, fpdsl_runtime::Rounding::NearestEven, [x, y, 0]);
                z = nudge(random, format, product.unwrap_or(0)) ^ format.sign_mask();
            }
            2 => {
                let product = biased_exponent(format, x) + biased_exponent(format, y) - bias;
                let biased = product + random.around(2 * precision + 3);
                z = with_exponent(random, format, biased);
            }
            _ => {}
        },
        Op::Min | Op::Max | Op::Lt | Op::Le | Op::Gt | Op::Ge | Op::Eq | Op::Ne => {
            if random.below(3) == 0 {
                y = nudge(random, format, x) ^ (random.bits() & format.sign_mask());
            }
        }
        Op::Sqrt => {
            if random.below(3) == 0 {
                // Near the square of a short number, and positive.
                let root = with_exponent(random, format, bias) & !(format.fraction_mask() >> (precision / 2));
                let square = super::oracle::apfloat(
                    Op::Mul,
                    format,
                    fpdsl_runtime::Rounding::NearestEven,
                    [root, root, 0],
                );
                return [nudge(random, format, square.unwrap_or(0)), 0, 0];
            }
            return [
                if random.below(4) == 0 {
                    x
                } else {
                    x & format.magnitude_mask()
                },
                0,
                0,
            ];
        }
        Op::Convert(to) => {
            if random.below(2) == 0 {
                return [near_border(random, format, to), 0, 0];
            }
        }
        Op::ToInt(_) => {
            if random.below(2) == 0 {
                let biased = bias + random.around(66);
                return [with_exponent(random, format, biased), 0, 0];
            }
        }
        Op::Recip | Op::Neg | Op::Abs | Op::FromInt(_) => {}
    }
    [x, y, z]
}

/// A number with an exponent near a border of the target format, short enough to be halfway often.
fn near_border(random: &mut Random, format: Format, to: Format) -> u64 {
    let (bias, target) = (format.max_exponent() as i64, to.max_exponent() as i64);
    let borders = [target, 1 - target, 1 - target - to.precision() as i64, 0];
    let biased = bias + borders[random.below(4) as usize] + random.around(3);
    let bits = with_exponent(random, format, biased);
    let spare = (format.precision() as i64 - to.precision() as i64).max(1) as u64;
    match random.below(3) {
        0 => bits & !((1 << (spare - 1)) - 1),
        1 => {
            (bits & !((1 << spare) - 1)).wrapping_add_signed(random.around(1)) & !(1 << 63)
                | (bits & (1 << 63))
        }
        _ => bits,
    }
}

/// An integer: random, or near a number with few bits.
fn integer(random: &mut Random) -> i128 {
    let magnitude = match random.below(3) {
        0 => random.bits() >> random.below(64),
        1 => {
            let bits = (1u64 << random.below(64)) | (1 << random.below(64)) | (1 << random.below(64));
            bits.wrapping_add_signed(random.around(1))
        }
        _ => u64::MAX
            .wrapping_shl(random.below(64) as u32)
            .wrapping_add_signed(random.around(1)),
    };
    if random.below(2) == 0 {
        magnitude as i128
    } else {
        -(magnitude as i128)
    }
}
