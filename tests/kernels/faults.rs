//! An index out of a slice: never a stray access, always function, index and length of the first element.

use std::panic::catch_unwind;

use fpdsl::Error;
use fpdsl::backend::{Level, call_at_with};
use fpdsl::error::FaultKind;
use fpdsl::prelude::*;

use crate::gather::{SUITE, devices, levels};
use crate::report;

#[fp]
fn next(i: Index, u: &[f32], by: usize) -> f32 {
    u[i.x() + by]
}

#[fp]
fn behind(i: Index, u: &[f32]) -> f32 {
    ahead(u, i.x())
}

#[fp]
fn ahead(u: &[f32], x: usize) -> f32 {
    u[x - 3]
}

#[fp]
fn guarded(i: Index, u: &[f32]) -> f32 {
    if i.x() < u.len() && u[i.x()] > 0.0 {
        u[i.x()]
    } else {
        -1.0
    }
}

#[fp]
fn second(i: Index2, u: &[i32], v: &[[i32; 2]]) -> i32 {
    let a = u[i.x()];
    a / v[i.y()][1]
}

#[fp]
fn table(k: usize, u: &[f64]) -> f64 {
    u[k]
}

fn fault(result: Result<Buffer<f32>, Error>) -> (&'static str, usize, FaultKind) {
    match result {
        Err(Error::Fault { fault, element }) => (fault.function, element, fault.kind),
        other => panic!("{other:?}"),
    }
}

const fn outside(index: u64, len: u64) -> FaultKind {
    FaultKind::OutOfBounds { index, len }
}

#[test]
fn the_first_element_is_reported() {
    for (backend, device) in devices() {
        for n in [1, 15, 16, 17, 100, 70_000_usize] {
            let u = vec![1.0_f32; n];
            for by in [0, 1, 2, 5, n, n + 1, usize::MAX] {
                let result = next::launch(n, &u, by).run(device);
                // A sum that wraps is below the length only for the elements after the first.
                let first = if by == usize::MAX { 0 } else { n.saturating_sub(by) };
                if by == 0 {
                    assert_eq!(result.unwrap().to_vec().unwrap(), u, "{backend}");
                } else {
                    let expected = ("next", first, outside(by.wrapping_add(first) as u64, n as u64));
                    assert_eq!(fault(result), expected, "{n}, {by} on {backend}");
                }
            }
        }
        report::ran(SUITE, backend, 42);
    }
}

#[test]
fn the_innermost_function_is_named() {
    let u = vec![1.0; 40];
    for (backend, device) in devices() {
        let expected = ("ahead", 0, outside(u64::MAX - 2, 40));
        assert_eq!(fault(behind::launch(40, &u).run(device)), expected, "{backend}");
        let empty: &[f32] = &[];
        assert_eq!(
            fault(next::launch(3, empty, 0).run(device)),
            ("next", 0, outside(0, 0)),
            "{backend}"
        );
        report::ran(SUITE, backend, 2);
    }
}

#[test]
fn lanes_that_do_not_execute_neither_fault_nor_read() {
    let u: Vec<f32> = (0..21).map(|i| if i % 2 == 0 { 1.0 } else { -2.0 }).collect();
    for (backend, device) in devices() {
        let found = guarded::launch(50, &u).run(device).unwrap().to_vec().unwrap();
        for (k, found) in found.into_iter().enumerate() {
            assert_eq!(
                found,
                if k < 21 && k % 2 == 0 { 1.0 } else { -1.0 },
                "{k} on {backend}"
            );
        }
        report::ran(SUITE, backend, 50);
    }
}

#[test]
fn the_slice_that_was_left_tells_its_length() {
    let run = |device: &Device, grid, u: &[i32], v: &[[i32; 2]]| match second::launch(grid, u, v).run(device)
    {
        Err(Error::Fault { fault, element }) => (element, fault.kind),
        other => panic!("{other:?}"),
    };
    for (backend, device) in devices() {
        let (u, v) = ([1, 2, 3], [[1, 1], [2, 2]]);
        assert_eq!(run(device, (4, 2), &u, &v), (3, outside(3, 3)), "{backend}");
        assert_eq!(run(device, (3, 4), &u, &v), (6, outside(2, 2)), "{backend}");
        assert_eq!(
            run(device, (3, 2), &u, &[[1, 1], [2, 0]]),
            (3, FaultKind::DivisionByZero),
            "{backend}"
        );
        report::ran(SUITE, backend, 3);
    }
}

/// A failed launch leaves nothing behind.
#[test]
fn a_fault_leaves_the_device_and_the_buffers_usable() {
    for (backend, device) in devices() {
        let u = Buffer::new(device, &[1.0_f32; 64]).unwrap();
        assert!(next::launch(64, &u, 1).run(device).is_err(), "{backend}");
        assert_eq!(
            next::launch(63, &u, 1).run(device).unwrap().to_vec().unwrap(),
            [1.0; 63],
            "{backend}"
        );
        report::ran(SUITE, backend, 64);
    }
}

#[test]
fn maps_report_faults_too() {
    let k: Vec<usize> = (0..100).map(|i| (i * 7) % 91).collect();
    for (backend, device) in devices() {
        let error = table::map(&k, &[0.5; 80]).run(device).unwrap_err();
        let first = k.iter().position(|&k| k >= 80).unwrap();
        let text = format!(
            "index {} is out of bounds for length 80 in `table`, at element {first}",
            k[first]
        );
        assert_eq!(error.to_string(), text, "{backend}");
        report::ran(SUITE, backend, 1);
    }
}

#[test]
fn scalar_calls_panic() {
    let message = |f: &(dyn Fn() + std::panic::RefUnwindSafe)| {
        let payload = catch_unwind(f).unwrap_err();
        payload.downcast_ref::<String>().unwrap().clone()
    };
    let text = "index 9 is out of bounds for length 9 in `next`";
    assert_eq!(
        message(&|| {
            next(Index::new(8), &[0.0; 9], 1);
        }),
        text
    );
    for (backend, level) in levels() {
        let call = || {
            call_at_with::<next>(level, (Index::new(8), &[0.0; 9][..], 1));
        };
        assert_eq!(message(&call), text, "{backend}");
        report::ran(SUITE, backend, 1);
    }
    assert_eq!(
        call_at_with::<next>(Level::Portable, (Index::new(7), &[0.25; 9][..], 1)),
        0.25
    );
}

#[test]
fn grids_that_cannot_be_counted() {
    for (backend, device) in devices() {
        let huge = usize::MAX;
        let error = second::launch((huge, 2), &[0], &[[0; 2]])
            .run(device)
            .unwrap_err();
        assert_eq!(
            error,
            Error::GridTooLarge {
                function: "second",
                extents: vec![huge, 2]
            },
            "{backend}"
        );
        assert!(error.to_string().contains("launch it in parts"), "{error}");
        // Without positions along one axis there are none.
        assert!(
            second::launch((huge, 0), &[0], &[[0; 2]])
                .run(device)
                .unwrap()
                .is_empty(),
            "{backend}"
        );
        report::ran(SUITE, backend, 2);
    }
}

#[test]
fn buffers_of_another_device() {
    let devices = devices();
    let Some((_, cuda)) = devices.iter().find(|(name, _)| *name == "cuda on the cpu") else {
        return;
    };
    let (host, far) = (
        Buffer::new(&Device::host(), &[1.0_f32; 4]).unwrap(),
        Buffer::new(cuda, &[1.0_f32; 4]).unwrap(),
    );
    let wrong = |result: Result<Buffer<f32>, Error>| matches!(result, Err(Error::WrongDevice { .. }));
    assert!(wrong(next::launch(4, &far, 0).run(&Device::host())));
    assert!(wrong(next::launch(4, &host, 0).run(cuda)));
}
