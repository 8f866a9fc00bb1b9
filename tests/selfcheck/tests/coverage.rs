//! Every operation has a row, so that a new one cannot be forgotten.

#[path = "../../../fpdsl-runtime/tests/support/vocabulary.rs"]
#[allow(dead_code)] // The rest of it is for the suites of fpdsl-runtime.
mod vocabulary;

use std::collections::BTreeSet;
use std::path::Path;

use fpdsl_selfcheck::row::Row;
use fpdsl_selfcheck::table::rows;

/// What is on integers and constants alone, which have no format, or is another name of `cast`, where a type parameter names
/// the target: `fpdsl-runtime/tests/values.rs` and the suites of the lanes and of generic functions have these.
const ELSEWHERE: [&str; 10] = [
    "bitand", "bitor", "bitxor", "cast_to", "int", "lift", "not", "shl", "shr", "zero",
];

/// The functions of `ops` that a row runs.
fn functions(row: &Row) -> Vec<&'static str> {
    match row.op {
        "compare" => vec!["lt", "le", "gt", "ge", "eq", "ne"],
        "classify" => vec![
            "is_nan",
            "is_infinite",
            "is_finite",
            "is_normal",
            "is_subnormal",
            "is_zero",
            "is_sign_negative",
            "is_sign_positive",
        ],
        "fused_difference" => vec!["neg_operand"],
        "scalbn" => vec!["scalbn", "ldexp"],
        "literal" => vec!["float"],
        op if op.starts_with("as_") => vec!["cast"],
        op if op.starts_with("from_") && op != "from_bits" => vec!["cast"],
        op => vec![op],
    }
}

fn covered(ftz: bool) -> BTreeSet<&'static str> {
    rows()
        .iter()
        .filter(|row| row.ftz == ftz)
        .flat_map(functions)
        .collect()
}

#[test]
fn every_operation_has_a_row() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let vocabulary = vocabulary::read_from(&root.join("fpdsl-runtime/src/ops"));
    let plain = covered(false);
    for name in &vocabulary.plain {
        assert!(
            plain.contains(&**name) || ELSEWHERE.contains(&&**name),
            "`ops::{name}` has no row in src/table.rs"
        );
    }
    for name in plain {
        assert!(
            vocabulary.plain.contains(name),
            "a row is named `{name}`, which is no operation"
        );
    }
    let flushed = covered(true);
    for name in &vocabulary.flushing {
        // Those that flushing leaves as they are exported again, approximations promise no bits, and `usize` is `u64` here.
        let elsewhere = ELSEWHERE.contains(&&**name) || name.starts_with("approx_") || name == "to_usize";
        assert!(
            flushed.contains(&**name) || elsewhere,
            "`ops::ftz::{name}` has no row in src/table.rs"
        );
    }
}

/// What users can write: the methods that the attribute knows.
#[test]
fn every_method_has_a_row() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fpdsl-macros/src/parse/builtin.rs");
    let text = std::fs::read_to_string(path).expect("the attribute's table is there");
    let entries = text.lines().filter_map(|line| {
        let line = line.trim_start();
        let entry = line
            .strip_prefix("exact(\"")
            .or_else(|| line.strip_prefix("rounded(\""))?;
        entry.split('"').next()
    });
    let methods: Vec<&str> = entries.collect();
    assert!(methods.len() > 50, "the table was not found: {methods:?}");
    let covered = covered(false);
    for method in methods {
        assert!(
            covered.contains(method),
            "the method `{method}` has no row in src/table.rs"
        );
    }
}

/// Every format has the same rows, but for its conversion to itself; approximations are there for binary32 alone.
#[test]
fn every_format_has_every_row() {
    let rows = rows();
    for row in rows.iter().filter(|row| !row.ftz && row.reference.is_some()) {
        for format in ["f16", "bf16", "f32", "f64"] {
            let found = rows
                .iter()
                .any(|other| other.op == row.op && other.format_name() == format);
            // `usize` is `u64` here, and has rows for one format.
            let only_here = row.op == format!("as_{format}") || row.op.ends_with("usize");
            assert!(found || only_here, "{} has no row for {format}", row.op);
        }
        assert!(
            matches!(row.runners.len(), 1 | 4),
            "{} is there in {} modes",
            row.op,
            row.runners.len()
        );
    }
}
