//! Operands that are known to be difficult, from `tests/vectors/arithmetic.txt`: what it says against two oracles, and
//! then every host backend and the IR interpreter against it.

use fpdsl_runtime::Rounding;
use fpdsl_runtime::format::Format;

use super::support::input::{Random, operands};
use super::support::interpreter;
use super::support::oracle::ORACLES;
use super::support::subject::subjects;
use super::support::table::Op;
use super::support::vectors::{Vector, format, integer, read};
use super::{report, same};

/// The row of the operation table that a line is about.
fn row(vector: &Vector) -> (Op, Format) {
    if let Some(to) = vector.to {
        return match (format(vector.from), format(to), integer(vector.from), integer(to)) {
            (Some(from), Some(to), ..) => (Op::Convert(to), from),
            (Some(from), .., Some(int)) => (Op::ToInt(int), from),
            (_, Some(to), Some(int), _) => (Op::FromInt(int), to),
            _ => panic!("line {} has an unknown type", vector.number),
        };
    }
    let named = |op: &Op| op.function() == vector.name;
    let op = Op::ARITHMETIC.into_iter().find(named);
    match (op, format(vector.from)) {
        (Some(op), Some(format)) => (op, format),
        _ => panic!("line {} has an unknown operation or format", vector.number),
    }
}

#[test]
fn difficult_vectors() {
    let text = include_str!("../vectors/arithmetic.txt");
    let mut subjects = subjects();
    subjects.push(("interpreter", interpreter::run));
    let mut cases = 0;
    for vector in read(text) {
        let (op, format) = row(&vector);
        for (mode, want) in Rounding::ALL.into_iter().zip(vector.results) {
            let place = || {
                format!(
                    "line {}: {op:?} {format} {mode} {:x?}",
                    vector.number, vector.operands
                )
            };
            let answers = ORACLES.iter().filter_map(|(name, oracle)| {
                let answer = oracle(op, format, mode, vector.operands)?;
                assert!(
                    same(op, format, want, answer),
                    "{}: {name} says {answer:x}, the table {want:x}",
                    place()
                );
                Some(name)
            });
            assert!(answers.count() >= 2, "{}: fewer than two oracles", place());
            // Alone and among others.
            let mut random = Random::new(cases);
            let mut block: Vec<_> = (0..16).map(|_| operands(&mut random, op, format)).collect();
            let at = cases as usize % block.len();
            block[at] = vector.operands;
            for (name, run) in &subjects {
                for operands in [&block[at..=at], &block] {
                    let mut got = vec![0; operands.len()];
                    run(op, format, mode, operands, &mut got);
                    let got = got[if operands.len() == 1 { 0 } else { at }];
                    assert!(
                        same(op, format, want, got),
                        "{}: {name} got {got:x}, right is {want:x}",
                        place()
                    );
                }
            }
            cases += 1;
        }
    }
    for (name, _) in subjects {
        report::ran("difficult vectors", name, cases);
    }
}
