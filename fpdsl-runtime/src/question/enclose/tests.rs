//! Enclosures by the interpreter.

use fpdsl_macros::fp;

use super::{Decoration, Enclose};
use crate::function::Function;
use crate::ir::interp::run_with;
use crate::question::{How, Question};
use crate::trace::trace;

/// The enclosures of the results, which are beside those of the plain body.
fn enclosed<F: Function>(args: &[f64], limit: u64) -> Vec<(f64, f64, Decoration)> {
    let kernel = trace::<F>();
    let asked = Enclose::ask(&kernel, How::PLAIN);
    assert_eq!((asked.given, asked.numbered), (1, false));
    let mut params: Vec<u64> = args.iter().map(|x| x.to_bits()).collect();
    let plain = run_with(&kernel, &params, &[], 1 << 20).unwrap();
    params.push(limit);
    let found = run_with(&asked.kernel, &params, &[], 1 << 20).unwrap();
    assert_eq!(plain[..], found[..plain.len()]);
    assert_eq!(found.len(), plain.len() + asked.added.len());
    let columns = found[plain.len()..].as_chunks::<{ Enclose::COLUMNS }>().0.iter();
    columns
        .map(|&[lo, hi, decoration]| {
            (
                f64::from_bits(lo),
                f64::from_bits(hi),
                Decoration::from_number(decoration),
            )
        })
        .collect()
}

fn one<F: Function>(args: &[f64]) -> (f64, f64, Decoration) {
    enclosed::<F>(args, 100)[0]
}

/// From `x - r` to `x + r`, about, of exactly `x`.
#[fp(mode = "rn", contract = false)]
fn around(x: f64, r: f64) -> f64 {
    let root = 2.0.sqrt();
    x + (root * root - 2.0) * r * 4503599627370496.0
}

#[fp(mode = "rn", contract = false)]
fn third(x: f64) -> f64 {
    x / 3.0
}

#[test]
fn bounds_are_neighbours_of_a_rounded_result() {
    let (lo, hi, decoration) = one::<third>(&[1.0]);
    assert_eq!(hi.to_bits(), lo.to_bits() + 1);
    assert!(lo == 1.0 / 3.0 || hi == 1.0 / 3.0);
    assert_eq!(decoration, Decoration::Com);
    assert_eq!(one::<third>(&[3.0]), (1.0, 1.0, Decoration::Com));
}

#[fp(mode = "rn", contract = false)]
fn quotient(x: f64, y: f64, r: f64) -> f64 {
    x / around(y, r)
}

#[test]
fn divisors_may_have_a_zero() {
    let infinity = f64::INFINITY;
    assert_eq!(
        one::<quotient>(&[1.0, 0.0, 1.0]),
        (-infinity, infinity, Decoration::Trv)
    );
    assert_eq!(one::<quotient>(&[0.0, 0.0, 1.0]), (0.0, 0.0, Decoration::Trv));
    let (lo, hi, decoration) = one::<quotient>(&[1.0, 0.0, 0.0]);
    assert!(lo.is_nan() && hi.is_nan());
    assert_eq!(decoration, Decoration::Trv);
    // From 6 to 10: a tenth and a sixth, rounded outward.
    assert_eq!(
        one::<quotient>(&[1.0, 8.0, 1.0]),
        (0.1_f64.next_down(), (1.0_f64 / 6.0).next_up(), Decoration::Com)
    );
}

#[fp(mode = "rn", contract = false)]
fn root(x: f64, r: f64) -> f64 {
    around(x, r).sqrt()
}

#[test]
fn roots_are_of_what_is_not_negative() {
    let (lo, hi, decoration) = one::<root>(&[0.0, 1.0]);
    assert!(lo == 0.0 && hi > 0.5 && decoration == Decoration::Trv);
    let (lo, hi, decoration) = one::<root>(&[-4.0, 1.0]);
    assert!(lo.is_nan() && hi.is_nan() && decoration == Decoration::Trv);
    let (lo, hi, decoration) = one::<root>(&[4.0, 1.0]);
    assert!(1.0 < lo && lo < 2.0 && 2.0 < hi && hi < 3.0 && decoration == Decoration::Com);
}

#[fp(mode = "rn", contract = false)]
fn step(x: f64, r: f64) -> f64 {
    if around(x, r) < 0.0 { -1.0 } else { 5.0 }
}

#[test]
fn arms_are_joined() {
    assert_eq!(one::<step>(&[0.0, 1.0]), (-1.0, 5.0, Decoration::Def));
    assert_eq!(one::<step>(&[-3.0, 1.0]), (-1.0, -1.0, Decoration::Com));
    assert_eq!(one::<step>(&[3.0, 1.0]), (5.0, 5.0, Decoration::Com));
    let nothing = one::<step>(&[f64::NAN, 1.0]);
    assert_eq!(nothing, (-1.0, 5.0, Decoration::Ill));
}

/// Halves `x` until it is small; how often is not known where that hangs on rounding.
#[fp(mode = "rn", contract = false)]
fn halvings(x: f64, r: f64) -> (f64, f64) {
    let mut rest = around(x, r);
    let mut times = 0.0;
    while rest >= 1.0 {
        rest = rest / 2.0;
        times = times + 1.0;
    }
    (rest, times)
}

#[test]
fn loops_go_on_while_they_may() {
    let [rest, times] = enclosed::<halvings>(&[9.0, 1e-9], 100)[..] else {
        panic!("two results")
    };
    assert!(
        rest.0 < 0.5625 && 0.5625 < rest.1 && rest.1 - rest.0 < 1e-8,
        "{rest:?}"
    );
    assert_eq!(times, (4.0, 4.0, Decoration::Com));
    // One more turn, or not.
    let [rest, times] = enclosed::<halvings>(&[8.0, 1e-9], 100)[..] else {
        panic!("two results")
    };
    assert_eq!((times.0, times.1), (3.0, 4.0));
    assert!(
        rest.0 < 0.5001 && rest.1 >= 0.9999 && rest.2 == Decoration::Def,
        "{rest:?}"
    );
}

/// Never ends: the exact step is never zero.
#[fp(mode = "rn", contract = false)]
fn endless(x: f64) -> f64 {
    let mut step = x;
    while 1.0 + step > 1.0 {
        step = step / 2.0;
    }
    step
}

#[test]
fn limits_end_loops() {
    let (lo, hi, decoration) = one::<endless>(&[1.0]);
    assert_eq!(
        (lo, hi, decoration),
        (f64::NEG_INFINITY, f64::INFINITY, Decoration::Trv)
    );
}

/// The area of a triangle, from its sides: W. Kahan, "Miscalculating area and angles of a needle-like triangle", 2014.
#[fp(mode = "rn", contract = false)]
fn kahan(a: f64, b: f64, c: f64) -> (f64, f64) {
    let sorted = ((a + (b + c)) * (c - (a - b)) * (c + (a - b)) * (a + (b - c))).sqrt() / 4.0;
    let s = (a + b + c) / 2.0;
    (sorted, (s * (s - a) * (s - b) * (s - c)).sqrt())
}

#[test]
fn a_good_formula_has_a_narrow_enclosure() {
    let found = enclosed::<kahan>(&[100000.0, 99999.99979, 0.00029], 100);
    let [good, heron] = [found[0], found[1]];
    // Kahan's table has 10.0 for the area.
    for (lo, hi, _) in [good, heron] {
        assert!(lo < 9.99999999 + 1e-6 && 9.9999999 - 1e-6 < hi, "{lo} {hi}");
    }
    assert!(
        good.1 - good.0 < 1e-13 && heron.1 - heron.0 > 1e8 * (good.1 - good.0),
        "{good:?} {heron:?}"
    );
}

#[fp(mode = "rn")]
fn several(i: f64, x: f64) -> f64 {
    let mut sums = [0.0; 8];
    let k = i as usize;
    sums[k % 8] = 1.0;
    for j in 0..8 {
        if x > j as f64 {
            sums[j] = sums[j] + x;
        }
    }
    sums[k % 8]
}

#[test]
fn arrays_and_integers_are_known() {
    assert_eq!(one::<several>(&[2.0, 5.0]), (6.0, 6.0, Decoration::Com));
    assert_eq!(one::<several>(&[7.0, 5.0]), (1.0, 1.0, Decoration::Com));
}

#[fp(mode = "rn", contract = false)]
fn sign_of_nothing(x: f64) -> f64 {
    if (x - x).to_bits() >> 63 == 1 { -1.0 } else { 1.0 }
}

#[test]
fn zeros_have_no_sign() {
    let (lo, hi, _) = enclosed::<sign_of_nothing>(&[3.0], 10)[0];
    assert_eq!((lo, hi), (-1.0, 1.0));
}

#[fp(mode = "rn", contract = false)]
fn powers(x: f64, r: f64, y: f64) -> (f64, f64) {
    let x = around(x, r);
    (x.powi(y as i32), x.powf(y))
}

/// Of numbers from -2 to 0 and from 0 to 2: odd powers keep signs, also negative ones. A pole at an end has one infinity.
#[test]
fn powers_around_zero() {
    let infinity = f64::INFINITY;
    for (power, below) in [
        (-3.0, (-infinity, -0.125)),
        (-2.0, (0.25, infinity)),
        (-1.0, (-infinity, -0.5)),
        (0.0, (1.0, 1.0)),
        (1.0, (-2.0, 0.0)),
        (2.0, (0.0, 4.0)),
        (3.0, (-8.0, 0.0)),
    ] {
        let above = if power % 2.0 == 0.0 {
            below
        } else {
            (-below.1, -below.0)
        };
        for (x, wanted) in [(-1.0, below), (1.0, above)] {
            let found = enclosed::<powers>(&[x, 0.5, power], 100);
            assert_eq!(found.len(), 2);
            for (lo, hi, _) in found {
                assert_eq!((lo, hi), wanted, "{x}, to the power {power}");
            }
        }
    }
}

#[fp(mode = "rn", contract = false)]
fn of_nothing(x: f64) -> (f64, f64) {
    let (y, constant) = (x / 3.0, 1.0 / 3.0);
    ((y - y).recip(), (constant - constant).recip())
}

#[test]
fn a_difference_may_be_zero() {
    for (lo, hi, decoration) in enclosed::<of_nothing>(&[1.0], 100) {
        assert_eq!((lo, hi), (-f64::INFINITY, f64::INFINITY));
        assert_eq!(decoration, Decoration::Trv);
    }
}

#[fp(mode = "rn", contract = false)]
fn after_a_branch(x: f64, n: i32) -> f64 {
    let mut y = x;
    if n > 0 {
        y = y * x;
    }
    1.0 / y
}

#[fp(mode = "rn", contract = false)]
fn after_a_loop(x: f64, n: i32) -> f64 {
    let mut y = x;
    let mut i = 0;
    while i < n {
        y = y * x;
        i += 1;
    }
    1.0 / y
}

/// The product has `com`, although its upper bound has overflown. What is computed from it is continuous alone.
#[test]
fn a_bound_may_have_overflown() {
    for kernel in [trace::<after_a_branch>(), trace::<after_a_loop>()] {
        let asked = Enclose::ask(&kernel, How::PLAIN).kernel;
        let found = run_with(&asked, &[1e200_f64.to_bits(), 1, 100], &[], 1 << 20).unwrap();
        assert_eq!(found[0..3], [0, 0, (f64::MIN_POSITIVE / 4.0).next_up().to_bits()]);
        assert_eq!(Decoration::from_number(found[3]), Decoration::Dac);
    }
}
