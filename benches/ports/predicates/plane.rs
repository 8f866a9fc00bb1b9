//! On which side of a plane a point lies: section 4.3 of the source.

use super::{EPSILON, RESULT};

const PLANE_A: f64 = (7.0 + 56.0 * EPSILON) * EPSILON;
const PLANE_B: f64 = (3.0 + 28.0 * EPSILON) * EPSILON;
const PLANE_C: f64 = (26.0 + 288.0 * EPSILON) * EPSILON * EPSILON;

twice! {
    use expansions;

    /// `a - b`, and what rounding left out of each coordinate.
    fn between(a: [f64; 3], b: [f64; 3]) -> ([f64; 3], [f64; 3]) {
        let (mut difference, mut tail) = ([0.0; 3], [0.0; 3]);
        for axis in 0..3 {
            difference[axis] = a[axis] - b[axis];
            tail[axis] = difference_tail(a[axis], b[axis], difference[axis]);
        }
        (difference, tail)
    }

    /// What the tails add to `(a[0] b[1] - b[0] a[1]) z`, as far as it is linear in them.
    fn correction(a: [f64; 3], a_tail: [f64; 3], b: [f64; 3], b_tail: [f64; 3], z: f64, z_tail: f64) -> f64 {
        let of_minor = (a[0] * b_tail[1] + b[1] * a_tail[0]) - (a[1] * b_tail[0] + b[0] * a_tail[1]);
        z * of_minor + z_tail * (a[0] * b[1] - a[1] * b[0])
    }

    /// `(a[0] b[1] - b[0] a[1]) z`, where each coordinate is a difference and its tail.
    fn row(a: [f64; 3], a_tail: [f64; 3], b: [f64; 3], b_tail: [f64; 3], z: f64, z_tail: f64) -> [f64; 64] {
        let heads = determinant(a[0], b[1], a[1], b[0]);
        let first = sum::<4, 4, 8>(heads, determinant(a_tail[0], b[1], a_tail[1], b[0]));
        let second = sum::<8, 4, 12>(first, determinant(a[0], b_tail[1], a[1], b_tail[0]));
        let tails = determinant(a_tail[0], b_tail[1], a_tail[1], b_tail[0]);
        let minor = sum::<12, 4, 16>(second, tails);
        sum::<32, 32, 64>(scale::<16, 32>(minor, z), scale::<16, 32>(minor, z_tail))
    }

    /// Stages B to D; `size` is the sum of the products' magnitudes. Stage D computes everything anew, where the source adds only
    /// the products that are missing.
    fn orient3d_exact(a: [f64; 3], b: [f64; 3], c: [f64; 3], d: [f64; 3], size: f64) -> f64 {
        let (ad, ad_tail) = between(a, d);
        let (bd, bd_tail) = between(b, d);
        let (cd, cd_tail) = between(c, d);
        let of_a = scale::<4, 8>(determinant(bd[0], cd[1], bd[1], cd[0]), ad[2]);
        let of_b = scale::<4, 8>(determinant(cd[0], ad[1], cd[1], ad[0]), bd[2]);
        let of_c = scale::<4, 8>(determinant(ad[0], bd[1], ad[1], bd[0]), cd[2]);
        let mut det = estimate(sum::<16, 8, 24>(sum::<8, 8, 16>(of_a, of_b), of_c));
        if det.abs() >= PLANE_B * size {
            return det;
        }
        let mut rounded = false;
        for axis in 0..3 {
            rounded |= ad_tail[axis] != 0.0 || bd_tail[axis] != 0.0 || cd_tail[axis] != 0.0;
        }
        if !rounded {
            return det;
        }
        let bound = PLANE_C * size + RESULT * det.abs();
        det += correction(bd, bd_tail, cd, cd_tail, ad[2], ad_tail[2])
            + correction(cd, cd_tail, ad, ad_tail, bd[2], bd_tail[2])
            + correction(ad, ad_tail, bd, bd_tail, cd[2], cd_tail[2]);
        if det.abs() >= bound {
            return det;
        }
        let of_a = row(bd, bd_tail, cd, cd_tail, ad[2], ad_tail[2]);
        let of_b = row(cd, cd_tail, ad, ad_tail, bd[2], bd_tail[2]);
        let of_c = row(ad, ad_tail, bd, bd_tail, cd[2], cd_tail[2]);
        largest(sum::<128, 64, 192>(sum::<64, 64, 128>(of_a, of_b), of_c))
    }

    /// Positive if `d` lies below the plane through `a`, `b`, `c`, which turn left as seen from above.
    fn orient3d(a: [f64; 3], b: [f64; 3], c: [f64; 3], d: [f64; 3]) -> f64 {
        let (adx, ady, adz) = (a[0] - d[0], a[1] - d[1], a[2] - d[2]);
        let (bdx, bdy, bdz) = (b[0] - d[0], b[1] - d[1], b[2] - d[2]);
        let (cdx, cdy, cdz) = (c[0] - d[0], c[1] - d[1], c[2] - d[2]);
        let (bc, cb) = (bdx * cdy, cdx * bdy);
        let (ca, ac) = (cdx * ady, adx * cdy);
        let (ab, ba) = (adx * bdy, bdx * ady);
        let det = adz * (bc - cb) + bdz * (ca - ac) + cdz * (ab - ba);
        let size =
            (bc.abs() + cb.abs()) * adz.abs() + (ca.abs() + ac.abs()) * bdz.abs() + (ab.abs() + ba.abs()) * cdz.abs();
        if det.abs() > PLANE_A * size {
            return det;
        }
        orient3d_exact(a, b, c, d, size)
    }
}
