use fpdsl::prelude::*;

#[fp]
fn f(x: f32, n: i32) -> f32 {
    x % n
}

fn main() {}
