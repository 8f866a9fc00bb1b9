use fpdsl::prelude::*;

#[fp]
fn f(t: [f32; 3]) -> [f32; 3] {
    t.map(sqrt)
}

fn main() {}
