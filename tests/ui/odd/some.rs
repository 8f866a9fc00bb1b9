use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    let y = Some(x);
    y
}

fn main() {}
