//! Ranks whose data are refused: all return the same error, and what comes next works.

use fpdsl::reductions::Partial;
use fpdsl_mpi::prelude::*;
use fpdsl_mpi::{Error, agree, merge_over, merge_to};
use mpi::traits::*;

use crate::functions::{add, in_series, inverse, minus, mul, plus, quotients};
use crate::world::Suite;

pub fn run(suite: &mut Suite) {
    for round in 0..4 {
        let culprit = suite.random.below(suite.world.size() as usize) as i32;
        faults(suite, culprit);
        lengths(suite, culprit);
        places(suite, culprit);
        scans(suite, culprit);
        exact_sums(suite, culprit);
        agreements(suite, culprit, round);
        rows(suite, culprit);
        traps(suite, culprit);
    }
    merges(suite);
    functions(suite);
    nothing(suite);
    serial(suite);
}

/// The error that all ranks have. Then a sum, to see that no message is left.
fn refused<T: std::fmt::Debug>(suite: &mut Suite, what: &str, found: Result<T, Error>) -> Error {
    let error = found.expect_err(what);
    suite.same_text(what, &format!("{error:?}"));
    let rank = suite.world.rank();
    let sum = add::reduce(&[f64::from(rank)])
        .run(&Ranks::new(suite.world, &suite.device, rank as usize))
        .expect(what);
    let ranks = f64::from(suite.world.size());
    suite.check(what, [sum.to_bits()], || {
        vec![(ranks * (ranks - 1.0) / 2.0).to_bits()]
    });
    error
}

fn at_rank(error: &Error, culprit: i32, reason: &str) {
    match error {
        Error::Rank { rank, reason: found } => {
            assert_eq!(*rank, culprit, "{error}");
            assert!(found.contains(reason), "{error}");
        }
        other => panic!("{other}"),
    }
}

/// A fault in an element of one rank, and of one above it.
fn faults(suite: &mut Suite, culprit: i32) {
    let (world, dev) = (suite.world, suite.device.clone());
    let rank = world.rank();
    let mut x = vec![1; 1000];
    if rank == culprit || rank == culprit + 2 {
        x[77] = 0;
    }
    let first = 1000 * rank as usize;
    let found = inverse::map(&x)
        .reduce::<plus>()
        .run(&Ranks::new(world, &dev, first));
    let error = refused(suite, "a fault", found);
    at_rank(&error, culprit, &format!("at element {}", 1000 * culprit + 77));
    for root in [0, world.size() - 1] {
        let found = merge_to(
            world,
            root,
            inverse::map(&x).reduce::<plus>().partial(&dev, first),
        );
        let error = refused(suite, "a fault, to one rank", found);
        at_rank(&error, culprit, "divi");
    }
}

fn lengths(suite: &mut Suite, culprit: i32) {
    let (world, dev) = (suite.world, suite.device.clone());
    let (x, y) = ([1.0; 10], vec![2.0; if world.rank() == culprit { 9 } else { 10 }]);
    let found = mul::map(&x, &y)
        .reduce::<add>()
        .run(&Ranks::new(world, &dev, 10 * world.rank() as usize));
    let error = refused(suite, "lengths", found);
    at_rank(&error, culprit, "9 elements");
}

/// One rank has another `first` than it should.
fn places(suite: &mut Suite, culprit: i32) {
    let (world, dev) = (suite.world, suite.device.clone());
    let rank = world.rank();
    for shift in [1, -1] {
        // There is no position 0 - 1.
        if culprit == 0 && shift < 0 {
            continue;
        }
        let first = 100 + 10 * rank as usize;
        let first = if rank == culprit {
            first.wrapping_add_signed(shift)
        } else {
            first
        };
        // Those from 100 on have neighbours on both sides.
        let before = if rank == 0 { 100 } else { 0 };
        let found = add::reduce(vec![1.0; 10 + before]).run(&Ranks::new(world, &dev, first - before));
        let error = refused(suite, "places", found);
        match error {
            Error::Between { reason, left, right } => {
                assert!(
                    reason.contains("both have") || reason.contains("leave out"),
                    "{reason}"
                );
                assert!(
                    left.end == right.start && (left.end == culprit || left.end == culprit + 1),
                    "{left:?} {right:?}"
                );
            }
            Error::Whole { reason } => assert!(world.size() == 1 || culprit == 0, "{reason}"),
            other => panic!("{other}"),
        }
    }
}

fn scans(suite: &mut Suite, culprit: i32) {
    let (world, dev) = (suite.world, suite.device.clone());
    let rank = world.rank();
    // A fault in one rank's elements, when they are combined.
    let x = vec![if rank == culprit { 999 } else { 1_i64 }; 20];
    let found = minus::scan(&x)
        .run(&Ranks::new(world, &dev, 20 * rank as usize))
        .map(|y| y.len());
    let error = refused(suite, "a fault in a scan", found);
    assert!(
        matches!(error, Error::Rank { .. } | Error::Between { .. }),
        "{error}"
    );
    // A gap.
    let first = 20 * rank as usize + usize::from(rank >= culprit);
    let found = plus::scan(&x)
        .run(&Ranks::new(world, &dev, first))
        .map(|y| y.len());
    let error = refused(suite, "a gap in a scan", found);
    match (culprit, error) {
        (0, error) => at_rank(&error, 0, "plus"),
        (_, Error::Between { left, right, .. }) => assert_eq!((left.end, right.start), (culprit, culprit)),
        (_, other) => panic!("{other}"),
    }
}

fn exact_sums(suite: &mut Suite, culprit: i32) {
    let (world, dev) = (suite.world, suite.device.clone());
    let y = vec![1.0; if world.rank() >= culprit { 3 } else { 4 }];
    let found = fpdsl_mpi::exact::dot_over::<fpdsl::mode::Rn, _>(world, &dev, &[1.0; 4], &y);
    let error = refused(suite, "an exact dot", found);
    at_rank(&error, culprit, "3 elements");
}

fn agreements(suite: &mut Suite, culprit: i32, round: i64) {
    let (world, dev) = (suite.world, suite.device.clone());
    let x = [round + 1, i64::from(world.rank() - culprit)];
    let found = agree(world, inverse::map(&x).run(&dev)).map(|y| y.len());
    let error = refused(suite, "a map", found);
    at_rank(&error, culprit, "element 1");
    assert_eq!(
        agree(world, inverse::map(&x[..1]).run(&dev)).map(|y| y.len()),
        Ok(1)
    );
}

fn rows(suite: &mut Suite, culprit: i32) {
    let (world, dev) = (suite.world, suite.device.clone());
    let x = [1, i64::from((world.rank() - culprit).abs())];
    let ranks = Ranks::new(world, &dev, 2 * world.rank() as usize);
    let found = quotients::map(&x).rows(2).run(&ranks).map(|y| y.len());
    let error = refused(suite, "rows", found);
    at_rank(&error, culprit, "element 1");
}

/// The device of one rank traps: calls stop at its exceptions, and nothing is merged.
fn traps(suite: &mut Suite, culprit: i32) {
    let (world, rank) = (suite.world, suite.world.rank());
    let is_culprit = rank == culprit;
    let dev = if is_culprit {
        suite.device.trapping()
    } else {
        suite.device.clone()
    };
    let ranks = Ranks::new(world, &dev, 3 * rank as usize);
    // On all ranks but that the overflow goes by.
    let x = [1.0, f64::MAX, 2.0];
    let found = mul::map(&x, &[1.0, 2.0, f64::MAX]).run(&ranks).map(|y| y.len());
    let error = refused(suite, "an exception", found);
    at_rank(&error, culprit, "overflow");
    let error = refused(
        suite,
        "a reduction where a device traps",
        add::reduce(&x).run(&ranks),
    );
    at_rank(&error, culprit, "trap");
    let found = add::scan(&x).run(&ranks).map(|y| y.len());
    let error = refused(suite, "a scan where a device traps", found);
    at_rank(&error, culprit, "trap");
}

/// The values of two ranks fault when they are merged.
fn merges(suite: &mut Suite) {
    let (world, dev) = (suite.world, suite.device.clone());
    let x = match world.rank() {
        0 => 1,
        1 => 999,
        rank => 5000 * i64::from(rank),
    };
    let found = minus::reduce(&[x]).run(&Ranks::new(world, &dev, world.rank() as usize));
    if world.size() > 1 {
        let error = refused(suite, "a fault while merging", found);
        assert!(
            matches!(error, Error::Between { .. } | Error::Whole { .. }),
            "{error}"
        );
    }
}

/// Ranks that reduce with other functions.
fn functions(suite: &mut Suite) {
    let (world, dev) = (suite.world, suite.device.clone());
    let (rank, last) = (world.rank(), world.size() - 1);
    let x = [2_i64];
    let found = if rank == last {
        plus::reduce(&x).run(&Ranks::new(world, &dev, rank as usize))
    } else {
        inverse_sum::reduce(&x).run(&Ranks::new(world, &dev, rank as usize))
    };
    if last > 0 {
        let error = refused(suite, "another function", found);
        assert!(error.to_string().contains("plus"), "{error}");
    }
}

#[fpdsl::fp]
fn inverse_sum(a: i64, b: i64) -> i64 {
    a + b * 3
}

/// No elements at all.
fn nothing(suite: &mut Suite) {
    let (world, dev) = (suite.world, suite.device.clone());
    let found = plus::reduce(&[0_i64; 0]).run(&Ranks::new(world, &dev, 3));
    let error = refused(suite, "no elements", found);
    assert!(matches!(error, Error::Whole { .. }), "{error}");
    assert_eq!(add::reduce(&[0.0; 0]).run(&Ranks::new(world, &dev, 3)), Ok(0.0));
    let found = merge_over(world, Ok(Partial::<plus>::empty(9)));
    refused(suite, "no elements", found);
}

/// In serial order the first elements alone have a partial.
fn serial(suite: &mut Suite) {
    let (world, dev) = (suite.world, suite.device.clone());
    let rank = world.rank();
    let found = in_series::reduce(&[0.1]).run(&Ranks::new(world, &dev, rank as usize));
    if world.size() > 1 {
        at_rank(&refused(suite, "serial order", found), 1, "in serial order");
    }
    let mine: &[f64] = if rank == world.size() - 1 {
        &[0.1, 0.2, 0.3]
    } else {
        &[]
    };
    let sum = in_series::reduce(mine)
        .run(&Ranks::new(world, &dev, 0))
        .expect("elements of one rank");
    suite.check("serial order", [sum.to_bits()], || {
        vec![(0.1_f64 + 0.2 + 0.3).to_bits()]
    });
}
