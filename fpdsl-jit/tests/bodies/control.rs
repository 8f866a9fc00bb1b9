//! Branches and loops.

use crate::{check, data, mild};

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
}
