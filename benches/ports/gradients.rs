//! Twenty-five iterations of the method of conjugate gradients with the matrix of [`sparse`](crate::sparse).
//!
//! M. R. Hestenes, E. Stiefel, "Methods of conjugate gradients for solving linear systems", J. Res. NBS 49 (1952), 409-436.
//! Plain Rust adds in the order that `fpdsl::backend::reduce` publishes: it is one that vectors like.

use fpdsl::prelude::*;
use rayon::prelude::*;

use crate::session::Session;
use crate::sparse::{EDGE, ROWS, Sparse, rows, spmv};
use crate::values::Random;

const ITERATIONS: usize = 25;
/// The elements of a part of the published order, and its running values.
const PART: usize = 4096;
const RUNNING: usize = 128;
const LEFT: usize = 16;

#[allow(dead_code)]
#[fp(mode = "rn", contract = false)]
fn product(x: f64, y: f64) -> f64 {
    x * y
}

#[allow(dead_code)]
#[fp(mode = "rn", contract = false, identity = 0.0)]
fn add(a: f64, b: f64) -> f64 {
    a + b
}

/// `y` with `a x` added.
#[allow(dead_code)]
#[fp(mode = "rn", contract = false)]
fn axpy(y: f64, a: f64, x: f64) -> f64 {
    a * x + y
}

/// `a y` with `x` added, in the place of `y`.
#[allow(dead_code)]
#[fp(mode = "rn", contract = false)]
fn xpay(y: f64, a: f64, x: f64) -> f64 {
    a * y + x
}

/// The unknowns, the residual, the direction, its product with the matrix, and partial sums.
#[derive(Clone)]
struct State {
    x: Vec<f64>,
    r: Vec<f64>,
    p: Vec<f64>,
    q: Vec<f64>,
    partial: Vec<f64>,
}

impl crate::same::Same for State {
    fn differs(&self, other: &Self) -> Option<String> {
        self.x.differs(&other.x).or_else(|| self.r.differs(&other.r))
    }
}

/// Combines the upper half with the lower one until `width` values are left; their number.
#[inline(always)]
fn tree(values: &mut [f64], width: usize) -> usize {
    let mut len = values.len();
    while len > width {
        let half = len.next_power_of_two() / 2;
        for j in 0..len - half {
            values[j] += values[j + half];
        }
        len = half;
    }
    len
}

vectorised! {
    /// A part of products into up to sixteen sums; their number.
    fn fold_products(x: &[f64], y: &[f64], out: &mut [f64]) -> usize {
        let mut running = [0.0; RUNNING];
        let k = x.len().min(RUNNING);
        for (running, (x, y)) in running.iter_mut().zip(x.iter().zip(y)) {
            *running = x * y;
        }
        for (x, y) in x[k..].chunks(RUNNING).zip(y[k..].chunks(RUNNING)) {
            for (running, (x, y)) in running.iter_mut().zip(x.iter().zip(y)) {
                *running += x * y;
            }
        }
        let left = tree(&mut running[..k], LEFT);
        out[..left].copy_from_slice(&running[..left]);
        left
    }
}

/// A part into up to sixteen sums in place; their number.
fn fold(part: &mut [f64]) -> usize {
    let (running, rest) = part.split_at_mut(part.len().min(RUNNING));
    for rest in rest.chunks(RUNNING) {
        for (running, x) in running.iter_mut().zip(rest) {
            *running += x;
        }
    }
    tree(running, LEFT)
}

/// The rest of a reduction of `len` partial sums.
fn reduce(partial: &mut [f64], mut len: usize) -> f64 {
    while len > LEFT {
        let mut to = 0;
        for from in (0..len).step_by(PART) {
            let end = (from + PART).min(len);
            let left = fold(&mut partial[from..end]);
            partial.copy_within(from..from + left, to);
            to += left;
        }
        len = to;
    }
    tree(&mut partial[..len], 1);
    partial[0]
}

fn dot(x: &[f64], y: &[f64], partial: &mut [f64]) -> f64 {
    let mut len = 0;
    for (x, y) in x.chunks(PART).zip(y.chunks(PART)) {
        len += fold_products(x, y, &mut partial[len..]);
    }
    reduce(partial, len)
}

fn dot_parallel(x: &[f64], y: &[f64], partial: &mut [f64]) -> f64 {
    let parts = x
        .par_chunks(PART)
        .zip(y.par_chunks(PART))
        .zip(partial.par_chunks_mut(LEFT));
    // All parts but the last leave sixteen.
    let len = parts.map(|((x, y), out)| fold_products(x, y, out)).sum();
    reduce(partial, len)
}

vectorised! {
    /// `y + a x` into `y`.
    fn add_scaled(a: f64, x: &[f64], y: &mut [f64]) {
        for (x, y) in x.iter().zip(y) {
            *y += a * x;
        }
    }
}

vectorised! {
    /// `x + a y` into `y`.
    fn scale_add(a: f64, x: &[f64], y: &mut [f64]) {
        for (x, y) in x.iter().zip(y) {
            *y = a * *y + x;
        }
    }
}

fn plain(matrix: &Sparse, b: &[f64], state: &mut State) {
    let State { x, r, p, q, partial } = state;
    x.fill(0.0);
    r.copy_from_slice(b);
    p.copy_from_slice(b);
    let mut rho = dot(r, r, partial);
    for _ in 0..ITERATIONS {
        rows(0, matrix, p, q);
        let alpha = rho / dot(p, q, partial);
        add_scaled(alpha, p, x);
        add_scaled(-alpha, q, r);
        let next = dot(r, r, partial);
        scale_add(next / rho, r, p);
        rho = next;
    }
}

fn parallel(matrix: &Sparse, b: &[f64], state: &mut State) {
    let State { x, r, p, q, partial } = state;
    x.fill(0.0);
    r.copy_from_slice(b);
    p.copy_from_slice(b);
    let update = |f: fn(f64, &[f64], &mut [f64]), a: f64, x: &[f64], y: &mut [f64]| {
        x.par_chunks(ROWS)
            .zip(y.par_chunks_mut(ROWS))
            .for_each(|(x, y)| f(a, x, y));
    };
    let mut rho = dot_parallel(r, r, partial);
    for _ in 0..ITERATIONS {
        q.par_chunks_mut(ROWS)
            .enumerate()
            .for_each(|(k, q)| rows(k * ROWS, matrix, p, q));
        let alpha = rho / dot_parallel(p, q, partial);
        update(add_scaled, alpha, p, x);
        update(add_scaled, -alpha, q, r);
        let next = dot_parallel(r, r, partial);
        update(scale_add, next / rho, r, p);
        rho = next;
    }
}

fn ours(dev: &Device, matrix: &Sparse, b: &[f64], state: &mut State) -> Result<(), fpdsl::Error> {
    let Sparse {
        start,
        columns,
        entries,
    } = matrix;
    let State { x, r, p, q, .. } = state;
    x.fill(0.0);
    r.copy_from_slice(b);
    p.copy_from_slice(b);
    let mut rho = product::map(&*r, &*r).reduce::<add>().run(dev)?;
    for _ in 0..ITERATIONS {
        spmv::launch(b.len(), start, columns, entries, &*p).into(dev, &mut *q)?;
        let alpha = rho / product::map(&*p, &*q).reduce::<add>().run(dev)?;
        axpy::map(.., alpha, &*p).update(dev, &mut *x)?;
        axpy::map(.., -alpha, &*q).update(dev, &mut *r)?;
        let next = product::map(&*r, &*r).reduce::<add>().run(dev)?;
        xpay::map(.., next / rho, &*r).update(dev, &mut *p)?;
        rho = next;
    }
    Ok(())
}

pub fn run(session: &mut Session) {
    let name = "conjugate gradients, 25 iterations";
    if !session.wants(name) {
        return;
    }
    let dev = Device::host();
    let matrix = Sparse::stencil(EDGE);
    let n = matrix.rows();
    let b = Random::new(9).vector(n, -1.0, 1.0);
    let zeros = || vec![0.0; n];
    let partial = vec![0.0; n.div_ceil(PART) * LEFT];
    let state = State {
        x: zeros(),
        r: zeros(),
        p: zeros(),
        q: zeros(),
        partial,
    };
    session.row(
        name,
        state,
        |state| plain(&matrix, &b, state),
        |state| parallel(&matrix, &b, state),
        |state| ours(&dev, &matrix, &b, state).unwrap(),
    );
}
