use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    let y = None;
    x
}

fn main() {}
