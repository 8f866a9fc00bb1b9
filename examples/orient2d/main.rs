//! The sign of a determinant near a line, naive and adaptive.
//!
//! For points a few units of 2^-53 around (1/2, 1/2) and the line through (12, 12) and (24, 24), the program asks on which
//! side the point is: by the determinant in binary64, and by Shewchuk's adaptive predicate, on the best device. Both are
//! compared with the determinant in integers. The picture shows the naive signs, the adaptive signs, and the stage that
//! decided. (The points are those of Kettner, Mehlhorn, Pion, Schirra, Yap, "Classroom examples of robustness problems in
//! geometric computations", 2008.)
//!
//! `cargo run --release --example orient2d -- [--quick] [FOLDER]`

mod functions;
#[path = "../support/mod.rs"]
mod support;

use std::cmp::Ordering;
use std::error::Error;

use fpdsl::prelude::*;
use functions::{naive, orient2d};
use support::digest;
use support::options::Options;
use support::picture::Picture;

const B: [f64; 2] = [12.0, 12.0];
const C: [f64; 2] = [24.0, 24.0];
/// 2^53: all coordinates are integers in units of 2^-53.
const UNITS: f64 = 9_007_199_254_740_992.0;

fn main() -> Result<(), Box<dyn Error>> {
    let options = Options::from_args();
    let device = Device::best();
    println!("device: {}", device.name());
    let side = if options.quick { 64 } else { 256 };

    let points: Vec<[f64; 2]> = (0..side * side)
        .map(|k| [k % side, k / side].map(|i| 0.5 + i as f64 / UNITS))
        .collect();
    let plain = naive::map(&points, B, C).run(&device)?.to_vec()?;
    let (adaptive, stages) = orient2d::map(&points, B, C).run(&device)?;
    let (adaptive, stages) = (adaptive.to_vec()?, stages.to_vec()?);

    let exact: Vec<Ordering> = points.iter().map(|&a| side_in_integers(a)).collect();
    let wrong = |found: &[f64]| {
        found
            .iter()
            .zip(&exact)
            .filter(|(x, exact)| sign(**x) != **exact)
            .count()
    };
    println!("{} points around (1/2, 1/2), against integers:", points.len());
    println!("  naive     {:>6} wrong signs", wrong(&plain));
    println!("  adaptive  {:>6} wrong signs", wrong(&adaptive));
    for (stage, what) in ["A (bound)", "B (exact products)", "C (first order)", "D (exact)"]
        .iter()
        .enumerate()
    {
        let decided = stages.iter().filter(|s| **s as usize == stage).count();
        println!("  decided by stage {what:<20} {decided:>6}");
    }
    println!(
        "digest of the adaptive values: {:016x}",
        digest::of_f64s(&adaptive)
    );
    let picture = picture(side, &plain, &adaptive, &stages);
    options.write("orient2d.png", &picture.png()?)?;
    if wrong(&adaptive) > 0 {
        return Err("the adaptive predicate gave a wrong sign".into());
    }
    Ok(())
}

fn sign(x: f64) -> Ordering {
    x.partial_cmp(&0.0).unwrap_or(Ordering::Equal)
}

/// The same determinant in units of 2^-106; it stays below 2^120.
fn side_in_integers(a: [f64; 2]) -> Ordering {
    let [a, b, c] = [a, B, C].map(|p| p.map(|x| (x * UNITS) as i128));
    ((a[0] - c[0]) * (b[1] - c[1])).cmp(&((a[1] - c[1]) * (b[0] - c[0])))
}

/// Three squares beside each other; the second coordinate grows upward.
fn picture(side: usize, plain: &[f64], adaptive: &[f64], stages: &[u32]) -> Picture {
    const GAP: usize = 8;
    let scale = 512 / side;
    let width = side * scale;
    let mut picture = Picture::new(3 * width + 2 * GAP, width, [255; 3]);
    let of_sign = |x: f64| match sign(x) {
        Ordering::Less => [213, 94, 0],
        Ordering::Equal => [240, 228, 66],
        Ordering::Greater => [0, 114, 178],
    };
    let of_stage = |stage: u32| [[230; 3], [86, 180, 233], [0, 158, 115], [0, 0, 0]][stage as usize];
    for k in 0..side * side {
        let (x, y) = (k % side * scale, (side - 1 - k / side) * scale);
        let colours = [of_sign(plain[k]), of_sign(adaptive[k]), of_stage(stages[k])];
        for (panel, colour) in colours.into_iter().enumerate() {
            picture.fill(panel * (width + GAP) + x, y, scale, colour);
        }
    }
    picture
}
