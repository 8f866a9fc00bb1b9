use fpdsl::prelude::*;

#[fp]
fn f(x: f32, y: f32) -> i32 {
    x.partial_cmp(y)
}

fn main() {}
