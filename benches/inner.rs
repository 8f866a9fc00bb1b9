//! Products of matrices: inner products with a step, beside `matrixmultiply`, `gemm`, and the three loops over rows with rayon.
//!
//! All ways follow each other in each round, and medians are printed, in GFLOP/s: two operations a step.
//!
//! `MATMUL_NUM_THREADS=1 RAYON_NUM_THREADS=1 cargo bench --bench inner -- [ROUNDS]`, then with 2 and 2.

use std::hint::black_box;
use std::time::Instant;

use fpdsl::linalg::{Interval, apart, enclose, fused};
use fpdsl::prelude::*;
use rayon::prelude::*;

/// Rows, steps and columns.
const SHAPES: [[usize; 3]; 7] = [
    [64, 64, 64],
    [256, 256, 256],
    [512, 512, 512],
    [1024, 1024, 1024],
    [2048, 2048, 2048],
    [7, 1000, 300],
    [1000, 300, 7],
];

#[fp(mode = "rn", contract = true)]
fn halves(c: f32, a: f16, b: f16) -> f32 {
    c + a as f32 * b as f32
}

#[fp]
fn shorter(way: f32, a: f32, b: f32) -> f32 {
    way.min(a + b)
}

#[fp(mode = "rn", contract = true)]
fn distance(c: f32, a: f32, b: f32) -> f32 {
    let d = a - b;
    c + d * d
}

#[fp]
fn softmax(running: (f32, f32), a: f32, b: f32) -> (f32, f32) {
    let (most, sum) = running;
    let score = a * b;
    let next = most.max(score);
    (next, sum * (most - next).exp() + (score - next).exp())
}

/// What follows a product in a layer of a network.
#[fp]
fn layer(at: Index2, sum: f64, bias: &[f64]) -> f64 {
    (sum + bias[at.x()]).max(0.0)
}

/// The loops that people write first: rows in parallel, and lanes along a row.
fn naive<T: Copy + Send + Sync>(
    [_, k, n]: [usize; 3],
    a: &[T],
    b: &[T],
    c: &mut [T],
    zero: T,
    step: impl Fn(T, T, T) -> T + Sync,
) {
    c.par_chunks_mut(n).zip(a.par_chunks(k)).for_each(|(c, a)| {
        c.fill(zero);
        for (&a, b) in a.iter().zip(b.chunks(n)) {
            for (c, &b) in c.iter_mut().zip(b) {
                *c = step(*c, a, b);
            }
        }
    });
}

/// `dgemm` or `sgemm`.
type Gemm<T> = unsafe fn(
    usize,
    usize,
    usize,
    T,
    *const T,
    isize,
    isize,
    *const T,
    isize,
    isize,
    T,
    *mut T,
    isize,
    isize,
);

fn by_matrixmultiply<T: Copy>(
    gemm: Gemm<T>,
    [m, k, n]: [usize; 3],
    (a, b, c): (&[T], &[T], &mut [T]),
    [zero, one]: [T; 2],
) -> impl FnMut() {
    let (rows, columns) = (k as isize, n as isize);
    move || {
        // SAFETY: the matrices have these shapes.
        unsafe {
            let (a, b, c) = (a.as_ptr(), b.as_ptr(), c.as_mut_ptr());
            gemm(m, k, n, one, a, rows, 1, b, columns, 1, zero, c, columns, 1);
        }
    }
}

fn by_gemm<T: Copy + 'static>(
    [m, k, n]: [usize; 3],
    (a, b, c): (&[T], &[T], &mut [T]),
    [zero, one]: [T; 2],
) -> impl FnMut() {
    let (rows, columns) = (k as isize, n as isize);
    let threads = match rayon::current_num_threads() {
        1 => gemm::Parallelism::None,
        _ => gemm::Parallelism::Rayon(0),
    };
    move || {
        // SAFETY: the matrices have these shapes.
        unsafe {
            let (a, b, c) = (a.as_ptr(), b.as_ptr(), c.as_mut_ptr());
            gemm::gemm(
                m, n, k, c, 1, columns, false, a, 1, rows, b, 1, columns, zero, one, false, false, false,
                threads,
            );
        }
    }
}

/// Medians of the ways, in GFLOP/s.
fn measured(rounds: usize, [m, k, n]: [usize; 3], ways: &mut [(&str, &mut dyn FnMut())]) {
    let mut times = vec![Vec::new(); ways.len()];
    for round in 0..rounds + 2 {
        for ((_, way), times) in ways.iter_mut().zip(&mut times) {
            let began = Instant::now();
            way();
            if round >= 2 {
                times.push(began.elapsed().as_secs_f64());
            }
        }
    }
    print!("{m} x {k} x {n}:");
    for ((name, _), times) in ways.iter().zip(&mut times) {
        times.sort_by(f64::total_cmp);
        let speed = 2e-9 * (m * k * n) as f64 / times[times.len() / 2];
        print!("  {name} {speed:.1}");
    }
    println!();
}

fn numbers<T>(n: usize, make: impl Fn(f64) -> T) -> Vec<T> {
    (0..n)
        .map(|i| make((i * 7919 % 1013) as f64 / 1013.0 - 0.5))
        .collect()
}

macro_rules! product {
    ($step:ty, $init:expr, $a:expr, $b:expr, $c:expr, $shape:expr, $device:expr) => {
        &mut || {
            let [m, k, n] = $shape;
            let call = <$step>::inner($init, Matrix::new(&$a, m, k), Matrix::new(&$b, k, n));
            call.into(&$device, &mut $c).expect("a product");
        }
    };
}

fn doubles(rounds: usize, shape: [usize; 3], device: &Device) {
    let [m, k, n] = shape;
    let (a, b) = (numbers(m * k, |x| x), numbers(k * n, |x| x));
    let bias = numbers(n, |x| x);
    let mut results: [Vec<f64>; 11] = std::array::from_fn(|_| vec![0.0; m * n]);
    let [c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11] = &mut results;
    print!("f64 ");
    measured(
        rounds,
        shape,
        &mut [
            ("loops", &mut || {
                naive(shape, &a, &b, c1, 0.0, |c: f64, a, b| c + a * b)
            }),
            (
                "matrixmultiply",
                &mut by_matrixmultiply(matrixmultiply::dgemm, shape, (&a, &b, c2), [0.0, 1.0]),
            ),
            ("gemm", &mut by_gemm(shape, (&a, &b, c3), [0.0, 1.0])),
            ("rn", product!(fused<Rn, f64>, 0.0, a, b, *c4, shape, device)),
            ("ru", product!(fused<Ru, f64>, 0.0, a, b, *c5, shape, device)),
            ("rd", product!(fused<Rd, f64>, 0.0, a, b, *c6, shape, device)),
            ("rz", product!(fused<Rz, f64>, 0.0, a, b, *c7, shape, device)),
            ("unfused", product!(apart<Rn, f64>, 0.0, a, b, *c8, shape, device)),
            ("layer: two calls", &mut || {
                let product = fused::<Rn, f64>::inner(0.0, Matrix::new(&a, m, k), Matrix::new(&b, k, n));
                product.into(device, &mut *c9).expect("a product");
                let layer = layer::launch((n, m), &*c9, &bias);
                layer.into(device, &mut *c10).expect("a layer");
            }),
            ("one call", &mut || {
                let product = fused::<Rn, f64>::inner(0.0, Matrix::new(&a, m, k), Matrix::new(&b, k, n));
                let layer = layer::launch((n, m), product, &bias);
                layer.into(device, &mut *c11).expect("a layer");
            }),
        ],
    );
}

fn singles(rounds: usize, shape: [usize; 3], device: &Device) {
    let [m, k, n] = shape;
    let (a, b) = (numbers(m * k, |x| x as f32), numbers(k * n, |x| x as f32));
    let (ha, hb) = (numbers(m * k, f16::from_f64), numbers(k * n, f16::from_f64));
    let mut results: [Vec<f32>; 9] = std::array::from_fn(|_| vec![0.0; m * n]);
    let [c1, c2, c3, c4, c5, c6, c7, c8, c9] = &mut results;
    print!("f32 ");
    measured(
        rounds,
        shape,
        &mut [
            ("loops", &mut || {
                naive(shape, &a, &b, c1, 0.0, |c: f32, a, b| c + a * b)
            }),
            (
                "matrixmultiply",
                &mut by_matrixmultiply(matrixmultiply::sgemm, shape, (&a, &b, c2), [0.0, 1.0]),
            ),
            ("gemm", &mut by_gemm(shape, (&a, &b, c3), [0.0, 1.0])),
            ("rn", product!(fused<Rn, f32>, 0.0, a, b, *c4, shape, device)),
            ("ru", product!(fused<Ru, f32>, 0.0, a, b, *c5, shape, device)),
            ("unfused", product!(apart<Rn, f32>, 0.0, a, b, *c6, shape, device)),
            ("f16", product!(halves, 0.0, ha, hb, *c7, shape, device)),
        ],
    );
    print!("folds ");
    measured(
        rounds,
        shape,
        &mut [
            ("min-plus: loops", &mut || {
                naive(shape, &a, &b, c8, f32::INFINITY, |c: f32, a, b| c.min(a + b))
            }),
            ("ours", product!(shorter, f32::INFINITY, a, b, *c9, shape, device)),
            ("distances: loops", &mut || {
                naive(shape, &a, &b, c1, 0.0, |c: f32, a, b| {
                    let d = a - b;
                    c + d * d
                })
            }),
            ("ours", product!(distance, 0.0, a, b, *c2, shape, device)),
        ],
    );
}

/// Folds with larger running values.
fn states(rounds: usize, shape: [usize; 3], device: &Device) {
    let [m, k, n] = shape;
    let (a, b) = (numbers(m * k, |x| x as f32), numbers(k * n, |x| x as f32));
    let (da, db) = (numbers(m * k, |x| x), numbers(k * n, |x| x));
    let mut c = vec![(0.0_f32, 0.0_f32); m * n];
    let (mut most, mut sums) = (vec![0.0; m * n], vec![0.0; m * n]);
    let mut bounds = vec![Interval::default(); m * n];
    print!("states ");
    measured(
        rounds,
        shape,
        &mut [
            ("softmax: loops", &mut || {
                c.par_chunks_mut(n).zip(a.par_chunks(k)).for_each(|(c, a)| {
                    c.fill((f32::MIN, 0.0));
                    for (&a, b) in a.iter().zip(b.chunks(n)) {
                        for ((most, sum), &b) in c.iter_mut().zip(b) {
                            let score = a * b;
                            let next = most.max(score);
                            *sum = *sum * (*most - next).exp() + (score - next).exp();
                            *most = next;
                        }
                    }
                });
            }),
            ("ours", &mut || {
                let call = softmax::inner((f32::MIN, 0.0), Matrix::new(&a, m, k), Matrix::new(&b, k, n));
                call.into(device, (&mut most, &mut sums)).expect("a product");
            }),
            ("enclosures: ours", &mut || {
                let call = enclose::<f64>(Matrix::new(&da, m, k), Matrix::new(&db, k, n));
                call.into(device, &mut bounds).expect("a product");
            }),
        ],
    );
    black_box(&c);
}

fn main() {
    let rounds = std::env::args()
        .skip(1)
        .find_map(|word| word.parse().ok())
        .unwrap_or(9);
    let device = Device::host();
    println!("{}", device.name());
    for shape in SHAPES {
        // A second for the largest.
        let rounds = if shape[0] > 2000 { rounds.min(3) } else { rounds };
        doubles(rounds, shape, &device);
        singles(rounds, shape, &device);
        if shape.iter().product::<usize>() <= 512 * 512 * 512 {
            states(rounds, shape, &device);
        }
    }
}
