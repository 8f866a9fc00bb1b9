//! The forces between the atoms of [`molecules`](crate::molecules), each pair computed once: `tests/ports/half_list.rs` has the
//! source.
//!
//! Plain Rust has the loop of the source, which adds to two atoms. Under rayon an atom belongs to one thread, so each pair is computed
//! for both of its atoms, in the loop's order.

use fpdsl::prelude::*;
use rayon::prelude::*;

use crate::molecules::Atoms;
use crate::same::Same;
use crate::session::Session;

const CUT_SQUARE: f64 = 2.5 * 2.5;
/// The atoms that a thread of rayon takes at a time.
const PART: usize = 512;

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

impl Same for Vector {
    fn differs(&self, other: &Self) -> Option<String> {
        [self.x, self.y, self.z].differs(&[other.x, other.y, other.z])
    }
}

twice! {
    fn add(a: Vector, b: Vector) -> Vector {
        Vector { x: a.x + b.x, y: a.y + b.y, z: a.z + b.z }
    }

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

    fn pair(k: Index, first: &[u32], second: &[u32], at: &[Vector]) -> Vector {
        force(at[first[k.x()] as usize], at[second[k.x()] as usize])
    }

    fn reaction(k: Index, second: &[u32], forces: &[Vector]) -> (u32, Vector) {
        let f = forces[k.x()];
        (second[k.x()], Vector { x: -f.x, y: -f.y, z: -f.z })
    }

    fn listed(i: Index, start: &[u32], forces: &[Vector]) -> Vector {
        let mut sum = Vector { x: 0.0, y: 0.0, z: 0.0 };
        for k in start[i.x()] as usize..start[i.x() + 1] as usize {
            sum = add(sum, forces[k]);
        }
        sum
    }
}

/// Positions, all neighbours of each, and those of a larger number.
struct Lists {
    at: Vec<Vector>,
    all: Atoms,
    start: Vec<u32>,
    first: Vec<u32>,
    second: Vec<u32>,
}

impl Lists {
    fn new() -> Self {
        let all = Atoms::new();
        let place = |k: usize| Vector {
            x: all.x[k],
            y: all.y[k],
            z: all.z[k],
        };
        let at: Vec<Vector> = (0..all.x.len()).map(place).collect();
        let (mut start, mut first, mut second) = (vec![0], Vec::new(), Vec::new());
        for own in 0..at.len() {
            for &j in all.neighbours_of(own).iter().filter(|&&j| j as usize > own) {
                first.push(own as u32);
                second.push(j);
            }
            start.push(second.len() as u32);
        }
        Lists {
            at,
            all,
            start,
            first,
            second,
        }
    }

    fn plain(&self, forces: &mut [Vector]) {
        forces.fill(ZERO);
        for i in 0..self.at.len() {
            let mut own = ZERO;
            for &j in &self.second[self.start[i] as usize..self.start[i + 1] as usize] {
                let f = plain::force(self.at[i], self.at[j as usize]);
                own = plain::add(own, f);
                let other = &mut forces[j as usize];
                *other = plain::add(
                    *other,
                    Vector {
                        x: -f.x,
                        y: -f.y,
                        z: -f.z,
                    },
                );
            }
            forces[i] = plain::add(forces[i], own);
        }
    }

    /// The forces on atoms from `first` on. The neighbours of a smaller number are those whose lists have the atom.
    fn atoms(&self, first: usize, forces: &mut [Vector]) {
        for (i, force) in (first..).zip(forces) {
            let (mut from_others, mut own) = (ZERO, ZERO);
            for &j in self.all.neighbours_of(i) {
                let j = j as usize;
                let sum = if j < i { &mut from_others } else { &mut own };
                *sum = plain::add(*sum, plain::force(self.at[i], self.at[j]));
            }
            *force = plain::add(from_others, own);
        }
    }

    fn ours(
        &self,
        dev: &Device,
        between: &mut Between,
        forces: &mut Vec<Vector>,
    ) -> Result<(), fpdsl::Error> {
        let Between { of_pairs, own } = between;
        let pairs = self.first.len();
        forces.fill(ZERO);
        ported::pair::launch(pairs, &self.first, &self.second, &self.at).into(dev, &mut *of_pairs)?;
        ported::reaction::launch(pairs, &self.second, &*of_pairs)
            .scatter_reduce::<ported::add>(dev, &mut *forces)?;
        ported::listed::launch(self.at.len(), &self.start, &*of_pairs).into(dev, &mut *own)?;
        ported::add::map(.., &*own).update(dev, forces)
    }
}

/// Arrays between the calls of a step.
struct Between {
    of_pairs: Vec<Vector>,
    own: Vec<Vector>,
}

pub fn run(session: &mut Session) {
    let name = "Lennard-Jones, half lists";
    if !session.wants(name) {
        return;
    }
    let dev = Device::host();
    let lists = Lists::new();
    let n = lists.at.len();
    let between = std::cell::RefCell::new(Between {
        of_pairs: vec![ZERO; lists.first.len()],
        own: vec![ZERO; n],
    });
    session.row(
        name,
        vec![ZERO; n],
        |out| lists.plain(out),
        |out| {
            let parts = out.par_chunks_mut(PART).enumerate();
            parts.for_each(|(k, out)| lists.atoms(k * PART, out));
        },
        |out| lists.ours(&dev, &mut between.borrow_mut(), out).unwrap(),
    );
}
