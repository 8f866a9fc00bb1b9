use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    let mut v = Vec::new();
    v.push(x);
    v[0]
}

fn main() {}
