//! `cargo xtask test`: everything, on every backend that the machine has or that can be set up on it.

use std::ffi::OsString;
use std::fs;
use std::path::Path;
use std::process::{Command, ExitCode, Stdio};
use std::time::Instant;

use crate::nvidia;
use crate::report::Report;
use crate::run::{Counts, cargo};
use crate::suites;

/// The tools of the machine, and how the suites find them.
struct Setup {
    environment: Vec<(&'static str, OsString)>,
    /// Backends that suites have no excuse to skip.
    present: Vec<&'static str>,
    notes: Vec<String>,
}

/// Runs the task.
pub fn run() -> ExitCode {
    let start = Instant::now();
    let report_folder = crate::target().join("fpdsl-report");
    let _ = fs::remove_dir_all(&report_folder);
    if let Err(e) = fs::create_dir_all(&report_folder) {
        eprintln!("cannot make {}: {e}", report_folder.display());
        return ExitCode::FAILURE;
    }
    let mut setup = set_up();
    setup
        .environment
        .push(("FPDSL_REPORT_DIR", report_folder.clone().into()));
    for note in &setup.notes {
        println!("NOTE: {note}");
    }

    let counts = run_suites(&setup);

    println!("\nwhat ran on what ({}):", report_folder.display());
    let complaints = match Report::read(&report_folder) {
        Ok(report) => {
            report.print();
            report.complaints(&setup.present)
        }
        Err(e) => vec![format!("the report cannot be read: {e}")],
    };
    println!();
    for note in &setup.notes {
        println!("NOTE: {note}");
    }
    for complaint in &complaints {
        println!("FAILED: {complaint}");
    }
    let failed = counts.failed + complaints.len() as u64;
    println!("{} s", start.elapsed().as_secs());
    println!(
        "{} passed, {failed} failed, {} skipped",
        counts.passed, counts.ignored
    );
    if failed == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// The arithmetic suites with MPFR among their oracles, the errors that `fpdsl::verify` measures with it, the oracle of literals against
/// it, and enclosures of exact results.
pub fn with_mpfr() -> ExitCode {
    let suites = ["--lib", "--test", "arithmetic", "--test", "derived"];
    let package = [
        "test",
        "--package",
        "fpdsl-runtime",
        "--features",
        "mpfr,functions",
    ];
    let mut counts = cargo(&[&package[..], &suites].concat(), &[]);
    let errors = [
        "test",
        "--package",
        "fpdsl",
        "--features",
        "mpfr",
        "--lib",
        "--test",
        "verify",
    ];
    counts += cargo(&errors, &[]);
    counts += cargo(&["test", "--package", "fpdsl-decimal", "--features", "mpfr"], &[]);
    let enclosures = [
        "test",
        "--release",
        "--package",
        "fpdsl-enclosures",
        "--features",
        "mpfr",
    ];
    counts += cargo(&enclosures, &[]);
    println!("{} passed, {} failed", counts.passed, counts.failed);
    if counts.failed == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

impl Setup {
    /// Tells suites where something is; a variable that the user set is the user's choice.
    fn offer(&mut self, name: &'static str, value: &Path) {
        if std::env::var_os(name).is_none_or(|set| set.is_empty()) {
            self.environment.push((name, value.into()));
        }
    }
}

fn run_suites(setup: &Setup) -> Counts {
    let environment = &setup.environment;
    let logs = crate::target().join("fpdsl-report").join("logs");
    let mut counts = suites::run(&["--workspace"], environment, &logs);
    counts += cargo(&["test", "--workspace", "--doc", "--no-fail-fast"], environment);
    counts
}

fn set_up() -> Setup {
    let mut setup = Setup {
        environment: Vec::new(),
        present: vec!["portable", "interpreter"],
        notes: Vec::new(),
    };
    set_up_nvidia(&mut setup);
    if starts("g++") {
        setup.present.push("cuda on the cpu");
        set_up_nvcc(&mut setup);
    } else {
        setup
            .notes
            .push("g++ is not installed: the printed CUDA C++ is not executed on the CPU".to_owned());
    }
    if starts("rust-analyzer") {
        setup.present.push("rust-analyzer");
    }
    // The driver's kernel module makes this one.
    if Path::new("/dev/nvidiactl").exists() {
        setup.present.push("gpu");
    }
    #[cfg(target_arch = "x86_64")]
    {
        let fma = std::is_x86_feature_detected!("avx2")
            && std::is_x86_feature_detected!("fma")
            && std::is_x86_feature_detected!("f16c");
        if fma {
            setup.present.extend(["portable fma", "avx2 arrays"]);
        }
        let avx512 = std::is_x86_feature_detected!("avx512f")
            && std::is_x86_feature_detected!("avx512dq")
            && std::is_x86_feature_detected!("avx512bw")
            && std::is_x86_feature_detected!("avx512vl");
        if avx512 {
            setup.present.extend(["avx512", "avx512 arrays"]);
        }
    }
    setup
}

fn set_up_nvidia(setup: &mut Setup) {
    match nvidia::install(&crate::target()) {
        Ok(tools) => {
            for (name, value) in tools.variables() {
                setup.offer(name, value);
            }
            setup.present.push("nvrtc");
        }
        Err(why) => setup.notes.push(format!(
            "NVRTC and nvdisasm could not be installed, so only what is already on this machine is used: {why}"
        )),
    }
}

/// nvcc, which needs g++.
fn set_up_nvcc(setup: &mut Setup) {
    match nvidia::nvcc(&crate::target()) {
        Ok(nvcc) => {
            setup.offer("FPDSL_NVCC", &nvcc);
            setup.present.push("nvcc");
        }
        Err(why) => setup.notes.push(format!(
            "nvcc could not be installed, so what benches/gpu has of CUB is not compiled: {why}"
        )),
    }
}

fn starts(program: &str) -> bool {
    let mut command = Command::new(program);
    command
        .arg("--version")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}
