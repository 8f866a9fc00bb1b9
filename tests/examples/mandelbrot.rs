//! `examples/mandelbrot`.

use fpdsl::prelude::*;

#[path = "../../examples/mandelbrot/functions.rs"]
mod functions;
use functions::{View, launch};

use crate::compare::devices;
use crate::{SUITE, digest, report};

const LIMIT: u32 = 300;
/// A filament, where a tenth of the points never escapes.
const VIEW: View = View {
    re: -0.743_643_887_037_151,
    im: 0.131_825_904_205_330,
    width: 1e-12,
    nx: 37,
    ny: 19,
};

/// The kernel in plain Rust, with the fused operations that the attribute chooses.
fn plain() -> (Vec<u32>, Vec<f64>) {
    let pixel = VIEW.width / VIEW.nx as f64;
    let point = |p: usize| {
        let (column, row) = ((p % VIEW.nx) as f64 - 18.0, (p / VIEW.nx) as f64 - 9.0);
        let (re, im) = (column.mul_add(pixel, VIEW.re), (-row).mul_add(pixel, VIEW.im));
        let (mut x, mut y) = (0.0_f64, 0.0_f64);
        for n in 0..LIMIT {
            let size = x.mul_add(x, y * y);
            if size > 4.0 {
                return (n, size);
            }
            (x, y) = (x.mul_add(x, -(y * y)) + re, (2.0 * x).mul_add(y, im));
        }
        (LIMIT, x.mul_add(x, y * y))
    };
    (0..VIEW.nx * VIEW.ny).map(point).unzip()
}

fn digest_of((steps, sizes): &(Vec<u32>, Vec<f64>)) -> u64 {
    digest::digest(
        steps
            .iter()
            .map(|&n| u64::from(n))
            .chain(sizes.iter().map(|x| x.to_bits())),
    )
}

#[test]
fn bits() {
    let plain = digest_of(&plain());
    for (backend, device) in devices() {
        let ways = [
            launch::<Rn>(&device, VIEW, LIMIT).unwrap(),
            launch::<Rz>(&device, VIEW, LIMIT).unwrap(),
            launch::<Ru>(&device, VIEW, LIMIT).unwrap(),
            launch::<Rd>(&device, VIEW, LIMIT).unwrap(),
        ];
        assert_eq!(digest_of(&ways[0]), plain, "{backend}");
        let found = ways.each_ref().map(digest_of);
        assert_eq!(
            found,
            [
                plain,
                0x5858_06eb_440b_e30c,
                0xb67f_e5c8_bc94_0bd5,
                0x2120_e61e_5cf6_1366
            ],
            "{backend}: {found:#x?}"
        );
        report::ran(SUITE, backend, 4 * (VIEW.nx * VIEW.ny) as u64);
    }
}
