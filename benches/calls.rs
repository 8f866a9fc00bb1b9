//! The cost of a scalar call: a 12-operation function inlined, called from an `#[fp]` body, and called through the
//! dispatch; and each operation with embedded rounding, throughput and latency, against plain round-to-nearest.
//!
//! Every loop passes its results through an empty `asm!`, so that LLVM does not vectorise the plain ones. Without
//! AVX-512 there is nothing to compare and the benchmark says so.

#[cfg(not(target_arch = "x86_64"))]
fn main() {
    println!("skipped: embedded rounding exists on x86-64 only");
}

#[cfg(target_arch = "x86_64")]
#[path = "between/rows.rs"]
mod rows;

#[cfg(target_arch = "x86_64")]
criterion::criterion_group! {
    name = benches;
    config = criterion::Criterion::default()
        .warm_up_time(std::time::Duration::from_millis(200))
        .measurement_time(std::time::Duration::from_millis(600));
    targets = x86::calls, x86::operations
}
#[cfg(target_arch = "x86_64")]
criterion::criterion_main!(benches);

#[cfg(target_arch = "x86_64")]
mod x86 {
    use criterion::{Criterion, Throughput};
    use fpdsl::backend::{Level, Lift, level};
    use fpdsl::generic::Function;
    use fpdsl::{fp, mode::Rz};
    use fpdsl_macros::for_each_scalar;
    use fpdsl_runtime::avx512::Avx512;
    use fpdsl_runtime::ops;
    use std::hint::black_box;

    use super::rows::bench;

    const N: usize = 32_768;

    /// Keeps a value in a register and the loop around it scalar.
    macro_rules! scalar {
        ($value:expr) => {{
            let mut value = $value;
            // SAFETY: no instruction.
            unsafe { std::arch::asm!("/* {0} */", inout(xmm_reg) value, options(pure, nomem, nostack, preserves_flags)) };
            value
        }};
    }

    fn available() -> bool {
        let found = level() == Level::Avx512;
        if !found {
            println!("skipped: this CPU has no AVX-512, whose speed is what is compared");
        }
        found
    }

    /// Six multiplications and six additions.
    #[fp(mode = "rz")]
    fn twelve(x: f64) -> f64 {
        let p = x * x + 1.0;
        let p = p * x + 0.5;
        let p = p * x + 0.25;
        let p = p * x + 0.125;
        let p = p * x + 0.0625;
        p * x + 0.3
    }

    #[inline(always)]
    fn twelve_plain(x: f64) -> f64 {
        let p = x * x + 1.0;
        let p = p * x + 0.5;
        let p = p * x + 0.25;
        let p = p * x + 0.125;
        let p = p * x + 0.0625;
        p * x + 0.3
    }

    fn plain(x: &[f64], out: &mut [f64]) {
        for (x, out) in x.iter().zip(out) {
            *out = scalar!(twelve_plain(*x));
        }
    }

    fn dispatched(x: &[f64], out: &mut [f64]) {
        for (x, out) in x.iter().zip(out) {
            *out = scalar!(twelve(*x));
        }
    }

    #[target_feature(enable = "avx512f,avx512dq,avx512bw,avx512vl")]
    fn inside(x: &[f64], out: &mut [f64]) {
        // SAFETY: this function has the features.
        let b = unsafe { Avx512::new() };
        for (x, out) in x.iter().zip(out) {
            *out = scalar!(f64::lower(b, twelve::eval(b, Lift::lift(b, (*x,)))));
        }
    }

    pub fn calls(c: &mut Criterion) {
        if !available() {
            return;
        }
        let x: Vec<f64> = (0..N).map(|i| ((i * 7919) % 1009) as f64 / 1009.0).collect();
        let mut out = vec![0.0; N];
        let mut group = c.benchmark_group("call/twelve operations");
        group.throughput(Throughput::Elements(N as u64));
        bench(&mut group, "plain, inlined", || {
            plain(black_box(&x), black_box(&mut out))
        });
        // SAFETY: the features are there.
        bench(&mut group, "from an #[fp] body", || unsafe {
            inside(black_box(&x), black_box(&mut out))
        });
        bench(&mut group, "through the dispatch", || {
            dispatched(black_box(&x), black_box(&mut out))
        });
        group.finish();
    }

    /// One operation in a loop over arrays and in a chain, plain and in mode rz.
    macro_rules! operation {
        ($c:expr, $native:ident, $name:literal, |$x:ident, $y:ident, $z:ident| $plain:expr, |$b:ident| $rounded:expr) => {{
            #[target_feature(enable = "avx512f,avx512dq,avx512bw,avx512vl")]
            fn throughput_plain(x: &[$native], y: &[$native], out: &mut [$native]) {
                for ((x, y), out) in x.iter().zip(y).zip(out) {
                    let ($x, $y, $z) = (*x, *y, 0.25);
                    *out = scalar!($plain);
                }
            }

            #[target_feature(enable = "avx512f,avx512dq,avx512bw,avx512vl")]
            fn throughput_rz(x: &[$native], y: &[$native], out: &mut [$native]) {
                // SAFETY: this function has the features.
                let $b = unsafe { Avx512::new() };
                for ((x, y), out) in x.iter().zip(y).zip(out) {
                    let ($x, $y) = (ops::lift($b, *x), ops::lift($b, *y));
                    let $z = ops::lift($b, 0.25 as $native);
                    *out = scalar!($native::lower($b, $rounded));
                }
            }

            #[target_feature(enable = "avx512f,avx512dq,avx512bw,avx512vl")]
            fn latency_plain(first: $native, y: &[$native]) -> $native {
                let mut $x = first;
                for y in y {
                    let ($y, $z) = (*y, 0.25);
                    $x = $plain;
                }
                $x
            }

            #[target_feature(enable = "avx512f,avx512dq,avx512bw,avx512vl")]
            fn latency_rz(first: $native, y: &[$native]) -> $native {
                // SAFETY: this function has the features.
                let $b = unsafe { Avx512::new() };
                let mut $x = ops::lift($b, first);
                for y in y {
                    let $y = ops::lift($b, *y);
                    let $z = ops::lift($b, 0.25 as $native);
                    $x = $rounded;
                }
                $native::lower($b, $x)
            }

            let x: Vec<$native> = (0..N)
                .map(|i| 1.0 + ((i * 7919) % 1009) as $native / 1009.0)
                .collect();
            let y: Vec<$native> = (0..N)
                .map(|i| 0.5 + ((i * 4729) % 997) as $native / 997.0)
                .collect();
            let mut out = vec![0.0; N];
            let mut group = $c.benchmark_group(format!("operation/{}/{}", stringify!($native), $name));
            group.throughput(Throughput::Elements(N as u64));
            // SAFETY: `available` has asked for the features.
            bench(&mut group, "throughput, plain", || unsafe {
                throughput_plain(black_box(&x), black_box(&y), black_box(&mut out))
            });
            // SAFETY: `available` has asked for the features.
            bench(&mut group, "throughput, rz", || unsafe {
                throughput_rz(black_box(&x), black_box(&y), black_box(&mut out))
            });
            // SAFETY: `available` has asked for the features.
            bench(&mut group, "latency, plain", || unsafe {
                latency_plain(black_box(1.5), black_box(&y))
            });
            // SAFETY: `available` has asked for the features.
            bench(&mut group, "latency, rz", || unsafe {
                latency_rz(black_box(1.5), black_box(&y))
            });
            group.finish();
        }};
    }

    pub fn operations(c: &mut Criterion) {
        if !available() {
            return;
        }
        for_each_scalar! {
            #for f32 || f64 {
                operation!(c, #T, "add", |x, y, _z| x + y, |b| ops::add::<Rz, _, _>(b, x, y));
                operation!(c, #T, "sub", |x, y, _z| x - y, |b| ops::sub::<Rz, _, _>(b, x, y));
                operation!(c, #T, "mul", |x, y, _z| x * y, |b| ops::mul::<Rz, _, _>(b, x, y));
                operation!(c, #T, "div", |x, y, _z| x / y, |b| ops::div::<Rz, _, _>(b, x, y));
                operation!(c, #T, "sqrt", |x, _y, _z| x.sqrt(), |b| ops::sqrt::<Rz, _, _>(b, x));
                operation!(c, #T, "fma", |x, y, z| x.mul_add(y, z), |b| ops::mul_add::<Rz, _, _>(b, x, y, z));
            }
        }
    }
}
