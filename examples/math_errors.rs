//! How far the binary32 functions of several libraries are from the exact results, in units in the last place.
//!
//! For each function a panel: the largest error in each of 300 parts of a range, of std (the system's library), of the crates `libm` and
//! `pxfm`, and of `fpdsl::math`, whose results are correctly rounded and so never more than half a unit away. The exact results are
//! std's of binary64, which are some 2^-29 of such a unit away.
//!
//! `cargo run --release --example math_errors -- [--quick] [FOLDER]`

#[path = "support/mod.rs"]
mod support;

use std::error::Error;

use fpdsl::{Device, math};
use support::options::Options;
use support::plot::{Curve, Panel, svg};

const LIBRARIES: [(&str, &str); 4] = [
    ("std", "#c33"),
    ("libm", "#36c"),
    ("pxfm", "#393"),
    ("fpdsl", "#000"),
];

/// The parts of a range.
const PARTS: usize = 300;

/// The errors that the plots can show.
const MOST: f64 = 1.6;

struct Subject {
    name: &'static str,
    range: (f64, f64),
    exact: fn(f64) -> f64,
    /// In the order of [`LIBRARIES`].
    functions: [fn(f32) -> f32; 4],
}

const SUBJECTS: [Subject; 9] = [
    Subject {
        name: "exp",
        range: (-20.0, 20.0),
        exact: f64::exp,
        functions: [f32::exp, libm::expf, pxfm::f_expf, math::exp],
    },
    Subject {
        name: "exp2",
        range: (-20.0, 20.0),
        exact: f64::exp2,
        functions: [f32::exp2, libm::exp2f, pxfm::f_exp2f, math::exp2],
    },
    Subject {
        name: "ln",
        range: (0.05, 4.0),
        exact: f64::ln,
        functions: [f32::ln, libm::logf, pxfm::f_logf, math::ln],
    },
    Subject {
        name: "log10",
        range: (0.05, 4.0),
        exact: f64::log10,
        functions: [f32::log10, libm::log10f, pxfm::f_log10f, math::log10],
    },
    Subject {
        name: "tanh",
        range: (-4.0, 4.0),
        exact: f64::tanh,
        functions: [f32::tanh, libm::tanhf, pxfm::f_tanhf, math::tanh],
    },
    Subject {
        name: "cbrt",
        range: (-8.0, 8.0),
        exact: f64::cbrt,
        functions: [f32::cbrt, libm::cbrtf, pxfm::f_cbrtf, math::cbrt],
    },
    Subject {
        name: "tan",
        range: (-10.0, 10.0),
        exact: f64::tan,
        functions: [f32::tan, libm::tanf, pxfm::f_tanf, math::tan],
    },
    Subject {
        name: "sin",
        range: (-10.0, 10.0),
        exact: f64::sin,
        functions: [f32::sin, libm::sinf, pxfm::f_sinf, math::sin],
    },
    Subject {
        name: "cos",
        range: (-10.0, 10.0),
        exact: f64::cos,
        functions: [f32::cos, libm::cosf, pxfm::f_cosf, math::cos],
    },
];

/// The distance from `exact` in units of the last place of a number of binary32 that has its size.
fn ulps(found: f32, exact: f64) -> f64 {
    let exponent = exact.abs().log2().floor().max(-126.0) as i32;
    (f64::from(found) - exact).abs() / 2.0_f64.powi(exponent - 23)
}

/// What a library's function does over the range.
struct Errors {
    /// The largest error of each part, in the middle of the part.
    points: Vec<(f64, f64)>,
    /// Results that are not the nearest number.
    wrong: usize,
    largest: f64,
}

fn measure(subject: &Subject, function: fn(f32) -> f32, inputs: usize) -> Errors {
    let (low, high) = subject.range;
    let step = (high - low) / (PARTS * inputs) as f64;
    let mut errors = Errors {
        points: Vec::new(),
        wrong: 0,
        largest: 0.0,
    };
    for part in 0..PARTS {
        let mut most = 0.0_f64;
        for k in 0..inputs {
            let x = (low + (part * inputs + k) as f64 * step) as f32;
            let (found, exact) = (function(x), (subject.exact)(f64::from(x)));
            most = most.max(ulps(found, exact));
            errors.wrong += usize::from(found.to_bits() != (exact as f32).to_bits());
        }
        errors.largest = errors.largest.max(most);
        let middle = low + (part as f64 + 0.5) * step * inputs as f64;
        errors.points.push((middle, most));
    }
    errors
}

fn panel(subject: &Subject, inputs: usize) -> Panel {
    let mut curves = Vec::new();
    for ((library, colour), function) in LIBRARIES.into_iter().zip(subject.functions) {
        let errors = measure(subject, function, inputs);
        println!(
            "{:>5} of {library:<6} at most {:.4} ulp, {} of {} results are not the nearest number",
            subject.name,
            errors.largest,
            errors.wrong,
            PARTS * inputs
        );
        curves.push(Curve {
            name: library.to_owned(),
            colour,
            dashed: false,
            points: errors.points,
        });
    }
    let (low, high) = subject.range;
    let tick = |k: i32| {
        let at = low + (high - low) * f64::from(k) / 4.0;
        (at, format!("{at}"))
    };
    Panel {
        title: format!("{} of binary32: error in ulp", subject.name),
        x_label: "x".to_owned(),
        x: subject.range,
        y: (0.0, MOST),
        x_ticks: (0..=4).map(tick).collect(),
        y_ticks: [0.0, 0.5, 1.0, 1.5].map(|v| (v, format!("{v}"))).to_vec(),
        curves,
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let options = Options::from_args();
    println!("device: {}", Device::host().name());
    let inputs = if options.quick { 20 } else { 4000 };
    let panels: Vec<Panel> = SUBJECTS.iter().map(|subject| panel(subject, inputs)).collect();
    options.write("math_errors.svg", svg(&panels).as_bytes())?;
    Ok(())
}
