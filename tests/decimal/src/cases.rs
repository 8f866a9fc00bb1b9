//! Literals at the places where a rounding can go wrong, and seeded random ones.

use num_bigint::BigUint;

use crate::{FORMATS, Format};

/// The most digits of a literal, leading and trailing zeros apart.
pub const DIGITS: usize = 800;

/// Literals beyond every format, zeros, and literals that were once read wrongly.
pub const EDGES: [&str; 26] = [
    "0.",
    "0.0",
    "0e999999999",
    "0.000e-99999999999999999999",
    "1e400",
    "1e-400",
    "1e999999999",
    "1e-999999999",
    "1e99999999999999999999",
    "1e-99999999999999999999",
    "1e+5",
    "1E-5",
    "1.7976931348623157e308",
    "1.7976931348623159e308",
    "4.9e-324",
    "2.4e-324",
    "2.2250738585072011e-308",
    "65520.0",
    "65519.99",
    "2.718281828459045090795598297428648842334747314453125",
    "9.981936029653297737240791320800781250001",
    "6.80967758626138675026595592498779296875e-7",
    "7.52731210695856134407222270965576171875e-14",
    "3.4028235677973366e38",
    "3.4028235677973367e38",
    "2.718281828459045090795598298427648842334747314453125",
];

/// SplitMix64 (Steele, Lea and Flood, 2014).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let x = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        x ^ x >> 31
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }

    fn one_in(&mut self, chances: usize) -> bool {
        self.below(chances) == 0
    }

    /// At most `bound`, small numbers as often as large ones.
    fn up_to(&mut self, bound: usize) -> usize {
        let bits = self.below(usize::BITS as usize - bound.leading_zeros() as usize + 1);
        self.below((1 << bits).min(bound + 1))
    }
}

/// `digits × 10^exponent`.
struct Decimal {
    digits: String,
    exponent: i64,
}

/// The literal of a seed: one in eight has random digits, the others are exact expansions of a format's numbers or of the
/// midpoints between them, or lie just above or below one of those.
pub fn case(seed: u64) -> String {
    let mut random = Random(seed.wrapping_mul(0xd134_2543_de82_ef95));
    let format = FORMATS[random.below(4)];
    let decimal = if random.one_in(8) {
        anywhere(&format, &mut random)
    } else {
        let number = expansion(&format, &mut random);
        nudged(number, &mut random)
    };
    spelled(decimal, &mut random)
}

/// Random digits, short ones as often as long ones, over the range of the format and a little beyond.
fn anywhere(format: &Format, random: &mut Random) -> Decimal {
    let length = 1 + random.up_to(DIGITS - 1);
    let digits = (0..length)
        .map(|_| char::from(b'0' + random.below(10) as u8))
        .collect();
    let range = (format.max_exponent - format.quantum()) as usize * 3 / 10;
    let place = random.below(range + 20) as i64 - 10 + i64::from(format.quantum()) * 3 / 10;
    Decimal {
        digits,
        exponent: place - length as i64,
    }
}

/// All digits of a number of the format or of the midpoint between it and the next.
fn expansion(format: &Format, random: &mut Random) -> Decimal {
    let hidden = 1u64 << (format.precision - 1);
    let exponents = (format.infinity() / hidden) as usize;
    let biased = match random.below(16) {
        0 => 0,
        1 => 1,
        2 => exponents - 1,
        // Short enough for programs that people write.
        3..=7 => exponents / 2 - 20.min(exponents / 3) + random.below(40.min(exponents * 2 / 3)),
        _ => random.below(exponents),
    };
    let fraction = match random.below(8) {
        0 => random.up_to(4) as u64,
        1 => hidden - 1 - random.up_to(4) as u64,
        2 => random.next() & random.next() & random.next(),
        _ => random.next(),
    };
    let (whole, unit) = format.parts(biased as u64 * hidden + fraction % hidden);
    exactly(2 * whole + random.next() % 2, unit - 1)
}

/// `whole × 2^unit` in decimal, which is finite for every unit.
fn exactly(whole: u64, unit: i32) -> Decimal {
    let power = |base: u32| BigUint::from(base).pow(unit.unsigned_abs());
    let (digits, exponent) = if unit >= 0 {
        (whole * power(2), 0)
    } else {
        (whole * power(5), i64::from(unit))
    };
    let digits = digits.to_string();
    let kept = digits.trim_end_matches('0').len().max(1);
    Decimal {
        exponent: exponent + (digits.len() - kept) as i64,
        digits: digits[..kept].to_owned(),
    }
}

/// The number itself, or one that differs in a digit far out.
fn nudged(number: Decimal, random: &mut Random) -> Decimal {
    let Decimal {
        mut digits,
        mut exponent,
    } = number;
    let room = DIGITS.saturating_sub(digits.len());
    let direction = random.below(3);
    if direction == 0 || room == 0 || (digits == "0" && direction == 2) {
        return Decimal { digits, exponent };
    }
    let distance = 1 + random.up_to(room - 1);
    exponent -= distance as i64;
    if direction == 1 {
        digits.push_str(&"0".repeat(distance - 1));
        digits.push('1');
    } else {
        let last = digits.pop().expect("it is not empty");
        digits.push(char::from(last as u8 - 1));
        digits.push_str(&"9".repeat(distance));
    }
    Decimal { digits, exponent }
}

/// One of the ways to write a decimal.
fn spelled(decimal: Decimal, random: &mut Random) -> String {
    let Decimal { mut digits, exponent } = decimal;
    let length = digits.len() as i64;
    // The place of the point if no exponent is written.
    let natural = length + exponent;
    let point = if (-60..=length + 60).contains(&natural) && random.one_in(2) {
        natural
    } else if random.one_in(2) {
        1
    } else {
        random.below(length as usize + 1) as i64
    };
    let power = natural - point;
    if point <= 0 {
        digits.insert_str(0, &"0".repeat((1 - point) as usize));
    } else if point > length {
        digits.push_str(&"0".repeat((point - length) as usize));
    }
    digits.insert(point.max(1) as usize, '.');
    if random.one_in(8) {
        digits.insert_str(0, "00");
        digits.push_str("000");
    }
    // `1.e5` is a field of an integer.
    if digits.ends_with('.') && power != 0 {
        digits.push('0');
    }
    match power {
        0 if digits.ends_with('.') => {}
        0 if random.one_in(4) => digits.push_str("e0"),
        0 => {}
        1.. if random.one_in(4) => digits.push_str(&format!("E+{power}")),
        _ => digits.push_str(&format!("e{power}")),
    }
    digits
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exact::Fraction;

    #[test]
    fn all_digits_of_a_number_are_that_number() {
        for format in FORMATS {
            for encoding in [1, 2, format.infinity() / 3, format.infinity() - 1] {
                let (whole, unit) = format.parts(encoding);
                let Decimal { digits, exponent } = exactly(whole, unit);
                let read = Fraction::read(&format!("{digits}e{exponent}")).expect("a decimal");
                assert_eq!(read.round(&format), [encoding; 4], "{digits}e{exponent}");
            }
        }
    }

    #[test]
    fn literals_are_decimals_of_at_most_800_digits() {
        let mut longest = 0;
        for seed in 0..2000 {
            let text = case(seed);
            assert!(
                Fraction::read(&text).is_some() && text.parse::<f64>().is_ok(),
                "{text}"
            );
            let digits = text.split(['e', 'E']).next().expect("digits").replace('.', "");
            longest = longest.max(digits.trim_matches('0').len());
        }
        assert!((700..=DIGITS).contains(&longest), "{longest}");
    }
}
