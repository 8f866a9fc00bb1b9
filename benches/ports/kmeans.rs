//! The nearest of eight centres for each point.
//!
//! S. Che and others, "Rodinia: a benchmark suite for heterogeneous computing", IISWC 2009, `kmeans`: squared distances, the
//! first of equal ones.

use fpdsl::prelude::*;
use rayon::prelude::*;

use crate::session::Session;
use crate::values::Random;

const POINTS: usize = 100_000;
const FEATURES: usize = 16;
const CLUSTERS: usize = 8;
/// The points that a thread of rayon takes at a time.
const PART: usize = 2048;

type Point = [f64; FEATURES];

#[allow(dead_code)]
#[fp(mode = "rn", contract = false)]
fn assign(point: [f64; FEATURES], centres: &[[f64; FEATURES]]) -> u32 {
    let mut nearest = 0_u32;
    let mut least = f64::MAX;
    for c in 0..centres.len() {
        let mut distance = 0.0;
        for f in 0..FEATURES {
            let d = point[f] - centres[c][f];
            distance += d * d;
        }
        if distance < least {
            least = distance;
            nearest = c as u32;
        }
    }
    nearest
}

vectorised! {
    /// The nearest centre of each point.
    fn nearest(points: &[Point], centres: &[Point], out: &mut [u32]) {
        for (point, out) in points.iter().zip(out) {
            let mut least = f64::MAX;
            *out = 0;
            for (c, centre) in centres.iter().enumerate() {
                let mut distance = 0.0;
                for (feature, centre) in point.iter().zip(centre) {
                    let d = feature - centre;
                    distance += d * d;
                }
                if distance < least {
                    least = distance;
                    *out = c as u32;
                }
            }
        }
    }
}

pub fn run(session: &mut Session) {
    let name = "kmeans 100000x16x8";
    if !session.wants(name) {
        return;
    }
    let dev = Device::host();
    let mut random = Random::new(10);
    let mut vectors = |n: usize| random.vector(n * FEATURES, 0.0, 1.0).as_chunks().0.to_vec();
    let (points, centres): (Vec<Point>, Vec<Point>) = (vectors(POINTS), vectors(CLUSTERS));
    session.row(
        name,
        vec![0; POINTS],
        |out| nearest(&points, &centres, out),
        |out| {
            let parts = points.par_chunks(PART).zip(out.par_chunks_mut(PART));
            parts.for_each(|(points, out)| nearest(points, &centres, out));
        },
        |out| assign::map(&points, &centres).into(&dev, out).unwrap(),
    );
}
