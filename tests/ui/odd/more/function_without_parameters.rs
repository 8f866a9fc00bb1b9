use fpdsl::prelude::*;

#[fp]
fn f() -> f32 {
    let y;
    y
}

fn main() {}
