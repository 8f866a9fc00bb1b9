//! Stochastic rounding: a hash for each operation in each format, with the random bits of one seed.

use fpdsl::Device;
use fpdsl::backend::Strategy;
use fpdsl::prelude::*;

use crate::functions::{Case, canonical, values};
use crate::hash;
use crate::random::Random;

#[fp(mode = "sr")]
fn add<T: Float>(x: T, y: T) -> T {
    x + y
}

#[fp(mode = "sr")]
fn sub<T: Float>(x: T, y: T) -> T {
    x - y
}

#[fp(mode = "sr")]
fn mul<T: Float>(x: T, y: T) -> T {
    x * y
}

#[fp(mode = "sr")]
fn div<T: Float>(x: T, y: T) -> T {
    x / y
}

#[fp(mode = "sr")]
fn root<T: Float>(x: T, y: T) -> T {
    (x.abs() * y.abs()).sqrt()
}

#[fp(mode = "sr", contract = true)]
fn fused<T: Float>(x: T, y: T) -> T {
    x * y + (x * x - y)
}

#[fp(mode = "sr")]
fn narrowed<T: Float>(x: T, y: T) -> T {
    let sum = x as f32 + y as bf16 as f32;
    sum as f16 as T
}

/// Draws in a loop, and in one arm of a branch.
#[fp(mode = "sr")]
fn looped<T: Float>(x: T, y: T) -> T {
    let mut sum = x;
    for _ in 0..7 {
        if sum.abs() > y.abs() {
            sum = sum / 3.0 + y;
        } else {
            sum += x;
        }
        sum *= 1.1;
    }
    sum
}

/// The cases of all of them.
pub fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    macro_rules! hashed {
        ($($T:ident)* : $functions:tt) => {$(hashed! { @ $T $functions })*};
        (@ $T:ident ($($function:ident)*)) => {$({
            let mut random = Random::new(cases.len() as u64);
            let (x, y) = (values::<$T>(&mut random), values::<$T>(&mut random));
            let hashes = [Strategy::Single, Strategy::Lanes].map(|strategy| {
                let device = Device::host().with_strategy(strategy).seeded(42);
                let results = $function::<$T>::map(&x, &y).run(&device);
                hash(&canonical(results.expect("operands of one length")))
            });
            cases.push((concat!("sr_", stringify!($function), "_", stringify!($T)).to_owned(), hashes));
        })*};
    }
    hashed! { f32 f64 f16 bf16: (add sub mul div root fused narrowed looped) }
    cases
}
