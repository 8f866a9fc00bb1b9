use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    for i in 0..3 {
        continue x;
    }
    x
}

fn main() {}
