use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    let mut s = 0.0;
    for i in (0..3).map(|i| i) {
        s += x;
    }
    s
}

fn main() {}
