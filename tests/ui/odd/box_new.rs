use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    *Box::new(x)
}

fn main() {}
