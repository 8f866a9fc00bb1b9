//! Functions over f64, plain, on a device that traps, and asked for their flags: a polynomial of 12 fused operations, and two steps of
//! the Lorenz system.
//!
//! `RAYON_NUM_THREADS=1 cargo bench --bench flags -- [ROUNDS]`, and once more with `FPDSL_HOST=fma`.

use std::hint::black_box;
use std::time::Instant;

use fpdsl::prelude::*;

/// The Taylor polynomial of the exponential function.
#[fp(mode = "rn", contract = true)]
fn polynomial(x: f64) -> f64 {
    let mut sum = 1.0 / 479_001_600.0;
    sum = sum * x + 1.0 / 39_916_800.0;
    sum = sum * x + 1.0 / 3_628_800.0;
    sum = sum * x + 1.0 / 362_880.0;
    sum = sum * x + 1.0 / 40_320.0;
    sum = sum * x + 1.0 / 5_040.0;
    sum = sum * x + 1.0 / 720.0;
    sum = sum * x + 1.0 / 120.0;
    sum = sum * x + 1.0 / 24.0;
    sum = sum * x + 1.0 / 6.0;
    sum = sum * x + 0.5;
    sum = sum * x + 1.0;
    sum * x + 1.0
}

#[path = "../examples/lorenz/functions.rs"]
#[allow(dead_code)]
mod lorenz;

use lorenz::fused::advance;

fn milliseconds(run: impl FnOnce()) -> f64 {
    let start = Instant::now();
    run();
    start.elapsed().as_secs_f64() * 1e3
}

/// The fastest of some rounds, which other programs have disturbed least.
fn fastest(times: &[[f64; 3]], which: usize) -> f64 {
    times
        .iter()
        .map(|times| times[which])
        .fold(f64::INFINITY, f64::min)
}

fn compare(name: &str, rounds: usize, calls: [&dyn Fn(); 3]) {
    calls.iter().for_each(|call| call());
    let times: Vec<[f64; 3]> = (0..rounds).map(|_| calls.map(milliseconds)).collect();
    let [plain, trapping, flags] = [0, 1, 2].map(|which| fastest(&times, which));
    println!(
        "{name}: plain {plain:.2} ms, trapping {trapping:.2} ms ({:.2} times), flags {flags:.2} ms ({:.1} times)",
        trapping / plain,
        flags / plain
    );
}

fn main() {
    let rounds = std::env::args().skip(1).find_map(|arg| arg.parse().ok());
    let (rounds, dev) = (rounds.unwrap_or(31), Device::host());
    let trapping = dev.trapping();
    println!("{}", dev.name());
    for n in [10_000, 1_000_000, 10_000_000] {
        let x: Vec<f64> = (0..n).map(|i| f64::from(i % 1_000_000) * 1e-6).collect();
        let call = || polynomial::map(&x);
        compare(
            &format!("polynomial, {n}"),
            rounds,
            [
                &|| drop(black_box(call().run(&dev))),
                &|| drop(black_box(call().run(&trapping))),
                &|| drop(black_box(call().inspect().flags().on(&dev).run())),
            ],
        );
    }
    for n in [10_000, 1_000_000] {
        let start: Vec<lorenz::State> = (0..n).map(|i| [1.0, 1.0, 20.0 + f64::from(i) * 1e-6]).collect();
        let call = || advance::<Rn>::map(&start, 2);
        compare(
            &format!("Lorenz, {n}"),
            rounds,
            [
                &|| drop(black_box(call().run(&dev))),
                &|| drop(black_box(call().run(&trapping))),
                &|| drop(black_box(call().inspect().flags().on(&dev).run())),
            ],
        );
    }
}
