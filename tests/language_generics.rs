//! Functions that are generic over the format, the length of arrays and the mode.
#![cfg(feature = "cuda")]

#[path = "support/everywhere.rs"]
#[macro_use]
#[allow(dead_code, unused_macros)]
mod everywhere;
#[path = "support/leaves.rs"]
mod leaves;
#[path = "support/report.rs"]
mod report;

/// The suite's name in reports.
const SUITE: &str = "language, generics";

use fpdsl::backend::{Level, call_at};
use fpdsl::generic::Function;
use fpdsl::prelude::*;

/// A sum of products from left to right.
#[fp]
fn dot<T: Float, const N: usize>(a: [T; N], b: [T; N]) -> T {
    let mut s = 0.0;
    for i in 0..N {
        s += a[i] * b[i];
    }
    s
}

/// Literals, constants, casts and methods of a format that is not known.
#[fp]
fn mixture<T: Float>(x: T, n: i32) -> (T, bool) {
    let y: T = x.abs().min(T::MAX / 4.0) * 0.5 + n as T;
    let mut best = y;
    for k in 1..=3 {
        let candidate = (y + (k as T)).sqrt();
        if candidate < best {
            best = candidate;
        }
    }
    (best - T::EPSILON, x.is_nan() || y as f64 > 1e3)
}

/// Integers of any width wrap.
#[fp]
fn hash<I: Int>(x: I, y: I) -> I {
    let mut h = x ^ 17;
    for _ in 0..4 {
        h = h * 31 + y;
    }
    h.max(y) >> 1
}

/// A mode, a format and a length in one function.
#[fp(mode = M)]
fn norm<M: Mode, T: Float, const N: usize>(a: [T; N]) -> T {
    dot_in::<M, T, N>(a, a).sqrt() / 3.0
}

#[fp(mode = M)]
fn dot_in<M: Mode, T: Float, const N: usize>(a: [T; N], b: [T; N]) -> T {
    let mut s = a[0] * b[0];
    for i in 1..N {
        s += a[i] * b[i];
    }
    s
}

/// Calls of generic functions with and without the names of their instances.
#[fp]
fn calls(a: [f32; 3], b: [f64; 2]) -> (f32, f64) {
    let d = dot(a, a) + dot::<f32, 3>(a, [1.0, 2.0, 3.0]) + norm::<Ru, f32, _>(a);
    (d, dot(b, b) + mixture(b[0], 3).0 + norm::<Rd, _, 2>(b))
}

/// Two types at once.
#[fp]
fn convert<T: Float, U: Float, I: Int>(x: T, i: I) -> (U, I) {
    ((x * 2.0) as U / 3.0, x as I + i)
}

mod plain {
    pub fn dot<const N: usize>(a: [f32; N], b: [f32; N]) -> f32 {
        let mut s = 0.0;
        for i in 0..N {
            s += a[i] * b[i];
        }
        s
    }

    pub fn mixture(x: f64, n: i32) -> (f64, bool) {
        let y = x.abs().min(f64::MAX / 4.0) * 0.5 + f64::from(n);
        let mut best = y;
        for k in 1..=3 {
            let candidate = (y + f64::from(k)).sqrt();
            if candidate < best {
                best = candidate;
            }
        }
        (best - f64::EPSILON, x.is_nan() || y > 1e3)
    }

    pub fn hash(x: u16, y: u16) -> u16 {
        let mut h = x ^ 17;
        for _ in 0..4 {
            h = h.wrapping_mul(31).wrapping_add(y);
        }
        h.max(y) >> 1
    }
}

const F32: [f32; 6] = [0.1, -1.5, 3.25e-20, 7.0e20, -0.0, 1.0];
const F64: [f64; 6] = [0.1, -2.5, 1e-310, 1e300, 0.0, f64::NAN];

#[test]
fn a_product_of_arrays() {
    let rows: Vec<([f32; 3], [f32; 3])> = (0..36)
        .map(|k| {
            let at = |n: usize| F32[(k * 5 + n * 7) % 6];
            ([at(0), at(1), at(2)], [at(3), at(4), F32[k / 6]])
        })
        .collect();
    everywhere::check::<dot<f32, 3>, f32>(
        &rows,
        |(a, b)| plain::dot(a, b),
        |(a, b)| dot(a, b),
        |device| {
            let (a, b) = everywhere::Columns::columns(&rows);
            dot::<f32, 3>::map(&a, &b).run(device).unwrap().to_vec().unwrap()
        },
    );
}

#[test]
fn everything_that_a_format_has() {
    let rows: Vec<(f64, i32)> = F64.iter().flat_map(|&x| [-7, 0, 2000].map(|n| (x, n))).collect();
    everywhere::check::<mixture<f64>, (f64, bool)>(
        &rows,
        |(x, n)| plain::mixture(x, n),
        |(x, n)| mixture(x, n),
        |device| {
            let (x, n) = everywhere::Columns::columns(&rows);
            let (values, flags) = mixture::<f64>::map(&x, &n).run(device).unwrap();
            let (values, flags) = (values.to_vec().unwrap(), flags.to_vec().unwrap());
            values.into_iter().zip(flags).collect()
        },
    );
}

#[test]
fn integers() {
    let rows: Vec<(u16, u16)> = (0..64_u16)
        .map(|k| (k.wrapping_mul(2749), k.wrapping_mul(40503)))
        .collect();
    everywhere::check::<hash<u16>, u16>(
        &rows,
        |(x, y)| plain::hash(x, y),
        |(x, y)| hash(x, y),
        |device| {
            let (x, y) = everywhere::Columns::columns(&rows);
            hash::<u16>::map(&x, &y).run(device).unwrap().to_vec().unwrap()
        },
    );
}

#[test]
fn narrow_formats() {
    let half = |x: f32| f16::from_f32(x);
    assert_eq!(dot([half(1.5), half(2.0)], [half(3.0), half(0.25)]), half(5.0));
    assert_eq!(
        mixture(bf16::from_f32(4.0), 1),
        (bf16::from_f32(2.0) - bf16::EPSILON, false)
    );
}

/// Each instance rounds on its own, and an instance is what its text with the names filled in is.
#[test]
fn instances() {
    #[fp(mode = "ru")]
    fn norm_up(a: [f32; 3]) -> f32 {
        ((a[0] * a[0] + a[1] * a[1]) + a[2] * a[2]).sqrt() / 3.0
    }
    #[fp(mode = "rd")]
    fn norm_down(a: [f64; 2]) -> f64 {
        (a[0] * a[0] + a[1] * a[1]).sqrt() / 3.0
    }
    let (a, b) = ([0.1, 0.7, -2.3], [0.3, 1e-3]);
    assert_eq!(norm::<Ru, f32, 3>(a).to_bits(), norm_up(a).to_bits());
    assert_eq!(norm::<Rd, f64, 2>(b).to_bits(), norm_down(b).to_bits());
    assert!(norm::<Rd, f32, 3>(a) < norm::<Ru, f32, 3>(a));
    let sum = plain::dot(a, a) + plain::dot(a, [1.0, 2.0, 3.0]) + norm_up(a);
    let wide = b[0] * b[0] + b[1] * b[1] + plain::mixture(b[0], 3).0 + norm_down(b);
    assert_eq!(calls(a, b), (sum, wide));
}

#[test]
fn several_types() {
    let (x, i) = convert::<f64, f32, u8>(1.0e-3, 200);
    assert_eq!((x.to_bits(), i), ((2.0e-3_f64 as f32 / 3.0).to_bits(), 200));
    for level in [Level::Portable, Level::Fma, Level::Avx512] {
        let found = call_at::<convert<f32, f64, i64>>(level, (7.75, -3));
        assert_eq!(found, (15.5 / 3.0, 4));
    }
}

#[test]
fn instances_are_named() {
    assert_eq!(<dot<f32, 12> as Function>::NAME, "dot::<f32, 12>");
    assert_eq!(<norm<Rz, f64, 1> as Function>::NAME, "norm::<Rz, f64, 1>");
    let source = norm::<Rz, f64, 3>::cuda_source();
    assert!(
        source.contains("__dsqrt_rz") && source.contains("__dmul_rz"),
        "{source}"
    );
}

/// The fault names the instance.
#[fp]
fn element<T: Float, const N: usize>(a: [T; N], i: usize) -> T {
    a[i]
}

#[test]
#[should_panic(expected = "`element::<f64, 2>`")]
fn faults_name_the_instance() {
    element([1.0, 2.0], 2);
}
