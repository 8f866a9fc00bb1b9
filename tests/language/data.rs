//! Arrays and tuples, and assignments to their parts.
// The last assignments of the evaluation-order cases are there to come after a read.
#![allow(unused_assignments)]

use fpdsl::fp;

use crate::compare::*;
use crate::report;

const N: usize = 4;

both! {
    arrays(x in F64, k in [0_usize, 1, 3]):
    f(x: f64, k: usize) -> ([f64; 4], f64) {
        let mut a = [0.0; N];
        for i in 0..N {
            a[i] = x + i as f64;
        }
        a[k] += 0.25;
        a[0] = a[N - 1] * 2.0;
        a[(k + 1) % N] -= a[k];
        let mut sum = 0.0;
        for i in 0..4 {
            sum += a[i];
        }
        (a, sum)
    }
}

both! {
    nested_places(x in F64, k in [0_usize, 1, 2]):
    f(x: f64, k: usize) -> ([[f64; 2]; 3], (f64, [f64; 3])) {
        let mut m = [[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]];
        let mut t = (x, [x; 3]);
        m[k][1] = x;
        m[2 - k][k / 2] += 10.0;
        t.0 += 1.0;
        t.1[k] = t.0 * 2.0;
        t.1[0] -= 1.0;
        (m[k][0], t.1[2]) = (m[k][1], t.0);
        (m, t)
    }
}

both! {
    tuples(x in F64, n in I32):
    f(x: f64, n: i32) -> (f64, f64, i32) {
        let pair = (x, (n, [x, x + 1.0]));
        let (a, (b, c)) = pair;
        let (_, d) = (a, pair.1.1[1]);
        let mut swap = (a, d);
        swap = (swap.1, swap.0);
        (swap.0 - c[0], swap.1, b & 15)
    }
}

both! {
    #[contract]
    order_of_updates(x in [0.0, 0.5, -1.5, 4.0], k in [0_usize, 1]):
    f(x: f64, k: usize) -> ([f64; 3], f64) {
        let mut i = k;
        let mut s = [0.25; 3];
        s[i] += { i = 1 - k; x } * 2.0;
        s[i] -= x * { i = 2; 3.0 };
        let mut y = x;
        y += { i -= k; x } * 0.5;
        s[i] += y * x;
        s[{ i = k; i + 1 }] -= -(y * x);
        (s, y + i as f64)
    }
}

both! {
    order_of_indices(x in F64, k in [0_usize, 1]):
    f(x: f64, k: usize) -> ([f64; 4], [f64; 3]) {
        let mut i = k;
        let mut s = [x, 2.0, 3.0];
        let mut m = [[1.0, x], [3.0, 4.0]];
        let a = s[{ s[k] = 5.0; i = 1 - k; k }];
        let b = m[{ m[0][0] = 6.0; i = k; k }][i];
        let c = (s, i).0[{ s[1] = 9.0; 1 }];
        let d = s[i] + s[{ i = 2; k }] * s[i];
        m[{ i = 1 - i; i }][k] = { i = 1 - k; b };
        ([a, b, c, d + m[k][i]], s)
    }
}
