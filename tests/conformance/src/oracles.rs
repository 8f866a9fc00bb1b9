//! Which suites of fpdsl-runtime compare an operation with independent implementations.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::{fs, io};

use fpdsl_ops::{Domain, Operation, Origin, Row};

/// The functions of `ops` that each suite in a folder of tests has, by the suite's name.
///
/// # Errors
///
/// The folder or a file in it cannot be read.
pub fn suites(tests: &Path) -> io::Result<BTreeMap<String, BTreeSet<String>>> {
    let mut suites: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    // It does not compile without a row for each primitive.
    let primitives = Row::ALL.iter().filter(|row| {
        let is_primitive = matches!(row.origin, Origin::Primitive | Origin::Comparison);
        let elsewhere = [
            Operation::Rint,
            Operation::Round,
            Operation::ToBits,
            Operation::FromBits,
        ];
        is_primitive && row.domain != Domain::Bits && row.arity <= 3 && !elsewhere.contains(&row.operation)
    });
    let names = primitives.map(|row| row.name).chain(["cast"]).map(str::to_owned);
    suites.insert("arithmetic".to_owned(), names.collect());
    let derived = fs::read_to_string(tests.join("derived/table.rs"))?;
    suites.insert("derived".to_owned(), mentioned(&derived));
    // Each primitive of more operands has a suite of its own.
    let others = Row::ALL.iter().filter(|row| row.arity > 3).map(|row| row.name);
    for suite in others.chain(["values"]) {
        let text = fs::read_to_string(tests.join(suite).with_extension("rs"))?;
        suites.insert(suite.to_owned(), mentioned(&text));
    }
    // Through the attribute, against fractions of big integers: tests/literals.
    suites.insert("literals".to_owned(), BTreeSet::from(["float".to_owned()]));
    Ok(suites)
}

/// The names after `ops::`.
fn mentioned(text: &str) -> BTreeSet<String> {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let names = text.split("ops::").skip(1);
    names
        .map(|rest| rest[..rest.find(|c| !is_word(c)).unwrap_or(rest.len())].to_owned())
        .collect()
}

/// The function of `ops` that an operation of the table is.
pub fn function(operation: &str) -> &str {
    match operation {
        "ldexp" => "scalbn",
        "cast_to" => "cast",
        _ if operation.starts_with("as_") => "cast",
        _ => operation,
    }
}

/// The suites that have some operations, all of them.
pub fn of(suites: &BTreeMap<String, BTreeSet<String>>, operations: &[&str]) -> String {
    let has_all = |names: &BTreeSet<String>| {
        operations
            .iter()
            .all(|operation| names.contains(function(operation)))
    };
    let found: Vec<&str> = suites
        .iter()
        .filter(|(_, names)| has_all(names))
        .map(|(suite, _)| suite.as_str())
        .collect();
    found.join(", ")
}
