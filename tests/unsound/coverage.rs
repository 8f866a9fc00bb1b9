//! The calls that the suite knows are those that there are.

use crate::lengths::CALLS;

/// The functions that a list of names in `source` has, behind `start`.
fn functions(source: &str, start: &str) -> Vec<String> {
    let (_, list) = source.split_once(start).expect("the list of names");
    let (list, _) = list.split_once("};").expect("its end");
    let names = list.split([',', '{']).map(str::trim);
    let names = names.filter(|name| name.starts_with(|first: char| first.is_ascii_lowercase()));
    names.map(str::to_owned).collect()
}

/// A new function of `fpdsl::backend` or `fpdsl::reductions` that takes arrays needs a case in `lengths.rs`.
#[test]
fn every_call_has_a_case() {
    let mut all = functions(
        include_str!("../../src/backend.rs"),
        "pub use fpdsl_runtime::device::",
    );
    all.extend(functions(
        include_str!("../../src/reductions.rs"),
        "pub use fpdsl_runtime::device::",
    ));
    assert!(all.len() > 20, "{all:?}");
    for name in all {
        // It takes places, and no array that has to be as long.
        let of_places = name == "group";
        assert!(
            of_places || CALLS.iter().any(|(known, _)| *known == name),
            "`{name}` has no case in `tests/unsound/lengths.rs`"
        );
    }
}
