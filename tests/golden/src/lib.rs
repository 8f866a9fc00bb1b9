//! A hash of the results of every operation in every format and mode, and of every elementary function, on seeded operands.
//!
//! `golden.txt` has the hashes that x86-64 computes. Any other processor must have the same, on scalars and on arrays.

mod faults;
mod functions;
#[path = "../../support/random.rs"]
#[allow(dead_code)]
mod random;
mod stochastic;

use std::fmt::Write;
use std::sync::OnceLock;

use fpdsl_conformance::{Case, Host, cases, leaves};
use fpdsl_runtime::dispatch::Level;
use fpdsl_runtime::ir::{Kernel, Kind};
use random::Random;

/// The lines of [`text`] as x86-64 has them.
pub const GOLDEN: &str = include_str!("../golden.txt");

/// What stands before the hash of arrays that differ from scalars.
const ON_ARRAYS: &str = ", on arrays ";

/// Operands of each case: not a multiple of the lanes.
const ELEMENTS: usize = 250;

/// A line for each case: its name and the hash of its results, and that of arrays if it is another; or its error.
pub fn text() -> String {
    let mut text = String::new();
    let operations = cases();
    let operations = operations.iter().enumerate();
    let operations = operations
        .filter(|(_, case)| case.promises_bits())
        .map(|(number, case)| (case.name(), hashes(case, number as u64)));
    for (name, [scalars, arrays]) in operations.chain(functions::cases()).chain(stochastic::cases()) {
        // Never fails: it is a `String`.
        let _ = match scalars == arrays {
            true => writeln!(text, "{name} {scalars:016x}"),
            false => writeln!(text, "{name} {scalars:016x}{ON_ARRAYS}{arrays:016x}"),
        };
    }
    for line in faults::lines() {
        text.push_str(&line);
        text.push('\n');
    }
    text
}

/// The lines that differ from [`GOLDEN`], with their numbers. `usize` has as many bits as the processor's addresses. Where these are
/// not 64, the cases of `usize` have results of their own, but arrays must still have those of scalars.
pub fn differences() -> String {
    let text = text();
    let same_lines = text.lines().count() == GOLDEN.lines().count();
    let mut differences = String::new();
    if !same_lines {
        differences.push_str("other cases than in golden.txt: write it again\n");
    }
    let lines = text.lines().zip(GOLDEN.lines()).enumerate();
    for (number, (found, golden)) in lines {
        let counts = usize::BITS == 64 || !golden.contains("usize");
        if found != golden && counts {
            let _ = writeln!(differences, "line {}: {found}, x86-64 has {golden}", number + 1);
        } else if found.contains(ON_ARRAYS) && !golden.contains(ON_ARRAYS) {
            let _ = writeln!(
                differences,
                "line {}: {found}: arrays differ from scalars",
                number + 1
            );
        }
    }
    differences
}

/// The hashes of results on scalars and on arrays.
fn hashes(case: &Case, seed: u64) -> [u64; 2] {
    let kernel = (case.kernel)();
    let mut random = Random::new(seed);
    let types = leaves::param_types(&kernel);
    let row = |_| {
        let mut row: Vec<u64> = Vec::new();
        for &ty in &types {
            row.push(random.value(ty, row.last().copied()));
        }
        row
    };
    let rows: Vec<Vec<u64>> = (0..ELEMENTS).map(row).collect();
    let best = Level::available().last().copied().unwrap_or(Level::Portable);
    [Host::Scalar(best), Host::Arrays(best)].map(|host| hash(&results(&kernel, (case.run)(host, &rows))))
}

/// FNV-1a over 64-bit words.
fn hash(words: &[u64]) -> u64 {
    words.iter().fold(0xcbf2_9ce4_8422_2325, |hash, word| {
        (hash ^ word).wrapping_mul(0x0000_0100_0000_01b3).rotate_left(23)
    })
}

/// Results with one encoding for all NaN, whose payloads are not promised.
fn results(kernel: &Kernel, mut encodings: Vec<u64>) -> Vec<u64> {
    let leaves = kernel.outputs.leaves.len();
    for (position, bits) in encodings.iter_mut().enumerate() {
        if let Kind::Float(format) = kernel.outputs.leaf_type(position % leaves).kind()
            && *bits & format.magnitude_mask() > format.infinity()
        {
            *bits = format.quiet_nan();
        }
    }
    encodings
}

static DIFFERENCES: OnceLock<String> = OnceLock::new();

/// Computes [`differences`] in WebAssembly and returns their address.
#[unsafe(no_mangle)]
pub extern "C" fn golden_differences() -> *const u8 {
    DIFFERENCES.get_or_init(differences).as_ptr()
}

/// The length of what [`golden_differences`] returned.
#[unsafe(no_mangle)]
pub extern "C" fn golden_differences_len() -> usize {
    DIFFERENCES.get_or_init(differences).len()
}

/// Maps enough elements to be measured, if there were a clock, and returns the number of wrong ones.
#[unsafe(no_mangle)]
pub extern "C" fn golden_wrong_in_a_long_call() -> usize {
    arrays::wrong()
}

mod arrays;
