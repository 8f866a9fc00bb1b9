//! Calls that replace what they read, without a handle in the caller's hands.
#![forbid(unsafe_code)]

use fpdsl::Error;
use fpdsl::backend::{launch, map};
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
        launch::<smoothed, _, _>(50, (.., &v, 2)).sweep(&device, &mut u)?;
        smoothed::launch(50, .., &v, 2).sweep(&device, &mut named)?;
        let mut sum = 0.0;
        let expected: Vec<f64> = v
            .iter()
            .map(|v| {
                sum += v + 2.0;
                sum
            })
            .collect();
        assert_eq!((&u, &named), (&expected, &expected), "{backend}");

        launch::<moved, _, _>(50, (.., 1)).sweep_colors(&device, 3, &mut u)?;
        moved::launch(50, .., 1).sweep_colors(&device, 3, &mut named)?;
        let expected: Vec<f64> = expected.iter().map(|u| u + 1.0).collect();
        assert_eq!((&u, &named), (&expected, &expected), "{backend}");

        map::<add, _>((.., &v)).update(&device, &mut u)?;
        add::map(.., &v).update(&device, &mut named)?;
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
        launch::<moved, _, _>(30, (.., &keys)).sweep(&device, &mut u)?;
        launch::<moved, _, _>(30, (.., &keys)).sweep_colors(&device, 2, &mut u)?;
        let expected = keys.iter().map(|&k| 0.5 + 2.0 * k as f64);
        assert!(u.iter().copied().eq(expected), "{backend}: {u:?}");

        let short = launch::<moved, _, _>(30, (.., &keys[..29])).sweep(&device, &mut u);
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
        expected(launch::<moved, _, _>(30, (.., &keys[..29])).sweep_colors(&device, 2, &mut u));
        report::ran(SUITE, backend, 4);
    }
    Ok(())
}

/// A part of a buffer keeps the memory that a kernel may use, whatever becomes of the buffer.
#[test]
fn targets_may_go_when_the_call_has_ended() -> Result<(), Error> {
    for (backend, device) in devices() {
        let mut target = Buffer::new(&device, &[1.0, 2.0, 3.0, 4.0])?;
        launch::<moved, _, _>(2, (.., 5)).sweep_colors(&device, 2, target.view_mut(1..3)?)?;
        let copy = target.to_vec()?;
        drop(target);
        assert_eq!(copy, [1.0, 7.0, 8.0, 4.0], "{backend}");
        report::ran(SUITE, backend, 1);
    }
    Ok(())
}
