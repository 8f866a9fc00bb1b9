//! `cargo xtask conformance`: writes the tables of CONFORMANCE.md anew.

use std::path::Path;
use std::process::ExitCode;

use fpdsl_conformance::page;

fn main() -> ExitCode {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    match page::write(&root.join("CONFORMANCE.md")) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
