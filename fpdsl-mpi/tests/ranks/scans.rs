//! Scans on ranks.

use fpdsl::Device;
use fpdsl_mpi::prelude::*;

use crate::functions::{Complex, add, twist};
use crate::world::Suite;

pub fn run(suite: &mut Suite) {
    for n in [0, 1, 16, 17, 255, 4096, 4097, 20_000] {
        for kind in 0..5 {
            prefixes(suite, n, kind);
        }
    }
}

fn prefixes(suite: &mut Suite, n: usize, kind: usize) {
    let (world, dev, host) = (suite.world, suite.device.clone(), Device::host());
    let x = suite.random.numbers(n, 40);
    let mine = suite.share(n, kind);
    let what = format!("prefixes of {n} elements, distribution {kind}");
    let (first, part) = (mine.start, if mine.is_empty() { 0..0 } else { mine });

    // Each rank compares its own with those of all.
    let found = add::scan(&x[part.clone()])
        .run(&Ranks::new(world, &dev, first))
        .expect(&what)
        .to_vec()
        .expect(&what);
    let all = add::scan(&x).run(&host).unwrap().to_vec().unwrap();
    let bits = |x: &[f64]| x.iter().map(|x| x.to_bits()).collect::<Vec<_>>();
    assert_eq!(bits(&found), bits(&all[part.clone()]), "{what}");

    let z: Vec<Complex<f32>> = x
        .iter()
        .map(|&x| Complex {
            re: x as f32,
            im: 1.0 - x as f32,
        })
        .collect();
    let found = twist::scan(&z[part.clone()])
        .run(&Ranks::new(world, &dev, first))
        .expect(&what)
        .to_vec()
        .expect(&what);
    let all = twist::scan(&z).run(&host).unwrap().to_vec().unwrap();
    let bits = |z: &[Complex<f32>]| {
        z.iter()
            .map(|z| (z.re.to_bits(), z.im.to_bits()))
            .collect::<Vec<_>>()
    };
    assert_eq!(bits(&found), bits(&all[part]), "{what}");
    suite.check(&what, [], Vec::new);
}
