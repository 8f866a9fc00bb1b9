//! Patterns of arrays in `match`, `if let` and `let .. else`, and `..` in patterns of tuples and arrays.

use super::{K, N, X};

const LIMIT: i32 = 8;

everywhere! {
    match_on_an_array_literal(x in X, a in N, b in N):
    f(x: f64, a: i32, b: i32) -> f64 {
        match [a, b] {
            [0, _] => x,
            [17, 0..=3] => 2.0,
            [n, LIMIT] if n > 3 => 3.0,
            [m, 40] => m as f64,
            [n, m] if n == m => x + 0.5,
            [n @ (1 | 2), mut m] => {
                m += n;
                m as f64
            }
            [n, m] => (n - m) as f64 * 0.25,
        }
    }
}

everywhere! {
    match_on_array_variables(x in X, k in K, n in N):
    f(x: f64, k: usize, n: i32) -> f64 {
        let mut a = [n, k as i32, 3, n / 2];
        let mut sum = 0.0;
        let mut turns = 0;
        while turns < 3 {
            match a {
                [3, .., 1] => { a[0] = n; sum += x; }
                [first, .., last @ (2..)] => { a = [last, first, a[2], a[1]]; sum += first as f64; }
                [.., 3, last] => a[3] = last + 2,
                [_, second, ..] => { a[2] = second; sum -= 1.0; }
            }
            turns += 1;
        }
        sum + match a { [p, q, r, s] => (p + q * 2 + r * 3 - s) as f64 }
    }
}

everywhere! {
    arrays_in_tuples_and_arrays_of_both(x in X, n in N, k in K):
    f(x: f64, n: i32, k: usize) -> f64 {
        let pairs = [(n, x < 1.0), (k as i32, n > 3)];
        let first = match pairs {
            [(0, true), ..] => 1.0,
            [.., (3 | 4, flag)] => if flag { x } else { -1.0 },
            [(m, false), (_, true)] => m as f64,
            [a, b] => (a.0 + b.0) as f64,
        };
        let second = match (x, [[n, 1], [2, k as i32]], k) {
            (y, [[1 | 2, _], [.., 3]], _) => y,
            (_, [_, [_, last]], 1..) => last as f64 + 0.125,
            (y, [row, ..], _) => y * row[1] as f64,
        };
        first + second
    }
}

everywhere! {
    what_is_left_of_a_tuple(x in X, n in N, k in K):
    f(x: f64, n: i32, k: usize) -> f64 {
        match (n, x > 0.0, k, x) {
            (0, ..) => 1.0,
            (.., 3, y) => y + 1.0,
            (m, .., 1, _) => m as f64,
            (_, true, ..) => 2.0,
            (..) => 3.0,
        }
    }
}

everywhere! {
    arrays_that_may_not_match(x in X, n in N, k in K):
    f(x: f64, n: i32, k: usize) -> f64 {
        let a = [n, k as i32, 1];
        let [p @ (1..), .., 1] = a else {
            return if let [.., m @ (0 | 4), _] = a { m as f64 } else { x };
        };
        if let [_, 1 | 3, q] = a {
            return (p + q) as f64;
        }
        p as f64 * x
    }
}

everywhere! {
    ranges_without_a_start_among_parts(x in X, a in N, b in N):
    f(x: f64, a: i32, b: i32) -> f64 {
        let r = match [a, b, a - b] {
            [..=1, _, _] => 1.0,
            [2..=8, ..3, _] => x,
            [_, .., ..=-20] => 3.0,
            [.., 3 | 8, ..=5] => 4.0,
            _ => 5.0,
        };
        if let [..=5] = [b] { r + 1.0 } else { [r, x][(a == b) as usize] }
    }
}
