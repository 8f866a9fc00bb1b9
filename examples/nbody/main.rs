//! Bodies under their own gravity: the same energy to the last bit, wherever they are computed.
//!
//! A ball of bodies collapses and oscillates for a thousand leapfrog steps, once on the best device and once on each kind of
//! host lanes. Such a system is chaotic: one different bit in one step would show in the first digits after some crossings.
//! Energy and positions are compared bit for bit.
//!
//! `cargo run --release --example nbody -- [--quick] [FOLDER]`

mod functions;
#[path = "../support/mod.rs"]
mod support;

use std::error::Error;
use std::time::Instant;

use fpdsl::prelude::*;
use functions::{System, simulate};
use support::digest;
use support::options::Options;
use support::picture::Picture;

const SOFTENING: f64 = 0.0625;
const H: f64 = 1.0 / 128.0;

fn main() -> Result<(), Box<dyn Error>> {
    let options = Options::from_args();
    let best = Device::best();
    println!("device: {}", best.name());
    let (bodies, steps) = if options.quick { (24, 20) } else { (256, 1000) };
    let system = System::ball(bodies);

    let mut devices = Device::hosts();
    if !best.is_host() {
        devices.insert(0, best);
    }
    println!("{bodies} bodies, {steps} steps of {H}:");
    let mut results = Vec::new();
    for device in devices {
        let start = Instant::now();
        let (before, after, x) = simulate(&device, &system, SOFTENING, H, steps)?;
        println!(
            "  energy {before:.17} -> {after:.17} ({:016x}), positions {:016x}, {:.2} s on {}",
            after.to_bits(),
            digest::of_f64s(x.iter().flatten()),
            start.elapsed().as_secs_f64(),
            device.name()
        );
        results.push((after.to_bits(), x));
    }
    options.write("nbody.png", &picture(&system, &results[0].1).png()?)?;
    let agree = results.iter().all(|(energy, x)| {
        let bits = |x: &[functions::Vec3]| x.iter().flatten().map(|c| c.to_bits()).collect::<Vec<_>>();
        *energy == results[0].0 && bits(x) == bits(&results[0].1)
    });
    if !agree {
        return Err("the devices do not agree".into());
    }
    println!("all of them agree, bit for bit");
    Ok(())
}

/// Seen along the third axis: where the bodies began in grey, where they are now in white.
fn picture(system: &System, x: &[functions::Vec3]) -> Picture {
    const SIDE: usize = 512;
    let mut picture = Picture::new(SIDE, SIDE, [10, 10, 30]);
    let pixel = |c: f64| ((c + 1.6) / 3.2 * SIDE as f64).clamp(0.0, SIDE as f64 - 3.0) as usize;
    for (bodies, colour, size) in [(&system.x[..], [90, 90, 120], 2), (x, [255, 255, 230], 3)] {
        for p in bodies {
            picture.fill(pixel(p[0]), SIDE - 3 - pixel(p[1]), size, colour);
        }
    }
    picture
}
