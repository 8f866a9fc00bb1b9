use fpdsl::prelude::*;

#[fp]
fn f(x: f32, n: i32) -> bool {
    x < n
}

fn main() {}
