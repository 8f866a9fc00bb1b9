use fpdsl::prelude::*;

enum Side {
    Left,
    Right,
}

#[fp]
fn f(x: f32) -> f32 {
    let s = Side::Left;
    x
}

fn main() {}
