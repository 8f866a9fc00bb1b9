use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> i64 {
    x as i128
}

fn main() {}
