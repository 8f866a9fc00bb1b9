//! Stream compaction beside a loop of plain Rust that pushes what it keeps.
//!
//! Both sides start with an empty `Vec` of enough room in each round, and follow each other.
//!
//! `RAYON_NUM_THREADS=1 cargo bench --bench compact -- [ROUNDS]`, then with two threads.

use std::hint::black_box;
use std::time::{Duration, Instant};

use fpdsl::prelude::*;

const N: usize = 10_000_000;

#[fp]
fn flagged(keep: bool, x: f64) -> (bool, f64) {
    (keep, x)
}

fn row(name: &str, rounds: usize, keep: &[bool], x: &[f64], dev: &Device) {
    let mut times = [Vec::new(), Vec::new()];
    for round in 0..rounds + 3 {
        let began = Instant::now();
        let mut plain = Vec::with_capacity(x.len());
        for (&keep, &x) in keep.iter().zip(x) {
            if keep {
                plain.push(x);
            }
        }
        let plain = black_box(plain);
        let first: Duration = began.elapsed();
        let began = Instant::now();
        let ours = flagged::map(keep, x).compact().run(dev).unwrap();
        let second = began.elapsed();
        assert!(plain == ours.to_vec().unwrap(), "{name}: other values");
        if round >= 3 {
            times[0].push(first);
            times[1].push(second);
        }
    }
    let [plain, ours] = times.map(|mut times| {
        times.sort_unstable();
        times[times.len() / 2].as_secs_f64() * 1e3
    });
    println!(
        "{name:24} push loop {plain:8.3} ms, fpdsl {ours:8.3} ms, ratio {:.2}",
        plain / ours
    );
}

fn main() {
    let rounds = std::env::args().find_map(|argument| argument.parse().ok());
    let rounds = rounds.unwrap_or(21);
    let dev = Device::host();
    println!("{}", dev.name());
    let x: Vec<f64> = (0..N).map(|k| k as f64).collect();
    let hash = |k: usize| (k as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32;
    let flags = |kept: &dyn Fn(usize) -> bool| (0..N).map(kept).collect::<Vec<bool>>();
    row("random half", rounds, &flags(&|k| hash(k) % 2 == 0), &x, &dev);
    row("runs of 5000", rounds, &flags(&|k| k / 5000 % 2 == 0), &x, &dev);
    row("2 % kept", rounds, &flags(&|k| hash(k) % 50 == 0), &x, &dev);
    row("all kept", rounds, &flags(&|_| true), &x, &dev);
}
