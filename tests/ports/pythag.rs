//! sqrt(a^2 + b^2) without a square root, and without overflow or underflow on the way.
//!
//! C. Moler, D. Morrison, "Replacing square roots by Pythagorean sums", IBM J. Res. Dev. 27 (1983), 577-581, in the form
//! in which EISPACK uses it: the iteration ends when the correction no longer counts beside 4.

use crate::random::Random;

port! {
    #[fp]
    fn pythag(a: f64, b: f64) -> f64 {
        let mut p = a.abs().max(b.abs());
        if p == 0.0 {
            return p;
        }
        let ratio = a.abs().min(b.abs()) / p;
        let mut r = ratio * ratio;
        loop {
            let t = 4.0 + r;
            if t == 4.0 {
                return p;
            }
            let s = r / t;
            let u = 1.0 + 2.0 * s;
            p = u * p;
            r = (s / u) * (s / u) * r;
        }
    }
}

#[test]
fn bits() {
    let mut random = Random::new(1983);
    let mut number = || {
        let exponent = random.below(600) as i32 - 300;
        (random.bits() as i64 as f64 / 2_f64.powi(63)) * 2_f64.powi(exponent)
    };
    let mut inputs: Vec<(f64, f64)> = (0..400).map(|_| (number(), number())).collect();
    let near: Vec<_> = inputs.iter().map(|&(a, _)| (a, a * 1.37)).collect();
    inputs.extend(near);
    inputs.extend([
        (0.0, -0.0),
        (3.0, 4.0),
        (5e-324, 5e-324),
        (1e-320, -3.0),
        (f64::MAX, 1.0),
    ]);
    as_plain!(pythag(a, b), inputs);
    for (a, b) in inputs {
        let (found, expected) = (ported::pythag(a, b), a.hypot(b));
        // Three iterations, of which each rounds p twice and the first decides.
        assert!(
            (found - expected).abs() <= 4.0 * 2_f64.powi(-53) * expected,
            "{a} {b}"
        );
    }
}

#[test]
fn where_squares_would_overflow_or_vanish() {
    for scale in [2_f64.powi(1000), 1.0, 2_f64.powi(-1000)] {
        for (a, b, c) in [
            (3.0, 4.0, 5.0),
            (5.0, 12.0, 13.0),
            (8.0, 15.0, 17.0),
            (20.0, 21.0, 29.0),
        ] {
            let found = ported::pythag(a * scale, -b * scale);
            let exact: f64 = c * scale;
            assert!(
                (found - exact).abs() <= 2.0 * 2_f64.powi(-53) * exact,
                "{a} {b} {scale:e}"
            );
        }
    }
}
