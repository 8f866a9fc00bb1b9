//! Numbers of 106 bits from pairs of binary64, with operators, and their errors measured exactly.
//!
//! Add, multiply, divide and take roots of random double-doubles on the best device; measure the relative error of each
//! result in integers; then compute pi, once in binary64 and once in double-double.
//!
//! `cargo run --release --example double_double -- [--quick]`

mod functions;
mod measure;
#[path = "../support/mod.rs"]
mod support;

use std::error::Error;

use fpdsl::prelude::*;
use functions::{Number, pi, product, quotient, root, sum};
use support::digest;
use support::options::Options;

fn main() -> Result<(), Box<dyn Error>> {
    let options = Options::from_args();
    let device = Device::best();
    println!("device: {}", device.name());
    let count = if options.quick { 1000 } else { 200_000 };
    let (x, y) = (measure::numbers(count, 1), measure::numbers(count, 2));
    let positive: Vec<Number> = x.iter().map(|&x| if x.hi < 0.0 { -x } else { x }).collect();

    let sums = sum::map(&x, &y).run(&device)?.to_vec()?;
    let products = product::map(&x, &y).run(&device)?.to_vec()?;
    let quotients = quotient::map(&x, &y).run(&device)?.to_vec()?;
    let roots = root::map(&positive).run(&device)?.to_vec()?;
    println!("largest relative errors of {count} random operations, and the proven bounds:");
    let pairs = || x.iter().zip(&y);
    let rows: [(&str, f64, f64); 4] = [
        (
            "x + y",
            3.0,
            worst(pairs().zip(&sums).map(|((x, y), s)| measure::of_sum(*x, *y, *s))),
        ),
        (
            "x * y",
            5.0,
            worst(
                pairs()
                    .zip(&products)
                    .map(|((x, y), p)| measure::of_product(*x, *y, *p)),
            ),
        ),
        (
            "x / y",
            15.0,
            worst(
                pairs()
                    .zip(&quotients)
                    .map(|((x, y), q)| measure::of_quotient(*x, *y, *q)),
            ),
        ),
        (
            "sqrt x",
            3.125,
            worst(positive.iter().zip(&roots).map(|(x, r)| measure::of_root(*x, *r))),
        ),
    ];
    for (name, units, worst) in rows {
        println!(
            "  {name:<7} 2^{worst:.2}   ({units} * 2^-106 = 2^{:.2})",
            units.log2() - 106.0
        );
    }
    let bits = [&sums, &products, &quotients, &roots];
    let parts = bits
        .into_iter()
        .flatten()
        .flat_map(|n| [n.hi.to_bits(), n.lo.to_bits()]);
    println!("digest of all results: {:016x}", digest::digest(parts));

    println!(
        "pi in 31 digits, where binary64 has 16: {}",
        measure::decimal(pi(5), 30)
    );
    println!("{:>39} 3.141592653589793238462643383279", "exactly:");
    if rows.iter().any(|(.., worst)| *worst > -100.0) {
        return Err("an error is above 2^-100".into());
    }
    Ok(())
}

fn worst(errors: impl Iterator<Item = f64>) -> f64 {
    errors.fold(f64::NEG_INFINITY, f64::max)
}
