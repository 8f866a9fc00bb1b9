//! Kernels on a GPU: against the same by hand in CUDA C++, against copies from device memory to device memory, sums against those of
//! CUB, which nvcc compiles when it is found, products against a tile by hand and cuBLAS, and elementary functions against CUDA's own.
//!
//! Without a GPU it says so and succeeds. With one it prints a table: the time of a launch by the GPU's own clock,
//! the fastest and the median of rounds in which all rows take turns, and the medians of launches between other work and after sleep. `cargo bench --bench gpu 100000000 20` sets the number
//! of elements and of rounds. What a kernel from the cache costs is measured in processes of their own.

#[path = "../between/mod.rs"]
mod between;
mod cub;
mod cublas;
mod hand;
mod math;
mod nvcc;
mod peers;
mod products;
mod start;
mod table;
mod tile;

use std::hint::black_box;

use cub::Cub;
use fpdsl::prelude::*;
use hand::Hand;
use table::{Row, Table};

/// Mapped only, never called.
#[allow(dead_code)]
mod functions {
    use fpdsl::prelude::*;

    #[fp(contract = true)]
    pub fn axpy(a: f32, x: f32, y: f32) -> f32 {
        a * x + y
    }

    #[fp(mode = "ru", contract = true)]
    pub fn axpy_up(a: f32, x: f32, y: f32) -> f32 {
        a * x + y
    }

    #[fp(contract = true)]
    pub fn axpy64(a: f64, x: f64, y: f64) -> f64 {
        a * x + y
    }

    #[fp(mode = "ru", contract = true)]
    pub fn axpy64_up(a: f64, x: f64, y: f64) -> f64 {
        a * x + y
    }

    #[fp(identity = 0.0)]
    pub fn add(a: f32, b: f32) -> f32 {
        a + b
    }

    #[fp(identity = 0.0)]
    pub fn add64(a: f64, b: f64) -> f64 {
        a + b
    }
}

type Outcome = Result<(), Box<dyn std::error::Error>>;

fn main() -> Outcome {
    if start::is_child() {
        return start::launch_once();
    }
    let dev = match Device::cuda(0) {
        Ok(dev) => dev,
        Err(why) => {
            println!("nothing is measured, there is no GPU: {why}");
            return Ok(());
        }
    };
    let mut numbers = std::env::args()
        .skip(1)
        .filter_map(|argument| argument.parse().ok());
    let n: usize = numbers.next().unwrap_or(100_000_000);
    let rounds: usize = numbers.next().unwrap_or(20);
    println!("{}, {n} elements, {rounds} rounds", dev.name());
    let cub = Cub::new(dev.cuda_stream().ok_or("this is no CUDA device")?);
    match &cub {
        Ok(cub) => println!("{}\n", cub.about),
        Err(why) => println!("not compared with CUB: {why}\n"),
    }
    singles(&dev, cub.as_ref().ok(), n, rounds)?;
    doubles(&dev, cub.as_ref().ok(), n, rounds)?;
    start::measure()?;
    products::measure(&dev, rounds)?;
    // The host computes these, too.
    math::measure(&dev, n / 5, rounds)
}

/// Prints how far a sum is from the exact one. In none is a value part of 4096 additions one after the other.
fn judge(name: &str, sum: f64, exact: f64, epsilon: f64) {
    let (error, bound) = ((sum - exact).abs() / exact, 2048.0 * epsilon);
    let verdict = if error <= bound { "within" } else { "NOT WITHIN" };
    println!("{name}: relative error {error:.1e}, {verdict} {bound:.1e}");
}

macro_rules! rows {
    ($run:ident, $native:ident, $axpy:ident, $up:ident, $add:ident, $hand:literal, $fma:literal, $fma_up:literal) => {
        fn $run(dev: &Device, cub: Option<&Cub>, n: usize, rounds: usize) -> Outcome {
            use functions::{$add, $axpy, $up};
            let stream = dev.cuda_stream().ok_or("this is no CUDA device")?.clone();
            let values = |salt: usize| -> Vec<$native> {
                (0..n)
                    .map(|i| ((i * 7 + salt) % 1000) as $native / 8.0)
                    .collect()
            };
            let (x, y) = (Buffer::new(dev, &values(1))?, Buffer::new(dev, &values(2))?);
            let (mut out, mut out_up) = (Buffer::new(dev, &values(3))?, Buffer::new(dev, &values(3))?);
            let hand = Hand::new(dev, $hand, stringify!($native), $fma)?;
            let hand_up = Hand::new(dev, $hand, stringify!($native), $fma_up)?;
            let (hx, hy) = (
                stream.clone_htod(&values(1))?,
                stream.clone_htod(&values(2))?,
            );
            let (mut copy, mut by_hand) = (
                stream.clone_htod(&values(3))?,
                stream.clone_htod(&values(3))?,
            );
            let a: $native = 1.25;

            // The same kernel, with the same result.
            $up::map(a, &x, &y).into(dev, &mut out_up)?;
            hand_up.launch(&stream, &mut by_hand, a, &hx, &hy)?;
            let same = out_up.to_vec()? == stream.clone_dtoh(&by_hand)?;
            println!(
                "{}: results of both kernels {}",
                stringify!($native),
                ["differ", "agree"][usize::from(same)]
            );

            // All values are eighths.
            let exact = (0..n).map(|i| (i * 7 + 1) % 1000).sum::<usize>() as f64 / 8.0;
            let judge = |name, sum: $native| judge(name, sum.into(), exact, $native::EPSILON.into());
            judge("sum, reduce", $add::reduce(&x).run(dev)?);
            let sums = cub.map_or(Ok(Vec::new()), |cub| cub.sums(&stream, &hx));
            let mut sums = sums.unwrap_or_else(|why| {
                println!("not compared with CUB: {why}");
                Vec::new()
            });
            for sum in &mut sums {
                judge(sum.name, sum.value()?);
            }

            let bytes = n * size_of::<$native>();
            let mut table = Table::new(&stream, rounds);
            let mut rows = vec![
                Row::new(
                    "copy",
                    2 * bytes,
                    || Ok(stream.memcpy_dtod(&hx, &mut copy)?),
                ),
                Row::new("axpy rn, by hand", 3 * bytes, || {
                    hand.launch(&stream, &mut by_hand, a, &hx, &hy)
                }),
                Row::new("axpy rn, into", 3 * bytes, || {
                    Ok($axpy::map(a, &x, &y).into(dev, &mut out)?)
                }),
                Row::new("axpy ru, into", 3 * bytes, || {
                    Ok($up::map(a, &x, &y).into(dev, &mut out_up)?)
                }),
                Row::new("sum, reduce", bytes, || {
                    black_box($add::reduce(&x).run(dev)?);
                    Ok(())
                }),
            ];
            rows.extend(
                sums.iter_mut()
                    .map(|sum| Row::new(sum.name, bytes, || sum.run())),
            );
            table.measure(&mut rows)?;
            table.compare(&mut rows, "sum, reduce", "sum, CUB");
            Ok(stream.synchronize()?)
        }
    };
}

rows!(
    singles,
    f32,
    axpy,
    axpy_up,
    add,
    "hand32",
    "__fmaf_rn",
    "__fmaf_ru"
);
rows!(
    doubles, f64, axpy64, axpy64_up, add64, "hand64", "__fma_rn", "__fma_ru"
);
