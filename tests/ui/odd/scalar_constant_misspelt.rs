use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    x + f32::EPSILONN
}

fn main() {}
