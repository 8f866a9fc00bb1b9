use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    <f32>::sqrt(x) + <f32 as Float>::sqrt(x)
}

fn main() {}
