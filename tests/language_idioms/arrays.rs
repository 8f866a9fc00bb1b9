//! What Rust's arrays have: `swap`, `map`, `iter_mut`, `==`; and `matches!`.

use super::{N, X};

everywhere! {
    patterns_are_asked_for(x in X, n in N):
    f(x: f64, n: i32) -> f64 {
        const FIVE: i32 = 5;
        let mut s = 0.0;
        if matches!(n, 0..=3 | FIVE) { s += 1.0; }
        if !matches!((n % 3, x < 0.0), (1, true) | (2, _)) { s += 2.0; }
        let odd = matches!(n, k if k % 2 == 1 && k > 2);
        while !matches!(s as i32, 7..) { s += 4.0; }
        let always = matches!([n, 3], [_, k] if k == 3) && matches!(n, _) && matches!(n, k @ ..=100 if k > -6,);
        if odd { -s } else if always { s } else { x }
    }
}

everywhere! {
    elements_are_swapped(x in X, n in N):
    f(x: f64, n: i32) -> f64 {
        let mut a = [x, -2.0, 3.5, 0.25, 7.0, -1.5];
        let mut m = [[1.0, x, 2.0], [0.5, -x, 4.0]];
        let mut t = (a, n);
        let mut k = n.rem_euclid(6) as usize;
        a.swap(0, 5);
        a.swap(k, (k + 2) % 6);
        a.swap({ k = (k + 1) % 6; k }, { k = (k + 3) % 6; k });
        m[k % 2].swap(0, k % 3);
        m.swap(1, k % 2);
        t.0.swap(k, k);
        for i in 0..5 {
            if !(a[i] <= a[i + 1]) { a.swap(i, i + 1); }
        }
        let mut s = 0.0;
        for y in a { s = s * 0.5 + y; }
        s + m[0][0] - m[1][2] * 3.0 + t.0[4]
    }
}

everywhere! {
    arrays_are_mapped(x in X, n in N):
    f(x: f64, n: i32) -> f64 {
        let a = [x, -2.0, 3.5, 0.25, 7.0, -1.5];
        let mut calls = 0;
        let b = a.map(|y| { calls += 1; y * 0.5 + calls as f64 });
        let double = |y: f64| y + y;
        let c = [1, n, 3].map(|k| k * 2 + 1).map(|k| (k, k as f64));
        let m = [[1.0, x], [y(n), 2.0]].map(|row| row.map(f64::abs).map(double));
        let plain = [1, 2, 3].map(|k| k * 5);
        let halves = [0.25; 2].map(|y| (y * 0.5, 1));
        let none: [i32; 0] = [];
        let mut s = none.map(|k| k + 1).len() as f64;
        for (p, (k, q)) in b.iter().zip(c) { s = s * 0.5 + p * q + k as f64; }
        for y in [0.5, 2.0].map(|y: f64| y.sqrt()) { s += y; }
        s + m[0][1] * m[1][0] + calls as f64 + plain[1] as f64 + halves[1].0 + halves[0].1 as f64
    }
}

#[fpdsl::fp]
fn y(n: i32) -> f64 {
    n as f64 * 0.25
}

everywhere! {
    elements_are_changed_in_loops(x in X, n in N):
    f(x: f64, n: i32) -> f64 {
        let mut a = [x, -2.0, 3.5, 0.25, 7.0, -1.5];
        let b = [0.5, x, 4.0];
        let mut m = [[1.0, x, 2.0], [0.5, -x, 4.0]];
        let mut t = ([(1.0, 2), (x, n)], 0.0);
        for y in a.iter_mut() { *y += 1.0; }
        for y in &mut a { *y = *y * 0.5 - y.abs(); }
        for (k, y) in a.iter_mut().enumerate() {
            if k as i32 == n { break; }
            if k == 2 { continue; }
            *y *= k as f64;
            if *y > 1e9 { *y = 3.0; }
        }
        for (y, z) in a.iter_mut().rev().zip(b.iter()) { *y -= z * *z; }
        for (k, (y, z)) in a.iter_mut().skip(1).step_by(2).zip(&b).enumerate() { *y += *z + k as f64; }
        for row in m.iter_mut() {
            row[1] = row[0] + row[2];
            for y in row.iter_mut().take(2) { *y *= 0.5; }
            row.swap(0, 2);
        }
        for y in m[(n & 1) as usize].iter_mut() { *y -= 1.0; }
        for pair in t.0.iter_mut() {
            pair.0 += 0.5;
            pair.1 = pair.1 * 2;
            *pair = (pair.0 * 2.0, pair.1 + 1);
        }
        let mut s = t.0[0].0 + t.0[1].0 * t.0[1].1 as f64;
        for y in a { s = s * 0.5 + y; }
        s + m[0][0] + m[0][1] * m[1][2] - m[1][0]
    }
}

everywhere! {
    arrays_are_compared(x in X, n in N):
    f(x: f64, n: i32) -> f64 {
        let a = [x, -0.0, 1.0];
        let b = [0.5, 0.0, 1.0];
        let mut digits = [0_u8; 20];
        for k in 0..20 { digits[k] = (n * k as i32) as u8; }
        let mut s = 0.0;
        if a == b { s += 1.0; }
        if a != a { s += 2.0; }
        if [[n, 1], [2, 3]] == [[17, 1], [2, 3]] { s += 4.0; }
        if digits != [0; 20] && n != 256 { s += 8.0; }
        if a.map(|y| y > 0.25) == [true, false, true] { s += 16.0; }
        s
    }
}

mod in_generic_functions {
    use fpdsl::prelude::*;

    #[fp]
    fn sorted<T: Float, const N: usize>(a: [T; N], most: T) -> ([T; N], bool) {
        assert!(a.iter().all(|x| *x <= most), "none is too large");
        let mut b = a;
        for i in 1..N {
            for j in (0..i).rev() {
                if b[j] > b[j + 1] {
                    b.swap(j, j + 1);
                }
            }
        }
        let same = a == b;
        for x in b.iter_mut() {
            *x *= 2.0;
        }
        (b.map(|x| x * 0.25), same)
    }

    #[derive(Clone, Copy, Debug, PartialEq, Fp)]
    struct Rows<T> {
        rows: [[T; 2]; 2],
        number: T,
    }

    #[fp]
    impl<T: Float> Rows<T> {
        fn turned(mut self, i: usize) -> Self {
            self.rows.swap(0, i);
            self.rows[i].swap(0, 1);
            for row in self.rows.iter_mut() {
                for x in row.iter_mut() {
                    *x += self.number;
                }
            }
            self
        }
        fn least(&self) -> T {
            let firsts = self.rows.map(|row| row[0]);
            firsts.iter().copied().fold(T::INFINITY, T::min)
        }
    }

    #[fp]
    fn ints<I: Int>(a: [I; 3], b: I) -> (I, usize) {
        let most = a.iter().copied().max().unwrap_or(b);
        (most, a.iter().position(|x| *x == b).unwrap_or(9))
    }

    #[test]
    fn the_same_in_instances() {
        assert_eq!(sorted([3.0_f32, -1.0, 2.0], 3.0), ([-0.5, 1.0, 1.5], false));
        assert_eq!(sorted([1.0, 2.0], 2.0), ([0.5, 1.0], true));
        assert!(std::panic::catch_unwind(|| sorted([1.0, 2.0], 1.5)).is_err());
        let rows = Rows {
            rows: [[1.0, 2.0], [3.0, 4.0]],
            number: 0.5,
        };
        let turned = Rows {
            rows: [[3.5, 4.5], [2.5, 1.5]],
            number: 0.5,
        };
        assert_eq!(rows.turned(1), turned);
        assert_eq!((rows.least(), turned.least()), (1.0, 2.5));
        assert!(std::panic::catch_unwind(|| rows.turned(2)).is_err());
        assert_eq!(
            (ints([1_u8, 7, 3], 3), ints([-1_i64, -7, -3], 3)),
            ((7, 2), (-1, 9))
        );
        assert!(
            sorted::<f64, 5>::cuda_source()
                .contains("// assertion failed: none is too large in `sorted::<f64, 5>`")
        );
    }
}
