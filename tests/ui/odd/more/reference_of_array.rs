use fpdsl::prelude::*;

#[fp]
fn f(t: [f32; 3]) -> f32 {
    let r = &t;
    r[0]
}

fn main() {}
