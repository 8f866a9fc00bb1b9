use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    let mut s = 0.0;
    for i in 0.0..x {
        s += i;
    }
    s
}

fn main() {}
