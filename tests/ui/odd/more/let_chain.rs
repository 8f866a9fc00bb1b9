use fpdsl::prelude::*;

#[fp]
fn f(x: f32, n: i32) -> f32 {
    if let 1 = n && x > 0.0 { x } else { 0.0 }
}

fn main() {}
