#![deny(unused_mut)]

use fpdsl::fp;

#[fp]
fn f(mut x: f32) -> f32 {
    let mut y = x;
    let (a, mut b) = (x, y);
    let mut used = a;
    if b > 0.0 {
        used = b;
    }
    used
}

fn main() {
    f(1.0);
}
