//! One step of a chip's temperature on a grid; beyond the border the temperature is that of the border.
//!
//! S. Che and others, "Rodinia: a benchmark suite for heterogeneous computing", IISWC 2009, `hotspot`, after W. Huang and
//! others, "HotSpot: a compact thermal modeling methodology", IEEE Trans. VLSI Systems 14 (2006), 501-513.

use fpdsl::prelude::*;
use rayon::prelude::*;

use crate::session::Session;
use crate::values::Random;

const N: usize = 1024;
/// The rows that a thread of rayon takes at a time.
const ROWS: usize = 64;

/// The time step over the capacity, one over each resistance, and the temperature around.
const STEP: f64 = 0.341;
const RX: f64 = 0.1;
const RY: f64 = 0.1;
const RZ: f64 = 0.000_33;
const AROUND: f64 = 80.0;

#[allow(dead_code)]
#[fp(mode = "rn", contract = false)]
fn hotspot(i: Index2, nx: usize, ny: usize, temperature: &[f64], power: &[f64]) -> f64 {
    let (x, y) = (i.x(), i.y());
    let here = y * nx + x;
    let t = temperature[here];
    let west = temperature[if x == 0 { here } else { here - 1 }];
    let east = temperature[if x + 1 == nx { here } else { here + 1 }];
    let north = temperature[if y == 0 { here } else { here - nx }];
    let south = temperature[if y + 1 == ny { here } else { here + nx }];
    t + STEP
        * (power[here] + (north + south - 2.0 * t) * RY + (east + west - 2.0 * t) * RX + (AROUND - t) * RZ)
}

vectorised! {
    /// The rows from `first` on.
    fn rows(first: usize, n: usize, temperature: &[f64], power: &[f64], out: &mut [f64]) {
        let last = temperature.len() / n - 1;
        let row = |y: usize| &temperature[y * n..][..n];
        for (y, out) in (first..).zip(out.chunks_exact_mut(n)) {
            let (here, power) = (row(y), &power[y * n..][..n]);
            let (north, south) = (row(y.saturating_sub(1)), row((y + 1).min(last)));
            let point = |x: usize, west: usize, east: usize| {
                let t = here[x];
                t + STEP
                    * (power[x]
                        + (north[x] + south[x] - 2.0 * t) * RY
                        + (here[east] + here[west] - 2.0 * t) * RX
                        + (AROUND - t) * RZ)
            };
            out[0] = point(0, 0, 1);
            for x in 1..n - 1 {
                out[x] = point(x, x - 1, x + 1);
            }
            out[n - 1] = point(n - 1, n - 2, n - 1);
        }
    }
}

pub fn run(session: &mut Session) {
    let name = "hotspot 1024x1024";
    if !session.wants(name) {
        return;
    }
    let dev = Device::host();
    let mut random = Random::new(11);
    let temperature = random.vector(N * N, 320.0, 340.0);
    let power = random.vector(N * N, 0.0, 0.01);
    session.row(
        name,
        vec![0.0; N * N],
        |out| rows(0, N, &temperature, &power, out),
        |out| {
            let parts = out.par_chunks_mut(ROWS * N).enumerate();
            parts.for_each(|(k, out)| rows(k * ROWS, N, &temperature, &power, out));
        },
        |out| {
            hotspot::launch((N, N), N, N, &temperature, &power)
                .into(&dev, out)
                .unwrap()
        },
    );
}
