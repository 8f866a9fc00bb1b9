//! Runs cargo and reads the test counts off its output while it passes by.

use std::ffi::OsString;
use std::io::{BufRead, BufReader};
use std::ops::AddAssign;
use std::process::{Command, Stdio};

/// How a run of tests went.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Tests that passed.
    pub passed: u64,
    /// Tests that failed, and runs that ended badly without naming a test.
    pub failed: u64,
    /// Tests marked `#[ignore]`.
    pub ignored: u64,
}

impl Counts {
    /// One failure.
    pub fn failure() -> Counts {
        Counts {
            failed: 1,
            ..Counts::default()
        }
    }

    /// The counts of a test program, from its output and whether it succeeded.
    pub fn of(output: &str, succeeded: bool) -> Counts {
        let mut counts = Counts::default();
        output.lines().filter_map(parse).for_each(|found| counts += found);
        counts.judged(succeeded)
    }

    /// A run that ended badly without naming a test failed: it did not build, or a test brought its process down.
    fn judged(mut self, succeeded: bool) -> Counts {
        if !succeeded && self.failed == 0 {
            self.failed = 1;
        }
        self
    }
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Counts) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.ignored += other.ignored;
    }
}

/// Runs `cargo` with `arguments` in the workspace.
pub fn cargo(arguments: &[&str], environment: &[(&'static str, OsString)]) -> Counts {
    println!("\n$ cargo {}", arguments.join(" "));
    let mut command = cargo_command(environment);
    command.args(arguments);
    tests(command)
}

/// The cargo that runs this, with `environment`.
pub fn cargo_command(environment: &[(&'static str, OsString)]) -> Command {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.envs(environment.iter().map(|(name, value)| (name, value)));
    command
}

/// Has cargo build something, and takes what `read` finds in the lines of JSON that it prints about what it builds. Its own messages and
/// progress pass by.
pub fn built<T>(
    arguments: &[&str],
    environment: &[(&'static str, OsString)],
    read: impl Fn(&str) -> Option<T>,
) -> Result<Vec<T>, String> {
    println!("\n$ cargo {}", arguments.join(" "));
    let mut child = cargo_command(environment)
        .args(arguments)
        .arg("--message-format=json-render-diagnostics")
        .current_dir(crate::root())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|e| format!("cargo does not start: {e}"))?;
    let mut found = Vec::new();
    if let Some(output) = child.stdout.take() {
        let lines = BufReader::new(output).lines().map_while(Result::ok);
        found.extend(lines.filter_map(|line| read(&line)));
    }
    if child.wait().map_err(|e| e.to_string())?.success() {
        Ok(found)
    } else {
        Err(format!("`cargo {}` failed", arguments.join(" ")))
    }
}

/// Runs `command`, some kind of `cargo test`, in the workspace.
pub fn tests(mut command: Command) -> Counts {
    let child = command
        .current_dir(crate::root())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn();
    let mut child = match child {
        Ok(child) => child,
        Err(e) => {
            println!("it does not start: {e}");
            return Counts::failure();
        }
    };
    let mut counts = Counts::default();
    if let Some(output) = child.stdout.take() {
        for line in BufReader::new(output).split(b'\n').map_while(Result::ok) {
            let line = String::from_utf8_lossy(&line);
            println!("{line}");
            counts += parse(&line).unwrap_or_default();
        }
    }
    counts.judged(child.wait().is_ok_and(|status| status.success()))
}

/// The counts in `test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.00s`.
fn parse(line: &str) -> Option<Counts> {
    let rest = line.strip_prefix("test result: ")?;
    let (_, rest) = rest.split_once(". ")?;
    let count = |what: &str| {
        let part = rest.split("; ").find_map(|part| part.strip_suffix(what))?;
        part.trim().parse::<u64>().ok()
    };
    Some(Counts {
        passed: count("passed")?,
        failed: count("failed")?,
        ignored: count("ignored")?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_read_from_the_closing_line_alone() {
        let line = "test result: FAILED. 12 passed; 3 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.00s";
        assert_eq!(
            parse(line),
            Some(Counts {
                passed: 12,
                failed: 3,
                ignored: 1
            })
        );
        assert_eq!(parse("test operations::add ... ok"), None);
        assert_eq!(parse("12 passed; 3 failed"), None);
    }
}
