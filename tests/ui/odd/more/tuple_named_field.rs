use fpdsl::prelude::*;

#[fp]
fn f(t: (f32, f32)) -> f32 {
    t.x
}

fn main() {}
