//! The histogram of bytes in 64 bins, each part of the data with bins of its own, which are then added.
//!
//! V. Podlozhnyuk, "Histogram calculation in CUDA" (NVIDIA, 2007), `histogram64`.

use fpdsl::prelude::*;
use rayon::prelude::*;

use crate::session::Session;
use crate::values::Random;

const BYTES: usize = 1 << 22;
/// The bytes of one element of the reduction.
const CHUNK: usize = 1 << 12;
const BINS: usize = 64;

#[allow(dead_code)]
#[fp]
fn bins(i: Index, chunk: usize, data: &[u8]) -> [u32; BINS] {
    let mut bins = [0_u32; BINS];
    for k in i.x() * chunk..(i.x() + 1) * chunk {
        bins[(data[k] >> 2) as usize] += 1;
    }
    bins
}

#[allow(dead_code)]
#[fp(identity = [0; BINS])]
fn add(a: [u32; BINS], b: [u32; BINS]) -> [u32; BINS] {
    let mut sum = a;
    for k in 0..BINS {
        sum[k] += b[k];
    }
    sum
}

fn count(data: &[u8]) -> [u32; BINS] {
    let mut bins = [0; BINS];
    for byte in data {
        bins[usize::from(byte >> 2)] += 1;
    }
    bins
}

pub fn run(session: &mut Session) {
    let name = "histogram 64 of 2^22 bytes";
    if !session.wants(name) {
        return;
    }
    let dev = Device::host();
    let mut random = Random::new(8);
    // Sums of two, so that the bins are not equally full.
    let data: Vec<u8> = (0..BYTES)
        .map(|_| (random.bits() as u8 / 2) + (random.bits() as u8 / 2))
        .collect();
    session.row(
        name,
        [0; BINS],
        |out| *out = count(&data),
        |out| {
            let parts = data.par_chunks(1 << 16).map(count);
            *out = parts.reduce(|| [0; BINS], |a, b| std::array::from_fn(|k| a[k] + b[k]));
        },
        |out| {
            *out = bins::launch(BYTES / CHUNK, CHUNK, &data)
                .reduce::<add>()
                .run(&dev)
                .unwrap()
        },
    );
}

const VALUES: usize = 10_000_000;
const COUNTS: usize = 256;

#[allow(dead_code)]
#[fp]
fn bin(x: f32) -> (u32, u32) {
    ((x * 256.0) as u32, 1)
}

#[allow(dead_code)]
#[fp]
fn one_more(a: u32, b: u32) -> u32 {
    a + b
}

fn count_values(data: &[f32], counts: &mut [u32; COUNTS]) {
    for x in data {
        counts[(x * 256.0) as usize] += 1;
    }
}

/// The histogram of numbers by `scatter_reduce`.
pub fn run_values(session: &mut Session) {
    let name = "histogram 256 of 10^7 values";
    if !session.wants(name) {
        return;
    }
    let dev = Device::host();
    let mut random = Random::new(9);
    let data: Vec<f32> = (0..VALUES)
        .map(|_| (random.bits() as u32 >> 8) as f32 / (1 << 24) as f32)
        .collect();
    session.row(
        name,
        [0; COUNTS],
        |out| {
            *out = [0; COUNTS];
            count_values(&data, out);
        },
        |out| {
            let parts = data.par_chunks(1 << 16).map(|part| {
                let mut counts = [0; COUNTS];
                count_values(part, &mut counts);
                counts
            });
            *out = parts.reduce(|| [0; COUNTS], |a, b| std::array::from_fn(|k| a[k] + b[k]));
        },
        |out| {
            *out = [0; COUNTS];
            bin::map(&data).scatter_reduce::<one_more>(&dev, out).unwrap();
        },
    );
}
