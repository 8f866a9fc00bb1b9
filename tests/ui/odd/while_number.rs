use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    while 1 {
        x;
    }
    x
}

fn main() {}
