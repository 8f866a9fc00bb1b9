//! Rows of the table: versions of a kernel, compared bit by bit and then timed in turns.

use std::time::{Duration, Instant};

use crate::between::Before;
use crate::features::as_built;
use crate::same::Same;

/// Rounds of a row, at least.
const ROUNDS: usize = 7;
/// A sample of calls back to back repeats its call until this much time has passed.
const SAMPLE: Duration = Duration::from_millis(20);
/// Calls of a round after each kind of pause.
const CALLS: usize = 2;

/// The tables: one for each kind of pause before a call, and one for no pause.
const TABLES: [&str; Before::ALL.len() + 1] = [
    "Calls between other work of the program",
    "Calls after sleep",
    "Calls back to back",
];

/// The times of one call in milliseconds: plain, rayon, rayon without the CPU's vectors, ours.
type Times = [f64; 4];

/// One run of the benchmark: which rows are asked for, and the results so far.
pub struct Session {
    filter: Vec<String>,
    rounds: usize,
    /// The medians of each row for each of [`TABLES`].
    rows: Vec<(&'static str, [Times; TABLES.len()])>,
}

impl Session {
    /// `filter` has parts of the names of the rows that run; without one all do.
    pub fn new(filter: Vec<String>, rounds: usize) -> Self {
        Session {
            filter,
            rounds: rounds.max(ROUNDS),
            rows: Vec::new(),
        }
    }

    /// Says whether a row of this name runs, so that a kernel makes its data only then.
    pub fn wants(&self, name: &str) -> bool {
        self.filter.is_empty() || self.filter.iter().any(|part| name.contains(part.as_str()))
    }

    /// Compares the versions, each of which writes its result into memory of its own, a copy of `out`, and times them.
    ///
    /// Ends the process if bits differ.
    pub fn row<O: Same + Clone>(
        &mut self,
        name: &'static str,
        out: O,
        plain: impl Fn(&mut O),
        rayon: impl Fn(&mut O),
        ours: impl Fn(&mut O),
    ) {
        let mut outs = [out.clone(), out.clone(), out.clone(), out];
        let versions: [&dyn Fn(&mut O); 4] = [&plain, &rayon, &|out| as_built(|| rayon(out)), &ours];
        for (version, out) in versions.iter().zip(&mut outs) {
            version(out);
        }
        for (version, found) in ["rayon", "rayon as built", "ours"].iter().zip(&outs[1..]) {
            if let Some(at) = outs[0].differs(found) {
                eprintln!("{name}: {version} differs from plain: {at}");
                std::process::exit(1);
            }
        }
        let mut samples = [const { [const { Vec::new() }; 4] }; TABLES.len()];
        for round in 0..=self.rounds {
            for (before, samples) in Before::ALL.map(Some).into_iter().chain([None]).zip(&mut samples) {
                for ((version, out), samples) in versions.iter().zip(&mut outs).zip(samples) {
                    let found = sample(before, &mut || version(out));
                    // The first round warms up.
                    if round > 0 {
                        samples.extend(found);
                    }
                }
            }
        }
        for samples in samples.as_flattened_mut() {
            samples.sort_by(f64::total_cmp);
        }
        let fastest = samples[TABLES.len() - 1].each_ref().map(|samples| samples[0]);
        let medians = samples.map(|samples| samples.map(|samples| samples[samples.len() / 2]));
        self.print(name, medians, fastest);
    }

    fn print(&mut self, name: &'static str, medians: [Times; TABLES.len()], fastest: Times) {
        let [_, _, [plain, rayon, built, ours]] = medians;
        let [between, asleep] = [medians[0], medians[1]].map(|[_, rayon, _, ours]| rayon / ours);
        println!(
            "{name}: plain {plain:.3} ms, rayon {rayon:.3} ms, as built {built:.3} ms, ours {ours:.3} ms, \
             rayon/ours {:.2}, as built/ours {:.2} (fastest {:.3}, {:.3}, {:.3}, {:.3}: {:.2}, {:.2}); \
             rayon/ours between other work {between:.2}, after sleep {asleep:.2}",
            rayon / ours,
            built / ours,
            fastest[0],
            fastest[1],
            fastest[2],
            fastest[3],
            fastest[1] / fastest[3],
            fastest[2] / fastest[3],
        );
        self.rows.push((name, medians));
    }

    /// Prints the tables of medians.
    pub fn tables(&self) {
        for (table, title) in TABLES.iter().enumerate() {
            println!("\n{title}\n");
            println!(
                "| kernel | plain ms | rayon ms | rayon as built ms | ours ms | rayon/ours | as built/ours |"
            );
            println!("|---|---|---|---|---|---|---|");
            for (name, medians) in &self.rows {
                let [plain, rayon, built, ours] = medians[table];
                let (of_rayon, of_built) = (rayon / ours, built / ours);
                println!(
                    "| {name} | {plain:.3} | {rayon:.3} | {built:.3} | {ours:.3} | {of_rayon:.2} | {of_built:.2} |"
                );
            }
            let mean = |version: usize| {
                let ratios = self
                    .rows
                    .iter()
                    .map(|(_, medians)| medians[table][version] / medians[table][3]);
                (ratios.map(f64::ln).sum::<f64>() / self.rows.len() as f64).exp()
            };
            println!(
                "\ngeometric means over {} rows: rayon/ours {:.2}, as built/ours {:.2}",
                self.rows.len(),
                mean(1),
                mean(2)
            );
        }
    }
}

/// Milliseconds of calls after a pause, or of one back to back, the mean of as many as a sample needs.
fn sample(before: Option<Before>, version: &mut dyn FnMut()) -> Vec<f64> {
    let Some(before) = before else {
        return vec![back_to_back(version)];
    };
    let call = |_| {
        before.pass();
        let start = Instant::now();
        version();
        start.elapsed().as_secs_f64() * 1e3
    };
    (0..CALLS).map(call).collect()
}

/// Milliseconds of one call, the mean of as many as a sample needs.
fn back_to_back(version: &mut dyn FnMut()) -> f64 {
    let start = Instant::now();
    let mut calls = 0;
    loop {
        version();
        calls += 1;
        let elapsed = start.elapsed();
        if elapsed >= SAMPLE {
            return elapsed.as_secs_f64() * 1e3 / f64::from(calls);
        }
    }
}
