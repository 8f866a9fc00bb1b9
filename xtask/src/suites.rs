//! Builds the test programs, then runs some of them at a time and says how far it is.

use std::collections::VecDeque;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::run::{self, Counts};

/// The programs that take longest, which begin first so that nothing waits for them at the end. Not `odd`: it shares a folder
/// with `ui`, and one would wait for the other.
const LONGEST: [&str; 5] = ["ui", "reductions", "derived", "arithmetic", "random_programs"];

/// A program of tests.
#[derive(Debug)]
struct Suite {
    /// The package and the target.
    name: String,
    target: String,
    program: PathBuf,
    /// The folder of the package, which is where cargo would run it.
    folder: PathBuf,
    package: String,
    version: String,
}

/// How a program ended.
struct Ended {
    name: String,
    counts: Counts,
    output: String,
    took: Duration,
}

/// Builds the tests that `selection` names and runs them; everything they print goes to files in `logs`.
pub fn run(selection: &[&str], environment: &[(&'static str, OsString)], logs: &Path) -> Counts {
    let start = Instant::now();
    let arguments = [&["test", "--no-run"], selection].concat();
    let suites = match run::built(&arguments, environment, suite) {
        Ok(suites) => suites,
        Err(why) => {
            println!("FAILED: {why}");
            return Counts::failure();
        }
    };
    println!(
        "\nbuilt {} test programs in {} s",
        suites.len(),
        start.elapsed().as_secs()
    );
    if let Err(e) = fs::create_dir_all(logs) {
        println!("FAILED: {}: {e}", logs.display());
        return Counts::failure();
    }
    run_all(suites, environment, logs)
}

/// The program that a line of cargo's JSON is about, if it is about one.
fn suite(line: &str) -> Option<Suite> {
    let message: Value = serde_json::from_str(line).ok()?;
    if message["reason"] != "compiler-artifact" || message["profile"]["test"] != true {
        return None;
    }
    let program = PathBuf::from(message["executable"].as_str()?);
    let folder = Path::new(message["manifest_path"].as_str()?).parent()?.to_owned();
    // `path+file:///folder#name@1.2.3`, or `#1.2.3` where the folder is the name.
    let id = message["package_id"].as_str()?;
    let (place, fragment) = id.rsplit_once('#')?;
    let (package, version) = match fragment.split_once('@') {
        Some((name, version)) => (name, version),
        None => (place.rsplit('/').next()?, fragment),
    };
    let target = message["target"]["name"].as_str()?;
    Some(Suite {
        name: if target.replace('_', "-") == package {
            package.to_owned()
        } else {
            format!("{package}::{target}")
        },
        target: target.to_owned(),
        program,
        folder,
        package: package.to_owned(),
        version: version.to_owned(),
    })
}

/// Runs as many programs at a time as there are processors to spare: each uses several.
fn run_all(mut suites: Vec<Suite>, environment: &[(&'static str, OsString)], logs: &Path) -> Counts {
    let place = |suite: &Suite| LONGEST.iter().position(|&name| name == suite.target);
    suites.sort_by_key(|suite| place(suite).unwrap_or(LONGEST.len()));
    let (total, width) = (
        suites.len(),
        suites.iter().map(|suite| suite.name.len()).max().unwrap_or(0),
    );
    let library_path = library_path();
    let waiting = Mutex::new(VecDeque::from(suites));
    let ended = Mutex::new((Counts::default(), 0));
    let worker = || {
        while let Some(suite) = next(&waiting) {
            let end = suite.run(environment, &library_path);
            let log = logs.join(format!("{}.txt", end.name.replace("::", "-")));
            // A log that cannot be written is printed instead.
            let written = fs::write(&log, &end.output).is_ok();
            let mut ended = ended.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
            ended.0 += end.counts;
            ended.1 += 1;
            println!(
                "[{:>3}/{total}] {:width$}  {:>5} passed  {:>6.1} s{}",
                ended.1,
                end.name,
                end.counts.passed,
                end.took.as_secs_f64(),
                if end.counts.failed > 0 { "  FAILED" } else { "" },
            );
            if end.counts.failed > 0 || !written {
                println!("{}\n(in {})", end.output, log.display());
            }
        }
    };
    let workers = thread::available_parallelism().map_or(2, |count| count.get().div_ceil(2).max(2));
    thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(worker);
        }
    });
    ended
        .into_inner()
        .unwrap_or_else(|poisoned| poisoned.into_inner())
        .0
}

fn next(waiting: &Mutex<VecDeque<Suite>>) -> Option<Suite> {
    let mut waiting = waiting.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    waiting.pop_front()
}

impl Suite {
    /// Runs it as cargo does.
    fn run(&self, environment: &[(&'static str, OsString)], library_path: &Option<OsString>) -> Ended {
        let start = Instant::now();
        let mut command = Command::new(&self.program);
        command
            .current_dir(&self.folder)
            .envs(environment.iter().map(|(name, value)| (name, value)))
            .env("CARGO_MANIFEST_DIR", &self.folder)
            .env("CARGO_PKG_NAME", &self.package)
            .env("CARGO_PKG_VERSION", &self.version)
            .stdin(Stdio::null());
        if let Some(path) = library_path {
            command.env("LD_LIBRARY_PATH", path);
        }
        let (output, succeeded) = match command.output() {
            Ok(output) => ([output.stdout, output.stderr].concat(), output.status.success()),
            Err(e) => (format!("it does not start: {e}\n").into_bytes(), false),
        };
        let output = String::from_utf8_lossy(&output).into_owned();
        Ended {
            name: self.name.clone(),
            counts: Counts::of(&output, succeeded),
            output,
            took: start.elapsed(),
        }
    }
}

/// The path on which the test program of a procedural macro finds the compiler's libraries.
fn library_path() -> Option<OsString> {
    let output = Command::new("rustc")
        .args(["--print", "target-libdir"])
        .output()
        .ok()?;
    let folder = String::from_utf8(output.stdout).ok()?;
    let known = std::env::var_os("LD_LIBRARY_PATH");
    let folders = std::iter::once(PathBuf::from(folder.trim())).chain(
        known
            .iter()
            .flat_map(|known| std::env::split_paths(known).collect::<Vec<_>>()),
    );
    std::env::join_paths(folders).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_is_named_by_package_and_target() {
        let line = |id: &str, target: &str, test: bool| {
            format!(
                r#"{{"reason":"compiler-artifact","package_id":"{id}","manifest_path":"/w/tests/gpp/Cargo.toml",
                "target":{{"name":"{target}"}},"profile":{{"test":{test}}},"executable":"/t/a-1"}}"#
            )
        };
        let id = "path+file:///w/tests/gpp#fpdsl-gpp@0.1.0";
        let found = suite(&line(id, "harness", true)).unwrap();
        assert_eq!(found.name, "fpdsl-gpp::harness");
        assert_eq!(
            (found.package.as_str(), found.version.as_str()),
            ("fpdsl-gpp", "0.1.0")
        );
        assert_eq!(found.folder, Path::new("/w/tests/gpp"));
        assert_eq!(suite(&line(id, "fpdsl_gpp", true)).unwrap().name, "fpdsl-gpp");
        assert_eq!(
            suite(&line("path+file:///w/xtask#0.1.0", "xtask", true))
                .unwrap()
                .name,
            "xtask"
        );
        assert!(suite(&line(id, "fpdsl_gpp", false)).is_none());
        assert!(suite("not JSON").is_none());
    }
}
