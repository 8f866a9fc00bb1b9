use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    match x {
        0.0..=1.0 => x,
        _ => 0.0,
    }
}

fn main() {}
