//! Conversions to storage formats and block quantisers, beside a copy of the numbers of binary32.
//!
//! The figures are nanoseconds an element, and the share of the copy's bandwidth: bytes read and written in that time, over those of the
//! copy in its own. Rounds take turns.
//!
//! `RAYON_NUM_THREADS=2 cargo bench --bench quantize -- [ROUNDS]`

use std::time::Instant;

use fpdsl::prelude::*;
use fpdsl::quantize::{mx, nvfp4};
use fpdsl::storage::E4m3;

const N: usize = 64_000_000;

#[fp]
fn to_e4m3(x: f32) -> E4m3 {
    x.to_e4m3()
}

#[fp]
fn from_e4m3(x: E4m3) -> f32 {
    x.to_f32()
}

/// A way to go through the numbers: its name, the bytes of an element that it reads and writes, and itself.
type Way<'a> = (
    &'static str,
    f64,
    Box<dyn FnMut() -> Result<(), fpdsl::Error> + 'a>,
);

fn main() -> Result<(), fpdsl::Error> {
    let rounds = std::env::args()
        .filter_map(|text| text.parse().ok())
        .next()
        .unwrap_or(11);
    let x: Vec<f32> = (0..N)
        .map(|i| ((i * 7919) % 100_003) as f32 * 0.01 - 500.0)
        .collect();
    let (thirty_two, sixteen) = (x.as_chunks::<32>().0, x.as_chunks::<16>().0);
    let dev = Device::host();
    println!("{}, {N} numbers", dev.name());
    let mut copy = vec![0.0_f32; N];
    let mut values = to_e4m3::map(&x).run(&dev)?;
    let mut back = from_e4m3::map(&values).run(&dev)?;
    let mut e4m3 = mx::e4m3::quantize::<Rn, mx::e4m3::floor>::map(thirty_two).run(&dev)?;
    let mut e2m1 = mx::e2m1::quantize_packed::<Rn, mx::e2m1::floor>::map(thirty_two).run(&dev)?;
    let mut blocks = mx::e4m3::dequantize::map(&e4m3.0, &e4m3.1).run(&dev)?;
    let mut four = nvfp4::quantize_packed::<Rn>::map(sixteen, 0.2).run(&dev)?;
    let (read, scales) = (values.to_vec()?, (e4m3.0.to_vec()?, e4m3.1.to_vec()?));
    let mut ways: Vec<Way> = vec![
        (
            "copy",
            8.0,
            Box::new(|| {
                copy.copy_from_slice(&x);
                Ok(())
            }),
        ),
        (
            "to E4M3",
            5.0,
            Box::new(|| to_e4m3::map(&x).into(&dev, &mut values)),
        ),
        (
            "from E4M3",
            5.0,
            Box::new(|| from_e4m3::map(&read).into(&dev, &mut back)),
        ),
        (
            "MX E4M3",
            5.0 + 1.0 / 32.0,
            Box::new(|| {
                let call = mx::e4m3::quantize::<Rn, mx::e4m3::floor>::map(thirty_two);
                call.into(&dev, (&mut e4m3.0, &mut e4m3.1))
            }),
        ),
        (
            "MX E4M3, read",
            5.0 + 1.0 / 32.0,
            Box::new(|| mx::e4m3::dequantize::map(&scales.0, &scales.1).into(&dev, &mut blocks)),
        ),
        (
            "MX E2M1, packed",
            4.5 + 1.0 / 32.0,
            Box::new(|| {
                let call = mx::e2m1::quantize_packed::<Rn, mx::e2m1::floor>::map(thirty_two);
                call.into(&dev, (&mut e2m1.0, &mut e2m1.1))
            }),
        ),
        (
            "NVFP4, packed",
            4.5 + 1.0 / 16.0,
            Box::new(|| {
                nvfp4::quantize_packed::<Rn>::map(sixteen, 0.2).into(&dev, (&mut four.0, &mut four.1))
            }),
        ),
    ];
    let mut times = vec![Vec::new(); ways.len()];
    for _ in 0..rounds {
        for ((_, _, way), times) in ways.iter_mut().zip(&mut times) {
            let start = Instant::now();
            way()?;
            times.push(start.elapsed().as_secs_f64() * 1e9 / N as f64);
        }
    }
    let median = |times: &mut Vec<f64>| {
        times.sort_by(f64::total_cmp);
        times[times.len() / 2]
    };
    let of_copy = 8.0 / median(&mut times[0]);
    for ((name, bytes, _), times) in ways.iter().zip(&mut times) {
        let time = median(times);
        println!(
            "{name:<18} {time:>7.3} ns {:>6.2} of the copy's bandwidth",
            bytes / time / of_copy
        );
    }
    Ok(())
}
