//! The operations that are written once for all backends: on every host backend of this machine and in the recorded
//! IR, bit for bit against independent oracles. `FPDSL_CASES` sets the number of random cases per operation, format and
//! mode; f16 and bf16 operations of one operand are tested with all operands.

#[macro_use]
mod table;

mod difficult;
mod flushed;
mod ftz;
#[cfg(feature = "mpfr")]
mod mpfr;
mod oracle;
mod parts;
mod plain;
mod quad;
#[path = "../../../tests/support/report.rs"]
mod report;
mod run;
mod soft;
#[path = "../support/mod.rs"]
mod support;

use std::collections::BTreeSet;

use fpdsl_ops::Operation::{Ilogb, Logb, Modf};
use fpdsl_runtime::device::compiled;
use fpdsl_runtime::dispatch::Level;
use fpdsl_runtime::format::Format;

use oracle::ORACLES;
use parts::{First, Part};
use run::Subject;
use support::input::{Random, number, specials};
use table::{Formatted, Op, Pair, Row, Words, rows};

/// Random cases per operation, format and mode.
fn cases() -> usize {
    std::env::var("FPDSL_CASES").map_or(150_000, |text| text.parse().expect("FPDSL_CASES is a number"))
}

/// How many of them the interpreter takes: it is a thousand times slower.
const INTERPRETED: usize = 2000;

fn subjects() -> Vec<Subject> {
    #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
    compiled::compile_with(&fpdsl_jit::Host);
    let is_available = |subject: &Subject| Level::available().contains(&subject.level());
    let (there, missing): (Vec<_>, Vec<_>) = Subject::ALL.into_iter().partition(is_available);
    for subject in missing {
        report::skipped("derived", subject.name(), "this CPU lacks the instructions");
    }
    there
}

/// An exponent to scale by: any, near the format's range, or small.
fn scale(random: &mut Random, format: Format) -> u64 {
    let span = 2 * format.max_exponent() as u64 + format.precision() as u64 + 8;
    let n = match random.below(8) {
        0 => random.bits() as i32 as i64,
        1 => random.below(9) as i64 - 4,
        _ => random.below(2 * span) as i64 - span as i64,
    };
    n as u64
}

/// A quarter of the time a number close to one that is given, or to a few times it.
fn related(random: &mut Random, format: Format, x: u64) -> u64 {
    let magnitude = format.magnitude_mask();
    match random.below(8) {
        0 => x ^ (random.bits() & format.sign_mask()),
        1 => {
            let moved = ((x & magnitude) as i64).saturating_add(random.below(5) as i64 - 2);
            (moved.clamp(0, format.infinity() as i64) as u64) | (x & format.sign_mask())
        }
        2 => {
            // Within a few binades: quotients with few bits.
            let binades = random.below(9) as i64 - 4;
            let moved = ((x & magnitude) as i64).saturating_add(binades * format.min_normal() as i64);
            moved.clamp(0, format.infinity() as i64) as u64
        }
        _ => number(random, format),
    }
}

/// The cases that each row promises on each backend.
fn claimed(op: Op, format: Format) -> usize {
    if op.arity() == 1 && format.width() == 16 {
        1 << 16
    } else {
        cases()
    }
}

/// Special operands in all combinations, then random ones; all operands of the 16-bit formats where there is one.
fn operands(op: Op, format: Format, seed: u64) -> Vec<Words> {
    if op.arity() == 1 && format.width() == 16 {
        return (0..1 << 16).map(|x| (x, 0, 0)).collect();
    }
    let all = specials(format);
    let mut list = Vec::new();
    for &x in &all {
        match op {
            Op::Scalbn => {
                let span = 2 * format.max_exponent() + format.precision() as i32 + 4;
                let exponents = (-span..=span).step_by(if span > 600 { 7 } else { 1 });
                let ends = [i32::MIN, i32::MIN + 1, i32::MAX - 1, i32::MAX];
                list.extend(exponents.chain(ends).map(|n| (x, n as i64 as u64, 0)));
            }
            _ if op.arity() == 1 => list.push((x, 0, 0)),
            _ if op.arity() == 2 => list.extend(all.iter().map(|&y| (x, y, 0))),
            _ => {
                for &y in all.iter().step_by(3) {
                    list.extend(all.iter().step_by(3).map(|&z| (x, y, z)));
                }
            }
        }
    }
    let mut random = Random::new(seed);
    for _ in 0..cases() {
        let x = number(&mut random, format);
        let x = if op == Op::Rsqrt && random.below(8) != 0 {
            x & format.magnitude_mask()
        } else {
            x
        };
        let y = match op {
            Op::Scalbn => scale(&mut random, format),
            _ => related(&mut random, format, x),
        };
        let z = related(&mut random, format, y);
        list.push((x, y, z));
    }
    list
}

/// Two, except for the exponents and the fractions of zeros, infinities and NaN: those are decreed, not computed.
fn oracles_needed(part: Part, format: Format, (x, ..): Words) -> usize {
    let magnitude = x & format.magnitude_mask();
    let computed = magnitude != 0 && magnitude < format.infinity();
    match part {
        First(Ilogb | Logb | Modf) if !computed => 1,
        _ => 2,
    }
}

/// The word of the results on which all oracles agree. Counts who spoke.
fn word(row: &Row, parts: &[Part], v: Words, asked: &mut [usize]) -> u64 {
    let mut word = 0;
    for (place, &part) in parts.iter().enumerate() {
        let (mut answer, mut spoke) = (None, 0);
        for (i, (name, oracle)) in ORACLES.iter().enumerate() {
            let Some(value) = oracle(part, row.format, row.mode, v) else {
                continue;
            };
            asked[i] += 1;
            spoke += 1;
            let value = part.canonical(row.format, value);
            let first = *answer.get_or_insert(value);
            assert!(
                first == value,
                "oracles differ: {part:?} {} {} {v:x?}: {first:x}, {name} {value:x}",
                row.format,
                row.mode
            );
        }
        assert!(
            spoke >= oracles_needed(part, row.format, v),
            "{part:?} {} {} {v:x?} has {spoke} oracles",
            row.format,
            row.mode
        );
        word |= answer.unwrap_or(0) << (place * 64 / parts.len());
    }
    word
}

fn check(row: &Row, name: &str, operands: &[Words], got: &[Pair], want: &[Pair]) {
    for ((v, got), want) in operands.iter().zip(got).zip(want) {
        assert!(
            got == want,
            "{name}: {:?} {} {} {v:x?}: got {got:x?}, right is {want:x?}",
            row.op,
            row.format,
            row.mode
        );
    }
}

fn suite(row: &Row, subjects: &[Subject], ran: &mut [usize]) -> usize {
    let operands = operands(row.op, row.format, row.mode.index() as u64 + 1);
    let [first, second] = row.op.parts();
    let mut asked = [0; ORACLES.len()];
    let mut want = Vec::with_capacity(operands.len());
    for &v in &operands {
        want.push((word(row, first, v, &mut asked), word(row, second, v, &mut asked)));
        let reference = soft::run(row, v);
        assert_eq!(
            reference,
            want[want.len() - 1],
            "integer reference: {:?} {} {} {v:x?}",
            row.op,
            row.format,
            row.mode
        );
    }
    let mut got = vec![(0, 0); operands.len()];
    for (&subject, ran) in subjects.iter().zip(ran) {
        row.runners.run(subject, &operands, &mut got);
        check(row, subject.name(), &operands, &got, &want);
        *ran += operands.len();
    }
    let step = operands.len().div_ceil(INTERPRETED);
    let some: Vec<Words> = operands.iter().copied().step_by(step).collect();
    let right: Vec<Pair> = want.iter().copied().step_by(step).collect();
    check(row, "interpreter", &some, &row.runners.interpret(&some), &right);
    let names: Vec<String> = ORACLES
        .iter()
        .zip(asked)
        .filter(|(_, n)| *n > 0)
        .map(|((name, _), n)| format!("{name} {n}"))
        .collect();
    println!(
        "{:>4} {} {:?}: {} cases, {}",
        row.format,
        row.mode,
        row.op,
        operands.len(),
        names.join(", ")
    );
    operands.len()
}

fn all_rows<F: Formatted>() {
    let subjects = subjects();
    let mut ran = vec![0; subjects.len()];
    let mut total = 0;
    let mut rows_ran = BTreeSet::new();
    for row in rows::<F>() {
        let before = ran.clone();
        let cases = suite(&row, &subjects, &mut ran);
        assert!(
            cases >= claimed(row.op, F::FORMAT),
            "{:?} {}: {cases} cases",
            row.op,
            F::FORMAT
        );
        total += cases;
        let with_cases = (0..subjects.len()).filter(|&i| ran[i] - before[i] == cases);
        rows_ran.extend(with_cases.map(|i| (row.op.name(), i)));
    }
    for row in rows::<F>() {
        for (i, subject) in subjects.iter().enumerate() {
            let tested = rows_ran.contains(&(row.op.name(), i));
            assert!(
                tested,
                "{:?} {} did not run on {}",
                row.op,
                F::FORMAT,
                subject.name()
            );
        }
    }
    let name = format!("derived {}", F::FORMAT);
    report::ran(&name, "integer reference", total as u64);
    for (subject, ran) in subjects.iter().zip(ran).filter(|(_, ran)| *ran > 0) {
        report::ran(&name, subject.name(), ran as u64);
    }
    report::ran(&name, "interpreter", (INTERPRETED * rows::<F>().len()) as u64);
}

#[test]
fn f16() {
    all_rows::<table::F16>();
}

#[test]
fn bf16() {
    all_rows::<table::Bf16>();
}

#[test]
fn f32() {
    all_rows::<table::F32>();
}

#[test]
fn f64() {
    all_rows::<table::F64>();
}
