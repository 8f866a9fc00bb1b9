//! The task that writes files of the repository: a program of a crate of its own, so that other tasks need not build it.

use std::process::{Command, ExitCode};

/// `cargo xtask conformance`: the tables of CONFORMANCE.md.
pub fn write_conformance() -> ExitCode {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args([
        "run",
        "--quiet",
        "-p",
        "fpdsl-conformance",
        "--bin",
        "write-conformance",
    ]);
    command.current_dir(crate::root());
    match command.status() {
        Ok(status) if status.success() => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("cargo could not be run: {error}");
            ExitCode::FAILURE
        }
    }
}
