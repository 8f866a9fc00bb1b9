//! The sum of a file of binary64 numbers that need not fit in memory: the bits of the sum on one thread, whatever the chunks, with a
//! checkpoint in the middle.
//!
//! `cargo run --release --example stream_sum` writes and sums ten million numbers. `-- 1000000000` takes a billion (an 8 GB file),
//! `-- --quick` a hundred thousand. A chunk is 1 MiB, and is held twice: as bytes and as numbers.

use std::error::Error;
use std::fs::File;
use std::io::{self, BufWriter, Read, Write};
use std::path::Path;
use std::time::Instant;

use fpdsl::prelude::*;
use fpdsl::reductions::{Accumulation, Partial};

#[fp(identity = 0.0)]
fn add(a: f64, b: f64) -> f64 {
    a + b
}

/// The number at a place of the file.
#[fp]
fn number(i: Index) -> f64 {
    let k = (i.x() as u64 + 1) * 0x9E37_79B9_7F4A_7C15;
    let digits = (k >> 11) as f64 * 1.110_223_024_625_156_5e-16;
    if k & 1 == 0 { digits } else { -digits / 3.0 }
}

/// Numbers of a chunk.
const CHUNK: usize = 1 << 17;

fn main() -> Result<(), Box<dyn Error>> {
    let mut n = 10_000_000;
    let mut folder = Path::new("target").join("examples-out");
    for argument in std::env::args().skip(1) {
        match argument.parse() {
            Ok(number) => n = number,
            Err(_) if argument == "--quick" => n = 100_000,
            Err(_) => folder = argument.into(),
        }
    }
    std::fs::create_dir_all(&folder)?;
    let device = Device::best();
    println!("device: {}", device.name());

    let path = folder.join("stream_sum.f64");
    write(&path, n)?;
    let began = Instant::now();
    let streamed = sum(&device, &path, n)?;
    let seconds = began.elapsed().as_secs_f64();
    let gigabytes = (n * size_of::<f64>()) as f64 / 1e9;
    println!(
        "\n{n} numbers: {streamed:e} in {seconds:.2} s, {:.2} GB/s",
        gigabytes / seconds
    );
    std::fs::remove_file(&path)?;

    // The same numbers without a file: all at once, on the device.
    let reduced = number::launch(n).reduce::<add>().run(&device)?;
    println!(
        "the reduction of `launch` gives {reduced:e}: {}",
        verdict(streamed, reduced)
    );
    Ok(())
}

/// Chunk after chunk, as they come from the file. Half-way the sum is saved and resumed, as after a break.
fn sum(device: &Device, path: &Path, n: usize) -> Result<f64, Box<dyn Error>> {
    let mut file = File::open(path)?;
    let mut sum = Accumulation::<add>::new(device);
    let (mut bytes, mut chunk) = (vec![0; CHUNK * size_of::<f64>()], Vec::with_capacity(CHUNK));
    let mut saved = false;
    while sum.len() < n {
        let count = CHUNK.min(n - sum.len());
        let bytes = &mut bytes[..count * size_of::<f64>()];
        file.read_exact(bytes)?;
        chunk.clear();
        chunk.extend(
            bytes
                .as_chunks()
                .0
                .iter()
                .map(|&number| f64::from_le_bytes(number)),
        );
        sum.push(&chunk)?;
        progress(sum.len(), n)?;
        if !saved && sum.len() >= n / 2 {
            let checkpoint = sum.partial().to_bytes();
            println!(
                "\na checkpoint of {} bytes behind {} numbers",
                checkpoint.len(),
                sum.len()
            );
            sum = Accumulation::resume(device, Partial::from_bytes(&checkpoint)?)?;
            saved = true;
        }
    }
    Ok(sum.finish()?)
}

fn write(path: &Path, n: usize) -> io::Result<()> {
    let mut file = BufWriter::new(File::create(path)?);
    (0..n).try_for_each(|i| file.write_all(&number(Index::new(i)).to_le_bytes()))?;
    file.flush()
}

/// A line that is written over.
fn progress(done: usize, n: usize) -> io::Result<()> {
    let tenths = 40 * done / n;
    print!("\r[{:<40}] {} %", "#".repeat(tenths), 100 * done / n);
    io::stdout().flush()
}

fn verdict(one: f64, other: f64) -> &'static str {
    match one.to_bits() == other.to_bits() {
        true => "the same bits",
        false => "OTHER BITS",
    }
}
