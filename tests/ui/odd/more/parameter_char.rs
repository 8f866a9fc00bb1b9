use fpdsl::prelude::*;

#[fp]
fn f(c: char) -> f32 {
    1.0
}

fn main() {}
