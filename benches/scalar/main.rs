//! One operation at a time, in a loop that is kept scalar: plain Rust (round to nearest), each scalar backend in
//! each mode, and the software implementations that people use otherwise.
//!
//! `cargo bench --bench scalar -- f64/fma` runs one group. Ratios to `plain` in one run are what counts.

mod data;
mod peers;

use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, Criterion, Throughput, criterion_group, criterion_main};
use fpdsl_runtime::avx512::Avx512;
use fpdsl_runtime::backend::Float;
use fpdsl_runtime::lift::Lift;
use fpdsl_runtime::portable::{Portable, PortableFma};
use fpdsl_runtime::scalar::ScalarBackend;
use fpdsl_runtime::{Mode, Rd, Rn, Ru, Rz, ops};
use std::time::Duration;

use data::{Data, N, Real};
use peers::Peers;

/// An operation with a goal.
#[derive(Clone, Copy)]
pub enum Op {
    /// `x + y`
    Add,
    /// `x * y`
    Mul,
    /// `x / y`
    Div,
    /// The square root.
    Sqrt,
    /// `x * y + z`, rounded once
    Fma,
}

const OPS: [(Op, &str); 5] = [
    (Op::Add, "add"),
    (Op::Mul, "mul"),
    (Op::Div, "div"),
    (Op::Sqrt, "sqrt"),
    (Op::Fma, "fma"),
];

/// One operation of a backend over the data; inlined into a function with the backend's features.
#[inline(always)]
fn sweep<B: ScalarBackend, T: Real + Lift<On<B>: Float<B>>, M: Mode>(b: B, op: Op, data: &mut Data<T>) {
    macro_rules! each {
        (|$x:ident, $y:ident, $z:ident| $result:expr) => {
            data.sweep(
                #[inline(always)]
                |$x, $y, $z| {
                    let ($x, $y, $z) = (T::lift(b, $x), T::lift(b, $y), T::lift(b, $z));
                    let _ = ($y, $z);
                    T::lower(b, $result)
                },
            )
        };
    }
    match op {
        Op::Add => each!(|x, y, z| ops::add::<M, _, _>(b, x, y)),
        Op::Mul => each!(|x, y, z| ops::mul::<M, _, _>(b, x, y)),
        Op::Div => each!(|x, y, z| ops::div::<M, _, _>(b, x, y)),
        Op::Sqrt => each!(|x, y, z| ops::sqrt::<M, _, _>(b, x)),
        Op::Fma => each!(|x, y, z| ops::mul_add::<M, _, _>(b, x, y, z)),
    }
}

/// Plain Rust, with the instructions of the same CPU.
macro_rules! plain {
    ($name:ident, $native:ident, $features:literal) => {
        #[target_feature(enable = $features)]
        fn $name(op: Op, data: &mut Data<$native>) {
            match op {
                Op::Add => data.sweep(|x, y, _| x + y),
                Op::Mul => data.sweep(|x, y, _| x * y),
                Op::Div => data.sweep(|x, y, _| x / y),
                Op::Sqrt => data.sweep(|x, _, _| x.sqrt()),
                Op::Fma => data.sweep(|x, y, z| x.mul_add(y, z)),
            }
        }
    };
}

plain!(plain32, f32, "avx2,fma");
plain!(plain64, f64, "avx2,fma");

fn portable<T: Real + Lift<On<Portable>: Float<Portable>>, M: Mode>(op: Op, data: &mut Data<T>) {
    sweep::<_, T, M>(Portable::new(), op, data);
}

#[target_feature(enable = "avx2,fma")]
fn portable_fma<T: Real + Lift<On<PortableFma>: Float<PortableFma>>, M: Mode>(op: Op, data: &mut Data<T>) {
    // SAFETY: the features are this function's own.
    sweep::<_, T, M>(unsafe { PortableFma::new() }, op, data);
}

#[target_feature(enable = "avx512f,avx512dq,avx512bw,avx512vl")]
fn avx512<T: Real + Lift<On<Avx512>: Float<Avx512>>, M: Mode>(op: Op, data: &mut Data<T>) {
    // SAFETY: the features are this function's own.
    sweep::<_, T, M>(unsafe { Avx512::new() }, op, data);
}

fn measure<T>(
    group: &mut BenchmarkGroup<'_, WallTime>,
    name: &str,
    op: Op,
    data: &mut Data<T>,
    run: impl Fn(Op, &mut Data<T>),
) {
    group.bench_function(name, |bencher| bencher.iter(|| run(op, data)));
}

macro_rules! group {
    ($name:ident, $native:ident, $plain:ident) => {
        fn $name(criterion: &mut Criterion) {
            let has_avx512 = is_x86_feature_detected!("avx512dq") && is_x86_feature_detected!("avx512vl");
            for (op, op_name) in OPS {
                let mut group = criterion.benchmark_group(format!("{}/{op_name}", stringify!($native)));
                group.throughput(Throughput::Elements(N as u64));
                let data = &mut if matches!(op, Op::Sqrt) {
                    Data::positive()
                } else {
                    Data::<$native>::new()
                };
                // SAFETY: `scalar` returns unless AVX2 and FMA were detected; AVX-512 is asked for here.
                unsafe {
                    measure(&mut group, "plain", op, data, |op, data| $plain(op, data));
                    measure(&mut group, "portable-fma rz", op, data, |op, data| {
                        portable_fma::<_, Rz>(op, data)
                    });
                    measure(&mut group, "portable-fma ru", op, data, |op, data| {
                        portable_fma::<_, Ru>(op, data)
                    });
                    measure(&mut group, "portable-fma rd", op, data, |op, data| {
                        portable_fma::<_, Rd>(op, data)
                    });
                    measure(&mut group, "portable rz", op, data, portable::<_, Rz>);
                    measure(&mut group, "portable ru", op, data, portable::<_, Ru>);
                    measure(&mut group, "portable rd", op, data, portable::<_, Rd>);
                    if has_avx512 {
                        measure(&mut group, "avx512 rn", op, data, |op, data| {
                            avx512::<_, Rn>(op, data)
                        });
                        measure(&mut group, "avx512 rz", op, data, |op, data| {
                            avx512::<_, Rz>(op, data)
                        });
                        measure(&mut group, "avx512 ru", op, data, |op, data| {
                            avx512::<_, Ru>(op, data)
                        });
                    }
                }
                measure(&mut group, "soft rz", op, data, |op, data| {
                    data.sweep(<$native>::soft(op))
                });
                measure(&mut group, "softfloat rz", op, data, |op, data| {
                    data.sweep(<$native>::softfloat(op))
                });
                if let Some(apfloat) = <$native>::apfloat(op) {
                    measure(&mut group, "apfloat rz", op, data, |_, data| {
                        data.sweep(apfloat)
                    });
                }
                group.finish();
            }
        }
    };
}

group!(single, f32, plain32);
group!(double, f64, plain64);

fn scalar(criterion: &mut Criterion) {
    if !(is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma")) {
        println!("skipped: the scalar goals are set for CPUs with AVX2 and FMA");
        return;
    }
    single(criterion);
    double(criterion);
}

criterion_group! {
    name = benches;
    config = Criterion::default()
        .sample_size(30)
        .warm_up_time(Duration::from_millis(100))
        .measurement_time(Duration::from_millis(300));
    targets = scalar
}
criterion_main!(benches);
