use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    match (x, 1) {
        (1.0, _) => x,
        _ => 0.0,
    }
}

fn main() {}
