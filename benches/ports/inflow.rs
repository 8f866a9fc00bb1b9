//! One step of the lattice Boltzmann method in a channel with an inflow and an outflow: `tests/ports/inflow.rs` has the sources.
//!
//! All versions have the three passes of the method: populations move, the first and the last column get those that come from
//! outside, all nodes relax in place.

use fpdsl::prelude::*;
use fpdsl::views::ViewMut;
use rayon::prelude::*;

use crate::session::Session;
use crate::values::Random;

const NX: usize = 512;
const NY: usize = 512;
const OMEGA: f64 = 1.25;
/// The velocity of the inflow.
const U: f64 = 0.04;
/// The rows that a thread of rayon takes at a time.
const ROWS: usize = 16;

/// The weights: at rest, along an axis, along a diagonal.
const REST: f64 = 4.0 / 9.0;
const AXIS: f64 = 1.0 / 9.0;
const DIAGONAL: f64 = 1.0 / 36.0;

/// The planes of populations that move with 0 0, 1 0, 0 1, -1 0, 0 -1, 1 1, -1 1, -1 -1, 1 -1.
type Planes = [Vec<f64>; 9];

twice! {
    /// What comes to a node from its neighbours; its own populations of the opposite direction at a wall, and its own at an open end.
    fn stream(i: Index2, nx: usize, ny: usize, f: &[f64]) -> (f64, f64, f64, f64, f64, f64, f64, f64, f64) {
        let (x, y, n) = (i.x(), i.y(), nx * ny);
        let here = y * nx + x;
        let west = if x == 0 { here } else { here - 1 };
        let east = if x + 1 == nx { here } else { here + 1 };
        let (mut f2, mut f5, mut f6) = (f[4 * n + here], f[7 * n + here], f[8 * n + here]);
        if y > 0 {
            f2 = f[2 * n + here - nx];
            f5 = f[5 * n + west - nx];
            f6 = f[6 * n + east - nx];
        }
        let (mut f4, mut f7, mut f8) = (f[2 * n + here], f[5 * n + here], f[6 * n + here]);
        if y + 1 < ny {
            f4 = f[4 * n + here + nx];
            f7 = f[7 * n + east + nx];
            f8 = f[8 * n + west + nx];
        }
        (f[here], f[n + west], f2, f[3 * n + east], f4, f5, f6, f7, f8)
    }

    fn inflow(u: f64, f0: f64, f2: f64, f3: f64, f4: f64, f6: f64, f7: f64) -> (f64, f64, f64) {
        let density = (f0 + f2 + f4 + 2.0 * (f3 + f6 + f7)) / (1.0 - u);
        let (along, across) = (density * u / 6.0, 0.5 * (f2 - f4));
        (f3 + 4.0 * along, f7 - across + along, f6 + across + along)
    }

    fn outflow(f0: f64, f1: f64, f2: f64, f4: f64, f5: f64, f8: f64) -> (f64, f64, f64) {
        let u = f0 + f2 + f4 + 2.0 * (f1 + f5 + f8) - 1.0;
        let (along, across) = (u / 6.0, 0.5 * (f2 - f4));
        (f1 - 4.0 * along, f8 - across - along, f5 + across - along)
    }

    fn relaxed(f: f64, weight: f64, along: f64, rest: f64) -> f64 {
        let equilibrium = weight * (rest + along * (3.0 + 4.5 * along));
        f + OMEGA * (equilibrium - f)
    }

    fn collide(f: (f64, f64, f64, f64, f64, f64, f64, f64, f64)) -> (f64, f64, f64, f64, f64, f64, f64, f64, f64) {
        let (f0, f1, f2, f3, f4, f5, f6, f7, f8) = f;
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
}

/// A row from its western neighbours, or from its eastern ones.
fn shift(from: &[f64], to: &mut [f64], east: bool) {
    let last = from.len() - 1;
    if east {
        to[..last].copy_from_slice(&from[1..]);
        to[last] = from[last];
    } else {
        to[1..].copy_from_slice(&from[..last]);
        to[0] = from[0];
    }
}

/// The rows from `first` on of all nine planes, each copied from where its populations were.
fn rows(first: usize, f: &[f64], mut out: [&mut [f64]; 9]) {
    let n = NX * NY;
    for k in 0..out[0].len() / NX {
        let y = first + k;
        let row = |plane: usize, y: usize| &f[plane * n + y * NX..][..NX];
        let to = out.each_mut().map(|plane| &mut plane[k * NX..][..NX]);
        to[0].copy_from_slice(row(0, y));
        shift(row(1, y), to[1], false);
        shift(row(3, y), to[3], true);
        if y > 0 {
            to[2].copy_from_slice(row(2, y - 1));
            shift(row(5, y - 1), to[5], false);
            shift(row(6, y - 1), to[6], true);
        } else {
            to[2].copy_from_slice(row(4, y));
            to[5].copy_from_slice(row(7, y));
            to[6].copy_from_slice(row(8, y));
        }
        if y + 1 < NY {
            to[4].copy_from_slice(row(4, y + 1));
            shift(row(7, y + 1), to[7], true);
            shift(row(8, y + 1), to[8], false);
        } else {
            to[4].copy_from_slice(row(2, y));
            to[7].copy_from_slice(row(5, y));
            to[8].copy_from_slice(row(6, y));
        }
    }
}

/// The first and the last column.
fn columns(u: &[f64], [f0, f1, f2, f3, f4, f5, f6, f7, f8]: &mut Planes) {
    for (y, &u) in u.iter().enumerate() {
        let k = y * NX;
        (f1[k], f5[k], f8[k]) = plain::inflow(u, f0[k], f2[k], f3[k], f4[k], f6[k], f7[k]);
        let k = k + NX - 1;
        (f3[k], f6[k], f7[k]) = plain::outflow(f0[k], f1[k], f2[k], f4[k], f5[k], f8[k]);
    }
}

vectorised! {
    /// Nodes in place.
    fn relax(planes: [&mut [f64]; 9]) {
        let [f0, f1, f2, f3, f4, f5, f6, f7, f8] = planes;
        let nodes = f0.iter_mut().zip(f1).zip(f2).zip(f3).zip(f4).zip(f5).zip(f6).zip(f7).zip(f8);
        for ((((((((f0, f1), f2), f3), f4), f5), f6), f7), f8) in nodes {
            (*f0, *f1, *f2, *f3, *f4, *f5, *f6, *f7, *f8) =
                plain::collide((*f0, *f1, *f2, *f3, *f4, *f5, *f6, *f7, *f8));
        }
    }
}

/// The same rows of all planes, this many at a time.
fn parts(planes: &mut Planes) -> Vec<[&mut [f64]; 9]> {
    let mut parts = planes.each_mut().map(|plane| plane.chunks_mut(ROWS * NX));
    (0..NY / ROWS)
        .map(|_| parts.each_mut().map(|plane| plane.next().unwrap()))
        .collect()
}

fn ours(dev: &Device, u: &[f64], f: &[f64], out: &mut Planes) -> Result<(), fpdsl::Error> {
    let [f0, f1, f2, f3, f4, f5, f6, f7, f8] = &mut out.each_mut().map(ViewMut::from);
    let all = (
        &mut *f0, &mut *f1, &mut *f2, &mut *f3, &mut *f4, &mut *f5, &mut *f6, &mut *f7, &mut *f8,
    );
    ported::stream::launch((NX, NY), NX, NY, f).into(dev, all)?;
    ported::inflow::map(
        u,
        f0.strided(0, NX, NY)?,
        f2.strided(0, NX, NY)?,
        f3.strided(0, NX, NY)?,
        f4.strided(0, NX, NY)?,
        f6.strided(0, NX, NY)?,
        f7.strided(0, NX, NY)?,
    )
    .into(
        dev,
        (
            f1.strided_mut(0, NX, NY)?,
            f5.strided_mut(0, NX, NY)?,
            f8.strided_mut(0, NX, NY)?,
        ),
    )?;
    let last = NX - 1;
    ported::outflow::map(
        f0.strided(last, NX, NY)?,
        f1.strided(last, NX, NY)?,
        f2.strided(last, NX, NY)?,
        f4.strided(last, NX, NY)?,
        f5.strided(last, NX, NY)?,
        f8.strided(last, NX, NY)?,
    )
    .into(
        dev,
        (
            f3.strided_mut(last, NX, NY)?,
            f6.strided_mut(last, NX, NY)?,
            f7.strided_mut(last, NX, NY)?,
        ),
    )?;
    ported::collide::map(..).update(dev, (f0, f1, f2, f3, f4, f5, f6, f7, f8))
}

pub fn run(session: &mut Session) {
    let name = "lattice Boltzmann, inflow, 512x512";
    if !session.wants(name) {
        return;
    }
    let dev = Device::host();
    let n = NX * NY;
    let mut random = Random::new(11);
    let weights = [
        REST, AXIS, AXIS, AXIS, AXIS, DIAGONAL, DIAGONAL, DIAGONAL, DIAGONAL,
    ];
    let f: Vec<f64> = weights
        .iter()
        .flat_map(|w| random.vector(n, 0.9 * w, 1.1 * w))
        .collect();
    let u = vec![U; NY];
    let planes: Planes = std::array::from_fn(|_| vec![0.0; n]);
    session.row(
        name,
        planes,
        |out| {
            rows(0, &f, out.each_mut().map(Vec::as_mut_slice));
            columns(&u, out);
            relax(out.each_mut().map(Vec::as_mut_slice));
        },
        |out| {
            let moved = parts(out).into_par_iter().enumerate();
            moved.for_each(|(k, out)| rows(k * ROWS, &f, out));
            columns(&u, out);
            parts(out).into_par_iter().for_each(relax);
        },
        |out| ours(&dev, &u, &f, out).unwrap(),
    );
}
