use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    let mut n = 0;
    n++;
    x
}

fn main() {}
