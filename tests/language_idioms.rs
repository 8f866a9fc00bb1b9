//! What Rust programs write besides: references to values, `let` without a value, constants in a body, patterns that may fail, labels,
//! and closures.
#![cfg(feature = "cuda")]
// Patterns that always match are programs too.
#![allow(irrefutable_let_patterns)]

#[path = "support/everywhere.rs"]
#[macro_use]
#[allow(dead_code, unused_macros)]
mod everywhere;
#[path = "language_idioms/arrays.rs"]
mod arrays;
#[path = "language_idioms/assertions.rs"]
mod assertions;
#[path = "language_idioms/conversions.rs"]
mod conversions;
#[path = "language_idioms/ends.rs"]
mod ends;
#[path = "support/leaves.rs"]
mod leaves;
#[path = "language_idioms/lower_case.rs"]
mod lower_case;
#[path = "support/report.rs"]
mod report;

/// The suite's name in reports.
const SUITE: &str = "language, idioms";

use fpdsl::prelude::*;

const X: [f64; 9] = [0.5, -3.0, 1e10, 0.0, f64::NAN, 7.25, -0.0, f64::INFINITY, 2.0];
const N: [i32; 13] = [0, 17, 1, -5, 40, 3, 8, 100, 2, 4, 5, 6, 7];

everywhere! {
    a_let_without_a_value(x in X, n in N):
    f(x: f64, n: i32) -> f64 {
        let y;
        let mut z: f64;
        if n > 3 {
            y = x * 2.0;
            z = 1.0;
        } else if n < 0 {
            return -x;
        } else {
            let half = x / 2.0;
            y = half + 1.0;
            z = half;
        }
        for k in 0..n {
            z += k as f64 * 0.5;
        }
        let sign;
        match n % 3 {
            0 => sign = 1.0,
            1 => { sign = -1.0; }
            _ => sign = 0.25,
        }
        y * sign + z
    }
}

#[fp]
fn with_its_negative(x: f64) -> [f64; 2] {
    [x, -x]
}

everywhere! {
    arrays_and_tuples_in_part(x in X, n in N):
    f(x: f64, n: i32) -> f64 {
        let [mut y, z] = with_its_negative(x);
        let a = [[x, 1.0, 2.5], [3.5, x, 0.25]];
        let [[first, ..], [.., last]] = a;
        let [_, middle, ..] = a[0];
        let (count, .., sign) = (n, y, [z; 2], n < 0);
        let (.., [p, q]) = (count, [1, 2]);
        y += first * last - z * middle;
        let product = |[u, v]: [f64; 2], (k, ..): (i32, f64)| u * v + k as f64;
        for ([a, b], k) in [[1.5, 2.0], [x, 0.5]].iter().zip([3.0, x]) {
            y = y * 0.5 + a * b - k;
        }
        if let [u, _] = [x, z] { y += u; }
        y + product([z, 2.0], (n, x)) * if sign { p as f64 } else { q as f64 }
    }
}

everywhere! {
    constants_in_a_body(x in X, n in N):
    f(x: f64, n: i32) -> f64 {
        const TERMS: usize = 4;
        const TABLE: [f64; TERMS] = [1.0, -0.5, 0.25, 3.0];
        let mut powers = [1.0; TERMS + 1];
        for k in 1..=TERMS {
            powers[k] = powers[k - 1] * x;
        }
        let mut s = 0.0;
        for k in 0..TERMS {
            const SCALE: f64 = 0.125;
            s += TABLE[k] * powers[k] * SCALE;
        }
        s + TABLE[n as usize % TERMS]
    }
}

everywhere! {
    patterns_that_may_fail(x in X, n in N):
    f(x: f64, n: i32) -> f64 {
        let (a @ 0..=40, true) = (n, x < 1e3) else {
            return x * 0.5;
        };
        let (b, c) = (a + 1, x) else { return 0.0; };
        let 0..=20 = n else { return 20.0; };
        let r = if let 2..=4 | 7 = n { x } else if let 5 = b { -x } else { c * 3.0 };
        if let (k, y) = (b % 4, x + 1.0) {
            if let 3 = k {
                return y;
            }
        }
        r + b as f64
    }
}

everywhere! {
    parts_of_arrays(x in X, n in N):
    f(x: f64, n: i32) -> f64 {
        let a = [x, -2.0, 3.5, 0.25, 7.0, -1.5];
        let middle = &a[1..4];
        let (first, all) = (&a[..2], &a[..]);
        let mut s = middle[n.rem_euclid(3) as usize] + all[5];
        for y in &a[2..=4] { s = s * 0.5 + y; }
        for (y, z) in a[3..6].iter().zip(middle) { s = s * 0.5 + y * z; }
        for w in (&a[0..5]).windows(2) { s += w[0] - w[1]; }
        s + first.iter().sum::<f64>() + middle.len() as f64
    }
}

everywhere! {
    labelled_blocks(x in X, n in N):
    f(x: f64, n: i32) -> f64 {
        let y = 'a: {
            if n < 0 {
                break 'a -1.0;
            }
            for k in 0..n {
                if k * k > 20 {
                    break 'a x * k as f64;
                }
            }
            2.0
        };
        let mut z = y;
        'b: {
            if n > 5 {
                z += 1.0;
                break 'b;
            }
            z *= 0.5;
        }
        z
    }
}

everywhere! {
    closures_capture_values(x in X, n in N):
    f(x: f64, n: i32) -> f64 {
        let a = x * 0.5;
        let line = |t: f64| a * t + 1.0;
        let both = |s, t| line(s) - line(t) * x;
        let clamp = |t: f64| {
            if t > 10.0 {
                10.0
            } else if t < -10.0 {
                -10.0
            } else {
                t
            }
        };
        let mut s = 0.0;
        for k in 0..3 {
            let t = k as f64;
            s += clamp(both(t, t + 1.0));
        }
        let mut count = 0;
        let mut add = |k: i32| count += k * 2;
        add(n);
        add(1);
        s + count as f64
    }
}

/// References to values, in the parameters and at calls.
#[fp]
fn weighted(w: &[f64; 3], u: &[f64; 3], scale: &f64) -> f64 {
    let mut s = 0.0;
    for (x, y) in w.iter().zip(u) {
        s += x * y;
    }
    s * *scale + w[0] * scale + u.len() as f64
}

#[fp]
fn twice(w: [f64; 3], k: f64) -> f64 {
    weighted(&w, &[1.0, k, -1.0], &k) + weighted(&[k; 3], &w, &2.0)
}

#[derive(Clone, Copy, Debug, PartialEq, Fp)]
struct Point<T> {
    x: T,
    y: T,
}

#[fp]
impl<T: Float> Point<T> {
    fn dot(&self, other: &Self) -> T {
        self.x * other.x + self.y * other.y
    }
    fn norm(&self) -> T {
        self.dot(self).sqrt()
    }
}

#[fp]
fn distance(p: &Point<f64>, q: &Point<f64>) -> f64 {
    let d = Point {
        x: p.x - q.x,
        y: p.y - q.y,
    };
    d.norm() + p.dot(&q)
}

#[test]
fn references_to_values() {
    let plain = |w: &[f64; 3], u: &[f64; 3], scale: &f64| {
        let mut s = 0.0;
        for (x, y) in w.iter().zip(u) {
            s += x * y;
        }
        s * *scale + w[0] * scale + 3.0
    };
    let rows: Vec<([f64; 3], f64)> = (0..120)
        .map(|k| {
            (
                [f64::from(k) / 3.0, -1.5, f64::from(k % 7)],
                f64::from(k % 11) - 4.7,
            )
        })
        .collect();
    everywhere::check::<twice, f64>(
        &rows,
        |(w, k)| plain(&w, &[1.0, k, -1.0], &k) + plain(&[k; 3], &w, &2.0),
        |(w, k)| twice(w, k),
        |device| {
            let (w, k) = everywhere::Columns::columns(&rows);
            twice::map(&w, &k).run(device).unwrap().to_vec().unwrap()
        },
    );
    let device = Device::host();
    let w = [[1.0, 2.0, 3.0], [0.5, -1.0, 0.25]];
    let found = weighted::map(&w, [1.0, 1.0, 2.0], 0.5)
        .run(&device)
        .unwrap()
        .to_vec()
        .unwrap();
    assert_eq!(
        found,
        [
            weighted(&w[0], &[1.0, 1.0, 2.0], &0.5),
            weighted(&w[1], &[1.0, 1.0, 2.0], &0.5)
        ]
    );
    let (p, q) = (Point { x: 3.0, y: 5.0 }, Point { x: 0.0, y: 1.0 });
    assert_eq!(distance(&p, &q), 5.0 + 5.0);
    assert_eq!(p.dot(&q), 5.0);
}
