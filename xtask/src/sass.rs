//! `cargo xtask sass`: the machine code of every case of the operation table, as the suite that checks it left it.

use std::fs;
use std::process::ExitCode;

use crate::nvidia;
use crate::run::cargo;

/// Runs the suite and prints its listings, of one architecture if it is named.
pub fn run(arch: Option<&str>) -> ExitCode {
    let tools = match nvidia::install(&crate::target()) {
        Ok(tools) => tools,
        Err(why) => {
            eprintln!("{why}");
            return ExitCode::FAILURE;
        }
    };
    let counts = cargo(
        &["test", "-p", "fpdsl-conformance", "--test", "nvrtc"],
        &tools.large(),
    );
    let folder = crate::target().join("tmp");
    for known in ["sm_75", "sm_80", "sm_90", "sm_100", "sm_120"] {
        if arch.is_none_or(|arch| arch == known) {
            match fs::read_to_string(folder.join(format!("sass-{known}.txt"))) {
                Ok(listing) => println!("{known}\n{listing}"),
                Err(error) => eprintln!("no listing for {known}: {error}"),
            }
        }
    }
    if counts.failed == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
