//! Positions to `isize::MAX`.

use fpdsl::Error;
use fpdsl::backend::{launch, reduce};
use fpdsl::error::FaultKind;
use fpdsl::prelude::*;

use crate::devices;

#[fp(mode = "ru")]
fn add(a: f64, b: f64) -> f64 {
    a + b
}

/// Faults where the position is `bad`.
#[fp(mode = "ru")]
fn value(i: Index, bad: usize) -> f64 {
    let whole = 7 / (i.x() ^ bad);
    (i.x() % 1009) as f64 + whole as f64
}

/// The same by another fault, behind a branch.
#[fp(mode = "ru")]
fn read(i: Index, bad: usize, u: &[f64]) -> f64 {
    let k = if i.x() >= bad { i.x() } else { 0 };
    u[k] / 3.0
}

#[fp]
fn in_a_grid(at: Index2, bad: usize) -> f64 {
    let whole = 7 / (at.x() ^ bad);
    whole as f64
}

/// Around powers of two, and the last ones that there are.
fn places() -> Vec<usize> {
    let last = isize::MAX as usize;
    [
        0,
        1 << 20,
        1 << 31,
        1 << 32,
        1 << 45,
        1 << 46,
        1 << 47,
        1 << 53,
        1 << 62,
        last - 9999,
    ]
    .into_iter()
    .flat_map(|place: usize| [place.saturating_sub(3), place, place + 5000])
    .collect()
}

#[test]
fn faults_at_any_position() {
    for device in devices() {
        for first in places() {
            for bad in [first, first + 1, first + 37] {
                let positions = first..first + 40;
                let all = isize::MAX as usize;
                let outcome = launch::<value, _, _>(all, (bad,))
                    .reduce::<add>()
                    .partial(&device, positions.clone());
                let Err(Error::Fault { fault, element }) = outcome else {
                    panic!("{outcome:?} at {bad} on {}", device.name());
                };
                assert_eq!(
                    (fault.kind, element),
                    (FaultKind::DivisionByZero, bad),
                    "{}",
                    device.name()
                );
                let outcome = launch::<read, _, _>(all, (bad.max(1), &[1.0]))
                    .reduce::<add>()
                    .partial(&device, positions);
                let Err(Error::Fault { fault, element }) = outcome else {
                    panic!("{outcome:?} at {bad} on {}", device.name());
                };
                let bad = bad.max(1) as u64;
                let kind = FaultKind::OutOfBounds { index: bad, len: 1 };
                assert_eq!((fault.kind, element as u64), (kind, bad), "{}", device.name());
            }
        }
    }
}

#[test]
fn a_grid_of_two_axes_far_out() {
    let (nx, ny) = (1 << 31, (1 << 32) - 1);
    for device in devices() {
        let bad = nx - 2;
        for row in [0, 1 << 16, ny - 1] {
            let positions = (row + 1) * nx - 40..(row + 1) * nx;
            let outcome = launch::<in_a_grid, _, _>((nx, ny), (bad,))
                .reduce::<add>()
                .partial(&device, positions);
            let Err(Error::Fault { element, .. }) = outcome else {
                panic!("{outcome:?} on {}", device.name());
            };
            assert_eq!(element, row * nx + bad, "{}", device.name());
        }
    }
}

/// What is computed there is what the function gives for that number, and it is combined as the positions say.
#[test]
fn values_at_any_position() -> Result<(), Error> {
    let host = Device::host();
    for device in devices() {
        for first in places() {
            let positions = first..first + 4500;
            let bad = usize::MAX;
            let launched = launch::<value, _, _>(isize::MAX as usize, (bad,))
                .reduce::<add>()
                .partial(&device, positions.clone())?;
            let values: Vec<f64> = positions.map(|i| (i % 1009) as f64).collect();
            let expected = reduce::<add, _>(&values).partial(&host, first)?;
            assert_eq!(
                launched.to_bytes(),
                expected.to_bytes(),
                "{first} on {}",
                device.name()
            );
        }
    }
    Ok(())
}

#[test]
fn more_positions_than_can_be_counted() {
    for device in devices() {
        let last = isize::MAX as usize;
        let outcome = reduce::<add, _>(&[1.0; 3]).partial(&device, last - 2);
        assert!(
            matches!(outcome, Err(Error::TooManyElements { .. })),
            "{outcome:?}"
        );
        assert_eq!(
            reduce::<add, _>(&[1.0; 3])
                .partial(&device, last - 3)
                .unwrap()
                .range(),
            last - 3..last
        );
    }
}
