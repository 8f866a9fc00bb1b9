//! The C++ compiler of the machine.

use std::env;
use std::path::Path;
use std::process::{Command, Stdio};

use fpdsl_runtime::error::Error;

/// Names that are tried if `CXX` is not set.
const NAMES: [&str; 3] = ["g++", "clang++", "c++"];

/// Rounding modes are respected, nothing is fused, `sqrt` is the instruction.
const OPTIONS: [&str; 7] = [
    "-std=c++17",
    "-shared",
    "-fPIC",
    "-frounding-math",
    "-ffp-contract=off",
    "-fno-math-errno",
    "-w",
];

/// A C++ compiler in the manner of g++.
#[derive(Clone, Debug)]
pub struct Compiler {
    /// The program, and arguments that come first: `CXX` may be `ccache g++`.
    command: Vec<String>,
    version: String,
    options: Vec<String>,
}

impl Compiler {
    /// Returns the compiler that `CXX` names; without `CXX` the first of `g++`, `clang++` and `c++` that runs.
    ///
    /// # Errors
    ///
    /// [`Error::NoCompiler`].
    pub fn find() -> Result<Self, Error> {
        let named = env::var("CXX").ok().filter(|named| !named.trim().is_empty());
        let commands = match &named {
            Some(named) => vec![named.as_str()],
            None => NAMES.to_vec(),
        };
        let mut tried = Vec::new();
        for command in commands {
            match Self::named(command) {
                Ok(compiler) => return Ok(compiler),
                Err(why) => tried.push(format!("{command}: {why}")),
            }
        }
        Err(Error::NoCompiler { tried })
    }

    fn named(command: &str) -> Result<Self, String> {
        let command: Vec<String> = command.split_whitespace().map(str::to_owned).collect();
        let output = start(&command).arg("--version").output();
        let output = output.map_err(|error| error.to_string())?;
        if !output.status.success() {
            return Err(format!("`--version` ends with {}", output.status));
        }
        let text = String::from_utf8_lossy(&output.stdout);
        let version = text.lines().next().unwrap_or_default().trim().to_owned();
        Ok(Compiler {
            command,
            version,
            options: vec!["-O1".to_owned()],
        })
    }

    /// Its version, as it calls itself.
    pub fn version(&self) -> &str {
        &self.version
    }

    /// The same compiler with other options than `-O1`.
    #[must_use]
    pub fn with_options(&self, options: &[&str]) -> Self {
        Compiler {
            options: options.iter().map(|&option| option.to_owned()).collect(),
            ..self.clone()
        }
    }

    /// All that a library depends on besides its text: an entry of the cache is of one machine's kind.
    pub(super) fn identity(&self) -> Vec<String> {
        let mut parts = vec![
            env::consts::OS.to_owned(),
            env::consts::ARCH.to_owned(),
            self.version.clone(),
        ];
        parts.extend(self.command.iter().cloned());
        parts.extend(OPTIONS.map(str::to_owned));
        parts.extend(self.options.iter().cloned());
        parts
    }

    /// Compiles a file to a shared library, with all that it writes in `folder`.
    ///
    /// # Errors
    ///
    /// The compiler's messages.
    pub(super) fn run(&self, folder: &Path, source: &Path, library: &Path) -> Result<(), String> {
        let output = start(&self.command)
            .env("TMPDIR", folder)
            .args(OPTIONS)
            .args(&self.options)
            .arg("-o")
            .arg(library)
            .arg(source)
            .output()
            .map_err(|error| format!("`{}` cannot be run: {error}", self.command.join(" ")))?;
        if output.status.success() {
            return Ok(());
        }
        Err(String::from_utf8_lossy(&output.stderr).into_owned())
    }
}

/// The beginning of a command line, which reads nothing.
fn start(command: &[String]) -> Command {
    // A name of nothing but blanks does not get here; without one, nothing is found and the error says so.
    let (program, first) = command
        .split_first()
        .map_or(("", &[][..]), |(p, rest)| (p.as_str(), rest));
    let mut start = Command::new(program);
    start.args(first).stdin(Stdio::null());
    start
}
