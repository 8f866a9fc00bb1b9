//! A dense layer of a neural network for a batch, `relu(W x + b)`, in f32.
//!
//! I. Goodfellow, Y. Bengio, A. Courville, "Deep learning" (MIT Press, 2016), section 6.3.1. A row of `w` has the weights of
//! one output, as in PyTorch's `Linear`.

use fpdsl::prelude::*;
use rayon::prelude::*;

use crate::session::Session;
use crate::values::Random;

const INPUTS: usize = 512;
const OUTPUTS: usize = 256;
const BATCH: usize = 128;
/// The batch's vectors that a thread of rayon takes at a time.
const PART: usize = 8;

#[fp(mode = "rn", contract = false)]
fn product(sum: f32, x: f32, w: f32) -> f32 {
    sum + x * w
}

#[fp(mode = "rn")]
fn dense(i: Index2, sum: f32, b: &[f32]) -> f32 {
    let y = sum + b[i.x()];
    if y > 0.0 { y } else { 0.0 }
}

vectorised! {
    /// The outputs for each vector of `x`.
    fn layer(w: &[f32], b: &[f32], x: &[f32], out: &mut [f32]) {
        for (x, out) in x.chunks_exact(INPUTS).zip(out.chunks_exact_mut(OUTPUTS)) {
            for ((w, b), out) in w.chunks_exact(INPUTS).zip(b).zip(out) {
                let mut sum = 0.0;
                for (w, x) in w.iter().zip(x) {
                    sum += w * x;
                }
                let y = sum + b;
                *out = if y > 0.0 { y } else { 0.0 };
            }
        }
    }
}

pub fn run(session: &mut Session) {
    let name = "dense layer 512 to 256 x 128 f32";
    if !session.wants(name) {
        return;
    }
    let dev = Device::host();
    let mut random = Random::new(66);
    let mut vector = |n: usize| {
        random
            .vector(n, -1.0, 1.0)
            .into_iter()
            .map(|x| x as f32)
            .collect::<Vec<_>>()
    };
    let (w, b, x) = (vector(INPUTS * OUTPUTS), vector(OUTPUTS), vector(INPUTS * BATCH));
    session.row(
        name,
        vec![0.0; OUTPUTS * BATCH],
        |out| layer(&w, &b, &x, out),
        |out| {
            let parts = x
                .par_chunks(PART * INPUTS)
                .zip(out.par_chunks_mut(PART * OUTPUTS));
            parts.for_each(|(x, out)| layer(&w, &b, x, out));
        },
        |out| {
            let (x, w) = (Matrix::new(&x, BATCH, INPUTS), Matrix::new(&w, OUTPUTS, INPUTS));
            dense::launch((OUTPUTS, BATCH), product::inner(0.0, x, w.t()), &b)
                .into(&dev, out)
                .unwrap()
        },
    );
}
