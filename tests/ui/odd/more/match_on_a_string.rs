use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    match "a" {
        "a" => x,
        _ => 0.0,
    }
}

fn main() {}
