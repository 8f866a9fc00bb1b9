//! A 12-operation polynomial over arrays: the lanes in each mode against the same loop in plain Rust, which LLVM
//! vectorises to 512 bits, and against a loop with the same memory traffic and no arithmetic.
//!
//! One thread, 10^3 (L1), 10^6 (L2 and L3) and 10^8 (memory) elements. What to compare: `rz` and its kin with `plain`.
//! Without AVX-512 there is nothing to compare and the benchmark says so.

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use fpdsl_runtime::backend::Backend;
use fpdsl_runtime::function::Function;
use fpdsl_runtime::lanes::{Elements, Outputs, run};
use fpdsl_runtime::lift::Lift;
use fpdsl_runtime::{Mode, Rd, Rn, Ru, Rz, ops};
use std::hint::black_box;
use std::marker::PhantomData;
use std::time::Duration;

/// The coefficients of the polynomial, twelve fused multiply-adds in Horner's order.
const C: [f64; 13] = [
    1.0, 0.5, 0.25, 0.125, 0.0625, 0.3, 0.2, 0.15, 0.11, 0.07, 0.05, 0.03, 0.01,
];

macro_rules! polynomial {
    ($Poly:ident, $native:ident, $plain:ident, $copy:ident) => {
        struct $Poly<M>(PhantomData<M>);

        impl<M: Mode> Function for $Poly<M> {
            type Args = ($native,);
            type Out = $native;

            const NAME: &'static str = stringify!($Poly);
            const PARAMS: &'static [&'static str] = &["x"];
            const SOURCE: &'static str = "";

            #[inline(always)]
            fn eval<B: Backend>(b: B, (x,): <Self::Args as Lift>::On<B>) -> <$native as Lift>::On<B> {
                let mut p = ops::lift(b, C[12] as $native);
                for c in C[..12].iter().rev() {
                    p = ops::mul_add::<M, _, _>(b, p, x, ops::lift(b, *c as $native));
                }
                p
            }
        }

        #[cfg(target_arch = "x86_64")]
        #[target_feature(enable = "avx512f")]
        fn $plain(x: &[$native], out: &mut [$native]) {
            for (x, out) in x.iter().zip(out) {
                let mut p = C[12] as $native;
                for c in C[..12].iter().rev() {
                    p = p.mul_add(*x, *c as $native);
                }
                *out = p;
            }
        }

        #[cfg(target_arch = "x86_64")]
        #[target_feature(enable = "avx512f")]
        fn $copy(x: &[$native], out: &mut [$native]) {
            for (x, out) in x.iter().zip(out) {
                *out = <$native>::from_bits(x.to_bits() ^ 1);
            }
        }
    };
}

polynomial!(Poly32, f32, plain32, traffic32);
polynomial!(Poly64, f64, plain64, traffic64);

macro_rules! compare {
    ($c:expr, $Poly:ident, $native:ident, $plain:ident, $traffic:ident) => {
        for n in [1_000_usize, 1_000_000, 100_000_000] {
            let mut group = $c.benchmark_group(format!("map/{}/{n}", stringify!($native)));
            group.throughput(Throughput::Elements(n as u64));
            let x: Vec<$native> = (0..n).map(|i| ((i * 7919) % 1009) as $native / 1009.0).collect();
            let mut out = vec![0.0; n];
            // SAFETY: `main` has asked for the features.
            group.bench_function("plain", |b| b.iter(|| unsafe { $plain(black_box(&x), black_box(&mut out)) }));
            compare!(@modes group, $Poly, x, out, n, Rn Rz Ru Rd);
            // SAFETY: as above.
            group.bench_function("traffic", |b| b.iter(|| unsafe { $traffic(black_box(&x), black_box(&mut out)) }));
            group.finish();
        }
    };
    (@modes $group:ident, $Poly:ident, $x:ident, $out:ident, $n:ident, $($M:ident)*) => {$(
        $group.bench_function(BenchmarkId::from_parameter($M::ROUNDING), |b| {
            b.iter(|| {
                let (x, out) = (black_box(&$x), black_box(&mut $out));
                // SAFETY: both arrays have `n` elements.
                unsafe { run::<$Poly<$M>, _, _>((Elements(x.as_ptr()),), Outputs(out.as_mut_ptr()), 0..$n) }
            })
        });
    )*};
}

fn map(c: &mut Criterion) {
    #[cfg(target_arch = "x86_64")]
    if fpdsl_runtime::dispatch::level() == fpdsl_runtime::dispatch::Level::Avx512 {
        compare!(c, Poly32, f32, plain32, traffic32);
        compare!(c, Poly64, f64, plain64, traffic64);
        return;
    }
    let _ = (c, Duration::ZERO);
    println!("skipped: this CPU has no AVX-512, whose speed is what is compared");
}

criterion_group! {
    name = benches;
    config = Criterion::default().warm_up_time(Duration::from_millis(300)).measurement_time(Duration::from_secs(1));
    targets = map
}
criterion_main!(benches);
