//! Compensated summation.
//!
//! A. Neumaier, "Rundungsfehleranalyse einiger Verfahren zur Summation endlicher Summen", ZAMM 54 (1974), 39-51,
//! method IV; A. Klein, "A generalized Kahan-Babuška-summation-algorithm", Computing 76 (2006), 279-293, second order.

use crate::random::Random;

/// Terms.
const N: usize = 8;

port! {
    /// The rounding error of `a + b`, where `sum` is the rounded `a + b`.
    #[fp]
    fn lost(a: f64, b: f64, sum: f64) -> f64 {
        if a.abs() >= b.abs() { (a - sum) + b } else { (b - sum) + a }
    }

    /// Neumaier's method: the losses are added up beside the sum.
    #[fp]
    fn neumaier(x: [f64; N]) -> f64 {
        let mut sum = x[0];
        let mut losses = 0.0;
        for i in 1..N {
            let next = sum + x[i];
            losses += lost(sum, x[i], next);
            sum = next;
        }
        sum + losses
    }

    /// Klein's second order: the sum of the losses is compensated itself.
    #[fp]
    fn klein(x: [f64; N]) -> f64 {
        let mut sum = 0.0;
        let mut first = 0.0;
        let mut second = 0.0;
        for term in x {
            let next = sum + term;
            let loss = lost(sum, term, next);
            sum = next;
            let next = first + loss;
            second += lost(first, loss, next);
            first = next;
        }
        sum + (first + second)
    }
}

/// Multiples of 2^-40 below 2^60 of all sizes, and their exact sums as multiples.
fn terms() -> (Vec<([f64; N],)>, Vec<i128>) {
    let mut random = Random::new(1974);
    let mut term = || {
        let digits = (random.bits() >> 11) as i64 - (1 << 52);
        i128::from(digits) << random.below(48)
    };
    let rows = (0..200).map(|case| {
        let mut row: [i128; N] = core::array::from_fn(|_| term());
        if case % 2 == 1 {
            // Cancellation: what is left is the rounding error of the last term.
            let rest: i128 = row[..N - 1].iter().sum();
            row[N - 1] = -((rest as f64) as i128);
        }
        (row.map(|k| k as f64 / 2_f64.powi(40)), row.iter().sum::<i128>())
    });
    rows.map(|(row, sum)| ((row,), sum)).unzip()
}

#[test]
fn bits() {
    let mut inputs = terms().0;
    inputs.push(([0.0; N],));
    inputs.push(([-0.0; N],));
    inputs.push(([f64::MAX, f64::MAX, -f64::MAX, 1.0, 2.0, f64::NAN, 0.0, -3.0],));
    inputs.push(([5e-324, 1e-310, -1e-310, 1e308, -1e308, 3e-320, 1.0, -1.0],));
    as_plain!(neumaier(x), inputs);
    as_plain!(klein(x), inputs);
}

#[test]
fn published_examples() {
    // Kahan's own method gives 0 here, and so does plain summation.
    let cancelling = [1.0, 1e100, 1.0, -1e100, 0.0, 0.0, 0.0, 0.0];
    assert_eq!(ported::neumaier(cancelling), 2.0);
    // Klein's second order survives one level of cancellation more.
    let twice = [1e100, 1e50, 1e-30, -1e50, -1e100, 0.0, 0.0, 0.0];
    assert_eq!((ported::neumaier(twice), ported::klein(twice)), (0.0, 1e-30));
}

#[test]
fn close_to_the_exact_sum() {
    let (inputs, sums) = terms();
    for ((x,), exact) in inputs.into_iter().zip(sums) {
        let absolute: f64 = x.iter().map(|term| term.abs()).sum();
        let exact = exact as f64 / 2_f64.powi(40);
        // |error| <= u |sum| + n^2 u^2 sum |x|, with u = 2^-53; the exact sum is itself rounded here.
        let bound = exact.abs() * 2_f64.powi(-52) + absolute * 64.0 * 2_f64.powi(-106);
        for found in [ported::neumaier(x), ported::klein(x)] {
            assert!((found - exact).abs() <= bound, "{x:?}: {found} and not {exact}");
        }
    }
}
