//! The exceptions that the question `flags` counts, of every operation, format and mode: those of SoftFloat, of clause 7 on exact
//! results, of APFloat, and on x86-64 those that the processor leaves in MXCSR.
//!
//! Compiled code counts over many operands at once. So the operands are sorted by what they signal, and of each heap all signal a flag or
//! none does: a total that is neither all nor none, or the wrong one of both, is an operand with other flags. The interpreter takes some
//! operands of each heap one by one. `FPDSL_CASES` sets the number of random cases per operation, format and mode.
//!
//! Roundings to integral numbers (`floor`, `rint`) have no flags: fpdsl offers roundToIntegralExact without its flag.

#[cfg(target_arch = "x86_64")]
#[allow(dead_code)]
#[path = "../../../tests/support/mxcsr.rs"]
mod mxcsr;
mod oracle;
#[cfg(target_arch = "x86_64")]
mod processor;
#[path = "../../../tests/support/report.rs"]
mod report;
mod run;
#[path = "../support/mod.rs"]
mod support;

use std::collections::BTreeMap;

use fpdsl_runtime::Rounding;
use fpdsl_runtime::exception::Flag;
use fpdsl_runtime::format::Format;

use oracle::{Flags, ORACLES, bit};
use run::Subject;
use support::input::{Random, number, operands, special_operands, specials};
use support::table::{Op, rows};

/// Encodings of operands; zeros behind them.
pub type Words = [u64; 4];

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Operation {
    /// An operation of the table.
    Of(Op),
    /// The sum of two products, rounded once, which has four operands.
    Dot2,
}

/// Random cases per operation, format and mode.
fn cases() -> usize {
    std::env::var("FPDSL_CASES").map_or(10_000, |text| text.parse().expect("FPDSL_CASES is a number"))
}

/// How many operands of a heap the interpreter takes.
const INTERPRETED: usize = 20;

/// Of how many combinations of three or four special operands one is taken.
fn thinned() -> usize {
    if std::env::var_os("FPDSL_LARGE").is_some() {
        1
    } else {
        29
    }
}

impl Operation {
    /// Conversions to integers round in all modes, beside `as`.
    fn modes(self) -> &'static [Rounding] {
        match self {
            Operation::Of(Op::ToInt(_)) | Operation::Dot2 => &Rounding::ALL,
            Operation::Of(op) => op.modes(),
        }
    }

    fn operands(self, format: Format, seed: u64) -> Vec<Words> {
        let mut random = Random::new(seed);
        let mut all: Vec<Words> = Vec::new();
        match self {
            Operation::Of(op) => {
                let special = special_operands(op, format);
                let step = if op.arity() == 3 { thinned() } else { 1 };
                let random = (0..cases()).map(|_| operands(&mut random, op, format));
                all.extend(
                    special
                        .into_iter()
                        .step_by(step)
                        .chain(random)
                        .map(|[x, y, z]| [x, y, z, 0]),
                );
                if let Op::FromInt(int) = op {
                    all.iter_mut().for_each(|v| v[0] = int.encode(int.decode(v[0])));
                    return all;
                }
            }
            Operation::Dot2 => {
                let few: Vec<u64> = specials(format).into_iter().step_by(6).collect();
                let n = few.len();
                let four = |i: usize| [0, 1, 2, 3].map(|k| few[i / n.pow(k) % n]);
                all.extend((0..n.pow(4)).step_by(thinned()).map(four));
                for _ in 0..cases() {
                    // The second product beside the first, or anything.
                    let [x, y, z] = operands(&mut random, Op::Fma, format);
                    let w = match random.below(3) {
                        0 => format.one(),
                        1 => format.one() | format.sign_mask(),
                        _ => number(&mut random, format),
                    };
                    all.push([x, y, z, w]);
                }
            }
        }
        for v in all.iter_mut().flatten() {
            *v = format.canonical(*v);
        }
        all
    }
}

/// What the oracles say, who agree; counts who spoke.
fn expected(operation: Operation, format: Format, mode: Rounding, v: Words, spoke: &mut [usize]) -> Flags {
    let mut answer: Option<(Flags, &str)> = None;
    let mut hear = |number: usize, name: &'static str, flags: Option<Flags>| {
        let Some(flags) = flags else { return };
        spoke[number] += 1;
        let (first, who) = *answer.get_or_insert((flags, name));
        assert!(
            first == flags,
            "{operation:?} {format} {mode} {v:x?}: {who} {}, {name} {}",
            names(first),
            names(flags)
        );
    };
    for (number, (name, oracle)) in ORACLES.into_iter().enumerate() {
        hear(number, name, oracle(operation, format, mode, v));
    }
    #[cfg(target_arch = "x86_64")]
    if processor::missing().is_none() {
        hear(
            ORACLES.len(),
            "mxcsr",
            processor::flags(operation, format, mode, v),
        );
    }
    let Some((flags, _)) = answer else {
        let nan = v.iter().any(|&x| format.is_nan(x));
        assert!(nan, "{operation:?} {format} {mode} {v:x?}: no oracle");
        // The standard leaves open what a NaN among the operands signals. Here it is nothing.
        return 0;
    };
    flags
}

fn names(flags: Flags) -> String {
    let set = Flag::ALL.into_iter().filter(|&flag| flags & bit(flag) != 0);
    let set: Vec<&str> = set.map(Flag::name).collect();
    if set.is_empty() {
        "no flag".to_owned()
    } else {
        set.join(", ")
    }
}

/// An operation in one mode. Gives how many cases each oracle judged.
fn suite(operation: Operation, format: Format, mode: Rounding, ran: &mut BTreeMap<&'static str, u64>) -> u64 {
    let subject = Subject::new(operation, format, mode);
    let mut spoke = [0; ORACLES.len() + 1];
    let mut heaps: BTreeMap<Flags, Vec<Words>> = BTreeMap::new();
    let all = operation.operands(format, mode.index() as u64 + 1);
    for &v in &all {
        let flags = expected(operation, format, mode, v, &mut spoke);
        heaps.entry(flags).or_default().push(v);
    }
    assert!(
        subject.counts() || heaps.keys().all(|&flags| flags == 0),
        "{operation:?} {format} {mode} is not counted"
    );
    for (&flags, heap) in &heaps {
        let wrong = |who: &str, v: &Words, found: Flags| {
            panic!(
                "{who}: {operation:?} {format} {mode} {v:x?}: {}, right is {}",
                names(found),
                names(flags)
            )
        };
        for v in heap.iter().step_by(heap.len().div_ceil(INTERPRETED)) {
            let found = subject.interpreted(v);
            if found != flags {
                wrong("interpreter", v, found);
            }
            *ran.entry("interpreter").or_default() += 1;
        }
        for (place, (name, found)) in subject.compiled(heap).into_iter().enumerate() {
            if found != Ok(flags) {
                // Which it is: one by one.
                let alone = |v: &&Words| subject.compiled(&[**v])[place].1 != Ok(flags);
                let v = heap.iter().find(alone).unwrap_or(&heap[0]);
                let (Ok(found) | Err(found)) = subject.compiled(&[*v])[place].1;
                wrong(name, v, found);
            }
            *ran.entry(name).or_default() += heap.len() as u64;
        }
    }
    *ran.entry("mxcsr").or_default() += spoke[ORACLES.len()] as u64;
    let oracles = ORACLES.iter().map(|(name, _)| *name).chain(["mxcsr"]).zip(spoke);
    let oracles: Vec<String> = oracles
        .filter(|(_, n)| *n > 0)
        .map(|(name, n)| format!("{name} {n}"))
        .collect();
    let signalled: Vec<String> = heaps
        .iter()
        .map(|(&flags, heap)| format!("{} {}", heap.len(), names(flags)))
        .collect();
    println!(
        "{format:>4} {mode} {operation:?}: {}; {}",
        oracles.join(", "),
        signalled.join("; ")
    );
    all.len() as u64
}

fn all_rows(format: Format) {
    let (mut ran, mut total) = (BTreeMap::new(), 0);
    let operations = rows(format).into_iter().map(Operation::Of);
    for operation in operations.chain([Operation::Dot2]) {
        for &mode in operation.modes() {
            total += suite(operation, format, mode, &mut ran);
        }
    }
    let name = format!("flags {format}");
    let processor = ran.remove("mxcsr").unwrap_or(0);
    for (backend, cases) in &ran {
        report::ran(&name, backend, *cases);
    }
    if ran.len() == 1 {
        report::skipped(&name, "avx2 arrays", "there is no compiler for this CPU");
    }
    #[cfg(target_arch = "x86_64")]
    let missing = processor::missing();
    #[cfg(not(target_arch = "x86_64"))]
    let missing = Some("this is no x86-64");
    match missing {
        Some(why) => report::skipped(&name, "mxcsr", why),
        None if processor == 0 => report::skipped(&name, "mxcsr", "x86-64 has no instruction of the format"),
        None => report::ran(&name, "mxcsr", processor),
    }
    assert!(total > 100_000, "{total} cases");
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
