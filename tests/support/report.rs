//! Says what a suite ran on, for people on standard error and for the table of `cargo xtask test` in a file.
//!
//! Backends are named the same in every suite: `portable`, `portable fma`, `avx512`, `avx512 arrays`, `avx2 arrays` and
//! `neon arrays` (bodies as code that is compiled when they are first called), `interpreter`, `cuda on the cpu`, `nvrtc`, `nvcc`, `gpu`.
#![allow(dead_code)] // Every suite that includes this file uses its share.

use std::fs::OpenOptions;
use std::io::Write;
use std::path::Path;
use std::sync::Mutex;

/// Reports that `cases` cases of `suite` ran on `backend`.
pub fn ran(suite: &str, backend: &str, cases: u64) {
    report(suite, backend, cases, "ran");
}

/// Reports that `suite` did not run on `backend`, and why.
pub fn skipped(suite: &str, backend: &str, why: &str) {
    report(suite, backend, 0, &format!("skipped: {why}"));
}

/// Reports an outcome: `ran`, or `skipped: ` and the reason.
pub fn report(suite: &str, backend: &str, cases: u64, outcome: &str) {
    // One line a report and four fields a line, whatever a reason contains.
    let line = [suite, backend, &cases.to_string(), outcome]
        .map(|field| field.replace(['\t', '\n'], " "))
        .join("\t");
    // Past the test harness, which swallows the output of tests that pass.
    let _ = writeln!(
        std::io::stderr(),
        "{suite} on {backend}: {cases} cases, {outcome}"
    );
    let Some(folder) = std::env::var_os("FPDSL_REPORT_DIR") else {
        return;
    };
    static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());
    let _guard = ONE_AT_A_TIME
        .lock()
        .unwrap_or_else(|poisoned| poisoned.into_inner());
    let path = Path::new(&folder).join(format!("{}.tsv", std::process::id()));
    let file = OpenOptions::new().create(true).append(true).open(&path);
    let written = file.and_then(|mut file| writeln!(file, "{line}"));
    written.unwrap_or_else(|e| panic!("cannot write the report {}: {e}", path.display()));
}
