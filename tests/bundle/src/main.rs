//! Runs every suite of a bundle, which `cargo xtask bundle` makes, and writes `report.json` and `report.md` beside it.
//!
//! It needs no cargo, no network and no sources; a GPU, its driver and an NVRTC are what it is for.

mod markdown;
mod suite;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Mutex;
use std::time::{Duration, Instant};
use std::{env, fs, thread};

use fpdsl_cuda::device::CudaDevice;
use fpdsl_runtime::device::{Accelerator, Device};
use serde_json::{Value, json};

use suite::{Outcome, Suite};

/// The time that all suites have together, unless `--seconds` says otherwise.
const SECONDS: u64 = 450;

/// The part of it that is left to the benchmark, which runs alone at the end.
const BENCHMARK: u64 = 60;

fn main() -> ExitCode {
    match run() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::from(2)
        }
    }
}

fn run() -> Result<bool, String> {
    let start = Instant::now();
    let seconds = seconds()?;
    let folder = folder()?;
    let reports = folder.join("reports");
    let _ = fs::remove_dir_all(&reports);
    fs::create_dir_all(&reports).map_err(|e| format!("{}: {e}", reports.display()))?;
    let machine = machine();
    println!("{}", markdown::machine(&machine));
    let suites = suite::list(&folder)?;
    let (benchmarks, suites): (Vec<Suite>, Vec<Suite>) = suites.into_iter().partition(Suite::is_benchmark);
    let end = start + Duration::from_secs(seconds.saturating_sub(BENCHMARK));
    let mut outcomes = run_all(suites, &reports, end);
    let end = start + Duration::from_secs(seconds);
    outcomes.extend(benchmarks.iter().map(|suite| suite.run(&reports, end)));
    let failed = outcomes.iter().any(Outcome::is_failure);
    let complete = outcomes.iter().all(Outcome::is_complete) && machine["gpu"]["missing"].is_null();
    let verdict = match (failed, complete) {
        (true, _) => "something failed",
        (false, true) => "everything agreed",
        (false, false) => "nothing failed, but not everything ran on a GPU",
    };
    let report = json!({
        "machine": machine,
        "seconds": start.elapsed().as_secs(),
        "verdict": verdict,
        "suites": outcomes.iter().map(Outcome::to_json).collect::<Vec<Value>>(),
    });
    write(&folder.join("report.json"), &format!("{report:#}\n"))?;
    let text = markdown::report(&report);
    write(&folder.join("report.md"), &text)?;
    println!("\n{text}");
    Ok(complete && !failed)
}

/// The number after `--seconds`.
fn seconds() -> Result<u64, String> {
    let mut arguments = env::args().skip(1);
    match (arguments.next().as_deref(), arguments.next()) {
        (None, _) => Ok(SECONDS),
        (Some("--seconds"), Some(number)) => number
            .parse()
            .map_err(|_| format!("`{number}` is no number of seconds")),
        (Some(other), _) => Err(format!(
            "`{other}` is unknown; the only option is `--seconds {SECONDS}`"
        )),
    }
}

/// The folder of the bundle: this program is in its `bin`.
fn folder() -> Result<PathBuf, String> {
    let program = env::current_exe().map_err(|e| format!("this program has no path: {e}"))?;
    let folder = program.parent().and_then(Path::parent);
    folder
        .map(Path::to_owned)
        .ok_or_else(|| format!("{} is not in a bundle", program.display()))
}

/// Runs suites, some at a time, until `end`.
fn run_all(suites: Vec<Suite>, reports: &Path, end: Instant) -> Vec<Outcome> {
    let waiting = Mutex::new(suites.into_iter());
    let outcomes = Mutex::new(Vec::new());
    let locked = |poisoned: std::sync::PoisonError<_>| poisoned.into_inner();
    let next = || waiting.lock().unwrap_or_else(locked).next();
    let worker = || {
        while let Some(suite) = next() {
            let outcome = suite.run(reports, end);
            println!("{}", outcome.line());
            outcomes
                .lock()
                .unwrap_or_else(std::sync::PoisonError::into_inner)
                .push(outcome);
        }
    };
    let workers = thread::available_parallelism().map_or(1, |count| (count.get() / 2).clamp(1, 4));
    thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(worker);
        }
    });
    let mut outcomes = outcomes
        .into_inner()
        .unwrap_or_else(std::sync::PoisonError::into_inner);
    outcomes.sort_by(|x, y| x.name.cmp(&y.name));
    outcomes
}

/// What there is on this machine.
fn machine() -> Value {
    let gpu = match CudaDevice::new(0) {
        Ok(gpu) => {
            let version = |(major, minor): (u32, u32)| format!("{major}.{minor}");
            json!({
                "name": gpu.name(),
                "driver supports CUDA": version(gpu.driver_version()),
                "NVRTC": version(gpu.nvrtc().version()),
                "NVRTC from": gpu.nvrtc().path().display().to_string(),
            })
        }
        Err(why) => json!({ "missing": why.to_string() }),
    };
    json!({
        "fpdsl": env!("CARGO_PKG_VERSION"),
        "host": Device::host().name(),
        "system": format!("{} {}", env::consts::OS, env::consts::ARCH),
        "gpu": gpu,
    })
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    fs::write(path, text).map_err(|e| format!("{}: {e}", path.display()))
}
