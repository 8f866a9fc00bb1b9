//! A Fourier transform of 2^18 points in f32, radix 2.
//!
//! T. G. Stockham, "High-speed convolution and correlation", AFIPS Spring Joint Computer Conference 1966, 229-233, as
//! decimation in time in C. Van Loan, "Computational frameworks for the fast Fourier transform" (SIAM, 1992), section 1.7:
//! the stages go from one array to another and need no permutation by reversed bits.

use fpdsl::prelude::*;
use rayon::prelude::*;

use crate::session::Session;
use crate::values::Random;

const N: usize = 1 << 18;
const HALF: usize = N / 2;
/// The butterflies that a thread of rayon takes at a time, a power of two.
const PART: usize = 1 << 13;

/// Real and imaginary parts.
type Planes = [Vec<f32>; 2];

/// The targets of the halves of a stage's results: real parts, imaginary parts, both again.
type Halves<'a> = [&'a mut [f32]; 4];

/// Butterfly `i` of the stage that joins transforms at a distance of `r`, a power of two. `c` and `s` are the cosines and
/// sines of half a turn.
#[allow(dead_code)]
#[fp(mode = "rn", contract = false)]
fn stage(i: Index, r: usize, re: &[f32], im: &[f32], c: &[f32], s: &[f32]) -> (f32, f32, f32, f32) {
    let j = i.x();
    let turn = j & !(r - 1);
    let (left, right) = (j + turn, j + turn + r);
    let (c, s) = (c[turn], s[turn]);
    let u = re[right] * c - im[right] * s;
    let v = re[right] * s + im[right] * c;
    (re[left] + u, im[left] + v, re[left] - u, im[left] - v)
}

#[inline(always)]
fn butterfly(left: (f32, f32), right: (f32, f32), (c, s): (f32, f32)) -> [f32; 4] {
    let u = right.0 * c - right.1 * s;
    let v = right.0 * s + right.1 * c;
    [left.0 + u, left.1 + v, left.0 - u, left.1 - v]
}

vectorised! {
    /// The butterflies from `first` on.
    fn butterflies(first: usize, r: usize, from: [&[f32]; 4], out: Halves<'_>) {
        let [re, im, c, s] = from;
        let [out0, out1, out2, out3] = out;
        let outs = out0.iter_mut().zip(out1).zip(out2).zip(out3);
        for (j, (((out0, out1), out2), out3)) in (first..).zip(outs) {
            let turn = j & !(r - 1);
            let (left, right) = (j + turn, j + turn + r);
            [*out0, *out1, *out2, *out3] =
                butterfly((re[left], im[left]), (re[right], im[right]), (c[turn], s[turn]));
        }
    }
}

/// Input, factors and, for each of the stages in turn, the two arrays that they go between.
struct Transform {
    input: Planes,
    c: Vec<f32>,
    s: Vec<f32>,
}

impl Transform {
    fn new() -> Self {
        let mut random = Random::new(4);
        let mut plane = || {
            random
                .vector(N, -1.0, 1.0)
                .into_iter()
                .map(|x| x as f32)
                .collect()
        };
        let angle = |k: usize| -std::f64::consts::TAU * k as f64 / N as f64;
        Transform {
            input: [plane(), plane()],
            c: (0..HALF).map(|k| angle(k).cos() as f32).collect(),
            s: (0..HALF).map(|k| angle(k).sin() as f32).collect(),
        }
    }

    /// All stages; the number of them is even, so the result is in the second array.
    fn run(&self, [first, second]: &mut [Planes; 2], stage: impl Fn(usize, [&[f32]; 4], Halves)) {
        let mut r = HALF;
        let mut swapped = false;
        while r > 0 {
            let (from, to) = match (r == HALF, swapped) {
                (true, _) => (&self.input, &mut *first),
                (false, false) => (&*first, &mut *second),
                (false, true) => (&*second, &mut *first),
            };
            if r != HALF {
                swapped = !swapped;
            }
            let [re, im] = to;
            let ((re0, re1), (im0, im1)) = (re.split_at_mut(HALF), im.split_at_mut(HALF));
            stage(r, [&from[0], &from[1], &self.c, &self.s], [re0, im0, re1, im1]);
            r /= 2;
        }
    }
}

fn parallel(r: usize, from: [&[f32]; 4], [a, b, c, d]: Halves) {
    let parts = a.par_chunks_mut(PART).zip(b.par_chunks_mut(PART));
    let parts = parts.zip(c.par_chunks_mut(PART)).zip(d.par_chunks_mut(PART));
    parts
        .enumerate()
        .for_each(|(k, (((a, b), c), d))| butterflies(k * PART, r, from, [a, b, c, d]));
}

pub fn run(session: &mut Session) {
    let name = "fft 2^18 f32";
    if !session.wants(name) {
        return;
    }
    let dev = Device::host();
    let transform = Transform::new();
    let zeros: [Planes; 2] = std::array::from_fn(|_| std::array::from_fn(|_| vec![0.0; N]));
    session.row(
        name,
        zeros,
        |out| transform.run(out, |r, from, out| butterflies(0, r, from, out)),
        |out| transform.run(out, parallel),
        |out| {
            transform.run(out, |r, [re, im, c, s], [re0, im0, re1, im1]| {
                stage::launch(HALF, r, re, im, c, s)
                    .into(&dev, (re0, im0, re1, im1))
                    .unwrap();
            });
        },
    );
}
