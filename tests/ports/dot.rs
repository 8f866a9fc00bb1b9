//! Dot products as if computed in twice and three times the working precision.
//!
//! T. Ogita, S. M. Rump, S. Oishi, "Accurate sum and dot product", SIAM J. Sci. Comput. 26 (2005), 1955-1988:
//! TwoSum (Knuth) and TwoProduct (Dekker, Veltkamp) of section 3, Algorithms 4.3 (VecSum), 4.8 (SumK), 5.3 (Dot2) and
//! 5.10 (DotK).

use crate::random::Random;

/// Components.
const N: usize = 6;

port! {
    #[fp]
    fn two_sum(a: f64, b: f64) -> (f64, f64) {
        let x = a + b;
        let z = x - a;
        (x, (a - (x - z)) + (b - z))
    }

    #[fp]
    fn split(a: f64) -> (f64, f64) {
        // 2^27 + 1.
        let c = 134217729.0 * a;
        let x = c - (c - a);
        (x, a - x)
    }

    #[fp]
    fn two_product(a: f64, b: f64) -> (f64, f64) {
        let x = a * b;
        let (a1, a2) = split(a);
        let (b1, b2) = split(b);
        (x, a2 * b2 - (((x - a1 * b1) - a2 * b1) - a1 * b2))
    }

    #[fp]
    fn dot2(x: [f64; N], y: [f64; N]) -> f64 {
        let (mut p, mut s) = two_product(x[0], y[0]);
        for i in 1..N {
            let (h, r) = two_product(x[i], y[i]);
            let (sum, q) = two_sum(p, h);
            p = sum;
            s += q + r;
        }
        p + s
    }

    /// DotK for K = 3: the transformed vector is summed as if in twofold precision.
    #[fp]
    fn dot3(x: [f64; N], y: [f64; N]) -> f64 {
        let mut r = [0.0; 2 * N];
        let (mut p, first) = two_product(x[0], y[0]);
        r[0] = first;
        for i in 1..N {
            let (h, low) = two_product(x[i], y[i]);
            r[i] = low;
            let (sum, error) = two_sum(p, h);
            p = sum;
            r[N + i - 1] = error;
        }
        r[2 * N - 1] = p;
        // SumK with K - 1 = 2: one pass of VecSum, then the ordinary sum.
        for i in 1..2 * N {
            (r[i], r[i - 1]) = two_sum(r[i], r[i - 1]);
        }
        let mut sum = 0.0;
        for i in 0..2 * N - 1 {
            sum += r[i];
        }
        sum + r[2 * N - 1]
    }
}

type Pair = ([f64; N], [f64; N]);

/// Vectors of integers, half of them nearly orthogonal, with their exact products.
fn vectors() -> (Vec<Pair>, Vec<i128>) {
    let mut random = Random::new(2005);
    let mut integers = || -> [i64; N] { core::array::from_fn(|_| (random.bits() as i64) >> 14) };
    let rows = (0..200).map(|case| {
        let (mut x, mut y) = (integers(), integers());
        if case % 2 == 1 {
            // The fifth and sixth products take away what the others leave, down to a small rest.
            let partial = |x: &[i64; N], y: &[i64; N], n| -> i128 {
                (0..n).map(|i| i128::from(x[i]) * i128::from(y[i])).sum()
            };
            let unit = 1_i64 << 50;
            x[4] = unit;
            y[4] = -(partial(&x, &y, 4) >> 50) as i64;
            x[5] = 1;
            y[5] = 3 - partial(&x, &y, 5) as i64;
        }
        let exact: i128 = (0..N).map(|i| i128::from(x[i]) * i128::from(y[i])).sum();
        ((x.map(|k| k as f64), y.map(|k| k as f64)), exact)
    });
    rows.unzip()
}

#[test]
fn bits() {
    let mut inputs = vectors().0;
    inputs.push(([1e200; N], [1e-200; N]));
    inputs.push(([1e300; N], [1e10, -1e10, 1.0, 2.0, 3.0, 4.0]));
    inputs.push(([-0.0; N], [0.0; N]));
    as_plain!(dot2(x, y), inputs);
    as_plain!(dot3(x, y), inputs);
}

#[test]
fn within_the_published_bounds() {
    let u = 2_f64.powi(-53);
    let gamma = N as f64 * u / (1.0 - N as f64 * u);
    let gamma4 = 4.0 * N as f64 * u / (1.0 - 4.0 * N as f64 * u);
    let (inputs, products) = vectors();
    for ((x, y), exact) in inputs.into_iter().zip(products) {
        let absolute: f64 = (0..N).map(|i| (x[i] * y[i]).abs()).sum();
        let exact = exact as f64;
        // Proposition 5.5, and 5.11 for K = 3; one u more, since the exact value is rounded here.
        let dot2 = 2.0 * u * exact.abs() + gamma * gamma * absolute;
        let dot3 = (2.0 * u + 2.0 * gamma4 * gamma4) * exact.abs() + gamma4 * gamma4 * gamma4 * absolute;
        assert!((ported::dot2(x, y) - exact).abs() <= dot2, "{x:?} {y:?}");
        assert!((ported::dot3(x, y) - exact).abs() <= dot3, "{x:?} {y:?}");
    }
}
