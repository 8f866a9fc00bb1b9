//! Errors against exact results: bounds that theory gives, and values that are known.

use fpdsl::prelude::*;
use fpdsl::verify::{Accuracy, Inputs};

use crate::{SUITE, report};

#[fp(mode = M)]
fn quotient<M: Mode>(x: f64, y: f64) -> f64 {
    x / y
}

#[fp(mode = "rn", contract = false)]
fn residual(x: f32) -> f32 {
    x * x - 1.0
}

#[fp(mode = "rn", contract = true)]
fn residual_fused(x: f32) -> f32 {
    x * x - 1.0
}

/// Converges to the root by Newton's method, however many bits there are.
#[fp(mode = "rn")]
fn newton(x: f64) -> f64 {
    let mut y = x;
    for _ in 0..12 {
        y = 0.5 * (y + x / y);
    }
    y
}

#[fp(mode = "rn")]
fn narrow(x: f64, n: i32) -> (f16, i32) {
    let y = x as f16;
    (y, n + (x.floor() as i32))
}

#[fp(mode = M)]
fn functions<M: Mode>(x: f64) -> f64 {
    x.exp() + x.ln()
}

fn accuracy(report: &fpdsl::verify::Report, column: usize) -> &Accuracy {
    report.columns[column].accuracy.as_ref().expect("it was measured")
}

#[test]
fn one_rounding_errs_by_half_an_ulp_or_by_one() {
    let host = Device::host();
    let verify = fpdsl::verify::<quotient<Rn>>()
        .on(&host)
        .against::<quotient<Ru>>(&host)
        .against::<quotient<Rd>>(&host)
        .exact(256);
    let found = verify
        .run(&Inputs::uniform(20_000, 1.0, 8.0))
        .expect("nothing faults");
    let [nearest, up, down] = [0, 1, 2].map(|column| accuracy(&found, column));
    assert!(nearest.largest <= 0.5 && nearest.largest > 0.49, "{nearest:?}");
    assert!((nearest.mean - 0.25).abs() < 0.01, "{nearest:?}");
    for directed in [up, down] {
        assert!(directed.largest < 1.0 && directed.largest > 0.99, "{directed:?}");
        assert!((directed.mean - 0.5).abs() < 0.02, "{directed:?}");
    }
    assert_eq!(nearest.measured, 20_000);
    assert_eq!(nearest.histogram.iter().sum::<u64>(), 20_000);
    report::ran(SUITE, "mpfr", 20_000);
}

/// MPFR's functions stand for ours, whose bodies look at encodings.
#[test]
fn elementary_functions_are_exact() {
    let host = Device::host();
    let verify = fpdsl::verify::<fpdsl_runtime::math::functions::exp<Rn, f32>>()
        .on(&host)
        .against::<fpdsl_runtime::math::functions::exp<Ru, f32>>(&host)
        .exact(256);
    let found = verify
        .run(&Inputs::uniform(5_000, -3.0, 3.0))
        .expect("nothing faults");
    assert!(accuracy(&found, 0).largest <= 0.5, "{found}");
    let up = accuracy(&found, 1);
    assert!(up.largest < 1.0 && up.largest > 0.9, "{found}");

    let verify = fpdsl::verify::<functions<Rn>>().on(&host).exact(256);
    let found = verify
        .run(&Inputs::uniform(5_000, 1.0, 3.0))
        .expect("nothing faults");
    // Two functions and a sum, each rounded once.
    assert!(accuracy(&found, 0).largest <= 1.5, "{found}");
}

/// 1.0008 of the white paper: x*x - 1 is 1.6006671060182498e-3; not fused, 1.6006231e-3 is 0x3AD1CC00, 378 below.
#[test]
fn the_white_papers_cancellation() {
    let host = Device::host();
    let verify = fpdsl::verify::<residual>()
        .on(&host)
        .against::<residual_fused>(&host)
        .exact(128);
    let found = verify.run(&Inputs::rows(&[(1.0008,)])).expect("nothing faults");
    let (apart, fused) = (accuracy(&found, 0), accuracy(&found, 1));
    assert!(
        (f64::from(0x3AD1_CD7A_u32 - 0x3AD1_CC00) - apart.largest).abs() <= 0.5,
        "{apart:?}"
    );
    assert!(fused.largest <= 0.5, "{fused:?}");
    let worst = apart.worst.as_ref().expect("there is an error");
    assert!(worst.expected[0].starts_with("1.600667106018249"), "{worst:?}");
}

#[test]
fn loops_and_branches_run_over_exact_numbers() {
    let found = fpdsl::verify::<newton>().on(&Device::host()).exact(512);
    let found = found
        .run(&Inputs::uniform(500, 0.25, 4.0))
        .expect("nothing faults");
    assert!(accuracy(&found, 0).largest < 1.5, "{found}");
}

/// Integers are no part of the error, a conversion is, and what overflows has none.
#[test]
fn mixed_results() {
    let verify = fpdsl::verify::<narrow>().on(&Device::host()).exact(64);
    let rows = [
        (1.0 + 2_f64.powi(-12), 5),
        (3.0, -1),
        (1e6, 0),
        (f64::NAN, 1),
        (f64::INFINITY, 1),
    ];
    let found = verify.run(&Inputs::rows(&rows)).expect("nothing faults");
    let accuracy = accuracy(&found, 0);
    assert_eq!((accuracy.measured, accuracy.unmeasured), (2, 3), "{accuracy:?}");
    assert_eq!(accuracy.histogram, [1, 1], "{accuracy:?}");
    assert!((accuracy.largest - 0.25).abs() < 1e-12, "{accuracy:?}");
}
