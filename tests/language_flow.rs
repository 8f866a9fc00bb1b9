//! Control flow: the same bits as plain Rust on scalars, on lanes that go different ways, in the interpreter, and in the
//! printed C++ run on the CPU.
#![cfg(feature = "cuda")]

#[path = "support/everywhere.rs"]
#[macro_use]
mod everywhere;
#[path = "language_flow/arrays.rs"]
mod arrays;
#[path = "support/leaves.rs"]
mod leaves;
#[path = "language_flow/operands.rs"]
mod operands;
#[path = "support/report.rs"]
mod report;
#[path = "language_flow/walks.rs"]
mod walks;

/// The suite's name in reports.
const SUITE: &str = "language, control flow";

/// Sign, size and special values, in an order that makes neighbouring lanes differ.
const X: [f64; 9] = [0.5, -3.0, 1e10, 0.0, f64::NAN, 7.25, -0.0, f64::INFINITY, 2.0];
const N: [i32; 9] = [0, 17, 1, -5, 40, 3, 8, 100, 2];
const K: [usize; 5] = [3, 0, 1, 4, 2];

everywhere! {
    returns_one_after_another(x in X, n in N):
    f(x: f64, n: i32) -> f64 {
        if x < 0.0 {
            return -x;
        }
        let y = x + 1.0;
        if n == 3 {
            return y * 2.0;
        } else if n > 30 {
            let z = y - 0.5;
            return z / 3.0;
        } else if n < 0 {
            return 0.25
        }
        y.sqrt()
    }
}

everywhere! {
    returns_from_loops(x in X, n in N):
    f(x: f64, n: i32) -> f64 {
        let mut s = 0.0;
        let mut i = 0;
        while i < n {
            s += x;
            if s > 20.0 {
                return s;
            }
            let mut j = 0;
            while j < 3 {
                if i * j == 14 {
                    return -1.0;
                }
                j += 1;
            }
            i += 1;
        }
        for k in 0..5 {
            if k == n {
                return k as f64 + 0.5;
            }
            s = s + 1.0;
        }
        s
    }
}

everywhere! {
    every_arm_returns(x in X, n in N):
    f(x: f64, n: i32) -> [f64; 2] {
        let mut y = x;
        if n > 5 {
            y += 1.0;
            if x > 1.0 {
                return [y, 1.0];
            } else {
                return [y, 2.0];
            }
        } else {
            y -= 1.0;
            return [y, 3.0];
        }
    }
}

everywhere! {
    endless_loop_that_returns(x in X, n in N):
    f(x: f64, n: i32) -> f64 {
        let mut y = x;
        let mut count = 0;
        loop {
            if count >= n {
                return y;
            }
            y = y / 2.0 + 1.0;
            count += 1;
        }
    }
}

everywhere! {
    values_that_return_on_the_way(x in X, n in N):
    f(x: f64, n: i32) -> f64 {
        let y = if n > 2 { x } else { return 3.0 };
        let mut z = y;
        z *= if y > 1.0 {
            2.0
        } else {
            if n > 50 {
                return z;
            }
            0.5
        };
        z = { if z == 1.0 { return 11.0; } z + y };
        return if n == 8 { z } else { -z };
    }
}

everywhere! {
    breaks_and_continues(x in X, n in N):
    f(x: f64, n: i32) -> [f64; 3] {
        let mut s = 0.0;
        let mut turns = 0;
        let mut i = 0;
        loop {
            i += 1;
            if i > n {
                break;
            }
            if i % 3 == 0 {
                continue;
            }
            turns += 1;
            if s > 100.0 || s < -100.0 {
                s = s / 2.0;
                if turns > 7 { break; }
                continue;
            }
            s += x;
        }
        [s, turns as f64, i as f64]
    }
}

everywhere! {
    loop_that_starts_with_its_condition(n in N):
    f(n: i32) -> i32 {
        let mut m = n;
        let mut steps = 0;
        loop {
            if m <= 1 { break; }
            if steps > 200 { break; }
            m = if m % 2 == 0 { m / 2 } else { 3 * m + 1 };
            steps += 1;
        }
        steps
    }
}

everywhere! {
    labels(x in X, n in N):
    f(x: f64, n: i32) -> [f64; 2] {
        let mut s = x;
        let mut found = -1;
        'rows: for i in 0..6 {
            let mut j = 0;
            'columns: while j < 6 {
                j += 1;
                if (i + j) % 4 == 3 {
                    continue 'rows;
                }
                if i * j > n {
                    found = i;
                    break 'rows;
                }
                for k in 0..j {
                    if k == 2 {
                        continue 'columns;
                    }
                    if s > 50.0 {
                        break 'columns;
                    }
                    s += 0.5;
                }
                s = s + 0.125;
            }
            s -= 1.0;
        }
        [s, found as f64]
    }
}

everywhere! {
    labelled_blocks(x in X, n in N):
    f(x: f64, n: i32) -> [f64; 2] {
        let mut y = x;
        'adjust: {
            if n < 3 {
                break 'adjust;
            }
            y += 1.0;
            if y > 5.0 {
                break 'adjust;
            }
            y *= 3.0;
        }
        let z = 'choice: {
            if x < 0.0 {
                break 'choice 1.0;
            }
            for i in 0..n {
                if i == 12 {
                    break 'choice i as f64;
                }
            }
            if n == 40 { return [y, -7.0]; }
            y / 2.0
        };
        [y, z]
    }
}

everywhere! {
    loops_with_values(x in X, n in N):
    f(x: f64, n: i32) -> f64 {
        let mut y = x;
        let mut left = n;
        let found = loop {
            if y > 10.0 {
                break y;
            }
            if left <= 0 {
                break 0.5;
            }
            left -= 1;
            y = y * 1.5 + 0.25;
        };
        found + 1.0 + loop { break left as f64; }
    }
}

everywhere! {
    for_with_break(x in X, n in N):
    f(x: f64, n: i32) -> f64 {
        let mut y = x;
        for _ in 0..1000 {
            let next = 0.5 * (y + x / y);
            if (next - y).abs() < 1e-9 {
                break;
            }
            y = next;
        }
        for i in 0..n {
            if y < 1.0 { continue; }
            y = y - 1.0;
            if i > 10 { break; }
        }
        y
    }
}

everywhere! {
    for_with_break_over_an_array(x in X, k in K):
    f(x: f64, k: usize) -> f64 {
        let a = [1.0, 2.0, x, 4.0, 5.0];
        let mut s = 0.0;
        for i in 0..5 {
            if i == k {
                break;
            }
            s += a[i] * a[4 - i];
        }
        s
    }
}

const LOW: i32 = -3;
const HIGH: i32 = 6;
const STEP: usize = 4;

everywhere! {
    constant_ranges(n in N):
    f(n: i32) -> [i64; 12] {
        let mut s = [0_i64; 12];
        for i in (0..7).rev() { s[0] = s[0] * 3 + i; }
        for i in (0..17).step_by(5) { s[1] = s[1] * 30 + i; }
        for i in (LOW..HIGH).rev() { s[2] = s[2] * 11 + i as i64; }
        for i in (LOW..=HIGH).step_by(STEP) { s[3] = s[3] * 11 + i as i64; }
        for i in (LOW..=HIGH).rev().step_by(2) { s[4] = s[4] * 11 + i as i64; }
        for i in (1..=10_i16).step_by(3).rev() { s[5] = s[5] * 11 + i as i64; }
        for i in (250..=255_u8).rev() { s[6] = s[6] * 2 + i as i64; }
        for i in -128..=127_i8 { s[7] = s[7] + i as i64; }
        for i in (5..5).rev() { s[8] = i; }
        for i in (9..3).step_by(2) { s[8] = i; }
        for i in LOW..=i32::MAX { if i > n { break; } s[9] += 1; }
        for i in (0..=u64::MAX).rev() { if i as i32 == -20 { break; } s[10] += 1; }
        for i in 3..=9 { if i == n { continue; } s[11] = s[11] * 10 + i as i64; }
        s
    }
}

everywhere! {
    ranges_of_values(n in N, k in K):
    f(n: i32, k: usize) -> [i64; 12] {
        let mut s = [0_i64; 12];
        for i in 0..=n { s[0] = (s[0] * 3 + i as i64) % 1000003; }
        for i in 1..=n { s[1] = (s[1] * 3 + i as i64) % 1000003; }
        for i in (-2..n).rev() { s[2] = (s[2] * 3 + i as i64) % 1000003; }
        for i in (-2..n).step_by(3) { s[3] = (s[3] * 3 + i as i64) % 1000003; }
        for i in (n..=5).step_by(k + 1) { s[4] = (s[4] * 3 + i as i64) % 1000003; }
        for i in (n..20).rev().step_by(k + 1) { s[5] = (s[5] * 3 + i as i64) % 1000003; }
        for i in (n..20).step_by(k + 1).rev() { s[6] = (s[6] * 3 + i as i64) % 1000003; }
        for i in 0..k { s[7] = (s[7] * 3 + i as i64) % 1000003; }
        for i in (0..10).step_by(k + 2) { s[8] = (s[8] * 3 + i) % 1000003; }
        for i in (i32::MAX - k as i32)..=i32::MAX { s[9] = (s[9] * 3 + i as i64) % 1000003; }
        for i in (i32::MIN..=i32::MIN + k as i32).rev() { s[10] = (s[10] * 3 + i as i64) % 1000003; }
        for i in (k..=9).rev() { if i == 4 { continue; } if s[11] > 100 { break; } s[11] = (s[11] * 3 + i as i64) % 1000003; }
        s
    }
}

everywhere! {
    arrays_as_iterators(x in X, k in K):
    f(x: f64, k: usize) -> [f64; 3] {
        let a = [x, 2.0, -x, 0.25, 9.0];
        let mut s = 0.0;
        for y in a {
            s += y * 2.0;
        }
        for (i, w) in [(0, 0.5), (2, 1.5), (4, x)] {
            if i > k { break; }
            s -= w;
        }
        let mut product = 1.0;
        for row in [[1.0, 2.0], [x, 3.0]] {
            for cell in row {
                if cell == 2.0 { continue; }
                product *= cell;
            }
        }
        let mut last = 0;
        for i in [k; 12] { last += i; }
        [s, product, last as f64]
    }
}

const SEVEN: i32 = 7;

everywhere! {
    match_on_integers(x in X, n in N):
    f(x: f64, n: i32) -> f64 {
        match n {
            0 => x,
            1 | 2 => x + 1.0,
            3..=6 if x > 1.0 => x * 2.0,
            SEVEN | 8 => {
                let y = x - 1.0;
                y * y
            }
            m @ (10..20 | 40) => x * m as f64,
            i32::MIN..0 => -x,
            m if m % 2 == 0 => m as f64,
            _ => 0.5,
        }
    }
}

everywhere! {
    match_on_booleans_and_tuples(x in X, n in N):
    f(x: f64, n: i32) -> [f64; 2] {
        let positive = match x > 0.0 {
            true => 1.0,
            false => 2.0,
        };
        let b = match (n > 3, n % 3, (x < 1.0, 0)) {
            (true, 0, _) => 1.0,
            (true, r, (true, _)) => r as f64,
            (_, -2..=1, (false, m)) => 3.0 + m as f64,
            (false, ..=-1 | 2.., _) => 4.0,
            (false, 1, (true, _)) => 4.5,
            (true, _, (false, _)) => 5.0,
            (false, 0, (true, _)) => 6.0,
        };
        [positive, b]
    }
}

everywhere! {
    match_as_a_statement(x in X, n in N):
    f(x: f64, n: i32) -> f64 {
        let mut y = x;
        let mut i = 0;
        while i < 8 {
            i += 1;
            match (i + n) % 5 {
                0 => continue,
                1 => y += 1.0,
                2 => {
                    if y > 9.0 {
                        return y;
                    }
                }
                4 if i > 6 => break,
                _ => y *= 0.75,
            }
            y = y - 0.125;
        }
        let z = match n { 100 => return 99.0, 0 => 1.0, _ => y };
        z + y
    }
}

everywhere! {
    match_that_computes_what_it_matches(n in N):
    f(n: i32) -> u8 {
        match (n as u8).max(3) {
            0 => 255,
            3..8 => 1,
            mut m => {
                m += 1;
                m
            }
        }
    }
}

everywhere! {
    jumps_inside_operands_stay_inside(x in X, n in N):
    f(x: f64, n: i32) -> f64 {
        1.0 + loop {
            if n > 3 { break x; }
            break 2.0;
        } * {
            let mut y = 0.0;
            for i in 0..10 { if i >= n { break; } y += 0.5; }
            y
        }
    }
}

everywhere! {
    what_follows_a_jump_is_never_run(x in X):
    #[allow(unreachable_code)]
    f(x: f64) -> f64 {
        let mut y = x;
        loop {
            y += 1.0;
            break;
            y = 100.0;
        }
        return y;
        y = y / 0.0;
        y
    }
}

everywhere! {
    names_that_are_shadowed_around_jumps(x in X, n in N):
    f(x: f64, n: i32) -> f64 {
        let y = x;
        if n == 2 {
            let y = 5.0;
            return y;
        } else {
            let y = y * 2.0;
            let _ = y;
        }
        {
            let y = 3.0;
            if n == 17 { return y; }
        }
        let y = y + 1.0;
        if n > 20 { return y; } else { let y = y + 0.25; if y > 3.0 { return y; } }
        y
    }
}

everywhere! {
    faults_only_where_control_goes(k in [0_usize, 1, 2, 3, 9, 100]):
    f(k: usize) -> f64 {
        let a = [1.0, 2.0, 4.0];
        if k >= 3 {
            return -1.0;
        }
        let mut s = a[k];
        let mut i = k;
        loop {
            if i == 3 { break; }
            s += a[i];
            i += 1;
        }
        let mut d = 3;
        while d >= 0 {
            if d == 0 { break; }
            s += (12 / d) as f64;
            d -= 1;
        }
        s
    }
}

everywhere! {
    indices_that_control_flow_finds(n in N):
    f(n: i32) -> f64 {
        let mut t = [1.0, 2.0, 4.0];
        t[match n { 0 => 0, 17 => 1, _ => 2 }] = 8.0;
        t[loop { if n > 5 { break 1; } break 0; }] += 0.5;
        t[0] + 10.0 * t[1] + 100.0 * t[2]
    }
}
