use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    let mut a = x;
    let mut b = 1.0;
    std::mem::swap(&mut a, &mut b);
    a
}

fn main() {}
