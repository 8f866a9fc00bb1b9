//! Norms, roots and compound interest in binary64: integers compare the square of a norm, or the power of a root, with what it is of.

use std::cmp::Ordering;

use fpdsl::Device;
use fpdsl::backend::Strategy;
use fpdsl::prelude::*;
use fpdsl_math::exact::{Dyadic, is_rounded};
use fpdsl_math::random::Random;
use fpdsl_math::report;
use fpdsl_runtime::mode::Rounding;

/// How many operands of each kind, or `FPDSL_EXACT_CASES` of them.
fn count() -> usize {
    let wanted = std::env::var("FPDSL_EXACT_CASES").ok();
    wanted.and_then(|cases| cases.parse().ok()).unwrap_or(4000)
}

/// Numbers of about one size, of many sizes, and integers.
fn operands(random: &mut Random) -> Vec<f64> {
    (0..count())
        .map(|k| match k % 4 {
            0 => random.within(-2.0, 2.0),
            1 => random.within(-2.0, 2.0) * (0.5_f64).powi((random.bits() % 120) as i32),
            2 => (random.bits() % 4096) as f64,
            _ => f64::from_bits(random.bits()),
        })
        .collect()
}

/// Whole numbers for which x^2 + y^2 + z^2 is a square (L. Euler's parametrization by four squares).
fn exact_triples(random: &mut Random) -> [Vec<f64>; 3] {
    let mut triples = [const { Vec::new() }; 3];
    for _ in 0..count() {
        let [a, b, c, d] = [0; 4].map(|_| (random.bits() % 1000) as f64);
        triples[0].push(a * a + b * b - c * c - d * d);
        triples[1].push(2.0 * (a * c + b * d));
        triples[2].push(2.0 * (b * c - a * d));
    }
    triples
}

/// The largest number below, and the least above; a result at the limit has no neighbour and is another test's.
fn neighbours(x: f64) -> Option<[f64; 3]> {
    (x > 0.0 && x < f64::MAX).then(|| [x.next_down(), x, x.next_up()])
}

/// Checks the result of each element of a map, on lanes and one at a time.
macro_rules! check {
    ($name:ident($($x:ident),*), |$k:ident, $c:ident| $order:expr) => {{
        macro_rules! mode {
            ($M:ident, $mode:ident) => {
                for strategy in [Strategy::Lanes, Strategy::Single] {
                    let device = Device::host().with_strategy(strategy);
                    let found = fpdsl::math::$name::map_in::<$M, _>($(&$x),*).run(&device).unwrap().to_vec().unwrap();
                    for ($k, &found) in found.iter().enumerate() {
                        if let Some(near) = neighbours(found) {
                            let right = is_rounded(Rounding::$mode, near, found.to_bits() & 1 == 0, |$c| $order);
                            let what = concat!(stringify!($name), " in ", stringify!($M));
                            assert!(right, "{what} of {:?}: {found:?}", ($($x[$k],)*));
                        }
                    }
                }
            };
        }
        mode!(Rn, NearestEven);
        mode!(Rz, TowardZero);
        mode!(Ru, TowardPositive);
        mode!(Rd, TowardNegative);
        report::ran(stringify!($name), "four modes", count(), "lanes and single elements");
    }};
}

fn sum_of_squares(operands: &[f64]) -> Dyadic {
    let squares = operands.iter().map(|&x| Dyadic::new(x).to_the(2));
    squares.reduce(|a, b| a.plus(&b)).expect("an operand")
}

#[test]
fn norms() {
    let mut random = Random(11);
    let [x, y, z] = exact_triples(&mut random);
    check!(norm3d(x, y, z), |k, c| c
        .to_the(2)
        .compare(&sum_of_squares(&[x[k], y[k], z[k]])));
    let tiny: Vec<f64> = x.iter().map(|x| (1.0 + x.abs()) * 1e-90).collect();
    check!(norm4d(x, tiny, y, z), |k, c| c
        .to_the(2)
        .compare(&sum_of_squares(&[x[k], tiny[k], y[k], z[k]])));
    let [x, y, z, w] = [0; 4].map(|_| operands(&mut random));
    check!(hypot(x, y), |k, c| c
        .to_the(2)
        .compare(&sum_of_squares(&[x[k], y[k]])));
    check!(norm3d(x, y, z), |k, c| c
        .to_the(2)
        .compare(&sum_of_squares(&[x[k], y[k], z[k]])));
    check!(norm4d(x, y, z, w), |k, c| c
        .to_the(2)
        .compare(&sum_of_squares(&[x[k], y[k], z[k], w[k]])));
}

#[test]
fn reciprocal_norms() {
    let mut random = Random(12);
    let one = Dyadic::new(1.0);
    let legs: Vec<(f64, f64)> = (0..count())
        .map(|_| ((random.bits() % 99) as f64, (random.bits() % 99) as f64))
        .collect();
    let x: Vec<f64> = legs.iter().map(|(a, b)| a * a - b * b).collect();
    let y: Vec<f64> = legs.iter().map(|(a, b)| 2.0 * a * b).collect();
    check!(rhypot(x, y), |k, c| c
        .to_the(2)
        .times(&sum_of_squares(&[x[k], y[k]]))
        .compare(&one));
    let drawn = [0; 2].map(|_| operands(&mut random));
    // Beside 1, and small enough that the sum of the squares is beside the square of a number.
    let unit = 2.0_f64.powi(-52);
    let beside: Vec<(f64, f64)> = (0..count() as u64)
        .map(|k| {
            let scale = 2.0_f64.powi((k % 3) as i32 * 450 - 450);
            let (a, b) = ((k / 3 % 32) as f64, (random.bits() % 32) as f64);
            (
                (1.0 + b * unit) * 2.0_f64.powi(-26) * scale,
                (1.0 + a * unit) * scale,
            )
        })
        .collect();
    let (x, y): (Vec<f64>, Vec<f64>) = beside.into_iter().unzip();
    for [x, y] in [drawn, [x, y]] {
        check!(rhypot(x, y), |k, c| c
            .to_the(2)
            .times(&sum_of_squares(&[x[k], y[k]]))
            .compare(&one));
    }
}

/// A small multiple of 2^-26: powers of 1 and this end within 53 digits but for its third power.
fn third_of_digits(random: &mut Random) -> f64 {
    ((random.bits() % 15) as f64 - 7.0) * (0.5_f64).powi(26)
}

/// Exponents from -40 to 40 without 0.
fn exponents(random: &mut Random) -> Vec<i32> {
    (0..count())
        .map(|_| {
            let n = (random.bits() % 80) as i32 - 40;
            if n < 0 { n } else { n + 1 }
        })
        .collect()
}

#[test]
fn roots() {
    let mut random = Random(13);
    let n = exponents(&mut random);
    let one = Dyadic::new(1.0);
    let powers: Vec<f64> = n
        .iter()
        .map(|n| ((random.bits() % 9 + 1) as f64).powi(n.abs().min(16)))
        .collect();
    // Roots that differ from 1 + t by a third power of `t` alone, 2^-78 or so of themselves.
    let near: Vec<f64> = n
        .iter()
        .map(|&n| {
            let (n, t) = (f64::from(n), third_of_digits(&mut random));
            1.0 + n * t + n * (n - 1.0) / 2.0 * t * t
        })
        .collect();
    for x in [
        powers,
        near,
        operands(&mut random).iter().map(|x| x.abs()).collect(),
    ] {
        check!(rootn(x, n), |k, c| {
            let power = c.to_the(n[k].unsigned_abs());
            if n[k] > 0 {
                power.compare(&Dyadic::new(x[k]))
            } else {
                power.times(&Dyadic::new(x[k])).compare(&one)
            }
        });
    }
}

#[test]
fn compound_interest() {
    let mut random = Random(14);
    let n = exponents(&mut random);
    let one = Dyadic::new(1.0);
    let rates: Vec<f64> = (0..count())
        .map(|_| (random.bits() % 2000) as f64 / 1024.0 - 0.5)
        .collect();
    let x = operands(&mut random)
        .iter()
        .map(|x| if *x < -1.0 { -1.0 / x } else { *x })
        .collect();
    let near = (0..count()).map(|_| third_of_digits(&mut random)).collect();
    for x in [rates, near, x] {
        let base = |k: usize| {
            if x[k].is_finite() {
                one.plus(&Dyadic::new(x[k]))
            } else {
                one.clone()
            }
        };
        check!(compound(x, n), |k, c| {
            let power = base(k).to_the(n[k].unsigned_abs());
            if n[k] > 0 {
                c.compare(&power)
            } else {
                c.times(&power).compare(&one)
            }
        });
    }
}

/// What a comparison of a root with a power says is what `Ordering` means: a number below its root has a power below.
#[test]
fn comparisons_hold() {
    let two = Dyadic::new(2.0);
    assert_eq!(Dyadic::new(1.25).to_the(2).compare(&two), Ordering::Less);
    assert_eq!(
        Dyadic::new(-0.5).plus(&two).compare(&Dyadic::new(1.5)),
        Ordering::Equal
    );
}
