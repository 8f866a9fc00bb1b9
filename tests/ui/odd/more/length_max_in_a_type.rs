use fpdsl::prelude::*;

#[fp]
fn f(t: [f32; usize::MAX]) -> f32 {
    t[0]
}

fn main() {}
