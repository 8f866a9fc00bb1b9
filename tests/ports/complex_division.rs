//! Complex division.
//!
//! R. L. Smith, "Algorithm 116: complex division", Comm. ACM 5 (1962), 435; M. Baudin, R. L. Smith, "A robust complex
//! division in Scilab", arXiv:1210.4539 (2012): the improved algorithm with scaling, and the table of ten difficult
//! divisions.

use crate::random::Random;

const BIG: f64 = f64::MAX;
const TINY: f64 = f64::MIN_POSITIVE;
/// 2^-53 doubled, as Scilab's `%eps`.
const EPS: f64 = f64::EPSILON;

port! {
    #[fp]
    fn smith(a: f64, b: f64, c: f64, d: f64) -> (f64, f64) {
        if d.abs() <= c.abs() {
            let r = d / c;
            let den = c + d * r;
            ((a + b * r) / den, (b - a * r) / den)
        } else {
            let r = c / d;
            let den = c * r + d;
            ((a * r + b) / den, (b * r - a) / den)
        }
    }

    #[fp]
    fn component(a: f64, b: f64, c: f64, d: f64, r: f64, t: f64) -> f64 {
        if r != 0.0 {
            let br = b * r;
            if br != 0.0 { (a + br) * t } else { a * t + (b * t) * r }
        } else {
            (a + d * (b / c)) * t
        }
    }

    #[fp]
    fn where_c_is_larger(a: f64, b: f64, c: f64, d: f64) -> (f64, f64) {
        let r = d / c;
        let t = 1.0 / (c + d * r);
        (component(a, b, c, d, r, t), component(b, -a, c, d, r, t))
    }

    #[fp]
    fn robust(a: f64, b: f64, c: f64, d: f64) -> (f64, f64) {
        let mut x = [a, b];
        let mut y = [c, d];
        let numerator = a.abs().max(b.abs());
        let denominator = c.abs().max(d.abs());
        let mut s = 1.0;
        let raise = 2.0 / (EPS * EPS);
        if numerator >= BIG / 2.0 {
            x = [x[0] / 2.0, x[1] / 2.0];
            s = s * 2.0;
        }
        if denominator >= BIG / 2.0 {
            y = [y[0] / 2.0, y[1] / 2.0];
            s = s / 2.0;
        }
        if numerator <= TINY * 2.0 / EPS {
            x = [x[0] * raise, x[1] * raise];
            s = s / raise;
        }
        if denominator <= TINY * 2.0 / EPS {
            y = [y[0] * raise, y[1] * raise];
            s = s * raise;
        }
        let (e, f) = if y[1].abs() <= y[0].abs() {
            where_c_is_larger(x[0], x[1], y[0], y[1])
        } else {
            let (e, f) = where_c_is_larger(x[1], x[0], y[1], y[0]);
            (e, -f)
        };
        (e * s, f * s)
    }
}

/// 2^k, subnormal or not.
fn p(k: i32) -> f64 {
    if k < -1022 {
        f64::from_bits(1 << (k + 1074))
    } else {
        2_f64.powi(k)
    }
}

/// Operands and quotients of the paper's table.
fn difficult() -> [([f64; 4], [f64; 2]); 10] {
    [
        ([1.0, 1.0, 1.0, p(1023)], [p(-1023), -p(-1023)]),
        ([1.0, 1.0, p(-1023), p(-1023)], [p(1023), 0.0]),
        ([p(1023), p(-1023), p(677), p(-677)], [p(346), -p(-1008)]),
        ([p(1023), p(1023), 1.0, 1.0], [p(1023), 0.0]),
        ([p(1020), p(-844), p(656), p(-780)], [p(364), -p(-1072)]),
        ([p(-71), p(1021), p(1001), p(-323)], [p(-1072), p(20)]),
        (
            [p(-347), p(-54), p(-1037), p(-1058)],
            [3.898_125_604_559_113_3e289, 8.174_961_907_852_353_6e295],
        ),
        ([p(-1074), p(-1074), p(-1073), p(-1074)], [0.6, 0.2]),
        ([p(1015), p(-989), p(1023), p(1023)], [0.001953125, -0.001953125]),
        (
            [p(-622), p(-1071), p(-343), p(-798)],
            [1.029_511_517_893_605_8e-84, 6.971_459_875_150_762e-220],
        ),
    ]
}

#[test]
fn bits() {
    let mut random = Random::new(1962);
    let mut number = || {
        let exponent = random.below(300) as i32 - 150;
        (random.bits() as i64 as f64 / 2_f64.powi(63)) * 2_f64.powi(exponent)
    };
    let mut inputs: Vec<(f64, f64, f64, f64)> = (0..300)
        .map(|_| (number(), number(), number(), number()))
        .collect();
    inputs.extend(difficult().map(|([a, b, c, d], _)| (a, b, c, d)));
    inputs.extend([
        (1.0, 2.0, 0.0, 0.0),
        (f64::NAN, 0.0, 1.0, 1.0),
        (-0.0, 0.0, 3.0, -1.0),
    ]);
    as_plain!(smith(a, b, c, d), inputs);
    as_plain!(robust(a, b, c, d), inputs);
}

#[test]
fn the_ten_difficult_divisions() {
    let mut smith_is_right = 0;
    for ([a, b, c, d], expected) in difficult() {
        let right = |found: (f64, f64)| {
            let close = |x: f64, y: f64| (x - y).abs() <= 4.0 * EPS * y.abs();
            close(found.0, expected[0]) && close(found.1, expected[1])
        };
        assert!(
            right(ported::robust(a, b, c, d)),
            "({a:e} + {b:e}i) / ({c:e} + {d:e}i)"
        );
        smith_is_right += u32::from(right(ported::smith(a, b, c, d)));
    }
    // The paper: Smith's own method fails on most of them.
    assert!(smith_is_right <= 5, "{smith_is_right}");
}
