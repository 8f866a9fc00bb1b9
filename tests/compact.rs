//! Stream compaction: the values of a loop that pushes what it keeps, on every device.
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
const SUITE: &str = "compact";

use std::sync::Arc;

use backends::devices;
use counting::Counting;
use fpdsl::backend::{Strategy, map};
use fpdsl::error::FaultKind;
use fpdsl::prelude::*;
use fpdsl::views::ViewMut;
use fpdsl::{Devices, Error};
use fpdsl_gpp::CudaOnCpu;

/// Around lanes and parts, and more than the first chunk.
const LENGTHS: [usize; 6] = [0, 1, 17, 4096, 10_007, 300_003];

#[derive(Clone, Copy, Debug, PartialEq, Fp)]
struct Point {
    x: f32,
    y: f32,
    kind: u8,
}

#[fp(mode = "ru")]
fn third(keep: bool, x: f64) -> (bool, f64) {
    (keep, x / 3.0)
}

#[fp]
fn narrow(keep: bool, x: f64) -> (bool, u8, u16) {
    (keep, x as u8, x as u16)
}

#[fp]
fn nested(keep: bool, x: f64) -> (bool, (f32, (u64, bool))) {
    (keep, (x as f32, (x as u64, x > 100.0)))
}

#[fp]
fn point(keep: bool, x: f64) -> (bool, Point, [f64; 5]) {
    let kind = x as u8;
    let place = Point {
        x: x as f32,
        y: 0.5,
        kind,
    };
    (keep, place, [x, 1.0, 2.0, 3.0, x])
}

/// A rise of a signal, and where it is.
#[fp]
fn rise(i: Index, u: &[f64]) -> (bool, u32, f64) {
    let k = i.x();
    let next = u[(k + 1) % u.len()];
    (next > u[k], k as u32, next - u[k])
}

#[fp]
fn inside(i: Index2, nx: usize) -> (bool, usize) {
    ((i.x() * i.x() + i.y()) % 3 == 0, i.y() * nx + i.x())
}

#[fp]
fn divided(keep: bool, x: i32, y: i32) -> (bool, i32) {
    (keep, x / y)
}

#[fp(mode = "rn", contract = false)]
fn inverse(x: f64) -> (bool, f64) {
    (x > 2.0, 1.0 / x)
}

#[fp]
fn halved(x: f64) -> f64 {
    x / 2.0
}

/// What is kept of `n`: all, none, every other one, a run, and what looks like chance.
fn patterns(n: usize) -> [Vec<bool>; 5] {
    let mut state = 0x9E37_79B9_u32;
    let mut chance = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        state >> 30 != 0
    };
    [
        vec![true; n],
        vec![false; n],
        (0..n).map(|k| k % 2 == 0).collect(),
        (0..n).map(|k| k > n / 3 && k < n / 2).collect(),
        (0..n).map(|_| chance()).collect(),
    ]
}

fn numbers(n: usize) -> Vec<f64> {
    (0..n).map(|k| ((k * 7919) % 60_000) as f64 + 0.5).collect()
}

/// The loop that a compaction is.
fn pushed<T>(n: usize, f: impl Fn(usize) -> (bool, T)) -> Vec<T> {
    let mut kept = Vec::new();
    for (keep, value) in (0..n).map(f) {
        if keep {
            kept.push(value);
        }
    }
    kept
}

#[test]
fn the_values_are_those_of_a_loop() -> Result<(), Error> {
    for (name, dev) in devices() {
        let mut cases = 0;
        for n in LENGTHS {
            let x = numbers(n);
            let dx = Buffer::new(&dev, &x)?;
            for keep in patterns(n) {
                let expected = pushed(n, |k| third(keep[k], x[k]));
                let found = third::map(&keep, &dx).compact().run(&dev)?;
                assert_eq!(found.len(), expected.len(), "{n} on {name}");
                assert_eq!(found.device_name(), dx.device_name());
                assert_eq!(found.to_vec()?, expected, "{n} on {name}");
                cases += n;
            }
        }
        report::ran(SUITE, name, cases as u64);
    }
    Ok(())
}

#[test]
fn tuples_have_a_buffer_each() -> Result<(), Error> {
    for (name, dev) in devices() {
        for n in LENGTHS {
            let x = numbers(n);
            let keep = &patterns(n)[4];
            let (bytes, words) = narrow::map(keep, &x).compact().run(&dev)?;
            let expected: Vec<(u8, u16)> = pushed(n, |k| {
                let (keep, byte, word) = narrow(keep[k], x[k]);
                (keep, (byte, word))
            });
            let found: Vec<(u8, u16)> = bytes.to_vec()?.into_iter().zip(words.to_vec()?).collect();
            assert_eq!(found, expected, "{n} on {name}");

            let (floats, (longs, large)) = nested::map(keep, &x).compact().run(&dev)?;
            let (floats, longs, large) = (floats.to_vec()?, longs.to_vec()?, large.to_vec()?);
            let expected = pushed(n, |k| nested(keep[k], x[k]));
            let found = (0..expected.len()).map(|k| (floats[k], (longs[k], large[k])));
            assert!(found.eq(expected.iter().copied()), "{n} on {name}");
            assert_eq!(floats.len(), expected.len(), "{n} on {name}");
        }
        report::ran(SUITE, name, 2 * LENGTHS.iter().sum::<usize>() as u64);
    }
    Ok(())
}

#[test]
fn structs_and_arrays() -> Result<(), Error> {
    for (name, dev) in devices() {
        for n in LENGTHS {
            let x = numbers(n);
            for keep in &patterns(n)[2..] {
                let (points, rows) = point::map(keep, &x).compact().run(&dev)?;
                let (points, rows) = (points.to_vec()?, rows.to_vec()?);
                let expected = pushed(n, |k| {
                    let (keep, point, row) = point(keep[k], x[k]);
                    (keep, (point, row))
                });
                let found: Vec<(Point, [f64; 5])> = points.into_iter().zip(rows).collect();
                assert_eq!(found, expected, "{n} on {name}");
            }
        }
        report::ran(SUITE, name, 3 * LENGTHS.iter().sum::<usize>() as u64);
    }
    Ok(())
}

#[test]
fn kernels_of_positions() -> Result<(), Error> {
    for (name, dev) in devices() {
        for n in &LENGTHS[1..] {
            let u: Vec<f64> = numbers(*n);
            let (places, heights) = rise::launch(*n, &Buffer::new(&dev, &u)?).compact().run(&dev)?;
            let expected = pushed(*n, |k| {
                let (keep, place, height) = rise(Index::new(k), &u);
                (keep, (place, height))
            });
            let found: Vec<(u32, f64)> = places.to_vec()?.into_iter().zip(heights.to_vec()?).collect();
            assert_eq!(found, expected, "{n} on {name}");
        }
        let (nx, ny) = (701, 403);
        let found = inside::launch((nx, ny), nx).compact().run(&dev)?.to_vec()?;
        let expected = pushed(nx * ny, |k| inside(Index2::new(k % nx, k / nx), nx));
        assert_eq!(found, expected, "{name}");
        report::ran(SUITE, name, (nx * ny) as u64);
    }
    Ok(())
}

#[test]
fn into_existing_memory() -> Result<(), Error> {
    for (name, dev) in devices() {
        for n in LENGTHS {
            let x = numbers(n);
            let keep = &patterns(n)[4];
            let expected = pushed(n, |k| third(keep[k], x[k]));
            let call = || third::map(keep, &x).compact();
            let mut exact = vec![0.0; expected.len()];
            assert_eq!(call().into(&dev, &mut exact)?, expected.len());
            assert_eq!(exact, expected, "{n} on {name}");
            // What lies behind the values stays, and so does what is before a view.
            let mut room = Buffer::new(&dev, &vec![-1.0; expected.len() + 5])?;
            assert_eq!(call().into(&dev, room.view_mut(2..)?)?, expected.len());
            let mut all = vec![-1.0; 2];
            all.extend(&expected);
            all.extend([-1.0; 3]);
            assert_eq!(room.to_vec()?, all, "{n} on {name}");
            let mut view = ViewMut::from(&mut exact[..]);
            assert_eq!(call().into(&dev, &mut view)?, expected.len());
            let mut pair = (Buffer::<u8>::zeros(&dev, n)?, vec![7_u16; n]);
            let count = narrow::map(keep, &x)
                .compact()
                .into(&dev, (&mut pair.0, &mut pair.1))?;
            assert_eq!(count, expected.len());
            assert!(pair.1[count..].iter().all(|&word| word == 7), "{n} on {name}");
        }
        report::ran(SUITE, name, LENGTHS.iter().sum::<usize>() as u64);
    }
    Ok(())
}

#[test]
fn a_target_that_is_too_short_says_how_many_there_are() -> Result<(), Error> {
    for (name, dev) in devices() {
        let keep = [true, false, true, true];
        let x = [1.0, 2.0, 3.0, 6.0];
        let mut short = Buffer::new(&dev, &[9.0; 2])?;
        let error = third::map(&keep, &x).compact().into(&dev, &mut short);
        let expected = Error::OutputLength {
            function: "third",
            output: 0,
            expected: 3,
            found: 2,
        };
        assert_eq!(error, Err(expected), "{name}");
        assert_eq!(short.to_vec()?, [9.0; 2], "{name}");
        // The second of two, and the first stays as it was.
        let (mut bytes, mut words) = ([9; 4], [9; 2]);
        let error = narrow::map(&keep, &x)
            .compact()
            .into(&dev, (&mut bytes, &mut words));
        assert!(
            matches!(
                error,
                Err(Error::OutputLength {
                    output: 1,
                    expected: 3,
                    found: 2,
                    ..
                })
            ),
            "{error:?} on {name}"
        );
        assert_eq!((bytes, words), ([9; 4], [9; 2]), "{name}");
        report::ran(SUITE, name, 2);
    }
    Ok(())
}

#[test]
fn faults_are_those_of_the_first_element() {
    for (name, dev) in devices() {
        for n in [17, 10_007, 300_003] {
            for (first, second) in [(3, 7), (n - 5, n - 1), (n / 2, n - 2)] {
                let mut by = vec![2; n];
                (by[first], by[second]) = (0, 0);
                // A flag that is false does not help.
                for keep in [&patterns(n)[0], &patterns(n)[1]] {
                    let error = divided::map(keep, 8, &by).compact().run(&dev).unwrap_err();
                    let Error::Fault { fault, element } = &error else {
                        panic!("{error} on {name}")
                    };
                    assert_eq!(
                        (fault.kind, *element),
                        (FaultKind::DivisionByZero, first),
                        "{name}"
                    );
                    let mut target = vec![5; n];
                    let into = divided::map(keep, 8, &by).compact().into(&dev, &mut target);
                    assert_eq!(into, Err(error), "{name}");
                    assert!(target.iter().all(|&x| x == 5), "{name}");
                }
            }
            let error = third::map(vec![true; n], vec![1.0; n + 1]).compact().run(&dev);
            assert!(matches!(error, Err(Error::LengthMismatch { .. })), "{name}");
        }
        let error = third::map(true, 1.0).compact().run(&dev);
        assert!(matches!(error, Err(Error::NoLength { .. })), "{name}");
        report::ran(SUITE, name, 39);
    }
}

#[test]
fn calls_in_calls_and_each_way_of_computing() -> Result<(), Error> {
    let n = 300_003;
    let x = numbers(n);
    let keep = &patterns(n)[4];
    let expected = pushed(n, |k| third(keep[k], halved(x[k])));
    for strategy in [Strategy::Single, Strategy::Lanes] {
        let dev = Device::host().with_strategy(strategy);
        let found = third::map(keep, halved::map(&x)).compact().run(&dev)?;
        assert_eq!(found.to_vec()?, expected, "{strategy:?}");
    }
    for (name, dev) in devices() {
        let by_type = map::<third, _>((keep, halved::map(&x))).compact();
        assert_eq!(by_type.call().count()?, n);
        assert_eq!(format!("{by_type:?}"), "Compaction of `third`");
        for _ in 0..2 {
            assert_eq!(by_type.run(&dev)?.to_vec()?, expected, "{name}");
        }
    }
    Ok(())
}

#[test]
fn several_devices_join_what_they_keep() -> Result<(), Error> {
    for (name, dev) in devices() {
        for n in [0, 1, 17, 10_007] {
            let x = numbers(n);
            let keep = &patterns(n)[4];
            let devices = Devices::of([dev.clone(), dev.clone(), Device::host()]);
            let found: Vec<f64> = third::map(keep, &x).compact().run(&devices)?;
            assert_eq!(found, pushed(n, |k| third(keep[k], x[k])), "{n} on {name}");
            let (bytes, words) = narrow::map(keep, &x).compact().run(&devices)?;
            assert_eq!(
                (bytes.len(), words.len()),
                (found.len(), found.len()),
                "{n} on {name}"
            );
        }
        report::ran(SUITE, name, 10_025);
    }
    Ok(())
}

/// Flags, positions and values stay on an accelerator: only the number of the values comes to the host.
#[test]
fn accelerators_keep_the_values() -> Result<(), Error> {
    let Ok(compiler) = fpdsl_gpp::find() else {
        return Ok(());
    };
    let (device, counts) = Counting::new(Arc::new(CudaOnCpu::new(compiler)));
    let dev = Device::accelerator(Arc::new(device));
    let n = 10_007;
    let x = Buffer::new(&dev, &numbers(n))?;
    for keep in patterns(n) {
        let flags = Buffer::new(&dev, &keep)?;
        let mut room = Buffer::zeros(&dev, n)?;
        let before = counts.downloaded();
        let (bytes, words) = narrow::map(&flags, &x).compact().run(&dev)?;
        assert_eq!(counts.downloaded() - before, size_of::<usize>());
        let count = third::map(&flags, &x).compact().into(&dev, &mut room)?;
        assert_eq!(counts.downloaded() - before, 2 * size_of::<usize>());
        let kept = keep.iter().filter(|&&keep| keep).count();
        assert_eq!((bytes.len(), words.len(), count), (kept, kept, kept));
        let expected = pushed(n, |k| third(keep[k], numbers(n)[k]));
        assert_eq!(room.read(..kept)?, expected);
        assert!(room.read(kept..)?.iter().all(|&x| x == 0.0));
    }
    report::ran(SUITE, "cuda on the cpu", 5);
    Ok(())
}

/// A device that traps keeps the same values, and names the operation of the first element that has an exception, whatever its flag.
#[test]
fn devices_that_trap() -> Result<(), Error> {
    for (name, dev) in devices() {
        let n = 4099;
        let x = numbers(n);
        let keep = &patterns(n)[4];
        let expected = pushed(n, |k| third(keep[k], x[k]));
        let found = third::map(keep, &x).compact().run(&dev.trapping())?;
        assert_eq!(found.to_vec()?, expected, "{name}");
        let mut room = vec![0.0; n];
        let count = third::map(keep, &x).compact().into(&dev.trapping(), &mut room)?;
        assert_eq!(room[..count], expected, "{name}");
        let poles = inverse::map(&[1.0, 4.0, 0.0, 0.0]).compact();
        match poles.run(&dev.trapping()) {
            Err(Error::Exception(pole)) => assert_eq!((pole.element, pole.operation), (2, "div"), "{name}"),
            other => panic!("{other:?} on {name}"),
        }
        let mut room = [7.0; 4];
        let stopped = poles.into(&dev.trapping(), &mut room);
        assert!(
            matches!(stopped, Err(Error::Exception(_))),
            "{stopped:?} on {name}"
        );
        assert_eq!(room, [7.0; 4], "{name}");
        report::ran(SUITE, name, 4);
    }
    Ok(())
}
