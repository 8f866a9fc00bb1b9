//! A sweep of the method of Gauss and Seidel, in place: `tests/ports/seidel.rs` has the source.
//!
//! A point waits for the one before it, so there is nothing to share: the column of rayon has the loops of plain Rust.

use fpdsl::prelude::*;

use crate::session::Session;
use crate::values::Random;

const N: usize = 1000;

#[allow(dead_code)]
#[fp(mode = "rn", contract = false)]
fn seidel(i: Index2, u: &[f64], n: usize) -> f64 {
    let (x, y) = (i.x(), i.y());
    let here = y * n + x;
    if x == 0 || y == 0 || x + 1 == n || y + 1 == n {
        return u[here];
    }
    let above = u[here - n - 1] + u[here - n] + u[here - n + 1];
    (above + u[here - 1] + u[here] + u[here + 1] + u[here + n - 1] + u[here + n] + u[here + n + 1]) / 9.0
}

fn sweep(u: &mut [f64]) {
    for y in 1..N - 1 {
        for x in 1..N - 1 {
            let here = y * N + x;
            let above = u[here - N - 1] + u[here - N] + u[here - N + 1];
            u[here] = (above
                + u[here - 1]
                + u[here]
                + u[here + 1]
                + u[here + N - 1]
                + u[here + N]
                + u[here + N + 1])
                / 9.0;
        }
    }
}

pub fn run(session: &mut Session) {
    let name = "seidel 1000x1000, in place";
    if !session.wants(name) {
        return;
    }
    let dev = Device::host();
    let u = Random::new(12).vector(N * N, 0.0, 1.0);
    session.row(
        name,
        u,
        |u| sweep(u),
        |u| sweep(u),
        |u| seidel::launch((N, N), .., N).sweep(&dev, u).unwrap(),
    );
}
