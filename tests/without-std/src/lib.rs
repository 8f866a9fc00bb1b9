//! Emitted code names nothing of std. Built by itself: with the rest of the workspace, fpdsl has std.
#![no_std]

use fpdsl::math;
use fpdsl::prelude::*;

/// The larger root of `x² - 2 b x + c`, rounded up throughout, or `b` where there is none.
#[fp(mode = "ru", contract = true)]
pub fn root(b: f64, c: f64) -> f64 {
    let d = b * b - c;
    if d > 0.0 { b + d.sqrt() } else { b }
}

/// The sum of the products, in bfloat16.
#[fp]
pub fn dot(x: [bf16; 4], y: [bf16; 4]) -> bf16 {
    let mut sum = bf16::ZERO;
    for i in 0..4 {
        sum += x[i] * y[i];
    }
    sum
}

/// The place of the first element above a limit, and it.
#[fp(mode = "rd")]
pub fn first_above(table: [f32; 5], limit: f32) -> (u32, f32) {
    let mut at = 0;
    while at < 4 && table[at as usize] <= limit {
        at += 1;
    }
    (at, table[at as usize])
}

/// e to the power of `x`, to nearest and upward, from plain Rust.
pub fn exponentials(x: f64) -> (f64, f64) {
    (math::exp(x), math::exp_in::<Ru, _>(x))
}

/// A sine of bfloat16, a power of binary16, an error function and a Bessel function of binary32.
pub fn others(x: f32) -> (bf16, f16, f32, f32) {
    let (short, half) = (bf16::from_f32(x), f16::from_f32(x));
    (
        math::sin(short),
        math::powi(half, 3),
        math::erf(x),
        math::jn(x, 2),
    )
}

/// The same function as a method of a body.
#[fp(mode = "rd")]
pub fn below(x: f64) -> f64 {
    x.exp()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bits_are_those_with_std() {
        assert_eq!(root(3.0, 5.0), 5.0);
        assert_eq!(root(1.0, 3.0), 1.0);
        // The square root of 2 is not a number; one above it is taken.
        assert_eq!(root(0.0, -2.0).to_bits(), 2f64.sqrt().to_bits());
        let (x, y) = ([1.0, 2.0, 3.0, 4.0], [0.5, 0.5, 0.5, 2.0]);
        assert_eq!(
            dot(x.map(bf16::from_f32), y.map(bf16::from_f32)),
            bf16::from_f32(11.0)
        );
        assert_eq!(first_above([1.0, 2.0, 3.0, 4.0, 5.0], 2.5), (2, 3.0));
    }

    #[test]
    fn functions_have_the_bits_of_tables() {
        // The number nearest to e is below it.
        let e = core::f64::consts::E;
        assert_eq!(exponentials(1.0), (e, e.next_up()));
        assert_eq!(below(1.0), e);
        // 0.841470984.., 0.842700792.. and 0.114903485..
        let sine = bf16::from_f32(0.841_470_98);
        assert_eq!(others(1.0), (sine, f16::ONE, 0.842_700_8, 0.114_903_49));
    }
}
