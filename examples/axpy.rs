//! `a * x + y` over ten million elements, rounded toward positive infinity, on the best device there is.
//!
//! Every result is compared bit for bit with the scalar function. `cargo run --release --example axpy`

use std::process::ExitCode;
use std::time::Instant;

use fpdsl::prelude::*;

#[fp(mode = "ru", contract = true)]
fn axpy(a: f32, x: f32, y: f32) -> f32 {
    a * x + y
}

const N: usize = 10_000_000;
const REPETITIONS: usize = 9;

fn main() -> Result<ExitCode, fpdsl::Error> {
    let x: Vec<f32> = (0..N).map(|i| value(2 * i)).collect();
    let y: Vec<f32> = (0..N).map(|i| value(2 * i + 1)).collect();
    let a = 1.000_000_1_f32;

    let mut agree = true;
    for device in devices() {
        println!("{}", device.name());
        agree &= run(&device, a, &x, &y)?;
    }
    Ok(if agree {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// The best device, and the host beside it if that is another.
fn devices() -> Vec<Device> {
    let best = Device::best();
    if best.is_host() {
        vec![best]
    } else {
        vec![best, Device::host()]
    }
}

fn run(device: &Device, a: f32, x: &[f32], y: &[f32]) -> Result<bool, fpdsl::Error> {
    let (bx, by) = (Buffer::new(device, x)?, Buffer::new(device, y)?);
    let mut seconds = Vec::new();
    let mut z = axpy::map(a, &bx, &by).run(device)?;
    for _ in 0..REPETITIONS {
        let start = Instant::now();
        z = axpy::map(a, &bx, &by).run(device)?;
        device.synchronize()?;
        seconds.push(start.elapsed().as_secs_f64());
    }
    seconds.sort_by(f64::total_cmp);
    let median = seconds[REPETITIONS / 2];
    let bytes = 3.0 * N as f64 * size_of::<f32>() as f64;
    println!(
        "  {N} elements in {:.2} ms (median of {REPETITIONS}, results allocated anew): {:.1} GB/s",
        median * 1e3,
        bytes / median / 1e9
    );

    let z = z.to_vec()?;
    let differing = (0..N)
        .filter(|&i| z[i].to_bits() != axpy(a, x[i], y[i]).to_bits())
        .count();
    println!("  {differing} of {N} results differ from the scalar function");
    Ok(differing == 0)
}

/// Numbers of either sign and many magnitudes, none of them NaN.
fn value(i: usize) -> f32 {
    let hash = (i as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let mantissa = (hash >> 40) as f32 / 16_777_216.0 + 1.0;
    let exponent = (hash >> 8 & 31) as i32 - 16;
    let sign = if hash & 1 == 0 { 1.0 } else { -1.0 };
    sign * mantissa * 2.0_f32.powi(exponent)
}
