//! `cargo run --release --example selfcheck`: every operation, format and mode on every backend of this machine, against
//! arithmetic in integers alone. `-- --help` lists the options.
//!
//! The checks themselves are the crate `tests/selfcheck`, so that the test suite runs them too.

use std::io;
use std::process::ExitCode;

use fpdsl_selfcheck::{Accelerators, run};

fn main() -> ExitCode {
    match run(
        std::env::args().skip(1),
        accelerators,
        None,
        &mut io::stdout().lock(),
    ) {
        Ok(code) => ExitCode::from(code),
        Err(error) => {
            eprintln!("selfcheck: the results cannot be written: {error}");
            ExitCode::from(2)
        }
    }
}

/// Every CUDA device, or why there is none.
#[cfg(feature = "cuda")]
fn accelerators() -> Accelerators {
    use fpdsl::{Device, Error};

    let mut accelerators = Accelerators::default();
    loop {
        let ordinal = accelerators.found.len();
        match Device::cuda(ordinal) {
            Ok(device) => accelerators.found.push(device),
            // The end of the list, once there is one.
            Err(Error::NoSuchDevice { .. }) if ordinal > 0 => return accelerators,
            Err(error) => {
                let name = format!("cuda:{ordinal}");
                accelerators.absent.push((name, error.to_string()));
                return accelerators;
            }
        }
    }
}

/// None in a build without CUDA.
#[cfg(not(feature = "cuda"))]
fn accelerators() -> Accelerators {
    Accelerators {
        absent: vec![(
            "cuda".to_owned(),
            "this build is without the feature `cuda`".to_owned(),
        )],
        ..Accelerators::default()
    }
}
