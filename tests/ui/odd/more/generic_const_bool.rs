use fpdsl::prelude::*;

#[fp]
fn f<const B: bool>(x: f32) -> f32 {
    if B { x } else { -x }
}

fn main() {}
