//! A sum, a dot product and a scan of f64 in the published order, against plain loops whose order nobody promises, and a sum
//! against three crates whose results do not depend on the order either, because their sums are exact. `exact` is such a sum of ours.
//!
//! `plain` is a sum in sixteen of the CPU's widest registers; `plain, threads` the same on all threads, as our sums are for as many
//! elements. `one thread` is our sum in a pool of one.

#[path = "reduce/plain.rs"]
mod plain;
#[path = "between/rows.rs"]
mod rows;

use std::hint::black_box;
use std::time::Duration;

use accurate::sum::OnlineExactSum;
use accurate::traits::SumWithAccumulator;
use bitrep::FastSumF64;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use fpdsl::exact;
use fpdsl::prelude::*;
use rayon::prelude::*;
use xsum::{Xsum, XsumLarge, XsumSmall};

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
use rows::bench;

/// As many parts as our sums have where they use threads.
fn part_of(n: usize) -> usize {
    (n / (rayon::current_num_threads() * 4)).next_multiple_of(1 << 12)
}

fn sums(c: &mut Criterion, host: &Device, n: usize) {
    let one = rayon::ThreadPoolBuilder::new()
        .num_threads(1)
        .build()
        .expect("a thread");
    let x: Vec<f64> = (0..n).map(|i| ((i * 7919) % 1009) as f64 / 1009.0).collect();
    let mut group = c.benchmark_group(format!("sum/{n}"));
    group.throughput(Throughput::Elements(n as u64));
    bench(&mut group, "plain", || plain::sum(black_box(&x)));
    group.bench_function("one thread", |b| {
        one.install(|| b.iter(|| add::reduce(black_box(&x)).run(host)))
    });
    bench(&mut group, "plain, threads", || -> f64 {
        let parts = black_box(&x).par_chunks(part_of(n));
        parts.map(plain::sum).sum()
    });
    bench(&mut group, "reduce rn", || add::reduce(black_box(&x)).run(host));
    bench(&mut group, "reduce ru", || {
        add_up::reduce(black_box(&x)).run(host)
    });
    bench(&mut group, "exact", || exact::sum::<Rn, _>(host, black_box(&x)));
    group.bench_function("exact, one thread", |b| {
        one.install(|| b.iter(|| exact::sum::<Rn, _>(host, black_box(&x))))
    });
    if n <= 10_000_000 {
        bench(&mut group, "accurate", || {
            black_box(&x)
                .iter()
                .copied()
                .sum_with_accumulator::<OnlineExactSum<f64>>()
        });
        bench(&mut group, "bitrep", || {
            let mut sum = FastSumF64::new();
            sum.extend_from_slice(black_box(&x));
            sum.finish().value()
        });
        bench(&mut group, "XsumSmall", || {
            let mut sum = XsumSmall::new();
            sum.add_list(black_box(&x));
            sum.sum()
        });
        bench(&mut group, "XsumLarge", || {
            let mut sum = XsumLarge::new();
            sum.add_list(black_box(&x));
            sum.sum()
        });
    }
    group.finish();
}

fn dots_and_scans(c: &mut Criterion, host: &Device, n: usize) {
    let x: Vec<f64> = (0..n).map(|i| ((i * 7919) % 1009) as f64 / 1009.0).collect();
    let y: Vec<f64> = x.iter().rev().copied().collect();
    let mut group = c.benchmark_group(format!("dot/{n}"));
    group.throughput(Throughput::Elements(n as u64));
    bench(&mut group, "plain, threads", || -> f64 {
        let (x, y) = (
            black_box(&x).par_chunks(part_of(n)),
            black_box(&y).par_chunks(part_of(n)),
        );
        x.zip(y).map(|(x, y)| plain::dot(x, y)).sum()
    });
    bench(&mut group, "map, reduce rn", || {
        mul::map(black_box(&x), black_box(&y)).reduce::<add>().run(host)
    });
    bench(&mut group, "exact", || {
        exact::dot::<Rn, _>(host, black_box(&x), black_box(&y))
    });
    bench(&mut group, "plain", || plain::dot(black_box(&x), black_box(&y)));
    group.finish();
    let mut group = c.benchmark_group(format!("scan/{n}"));
    group.throughput(Throughput::Elements(n as u64));
    bench(&mut group, "plain loop", || plain::scan(black_box(&x)));
    bench(&mut group, "scan rn", || add::scan(black_box(&x)).run(host));
    group.finish();
}

fn benchmark(c: &mut Criterion) {
    let host = Device::host();
    for n in [1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000] {
        sums(c, &host, n);
    }
    for n in [1_000, 100_000, 10_000_000] {
        dots_and_scans(c, &host, n);
    }
}

criterion_group! {
    name = benches;
    config = Criterion::default().warm_up_time(Duration::from_millis(300)).measurement_time(Duration::from_secs(1));
    targets = benchmark
}
criterion_main!(benches);
