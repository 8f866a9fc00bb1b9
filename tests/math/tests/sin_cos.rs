//! `sin_cos` gives the bits of `sin` and `cos`, over arrays, as a call and in bodies.

use fpdsl::prelude::*;
use fpdsl::{Device, math};
use fpdsl_math::random::Random;
use half::{bf16, f16};

#[fp(mode = "ru")]
fn turned(x: f64, y: f64, angle: f64) -> f64 {
    let (s, c) = angle.sin_cos();
    x * c - y * s
}

#[fp(mode = "ru")]
fn turned_apart(x: f64, y: f64, angle: f64) -> f64 {
    x * angle.cos() - y * angle.sin()
}

#[test]
fn bodies_call_it() {
    let mut random = Random(4);
    for _ in 0..1000 {
        let (x, y) = (random.within(-1.0, 1.0), random.within(-1.0, 1.0));
        let angle = random.within(-100.0, 100.0);
        assert_eq!(turned(x, y, angle).to_bits(), turned_apart(x, y, angle).to_bits());
    }
}

macro_rules! formats {
    ($($test:ident: $native:ident $M:ident;)*) => {$(
        #[test]
        fn $test() {
            let mut random = Random(8);
            let any = (0..1 << 14).map(|_| $native::from_bits(random.bits() as _));
            let x: Vec<$native> = any.filter(|x| !x.is_nan()).collect();
            let device = Device::host();
            let (s, c) = math::sin_cos::map_in::<$M, _>(&x).run(&device).unwrap();
            let (s, c) = (s.to_vec().unwrap(), c.to_vec().unwrap());
            let sines = math::sin::map_in::<$M, _>(&x).run(&device).unwrap().to_vec().unwrap();
            let cosines = math::cos::map_in::<$M, _>(&x).run(&device).unwrap().to_vec().unwrap();
            for k in 0..x.len() {
                assert!(s[k].to_bits() == sines[k].to_bits() || (s[k].is_nan() && sines[k].is_nan()), "{}", x[k]);
                assert!(c[k].to_bits() == cosines[k].to_bits() || (c[k].is_nan() && cosines[k].is_nan()), "{}", x[k]);
            }
            let (s, c) = math::sin_cos_in::<$M, _>(x[0]);
            assert_eq!(s.to_bits(), sines[0].to_bits());
            assert_eq!(c.to_bits(), cosines[0].to_bits());
        }
    )*};
}

formats! {
    of_f16: f16 Rz;
    of_bf16: bf16 Rd;
    of_f32: f32 Rn;
    of_f64: f64 Ru;
}
