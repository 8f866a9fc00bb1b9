//! Parts of buffers and of host slices as arguments and as places of results, on every device.
#![cfg(feature = "cuda")]

mod args;
#[path = "../support/backends.rs"]
#[allow(dead_code)]
mod backends;
mod colors;
mod colors_near;
mod copies;
mod distinct;
mod ordered;
mod places;
#[path = "../support/report.rs"]
mod report;
mod samples;
mod scatter;
mod steps;

use fpdsl::prelude::*;

/// The suite's name in reports.
const SUITE: &str = "views";

#[derive(Clone, Copy, Debug, PartialEq, Fp)]
struct Complex<T> {
    re: T,
    im: T,
}

/// Around the lengths of lanes and of blocks of threads, and more than one thread of the host takes.
const LENGTHS: [usize; 6] = [1, 15, 17, 257, 4099, 70_001];

fn floats(n: usize) -> Vec<f64> {
    (0..n).map(|k| (k as f64 - 7.3) / 3.0).collect()
}

fn points(n: usize) -> Vec<Complex<f32>> {
    (0..n)
        .map(|k| Complex {
            re: k as f32 / 3.0,
            im: 1.0 - k as f32,
        })
        .collect()
}
