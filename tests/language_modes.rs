//! Modes as parameters, and modes and contraction that expressions choose for themselves.
#![cfg(feature = "std")]

use fpdsl::prelude::*;
use fpdsl::{Function, Level, call_at};

/// One third, in whatever mode.
#[fp(mode = M)]
fn third<M: Mode>(x: f32) -> f32 {
    x / 3.0
}

/// The instances of a generic function, each on its own way through the body.
#[fp(mode = M, contract = true)]
fn horner<M: Mode>(x: f64, c: [f64; 3]) -> f64 {
    (c[2] * x + c[1]) * x + c[0] + third::<M>(1.0) as f64 + 0.1
}

/// An interval around a third of `x`: two instances in one function.
#[fp]
fn enclosed(x: f32) -> (f32, f32) {
    (third::<Rd>(x), third::<Ru>(x))
}

/// A mode for calls alone.
#[fp(mode = "rz")]
fn mixed<K: Mode>(x: f32) -> (f32, f32) {
    (x / 3.0, third::<K>(x))
}

#[test]
fn instances_round_as_they_are_named() {
    assert_eq!(third::<Rn>(1.0).to_bits(), 0x3eaa_aaab);
    assert_eq!(third::<Rz>(1.0).to_bits(), 0x3eaa_aaaa);
    assert_eq!(third::<Ru>(-1.0).to_bits(), 0xbeaa_aaaa);
    assert_eq!(third::<Rd>(-1.0).to_bits(), 0xbeaa_aaab);
    let (low, high) = enclosed(1.0);
    assert_eq!((low.to_bits(), high.to_bits()), (0x3eaa_aaaa, 0x3eaa_aaab));
    let (low, high) = mixed::<Ru>(1.0);
    assert_eq!((low.to_bits(), high.to_bits()), (0x3eaa_aaaa, 0x3eaa_aaab));
}

/// The same function with its mode in the attribute.
macro_rules! spelled_out {
    ($($mode:literal $ty:ident;)*) => {$({
        #[fp(mode = $mode, contract = true)]
        fn horner_in(x: f64, c: [f64; 3]) -> f64 {
            (c[2] * x + c[1]) * x + c[0] + third::<$ty>(1.0) as f64 + 0.1
        }
        let c = [0.1, -0.3, 1.7];
        for k in 0..1000_i32 {
            let x = f64::from(k) * 0.037 - 9.0;
            assert_eq!(horner::<$ty>(x, c).to_bits(), horner_in(x, c).to_bits(), "{} {x}", $mode);
        }
    })*};
}

#[test]
fn a_parameter_means_what_the_attribute_means() {
    spelled_out! { "rn" Rn; "rz" Rz; "ru" Ru; "rd" Rd; }
}

#[test]
fn instances_are_functions_of_their_own() {
    assert_eq!(<third<Ru> as Function>::NAME, "third::<Ru>");
    assert!(third::<Rd>::cuda_source().contains("void third_Rd("));
    assert!(third::<Rd>::cuda_source().contains("__fdiv_rd("));
    assert!(enclosed::cuda_source().contains("__fdiv_ru("));
    let x: Vec<f32> = (0..100_u8).map(f32::from).collect();
    for device in Device::hosts() {
        let found = third::<Ru>::map(&device, &x).unwrap().to_vec().unwrap();
        for (x, found) in x.iter().zip(found) {
            assert_eq!(
                found.to_bits(),
                call_at::<third<Ru>>(Level::Portable, (*x,)).to_bits()
            );
        }
    }
}
