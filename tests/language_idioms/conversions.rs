//! `isize`, and `from` where nothing is lost.

use super::{N, X};

everywhere! {
    exact_conversions(x in X, n in N):
    f(x: f64, n: i32) -> f64 {
        let small = x as f32;
        let (a, b) = (f64::from(n), f64::from(small));
        let c = f64::from(n as u8) + f64::from(x > 1.0 && n > 2) + f64::from(3);
        let d = i64::from(n) * 3 - i64::from(n as u32);
        let e = u8::from(x < 0.0) + u8::from(n > 3) * 2;
        let k = usize::from(e) + usize::from(n as u16);
        f64::from(f32::from(e) * 0.5) + a - b * c + d as f64 + f64::from(u32::from(n > 7)) + (k % 16) as f64 + f64::from(x)
    }
}

everywhere! {
    signed_places(x in X, n in N):
    f(x: f64, n: i32) -> f64 {
        let u = [x, -2.0, 3.5, 0.25, 7.0, -1.5];
        let d: isize = n as isize % 3 - 1;
        let mut s = 0.0;
        for i in 0..6_usize {
            let j = i as isize + d;
            if j >= 0 && j < u.len() as isize {
                s = s * 0.5 + u[j as usize];
            }
        }
        for k in -1..=1isize {
            s += (k * d) as f64;
        }
        s + (isize::MAX - (n as isize).abs()) as f64 * 1e-18 + isize::from(n > 3) as f64
    }
}
