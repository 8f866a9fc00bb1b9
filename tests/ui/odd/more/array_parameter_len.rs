use fpdsl::prelude::*;

#[fp]
fn f(t: [f32; 3]) -> f32 {
    t.len() as f32
}

fn main() {}
