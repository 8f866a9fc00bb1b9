//! The method of Gauss and Seidel with a stencil of nine points, in place.
//!
//! L.-N. Pouchet and others, PolyBench/C 4.2 (Ohio State University, 2010 to 2016), `seidel-2d`.

use fpdsl::Error;
use fpdsl::prelude::*;

use crate::compare::devices;
use crate::{SUITE, report};

/// A point. Those before it have their new values.
#[fp]
fn seidel(i: Index2, u: &[f64], nx: usize, ny: usize) -> f64 {
    let (x, y) = (i.x(), i.y());
    let here = y * nx + x;
    if x == 0 || y == 0 || x + 1 == nx || y + 1 == ny {
        return u[here];
    }
    (u[here - nx - 1]
        + u[here - nx]
        + u[here - nx + 1]
        + u[here - 1]
        + u[here]
        + u[here + 1]
        + u[here + nx - 1]
        + u[here + nx]
        + u[here + nx + 1])
        / 9.0
}

/// Its loops in plain Rust.
fn plain_seidel(u: &mut [f64], nx: usize, ny: usize) {
    for y in 1..ny.saturating_sub(1) {
        for x in 1..nx - 1 {
            let here = y * nx + x;
            u[here] = (u[here - nx - 1]
                + u[here - nx]
                + u[here - nx + 1]
                + u[here - 1]
                + u[here]
                + u[here + 1]
                + u[here + nx - 1]
                + u[here + nx]
                + u[here + nx + 1])
                / 9.0;
        }
    }
}

#[test]
fn bits_of_the_loops_in_place() -> Result<(), Error> {
    for (name, dev) in devices() {
        for (nx, ny) in [(0, 0), (1, 1), (3, 3), (40, 21), (130, 77)] {
            let start: Vec<f64> = (0..nx * ny).map(|k| (k as f64 - 7.3) / 3.0).collect();
            let mut expected = start.clone();
            let mut u = Buffer::new(&dev, &start)?;
            for _ in 0..3 {
                plain_seidel(&mut expected, nx, ny);
                seidel::launch((nx, ny), .., nx, ny).sweep(&dev, &mut u)?;
            }
            assert_eq!(u.to_vec()?, expected, "{nx} by {ny} on {name}");
            report::ran(SUITE, name, 3 * (nx * ny) as u64);
        }
    }
    Ok(())
}
