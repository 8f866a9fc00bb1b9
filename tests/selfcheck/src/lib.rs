//! Checks every operation of fpdsl on every backend of a machine against arithmetic in integers alone.
//!
//! The example `selfcheck` is this crate's command line. Operations are `#[fp]` functions as users write them (`functions`);
//! the [table](mod@table) defines the right results; the [engine] runs them on scalar backends, arrays and
//! devices. The [exhaustive] part takes all inputs of some operations.

pub mod backends;
pub mod cli;
pub mod engine;
pub mod exhaustive;
mod functions;
pub mod inputs;
mod json;
pub mod outcome;
mod progress;
mod report;
pub mod row;
pub mod table;
pub mod words;

use std::io::Write;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use fpdsl::Device;

use backends::Backend;
use cli::Options;
use engine::{Run, Tamper};
use outcome::Outcome;
use progress::Progress;
use row::Row;

/// Devices other than the host, and reasons why some are absent.
#[derive(Default)]
pub struct Accelerators {
    /// In the driver's order.
    pub found: Vec<Device>,
    /// The absent devices, and why they are absent.
    pub absent: Vec<(String, String)>,
}

/// Runs the command line; the result is the exit code.
///
/// # Errors
///
/// The errors of writing to `out`.
pub fn run(
    arguments: impl IntoIterator<Item = String>,
    accelerators: impl FnOnce() -> Accelerators,
    tamper: Option<&Tamper>,
    out: &mut dyn Write,
) -> std::io::Result<u8> {
    let options = match cli::parse(arguments) {
        Ok(options) => options,
        Err(message) => {
            writeln!(out, "selfcheck: {message}")?;
            return Ok(2);
        }
    };
    if options.help {
        write!(out, "{}", cli::HELP)?;
        return Ok(0);
    }
    let accelerators = accelerators();
    let work = match Work::chosen(&options, accelerators.found) {
        Ok(work) => work,
        Err(message) => {
            writeln!(out, "selfcheck: {message}")?;
            return Ok(2);
        }
    };
    let outcome = work.run(&options, tamper);
    print(&options, &outcome, &work.backends, &accelerators.absent, out)?;
    Ok(outcome.exit_code())
}

/// The work that the user asks for.
struct Work {
    backends: Vec<Backend>,
    rows: Vec<Row>,
    exhaustive: Option<Vec<exhaustive::Work>>,
}

impl Work {
    fn chosen(options: &Options, accelerators: Vec<Device>) -> Result<Self, String> {
        let mut backends = Backend::all(accelerators);
        let names: Vec<String> = backends.iter().map(|backend| backend.name.clone()).collect();
        known("backend", &options.backends, &names)?;
        if !options.backends.is_empty() {
            backends.retain(|backend| options.backends.contains(&backend.name));
        } else if options.exhaustive {
            backends.retain(|backend| backend.device().is_some());
        }
        let mut rows = table::rows();
        let names: Vec<String> = rows.iter().map(|row| row.op.to_owned()).collect();
        known("operation", &options.ops, &names)?;
        if !options.ops.is_empty() {
            rows.retain(|row| options.ops.iter().any(|op| op == row.op));
        }
        let exhaustive = options.exhaustive.then(|| exhaustive::chosen(&options.only));
        Ok(Work {
            backends,
            rows,
            exhaustive: exhaustive.transpose()?,
        })
    }

    fn run(&self, options: &Options, tamper: Option<&Tamper>) -> Outcome {
        let start = Instant::now();
        let parts = match &self.exhaustive {
            Some(works) => works.len() as u64 * exhaustive::PARTS as u64,
            None => self.rows.iter().map(|row| row.runners.len() as u64).sum(),
        };
        let progress = Progress::new(parts);
        let run = Run {
            backends: &self.backends,
            seed: options.seed,
            tamper,
            progress: &|done| progress.add(done),
            stop: AtomicBool::new(false),
        };
        let mut outcome = match &self.exhaustive {
            Some(works) => {
                let say = |text| progress.say(text);
                exhaustive::run(&run, &self.rows, works, options.random, &say)
            }
            None => engine::for_seconds(&run, &self.rows, options.seconds),
        };
        progress.finish();
        outcome.seconds = start.elapsed().as_secs_f64();
        outcome
    }
}

/// Complains of names that are not there.
fn known(what: &str, wanted: &[String], there: &[String]) -> Result<(), String> {
    let Some(unknown) = wanted.iter().find(|name| !there.contains(name)) else {
        return Ok(());
    };
    let mut there = there.to_vec();
    there.sort();
    there.dedup();
    Err(format!(
        "there is no {what} `{unknown}` here, but there are: {}",
        there.join(", ")
    ))
}

fn print(
    options: &Options,
    outcome: &Outcome,
    backends: &[Backend],
    absent: &[(String, String)],
    out: &mut dyn Write,
) -> std::io::Result<()> {
    if options.json {
        let machine = json::Machine {
            backends: backends.iter().map(|b| (&*b.name, b.description())).collect(),
            absent,
            threads: rayon::current_num_threads(),
            seed: options.seed,
        };
        return write!(out, "{}", json::json(outcome, &machine));
    }
    for backend in backends {
        writeln!(out, "{:16}{}", backend.name, backend.description())?;
    }
    for (name, why) in absent {
        writeln!(out, "{name:16}none: {why}")?;
    }
    let names: Vec<String> = backends.iter().map(|backend| backend.name.clone()).collect();
    write!(
        out,
        "\n{}\n{}",
        report::matrix(outcome, &names),
        report::summary(outcome)
    )?;
    if let Some(found) = &outcome.difference {
        write!(out, "{}", report::difference(found))?;
    }
    if let Some(failure) = &outcome.failure {
        writeln!(out, "FAILED: {failure}")?;
    }
    Ok(())
}
