//! The forces between Lennard-Jones atoms from lists of neighbours, each pair computed for both atoms.
//!
//! M. A. Heroux and others, "Improving performance via mini-applications", Sandia report SAND2009-5574 (2009), `miniMD`:
//! a face-centred cubic lattice of reduced density 0.8442, cut off at 2.5, listed to 2.8. Borders are open here.

use fpdsl::prelude::*;
use rayon::prelude::*;

use crate::session::Session;
use crate::values::Random;

/// Cells of four atoms along an edge.
const CELLS: usize = 16;
const DENSITY: f64 = 0.8442;
const CUT_SQUARE: f64 = 2.5 * 2.5;
const LISTED: f64 = 2.8;
/// The atoms that a thread of rayon takes at a time.
const PART: usize = 512;

#[allow(dead_code)]
#[fp(mode = "rn", contract = false)]
fn forces(i: Index, start: &[u32], neighbours: &[u32], x: &[f64], y: &[f64], z: &[f64]) -> (f64, f64, f64) {
    let own = i.x();
    let (mut fx, mut fy, mut fz) = (0.0, 0.0, 0.0);
    for k in start[own] as usize..start[own + 1] as usize {
        let j = neighbours[k] as usize;
        let (dx, dy, dz) = (x[own] - x[j], y[own] - y[j], z[own] - z[j]);
        let square = dx * dx + dy * dy + dz * dz;
        if square < CUT_SQUARE {
            let s2 = 1.0 / square;
            let s6 = s2 * s2 * s2;
            let force = 48.0 * s6 * (s6 - 0.5) * s2;
            fx += dx * force;
            fy += dy * force;
            fz += dz * force;
        }
    }
    (fx, fy, fz)
}

/// Positions, and the neighbours of each in one list, by ascending number.
pub struct Atoms {
    pub x: Vec<f64>,
    pub y: Vec<f64>,
    pub z: Vec<f64>,
    start: Vec<u32>,
    neighbours: Vec<u32>,
}

impl Atoms {
    /// A lattice that has been shaken.
    pub fn new() -> Self {
        let edge = (4.0 / DENSITY).cbrt();
        let mut random = Random::new(5);
        let mut atoms = Atoms {
            x: vec![],
            y: vec![],
            z: vec![],
            start: vec![0],
            neighbours: vec![],
        };
        for cell in 0..CELLS * CELLS * CELLS {
            for corner in [[0.0, 0.0, 0.0], [0.5, 0.5, 0.0], [0.5, 0.0, 0.5], [0.0, 0.5, 0.5]] {
                let cell = [cell % CELLS, cell / CELLS % CELLS, cell / CELLS / CELLS];
                let mut at =
                    |axis: usize| edge * (cell[axis] as f64 + corner[axis] + 0.1 * (random.unit() - 0.5));
                atoms.x.push(at(0));
                atoms.y.push(at(1));
                atoms.z.push(at(2));
            }
        }
        atoms.list(edge);
        atoms
    }

    /// The neighbours of an atom.
    pub fn neighbours_of(&self, atom: usize) -> &[u32] {
        &self.neighbours[self.start[atom] as usize..self.start[atom + 1] as usize]
    }

    fn list(&mut self, edge: f64) {
        let reach = (LISTED / edge).ceil() as usize + 1;
        let near = |at: usize| at.saturating_sub(reach)..(at + reach + 1).min(CELLS);
        for own in 0..self.x.len() {
            let cell = own / 4;
            for cz in near(cell / CELLS / CELLS) {
                for cy in near(cell / CELLS % CELLS) {
                    for cx in near(cell % CELLS) {
                        let first = ((cz * CELLS + cy) * CELLS + cx) * 4;
                        for j in (first..first + 4).filter(|&j| j != own) {
                            let d = [&self.x, &self.y, &self.z].map(|plane| plane[own] - plane[j]);
                            if d.iter().map(|d| d * d).sum::<f64>() < LISTED * LISTED {
                                self.neighbours.push(j as u32);
                            }
                        }
                    }
                }
            }
            self.start.push(self.neighbours.len() as u32);
        }
    }
}

vectorised! {
    /// The atoms from `first` on.
    fn atoms(first: usize, atoms: &Atoms, out: [&mut [f64]; 3]) {
        let Atoms { x, y, z, start, neighbours } = atoms;
        let [fx, fy, fz] = out;
        for (k, ((fx, fy), fz)) in fx.iter_mut().zip(fy).zip(fz).enumerate() {
            let own = first + k;
            let mut sum = [0.0; 3];
            for &j in &neighbours[start[own] as usize..start[own + 1] as usize] {
                let j = j as usize;
                let (dx, dy, dz) = (x[own] - x[j], y[own] - y[j], z[own] - z[j]);
                let square = dx * dx + dy * dy + dz * dz;
                if square < CUT_SQUARE {
                    let s2 = 1.0 / square;
                    let s6 = s2 * s2 * s2;
                    let force = 48.0 * s6 * (s6 - 0.5) * s2;
                    sum[0] += dx * force;
                    sum[1] += dy * force;
                    sum[2] += dz * force;
                }
            }
            [*fx, *fy, *fz] = sum;
        }
    }
}

pub fn run(session: &mut Session) {
    let name = "Lennard-Jones 16384 atoms";
    if !session.wants(name) {
        return;
    }
    let dev = Device::host();
    let data = Atoms::new();
    let n = data.x.len();
    let zeros: [Vec<f64>; 3] = std::array::from_fn(|_| vec![0.0; n]);
    session.row(
        name,
        zeros,
        |out| atoms(0, &data, out.each_mut().map(Vec::as_mut_slice)),
        |[fx, fy, fz]| {
            let parts = fx
                .par_chunks_mut(PART)
                .zip(fy.par_chunks_mut(PART))
                .zip(fz.par_chunks_mut(PART));
            parts
                .enumerate()
                .for_each(|(k, ((fx, fy), fz))| atoms(k * PART, &data, [fx, fy, fz]));
        },
        |[fx, fy, fz]| {
            let Atoms {
                x,
                y,
                z,
                start,
                neighbours,
            } = &data;
            forces::launch(n, start, neighbours, x, y, z)
                .into(&dev, (fx, fy, fz))
                .unwrap();
        },
    );
}
