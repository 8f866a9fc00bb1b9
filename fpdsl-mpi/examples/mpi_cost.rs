//! What sums over ranks cost beside `MPI_Allreduce(MPI_SUM)` of the same data, and the sizes of the messages.
//!
//! `cargo run --release --example mpi_cost -- [ELEMENTS]` starts itself over 1, 2, 4, 8 and 16 ranks and prints a table. `--model` says
//! what the sizes of partials come to for up to 10^5 ranks.

#[path = "../support/launch.rs"]
mod launch;

use std::error::Error;
use std::hint::black_box;
use std::time::Instant;

use fpdsl::exact::Accumulator;
use fpdsl::prelude::*;
use fpdsl::reductions::Partial;
use fpdsl_mpi::prelude::*;
use mpi::collective::SystemOperation;
use mpi::topology::SimpleCommunicator;
use mpi::traits::*;

const RANKS: [usize; 5] = [1, 2, 4, 8, 16];
const TIMES: usize = 15;

#[fp(identity = 0.0)]
fn add(a: f64, b: f64) -> f64 {
    a + b
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut n = 1 << 24;
    for argument in std::env::args().skip(1) {
        match argument.as_str() {
            "--model" => {
                model();
                return Ok(());
            }
            number => n = number.parse()?,
        }
    }
    if launch::is_a_rank() { rank(n) } else { table(n) }
}

fn table(n: usize) -> Result<(), Box<dyn Error>> {
    println!("{n} numbers over all ranks; microseconds, medians of {TIMES}, of the slowest rank\n");
    println!(
        "| ranks | loop + `MPI_SUM` | `add::reduce` on ranks | `exact::sum_over` | `MPI_SUM` alone | `merge_over` alone | `exact::merge_over` alone | bytes |"
    );
    println!("|--:|--:|--:|--:|--:|--:|--:|--:|");
    for ranks in RANKS {
        let status = launch::over(ranks, [n.to_string()])?.status()?;
        if !status.success() {
            return Err(format!("{ranks} ranks: {status}").into());
        }
    }
    Ok(())
}

fn rank(n: usize) -> Result<(), Box<dyn Error>> {
    let (universe, _) =
        mpi::initialize_with_threading(mpi::Threading::Funneled).ok_or("initialised twice")?;
    let (world, dev) = (universe.world(), Device::host());
    let mine = fpdsl_mpi::share(&world, n);
    let x: Vec<f64> = mine.clone().map(|i| 1.0 / (i + 1) as f64).collect();

    let all_reduce = |here: f64| {
        let mut sum = 0.0;
        world.all_reduce_into(&here, &mut sum, SystemOperation::sum());
        sum
    };
    let partial = add::reduce(&x).partial(&dev, mine.start)?;
    let mut accumulator = Accumulator::new();
    accumulator.add(&dev, &x)?;
    let bytes = partial.to_bytes().len();
    let mut largest = 0;
    world.all_reduce_into(&bytes, &mut largest, SystemOperation::max());

    let cells = [
        median(&world, || all_reduce(unordered(&x))),
        median(&world, || {
            add::reduce(&x).run(&Ranks::new(&world, &dev, mine.start))
        }),
        median(&world, || fpdsl_mpi::exact::sum_over::<Rn, _>(&world, &dev, &x)),
        median(&world, || all_reduce(1.0)),
        median(&world, || fpdsl_mpi::merge_over(&world, Ok(partial.clone()))),
        median(&world, || {
            fpdsl_mpi::exact::merge_over(&world, Ok(accumulator.clone()))
        }),
    ];
    if world.rank() == 0 {
        let cells: Vec<String> = cells.iter().map(|time| format!("{time:.0}")).collect();
        println!("| {} | {} | {largest} |", world.size(), cells.join(" | "));
    }
    Ok(())
}

/// A sum as fast as memory, in any order.
fn unordered(x: &[f64]) -> f64 {
    let mut sums = [0.0; 32];
    let (chunks, rest) = x.as_chunks::<32>();
    for chunk in chunks {
        for (sum, x) in sums.iter_mut().zip(chunk) {
            *sum += x;
        }
    }
    sums.iter().chain(rest).sum()
}

/// Microseconds of a call that all ranks make, of the slowest.
fn median<R>(world: &SimpleCommunicator, call: impl Fn() -> R) -> f64 {
    let mut times: Vec<f64> = (0..TIMES)
        .map(|_| {
            world.barrier();
            let began = Instant::now();
            black_box(call());
            let here = began.elapsed().as_secs_f64() * 1e6;
            let mut slowest = 0.0;
            world.all_reduce_into(&here, &mut slowest, SystemOperation::max());
            slowest
        })
        .collect();
    times.sort_by(f64::total_cmp);
    times[TIMES / 2]
}

/// What a message of a network costs, in microseconds: each, and each byte (10 GB/s).
const MESSAGE: f64 = 2.0;
const BYTE: f64 = 1e-4;

/// Bytes of a partial beside its values.
const HEAD: usize = 102;

/// What partials hold on the way to rank 0, and the time that follows for a network.
fn model() {
    println!("writing, reading and merging a partial, here, in microseconds\n");
    println!("| values | bytes | `to_bytes` | `from_bytes` | `merge` |");
    println!("|--:|--:|--:|--:|--:|");
    let (few, many) = (local(1 << 20), local(1_000_000));
    let each = (many.1 - few.1) / (many.0 - few.0) as f64;
    let local =
        |rounds: u32, values: usize| f64::from(rounds) * (few.1 - each * few.0 as f64) + each * values as f64;

    println!("\n{MESSAGE} us a message, {} GB/s\n", 1e-3 / BYTE);
    println!(
        "| ranks | elements of a rank | rounds, up and down | largest message, bytes | bytes of a path | network, us | ranks, us | `MPI_SUM`, us | `exact`, us |"
    );
    println!("|--:|--:|--:|--:|--:|--:|--:|--:|--:|");
    for elements in [1 << 20, 1_000_000] {
        for ranks in [16, 1_000, 10_000, 100_000] {
            let (rounds, largest, path) = messages(ranks, elements);
            let bytes = |values: usize, messages: u32| size_of::<f64>() * values + HEAD * messages as usize;
            let messages = 2.0 * f64::from(rounds) * MESSAGE;
            let words = size_of::<i64>() * (fpdsl::exact::WORDS + 1);
            println!(
                "| {ranks} | {elements} | {} | {} | {} | {:.0} | {:.0} | {messages:.0} | {:.0} |",
                2 * rounds,
                bytes(largest, 1),
                bytes(path, rounds),
                messages + BYTE * bytes(path, rounds) as f64,
                local(rounds, path),
                messages + 2.0 * f64::from(rounds) * BYTE * words as f64,
            );
        }
    }
}

/// The values of a partial of this many elements, and the microseconds that a round takes with it.
fn local(elements: usize) -> (usize, f64) {
    let dev = Device::host();
    let x = vec![0.1; elements];
    let part = |k: usize| add::reduce(&x).partial(&dev, k * elements).expect("a partial");
    let (left, right) = (part(62), part(63));
    let bytes = right.to_bytes();
    let times = [
        fastest(|| right.to_bytes()),
        fastest(|| Partial::<add>::from_bytes(&bytes)),
        fastest(|| left.clone().merge(right.clone())),
    ];
    let [write, read, merge] = times;
    println!(
        "| {} | {} | {write:.1} | {read:.1} | {merge:.1} |",
        right.held(),
        bytes.len()
    );
    (right.held(), times.iter().sum())
}

/// Microseconds of a call, the fastest of many.
fn fastest<R>(call: impl Fn() -> R) -> f64 {
    let time = |_| {
        let began = Instant::now();
        black_box(call());
        began.elapsed().as_secs_f64() * 1e6
    };
    (0..200).map(time).fold(f64::INFINITY, f64::min)
}

/// The rounds of the tree, the largest partial that is sent, and the largest of each round together.
fn messages(ranks: usize, each: usize) -> (u32, usize, usize) {
    let (mut rounds, mut largest, mut path) = (0, 0, 0);
    let mut step = 1;
    while step < ranks {
        let sent = (step..ranks)
            .step_by(2 * step)
            .map(|rank| held(each * rank, each * ranks.min(rank + step)));
        let most = sent.max().unwrap_or(0);
        (rounds, largest, path) = (rounds + 1, largest.max(most), path + most);
        step *= 2;
    }
    (rounds, largest, path)
}

/// The number of values of the partial of positions from `start` to `end`: see the guide's chapter on sums at any scale.
fn held(mut start: usize, mut end: usize) -> usize {
    const PART: usize = 4096;
    let mut values = 0;
    loop {
        let (first, last) = (start.next_multiple_of(PART), end / PART * PART);
        if first > last {
            return values + (end - start);
        }
        // Behind the last border: 128 running values, and less than a row of 128.
        let right = end - last;
        values += (first - start) + if right < 128 { right } else { 128 + right % 128 };
        if first == last {
            return values;
        }
        (start, end) = (first / 256, last / 256);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn partials_hold_so_many_values() {
        let dev = Device::host();
        for (start, len) in [
            (0, 9),
            (0, 4096),
            (4095, 2),
            (5, 10_000),
            (8192, 70_001),
            (1 << 40, 1 << 18),
            (12_345, 1_300_000),
        ] {
            let partial = add::reduce(vec![1.0; len])
                .partial(&dev, start)
                .expect("a partial");
            assert_eq!(held(start, start + len), partial.held(), "{len} from {start} on");
        }
    }
}
