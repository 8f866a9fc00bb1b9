//! Modes, formats, and integers and `bool`s of all widths.

use std::sync::Arc;

use fpdsl::backend::ir;

use crate::support::compare_all;
use crate::{check, data, mild};

bodies! {
    bounds: mild [];
    modes: mild [];
    interval: data [];
    narrow: data [];
    brain: data [];
    widths: data [];
    flushes: data [];
    booleans: data [];
    shared_doubles: data [1, 2];
    constant_words: data [];
    single_words: mild [];
}

mod of {
    use fpdsl::prelude::*;

    #[fp]
    pub fn shared_doubles(x: f32, y: f64, n: u64) -> (f32, f16, f32) {
        (x + (y + 1.0) as f32, (y * 3.0) as f16, n as f32)
    }

    #[fp]
    pub fn constant_words(x: f32) -> (f32, u64) {
        (x, 7)
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

    #[fp]
    pub fn divides(a: i32, b: i32, c: u64, d: u64) -> (i32, u64) {
        (a / b, c % d)
    }
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
