//! A root in an interval, by bisection, the secant and inverse quadratic interpolation.
//!
//! R. P. Brent, "Algorithms for Minimization without Derivatives", Prentice-Hall 1973, chapter 4, procedure `zero`. The
//! `goto`s of its Algol are the two places where `c` is set; the function is chosen by a number, since functions are no
//! values here.

const MACHEPS: f64 = f64::EPSILON;

port! {
    /// Wallis' cubic, a transcendental equation without elementary functions, and two multiple roots.
    #[fp]
    fn f(which: u32, x: f64) -> f64 {
        match which {
            0 => (x * x - 2.0) * x - 5.0,
            1 => (x * x + 1.0).sqrt() - 2.0 / x,
            2 => {
                let c = x * x * x;
                c * c * c
            }
            _ => {
                let d = x - 1.0;
                if d < 0.0 { -d * d } else { d * d * d }
            }
        }
    }

    /// A root between `a` and `b`, where the signs differ, within `6 MACHEPS |x| + 2 t`, and the number of evaluations.
    #[fp]
    fn zero(which: u32, a: f64, b: f64, t: f64) -> (f64, u32) {
        let mut a = a;
        let mut b = b;
        let mut fa = f(which, a);
        let mut fb = f(which, b);
        let mut evaluations = 2_u32;
        let mut c = a;
        let mut fc = fa;
        let mut d = b - a;
        let mut e = d;
        loop {
            if fc.abs() < fb.abs() {
                a = b;
                b = c;
                c = a;
                fa = fb;
                fb = fc;
                fc = fa;
            }
            let tol = 2.0 * MACHEPS * b.abs() + t;
            let m = 0.5 * (c - b);
            if m.abs() <= tol || fb == 0.0 {
                return (b, evaluations);
            }
            if e.abs() < tol || fa.abs() <= fb.abs() {
                d = m;
                e = m;
            } else {
                let mut s = fb / fa;
                let (mut p, mut q) = if a == c {
                    (2.0 * m * s, 1.0 - s)
                } else {
                    let q = fa / fc;
                    let r = fb / fc;
                    (s * (2.0 * m * q * (q - r) - (b - a) * (r - 1.0)), (q - 1.0) * (r - 1.0) * (s - 1.0))
                };
                if p > 0.0 {
                    q = -q;
                } else {
                    p = -p;
                }
                s = e;
                e = d;
                if 2.0 * p < 3.0 * m * q - (tol * q).abs() && p < (0.5 * s * q).abs() {
                    d = p / q;
                } else {
                    d = m;
                    e = m;
                }
            }
            a = b;
            fa = fb;
            b += if d.abs() > tol {
                d
            } else if m > 0.0 {
                tol
            } else {
                -tol
            };
            fb = f(which, b);
            evaluations += 1;
            if (fb > 0.0) == (fc > 0.0) {
                c = a;
                fc = fa;
                d = b - a;
                e = d;
            }
        }
    }
}

#[test]
fn bits() {
    let mut inputs = Vec::new();
    for k in 0..40 {
        let w = f64::from(k) * 0.071;
        inputs.push((0, 2.0 - w, 2.2 + w * w, 1e-14));
        inputs.push((1, 0.25 + 0.01 * w, 3.0 + w, 0.0));
        inputs.push((2, -1.0 - w, 1.3 + w, 1e-9));
        inputs.push((3, -w, 4.0 - 0.3 * w, 1e-12));
    }
    as_plain!(zero(which, a, b, t), inputs);
}

#[test]
fn roots() {
    let (root, evaluations) = ported::zero(0, 2.0, 3.0, 1e-16);
    // Newton's example of 1669, known since to many digits: 2.09455148154232659148...
    assert!((root - 2.094_551_481_542_326_6).abs() <= 6.0 * MACHEPS * 2.1);
    assert!(evaluations < 15, "{evaluations}");
    // x^2 (x^2 + 1) = 4: x^2 = (sqrt(17) - 1) / 2.
    let (root, _) = ported::zero(1, 0.5, 3.0, 0.0);
    assert!((root - ((17_f64.sqrt() - 1.0) / 2.0).sqrt()).abs() <= 1e-14);
    // Bisection alone would take log2(2.3e9), and Brent promises the square of it at most.
    let (root, evaluations) = ported::zero(2, -1.0, 1.3, 1e-9);
    assert!(
        root.abs() <= 2e-9 && evaluations < 32 * 32,
        "{root} {evaluations}"
    );
}
