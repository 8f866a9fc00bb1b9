//! `cargo xtask generate-programs`: writes the random programs that are kept as source.

use std::process::{Command, ExitCode};

/// Runs the generator, which is a crate of its own so that other tasks need not build it.
pub fn generate() -> ExitCode {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args([
        "run",
        "--quiet",
        "-p",
        "fpdsl-programs",
        "--bin",
        "write-programs",
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
