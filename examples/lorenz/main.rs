//! One source, eight ways of rounding, eight different storms.
//!
//! The Lorenz system is integrated from one starting point in four rounding modes, with and without fused operations. All
//! eight agree to the width of a line for a while; then each goes its own way, because an error of 10^-16 grows as
//! e^(0.9 t). None of them is wrong, and every device gives the same eight: what differs between two machines elsewhere is
//! here a choice in the source.
//!
//! `cargo run --release --example lorenz -- [--quick] [FOLDER]`

mod functions;
#[path = "../support/mod.rs"]
mod support;

use std::error::Error;

use fpdsl::prelude::*;
use functions::{STEP, State, fused, rounded};
use support::digest;
use support::options::Options;
use support::plot::{Curve, Panel, svg};

const START: State = [1.0, 1.0, 1.0];
/// Steps from one point of the picture to the next.
const STRIDE: u32 = 5;

/// One way of rounding: its name and colour, and a stretch of its trajectory.
struct Way {
    name: &'static str,
    colour: &'static str,
    fused: bool,
    advance: fn(&Device, State) -> Result<State, fpdsl::Error>,
}

/// A way for each instance of the two functions.
macro_rules! ways {
    ($($policy:ident $mode:ident $name:literal $colour:literal $fused:literal;)*) => {
        [$(Way {
            name: $name,
            colour: $colour,
            fused: $fused,
            advance: |device, state| {
                Ok($policy::advance::<$mode>::map(&[state], STRIDE).run(device)?.to_vec()?[0])
            },
        }),*]
    };
}

const WAYS: [Way; 8] = ways! {
    rounded Rn "rn" "#000000" false;
    rounded Rz "rz" "#0072b2" false;
    rounded Ru "ru" "#d55e00" false;
    rounded Rd "rd" "#009e73" false;
    fused Rn "rn, fused" "#777777" true;
    fused Rz "rz, fused" "#56b4e9" true;
    fused Ru "ru, fused" "#e69f00" true;
    fused Rd "rd, fused" "#cc79a7" true;
};

fn main() -> Result<(), Box<dyn Error>> {
    let options = Options::from_args();
    let device = Device::best();
    println!("device: {}", device.name());
    let points = if options.quick { 200 } else { 1000 };

    let mut paths: Vec<Vec<State>> = Vec::new();
    for way in &WAYS {
        let mut path = vec![START];
        for _ in 0..points {
            path.push((way.advance)(&device, path[path.len() - 1])?);
        }
        paths.push(path);
    }

    let time = |k: usize| k as f64 * f64::from(STRIDE) * STEP;
    println!("the Lorenz system at t = {}, from (1, 1, 1):", time(points));
    println!("  {:<10} {:>22} {:>22} {:>22}  apart from rn", "", "x", "y", "z");
    for (way, path) in WAYS.iter().zip(&paths) {
        let [x, y, z] = path[points];
        let parted = (0..=points).find(|&k| distance(path[k], paths[0][k]) > 1.0);
        let parted = parted.map_or("not yet".to_owned(), |k| format!("by 1 at t = {:.1}", time(k)));
        println!("  {:<10} {x:>22.16} {y:>22.16} {z:>22.16}  {parted}", way.name);
    }
    println!(
        "digest of all paths: {:016x}",
        digest::of_f64s(paths.iter().flatten().flatten())
    );
    options.write("lorenz.svg", svg(&panels(&paths, &time)).as_bytes())?;
    Ok(())
}

fn distance(a: State, b: State) -> f64 {
    (0..3).map(|i| (a[i] - b[i]).powi(2)).sum::<f64>().sqrt()
}

/// The coordinate x, and how far each way is from the first.
fn panels(paths: &[Vec<State>], time: &dyn Fn(usize) -> f64) -> [Panel; 2] {
    let end = time(paths[0].len() - 1);
    let curve = |way: &Way, points| Curve {
        name: way.name.to_owned(),
        colour: way.colour,
        dashed: way.fused,
        points,
    };
    let coordinate = WAYS.iter().zip(paths).map(|(way, path)| {
        let points = path.iter().enumerate().map(|(k, s)| (time(k), s[0])).collect();
        curve(way, points)
    });
    let apart = WAYS.iter().zip(paths).skip(1).map(|(way, path)| {
        let far = |k: usize| distance(path[k], paths[0][k]).max(1e-17).log10();
        curve(way, (0..path.len()).map(|k| (time(k), far(k))).collect())
    });
    let x_ticks: Vec<_> = (0..=5)
        .map(|k| end * f64::from(k) / 5.0)
        .map(|t| (t, format!("{t}")))
        .collect();
    [
        Panel {
            title: "x(t) of the Lorenz system in eight ways of rounding".to_owned(),
            x_label: "t".to_owned(),
            x: (0.0, end),
            y: (-22.0, 22.0),
            x_ticks: x_ticks.clone(),
            y_ticks: [-20.0, -10.0, 0.0, 10.0, 20.0]
                .map(|v| (v, format!("{v}")))
                .to_vec(),
            curves: coordinate.collect(),
        },
        Panel {
            title: "distance from rn".to_owned(),
            x_label: "t".to_owned(),
            x: (0.0, end),
            y: (-17.0, 2.0),
            x_ticks,
            y_ticks: [-16, -12, -8, -4, 0]
                .map(|v| (f64::from(v), format!("1e{v}")))
                .to_vec(),
            curves: apart.collect(),
        },
    ]
}
