//! Calls as values: a call as the argument of another is one kernel, with the bits of the two in turn, on every device.
#![cfg(feature = "cuda")]

#[path = "support/backends.rs"]
#[allow(dead_code)]
mod backends;
#[path = "support/counting.rs"]
#[allow(dead_code)]
mod counting;
#[path = "support/report.rs"]
mod report;

/// The suite's name in reports.
const SUITE: &str = "calls";

use std::sync::Arc;

use backends::devices;
use counting::Counting;
use fpdsl::error::FaultKind;
use fpdsl::prelude::*;
use fpdsl::reductions::Accumulation;
use fpdsl::{Devices, Error};
use fpdsl_gpp::CudaOnCpu;

#[fp(mode = "rn", contract = false, identity = 0.0)]
fn add(x: f64, y: f64) -> f64 {
    x + y
}

#[fp(mode = "rz", contract = false)]
fn sub(x: f64, y: f64) -> f64 {
    x - y
}

#[fp(mode = "ru", contract = true)]
fn norm(d: f64, w: f64) -> f64 {
    (d * d + w).sqrt()
}

#[fp(mode = "rd")]
fn third(x: f64) -> f64 {
    x / 3.0
}

/// Reads its neighbours.
#[fp(mode = "ru")]
fn smooth(i: Index, u: &[f64]) -> f64 {
    let n = u.len();
    (u[(i.x() + n - 1) % n] + u[(i.x() + 1) % n]) / 2.0
}

/// A position and a value.
#[fp(mode = "rd")]
fn scaled(i: Index, x: f64) -> f64 {
    x / (i.x() + 1) as f64
}

#[fp(mode = "ru")]
fn in_rows(i: Index2, x: f64) -> f64 {
    x / (i.x() * 7 + i.y() + 1) as f64
}

#[fp]
fn swapped(x: f64, k: u32) -> (u32, f64) {
    (k, x)
}

#[fp]
fn from_pair(p: (u32, f64)) -> f64 {
    p.1 * p.0 as f64
}

#[fp]
fn divide(x: i32, y: i32) -> i32 {
    x / y
}

#[fp]
fn entry(i: u32, table: &[i32]) -> i32 {
    table[i as usize]
}

#[fp]
fn plus(x: i32, y: i32) -> i32 {
    x + y
}

#[fp]
fn half_place(k: u32) -> u32 {
    k / 2
}

/// Numbers with many digits, so that each rounding shows.
fn numbers(n: usize, seed: f64) -> Vec<f64> {
    (0..n)
        .map(|i| ((i as f64 + seed) * 0.737).sin() * 100.0)
        .collect()
}

fn bits(values: &[f64]) -> Vec<u64> {
    values.iter().map(|x| x.to_bits()).collect()
}

/// Lengths around those of vectors, parts and what is compiled.
const LENGTHS: [usize; 7] = [0, 1, 5, 17, 300, 4096, 10_007];

#[test]
fn a_call_is_an_argument() -> Result<(), Error> {
    let mut cases = 0;
    for (backend, device) in devices() {
        for n in LENGTHS {
            let (x, y, w) = (numbers(n, 0.1), numbers(n, 7.7), numbers(n, 3.3));
            let w: Vec<f64> = w.iter().map(|w| w.abs()).collect();
            let expected: Vec<f64> = (0..n).map(|i| norm(sub(x[i], y[i]), w[i])).collect();
            for _ in 0..3 {
                let found = norm::map(sub::map(&x, &y), &w).run(&device)?.to_vec()?;
                assert_eq!(bits(&found), bits(&expected), "{n} on {backend}");
            }
            // As the second argument, with values for all elements, and one call twice.
            let difference = sub::map(&x, 0.1);
            let found = norm::map(&difference, third::map(&w)).run(&device)?.to_vec()?;
            let expected: Vec<f64> = (0..n).map(|i| norm(sub(x[i], 0.1), third(w[i]))).collect();
            assert_eq!(bits(&found), bits(&expected), "{n} on {backend}");
            let found = add::map(&difference, &difference).run(&device)?.to_vec()?;
            let expected: Vec<f64> = (0..n).map(|i| add(sub(x[i], 0.1), sub(x[i], 0.1))).collect();
            assert_eq!(bits(&found), bits(&expected), "{n} on {backend}");
            // Into memory, and in place of an argument.
            let mut z = vec![0.0; n];
            norm::map(sub::map(&x, &y), &w).into(&device, &mut z[..])?;
            let mut target = x.clone();
            add::map(.., third::map(&y)).update(&device, &mut target)?;
            let expected: Vec<f64> = (0..n).map(|i| add(x[i], third(y[i]))).collect();
            assert_eq!(bits(&target), bits(&expected), "{n} on {backend}");
            // A tuple between the two.
            let places: Vec<u32> = (0..n as u32).collect();
            let found = from_pair::map(swapped::map(&x, &places)).run(&device)?.to_vec()?;
            let expected: Vec<f64> = (0..n).map(|i| from_pair(swapped(x[i], places[i]))).collect();
            assert_eq!(bits(&found), bits(&expected), "{n} on {backend}");
            cases += 7;
        }
        report::ran(SUITE, backend, cases);
    }
    Ok(())
}

#[test]
fn chains_of_ten_are_one_kernel() -> Result<(), Error> {
    for (backend, device) in devices() {
        for n in LENGTHS {
            let x = numbers(n, 0.5);
            let one = || third::map(add::map(third::map(add::map(third::map(&x), 0.1)), 0.2));
            let chain = third::map(add::map(third::map(add::map(third::map(one()), 0.3)), 0.4));
            let expected: Vec<f64> = x
                .iter()
                .map(|&x| {
                    let one = third(add(third(add(third(x), 0.1)), 0.2));
                    third(add(third(add(third(one), 0.3)), 0.4))
                })
                .collect();
            assert_eq!(
                bits(&chain.run(&device)?.to_vec()?),
                bits(&expected),
                "{n} on {backend}"
            );
        }
        report::ran(SUITE, backend, LENGTHS.len() as u64);
    }
    Ok(())
}

#[test]
fn calls_over_grids_are_arguments_and_have_some() -> Result<(), Error> {
    for (backend, device) in devices() {
        for n in LENGTHS {
            let (x, y) = (numbers(n, 0.5), numbers(n, 2.5));
            let expected: Vec<f64> = (0..n)
                .map(|i| norm(smooth(Index::new(i), &x), y[i].abs()))
                .collect();
            let magnitudes: Vec<f64> = y.iter().map(|y| y.abs()).collect();
            let found = norm::map(smooth::launch(n, &x), &magnitudes)
                .run(&device)?
                .to_vec()?;
            assert_eq!(bits(&found), bits(&expected), "{n} on {backend}");
            // Some elements of it, which read positions and neighbours of their own.
            let call = norm::map(smooth::launch(n, &x), &magnitudes);
            let (cut, devices) = (n / 3, Devices::of([device.clone(), device.clone()]));
            assert_eq!(bits(&call.run(&devices)?), bits(&expected), "{n} on {backend}");
            let found = call.piece(&device, cut..n)?.to_vec()?;
            assert_eq!(bits(&found), bits(&expected[cut..]), "{n} on {backend}");
            let fold = call.reduce::<add>();
            let parts = fold
                .partial(&device, 0..cut)?
                .merge(fold.partial(&device, cut..n)?)?;
            let sum = add::reduce(&expected).run(&device)?;
            assert_eq!(parts.finish(n)?.to_bits(), sum.to_bits(), "{n} on {backend}");
            // A grid behind an array, and grids in each other, of one shape and of two.
            let found = norm::map(&x, smooth::launch(n, &magnitudes))
                .run(&device)?
                .to_vec()?;
            let at = |i: usize| smooth(Index::new(i), &magnitudes);
            let later: Vec<f64> = (0..n).map(|i| norm(x[i], at(i))).collect();
            assert_eq!(bits(&found), bits(&later), "{n} on {backend}");
            let found = scaled::launch(n, smooth::launch(n, &x)).run(&device)?.to_vec()?;
            let inner: Vec<f64> = (0..n)
                .map(|i| scaled(Index::new(i), smooth(Index::new(i), &x)))
                .collect();
            assert_eq!(bits(&found), bits(&inner), "{n} on {backend}");
            if n > 0 {
                let wide = n.next_multiple_of(5);
                let u = numbers(wide, 1.5);
                let plane = in_rows::launch((5, wide / 5), smooth::launch(wide, &u));
                let found = plane.run(&device)?.to_vec()?;
                let rows: Vec<f64> = (0..wide)
                    .map(|i| in_rows(Index2::new(i % 5, i / 5), smooth(Index::new(i), &u)))
                    .collect();
                assert_eq!(bits(&found), bits(&rows), "{wide} on {backend}");
            }
            // An array for a value, and a call for it.
            let found = scaled::launch(n, &x).run(&device)?.to_vec()?;
            let expected: Vec<f64> = (0..n).map(|i| scaled(Index::new(i), x[i])).collect();
            assert_eq!(bits(&found), bits(&expected), "{n} on {backend}");
            let found = scaled::launch(n, sub::map(&x, &y)).run(&device)?.to_vec()?;
            let expected: Vec<f64> = (0..n).map(|i| scaled(Index::new(i), sub(x[i], y[i]))).collect();
            assert_eq!(bits(&found), bits(&expected), "{n} on {backend}");
        }
        report::ran(SUITE, backend, 9 * LENGTHS.len() as u64);
    }
    Ok(())
}

#[test]
fn what_follows_a_call_takes_calls() -> Result<(), Error> {
    for (backend, device) in devices() {
        for n in LENGTHS {
            let (x, y) = (numbers(n, 0.5), numbers(n, 2.5));
            let stored: Vec<f64> = (0..n).map(|i| third(sub(x[i], y[i]))).collect();
            let call = || third::map(sub::map(&x, &y));
            let sum = add::reduce(&stored).run(&device)?;
            assert_eq!(call().reduce::<add>().run(&device)?.to_bits(), sum.to_bits());
            assert_eq!(
                add::reduce(call()).run(&device)?.to_bits(),
                sum.to_bits(),
                "{n} on {backend}"
            );
            let expected = add::scan(&stored).run(&device)?.to_vec()?;
            assert_eq!(
                bits(&call().scan::<add>().run(&device)?.to_vec()?),
                bits(&expected)
            );
            assert_eq!(
                bits(&add::scan(call()).run(&device)?.to_vec()?),
                bits(&expected),
                "{n} on {backend}"
            );
            let exclusive = call().scan::<add>().exclusive().run(&device)?.to_vec()?;
            let expected = add::scan(&stored).exclusive().run(&device)?.to_vec()?;
            assert_eq!(bits(&exclusive), bits(&expected), "{n} on {backend}");
            let cut = n / 3;
            let fold = call().reduce::<add>();
            let (left, right) = (fold.partial(&device, 0..cut)?, fold.partial(&device, cut..n)?);
            assert_eq!(
                left.merge(right)?.finish(n)?.to_bits(),
                sum.to_bits(),
                "{n} on {backend}"
            );
            let mut chunks = Accumulation::<add>::new(&device);
            fold.accumulate(&device, &mut chunks)?;
            fold.accumulate(&device, &mut chunks)?;
            assert_eq!(chunks.len(), 2 * n);
            let halves = fold.segments(&device, &[0, cut, n])?.to_vec()?;
            assert_eq!(
                halves[1].to_bits(),
                add::reduce(&stored[cut..]).run(&device)?.to_bits()
            );
            let devices = Devices::of([device.clone(), device.clone()]).with_shares(&[1, 2]);
            assert_eq!(fold.run(&devices)?.to_bits(), sum.to_bits(), "{n} on {backend}");
            assert_eq!(bits(&call().run(&devices)?), bits(&stored), "{n} on {backend}");
            let scanned = call().scan::<add>().run(&devices)?;
            assert_eq!(bits(&scanned), bits(&add::scan(&stored).run(&device)?.to_vec()?));
            // Places of their own.
            let places: Vec<u32> = (0..n as u32).rev().collect();
            let mut target = vec![0.0; n];
            swapped::map(call(), &places).scatter(&device, &mut target)?;
            let reversed: Vec<f64> = stored.iter().rev().copied().collect();
            assert_eq!(bits(&target), bits(&reversed), "{n} on {backend}");
            let mut sums = vec![0.0; n.div_ceil(2)];
            swapped::map(call(), half_place::map(&places)).scatter_reduce::<add>(&device, &mut sums)?;
            let mut expected = vec![0.0; n.div_ceil(2)];
            (0..n).for_each(|i| {
                let place = places[i] as usize / 2;
                expected[place] = add(expected[place], stored[i]);
            });
            assert_eq!(bits(&sums), bits(&expected), "{n} on {backend}");
        }
        report::ran(SUITE, backend, 14 * LENGTHS.len() as u64);
    }
    Ok(())
}

#[test]
fn faults_are_those_of_the_two_in_turn() {
    for (backend, device) in devices() {
        for n in [40, 5000] {
            let x: Vec<i32> = (0..n).collect();
            let mut y = vec![1; n as usize];
            y[33] = 0;
            let fault = |found: Result<Buffer<i32>, Error>| match found {
                Err(Error::Fault { fault, element }) => (fault.function, fault.kind, element),
                other => panic!("{other:?} on {backend}"),
            };
            let inner = fault(plus::map(divide::map(&x, &y), 1).run(&device));
            assert_eq!(inner, ("divide", FaultKind::DivisionByZero, 33), "{backend}");
            let outer = fault(divide::map(&x, plus::map(&y, 0)).run(&device));
            assert_eq!(outer, ("divide", FaultKind::DivisionByZero, 33), "{backend}");
            let table = [7, 8, 9];
            let places: Vec<u32> = (0..n as u32).map(|k| if k < 30 { k % 3 } else { 5 }).collect();
            let beyond = fault(plus::map(entry::map(&places, &table), divide::map(&x, &y)).run(&device));
            let kind = FaultKind::OutOfBounds { index: 5, len: 3 };
            assert_eq!(beyond, ("entry", kind, 30), "{backend}");
            let sum = plus::map(divide::map(&x, &y), 1).reduce::<plus>().run(&device);
            assert!(
                matches!(sum, Err(Error::Fault { element: 33, .. })),
                "{sum:?} on {backend}"
            );
        }
        report::ran(SUITE, backend, 8);
    }
}

#[test]
fn lengths_are_compared_through_calls() {
    for (backend, device) in devices() {
        let short = norm::map(sub::map(&[1.0, 2.0], 0.5), &[1.0; 3]).run(&device);
        assert!(
            matches!(
                short,
                Err(Error::LengthMismatch {
                    expected: 2,
                    found: 3,
                    ..
                })
            ),
            "{short:?} on {backend}"
        );
        let none = norm::map(sub::map(1.0, 0.5), 2.0).run(&device);
        assert!(
            matches!(none, Err(Error::NoLength { function: "norm" })),
            "{none:?} on {backend}"
        );
        let mut room = [0.0; 3];
        norm::map(sub::map(1.0, 0.5), 2.0)
            .into(&device, &mut room)
            .unwrap();
        assert_eq!(bits(&room), [norm(0.5, 2.0).to_bits(); 3]);
        let large = scaled::launch(usize::MAX, third::map(&[1.0])).run(&device);
        assert!(large.is_err(), "{backend}");
        report::ran(SUITE, backend, 4);
    }
}

/// One kernel for the whole: nothing is stored between.
#[test]
fn an_accelerator_runs_one_kernel() -> Result<(), Error> {
    let Ok(compiler) = fpdsl_gpp::find() else {
        report::skipped(SUITE, "cuda on the cpu", "no compiler");
        return Ok(());
    };
    let (counting, counts) = Counting::new(Arc::new(CudaOnCpu::new(compiler)));
    let device = Device::accelerator(Arc::new(counting));
    let (x, y) = (numbers(1000, 0.5), numbers(1000, 2.5));
    let chain = norm::map(third::map(sub::map(&x, &y)), 0.5);
    chain.run(&device)?;
    // Two arrays are uploaded, and there is one of results.
    assert_eq!(counts.made(), 3);
    let text = chain.cuda_source();
    for part in ["__ddiv_rd(", "__dsub_rz(", "__fma_ru(", "__dsqrt_ru("] {
        assert!(text.contains(part), "`{part}` is not in\n{text}");
    }
    assert_eq!(
        chain.reduce::<add>().cuda_source().matches("__global__").count(),
        1
    );
    Ok(())
}

/// A receipt names what computes an argument.
#[test]
fn receipts_of_composed_calls() -> Result<(), Error> {
    let host = Device::host();
    let (x, y) = (numbers(9000, 0.5), numbers(9000, 2.5));
    let call = norm::map(third::map(&x), &y);
    let (_, receipt) = call.receipt(&host)?;
    assert!(receipt.recheck(&host, &call, [0, 5000])?.agrees());
    assert!(receipt.recheck(&host, &norm::map(&x, &y), [0]).is_err());
    assert!(
        receipt
            .recheck(&host, &norm::map(third::map(&y), &y), [0])
            .is_err()
    );
    Ok(())
}
