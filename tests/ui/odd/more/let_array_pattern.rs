use fpdsl::prelude::*;

#[fp]
fn f(t: [f32; 2]) -> f32 {
    let [a, b] = t;
    a + b
}

fn main() {}
