//! `into` writes to existing memory what `run` returns, for `map` and `launch`, on every device.
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
const SUITE: &str = "into";

use std::sync::Arc;

use backends::devices;
use counting::Counting;
use fpdsl::Error;
use fpdsl::error::FaultKind;
use fpdsl::prelude::*;
use fpdsl_gpp::CudaOnCpu;

#[derive(Clone, Copy, Debug, PartialEq, Fp)]
struct Complex<T> {
    re: T,
    im: T,
}

#[fp(mode = "ru", contract = true)]
fn axpy(a: f32, x: f32, y: f32) -> f32 {
    a * x + y
}

#[fp(mode = "rd")]
fn several(x: f64, k: i32) -> (f64, (bool, [f32; 3])) {
    let third = x / 3.0;
    (third, (k % 2 == 0, [x as f32, third as f32, k as f32]))
}

#[fp]
fn square(z: Complex<f64>) -> Complex<f64> {
    Complex {
        re: z.re * z.re - z.im * z.im,
        im: 2.0 * z.re * z.im,
    }
}

#[fp]
fn divide(x: i32, y: i32) -> i32 {
    x / y
}

#[fp]
fn sevenths(k: i32) -> i32 {
    k * 7 / 3
}

#[fp]
fn spread(k: i32) -> ([i32; 5], bool) {
    ([k, -k, 2 * k, k / 2, 1], k % 2 == 1)
}

#[fp(mode = "rz")]
fn smooth(i: Index2, nx: usize, ny: usize, u: &[f64]) -> f64 {
    let here = i.y() * nx + i.x();
    if i.x() == 0 || i.y() == 0 || i.x() + 1 == nx || i.y() + 1 == ny {
        return u[here];
    }
    (u[here - 1] + u[here + 1] + u[here - nx] + u[here + nx]) * 0.25
}

/// Around the lengths of lanes and of blocks of threads, and more than one thread of the host takes.
const LENGTHS: [usize; 8] = [0, 1, 15, 16, 17, 257, 4099, 70_001];

fn floats(n: usize) -> Vec<f32> {
    (0..n).map(|k| (k as f32 - 7.3) / 3.0).collect()
}

fn bits(values: &[f32]) -> Vec<u32> {
    values.iter().map(|x| x.to_bits()).collect()
}

#[test]
fn a_buffer_a_vec_and_a_slice_get_what_run_returns() -> Result<(), Error> {
    for (name, dev) in devices() {
        for n in LENGTHS {
            let (x, y) = (floats(n), Buffer::new(&dev, &vec![0.7; n])?);
            let expected = bits(&axpy::map(1.1, &x, &y).run(&dev)?.into_vec()?);
            // Earlier contents must not show.
            let mut buffer = Buffer::new(&dev, &vec![f32::NAN; n])?;
            axpy::map(1.1, &x, &y).into(&dev, &mut buffer)?;
            assert_eq!(bits(&buffer.to_vec()?), expected, "{n} in a buffer on {name}");
            let mut vec = vec![f32::NAN; n];
            axpy::map(1.1, &x, &y).into(&dev, &mut vec)?;
            assert_eq!(bits(&vec), expected, "{n} in a `Vec` on {name}");
            let mut part = vec![f32::NAN; n + 2];
            axpy::map(1.1, &x, &y).into(&dev, &mut part[1..=n])?;
            assert_eq!(bits(&part[1..=n]), expected, "{n} in a slice on {name}");
            assert!(
                part[0].is_nan() && part[n + 1].is_nan(),
                "beyond the slice on {name}"
            );
        }
        report::ran(SUITE, name, 3 * LENGTHS.iter().sum::<usize>() as u64);
        let mut array = [0.0; 5];
        axpy::map(2.0, [1.0, 2.0, 3.0, 4.0, 5.0].as_slice(), 1.0).into(&dev, &mut array)?;
        assert_eq!(array, [3.0, 5.0, 7.0, 9.0, 11.0], "an array on {name}");
        // The output says how many where no argument does.
        axpy::map(2.0, 3.0, 4.0).into(&dev, &mut array)?;
        assert_eq!(array, [10.0; 5], "single values on {name}");
    }
    Ok(())
}

#[test]
fn results_of_several_parts_go_to_several_places() -> Result<(), Error> {
    for (name, dev) in devices() {
        for n in LENGTHS {
            let x: Vec<f64> = (0..n).map(|k| k as f64 * 0.3 - 5.0).collect();
            let k: Vec<i32> = (0..n as i32).collect();
            let (third, (even, rows)) = several::map(&x, &k).run(&dev)?;
            let mut in_buffer = Buffer::new(&dev, &vec![f64::NAN; n])?;
            let (mut flags, mut on_device) = (vec![true; n], Buffer::new(&dev, &vec![[f32::NAN; 3]; n])?);
            several::map(&x, &k).into(&dev, (&mut in_buffer, (&mut flags, &mut on_device)))?;
            assert_eq!(in_buffer.to_vec()?, third.to_vec()?, "{n} on {name}");
            assert_eq!(flags, even.to_vec()?, "{n} on {name}");
            assert_eq!(on_device.to_vec()?, rows.to_vec()?, "{n} on {name}");
        }
        report::ran(SUITE, name, 3 * LENGTHS.iter().sum::<usize>() as u64);
    }
    Ok(())
}

#[test]
fn structs() -> Result<(), Error> {
    for (name, dev) in devices() {
        for n in LENGTHS {
            let z: Vec<_> = (0..n)
                .map(|k| Complex {
                    re: k as f64 / 7.0,
                    im: 1.0 - k as f64,
                })
                .collect();
            let expected: Vec<_> = z.iter().map(|&z| square(z)).collect();
            let mut first = Buffer::new(&dev, &z)?;
            let mut second = Buffer::new(&dev, &z)?;
            square::map(&z).into(&dev, &mut first)?;
            assert_eq!(first.to_vec()?, expected, "{n} on {name}");
            // From one buffer into the other, and back to the host.
            square::map(&first).into(&dev, &mut second)?;
            let mut last = vec![Complex { re: 0.0, im: 0.0 }; n];
            square::map(&first).into(&dev, &mut last)?;
            assert_eq!(second.into_vec()?, last, "{n} on {name}");
        }
        report::ran(SUITE, name, 3 * LENGTHS.iter().sum::<usize>() as u64);
    }
    Ok(())
}

#[test]
fn zeros_are_zeros_and_are_filled() -> Result<(), Error> {
    for (name, dev) in devices() {
        for n in LENGTHS {
            let x = floats(n);
            let mut out = Buffer::zeros(&dev, n)?;
            assert_eq!(bits(&out.to_vec()?), vec![0; n], "{n} on {name}");
            axpy::map(1.1, &x, 0.5).into(&dev, &mut out)?;
            let expected = axpy::map(1.1, &x, 0.5).run(&dev)?;
            assert_eq!(bits(&out.to_vec()?), bits(&expected.to_vec()?), "{n} on {name}");
            let zero = Complex { re: 0.0, im: 0.0 };
            assert_eq!(
                Buffer::<Complex<f64>>::zeros(&dev, n)?.to_vec()?,
                vec![zero; n],
                "{n} on {name}"
            );
            assert_eq!(
                Buffer::<[bool; 3]>::zeros(&dev, n)?.to_vec()?,
                vec![[false; 3]; n],
                "{n} on {name}"
            );
        }
        for len in [usize::MAX, usize::MAX / 8] {
            let error = Buffer::<f64>::zeros(&dev, len).expect_err("no machine has it");
            assert!(matches!(error, Error::OutOfMemory { .. }), "{error} on {name}");
        }
        report::ran(SUITE, name, 4 * LENGTHS.iter().sum::<usize>() as u64);
    }
    Ok(())
}

#[test]
fn steps_between_two_buffers() -> Result<(), Error> {
    for (name, dev) in devices() {
        let mut results = 0;
        for (nx, ny) in [(0, 3), (1, 1), (5, 1), (33, 17), (300, 251)] {
            let start: Vec<f64> = (0..nx * ny).map(|k| ((k * 37) % 101) as f64 / 9.0).collect();
            let (mut u, mut next) = (Buffer::new(&dev, &start)?, Buffer::new(&dev, &start)?);
            let mut expected = Buffer::new(&dev, &start)?;
            for _ in 0..3 {
                smooth::launch((nx, ny), nx, ny, &u).into(&dev, &mut next)?;
                std::mem::swap(&mut u, &mut next);
                expected = smooth::launch((nx, ny), nx, ny, &expected).run(&dev)?;
            }
            let expected = expected.into_vec()?;
            assert_eq!(u.to_vec()?, expected, "{nx} by {ny} on {name}");
            let mut host = vec![0.0; nx * ny];
            smooth::launch((nx, ny), nx, ny, &next).into(&dev, host.as_mut_slice())?;
            assert_eq!(host, expected, "{nx} by {ny} on {name}");
            results += 4 * nx * ny;
        }
        report::ran(SUITE, name, results as u64);
    }
    Ok(())
}

/// More than 32 MiB of results are written past the caches, from wherever they begin.
#[test]
fn large_results() -> Result<(), Error> {
    const N: usize = (32 << 20) / 4 + 12_345;
    let k: Vec<i32> = (0..N as i32).collect();
    for (name, dev) in devices().into_iter().filter(|(_, dev)| dev.is_host()) {
        let expected = |k: i32| k.wrapping_mul(7) / 3;
        let mut room = vec![-1; N + 40];
        for start in [0, 1, 16, 37] {
            let out = &mut room[start..start + N];
            sevenths::map(&k).into(&dev, &mut *out)?;
            let wrong = k.iter().zip(out).find(|(k, out)| **out != expected(**k));
            assert_eq!(wrong, None, "from {start} on {name}");
        }
        assert!(
            room[37 + N..].iter().all(|&out| out == -1),
            "beyond the results on {name}"
        );
        let returned = sevenths::map(&k).run(&dev)?;
        assert!(
            returned
                .as_slice()
                .is_some_and(|out| out.iter().zip(&k).all(|(out, k)| *out == expected(*k)))
        );
        // Results of several sizes, none of which lines are whole numbers of.
        let m = N / 5;
        let (rows, odd) = spread::map(&k[..m]).run(&dev)?;
        let rows = rows.into_vec()?;
        assert!(
            rows.iter()
                .zip(&k)
                .all(|(row, &k)| *row == [k, -k, 2 * k, k / 2, 1]),
            "on {name}"
        );
        assert!(
            odd.into_vec()?
                .iter()
                .zip(&k)
                .all(|(odd, k)| *odd == (k % 2 == 1)),
            "on {name}"
        );
        // A fault in the last tile.
        let mut divisors = vec![1; N];
        divisors[N - 3] = 0;
        let error = divide::map(&k, &divisors)
            .into(&dev, &mut room[3..3 + N])
            .unwrap_err();
        assert!(
            matches!(error, Error::Fault { element, .. } if element == N - 3),
            "{error} on {name}"
        );
        report::ran(SUITE, name, (6 * N + m) as u64);
    }
    Ok(())
}

/// Nothing is written, and the error says which output has how many elements too few or too many.
#[test]
fn outputs_of_another_length_are_refused() -> Result<(), Error> {
    for (name, dev) in devices() {
        let mut out = vec![7.0; 3];
        let error = axpy::map(1.0, &[1.0; 4], 2.0).into(&dev, &mut out).unwrap_err();
        let expected = Error::OutputLength {
            function: "axpy",
            output: 0,
            expected: 4,
            found: 3,
        };
        assert_eq!(error, expected, "{name}");
        assert_eq!(
            error.to_string(),
            "`axpy`: output 0 has 3 elements for 4 results; pass an output of that length"
        );
        assert_eq!(out, [7.0; 3], "{name}");

        let (mut x, mut even, mut rows) = (vec![0.0; 4], [true; 4], Buffer::new(&dev, &[[0.0; 3]; 5])?);
        let into = (&mut x, (&mut even, &mut rows));
        let error = several::map(&[1.0; 4], 1).into(&dev, into).unwrap_err();
        assert!(
            matches!(
                error,
                Error::OutputLength {
                    output: 2,
                    expected: 4,
                    found: 5,
                    ..
                }
            ),
            "{error} on {name}"
        );
        // Outputs that differ where nothing else says how many there are.
        let error = several::map(1.0, 1)
            .into(&dev, (&mut x, (&mut even, &mut rows)))
            .unwrap_err();
        assert!(
            matches!(error, Error::OutputLength { output: 2, .. }),
            "{error} on {name}"
        );

        let mut out = Buffer::new(&dev, &[1.0; 6])?;
        let error = smooth::launch((2, 2), 2, 2, &[0.0; 4])
            .into(&dev, &mut out)
            .unwrap_err();
        assert!(
            matches!(
                error,
                Error::OutputLength {
                    expected: 4,
                    found: 6,
                    ..
                }
            ),
            "{error} on {name}"
        );
        assert_eq!(out.to_vec()?, [1.0; 6], "{name}");
        report::ran(SUITE, name, 4);
    }
    Ok(())
}

#[test]
fn buffers_of_another_device_are_refused() -> Result<(), Error> {
    let devices = devices();
    for (name, dev) in &devices {
        for (other_name, other) in &devices {
            if dev.is_host() && other.is_host() || dev.name() == other.name() {
                continue;
            }
            let mut elsewhere = Buffer::new(other, &[1, 2])?;
            let error = divide::map(&[6, 8], 2).into(dev, &mut elsewhere).unwrap_err();
            assert!(
                matches!(
                    error,
                    Error::WrongDevice {
                        function: "divide",
                        ..
                    }
                ),
                "{name} into a buffer of {other_name}: {error}"
            );
            assert_eq!(elsewhere.to_vec()?, [1, 2]);
            report::ran(SUITE, name, 1);
        }
    }
    Ok(())
}

/// After a fault the output can be used again.
#[test]
fn faults() -> Result<(), Error> {
    for (name, dev) in devices() {
        let mut divisors = vec![3; 5000];
        (divisors[4321], divisors[1234]) = (0, 0);
        let mut out = Buffer::new(&dev, &vec![0; 5000])?;
        let Err(Error::Fault { fault, element }) = divide::map(12, &divisors).into(&dev, &mut out) else {
            panic!("{name}: a division by zero went unnoticed");
        };
        assert_eq!((fault.kind, element), (FaultKind::DivisionByZero, 1234), "{name}");
        assert_eq!(out.to_vec()?.len(), 5000, "{name}");
        divide::map(12, 3).into(&dev, &mut out)?;
        assert_eq!(out.to_vec()?, vec![4; 5000], "{name}");
        report::ran(SUITE, name, 2);
    }
    Ok(())
}

#[test]
fn a_buffer_of_the_device_costs_no_memory_of_it() -> Result<(), Error> {
    let compiler = match fpdsl_gpp::find() {
        Ok(compiler) => compiler,
        Err(why) => {
            report::skipped(SUITE, "cuda on the cpu", &why);
            return Ok(());
        }
    };
    let (counting, counts) = Counting::new(Arc::new(CudaOnCpu::new(compiler)));
    let dev = Device::accelerator(Arc::new(counting));
    let (x, mut z) = (Buffer::new(&dev, &floats(99))?, Buffer::new(&dev, &[0.0; 99])?);
    assert_eq!(counts.made(), 2);
    for _ in 0..10 {
        axpy::map(2.0, &x, &x).into(&dev, &mut z)?;
    }
    assert_eq!(counts.made(), 2);
    axpy::map(2.0, &x, &x).into(&dev, &mut vec![0.0; 99])?;
    assert_eq!((counts.made(), counts.live()), (3, 2));
    Ok(())
}
