//! Functions with the attribute, and the same written by hand with intrinsics of embedded rounding.
//!
//! `tests/equals_intrinsics.rs` compiles this crate to assembly and compares each `.._body` with its `.._hand`.
#![cfg(target_arch = "x86_64")]
#![allow(clippy::missing_safety_doc)]

use core::arch::x86_64::*;

use fpdsl::backend::Lift;
use fpdsl::generic::Function;
use fpdsl::{
    fp,
    mode::{Mode, Rd},
};
use fpdsl_runtime::avx512::Avx512;

const RU: i32 = _MM_FROUND_TO_POS_INF | _MM_FROUND_NO_EXC;
const RZ: i32 = _MM_FROUND_TO_ZERO | _MM_FROUND_NO_EXC;
const RD: i32 = _MM_FROUND_TO_NEG_INF | _MM_FROUND_NO_EXC;

/// Two operations.
#[allow(dead_code)]
#[fp(mode = "ru", contract = false)]
fn axpy(a: f32, x: f32, y: f32) -> f32 {
    a * x + y
}

/// Twelve operations.
#[allow(dead_code)]
#[fp(mode = "rz", contract = false)]
fn polynomial(x: f64) -> f64 {
    (((((x * x + 1.5) * x + 0.5) * x + 0.25) * x + 0.125) * x + 0.0625) * x + 0.75
}

/// A root, a quotient and a branch, with the mode as a parameter.
#[allow(dead_code)]
#[fp(mode = M, contract = true)]
fn unit<M: Mode>(x: f64, y: f64) -> f64 {
    let r = (x * x + y * y).sqrt();
    if r > 1.0 { x / r } else { r }
}

/// A call of `F` on a CPU with AVX-512.
#[target_feature(enable = "avx512f,avx512dq,avx512bw,avx512vl")]
#[inline]
fn body<F: Function>(args: F::Args) -> F::Out {
    // SAFETY: this function has the features.
    let b = unsafe { Avx512::new() };
    F::Out::lower(b, F::eval(b, Lift::lift(b, args)))
}

/// Pairs that the test compares.
macro_rules! pair {
    ($body:ident, $hand:ident, $function:ty, |$($x:ident: $native:ident),+| -> $out:ident $by_hand:block) => {
        /// As emitted.
        #[unsafe(no_mangle)]
        #[target_feature(enable = "avx512f,avx512dq,avx512bw,avx512vl")]
        pub fn $body($($x: $native),+) -> $out {
            body::<$function>(($($x,)+))
        }

        /// By hand.
        #[unsafe(no_mangle)]
        #[target_feature(enable = "avx512f,avx512dq,avx512bw,avx512vl")]
        pub fn $hand($($x: $native),+) -> $out $by_hand
    };
}

pair!(axpy_body, axpy_hand, axpy, |a: f32, x: f32, y: f32| -> f32 {
    let product = _mm_mul_round_ss::<RU>(_mm_set_ss(a), _mm_set_ss(x));
    _mm_cvtss_f32(_mm_add_round_ss::<RU>(product, _mm_set_ss(y)))
});

pair!(polynomial_body, polynomial_hand, polynomial, |x: f64| -> f64 {
    let x = _mm_set_sd(x);
    let mut p = _mm_mul_round_sd::<RZ>(x, x);
    for c in [1.5, 0.5, 0.25, 0.125, 0.0625] {
        p = _mm_mul_round_sd::<RZ>(_mm_add_round_sd::<RZ>(p, _mm_set_sd(c)), x);
    }
    _mm_cvtsd_f64(_mm_add_round_sd::<RZ>(p, _mm_set_sd(0.75)))
});

pair!(unit_body, unit_hand, unit<Rd>, |x: f64, y: f64| -> f64 {
    let (x, y) = (_mm_set_sd(x), _mm_set_sd(y));
    let sum = _mm_fmadd_round_sd::<RD>(x, x, _mm_mul_round_sd::<RD>(y, y));
    let r = _mm_sqrt_round_sd::<RD>(sum, sum);
    if _mm_cvtsd_f64(r) > 1.0 {
        _mm_cvtsd_f64(_mm_div_round_sd::<RD>(x, r))
    } else {
        _mm_cvtsd_f64(r)
    }
});
