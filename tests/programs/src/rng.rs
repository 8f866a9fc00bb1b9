//! A small seeded generator, so that a seed names a program on every machine and for every toolchain.

/// SplitMix64 (Steele, Lea and Flood, 2014): one addition and a finaliser a number.
#[derive(Clone, Debug)]
pub struct Rng(u64);

impl Rng {
    /// Seeds that differ in any bit give unrelated sequences.
    pub fn new(seed: u64) -> Self {
        let mut rng = Rng(seed ^ 0x6a09_e667_f3bc_c908);
        rng.bits();
        rng
    }

    /// 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `n`, which is not 0; the bias is below 2^-32 for the small `n` used here.
    pub fn below(&mut self, n: usize) -> usize {
        ((u128::from(self.bits()) * n as u128) >> 64) as usize
    }

    /// A number in `lo..=hi`.
    pub fn range(&mut self, lo: i64, hi: i64) -> i64 {
        lo + self.below((hi - lo + 1) as usize) as i64
    }

    /// True in this many of a hundred cases.
    pub fn percent(&mut self, chance: usize) -> bool {
        self.below(100) < chance
    }

    /// One of the items, each as likely.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }

    /// The position of one of the weights, each as likely as it is heavy.
    pub fn weighted(&mut self, weights: &[usize]) -> usize {
        let mut ticket = self.below(weights.iter().sum());
        for (i, &weight) in weights.iter().enumerate() {
            if ticket < weight {
                return i;
            }
            ticket -= weight;
        }
        unreachable!("the ticket is below the sum of the weights")
    }
}
