//! Sums that stagnate, and heat that stops: where rounding to nearest loses everything, and stochastic rounding does not.
//!
//! `cargo run --release --example stochastic -- [--quick]`
//!
//! 1. A sum of 10^8 equal terms in binary32, and of 10^6 in bfloat16. To nearest it stops growing once a term is less than half a unit in
//!    its last place. With stochastic rounding a term counts with its probability, so the sum is right on average, and its error grows
//!    with the square root of the number of terms. That has an end as well: bfloat16 has 16 random bits, and a term below 2^-16 of a unit
//!    never counts, so 10^8 of them would stop.
//! 2. The heat equation in bfloat16. To nearest the temperature stops changing where a step changes it by less than half a unit.
//!
//! Both are functions of one text, with the mode as a parameter. The last lines compare devices: the bits are the same.

use std::error::Error;

use fpdsl::Seed;
use fpdsl::prelude::*;

/// `n` times `x`, one after the other.
#[fp(mode = M)]
fn sum<M: Mode, T: Float>(n: u32, x: T) -> T {
    let mut sum = 0.0;
    for _ in 0..n {
        sum += x;
    }
    sum
}

/// One step of `u_t = u_xx` between walls of temperature 0, with `r` for the time over the square of the distance.
#[fp(mode = M)]
fn step<M: Mode, T: Float>(i: Index, r: T, u: &[T]) -> T {
    let left = if i.x() > 0 { u[i.x() - 1] } else { 0.0 };
    let right = if i.x() + 1 < u.len() { u[i.x() + 1] } else { 0.0 };
    let here = u[i.x()];
    here + r * ((left - here) + (right - here))
}

/// The mean of some numbers and their standard deviation.
fn statistics(x: &[f64]) -> (f64, f64) {
    let mean = x.iter().sum::<f64>() / x.len() as f64;
    let squares: f64 = x.iter().map(|x| (x - mean) * (x - mean)).sum();
    (mean, (squares / x.len() as f64).sqrt())
}

/// Sums of `n` terms with stochastic rounding, each element with random bits of its own.
const RUNS: usize = 8;

macro_rules! sums {
    ($dev:expr, $T:ident, $n:expr, $x:expr) => {{
        let (n, x) = ($n, $T::from_f32($x));
        let nearest = sum::<Rn, $T>::map(n, &[x]).run($dev)?.to_vec()?[0];
        let sums = sum::<Sr, $T>::map(n, &vec![x; RUNS])
            .run(&$dev.seeded(42))?
            .to_vec()?;
        let sums: Vec<f64> = sums.into_iter().map(f64::from).collect();
        let (mean, deviation) = statistics(&sums);
        let exact = f64::from(n) * f64::from(x);
        println!(
            "{:<9} {n:>10} {exact:>12.1} {:>12.1} {mean:>12.1} {deviation:>9.1}",
            stringify!($T),
            f64::from(nearest)
        );
        (exact, f64::from(nearest), mean)
    }};
}

/// The same name as that of the 16-bit formats.
trait FromF32 {
    fn from_f32(x: f32) -> Self;
}

impl FromF32 for f32 {
    fn from_f32(x: f32) -> Self {
        x
    }
}

/// Temperatures after `steps` steps.
macro_rules! heat {
    ($T:ident, $M:ident, $start:expr, $steps:expr, $r:expr, $on:expr) => {{
        let mut u = $start.clone();
        for number in 0..$steps {
            let call = step::<$M, $T>::launch(u.len(), $r, &u);
            u = call.run(&$on(number))?.to_vec()?;
        }
        u
    }};
}

/// The largest distance from the temperatures in binary64, and what is left of the heat, of 1.
fn compare(name: &str, u: &[f64], right: &[f64]) -> f64 {
    let worst = u
        .iter()
        .zip(right)
        .map(|(u, v)| (u - v).abs())
        .fold(0.0, f64::max);
    let of = |u: &[f64]| u.iter().sum::<f64>();
    println!("{name:<22} {worst:>10.4} {:>12.4}", of(u) / of(right));
    worst
}

fn main() -> Result<(), Box<dyn Error>> {
    let quick = std::env::args().any(|arg| arg == "--quick");
    let dev = Device::best();
    println!("device: {}\n", dev.name());

    let n = if quick { 1_000_000 } else { 100_000_000 };
    println!(
        "{:<9} {:>10} {:>12} {:>12} {:>12} {:>9}",
        "", "terms", "exact", "rn", "sr", "deviation"
    );
    let (exact, nearest, mean) = sums!(&dev, f32, n, 2500.0 / n as f32);
    assert!((mean - exact).abs() < 0.01 * exact);
    assert!(quick || nearest < 0.9 * exact);
    let (exact, nearest, mean) = sums!(&dev, bf16, 1_000_000, 0.01);
    assert!((mean - exact).abs() < 0.1 * exact && nearest < 0.1 * exact);

    let (cells, steps) = if quick { (64, 400) } else { (256, 6400) };
    let start: Vec<f64> = (0..cells)
        .map(|k| (std::f64::consts::PI * (k as f64 + 1.0) / (cells as f64 + 1.0)).sin())
        .collect();
    let narrow: Vec<bf16> = start.iter().map(|&u| bf16::from_f64(u)).collect();
    let wide = |u: Vec<bf16>| -> Vec<f64> { u.into_iter().map(f64::from).collect() };
    let right = heat!(f64, Rn, start, steps, 0.25, |_| dev.clone());
    let nearest = wide(heat!(bf16, Rn, narrow, steps, bf16::from_f32(0.25), |_| dev.clone()));
    let seed = Seed::new(42);
    let stochastic = heat!(bf16, Sr, narrow, steps, bf16::from_f32(0.25), |step| dev
        .seeded(seed.stream(step)));
    println!("\nheat in {cells} cells, {steps} steps");
    println!("{:<22} {:>10} {:>12}", "bfloat16", "error", "heat / exact");
    let lost = compare("rn", &nearest, &right);
    let kept = compare("sr", &wide(stochastic.clone()), &right);
    assert!(kept < lost);

    let host = Device::host();
    let again = heat!(bf16, Sr, narrow, steps, bf16::from_f32(0.25), |step| host
        .seeded(seed.stream(step)));
    assert!(
        again
            .iter()
            .zip(&stochastic)
            .all(|(x, y)| x.to_bits() == y.to_bits())
    );
    println!("\n{} and {}: the same bits", dev.name(), host.name());
    Ok(())
}
