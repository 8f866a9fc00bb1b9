//! The method of conjugate gradients for a sparse system, in place.
//!
//! M. R. Hestenes, E. Stiefel, "Methods of conjugate gradients for solving linear systems", J. Res. NBS 49 (1952), 409-436; in the
//! form of Y. Saad, "Iterative methods for sparse linear systems" (SIAM, 2003), algorithm 6.18. Sums are in the order of the loop.

use fpdsl::Error;
use fpdsl::prelude::*;

use crate::compare::devices;
use crate::{SUITE, report};

port! {
    /// A row of the five-point stencil on a grid of `nx` by `ny` points, times a vector.
    #[fp]
    fn row(i: Index, nx: usize, ny: usize, p: &[f64]) -> f64 {
        let (here, x, y) = (i.x(), i.x() % nx, i.x() / nx);
        let mut sum = 4.0 * p[here];
        if x > 0 {
            sum -= p[here - 1];
        }
        if x + 1 < nx {
            sum -= p[here + 1];
        }
        if y > 0 {
            sum -= p[here - nx];
        }
        if y + 1 < ny {
            sum -= p[here + nx];
        }
        sum
    }

    #[fp]
    fn product(x: f64, y: f64) -> f64 {
        x * y
    }

    #[fp(order = "serial")]
    fn sum(x: f64, y: f64) -> f64 {
        x + y
    }

    /// `y` with `a x` added.
    #[fp]
    fn axpy(y: f64, a: f64, x: f64) -> f64 {
        y + a * x
    }

    /// `x` with `a y` added, in the place of `y`.
    #[fp]
    fn xpay(y: f64, a: f64, x: f64) -> f64 {
        x + a * y
    }
}

fn plain_solve((nx, ny): (usize, usize), b: &[f64], steps: usize) -> Vec<f64> {
    let dot = |x: &[f64], y: &[f64]| {
        let products = x.iter().zip(y).map(|(&x, &y)| plain::product(x, y));
        products.reduce(plain::sum).unwrap_or(0.0)
    };
    let (mut x, mut r, mut p) = (vec![0.0; b.len()], b.to_vec(), b.to_vec());
    let mut rho = dot(&r, &r);
    for _ in 0..steps {
        let q: Vec<f64> = (0..b.len())
            .map(|k| plain::row(Index::new(k), nx, ny, &p))
            .collect();
        let alpha = rho / dot(&p, &q);
        x.iter_mut()
            .zip(&p)
            .for_each(|(x, &p)| *x = plain::axpy(*x, alpha, p));
        r.iter_mut()
            .zip(&q)
            .for_each(|(r, &q)| *r = plain::axpy(*r, -alpha, q));
        let next = dot(&r, &r);
        p.iter_mut()
            .zip(&r)
            .for_each(|(p, &r)| *p = plain::xpay(*p, next / rho, r));
        rho = next;
    }
    x
}

fn solve(dev: &Device, (nx, ny): (usize, usize), b: &[f64], steps: usize) -> Result<Vec<f64>, Error> {
    let mut x = Buffer::zeros(dev, b.len())?;
    let (mut r, mut p) = (Buffer::new(dev, b)?, Buffer::new(dev, b)?);
    let mut q = Buffer::zeros(dev, b.len())?;
    let mut rho = ported::product::map(&r, &r).reduce::<ported::sum>().run(dev)?;
    for _ in 0..steps {
        ported::row::launch(b.len(), nx, ny, &p).into(dev, &mut q)?;
        let alpha = rho / ported::product::map(&p, &q).reduce::<ported::sum>().run(dev)?;
        ported::axpy::map(.., alpha, &p).update(dev, &mut x)?;
        ported::axpy::map(.., -alpha, &q).update(dev, &mut r)?;
        let next = ported::product::map(&r, &r).reduce::<ported::sum>().run(dev)?;
        ported::xpay::map(.., next / rho, &r).update(dev, &mut p)?;
        rho = next;
    }
    x.to_vec()
}

#[test]
fn bits_and_the_solution() -> Result<(), Error> {
    let grid = (31, 23);
    let n = grid.0 * grid.1;
    let exact: Vec<f64> = (0..n).map(|k| ((k * 37) % 101) as f64 / 7.0 - 5.0).collect();
    let b: Vec<f64> = (0..n)
        .map(|k| plain::row(Index::new(k), grid.0, grid.1, &exact))
        .collect();
    let expected = plain_solve(grid, &b, 120);
    let error = expected
        .iter()
        .zip(&exact)
        .map(|(x, y)| (x - y).abs())
        .fold(0.0, f64::max);
    assert!(error < 1e-9, "{error:e}");
    for (name, dev) in devices() {
        let found = solve(&dev, grid, &b, 120)?;
        assert!(
            found
                .iter()
                .zip(&expected)
                .all(|(x, y)| x.to_bits() == y.to_bits()),
            "{name}"
        );
        report::ran(SUITE, name, 120 * 6 * n as u64);
    }
    Ok(())
}
