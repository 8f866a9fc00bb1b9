//! How arguments and results lie: structs, arrays, slices, grids.

use std::sync::Arc;

use fpdsl::backend::ir;
use fpdsl_runtime::ir::{Kernel, Role};

use crate::support::build::operands;
use crate::support::{compare_all, hash};
use crate::{check, data, mild};

bodies! {
    structs: data [];
    mixed_struct: data [];
    arrays: data [];
    bytes: data [];
    shared_struct: data [0];
}

mod of {
    use fpdsl::prelude::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Pair {
        pub x: f32,
        pub y: f32,
    }

    #[fp]
    pub fn structs(a: Pair, b: Pair) -> Pair {
        Pair {
            x: a.x * b.x - a.y * b.y,
            y: a.x * b.y + a.y * b.x,
        }
    }

    #[derive(Clone, Copy, Fp)]
    pub struct Mixed {
        pub n: u8,
        pub at: Pair,
        pub z: f64,
        pub m: [i16; 3],
    }

    #[fp]
    pub fn mixed_struct(a: Mixed, k: u8) -> Mixed {
        Mixed {
            n: a.n.wrapping_add(k),
            at: Pair {
                x: a.at.y,
                y: a.at.x + 1.0,
            },
            z: a.z * 2.0,
            m: [a.m[2], a.m[0], a.m[1].wrapping_sub(1)],
        }
    }

    #[fp]
    pub fn arrays(a: [f64; 3], b: [u16; 5], c: [f32; 2]) -> ([f32; 3], [u16; 2]) {
        ([c[0] + a[0] as f32, c[1], a[2] as f32], [b[4], b[0] ^ b[3]])
    }

    #[fp]
    pub fn bytes(a: [u8; 3], b: [f16; 2], c: i8) -> ([i8; 2], [bf16; 3], u8) {
        ([c, a[1] as i8], [b[0] as bf16, b[1] as bf16, 1.0], a[2])
    }

    #[fp]
    pub fn shared_struct(a: Pair, x: [f32; 2]) -> f32 {
        a.x * x[0] + a.y * x[1]
    }

    #[fp(contract = false)]
    pub fn jacobi(i: Index2, n: usize, a: &[f64]) -> f64 {
        let (x, y) = (i.x(), i.y());
        let here = y * n + x;
        if x == 0 || y == 0 || x + 1 == n || y + 1 == n {
            return a[here];
        }
        0.2 * (a[here] + a[here - 1] + a[here + 1] + a[here + n] + a[here - n])
    }

    #[fp(contract = false)]
    pub fn line(i: Index, a: &[f32], h: &[f16], b: &[u8], s: &[[i16; 3]]) -> (f32, f16, u8) {
        let x = i.x();
        if x == 0 {
            return (a[0], h[0], b[0]);
        }
        (a[x - 1] + a[x], h[x] + h[x - 1], b[x] ^ s[x][2] as u8)
    }

    #[fp]
    pub fn spmv(i: Index, start: &[u32], columns: &[u16], entries: &[f64], x: &[f64]) -> f64 {
        let mut sum = 0.0;
        for k in start[i.x()] as usize..start[i.x() + 1] as usize {
            sum += entries[k] * x[columns[k] as usize];
        }
        sum
    }

    #[fp]
    pub fn points(n: u32, p: &[Pair], q: &[Mixed], b: &[bool]) -> (f32, f64, bool, i16) {
        let k = n as usize;
        let len = q.len();
        (p[k].x - p[k].y, q[k % len].z, b[k], q[k % len].m[1])
    }

    #[fp]
    pub fn volume(i: Index3, x: f32) -> (f32, u64) {
        (x + i.z() as f32, (i.x() + 10 * i.y() + 100 * i.z()) as u64)
    }
}

/// The slices of a kernel with random contents, of this many elements each.
fn slices(kernel: &Kernel, lens: &[usize]) -> Vec<Vec<u64>> {
    let buffers = kernel.inputs.buffers.iter().filter(|b| b.role == Role::Slice);
    buffers
        .zip(lens.iter().cycle())
        .enumerate()
        .map(|(s, (b, len))| operands(b.ty, 77 + s as u64, len * b.count))
        .collect()
}

#[test]
fn grids_read_slices() {
    let kernel = Arc::new(ir::<of::jacobi>());
    for y in [0, 1, 5, 8] {
        let mut data = data(&kernel, 41);
        data.params[2] = vec![41];
        data.at = [y, 0];
        data.slices = slices(&kernel, &[41 * 9]);
        compare_all("jacobi", &kernel, &data, &[2]);
    }
}

#[test]
fn lines_of_all_widths() {
    let kernel = Arc::new(ir::<of::line>());
    let mut data = data(&kernel, 101);
    data.slices = slices(&kernel, &[101]);
    compare_all("line", &kernel, &data, &[]);
    // The last elements fault.
    data.slices = slices(&kernel, &[90, 101, 95, 97]);
    compare_all("line with faults", &kernel, &data, &[]);
}

#[test]
fn sparse_rows() {
    let kernel = Arc::new(ir::<of::spmv>());
    let mut data = data(&kernel, 60);
    let start: Vec<u64> = (0..61_u64)
        .scan(0, |at, i| {
            let here = *at;
            *at += hash(i) % 6;
            Some(here)
        })
        .collect();
    let nonzeros = start[60] as usize;
    let mut all = slices(&kernel, &[nonzeros]);
    all[0] = start;
    all[1] = (0..nonzeros as u64).map(|i| hash(i) % 33).collect();
    all[2]
        .iter_mut()
        .enumerate()
        .for_each(|(i, v)| *v = (i as f64 * 0.37 - 3.0).to_bits());
    all[3] = (0..33).map(|i| f64::to_bits(f64::from(i) * 0.11)).collect();
    data.slices = all;
    compare_all("spmv", &kernel, &data, &[]);
    // A column too far.
    data.slices[1][nonzeros / 2] = 33;
    compare_all("spmv with a fault", &kernel, &data, &[]);
}

#[test]
fn gathers_of_structs() {
    let kernel = Arc::new(ir::<of::points>());
    let mut data = mild(&kernel, 203);
    data.slices = slices(&kernel, &[23]);
    compare_all("points", &kernel, &data, &[]);
    data.slices = slices(&kernel, &[18]);
    compare_all("points with faults", &kernel, &data, &[]);
}

#[test]
fn three_axes() {
    let kernel = Arc::new(ir::<of::volume>());
    let mut data = data(&kernel, 37);
    data.at = [5, 7];
    compare_all("volume", &kernel, &data, &[]);
    data.params[3].truncate(1);
    compare_all("volume of a shared number", &kernel, &data, &[3]);
}
