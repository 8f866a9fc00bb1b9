use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    let v = vec![x];
    v[0]
}

fn main() {}
