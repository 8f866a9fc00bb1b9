//! Rows of the table: versions of a kernel, compared bit by bit and then timed in turns.

use std::time::{Duration, Instant};

use crate::features::as_built;
use crate::same::Same;

/// Rounds of a row, at least.
const ROUNDS: usize = 7;
/// A sample repeats its call until this much time has passed.
const SAMPLE: Duration = Duration::from_millis(20);

/// The times of one call in milliseconds: plain, rayon, rayon without the CPU's vectors, ours.
type Times = [f64; 4];

/// One run of the benchmark: which rows are asked for, and the results so far.
pub struct Session {
    filter: Vec<String>,
    rounds: usize,
    rows: Vec<(&'static str, Times)>,
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
        let mut samples = [const { Vec::new() }; 4];
        for round in 0..=self.rounds {
            for ((version, out), samples) in versions.iter().zip(&mut outs).zip(&mut samples) {
                let sample = sample(&mut || version(out));
                // The first round warms up.
                if round > 0 {
                    samples.push(sample);
                }
            }
        }
        self.print(name, samples);
    }

    fn print(&mut self, name: &'static str, mut samples: [Vec<f64>; 4]) {
        for samples in &mut samples {
            samples.sort_by(f64::total_cmp);
        }
        let medians = samples.each_ref().map(|samples| samples[samples.len() / 2]);
        let fastest = samples.each_ref().map(|samples| samples[0]);
        let [plain, rayon, built, ours] = medians;
        println!(
            "{name}: plain {plain:.3} ms, rayon {rayon:.3} ms, as built {built:.3} ms, ours {ours:.3} ms, \
             rayon/ours {:.2}, as built/ours {:.2} (fastest {:.3}, {:.3}, {:.3}, {:.3}: {:.2}, {:.2})",
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

    /// Prints the table of medians.
    pub fn table(&self) {
        println!(
            "\n| kernel | plain ms | rayon ms | rayon as built ms | ours ms | rayon/ours | as built/ours |"
        );
        println!("|---|---|---|---|---|---|---|");
        for (name, [plain, rayon, built, ours]) in &self.rows {
            let (of_rayon, of_built) = (rayon / ours, built / ours);
            println!(
                "| {name} | {plain:.3} | {rayon:.3} | {built:.3} | {ours:.3} | {of_rayon:.2} | {of_built:.2} |"
            );
        }
        let mean = |version: usize| {
            let logs = self
                .rows
                .iter()
                .map(|(_, times)| (times[version] / times[3]).ln());
            (logs.sum::<f64>() / self.rows.len() as f64).exp()
        };
        println!(
            "\ngeometric means over {} rows: rayon/ours {:.2}, as built/ours {:.2}",
            self.rows.len(),
            mean(1),
            mean(2)
        );
    }
}

/// Milliseconds of one call, the mean of as many as a sample needs.
fn sample(version: &mut dyn FnMut()) -> f64 {
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
