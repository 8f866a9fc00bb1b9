//! Blocks of numbers in MX and NVFP4: what each format, scale and rounding loses.
//!
//! `cargo run --release --example quantize -- [--quick]` quantises numbers like those of a layer of a network, reads them back, and prints
//! a table: the ratio of signal to error in decibels, and the largest error beside the largest number of its block. Every level of the host
//! has the same bits, which the last lines say.

use std::error::Error;

use fpdsl::prelude::*;
use fpdsl::quantize::{mx, nvfp4};
use fpdsl::storage::{E4m3, Ue8m0};

/// Numbers with the distribution of a bell, about, and a large one here and there.
fn numbers(n: usize) -> Vec<f32> {
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut uniform = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 40) as f32 / (1 << 24) as f32 - 0.5
    };
    let number = |k| {
        let sum: f32 = (0..12).map(|_| uniform()).sum();
        if k % 509 == 0 { 20.0 * sum } else { sum }
    };
    (0..n).map(number).collect()
}

/// What a way to quantise loses.
fn row(name: &str, x: &[f32], back: &[f32], block: usize) {
    let (mut signal, mut noise, mut worst) = (0.0, 0.0, 0.0_f64);
    for (x, back) in x.chunks(block).zip(back.chunks(block)) {
        let most = x.iter().fold(0.0, |most: f64, x| most.max(f64::from(x.abs())));
        for (&x, &back) in x.iter().zip(back) {
            let error = f64::from(x) - f64::from(back);
            signal += f64::from(x) * f64::from(x);
            noise += error * error;
            worst = worst.max(error.abs() / most);
        }
    }
    let ratio = 10.0 * (signal / noise).log10();
    println!("{name:<24} {ratio:>8.2} dB {worst:>10.4}");
}

/// Values read back from a call of blocks.
fn flat<const N: usize>(blocks: &[[f32; N]]) -> Vec<f32> {
    blocks.iter().flatten().copied().collect()
}

macro_rules! through {
    ($dev:expr, $x:expr, $format:ident, $M:ident, $rule:ident) => {{
        let (scales, values) = mx::$format::quantize::<$M, mx::$format::$rule>::map($x).run($dev)?;
        flat(
            &mx::$format::dequantize::map(&scales, &values)
                .run($dev)?
                .to_vec()?,
        )
    }};
}

/// A rule of one's own: a block has the scale of OCP's rule for E4M3, four times as large.
#[fp]
fn cautious(amax: f32) -> Ue8m0 {
    (4.0 * mx::e4m3::floor(amax).to_f32()).to_ue8m0()
}

fn main() -> Result<(), Box<dyn Error>> {
    let quick = std::env::args().any(|argument| argument == "--quick");
    let n = if quick { 1 << 14 } else { 1 << 22 };
    let dev = Device::best();
    let x = numbers(n);
    let (blocks, _) = x.as_chunks::<32>();
    println!("device: {}", dev.name());
    println!("{n} numbers\n");
    println!("{:<24} {:>11} {:>10}", "", "signal", "worst");
    row("mx e4m3 floor", &x, &through!(&dev, blocks, e4m3, Rn, floor), 32);
    row("mx e4m3 even", &x, &through!(&dev, blocks, e4m3, Rn, even), 32);
    row(
        "mx e4m3 nearest",
        &x,
        &through!(&dev, blocks, e4m3, Rn, nearest),
        32,
    );
    row("mx e4m3 ceil", &x, &through!(&dev, blocks, e4m3, Rn, ceil), 32);
    row("mx e4m3 fits", &x, &through!(&dev, blocks, e4m3, Rn, fits), 32);
    row(
        "mx e4m3 fits, rz",
        &x,
        &through!(&dev, blocks, e4m3, Rz, fits),
        32,
    );
    row("mx e5m2 floor", &x, &through!(&dev, blocks, e5m2, Rn, floor), 32);
    row("mx e2m3 floor", &x, &through!(&dev, blocks, e2m3, Rn, floor), 32);
    row("mx e3m2 floor", &x, &through!(&dev, blocks, e3m2, Rn, floor), 32);
    row("mx e2m1 floor", &x, &through!(&dev, blocks, e2m1, Rn, floor), 32);
    row("mx e2m1 even", &x, &through!(&dev, blocks, e2m1, Rn, even), 32);
    row("mx e2m1 fits", &x, &through!(&dev, blocks, e2m1, Rn, fits), 32);
    let (scales, values) = mx::e4m3::quantize::<Rn, cautious>::map(blocks).run(&dev)?;
    let back = flat(&mx::e4m3::dequantize::map(&scales, &values).run(&dev)?.to_vec()?);
    row("mx e4m3 cautious", &x, &back, 32);

    let tensor = nvfp4::tensor_scale(nvfp4::larger::reduce(&x).run(&dev)?);
    let (small, _) = x.as_chunks::<16>();
    let (scales, values) = nvfp4::quantize_packed::<Rn>::map(small, tensor).run(&dev)?;
    let back = flat(
        &nvfp4::dequantize_packed::map(&scales, &values, tensor)
            .run(&dev)?
            .to_vec()?,
    );
    row("nvfp4", &x, &back, 16);

    // The best device above, and each level of this host.
    let (scales, values) = mx::e4m3::quantize::<Rn, mx::e4m3::floor>::map(blocks).run(&dev)?;
    let (scales, values) = (scales.to_vec()?, values.to_vec()?);
    println!();
    for other in Device::hosts() {
        let found = mx::e4m3::quantize::<Rn, mx::e4m3::floor>::map(blocks).run(&other)?;
        let scales = found
            .0
            .to_vec()?
            .iter()
            .zip(&scales)
            .all(|(a, b)| a.to_bits() == b.to_bits());
        let same = |a: &[E4m3; 32], b: &[E4m3; 32]| a.iter().zip(b).all(|(a, b)| a.to_bits() == b.to_bits());
        let values = found.1.to_vec()?.iter().zip(&values).all(|(a, b)| same(a, b));
        println!(
            "{}: {}",
            other.name(),
            if scales && values {
                "the same bits"
            } else {
                "OTHER BITS"
            }
        );
        if !(scales && values) {
            return Err("devices differ".into());
        }
    }
    Ok(())
}
