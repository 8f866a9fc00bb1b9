//! Arrays that loops write at indices of the run. They stay where they are on hosts: on lanes, each lane writes to its own places, under
//! masks of loops, arms and jumps. Recorded bodies carry them as values.
// The loops are the ones to test.
#![allow(clippy::needless_range_loop, clippy::manual_memcpy, clippy::manual_swap)]

use fpdsl::fp;

use crate::compare::*;
use crate::report;

both! {
    insertion_sort(x in F64, y in F64):
    f(x: f64, y: f64) -> [f64; 10] {
        let mut a = [x, y, x * y, 3.0, -x, y - x, 0.5, y + 1.0, -2.0, x + 7.0];
        for i in 1..10_usize {
            let v = a[i];
            let mut j = i;
            while j > 0 && a[j - 1] > v {
                a[j] = a[j - 1];
                j -= 1;
            }
            a[j] = v;
        }
        a
    }
}

both! {
    elimination(x in F64, k in [0_usize, 1, 2]):
    f(x: f64, k: usize) -> ([[f64; 4]; 4], usize) {
        let mut a = [[x, 1.0, 2.0, -1.0], [2.0, x, 0.0, 1.0], [1.0, -3.0, x, 5.0], [x, x, 4.0, x]];
        let mut swaps = k;
        for c in 0..4_usize {
            let mut p = c;
            for r in c + 1..4 {
                if a[r][c].abs() > a[p][c].abs() {
                    p = r;
                }
            }
            if p != c {
                swaps += 1;
                let row = a[c];
                a[c] = a[p];
                a[p] = row;
            }
            for r in c + 1..4 {
                a[r][c] /= a[c][c];
                for j in c + 1..4 {
                    a[r][j] -= a[r][c] * a[c][j];
                }
            }
        }
        (a, swaps)
    }
}

both! {
    // Each lane leaves at a place of its own, in a loop and with a return, and what stands keeps what it was then.
    jumps(n in I32, x in F64):
    f(n: i32, x: f64) -> ([f64; 12], u32) {
        let n = n as u32;
        let mut a = [0.0; 12];
        let mut turns = 0_u32;
        for i in 0..12_usize {
            if (i as u32) == n % 13 {
                break;
            }
            if i % 3 == 1 {
                continue;
            }
            a[i] = x + i as f64;
            turns += 1;
            if a[i] > 9.0 {
                a[11 - i] = -1.0;
                return (a, turns);
            }
        }
        let mut i = (n % 7) as usize;
        while i < 12 {
            if a[i] != 0.0 {
                a[i] *= 2.0;
            } else {
                a[i] = x;
                a[(i * 5) % 12] += 1.0;
            }
            i += 1 + (n % 3) as usize;
        }
        (a, turns)
    }
}

both! {
    // Arrays of one scalar, of eight and fewer, of pairs, of bool and of usize take different ways on lanes.
    kinds(n in I32, k in [0_usize, 1, 3, 5]):
    f(n: i32, k: usize) -> ([u32; 16], [usize; 9], [f32; 9]) {
        let n = n as u32;
        let mut h = [0_u32; 16];
        let mut seen = [false; 9];
        let mut last = [0_usize; 9];
        let mut pairs = [(0_u8, 0.0_f32); 9];
        let mut few = [0_i64; 4];
        let mut s = n;
        for i in 0..20_usize {
            s = s.wrapping_mul(1664525).wrapping_add(1013904223);
            let place = (s >> 16) as usize;
            h[place % 16] += 1;
            seen[place % 9] = !seen[place % 9];
            last[(place + k) % 9] = i;
            pairs[place % 9].0 = (s >> 24) as u8;
            pairs[(place + k) % 9].1 += 0.5;
            few[place % 4] -= i as i64;
            if place % 5 == 0 {
                h[k] += 100;
                few = [few[k % 4]; 4];
            }
        }
        let mut sums = [0.0; 9];
        for i in 0..9_usize {
            sums[i] = pairs[i].1 + pairs[i].0 as f32;
            last[i] += if seen[i] { 100 } else { 0 };
            h[i] = h[i].wrapping_add(few[i % 4] as u32);
        }
        (h, last, sums)
    }
}

both! {
    // A copy is what the array was, and a variable of the same name in a block is another.
    copies(n in I32, x in F64):
    f(n: i32, x: f64) -> ([f64; 9], [f64; 9], f64) {
        let mut a = [x; 9];
        let mut before = a;
        let mut sum = 0.0;
        for i in 0..9_usize {
            if (n >> (i % 8)) & 1 == 1 {
                before = a;
                a[i] = i as f64;
                let a = x * 2.0;
                sum += a;
            } else {
                let mut a = [0.0; 3];
                a[i % 3] = 1.0;
                sum += a[2];
            }
        }
        (a, before, sum)
    }
}
