//! Adaptors of loops in any order, over arrays, slices and ranges.

use super::{N, X};

everywhere! {
    reversed_and_skipped(x in X, n in N):
    f(x: f64, n: i32) -> f64 {
        let u = [x, -2.0, 3.5, 0.25, 7.0, -1.5];
        let v = [0.5, x, 4.0, 1.0];
        let m = n.rem_euclid(7) as usize;
        let mut s = 0.0;
        for y in u.iter().rev().skip(m) { s = s * 0.5 + *y; }
        for y in u.iter().skip(1).rev().take(m) { s = s * 0.5 + *y; }
        for (y, z) in u.iter().skip(3).zip(v.iter()) { s = s * 0.5 + *y * *z; }
        for (y, z) in u.iter().rev().zip(v.iter().skip(1).rev()) { s = s * 0.5 + *y * *z; }
        for (k, y) in u.iter().rev().enumerate().skip(1).step_by(2) { s = s * 0.5 + *y * k as f64; }
        for (k, y) in u.iter().enumerate().rev().step_by(m + 1) { s = s * 0.5 + *y * k as f64; }
        for (y, c) in u.iter().step_by(2).rev().zip(u.chunks_exact(2)) { s = s * 0.5 + *y * c[1]; }
        for w in u.windows(2).skip(1).rev() { s = s * 0.5 + w[0] - w[1]; }
        s
    }
}

everywhere! {
    ranges_beside_arrays(x in X, n in N):
    f(x: f64, n: i32) -> f64 {
        let u = [x, -2.0, 3.5, 0.25, 7.0, -1.5];
        let m = n.rem_euclid(9) as usize;
        let mut s = 0.0;
        for (y, k) in u.iter().zip(2..) { s = s * 0.5 + *y * k as f64; }
        for (k, y) in (1_u8..).zip(u.iter().rev()) { s = s * 0.5 + *y * k as f64; }
        for (k, y) in (0..m).rev().zip(u) { s = s * 0.5 + y * k as f64; }
        for (y, k) in u.iter().zip(3..=m) { s = s * 0.5 + *y * k as f64; }
        for k in (-2..n).skip(2).step_by(3).take(5) { s = s * 0.5 + k as f64; }
        for k in (0..).skip(m).take(3) { s = s * 0.5 + k as f64; }
        let t: i32 = (1..n).rev().skip(2).zip((3..=n).step_by(2)).map(|(p, q)| p * 7 + q).sum();
        let r: f64 = (0..m).zip(u.iter().rev().take(4)).map(|(i, y)| y * i as f64).sum();
        s * 0.25 + t as f64 + r
    }
}

everywhere! {
    what_a_fold_runs_through_comes_before_its_first_value(x in X, n in N):
    f(x: f64, n: i32) -> f64 {
        let u = [x, -2.0, 3.5, 0.25];
        let mut k = n.rem_euclid(3) as usize;
        let s = u.iter().skip({ k += 1; k }).fold(k as f64, |s, y| s * 0.5 + y);
        s + u.iter().take({ k += 1; k }).zip({ k -= 1; k }..).fold(k as f64, |s, (y, j)| s * 0.5 + y * j as f64)
    }
}
