//! Where do the digits go? A quadratic equation and a variance in one pass, each asked for its shadow: the report names the line, the
//! element and the bits.
//!
//! `cargo run --release --example inspect_cancellation -- [FOLDER]` writes both reports as pages of HTML.

#[path = "support/mod.rs"]
mod support;

use std::error::Error;

use fpdsl::inspect::{Lost, Operation};
use fpdsl::prelude::*;
use support::options::Options;

/// The root of `x^2 + b x + c` that is nearest to zero, for a positive `b`.
#[fp(mode = "rn", contract = false)]
fn root(b: f64, c: f64) -> f64 {
    (-b + (b * b - 4.0 * c).sqrt()) / 2.0
}

/// The same without a difference of near numbers.
#[fp(mode = "rn", contract = false)]
fn stable_root(b: f64, c: f64) -> f64 {
    -2.0 * c / (b + (b * b - 4.0 * c).sqrt())
}

/// The variance of the `n` values from `first` on, from the sums of values and of squares.
#[fp(mode = "rn", contract = false)]
fn variance(i: Index, values: &[f64], n: usize) -> f64 {
    let mut sum = 0.0;
    let mut squares = 0.0;
    for k in 0..n {
        let x = values[i.x() * n + k];
        sum += x;
        squares += x * x;
    }
    (squares - sum * sum / n as f64) / (n as f64 - 1.0)
}

/// The operations that lose digits which their operands have.
fn losers(operations: &[Operation<Lost>]) -> Vec<&Operation<Lost>> {
    operations
        .iter()
        .filter(|operation| operation.found.here > 0)
        .collect()
}

fn main() -> Result<(), Box<dyn Error>> {
    let options = Options::from_args();
    let device = Device::best();
    println!("on {}", device.name());

    let b: Vec<f64> = (0..9).map(|k| 10_f64.powi(k)).collect();
    let report = root::map(&b, 1.0).inspect().shadow().on(&device).run()?;
    println!(
        "{:>10} {:>24} {:>24} {:>10}",
        "b", "root", "with more digits", "bits lost"
    );
    let roots = report.results.to_vec()?;
    for (k, b) in b.iter().enumerate().skip(1) {
        let error = &report.errors[0];
        println!(
            "{b:>10e} {:>24e} {:>24e} {:>10.1}",
            roots[k],
            error.shadow(k),
            error.bits_lost(k)
        );
    }
    for operation in losers(&report.operations) {
        let place = operation.place().ok_or("an operation of the source")?;
        let worst = operation.found.worst.as_ref().ok_or("a worst result")?;
        println!("{place}: `{}`: {worst}", place.text);
    }
    let [loser] = losers(&report.operations)[..] else {
        return Err("one line loses the digits".into());
    };
    assert_eq!(
        loser.place().ok_or("a place")?.text,
        "-b + (b * b - 4.0 * c).sqrt()"
    );
    options.write("inspect_cancellation_root.html", report.html().as_bytes())?;

    let report = stable_root::map(&b, 1.0).inspect().shadow().on(&device).run()?;
    let most = (1..b.len())
        .map(|k| report.errors[0].bits_lost(k))
        .fold(0.0, f64::max);
    println!("rewritten without the difference: at most {most:.1} bits lost\n");
    assert!(most < 4.0);

    // Near a million, with a variance of about 1/12.
    let n = 1000;
    let values: Vec<f64> = (0..4 * n)
        .map(|k| {
            let offset = [0.0, 1e3, 1e6, 1e9][k / n];
            offset + (k % n) as f64 / n as f64
        })
        .collect();
    let call = variance::launch(4, &values, n);
    let report = call.inspect().shadow().on(&device).run()?;
    println!("{report}");
    let difference = losers(&report.operations);
    assert!(difference.iter().any(|operation| {
        operation
            .place()
            .is_some_and(|place| place.text == "squares - sum * sum / n as f64")
    }));
    options.write("inspect_cancellation_variance.html", report.html().as_bytes())?;
    Ok(())
}
