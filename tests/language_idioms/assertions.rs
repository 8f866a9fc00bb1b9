//! `assert!` and `debug_assert!`: faults with their text.

use fpdsl::backend::call_at;
use fpdsl::error::{Fault, FaultKind};
use fpdsl::prelude::*;
use fpdsl_runtime::ir::interp;

use super::{N, X};

everywhere! {
    assertions_that_hold(x in X, n in N):
    f(x: f64, n: i32) -> f64 {
        assert!(n > -10 && n < 1000, "n is small");
        let mut s = x;
        for k in 0..n {
            debug_assert!(k < n);
            if k % 2 == 0 {
                assert!(k != 3, "{{even}}",);
                s += 1.0;
            } else {
                s *= 0.5;
                assert!({ let twice = k * 2; twice % 4 == 2 })
            }
        }
        match n {
            0 => assert!(s.to_bits() == x.to_bits()),
            _ => {}
        }
        s
    }
}

#[fp]
fn share(x: f64, n: i32) -> f64 {
    assert!(n > 0, "there is someone\nto share \\ with");
    assert!(x >= 0.0);
    x / n as f64
}

#[fp]
fn halves(x: f64, n: i32) -> f64 {
    let mut s = 0.0;
    for k in 0..n {
        s += share(x, 3 - k);
    }
    if n == 1 {
        debug_assert!(x < 100.0, "{{small}}");
    }
    s
}

/// The fault of a call by the interpreter, which is that of scalar calls on every level.
fn fault<F>(args: F::Args, raw: &[u64]) -> String
where
    F: fpdsl::generic::Function<Args: Copy + std::panic::RefUnwindSafe>,
{
    let found = interp::run(&fpdsl::backend::ir::<F>(), raw, 1 << 20).expect_err("a fault");
    for (backend, level) in crate::everywhere::levels() {
        let payload = std::panic::catch_unwind(|| call_at::<F>(level, args))
            .err()
            .expect("a panic");
        let text = payload.downcast_ref::<String>().cloned().expect("a text");
        assert_eq!(found.to_string(), text, "{backend}");
    }
    found.to_string()
}

#[test]
fn faults_have_the_texts() {
    let of = |x: f64, n: i32| fault::<share>((x, n), &[x.to_bits(), u64::from(n as u32)]);
    assert_eq!(
        of(1.0, 0),
        "assertion failed: there is someone\nto share \\ with in `share`"
    );
    assert_eq!(of(f64::NAN, 1), "assertion failed: x >= 0.0 in `share`");
    assert_eq!(of(-1.0, 2), "assertion failed: x >= 0.0 in `share`");
    let of = |x: f64, n: i32| fault::<halves>((x, n), &[x.to_bits(), u64::from(n as u32)]);
    assert_eq!(
        of(1.0, 4),
        "assertion failed: there is someone\nto share \\ with in `share`"
    );
    if cfg!(debug_assertions) {
        assert_eq!(of(200.0, 1), "assertion failed: {small} in `halves`");
    } else {
        assert_eq!(halves(200.0, 1), 200.0 / 3.0);
    }
    let kind = FaultKind::Assertion { text: "x >= 0.0" };
    let fault = Fault {
        function: "share",
        kind,
    };
    assert_eq!(fault.to_string(), "assertion failed: x >= 0.0 in `share`");
    assert!(
        share::cuda_source().contains(r"// assertion failed: there is someone\nto share \\ with in `share`")
    );
}
