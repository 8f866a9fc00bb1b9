//! The programs that are kept as source files and compiled through the macro.

use std::fmt::Write;
use std::ops::Range;

use super::{main_type, source};
use crate::ast::Program;
use crate::generate::{Size, program};

/// How many programs are kept: those of the first so many seeds.
pub const PROGRAMS: u64 = 300;
/// How many stand in one file.
const PER_FILE: u64 = 25;

/// The program of a seed as it is printed.
pub fn kept(seed: u64) -> Program {
    program(seed, Size::Small)
}

/// The files of the programs of these seeds by name, with their text.
pub fn files(seeds: Range<u64>) -> Vec<(String, String)> {
    let count = (seeds.end - seeds.start).div_ceil(PER_FILE);
    let of_file = |n: u64| {
        let first = seeds.start + n * PER_FILE;
        first..(first + PER_FILE).min(seeds.end)
    };
    let mut files: Vec<(String, String)> = (0..count).map(|n| (file_name(n), file(of_file(n)))).collect();
    let mut index = header("Programs compiled through the macro.");
    for n in 0..count {
        let _ = writeln!(
            index,
            "#[rustfmt::skip]\nmod {};",
            file_name(n).trim_end_matches(".rs")
        );
    }
    let _ = writeln!(
        index,
        "\nuse fpdsl_programs::compiled::Case;\n\n/// The programs of each file."
    );
    let _ = writeln!(index, "pub const FILES: [&[Case]; {count}] = [");
    for n in 0..count {
        let _ = writeln!(index, "    {}::CASES,", file_name(n).trim_end_matches(".rs"));
    }
    index.push_str("];\n");
    files.push(("mod.rs".to_owned(), index));
    files
}

fn file_name(n: u64) -> String {
    format!("programs_{:03}.rs", n * PER_FILE)
}

fn header(what: &str) -> String {
    format!("//! {what} Written by `cargo xtask generate-programs`.\n\n")
}

fn file(seeds: Range<u64>) -> String {
    let mut text = header(&format!("The programs of seeds {}..{}.", seeds.start, seeds.end));
    text.push_str(
        "use fpdsl::prelude::*;\nuse fpdsl_programs::compiled::Case;\nuse fpdsl_programs::consts::*;\n\n",
    );
    for seed in seeds.clone() {
        text.push_str(&source(&kept(seed)));
        text.push('\n');
    }
    text.push_str("pub const CASES: &[Case] = &[\n");
    for seed in seeds {
        let _ = writeln!(text, "    Case::new::<{}>({seed}),", main_type(&kept(seed)));
    }
    text.push_str("];\n");
    text
}
