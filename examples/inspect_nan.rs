//! Where did the NaN begin? A relaxation on a grid ends in NaNs; its steps are asked for flags, and the first one that signals names the
//! line, the cell and the operands.
//!
//! `cargo run --release --example inspect_nan`

use std::error::Error;

use fpdsl::inspect::Flag;
use fpdsl::prelude::*;

/// The flow through a cell of a porous ground, from the pressures beside it and the share of its pores.
#[fp(mode = "rn", contract = true)]
fn step(i: Index, pressure: &[f64], pores: &[f64], n: usize) -> f64 {
    let k = i.x();
    let left = if k == 0 { k } else { k - 1 };
    let right = if k + 1 == n { k } else { k + 1 };
    let slope = (pressure[right] - pressure[left]) / 2.0;
    // Kozeny and Carman: permeability from porosity.
    let solid = 1.0 - pores[k];
    let permeability = pores[k] * pores[k] * pores[k] / (solid * solid);
    let flow = permeability * slope;
    pressure[k] + 0.01 * flow / (1.0 + flow.abs()).sqrt()
}

fn main() -> Result<(), Box<dyn Error>> {
    let device = Device::best();
    println!("on {}", device.name());
    let n = 10_000;
    let mut pores: Vec<f64> = (0..n)
        .map(|k| 0.2 + 0.3 * ((k * 37 % 101) as f64 / 101.0))
        .collect();
    // A hole: nothing is solid there.
    pores[6543] = 1.0;
    let mut pressure: Vec<f64> = (0..n)
        .map(|k| if k < n / 2 { 2.0 } else { 1.0 + k as f64 / n as f64 })
        .collect();
    for turn in 0..200 {
        let next = step::launch(n, &pressure, &pores, n).run(&device)?.to_vec()?;
        if let Some(cell) = next.iter().position(|p| p.is_nan()) {
            println!("step {turn}: the first NaN is in cell {cell}");
            let report = step::launch(n, &pressure, &pores, n)
                .inspect()
                .flags()
                .on(&device)
                .run()?;
            for flag in [Flag::DivisionByZero, Flag::Overflow, Flag::Invalid] {
                for operation in &report.operations {
                    if let (Some(signalled), Some(place)) = (operation.signalled(flag), operation.place()) {
                        println!("{place}: `{}`: {signalled}", place.text);
                    }
                }
            }
            let pole = report
                .operations
                .iter()
                .find_map(|operation| Some((operation, operation.signalled(Flag::DivisionByZero)?)));
            let (operation, pole) = pole.ok_or("a division by zero")?;
            assert_eq!(pole.first.element, 6543);
            assert!(
                operation
                    .place()
                    .is_some_and(|place| place.text.ends_with("/ (solid * solid)"))
            );
            return Ok(());
        }
        pressure = next;
    }
    Err("no NaN in 200 steps".into())
}
