//! Writes the bodies of the suite.

use std::fmt::Write as _;
use std::path::PathBuf;

use fpdsl_constructs::CONSTRUCTS;

/// The number of each construct in the bodies that are compiled. Nobody calls these, so no code is made of them.
const COMPILED: usize = 50;
/// The number of each construct that rustc once did not survive: a thousand.
const MANY: usize = 1000;
const SURVIVED: [&str; 4] = ["sum", "horner", "else_if", "return"];

/// The number of arms in a body that is run, on each backend.
const RUN: usize = 150;
/// Two thousand operations.
const LONG: usize = 1000;
/// The bodies that are run: chains of arms, which nest in no way, and plain long bodies.
const RUNS: [(&str, usize); 8] = [
    ("statements", LONG),
    ("sum", LONG),
    ("match", RUN),
    ("else_if", RUN),
    ("else_if_of_statements", RUN),
    ("return", RUN),
    ("return_in_a_value", 30),
    ("nested_if", RUN),
];

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let mut text = String::new();
    for construct in CONSTRUCTS {
        let count = if SURVIVED.contains(&construct.name) {
            MANY
        } else {
            COMPILED
        };
        let name = construct.name;
        let _ = writeln!(
            text,
            "#[allow(missing_docs, unused, unreachable_code, clippy::all)]\npub mod long_{name} {{ use fpdsl::fp; {} }}",
            construct.annotated(count)
        );
    }
    let mut runs = String::new();
    for (name, count) in RUNS {
        let construct = fpdsl_constructs::find(name).expect("the name of a construct");
        let count = construct.at_most(count);
        let _ = writeln!(
            text,
            "#[allow(missing_docs, unused, unreachable_code, clippy::all)]\npub mod run_{name} {{\n\
             pub mod annotated {{ use fpdsl::fp; {} }}\npub mod plain {{ {} }}\n}}",
            construct.annotated(count),
            construct.plain(count)
        );
        let _ = writeln!(runs, "run!(of_{name}, run_{name}, {count});");
    }
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets it"));
    std::fs::write(out.join("bodies.rs"), text).expect("the output folder can be written");
    std::fs::write(out.join("runs.rs"), runs).expect("the output folder can be written");
}
