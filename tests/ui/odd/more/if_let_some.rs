use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    if let Some(y) = x { y } else { 0.0 }
}

fn main() {}
