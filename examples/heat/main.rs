//! A plate that is warmed from one side, with proven bounds on the rounding errors.
//!
//! The explicit scheme runs in round-to-nearest, and once rounding down and once rounding up. For this scheme the last two
//! enclose what exact arithmetic would give, so that their distance bounds the rounding errors of thousands of steps. The
//! field stays on the device between the steps. Then two devices share the plate, each with a halo, and end with the same bits.
//!
//! `cargo run --release --example heat -- [--quick] [FOLDER]`

mod functions;
#[path = "../support/mod.rs"]
mod support;

use std::error::Error;

use fpdsl::Devices;
use fpdsl::prelude::*;
use functions::{run, run_by_pieces};
use support::digest;
use support::options::Options;
use support::picture::Picture;

const N: usize = 65;
const K: f64 = 0.2;

fn main() -> Result<(), Box<dyn Error>> {
    let options = Options::from_args();
    let device = Device::best();
    println!("device: {}", device.name());
    let steps = if options.quick { 100 } else { 8000 };

    let nearest = run::<Rn>(&device, N, K, steps)?;
    let (low, high) = (run::<Rd>(&device, N, K, steps)?, run::<Ru>(&device, N, K, steps)?);
    let centre = N / 2 * N + N / 2;
    println!("{N} x {N} points, {steps} steps; the temperature in the middle:");
    for (name, field) in [("rd", &low), ("rn", &nearest), ("ru", &high)] {
        println!("  {name}: {:.17}", field[centre]);
    }
    println!("  by symmetry it tends to 1/4");
    let width = low.iter().zip(&high).map(|(l, h)| h - l).fold(0.0, f64::max);
    println!("exact arithmetic lies between rd and ru at every point, which are at most {width:.1e} apart");
    println!("digest of the rn field: {:016x}", digest::of_f64s(&nearest));

    let devices = Devices::of([device, Device::host()]);
    let shared = run_by_pieces::<Rn>(&devices, N, K, steps)?;
    let same = digest::of_f64s(&shared) == digest::of_f64s(&nearest);
    println!(
        "shared by {devices:?}, with halos: {}",
        if same { "the same bits" } else { "OTHER BITS" }
    );
    options.write("heat.png", &picture(&nearest).png()?)?;
    let enclosed = (0..N * N).all(|p| low[p] <= nearest[p] && nearest[p] <= high[p]);
    match (enclosed, same) {
        (true, true) => Ok(()),
        (false, _) => Err("a point lies outside of its bounds".into()),
        (true, false) => Err("two devices differ from one".into()),
    }
}

/// Dark to red to yellow to white, with a line at every tenth.
fn picture(field: &[f64]) -> Picture {
    const SIZE: usize = 8;
    let mut picture = Picture::new(N * SIZE, N * SIZE, [0; 3]);
    for (p, &u) in field.iter().enumerate() {
        let band = |q: usize| (field.get(q).unwrap_or(&u) * 10.0).floor();
        let line = band(p) != band(p + N) || band(p) != band(p + 1);
        let channel = |from: f64| {
            if line {
                40
            } else {
                (255.0 * (3.0 * u - from).clamp(0.0, 1.0)) as u8
            }
        };
        picture.fill(
            p % N * SIZE,
            p / N * SIZE,
            SIZE,
            [channel(0.0), channel(1.0), channel(2.0)],
        );
    }
    picture
}
