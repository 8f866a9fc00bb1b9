//! Operands that are known to be difficult, from `tests/vectors/derived.txt`: what it says against two oracles, and then
//! every host backend and the recorded IR against it.

use fpdsl_ops::Row;

use super::oracle::ORACLES;
use super::parts::Part;
use super::run::Subject;
use super::support::input::{Random, number};
use super::support::vectors::{Vector, read};
use super::table::{Bf16, F16, F32, F64, Formatted, Op, Pair, Row as TestRow, Words, rows};
use super::{report, soft, subjects};

/// The operation that a line is about.
fn part(vector: &Vector) -> Part {
    let name = match (vector.name, vector.to) {
        ("to", Some(int)) => format!("to_{int}"),
        ("remainder" | "quotient", _) => "remquo".to_owned(),
        (name, _) => name.to_owned(),
    };
    let row = Row::ALL.iter().find(|row| row.name == name);
    let row = row.unwrap_or_else(|| panic!("line {} has an unknown operation", vector.number));
    match vector.name {
        "quotient" => Part::Second(row.operation.expect("a row of the table of operations")),
        _ => Part::First(row.operation.expect("a row of the table of operations")),
    }
}

/// A part's place in the results of a row.
struct Place {
    second: bool,
    shift: usize,
    width: usize,
}

impl Place {
    fn of(op: Op, part: Part) -> Option<Place> {
        op.parts().iter().enumerate().find_map(|(word, parts)| {
            let place = parts.iter().position(|&p| p == part)?;
            let width = 64 / parts.len();
            Some(Place {
                second: word == 1,
                shift: place * width,
                width,
            })
        })
    }

    fn read(&self, (first, second): Pair) -> u64 {
        let word = if self.second { second } else { first };
        word << (64 - self.shift - self.width) >> (64 - self.width)
    }
}

/// One line on one row, alone and among other operands; returns the names of those that ran.
fn check(row: &TestRow, place: &Place, vector: &Vector, subjects: &[Subject]) -> Vec<&'static str> {
    let part = part(vector);
    let want = vector.results[row.mode.index()];
    let v: Words = (vector.operands[0], vector.operands[1], 0);
    let text = || {
        format!(
            "line {}: {part:?} {} {} {v:x?}",
            vector.number, row.format, row.mode
        )
    };
    let answers = ORACLES.iter().filter_map(|(name, oracle)| {
        let answer = part.canonical(row.format, oracle(part, row.format, row.mode, v)?);
        assert!(
            answer == want,
            "{}: {name} says {answer:x}, the table {want:x}",
            text()
        );
        Some(())
    });
    assert!(answers.count() >= 2, "{}: fewer than two oracles", text());
    let right = |name: &str, got: Pair| {
        let got = place.read(got);
        assert!(got == want, "{}: {name} got {got:x}, right is {want:x}", text());
    };
    right("integer reference", soft::run(row, v));
    right("interpreter", row.runners.interpret(&[v])[0]);
    let mut random = Random::new(vector.number as u64);
    let mut block = [(); 16].map(|()| {
        (
            number(&mut random, row.format),
            number(&mut random, row.format),
            0,
        )
    });
    let at = vector.number % block.len();
    block[at] = v;
    let mut ran = vec!["integer reference", "interpreter"];
    for &subject in subjects {
        let (mut alone, mut among) = ([(0, 0)], [(0, 0); 16]);
        row.runners.run(subject, &[v], &mut alone);
        row.runners.run(subject, &block, &mut among);
        right(subject.name(), alone[0]);
        right(subject.name(), among[at]);
        ran.push(subject.name());
    }
    ran
}

fn in_format<F: Formatted>(vectors: &[Vector]) {
    let (rows, subjects) = (rows::<F>(), subjects());
    let mut cases = std::collections::BTreeMap::new();
    for vector in vectors.iter().filter(|vector| vector.from == F::FORMAT.name()) {
        let before = cases.get("interpreter").copied().unwrap_or(0);
        for row in &rows {
            let Some(place) = Place::of(row.op, part(vector)) else {
                continue;
            };
            for name in check(row, &place, vector, &subjects) {
                *cases.entry(name).or_insert(0) += 1;
            }
        }
        let after = cases.get("interpreter").copied().unwrap_or(0);
        assert!(after > before, "line {} has no row", vector.number);
    }
    for (name, cases) in cases {
        report::ran(&format!("difficult derived {}", F::FORMAT), name, cases);
    }
}

#[test]
fn difficult_vectors() {
    let vectors = read(include_str!("../vectors/derived.txt"));
    in_format::<F16>(&vectors);
    in_format::<Bf16>(&vectors);
    in_format::<F32>(&vectors);
    in_format::<F64>(&vectors);
}
