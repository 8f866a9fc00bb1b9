//! Every operation, format and mode on every scalar backend of this machine, bit for bit against independent
//! implementations of IEEE 754. `FPDSL_CASES` sets the number of random cases per operation, format and mode.

#[path = "support/difficult.rs"]
mod difficult;
#[path = "../../tests/support/report.rs"]
mod report;
mod support;

use fpdsl_ops::{Domain, Operation, Origin};
use fpdsl_runtime::Rounding;
use fpdsl_runtime::dispatch::Level;
use fpdsl_runtime::format::Format;

use support::input::{Random, operands, special_operands};
use support::interpreter;
use support::oracle::ORACLES;
use support::subject::{Run, subjects};
use support::table::{Op, rows};

/// Random cases per operation, format and mode.
fn cases() -> usize {
    std::env::var("FPDSL_CASES").map_or(150_000, |text| text.parse().expect("FPDSL_CASES is a number"))
}

/// How many cases of a block the interpreter takes: it is a hundred times slower than a backend.
const INTERPRETED: usize = 16;

/// Two results are the same if their bits are, or if both are NaN.
fn same(op: Op, format: Format, x: u64, y: u64) -> bool {
    x == y
        || op
            .result(format)
            .is_some_and(|format| format.is_nan(x) && format.is_nan(y))
}

/// The oracles agree on a case; returns their answer and counts who gave it.
fn expected(op: Op, format: Format, mode: Rounding, v: [u64; 3], asked: &mut [usize]) -> u64 {
    let mut answer: Option<u64> = None;
    for (i, (name, oracle)) in ORACLES.iter().enumerate() {
        let Some(value) = oracle(op, format, mode, v) else {
            continue;
        };
        asked[i] += 1;
        let first = *answer.get_or_insert(value);
        assert!(
            same(op, format, first, value),
            "oracles differ: {op:?} {format} {mode} {v:x?}: {first:x}, {name} {value:x}"
        );
    }
    answer.expect("an oracle")
}

/// Runs a block of cases on every subject.
fn check(
    op: Op,
    format: Format,
    mode: Rounding,
    block: &[[u64; 3]],
    subjects: &[(&str, Run)],
    asked: &mut [usize],
) {
    let want: Vec<u64> = block
        .iter()
        .map(|&v| expected(op, format, mode, v, asked))
        .collect();
    let mut got = vec![0; block.len()];
    let some = &block[..block.len().min(INTERPRETED)];
    let interpreter: (&str, Run) = ("interpreter", interpreter::run);
    let each = subjects.iter().map(|subject| (subject, block));
    for ((name, run), block) in each.chain([(&interpreter, some)]) {
        run(op, format, mode, block, &mut got[..block.len()]);
        for ((&v, &want), &got) in block.iter().zip(&want).zip(&got) {
            assert!(
                same(op, format, want, got),
                "{name}: {op:?} {format} {mode} {v:x?}: got {got:x}, right is {want:x}"
            );
        }
    }
}

/// All cases of an operation in one mode; returns their number.
fn suite(op: Op, format: Format, mode: Rounding, subjects: &[(&str, Run)]) -> usize {
    let mut asked = [0; ORACLES.len()];
    let special = special_operands(op, format);
    for block in special.chunks(4096) {
        check(op, format, mode, block, subjects, &mut asked);
    }
    let mut random = Random::new(mode.index() as u64 + 1);
    let mut left = cases();
    while left > 0 {
        let block: Vec<_> = (0..left.min(4096))
            .map(|_| operands(&mut random, op, format))
            .collect();
        check(op, format, mode, &block, subjects, &mut asked);
        left -= block.len();
    }
    let total = special.len() + cases();
    let oracles: Vec<_> = ORACLES
        .iter()
        .zip(asked)
        .filter(|(_, n)| *n == total)
        .map(|((name, _), _)| *name)
        .collect();
    assert!(
        oracles.len() >= 2,
        "{op:?} {format} {mode} has fewer than two oracles: {oracles:?}"
    );
    if cfg!(feature = "mpfr") && op.modes().len() == Rounding::ALL.len() {
        assert!(
            oracles.contains(&"mpfr"),
            "{op:?} {format} {mode} was not asked of MPFR"
        );
    }
    println!(
        "{format:>4} {mode} {op:?}: {total} cases, {}",
        oracles.join(" = ")
    );
    total
}

fn all_rows(format: Format) {
    let subjects = subjects();
    let mut total = 0;
    for op in rows(format) {
        for &mode in op.modes() {
            total += suite(op, format, mode, &subjects);
        }
    }
    for (name, _) in subjects {
        report::ran(&format!("arithmetic {format}"), name, total as u64);
    }
    // A block has 4096 cases, or what is left.
    let interpreted = total / 4096 * INTERPRETED;
    report::ran(&format!("arithmetic {format}"), "interpreter", interpreted as u64);
}

/// Each level has its scalars among the subjects, if it has its own, and nothing else has.
#[test]
fn every_backend_is_a_subject() {
    let mut names: Vec<_> = subjects().into_iter().map(|(name, _)| name).collect();
    let mut expected = vec!["integer reference"];
    for level in Level::available() {
        expected.extend(match level {
            Level::Portable => &["portable"][..],
            Level::Fma => &["portable fma"],
            Level::Avx512 => &["avx512"],
            Level::Neon => &[],
            other => panic!("no subject is at level {}", other.name()),
        });
    }
    names.sort_unstable();
    expected.sort_unstable();
    assert_eq!(names, expected);
}

#[test]
fn f16() {
    all_rows(Format::F16);
}

#[test]
fn bf16() {
    all_rows(Format::Bf16);
}

#[test]
fn f32() {
    all_rows(Format::F32);
}

#[test]
fn f64() {
    all_rows(Format::F64);
}

/// A primitive of floats that the table of this suite lacks is an error of compilation; those on encodings are in
/// `tests/values.rs`.
const _: () = {
    let mut all = fpdsl_ops::Row::ALL;
    while let [row, rest @ ..] = all {
        let here = matches!(row.origin, Origin::Primitive | Origin::Comparison);
        let elsewhere = matches!(row.domain, Domain::Bits)
            // In `tests/arrays_integer_methods.rs`.
            || matches!(row.domain, Domain::Int | Domain::SignedInt | Domain::UnsignedInt)
            || matches!(row.operation.expect("a row of the table of operations"), Operation::ToBits | Operation::FromBits)
            // With the derived ones.
            || matches!(row.operation.expect("a row of the table of operations"), Operation::Rint | Operation::Round)
            // Of more operands than here, with a suite of its own.
            || row.arity > 3;
        assert!(
            !here || elsewhere || is_tested(row.operation.expect("a row of the table of operations")),
            "a primitive has no row in tests/support/table.rs"
        );
        all = rest;
    }
};

const fn is_tested(operation: Operation) -> bool {
    let mut all: &[Op] = &Op::ARITHMETIC;
    while let [op, rest @ ..] = all {
        if op.operation() as usize == operation as usize {
            return true;
        }
        all = rest;
    }
    false
}
