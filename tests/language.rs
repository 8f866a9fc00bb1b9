//! Emitted code against the same code in plain Rust, which rounds to nearest.

use fpdsl::fp;

#[fp]
fn polynomial(x: f64) -> f64 {
    let y = x * x;
    1.0 + x * (0.5 + y / 3.0) - y
}

#[test]
fn straight_line() {
    for x in [0.0, 1.5, -2.25, 1e100, 1e-310] {
        let y = x * x;
        let expected: f64 = 1.0 + x * (0.5 + y / 3.0) - y;
        assert_eq!(polynomial(x).to_bits(), expected.to_bits());
    }
}

#[fp]
fn collatz(n: u64, limit: u32) -> (u32, u64) {
    let mut n = n;
    let mut steps = 0;
    let mut top = n;
    while n != 1 && steps < limit {
        if n % 2 == 0 {
            n /= 2;
        } else {
            n = 3 * n + 1;
        }
        top = n.max(top);
        steps += 1;
    }
    (steps, top)
}

#[test]
fn loops_and_state() {
    assert_eq!(collatz(27, 1000), (111, 9232));
    assert_eq!(collatz(27, 3), (3, 124));
}
