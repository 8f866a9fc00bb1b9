use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    let y = S { ..x };
    x
}

fn main() {}
