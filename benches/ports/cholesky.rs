//! Factors of many small matrices, an element each.
//!
//! G. H. Golub, C. F. Van Loan, "Matrix Computations", 4th edition, algorithm 4.2.1: the Cholesky factor of a symmetric positive
//! definite matrix, row by row. Libraries for accelerators call such calls batched.

use fpdsl::prelude::*;
use rayon::prelude::*;

use crate::session::Session;
use crate::values::Random;

const MATRICES: usize = 16_384;
const N: usize = 8;
/// The matrices that a thread of rayon takes at a time.
const PART: usize = 512;

type Matrix = [[f64; N]; N];

#[allow(dead_code)]
#[fp(mode = "rn", contract = false)]
fn factor(a: [[f64; N]; N]) -> [[f64; N]; N] {
    let mut l = [[0.0; N]; N];
    for i in 0..N {
        for j in 0..i + 1 {
            let mut s = a[i][j];
            for k in 0..j {
                s -= l[i][k] * l[j][k];
            }
            if i == j {
                l[i][j] = s.sqrt();
            } else {
                l[i][j] = s / l[j][j];
            }
        }
    }
    l
}

vectorised! {
    /// The factor of each matrix.
    fn factors(matrices: &[Matrix], out: &mut [Matrix]) {
        for (a, l) in matrices.iter().zip(out) {
            *l = [[0.0; N]; N];
            for i in 0..N {
                for j in 0..=i {
                    let mut s = a[i][j];
                    for k in 0..j {
                        s -= l[i][k] * l[j][k];
                    }
                    l[i][j] = if i == j { s.sqrt() } else { s / l[j][j] };
                }
            }
        }
    }
}

pub fn run(session: &mut Session) {
    let name = "cholesky 16384 of 8x8";
    if !session.wants(name) {
        return;
    }
    let dev = Device::host();
    let mut random = Random::new(15);
    let mut matrices: Vec<Matrix> = Vec::with_capacity(MATRICES);
    for _ in 0..MATRICES {
        let values = random.vector(N * N, -1.0, 1.0);
        matrices.push(std::array::from_fn(|i| {
            std::array::from_fn(|j| {
                let (low, high) = (i.min(j), i.max(j));
                if i == j { 10.0 } else { values[low * N + high] }
            })
        }));
    }
    session.row(
        name,
        vec![[[0.0; N]; N]; MATRICES],
        |out| factors(&matrices, out),
        |out| {
            let parts = matrices.par_chunks(PART).zip(out.par_chunks_mut(PART));
            parts.for_each(|(matrices, out)| factors(matrices, out));
        },
        |out| factor::map(&matrices).into(&dev, out).unwrap(),
    );
}
