//! The exact dot product is one of arrays of floats.

use fpdsl::prelude::*;

#[fp]
fn of_scalars(x: f64, y: f64) -> f64 {
    x.exact_dot(y)
}

#[fp]
fn of_integers(a: [i32; 3], b: [i32; 3]) -> i32 {
    a.exact_dot(b)
}

#[fp]
fn of_one(a: [f32; 3]) -> f32 {
    a.exact_dot()
}

#[fp]
fn by_a_scalar(a: [f32; 3], y: f32) -> f32 {
    a.exact_dot(y)
}

#[fp]
fn of_lengths(a: [f32; 3], b: [f32; 2]) -> f32 {
    a.exact_dot(b)
}

#[fp]
fn of_formats(a: [f32; 2], b: [f64; 2]) -> f32 {
    a.exact_dot(b)
}

#[fp]
fn of_pairs(a: [[f32; 2]; 2]) -> f32 {
    a.exact_dot(a)
}

fn main() {}
