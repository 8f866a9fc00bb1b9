//! A product of dense matrices.
//!
//! L.-N. Pouchet and others, PolyBench/C 4.2 (Ohio State University, 2010 to 2016), `gemm`: `alpha A B + beta C`.

use fpdsl::prelude::*;
use rayon::prelude::*;

use crate::session::Session;
use crate::values::Random;

const N: usize = 512;
const ALPHA: f64 = 1.5;
const BETA: f64 = 1.2;
/// The rows that a thread of rayon takes at a time.
const ROWS: usize = 32;

#[fp(mode = "rn")]
fn scaled(c: f64) -> f64 {
    c * BETA
}

#[fp(mode = "rn", contract = false)]
fn gemm(sum: f64, a: f64, b: f64) -> f64 {
    sum + ALPHA * a * b
}

vectorised! {
    /// The rows from `first` on, in the order of PolyBench: a row of `b` at a time.
    fn rows(first: usize, n: usize, a: &[f64], b: &[f64], c: &[f64], out: &mut [f64]) {
        for (y, out) in (first..).zip(out.chunks_exact_mut(n)) {
            for (out, c) in out.iter_mut().zip(&c[y * n..][..n]) {
                *out = c * BETA;
            }
            for (a, b) in a[y * n..][..n].iter().zip(b.chunks_exact(n)) {
                let a = ALPHA * a;
                for (out, b) in out.iter_mut().zip(b) {
                    *out += a * b;
                }
            }
        }
    }
}

pub fn run(session: &mut Session) {
    let name = "gemm 512";
    if !session.wants(name) {
        return;
    }
    let dev = Device::host();
    let mut random = Random::new(6);
    let [a, b, c] = [(); 3].map(|()| random.vector(N * N, -1.0, 1.0));
    session.row(
        name,
        vec![0.0; N * N],
        |out| rows(0, N, &a, &b, &c, out),
        |out| {
            let parts = out.par_chunks_mut(ROWS * N).enumerate();
            parts.for_each(|(k, out)| rows(k * ROWS, N, &a, &b, &c, out));
        },
        |out| {
            let (a, b) = (Matrix::new(&a, N, N), Matrix::new(&b, N, N));
            scaled::map(&c).into(&dev, &mut *out).unwrap();
            gemm::inner(.., a, b).update(&dev, out).unwrap();
        },
    );
}
