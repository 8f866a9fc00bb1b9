//! Conversions to storage formats of a type parameter.

use fpdsl::prelude::*;
use fpdsl::storage::{E4m3, E5m2};

#[fp(mode = M)]
fn narrow<M: Mode, T: Float>(x: T) -> (E4m3, E5m2) {
    (x.to_e4m3(), x as E5m2)
}

#[fp]
fn wide<T: Float>(x: E4m3) -> T {
    x as T
}

pub fn main() {
    let (x, y) = narrow::<Ru, f64>(1.01);
    assert_eq!((x.to_f32(), y.to_f32()), (1.125, 1.25));
    let (x, y) = narrow::<Rd, bf16>(bf16::from_f32(1.9));
    assert_eq!((x.to_f32(), y.to_f32()), (1.875, 1.75));
    assert_eq!(wide::<f64>(E4m3::MAX), 448.0);
}
