//! Cases: special values in all combinations, then seeded random ones that are pushed toward the places where rounding
//! goes wrong.

use fpdsl::mode::Rounding;
use fpdsl::storage::Storage;
use fpdsl_oracles::storage::Definition;
use fpdsl_runtime::format::Format;
use fpdsl_runtime::soft;

use crate::row::{Row, Shape};
use crate::words::{Case, IntType, WordType};

/// xorshift64*: the same sequence everywhere.
pub struct Random(u64);

impl Random {
    /// A sequence of its own for each seed and each thing that it is for.
    pub fn new(seed: u64, purpose: &str) -> Self {
        // FNV-1a, then one multiplication that spreads small seeds.
        let hash = purpose.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ byte as u64).wrapping_mul(0x100_0000_01b3)
        });
        Random((hash ^ seed.wrapping_mul(0x9e37_79b9_7f4a_7c15)) | 1)
    }

    /// The next word.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// Below `n`.
    #[inline]
    pub fn below(&mut self, n: u64) -> u64 {
        ((self.bits() >> 32) * n) >> 32
    }

    /// Within `-n ..= n`.
    #[inline]
    fn around(&mut self, n: i64) -> i64 {
        self.below(2 * n as u64 + 1) as i64 - n
    }
}

/// Zeros, the ends of the subnormal and normal ranges, one, powers at the precision and at the widths of integers,
/// infinity, NaN: each with its neighbours, and with both signs.
fn specials(format: Format) -> Vec<u64> {
    let (one, unit) = (format.one(), format.min_normal());
    let power = |n: u64| (one + n * unit).min(format.max_finite());
    let precision = format.precision() as u64;
    let mut centres = vec![
        0,
        unit / 2,
        unit,
        one - precision * unit,
        one - unit,
        one,
        one + unit / 2,
    ];
    centres.extend(
        [
            1,
            7,
            8,
            15,
            16,
            31,
            32,
            63,
            64,
            precision - 2,
            precision - 1,
            precision,
        ]
        .map(power),
    );
    centres.extend([format.max_finite(), format.infinity(), format.quiet_nan()]);
    let mut values = Vec::new();
    for centre in centres {
        for step in -2_i64..=2 {
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

fn integer_specials(int: IntType) -> Vec<u64> {
    let mut values: Vec<i128> = vec![0, int.min(), int.max()];
    for power in [1, 7, 8, 11, 15, 16, 24, 31, 32, 53, 63, 64] {
        values.extend([1_i128 << power, -(1_i128 << power)]);
    }
    let around = values
        .iter()
        .flat_map(|&value| (-2..=2).map(move |step| value + step));
    let mut words: Vec<u64> = around
        .filter(|value| (int.min()..=int.max()).contains(value))
        .map(|value| int.encode(value))
        .collect();
    words.sort_unstable();
    words.dedup();
    words
}

/// The bits of an encoding. Others do not count.
fn storage_bits(format: Storage) -> u64 {
    match format {
        Storage::Tf32 => 0xffff_e000,
        _ => (1 << format.width()) - 1,
    }
}

/// Every encoding, or those of TF32 that are special in binary32.
fn storage_specials(format: Storage) -> Vec<u64> {
    let bits = storage_bits(format);
    match format {
        Storage::Tf32 => specials(Format::F32)
            .into_iter()
            .map(|word| word & bits)
            .collect(),
        _ => (0..=bits).collect(),
    }
}

/// Every combination of special operands; where there are three, of some.
pub fn special_cases(row: &Row) -> Vec<Case> {
    let values: Vec<Vec<u64>> = row
        .operands()
        .iter()
        .map(|ty| match *ty {
            WordType::Float(format) => specials(format),
            WordType::Int(int) => integer_specials(int),
            WordType::Storage(format) => storage_specials(format),
        })
        .collect();
    match &values[..] {
        [x] => x.iter().map(|&x| [x, 0, 0, 0]).collect(),
        [x, y] => pairs(x, y).collect(),
        [x, y, z] => {
            let few: Vec<u64> = z.iter().copied().step_by(11).collect();
            let with_third = |[x, y, ..]: Case| few.iter().map(move |&z| [x, y, z, 0]).collect::<Vec<_>>();
            pairs(x, y).step_by(3).flat_map(with_third).collect()
        }
        [x, y, z, w] => {
            // Beside a few others, and beside each other.
            let (z, w) = (z.iter().step_by(23), w.iter().step_by(19));
            let few: Vec<(u64, u64)> = z.flat_map(|&z| w.clone().map(move |&w| (z, w))).collect();
            let with_others = |[x, y, ..]: Case| {
                let others = few.iter().map(move |&(z, w)| [x, y, z, w]);
                others.chain([[x, y, y, x]]).collect::<Vec<_>>()
            };
            pairs(x, y).step_by(3).flat_map(with_others).collect()
        }
        _ => unreachable!("operations have one to four operands"),
    }
}

fn pairs(x: &[u64], y: &[u64]) -> impl Iterator<Item = Case> {
    x.iter().flat_map(move |&x| y.iter().map(move |&y| [x, y, 0, 0]))
}

/// A fraction field: random, with few bits, with few bits missing, or short.
fn fraction(random: &mut Random, format: Format) -> u64 {
    let mask = format.fraction_mask();
    let precision = format.precision() as u64;
    match random.below(8) {
        0 => (1 << random.below(precision) | 1 << random.below(precision)) & mask,
        1 => !(1 << random.below(precision) | 1 << random.below(precision)) & mask,
        2 => random.below(4),
        3 => mask - random.below(4),
        // Sums, products and quotients of short significands are often exact or halfway.
        4 => random.bits() & mask & !(mask >> random.below(precision)),
        _ => random.bits() & mask,
    }
}

/// A finite number with about that biased exponent, limited to the range.
fn with_exponent(random: &mut Random, format: Format, biased: i64) -> u64 {
    let field = biased.clamp(0, 2 * format.max_exponent() as i64) as u64;
    let sign = random.bits() & format.sign_mask();
    sign | field << (format.precision() - 1) | fraction(random, format)
}

fn biased_exponent(format: Format, x: u64) -> i64 {
    ((x & format.magnitude_mask()) >> (format.precision() - 1)) as i64
}

/// Any number, more often one at an end of the range or near one.
fn number(random: &mut Random, format: Format) -> u64 {
    let bias = format.max_exponent() as i64;
    match random.below(8) {
        0 | 1 => random.bits() & (format.sign_mask() | format.magnitude_mask()),
        2 => {
            let ends = [0, format.min_normal(), format.one(), format.max_finite()];
            let bits = ends[random.below(4) as usize].wrapping_add_signed(random.around(3));
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

/// An encoding a few units away, infinity at most.
fn nudge(random: &mut Random, format: Format, x: u64) -> u64 {
    // A NaN of binary64 may be the largest word of all.
    let magnitude = ((x & format.magnitude_mask()) as i64).saturating_add(random.around(2));
    (x & format.sign_mask()) | magnitude.clamp(0, format.infinity() as i64) as u64
}

/// Around an integer, or around half of one.
fn near_integer(random: &mut Random, format: Format) -> u64 {
    let precision = format.precision() as i64;
    let bits = random.below(precision as u64 + 12) as i64;
    let biased = format.max_exponent() as i64 - 1 + bits;
    let x = with_exponent(random, format, biased);
    let field = format.precision() as i64 - 1;
    // All below the point cleared, or all below the half; then perhaps a unit to the side.
    let below = (field - bits + 1 - random.below(2) as i64).clamp(0, field);
    let whole = x & !((1 << below) - 1);
    if random.below(2) == 0 {
        whole
    } else {
        nudge(random, format, whole)
    }
}

/// Around a number of a storage format, or the middle between it and the next.
fn near_storage(random: &mut Random, format: Format, to: Storage) -> u64 {
    let definition = Definition::of(to);
    let count = random.below(u64::from(definition.largest()) + 2) as u32;
    let (number, next) = (definition.number(count), definition.number(count + 1));
    let x = if random.below(2) == 0 {
        number
    } else {
        number + (next - number) / 2.0
    };
    let x = soft::convert(Format::F64, format, Rounding::TowardZero, x.to_bits());
    nudge(random, format, x) | (random.bits() & format.sign_mask())
}

/// Fewer or more bits, or around a power of two.
fn integer(random: &mut Random, int: IntType) -> u64 {
    let width = int.width as u64;
    let word = match random.below(3) {
        0 => random.bits(),
        1 => random.bits() >> random.below(64),
        _ => (1_u64 << random.below(width)).wrapping_add_signed(random.around(2)),
    };
    let word = if random.below(2) == 0 {
        word
    } else {
        word.wrapping_neg()
    };
    word & int.mask()
}

/// An exponent: near the format's range, small, or any.
fn exponent(random: &mut Random, format: Format) -> u64 {
    let span = 2 * format.max_exponent() as i64 + format.precision() as i64 + 8;
    let n = match random.below(8) {
        0 => random.bits() as i32,
        1 | 2 => random.around(8) as i32,
        _ => random.around(span) as i32,
    };
    n as u32 as u64
}

/// A random case.
pub fn random_case(random: &mut Random, row: &Row) -> Case {
    match row.operands() {
        [WordType::Int(int), ..] => return [integer(random, *int), 0, 0, 0],
        [WordType::Storage(format), ..] => {
            return [random.bits() & storage_bits(*format), 0, 0, 0];
        }
        _ => {}
    }
    let format = row.format;
    let x = number(random, format);
    match row.shape {
        Shape::Plain => {
            let mut case = [x, 0, 0, 0];
            for word in &mut case[1..row.operands().len()] {
                *word = number(random, format);
            }
            case
        }
        Shape::Integral => match random.below(2) {
            0 => [x, 0, 0, 0],
            _ => [near_integer(random, format), 0, 0, 0],
        },
        Shape::Scale => [x, exponent(random, format), 0, 0],
        Shape::Sum => [x, addend(random, format, x), 0, 0],
        Shape::Product | Shape::Quotient => [x, factor(random, format, row.shape, x), 0, 0],
        Shape::Fused => fused(random, format, x),
        Shape::Products => products(random, format, x),
        Shape::Integer => [random.bits(), 0, 0, 0],
        Shape::Narrowed(to) => match random.below(2) {
            0 => [x, 0, 0, 0],
            _ => [near_storage(random, format, to), 0, 0, 0],
        },
    }
}

fn addend(random: &mut Random, format: Format, x: u64) -> u64 {
    match random.below(4) {
        0 => nudge(random, format, x) ^ format.sign_mask(),
        1 => {
            let biased = biased_exponent(format, x) + random.around(format.precision() as i64 + 2);
            with_exponent(random, format, biased)
        }
        2 => nudge(random, format, x),
        _ => number(random, format),
    }
}

/// Half of the results near an end of the range or near one.
fn factor(random: &mut Random, format: Format, shape: Shape, x: u64) -> u64 {
    if random.below(2) == 0 {
        return number(random, format);
    }
    let end = end(random, format);
    let (bias, other) = (format.max_exponent() as i64, biased_exponent(format, x));
    let biased = if shape == Shape::Quotient {
        other - end + bias
    } else {
        end - other + bias
    };
    with_exponent(random, format, biased)
}

/// The biased exponent of an interesting result: smallest normal, largest, smallest subnormal, one.
fn end(random: &mut Random, format: Format) -> i64 {
    let bias = format.max_exponent() as i64;
    [1, 2 * bias, 1 - format.precision() as i64, bias][random.below(4) as usize] + random.around(2)
}

fn fused(random: &mut Random, format: Format, x: u64) -> Case {
    let (bias, precision) = (format.max_exponent() as i64, format.precision() as i64);
    match random.below(4) {
        0 => {
            // The product near an end, the addend at every distance from it.
            let end = end(random, format);
            let biased = end - biased_exponent(format, x) + bias;
            let y = with_exponent(random, format, biased);
            let biased = end + random.around(2 * precision + 3);
            [x, y, with_exponent(random, format, biased), 0]
        }
        1 => {
            // The addend next to the product, of either sign: total and near cancellation.
            let y = number(random, format);
            let product = soft::mul(format, Rounding::NearestEven, x, y);
            let z = nudge(random, format, product);
            [x, y, z ^ (random.bits() & format.sign_mask()), 0]
        }
        _ => [x, number(random, format), number(random, format), 0],
    }
}

/// Two products: of the same factors or their neighbours, alike but for some binades, or any.
fn products(random: &mut Random, format: Format, x: u64) -> Case {
    let y = factor(random, format, Shape::Product, x);
    match random.below(4) {
        0 => {
            let (z, w) = (nudge(random, format, y), nudge(random, format, x));
            [x, y, z, w ^ (random.bits() & format.sign_mask())]
        }
        1 | 2 => {
            let z = number(random, format);
            let alike = biased_exponent(format, x) + biased_exponent(format, y) - biased_exponent(format, z);
            let biased = alike + random.around(2 * format.precision() as i64 + 3);
            [x, y, z, with_exponent(random, format, biased)]
        }
        _ => [x, y, number(random, format), number(random, format)],
    }
}
