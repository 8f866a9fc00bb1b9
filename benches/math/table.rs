//! Rows as they are measured, and the means of their ratios.

use std::time::Instant;

use crate::between::Before;

/// The elements.
pub const N: usize = 10_000;
const ROUNDS: usize = 200;
/// Runs of a column after each kind of pause.
const RUNS: usize = 5;

/// A name, and a run over all elements.
pub type Column<'a> = (&'static str, Box<dyn FnMut() + 'a>);

/// What was measured: the label of each row, and its columns' names and figures.
#[derive(Default)]
pub struct Table {
    rows: Vec<(&'static str, Vec<(&'static str, f64)>)>,
}

impl Table {
    /// Measures and prints a row, if it was asked for.
    pub fn row(&mut self, label: &'static str, mut columns: Vec<Column<'_>>) {
        let wanted: Vec<String> = std::env::args().skip(1).filter(|a| !a.starts_with('-')).collect();
        if !wanted.is_empty() && !wanted.iter().any(|part| label.contains(part.as_str())) {
            return;
        }
        let figures = fastest(&mut columns);
        print(label, &columns, &figures);
        for (before, when) in Before::ALL.into_iter().zip(["after work", "after sleep"]) {
            let figures = medians(&mut columns, before);
            print(when, &columns, &figures);
        }
        let row = columns
            .iter()
            .zip(figures)
            .map(|((column, _), figure)| (*column, figure));
        self.rows.push((label, row.collect()));
    }

    /// Prints the geometric means of ratios of two columns, over the rows that have both.
    pub fn summary(&self) {
        for (what, of) in [("f32", "f32"), ("f64", "f64"), ("both", "")] {
            for (slow, fast) in [
                ("core-math", "lanes"),
                ("lanes ru", "lanes"),
                ("u10", "lanes"),
                ("u35", "lanes"),
                ("call", "core-math"),
                ("single", "core-math"),
            ] {
                let rows = self
                    .rows
                    .iter()
                    .filter(|(label, _)| label.ends_with(of) && !label.contains(','));
                let mut ratios: Vec<(f64, &str)> = rows
                    .filter_map(|(label, row)| {
                        let figure = |name| {
                            row.iter()
                                .find(|(column, _)| *column == name)
                                .map(|found| found.1)
                        };
                        Some((figure(slow)? / figure(fast)?, *label))
                    })
                    .collect();
                if ratios.is_empty() {
                    continue;
                }
                ratios.sort_by(|a, b| a.0.total_cmp(&b.0));
                let mean = (ratios.iter().map(|ratio| ratio.0.ln()).sum::<f64>() / ratios.len() as f64).exp();
                let ((least, lowest), (most, highest)) = (ratios[0], ratios[ratios.len() - 1]);
                println!(
                    "{what}: {slow} over {fast}, geometric mean of {}: {mean:.2} ({least:.2} {lowest} to {most:.2} {highest})",
                    ratios.len()
                );
                if (slow, fast) == ("core-math", "lanes") {
                    let slower = ratios.iter().filter(|ratio| ratio.0 < 1.0);
                    let slower: Vec<String> = slower
                        .map(|(ratio, label)| format!("{label} {ratio:.2}"))
                        .collect();
                    println!("{what}: lanes slower than CORE-MATH: {}", slower.join(", "));
                }
            }
        }
    }
}

fn print(label: &str, columns: &[Column<'_>], figures: &[f64]) {
    print!("{label:>14}");
    for ((column, _), figure) in columns.iter().zip(figures) {
        print!("  {column} {figure:.2}");
    }
    println!();
}

/// The median of each column's runs after a pause.
fn medians(columns: &mut [Column<'_>], before: Before) -> Vec<f64> {
    let mut all = vec![[0.0; RUNS]; columns.len()];
    for round in 0..RUNS {
        for ((_, run), times) in columns.iter_mut().zip(&mut all) {
            before.pass();
            times[round] = timed(run);
        }
    }
    let median = |mut times: [f64; RUNS]| {
        times.sort_by(f64::total_cmp);
        times[RUNS / 2]
    };
    all.into_iter().map(median).collect()
}

/// Nanoseconds an element of one run.
fn timed(run: &mut dyn FnMut()) -> f64 {
    let began = Instant::now();
    run();
    began.elapsed().as_secs_f64() * 1e9 / N as f64
}

/// The fastest sample of each column.
fn fastest(columns: &mut [Column<'_>]) -> Vec<f64> {
    let mut best = vec![f64::INFINITY; columns.len()];
    for _ in 0..ROUNDS {
        for ((_, run), best) in columns.iter_mut().zip(&mut best) {
            *best = best.min(timed(run));
        }
    }
    best
}
