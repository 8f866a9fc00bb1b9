use fpdsl::prelude::*;

#[fp]
fn f(n: i32) -> f32 {
    if matches!(n, 1 | 2) { 1.0 } else { 0.0 }
}

fn main() {}
