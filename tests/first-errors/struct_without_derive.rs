use fpdsl::prelude::*;

#[derive(Clone, Copy)]
struct Point {
    x: f32,
    y: f32,
}

#[fp(mode = "rn", contract = false)]
fn norm(p: Point) -> f32 {
    (p.x * p.x + p.y * p.y).sqrt()
}

fn main() {}
