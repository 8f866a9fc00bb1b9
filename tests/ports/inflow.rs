//! A lattice Boltzmann method with nine velocities in a channel, with an inflow of given velocity and an outflow of given density.
//!
//! Y. H. Qian, D. d'Humieres, P. Lallemand, "Lattice BGK models for Navier-Stokes equation", Europhys. Lett. 17 (1992), 479-484; the
//! first and the last column after Q. Zou, X. He, "On pressure and velocity boundary conditions for the lattice Boltzmann BGK
//! model", Phys. Fluids 9 (1997), 1591-1598; walls half-way between nodes.
//!
//! A step is three calls: populations move, two columns get those that came from outside, and all nodes relax in place.

use fpdsl::Error;
use fpdsl::prelude::*;
use fpdsl::views::ViewMut;

use crate::compare::devices;
use crate::{SUITE, report};

/// The populations that move with 0 0, 1 0, 0 1, -1 0, 0 -1, 1 1, -1 1, -1 -1, 1 -1.
type Node = (f64, f64, f64, f64, f64, f64, f64, f64, f64);

const OMEGA: f64 = 1.25;
/// The weights: at rest, along an axis, along a diagonal.
const REST: f64 = 4.0 / 9.0;
const AXIS: f64 = 1.0 / 9.0;
const DIAGONAL: f64 = 1.0 / 36.0;

port! {
    /// What comes to a node from its neighbours; its own populations of the opposite direction at a wall, and its own at an open end.
    #[fp]
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

    /// Populations 1, 5 and 8 of a node where the flow has the velocity `u` along the channel.
    #[fp]
    fn inflow(u: f64, f0: f64, f2: f64, f3: f64, f4: f64, f6: f64, f7: f64) -> (f64, f64, f64) {
        let density = (f0 + f2 + f4 + 2.0 * (f3 + f6 + f7)) / (1.0 - u);
        let (along, across) = (density * u / 6.0, 0.5 * (f2 - f4));
        (f3 + 4.0 * along, f7 - across + along, f6 + across + along)
    }

    /// Populations 3, 6 and 7 of a node where the density is 1.
    #[fp]
    fn outflow(f0: f64, f1: f64, f2: f64, f4: f64, f5: f64, f8: f64) -> (f64, f64, f64) {
        let u = f0 + f2 + f4 + 2.0 * (f1 + f5 + f8) - 1.0;
        let (along, across) = (u / 6.0, 0.5 * (f2 - f4));
        (f1 - 4.0 * along, f8 - across - along, f5 + across - along)
    }

    #[fp]
    fn relaxed(f: f64, weight: f64, along: f64, rest: f64) -> f64 {
        let equilibrium = weight * (rest + along * (3.0 + 4.5 * along));
        f + OMEGA * (equilibrium - f)
    }

    #[fp]
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

/// The nine planes of an array.
fn planes<'a>(f: impl Into<ViewMut<'a, f64>>) -> Result<[ViewMut<'a, f64>; 9], Error> {
    let mut rest = f.into();
    let n = rest.len() / 9;
    let mut planes = Vec::new();
    for _ in 0..8 {
        let (plane, behind) = rest.split_at_mut(n)?;
        planes.push(plane);
        rest = behind;
    }
    planes.push(rest);
    Ok(planes.try_into().expect("nine planes"))
}

/// A step from one array to another.
fn step(
    dev: &Device,
    (nx, ny): (usize, usize),
    u: &[f64],
    f: &Buffer<f64>,
    next: &mut Buffer<f64>,
) -> Result<(), Error> {
    let [f0, f1, f2, f3, f4, f5, f6, f7, f8] = &mut planes(next)?;
    let out = (
        &mut *f0, &mut *f1, &mut *f2, &mut *f3, &mut *f4, &mut *f5, &mut *f6, &mut *f7, &mut *f8,
    );
    ported::stream::launch((nx, ny), nx, ny, f).into(dev, out)?;
    let (first, last) = (0, nx - 1);
    let out = (
        f1.strided_mut(first, nx, ny)?,
        f5.strided_mut(first, nx, ny)?,
        f8.strided_mut(first, nx, ny)?,
    );
    ported::inflow::map(
        u,
        f0.strided(first, nx, ny)?,
        f2.strided(first, nx, ny)?,
        f3.strided(first, nx, ny)?,
        f4.strided(first, nx, ny)?,
        f6.strided(first, nx, ny)?,
        f7.strided(first, nx, ny)?,
    )
    .into(dev, out)?;
    let out = (
        f3.strided_mut(last, nx, ny)?,
        f6.strided_mut(last, nx, ny)?,
        f7.strided_mut(last, nx, ny)?,
    );
    ported::outflow::map(
        f0.strided(last, nx, ny)?,
        f1.strided(last, nx, ny)?,
        f2.strided(last, nx, ny)?,
        f4.strided(last, nx, ny)?,
        f5.strided(last, nx, ny)?,
        f8.strided(last, nx, ny)?,
    )
    .into(dev, out)?;
    ported::collide::map(..).update(dev, (f0, f1, f2, f3, f4, f5, f6, f7, f8))
}

/// The same in plain Rust.
fn plain_step((nx, ny): (usize, usize), u: &[f64], f: &[f64], next: &mut [f64]) {
    let n = nx * ny;
    let put = |next: &mut [f64], here: usize, node: Node| {
        let (f0, f1, f2, f3, f4, f5, f6, f7, f8) = node;
        for (plane, value) in [f0, f1, f2, f3, f4, f5, f6, f7, f8].into_iter().enumerate() {
            next[plane * n + here] = value;
        }
    };
    for here in 0..n {
        let node = plain::stream(Index2::new(here % nx, here / nx), nx, ny, f);
        put(next, here, node);
    }
    for y in 0..ny {
        let at = |plane: usize, x: usize| plane * n + y * nx + x;
        let node = |plane: usize| next[at(plane, 0)];
        let (f1, f5, f8) = plain::inflow(u[y], node(0), node(2), node(3), node(4), node(6), node(7));
        (next[at(1, 0)], next[at(5, 0)], next[at(8, 0)]) = (f1, f5, f8);
        let last = nx - 1;
        let node = |plane: usize| next[at(plane, last)];
        let (f3, f6, f7) = plain::outflow(node(0), node(1), node(2), node(4), node(5), node(8));
        (next[at(3, last)], next[at(6, last)], next[at(7, last)]) = (f3, f6, f7);
    }
    for here in 0..n {
        let node = |plane: usize| next[plane * n + here];
        let node = (
            node(0),
            node(1),
            node(2),
            node(3),
            node(4),
            node(5),
            node(6),
            node(7),
            node(8),
        );
        put(next, here, plain::collide(node));
    }
}

/// A fluid at rest, and the velocities of the inflow: a parabola.
fn start((nx, ny): (usize, usize)) -> (Vec<f64>, Vec<f64>) {
    let weights = [
        REST, AXIS, AXIS, AXIS, AXIS, DIAGONAL, DIAGONAL, DIAGONAL, DIAGONAL,
    ];
    let f = weights.iter().flat_map(|&weight| vec![weight; nx * ny]).collect();
    let profile = |y: usize| {
        let across = (y as f64 + 0.5) / ny as f64;
        0.16 * across * (1.0 - across)
    };
    (f, (0..ny).map(profile).collect())
}

#[test]
fn bits() -> Result<(), Error> {
    for grid in [(24, 10), (61, 17)] {
        let (f, u) = start(grid);
        let (mut expected, mut behind) = (f.clone(), f.clone());
        for _ in 0..12 {
            plain_step(grid, &u, &expected, &mut behind);
            std::mem::swap(&mut expected, &mut behind);
        }
        for (name, dev) in devices() {
            let (mut found, mut next) = (Buffer::new(&dev, &f)?, Buffer::new(&dev, &f)?);
            for _ in 0..12 {
                step(&dev, grid, &u, &found, &mut next)?;
                std::mem::swap(&mut found, &mut next);
            }
            let found = found.to_vec()?;
            let differing = (0..f.len())
                .filter(|&k| found[k].to_bits() != expected[k].to_bits())
                .count();
            assert_eq!(differing, 0, "{grid:?} on {name}");
            report::ran(SUITE, name, 12 * f.len() as u64);
        }
    }
    Ok(())
}

/// In the end as much flows out as flows in, with a parabola's profile all the way.
#[test]
fn the_flow_is_that_of_a_channel() -> Result<(), Error> {
    let (nx, ny) = (32, 12);
    let dev = Device::host();
    let (f, u) = start((nx, ny));
    let (mut f, mut next) = (Buffer::from(f.clone()), Buffer::from(f));
    for _ in 0..6000 {
        step(&dev, (nx, ny), &u, &f, &mut next)?;
        std::mem::swap(&mut f, &mut next);
    }
    let f = f.to_vec()?;
    let at = |plane: usize, x: usize, y: usize| f[plane * nx * ny + y * nx + x];
    // What goes from a column to the next one, without what a wall throws back, less what comes from there.
    let crossing = |x: usize| {
        let middle = (0..ny).map(|y| at(1, x, y) - at(3, x + 1, y)).sum::<f64>();
        let up = (0..ny - 1)
            .map(|y| at(5, x, y) - at(7, x + 1, y + 1))
            .sum::<f64>();
        middle + up + (1..ny).map(|y| at(8, x, y) - at(6, x + 1, y - 1)).sum::<f64>()
    };
    let flux = |x: usize, y: usize| {
        at(1, x, y) - at(3, x, y) + at(5, x, y) - at(6, x, y) - at(7, x, y) + at(8, x, y)
    };
    let all = crossing(nx / 2);
    for x in 1..nx - 2 {
        assert!(
            (crossing(x) / all - 1.0).abs() < 1e-4,
            "{x}: {} {all}",
            crossing(x)
        );
    }
    for x in 4..nx - 4 {
        for y in 0..ny {
            let expected = u[y] * all / u.iter().sum::<f64>();
            let found = flux(x, y);
            assert!(
                (found / expected - 1.0).abs() < 0.05,
                "{x} {y}: {found} {expected}"
            );
        }
    }
    Ok(())
}
