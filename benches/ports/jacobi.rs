//! One step of Jacobi's method with the five-point stencil; the border keeps its values.
//!
//! L.-N. Pouchet and others, PolyBench/C 4.2 (Ohio State University, 2010 to 2016), `jacobi-2d`.

use fpdsl::prelude::*;
use rayon::prelude::*;

use crate::session::Session;
use crate::values::Random;

const N: usize = 1000;
/// The rows that a thread of rayon takes at a time.
const ROWS: usize = 50;

// Launched only, never called; as in all of these files.
#[allow(dead_code)]
#[fp(mode = "rn", contract = false)]
fn jacobi(i: Index2, n: usize, a: &[f64]) -> f64 {
    let (x, y) = (i.x(), i.y());
    let here = y * n + x;
    if x == 0 || y == 0 || x + 1 == n || y + 1 == n {
        return a[here];
    }
    0.2 * (a[here] + a[here - 1] + a[here + 1] + a[here + n] + a[here - n])
}

vectorised! {
    /// The rows from `first` on.
    fn rows(first: usize, n: usize, a: &[f64], out: &mut [f64]) {
        for (y, out) in (first..).zip(out.chunks_exact_mut(n)) {
            let here = &a[y * n..][..n];
            if y == 0 || y + 1 == n {
                out.copy_from_slice(here);
                continue;
            }
            let (above, below) = (&a[(y - 1) * n..][..n], &a[(y + 1) * n..][..n]);
            out[0] = here[0];
            for x in 1..n - 1 {
                out[x] = 0.2 * (here[x] + here[x - 1] + here[x + 1] + below[x] + above[x]);
            }
            out[n - 1] = here[n - 1];
        }
    }
}

pub fn run(session: &mut Session) {
    let name = "jacobi 1000x1000";
    if !session.wants(name) {
        return;
    }
    let dev = Device::host();
    let a = Random::new(1).vector(N * N, 0.0, 1.0);
    session.row(
        name,
        vec![0.0; N * N],
        |out| rows(0, N, &a, out),
        |out| {
            let parts = out.par_chunks_mut(ROWS * N).enumerate();
            parts.for_each(|(k, out)| rows(k * ROWS, N, &a, out));
        },
        |out| jacobi::launch((N, N), N, &a).into(&dev, out).unwrap(),
    );
}
