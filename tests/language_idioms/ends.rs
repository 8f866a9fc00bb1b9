//! What ends a walk: questions, searches, and what Rust gives as an `Option`.

use super::{N, X};

#[fpdsl::fp]
fn halved(s: f64, x: f64) -> f64 {
    s * 0.5 + x
}

everywhere! {
    questions_and_folds_by_name(x in X, n in N):
    f(x: f64, n: i32) -> f64 {
        let a = [x, -2.0, 3.5, 0.25, 7.0, -1.5];
        let mut asked = 0;
        let mut s = a.iter().copied().fold(f64::NEG_INFINITY, f64::max) - a.into_iter().fold(f64::INFINITY, f64::min);
        s = a.iter().skip(1).copied().fold(s, halved);
        let worse = |s: f64, y: f64| s * 0.25 - y;
        s += a.into_iter().fold(x, worse);
        if a.iter().any(|y| { asked += 1; *y > 3.0 }) { s += 1.0; }
        if a.iter().enumerate().all(|(k, &y)| { asked += 10; y < 5.0 || k as i32 != n }) { s += 2.0; }
        if n > 3 && (0..n).any(|k| k * k == n) { s += 4.0; }
        if (0..n).map(|k| k * 3).all(|k| k < 50) || a.windows(2).any(|w| w[0] == w[1]) { s += 8.0; }
        if [true, n > 0, x > 0.0].iter().all(|b| *b) { s += 16.0; }
        s + a.iter().copied().map(f64::abs).map(halved_twice).sum::<f64>() + asked as f64
    }
}

#[fpdsl::fp]
fn halved_twice(x: f64) -> f64 {
    x * 0.25
}

everywhere! {
    options_that_are_settled(x in X, n in N):
    f(x: f64, n: i32) -> f64 {
        let a = [n, -2, 35, n * 3 % 7, 7];
        let b = [x, -2.0, 3.5];
        let k = n.rem_euclid(9) as usize;
        let least = *a.iter().min().unwrap();
        let most = a.iter().skip(k).copied().max().unwrap_or(-100);
        let far = (0..n).map(|k| (k * 7) % 5).max().unwrap_or_else(|| -1);
        let place = a.iter().position(|&y| y == 7).expect("7 is in it");
        let first = b.iter().position(|y| *y > 3.0).map_or(0.5, |i| i as f64);
        let found = a.iter().find(|y| **y > 4).is_some();
        let none = (0..n).find(|k| k * k == 9).is_none();
        let odd = a.iter().copied().find(|y| y % 2 != 0).is_some_and(|y| y > 5);
        let there = b.get(k).copied().unwrap_or(x * 2.0) + b.last().unwrap_or(&0.0) * *b.first().unwrap();
        let last = a.iter().take(k).last().unwrap_or(&5);
        let literals = [5, 2].iter().max().unwrap_or(&0) - (0..5).map(|k| k * 3).min().unwrap();
        let third = [2, 4, 6].iter().find(|k| **k > 5).map_or(0.5, |k| *k as f64) + [0.5, 2.5].last().copied().unwrap_or(1.0);
        let flags = (if found { 1 } else { 0 }) + (if none { 2 } else { 0 }) + (if odd { 4 } else { 0 });
        there + first + third + literals as f64 + (least + 3 * most + far) as f64 + (place as i32 + flags * 100 + last) as f64
    }
}

everywhere! {
    options_that_are_taken_apart(x in X, n in N):
    f(x: f64, n: i32) -> f64 {
        let a = [x, -2.0, 3.5, 0.25, 7.0, -1.5];
        let k = n.rem_euclid(9) as usize;
        let mut s = 0.0;
        if let Some(i) = a.iter().position(|y| *y < x) {
            s += i as f64;
        }
        if let Some(&y) = a.get(k) { s += y; } else { s -= 1.0; }
        let t = if let Some(y) = a.iter().skip(k).last() { *y } else { s * 2.0 };
        let i = match (1..n).rev().find(|j| n % j == 0 && *j < 10) {
            Some(j) => j,
            None => -1,
        };
        match a.first() {
            None => s = 100.0,
            Some(y) => s -= *y,
        }
        let Some(best) = (0..n).map(|j| j * j % 11).max() else {
            return t - s;
        };
        for j in 0..3 {
            let Some(m) = a.iter().skip(j).position(|y| *y > 5.0) else { continue };
            if m == 3 { break; }
            s += m as f64;
        }
        let Some((j, y)) = a.iter().enumerate().find(|(j, y)| **y > 3.0 && *j > 0) else { return s; };
        s * t + i as f64 + best as f64 + j as f64 * y
    }
}

#[test]
fn none_is_a_fault() {
    #[fpdsl::fp]
    fn least(u: &[i32]) -> i32 {
        u.iter().copied().min().unwrap()
    }
    #[fpdsl::fp]
    fn place(u: &[i32], n: i32) -> usize {
        u.iter().position(|&x| x == n).expect("it is there")
    }
    let text = |call: &(dyn Fn() + std::panic::RefUnwindSafe)| {
        let payload = std::panic::catch_unwind(call).expect_err("a fault");
        payload.downcast_ref::<String>().cloned().expect("a text")
    };
    assert_eq!((least(&[3, -1, 5]), place(&[3, -1, 5], 5)), (-1, 2));
    assert_eq!(
        text(&|| _ = least(&[])),
        "assertion failed: called `Option::unwrap()` on a `None` value in `least`"
    );
    assert_eq!(
        text(&|| _ = place(&[3], 4)),
        "assertion failed: it is there in `place`"
    );
}
