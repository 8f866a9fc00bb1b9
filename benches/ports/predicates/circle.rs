//! Whether a point lies in a circle: section 4.4 of the source.

use super::EPSILON;

const CIRCLE_A: f64 = (10.0 + 96.0 * EPSILON) * EPSILON;

twice! {
    use expansions;

    /// A row of the determinant: `(x x + y y) minor`.
    fn lifted(minor: [f64; 4], x: f64, y: f64) -> [f64; 32] {
        let of_x = scale::<8, 16>(scale::<4, 8>(minor, x), x);
        let of_y = scale::<8, 16>(scale::<4, 8>(minor, y), y);
        sum::<16, 16, 32>(of_x, of_y)
    }

    /// Stage B, which is exact here: the coordinates have so few digits that their differences do not round.
    fn incircle_exact(adx: f64, ady: f64, bdx: f64, bdy: f64, cdx: f64, cdy: f64) -> f64 {
        let (x, y) = ([adx, bdx, cdx], [ady, bdy, cdy]);
        let mut rows = [[0.0; 32]; 3];
        for k in 0..3 {
            let (next, last) = ((k + 1) % 3, (k + 2) % 3);
            let minor = determinant(x[next], y[last], x[last], y[next]);
            rows[k] = lifted(minor, x[k], y[k]);
        }
        let ab = sum::<32, 32, 64>(rows[0], rows[1]);
        estimate(sum::<64, 32, 96>(ab, rows[2]))
    }

    /// Positive if the last point lies in the circle through the others, which turn left.
    fn incircle(ax: f64, ay: f64, bx: f64, by: f64, cx: f64, cy: f64, dx: f64, dy: f64) -> f64 {
        let (adx, ady) = (ax - dx, ay - dy);
        let (bdx, bdy) = (bx - dx, by - dy);
        let (cdx, cdy) = (cx - dx, cy - dy);
        let (bc, cb) = (bdx * cdy, cdx * bdy);
        let (ca, ac) = (cdx * ady, adx * cdy);
        let (ab, ba) = (adx * bdy, bdx * ady);
        let a = adx * adx + ady * ady;
        let b = bdx * bdx + bdy * bdy;
        let c = cdx * cdx + cdy * cdy;
        let det = a * (bc - cb) + b * (ca - ac) + c * (ab - ba);
        let size = (bc.abs() + cb.abs()) * a + (ca.abs() + ac.abs()) * b + (ab.abs() + ba.abs()) * c;
        if det.abs() > CIRCLE_A * size {
            return det;
        }
        incircle_exact(adx, ady, bdx, bdy, cdx, cdy)
    }
}
