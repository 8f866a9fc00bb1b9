#![deny(unreachable_patterns)]

use fpdsl::fp;

#[fp]
fn left_out(a: [bool; 2]) -> f32 {
    match a {
        [true, _] => 1.0,
        [false, true] => 2.0,
    }
}

#[fp]
fn never_reached(a: [u32; 3], n: u32) -> f32 {
    let x = match [n, a[0]] {
        [0, ..] => 1.0,
        [.., 1] => 2.0,
        [0, 7] => 3.0,
        _ => 4.0,
    };
    x
}

#[fp]
fn lengths(a: [u32; 3]) -> f32 {
    match a {
        [0, _] => 1.0,
        _ => 2.0,
    }
}

#[fp]
fn types(a: [u32; 2]) -> f32 {
    match a {
        [-1, true] => 1.0,
        _ => 2.0,
    }
}

#[fp]
fn floats(x: f32, y: f32) -> f32 {
    match [x, y] {
        [0.0, _] => 1.0,
        _ => y,
    }
}

fn main() {
    never_reached([1; 3], 2);
}
