//! The distances of many pairs of short sequences.
//!
//! R. A. Wagner, M. J. Fischer, "The string-to-string correction problem", Journal of the ACM 21 (1974): the fewest insertions,
//! deletions and replacements that turn one sequence into the other, with one row of the table at a time. Rodinia's `nw` has the
//! same table.

use fpdsl::prelude::*;
use rayon::prelude::*;

use crate::session::Session;
use crate::values::Random;

const PAIRS: usize = 16_384;
const N: usize = 24;
/// The pairs that a thread of rayon takes at a time.
const PART: usize = 512;

type Sequence = [u8; N];

#[allow(dead_code)]
#[fp]
fn distance(p: [u8; N], q: [u8; N]) -> u32 {
    let mut row = [0_u32; N + 1];
    for j in 0..N + 1 {
        row[j] = j as u32;
    }
    for i in 0..N {
        let mut diagonal = row[0];
        row[0] = i as u32 + 1;
        for j in 0..N {
            let replaced = if p[i] == q[j] { diagonal } else { diagonal + 1 };
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[N]
}

vectorised! {
    /// The distance of each pair.
    fn distances(p: &[Sequence], q: &[Sequence], out: &mut [u32]) {
        for ((p, q), out) in p.iter().zip(q).zip(out) {
            let mut row: [u32; N + 1] = std::array::from_fn(|j| j as u32);
            for i in 0..N {
                let mut diagonal = row[0];
                row[0] = i as u32 + 1;
                for j in 0..N {
                    let replaced = if p[i] == q[j] { diagonal } else { diagonal + 1 };
                    diagonal = row[j + 1];
                    row[j + 1] = replaced.min(diagonal + 1).min(row[j] + 1);
                }
            }
            *out = row[N];
        }
    }
}

pub fn run(session: &mut Session) {
    let name = "edit distance 16384 of 24";
    if !session.wants(name) {
        return;
    }
    let dev = Device::host();
    let mut random = Random::new(16);
    let mut sequences = || -> Vec<Sequence> {
        let letters = random.vector(PAIRS * N, 0.0, 4.0);
        letters
            .chunks_exact(N)
            .map(|letters| std::array::from_fn(|k| letters[k] as u8))
            .collect()
    };
    let (p, q) = (sequences(), sequences());
    session.row(
        name,
        vec![0; PAIRS],
        |out| distances(&p, &q, out),
        |out| {
            let parts = p
                .par_chunks(PART)
                .zip(q.par_chunks(PART))
                .zip(out.par_chunks_mut(PART));
            parts.for_each(|((p, q), out)| distances(p, q, out));
        },
        |out| distance::map(&p, &q).into(&dev, out).unwrap(),
    );
}
