//! Seeded operands: special values, neighbours of each other, and random bits.

use fpdsl_runtime::format::Format;
use fpdsl_runtime::ir::Kind;
use fpdsl_runtime::lift::ScalarType;

/// xorshift64*: the same sequence everywhere.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
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

    /// A value of a type; sometimes like `other`, an earlier operand.
    pub fn value(&mut self, ty: ScalarType, other: Option<u64>) -> u64 {
        match ty.kind() {
            Kind::Bool => self.bits() & 1,
            Kind::Float(format) => self.float(format, other),
            Kind::Signed(width) | Kind::Unsigned(width) => {
                self.int(width, other) & (u64::MAX >> (64 - width))
            }
        }
    }

    fn float(&mut self, format: Format, other: Option<u64>) -> u64 {
        let mask = format.sign_mask() | format.magnitude_mask();
        let sign = self.bits() & format.sign_mask();
        let fraction = format.precision() - 1;
        let exponent = |biased: i64| (biased.clamp(0, 2 * format.max_exponent() as i64) as u64) << fraction;
        let random = self.bits() & ((1 << fraction) - 1);
        // Half of the significands are short, so that results are exact or halfway now and then.
        let digits = match self.below(4) {
            0 => random & !(u64::MAX >> (63 - self.below(fraction as u64))),
            1 => 1 << self.below(fraction as u64),
            _ => random,
        };
        let near = |random: &mut Self, centre: i64, spread: i64| {
            let offset = random.below(2 * spread as u64 + 1) as i64 - spread;
            exponent(centre + offset)
        };
        match (self.below(8), other) {
            (0, _) => {
                let specials = [
                    0,
                    1,
                    format.min_normal(),
                    format.one(),
                    format.max_finite(),
                    format.infinity(),
                    format.quiet_nan(),
                ];
                let special = specials[self.below(7) as usize];
                sign | special.saturating_add_signed(self.below(5) as i64 - 2)
            }
            (1, _) => self.bits() & mask,
            (2, Some(other)) => (other ^ sign).wrapping_add_signed(self.below(5) as i64 - 2) & mask,
            (3, Some(other)) => {
                let theirs = ((other & format.magnitude_mask()) >> fraction) as i64;
                sign | near(self, theirs, 2 * format.precision() as i64) | digits
            }
            (4, _) => sign | near(self, 2, 3) | digits,
            (5, _) => sign | near(self, 2 * format.max_exponent() as i64, 3) | digits,
            (_, _) => sign | near(self, format.max_exponent() as i64, 70) | digits,
        }
    }

    fn int(&mut self, width: u32, other: Option<u64>) -> u64 {
        match (self.below(5), other) {
            (0, _) => self.below(9).wrapping_sub(4),
            (1, _) => (1_u64 << self.below(width as u64))
                .wrapping_add(self.below(3))
                .wrapping_sub(1),
            (2, Some(other)) => other.wrapping_add(self.below(3)).wrapping_sub(1),
            (3, _) => self.bits() >> self.below(64),
            (_, _) => self.bits(),
        }
    }
}
