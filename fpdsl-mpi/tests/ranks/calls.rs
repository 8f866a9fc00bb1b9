//! Calls, compactions and calls in rows on ranks: each rank has the results of its own elements.

use fpdsl::prelude::*;
use fpdsl_mpi::prelude::*;

use crate::functions::{far, mul, shares};
use crate::world::Suite;

pub fn run(suite: &mut Suite) {
    for n in [0, 1, 17, 4097] {
        for kind in 0..5 {
            calls(suite, n, kind);
        }
    }
}

fn calls(suite: &mut Suite, n: usize, kind: usize) {
    let (world, dev, host) = (suite.world, suite.device.clone(), Device::host());
    let (x, y) = (suite.random.numbers(n, 40), suite.random.numbers(n, 40));
    let mine = suite.share(n, kind);
    let what = format!("{n} elements, distribution {kind}");
    let (first, part) = (mine.start, if mine.is_empty() { 0..0 } else { mine });
    let my = &x[part.clone()];
    let ranks = Ranks::new(world, &dev, first);
    let mut same = |call: &str, found: Result<Buffer<f64>, fpdsl_mpi::Error>, expected: &[f64]| {
        let what = format!("{call} of {what}");
        let found = found.expect(&what).to_vec().expect(&what);
        let bits = |x: &[f64]| x.iter().map(|x| x.to_bits()).collect::<Vec<_>>();
        assert_eq!(bits(&found), bits(expected), "{what}");
        suite.check(&what, [], Vec::new);
    };

    let all = mul::map(&x, &y).run(&host).unwrap().to_vec().unwrap();
    let call = mul::map(my, &y[part.clone()]);
    same("products", call.run(&ranks), &all[part.clone()]);

    let kept: Vec<f64> = my.iter().copied().filter(|x| x.abs() > 1.0).collect();
    same("a compaction", far::map(my).compact().run(&ranks), &kept);

    let all = shares::map(&x).rows(3).run(&host).unwrap().to_vec().unwrap();
    let rows = shares::map(my).rows(3);
    same("rows", rows.run(&ranks), &all[3 * part.start..3 * part.end]);
}
