//! The accelerations of bodies by all others, in f32.
//!
//! L. Nyland, M. Harris, J. Prins, "Fast N-body simulation with CUDA", GPU Gems 3 (2007), chapter 31: softened, with the
//! division and the square root written out.

use fpdsl::prelude::*;
use rayon::prelude::*;

use crate::session::Session;
use crate::values::Random;

const N: usize = 2048;
/// The bodies that a thread of rayon takes at a time, and those that plain Rust takes side by side.
const PART: usize = 128;
const SIDE: usize = 16;
const SOFTENING: f32 = 0.01;

type Planes = [Vec<f32>; 3];

#[allow(dead_code)]
#[fp(mode = "rn", contract = false)]
fn nbody(i: Index, x: &[f32], y: &[f32], z: &[f32], mass: &[f32]) -> (f32, f32, f32) {
    let (own_x, own_y, own_z) = (x[i.x()], y[i.x()], z[i.x()]);
    let (mut ax, mut ay, mut az) = (0.0, 0.0, 0.0);
    for j in 0..x.len() {
        let (dx, dy, dz) = (x[j] - own_x, y[j] - own_y, z[j] - own_z);
        let square = dx * dx + dy * dy + dz * dz + SOFTENING;
        let s = mass[j] / (square * square.sqrt());
        ax += dx * s;
        ay += dy * s;
        az += dz * s;
    }
    (ax, ay, az)
}

vectorised! {
    /// The bodies from `first` on.
    fn bodies(first: usize, x: &[f32], y: &[f32], z: &[f32], mass: &[f32], out: [&mut [f32]; 3]) {
        let [ax, ay, az] = out;
        for (k, ((ax, ay), az)) in ax.iter_mut().zip(ay).zip(az).enumerate() {
            let (own_x, own_y, own_z) = (x[first + k], y[first + k], z[first + k]);
            let mut sum = [0.0; 3];
            for (((x, y), z), mass) in x.iter().zip(y).zip(z).zip(mass) {
                let (dx, dy, dz) = (x - own_x, y - own_y, z - own_z);
                let square = dx * dx + dy * dy + dz * dz + SOFTENING;
                let s = mass / (square * square.sqrt());
                sum[0] += dx * s;
                sum[1] += dy * s;
                sum[2] += dz * s;
            }
            [*ax, *ay, *az] = sum;
        }
    }
}

vectorised! {
    /// The same, sixteen bodies at a time: LLVM does not turn the loops around itself.
    fn bodies_side_by_side(first: usize, x: &[f32], y: &[f32], z: &[f32], mass: &[f32], out: [&mut [f32]; 3]) {
        let [ax, ay, az] = out.map(|out| out.as_chunks_mut::<SIDE>().0);
        let own = |x: &[f32], k: usize| *x[first + k * SIDE..].first_chunk::<SIDE>().unwrap();
        for (k, ((ax, ay), az)) in ax.iter_mut().zip(ay).zip(az).enumerate() {
            let (own_x, own_y, own_z) = (own(x, k), own(y, k), own(z, k));
            let mut sums = [[0.0; SIDE]; 3];
            for (((x, y), z), mass) in x.iter().zip(y).zip(z).zip(mass) {
                for l in 0..SIDE {
                    let (dx, dy, dz) = (x - own_x[l], y - own_y[l], z - own_z[l]);
                    let square = dx * dx + dy * dy + dz * dz + SOFTENING;
                    let s = mass / (square * square.sqrt());
                    sums[0][l] += dx * s;
                    sums[1][l] += dy * s;
                    sums[2][l] += dz * s;
                }
            }
            [*ax, *ay, *az] = sums;
        }
    }
}

/// A version in plain Rust.
type Plain = fn(usize, &[f32], &[f32], &[f32], &[f32], [&mut [f32]; 3]);

pub fn run(session: &mut Session) {
    row(session, "nbody 2048 f32", bodies);
    row(
        session,
        "nbody 2048 f32, plain Rust arranged by hand",
        bodies_side_by_side,
    );
}

/// The row in which plain Rust is `bodies`.
fn row(session: &mut Session, name: &'static str, bodies: Plain) {
    if !session.wants(name) {
        return;
    }
    let dev = Device::host();
    let mut random = Random::new(12);
    let mut plane = || {
        random
            .vector(N, -1.0, 1.0)
            .into_iter()
            .map(|x| x as f32)
            .collect::<Vec<_>>()
    };
    let (x, y, z) = (plane(), plane(), plane());
    let mass: Vec<f32> = plane().iter().map(|x| x.abs()).collect();
    let zeros: Planes = [const { Vec::new() }; 3].map(|_: Vec<f32>| vec![0.0; N]);
    session.row(
        name,
        zeros,
        |out| bodies(0, &x, &y, &z, &mass, out.each_mut().map(Vec::as_mut_slice)),
        |[ax, ay, az]| {
            let parts = ax
                .par_chunks_mut(PART)
                .zip(ay.par_chunks_mut(PART))
                .zip(az.par_chunks_mut(PART));
            parts
                .enumerate()
                .for_each(|(k, ((ax, ay), az))| bodies(k * PART, &x, &y, &z, &mass, [ax, ay, az]));
        },
        |[ax, ay, az]| {
            nbody::launch(N, &x, &y, &z, &mass)
                .into(&dev, (ax, ay, az))
                .unwrap()
        },
    );
}
