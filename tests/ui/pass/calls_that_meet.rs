//! Functions that several others call, and generic functions that call other instances, are no recursion.
#![deny(dead_code)]

use fpdsl::{mode::{Mode, Rd, Ru}, fp};
use fpdsl::generic::Function;

#[fp]
fn bottom(x: f64) -> f64 {
    x + 1.0
}

#[fp]
fn left(x: f64) -> f64 {
    bottom(x) * 2.0
}

#[fp(mode = M)]
fn right<M: Mode>(x: f64) -> f64 {
    bottom(x) * 3.0
}

/// Used through its type alone.
#[fp]
fn top(x: f64) -> f64 {
    left(x) + right::<Ru>(x) + right::<Rd>(bottom(x))
}

/// Used through its type alone.
#[fp(mode = M)]
fn named<M: Mode>(x: f64) -> f64 {
    x
}

pub fn main() {
    let mapped = top::map(&[1.0][..]).run(&fpdsl::Device::host()).unwrap();
    assert_eq!(mapped.to_vec().unwrap(), [4.0 + 6.0 + 9.0]);
    assert_eq!(named::<Rd>::NAME, "named::<Rd>");
}
