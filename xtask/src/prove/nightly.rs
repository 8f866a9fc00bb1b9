//! Suites whose memory is watched: by AddressSanitizer, for every level of the host, and by Miri, for the portable one, which is all
//! that it has. Both come with nightly toolchains alone.

use std::process::{Command, Stdio};

use super::Outcome;
use crate::run::tests;

/// The suites that read and write arrays.
const SUITES: [&str; 6] = ["memory", "unsound", "map", "into", "reductions", "kernels"];

/// Suites of the facade, and the runtime's unit tests.
pub fn address_sanitizer() -> Outcome {
    let toolchain = match toolchain() {
        Ok(toolchain) => toolchain,
        Err(why) => return why,
    };
    let target = "x86_64-unknown-linux-gnu";
    if !cfg!(all(
        target_arch = "x86_64",
        target_os = "linux",
        target_env = "gnu"
    )) {
        return Outcome::NotHere(format!("it is set up for {target}"));
    }
    let test = |package: &[&str]| {
        let mut command = cargo(&toolchain);
        command
            .args(["test", "--no-fail-fast", "--target", target])
            .args(package)
            // The allocator of the suite `memory` stands back.
            .env("RUSTFLAGS", "-Zsanitizer=address --cfg fpdsl_sanitized")
            // Tests leak the names that live as long as the program.
            .env("ASAN_OPTIONS", "detect_leaks=0")
            .env("CARGO_TARGET_DIR", crate::target().join("address-sanitizer"));
        tests(command)
    };
    let suites = SUITES.iter().flat_map(|suite| ["--test", suite]);
    let mut counts = test(&["-p", "fpdsl"].into_iter().chain(suites).collect::<Vec<_>>());
    counts += test(&["-p", "fpdsl-runtime", "--lib"]);
    Outcome::Ran(counts)
}

/// The runtime's unit tests, published results on integer-only arithmetic and on the portable backend, and loops over arrays.
pub fn miri_runtime() -> Outcome {
    miri(&[
        "-p",
        "fpdsl-runtime",
        "--lib",
        "--test",
        "worked_examples",
        "--test",
        "arrays_run",
    ])
}

/// The suite `memory` in a short form, without NVIDIA's parts.
pub fn miri_memory() -> Outcome {
    let features = ["--no-default-features", "--features", "std"];
    miri(&[&["-p", "fpdsl", "--test", "memory"], &features[..]].concat())
}

fn miri(package: &[&str]) -> Outcome {
    let toolchain = match toolchain() {
        Ok(toolchain) => toolchain,
        Err(why) => return why,
    };
    if !succeeds(cargo(&toolchain).args(["miri", "--version"])) {
        return Outcome::NotHere(format!(
            "the toolchain `{toolchain}` has no Miri: `rustup component add miri rust-src --toolchain {toolchain}`"
        ));
    }
    let mut command = cargo(&toolchain);
    command
        .args(["miri", "test"])
        .args(package)
        // rayon's queues do not follow the older model, cast integers to pointers, and keep threads to the end.
        .env(
            "MIRIFLAGS",
            "-Zmiri-tree-borrows -Zmiri-permissive-provenance -Zmiri-ignore-leaks -Zmiri-disable-isolation",
        )
        .env("RAYON_NUM_THREADS", "1")
        .env("CARGO_TARGET_DIR", crate::target().join("miri"));
    Outcome::Ran(tests(command))
}

/// The nightly toolchain: `nightly`, or what `FPDSL_NIGHTLY` names.
fn toolchain() -> Result<String, Outcome> {
    let name = std::env::var("FPDSL_NIGHTLY").unwrap_or_else(|_| "nightly".to_owned());
    if succeeds(cargo(&name).arg("--version")) {
        Ok(name)
    } else {
        Err(Outcome::NotHere(format!(
            "there is no toolchain `{name}`: `rustup toolchain install {name}`, or name another one in FPDSL_NIGHTLY"
        )))
    }
}

/// cargo of a toolchain, with nothing in the environment of the one that runs this.
fn cargo(toolchain: &str) -> Command {
    let mut command = Command::new("rustup");
    command.args(["run", toolchain, "cargo"]);
    for name in ["CARGO", "RUSTC", "RUSTUP_TOOLCHAIN"] {
        command.env_remove(name);
    }
    command
}

fn succeeds(command: &mut Command) -> bool {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}
