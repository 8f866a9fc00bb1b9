//! Every format has the rows that the others have. That every operation has one, the compiler sees to.

use fpdsl_selfcheck::table::rows;

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
