use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    let y = while x > 0.0 {
        break x;
    };
    y
}

fn main() {}
