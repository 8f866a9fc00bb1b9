//! Elements a few places apart: indices that are small multiples of a coordinate.

use std::sync::Arc;

use fpdsl::backend::ir;
use fpdsl_runtime::ir::{Kernel, Role};

use crate::data;
use crate::support::build::operands;
use crate::support::compare_all;

mod of {
    use fpdsl::prelude::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Pair {
        pub x: f32,
        pub y: f32,
    }

    /// In lanes of 64 bits, with and without masks.
    #[fp(contract = false)]
    pub fn wide(i: Index, n: usize, a: &[f64], b: &[f32], c: &[u16], d: &[Pair]) -> (f64, f32, u64, f32) {
        let x = i.x();
        let (twice, thrice, four) = (1 + 2 * x, x * 3, 2 * (2 * x));
        let masked = if twice + 6 < n && four != 40 {
            a[twice + 5] - a[thrice]
        } else {
            a[twice - 1]
        };
        let place = (twice as u64 ^ 5) + c[four] as u64 * (thrice as u64);
        (
            a[twice] + masked * a[four],
            b[twice] + b[twice - 1] - b[thrice],
            place,
            d[twice].x - d[four].y,
        )
    }

    /// Indices that contraction makes fused sums.
    #[fp(contract = true)]
    pub fn fused(i: Index2, n: usize, a: &[f64]) -> f64 {
        let (x, y) = (i.x(), i.y());
        let here = y * n + x;
        if y == 0 || 3 * 2 + x > n {
            return a[here] - a[5 * 2 + 2 * x];
        }
        a[here - n] + a[x * 2 + n] + a[n * n - y + x]
    }

    /// In lanes of 32 bits.
    #[fp(contract = false)]
    pub fn narrow(i: Index, n: usize, b: &[f32], h: &[f16], c: &[i8], w: &[u32]) -> (f32, f16, i8, u32) {
        let twice = 2 * i.x();
        if twice == n || twice > n + 20 {
            return (b[twice], h[twice + 1], c[twice / 2], twice as u32);
        }
        (
            b[twice] + b[twice + 1],
            h[twice],
            c[4 * i.x()],
            w[twice] ^ w[3 * i.x()] + twice as u32,
        )
    }

    /// Comparisons with numbers before, within and behind the lanes, and where the count begins again at 0.
    #[fp]
    pub fn compared(i: Index, n: usize) -> (u32, u32) {
        let (twice, back, four) = (2 * i.x(), 2 * i.x() - 21, 4 * i.x() - 8);
        let mut found = 0;
        if twice < n {
            found |= 1;
        }
        if twice <= n {
            found |= 2;
        }
        if twice > n {
            found |= 4;
        }
        if twice >= n {
            found |= 8;
        }
        if twice == n {
            found |= 16;
        }
        if twice != n {
            found |= 32;
        }
        if back < n {
            found |= 64;
        }
        if back > n {
            found |= 128;
        }
        if back == 5 {
            found |= 256;
        }
        if n <= back {
            found |= 512;
        }
        let mut rest = 0;
        if four < 100 {
            rest |= 1;
        }
        if 100 <= four {
            rest |= 2;
        }
        if four != 0 {
            rest |= 4;
        }
        if four == 40 || four == 41 {
            rest |= 8;
        }
        if four + 4 > n && n != back {
            rest |= 16;
        }
        (found, rest)
    }
}

/// The slices of a kernel, with so many elements for each one.
fn slices(kernel: &Kernel, each: &[usize]) -> Vec<Vec<u64>> {
    let buffers = kernel.inputs.buffers.iter().filter(|b| b.role == Role::Slice);
    buffers
        .zip(each.iter().cycle())
        .enumerate()
        .map(|(s, (b, len))| operands(b.ty, 31 + s as u64, len * b.count))
        .collect()
}

#[test]
fn wide_lanes() {
    let kernel = Arc::new(ir::<of::wide>());
    for elements in [1, 7, 16, 67, 101] {
        let mut data = data(&kernel, elements);
        data.params[1] = vec![150];
        // The last element of each slice is that of the last lane.
        let last = elements - 1;
        data.slices = slices(&kernel, &[4 * last + 7, 3 * last + 2, 4 * last + 1, 4 * last + 2]);
        compare_all("wide", &kernel, &data, &[1]);
        data.slices = slices(&kernel, &[4 * last + 7, 2 * last + 1, 4 * last + 1, 4 * last + 2]);
        compare_all("wide with faults", &kernel, &data, &[1]);
    }
}

#[test]
fn fused_sums() {
    let kernel = Arc::new(ir::<of::fused>());
    for y in [0, 1, 3] {
        let mut data = data(&kernel, 41);
        data.params[2] = vec![41];
        data.at = [y, 0];
        for len in [41 * 42, 41 * 41 + 20, 120] {
            data.slices = slices(&kernel, &[len]);
            compare_all("fused", &kernel, &data, &[2]);
        }
    }
}

#[test]
fn narrow_lanes() {
    let kernel = Arc::new(ir::<of::narrow>());
    for n in [0, 1, 40, 64, 93, 500] {
        let mut data = data(&kernel, 103);
        data.params[1] = vec![n];
        data.slices = slices(&kernel, &[206, 206, 409, 307]);
        compare_all("narrow", &kernel, &data, &[1]);
        data.slices = slices(&kernel, &[205, 200, 409, 307]);
        compare_all("narrow with faults", &kernel, &data, &[1]);
    }
}

#[test]
fn comparisons() {
    let kernel = Arc::new(ir::<of::compared>());
    for n in [
        0,
        1,
        2,
        5,
        31,
        32,
        33,
        62,
        101,
        199,
        200,
        201,
        u64::MAX,
        u64::MAX - 12,
    ] {
        let mut data = data(&kernel, 101);
        data.params[1] = vec![n];
        compare_all("compared", &kernel, &data, &[1]);
    }
}
