//! From f64 rounded to odd to narrower formats.

/// A format narrower than f64.
pub struct Narrow {
    /// Bits of the encoding after the exponent.
    fraction: u32,
    /// The exponent of the largest number.
    max_exponent: i32,
}

pub const F16: Narrow = Narrow {
    fraction: 10,
    max_exponent: 15,
};
pub const BF16: Narrow = Narrow {
    fraction: 7,
    max_exponent: 127,
};
pub const F32: Narrow = Narrow {
    fraction: 23,
    max_exponent: 127,
};

/// Bits of an f64 after the exponent.
const FRACTION: u32 = f64::MANTISSA_DIGITS - 1;
const MAX_EXPONENT: i32 = f64::MAX_EXP - 1;

impl Narrow {
    pub const fn infinity(&self) -> u64 {
        (2 * self.max_exponent as u64 + 1) << self.fraction
    }

    /// The encodings under rn, rz, ru and rd of a number that is neither negative nor infinite.
    pub fn rounded(&self, odd: u64) -> [u64; 4] {
        let biased = (odd >> FRACTION) as i32;
        let hidden = if biased == 0 { 0 } else { 1 << FRACTION };
        let significand = odd & ((1 << FRACTION) - 1) | hidden;
        // The exponent of the last bit that is kept, counted from that of the subnormals. Those of f64 are far below it.
        let unit = (biased - MAX_EXPONENT + self.max_exponent - 1).max(0);
        let exponent = unit + 1 - self.max_exponent;
        // What is cut off. At 63 nothing is left of the significand and it is less than a half, as it is beyond.
        let cut = (FRACTION - self.fraction) as i32 + exponent - (biased.max(1) - MAX_EXPONENT);
        let cut = cut.min(63);
        let (kept, rest, half) = (significand >> cut, significand & ((1 << cut) - 1), 1 << (cut - 1));
        // The leading bit of a normal number counts one in the exponent.
        let below = ((unit as u64) << self.fraction) + kept;
        let infinity = self.infinity();
        if below >= infinity {
            return [infinity, infinity - 1, infinity, infinity - 1];
        }
        let above = below + u64::from(rest != 0);
        let up = rest > half || (rest == half && below % 2 == 1);
        [if up { above } else { below }, below, above, below]
    }
}
