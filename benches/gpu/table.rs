//! Rows that take turns, timed by the GPU's clock.

use std::sync::Arc;

use fpdsl::cuda::cudarc::driver::CudaStream;
use fpdsl::cuda::cudarc::driver::sys::CUevent_flags::CU_EVENT_DEFAULT;

use super::Outcome;
use super::between::Before;

/// Launches between two readings of the clock, so that what lies between launches is in the time as well.
const BATCH: u32 = 5;

/// A measurement.
pub struct Row<'a> {
    name: &'static str,
    bytes: usize,
    launch: Box<dyn FnMut() -> Outcome + 'a>,
    /// Milliseconds a launch, one for each round.
    times: Vec<f32>,
    /// Likewise, after each kind of pause.
    after: [Vec<f32>; Before::ALL.len()],
}

impl<'a> Row<'a> {
    /// A launch that reads and writes this many bytes.
    pub fn new(name: &'static str, bytes: usize, launch: impl FnMut() -> Outcome + 'a) -> Self {
        Row {
            name,
            bytes,
            launch: Box::new(launch),
            times: Vec::new(),
            after: Default::default(),
        }
    }

    /// Milliseconds: the fastest and the median.
    fn summary(&mut self) -> (f32, f32) {
        let median = median(&mut self.times);
        (self.times[0], median)
    }
}

fn median(times: &mut [f32]) -> f32 {
    times.sort_by(f32::total_cmp);
    times[times.len() / 2]
}

/// How rows are measured.
pub struct Table<'a> {
    stream: &'a Arc<CudaStream>,
    rounds: usize,
}

impl<'a> Table<'a> {
    /// On a stream, in this many rounds.
    pub fn new(stream: &'a Arc<CudaStream>, rounds: usize) -> Self {
        Table {
            stream,
            rounds: rounds.max(1),
        }
    }

    /// Measures all rows and prints them; shares are of the first, which is the copy.
    pub fn measure(&mut self, rows: &mut [Row<'_>]) -> Outcome {
        self.run(rows)?;
        println!(
            "\n| kernel | ms, fastest | ms, median | ms, after other work | ms, after sleep | GB/s, median | of the copy's |"
        );
        println!("|---|---|---|---|---|---|---|");
        let mut copy = None;
        for row in rows {
            let (fastest, median) = row.summary();
            let rate = row.bytes as f64 / f64::from(median) / 1e6;
            let share = rate / *copy.get_or_insert(rate);
            let [work, sleep] = row.after.each_mut().map(|times| self::median(times));
            println!(
                "| {} | {fastest:.4} | {median:.4} | {work:.4} | {sleep:.4} | {rate:.0} | {share:.3} |",
                row.name
            );
        }
        println!();
        Ok(())
    }

    /// Measures all rows: milliseconds of each, the median.
    pub fn medians<const N: usize>(
        &self,
        rows: &mut [Row<'_>; N],
    ) -> Result<[f32; N], Box<dyn std::error::Error>> {
        self.run(rows)?;
        Ok(rows.each_mut().map(|row| row.summary().1))
    }

    fn run(&self, rows: &mut [Row<'_>]) -> Outcome {
        for round in 0..=self.rounds {
            for row in &mut *rows {
                let time = self.time(row)?;
                // The first round compiles, and wakes the clocks.
                if round > 0 {
                    row.times.push(time);
                }
                for (which, before) in Before::ALL.into_iter().enumerate() {
                    before.pass();
                    let time = self.time(row)?;
                    row.after[which].push(time);
                }
            }
        }
        Ok(())
    }

    /// Prints how fast the row `name` is beside each row whose name begins with `others`, by medians.
    pub fn compare(&self, rows: &mut [Row<'_>], name: &str, others: &str) {
        let medians: Vec<_> = rows.iter_mut().map(|row| (row.name, row.summary().1)).collect();
        let Some(&(_, own)) = medians.iter().find(|row| row.0 == name) else {
            return;
        };
        let others: Vec<_> = medians
            .iter()
            .filter(|row| row.0.starts_with(others))
            .map(|(other, time)| format!("{name}: {:.3} times as fast as {other}\n", time / own))
            .collect();
        if !others.is_empty() {
            println!("{}", others.concat());
        }
    }

    fn time(&self, row: &mut Row<'_>) -> Result<f32, Box<dyn std::error::Error>> {
        let start = self.stream.record_event(Some(CU_EVENT_DEFAULT))?;
        for _ in 0..BATCH {
            (row.launch)()?;
        }
        let end = self.stream.record_event(Some(CU_EVENT_DEFAULT))?;
        Ok(start.elapsed_ms(&end)? / BATCH as f32)
    }
}
