//! On which side of the line through `a` and `b` a point `c` lies.
//!
//! J. R. Shewchuk, "Adaptive precision floating-point arithmetic and fast robust geometric predicates", Discrete &
//! Computational Geometry 18 (1997), 305-363: the expansions of section 2, the predicate ORIENT2D and its stages A to D of
//! section 4.2. Two things are done otherwise, neither of which changes a result: products are split by one fused
//! operation instead of Dekker's seventeen, and expansions are added component by component (EXPANSION-SUM) and not merged
//! by magnitude, so that there is no index that depends on the data.

use fpdsl::prelude::*;

/// 2^-53, half an ulp of 1.
const EPSILON: f64 = f64::EPSILON / 2.0;
/// The bounds of stages A, B and C, and that of a sum's last rounding.
const BOUND_A: f64 = (3.0 + 16.0 * EPSILON) * EPSILON;
const BOUND_B: f64 = (2.0 + 12.0 * EPSILON) * EPSILON;
const BOUND_C: f64 = (9.0 + 64.0 * EPSILON) * EPSILON * EPSILON;
const BOUND_RESULT: f64 = (3.0 + 8.0 * EPSILON) * EPSILON;

/// The determinant as everyone writes it: positive if `a`, `b`, `c` turn left.
#[fp]
pub fn naive(a: [f64; 2], b: [f64; 2], c: [f64; 2]) -> f64 {
    (a[0] - c[0]) * (b[1] - c[1]) - (a[1] - c[1]) * (b[0] - c[0])
}

/// `a + b`, and what the sum's rounding left out.
#[fp]
pub fn two_sum(a: f64, b: f64) -> (f64, f64) {
    let sum = a + b;
    let virtual_b = sum - a;
    (sum, (a - (sum - virtual_b)) + (b - virtual_b))
}

/// The rounding error of `difference = a - b`.
#[fp]
pub fn difference_tail(a: f64, b: f64, difference: f64) -> f64 {
    let virtual_b = a - difference;
    let virtual_a = difference + virtual_b;
    (a - virtual_a) + (virtual_b - b)
}

/// `a b - c d` exactly: four components, the least first.
#[fp]
pub fn product_difference(a: f64, b: f64, c: f64, d: f64) -> [f64; 4] {
    let (left, right) = (a * b, c * d);
    let (left_tail, right_tail) = (fused!(a * b - left), fused!(c * d - right));
    // (left, left_tail) less right_tail, then less right.
    let (sum, x0) = two_sum(left_tail, -right_tail);
    let (top, middle) = two_sum(left, sum);
    let (sum, x1) = two_sum(middle, -right);
    let (x3, x2) = two_sum(top, sum);
    [x0, x1, x2, x3]
}

/// The sum of two expansions, which is an expansion: each component of `f` goes through all that is there.
#[fp]
pub fn expansion_sum<const M: usize>(e: [f64; M], f: [f64; 4]) -> ([f64; M], [f64; 4]) {
    let mut low = e;
    let mut high = [0.0; 4];
    for j in 0..4 {
        let mut q = f[j];
        for i in j..M {
            (q, low[i]) = two_sum(q, low[i]);
        }
        for i in 0..j {
            (q, high[i]) = two_sum(q, high[i]);
        }
        high[j] = q;
    }
    (low, high)
}

/// The sign of the determinant, exactly: a value of that sign, and the stage that found it (0 for A to 3 for D).
#[fp]
pub fn orient2d(a: [f64; 2], b: [f64; 2], c: [f64; 2]) -> (f64, u32) {
    let (acx, acy) = (a[0] - c[0], a[1] - c[1]);
    let (bcx, bcy) = (b[0] - c[0], b[1] - c[1]);

    // A: the determinant itself, if it is larger than what it can be wrong by.
    let (left, right) = (acx * bcy, acy * bcx);
    let det = left - right;
    if left > 0.0 && right <= 0.0 || left < 0.0 && right >= 0.0 || left == 0.0 {
        return (det, 0);
    }
    let size = (left + right).abs();
    if det.abs() >= BOUND_A * size {
        return (det, 0);
    }

    // B: the products of the rounded differences, exactly.
    let exact = product_difference(acx, bcy, acy, bcx);
    let mut det = ((exact[0] + exact[1]) + exact[2]) + exact[3];
    if det.abs() >= BOUND_B * size {
        return (det, 1);
    }
    let (acx_tail, acy_tail) = (difference_tail(a[0], c[0], acx), difference_tail(a[1], c[1], acy));
    let (bcx_tail, bcy_tail) = (difference_tail(b[0], c[0], bcx), difference_tail(b[1], c[1], bcy));
    if acx_tail == 0.0 && acy_tail == 0.0 && bcx_tail == 0.0 && bcy_tail == 0.0 {
        return (det, 1);
    }

    // C: with what the differences lost, to first order.
    let bound = BOUND_C * size + BOUND_RESULT * det.abs();
    det += (acx * bcy_tail + bcy * acx_tail) - (acy * bcx_tail + bcx * acy_tail);
    if det.abs() >= bound {
        return (det, 2);
    }

    // D: everything.
    let first = product_difference(acx_tail, bcy, acy_tail, bcx);
    let second = product_difference(acx, bcy_tail, acy, bcx_tail);
    let third = product_difference(acx_tail, bcy_tail, acy_tail, bcx_tail);
    let (e0, e1) = expansion_sum(exact, first);
    let (e0, e2) = expansion_sum([e0[0], e0[1], e0[2], e0[3], e1[0], e1[1], e1[2], e1[3]], second);
    let sum = expansion_sum(
        [
            e0[0], e0[1], e0[2], e0[3], e0[4], e0[5], e0[6], e0[7], e2[0], e2[1], e2[2], e2[3],
        ],
        third,
    );
    // The largest component has the sign of the whole.
    let mut det = 0.0;
    for component in sum.0 {
        if component != 0.0 {
            det = component;
        }
    }
    for component in sum.1 {
        if component != 0.0 {
            det = component;
        }
    }
    (det, 3)
}
