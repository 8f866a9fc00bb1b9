//! The integer reference, as a subject of its own.

use fpdsl_runtime::soft;

use super::parts::Part;
use super::table::{Pair, Row, Words};

pub fn run(row: &Row, v: Words) -> Pair {
    let [first, second] = row.op.parts();
    (word(row, first, v), word(row, second, v))
}

/// The results of a word side by side.
fn word(row: &Row, parts: &[Part], (x, y, z): Words) -> u64 {
    let of = |part: Part| {
        let both = soft::evaluate(part.operation(), row.format, row.mode, [x, y, z, 0]);
        let word = match part {
            Part::First(_) => both[0],
            Part::Second(_) => both[1],
        };
        part.canonical(row.format, part.extended(word))
    };
    let shift = |place| place * 64 / parts.len();
    (parts.iter().enumerate()).fold(0, |word, (place, &part)| word | of(part) << shift(place))
}
