use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    x.to_string()
}

fn main() {}
