use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> [f32; 1] {
    x as [f32; 1]
}

fn main() {}
