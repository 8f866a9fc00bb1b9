use fpdsl::prelude::*;

struct Limits;

impl Limits {
    const TOP: f32 = 2.0;
}

#[fp]
fn f(x: f32) -> f32 {
    x + Limits::TOP + Limits::BOTTOM
}

fn main() {}
