#![deny(unused_variables, unused_mut, dead_code)]

use fpdsl::fp;

#[fp]
fn f(x: f32, unused: f32) -> f32 {
    let mut y = x;
    let (a, b) = (x, y);
    for i in 0..3 {
        let _ = a;
    }
    y
}

#[fp]
fn nobody_calls(x: f32) -> f32 {
    x
}

fn main() {
    f(1.0, 2.0);
}
