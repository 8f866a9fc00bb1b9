//! CONFORMANCE.md says what the operation table says, and the table says everything.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use fpdsl_conformance::clauses::{Status, clauses};
use fpdsl_conformance::cuda::{Form, NAMES, tables};
use fpdsl_conformance::{Case, cases, oracles, page, printed};
use fpdsl_ops::Row;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn operations() -> BTreeSet<&'static str> {
    let cases = cases();
    // Profiles have a table of their own.
    let without_profile = cases.iter().filter(|case| matches!(case.vocabulary, "" | "ftz"));
    without_profile.map(|case| case.operation).collect()
}

/// All operations of the clauses, offered or written out.
fn in_clauses() -> BTreeSet<&'static str> {
    clauses()
        .iter()
        .flat_map(|clause| clause.status.operations().to_vec())
        .collect()
}

#[test]
fn the_page_is_up_to_date() {
    let text = fs::read_to_string(root().join("CONFORMANCE.md")).unwrap();
    let renewed = page::renewed(&text).unwrap();
    assert!(
        text == renewed,
        "CONFORMANCE.md is older than the operation table: run `cargo xtask conformance`"
    );
}

#[test]
fn every_case_is_on_the_page_and_says_what_it_is() {
    let (operations, in_clauses) = (operations(), in_clauses());
    for operation in &operations {
        let is_example = tables()
            .into_iter()
            .flat_map(|table| table.rows)
            .any(|row| match row.form {
                Form::Written(written, _) => written == *operation,
                Form::Printed(..)
                | Form::Same(..)
                | Form::Rounded(..)
                | Form::Approximate(_)
                | Form::Refused(_) => false,
            });
        assert!(
            in_clauses.contains(operation) || is_example,
            "{operation} is in no clause"
        );
    }
    for operation in &in_clauses {
        assert!(
            operations.contains(operation),
            "a clause names {operation}, which is no function of the table"
        );
    }
    let mut names: Vec<String> = cases().iter().map(Case::name).collect();
    names.sort();
    for pair in names.windows(2) {
        assert_ne!(pair[0], pair[1], "two cases have one name");
    }
}

/// Each function of a row is one that the suite compares on every backend.
#[test]
fn the_functions_of_rows_are_tested_on_every_backend() {
    let suite = fs::read_to_string(root().join("tests/math/tests/backends.rs")).unwrap();
    let mut calls = 0;
    for clause in clauses() {
        let Status::Functions(functions) = clause.status else {
            continue;
        };
        for call in functions {
            let (_, name) = call.split_once('.').unwrap();
            let (name, _) = name.split_once('(').unwrap();
            let rows = ["ALL", "ORDERS"].map(|numbers| format!("\n    {name} {numbers};"));
            assert!(
                rows.iter().any(|row| suite.contains(row)),
                "no suite calls {name}"
            );
            calls += 1;
        }
    }
    assert_eq!(calls, 33);
}

/// Editors are shown every method of the language, those of arrays in a trait of their own.
#[test]
fn every_method_of_arrays_is_on_the_page() {
    let methods = fs::read_to_string(root().join("src/editor.rs")).unwrap();
    let (_, of_arrays) = methods.split_once("pub trait ArrayMethods").unwrap();
    let (of_arrays, _) = of_arrays.split_once("\n}").unwrap();
    let offered: BTreeSet<&str> = of_arrays
        .lines()
        .filter_map(|line| line.trim().strip_prefix("fn ")?.split('(').next())
        .collect();
    let mut on_the_page = BTreeSet::new();
    for clause in clauses() {
        if let Status::OfArrays {
            method,
            spelling,
            suite,
        } = clause.status
        {
            assert!(spelling.contains(method), "{spelling}");
            let suite = fs::read_to_string(root().join(suite)).unwrap();
            assert!(suite.contains(&format!(".{method}(")), "no suite calls {method}");
            on_the_page.insert(method);
        }
    }
    assert!(!offered.is_empty());
    assert_eq!(on_the_page, offered);
}

/// A body that did something else under the name of an operation would have another operation in its recording.
#[test]
fn a_body_is_its_operation() {
    for case in cases() {
        let symbol = match case.operation {
            "add" => " + ",
            "sub" => " - ",
            "mul" => " * ",
            "div" => " / ",
            "rem" => " % ",
            "neg" => "-x",
            "lt" => " < ",
            "le" => " <= ",
            "gt" => " > ",
            "ge" => " >= ",
            "eq" => " == ",
            "ne" => " != ",
            "bitand" => " & ",
            "bitor" => " | ",
            "bitxor" => " ^ ",
            "not" => "!x",
            "shl" => " << ",
            "shr" => " >> ",
            "float" => "0.1",
            "int" => "100",
            "lift" => "::MAX",
            other if other.starts_with("as_") => "x as ",
            other if in_vocabulary(other) => other,
            _ => continue,
        };
        assert!(case.body.contains(symbol), "{}: `{}`", case.name(), case.body);
    }
}

fn in_vocabulary(operation: &str) -> bool {
    operation == "cast" || Row::ALL.iter().any(|row| row.name == operation)
}

#[test]
fn every_operation_is_compared_with_oracles() {
    for operation in operations() {
        let is_written = !in_vocabulary(oracles::function(operation));
        assert!(
            is_written || oracles::of(operation).is_some(),
            "no suite of fpdsl-runtime has {operation}"
        );
    }
    for row in Row::ALL.iter().filter(|row| row.arity > 3) {
        let suite = root()
            .join("fpdsl-runtime/tests")
            .join(row.name)
            .with_extension("rs");
        assert!(suite.exists(), "{} is to have a suite of its own", row.name);
    }
}

#[test]
fn every_intrinsic_of_cuda_is_in_a_table_once() {
    let known: Vec<(&str, &str)> = NAMES
        .split('[')
        .skip(1)
        .flat_map(|section| {
            let (title, names) = section.split_once(']').unwrap();
            names.split_whitespace().map(move |name| (title, name))
        })
        .collect();
    // Bfloat16 has some names of binary16, and integers one.
    let section = |title: &str| match title {
        title if title.starts_with("Half") => Some("half"),
        title if title.starts_with("Bfloat16") => Some("bfloat16"),
        title if title.starts_with("Math") => None,
        _ => Some("device"),
    };
    let mut in_tables: Vec<(&str, &str)> = Vec::new();
    for table in tables() {
        let names = table.rows.iter().flat_map(|row| row.names).copied();
        if let Some(section) = section(table.title) {
            in_tables.extend(names.map(|name| (section, name)));
        }
    }
    in_tables.sort_unstable();
    for pair in in_tables.windows(2) {
        assert_ne!(pair[0], pair[1], "an intrinsic is there twice");
    }
    for name in &known {
        assert!(
            in_tables.contains(name),
            "{name:?} of CUDA's headers is in no table"
        );
    }
    for name in &in_tables {
        assert!(known.contains(name), "{name:?} is not in CUDA's headers");
    }
}

#[test]
fn a_claimed_intrinsic_is_in_the_printed_text() {
    let cases = cases();
    for row in tables().into_iter().flat_map(|table| table.rows) {
        let (operation, ty) = match row.form {
            Form::Printed(operation, ty)
            | Form::Same(operation, ty)
            | Form::Rounded(operation, ty)
            | Form::Written(operation, ty) => (operation, ty),
            // `approximate_functions_are_printed_as_the_gpus_own` in the language's suite has them.
            Form::Approximate(_) | Form::Refused(_) => continue,
        };
        let of: Vec<&Case> = cases
            .iter()
            .filter(|case| case.vocabulary.is_empty() && case.operation == operation && case.ty == ty)
            .collect();
        assert!(!of.is_empty(), "{row:?} names no function of the table");
        for name in row.names {
            if let (Form::Printed(..), Some(stem)) = (row.form, name.strip_suffix("_X")) {
                assert_eq!(of.len(), 4, "{name} is in four modes");
                for case in &of {
                    let name = format!("{stem}_{}", case.rounding.unwrap());
                    let vocabulary = printed::vocabulary(&printed::text(case));
                    assert!(
                        vocabulary.contains(&name),
                        "{name} is not in {}: {vocabulary:?}",
                        case.name()
                    );
                }
            } else if let Form::Printed(..) = row.form {
                let vocabulary = printed::in_any_mode(of.iter().copied());
                assert!(
                    vocabulary.contains(*name),
                    "{name} is not in {operation} of {ty}: {vocabulary:?}"
                );
            } else if name.ends_with("_X") && matches!(row.form, Form::Same(..)) {
                assert_eq!(of.len(), 4, "{name} is in four modes, {operation} of {ty} is not");
            }
        }
    }
}
