//! Arrays that bodies change.

use crate::{check, data, mild};

bodies! {
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
    long_fills: mild [];
}

mod of {
    use fpdsl::prelude::*;

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
}
