//! A format, a length and a mode as parameters, in any order, with and without their names in a call.
#![deny(warnings)]

use fpdsl::prelude::*;

const LEN: usize = 2;

#[fp(mode = M)]
pub fn norm<const N: usize, T: fpdsl::Float + Send, M: Mode>(a: [T; N]) -> T {
    sum(a).sqrt()
}

#[fp]
fn sum<T: Float, const N: usize>(a: [T; N]) -> T {
    let mut s = 0.0;
    for x in a {
        s += x * x;
    }
    s.min(T::MAX)
}

#[fp]
fn both(a: [f64; 2]) -> (f64, f64) {
    (norm::<LEN, f64, Rd>(a), norm::<{ 1 + 1 }, _, Ru>(a))
}

/// Functions of the type parameter.
#[fp]
fn hypotenuse<T: Float>(x: T, y: T) -> T {
    T::max(T::sqrt(x * x + y * y), 1.0)
}

#[fp]
fn power<I: Int>(x: I, n: u8) -> I {
    let mut y = 1;
    for _ in 0..n {
        y *= x;
    }
    if y > I::MAX / 2 { I::MIN } else { y }
}

pub fn main() {
    let (low, high) = both([1.0, 1.0]);
    assert!(low < high);
    assert_eq!(norm::<1, f32, Rn>([-3.0]), 3.0);
    assert_eq!(hypotenuse(3.0_f32, 4.0), 5.0);
    assert_eq!(power(3_i64, 4), 81);
    assert_eq!(power(2_u8, 7), 0);
    let all = sum::<f32, LEN>::map(&[[3.0, 4.0], [1.0, 0.0]]).run(&Device::host()).unwrap();
    assert_eq!(all.to_vec().unwrap(), [25.0, 1.0]);
    assert!(sum::<f16, 1>::cuda_source().contains("sum"));
}
