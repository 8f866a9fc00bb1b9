use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> bool {
    x && true
}

fn main() {}
