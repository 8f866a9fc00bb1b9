//! Inputs.

/// A generator of reproducible numbers (SplitMix64: G. L. Steele and others, OOPSLA 2014).
pub struct Random(pub u64);

impl Random {
    /// Any 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number from `lo` up to `hi`.
    pub fn within(&mut self, lo: f64, hi: f64) -> f64 {
        lo + (hi - lo) * (self.bits() >> 11) as f64 * (0.5_f64).powi(53)
    }

    /// A number near `x`, some units in the last place from it.
    pub fn near(&mut self, x: f64) -> f64 {
        let steps = (self.bits() % 2001) as i64 - 1000;
        f64::from_bits(x.to_bits().wrapping_add_signed(steps))
    }
}
