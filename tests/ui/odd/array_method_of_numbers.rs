use fpdsl::prelude::*;

#[fp]
fn f(t: [f32; 3]) -> f32 {
    t.sqrt()[0]
}

fn main() {}
