//! One step of the lattice Boltzmann method with nine velocities in two dimensions, between two walls.
//!
//! Y. H. Qian, D. d'Humieres, P. Lallemand, "Lattice BGK models for Navier-Stokes equation", Europhys. Lett. 17 (1992),
//! 479-484; the pull scheme and the walls half-way between nodes after T. Krüger and others, "The lattice Boltzmann method"
//! (Springer, 2017), sections 3.3 and 5.3. The left and the right border meet.

use fpdsl::prelude::*;
use rayon::prelude::*;

use crate::session::Session;
use crate::values::Random;

const NX: usize = 512;
const NY: usize = 512;
const OMEGA: f64 = 1.7;
/// The rows that a thread of rayon takes at a time.
const ROWS: usize = 16;

/// The weights: at rest, along an axis, along a diagonal.
const REST: f64 = 4.0 / 9.0;
const AXIS: f64 = 1.0 / 9.0;
const DIAGONAL: f64 = 1.0 / 36.0;

/// The populations that move with 0 0, 1 0, 0 1, -1 0, 0 -1, 1 1, -1 1, -1 -1, 1 -1.
type Node = (f64, f64, f64, f64, f64, f64, f64, f64, f64);

#[fp(mode = "rn", contract = false)]
fn relaxed(f: f64, weight: f64, along: f64, rest: f64) -> f64 {
    let equilibrium = weight * (rest + along * (3.0 + 4.5 * along));
    f + OMEGA * (equilibrium - f)
}

#[allow(dead_code)]
#[fp(mode = "rn", contract = false)]
fn boltzmann(i: Index2, nx: usize, ny: usize, f: &[f64]) -> (f64, f64, f64, f64, f64, f64, f64, f64, f64) {
    let (x, y) = (i.x(), i.y());
    let n = nx * ny;
    let here = y * nx + x;
    let west = if x == 0 { nx - 1 } else { x - 1 };
    let east = if x + 1 == nx { 0 } else { x + 1 };
    let row = y * nx;
    let f0 = f[here];
    let f1 = f[n + row + west];
    let f3 = f[3 * n + row + east];
    let mut f2 = f[4 * n + here];
    let mut f5 = f[7 * n + here];
    let mut f6 = f[8 * n + here];
    if y > 0 {
        let below = row - nx;
        f2 = f[2 * n + below + x];
        f5 = f[5 * n + below + west];
        f6 = f[6 * n + below + east];
    }
    let mut f4 = f[2 * n + here];
    let mut f7 = f[5 * n + here];
    let mut f8 = f[6 * n + here];
    if y + 1 < ny {
        let above = row + nx;
        f4 = f[4 * n + above + x];
        f7 = f[7 * n + above + east];
        f8 = f[8 * n + above + west];
    }
    let density = f0 + f1 + f2 + f3 + f4 + f5 + f6 + f7 + f8;
    let u = (f1 - f3 + f5 - f6 - f7 + f8) / density;
    let v = (f2 - f4 + f5 + f6 - f7 - f8) / density;
    let rest = 1.0 - 1.5 * (u * u + v * v);
    (
        relaxed(f0, REST * density, 0.0, rest),
        relaxed(f1, AXIS * density, u, rest),
        relaxed(f2, AXIS * density, v, rest),
        relaxed(f3, AXIS * density, -u, rest),
        relaxed(f4, AXIS * density, -v, rest),
        relaxed(f5, DIAGONAL * density, u + v, rest),
        relaxed(f6, DIAGONAL * density, v - u, rest),
        relaxed(f7, DIAGONAL * density, -u - v, rest),
        relaxed(f8, DIAGONAL * density, u - v, rest),
    )
}

#[inline(always)]
fn plain_relaxed(f: f64, weight: f64, along: f64, rest: f64) -> f64 {
    let equilibrium = weight * (rest + along * (3.0 + 4.5 * along));
    f + OMEGA * (equilibrium - f)
}

#[inline(always)]
fn collide((f0, f1, f2, f3, f4, f5, f6, f7, f8): Node) -> Node {
    let density = f0 + f1 + f2 + f3 + f4 + f5 + f6 + f7 + f8;
    let u = (f1 - f3 + f5 - f6 - f7 + f8) / density;
    let v = (f2 - f4 + f5 + f6 - f7 - f8) / density;
    let rest = 1.0 - 1.5 * (u * u + v * v);
    (
        plain_relaxed(f0, REST * density, 0.0, rest),
        plain_relaxed(f1, AXIS * density, u, rest),
        plain_relaxed(f2, AXIS * density, v, rest),
        plain_relaxed(f3, AXIS * density, -u, rest),
        plain_relaxed(f4, AXIS * density, -v, rest),
        plain_relaxed(f5, DIAGONAL * density, u + v, rest),
        plain_relaxed(f6, DIAGONAL * density, v - u, rest),
        plain_relaxed(f7, DIAGONAL * density, -u - v, rest),
        plain_relaxed(f8, DIAGONAL * density, u - v, rest),
    )
}

vectorised! {
    /// The rows from `first` on of all nine planes.
    fn rows(first: usize, nx: usize, f: &[f64], out: [&mut [f64]; 9]) {
        let n = f.len() / 9;
        let last = n / nx - 1;
        let count = out[0].len() / nx;
        let [o0, o1, o2, o3, o4, o5, o6, o7, o8] = out;
        for k in 0..count {
            let y = first + k;
            let row = |plane: usize, y: usize| &f[plane * n + y * nx..][..nx];
            // The populations of a node come from the row below or above; at a wall they are its own of the opposite direction.
            let (f0, f1, f3) = (row(0, y), row(1, y), row(3, y));
            let wall = y == 0;
            let [f2, f5, f6] =
                if wall { [4, 7, 8].map(|plane| row(plane, y)) } else { [2, 5, 6].map(|plane| row(plane, y - 1)) };
            let ceiling = y == last;
            let [f4, f7, f8] =
                if ceiling { [2, 5, 6].map(|plane| row(plane, y)) } else { [4, 7, 8].map(|plane| row(plane, y + 1)) };
            let (o0, o1, o2) = (&mut o0[k * nx..][..nx], &mut o1[k * nx..][..nx], &mut o2[k * nx..][..nx]);
            let (o3, o4, o5) = (&mut o3[k * nx..][..nx], &mut o4[k * nx..][..nx], &mut o5[k * nx..][..nx]);
            let (o6, o7, o8) = (&mut o6[k * nx..][..nx], &mut o7[k * nx..][..nx], &mut o8[k * nx..][..nx]);
            let mut node = |x: usize, west: usize, east: usize| {
                let (at5, at6) = if wall { (x, x) } else { (west, east) };
                let (at7, at8) = if ceiling { (x, x) } else { (east, west) };
                let node = (f0[x], f1[west], f2[x], f3[east], f4[x], f5[at5], f6[at6], f7[at7], f8[at8]);
                (o0[x], o1[x], o2[x], o3[x], o4[x], o5[x], o6[x], o7[x], o8[x]) = collide(node);
            };
            node(0, nx - 1, 1);
            for x in 1..nx - 1 {
                node(x, x - 1, x + 1);
            }
            node(nx - 1, nx - 2, 0);
        }
    }
}

pub fn run(session: &mut Session) {
    let name = "lattice Boltzmann D2Q9 512x512";
    if !session.wants(name) {
        return;
    }
    let dev = Device::host();
    let n = NX * NY;
    let mut random = Random::new(3);
    let weights = [
        REST, AXIS, AXIS, AXIS, AXIS, DIAGONAL, DIAGONAL, DIAGONAL, DIAGONAL,
    ];
    let f: Vec<f64> = weights
        .iter()
        .flat_map(|w| random.vector(n, 0.9 * w, 1.1 * w))
        .collect();
    let planes: [Vec<f64>; 9] = std::array::from_fn(|_| vec![0.0; n]);
    session.row(
        name,
        planes,
        |out| rows(0, NX, &f, out.each_mut().map(Vec::as_mut_slice)),
        |out| {
            // Each part is a range of rows in all planes.
            let mut planes = out.each_mut().map(|plane| plane.chunks_mut(ROWS * NX));
            let parts: Vec<[&mut [f64]; 9]> = (0..NY / ROWS)
                .map(|_| planes.each_mut().map(|plane| plane.next().unwrap()))
                .collect();
            parts
                .into_par_iter()
                .enumerate()
                .for_each(|(k, out)| rows(k * ROWS, NX, &f, out));
        },
        |[a, b, c, d, e, g, h, i, j]| {
            boltzmann::launch((NX, NY), NX, NY, &f)
                .into(&dev, (a, b, c, d, e, g, h, i, j))
                .unwrap();
        },
    );
}
