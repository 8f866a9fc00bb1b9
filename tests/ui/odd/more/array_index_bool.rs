use fpdsl::prelude::*;

#[fp]
fn f(t: [f32; 3], x: f32) -> f32 {
    t[x > 0.0]
}

fn main() {}
