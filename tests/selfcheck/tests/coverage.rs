//! Every format has the rows that the others have. That every operation has one, the compiler sees to.

use fpdsl::storage::Storage;
use fpdsl_ops::{Flushing, Operation};
use fpdsl_selfcheck::row::{Kind, Row};
use fpdsl_selfcheck::table::rows;

const FORMATS: [&str; 4] = ["f16", "bf16", "f32", "f64"];

fn row<'a>(rows: &'a [Row], op: &str, format: &str, kind: Kind) -> Option<&'a Row> {
    let mut rows = rows.iter();
    rows.find(|row| row.op == op && row.format.name() == format && row.kind == kind)
}

/// Every format has the same rows, but for its conversion to itself; approximations are there for binary32 alone.
#[test]
fn every_format_has_every_row() {
    let rows = rows();
    // Conversions of storage formats have a test of their own.
    let is_storage = |row: &Row| {
        let rest = row.op.strip_prefix("from_").or(row.op.strip_prefix("to_"));
        let mut formats = Storage::ALL.iter();
        rest.is_some_and(|rest| formats.any(|format| rest.starts_with(format.name())))
    };
    let compared = rows.iter().filter(|row| row.reference.is_some());
    let plain = compared.filter(|row| row.kind == Kind::Plain && !is_storage(row));
    for of in plain {
        for format in FORMATS {
            let found = row(&rows, of.op, format, Kind::Plain).is_some();
            // `usize` is `u64` here, and has rows for one format.
            let only_here = of.op == format!("as_{format}") || of.op.ends_with("usize");
            assert!(found || only_here, "{} has no row for {format}", of.op);
        }
        assert!(
            matches!(of.runners.len(), 1 | 4),
            "{} is there in {} modes",
            of.op,
            of.runners.len()
        );
    }
}

/// Whatever rounds stochastically has a row for it in every format: operations, and casts that are rounded.
#[test]
fn stochastic_rounding_has_every_row() {
    let rows = rows();
    let operations = Operation::ALL
        .iter()
        .filter(|operation| operation.is_stochastic());
    let casts = rows.iter().filter(|row| {
        let is_cast = row.op.starts_with("as_") || row.op.starts_with("from_");
        let is_storage = Storage::ALL
            .iter()
            .any(|format| row.op == format!("from_{format}"));
        row.kind == Kind::Plain && is_cast && !is_storage && row.runners.len() == 4
    });
    let names: Vec<&str> = operations
        .map(|operation| operation.row().name)
        .chain(casts.map(|row| row.op))
        .collect();
    for of in names {
        for format in FORMATS {
            let plain = row(&rows, of, format, Kind::Plain).is_some();
            let drawn = row(&rows, of, format, Kind::Stochastic).is_some();
            assert_eq!(drawn, plain, "{of} of {format}");
        }
    }
}

/// Conversions to storage formats have all roundings, and both kinds of overflow; those from them are rounded where the format is narrow.
#[test]
fn storage_formats_have_every_row() {
    let rows = rows();
    for storage in Storage::ALL {
        let to = format!("to_{storage}");
        let overflowing = storage.overflow_name().map(|end| format!("{to}{end}"));
        for format in FORMATS {
            for op in [&to].into_iter().chain(&overflowing) {
                for (kind, modes) in [(Kind::Plain, 4), (Kind::Away, 1), (Kind::Stochastic, 1)] {
                    let found = row(&rows, op, format, kind).map(|row| row.runners.len());
                    assert_eq!(found, Some(modes), "{op} of {format} {kind:?}");
                }
            }
        }
        for (format, modes) in FORMATS.into_iter().zip([4, 4, 1, 1]) {
            let back = row(&rows, &format!("from_{storage}"), format, Kind::Plain);
            assert_eq!(
                back.map(|row| row.runners.len()),
                Some(modes),
                "from_{storage} to {format}"
            );
        }
    }
}

/// Profiles have what they change, in every mode. Approximations to nearest have no bits to compare.
#[test]
fn profiles_have_every_row() {
    let rows = rows();
    let modes = |op, format, kind| row(&rows, op, format, kind).map(|row| row.runners.len());
    for operation in Operation::ALL {
        let name = operation.row().name;
        if operation.is_of_x87() {
            assert_eq!(modes(name, "f64", Kind::X87), Some(4), "{operation:?}");
        }
        // What rounds to a flushed number has this profile's form too.
        let is_flushed =
            operation.row().flushing == Flushing::Flushed && modes(name, "f32", Kind::Flushed) == Some(4);
        if operation.is_of_x87() || operation.is_of_cc1x() || is_flushed {
            let count = if operation.is_of_cc1x() { 3 } else { 4 };
            assert_eq!(modes(name, "f32", Kind::Cc1x), Some(count), "{operation:?}");
        }
    }
    for (format, kind) in [("f64", Kind::X87), ("f32", Kind::Cc1x)] {
        assert_eq!(modes("multiply_add", format, kind), Some(4), "{kind:?}");
    }
}
