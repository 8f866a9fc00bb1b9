//! Branches and loops, and the variables that they assign.

use fpdsl::fp;

use crate::compare::*;
use crate::report;

const N: usize = 4;

both! {
    if_as_value(x in F64, y in F64):
    f(x: f64, y: f64) -> f64 {
        let larger = if x > y { x } else { y };
        let clipped = if larger > 100.0 { 100.0 } else if larger < -100.0 { -100.0 } else { larger };
        clipped + if x == y { 1.0 } else { 0.5 }
    }
}

both! {
    if_that_assigns(x in F64, y in F64):
    f(x: f64, y: f64) -> (f64, f64) {
        let mut a = x;
        let mut b = y;
        let mut count = 0;
        if a < b {
            let t = a;
            a = b;
            b = t;
            count += 1;
        } else if a == b {
            b = a + 1.0;
            count += 2;
        }
        if count > 1 {
            a *= 2.0;
        }
        (a, b + count as f64)
    }
}

both! {
    if_with_value_and_state(x in F64):
    f(x: f64) -> (f64, f64, i32) {
        let mut steps = 0;
        let mut y = x;
        let z = if x > 0.0 {
            steps += 1;
            y = y / 2.0;
            y + 1.0
        } else {
            steps -= 1;
            let y = 7.0;
            y * 3.0
        };
        (y, z, steps)
    }
}

both! {
    shadowing(x in F64):
    f(x: f64) -> f64 {
        let x = x + 1.0;
        let y = {
            let x = x * 2.0;
            let x = x - 0.5;
            x / 3.0
        };
        let mut total = x;
        if y > 0.0 {
            total += y;
            let total = 100.0;
            let _ = total * 2.0;
        }
        total - x * y
    }
}

both! {
    while_loops(n in [0_u32, 1, 5, 24]):
    f(n: u32) -> (u64, f64) {
        let mut i = 0;
        let mut a = 0_u64;
        let mut b = 1_u64;
        let mut ratio = 0.0;
        while i < n {
            (a, b) = (b, a + b);
            ratio = a as f64 / b as f64;
            i += 1;
        }
        (a, ratio)
    }
}

both! {
    nested_loops(x in F64):
    f(x: f64) -> (f64, usize) {
        let mut total = 0.0;
        let mut turns = 0;
        let mut i = 0_usize;
        while i < 5 {
            let mut j = i;
            while j < 4 {
                if (i + j) % 2 == 0 {
                    total += x * (i as f64);
                } else {
                    total -= j as f64;
                    turns += 1;
                }
                j += 1;
            }
            for k in 0..i {
                total += k as f64 / 8.0;
            }
            i += 1;
        }
        (total, turns)
    }
}

both! {
    constant_ranges(x in F64):
    f(x: f64) -> (f64, i32, u8) {
        let mut s = 0.0;
        let mut n = 0;
        let mut bytes = 0_u8;
        for i in -3..4 {
            s += x * i as f64;
            n += i;
        }
        for _ in 0..N {
            s = s + 1.0;
        }
        for i in 1..=3 {
            n *= i;
        }
        for i in 254..=u8::MAX {
            bytes ^= i;
        }
        for _ in 5..2 {
            s = 0.0;
        }
        (s, n, bytes)
    }
}

both! {
    many_variables_in_one_state(x in F64):
    f(x: f64) -> (f64, f64) {
        let mut a = x; let mut b = x; let mut c = x; let mut d = x; let mut e = x;
        let mut g = x; let mut h = x; let mut i = x; let mut j = x; let mut k = x;
        let mut l = x; let mut m = x; let mut n = x; let mut o = x;
        let mut turn = 0;
        while turn < 3 {
            a += 1.0; b += a; c += b; d += c; e += d; g += e; h += g;
            i += h; j += i; k += j; l += k; m += l; n += m; o += n;
            turn += 1;
        }
        if o > 0.0 {
            a = 1.0; b = 2.0; c = 3.0; d = 4.0; e = 5.0; g = 6.0; h = 7.0; i = 8.0; j = 9.0; k = 1.0; l = 2.0;
            m = 3.0; n = 4.0;
        }
        (a + b + c + d + e + g + h, i + j + k + l + m + n + o)
    }
}

both! {
    ranges_to_the_largest_value(x in F64):
    f(x: f64) -> (u32, i64, [f64; 3]) {
        let mut turns = 0_u32;
        for _ in 0..=255_u8 {
            turns += 1;
        }
        let mut sum = 0_i64;
        for k in 2147483645..=2147483647_i32 {
            sum += k as i64;
        }
        for k in 18446744073709551614..=18446744073709551615_u64 {
            sum += k as i64;
        }
        for k in -128..=-127_i8 {
            sum += k as i64;
        }
        let mut a = [x; 3];
        for k in 1..=2 {
            a[k] += k as f64;
        }
        for k in 2..=1 {
            a[k] = 0.0;
        }
        (turns, sum, a)
    }
}

// Arrays that loops write at indices of the run: scalar backends keep them where they are, with Rust's own control flow.

both! {
    sums_in_place(x in F64, n in [0, 1, 5, 20]):
    f(x: f64, n: i32) -> (f64, [f64; 4]) {
        let mut a = [0.0; 20];
        let mut last = [x; 4];
        for k in 0..20 {
            a[k] = x * (k as f64) + 0.25;
        }
        for k in (1..20).rev() {
            a[k - 1] += a[k];
            last[k % 4] = a[k];
        }
        let mut s = 0.0;
        for k in 0..n {
            s += a[(k * 7 % 20) as usize];
        }
        (s, last)
    }
}

both! {
    a_sort(x in [3, -1, 7, 0, 100], y in [2, 9, -5, 3, -100]):
    f(x: i32, y: i32) -> [i32; 8] {
        let mut a = [x, y, x - 7 * y, x + y, y - 1, x * y, 5, y];
        let mut i = 1;
        while i < 8 {
            let key = a[i];
            let mut j = i;
            while j > 0 && a[j - 1] > key {
                a[j] = a[j - 1];
                j -= 1;
            }
            a[j] = key;
            i += 1;
        }
        a
    }
}

both! {
    jumps_and_arrays(x in I32, y in [0, 1, 2, 6]):
    f(x: i32, y: i32) -> (i32, [[i32; 3]; 4]) {
        let mut t = [[x % 97; 3]; 4];
        let mut count = 0;
        'rows: for r in 0..=3 {
            for (k, v) in [(0, 5), (2, 7), (1, 11)] {
                if k == (y as usize) && r == 1 {
                    continue 'rows;
                }
                t[r][k] = t[(r + 1) % 4][k] / 2 + v;
                count += match t[r][k] % 4 { 0 => 1, 1 | 2 => { t[3 - r][0] -= 1; 2 } _ => 3 };
                if count > 20 + y {
                    break 'rows;
                }
            }
            if y == 6 && r == 2 {
                return (count, t);
            }
        }
        for i in 250..=255u8 {
            t[(i % 4) as usize][(i % 3) as usize] += i as i32;
        }
        let most = if count > 9 { t[0][0] += 1; t[count as usize % 4][1] } else { -1 };
        (most + count, t)
    }
}

both! {
    // All elements have the same ends, which lanes find out where a loop begins, even one that only some lanes enter.
    ends_that_agree(n in [9_u8], x in F64):
    f(n: u8, x: f64) -> (u8, f64, u64) {
        let mut last = 0;
        let mut sum = x;
        let mut turns = 0;
        for k in 2..n {
            last = k;
            sum += x * (k as f64);
            if x > 0.5 {
                for j in k..n {
                    turns += j as u64;
                    if sum > 100.0 {
                        break;
                    }
                }
            }
        }
        for k in n..3 {
            last = k;
        }
        (last, sum, turns)
    }
}

both! {
    // The ends agree in some blocks of lanes, and not in others.
    ends_that_may_agree(n in [3_i64, 3, 3, 3, 3, -2, 5], x in F64):
    f(n: i64, x: f64) -> (i64, f64, i32) {
        let mut last = 0;
        let mut sum = x;
        let mut turns = 0;
        for k in -4..n {
            last = k;
            sum = sum * 0.5 + (k as f64);
            for j in k..n {
                turns += j as i32;
            }
        }
        (last, sum, turns)
    }
}

both! {
    // The last value of a type is never reached by one more.
    ends_of_types(x in F64):
    f(x: f64) -> (f64, u32, u32) {
        let top = if x.is_nan() { u32::MAX } else { u32::MAX - 1 };
        let mut last = 0;
        let mut count = 0;
        for k in top - 3..u32::MAX {
            last = k;
            count += 1;
        }
        let end = 127_i8 + (count as i8 & 0);
        let mut sum = x;
        for k in 120..end {
            sum += k as f64;
        }
        (sum, last, count)
    }
}
