//! Recorded bodies beside the interpreter: control flow, arrays, structs, slices, grids, tables, calls.

mod support;

use std::sync::Arc;

use fpdsl::Function;
use fpdsl::backend::ir;
use fpdsl_runtime::ir::{Kernel, Kind, Role};
use fpdsl_runtime::lift::ScalarType;
use support::build::operands;
use support::{Data, compare_all, hash};

/// Random operands for all parameters.
fn data(kernel: &Kernel, elements: usize) -> Data {
    let leaves = kernel.inputs.leaves.iter().enumerate();
    Data {
        elements,
        params: leaves
            .map(|(leaf, l)| operands(kernel.inputs.buffers[l.buffer].ty, leaf as u64, elements))
            .collect(),
        ..Data::default()
    }
}

/// Numbers of ordinary size, and counts below 20.
fn mild(kernel: &Kernel, elements: usize) -> Data {
    let mut data = data(kernel, elements);
    for (leaf, values) in data.params.iter_mut().enumerate() {
        for (i, v) in values.iter_mut().enumerate() {
            let h = hash((leaf * 1000 + i) as u64);
            let x = (h >> 11) as f64 / (1_u64 << 53) as f64 * 4.0 - 2.0;
            *v = match kernel.inputs.leaf_type(leaf) {
                ScalarType::F32 => u64::from((x as f32).to_bits()),
                ScalarType::F64 => x.to_bits(),
                ty => match ty.kind() {
                    Kind::Bool => h & 1,
                    Kind::Float(_) => *v,
                    Kind::Signed(_) | Kind::Unsigned(_) => h % 20,
                },
            };
        }
    }
    data
}

fn check<F: Function>(make: impl Fn(&Kernel, usize) -> Data, shared: &[usize]) {
    let kernel = Arc::new(ir::<F>());
    let mut data = make(&kernel, 203);
    for (leaf, values) in kernel.inputs.leaves.iter().zip(&mut data.params) {
        if shared.contains(&leaf.buffer) {
            values.truncate(1);
        }
    }
    compare_all(kernel.name, &kernel, &data, shared);
}

macro_rules! bodies {
    ($($name:ident: $make:ident $shared:expr;)*) => {
        $(#[test] fn $name() { check::<of::$name>($make, &$shared); })*
    };
}

bodies! {
    branches: data [];
    branches_of_shared: data [0, 1];
    collatz: mild [];
    mandelbrot: mild [];
    mandelbrot_of_shared: mild [2];
    varying_for: mild [];
    nested_loops: mild [];
    early_return: data [];
    continues: mild [];
    short_arrays: mild [];
    local_arrays: mild [];
    histogram: mild [];
    elimination: mild [];
    passes_with_arms: data [];
    filled_again: data [];
    filled_in_a_loop: mild [];
    planes: mild [];
    insertion_sort: data [];
    edit_distance: data [];
    sieve: mild [];
    shared_positions: mild [1];
    narrow_arrays: data [];
    arrays_of_functions: mild [];
    long_fills: mild [];
    table: mild [];
    cold_calls: data [];
    cold_divisions: data [];
    cold_remainders: data [];
    bounds: mild [];
    modes: mild [];
    interval: data [];
    narrow: data [];
    brain: data [];
    widths: data [];
    flushes: data [];
    structs: data [];
    mixed_struct: data [];
    arrays: data [];
    bytes: data [];
    shared_struct: data [0];
    booleans: data [];
    single_words: mild [];
    shared_doubles: data [1, 2];
    constant_words: data [];
    constant_indices: data [];
}

mod of {
    use fpdsl::prelude::*;

    #[fp(mode = "ru", contract = true)]
    pub fn branches(x: f64, y: f64) -> f64 {
        if x < y {
            if x > 0.0 {
                x * y + 1.0
            } else {
                (y - x).sqrt() / (x + 0.5)
            }
        } else if y.is_nan() {
            x - 1.0
        } else {
            let mut s = x;
            for _ in 0..5 {
                s = s * 0.5 + y;
            }
            s
        }
    }

    #[fp(mode = "rd", contract = false)]
    pub fn branches_of_shared(x: f32, n: i32, z: f32) -> f32 {
        if x > 1.0 && n > 3 { z / x + 2.0 } else { z * x }
    }

    #[fp]
    pub fn collatz(n: u32) -> u32 {
        let mut x = n + 1;
        let mut steps = 0;
        while x != 1 {
            x = if x % 2 == 0 { x / 2 } else { 3 * x + 1 };
            steps += 1;
        }
        steps
    }

    #[fp(mode = "rd", contract = true)]
    pub fn mandelbrot(re: f64, im: f64, limit: u32) -> u32 {
        let mut x = 0.0;
        let mut y = 0.0;
        let mut n = 0;
        while n < limit && x * x + y * y <= 4.0 {
            let next = x * x - y * y + re;
            y = 2.0 * x * y + im;
            x = next;
            n += 1;
        }
        n
    }

    #[fp(mode = "rz", contract = true)]
    pub fn mandelbrot_of_shared(re: f32, im: f32, limit: u32) -> u32 {
        let mut x = 0.0;
        let mut y = 0.0;
        let mut n = 0;
        while n < limit && x * x + y * y <= 4.0 {
            let next = x * x - y * y + re;
            y = 2.0 * x * y + im;
            x = next;
            n += 1;
        }
        n
    }

    #[fp]
    pub fn varying_for(a: i16, b: i64, x: f32) -> f32 {
        let mut s = x;
        for i in a as i64 - 3..b {
            s = s * 0.75 + i as f32;
        }
        s
    }

    #[fp]
    pub fn nested_loops(n: u8, m: u32, x: f64) -> (f64, u64) {
        let mut s = x;
        let mut k = 0u64;
        for i in 0..n as u32 {
            let mut j = i;
            while j < m {
                if (i + j) % 3 == 0 {
                    s = s + 1.0 / (j + 1) as f64;
                    k += 7;
                } else {
                    s = s * 0.5;
                }
                j += 2;
            }
        }
        (s, k)
    }

    #[fp]
    pub fn shared_doubles(x: f32, y: f64, n: u64) -> (f32, f16, f32) {
        (x + (y + 1.0) as f32, (y * 3.0) as f16, n as f32)
    }

    const TWO: [f32; 2] = [1.0, 2.0];

    /// Its index is known only where the shift is computed, and is outside for those who get there.
    #[fp]
    pub fn constant_indices(x: f32) -> f32 {
        let k = 2u64.reverse_bits() >> 61;
        let mut i = 0usize;
        if x > 1.0 {
            i = k as usize;
        }
        if x > 2.0 {
            [x, 1.0, 3.0][k as usize + 1]
        } else {
            x + TWO[i]
        }
    }

    #[fp]
    pub fn constant_words(x: f32) -> (f32, u64) {
        (x, 7)
    }

    #[fp]
    pub fn early_return(x: f64, y: f64) -> f64 {
        if x < 0.0 {
            return y;
        }
        let r = x.sqrt();
        if r > y {
            return r - y;
        }
        r * y
    }

    #[fp]
    pub fn continues(n: u32, x: f32) -> f32 {
        let mut s = 0.0;
        for i in 0..20u32 {
            if i % 4 == 1 {
                continue;
            }
            if i > n {
                break;
            }
            s += x / (i + 1) as f32;
        }
        s
    }

    #[fp]
    pub fn local_arrays(i: u32, j: u32, x: f64) -> f64 {
        let mut a = [0.0; 6];
        a[(i % 6) as usize] = x;
        a[(j % 6) as usize] = a[(i % 6) as usize] + 1.0;
        let mut s = 0.0;
        for k in 0..6 {
            s = s * 0.5 + a[k];
        }
        s + a[(i % 4) as usize]
    }

    #[fp]
    pub fn histogram(seed: u32, turns: u32) -> (u32, u32) {
        let mut counts = [0u32; 16];
        let mut s = seed;
        for _ in 0..turns {
            s = s.wrapping_mul(1664525).wrapping_add(1013904223);
            counts[(s >> 28) as usize] += 1;
        }
        let mut most = 0u32;
        let mut place = 0u32;
        for i in 0..16u32 {
            if counts[i as usize] > most {
                most = counts[i as usize];
                place = i;
            }
        }
        (most, place)
    }

    /// Gaussian elimination with pivots: rows at positions that vary.
    #[fp(mode = "ru", contract = true)]
    pub fn elimination(m: [[f64; 4]; 4], b: [f64; 4]) -> [f64; 4] {
        let mut a = m;
        let mut x = b;
        for k in 0..4usize {
            let mut p = k;
            for i in k + 1..4 {
                if a[i][k].abs() > a[p][k].abs() {
                    p = i;
                }
            }
            for j in 0..4usize {
                let t = a[k][j];
                a[k][j] = a[p][j];
                a[p][j] = t;
            }
            let t = x[k];
            x[k] = x[p];
            x[p] = t;
            for i in k + 1..4 {
                let f = a[i][k] / a[k][k];
                for j in k..4 {
                    a[i][j] = a[i][j] - f * a[k][j];
                }
                x[i] = x[i] - f * x[k];
            }
        }
        for r in 0..4usize {
            let k = 3 - r;
            for j in k + 1..4 {
                x[k] = x[k] - a[k][j] * x[j];
            }
            x[k] = x[k] / a[k][k];
        }
        x
    }

    /// Some elements get other values for the whole array.
    #[fp]
    pub fn filled_again(x: f64, y: f64) -> (f64, f64) {
        let mut a = [x; 6];
        for i in 0..3usize {
            a[i] = a[i + 1] * y;
        }
        if y < x {
            a = [y, x, y, x, y, 1.0];
        }
        for i in 0..6usize {
            a[i] = a[i] + 1.0;
        }
        (a[0], a[5])
    }

    #[fp]
    pub fn filled_in_a_loop(x: f64, n: u8) -> f64 {
        let mut a = [x; 6];
        let mut k = 0_u8;
        while k < n % 5 {
            for i in 1..6usize {
                a[i] = a[i - 1] + 1.0;
            }
            a = [a[5], a[4], a[3], a[2], a[1], a[0]];
            k += 1;
        }
        a[0] - a[5]
    }

    /// The two scalars of its elements lie apart, and are written in turns.
    #[fp]
    pub fn planes(x: f32, n: u8) -> (f32, u32) {
        let mut a = [(x, 0_u32); 5];
        let mut k = 0_u32;
        while k < (n % 4) as u32 {
            for i in 1..3usize {
                for j in 0..i {
                    let mut b = [
                        (a[0].0 + 1.0, a[0].1 + 1),
                        (a[1].0 + 1.0, a[1].1 + 1),
                        (a[2].0 + 1.0, a[2].1 + 1),
                        (a[3].0 + 1.0, a[3].1 + 1),
                        (a[4].0 + 1.0, a[4].1 + 1),
                    ];
                    b[j] = (x, k);
                    a = b;
                }
            }
            k += 1;
        }
        (a[4].0 + a[0].0, a[4].1 + a[1].1)
    }

    /// Each pass of the unrolled loops declares what its arms assign.
    #[fp(mode = "ru", contract = false)]
    pub fn passes_with_arms(x: [f64; 6], y: f64) -> [f64; 6] {
        let mut a = x;
        let mut turns = 0_u32;
        while turns < 3 {
            for p in 0..5usize {
                for q in p + 1..6usize {
                    if a[p] > y {
                        let t = if a[q] < a[p] {
                            let h = a[q] / 2.0;
                            if h < y { -h } else { h + y }
                        } else {
                            a[p] * y
                        };
                        a[p] = a[q];
                        a[q] = t;
                    }
                }
            }
            turns += 1;
        }
        a
    }

    #[fp]
    pub fn insertion_sort(x: [f32; 9]) -> [f32; 9] {
        let mut a = x;
        for i in 1..9usize {
            let v = a[i];
            let mut j = i;
            while j > 0 && a[j - 1] > v {
                a[j] = a[j - 1];
                j -= 1;
            }
            a[j] = v;
        }
        a
    }

    /// Of the bits of two words.
    #[fp]
    pub fn edit_distance(x: u16, y: u16) -> u8 {
        let mut row = [0u8; 17];
        for j in 0..17u8 {
            row[j as usize] = j;
        }
        for i in 0..16u16 {
            let mut before = row[0];
            row[0] = i as u8 + 1;
            for j in 0..16u16 {
                let same = (x >> i) & 1 == (y >> j) & 1;
                let change = if same { before } else { before + 1 };
                before = row[j as usize + 1];
                row[j as usize + 1] = change.min(before + 1).min(row[j as usize] + 1);
            }
        }
        row[16]
    }

    #[fp]
    pub fn sieve(n: u8, m: i64) -> (u32, bool, bool) {
        let mut prime = [true; 40];
        prime[0] = false;
        prime[1] = false;
        for i in 2..7usize {
            if prime[i] {
                let mut j = i * i;
                while j < 40 {
                    prime[j] = false;
                    j += i;
                }
            }
        }
        let mut count = 0u32;
        for i in 0..n as usize {
            if prime[i] {
                count += 1;
            }
        }
        let here = prime[(m & 31) as usize];
        prime[(m & 7) as usize] = m > 3;
        (count, here, prime[n as usize])
    }

    /// Positions that all elements share, at times outside.
    #[fp]
    pub fn shared_positions(x: f32, n: u32, k: u16) -> f32 {
        let mut a = [x; 8];
        a[n as usize] = 2.0;
        if k > 9 {
            a[n as usize & 3] = x * 3.0;
        } else {
            a[(k % 8) as usize] = 5.0;
        }
        a[0] + a[n as usize % 8] * a[k as usize & 7]
    }

    #[fp]
    pub fn narrow_arrays(x: f16, y: bf16, n: i8, m: i16) -> (f16, bf16, i8, i16) {
        let mut a = [x; 5];
        let mut b = [y; 6];
        let mut c = [n; 7];
        let mut d = [m; 8];
        let k = (n & 3) as usize;
        a[k] = x + 1.0;
        b[k + 1] = y * 2.0;
        c[k + 2] = n.wrapping_add(100);
        d[k + 3] = m.wrapping_mul(3);
        let l = (m & 3) as usize;
        (a[l] - x, b[l + 2], c[l + 3], d[l + 4])
    }

    #[fp(cold)]
    fn middle(x: f64, y: f64, z: f64, n: u32) -> f64 {
        let mut a = [x, y, z, x * y, y * z];
        for i in 0..4usize {
            for j in 0..4 - i {
                if a[j] > a[j + 1] {
                    let t = a[j];
                    a[j] = a[j + 1];
                    a[j + 1] = t;
                }
            }
        }
        a[(n % 6) as usize]
    }

    #[fp]
    fn turned(x: f64, n: u32) -> f64 {
        let mut a = [0.0; 7];
        a[(n % 7) as usize] = x;
        a[(n % 5) as usize] = x + 1.0;
        a[3] - a[(n % 4) as usize]
    }

    #[fp]
    pub fn arrays_of_functions(x: f64, y: f64, n: u32) -> f64 {
        let mut s = turned(x, n) + turned(y, n + 1);
        for i in 0..n % 4 {
            s = s * 0.5 + turned(s, i);
        }
        if x > y { s + middle(x, y, s, n) } else { s }
    }

    #[fp]
    pub fn long_fills(x: f64, n: u32) -> f64 {
        let mut a = [x; 100];
        let mut s = 0.0;
        if n % 2 == 1 {
            a = [1.0; 100];
        }
        for i in 0..100u32 {
            a[((i * n) % 100) as usize] = s;
            s = s * 0.5 + a[i as usize];
        }
        s
    }

    #[fp]
    pub fn short_arrays(i: u32, j: u32, x: f64) -> f64 {
        let mut a = [0.0; 3];
        a[(i % 3) as usize] = x;
        a[(j % 3) as usize] = a[(i % 3) as usize] + 1.0;
        a[0] + a[1] * 2.0 - a[2] + a[(i % 2) as usize]
    }

    const TABLE: [(f32, u8); 11] = [
        (0.5, 1),
        (1.5, 200),
        (-2.5, 3),
        (3.5, 4),
        (4.5, 5),
        (5.5, 6),
        (6.5, 7),
        (7.5, 8),
        (8.5, 9),
        (9.5, 10),
        (-10.5, 255),
    ];
    const HALVES: [f16; 5] = [
        f16::from_bits(0x3c00),
        f16::from_bits(1),
        f16::from_bits(0xc000),
        f16::from_bits(0x7bff),
        f16::from_bits(0),
    ];
    const PAIRS: [[i16; 2]; 7] = [[1, -2], [3, 4], [-5, 6], [7, -8], [9, 10], [11, 12], [-13, 14]];

    #[fp]
    pub fn table(i: u32, j: i64) -> (f32, i32, f16) {
        let k = (i % 13) as usize;
        let (x, n) = TABLE[k % 11];
        let p = PAIRS[(j % 7) as usize];
        (
            x * 2.0,
            n as i32 + p[0] as i32 * p[1] as i32,
            HALVES[(i % 5) as usize],
        )
    }

    #[fp(cold, mode = "ru")]
    fn rare(x: f64, n: u32, b: bool) -> (f64, u32) {
        let mut s = x;
        for _ in 0..n % 5 {
            s = s * 0.5 + 1.0;
        }
        if b { (s, n / 3) } else { (rarer(s), 7 / (n % 4)) }
    }

    #[fp(cold)]
    fn rarer(x: f64) -> f64 {
        x.sqrt() - 1.0
    }

    #[fp(cold)]
    fn quotient(n: u32, m: u32) -> u32 {
        n / (m | 1)
    }

    #[fp(cold)]
    fn remainder(n: u32, m: u32) -> u32 {
        n % (m | 1)
    }

    /// Many values stay in registers over the call.
    #[fp]
    pub fn cold_divisions(a: u32, b: u32, c: u32, d: u32, e: u32) -> u32 {
        let (p, q, r, s, t, u) = (a ^ b, b ^ c, c ^ d, d ^ e, e ^ a, a + c);
        let x = quotient(a, b);
        x + p * q + r * s + t * u
    }

    #[fp]
    pub fn cold_remainders(a: u32, b: u32, c: u32, d: u32, e: u32) -> u32 {
        let (p, q, r, s, t, u) = (a ^ b, b ^ c, c ^ d, d ^ e, e ^ a, a + c);
        let x = remainder(a, b);
        x + p * q + r * s + t * u
    }

    #[fp(mode = "rz")]
    pub fn cold_calls(x: f64, n: u32, y: f32) -> (f64, u32) {
        let b = y > 0.0;
        if n % 3 == 1 || x.is_nan() {
            let (s, k) = rare(x + 1.0, n, b);
            (s * 3.0, k + 1)
        } else {
            (x / 3.0, n)
        }
    }

    #[fp]
    pub fn bounds(a: f64, b: f64) -> (f64, f64) {
        let mut lo = 0.5;
        let mut hi = 0.5;
        for _ in 0..6 {
            lo = rd!(lo * a + 0.1);
            hi = ru!(hi * b + 0.1);
        }
        (lo, hi)
    }

    #[fp(contract = false)]
    pub fn modes(a: f32, b: f32, c: f64) -> (f32, f32, f64, f64) {
        let p = rn!(a * b) + ru!(a - b) * rz!(a / (b + 3.0));
        let q = rd!((a + b) / 3.0) - ru!(p * a);
        let r = ru!(c.sqrt()) - rd!(c.sqrt()) + rd!(c * 0.1 + 7.0);
        (p, q, r, rd!(r / 3.0) - ru!(1.0 / c))
    }

    #[fp]
    pub fn interval(a: f64, b: f64, c: f64, d: f64) -> (f64, f64) {
        let lo = rd!(a * c).min(rd!(a * d)).min(rd!(b * c)).min(rd!(b * d));
        let hi = ru!(a * c).max(ru!(a * d)).max(ru!(b * c)).max(ru!(b * d));
        (lo, hi)
    }

    #[fp(mode = "ru", contract = true)]
    pub fn narrow(x: f16, y: f16, n: i8) -> (f16, f16, i8) {
        let s = x * y + x;
        let t = rn!(x * y + s) / y;
        (s.max(t), t.sqrt() - x.abs(), (s as i8).wrapping_add(n))
    }

    #[fp(mode = "rn", contract = true)]
    pub fn brain(x: bf16, y: bf16, z: f64) -> (bf16, bf16, u16) {
        let s = x * y + x;
        (s - ru!(x / y), z as bf16, (s + x).to_bits())
    }

    #[fp]
    pub fn widths(a: u8, b: i16, c: u32, d: i64, e: f32, f: f64) -> (i8, u16, i32, u64, f32, f64) {
        let s = a as i64 + b as i64 * c as i64 - d;
        let t = (s >> 3) as i32 ^ c as i32;
        (
            (s as u8 >> 1) as i8,
            (t as u16).rotate_left(a as u32),
            t.min(b as i32).wrapping_mul(3),
            (s as u64).leading_zeros() as u64 + c as u64 * 77,
            e + a as f32,
            f - d as f64 + e as f64,
        )
    }

    #[fp(ftz = true)]
    pub fn flushes(x: f32, y: f32) -> f32 {
        x * y + 1e-38
    }

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

    #[fp]
    pub fn booleans(a: bool, b: bool, x: f64, n: u8) -> (bool, bool, f64) {
        let c = a ^ b;
        let mut d = a && x > 1.0;
        if n > 100 {
            d = !d | b;
        }
        (c & d, a == b, if d { x } else { -x })
    }

    #[fp(mode = "ru")]
    pub fn single_words(x: f32, n: i32, m: u32) -> (f32, i32, u32) {
        let mut s = x;
        let mut k = n - 9;
        while k < 5 {
            s = s * x + k as f32;
            k += 2;
        }
        (s, k / 3 - n % 7, m / (n as u32 + 1) + m % 3)
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

    #[fp]
    pub fn divides(a: i32, b: i32, c: u64, d: u64) -> (i32, u64) {
        (a / b, c % d)
    }
}

/// The slices of a kernel with random contents, of so many elements each.
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

#[test]
fn divisions_by_zero() {
    let kernel = Arc::new(ir::<of::divides>());
    let mut data = mild(&kernel, 103);
    compare_all("divides", &kernel, &data, &[]);
    for shared in [1, 3] {
        data.params[shared] = vec![0];
        compare_all("divides by a shared zero", &kernel, &data, &[shared]);
        data.params[shared] = vec![3];
        compare_all("divides by a shared number", &kernel, &data, &[shared]);
    }
}
