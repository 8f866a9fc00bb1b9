//! Programs as Rust programmers write them first, which the language or a call refuses: what is printed is short, and names a
//! way out.
//!
//! To accept new messages after reading them: `TRYBUILD=overwrite cargo test --test first_errors`.

use std::fs;
use std::path::Path;

/// Lines of a message, at most.
const LINES: usize = 12;

/// Programs whose messages are longer, with the lines that they have: rustc's own words, which no macro can shorten.
const LONGER: &[(&str, usize, &str)] = &[
    (
        "attribute_on_a_closure",
        21,
        "rustc refuses it twice before the macro is asked",
    ),
    (
        "call_that_never_runs",
        16,
        "rustc adds where the lint is set and how to be rid of it",
    ),
    (
        "launch_with_a_tuple_for_index",
        14,
        "rustc adds the parameter that wants the argument",
    ),
    (
        "map_of_a_vec_of_f32",
        29,
        "rustc adds the parameter that wants the argument, for each of two",
    ),
    (
        "map_of_an_integer",
        14,
        "rustc adds the parameter that wants the argument",
    ),
    (
        "map_with_the_device_first",
        42,
        "rustc says for each of two arguments and for `?` what follows from a device in the first place",
    ),
    (
        "map_with_too_few_arguments",
        18,
        "rustc adds the function's place and the argument to write",
    ),
    ("unknown_variable", 13, "rustc adds a name like it"),
];

#[test]
fn programs() {
    trybuild::TestCases::new().compile_fail("tests/first-errors/*.rs");
}

#[test]
fn messages_are_short() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/first-errors");
    let mut count = 0;
    for file in folder.read_dir().expect("the programs") {
        let path = file.expect("a file").path();
        let name = path
            .file_stem()
            .and_then(|name| name.to_str())
            .expect("a name")
            .to_owned();
        if path.extension().is_none_or(|extension| extension != "stderr") {
            continue;
        }
        count += 1;
        let text = fs::read_to_string(&path).expect("a message");
        let lines = text.lines().count();
        let longer = LONGER.iter().find(|(listed, ..)| *listed == name);
        let most = longer.map_or(LINES, |(_, lines, _)| *lines);
        assert!(lines <= most, "{name} has {lines} lines");
        assert!(
            longer.is_none() || lines > LINES,
            "{name} is no exception any more"
        );
    }
    assert!(count >= 60, "{count} programs");
}
