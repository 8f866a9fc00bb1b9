use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    let t = [x, x];
    t.len() as f32
}

fn main() {}
