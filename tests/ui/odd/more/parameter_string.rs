use fpdsl::prelude::*;

#[fp]
fn f(s: String) -> f32 {
    1.0
}

fn main() {}
