//! Results of some elements: one call with results at different lengths.

use fpdsl::Error;
use fpdsl::prelude::*;
use fpdsl::views::Sampled;

use crate::backends::devices;
use crate::{Complex, LENGTHS, SUITE, floats, points, report};

/// The residual and what a coarser grid takes of it.
#[fp(mode = "ru")]
fn residual(i: Index, u: &[f64]) -> (f64, f64) {
    let n = u.len();
    let (left, right) = (u[(i.x() + n - 1) % n], u[(i.x() + 1) % n]);
    let r = left + right - 2.0 * u[i.x()];
    (r, r * 0.25 + left / 3.0)
}

#[fp]
fn edges(i: Index2, nx: usize, u: &[f64]) -> (f64, f64, f64) {
    let here = u[i.y() * nx + i.x()];
    (here * 0.5, here + 1.0, here - 1.0)
}

#[fp]
fn turned(z: Complex<f32>, by: f32) -> (Complex<f32>, i16) {
    let turned = Complex {
        re: -z.im * by,
        im: z.re * by,
    };
    (turned, (z.re + z.im) as i16)
}

#[fp]
fn quotient(x: i32, y: i32) -> i32 {
    x / y
}

#[fp]
fn add(x: f64, y: f64) -> f64 {
    x + y
}

/// All choices of a start and a step, with as many places as fit and with fewer.
#[test]
fn results_at_different_lengths() -> Result<(), Error> {
    for (name, dev) in devices() {
        let mut cases = 0;
        for n in LENGTHS {
            let u = floats(n);
            let du = Buffer::new(&dev, &u)?;
            let expected: Vec<(f64, f64)> = (0..n).map(|i| residual(Index::new(i), &u)).collect();
            let choices = [(0, 1), (1, 5), (3, 1), (0, 2), (n / 2, 16), (7, 33), (n - 1, n)];
            // What differs at the large length is that threads share it.
            let few = if n > 10_000 { 2 } else { choices.len() };
            for (start, step) in choices.into_iter().take(few) {
                let most = n.saturating_sub(start).div_ceil(step);
                for len in [most, most / 3] {
                    let mut fine = Buffer::zeros(&dev, n)?;
                    let mut coarse = Buffer::new(&dev, &vec![f64::NAN; len + 2])?;
                    let places = coarse.view_mut(1..len + 1)?;
                    residual::launch(n, &du).into(&dev, (&mut fine, Sampled::new(places, start, step)?))?;
                    let fine = fine.to_vec()?;
                    assert!(
                        fine.iter().zip(&expected).all(|(x, y)| *x == y.0),
                        "{n} on {name}"
                    );
                    let found = coarse.to_vec()?;
                    for k in 0..len {
                        let expected = expected[start + k * step].1;
                        assert_eq!(found[k + 1], expected, "{k}: {start} by {step} of {n} on {name}");
                    }
                    assert!(found[0].is_nan() && found[len + 1].is_nan(), "{n} on {name}");
                    let mut host = vec![0.0; len];
                    let places = Sampled::new(&mut host, start, step)?;
                    residual::launch(n, &du).into(&dev, (vec![0.0; n].as_mut_slice(), places))?;
                    assert_eq!(host, found[1..len + 1], "{start} by {step} of {n} on {name}");
                    cases += 2 * (n + len) as u64;
                }
            }
        }
        report::ran(SUITE, name, cases);
    }
    Ok(())
}

#[test]
fn rows_and_columns_of_a_grid() -> Result<(), Error> {
    for (name, dev) in devices() {
        for (nx, ny) in [(1, 1), (5, 7), (300, 257)] {
            let u = floats(nx * ny);
            let (mut row, mut column) = (vec![0.0; nx], Buffer::zeros(&dev, ny)?);
            let mut all = Buffer::zeros(&dev, nx * ny)?;
            let (y, x) = (ny / 2, nx - 1);
            let places = (
                &mut all,
                Sampled::new(&mut row, y * nx, 1)?,
                Sampled::new(&mut column, x, nx)?,
            );
            edges::launch((nx, ny), nx, &u).into(&dev, places)?;
            let expected = |x: usize, y: usize| edges(Index2::new(x, y), nx, &u);
            let (all, column) = (all.to_vec()?, column.to_vec()?);
            assert!(
                (0..nx * ny).all(|k| all[k] == expected(k % nx, k / nx).0),
                "{name}"
            );
            assert!((0..nx).all(|x| row[x] == expected(x, y).1), "{name}");
            assert!((0..ny).all(|y| column[y] == expected(x, y).2), "{name}");
            report::ran(SUITE, name, (nx * ny + nx + ny) as u64);
        }
    }
    Ok(())
}

#[test]
fn structs_and_scans() -> Result<(), Error> {
    for (name, dev) in devices() {
        for n in LENGTHS {
            let z = points(n);
            let (len, start, step) = (n.div_ceil(3), 0, 3);
            let mut some = Buffer::new(&dev, &points(len + 1))?;
            let mut sums = vec![0_i16; n];
            {
                let (places, _) = some.split_at_mut(len)?;
                turned::map(&z, 0.5).into(&dev, (Sampled::new(places, start, step)?, &mut sums))?;
            }
            let some = some.to_vec()?;
            for k in 0..len {
                assert_eq!(some[k], turned(z[k * step], 0.5).0, "{k} of {n} on {name}");
            }
            assert_eq!(some[len], points(len + 1)[len], "{n} on {name}");
            assert!((0..n).all(|k| sums[k] == turned(z[k], 0.5).1), "{n} on {name}");
            // The sums of all elements up to every third one.
            let x = floats(n);
            let all = add::scan(&x).run(&dev)?.to_vec()?;
            let mut some = vec![0.0; len];
            add::scan(&x).into(&dev, Sampled::new(&mut some, start, step)?)?;
            assert!((0..len).all(|k| some[k] == all[k * step]), "{n} on {name}");
        }
        report::ran(SUITE, name, 3 * LENGTHS.iter().sum::<usize>() as u64);
    }
    Ok(())
}

#[test]
fn errors() -> Result<(), Error> {
    assert_eq!(Sampled::new(&mut [0], 0, 0).err(), Some(Error::ZeroStep));
    for (name, dev) in devices() {
        let mut out = Buffer::new(&dev, &[7; 4])?;
        for (start, step, needed) in [(0, 4, 13), (9, 1, 13), (usize::MAX, 1, usize::MAX)] {
            let error = quotient::map(&[1; 12], 1).into(&dev, Sampled::new(&mut out, start, step)?);
            let (function, output, results) = ("quotient", 0, 12);
            let expected = Error::OutputSamples {
                function,
                output,
                needed,
                results,
            };
            assert_eq!(error, Err(expected), "{name}");
        }
        assert_eq!(out.to_vec()?, [7; 4], "{name}");
        // An element without a place may fault as well.
        let mut by = [1; 100];
        by[50] = 0;
        let error = quotient::map(&[1; 100], &by)
            .into(&dev, Sampled::new(&mut out, 0, 3)?)
            .unwrap_err();
        assert!(
            matches!(error, Error::Fault { element: 50, .. }),
            "{error} on {name}"
        );
        quotient::map(&[1; 3], 1).into(&dev, Sampled::new(&mut out.view_mut(..0)?, 9, 9)?)?;
        report::ran(SUITE, name, 4);
    }
    Ok(())
}
