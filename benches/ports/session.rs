//! Rows of the table: three versions of a kernel, compared bit by bit and then timed in turns.

use std::time::{Duration, Instant};

use crate::same::Same;

/// Rounds of a row, at least.
const ROUNDS: usize = 7;
/// A sample repeats its call until this much time has passed.
const SAMPLE: Duration = Duration::from_millis(20);

/// The times of one call in milliseconds: plain, rayon, ours.
type Times = [f64; 3];

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

    /// Compares the three versions, each of which writes its result into memory of its own, a copy of `out`, and times them.
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
        let (mut of_plain, mut of_rayon, mut of_ours) = (out.clone(), out.clone(), out);
        plain(&mut of_plain);
        rayon(&mut of_rayon);
        ours(&mut of_ours);
        for (version, found) in [("rayon", &of_rayon), ("ours", &of_ours)] {
            if let Some(at) = of_plain.differs(found) {
                eprintln!("{name}: {version} differs from plain: {at}");
                std::process::exit(1);
            }
        }
        let times = measure(
            [
                &mut || plain(&mut of_plain),
                &mut || rayon(&mut of_rayon),
                &mut || ours(&mut of_ours),
            ],
            self.rounds,
        );
        self.print(name, times);
    }

    fn print(&mut self, name: &'static str, mut samples: [Vec<f64>; 3]) {
        for samples in &mut samples {
            samples.sort_by(f64::total_cmp);
        }
        let [plain, rayon, ours] = samples.each_ref().map(|samples| samples[samples.len() / 2]);
        let fastest = samples.each_ref().map(|samples| samples[0]);
        println!(
            "{name}: plain {plain:.3} ms, rayon {rayon:.3} ms, ours {ours:.3} ms, rayon/ours {:.2}, plain/ours {:.2} \
             (fastest {:.3}, {:.3}, {:.3}: {:.2}, {:.2})",
            rayon / ours,
            plain / ours,
            fastest[0],
            fastest[1],
            fastest[2],
            fastest[1] / fastest[2],
            fastest[0] / fastest[2],
        );
        self.rows.push((name, [plain, rayon, ours]));
    }

    /// Prints the table of medians.
    pub fn table(&self) {
        println!("\n| kernel | plain ms | rayon ms | ours ms | rayon/ours | plain/ours |");
        println!("|---|---|---|---|---|---|");
        for (name, [plain, rayon, ours]) in &self.rows {
            let (rayon_ratio, plain_ratio) = (rayon / ours, plain / ours);
            println!(
                "| {name} | {plain:.3} | {rayon:.3} | {ours:.3} | {rayon_ratio:.2} | {plain_ratio:.2} |"
            );
        }
        let logs = self.rows.iter().map(|(_, [_, rayon, ours])| (rayon / ours).ln());
        let mean = (logs.sum::<f64>() / self.rows.len() as f64).exp();
        println!(
            "\ngeometric mean of rayon/ours over {} rows: {mean:.2}",
            self.rows.len()
        );
    }
}

/// The samples of each version, taken in turns.
fn measure(mut versions: [&mut dyn FnMut(); 3], rounds: usize) -> [Vec<f64>; 3] {
    for version in &mut versions {
        sample(*version);
    }
    let mut samples = [const { Vec::new() }; 3];
    for _ in 0..rounds {
        for (version, samples) in versions.iter_mut().zip(&mut samples) {
            samples.push(sample(*version));
        }
    }
    samples
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
