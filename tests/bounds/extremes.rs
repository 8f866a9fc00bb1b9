//! Grids, lengths, steps and colours as large as numbers are: an error or a result at once, without memory.

use fpdsl::Error;
use fpdsl::backend::launch;
use fpdsl::prelude::*;
use fpdsl::reductions::group;
use fpdsl::views::{Sampled, View};

use crate::backends::devices;
use crate::evaluations::{self, Counted};
use crate::{SUITE, peak, report};

/// The largest lengths that there are, and one more than memory has.
const HUGE: [usize; 3] = [usize::MAX, isize::MAX as usize, isize::MAX as usize / 8];

/// Calls that are refused need less than this, whatever they are asked for.
const LITTLE: usize = 64 << 10;

#[fp(identity = 0.0)]
fn add(a: f64, b: f64) -> f64 {
    a + b
}

#[fp]
fn number(i: Index) -> f64 {
    i.x() as f64
}

#[fp]
fn number_2(i: Index2) -> f64 {
    i.x() as f64
}

#[fp]
fn number_3(i: Index3) -> f64 {
    i.x() as f64
}

#[fp]
fn placed(i: Index) -> (usize, f64) {
    (i.x(), 1.0)
}

/// A call that is refused without work and memory.
#[track_caller]
fn refused<T: core::fmt::Debug>(
    what: &str,
    call: impl FnOnce() -> Result<T, Error>,
    why: fn(&Error) -> bool,
) {
    let ((result, bytes), steps) = evaluations::of(|| peak::of(call));
    let error = result.expect_err(what);
    assert!(why(&error), "{what}: {error}");
    assert!(
        bytes < LITTLE && steps == 0,
        "{what}: {bytes} bytes, {steps} evaluations"
    );
}

fn no_memory(error: &Error) -> bool {
    matches!(error, Error::OutOfMemory { .. })
}

fn another_length(error: &Error) -> bool {
    matches!(error, Error::OutputLength { .. })
}

#[test]
fn grids() {
    let _alone = peak::alone();
    for (backend, device) in devices() {
        // Compiles the kernels.
        number::launch(1)
            .run(&device)
            .and_then(|_| placed::launch(1).run(&device))
            .expect("no fault");
        for n in HUGE {
            refused("launch", || number::launch(n).run(&device), no_memory);
            refused(
                "launch, scatter",
                || launch::<placed, _, _>(n, ()).scatter(&device, &mut [0.0; 2]),
                no_memory,
            );
            refused(
                "launch, into",
                || number::launch(n).into(&device, &mut [0.0; 2]),
                another_length,
            );
            let u = &mut [1.0; 2];
            refused(
                "sweep",
                || launch::<Counted, _, _>(n, (..,)).sweep(&device, &mut u[..]),
                another_length,
            );
            refused(
                "sweep_colors",
                || launch::<Counted, _, _>(n, (..,)).sweep_colors(&device, 2, &mut u[..]),
                another_length,
            );
            let too_large = |error: &Error| matches!(error, Error::GridTooLarge { .. });
            refused("a plane", || number_2::launch((n, 17)).run(&device), too_large);
            refused("a space", || number_3::launch((n, n, 2)).run(&device), too_large);
            for empty in [(n, 0), (0, n)] {
                assert_eq!(
                    number_2::launch(empty).run(&device).expect("nothing to do").len(),
                    0,
                    "{backend}"
                );
            }
            assert_eq!(
                number_3::launch((n, n, 0))
                    .run(&device)
                    .expect("nothing to do")
                    .len(),
                0,
                "{backend}"
            );
        }
        report::ran(SUITE, backend, 10 * HUGE.len() as u64);
    }
}

/// A piece of a grid costs what it has, wherever it lies.
#[test]
fn pieces_of_grids() {
    let _alone = peak::alone();
    let (u, n) = ([0.5], 1 << 45);
    for (backend, device) in devices().into_iter().filter(|(_, device)| device.is_host()) {
        // What is compiled is compiled once.
        number::launch(n)
            .reduce::<add>()
            .partial(&device, 0..5000)
            .expect("no fault");
        for positions in [0..0, n - 5000..n, n / 3..n / 3 + 4097] {
            let elements = positions.len();
            let (result, bytes) = peak::of(|| {
                number::launch(n)
                    .reduce::<add>()
                    .partial(&device, positions.clone())
            });
            result.expect("no fault");
            assert!(
                bytes < LITTLE,
                "{backend}: {bytes} bytes for {elements} positions"
            );
        }
        let last = n - 1..n;
        let (result, steps) = evaluations::of(|| {
            launch::<Counted, _, _>(n, (&u,))
                .reduce::<add>()
                .partial(&device, last.clone())
        });
        let Err(Error::Fault { element, .. }) = result else {
            panic!("{backend}: {result:?}");
        };
        assert_eq!(element, n - 1, "{backend}");
        assert!(steps <= 64, "{backend}: {steps} evaluations");
        report::ran(SUITE, backend, 4);
    }
}

/// There are no more passes than positions, or than colours in an array.
#[test]
fn colors() {
    let _alone = peak::alone();
    const N: usize = 300;
    let start: Vec<f64> = (0..N).map(|i| i as f64).collect();
    for (backend, device) in devices() {
        let mut u = start.clone();
        for colors in HUGE {
            let call = || launch::<Counted, _, _>(N, (..,)).sweep_colors(&device, colors, &mut u);
            let ((result, bytes), steps) = evaluations::of(|| peak::of(call));
            result.expect("no fault");
            assert!(bytes < 64 * LITTLE, "{backend}: {bytes} bytes");
            // The first calls are measured, which computes some elements again.
            assert!(
                steps <= 3 * N * N,
                "{backend}: {steps} evaluations of {colors} colours"
            );
        }
        for of in [&[u32::MAX; N], &std::array::from_fn(|i| 1 << (i % 3 * 15))] {
            for colors in [usize::MAX, 1 << 31, 10_000] {
                let colors = (colors, of);
                let call = || launch::<Counted, _, _>(N, (..,)).sweep_colors(&device, colors, &mut u);
                let (result, steps) = evaluations::of(call);
                result.expect("no fault");
                assert!(steps <= 12 * N, "{backend}: {steps} evaluations");
            }
        }
        assert_eq!(u, start, "{backend}");
        report::ran(SUITE, backend, 9);
    }
}

#[test]
fn lengths_and_steps() {
    let _alone = peak::alone();
    let out_of_range = |error: &Error| matches!(error, Error::OutOfRange { .. });
    let x = [1.0, 2.0, 3.0];
    for (backend, device) in devices() {
        let mut buffer = Buffer::new(&device, &x).expect("there is memory");
        for n in HUGE {
            refused("zeros", || Buffer::<f64>::zeros(&device, n), no_memory);
            refused("from_fn", || Buffer::from_fn(&device, n, |_| 0.0), no_memory);
            refused("view", || buffer.view(n - 1..n), out_of_range);
            for (start, step, len) in [(n, 1, 1), (0, n, 2), (0, 1, n), (n, n, n), (1, n, n)] {
                refused("strided", || buffer.strided(start, step, len), out_of_range);
                refused(
                    "strided_mut",
                    || buffer.strided_mut(start, step, len).map(drop),
                    out_of_range,
                );
                refused(
                    "View::strided",
                    || View::from(&x).strided(start, step, len),
                    out_of_range,
                );
            }
            // One element may lie anywhere, and none at all.
            assert_eq!(
                buffer
                    .strided(2, n, 1)
                    .and_then(|one| one.to_vec())
                    .expect("in range"),
                [3.0]
            );
            assert!(buffer.strided(3, n, 0).expect("in range").is_empty(), "{backend}");
            let samples = |error: &Error| matches!(error, Error::OutputSamples { .. });
            for (start, step) in [(n, 1), (0, n), (n, n)] {
                refused(
                    "Sampled",
                    || number::launch(3).into(&device, Sampled::new(&mut [0.0; 2], start, step)?),
                    samples,
                );
            }
        }
        report::ran(SUITE, backend, 23 * HUGE.len() as u64);
    }
    let fault = |error: &Error| matches!(error, Error::Fault { .. });
    for n in HUGE {
        refused("group", || group(&[0_usize], n), no_memory);
        refused("group", || group(&[0, n], 5), fault);
    }
}

#[test]
fn pieces_of_devices() {
    let _alone = peak::alone();
    let devices = fpdsl::Devices::of([Device::host(), Device::host(), Device::host()]);
    for shares in [[1, 1, 1], [usize::MAX, 1, 0], [0, 0, 0]] {
        let devices = devices.clone().with_shares(&shares);
        for n in HUGE {
            let refuses = |_: &Device, _: std::ops::Range<usize>| -> Result<Buffer<f64>, Error> {
                Err(Error::ZeroStep)
            };
            refused(
                "Devices::map",
                || devices.map(n, refuses),
                |error| matches!(error, Error::ZeroStep),
            );
            refused("Devices: launch", || number::launch(n).run(&devices), no_memory);
        }
    }
}

/// Nothing is done for no elements.
#[test]
fn no_elements() {
    let _alone = peak::alone();
    let none: [f64; 0] = [];
    for (backend, device) in devices() {
        let ((), steps) = evaluations::of(|| {
            launch::<Counted, _, _>(0, (&none,))
                .run(&device)
                .expect("nothing to do");
            launch::<Counted, _, _>(0, (&none,))
                .into(&device, &mut [0.0; 0])
                .expect("nothing to do");
            launch::<Counted, _, _>(0, (..,))
                .sweep(&device, &mut [0.0; 0])
                .expect("nothing to do");
            launch::<Counted, _, _>(0, (..,))
                .sweep_colors(&device, usize::MAX, &mut [0.0; 0])
                .expect("nothing to do");
            let sum = launch::<Counted, _, _>(0, (&none,))
                .reduce::<add>()
                .run(&device)
                .expect("an identity");
            assert_eq!(sum, 0.0, "{backend}");
        });
        assert!(
            steps <= 8,
            "{backend}: {steps} evaluations, of which recording is some"
        );
        report::ran(SUITE, backend, 5);
    }
}

/// Elements without scalars take no memory, and agree on their number like others.
#[test]
fn elements_of_no_bytes() {
    #[fp]
    fn nothing(x: [f64; 0], y: f64) -> f64 {
        let _ = x;
        y
    }
    let _alone = peak::alone();
    let endless = vec![[0.0; 0]; usize::MAX];
    for (backend, device) in devices().into_iter().filter(|(_, device)| device.is_host()) {
        let mismatch = |error: &Error| matches!(error, Error::LengthMismatch { .. });
        refused(
            "map",
            || nothing::map(&endless, &[1.0, 2.0]).run(&device),
            mismatch,
        );
        refused("map", || nothing::map(&endless, 1.0).run(&device), no_memory);
        refused(
            "map, into",
            || nothing::map(&endless, 1.0).into(&device, &mut [0.0; 2]),
            another_length,
        );
        let few = nothing::map(&[[]; 40], 1.5)
            .run(&device)
            .and_then(Buffer::into_vec)
            .expect("no fault");
        assert_eq!(few, [1.5; 40], "{backend}");
        report::ran(SUITE, backend, 4);
    }
}
