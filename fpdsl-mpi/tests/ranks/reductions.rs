//! Reductions on ranks, `merge_over` and `merge_to`.

use fpdsl::Device;
use fpdsl_mpi::prelude::*;
use fpdsl_mpi::{merge_over, merge_to};
use mpi::traits::*;

use crate::functions::{Complex, add, add_f32, add_rows, mul, number, twist};
use crate::world::Suite;

/// Beside the borders of lanes, rows and parts.
const LENGTHS: [usize; 14] = [
    0, 1, 2, 15, 16, 127, 129, 4095, 4096, 4097, 8191, 65_535, 65_537, 70_001,
];

pub fn run(suite: &mut Suite) {
    for (k, n) in LENGTHS.into_iter().enumerate() {
        for kind in 0..5 {
            sums(suite, n, kind);
            if n > 0 && (kind + k) % 2 == 0 {
                other_types(suite, n, kind);
            }
        }
    }
    for _ in 0..12 {
        let n = suite.random.below(100_000);
        sums(suite, n, 4);
    }
    rows(suite);
}

fn sums(suite: &mut Suite, n: usize, kind: usize) {
    let (world, dev, host) = (suite.world, suite.device.clone(), Device::host());
    let (x, y) = (suite.random.numbers(n, 40), suite.random.numbers(n, 8));
    let mine = suite.share(n, kind);
    let what = format!("{n} elements, distribution {kind}");
    let (first, part) = (mine.start, if mine.is_empty() { 0..0 } else { mine });

    let sum = add::reduce(&x[part.clone()])
        .run(&Ranks::new(world, &dev, first))
        .expect(&what);
    suite.check(&what, [sum.to_bits()], || {
        vec![add::reduce(&x).run(&host).unwrap().to_bits()]
    });
    let dot = mul::map(&x[part.clone()], &y[part.clone()])
        .reduce::<add>()
        .run(&Ranks::new(world, &dev, first))
        .expect(&what);
    suite.check(&what, [dot.to_bits()], || {
        vec![mul::map(&x, &y).reduce::<add>().run(&host).unwrap().to_bits()]
    });
    let series = number::launch(n, 0.3).reduce::<add>().partial(&dev, part.clone());
    let series = merge_over(world, series).expect(&what);
    suite.check(&what, [series.to_bits()], || {
        vec![
            number::launch(n, 0.3)
                .reduce::<add>()
                .run(&host)
                .unwrap()
                .to_bits(),
        ]
    });

    let root = suite.random.below(world.size() as usize) as i32;
    let there = [
        merge_to(world, root, add::reduce(&x[part.clone()]).partial(&dev, first)).expect(&what),
        merge_to(
            world,
            root,
            mul::map(&x[part.clone()], &y[part.clone()])
                .reduce::<add>()
                .partial(&dev, first),
        )
        .expect(&what),
        merge_to(world, root, add::reduce(&x[part]).partial(&dev, first)).expect(&what),
    ];
    let expected = if world.rank() == root {
        [Some(sum), Some(dot), Some(sum)]
    } else {
        [None; 3]
    };
    assert_eq!(
        there.map(|x| x.map(f64::to_bits)),
        expected.map(|x| x.map(f64::to_bits)),
        "{what}, rank {root}"
    );
}

fn other_types(suite: &mut Suite, n: usize, kind: usize) {
    let (world, dev, host) = (suite.world, suite.device.clone(), Device::host());
    let x: Vec<f32> = suite
        .random
        .numbers(2 * n, 10)
        .into_iter()
        .map(|x| x as f32)
        .collect();
    let z: Vec<Complex<f32>> = x
        .as_chunks()
        .0
        .iter()
        .map(|&[re, im]| Complex { re, im })
        .collect();
    let mine = suite.share(n, kind);
    let what = format!("{n} elements of binary32, distribution {kind}");
    let (first, part) = (mine.start, if mine.is_empty() { 0..0 } else { mine });

    let sum = add_f32::reduce(&x[part.clone()])
        .run(&Ranks::new(world, &dev, first))
        .expect(&what);
    suite.check(&what, [sum.to_bits().into()], || {
        vec![add_f32::reduce(&x[..n]).run(&host).unwrap().to_bits().into()]
    });
    let bits = |z: Complex<f32>| [z.re, z.im].map(|x| u64::from(x.to_bits()));
    let twisted = twist::reduce(&z[part])
        .run(&Ranks::new(world, &dev, first))
        .expect(&what);
    suite.check(&what, bits(twisted), || {
        bits(twist::reduce(&z).run(&host).unwrap()).to_vec()
    });
}

/// Results that need a second broadcast.
fn rows(suite: &mut Suite) {
    let (world, dev) = (suite.world, suite.device.clone());
    let x = suite.random.numbers(10 * 5000, 30);
    let rows: &[[f64; 10]] = x.as_chunks().0;
    let mine = suite.share(rows.len(), 4);
    let (first, part) = (mine.start, if mine.is_empty() { 0..0 } else { mine });
    let sum = add_rows::reduce(&rows[part])
        .run(&Ranks::new(world, &dev, first))
        .expect("rows");
    suite.check("rows", sum.map(f64::to_bits), || {
        add_rows::reduce(rows)
            .run(&Device::host())
            .unwrap()
            .map(f64::to_bits)
            .to_vec()
    });
}
