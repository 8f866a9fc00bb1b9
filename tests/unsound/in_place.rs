//! Calls that replace what they read, without a handle in the caller's hands.
#![forbid(unsafe_code)]

use fpdsl::Error;
use fpdsl::backend::{launch_colored, launch_serial, map_update};
use fpdsl::prelude::*;

use crate::backends::devices;
use crate::functions::{add, moved};
use crate::{SUITE, report};

#[fp]
fn smoothed(i: Index, u: &[f64], v: &[f64], k: u64) -> f64 {
    let before = if i.x() == 0 { 0.0 } else { u[i.x() - 1] };
    before + v[i.x()] + k as f64
}

/// The library puts the target among the arguments.
#[test]
fn by_the_functions_type_as_by_its_name() -> Result<(), Error> {
    let v: Vec<f64> = (0..50).map(f64::from).collect();
    for (backend, device) in devices() {
        let (mut u, mut named) = (vec![1.0; 50], vec![1.0; 50]);
        launch_serial::<smoothed, Index, _, _, _>(&device, 50, (&mut u).into(), (&v, 2))?;
        smoothed::launch_serial(&device, 50, &mut named, &v, 2)?;
        let mut sum = 0.0;
        let expected: Vec<f64> = v
            .iter()
            .map(|v| {
                sum += v + 2.0;
                sum
            })
            .collect();
        assert_eq!((&u, &named), (&expected, &expected), "{backend}");

        launch_colored::<moved, Index, _, _, _, _>(&device, 50, 3, (&mut u).into(), (1,))?;
        moved::launch_colored(&device, 50, 3, &mut named, 1)?;
        let expected: Vec<f64> = expected.iter().map(|u| u + 1.0).collect();
        assert_eq!((&u, &named), (&expected, &expected), "{backend}");

        map_update::<add, _, _>(&device, &mut u, (&v,))?;
        add::map_update(&device, &mut named, &v)?;
        let expected: Vec<f64> = expected.iter().zip(&v).map(|(u, v)| u + v).collect();
        assert_eq!((&u, &named), (&expected, &expected), "{backend}");
        report::ran(SUITE, backend, 6);
    }
    Ok(())
}

/// A slice with another length is shared by all positions, and an array for a value has one for each.
#[test]
fn an_array_for_a_value_has_one_for_each_position() -> Result<(), Error> {
    let keys: Vec<u64> = (0..30).collect();
    for (backend, device) in devices() {
        let mut u = vec![0.5; 30];
        launch_serial::<moved, Index, _, _, _>(&device, 30, (&mut u).into(), (&keys,))?;
        launch_colored::<moved, Index, _, _, _, _>(&device, 30, 2, (&mut u).into(), (&keys,))?;
        let expected = keys.iter().map(|&k| 0.5 + 2.0 * k as f64);
        assert!(u.iter().copied().eq(expected), "{backend}: {u:?}");

        let short = launch_serial::<moved, Index, _, _, _>(&device, 30, (&mut u).into(), (&keys[..29],));
        let expected = |error: Result<(), Error>| {
            let Err(Error::LengthMismatch {
                function,
                parameter,
                expected,
                found,
            }) = error
            else {
                panic!("{backend}: {error:?}");
            };
            assert_eq!(
                (function, parameter, expected, found),
                ("moved", "k", 30, 29),
                "{backend}"
            );
        };
        expected(short);
        expected(launch_colored::<moved, Index, _, _, _, _>(
            &device,
            30,
            2,
            (&mut u).into(),
            (&keys[..29],),
        ));
        report::ran(SUITE, backend, 4);
    }
    Ok(())
}

/// A part of a buffer keeps the memory that a kernel may use, whatever becomes of the buffer.
#[test]
fn targets_may_go_when_the_call_has_ended() -> Result<(), Error> {
    for (backend, device) in devices() {
        let mut target = Buffer::new(&device, &[1.0, 2.0, 3.0, 4.0])?;
        launch_colored::<moved, Index, _, _, _, _>(&device, 2, 2, target.view_mut(1..3)?, (5,))?;
        let copy = target.to_vec()?;
        drop(target);
        assert_eq!(copy, [1.0, 7.0, 8.0, 4.0], "{backend}");
        report::ran(SUITE, backend, 1);
    }
    Ok(())
}
