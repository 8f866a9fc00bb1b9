//! Views as places of results.

use fpdsl::Error;
use fpdsl::prelude::*;
use fpdsl::views::ViewMut;

use crate::backends::devices;
use crate::{Complex, LENGTHS, SUITE, floats, points, report};

#[fp(mode = "rd")]
fn both(x: f64, y: f64) -> (f64, f64) {
    (x + y, x - y)
}

#[fp]
fn turn(z: Complex<f32>) -> Complex<f32> {
    Complex { re: -z.im, im: z.re }
}

#[fp]
fn halves(z: Complex<f32>) -> (Complex<f32>, f32) {
    (
        Complex {
            re: z.re * 0.5,
            im: z.im * 0.5,
        },
        z.re + z.im,
    )
}

/// The values on the left edge of a grid: what is inside, with the other sign.
#[fp]
fn mirror(j: Index, nx: usize, u: &[f64]) -> f64 {
    -u[j.x() * nx + 1]
}

#[fp]
fn double(x: f64, by: f64) -> f64 {
    x * 2.0 + by
}

#[fp]
fn divide(x: i32, y: i32) -> i32 {
    x / y
}

#[test]
fn two_halves() -> Result<(), Error> {
    for (name, dev) in devices() {
        for n in LENGTHS {
            let (x, y) = (floats(n), floats(n + 1)[1..].to_vec());
            let mut expected: Vec<f64> = x.iter().zip(&y).map(|(&x, &y)| both(x, y).0).collect();
            expected.extend(x.iter().zip(&y).map(|(&x, &y)| both(x, y).1));
            let mut out = Buffer::new(&dev, &vec![f64::NAN; 2 * n + 2])?;
            {
                let (mut low, mut high) = out.view_mut(1..=2 * n)?.split_at_mut(n)?;
                both::map(&x, &y).into(&dev, (&mut low, &mut high))?;
            }
            let found = out.to_vec()?;
            assert_eq!(found[1..=2 * n], expected, "{n} on {name}");
            assert!(found[0].is_nan() && found[2 * n + 1].is_nan(), "{n} on {name}");
            // Columns, beside a view of the host's memory.
            let mut host = vec![f64::NAN; n + 1];
            let mut out = Buffer::new(&dev, &vec![7.0; 3 * n])?;
            let places = (out.strided_mut(2, 3, n)?, ViewMut::from(&mut host[1..]));
            both::map(&x, &y).into(&dev, places)?;
            for (k, row) in out.to_vec()?.chunks_exact(3).enumerate() {
                assert_eq!(row, [7.0, 7.0, expected[k]], "{k} of {n} on {name}");
            }
            assert_eq!(host[1..], expected[n..], "{n} on {name}");
            let mut host = vec![7.0; 2 * n];
            let places = &mut host[..];
            let mut places = ViewMut::from(places);
            let mut even = Buffer::zeros(&dev, n)?;
            both::map(&x, &y).into(&dev, (places.strided_mut(1, 2, n)?, &mut even))?;
            for (k, row) in host.chunks_exact(2).enumerate() {
                assert_eq!(row, [7.0, expected[k]], "{k} of {n} on {name}");
            }
        }
        report::ran(SUITE, name, 6 * LENGTHS.iter().sum::<usize>() as u64);
    }
    Ok(())
}

#[test]
fn structs_in_planes() -> Result<(), Error> {
    for (name, dev) in devices() {
        for n in LENGTHS {
            let z = points(n);
            let start = points(3 * n + 2);
            let mut out = Buffer::new(&dev, &start)?;
            turn::map(&z).into(&dev, out.view_mut(1..=n)?)?;
            let mut sums = Buffer::zeros(&dev, 2 * n)?;
            halves::map(&z).into(&dev, (out.strided_mut(n + 1, 2, n)?, sums.strided_mut(1, 2, n)?))?;
            let mut expected = start;
            for (k, &z) in z.iter().enumerate() {
                expected[1 + k] = turn(z);
                expected[n + 1 + 2 * k] = halves(z).0;
            }
            assert_eq!(out.to_vec()?, expected, "{n} on {name}");
            let expected: Vec<f32> = z.iter().flat_map(|&z| [0.0, halves(z).1]).collect();
            assert_eq!(sums.to_vec()?, expected, "{n} on {name}");
        }
        report::ran(SUITE, name, 4 * LENGTHS.iter().sum::<usize>() as u64);
    }
    Ok(())
}

#[test]
fn a_boundary_is_a_column() -> Result<(), Error> {
    for (name, dev) in devices() {
        for (nx, ny) in [(2, 1), (5, 7), (300, 257)] {
            let start = floats(nx * ny);
            let (u, mut next) = (Buffer::new(&dev, &start)?, Buffer::new(&dev, &start)?);
            mirror::launch(ny, nx, &u).into(&dev, next.strided_mut(0, nx, ny)?)?;
            let mut expected = start;
            for j in 0..ny {
                expected[j * nx] = -expected[j * nx + 1];
            }
            assert_eq!(next.to_vec()?, expected, "{nx} by {ny} on {name}");
            report::ran(SUITE, name, ny as u64);
        }
    }
    Ok(())
}

#[test]
fn updates_of_parts() -> Result<(), Error> {
    for (name, dev) in devices() {
        for n in LENGTHS {
            let start = floats(2 * n + 3);
            let mut x = Buffer::new(&dev, &start)?;
            double::map(.., 0.25).update(&dev, x.view_mut(2..n + 2)?)?;
            double::map(.., 0.5).update(&dev, &mut x.view_mut(n + 2..)?)?;
            let mut z = Buffer::new(&dev, &points(n + 5))?;
            turn::map(..).update(&dev, z.view_mut(3..n + 3)?)?;
            let (mut expected, mut turned) = (start, points(n + 5));
            for (k, x) in expected.iter_mut().enumerate().skip(2) {
                *x = double(*x, if k < n + 2 { 0.25 } else { 0.5 });
            }
            turned[3..n + 3].iter_mut().for_each(|z| *z = turn(*z));
            assert_eq!(x.to_vec()?, expected, "{n} on {name}");
            assert_eq!(z.to_vec()?, turned, "{n} structs on {name}");
        }
        report::ran(SUITE, name, 3 * LENGTHS.iter().sum::<usize>() as u64);
    }
    Ok(())
}

#[test]
fn errors() -> Result<(), Error> {
    for (name, dev) in devices() {
        let mut x = Buffer::new(&dev, &[1, 2, 3, 4])?;
        let error = divide::map(&[1, 2, 3], 1)
            .into(&dev, x.view_mut(1..3)?)
            .unwrap_err();
        assert!(
            matches!(
                error,
                Error::OutputLength {
                    expected: 3,
                    found: 2,
                    ..
                }
            ),
            "{error} on {name}"
        );
        let error = divide::map(&[1, 2, 3], 1)
            .into(&dev, x.strided_mut(0, 3, 2)?)
            .unwrap_err();
        assert!(
            matches!(
                error,
                Error::OutputLength {
                    expected: 3,
                    found: 2,
                    ..
                }
            ),
            "{error} on {name}"
        );
        let error = divide::map(x.view(..2)?, x.view(1..)?).run(&dev).unwrap_err();
        assert!(
            matches!(
                error,
                Error::LengthMismatch {
                    expected: 2,
                    found: 3,
                    ..
                }
            ),
            "{error} on {name}"
        );
        assert_eq!(x.to_vec()?, [1, 2, 3, 4], "{name}");
        let error = divide::map(6, &[1, 2, 0])
            .into(&dev, x.view_mut(..3)?)
            .unwrap_err();
        assert!(
            matches!(error, Error::Fault { element: 2, .. }),
            "{error} on {name}"
        );
        let error = divide::map(6, &[1, 0])
            .into(&dev, x.strided_mut(0, 2, 2)?)
            .unwrap_err();
        assert!(
            matches!(error, Error::Fault { element: 1, .. }),
            "{error} on {name}"
        );
        report::ran(SUITE, name, 5);
    }
    Ok(())
}
