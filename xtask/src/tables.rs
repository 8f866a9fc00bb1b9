//! `cargo xtask tables`: writes the constants of the elementary functions. It needs Sollya, and Python with mpmath.

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Writes the constants to where the library has them.
pub fn run(root: &Path) -> Result<(), Box<dyn Error>> {
    write(root, &folder(root)).map(|_| ())
}

/// Writes the constants to another folder and compares them with the library's.
pub fn check(root: &Path, target: &Path) -> Result<(), Box<dyn Error>> {
    let new = target.join("tables");
    fs::create_dir_all(&new)?;
    for page in write(root, &new)? {
        let name = page.file_name().ok_or("a page without a name")?;
        let old = folder(root).join(name);
        if fs::read(&page)? != fs::read(&old)? {
            return Err(format!("{} differs from {}", old.display(), page.display()).into());
        }
    }
    Ok(())
}

fn folder(root: &Path) -> PathBuf {
    root.join("fpdsl-runtime/src/math/tables")
}

/// Runs the program and formats the pages that it wrote. What Sollya says of the errors of the polynomials goes to standard error.
fn write(root: &Path, folder: &Path) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let mut python = Command::new("python3");
    python
        .arg("-B")
        .arg(root.join("xtask/tables/tables.py"))
        .arg(folder);
    if !python.status()?.success() {
        return Err("the tables could not be made: install Sollya, and `pip install mpmath`".into());
    }
    let mut pages = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if !path.ends_with("mod.rs") {
            pages.push(path);
        }
    }
    let mut format = Command::new("rustfmt");
    format
        .args(["--edition", "2024", "--config-path"])
        .arg(root.join("rustfmt.toml"))
        .args(&pages);
    if format.status()?.success() {
        Ok(pages)
    } else {
        Err("rustfmt failed".into())
    }
}
