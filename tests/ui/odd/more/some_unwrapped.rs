use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    Some(x).unwrap()
}

fn main() {}
