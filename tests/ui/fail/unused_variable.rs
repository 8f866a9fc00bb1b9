#![deny(unused_variables)]

use fpdsl::fp;

#[fp]
fn f(x: f32, unused: f32) -> f32 {
    let (a, b) = (x, x);
    for i in 0..3 {
        let _ = a;
    }
    x
}

fn main() {
    f(1.0, 2.0);
}
