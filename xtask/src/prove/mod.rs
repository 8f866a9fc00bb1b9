//! `cargo xtask prove`: what takes too long, or needs too much, for `cargo xtask test`. Its parts end as one table.

mod nightly;

use std::ffi::OsString;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use crate::run::Counts;

/// A run of its own.
struct Part {
    name: &'static str,
    run: fn() -> Outcome,
}

/// All of them, in this order.
const PARTS: [Part; 19] = [
    Part {
        name: "arithmetic, a million cases",
        run: a_million_operands,
    },
    Part {
        name: "elementary functions, every binary32",
        run: every_single,
    },
    Part {
        name: "storage formats, every binary32",
        run: every_single_to_storage,
    },
    Part {
        name: "functions as C++, every mode",
        run: every_mode,
    },
    Part {
        name: "faithful functions, MPFR",
        run: faithful,
    },
    Part {
        name: "memory, every case",
        run: every_memory_case,
    },
    Part {
        name: "bytes from outside, ten million",
        run: bytes_from_outside,
    },
    Part {
        name: "exact sums, a million vectors",
        run: a_million_vectors,
    },
    Part {
        name: "literals, a million",
        run: a_million_literals,
    },
    Part {
        name: "odd programs, all",
        run: all_odd_programs,
    },
    Part {
        name: "long bodies",
        run: || Outcome::Ran(crate::long_bodies::run("")),
    },
    Part {
        name: "random programs, 300 as source and 20,000 trees",
        run: more_random_programs,
    },
    Part {
        name: "questions to random programs, 10,000 of each kind",
        run: many_asked_programs,
    },
    Part {
        name: "compiled bodies, 100,000",
        run: more_compiled_bodies,
    },
    Part {
        name: "nvrtc, all architectures, two versions",
        run: both_nvrtc,
    },
    Part {
        name: "functions and products in machine code, every architecture",
        run: every_architecture,
    },
    Part {
        name: "address sanitizer",
        run: nightly::address_sanitizer,
    },
    Part {
        name: "miri: soft, portable",
        run: nightly::miri_runtime,
    },
    Part {
        name: "miri: memory",
        run: nightly::miri_memory,
    },
];

/// How a part ended.
enum Outcome {
    Ran(Counts),
    /// This machine lacks something: what, and how to get it.
    NotHere(String),
}

/// Runs the parts whose names contain `wanted`.
pub fn run(wanted: &str) -> ExitCode {
    let parts: Vec<&Part> = PARTS.iter().filter(|part| part.name.contains(wanted)).collect();
    if parts.is_empty() {
        let names: Vec<&str> = PARTS.iter().map(|part| part.name).collect();
        eprintln!(
            "no part has `{wanted}` in its name; there are: {}",
            names.join("; ")
        );
        return ExitCode::FAILURE;
    }
    let mut rows = Vec::new();
    for part in parts {
        println!("\n== {}", part.name);
        let start = Instant::now();
        let outcome = (part.run)();
        rows.push((part.name, outcome, start.elapsed()));
    }
    print(&rows);
    if rows.iter().any(|(_, outcome, _)| outcome.failed()) {
        ExitCode::FAILURE
    } else {
        ExitCode::SUCCESS
    }
}

impl Outcome {
    fn failed(&self) -> bool {
        match self {
            Outcome::Ran(counts) => counts.failed > 0,
            Outcome::NotHere(_) => false,
        }
    }

    fn text(&self) -> String {
        match self {
            Outcome::Ran(counts) if counts.failed > 0 => {
                format!("FAILED: {} of {}", counts.failed, counts.failed + counts.passed)
            }
            Outcome::Ran(counts) => format!("passed: {}", counts.passed),
            Outcome::NotHere(what) => format!("NOT RUN: {what}"),
        }
    }
}

fn print(rows: &[(&str, Outcome, Duration)]) {
    let width = rows.iter().map(|(name, ..)| name.len()).max().unwrap_or(0);
    println!("\n{:width$}  {:>7}  outcome", "part", "seconds");
    for (name, outcome, time) in rows {
        println!("{name:width$}  {:>7}  {}", time.as_secs(), outcome.text());
    }
}

/// A million random operands of each operation, format and mode.
fn a_million_operands() -> Outcome {
    let suites = ["--test", "arithmetic", "--test", "derived", "--test", "dot2"];
    let arguments = [&["test", "--release", "-p", "fpdsl-runtime"], &suites[..]].concat();
    Outcome::Ran(crate::run::cargo(
        &arguments,
        &[("FPDSL_CASES", "1000000".into())],
    ))
}

/// The functions of one binary32 argument for all of them in four modes; a hundred million arguments of binary64, and pairs; a million
/// norms, roots and powers against integers.
fn every_single() -> Outcome {
    let arguments = ["test", "--release", "-p", "fpdsl-math"];
    let cases = [
        ("FPDSL_EXHAUSTIVE", "1".into()),
        ("FPDSL_CASES", "100000000".into()),
        ("FPDSL_EXACT_CASES", "1000000".into()),
    ];
    Outcome::Ran(crate::run::cargo(&arguments, &cases))
}

/// Every conversion to a storage format, and a GPU's own where there is one.
fn every_single_to_storage() -> Outcome {
    let arguments = [
        "test",
        "--release",
        "-p",
        "fpdsl-storage",
        "--test",
        "every",
        "--test",
        "instructions",
    ];
    Outcome::Ran(crate::run::cargo(&arguments, &[("FPDSL_EXHAUSTIVE", "1".into())]))
}

/// Each function of binary32 and binary64 as printed C++ in all four modes.
fn every_mode() -> Outcome {
    let arguments = ["test", "-p", "fpdsl-math", "--test", "backends"];
    Outcome::Ran(crate::run::cargo(&arguments, &[("FPDSL_LARGE", "1".into())]))
}

/// The faithful functions of binary64 against MPFR.
fn faithful() -> Outcome {
    let arguments = [
        "test",
        "--release",
        "-p",
        "fpdsl-math",
        "--features",
        "mpfr",
        "--test",
        "faithful",
    ];
    Outcome::Ran(crate::run::cargo(&arguments, &[("FPDSL_CASES", "100000".into())]))
}

/// The suite `memory` with every length at every place.
fn every_memory_case() -> Outcome {
    let arguments = ["test", "--release", "-p", "fpdsl", "--test", "memory"];
    Outcome::Ran(crate::run::cargo(&arguments, &[("FPDSL_LARGE", "1".into())]))
}

/// Ten million damaged and forged partials, as many words of accumulators, and a million receipts. Arithmetic that overflows panics.
fn bytes_from_outside() -> Outcome {
    let environment = [
        ("FPDSL_LARGE", "1".into()),
        ("CARGO_PROFILE_RELEASE_OVERFLOW_CHECKS", "true".into()),
        ("CARGO_PROFILE_RELEASE_DEBUG_ASSERTIONS", "true".into()),
    ];
    let partials = ["test", "--release", "-p", "fpdsl-runtime", "--test", "partials"];
    let mut counts = crate::run::cargo(&partials, &environment);
    let others = ["words_made_up", "texts_that_are_damaged"];
    let suites = [
        "test",
        "--release",
        "-p",
        "fpdsl",
        "--test",
        "exact",
        "--test",
        "verify",
        "--",
    ];
    counts += crate::run::cargo(&[&suites[..], &others[..]].concat(), &environment);
    Outcome::Ran(counts)
}

/// Random vectors, a quarter of a million of each format, summed exactly.
fn a_million_vectors() -> Outcome {
    let arguments = [
        "test",
        "--release",
        "-p",
        "fpdsl",
        "--test",
        "exact",
        "vectors_of",
    ];
    Outcome::Ran(crate::run::cargo(&arguments, &[("FPDSL_CASES", "250000".into())]))
}

/// Decimals of up to 800 digits against exact fractions.
fn a_million_literals() -> Outcome {
    let arguments = [
        "test",
        "--release",
        "-p",
        "fpdsl-macros",
        "literals_are_rounded_exactly",
    ];
    Outcome::Ran(crate::run::cargo(
        &arguments,
        &[("FPDSL_LITERALS", "1000000".into())],
    ))
}

/// The programs that the suite `odd` leaves out for their time.
fn all_odd_programs() -> Outcome {
    let arguments = ["test", "-p", "fpdsl", "--test", "odd"];
    Outcome::Ran(crate::run::cargo(&arguments, &[("FPDSL_LARGE", "1".into())]))
}

/// More of the programs that are compiled as source, among them all that once were.
fn more_random_programs() -> Outcome {
    let arguments = ["test", "-p", "fpdsl-random"];
    let sources = [
        ("FPDSL_SOURCES", "300".into()),
        ("FPDSL_GATHER_SOURCES", "60".into()),
        ("FPDSL_GATHERS", "10000".into()),
        ("FPDSL_PROGRAMS", "20000".into()),
    ];
    Outcome::Ran(crate::run::cargo(&arguments, &sources))
}

/// Ten thousand programs and as many gather programs through every question, in machine code; a share of them as printed CUDA. Operations
/// with stochastic rounding are all printed.
fn many_asked_programs() -> Outcome {
    let mut environment: Vec<(&str, OsString)> = Vec::new();
    match crate::nvidia::install(&crate::target()) {
        Ok(tools) => environment.extend(tools.variables().map(|(name, value)| (name, value.into()))),
        Err(why) => {
            println!("NVRTC could not be installed, so only what is already on this machine is used: {why}")
        }
    }
    environment.extend([
        ("FPDSL_ASKED", "10000".into()),
        ("FPDSL_ASKED_PRINTED", "10".into()),
        // Thousands of libraries that nobody loads again.
        ("FPDSL_CACHE_DIR", "".into()),
    ]);
    let arguments = ["test", "--release", "-p", "fpdsl-random", "--test", "questions"];
    let mut counts = crate::run::cargo(&arguments, &environment);
    let stochastic = [
        "test",
        "--release",
        "-p",
        "fpdsl",
        "--test",
        "stochastic",
        "questions::",
    ];
    counts += crate::run::cargo(&stochastic, &[("FPDSL_LARGE", "1".into())]);
    Outcome::Ran(counts)
}

/// A hundred thousand random recorded bodies in machine code.
fn more_compiled_bodies() -> Outcome {
    let arguments = ["test", "--release", "-p", "fpdsl-jit", "--test", "random"];
    Outcome::Ran(crate::run::cargo(
        &arguments,
        &[("FPDSL_PROGRAMS", "100000".into())],
    ))
}

/// The suites that read PTX and SASS, for all architectures, with the NVRTC of the tests and another one.
fn both_nvrtc() -> Outcome {
    let tools = match crate::nvidia::install(&crate::target()) {
        Ok(tools) => tools,
        Err(why) => return Outcome::NotHere(format!("NVRTC could not be installed: {why}")),
    };
    let mut environment = tools.large();
    let arguments = [
        "test",
        "-p",
        "fpdsl-random",
        "-p",
        "fpdsl-conformance",
        "--test",
        "nvrtc",
    ];
    let mut counts = crate::run::cargo(&arguments, &environment);
    environment.retain(|(name, _)| *name != "FPDSL_NVRTC");
    environment.push(("FPDSL_NVRTC", tools.other_nvrtc.into()));
    counts += crate::run::cargo(&arguments, &environment);
    Outcome::Ran(counts)
}

/// The SASS of every elementary function, for all architectures that the NVRTC of the tests compiles for.
fn every_architecture() -> Outcome {
    let tools = match crate::nvidia::install(&crate::target()) {
        Ok(tools) => tools,
        Err(why) => return Outcome::NotHere(format!("NVRTC could not be installed: {why}")),
    };
    let functions = ["test", "-p", "fpdsl-math", "--test", "nvrtc"];
    let products = ["test", "-p", "fpdsl", "--test", "inner", "nvrtc::"];
    let mut counts = crate::run::cargo(&functions, &tools.large());
    counts += crate::run::cargo(&products, &tools.large());
    Outcome::Ran(counts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_failures_fail() {
        let (passed, failed) = (
            Counts {
                passed: 2,
                ..Counts::default()
            },
            Counts {
                failed: 1,
                ..Counts::default()
            },
        );
        assert!(!Outcome::Ran(passed).failed());
        assert!(Outcome::Ran(failed).failed());
        assert!(!Outcome::NotHere("no nightly".to_owned()).failed());
        assert_eq!(Outcome::Ran(failed).text(), "FAILED: 1 of 1");
        assert_eq!(
            Outcome::NotHere("no nightly".to_owned()).text(),
            "NOT RUN: no nightly"
        );
    }
}
