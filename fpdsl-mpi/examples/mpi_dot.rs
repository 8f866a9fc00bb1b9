//! A dot product of numbers that are made from their positions: the same bits for every number of ranks, and what `MPI_SUM` gives.
//!
//! `cargo run --release --example mpi_dot -- 1000000000` starts itself over 1, 2, 3, 7 and 16 ranks and prints a table. Under mpirun it
//! is one of the ranks: `mpirun -n 4 mpi_dot 1000000000`.

#[path = "../support/launch.rs"]
mod launch;

use std::error::Error;
use std::time::Instant;

use fpdsl::exact::Accumulator;
use fpdsl::prelude::*;
use fpdsl_mpi::prelude::*;
use mpi::collective::SystemOperation;
use mpi::traits::*;

const RANKS: [usize; 5] = [1, 2, 3, 7, 16];

/// Elements whose products are added exactly at a time.
const CHUNK: usize = 1 << 16;

#[fp(identity = 0.0)]
fn add(a: f64, b: f64) -> f64 {
    a + b
}

/// A number between -1 and 1 for a position of a sequence.
#[fp]
fn number(sequence: u64, position: u64) -> f64 {
    let mut k = position * 0x9E37_79B9_7F4A_7C15 + sequence;
    k = (k ^ (k >> 30)) * 0xBF58_476D_1CE4_E5B9;
    k = (k ^ (k >> 27)) * 0x94D0_49BB_1331_11EB;
    let digits = (k >> 11) as f64 * 1.110_223_024_625_156_5e-16;
    if k & 1 == 0 { digits } else { -digits }
}

/// The product of two sequences at a position.
#[fp]
fn product(i: Index) -> f64 {
    number(1, i.x() as u64) * number(2, i.x() as u64)
}

/// A sequence from a position on.
#[fp]
fn numbers(i: Index, sequence: u64, first: u64) -> f64 {
    number(sequence, first + i.x() as u64)
}

fn main() -> Result<(), Box<dyn Error>> {
    let n = match std::env::args().nth(1) {
        Some(text) => text.parse()?,
        None => 10_000_000,
    };
    if launch::is_a_rank() { rank(n) } else { table(n) }
}

/// A row for each number of ranks.
fn table(n: usize) -> Result<(), Box<dyn Error>> {
    println!("the dot product of {n} numbers\n");
    println!(
        "| ranks | `launch_partial` + `merge_over` | s | exactly, rounded once | s | loop + `MPI_SUM` | s |"
    );
    println!("|--:|---|--:|---|--:|---|--:|");
    let mut rows = Vec::new();
    for ranks in RANKS {
        let output = launch::over(ranks, [n.to_string()])?.output()?;
        let text = String::from_utf8_lossy(&output.stdout);
        print!("{text}");
        if !output.status.success() {
            return Err(format!("{}: {}", output.status, String::from_utf8_lossy(&output.stderr)).into());
        }
        let cells: Vec<String> = text.split('|').map(|cell| cell.trim().to_owned()).collect();
        rows.push((cells.get(2).cloned(), cells.get(4).cloned()));
    }
    if rows.iter().any(|row| *row != rows[0]) {
        return Err("the bits depend on the number of ranks".into());
    }
    println!("\nthe first two have the same bits for every number of ranks");
    Ok(())
}

/// What each rank does; rank 0 prints the row.
fn rank(n: usize) -> Result<(), Box<dyn Error>> {
    let (universe, _) =
        mpi::initialize_with_threading(mpi::Threading::Funneled).ok_or("initialised twice")?;
    let (world, dev) = (universe.world(), Device::best());
    let mine = fpdsl_mpi::share(&world, n);

    let began = Instant::now();
    let partial = product::launch(n).reduce::<add>().partial(&dev, mine.clone());
    let dot = fpdsl_mpi::merge_over(&world, partial)?;
    let dot_seconds = began.elapsed().as_secs_f64();

    let began = Instant::now();
    let mut sum = Accumulator::new();
    let added = mine.clone().step_by(CHUNK).try_for_each(|first| {
        let len = CHUNK.min(mine.end - first);
        let x = numbers::launch(len, 1, first as u64).run(&dev)?;
        let y = numbers::launch(len, 2, first as u64).run(&dev)?;
        sum.add_products(&dev, &x, &y)
    });
    let exact: f64 = fpdsl_mpi::exact::merge_over(&world, added.map(|()| sum))?.round::<Rn, f64>();
    let exact_seconds = began.elapsed().as_secs_f64();

    let began = Instant::now();
    let here: f64 = mine.map(|i| product(Index::new(i))).sum();
    let mut plain = 0.0;
    world.all_reduce_into(&here, &mut plain, SystemOperation::sum());
    let plain_seconds = began.elapsed().as_secs_f64();

    if world.rank() == 0 {
        let cell = |x: f64| format!("`{:016x}` {x:.16e}", x.to_bits());
        println!(
            "| {} | {} | {dot_seconds:.2} | {} | {exact_seconds:.2} | {} | {plain_seconds:.2} |",
            world.size(),
            cell(dot),
            cell(exact),
            cell(plain),
        );
    }
    Ok(())
}
