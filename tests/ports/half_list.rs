//! The forces between Lennard-Jones atoms, each pair computed once.
//!
//! M. A. Heroux and others, "Improving performance via mini-applications", Sandia report SAND2009-5574 (2009), `miniMD` with half
//! neighbour lists and Newton's third law: a face-centred cubic lattice of reduced density 0.8442, cut off at 2.5, listed to 2.8.
//! Borders are open here.
//!
//! The loop of the source adds a pair's force to the atom whose list it is in, and takes it from the other. As calls: the forces of all
//! pairs; the second atoms' share, scattered; the first ones' share, gathered from their lists.

use fpdsl::Error;
use fpdsl::prelude::*;

use crate::compare::devices;
use crate::random::Random;
use crate::{SUITE, report};

const DENSITY: f64 = 0.8442;
const CUT_SQUARE: f64 = 2.5 * 2.5;
const LISTED: f64 = 2.8;

#[derive(Clone, Copy, Debug, PartialEq, Fp)]
pub struct Vector {
    x: f64,
    y: f64,
    z: f64,
}

const ZERO: Vector = Vector {
    x: 0.0,
    y: 0.0,
    z: 0.0,
};

port! {
    #[fp]
    fn add(a: Vector, b: Vector) -> Vector {
        Vector { x: a.x + b.x, y: a.y + b.y, z: a.z + b.z }
    }

    /// The force of the second atom on the first.
    #[fp]
    fn force(a: Vector, b: Vector) -> Vector {
        let (dx, dy, dz) = (a.x - b.x, a.y - b.y, a.z - b.z);
        let square = dx * dx + dy * dy + dz * dz;
        if square < CUT_SQUARE {
            let s2 = 1.0 / square;
            let s6 = s2 * s2 * s2;
            let force = 48.0 * s6 * (s6 - 0.5) * s2;
            Vector { x: dx * force, y: dy * force, z: dz * force }
        } else {
            Vector { x: 0.0, y: 0.0, z: 0.0 }
        }
    }

    /// The force of a pair.
    #[fp]
    fn pair(k: Index, first: &[u32], second: &[u32], at: &[Vector]) -> Vector {
        force(at[first[k.x()] as usize], at[second[k.x()] as usize])
    }

    /// What the second atom of a pair has of it.
    #[fp]
    fn reaction(k: Index, second: &[u32], forces: &[Vector]) -> (u32, Vector) {
        let f = forces[k.x()];
        (second[k.x()], Vector { x: -f.x, y: -f.y, z: -f.z })
    }

    /// What the first atoms of the pairs in its list add to an atom.
    #[fp]
    fn listed(i: Index, start: &[u32], forces: &[Vector]) -> Vector {
        let mut sum = Vector { x: 0.0, y: 0.0, z: 0.0 };
        for k in start[i.x()] as usize..start[i.x() + 1] as usize {
            sum = add(sum, forces[k]);
        }
        sum
    }
}

/// Positions, and the pairs of which each atom is the first: its neighbours of a larger number.
struct Atoms {
    at: Vec<Vector>,
    start: Vec<u32>,
    first: Vec<u32>,
    second: Vec<u32>,
}

impl Atoms {
    /// A lattice of this many cells along an edge that has been shaken.
    fn new(cells: usize) -> Self {
        let edge = (4.0 / DENSITY).cbrt();
        let mut random = Random::new(2009);
        let mut shake = || (random.below(1 << 20) as f64 / f64::from(1 << 20) - 0.5) * 0.1;
        let mut at = Vec::new();
        for cell in 0..cells * cells * cells {
            let cell = [cell % cells, cell / cells % cells, cell / cells / cells].map(|x| x as f64);
            for corner in [[0.0, 0.0, 0.0], [0.5, 0.5, 0.0], [0.5, 0.0, 0.5], [0.0, 0.5, 0.5]] {
                let [x, y, z] = std::array::from_fn(|axis| edge * (cell[axis] + corner[axis] + shake()));
                at.push(Vector { x, y, z });
            }
        }
        let (mut start, mut first, mut second) = (vec![0], Vec::new(), Vec::new());
        for (i, a) in at.iter().enumerate() {
            for (j, b) in at.iter().enumerate().skip(i + 1) {
                let square = (a.x - b.x).powi(2) + (a.y - b.y).powi(2) + (a.z - b.z).powi(2);
                if square < LISTED * LISTED {
                    first.push(i as u32);
                    second.push(j as u32);
                }
            }
            start.push(second.len() as u32);
        }
        Atoms {
            at,
            start,
            first,
            second,
        }
    }

    /// The loop over the atoms and their lists.
    fn plain(&self) -> Vec<Vector> {
        let mut forces = vec![ZERO; self.at.len()];
        for i in 0..self.at.len() {
            let mut own = ZERO;
            for k in self.start[i] as usize..self.start[i + 1] as usize {
                let j = self.second[k] as usize;
                let f = plain::force(self.at[i], self.at[j]);
                own = plain::add(own, f);
                forces[j] = Vector {
                    x: forces[j].x - f.x,
                    y: forces[j].y - f.y,
                    z: forces[j].z - f.z,
                };
            }
            forces[i] = plain::add(forces[i], own);
        }
        forces
    }

    fn on(&self, dev: &Device) -> Result<Vec<Vector>, Error> {
        let (n, pairs) = (self.at.len(), self.first.len());
        let second = Buffer::new(dev, &self.second)?;
        let of_pairs = ported::pair::launch(pairs, &self.first, &second, &self.at).run(dev)?;
        let mut forces = Buffer::new(dev, &vec![ZERO; n])?;
        ported::reaction::launch(pairs, &second, &of_pairs)
            .scatter_reduce::<ported::add>(dev, &mut forces)?;
        let own = ported::listed::launch(n, &self.start, &of_pairs).run(dev)?;
        ported::add::map(.., &own).update(dev, &mut forces)?;
        forces.to_vec()
    }
}

fn bits(forces: &[Vector]) -> Vec<[u64; 3]> {
    let bits = |f: &Vector| [f.x, f.y, f.z].map(f64::to_bits);
    forces.iter().map(bits).collect()
}

#[test]
fn the_loop_over_half_lists() -> Result<(), Error> {
    for cells in [2, 4] {
        let atoms = Atoms::new(cells);
        let expected = atoms.plain();
        for (name, dev) in devices() {
            assert!(
                bits(&atoms.on(&dev)?) == bits(&expected),
                "{cells} cells on {name}"
            );
            report::ran(SUITE, name, 3 * atoms.first.len() as u64);
        }
    }
    Ok(())
}

/// What acts on one acts on the other: nothing is left over, but for roundings.
#[test]
fn forces_add_up_to_nothing() -> Result<(), Error> {
    let forces = Atoms::new(3).on(&Device::host())?;
    let sum = forces.iter().copied().fold(ZERO, plain::add);
    let size: f64 = forces.iter().map(|f| f.x.abs() + f.y.abs() + f.z.abs()).sum();
    assert!(
        sum.x.abs() + sum.y.abs() + sum.z.abs() < 1e-14 * size,
        "{sum:?} of {size}"
    );
    Ok(())
}
