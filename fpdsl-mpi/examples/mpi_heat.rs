//! The heat equation on a plate whose rows are shared out to the ranks. Before each step, neighbours exchange the rows at their border.
//! The field has the bits of the example `heat` of fpdsl in one process.
//!
//! `cargo run --release --example mpi_heat -- [--quick] [FOLDER]` starts itself over 1, 2, 3, 7 and 16 ranks and compares. Under mpirun it
//! is one of the ranks.

// It also has the run over several devices.
#[allow(dead_code)]
#[path = "../../examples/heat/functions.rs"]
mod functions;
#[path = "../support/launch.rs"]
mod launch;
#[path = "../../examples/support/mod.rs"]
mod support;

use std::error::Error;
use std::ops::Range;
use std::time::Instant;

use fpdsl::prelude::*;
use fpdsl_mpi::prelude::*;
use mpi::point_to_point::send_receive_into;
use mpi::topology::{Process, SimpleCommunicator};
use mpi::traits::*;
use support::digest;
use support::options::Options;
use support::picture::Picture;

const RANKS: [usize; 5] = [1, 2, 3, 7, 16];
const K: f64 = 0.2;

#[fp(identity = 0.0)]
fn add(a: f64, b: f64) -> f64 {
    a + b
}

/// One step at a point of a rank's rows, with the operations of the example `heat` in their order. `u` has one more row on either side;
/// `top` is the first row of the rank.
#[fp]
fn step(i: Index2, n: usize, top: usize, u: &[f64], k: f64) -> f64 {
    let (x, y) = (i.x(), top + i.y());
    let here = (i.y() + 1) * n + x;
    if x == 0 || y == 0 || x + 1 == n || y + 1 == n {
        return u[here];
    }
    let around = u[here - 1] + u[here + 1] + u[here - n] + u[here + n];
    (1.0 - 4.0 * k) * u[here] + k * around
}

fn main() -> Result<(), Box<dyn Error>> {
    let options = Options::from_args();
    let (n, steps) = if options.quick { (65, 200) } else { (257, 2_000) };
    if launch::is_a_rank() {
        rank(&options, n, steps)
    } else {
        table(n, steps)
    }
}

/// A row for each number of ranks.
fn table(n: usize, steps: usize) -> Result<(), Box<dyn Error>> {
    println!("a plate of {n} x {n} points, {steps} steps\n");
    println!("| ranks | digest of the field | its sum | s |");
    println!("|--:|---|---|--:|");
    for ranks in RANKS {
        let status = launch::over(ranks, std::env::args().skip(1))?.status()?;
        if !status.success() {
            return Err(format!("{ranks} ranks: {status}").into());
        }
    }
    println!("\neach is the field of one process, bit for bit");
    Ok(())
}

/// What each rank does; rank 0 compares and draws.
fn rank(options: &Options, n: usize, steps: usize) -> Result<(), Box<dyn Error>> {
    let (universe, _) =
        mpi::initialize_with_threading(mpi::Threading::Funneled).ok_or("initialised twice")?;
    let (world, dev) = (universe.world(), Device::best());
    let (rank, size) = (world.rank() as usize, world.size() as usize);
    if size > n {
        return Err(format!("{size} ranks for {n} rows; start at most {n}").into());
    }
    let rows = n * rank / size..n * (rank + 1) / size;

    let began = Instant::now();
    let field = run(&world, &dev, n, rows.clone(), steps);
    let sum = add::reduce(&field).run(&Ranks::new(&world, &dev, n * rows.start))?;
    let seconds = began.elapsed().as_secs_f64();
    let Some(field) = gathered(&world, &field) else {
        return Ok(());
    };
    println!(
        "| {size} | {:016x} | {sum:.15e} | {seconds:.2} |",
        digest::of_f64s(&field)
    );

    let alone = functions::run::<Rn>(&dev, n, K, steps)?;
    let bits = |field: &[f64]| field.iter().map(|x| x.to_bits()).collect::<Vec<_>>();
    if bits(&field) != bits(&alone) || sum.to_bits() != add::reduce(&alone).run(&dev)?.to_bits() {
        return Err("these are not the bits of one process".into());
    }
    if size == RANKS[RANKS.len() - 1] {
        options.write("mpi_heat.png", &picture(&field, n).png()?)?;
    }
    Ok(())
}

/// The rows of this rank after some steps.
fn run(world: &SimpleCommunicator, dev: &Device, n: usize, rows: Range<usize>, steps: usize) -> Vec<f64> {
    let own = n..n * (rows.len() + 1);
    let mut u = vec![0.0; n * (rows.len() + 2)];
    u[own.clone()].copy_from_slice(&functions::plate(n)[n * rows.start..n * rows.end]);
    let mut next = u.clone();
    for _ in 0..steps {
        exchange(world, n, &mut u);
        let computed = step::launch((n, rows.len()), n, rows.start, &u, K).into(dev, &mut next[own.clone()]);
        if let Err(error) = computed {
            // The neighbours wait for rows.
            eprintln!("rank {}: {error}", world.rank());
            world.abort(1);
        }
        std::mem::swap(&mut u, &mut next);
    }
    u[own].to_vec()
}

/// Fills the rows beside this rank's with those of its neighbours. Beside the plate's border nobody reads them.
fn exchange(world: &SimpleCommunicator, n: usize, u: &mut [f64]) {
    let neighbour = |rank| {
        (0..world.size())
            .contains(&rank)
            .then(|| world.process_at_rank(rank))
    };
    let (above, below) = (neighbour(world.rank() - 1), neighbour(world.rank() + 1));
    let last = u.len() - 2 * n;
    let (own, beyond) = u.split_at_mut(last + n);
    shift(&own[n..2 * n], &above, beyond, &below);
    let (beyond, own) = u.split_at_mut(n);
    shift(&own[last - n..last], &below, beyond, &above);
}

/// Sends a row to one neighbour and receives one from the other, where there are any.
fn shift(sent: &[f64], to: &Option<Process>, received: &mut [f64], from: &Option<Process>) {
    match (to, from) {
        (Some(to), Some(from)) => drop(send_receive_into(sent, to, received, from)),
        (Some(to), None) => to.send(sent),
        (None, Some(from)) => drop(from.receive_into(received)),
        (None, None) => {}
    }
}

/// The rows of all ranks, on rank 0.
fn gathered(world: &SimpleCommunicator, mine: &[f64]) -> Option<Vec<f64>> {
    if world.rank() > 0 {
        world.process_at_rank(0).send(mine);
        return None;
    }
    let mut field = mine.to_vec();
    for rank in 1..world.size() {
        let (rows, _) = world.process_at_rank(rank).receive_vec::<f64>();
        field.extend(rows);
    }
    Some(field)
}

/// Dark to red to yellow to white, with a line at every tenth.
fn picture(field: &[f64], n: usize) -> Picture {
    const SIZE: usize = 2;
    let mut picture = Picture::new(n * SIZE, n * SIZE, [0; 3]);
    for (p, &u) in field.iter().enumerate() {
        let band = |q: usize| (field.get(q).unwrap_or(&u) * 10.0).floor();
        let line = band(p) != band(p + n) || band(p) != band(p + 1);
        let channel = |from: f64| {
            if line {
                40
            } else {
                (255.0 * (3.0 * u - from).clamp(0.0, 1.0)) as u8
            }
        };
        let colour = [channel(0.0), channel(1.0), channel(2.0)];
        picture.fill(p % n * SIZE, p / n * SIZE, SIZE, colour);
    }
    picture
}
