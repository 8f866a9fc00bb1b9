use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> ! {
    loop {}
}

fn main() {}
