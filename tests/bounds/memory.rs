//! Calls over many elements need the memory of their results, and little beside it.

use std::ops::Range;

use fpdsl::Error;
use fpdsl::prelude::*;
use fpdsl::reductions::{gather, group};

use crate::{SUITE, peak, report};

#[fp]
fn axpy(a: f64, x: f64, y: f64) -> f64 {
    a * x + y
}

#[fp(identity = 0.0)]
fn add(a: f64, b: f64) -> f64 {
    a + b
}

#[fp(order = "serial")]
fn in_series(a: f64, b: f64) -> f64 {
    a + b
}

#[fp]
fn shifted(i: Index, u: &[f64]) -> f64 {
    u[(i.x() + 1) % u.len()]
}

#[fp]
fn permuted(i: Index, u: &[f64]) -> (usize, f64) {
    (u.len() - 1 - i.x(), u[i.x()])
}

#[fp]
fn binned(x: f64) -> (usize, f64) {
    (x as usize % 100, x)
}

#[fp]
fn placed(place: usize, x: f64) -> (usize, f64) {
    (place, x)
}

#[fp]
fn flagged(place: usize) -> (usize, u8) {
    (place, 1)
}

/// The number of elements.
const N: usize = 1 << 20;

/// Bytes of as many `f64` or `usize`.
const ROW: usize = 8 * N;

/// What a call may need beside its results: tiles, values of parts, what is known of a function.
const BESIDE: usize = 4 << 20;

type Call = fn(&Device, &[f64], &mut Vec<f64>) -> Result<(), Error>;

/// The calls, and the bytes that each needs.
const CALLS: &[(&str, usize, Call)] = &[
    ("map", ROW, |dev, x, _| axpy::map(2.0, x, x).run(dev).map(drop)),
    ("map, into", 0, |dev, x, y| axpy::map(2.0, x, x).into(dev, y)),
    ("map, update", 0, |dev, x, y| add::map(.., x).update(dev, y)),
    ("launch", ROW, |dev, x, _| {
        shifted::launch(N, x).run(dev).map(drop)
    }),
    ("launch, into", 0, |dev, x, y| shifted::launch(N, x).into(dev, y)),
    ("sweep", 0, |dev, _, y| shifted::launch(N, ..).sweep(dev, y)),
    // The results of a pass.
    ("sweep_colors", ROW, |dev, _, y| {
        shifted::launch(N, ..).sweep_colors(dev, 2, y)
    }),
    ("reduce", 0, |dev, x, _| add::reduce(x).run(dev).map(drop)),
    ("a serial reduce", 0, |dev, x, _| {
        in_series::reduce(x).run(dev).map(drop)
    }),
    ("map, reduce", 0, |dev, x, _| {
        axpy::map(2.0, x, x).reduce::<add>().run(dev).map(drop)
    }),
    ("launch, reduce", 0, |dev, x, _| {
        shifted::launch(N, x).reduce::<add>().run(dev).map(drop)
    }),
    ("partial", 0, |dev, x, _| add::reduce(x).partial(dev, 5).map(drop)),
    ("map, partial", 0, |dev, x, _| {
        axpy::map(2.0, x, x).reduce::<add>().partial(dev, 5).map(drop)
    }),
    ("launch, partial", 0, |dev, x, _| {
        shifted::launch(N, x).reduce::<add>().partial(dev, 5..N).map(drop)
    }),
    ("accumulate", 0, |dev, x, _| {
        let mut sum = fpdsl::reductions::Accumulation::<add>::new(dev);
        x.chunks(1000).try_for_each(|chunk| sum.push(chunk))?;
        sum.finish().map(drop)
    }),
    ("Devices::reduce", 0, |dev, x, _| {
        let devices = fpdsl::Devices::of([dev.clone(), dev.clone()]);
        let piece =
            |dev: &Device, piece: Range<usize>| add::reduce(&x[piece.clone()]).partial(dev, piece.start);
        devices.reduce(N, piece).map(drop)
    }),
    ("scan", ROW, |dev, x, _| add::scan(x).run(dev).map(drop)),
    ("a serial scan", ROW, |dev, x, _| {
        in_series::scan(x).run(dev).map(drop)
    }),
    ("exclusive scan", ROW, |dev, x, _| {
        add::scan(x).exclusive().run(dev).map(drop)
    }),
    ("scan, into", 0, |dev, x, y| add::scan(x).into(dev, y)),
    ("scan, after", ROW, |dev, x, _| {
        let before = add::scan(x).partial(dev, 0)?;
        add::scan(x).after(dev, &before).map(drop)
    }),
    // Places and values, who has a place, and both for each that is written.
    ("launch, scatter", 5 * ROW, |dev, x, y| {
        permuted::launch(N, x).scatter(dev, y)
    }),
    // The same, and the list of places that this makes.
    ("scatter", 6 * ROW, |dev, _, y| {
        let places: Vec<usize> = (0..N).rev().collect();
        placed::map(&places, 0.5).scatter(dev, y)
    }),
    // Each of the parts of two threads has the bins.
    ("scatter_reduce", 0, |dev, x, y| {
        binned::map(x).scatter_reduce::<add>(dev, &mut y[..100])
    }),
    ("segments", ROW, |dev, x, _| {
        let offsets: Vec<usize> = (0..=N / 8).map(|k| 8 * k).collect();
        add::reduce(x).segments(dev, &offsets).map(drop)
    }),
    ("group", 3 * ROW, |dev, x, _| {
        let places: Vec<u8> = (0..N).map(|i| i as u8).collect();
        let groups = group(&places, 256)?;
        gather(dev, &groups.order, x).map(drop)
    }),
    ("exact::sum", 0, |dev, x, _| {
        fpdsl::exact::sum::<Rn, _>(dev, x).map(drop)
    }),
    ("exact::dot", 0, |dev, x, _| {
        fpdsl::exact::dot::<Rn, _>(dev, x, x).map(drop)
    }),
];

#[test]
fn calls_need_the_memory_of_their_results() {
    let _alone = peak::alone();
    let (x, mut y) = (vec![0.25; N], vec![0.0; N]);
    for device in [Device::host(), Device::hosts().swap_remove(0)] {
        for &(name, bytes, call) in CALLS {
            // What is known of a function stays for later calls.
            call(&device, &x, &mut y).expect("no fault");
            let (result, most) = peak::of(|| call(&device, &x, &mut y));
            result.expect("no fault");
            println!("{name}: {most} bytes of {bytes}");
            assert!(
                most <= bytes + BESIDE,
                "{name}: {most} bytes, and no more than {bytes} are for results"
            );
        }
    }
    report::ran(SUITE, "host", 2 * CALLS.len() as u64);
}

/// Few elements that go to a large target need the memory of the elements.
#[test]
fn few_places_of_a_large_target() {
    let _alone = peak::alone();
    let mut target = vec![0_u8; 16 << 20];
    let (result, most) = peak::of(|| flagged::map(&[5, 1 << 23, 7]).scatter(&Device::host(), &mut target));
    result.expect("no fault");
    assert!(most < BESIDE, "{most} bytes for three elements");
    assert_eq!((target[5], target[7], target[1 << 23], target[6]), (1, 1, 1, 0));
    let same = flagged::map(&[9, 8, 9])
        .scatter(&Device::host(), &mut target)
        .expect_err("one place twice");
    assert!(
        matches!(
            same,
            Error::SamePlace {
                place: 9,
                first: 0,
                second: 2,
                ..
            }
        ),
        "{same}"
    );
    report::ran(SUITE, "host", 2);
}
