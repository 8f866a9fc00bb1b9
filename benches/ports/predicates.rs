//! On which side of a line, or of a circle, a point lies.
//!
//! J. R. Shewchuk, "Adaptive precision floating-point arithmetic and fast robust geometric predicates", Discrete &
//! Computational Geometry 18 (1997), 305-363, sections 4.2 and 4.4: the determinant in binary64 with a bound of its error,
//! which decides nearly all, then stages with expansions. One point in 500 lies on the line or the circle.

use fpdsl::prelude::*;
use rayon::prelude::*;

use crate::session::Session;
use crate::values::Random;

const N: usize = 1 << 18;
/// The points that a thread of rayon takes at a time.
const PART: usize = 4096;
/// One in so many needs more than the first stage.
const RARE: u64 = 500;

/// 2^-53, half an ulp of 1, and the bounds of the stages.
const EPSILON: f64 = f64::EPSILON / 2.0;
const LINE_A: f64 = (3.0 + 16.0 * EPSILON) * EPSILON;
const LINE_B: f64 = (2.0 + 12.0 * EPSILON) * EPSILON;
const LINE_C: f64 = (9.0 + 64.0 * EPSILON) * EPSILON * EPSILON;
const RESULT: f64 = (3.0 + 8.0 * EPSILON) * EPSILON;
const CIRCLE_A: f64 = (10.0 + 96.0 * EPSILON) * EPSILON;

type Point = [f64; 2];

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
        // The largest component has the sign of the whole.
        all[15]
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

vectorised! {
    fn lines(a: &[Point], b: &[Point], c: &[Point], out: &mut [f64]) {
        for (((a, b), c), out) in a.iter().zip(b).zip(c).zip(out) {
            *out = plain::orient2d(*a, *b, *c);
        }
    }
}

vectorised! {
    /// The points from `first` on.
    fn circles(first: usize, points: &[Vec<f64>; 8], out: &mut [f64]) {
        let [ax, ay, bx, by, cx, cy, dx, dy] = points.each_ref().map(|plane| &plane[first..][..out.len()]);
        for (k, out) in out.iter_mut().enumerate() {
            *out = plain::incircle(ax[k], ay[k], bx[k], by[k], cx[k], cy[k], dx[k], dy[k]);
        }
    }
}

/// Triples of points; the rare ones in the middle between the others, but for rounding.
fn triples() -> [Vec<Point>; 3] {
    let mut random = Random::new(7);
    let mut triples = [const { Vec::new() }; 3];
    for _ in 0..N {
        let mut point = || [random.unit(), random.unit()];
        let (a, b, mut c) = (point(), point(), point());
        if random.bits().is_multiple_of(RARE) {
            let t = random.unit();
            c = [0, 1].map(|axis| a[axis] + t * (b[axis] - a[axis]));
        }
        for (points, point) in triples.iter_mut().zip([a, b, c]) {
            points.push(point);
        }
    }
    triples
}

/// Four points with multiples of 2^-20 as coordinates, in eight planes; the rare ones are the corners of a rectangle.
fn quadruples() -> [Vec<f64>; 8] {
    let mut random = Random::new(77);
    let mut planes = [const { Vec::new() }; 8];
    for _ in 0..N {
        let mut coordinates: [u64; 8] = std::array::from_fn(|_| random.bits() >> 44);
        if random.bits().is_multiple_of(RARE) {
            let [x0, y0, x1, y1, ..] = coordinates;
            coordinates = [x0, y0, x1, y0, x1, y1, x0, y1];
        }
        for (plane, coordinate) in planes.iter_mut().zip(coordinates) {
            plane.push(coordinate as f64 / (1_u64 << 20) as f64);
        }
    }
    planes
}

pub fn run_line(session: &mut Session) {
    let name = "orient2d 2^18";
    if !session.wants(name) {
        return;
    }
    let dev = Device::host();
    let [a, b, c] = triples();
    session.row(
        name,
        vec![0.0; N],
        |out| lines(&a, &b, &c, out),
        |out| {
            let points = a.par_chunks(PART).zip(b.par_chunks(PART)).zip(c.par_chunks(PART));
            points
                .zip(out.par_chunks_mut(PART))
                .for_each(|(((a, b), c), out)| lines(a, b, c, out));
        },
        |out| ported::orient2d::map_into(&dev, out, &a, &b, &c).unwrap(),
    );
}

pub fn run_circle(session: &mut Session) {
    let name = "incircle 2^18";
    if !session.wants(name) {
        return;
    }
    let dev = Device::host();
    let points = quadruples();
    session.row(
        name,
        vec![0.0; N],
        |out| circles(0, &points, out),
        |out| {
            let parts = out.par_chunks_mut(PART).enumerate();
            parts.for_each(|(k, out)| circles(k * PART, &points, out));
        },
        |out| {
            let [ax, ay, bx, by, cx, cy, dx, dy] = &points;
            ported::incircle::map_into(&dev, out, ax, ay, bx, by, cx, cy, dx, dy).unwrap();
        },
    );
}
