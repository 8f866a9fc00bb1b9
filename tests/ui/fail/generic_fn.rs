use fpdsl::prelude::*;

#[fp]
fn f<T, U: Copy>(x: T, y: U) -> T {
    x
}

#[fp]
fn g<'a, T: Float>(x: T) -> T
where
    T: Copy,
{
    x
}

#[fp]
fn h<const K: i32, T: Float = f32>(x: T) -> T {
    x
}

#[fp]
fn m<M: Mode>(x: M) -> f32 {
    third::<M>(1.0)
}

fn main() {}
