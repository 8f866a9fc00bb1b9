//! Views as arguments of `map`, `launch` and reductions.

use fpdsl::Error;
use fpdsl::prelude::*;
use fpdsl::views::View;

use crate::backends::devices;
use crate::{Complex, LENGTHS, SUITE, floats, points, report};

#[fp(mode = "ru", contract = true)]
fn axpy(a: f64, x: f64, y: f64) -> f64 {
    a * x + y
}

#[fp]
fn square(z: Complex<f32>) -> Complex<f32> {
    Complex {
        re: z.re * z.re - z.im * z.im,
        im: 2.0 * z.re * z.im,
    }
}

#[fp]
fn back(i: Index, u: &[f64]) -> f64 {
    u[u.len() - 1 - i.x()]
}

#[fp]
fn imaginary(i: Index, z: &[Complex<f32>]) -> f32 {
    z[i.x()].im
}

#[fp(mode = "rd", identity = 0.0)]
fn add(a: f64, b: f64) -> f64 {
    a + b
}

#[fp]
fn mul(a: f64, b: f64) -> f64 {
    a * b
}

#[test]
fn elements() -> Result<(), Error> {
    for (name, dev) in devices() {
        for n in LENGTHS {
            let (x, y) = (floats(n + 9), floats(3 * n + 4));
            let (dx, dy) = (Buffer::new(&dev, &x)?, Buffer::new(&dev, &y)?);
            let found = axpy::map(1.1, dx.view(4..n + 4)?, dy.strided(2, 3, n)?)
                .run(&dev)?
                .into_vec()?;
            let expected: Vec<f64> = (0..n).map(|k| axpy(1.1, x[k + 4], y[2 + 3 * k])).collect();
            assert_eq!(found, expected, "{n} on {name}");
            // Of the host's memory as well, and by reference.
            let (view, steps) = (View::from(&x).view(4..n + 4)?, View::from(&y).strided(2, 3, n)?);
            let by_reference = (&view, &steps);
            let found = axpy::map(1.1, by_reference.0, by_reference.1)
                .run(&dev)?
                .into_vec()?;
            assert_eq!(found, expected, "{n} of the host on {name}");

            let z = points(2 * n + 3);
            let dz = Buffer::new(&dev, &z)?;
            let found = square::map(dz.view(3..n + 3)?).run(&dev)?.into_vec()?;
            let expected: Vec<_> = z[3..n + 3].iter().map(|&z| square(z)).collect();
            assert_eq!(found, expected, "{n} structs on {name}");
            let found = square::map(dz.strided(1, 2, n)?).run(&dev)?.into_vec()?;
            let expected: Vec<_> = (0..n).map(|k| square(z[1 + 2 * k])).collect();
            assert_eq!(found, expected, "{n} structs apart on {name}");
        }
        report::ran(SUITE, name, 4 * LENGTHS.iter().sum::<usize>() as u64);
    }
    Ok(())
}

#[test]
fn slices() -> Result<(), Error> {
    for (name, dev) in devices() {
        for n in LENGTHS {
            let (x, z) = (floats(2 * n + 5), points(2 * n + 5));
            let (mut dx, dz) = (Buffer::new(&dev, &x)?, Buffer::new(&dev, &z)?);
            let found = back::launch(n, dx.view(5..n + 5)?).run(&dev)?.into_vec()?;
            let reversed: Vec<f64> = x[5..n + 5].iter().rev().copied().collect();
            assert_eq!(found, reversed, "{n} on {name}");
            let found = back::launch(n, &dx.view_mut(5..n + 5)?).run(&dev)?.into_vec()?;
            assert_eq!(found, reversed, "{n} on {name}");
            let found = back::launch(n, dx.strided(0, 2, n)?).run(&dev)?.into_vec()?;
            let expected: Vec<f64> = (0..n).rev().map(|k| x[2 * k]).collect();
            assert_eq!(found, expected, "{n} apart on {name}");
            let found = back::launch(n, View::from(&x).strided(0, 2, n)?)
                .run(&dev)?
                .into_vec()?;
            assert_eq!(found, expected, "{n} apart of the host on {name}");
            let found = imaginary::launch(n, dz.view(5..n + 5)?).run(&dev)?.into_vec()?;
            let expected: Vec<f32> = z[5..n + 5].iter().map(|z| z.im).collect();
            assert_eq!(found, expected, "{n} structs on {name}");
            let found = imaginary::launch(n, dz.strided(5, 2, n)?).run(&dev)?.into_vec()?;
            let expected: Vec<f32> = (0..n).map(|k| z[5 + 2 * k].im).collect();
            assert_eq!(found, expected, "{n} structs apart on {name}");
        }
        report::ran(SUITE, name, 6 * LENGTHS.iter().sum::<usize>() as u64);
    }
    Ok(())
}

#[test]
fn reductions() -> Result<(), Error> {
    for (name, dev) in devices() {
        for n in LENGTHS {
            let x = floats(3 * n + 1);
            let dx = Buffer::new(&dev, &x)?;
            let column: Vec<f64> = (0..n).map(|k| x[1 + 3 * k]).collect();
            let host = Device::host();
            let expected = add::reduce(&x[1..=n]).run(&host)?;
            assert_eq!(add::reduce(dx.view(1..=n)?).run(&dev)?, expected, "{n} on {name}");
            let expected = mul::map(&x[1..=n], &column).reduce::<add>().run(&host)?;
            let found = mul::map(dx.view(1..=n)?, dx.strided(1, 3, n)?)
                .reduce::<add>()
                .run(&dev)?;
            assert_eq!(found, expected, "{n} on {name}");
            let expected = add::scan(&column).run(&host)?.into_vec()?;
            let found = add::scan(dx.strided(1, 3, n)?).run(&dev)?.into_vec()?;
            assert_eq!(found, expected, "{n} on {name}");
        }
        assert_eq!(add::reduce(Buffer::new(&dev, &[1.0])?.view(1..)?).run(&dev)?, 0.0);
        report::ran(SUITE, name, 3 * LENGTHS.iter().sum::<usize>() as u64);
    }
    Ok(())
}

/// A part of one device's buffer is no argument on another.
#[test]
fn views_of_other_devices() -> Result<(), Error> {
    let host = Device::host();
    for (name, dev) in devices().into_iter().filter(|(_, dev)| !dev.is_host()) {
        let mut x = Buffer::new(&dev, &[1.0; 8])?;
        let wrong = |result: Result<(), Error>| {
            let error = result.unwrap_err();
            assert!(matches!(error, Error::WrongDevice { .. }), "{error} on {name}");
        };
        wrong(axpy::map(1.0, x.view(1..3)?, 2.0).run(&host).map(drop));
        wrong(axpy::map(1.0, x.strided(1, 2, 3)?, 2.0).run(&host).map(drop));
        wrong(back::launch(2, x.view(1..3)?).run(&host).map(drop));
        wrong(back::launch(2, x.strided(1, 2, 3)?).run(&host).map(drop));
        wrong(axpy::map(1.0, 2.0, 3.0).into(&host, x.view_mut(1..3)?));
        wrong(axpy::map(1.0, 2.0, 3.0).into(&host, x.strided_mut(1, 2, 3)?));
        wrong(
            axpy::map(1.0, Buffer::new(&host, &[1.0; 3])?.view(1..)?, 2.0)
                .run(&dev)
                .map(drop)
                .and(Err(Error::WrongDevice {
                    function: "",
                    device: String::new(),
                    buffer: String::new(),
                })),
        );
        report::ran(SUITE, name, 6);
    }
    Ok(())
}
