use fpdsl::prelude::*;

#[fp]
fn f(t: [f32; 3], n: i32) -> f32 {
    t[n]
}

fn main() {}
