use fpdsl::prelude::*;

#[fp]
fn f(t: [f32; 3]) -> f32 {
    t.first()
}

fn main() {}
