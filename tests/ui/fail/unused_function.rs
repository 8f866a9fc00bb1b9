#![deny(dead_code)]

use fpdsl::fp;

#[fp]
fn nobody_calls(x: f32) -> f32 {
    x
}

#[fp]
fn only_fp_calls(x: f32) -> f32 {
    x
}

#[fp]
fn called(x: f32) -> f32 {
    only_fp_calls(x)
}

fn main() {
    called(1.0);
}
