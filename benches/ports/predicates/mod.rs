//! On which side of a line, a plane or a circle a point lies.
//!
//! J. R. Shewchuk, "Adaptive precision floating-point arithmetic and fast robust geometric predicates", Discrete &
//! Computational Geometry 18 (1997), 305-363, sections 4.2 to 4.4: the determinant in binary64 with a bound of its error,
//! which decides nearly all, then stages with expansions. One point in 500 lies on the line, the plane or the circle.

mod circle;
mod line;
mod plane;

use fpdsl::prelude::*;
use rayon::prelude::*;

use crate::session::Session;
use crate::values::Random;

const N: usize = 1 << 18;
/// The points that a thread of rayon takes at a time.
const PART: usize = 4096;
/// One in this many needs more than the first stage.
const RARE: u64 = 500;

/// 2^-53, half an ulp of 1, and the bound of an estimate.
const EPSILON: f64 = f64::EPSILON / 2.0;
const RESULT: f64 = (3.0 + 8.0 * EPSILON) * EPSILON;

type Point = [f64; 2];
type Point3 = [f64; 3];

vectorised! {
    fn lines(a: &[Point], b: &[Point], c: &[Point], out: &mut [f64]) {
        for (((a, b), c), out) in a.iter().zip(b).zip(c).zip(out) {
            *out = line::plain::orient2d(*a, *b, *c);
        }
    }
}

vectorised! {
    fn planes(a: &[Point3], b: &[Point3], c: &[Point3], d: &[Point3], out: &mut [f64]) {
        for ((((a, b), c), d), out) in a.iter().zip(b).zip(c).zip(d).zip(out) {
            *out = plane::plain::orient3d(*a, *b, *c, *d);
        }
    }
}

vectorised! {
    /// The points from `first` on.
    fn circles(first: usize, points: &[Vec<f64>; 8], out: &mut [f64]) {
        let [ax, ay, bx, by, cx, cy, dx, dy] = points.each_ref().map(|plane| &plane[first..][..out.len()]);
        for (k, out) in out.iter_mut().enumerate() {
            *out = circle::plain::incircle(ax[k], ay[k], bx[k], by[k], cx[k], cy[k], dx[k], dy[k]);
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

/// Four points; the rare last ones in the plane of the others, but for rounding.
fn tetrahedra() -> [Vec<Point3>; 4] {
    let mut random = Random::new(777);
    let mut points = [const { Vec::new() }; 4];
    for _ in 0..N {
        let mut point = || [random.unit(), random.unit(), random.unit()];
        let (a, b, c, mut d) = (point(), point(), point(), point());
        if random.bits().is_multiple_of(RARE) {
            let (s, t) = (random.unit(), random.unit());
            d = [0, 1, 2].map(|axis| a[axis] + s * (b[axis] - a[axis]) + t * (c[axis] - a[axis]));
        }
        for (points, point) in points.iter_mut().zip([a, b, c, d]) {
            points.push(point);
        }
    }
    points
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
        |out| line::ported::orient2d::map(&a, &b, &c).into(&dev, out).unwrap(),
    );
}

pub fn run_plane(session: &mut Session) {
    let name = "orient3d 2^18";
    if !session.wants(name) {
        return;
    }
    let dev = Device::host();
    let [a, b, c, d] = tetrahedra();
    session.row(
        name,
        vec![0.0; N],
        |out| planes(&a, &b, &c, &d, out),
        |out| {
            let (ab, cd) = (
                a.par_chunks(PART).zip(b.par_chunks(PART)),
                c.par_chunks(PART).zip(d.par_chunks(PART)),
            );
            ab.zip(cd)
                .zip(out.par_chunks_mut(PART))
                .for_each(|(((a, b), (c, d)), out)| planes(a, b, c, d, out));
        },
        |out| {
            plane::ported::orient3d::map(&a, &b, &c, &d)
                .into(&dev, out)
                .unwrap()
        },
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
            circle::ported::incircle::map(ax, ay, bx, by, cx, cy, dx, dy)
                .into(&dev, out)
                .unwrap();
        },
    );
}
