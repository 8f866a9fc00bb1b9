//! Programs as source files, to be compiled through the macro.

use std::fmt::Write;

use super::{main_type, source};
use crate::ast::Program;
use crate::generate::{Size, program, spread};

/// How many programs the tests compile unless `FPDSL_SOURCES` says otherwise.
pub const SOURCES: u64 = 48;
/// How many stand in one file.
const PER_FILE: usize = 25;

/// The program of a seed as it is printed.
pub fn printed(seed: u64) -> Program {
    let mut program = program(seed, Size::Small);
    spread(&mut program);
    program
}

/// The files of the programs of these seeds by name, with their text, and `programs.rs`, which has them as modules and
/// lists their cases.
pub fn files(seeds: &[u64]) -> Vec<(String, String)> {
    let parts = || {
        let name = |part: &[u64]| part.first().map(|first| format!("programs_{first:03}"));
        seeds
            .chunks(PER_FILE)
            .filter_map(move |part| Some((name(part)?, part)))
    };
    let mut files: Vec<(String, String)> = parts().map(|(name, part)| (name + ".rs", file(part))).collect();
    let mut index = format!("// {} programs.\n\n", seeds.len());
    for (name, _) in parts() {
        let _ = writeln!(index, "mod {name};");
    }
    index.push_str("\nuse fpdsl_programs::compiled::Case;\n\n/// The programs of each file.\n");
    let _ = writeln!(index, "pub const FILES: [&[Case]; {}] = [", parts().count());
    for (name, _) in parts() {
        let _ = writeln!(index, "    {name}::CASES,");
    }
    index.push_str("];\n");
    files.push(("programs.rs".to_owned(), index));
    files
}

fn file(seeds: &[u64]) -> String {
    let mut text = format!(
        "// The programs of seeds {seeds:?}.\n\nuse fpdsl::prelude::*;\nuse fpdsl_programs::compiled::Case;\n\
         use fpdsl_programs::consts::*;\n\n"
    );
    let mut cases = String::new();
    for &seed in seeds {
        let program = printed(seed);
        text.push_str(&source(&program));
        text.push('\n');
        let _ = writeln!(
            cases,
            "    Case::new::<{}>({seed}, file!()),",
            main_type(&program)
        );
    }
    let _ = write!(text, "pub const CASES: &[Case] = &[\n{cases}];\n");
    text
}
