use fpdsl::prelude::*;
use fpdsl::Element;

#[derive(Clone, Copy, Fp)]
#[repr(C, align(16))]
struct Two<T> {
    x: T,
    y: T,
}

// As every array of it does; two of `f64` would fill it.
const _: usize = <Two<f32> as Element>::COUNT;
const _: usize = <Two<f64> as Element>::COUNT;

fn main() {}
