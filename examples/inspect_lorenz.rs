//! How long is a forecast? The Lorenz system in binary64 and binary32: the digits that random rounding leaves over time, and those that
//! an enclosure proves.
//!
//! `cargo run --release --example inspect_lorenz -- [--quick] [FOLDER]` writes `inspect_lorenz.svg`.

#[path = "support/mod.rs"]
mod support;

use std::error::Error;

use fpdsl::inspect::{EncloseReport, SampleReport};
use fpdsl::prelude::*;
use support::options::Options;
use support::plot::{Curve, Panel, svg};

/// The time step.
const STEP: f64 = 0.01;

/// Lorenz's equations with his parameters: E. N. Lorenz, "Deterministic nonperiodic flow", J. Atmos. Sci. 20 (1963), 130-141. Steps of
/// Heun's method.
#[fp(mode = "rn", contract = false)]
fn lorenz<T: Float>(steps: u32) -> T {
    let (sigma, rho, beta, h) = (10.0, 28.0, 2.6666666666666665, 0.01);
    let mut x = 1.0;
    let mut y = 1.0;
    let mut z = 1.0;
    for _ in 0..steps {
        let (dx, dy, dz) = (sigma * (y - x), x * (rho - z) - y, x * y - beta * z);
        let (u, v, w) = (x + h * dx, y + h * dy, z + h * dz);
        let (eu, ev, ew) = (sigma * (v - u), u * (rho - w) - v, u * v - beta * w);
        x = x + h / 2.0 * (dx + eu);
        y = y + h / 2.0 * (dy + ev);
        z = z + h / 2.0 * (dz + ew);
    }
    x
}

/// The decimal digits that the bounds of each element agree on.
fn proven<R>(report: &EncloseReport<R>) -> Vec<f64> {
    let widths = report.enclosures[0].iter().map(|found| found.relative_width());
    widths.map(|width| (-width.log10()).clamp(0.0, 16.0)).collect()
}

fn left<R>(report: &SampleReport<R>) -> Vec<f64> {
    (0..report.digits[0].len())
        .map(|element| report.digits[0].digits(element))
        .collect()
}

fn main() -> Result<(), Box<dyn Error>> {
    let options = Options::from_args();
    let device = Device::best();
    println!("on {}", device.name());
    let (most, every) = if options.quick { (3000, 100) } else { (5000, 20) };
    let steps: Vec<u32> = (0..=most).step_by(every).collect();

    let doubles = lorenz::<f64>::map(&steps)
        .inspect()
        .sample()
        .samples(5)
        .on(&device)
        .run()?;
    let singles = lorenz::<f32>::map(&steps)
        .inspect()
        .sample()
        .samples(5)
        .on(&device)
        .run()?;
    let bounds = lorenz::<f64>::map(&steps).inspect().enclose().on(&device).run()?;
    let curves = [
        ("f64, sampled", "#1f77b4", false, left(&doubles)),
        ("f32, sampled", "#d62728", false, left(&singles)),
        ("f64, enclosed", "#1f77b4", true, proven(&bounds)),
    ];
    for (name, _, _, digits) in &curves {
        let lost = digits.iter().position(|&digits| digits < 1.0);
        let last = lost.map_or("after all steps".to_owned(), |at| {
            format!("before time {:.1}", f64::from(steps[at]) * STEP)
        });
        println!(
            "{name}: {:.1} digits after one step, less than one {last}",
            digits[1]
        );
    }
    let worst = doubles
        .operations
        .iter()
        .max_by_key(|operation| operation.found.here);
    if let Some((operation, place)) = worst.and_then(|worst| Some((worst, worst.place()?))) {
        println!(
            "most digits are lost at {place}: `{}`, {} times",
            place.text, operation.found.here
        );
    }
    // The chaos of the system takes one digit each 2.5 units of time or so; binary32 has half as many.
    let end = |digits: &[f64]| {
        digits
            .iter()
            .position(|&digits| digits < 1.0)
            .unwrap_or(digits.len())
    };
    assert!(end(&curves[1].3) < end(&curves[0].3));

    let time = f64::from(most) * STEP;
    let panel = Panel {
        title: "Lorenz system: decimal digits of x".to_owned(),
        x_label: "time".to_owned(),
        x: (0.0, time),
        y: (0.0, 16.0),
        x_ticks: (0..=5)
            .map(|k| {
                (
                    time * f64::from(k) / 5.0,
                    format!("{}", time * f64::from(k) / 5.0),
                )
            })
            .collect(),
        y_ticks: (0..=4)
            .map(|k| (4.0 * f64::from(k), format!("{}", 4 * k)))
            .collect(),
        curves: curves
            .into_iter()
            .map(|(name, colour, dashed, digits)| Curve {
                name: name.to_owned(),
                colour,
                dashed,
                points: steps
                    .iter()
                    .map(|&step| f64::from(step) * STEP)
                    .zip(digits)
                    .collect(),
            })
            .collect(),
    };
    options.write("inspect_lorenz.svg", svg(&[panel]).as_bytes())?;
    Ok(())
}
