use fpdsl::prelude::*;

#[fp]
fn f(t: [f32; 3], s: [f32; 3]) -> f32 {
    (t + s)[0]
}

fn main() {}
