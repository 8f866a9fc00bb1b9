//! A mode as a parameter: declared anywhere among bounds, by any path, passed on by name.
#![deny(warnings)]

use fpdsl::{mode::{Rd, Ru}, fp};

#[fp(mode = M)]
pub fn third<M: fpdsl::mode::Mode>(x: f32) -> f32 {
    x / 3.0
}

#[fp(mode = M)]
fn nested<M: Send + fpdsl::mode::Mode, K: fpdsl::mode::Mode>(x: f32) -> (f32, f32) {
    (third::<M>(x), self::third::<K>(x))
}

pub fn main() {
    assert!(third::<Rd>(1.0) < third::<Ru>(1.0));
    let (low, high) = nested::<Rd, Ru>(1.0);
    assert!(low < high);
    let both = nested::<Ru, Rd>::map(&[1.0]).run(&fpdsl::Device::host()).unwrap();
    assert_eq!(both.0.to_vec().unwrap(), [high]);
    assert!(nested::<Rd, Ru>::cuda_source().contains("__fdiv_rd"));
}
