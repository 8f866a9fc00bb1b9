//! Calls in rows on ranks.

use fpdsl::Device;
use fpdsl_mpi::prelude::*;

use crate::functions::shares;
use crate::world::Suite;

pub fn run(suite: &mut Suite) {
    for n in [0, 1, 17, 4097] {
        for kind in 0..5 {
            rows(suite, n, kind);
        }
    }
}

/// Each rank has the rows of its own elements.
fn rows(suite: &mut Suite, n: usize, kind: usize) {
    let (world, dev, host) = (suite.world, suite.device.clone(), Device::host());
    let x = suite.random.numbers(n, 40);
    let mine = suite.share(n, kind);
    let what = format!("rows of {n} elements, distribution {kind}");
    let (first, part) = (mine.start, if mine.is_empty() { 0..0 } else { mine });
    let found = shares::map(&x[part.clone()])
        .rows(3)
        .run(&Ranks::new(world, &dev, first))
        .expect(&what)
        .to_vec()
        .expect(&what);
    let all = shares::map(&x).rows(3).run(&host).unwrap().to_vec().unwrap();
    let bits = |x: &[f64]| x.iter().map(|x| x.to_bits()).collect::<Vec<_>>();
    assert_eq!(bits(&found), bits(&all[3 * part.start..3 * part.end]), "{what}");
    suite.check(&what, [], Vec::new);
}
