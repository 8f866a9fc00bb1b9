//! Eigenvalues and eigenvectors of a symmetric matrix, by cyclic Jacobi rotations.
//!
//! H. Rutishauser, "The Jacobi method for real symmetric matrices", Numer. Math. 9 (1966), 1-10 (Wilkinson and Reinsch,
//! "Linear Algebra", contribution II/1): the threshold of the first three sweeps, the test of what no longer counts, and
//! tau = s / (1 + c) for the rows.

use crate::random::Random;

const N: usize = 3;

port! {
    /// The rotation of two entries: `(g - s (h + g tau), h + s (g - h tau))`.
    #[fp]
    fn rotate(g: f64, h: f64, s: f64, tau: f64) -> (f64, f64) {
        (g - s * (h + g * tau), h + s * (g - h * tau))
    }

    /// Eigenvalues `d`, eigenvectors as the columns of `v`, and the number of rotations; the upper triangle of `a` counts.
    #[fp]
    fn jacobi(a: [[f64; N]; N]) -> ([f64; N], [[f64; N]; N], u32) {
        let mut a = a;
        let mut v = [[0.0; N]; N];
        let mut d = [0.0; N];
        for p in 0..N {
            v[p][p] = 1.0;
            d[p] = a[p][p];
        }
        let mut b = d;
        let mut z = [0.0; N];
        let mut rotations = 0_u32;
        for sweep in 1..=50_u32 {
            let mut sm = 0.0;
            for p in 0..N - 1 {
                for q in p + 1..N {
                    sm += a[p][q].abs();
                }
            }
            if sm == 0.0 {
                break;
            }
            let tresh = if sweep < 4 { 0.2 * sm / (N * N) as f64 } else { 0.0 };
            for p in 0..N - 1 {
                for q in p + 1..N {
                    let g = 100.0 * a[p][q].abs();
                    if sweep > 4 && d[p].abs() + g == d[p].abs() && d[q].abs() + g == d[q].abs() {
                        a[p][q] = 0.0;
                    } else if a[p][q].abs() > tresh {
                        let mut h = d[q] - d[p];
                        let t = if h.abs() + g == h.abs() {
                            a[p][q] / h
                        } else {
                            let theta = 0.5 * h / a[p][q];
                            let t = 1.0 / (theta.abs() + (1.0 + theta * theta).sqrt());
                            if theta < 0.0 { -t } else { t }
                        };
                        let c = 1.0 / (1.0 + t * t).sqrt();
                        let s = t * c;
                        let tau = s / (1.0 + c);
                        h = t * a[p][q];
                        z[p] -= h;
                        z[q] += h;
                        d[p] -= h;
                        d[q] += h;
                        a[p][q] = 0.0;
                        for j in 0..p {
                            (a[j][p], a[j][q]) = rotate(a[j][p], a[j][q], s, tau);
                        }
                        for j in p + 1..q {
                            (a[p][j], a[j][q]) = rotate(a[p][j], a[j][q], s, tau);
                        }
                        for j in q + 1..N {
                            (a[p][j], a[q][j]) = rotate(a[p][j], a[q][j], s, tau);
                        }
                        for j in 0..N {
                            (v[j][p], v[j][q]) = rotate(v[j][p], v[j][q], s, tau);
                        }
                        rotations += 1;
                    }
                }
            }
            for p in 0..N {
                b[p] += z[p];
                d[p] = b[p];
                z[p] = 0.0;
            }
        }
        (d, v, rotations)
    }
}

/// The second difference, with eigenvalues 2 - 2 cos(k pi / 4).
const DIFFERENCE: [[f64; N]; N] = [[2.0, -1.0, 0.0], [-1.0, 2.0, -1.0], [0.0, -1.0, 2.0]];

fn inputs() -> Vec<([[f64; N]; N],)> {
    let mut random = Random::new(1966);
    let mut matrix = |k: u64| {
        let mut a = [[0.0; N]; N];
        for p in 0..N {
            for q in p..N {
                let scale = 2_f64.powi(-(random.below(1 + 10 * k) as i32));
                a[p][q] = random.bits() as i64 as f64 / 2_f64.powi(63) * scale;
                a[q][p] = a[p][q];
            }
        }
        (a,)
    };
    let mut inputs: Vec<_> = (0..40).map(|case| matrix(case % 3)).collect();
    inputs.push((DIFFERENCE,));
    inputs.push(([[1.0; N]; N],));
    inputs.push(([[0.0; N]; N],));
    inputs
}

#[test]
fn bits() {
    // Lanes carry hundreds of binary64 numbers through each of the nested loops, and without optimization each on its own
    // part of the stack.
    let large = std::thread::Builder::new().stack_size(32 << 20);
    let run = large.spawn(|| as_plain!(jacobi(a), inputs()));
    run.expect("a thread").join().expect("the same bits");
}

#[test]
fn second_difference() {
    let (mut d, _, rotations) = ported::jacobi(DIFFERENCE);
    d.sort_by(f64::total_cmp);
    let root = 2_f64.sqrt();
    for (found, expected) in d.into_iter().zip([2.0 - root, 2.0, 2.0 + root]) {
        assert!((found - expected).abs() < 2e-15, "{found} {expected}");
    }
    assert!(rotations < 15, "{rotations}");
}

#[test]
fn eigenvectors() {
    for (a,) in inputs() {
        let (d, v, _) = ported::jacobi(a);
        for k in 0..N {
            for i in 0..N {
                let product: f64 = (0..N).map(|j| a[i][j] * v[j][k]).sum();
                assert!((product - d[k] * v[i][k]).abs() < 1e-13, "{a:?}");
            }
        }
    }
}
