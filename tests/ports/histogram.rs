//! A histogram with weights, and one of counts.
//!
//! V. Podlozhnyuk, "Histogram calculation in CUDA" (NVIDIA, 2007). Weights are sums of floating-point numbers, so their order matters.

use fpdsl::Error;
use fpdsl::prelude::*;

use crate::compare::devices;
use crate::random::Random;
use crate::{SUITE, report};

const BINS: usize = 256;

port! {
    #[fp]
    fn bin(x: f32) -> (u32, u32) {
        ((x * 256.0) as u32, 1)
    }

    #[fp]
    fn weighted(x: f32, weight: f32) -> (u32, f32) {
        ((x * 256.0) as u32, weight / 3.0)
    }

    #[fp]
    fn count(a: u32, b: u32) -> u32 {
        a + b
    }

    #[fp]
    fn total(a: f32, b: f32) -> f32 {
        a + b
    }
}

#[test]
fn bits_of_the_loop() -> Result<(), Error> {
    let mut random = Random::new(2007);
    for n in [0, 1, 1000, 400_003] {
        let x: Vec<f32> = (0..n)
            .map(|_| random.below(1 << 24) as f32 / (1 << 24) as f32)
            .collect();
        let weights: Vec<f32> = (0..n).map(|_| random.below(1000) as f32 / 7.0).collect();
        let (mut counts, mut sums) = ([0; BINS], [0.0; BINS]);
        for (&x, &weight) in x.iter().zip(&weights) {
            let (place, one) = plain::bin(x);
            counts[place as usize] = plain::count(counts[place as usize], one);
            let (place, weight) = plain::weighted(x, weight);
            sums[place as usize] = plain::total(sums[place as usize], weight);
        }
        for (name, dev) in devices() {
            let (mut bins, mut found) = (Buffer::zeros(&dev, BINS)?, [0.0; BINS]);
            ported::bin::map(&x).scatter_reduce::<ported::count>(&dev, &mut bins)?;
            ported::weighted::map(&x, &weights).scatter_reduce::<ported::total>(&dev, &mut found)?;
            assert_eq!(bins.to_vec()?, counts, "{n} on {name}");
            assert_eq!(found.map(f32::to_bits), sums.map(f32::to_bits), "{n} on {name}");
            report::ran(SUITE, name, 2 * n as u64);
        }
    }
    Ok(())
}
