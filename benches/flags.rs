//! A polynomial of 12 fused operations over f64, plain and asked for its flags.
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

fn milliseconds(run: impl FnOnce()) -> f64 {
    let start = Instant::now();
    run();
    start.elapsed().as_secs_f64() * 1e3
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

fn main() -> Result<(), fpdsl::Error> {
    let rounds = std::env::args().skip(1).find_map(|arg| arg.parse().ok());
    let (rounds, dev) = (rounds.unwrap_or(11), Device::host());
    for n in [1_000_000, 10_000_000] {
        let x: Vec<f64> = (0..n).map(|i| f64::from(i % 1_000_000) * 1e-6).collect();
        let plain = || drop(black_box(polynomial::map(&x).run(&dev)));
        let asked = || drop(black_box(polynomial::map(&x).inspect().flags().on(&dev).run()));
        let first = milliseconds(asked);
        plain();
        let times = (0..rounds).map(|_| (milliseconds(plain), milliseconds(asked)));
        let (plain, asked): (Vec<f64>, Vec<f64>) = times.unzip();
        let (plain, asked) = (median(plain), median(asked));
        println!(
            "{n} on {}: plain {plain:.2} ms, flags {asked:.2} ms, {:.1} times; the first call {first:.1} ms",
            dev.name(),
            asked / plain
        );
    }
    Ok(())
}
