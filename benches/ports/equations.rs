//! Ordinary differential equations by a solver that takes its right-hand side: `tests/ports/dormand_prince` has the sources and the
//! text.

use fpdsl::prelude::*;
use rayon::prelude::*;

use crate::session::Session;
use crate::values::Random;

#[path = "../../tests/ports/dormand_prince/solver.rs"]
#[allow(dead_code, clippy::excessive_precision)]
mod solver;

use solver::{Arenstorf, D, SYSTEM, plain, ported};

const ORBITS: usize = 2000;
const END: f64 = 2.0;
const TOLERANCE: f64 = 1e-7;
/// The orbits that a thread of rayon takes at a time.
const PART: usize = 50;

pub fn run(session: &mut Session) {
    let name = "dopri5, 2000 orbits";
    if !session.wants(name) {
        return;
    }
    let dev = Device::host();
    let mut random = Random::new(13);
    let starts: Vec<[f64; D]> = (0..ORBITS)
        .map(|_| [0.9 + 0.1 * random.unit(), 0.0, 0.0, -2.0 + 0.3 * random.unit()])
        .collect();
    let solve = |starts: &[[f64; D]], out: &mut [[f64; D]]| {
        for (start, out) in starts.iter().zip(out) {
            *out = plain::dopri5(SYSTEM, *start, END, TOLERANCE).0;
        }
    };
    let steps = || (vec![0_u32; ORBITS], vec![0_u32; ORBITS]);
    let steps = std::cell::RefCell::new(steps());
    session.row(
        name,
        vec![[0.0; D]; ORBITS],
        |out| solve(&starts, out),
        |out| {
            let parts = starts.par_chunks(PART).zip(out.par_chunks_mut(PART));
            parts.for_each(|(starts, out)| solve(starts, out));
        },
        |out| {
            let (accepted, rejected) = &mut *steps.borrow_mut();
            let out = (out, accepted, rejected);
            ported::dopri5::<Arenstorf>::map(SYSTEM, &starts, END, TOLERANCE)
                .into(&dev, out)
                .unwrap();
        },
    );
}
