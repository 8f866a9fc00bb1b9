//! What the suites share: ranks that have the same random numbers, distributions, and comparisons between ranks.

use std::ops::Range;
use std::time::Instant;

use fpdsl::Device;
use mpi::topology::SimpleCommunicator;
use mpi::traits::*;

/// xorshift64*: the same sequence on every rank.
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

    pub fn below(&mut self, n: usize) -> usize {
        (((self.bits() >> 32) * n as u64) >> 32) as usize
    }

    /// Numbers of either sign, about 2^`spread` apart.
    pub fn numbers(&mut self, n: usize, spread: i32) -> Vec<f64> {
        let number = |_| {
            let mantissa = 1.0 + (self.bits() >> 11) as f64 / (1_u64 << 53) as f64;
            let scale = 2.0_f64.powi(self.below(spread as usize + 1) as i32 - spread / 2);
            if self.bits() & 1 == 0 {
                mantissa * scale
            } else {
                -mantissa * scale
            }
        };
        (0..n).map(number).collect()
    }
}

/// The ranks, and how many comparisons they made.
pub struct Suite<'a> {
    pub world: &'a SimpleCommunicator,
    /// The host, at a level of instructions that differs from rank to rank: machines of a cluster differ as well.
    pub device: Device,
    pub random: Random,
    cases: usize,
}

impl<'a> Suite<'a> {
    pub fn new(world: &'a SimpleCommunicator) -> Self {
        let hosts = Device::hosts();
        Suite {
            world,
            device: hosts[world.rank() as usize % hosts.len()].clone(),
            random: Random::new(0),
            cases: 0,
        }
    }

    /// Runs a suite and says on rank 0 what agreed.
    pub fn run(&mut self, name: &str, cases: fn(&mut Self)) {
        let began = Instant::now();
        self.random = Random::new(name.len() as u64);
        self.cases = 0;
        cases(self);
        if self.world.rank() == 0 {
            println!(
                "{:2} ranks, {name:10} {:4} cases agree ({:.1} s)",
                self.world.size(),
                self.cases,
                began.elapsed().as_secs_f64()
            );
        }
    }

    /// The positions of this rank, in distribution `kind` of `n` elements.
    pub fn share(&mut self, n: usize, kind: usize) -> Range<usize> {
        let (rank, size) = (self.world.rank() as usize, self.world.size() as usize);
        if kind == 0 {
            return fpdsl_mpi::share(self.world, n);
        }
        let mut borders: Vec<usize> = match kind {
            // One after the other, as equal as can be.
            1 => (1..size).map(|k| n * k / size).collect(),
            // One rank has all.
            2 => {
                let whose = self.random.below(size);
                (1..size).map(|k| if k <= whose { 0 } else { n }).collect()
            }
            // Many have none.
            3 => {
                let few = [0, self.random.below(n + 1), self.random.below(n + 1), n];
                (1..size).map(|_| few[self.random.below(4)]).collect()
            }
            _ => (1..size).map(|_| self.random.below(n + 1)).collect(),
        };
        borders.sort_unstable();
        borders.insert(0, 0);
        borders.push(n);
        let (start, end) = (borders[rank], borders[rank + 1]);
        // The position of no elements is of no account.
        if start == end { 7..7 } else { start..end }
    }

    /// Asserts that every rank has these bits, which are those that rank 0 expects.
    pub fn check(
        &mut self,
        what: &str,
        found: impl IntoIterator<Item = u64>,
        expected: impl FnOnce() -> Vec<u64>,
    ) {
        let found: Vec<u64> = found.into_iter().collect();
        let is_root = self.world.rank() == 0;
        let mut expected = if is_root { expected() } else { vec![0; found.len()] };
        assert_eq!(expected.len(), found.len(), "{what}");
        self.world.process_at_rank(0).broadcast_into(&mut expected[..]);
        let same = |(a, b): (&u64, &u64)| a == b;
        let agree = found.iter().zip(&expected).all(same);
        assert!(
            agree,
            "{what}, rank {}: {found:x?} for {expected:x?}",
            self.world.rank()
        );
        self.cases += 1;
    }

    /// Asserts that every rank has this text, which is that of rank 0.
    pub fn same_text(&mut self, what: &str, found: &str) {
        let mut len = found.len() as u64;
        let root = self.world.process_at_rank(0);
        root.broadcast_into(&mut len);
        let mut text = found.as_bytes().to_vec();
        text.resize(len as usize, 0);
        root.broadcast_into(&mut text[..]);
        assert_eq!(
            found,
            String::from_utf8_lossy(&text),
            "{what}, rank {}",
            self.world.rank()
        );
        self.cases += 1;
    }
}
