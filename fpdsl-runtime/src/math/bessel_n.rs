//! `jn` and `yn`: Bessel functions of whole orders, by recurrence from two orders that are known.
//!
//! These are 0 and 1 where the order is at most 1024. Beyond, they are the order itself and the one below, or where the order is near the
//! argument or above it, two that lie 22 cube roots of the argument below the argument: there series give both (`orders64`).
//!
//! Y is found upward. J is found upward as far as its order is below the argument. Beyond, two orders are guessed far above and all down
//! to those that are known found from them; one of these says what the guess is to be multiplied by (J. C. P. Miller, British Association
//! Mathematical Tables X, 1952).
//!
//! So the time has a bound: 110 cube roots above the argument J is below half of every format's least number, and Y so far beyond their
//! ranges that its recurrence ends. Of orders up to 2^31 these are less than 180,000 steps.

use fpdsl_macros::fp;

use super::bessel::{j0, j0_wide, j1, j1_wide, y0, y0_wide, y1, y1_wide};
use super::bessel64::long;
use super::circle64::QUARTER;
use super::kit::{mantissa, number_bits, odd, power_of_two, scaled_down};
use super::orders64;
use super::pair::{pair_ln, pair_product, pair_quotient, pair_step, pair_sum};
use super::tables::bessel::{TWO_OVER_PI_H, TWO_OVER_PI_L};
use crate::generic::Float;
use crate::mode::Mode;

/// 2^300, above which numbers are multiplied by 2^-300.
const BIG: f64 = 2.037_035_976_334_486e90;
const STEP: i64 = 300;
/// 2^55: a guess so far above has an error below 2^-108.
const ENOUGH: f64 = 36_028_797_018_963_968.0;
/// Up to this order, and of arguments below the other, the recurrences start from the orders 0 and 1.
const FEW: f64 = 1024.0;
const NEAR: f64 = 512.0;
/// What is below this power of e is less than half of every format's least number.
const LEAST: f64 = -760.0;

/// `a b - c`.
#[fp]
fn next(a: (f64, f64), b: (f64, f64), c: (f64, f64)) -> (f64, f64) {
    pair_sum(pair_product(a, b), (-c.0, -c.1))
}

/// A cube root, to about 4 % of it.
#[fp]
fn rough_cube_root(x: f64) -> f64 {
    // A third of the exponent and the digits, and two thirds of the exponent of 1.
    f64::from_bits(number_bits(x) / 3 + 0x2a9f_0000_0000_0000)
}

/// The order below n >= 2 from which the recurrences start.
#[fp]
fn base(n: f64, x: f64) -> f64 {
    if n <= FEW || x < NEAR {
        return 0.0;
    }
    (x - 22.0 * rough_cube_root(x)).floor().min(n - 1.0)
}

/// J of the order `m` that [`base`] has, and of the next.
#[fp]
fn j_known(m: f64, x: f64) -> ((f64, f64), (f64, f64)) {
    if m == 0.0 {
        return (long::j0(x), long::j1(x));
    }
    (
        orders64::below(m, x, QUARTER),
        orders64::below(m + 1.0, x, QUARTER),
    )
}

/// The same of Y.
#[fp]
fn y_known(m: f64, x: f64) -> ((f64, f64), (f64, f64)) {
    if m == 0.0 {
        return (long::y0(x), long::y1(x));
    }
    (orders64::below(m, x, 0), orders64::below(m + 1.0, x, 0))
}

/// J of an order n >= 2 up to `x`: a recurrence upward, on which errors hardly grow.
#[fp(library)]
fn jn_upward(n: f64, x: f64) -> (f64, f64) {
    let c = pair_quotient((2.0, 0.0), (x, 0.0));
    let m = base(n, x);
    let (mut a, mut b) = j_known(m, x);
    let mut k = m + 1.0;
    while k < n {
        let up = next(pair_product(c, (k, 0.0)), b, a);
        a = b;
        b = up;
        k += 1.0;
    }
    b
}

/// The order from which the recurrence downward starts.
#[fp]
fn start(n: f64, x: f64) -> f64 {
    let mut a = 0.0;
    let mut b = 1.0;
    let mut k = n;
    while b < ENOUGH {
        let up = 2.0 * k / x * b - a;
        a = b;
        b = up;
        k += 1.0;
    }
    k
}

/// J of an order n >= 2 above x >= 1: its parts, and the power of two that they are to be multiplied by.
#[fp(library)]
fn jn_downward(n: f64, x: f64) -> (f64, f64, i64) {
    let c = pair_quotient((2.0, 0.0), (x, 0.0));
    let mut a = (0.0, 0.0);
    let mut b = (1.0, 0.0);
    let mut found = (0.0, 0.0);
    let mut e = 0;
    let m = base(n, x);
    let mut k = start(n, x);
    while k > m {
        let down = next(pair_product(c, (k, 0.0)), b, a);
        a = b;
        b = down;
        k -= 1.0;
        if b.0.abs() > BIG {
            let less = 1.0 / BIG;
            a = (a.0 * less, a.1 * less);
            b = (b.0 * less, b.1 * less);
            e -= STEP;
        }
        // Before, no power counts.
        if k == n {
            found = b;
            e = 0;
        }
    }
    let (first, second) = j_known(m, x);
    let by_first = first.0.abs() > second.0.abs();
    let factor = if by_first {
        pair_quotient(first, b)
    } else {
        pair_quotient(second, a)
    };
    let (h, l) = pair_product(found, factor);
    (h, l, e)
}

/// J of an order n >= 2 of 0 < x < 1: the power series.
#[fp(library)]
fn jn_small(n: f64, x: f64) -> (f64, f64, i64) {
    let (m, d) = mantissa(x);
    let mut p = (1.0, 0.0);
    let mut e = 0;
    let mut k = 1.0;
    while k <= n {
        p = pair_quotient(pair_product(p, (m, 0.0)), (k, 0.0));
        e += d - 1;
        if p.0 < 1.0 / BIG {
            p = (p.0 * BIG, p.1 * BIG);
            e -= STEP;
        }
        k += 1.0;
    }
    let z = pair_product((x, 0.0), (-0.25 * x, 0.0));
    let mut s = (1.0, 0.0);
    let mut k = 18.0;
    while k > 0.0 {
        // 1 + s z / (k (n + k)) is Horner's scheme for the series.
        s = pair_step(
            s,
            pair_quotient(z, pair_product((k, 0.0), (n + k, 0.0))),
            (1.0, 0.0),
        );
        k -= 1.0;
    }
    let (h, l) = pair_product(p, s);
    (h, l, e)
}

/// The logarithm of a bound of |J| of an order n >= 2 above `x` (NIST Handbook of Mathematical Functions, 10.14.5).
#[fp]
fn bound(n: f64, x: f64) -> f64 {
    let root = ((n - x) * (n + x)).sqrt();
    let (l, _) = pair_ln((n + root, 0.0));
    let (m, _) = pair_ln((x, 0.0));
    root - n * (l - m)
}

/// J of an order n >= 2 and a finite x > 0.
#[fp]
fn jn_parts(n: f64, x: f64) -> (f64, f64, i64) {
    if n <= x {
        let (h, l) = jn_upward(n, x);
        return (h, l, 0);
    }
    if bound(n, x) < LEAST {
        return (1.0, 0.0, -1100);
    }
    if x < 1.0 {
        return jn_small(n, x);
    }
    jn_downward(n, x)
}

/// Y of an order n >= 2 and a finite x >= 2^-100.
#[fp(library)]
fn yn_upward(n: f64, x: f64) -> (f64, f64, i64) {
    let c = pair_quotient((2.0, 0.0), (x, 0.0));
    let m = base(n, x);
    let (mut a, mut b) = y_known(m, x);
    let mut k = m + 1.0;
    let mut e = 0;
    // What is beyond the range stays there.
    while k < n && e < 1500 {
        let up = next(pair_product(c, (k, 0.0)), b, a);
        a = b;
        b = up;
        k += 1.0;
        if b.0.abs() > BIG {
            let less = 1.0 / BIG;
            a = (a.0 * less, a.1 * less);
            b = (b.0 * less, b.1 * less);
            e += STEP;
        }
    }
    (b.0, b.1, e)
}

/// Y of an order n >= 2 and x < 2^-100: -(n - 1)! / pi (2/x)^n.
#[fp(library)]
fn yn_small(n: f64, x: f64) -> (f64, f64, i64) {
    let (m, d) = mantissa(x);
    let c = pair_quotient((2.0, 0.0), (m, 0.0));
    // Half of 2/pi.
    let mut p = pair_product((-0.5 * TWO_OVER_PI_H, -0.5 * TWO_OVER_PI_L), c);
    let mut e = -d;
    let mut k = 1.0;
    while k < n && e < 1500 {
        p = pair_product(pair_product(p, c), (k, 0.0));
        e -= d;
        k += 1.0;
    }
    (p.0, p.1, e)
}

/// Y of an order n >= 2 and a finite x > 0.
#[fp]
fn yn_parts(n: f64, x: f64) -> (f64, f64, i64) {
    if x < 7.888_609_052_210_118e-31 {
        return yn_small(n, x);
    }
    yn_upward(n, x)
}

/// True if J or Y of the order is the negative of that of its size.
#[fp]
fn is_negative(n: i32, turned: bool) -> bool {
    n & 1 != 0 && turned
}

/// J of an order beyond 1 and -1 rounded to odd. What is below 2^-600 is 2^-600.
#[fp(inline = false)]
fn fpdsl_jn(x: f64, n: i32) -> f64 {
    let (h, l, e) = jn_parts((n as f64).abs(), x.abs());
    let h = if e < -600 { 1.0_f64.copysign(h) } else { h };
    let y = odd(h, if e < -600 { 0.0 } else { l }) * power_of_two(e.max(-600));
    if is_negative(n, (n < 0) != (x < 0.0)) {
        -y
    } else {
        y
    }
}

/// Y of any order rounded to odd. What is above 2^600 is 2^600.
#[fp(inline = false)]
fn fpdsl_yn(x: f64, n: i32) -> f64 {
    let (h, l, e) = yn_parts((n as f64).abs(), x);
    let y = if e > 600 {
        -power_of_two(600)
    } else {
        odd(h, l) * power_of_two(e.min(600))
    };
    if is_negative(n, n < 0) { -y } else { y }
}

/// J of 0, infinities and NaN.
#[fp(cold)]
fn jn_far<T: Float>(x: T, n: i32) -> T {
    if x.is_nan() {
        return x;
    }
    if is_negative(n, (n < 0) != x.is_sign_negative()) {
        -0.0
    } else {
        0.0
    }
}

/// Y of 0, negative numbers, infinity and NaN.
#[fp(cold)]
fn yn_far<T: Float>(x: T, n: i32) -> T {
    if x == 0.0 {
        if is_negative(n, n < 0) {
            T::INFINITY
        } else {
            T::NEG_INFINITY
        }
    } else if x > 0.0 {
        0.0
    } else {
        T::NAN
    }
}

/// J of a whole order.
#[fp(mode = M)]
pub fn jn<M: Mode, T: Float>(x: T, n: i32) -> T {
    if n == 0 {
        return j0::<M, T>(x);
    }
    if n == 1 || n == -1 {
        return j1::<M, T>(if n < 0 { -x } else { x });
    }
    if !x.is_finite() || x == 0.0 {
        return jn_far::<T>(x, n);
    }
    fpdsl_jn(x as f64, n) as T
}

/// Y of a whole order.
#[fp(mode = M)]
pub fn yn<M: Mode, T: Float>(x: T, n: i32) -> T {
    if n == 0 {
        return y0::<M, T>(x);
    }
    if n == 1 {
        return y1::<M, T>(x);
    }
    if !(x > 0.0 && x < T::INFINITY) {
        return yn_far::<T>(x, n);
    }
    fpdsl_yn(x as f64, n) as T
}

/// J of a whole order, of binary64.
#[fp(mode = M, inline = false)]
pub fn jn_wide<M: Mode>(x: f64, n: i32) -> f64 {
    if n == 0 {
        return j0_wide::<M>(x);
    }
    if n == 1 || n == -1 {
        return j1_wide::<M>(if n < 0 { -x } else { x });
    }
    if !x.is_finite() || x == 0.0 {
        return jn_far::<f64>(x, n);
    }
    let (h, l, e) = jn_parts(rn!(n as f64).abs(), x.abs());
    let negative = is_negative(n, (n < 0) != (x < 0.0));
    let (h, l) = if negative { (-h, -l) } else { (h, l) };
    if e != 0 {
        return scaled_down::<M>(h, l, 0.0, e);
    }
    h + l
}

/// Y of a whole order, of binary64.
#[fp(mode = M, inline = false)]
pub fn yn_wide<M: Mode>(x: f64, n: i32) -> f64 {
    if n == 0 {
        return y0_wide::<M>(x);
    }
    if n == 1 {
        return y1_wide::<M>(x);
    }
    if !(x > 0.0 && x < f64::INFINITY) {
        return yn_far::<f64>(x, n);
    }
    let (h, l, e) = yn_parts(rn!(n as f64).abs(), x);
    let negative = is_negative(n, n < 0);
    let (h, l) = if negative { (-h, -l) } else { (h, l) };
    // Above 2^1000 the first product is beyond the range.
    let half = e.min(2000) >> 1;
    (h + l) * power_of_two(half) * power_of_two(e.min(2000) - half)
}
