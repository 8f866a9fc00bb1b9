use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    let mut t = [x; 3];
    t = [x; 2];
    t[0]
}

fn main() {}
