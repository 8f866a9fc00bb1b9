//! Horner's rule as if in twice the working precision.
//!
//! S. Graillat, P. Langlois, N. Louvet, "Compensated Horner scheme", research report RR2005-04, Université de Perpignan
//! (2005): EFTHorner, CompHorner and the error bound of CompHorner; the transforms are Knuth's and the one with fma.

/// The degree.
const N: usize = 16;

port! {
    #[fp]
    fn two_sum(a: f64, b: f64) -> (f64, f64) {
        let x = a + b;
        let z = x - a;
        (x, (a - (x - z)) + (b - z))
    }

    #[fp]
    fn two_product_fma(a: f64, b: f64) -> (f64, f64) {
        let x = a * b;
        (x, a.mul_add(b, -x))
    }

    /// The value of Horner's rule, and the polynomials of its rounding errors: products, then sums.
    #[fp]
    fn eft_horner(p: [f64; N + 1], x: f64) -> (f64, [f64; N], [f64; N]) {
        let mut s = p[N];
        let mut pi = [0.0; N];
        let mut sigma = [0.0; N];
        for i in (0..N).rev() {
            let (product, low) = two_product_fma(s, x);
            let (sum, error) = two_sum(product, p[i]);
            s = sum;
            pi[i] = low;
            sigma[i] = error;
        }
        (s, pi, sigma)
    }

    #[fp]
    fn comp_horner(p: [f64; N + 1], x: f64) -> f64 {
        let (value, pi, sigma) = eft_horner(p, x);
        let mut correction = pi[N - 1] + sigma[N - 1];
        for i in (0..N - 1).rev() {
            correction = correction * x + (pi[i] + sigma[i]);
        }
        value + correction
    }

    /// The rule itself.
    #[fp]
    fn horner(p: [f64; N + 1], x: f64) -> f64 {
        let mut s = p[N];
        for i in (0..N).rev() {
            s = s * x + p[i];
        }
        s
    }
}

/// (3/4 - x)^5 (1 - x)^11, whose coefficients are binary64 numbers, around its two roots.
fn coefficients() -> [f64; N + 1] {
    let mut p = vec![1_i64];
    // In units of 4^-5: (3 - 4x)^5 (1 - x)^11.
    for (constant, slope) in [(3, -4); 5].into_iter().chain([(1, -1); 11]) {
        let mut product = vec![0; p.len() + 1];
        for (i, c) in p.iter().enumerate() {
            product[i] += c * constant;
            product[i + 1] += c * slope;
        }
        p = product;
    }
    core::array::from_fn(|i| p[i] as f64 / 1024.0)
}

fn inputs() -> Vec<([f64; N + 1], f64)> {
    let p = coefficients();
    let offsets = (-100..100).map(|k| f64::from(k) / 4096.0);
    let mut inputs: Vec<_> = offsets.flat_map(|d| [(p, 0.75 + d), (p, 1.0 + d)]).collect();
    inputs.extend([(p, 0.0), (p, -1e30), (p, 1e-300), (p, f64::INFINITY)]);
    inputs
}

#[test]
fn bits() {
    let inputs = inputs();
    as_plain!(comp_horner(p, x), inputs);
    as_plain!(horner(p, x), inputs);
}

#[test]
fn within_the_published_bound() {
    let u = 2_f64.powi(-53);
    let gamma = 2.0 * N as f64 * u / (1.0 - 2.0 * N as f64 * u);
    let p = coefficients();
    let (mut worst_plain, mut worst) = (0.0_f64, 0.0_f64);
    for (_, x) in inputs().into_iter().take(400) {
        // The factors are exact and only their product rounds, 15 times.
        let exact = (0.75 - x).powi(5) * (1.0 - x).powi(11);
        let absolute = p.iter().rev().fold(0.0, |s, c| s * x.abs() + c.abs());
        let found = ported::comp_horner(p, x);
        let bound = 17.0 * u * exact.abs() + gamma * gamma * absolute;
        assert!((found - exact).abs() <= bound, "{x}: {found:e} and not {exact:e}");
        worst_plain = worst_plain.max((ported::horner(p, x) - exact).abs());
        worst = worst.max((found - exact).abs());
    }
    // The purpose of the scheme.
    assert!(worst < worst_plain * 1e-10, "{worst:e} {worst_plain:e}");
}
