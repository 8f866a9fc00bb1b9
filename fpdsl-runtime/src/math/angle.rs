//! The angle of a vector, of which the inverse trigonometric functions are cases.
//!
//! The vector is turned by `atan(i / 64)`, from a table, toward the nearer axis; what is left has a tangent of at most 2^-7 and a
//! polynomial.

use fpdsl_macros::fp;

use super::kit::{
    MAGIC, fast_two_sum, number_bits, renormalized, triple_negative, triple_product, triple_quotient,
    triple_sum, two_product, two_sum,
};
use super::polynomial::polynomial;
use super::tables::angle::*;

/// The number of the turn for a tangent, and its tangent.
#[fp]
fn turn(tangent: f64) -> (usize, f64) {
    let q = tangent.mul_add(64.0, MAGIC).min(MAGIC + 63.0);
    ((number_bits(q) & 63) as usize, (q - MAGIC) * 0.015625)
}

/// The angle of (xh + xl, yh + yl), which is in the first quadrant, in two parts; half a turn less it if `negative`. The error is below
/// 2^-65.8 of the result: six roundings of a cube that is at most 2^-15.6 of it. The polynomial adds 2^-73.
#[fp]
pub fn angle(yh: f64, yl: f64, xh: f64, xl: f64, negative: bool) -> (f64, f64) {
    let swapped = yh > xh;
    let (n, nl) = if swapped { (xh, xl) } else { (yh, yl) };
    let (d, dl) = if swapped { (yh, yl) } else { (xh, xl) };
    let (i, c) = turn(n / d);
    let (p, pe) = two_product(c, d);
    // Exact: `p` is between half and twice `n`, or zero.
    let a = n - p;
    let al = (-c).mul_add(dl, nl) - pe;
    let (g, ge) = two_product(c, n);
    let (b, be) = fast_two_sum(d, g);
    let bl = c.mul_add(nl, dl) + (be + ge);
    let inverse = 1.0 / b;
    let z = a * inverse;
    let zl = ((-z).mul_add(bl, al) + (-z).mul_add(b, a)) * inverse;
    let v = z * z;
    let q = polynomial(v, AT);
    let rest = (z * v).mul_add(q, ATAN_M[i] + zl);
    let sign = if swapped != negative { -1.0 } else { 1.0 };
    let far = if negative { HALF } else { (0.0, 0.0, 0.0) };
    let from = if swapped { QUARTER } else { far };
    let (hi, e1) = fast_two_sum(from.0, sign * ATAN_H[i]);
    let (hi, e2) = fast_two_sum(hi, sign * z);
    fast_two_sum(hi, rest.mul_add(sign, from.1 + (e1 + e2)))
}

/// The same in three parts, to about 2^-140.
#[fp(library)]
pub fn angle_triple(y: (f64, f64, f64), x: (f64, f64, f64), negative: bool) -> (f64, f64, f64) {
    let swapped = y.0 > x.0;
    let n = if swapped { x } else { y };
    let d = if swapped { y } else { x };
    let (i, c) = turn(n.0 / d.0);
    let a = triple_sum(n, triple_product(d, (-c, 0.0, 0.0)));
    let z = triple_quotient(a, triple_sum(d, triple_product(n, (c, 0.0, 0.0))));
    let v = triple_product(z, z);
    let q = polynomial(v.0, [ODD13.0, ODD15.0, ODD17.0, ODD19.0]);
    let (p, pe) = two_product(q, v.0);
    let s = triple_sum(ODD11, (p, pe, 0.0));
    let s = triple_sum(ODD9, triple_product(s, v));
    let s = triple_sum(ODD7, triple_product(s, v));
    let s = triple_sum(ODD5, triple_product(s, v));
    let s = triple_sum(ODD3, triple_product(s, v));
    let s = triple_sum(z, triple_product(triple_product(s, v), z));
    let s = triple_sum((ATAN_H[i], ATAN_M[i], ATAN_L[i]), s);
    let s = if swapped != negative {
        triple_negative(s)
    } else {
        s
    };
    let far = if negative { HALF } else { (0.0, 0.0, 0.0) };
    triple_sum(if swapped { QUARTER } else { far }, s)
}

/// sqrt(1 - x^2) in two parts, to about 2^-104, for 0 <= x < 1; at 1 the second is NaN.
#[fp]
pub fn leg(x: f64) -> (f64, f64) {
    let (u, ue) = two_product(x, x);
    let (d, e) = fast_two_sum(1.0, -u);
    let (d, e) = fast_two_sum(d, e - ue);
    let s = d.sqrt();
    (s, ((-s).mul_add(s, d) + e) * (0.5 / s))
}

/// The same in three parts, for 0 <= x <= 1.
#[fp]
pub fn leg_triple(x: f64) -> (f64, f64, f64) {
    let (u, ue) = two_product(x, x);
    let (d, e) = two_sum(1.0, -u);
    let d = renormalized(d, e, -ue);
    let s = d.0.sqrt();
    let half = if s > 0.0 { 0.5 / s } else { 0.0 };
    let (p, pe) = two_product(-s, s);
    let d = triple_sum(d, (p, pe, 0.0));
    let t = d.0 * half;
    let d = triple_sum(d, triple_product((-2.0 * s, -t, 0.0), (t, 0.0, 0.0)));
    renormalized(s, t, d.0 * half)
}

/// An angle as a part of half a turn.
#[fp]
pub fn in_half_turns(hi: f64, lo: f64) -> (f64, f64) {
    let (p, e) = two_product(hi, PI_INVERSE.0);
    fast_two_sum(p, hi.mul_add(PI_INVERSE.1, lo.mul_add(PI_INVERSE.0, e)))
}

/// Two parts with the sign of `x`.
#[fp]
pub fn signed(x: f64, hi: f64, lo: f64) -> (f64, f64) {
    if x < 0.0 { (-hi, -lo) } else { (hi, lo) }
}
