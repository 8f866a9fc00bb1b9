use fpdsl::prelude::*;

#[fp]
fn f<T: Float>(x: T) -> f64 {
    x.into()
}

fn main() {}
