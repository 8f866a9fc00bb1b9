//! A program of the bundle, and how it ended.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

/// Lines of the first failure that a report keeps.
const LINES: usize = 30;

/// Before the reason why a backend had no cases.
pub const SKIPPED: &str = "skipped: ";

/// How often it is asked whether a program has ended.
const PAUSE: Duration = Duration::from_millis(50);

/// A program of tests, the self-check or the benchmark.
pub struct Suite {
    name: String,
    program: PathBuf,
    arguments: Vec<String>,
}

/// How it ended.
pub struct Outcome {
    pub name: String,
    /// `passed`, `failed`, or `stopped` at the end of the time.
    state: &'static str,
    seconds: f64,
    /// Tests that passed and failed.
    tests: (u64, u64),
    /// For each backend the cases that ran there, or why none did.
    backends: BTreeMap<String, Value>,
    /// The first failure, with its operands.
    first_failure: String,
    /// What a benchmark or the self-check printed.
    output: Option<String>,
}

/// The suites of a bundle, from its list: a line for each with its name and arguments. Its program is of that name.
pub fn list(folder: &Path) -> Result<Vec<Suite>, String> {
    let path = folder.join("suites.txt");
    let text = fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
    let lines = text.lines().map(str::split_whitespace);
    Ok(lines
        .filter_map(|mut words| {
            let name = words.next()?.to_owned();
            Some(Suite {
                program: folder.join("bin").join(&name),
                arguments: words.map(str::to_owned).collect(),
                name,
            })
        })
        .collect())
}

impl Suite {
    /// Benchmarks want the machine for themselves.
    pub fn is_benchmark(&self) -> bool {
        self.name.starts_with("benchmark-")
    }

    /// True if it is one of libtest's.
    fn is_test(&self) -> bool {
        !self.is_benchmark() && self.name != "selfcheck"
    }

    /// Runs it until `end` at most. Its reports go to a folder of its own, and all that it prints to a file.
    pub fn run(&self, reports: &Path, end: Instant) -> Outcome {
        let start = Instant::now();
        let folder = reports.join(&self.name);
        let log = reports.join(format!("{}.txt", self.name));
        let ended = self.wait(&folder, &log, end);
        let output = fs::read(&log).unwrap_or_default();
        let output = String::from_utf8_lossy(&output).into_owned();
        let (state, why) = match ended {
            Ok(Some(status)) if status.success() => ("passed", String::new()),
            Ok(Some(status)) => ("failed", format!("{status}\n{}", first_failure(&output))),
            Ok(None) => ("stopped", "the time was over".to_owned()),
            Err(why) => ("failed", why),
        };
        Outcome {
            name: self.name.clone(),
            state,
            seconds: start.elapsed().as_secs_f64(),
            tests: counts(&output),
            backends: backends(&folder),
            first_failure: why,
            output: (!self.is_test()).then_some(output),
        }
    }

    /// How it ended; nothing if it was stopped.
    fn wait(&self, folder: &Path, log: &Path, end: Instant) -> Result<Option<ExitStatus>, String> {
        fs::create_dir_all(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
        let open = || fs::File::options().create(true).append(true).open(log);
        let failed = |e: std::io::Error| format!("{}: {e}", log.display());
        let (out, err) = (open().map_err(failed)?, open().map_err(failed)?);
        let mut child = Command::new(&self.program)
            .args(&self.arguments)
            .env("FPDSL_REPORT_DIR", folder)
            .stdin(Stdio::null())
            .stdout(out)
            .stderr(err)
            .spawn()
            .map_err(|e| format!("{}: {e}", self.program.display()))?;
        loop {
            match child.try_wait().map_err(|e| e.to_string())? {
                Some(status) => return Ok(Some(status)),
                None if Instant::now() >= end => return stop(child),
                None => thread::sleep(PAUSE),
            }
        }
    }
}

fn stop(mut child: Child) -> Result<Option<ExitStatus>, String> {
    // It may have ended in between.
    let _ = child.kill();
    child.wait().map_err(|e| e.to_string())?;
    Ok(None)
}

impl Outcome {
    pub fn is_failure(&self) -> bool {
        self.state == "failed"
    }

    /// Returns true if it ran to its end and found nothing.
    pub fn is_complete(&self) -> bool {
        self.state == "passed"
    }

    /// A line for people who wait.
    pub fn line(&self) -> String {
        format!("{:24} {:8} {:6.1} s", self.name, self.state, self.seconds)
    }

    pub fn to_json(&self) -> Value {
        json!({
            "name": self.name,
            "state": self.state,
            "seconds": (self.seconds * 10.0).round() / 10.0,
            "tests passed": self.tests.0,
            "tests failed": self.tests.1,
            "backends": self.backends,
            "first failure": self.first_failure,
            "output": self.output,
        })
    }
}

/// The tests that passed and failed, from libtest's last line. A program that a signal or the end of the time has ended has none: then
/// from the lines of the tests.
fn counts(output: &str) -> (u64, u64) {
    let last = output.lines().filter(|line| line.starts_with("test result:"));
    let last: Vec<&str> = last.collect();
    if last.is_empty() {
        let ended = |how: &str| {
            let lines = output.lines().filter(|line| line.starts_with("test "));
            lines.filter(|line| line.ends_with(how)).count() as u64
        };
        return (ended("... ok"), ended("... FAILED"));
    }
    let number = |word: &str| {
        last.iter()
            .filter_map(|line| line.split([';', '.']).find(|part| part.trim().ends_with(word)))
            .filter_map(|part| part.split_whitespace().next()?.parse::<u64>().ok())
            .sum()
    };
    (number("passed"), number("failed"))
}

/// The lines of the first failure: from its panic on, or the last ones.
fn first_failure(output: &str) -> String {
    let lines: Vec<&str> = output.lines().collect();
    let panic = lines.iter().position(|line| line.contains("panicked at"));
    let start = panic.unwrap_or(lines.len().saturating_sub(LINES));
    let end = lines.len().min(start + LINES);
    lines[start..end].join("\n")
}

/// The cases by backend, from the lines that suites leave (`tests/support/report.rs`).
fn backends(folder: &Path) -> BTreeMap<String, Value> {
    let mut cases: BTreeMap<String, u64> = BTreeMap::new();
    let mut skipped: BTreeMap<String, String> = BTreeMap::new();
    for file in fs::read_dir(folder).into_iter().flatten().flatten() {
        let text = fs::read_to_string(file.path()).unwrap_or_default();
        for line in text.lines() {
            let fields: Vec<&str> = line.split('\t').collect();
            let [_, backend, count, outcome] = fields[..] else {
                continue;
            };
            *cases.entry(backend.to_owned()).or_default() += count.parse::<u64>().unwrap_or(0);
            if let Some(why) = outcome.strip_prefix(SKIPPED) {
                skipped.insert(backend.to_owned(), why.to_owned());
            }
        }
    }
    let value = |(backend, count): (String, u64)| {
        let value = match skipped.get(&backend) {
            Some(why) if count == 0 => json!(format!("{SKIPPED}{why}")),
            _ => json!(count),
        };
        (backend, value)
    };
    cases.into_iter().map(value).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_read_from_the_last_line() {
        let output = "running 3 tests\ntest result: FAILED. 2 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 1.25s\n";
        assert_eq!(counts(output), (2, 1));
        assert_eq!(counts("nothing"), (0, 0));
        let cut = "running 3 tests\ntest a ... ok\ntest b ... FAILED\ntest c ... ok\nx on gpu: 2 cases, ran";
        assert_eq!(counts(cut), (2, 1));
    }

    #[test]
    fn the_first_failure_has_its_operands() {
        let output = "a\nthread 'x' panicked at f.rs:1:2:\ndiv_f32 of [1, 2]: portable 3, gpu 4\nb";
        assert!(first_failure(output).starts_with("thread 'x' panicked"));
        assert!(first_failure(output).contains("gpu 4"));
        assert_eq!(first_failure("a\nb"), "a\nb");
    }

    #[test]
    fn suites_are_lines() {
        let folder = std::env::temp_dir().join(format!("fpdsl-bundle-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        fs::write(
            folder.join("suites.txt"),
            "map\nselfcheck --seconds 20\n\nbenchmark-gpu 1000\n",
        )
        .expect("a file");
        let suites = list(&folder).expect("three suites");
        fs::remove_dir_all(&folder).expect("the folder");
        assert_eq!(suites.len(), 3);
        assert!(suites[0].is_test() && !suites[1].is_test() && suites[2].is_benchmark());
        assert_eq!(suites[1].arguments, ["--seconds", "20"]);
    }
}
