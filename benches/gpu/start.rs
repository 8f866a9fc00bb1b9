//! The cost of the first launch of a kernel that another process has compiled.

use std::process::Command;
use std::time::Instant;

use fpdsl::prelude::*;

use super::Outcome;
use super::functions::axpy;

/// Set in the processes that launch once.
const CHILD: &str = "FPDSL_BENCH_START";

/// Returns true if this is one of them.
pub fn is_child() -> bool {
    std::env::var_os(CHILD).is_some()
}

/// Prints how many milliseconds the first launch takes, and the second: from the call until the result is there.
pub fn launch_once() -> Outcome {
    let dev = Device::cuda(0)?;
    let (x, y) = (Buffer::new(&dev, &[1.0; 1000])?, Buffer::new(&dev, &[2.0; 1000])?);
    dev.synchronize()?;
    for _ in 0..2 {
        let start = Instant::now();
        let result = axpy::map(0.5, &x, &y).run(&dev)?;
        dev.synchronize()?;
        print!("{:.3} ", start.elapsed().as_secs_f64() * 1e3);
        drop(result);
    }
    println!();
    Ok(())
}

/// Fills a cache of its own in one process, and measures in others.
pub fn measure() -> Outcome {
    let cache = tempfile::tempdir()?;
    let run = || -> Result<Vec<f64>, Box<dyn std::error::Error>> {
        let output = Command::new(std::env::current_exe()?)
            .env(CHILD, "1")
            .env("FPDSL_CACHE_DIR", cache.path())
            .output()?;
        let text = String::from_utf8(output.stdout)?;
        let times = text
            .split_whitespace()
            .map(str::parse)
            .collect::<Result<Vec<f64>, _>>()?;
        match times[..] {
            [_, _] => Ok(times),
            _ => Err(String::from_utf8_lossy(&output.stderr).into_owned().into()),
        }
    };
    println!("| first launch in a process | ms | second launch, ms |\n|---|---|---|");
    let compiled = run()?;
    println!("| compiled | {:.2} | {:.2} |", compiled[0], compiled[1]);
    let mut cached = (0..9).map(|_| run()).collect::<Result<Vec<_>, _>>()?;
    cached.sort_by(|a, b| a[0].total_cmp(&b[0]));
    println!(
        "| from the cache, median of 9 | {:.2} | {:.2} |",
        cached[4][0], cached[4][1]
    );
    Ok(())
}
