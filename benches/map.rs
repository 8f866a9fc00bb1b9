//! A polynomial of twelve fused operations over arrays, in each mode, against the same loop in plain Rust, which LLVM
//! vectorises to 512 bits, and against a loop with the same memory traffic and no arithmetic.
//!
//! `lanes` is one thread into an array that exists; `map` makes its result and uses all threads for long arrays, so it
//! stands beside a plain loop that makes its result. 10^3 (L1), 10^6 (L2, L3) and 10^8 (memory) elements. Without
//! AVX-512 there is nothing to compare and the benchmark says so.

#[cfg(target_arch = "x86_64")]
#[path = "between/rows.rs"]
mod rows;

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use fpdsl::backend::{Level, level};
use fpdsl::prelude::*;
use fpdsl_runtime::loops::{Elements, Outputs, run};
#[cfg(target_arch = "x86_64")]
use rows::bench;

/// The polynomial, in Horner's order; the coefficients matter to no one.
macro_rules! horner {
    ($x:ident, |$p:ident, $c:ident| $step:expr) => {
        horner!(@ $x, $p, $c, $step, 0.01; 0.03 0.05 0.07 0.11 0.15 0.2 0.3 0.0625 0.125 0.25 0.5 1.0)
    };
    (@ $x:ident, $p:ident, $c:ident, $step:expr, $first:literal; $($coefficient:literal)*) => {{
        let $p = $first;
        $(
            let $c = $coefficient;
            let $p = $step;
        )*
        $p
    }};
}

macro_rules! polynomials {
    ($native:ident: $($mode:literal $name:ident),*; $plain:ident $traffic:ident) => {
        $(
            // Mapped only, never called.
            #[allow(dead_code)]
            #[fp(mode = $mode, contract = true)]
            fn $name(x: $native) -> $native {
                let p = 0.03 + 0.01 * x;
                let p = 0.05 + p * x;
                let p = 0.07 + p * x;
                let p = 0.11 + p * x;
                let p = 0.15 + p * x;
                let p = 0.2 + p * x;
                let p = 0.3 + p * x;
                let p = 0.0625 + p * x;
                let p = 0.125 + p * x;
                let p = 0.25 + p * x;
                let p = 0.5 + p * x;
                1.0 + p * x
            }
        )*

        #[cfg(target_arch = "x86_64")]
        #[target_feature(enable = "avx512f")]
        fn $plain(x: &[$native], out: &mut [$native]) {
            for (&x, out) in x.iter().zip(out) {
                *out = horner!(x, |p, c| $native::mul_add(p, x, c));
            }
        }

        #[cfg(target_arch = "x86_64")]
        #[target_feature(enable = "avx512f")]
        fn $traffic(x: &[$native], out: &mut [$native]) {
            for (x, out) in x.iter().zip(out) {
                *out = $native::from_bits(x.to_bits() ^ 1);
            }
        }
    };
}

polynomials!(f32: "rn" rn32, "rz" rz32, "ru" ru32, "rd" rd32; plain32 traffic32);
polynomials!(f64: "rn" rn64, "rz" rz64, "ru" ru64, "rd" rd64; plain64 traffic64);

#[cfg(target_arch = "x86_64")]
macro_rules! compare {
    ($c:ident, $native:ident, $plain:ident $traffic:ident, $($mode:literal $name:ident),*; $map:ident) => {
        for n in [1_000_usize, 1_000_000, 100_000_000] {
            let mut group = $c.benchmark_group(format!("{}/{n}", stringify!($native)));
            group.throughput(Throughput::Elements(n as u64));
            let x: Vec<$native> = (0..n).map(|i| ((i * 7919) % 1009) as $native / 1009.0).collect();
            let mut out = vec![0.0; n];
            // SAFETY: `benchmark` has asked for the features.
            bench(&mut group, "plain", || unsafe { $plain(black_box(&x), black_box(&mut out)) });
            $(
                bench(&mut group, concat!("lanes ", $mode), || {
                        let (x, out) = (black_box(&x), black_box(&mut out));
                        // SAFETY: both arrays have `n` elements.
                        unsafe { run::<$name, _, _>((Elements(x.as_ptr()),), Outputs(out.as_mut_ptr()), 0..n) }
                    });
            )*
            // SAFETY: as for `plain`.
            bench(&mut group, "traffic", || unsafe { $traffic(black_box(&x), black_box(&mut out)) });
            drop(out);
            bench(&mut group, "plain, new Vec", || {
                    let mut out = vec![0.0; n];
                    // SAFETY: as for `plain`.
                    unsafe { $plain(black_box(&x), &mut out) };
                    out
                });
            let host = Device::host();
            bench(&mut group, "map rz", || $map::map(black_box(&x)).run(&host));
            group.finish();
        }
    };
}

fn benchmark(c: &mut Criterion) {
    if level() < Level::Avx512 {
        println!("skipped: without AVX-512 there is nothing to compare");
        return;
    }
    #[cfg(target_arch = "x86_64")]
    {
        compare!(c, f32, plain32 traffic32, "rn" rn32, "rz" rz32, "ru" ru32, "rd" rd32; rz32);
        compare!(c, f64, plain64 traffic64, "rn" rn64, "rz" rz64, "ru" ru64, "rd" rd64; rz64);
    }
}

criterion_group! {
    name = benches;
    config = Criterion::default().warm_up_time(Duration::from_millis(300)).measurement_time(Duration::from_secs(1));
    targets = benchmark
}
criterion_main!(benches);
