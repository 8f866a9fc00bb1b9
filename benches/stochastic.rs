//! Stochastic rounding beside rounding to nearest: what random bits and their use cost.
//!
//! The figures are nanoseconds an operation, of polynomials of eight operations in one format, and their ratio. Ways take turns.
//!
//! `RAYON_NUM_THREADS=1 cargo bench --bench stochastic -- [ROUNDS]`

use std::time::Instant;

use fpdsl::prelude::*;

const N: usize = 1_000_000;
const OPERATIONS: f64 = 8.0;

#[fp(mode = M)]
fn sums<M: Mode, T: Float>(x: T, y: T) -> T {
    let a = (x + y) - x + y;
    let b = (a + x) - y + x;
    b + y - a
}

#[fp(mode = M)]
fn products<M: Mode, T: Float>(x: T, y: T) -> T {
    let a = x * y * x * y;
    let b = a * x * y * x;
    b * y * a
}

#[fp(mode = M)]
fn fused<M: Mode, T: Float>(x: T, y: T) -> T {
    let a = x.mul_add(y, x).mul_add(y, x).mul_add(y, x).mul_add(y, x);
    a.mul_add(y, x).mul_add(y, x).mul_add(y, x).mul_add(y, x)
}

#[fp(mode = M)]
fn quotients<M: Mode, T: Float>(x: T, y: T) -> T {
    x / y / x / y / x / y / x / y / x
}

#[fp(mode = M)]
fn roots<M: Mode, T: Float>(x: T, y: T) -> T {
    let a = x.sqrt().sqrt().sqrt().sqrt();
    a.max(y).sqrt().sqrt().sqrt().sqrt()
}

/// The median of the times of a call, in nanoseconds an operation.
fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

macro_rules! row {
    ($dev:expr, $rounds:expr, $function:ident, $T:ident, $from:expr) => {{
        let from: fn(f32) -> $T = $from;
        let x: Vec<$T> = (0..N).map(|k| from(1.0 + (k % 1009) as f32 * 1e-3)).collect();
        let y: Vec<$T> = (0..N).map(|k| from(0.5 + (k % 997) as f32 * 1e-3)).collect();
        let mut out = $function::<Rn, $T>::map(&x, &y).run($dev)?;
        let mut took = [Vec::new(), Vec::new()];
        for round in 0..$rounds + 2 {
            let start = Instant::now();
            $function::<Rn, $T>::map(&x, &y).into($dev, &mut out)?;
            let middle = Instant::now();
            $function::<Sr, $T>::map(&x, &y).seeded(42).into($dev, &mut out)?;
            let end = Instant::now();
            if round >= 2 {
                let each = |seconds: f64| 1e9 * seconds / (OPERATIONS * N as f64);
                took[0].push(each((middle - start).as_secs_f64()));
                took[1].push(each((end - middle).as_secs_f64()));
            }
        }
        let [rn, sr] = took.map(median);
        println!(
            "{:<10} {:<5} {rn:>8.3} {sr:>8.3} {:>7.1}",
            stringify!($function),
            stringify!($T),
            sr / rn
        );
    }};
}

fn main() -> Result<(), fpdsl::Error> {
    let rounds = std::env::args()
        .filter_map(|text| text.parse().ok())
        .next()
        .unwrap_or(7);
    let dev = &Device::host();
    println!("{}, {N} elements, ns an operation\n", dev.name());
    println!("{:<10} {:<5} {:>8} {:>8} {:>7}", "", "", "rn", "sr", "ratio");
    macro_rules! rows {
        ($($function:ident)*) => {$(
            row!(dev, rounds, $function, f32, |x| x);
            row!(dev, rounds, $function, f64, f64::from);
            row!(dev, rounds, $function, f16, f16::from_f32);
            row!(dev, rounds, $function, bf16, bf16::from_f32);
        )*};
    }
    rows!(sums products fused quotients roots);
    Ok(())
}
