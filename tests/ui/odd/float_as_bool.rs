use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> bool {
    x as bool
}

fn main() {}
