//! Arrays larger than any cache, `a * x + y` rounded to nearest, against plain Rust with rayon and against copies: time goes
//! into memory alone, so what is compared is traffic.
//!
//! Rounds of all rows follow each other, so that whatever else a machine does meets each alike; the fastest and the median
//! round of each are shown, and the former as bandwidth and against the plain loop, by the clock and in processor time, which
//! other programs on the same processors disturb less, and then the medians of rounds between other work and after sleep. `cargo bench --bench streaming -- 100000000 9` sets the number of elements
//! and of rounds. Without AVX-512 there is nothing to compare and it says so.

#[path = "between/mod.rs"]
mod between;

use std::cell::RefCell;
use std::hint::black_box;
use std::time::{Duration, Instant};

use between::Before;
use fpdsl::backend::{Level, level};
use fpdsl::prelude::*;
use rayon::prelude::*;

/// The elements that a thread of the plain loops takes at a time.
const CHUNK: usize = 1 << 16;

/// The first row that makes its result.
const NEW: usize = 5;

/// A row of the table: its name, the bytes that it reads and writes per element, and one round.
type Row<'a> = (&'static str, usize, Box<dyn FnMut() + 'a>);

macro_rules! streams {
    ($native:ident: $map:ident $launch:ident $plain:ident $copy:ident $copy_past:ident $run:ident, $lanes:literal) => {
        // Mapped only, never called.
        #[allow(dead_code)]
        #[fp(mode = "rn", contract = true)]
        fn $map(a: $native, x: $native, y: $native) -> $native {
            a * x + y
        }

        // Launched only.
        #[allow(dead_code)]
        #[fp(mode = "rn", contract = true)]
        fn $launch(i: Index, a: $native, x: &[$native], y: &[$native]) -> $native {
            a * x[i.x()] + y[i.x()]
        }

        #[cfg(target_arch = "x86_64")]
        #[target_feature(enable = "avx512f")]
        fn $plain(a: $native, x: &[$native], y: &[$native], out: &mut [$native]) {
            for ((&x, &y), out) in x.iter().zip(y).zip(out) {
                *out = a.mul_add(x, y);
            }
        }

        #[cfg(target_arch = "x86_64")]
        #[target_feature(enable = "avx512f")]
        fn $copy(x: &[$native], out: &mut [$native]) {
            for (x, out) in x.iter().zip(out) {
                *out = $native::from_bits(x.to_bits() ^ 1);
            }
        }

        /// The fastest copy that there is: stores past the caches, for parts that begin with a line.
        #[cfg(target_arch = "x86_64")]
        #[target_feature(enable = "avx512f")]
        fn $copy_past(x: &[$native], out: &mut [$native]) {
            use std::arch::x86_64::*;
            let head = out.as_ptr().align_offset(64).min(out.len());
            out[..head].copy_from_slice(&x[..head]);
            let (x, out) = (x[head..].chunks($lanes), out[head..].chunks_mut($lanes));
            for (x, out) in x.zip(out) {
                if out.len() < $lanes {
                    out.copy_from_slice(x);
                } else {
                    // SAFETY: both have a line, and `out` begins with one.
                    unsafe {
                        _mm512_stream_si512(
                            out.as_mut_ptr().cast(),
                            _mm512_loadu_si512(x.as_ptr().cast()),
                        )
                    };
                }
            }
            _mm_sfence();
        }

        #[cfg(target_arch = "x86_64")]
        fn $run(n: usize, rounds: usize) {
            const BYTES: usize = size_of::<$native>();
            let dev = Device::host();
            let x: Vec<$native> = (0..n)
                .into_par_iter()
                .map(|i| ((i * 7919) % 1009) as $native / 1009.0)
                .collect();
            let y: Vec<$native> = (0..n)
                .into_par_iter()
                .map(|i| (i % 31) as $native)
                .collect();
            let out = RefCell::new(vec![0.0; n]);
            let a = 1.1;
            let plain = |out: &mut [$native]| {
                let parts = x
                    .par_chunks(CHUNK)
                    .zip(y.par_chunks(CHUNK))
                    .zip(out.par_chunks_mut(CHUNK));
                // SAFETY: `main` has asked for the features.
                parts.for_each(|((x, y), out)| unsafe { $plain(black_box(a), x, y, out) });
            };
            let copied = |copy: unsafe fn(&[$native], &mut [$native])| {
                let mut out = out.borrow_mut();
                let parts = x.par_chunks(CHUNK).zip(out.par_chunks_mut(CHUNK));
                // SAFETY: as above.
                parts.for_each(|(x, out)| unsafe { copy(x, out) });
            };
            let mut rows: Vec<Row<'_>> = vec![
                ("plain rayon", 3, Box::new(|| plain(&mut out.borrow_mut()))),
                (
                    "map, into",
                    3,
                    Box::new(|| {
                        $map::map(a, &x, &y)
                            .into(&dev, out.borrow_mut().as_mut_slice())
                            .unwrap()
                    }),
                ),
                (
                    "launch, into",
                    3,
                    Box::new(|| {
                        $launch::launch(n, a, &x, &y)
                            .into(&dev, out.borrow_mut().as_mut_slice())
                            .unwrap()
                    }),
                ),
                ("copy", 2, Box::new(|| copied($copy))),
                ("copy past the caches", 2, Box::new(|| copied($copy_past))),
                (
                    "plain rayon, new Vec",
                    3,
                    Box::new(|| {
                        let mut out = vec![0.0; n];
                        plain(&mut out);
                        black_box(out);
                    }),
                ),
                (
                    "map",
                    3,
                    Box::new(|| {
                        black_box($map::map(a, &x, &y).run(&dev).unwrap());
                    }),
                ),
                (
                    "launch",
                    3,
                    Box::new(|| {
                        black_box($launch::launch(n, a, &x, &y).run(&dev).unwrap());
                    }),
                ),
            ];
            println!(
                "{} x {n}, {}, {rounds} rounds",
                stringify!($native),
                dev.name()
            );
            table(&mut rows, n * BYTES, rounds);
        }
    };
}

streams!(f32: axpy32 gather32 plain32 copy32 copy_past32 run32, 16);
streams!(f64: axpy64 gather64 plain64 copy64 copy_past64 run64, 8);

/// The processor time of all threads so far; the time that passed where a system does not tell.
fn processor_time(since: Instant) -> Duration {
    #[cfg(unix)]
    {
        let mut time = libc::timespec {
            tv_sec: 0,
            tv_nsec: 0,
        };
        // SAFETY: the structure may be written.
        if unsafe { libc::clock_gettime(libc::CLOCK_PROCESS_CPUTIME_ID, &mut time) } == 0 {
            return Duration::new(time.tv_sec as u64, time.tv_nsec as u32);
        }
    }
    since.elapsed()
}

/// The times of a row's rounds, sorted: on the clock and of the processors, and on the clock after each kind of pause.
#[derive(Clone, Default)]
struct Times {
    clock: Vec<Duration>,
    processor: Vec<Duration>,
    after: [Vec<Duration>; Before::ALL.len()],
}

/// Runs and prints the rows; `array` is the size of one array.
fn table(rows: &mut [Row<'_>], array: usize, rounds: usize) {
    let mut times = vec![Times::default(); rows.len()];
    let begin = Instant::now();
    for round in 0..=rounds {
        for ((_, _, row), times) in rows.iter_mut().zip(&mut times) {
            let (start, used) = (Instant::now(), processor_time(begin));
            row();
            // The first is for pages and clocks.
            if round > 0 {
                times.clock.push(start.elapsed());
                times.processor.push(processor_time(begin).saturating_sub(used));
            }
            for (before, after) in Before::ALL.iter().zip(&mut times.after) {
                before.pass();
                let start = Instant::now();
                row();
                after.push(start.elapsed());
            }
        }
    }
    for times in &mut times {
        let [work, sleep] = &mut times.after;
        for times in [&mut times.clock, &mut times.processor, work, sleep] {
            times.sort();
        }
    }
    let ms = |time: Duration| time.as_secs_f64() * 1e3;
    for (k, ((name, arrays, _), own)) in rows.iter().zip(&times).enumerate() {
        // Rows that make their result stand beside the plain loop that does.
        let base = &times[if k < NEW { 0 } else { NEW }];
        let rate = |time: Duration| (arrays * array) as f64 / time.as_secs_f64() / 1e9;
        println!(
            "{name:22} clock {:8.2} ms (median {:8.2}), {:5.1} GB/s, {:4.2} x; processors {:8.2} ms (median {:8.2}), \
             {:5.1} GB/s, {:4.2} x; medians after other work {:8.2} ms, after sleep {:8.2} ms",
            ms(own.clock[0]),
            ms(own.clock[rounds / 2]),
            rate(own.clock[0]),
            ms(own.clock[0]) / ms(base.clock[0]),
            ms(own.processor[0]),
            ms(own.processor[rounds / 2]),
            rate(own.processor[0]),
            ms(own.processor[0]) / ms(base.processor[0]),
            ms(own.after[0][rounds / 2]),
            ms(own.after[1][rounds / 2]),
        );
    }
}

fn main() {
    if level() < Level::Avx512 {
        println!("skipped: without AVX-512 there is nothing to compare");
        return;
    }
    let mut numbers = std::env::args().filter_map(|argument| argument.parse().ok());
    let (n, rounds) = (
        numbers.next().unwrap_or(10_000_000),
        numbers.next().unwrap_or(5).max(1),
    );
    #[cfg(target_arch = "x86_64")]
    {
        run32(n, rounds);
        run64(n, rounds);
    }
}
