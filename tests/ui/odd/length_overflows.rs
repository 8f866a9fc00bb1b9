use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    let t = [x; usize::MAX + 1];
    t[0]
}

fn main() {}
