//! Rows of criterion's, each measured between other work as well.

#[path = "mod.rs"]
mod pauses;

use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::BenchmarkGroup;
use criterion::measurement::WallTime;
use pauses::Before;

/// Calls after each kind of pause.
const CALLS: usize = 9;

/// Measures a row back to back, as criterion does, and prints the medians of calls after work and after sleep.
pub fn bench<R>(group: &mut BenchmarkGroup<'_, WallTime>, name: &str, mut call: impl FnMut() -> R) {
    let mut wanted = false;
    group.bench_function(name, |bencher| {
        wanted = true;
        bencher.iter(&mut call);
    });
    if wanted {
        let [work, sleep] = Before::ALL.map(|before| median(before, || drop(black_box(call()))));
        println!("{name}: medians of {CALLS}: after other work {work:.2?}, after sleep {sleep:.2?}\n");
    }
}

fn median(before: Before, mut call: impl FnMut()) -> Duration {
    let mut times = [Duration::ZERO; CALLS].map(|_| {
        before.pass();
        let start = Instant::now();
        call();
        start.elapsed()
    });
    times.sort();
    times[CALLS / 2]
}
