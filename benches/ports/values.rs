//! Data without a pattern that a kernel could profit from.

/// A generator of 64 bits: S. Vigna's SplitMix64, public domain, 2015.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        Random(seed)
    }

    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ z >> 31
    }

    /// At least 0 and below 1.
    pub fn unit(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// `n` numbers of the interval from `low` to `high`.
    pub fn vector(&mut self, n: usize, low: f64, high: f64) -> Vec<f64> {
        (0..n).map(|_| low + (high - low) * self.unit()).collect()
    }
}
