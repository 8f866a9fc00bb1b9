use fpdsl::prelude::*;

#[fp]
fn f<'a>(u: &'a [f32]) -> f32 {
    u[0]
}

fn main() {}
