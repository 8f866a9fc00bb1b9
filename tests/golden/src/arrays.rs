//! Calls over arrays: `map` in its ways, and a reduction.

use fpdsl::prelude::*;

#[fp(mode = "ru", contract = true)]
fn steps(x: f32, limit: u32) -> f32 {
    let mut y = x;
    for _ in 0..limit {
        y = y * 0.75 + 0.1;
    }
    y
}

#[fp(mode = "rd", contract = false)]
fn add(x: f32, y: f32) -> f32 {
    x + y
}

/// The number of results that are not those of scalar calls.
pub fn wrong() -> usize {
    let dev = Device::host();
    let x: Vec<f32> = (0..40_000_u16).map(f32::from).collect();
    let mut wrong = 0;
    // Three times: the first call measures, later ones are reviewed.
    for _ in 0..3 {
        let found = steps::map(&x, 9).run(&dev).and_then(|found| found.to_vec());
        let found = found.unwrap_or_default();
        wrong += x.len() - found.len();
        let same = |(x, found): (&f32, &f32)| steps(*x, 9).to_bits() == found.to_bits();
        wrong += x.iter().zip(&found).filter(|&pair| !same(pair)).count();
    }
    // Whole numbers below 2^24 add up exactly in any order.
    let small: Vec<f32> = (0..5000_u16).map(|i| f32::from(i % 3)).collect();
    wrong + usize::from(add::reduce(&small).run(&dev) != Ok(4999.0))
}
