//! Exact sums and dots.

use fpdsl::exact::{self, Accumulator};
use fpdsl::prelude::*;
use fpdsl_mpi::exact::{asum_over, dot_over, merge_over, sum_of_squares_over, sum_over};
use mpi::traits::*;

use crate::world::Suite;

pub fn run(suite: &mut Suite) {
    for n in [0, 1, 100, 4097, 30_000] {
        for kind in 1..5 {
            sums(suite, n, kind);
        }
    }
    special(suite);
}

fn sums(suite: &mut Suite, n: usize, kind: usize) {
    let (world, dev, host) = (suite.world, suite.device.clone(), Device::host());
    let y = suite.random.numbers(n, 400);
    // Most of it cancels.
    let x: Vec<f64> = y
        .iter()
        .enumerate()
        .map(|(i, y)| if i % 2 == 1 { -y } else { y.next_up() })
        .collect();
    let narrow: Vec<f32> = suite
        .random
        .numbers(n, 60)
        .into_iter()
        .map(|x| x as f32)
        .collect();
    let mine = suite.share(n, kind);
    let what = format!("exact sums of {n} elements, distribution {kind}");
    let part = if mine.is_empty() { 0..0 } else { mine };

    let here = &x[part.clone()];
    let found = [
        sum_over::<Rn, _>(world, &dev, here),
        sum_over::<Ru, _>(world, &dev, here),
        asum_over::<Rd, _>(world, &dev, here),
        sum_of_squares_over::<Rz, _>(world, &dev, here),
        dot_over::<Rn, _>(world, &dev, here, &y[part.clone()]),
    ];
    suite.check(&what, found.map(|x| x.expect(&what).to_bits()), || {
        let expected = [
            exact::sum::<Rn, _>(&host, &x),
            exact::sum::<Ru, _>(&host, &x),
            exact::asum::<Rd, _>(&host, &x),
            exact::sum_of_squares::<Rz, _>(&host, &x),
            exact::dot::<Rn, _>(&host, &x, &y),
        ];
        expected.map(|x| x.unwrap().to_bits()).to_vec()
    });
    let found = sum_over::<Rd, _>(world, &dev, &narrow[part]).expect(&what);
    suite.check(&what, [found.to_bits().into()], || {
        vec![exact::sum::<Rd, _>(&host, &narrow).unwrap().to_bits().into()]
    });
}

/// Each rank has one special value; all ranks together have the sum that IEEE 754 says.
fn special(suite: &mut Suite) {
    let world = suite.world;
    let values = [-0.0, -0.0, f64::INFINITY, 1.0, f64::MAX, f64::MAX, -1e-300];
    let all: Vec<f64> = (0..world.size() as usize)
        .map(|k| values[k % values.len()])
        .collect();
    let mine = all[world.rank() as usize];
    let found = sum_over::<Rd, _>(world, &suite.device, &[mine]).expect("special values");
    suite.check("special values", [found.to_bits()], || {
        vec![exact::sum::<Rd, _>(&Device::host(), &all).unwrap().to_bits()]
    });
    let mut sum = Accumulator::new();
    sum.add(&suite.device, &[mine]).expect("one element");
    let merged = merge_over(world, Ok(sum)).expect("special values");
    suite.check("terms", [merged.terms()], || vec![all.len() as u64]);
}
