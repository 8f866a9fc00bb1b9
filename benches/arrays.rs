//! A sieve over an array of 64 that a loop writes at indices of the run, as a call of an `#[fp]` function and as plain Rust.

#[path = "between/rows.rs"]
mod rows;

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, criterion_group, criterion_main};
use fpdsl::fp;
use rows::bench;

/// Each element takes in those before it at distances that double; then the sum of some.
macro_rules! scan {
    ($x:ident, $steps:ident) => {{
        let mut a = [0.5; 64];
        let mut k: usize = 1;
        while k < $steps {
            let mut i = k;
            while i < 64 {
                a[i] += a[i - k] * $x;
                i += 1;
            }
            k *= 2;
        }
        a[63] + a[$steps % 64]
    }};
}

#[fp]
fn scan(x: f64, steps: usize) -> f64 {
    let mut a = [0.5; 64];
    let mut k: usize = 1;
    while k < steps {
        let mut i = k;
        while i < 64 {
            a[i] += a[i - k] * x;
            i += 1;
        }
        k *= 2;
    }
    a[63] + a[steps % 64]
}

#[inline(never)]
fn plain(x: f64, steps: usize) -> f64 {
    scan!(x, steps)
}

fn benchmark(c: &mut Criterion) {
    assert_eq!(scan(0.75, 60).to_bits(), plain(0.75, 60).to_bits());
    let mut group = c.benchmark_group("array of 64 in a loop");
    bench(&mut group, "plain", || plain(black_box(0.75), black_box(60)));
    bench(&mut group, "fp", || scan(black_box(0.75), black_box(60)));
    group.finish();
}

criterion_group! {
    name = benches;
    config = Criterion::default().warm_up_time(Duration::from_millis(200)).measurement_time(Duration::from_millis(800));
    targets = benchmark
}
criterion_main!(benches);
