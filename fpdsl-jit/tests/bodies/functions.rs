//! Functions that stay calls, and tables.

use crate::{check, data, mild};

bodies! {
    table: mild [];
    constant_indices: data [];
    cold_calls: data [];
    cold_divisions: data [];
    cold_remainders: data [];
    arrays_of_functions: mild [];
}

mod of {
    use fpdsl::prelude::*;

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
}
