//! Machine code as text, under the statements of the source.

use fpdsl::prelude::*;
use fpdsl_jit::Host;
use fpdsl_runtime::device::compiled::{Compiler, compile_with};
use fpdsl_runtime::dispatch::{Level, level};

#[fp(mode = "ru", contract = true)]
fn horner(x: f64, y: f64) -> f64 {
    let first = x * y + 0.5;
    let second = first / y;
    if second > 3.0 { second.sqrt() } else { second - x }
}

#[fp(mode = "rn", cold)]
fn seldom(x: f64) -> f64 {
    x / 3.0
}

#[fp(mode = "rn")]
fn caller(x: f64) -> f64 {
    if x > 100.0 { seldom(x) } else { x }
}

/// The lines under statements that contain `source`: of one there may be several groups.
fn under<'t>(text: &'t str, source: &str) -> Vec<&'t str> {
    let mut is_below = false;
    let mut found = Vec::new();
    for line in text.lines() {
        if is_note(line) {
            is_below = line.contains(source);
        } else if is_below {
            found.push(line);
        }
    }
    assert!(!found.is_empty(), "`{source}` is no statement of\n{text}");
    found
}

fn is_note(line: &str) -> bool {
    line.trim_start().starts_with(';')
}

/// The instruction of a line, without its place.
fn instruction(line: &str) -> &str {
    line.split_whitespace().nth(1).unwrap_or_default()
}

fn has(lines: &[&str], beginnings: &[&str]) -> bool {
    let begins = |line: &&str| beginnings.iter().any(|b| instruction(line).starts_with(b));
    lines.iter().any(begins)
}

#[test]
fn instructions_stand_under_their_statements() {
    compile_with(&Host);
    let text = horner::assembly().expect("machine code");
    println!("{text}");
    let (first, second) = (under(&text, "let first"), under(&text, "let second"));
    assert!(has(&first, &["vfmadd", "fmla"]), "{text}");
    assert!(has(&second, &["vdivpd", "fdiv"]), "{text}");
    assert!(!has(&second, &["vfmadd", "fmla"]), "{text}");
    assert!(
        has(&under(&text, "second.sqrt()"), &["vsqrtpd", "fsqrt"]),
        "{text}"
    );
    assert!(text.contains("\nhorner:\n"), "{text}");
    // A decoder says so of bytes that are no instruction.
    assert!(!text.contains("bad") && !text.contains(".word"), "{text}");
    if level() == Level::Avx512 {
        assert!(first.iter().any(|line| line.contains("{ru-sae}")), "{text}");
    }
}

#[test]
fn functions_that_are_called_follow() {
    compile_with(&Host);
    let text = caller::assembly().expect("machine code");
    let (own, called) = text.split_once("\nseldom:\n").expect("a function of its own");
    assert!(
        own.contains("\ncaller:\n") && !has(&own.lines().collect::<Vec<_>>(), &["vdiv", "fdiv"]),
        "{text}"
    );
    assert!(has(&under(called, "x / 3.0"), &["vdivpd", "fdiv"]), "{text}");
}

#[test]
fn without_a_compiler_it_says_why() {
    let kernel = fpdsl::backend::ir::<horner>();
    assert!(Host.assembly(&kernel, Level::Portable).is_err());
    assert!(Host.assembly(&kernel, level()).is_ok() || level() == Level::Portable);
}
