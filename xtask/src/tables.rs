//! `cargo xtask tables`: writes the constants of the elementary functions. It needs Sollya, and Python with mpmath.

use std::error::Error;
use std::fs;
use std::path::Path;
use std::process::Command;

/// Runs the program and formats what it wrote. What Sollya says of the errors of the polynomials goes to standard error.
pub fn run(root: &Path) -> Result<(), Box<dyn Error>> {
    let folder = root.join("fpdsl-runtime/src/math/tables");
    let program = root.join("xtask/tables/tables.py");
    let mut python = Command::new("python3");
    python.arg("-B").arg(&program).arg(&folder);
    if !python.status()?.success() {
        return Err("the tables could not be made: install Sollya, and `pip install mpmath`".into());
    }
    let mut format = Command::new("rustfmt");
    format
        .args(["--edition", "2024", "--config-path"])
        .arg(root.join("rustfmt.toml"));
    for entry in fs::read_dir(&folder)? {
        format.arg(entry?.path());
    }
    match format.status()?.success() {
        true => Ok(()),
        false => Err("rustfmt failed".into()),
    }
}
