//! `cargo xtask bundle`: the suites as programs, in one archive for a machine with a GPU.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use crate::run;

/// The archive may be this large.
const MOST: u64 = 48 << 20;

/// Names of targets, with a name and arguments in the bundle.
type Programs = &'static [(&'static str, &'static str)];

/// What cargo is asked to build, and the programs that are taken of it: the target's name, and its name and arguments in the bundle.
/// All of them run where there are no sources.
const BUILDS: &[(&[&str], Programs)] = &[
    (
        &[
            "test",
            "--no-run",
            "--release",
            "--package",
            "fpdsl",
            "--test",
            "map",
            "--test",
            "into",
            "--test",
            "update",
            "--test",
            "kernels",
            "--test",
            "reductions",
            "--test",
            "faults",
            "--test",
            "ports",
            "--test",
            "streams",
            "--test",
            "cuda_on_cpu",
            "--test",
            "inner",
            "--test",
            "stochastic",
        ],
        &[
            ("map", "map"),
            ("into", "into"),
            ("update", "update"),
            ("kernels", "kernels"),
            ("reductions", "reductions"),
            ("faults", "faults"),
            ("ports", "ports"),
            ("streams", "streams"),
            ("cuda_on_cpu", "integers"),
            ("inner", "inner"),
            ("stochastic", "stochastic"),
        ],
    ),
    (
        &[
            "test",
            "--no-run",
            "--release",
            "--package",
            "fpdsl-storage",
            "--test",
            "encode",
            "--test",
            "sources",
            "--test",
            "blocks",
            "--test",
            "instructions",
        ],
        &[
            ("encode", "storage_encode"),
            ("sources", "storage_sources"),
            ("blocks", "storage_blocks"),
            ("instructions", "storage_instructions"),
        ],
    ),
    (
        &[
            "test",
            "--no-run",
            "--release",
            "--package",
            "fpdsl-conformance",
            "--test",
            "backends",
        ],
        &[("backends", "conformance")],
    ),
    (
        &[
            "test",
            "--no-run",
            "--release",
            "--package",
            "fpdsl-random",
            "--test",
            "random_programs",
            "--test",
            "gather_programs",
        ],
        &[
            ("random_programs", "random_programs"),
            ("gather_programs", "gather_programs"),
        ],
    ),
    (
        &[
            "build",
            "--release",
            "--package",
            "fpdsl-selfcheck",
            "--example",
            "selfcheck",
        ],
        &[("selfcheck", "selfcheck --seconds 60")],
    ),
    (
        &[
            "bench",
            "--no-run",
            "--package",
            "fpdsl-benches",
            "--bench",
            "gpu",
        ],
        &[("gpu", "benchmark-gpu 50000000 10")],
    ),
    (
        &["build", "--release", "--package", "fpdsl-bundle"],
        &[("fpdsl-bundle", "fpdsl-bundle")],
    ),
];

/// The program that runs the others, which is not one of them.
const RUNNER: &str = "fpdsl-bundle";

const RUN: &str = "#!/bin/sh\n# Runs every suite on this machine and writes report.json and report.md: run.sh [--seconds 450]\n\
                   cd \"$(dirname \"$0\")\" && exec ./bin/fpdsl-bundle \"$@\"\n";

/// Builds the programs, and packs them into `target/fpdsl-bundle.tar.xz`.
pub fn run(target: &Path) -> Result<(), Box<dyn std::error::Error>> {
    let folder = target.join("fpdsl-bundle");
    let _ = fs::remove_dir_all(&folder);
    let bin = folder.join("bin");
    fs::create_dir_all(&bin)?;
    let mut suites = String::new();
    for (arguments, wanted) in BUILDS {
        let built = build(arguments)?;
        for (name, as_suite) in *wanted {
            let program = built.iter().find(|(target, _)| target == name);
            let (_, program) = program.ok_or_else(|| format!("cargo built no `{name}`"))?;
            let own = as_suite.split_whitespace().next().unwrap_or(as_suite);
            fs::copy(program, bin.join(own))?;
            if own != RUNNER {
                suites.push_str(as_suite);
                suites.push('\n');
            }
        }
    }
    fs::write(folder.join("suites.txt"), suites)?;
    let script = folder.join("run.sh");
    fs::write(&script, RUN)?;
    #[cfg(unix)]
    fs::set_permissions(&script, std::os::unix::fs::PermissionsExt::from_mode(0o755))?;
    let archive = pack(target)?;
    let size = fs::metadata(&archive)?.len();
    println!(
        "{}: {:.1} MiB",
        archive.display(),
        size as f64 / f64::from(1 << 20)
    );
    match size {
        0..MOST => Ok(()),
        _ => Err(format!("the archive is larger than {} MiB", MOST >> 20).into()),
    }
}

/// The programs that cargo builds, without symbols, by the names of their targets.
fn build(arguments: &[&str]) -> Result<Vec<(String, PathBuf)>, String> {
    let environment = [
        ("CARGO_PROFILE_RELEASE_STRIP", "symbols"),
        ("CARGO_PROFILE_BENCH_STRIP", "symbols"),
    ];
    let environment = environment.map(|(name, value)| (name, OsString::from(value)));
    run::built(arguments, &environment, program)
}

/// The target and the program that a line of cargo's JSON is about, if it is about one.
fn program(line: &str) -> Option<(String, PathBuf)> {
    let message: Value = serde_json::from_str(line).ok()?;
    let program = PathBuf::from(message["executable"].as_str()?);
    Some((message["target"]["name"].as_str()?.to_owned(), program))
}

/// The archive of the folder, as small as the machine's programs make it.
fn pack(target: &Path) -> Result<PathBuf, String> {
    let archive = target.join("fpdsl-bundle.tar.xz");
    let status = Command::new("tar")
        .args(["--create", "--xz", "--file"])
        .arg(&archive)
        .arg("--directory")
        .arg(target)
        .arg("fpdsl-bundle")
        .status()
        .map_err(|e| format!("tar does not start: {e}"))?;
    if status.success() {
        Ok(archive)
    } else {
        Err("tar failed; it needs xz (`apt-get install xz-utils`)".to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_read_from_cargos_messages() {
        let line = r#"{"reason":"compiler-artifact","target":{"name":"map"},"executable":"/t/map-1"}"#;
        assert_eq!(program(line), Some(("map".to_owned(), PathBuf::from("/t/map-1"))));
        assert_eq!(
            program(r#"{"reason":"compiler-artifact","target":{"name":"x"},"executable":null}"#),
            None
        );
        assert_eq!(program("warning"), None);
    }
}
