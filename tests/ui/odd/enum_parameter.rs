use fpdsl::prelude::*;

#[derive(Clone, Copy)]
enum Side {
    Left,
    Right,
}

#[fp]
fn f(s: Side, x: f32) -> f32 {
    match s {
        Side::Left => x,
        Side::Right => -x,
    }
}

fn main() {}
