use fpdsl::prelude::*;

#[fp]
fn f(t: [f32; 3], s: [f32; 3]) -> f32 {
    if t < s { 1.0 } else { 0.0 }
}

fn main() {}
