//! Developer tasks: `cargo xtask test` runs the whole proof, `cargo xtask nvidia` installs NVIDIA's compilers for it.

mod bench_table;
mod bundle;
mod compile_kernels;
mod compile_time;
#[cfg(test)]
mod layers;
mod long_bodies;
mod nvidia;
mod prove;
mod report;
mod run;
mod sass;
mod stopwatch;
mod suites;
mod tables;
mod test;
mod writers;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

const USAGE: &str = "\
cargo xtask test     install NVRTC, the disassembler and nvcc into target/, run every suite, print what ran on what
cargo xtask test --mpfr   the arithmetic suites once more, with MPFR among the oracles; building it takes minutes
cargo xtask prove [PART]   what takes longer than the tests: suites under AddressSanitizer and under Miri; a table of all parts
cargo xtask long-bodies [PART]   what 10, 100 and 1,000 of each construct cost to compile, and whether they run: check, debug, release
cargo xtask nvidia   install NVRTC, the disassembler and nvcc into target/ and print the variables that point at them
cargo xtask conformance   write the tables of CONFORMANCE.md, from the operation table in tests/conformance
cargo xtask sass [sm_90]   what NVRTC makes of every operation, format and mode, on every architecture or one
cargo xtask tables [--check]   write the constants of the elementary functions, or compare them; needs Sollya, and Python with mpmath
cargo xtask bundle   the suites and the GPU benchmark in release as one archive, for a machine with a GPU and without cargo
cargo xtask compile-time   what annotated functions cost to compile, in milliseconds
cargo xtask bench-table [--measured]   run the operation benchmark (some minutes; or take its last results), write its page";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let task = arguments.iter().map(String::as_str).collect::<Vec<_>>();
    match task[..] {
        ["test"] => test::run(),
        ["test", "--mpfr"] => test::with_mpfr(),
        ["prove"] => prove::run(""),
        ["prove", part] => prove::run(part),
        ["long-bodies"] => exit(long_bodies::run("")),
        ["long-bodies", part] => exit(long_bodies::run(part)),
        ["nvidia"] => nvidia_only(),
        ["conformance"] => writers::write_conformance(),
        ["sass"] => sass::run(None),
        ["sass", arch] => sass::run(Some(arch)),
        ["tables"] => finish(tables::run(&root())),
        ["tables", "--check"] => finish(tables::check(&root(), &target())),
        ["bundle"] => finish(bundle::run(&target())),
        ["compile-time"] => finish(compile_time::run(&root(), &target())),
        ["bench-table"] => finish(bench_table::run(&root(), &target(), false)),
        ["bench-table", "--measured"] => finish(bench_table::run(&root(), &target(), true)),
        [] | ["help" | "--help" | "-h"] => {
            println!("{USAGE}");
            ExitCode::SUCCESS
        }
        _ => {
            eprintln!("no such task: `{}`\n{USAGE}", task.join(" "));
            ExitCode::FAILURE
        }
    }
}

fn exit(counts: run::Counts) -> ExitCode {
    println!("{} passed, {} failed", counts.passed, counts.failed);
    match counts.failed {
        0 if counts.passed > 0 => ExitCode::SUCCESS,
        _ => ExitCode::FAILURE,
    }
}

fn finish(result: Result<(), Box<dyn std::error::Error>>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn nvidia_only() -> ExitCode {
    let install = || -> Result<(), String> {
        let (tools, nvcc) = (nvidia::install(&target())?, nvidia::nvcc(&target())?);
        for (name, value) in tools.variables() {
            println!("export {name}={}", value.display());
        }
        println!("export FPDSL_NVCC={}", nvcc.display());
        Ok(())
    };
    finish(install().map_err(Into::into))
}

/// The workspace's folder.
fn root() -> PathBuf {
    // The manifest is in `xtask/`, one below.
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
    manifest.parent().unwrap_or(manifest).to_owned()
}

/// Cargo's target folder.
fn target() -> PathBuf {
    match std::env::var_os("CARGO_TARGET_DIR") {
        Some(folder) => root().join(folder),
        None => root().join("target"),
    }
}
