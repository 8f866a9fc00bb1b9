//! Values that go to places of their own: compaction and scatters beside loops of plain Rust on one thread.
//!
//! Both sides follow each other in each round.
//!
//! `RAYON_NUM_THREADS=1 cargo bench --bench places -- [ROUNDS]`, then with two threads.

use std::hint::black_box;
use std::time::Instant;

use fpdsl::prelude::*;

const N: usize = 10_000_000;

#[fp]
fn flagged(keep: bool, x: f64) -> (bool, f64) {
    (keep, x)
}

#[fp]
fn at(place: u32, x: f64) -> (u32, f64) {
    (place, x)
}

#[fp]
fn at_some(write: bool, place: u32, x: f64) -> (bool, u32, f64) {
    (write, place, x)
}

#[fp]
fn add(a: f64, b: f64) -> f64 {
    a + b
}

fn row<T: PartialEq>(name: &str, rounds: usize, mut plain: impl FnMut() -> T, mut ours: impl FnMut() -> T) {
    let mut times = [Vec::new(), Vec::new()];
    for round in 0..rounds + 3 {
        let began = Instant::now();
        let expected = black_box(plain());
        let first = began.elapsed();
        let began = Instant::now();
        let found = black_box(ours());
        let second = began.elapsed();
        assert!(expected == found, "{name}: other values");
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
        "{name:40} plain loop {plain:8.3} ms, fpdsl {ours:8.3} ms, ratio {:.2}",
        plain / ours
    );
}

fn compaction(name: &str, rounds: usize, keep: &[bool], x: &[f64], dev: &Device) {
    let plain = || {
        let mut plain = Vec::with_capacity(x.len());
        for (&keep, &x) in keep.iter().zip(x) {
            if keep {
                plain.push(x);
            }
        }
        plain
    };
    let ours = || {
        flagged::map(keep, x)
            .compact()
            .run(dev)
            .unwrap()
            .into_vec()
            .unwrap()
    };
    row(name, rounds, plain, ours);
}

fn scatter(name: &str, rounds: usize, (keep, places): (&[bool], &[u32]), x: &[f64], dev: &Device) {
    let plain = || {
        let mut target = vec![0.0; N];
        for ((&keep, &place), &x) in keep.iter().zip(places).zip(x) {
            if keep {
                target[place as usize] = x;
            }
        }
        target
    };
    let ours = || {
        let mut target = vec![0.0; N];
        at_some::map(keep, places, x).scatter(dev, &mut target).unwrap();
        target
    };
    row(name, rounds, plain, ours);
}

fn sums(name: &str, rounds: usize, places: &[u32], len: usize, x: &[f64], dev: &Device) {
    let plain = || {
        let mut target = vec![0.0; len];
        for (&place, &x) in places.iter().zip(x) {
            target[place as usize] += x;
        }
        target
    };
    let ours = || {
        let mut target = vec![0.0; len];
        at::map(places, x)
            .scatter_reduce::<add>(dev, &mut target)
            .unwrap();
        target
    };
    row(name, rounds, plain, ours);
}

fn main() {
    let rounds = std::env::args().find_map(|argument| argument.parse().ok());
    let rounds = rounds.unwrap_or(21);
    let dev = Device::host();
    println!("{}", dev.name());
    let x: Vec<f64> = (0..N).map(|k| k as f64).collect();
    let hash = |k: usize| (k as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32;
    let flags = |kept: &dyn Fn(usize) -> bool| (0..N).map(kept).collect::<Vec<bool>>();
    let half = flags(&|k| hash(k) % 2 == 0);
    let all = flags(&|_| true);
    compaction("compact: random half", rounds, &half, &x, &dev);
    compaction(
        "compact: runs of 5000",
        rounds,
        &flags(&|k| k / 5000 % 2 == 0),
        &x,
        &dev,
    );
    compaction(
        "compact: 2 % kept",
        rounds,
        &flags(&|k| hash(k) % 50 == 0),
        &x,
        &dev,
    );
    compaction("compact: all kept", rounds, &all, &x, &dev);
    // N = 2^7 5^7, so that steps of 7919 reach every place.
    let places: Vec<u32> = (0..N).map(|k| (k * 7919 % N) as u32).collect();
    scatter("scatter: all, far apart", rounds, (&all, &places), &x, &dev);
    scatter("scatter: half, far apart", rounds, (&half, &places), &x, &dev);
    for len in [1, 256, 10_000, 1_000_000, N] {
        let places: Vec<u32> = (0..N).map(|k| (hash(k) as usize % len) as u32).collect();
        sums(
            &format!("scatter_reduce: sums at {len} places"),
            rounds,
            &places,
            len,
            &x,
            &dev,
        );
    }
}
