//! Proves that a linear system has a solution, and how many digits of a computed one are right.
//!
//! `a x = b` is solved in plain Rust, without any promise. What follows is proof: products of matrices are enclosed by chains that are
//! rounded down and up. If `I - r a` is small for an approximate inverse `r`, then `a` is regular, and
//! `|x - x*| <= |r (b - a x)| / (1 - ||I - r a||)` in the largest norm (S. M. Rump, "Verification methods", Acta Numerica 2010).
//!
//! `cargo run --release --example residual -- [N]`

use std::time::Instant;

use fpdsl::Error;
use fpdsl::linalg::{Interval, enclose, enclose_intervals};
use fpdsl::prelude::*;

/// The sum of the magnitudes of a row of `I - r a`, rounded up.
#[fp(mode = "ru")]
fn row_norm(i: Index, product: &[Interval<f64>], n: usize) -> f64 {
    let mut sum = 0.0;
    for j in 0..n {
        let found = product[i.x() * n + j];
        let one = if i.x() == j { 1.0 } else { 0.0 };
        sum += (found.hi - one).max(one - found.lo);
    }
    sum
}

/// The largest magnitude within an interval.
#[fp]
fn magnitude(x: Interval<f64>) -> f64 {
    x.hi.max(-x.lo)
}

#[fp]
fn largest(x: f64, y: f64) -> f64 {
    x.max(y)
}

#[fp(mode = "ru")]
fn bound(residual: f64, norm: f64) -> f64 {
    residual / rd!(1.0 - norm)
}

/// The inverse, by Gauss and Jordan with pivots: plain Rust, and only close.
fn inverse(a: &[f64], n: usize) -> Vec<f64> {
    let width = 2 * n;
    let mut rows = vec![0.0; n * width];
    for i in 0..n {
        rows[i * width..][..n].copy_from_slice(&a[i * n..][..n]);
        rows[i * width + n + i] = 1.0;
    }
    for p in 0..n {
        let size = |i: &usize| rows[i * width + p].abs();
        let pivot = (p..n).max_by(|i, j| size(i).total_cmp(&size(j))).unwrap_or(p);
        for j in 0..width {
            rows.swap(p * width + j, pivot * width + j);
        }
        let scale = 1.0 / rows[p * width + p];
        rows[p * width..][..width].iter_mut().for_each(|x| *x *= scale);
        let row = rows[p * width..][..width].to_vec();
        for i in (0..n).filter(|&i| i != p) {
            let factor = rows[i * width + p];
            let target = &mut rows[i * width..][..width];
            target.iter_mut().zip(&row).for_each(|(x, r)| *x -= factor * r);
        }
    }
    (0..n * n).map(|k| rows[k / n * width + n + k % n]).collect()
}

fn numbers(n: usize) -> Vec<f64> {
    let mut state = 0x2545_F491_4F6C_DD1D_u64;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 11) as f64 / (1_u64 << 52) as f64 - 1.0
    };
    (0..n).map(|_| next()).collect()
}

fn timed<T>(what: &str, work: impl FnOnce() -> Result<T, Error>) -> Result<T, Error> {
    let began = Instant::now();
    let value = work()?;
    println!("{:9.2} ms  {what}", began.elapsed().as_secs_f64() * 1e3);
    Ok(value)
}

fn main() -> Result<(), Error> {
    let n = std::env::args()
        .nth(1)
        .and_then(|n| n.parse().ok())
        .unwrap_or(300);
    let dev = Device::best();
    println!("{}: a random system of {n} equations", dev.name());
    let (a, b) = (numbers(n * n), numbers(n));
    let r = timed("an approximate inverse, in plain Rust", || Ok(inverse(&a, n)))?;
    let x: Vec<f64> = r
        .chunks(n)
        .map(|row| row.iter().zip(&b).map(|(r, b)| r * b).sum())
        .collect();

    // The columns of a and b, and below x the factor -1: their product is a x - b.
    let extended: Vec<f64> = a
        .chunks(n)
        .zip(&b)
        .flat_map(|(row, b)| row.iter().chain([b]).copied())
        .collect();
    let factors: Vec<f64> = x.iter().copied().chain([-1.0]).collect();
    let residual = timed("a x - b, enclosed", || {
        enclose::<f64>(Matrix::new(&extended, n, n + 1), Matrix::new(&factors, n + 1, 1)).run(&dev)
    })?;
    let product = timed("r a, enclosed: two chains for each element", || {
        enclose::<f64>(Matrix::new(&r, n, n), Matrix::new(&a, n, n)).run(&dev)
    })?;
    let norm = row_norm::launch(n, &product, n).reduce::<largest>().run(&dev)?;
    println!("||I - r a|| <= {norm:.2e}");
    if norm >= 1.0 {
        println!("nothing is proved: the inverse is not close enough");
        return Ok(());
    }
    println!("so a is regular, and there is one solution");
    let points: Vec<_> = r.iter().map(|&r| Interval { lo: r, hi: r }).collect();
    let corrections = timed("r (a x - b), enclosed", || {
        enclose_intervals::<f64>(Matrix::new(&points, n, n), Matrix::new(&residual, n, 1)).run(&dev)
    })?;
    let correction = magnitude::map(&corrections).reduce::<largest>().run(&dev)?;
    println!("|x - x*| <= {:.2e}, for every component", bound(correction, norm));
    Ok(())
}
