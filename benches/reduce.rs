//! A sum, a dot product and a scan of f64 in the published order, against plain loops whose order nobody promises, and a sum
//! against two crates whose results do not depend on the order either, because their sums are exact.
//!
//! `plain` is a sum in 128 running values, which LLVM keeps in sixteen 512-bit registers; `plain, threads` the same on all
//! threads, as our sums are for as many elements. `one thread` is our sum in a pool of one. Without AVX-512 there is nothing
//! to compare and the benchmark says so.

use std::hint::black_box;
use std::time::Duration;

use bitrep::FastSumF64;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use fpdsl::prelude::*;
use fpdsl::{Level, level};
use rayon::prelude::*;
use xsum::{Xsum, XsumSmall};

/// Functions that are named in reductions, never called.
#[allow(dead_code)]
mod functions {
    use fpdsl::prelude::*;

    #[fp]
    pub fn add(a: f64, b: f64) -> f64 {
        a + b
    }

    #[fp(mode = "ru")]
    pub fn add_up(a: f64, b: f64) -> f64 {
        a + b
    }

    #[fp]
    pub fn mul(x: f64, y: f64) -> f64 {
        x * y
    }
}

use functions::{add, add_up, mul};

/// Running values of the plain sum.
const RUNNING: usize = 128;

/// The sum of the running values, halves onto halves.
#[inline(always)]
fn all(mut sums: [f64; RUNNING]) -> f64 {
    let mut half = RUNNING / 2;
    while half > 0 {
        for k in 0..half {
            sums[k] += sums[k + half];
        }
        half /= 2;
    }
    sums[0]
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f")]
fn plain_sum(x: &[f64]) -> f64 {
    let mut sums = [0.0; RUNNING];
    let (rows, rest) = x.as_chunks::<RUNNING>();
    for row in rows {
        for (sum, x) in sums.iter_mut().zip(row) {
            *sum += x;
        }
    }
    all(sums) + rest.iter().sum::<f64>()
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f")]
fn plain_dot(x: &[f64], y: &[f64]) -> f64 {
    let mut sums = [0.0; RUNNING];
    let ((rows, rest), (others, other)) = (x.as_chunks::<RUNNING>(), y.as_chunks::<RUNNING>());
    for (row, other) in rows.iter().zip(others) {
        for (sum, (x, y)) in sums.iter_mut().zip(row.iter().zip(other)) {
            *sum += x * y;
        }
    }
    all(sums) + rest.iter().zip(other).map(|(x, y)| x * y).sum::<f64>()
}

fn plain_scan(x: &[f64]) -> Vec<f64> {
    let mut sum = 0.0;
    x.iter()
        .map(|x| {
            sum += x;
            sum
        })
        .collect()
}

/// As many parts as our sums have where they use threads.
fn part_of(n: usize) -> usize {
    (n / (rayon::current_num_threads() * 4)).next_multiple_of(1 << 12)
}

#[cfg(target_arch = "x86_64")]
fn sums(c: &mut Criterion, host: &Device, n: usize) {
    let one = rayon::ThreadPoolBuilder::new()
        .num_threads(1)
        .build()
        .expect("a thread");
    let x: Vec<f64> = (0..n).map(|i| ((i * 7919) % 1009) as f64 / 1009.0).collect();
    let mut group = c.benchmark_group(format!("sum/{n}"));
    group.throughput(Throughput::Elements(n as u64));
    // SAFETY: `benchmark` has asked for the features, here and below.
    group.bench_function("plain", |b| b.iter(|| unsafe { plain_sum(black_box(&x)) }));
    group.bench_function("one thread", |b| {
        one.install(|| b.iter(|| add::reduce(host, black_box(&x))))
    });
    group.bench_function("plain, threads", |b| {
        b.iter(|| -> f64 {
            let parts = black_box(&x).par_chunks(part_of(n));
            // SAFETY: as above.
            parts.map(|part| unsafe { plain_sum(part) }).sum()
        })
    });
    group.bench_function("reduce rn", |b| b.iter(|| add::reduce(host, black_box(&x))));
    group.bench_function("reduce ru", |b| b.iter(|| add_up::reduce(host, black_box(&x))));
    if n <= 10_000_000 {
        group.bench_function("bitrep", |b| {
            b.iter(|| {
                let mut sum = FastSumF64::new();
                sum.extend_from_slice(black_box(&x));
                sum.finish().value()
            })
        });
        group.bench_function("XsumSmall", |b| {
            b.iter(|| {
                let mut sum = XsumSmall::new();
                sum.add_list(black_box(&x));
                sum.sum()
            })
        });
    }
    group.finish();
}

#[cfg(target_arch = "x86_64")]
fn dots_and_scans(c: &mut Criterion, host: &Device, n: usize) {
    let x: Vec<f64> = (0..n).map(|i| ((i * 7919) % 1009) as f64 / 1009.0).collect();
    let y: Vec<f64> = x.iter().rev().copied().collect();
    let mut group = c.benchmark_group(format!("dot/{n}"));
    group.throughput(Throughput::Elements(n as u64));
    group.bench_function("plain, threads", |b| {
        b.iter(|| -> f64 {
            let (x, y) = (
                black_box(&x).par_chunks(part_of(n)),
                black_box(&y).par_chunks(part_of(n)),
            );
            // SAFETY: `benchmark` has asked for the features.
            x.zip(y).map(|(x, y)| unsafe { plain_dot(x, y) }).sum()
        })
    });
    group.bench_function("map_reduce rn", |b| {
        b.iter(|| mul::map_reduce::<add>(host, black_box(&x), black_box(&y)))
    });
    group.finish();
    let mut group = c.benchmark_group(format!("scan/{n}"));
    group.throughput(Throughput::Elements(n as u64));
    group.bench_function("plain loop", |b| b.iter(|| plain_scan(black_box(&x))));
    group.bench_function("scan rn", |b| b.iter(|| add::scan(host, black_box(&x))));
    group.finish();
}

fn benchmark(c: &mut Criterion) {
    if level() < Level::Avx512 {
        println!("skipped: without AVX-512 there is nothing to compare");
        return;
    }
    #[cfg(target_arch = "x86_64")]
    {
        let host = Device::host();
        for n in [1_000, 100_000, 1_000_000, 10_000_000, 100_000_000] {
            sums(c, &host, n);
        }
        for n in [100_000, 10_000_000] {
            dots_and_scans(c, &host, n);
        }
    }
}

criterion_group! {
    name = benches;
    config = Criterion::default().warm_up_time(Duration::from_millis(300)).measurement_time(Duration::from_secs(1));
    targets = benchmark
}
criterion_main!(benches);
