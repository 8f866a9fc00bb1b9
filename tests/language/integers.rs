//! Methods of integers under Rust's names. `mul_hi`, which Rust lacks, is defined here.

use fpdsl::fp;

use crate::compare::*;
use crate::report;

const U64: [u64; 8] = [
    0,
    1,
    3,
    250,
    0x1_0000_0000,
    0xFFFF_FFFF_FFFF,
    u64::MAX - 1,
    u64::MAX,
];

trait HighProduct {
    fn mul_hi(self, y: Self) -> Self;
}

impl HighProduct for i32 {
    fn mul_hi(self, y: i32) -> i32 {
        ((i64::from(self) * i64::from(y)) >> 32) as i32
    }
}

impl HighProduct for u64 {
    fn mul_hi(self, y: u64) -> u64 {
        ((u128::from(self) * u128::from(y)) >> 64) as u64
    }
}

both! {
    counts(n in I32, u in U64):
    f(n: i32, u: u64) -> [u32; 8] {
        [
            n.leading_zeros() + u.trailing_zeros(),
            n.leading_ones(),
            u.trailing_ones(),
            (n as i8).count_ones(),
            (u as u16).count_zeros(),
            u8::leading_zeros(n as u8),
            (u | 1).ilog2(),
            (n.unsigned_abs() | 1).ilog2(),
        ]
    }
}

both! {
    orders(n in I32, u in U64):
    f(n: i32, u: u64) -> ([i32; 4], [u64; 5]) {
        let k = (u % 70) as u32;
        (
            [n.rotate_left(k), n.rotate_right(7), n.swap_bytes(), n.reverse_bits()],
            [u.rotate_left(k), u64::rotate_right(u, 13), u.swap_bytes(), u.reverse_bits(), u.wrapping_shl(k)],
        )
    }
}

both! {
    products_and_means(n in I32, m in I32):
    f(n: i32, m: i32) -> ([i32; 5], u32, [i32; 3]) {
        (
            [n.mul_hi(m), n.midpoint(m), n.signum(), n.wrapping_mul(m), n.wrapping_neg()],
            n.abs_diff(m),
            [n.saturating_add(m), n.saturating_sub(m), n.saturating_mul(m)],
        )
    }
}

both! {
    limits_and_logarithms(n in I32, m in I32):
    f(n: i32, m: i32) -> ([i32; 5], [u32; 2]) {
        let d = if m == 0 { -1 } else { m };
        let small = (m % 40).unsigned_abs();
        (
            [
                n.saturating_div(d),
                n.saturating_abs(),
                n.saturating_neg(),
                n.saturating_pow(small),
                (n % 7).saturating_pow(small),
            ],
            [(n.unsigned_abs() | 1).ilog10(), (n.unsigned_abs() | 1).ilog(2 + small)],
        )
    }
}

both! {
    divisions(n in I32, m in I32):
    f(n: i32, m: i32) -> ([i32; 2], u32, bool) {
        let d = if m == 0 || m == -1 { 5 } else { m };
        let q = n.div_euclid(d);
        ([q, n.rem_euclid(d)], (n as u32).div_ceil(d.unsigned_abs()), q.is_negative() && n.is_positive())
    }
}

both! {
    powers(u in U64):
    f(u: u64) -> ([u64; 4], bool) {
        let small = u % 300;
        let power = small.pow(3) + (small % 7).pow((small % 13) as u32) + small.pow(0);
        ([power, u.isqrt(), small.next_power_of_two(), u.mul_hi(u)], u.is_power_of_two())
    }
}

both! {
    signs_of_floats(x in F32, y in F64):
    f(x: f32, y: f64) -> (f32, f64) {
        (x.signum() * 2.0, f64::signum(y))
    }
}

/// The macro does not know the type of a call, so the method is found by trait.
#[fp]
fn halves(n: u64) -> (u32, u32) {
    ((n >> 32) as u32, n as u32)
}

#[fp]
fn of_a_call(n: u64) -> (u32, u32, u64) {
    let (high, low) = halves(n);
    let distance = high.abs_diff(low) + halves(n).0.leading_zeros();
    (
        distance,
        high.pow(2) ^ low.rotate_left(3),
        (n as i64).unsigned_abs().saturating_sub(halves(n).1 as u64),
    )
}

#[test]
fn a_receiver_that_only_rustc_knows() {
    for n in U64 {
        let (high, low) = ((n >> 32) as u32, n as u32);
        let expected = (
            high.abs_diff(low).wrapping_add(high.leading_zeros()),
            high.wrapping_pow(2) ^ low.rotate_left(3),
            (n as i64).unsigned_abs().saturating_sub(u64::from(low)),
        );
        assert_eq!(of_a_call(n), expected, "{n}");
    }
}

#[fp]
fn at_the_limits(n: i32, u: u32, k: u32) -> (u32, u32, [u32; 2], i32, i32) {
    (
        n.ilog2(),
        u.next_power_of_two(),
        [u.pow(k), u.pow(40)],
        n.isqrt(),
        n.div_euclid(-1),
    )
}

/// Where Rust panics and bodies do not: the guide names the values.
#[test]
fn what_has_no_value_in_rust() {
    let found = at_the_limits(i32::MIN, 0x8000_0001, 40);
    let power = 0x8000_0001_u32.wrapping_pow(40);
    assert_eq!(found, (u32::MAX, 0, [power; 2], 0, i32::MIN));
    assert_eq!(at_the_limits(0, 0, 0), (u32::MAX, 1, [1, 0], 0, 0));
    assert!(at_the_limits::cuda_source().contains("while ("));
}
