use fpdsl::prelude::*;

#[fp]
fn f<T: Float = f32>(x: T) -> T {
    x
}

fn main() {}
