use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> [f32; 3] {
    [x, x]
}

fn main() {}
