//! The functions of NVIDIA's white paper, compared: host and GPU, contracted or not, in one order or another, in four modes.
//!
//! Each comparison is printed, and written as JSON and as a picture. What has to agree is one function on different devices:
//! the exit status is 1 if a bit of that differs. What may differ is another function, and the report says by how much.
//!
//! `cargo run --release --example verify -- [--quick] [--cuda-on-cpu] [FOLDER]`; with `--features mpfr` also how accurate each
//! of them is. `--cuda-on-cpu` adds the printed CUDA C++, compiled by g++ and executed on the CPU.

#[path = "../whitepaper/functions.rs"]
#[allow(dead_code)] // Those that the paper's tables need beyond these.
mod functions;
#[path = "../support/mod.rs"]
mod support;

use std::error::Error;
use std::process::ExitCode;
use std::sync::Arc;

use fpdsl::backend::{Level, Output, Parameters};
use fpdsl::prelude::*;
use fpdsl::verify::{Inputs, Report, Verify};
use fpdsl_gpp::CudaOnCpu;
use functions as f;
use support::options::Options;

/// Bits of the numbers that stand for exact ones.
#[cfg(feature = "mpfr")]
const PRECISION: u32 = 256;

fn main() -> Result<ExitCode, Box<dyn Error>> {
    let (flags, rest): (Vec<String>, Vec<String>) = std::env::args()
        .skip(1)
        .partition(|argument| argument == "--cuda-on-cpu");
    let options = Options::from(rest);
    let host = Device::host();
    let mut others = Vec::new();
    if !flags.is_empty() {
        others.push(Device::accelerator(Arc::new(CudaOnCpu::new(fpdsl_gpp::find()?))));
    }
    match Device::cuda(0) {
        Ok(gpu) => others.push(gpu),
        Err(why) => println!("no GPU: {why}"),
    }
    println!("device: {}\n", others.last().unwrap_or(&host).name());
    let n = if options.quick { 2_000 } else { 1_000_000 };

    let mut agree = true;
    let keep = |name: &str, report: Report| -> std::io::Result<Report> {
        println!("{report}");
        options.write(&format!("verify-{name}.json"), report.to_json().as_bytes())?;
        options.write(&format!("verify-{name}.svg"), report.to_svg().as_bytes())?;
        println!();
        Ok(report)
    };

    // One function wherever it runs: same bits.
    let fused = everywhere(fpdsl::verify::<f::square_plus_fused>(), &others);
    agree &= keep("devices", fused.run(&Inputs::encodings(n))?)?.agrees();
    let roots = everywhere(fpdsl::verify::<f::ru::root_f64>(), &others);
    agree &= keep("devices-root", roots.run(&Inputs::encodings(n))?)?.agrees();

    // The same text, contracted and not: where and by how much it matters.
    let gpu = others.last().unwrap_or(&host);
    let contraction = fpdsl::verify::<f::square_minus_one>()
        .on(&host)
        .against::<f::square_minus_one_fused>(gpu);
    keep(
        "contraction",
        exact(contraction).run(&Inputs::uniform(n, 0.5, 2.0))?,
    )?;

    // One sum in three orders.
    let orders = fpdsl::verify::<f::dot_serial>()
        .on(&host)
        .against::<f::dot_fma>(gpu)
        .against::<f::dot_parallel>(gpu);
    keep("orders", exact(orders).run(&Inputs::uniform(n, -1.0, 1.0))?)?;

    // The cost of a mode in accuracy, and the direction of its errors.
    let modes = fpdsl::verify::<f::rn::quotient_f32>()
        .on(&host)
        .named("to nearest")
        .against::<f::rz::quotient_f32>(gpu)
        .named("toward zero")
        .against::<f::ru::quotient_f32>(gpu)
        .named("up")
        .against::<f::rd::quotient_f32>(gpu)
        .named("down")
        .plain("plain Rust", |(x, y)| x / y);
    keep("modes", exact(modes).run(&Inputs::uniform(n, 1.0, 4.0))?)?;

    println!(
        "one function on every backend: {}",
        if agree { "the same bits" } else { "BITS DIFFER" }
    );
    Ok(if agree {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// A column for each backend of this machine.
fn everywhere<P: Parameters, R: Output>(mut verify: Verify<P, R>, others: &[Device]) -> Verify<P, R> {
    for device in Device::hosts().iter().rev().chain(others) {
        verify = verify.on(device);
    }
    for &level in Level::available() {
        verify = verify.scalar(level);
    }
    verify.interpreted()
}

/// With the exact results, where this build has them.
fn exact<P: Parameters, R: Output>(verify: Verify<P, R>) -> Verify<P, R> {
    #[cfg(feature = "mpfr")]
    let verify = verify.exact(PRECISION);
    verify
}
