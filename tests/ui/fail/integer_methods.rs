use fpdsl::prelude::*;

#[fp]
fn options_and_pairs(n: i32, u: u32) -> u32 {
    n.checked_add(1) as u32 + u.checked_ilog2() + u.overflowing_mul(u) + u.widening_mul(u) + u.carrying_add(u, 1)
}

#[fp]
fn of_other_types(x: f32, n: i32, u: u32, b: bool) -> u32 {
    let floats = x.leading_zeros() + x.pow(2) as u32 + x.rem_euclid(x) as u32 + x.wrapping_add(x) as u32;
    let signs = n.div_ceil(3) as u32 + u.unsigned_abs() + u.is_negative() as u32 + u.signum();
    floats + signs + b.count_ones()
}

#[fp]
fn by_type(x: f64) -> f64 {
    f64::isqrt(x)
}

#[fp]
fn operands(n: i32, k: u64) -> i32 {
    n.rotate_left(k) + n.pow(k) + n.midpoint(2.5) + n.abs_diff(1) + n.mul_hi()
}

#[fp]
fn of_parameters<T: Float, I: Int>(x: T, n: I) -> u32 {
    x.count_ones() + n.unsigned_abs() as u32 + n.div_ceil(n) as u32
}

fn main() {}
