//! Ten million European options, calls and puts, with the same bits on every device.
//!
//! The body calls `exp` three times and `ln` once for each option. Beside it runs the same formula in plain Rust under rayon, once with
//! the functions of std (the system's library) and once with those of the crate `libm`: how long they take, and how many of their
//! prices have other bits.
//!
//! `cargo run --release --example black_scholes -- [--quick]`

mod functions;
#[path = "../support/mod.rs"]
mod support;

use std::error::Error;
use std::time::Instant;

use fpdsl::prelude::*;
use rayon::prelude::*;
use support::digest::digest;
use support::options::Options;

/// Runs of each; the fastest counts.
const RUNS: usize = 5;

/// Nanoseconds an option of the fastest run, and its result.
fn fastest<R>(options: usize, mut run: impl FnMut() -> R) -> (f64, R) {
    let mut best = f64::INFINITY;
    let mut timed = || {
        let start = Instant::now();
        let result = run();
        best = best.min(start.elapsed().as_secs_f64() * 1e9 / options as f64);
        result
    };
    let mut result = timed();
    for _ in 1..RUNS {
        result = timed();
    }
    (best, result)
}

macro_rules! run {
    ($module:ident, $float:ident, $devices:expr, $options:expr, $ln:path, $exp:path) => {{
        use functions::$module::{market, option, plain};
        let n: usize = $options;
        let [share, strike, years] = market(n);
        let bits = |prices: &[($float, $float)]| -> Vec<u64> {
            prices
                .iter()
                .flat_map(|(call, put)| [call, put])
                .map(|x| x.to_bits().into())
                .collect()
        };
        println!("{n} options in {}:", stringify!($float));
        let mut first: Option<Vec<u64>> = None;
        for device in $devices {
            let columns = [&share, &strike, &years].map(|column| Buffer::new(device, column));
            let [share, strike, years] = columns;
            let (share, strike, years) = (share?, strike?, years?);
            let (mut calls, mut puts) = option::map(&share, &strike, &years).run(device)?;
            let (ns, done) = fastest(n, || {
                option::map(&share, &strike, &years).into(device, (&mut calls, &mut puts))?;
                device.synchronize()
            });
            done?;
            let prices: Vec<($float, $float)> = calls.to_vec()?.into_iter().zip(puts.to_vec()?).collect();
            let found = bits(&prices);
            println!(
                "  {ns:7.2} ns an option, {:016x} on {}",
                digest(found.iter().copied()),
                device.name()
            );
            if first.get_or_insert_with(|| found.clone()) != &found {
                return Err("the devices do not agree".into());
            }
        }
        let expected = first.ok_or("there is no device")?;
        let row = |i: usize| (share[i], strike[i], years[i]);
        let std = |i: usize| plain(row(i), $float::ln, $float::exp);
        let libm = |i: usize| plain(row(i), $ln, $exp);
        let columns: [(&str, &(dyn Fn(usize) -> ($float, $float) + Sync)); 2] =
            [("plain Rust with std", &std), ("plain Rust with libm", &libm)];
        for (name, price) in columns {
            let mut prices = vec![(0.0, 0.0); n];
            let (ns, ()) = fastest(n, || {
                prices
                    .par_iter_mut()
                    .enumerate()
                    .with_min_len(4096)
                    .for_each(|(i, out)| *out = price(i));
            });
            let found = bits(&prices);
            let others = found.iter().zip(&expected).filter(|(x, y)| x != y).count();
            println!(
                "  {ns:7.2} ns an option, {:016x} in {name}: {others} of {} prices have other bits",
                digest(found),
                2 * n
            );
        }
    }};
}

fn main() -> Result<(), Box<dyn Error>> {
    let options = Options::from_args();
    let n = if options.quick { 20_000 } else { 10_000_000 };
    let mut devices = Device::hosts();
    let best = Device::best();
    println!("device: {}", best.name());
    if !best.is_host() {
        devices.insert(0, best);
    }
    run!(single, f32, &devices, n, libm::logf, libm::expf);
    run!(double, f64, &devices, n, libm::log, libm::exp);
    println!("all devices agree, bit for bit");
    Ok(())
}
