//! Tasks that write files of the repository: programs of crates of their own, so that other tasks need not build them.

use std::process::{Command, ExitCode};

/// `cargo xtask generate-programs`: the random programs that are kept as source.
pub fn generate_programs() -> ExitCode {
    run("fpdsl-programs", "write-programs")
}

/// `cargo xtask conformance`: the tables of CONFORMANCE.md.
pub fn write_conformance() -> ExitCode {
    run("fpdsl-conformance", "write-conformance")
}

fn run(package: &str, program: &str) -> ExitCode {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(["run", "--quiet", "-p", package, "--bin", program]);
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
