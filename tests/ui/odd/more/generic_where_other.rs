use fpdsl::prelude::*;

#[fp]
fn f<T: Float>(x: T) -> T
where
    T: Into<f64>,
{
    x
}

fn main() {}
