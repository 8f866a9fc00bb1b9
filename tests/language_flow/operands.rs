//! Jumps out of operands: what a statement has computed before is not lost, and what comes after is not computed.

use fpdsl::prelude::*;

use super::{N, X};

everywhere! {
    jumps_out_of_sums_and_calls(x in X, n in N):
    f(x: f64, n: i32) -> f64 {
        let mut s = 0.0;
        let mut i = 0;
        loop {
            i += 1;
            s += x * { i += 1; i as f64 } + match (n + i) % 5 { 0 => break, 1 => continue, 2 => return s, _ => 0.5 };
            if i > 9 {
                return (s + 1.0).mul_add(if n == 3 { return -1.0 } else { i += 1; 2.0 }, i as f64);
            }
        }
        s
    }
}

everywhere! {
    operands_before_a_jump_keep_their_values(x in X, n in N):
    f(x: f64, n: i32) -> f64 {
        let mut t = x;
        let y = (t + { t = 3.0; t }) * if n == 1 { return t } else { t = 4.0; t * 2.0 } - { t += 1.0; t };
        let v = [x, 2.0, y];
        let mut i = 0;
        let z = v[{ i = 1; if n == 3 { return 9.0 } else { i } }] + v[i];
        for j in i..(if n == 2 { return z } else { 3 }) {
            if j == 2 {
                return y * 2.0 + t;
            }
        }
        y + t
    }
}

everywhere! {
    jumps_out_of_conditions(x in X, n in N):
    f(x: f64, n: i32) -> f64 {
        let low = n > 2 && { if n == 40 { return x; } n != 8 } || (n == 1 || { if n == 0 { return -x; } false });
        let y = match (if n == 17 { return 1.0 } else { n % 4 }) {
            1 => x,
            k if k > 2 => x * 2.0,
            _ => (x + 1.0).max(if n == 100 { return 7.0 } else { x }),
        };
        if { let z = y + 1.0; if z > 1e9 { return z; } z } > 2.0 && low { y } else { -y }
    }
}

/// Each operand is rounded in the mode around it, on whichever side of a jump it stands.
#[fp]
fn directed(x: f64, y: f64, k: u32) -> f64 {
    ru!(x / y + if k == 0 { return rd!(x / y) } else { y * 0.0 })
}

#[test]
fn moved_operands_keep_their_mode() {
    let below = 1.0_f64 / 3.0;
    assert_eq!(directed(1.0, 3.0, 0), below);
    assert_eq!(directed(1.0, 3.0, 1), below.next_up());
}
