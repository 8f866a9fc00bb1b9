//! The Mandelbrot set, one kernel over a grid of pixels.
//!
//! The picture is drawn in round-to-nearest. Then the same kernel runs in the other three modes: near the set's border a
//! point's fate hangs on the last bit, so some pixels escape at another step. Which ones is the same on every device.
//!
//! `cargo run --release --example mandelbrot -- [--quick] [FOLDER]`

mod functions;
#[path = "../support/mod.rs"]
mod support;

use std::error::Error;
use std::time::Instant;

use fpdsl::prelude::*;
use functions::{View, launch};
use support::digest;
use support::options::Options;
use support::picture::Picture;

const LIMIT: u32 = 2000;

fn main() -> Result<(), Box<dyn Error>> {
    let options = Options::from_args();
    let device = Device::best();
    println!("device: {}", device.name());
    let (nx, ny) = if options.quick { (96, 64) } else { (960, 640) };
    // A seahorse's tail.
    let view = View {
        re: -0.743_643_887_037_151,
        im: 0.131_825_904_205_330,
        width: 0.0025,
        nx,
        ny,
    };

    let start = Instant::now();
    let (steps, sizes) = launch::<Rn>(&device, view, LIMIT)?;
    let seconds = start.elapsed().as_secs_f64();
    let total: u64 = steps.iter().map(|&n| u64::from(n)).sum();
    println!("{nx} x {ny} points, {total} steps in {seconds:.3} s, compilation included");
    for (name, (other, _)) in [
        ("rz", launch::<Rz>(&device, view, LIMIT)?),
        ("ru", launch::<Ru>(&device, view, LIMIT)?),
        ("rd", launch::<Rd>(&device, view, LIMIT)?),
    ] {
        let differing = steps.iter().zip(&other).filter(|(a, b)| a != b).count();
        println!(
            "  {name}: {differing:>6} of {} points escape at another step than in rn",
            nx * ny
        );
    }
    println!(
        "digest of the steps: {:016x}",
        digest::digest(steps.iter().map(|&n| u64::from(n)))
    );

    let mut picture = Picture::new(nx, ny, [0; 3]);
    for (k, (&n, &size)) in steps.iter().zip(&sizes).enumerate() {
        if n < LIMIT {
            picture.fill(k % nx, k / nx, 1, colour(n, size));
        }
    }
    options.write("mandelbrot.png", &picture.png()?)?;
    Ok(())
}

/// A colour that changes smoothly with the step at which a point leaves a large circle.
fn colour(n: u32, size: f64) -> [u8; 3] {
    let smooth = f64::from(n) + 1.0 - (size.ln() / 2.0).log2();
    let t = (smooth + 1.0).ln();
    [0.0, 0.6, 1.2].map(|phase| (127.5 - 127.5 * (3.0 * t + phase).cos()) as u8)
}
