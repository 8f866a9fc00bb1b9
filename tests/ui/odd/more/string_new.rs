use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    let s = String::new();
    x
}

fn main() {}
