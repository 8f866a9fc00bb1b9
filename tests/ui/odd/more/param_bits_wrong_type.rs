use fpdsl::prelude::*;

#[fp]
fn f<T: Float>(x: T) -> u32 {
    x.to_bits()
}

fn main() {}
