use fpdsl::prelude::*;

#[fp]
fn f<T>(x: T) -> T
where
    T: Float,
{
    x
}

fn main() {}
