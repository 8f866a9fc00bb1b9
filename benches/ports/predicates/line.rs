//! On which side of a line a point lies: section 4.2 of the source.

use super::{EPSILON, RESULT};

const LINE_A: f64 = (3.0 + 16.0 * EPSILON) * EPSILON;
const LINE_B: f64 = (2.0 + 12.0 * EPSILON) * EPSILON;
const LINE_C: f64 = (9.0 + 64.0 * EPSILON) * EPSILON * EPSILON;

twice! {
    use expansions;

    /// Stages B to D; `size` is the sum of the products' magnitudes.
    fn orient2d_exact(a: [f64; 2], b: [f64; 2], c: [f64; 2], size: f64) -> f64 {
        let (acx, acy) = (a[0] - c[0], a[1] - c[1]);
        let (bcx, bcy) = (b[0] - c[0], b[1] - c[1]);
        let exact = determinant(acx, bcy, acy, bcx);
        let mut det = estimate(exact);
        if det.abs() >= LINE_B * size {
            return det;
        }
        let (acx_tail, acy_tail) = (difference_tail(a[0], c[0], acx), difference_tail(a[1], c[1], acy));
        let (bcx_tail, bcy_tail) = (difference_tail(b[0], c[0], bcx), difference_tail(b[1], c[1], bcy));
        if acx_tail == 0.0 && acy_tail == 0.0 && bcx_tail == 0.0 && bcy_tail == 0.0 {
            return det;
        }
        let bound = LINE_C * size + RESULT * det.abs();
        det += (acx * bcy_tail + bcy * acx_tail) - (acy * bcx_tail + bcx * acy_tail);
        if det.abs() >= bound {
            return det;
        }
        let first = sum::<4, 4, 8>(exact, determinant(acx_tail, bcy, acy_tail, bcx));
        let second = sum::<8, 4, 12>(first, determinant(acx, bcy_tail, acy, bcx_tail));
        let all = sum::<12, 4, 16>(second, determinant(acx_tail, bcy_tail, acy_tail, bcx_tail));
        largest(all)
    }

    /// Positive if `a`, `b`, `c` turn left.
    fn orient2d(a: [f64; 2], b: [f64; 2], c: [f64; 2]) -> f64 {
        let left = (a[0] - c[0]) * (b[1] - c[1]);
        let right = (a[1] - c[1]) * (b[0] - c[0]);
        let det = left - right;
        if left > 0.0 && right <= 0.0 || left < 0.0 && right >= 0.0 || left == 0.0 {
            return det;
        }
        let size = (left + right).abs();
        if det.abs() >= LINE_A * size {
            return det;
        }
        orient2d_exact(a, b, c, size)
    }
}
