//! Bodies of `#[fp]` functions in an editor: what rust-analyzer shows, finds and completes in them.

#[path = "../support/report.rs"]
mod report;

mod client;

use std::fs;
use std::path::{Path, PathBuf};

use client::Client;

/// A crate of its own that uses fpdsl, with an unfinished function.
fn sample() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("editor");
    let manifest = format!(
        "[package]\nname = \"sample\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n\
         [dependencies]\nfpdsl = {{ path = {:?} }}\n\n[workspace]\n",
        root.display().to_string()
    );
    fs::create_dir_all(folder.join("src")).expect("a folder");
    fs::write(folder.join("Cargo.toml"), manifest).expect("a manifest");
    fs::write(folder.join("src/main.rs"), include_str!("sample.rs")).expect("a source");
    // The versions that the workspace was built with are on this machine.
    fs::copy(root.join("Cargo.lock"), folder.join("Cargo.lock")).expect("a lock file");
    folder
}

#[test]
fn bodies_in_an_editor() {
    if !client::installed() {
        report::skipped(
            "editor",
            "rust-analyzer",
            "not installed (`rustup component add rust-analyzer`)",
        );
        return;
    }
    let mut client = Client::open(&sample());
    let mut cases = 0;

    // The types of the source, one answer a word.
    for (needle, offset, shown) in [
        ("product = alpha", 0, "let product: f32"),
        ("alpha * x", 0, "alpha: f32"),
        ("turn as", 0, "let turn: i32"),
        ("product - x", 0, "let product: f32"),
        ("sum * part", 0, "let mut sum: f32"),
        ("part as", 0, "let part: f16"),
        ("scale.", 0, "let scale: f32"),
    ] {
        assert_eq!(
            client.hover(needle, offset).lines().next(),
            Some(shown),
            "hover over {needle}"
        );
        cases += 1;
    }
    // Functions and methods with their documentation.
    for (needle, offset, shown) in [
        ("twice(product", 0, "Twice the value."),
        ("twice(product", 0, "fn twice(value: f32) -> f32"),
        ("rsqrt", 0, "in the mode in force"),
        ("y.rint", 2, "in the mode in force"),
        ("cuda_source", 0, "CUDA C++"),
    ] {
        let hover = client.hover(needle, offset);
        assert!(hover.contains(shown), "hover over {needle}: {hover}");
        cases += 1;
    }
    for (needle, line) in [("twice(product", 4), ("product - x", 10), ("turn as", 12)] {
        assert_eq!(
            client.definitions(needle, 0),
            [line],
            "the definition of {needle}"
        );
        cases += 1;
    }
    // In a body that does not parse yet.
    let methods = client.completions("scale.\n", 6);
    for method in ["rsqrt", "ieee_remainder", "to_u16", "scalbn", "sqrt"] {
        assert!(
            methods.iter().any(|name| name == method),
            "{method} among {methods:?}"
        );
        cases += 1;
    }
    let uses = client.completions("polynomial::cuda", 12);
    for name in ["map", "cuda_source"] {
        assert!(uses.iter().any(|shown| shown == name), "{name} among {uses:?}");
        cases += 1;
    }
    let renamed = client.at("rename", "product = alpha", 0);
    let edits = &renamed["documentChanges"][0]["edits"];
    assert_eq!(edits.as_array().map(Vec::len), Some(4), "{renamed}");
    cases += 1;
    // Nothing but what is unfinished.
    let complaints = client.complaints();
    assert!(
        complaints.iter().all(|text| text.contains("expected field name")),
        "{complaints:?}"
    );
    assert_eq!(complaints.len(), 1, "{complaints:?}");
    report::ran("editor", "rust-analyzer", cases + 1);
}
