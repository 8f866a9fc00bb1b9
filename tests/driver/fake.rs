//! Runs a test in a process of its own in which libcuda is `fake_cuda.cpp`.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Once, OnceLock};

use fpdsl::cuda::cudarc;

use crate::report;

/// Set in the processes that have the fake driver.
const MARK: &str = "FPDSL_FAKE_DRIVER";

/// The name under which these tests report.
pub const SUITE: &str = "cuda launch path";

/// Runs `body` in a process with the fake driver and these settings; `name` is the calling test's.
pub fn with_driver(name: &str, settings: &[(&str, &str)], body: fn()) {
    run(name, "libcuda", &[], settings, body);
}

/// Likewise; what the process printed. None in that process itself, and where it could not be started.
pub fn printed_with_driver(name: &str, settings: &[(&str, &str)], body: fn()) -> Option<String> {
    run(name, "libcuda", &[], settings, body)
}

/// Likewise, with a driver that lacks what came with CUDA 11.2.
pub fn with_old_driver(name: &str, body: fn()) {
    run(name, "oldcuda", &["-DOLD_DRIVER"], &[], body);
}

fn run(name: &str, kind: &str, flags: &[&str], settings: &[(&str, &str)], body: fn()) -> Option<String> {
    if std::env::var_os(MARK).is_some() {
        // Once, also where the test goes through several settings: this process has those of one.
        static RUN: Once = Once::new();
        RUN.call_once(body);
        return None;
    }
    let nvrtc = fpdsl_cuda::nvrtc::Nvrtc::load().map_err(|why| why.to_string());
    let folder = match nvrtc.and_then(|_| build(kind, flags)) {
        Ok(folder) => folder,
        Err(why) => {
            report::skipped(SUITE, "nvrtc", &why);
            return None;
        }
    };
    let output = Command::new(std::env::current_exe().expect("this test has a file"))
        .args(["--exact", name, "--nocapture"])
        .env(MARK, "1")
        // Nothing of the user's, unless a setting names a folder.
        .env("FPDSL_CACHE_DIR", "")
        .env("LD_LIBRARY_PATH", library_path(&folder))
        .envs(settings.iter().copied())
        .output()
        .expect("this test can start itself");
    let text = format!(
        "{}{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    );
    assert!(
        output.status.success() && text.contains("1 passed"),
        "with {settings:?}, {}:\n{text}",
        output.status
    );
    report::ran(SUITE, "nvrtc", 1);
    Some(text)
}

/// Builds the fake driver once per kind and process; the folder that holds it.
fn build(kind: &str, flags: &[&str]) -> Result<PathBuf, String> {
    static NEW: OnceLock<Result<PathBuf, String>> = OnceLock::new();
    static OLD: OnceLock<Result<PathBuf, String>> = OnceLock::new();
    let built = if flags.is_empty() { &NEW } else { &OLD };
    built.get_or_init(|| compile(kind, flags)).clone()
}

fn compile(kind: &str, flags: &[&str]) -> Result<PathBuf, String> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{kind}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
    // The first name that cudarc asks the loader for.
    let library = folder.join("libcuda.so");
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/driver/fake_cuda.cpp");
    let mut compiler = Command::new("g++");
    compiler
        .args(["-std=c++17", "-O1", "-Wall", "-Werror", "-shared", "-fPIC", "-o"])
        .arg(&library)
        .arg(source);
    let output = compiler.args(flags).output().map_err(|e| format!("g++: {e}"))?;
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    Ok(folder)
}

fn library_path(folder: &Path) -> String {
    let rest = std::env::var("LD_LIBRARY_PATH").unwrap_or_default();
    format!("{}:{rest}", folder.display())
}

/// The objects that the fake driver still holds.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Left {
    /// Bytes of device memory.
    pub bytes: u64,
    /// Pieces of pinned memory.
    pub pinned: u64,
    /// Streams other than the default ones.
    pub streams: u64,
    /// Events.
    pub events: u64,
}

/// The objects that are left now: none, if everything was given back.
pub fn left() -> Left {
    Left {
        bytes: count(b"fake_used"),
        pinned: count(b"fake_pinned"),
        streams: count(b"fake_streams"),
        events: count(b"fake_events"),
    }
}

/// The work of pools other than the default ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pools {
    /// How many there are.
    pub made: u64,
    /// Bytes of device memory that they keep and nobody uses.
    pub idle: u64,
    /// How often they had none to give, and took it from the device.
    pub mapped: u64,
}

/// The work of pools until now.
pub fn pools() -> Pools {
    Pools {
        made: count(b"fake_pools"),
        idle: count(b"fake_idle"),
        mapped: count(b"fake_mapped"),
    }
}

fn count(name: &[u8]) -> u64 {
    // SAFETY: the fake driver is loaded, and has these functions, which only count.
    unsafe {
        let count = cudarc::driver::sys::culib().get::<unsafe extern "C" fn() -> u64>(name);
        count.expect("a function of the fake driver")()
    }
}
