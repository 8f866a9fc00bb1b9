//! How far the binary32 functions of several libraries are from the exact results, in units in the last place.
//!
//! For each function a panel: the largest error in each of 200 parts of a range, of std (the system's library), of the crates `libm` and
//! `pxfm` where they have the function, and of `fpdsl::math`, whose results are correctly rounded and so never more than half a unit
//! away. The exact results are of binary64, which are some 2^-29 of such a unit away.
//!
//! `cargo run --release --example math_errors -- [--quick] [FOLDER]`

mod measure;
mod subjects;
#[path = "../support/mod.rs"]
mod support;

use std::error::Error;

use fpdsl::Device;
use measure::{Errors, PARTS, measure};
use rayon::prelude::*;
use subjects::{SUBJECTS, Subject};
use support::options::Options;
use support::plot::{Curve, Panel, svg_in_columns};

/// The errors that the plots can show.
const MOST: f64 = 1.6;

const COLUMNS: usize = 4;

fn colour(library: &str) -> &'static str {
    match library {
        "std" => "#c33",
        "libm" => "#36c",
        "pxfm" => "#393",
        _ => "#000",
    }
}

fn print(subject: &Subject, all: &[Errors], inputs: usize) {
    for ((library, _), errors) in subject.libraries.iter().zip(all) {
        println!(
            "{:>8} of {library:<6} at most {:.4} ulp, {} of {} results are not the nearest number",
            subject.name,
            errors.largest,
            errors.wrong,
            PARTS * inputs
        );
    }
}

fn panel(subject: &Subject, all: Vec<Errors>) -> Panel {
    let curves = subject
        .libraries
        .iter()
        .zip(all)
        .map(|((library, _), errors)| Curve {
            name: match errors.largest {
                large if large > 100.0 => format!("{library}, {large:.0}"),
                largest => format!("{library}, {largest:.2}"),
            },
            colour: colour(library),
            dashed: false,
            points: errors.points,
        });
    let (low, high) = subject.ranges[0];
    let tick = |k: i32| {
        let at = low + (high - low) * f64::from(k) / 4.0;
        (
            at,
            format!("{at:.4}")
                .trim_end_matches('0')
                .trim_end_matches('.')
                .to_owned(),
        )
    };
    Panel {
        title: format!("{}: error in ulp, and the largest of each", subject.name),
        x_label: "the first argument".to_owned(),
        x: (low, high),
        y: (0.0, MOST),
        x_ticks: (0..=4).map(tick).collect(),
        y_ticks: [0.0, 0.5, 1.0, 1.5].map(|v| (v, format!("{v}"))).to_vec(),
        curves: curves.collect(),
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let options = Options::from_args();
    println!("device: {}", Device::host().name());
    let inputs = if options.quick { 20 } else { 2000 };
    let measured: Vec<Vec<Errors>> = SUBJECTS
        .par_iter()
        .map(|subject| measure(subject, inputs))
        .collect();
    let mut panels = Vec::new();
    for (subject, all) in SUBJECTS.iter().zip(measured) {
        print(subject, &all, inputs);
        panels.push(panel(subject, all));
    }
    options.write("math_errors.svg", svg_in_columns(&panels, COLUMNS).as_bytes())?;
    Ok(())
}
