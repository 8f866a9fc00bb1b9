//! A formula was ported with another parenthesis: where do the results part from those of the original?
//!
//! The kinetic energy that air carries through a grid of cells, by the original and by its port. Most results have the same bits; one call
//! finds the operation that differs, with its operands. `cargo run --release --example inspect_port`

use fpdsl::inspect::{Foreign, Variables};
use fpdsl::prelude::*;

/// The original: the square of the speed first.
#[fp(mode = "rn", contract = false)]
fn original(density: f64, u: f64, v: f64, area: f64) -> f64 {
    let square = u * u + v * v;
    let speed = square.sqrt();
    let energy = 0.5 * density * (speed * speed);
    let flux = energy * speed;
    flux * area
}

/// The port.
#[fp(mode = "rn", contract = false)]
fn port(density: f64, u: f64, v: f64, area: f64) -> f64 {
    let square = u * u + v * v;
    let speed = square.sqrt();
    let energy = 0.5 * density * speed * speed;
    let flux = energy * speed;
    flux * area
}

const CELLS: usize = 10_000;

fn main() -> Result<(), fpdsl::Error> {
    let u: Vec<f64> = (0..CELLS).map(|i| (i as f64 * 0.37).sin() * 12.0).collect();
    let v: Vec<f64> = (0..CELLS).map(|i| (i as f64 * 0.11).cos() * 7.0).collect();
    let density: Vec<f64> = (0..CELLS).map(|i| 1.2 - i as f64 * 1e-5).collect();
    let device = Device::best();
    println!("on {}", device.name());

    let report = port::map(&density, &u, &v, 2.5)
        .inspect()
        .first_difference(&original::map(&density, &u, &v, 2.5))
        .on(&device)
        .run()?;
    print!("{report}");
    let difference = report.difference.expect("the port differs");
    let places = difference.operations.map(|operation| {
        let operation = operation.expect("an operation of each body");
        operation.place().expect("a place in the source").text.clone()
    });
    assert_eq!(places, ["0.5 * density * speed", "speed * speed"]);

    // The same with an original in another language, which tells the variables of an element.
    let speed = |i: usize| (u[i] * u[i] + v[i] * v[i]).sqrt();
    let energy = |i: usize| 0.5 * density[i] * (speed(i) * speed(i));
    let results = || {
        (0..CELLS)
            .map(|i| energy(i) * speed(i) * 2.5)
            .collect::<Vec<f64>>()
    };
    let plain = Foreign::new("plain Rust", results)
        .variables(|i| Variables::new().with("speed", speed(i)).with("energy", energy(i)));
    let report = port::map(&density, &u, &v, 2.5)
        .inspect()
        .first_difference(plain)
        .on(&device)
        .run()?;
    print!("{report}");
    let variable = report.difference.and_then(|difference| difference.variable);
    assert_eq!(variable.expect("a variable that differs").name, "energy");
    Ok(())
}
