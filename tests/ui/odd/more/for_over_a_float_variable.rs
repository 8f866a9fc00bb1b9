use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    let mut s = 0.0;
    for i in x..x {
        s += 1.0;
    }
    s
}

fn main() {}
