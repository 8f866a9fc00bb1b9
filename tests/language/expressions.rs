//! Operators, built-in functions, literals, casts and constants.

use fpdsl::fp;

use crate::compare::*;
use crate::report;

both! {
    arithmetic_f32(x in F32, y in F32):
    f(x: f32, y: f32) -> f32 {
        let sum = x + y;
        let quotient = (x - y) / (x * y + 1.0);
        -sum + quotient * 0.1 - 3.5e-3 / x
    }
}

both! {
    arithmetic_f64(x in F64, y in F64):
    f(x: f64, y: f64) -> (f64, f64) {
        let z = (x + y) * (x - y) / 3.0;
        (z.sqrt().abs(), x.mul_add(y, -z))
    }
}

both! {
    builtins_by_type(x in F32, y in F64):
    f(x: f32, y: f64) -> (f32, f64) {
        (f32::sqrt(f32::abs(x)), f64::mul_add(y, 2.0, 1.0).recip())
    }
}

both! {
    bit_patterns(x in F64, n in I32):
    f(x: f64, n: i32) -> (f64, u32) {
        let bits = if x == x { x.to_bits() } else { 0x7ff8000000000000 };
        (f64::from_bits(bits ^ (1 << 63)), f32::from_bits(n as u32 & 0x7f7fffff).to_bits())
    }
}

both! {
    comparisons(x in F32, y in F32):
    f(x: f32, y: f32) -> [bool; 8] {
        [x < y, x <= y, x > y, x >= y, x == y, x != y, !(x < y) && y < x || x == 0.0, (x < y) ^ (y < 1.0)]
    }
}

both! {
    casts(x in F64, n in I32):
    f(x: f64, n: i32) -> (f32, (i32, u32, i64), (f64, f32, bool)) {
        let b = n > 3;
        (x as f32 + n as f32, (x as i32, x as u32, x as i64), (n as i64 as f64 / 3 as f64, b as i32 as f32, b))
    }
}

both! {
    integers(n in I32):
    f(n: i32) -> [i64; 6] {
        let m = n as i64;
        let u = n as u32;
        [m * 3 - 1, m / 7, m % 7, (u >> 3 ^ u << 2) as i64, (m | 0x100) & !1, (n >> 2) as i64]
    }
}

both! {
    lazy_operators_do_not_run_what_they_skip(k in [0_usize, 1, 2, 3, 9]):
    f(k: usize) -> (bool, bool) {
        let a = [1.0, -1.0, 0.0];
        (k < 3 && a[k] > 0.0, k >= 3 || a[k] < 0.0)
    }
}

both! {
    blocks_as_operands(x in F64):
    f(x: f64) -> f64 {
        let mut y = x;
        let z = y + { y = y * 2.0; y } * { y = y + 1.0; y - 0.5 };
        z - y
    }
}

both! {
    constants(x in F32):
    f(x: f32) -> (f64, f32) {
        let mut best = f32::MIN;
        if x > best {
            best = x;
        }
        (std::f64::consts::PI * f64::EPSILON + LIMIT, if best == f32::INFINITY { f32::MAX } else { best })
    }
}

const LIMIT: f64 = 0.125;

both! {
    default_types(x in F64):
    f(x: f64) -> f64 {
        let count = 3;
        let half = 0.5;
        let third = 1.0 / 3.0;
        let mut total = 0.0;
        for i in 0..3 {
            let next = i + count;
            total += next as f64;
        }
        if half > 0.25 { total + x * 2 as f64 + 0.1 as f64 } else { third }
    }
}

both! {
    ordered_min_and_max(x in [-0.5_f32, 3.0, 1e-40, f32::INFINITY], y in [2.0_f32, -7.0, f32::MIN]):
    f(x: f32, y: f32) -> (f32, f32, i32) {
        (x.min(y), x.max(y).min(1.0), (x as i32).max(2).min(5).abs())
    }
}
