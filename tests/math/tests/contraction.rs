//! What a body says of fusing does not reach into the functions that it calls, and a mode does.

use fpdsl::prelude::*;
use fpdsl_math::random::Random;
use fpdsl_math::report;

macro_rules! functions {
    ($($name:ident $fused:ident $upward:ident $native:ident;)*) => {
        $(
            #[fp(contract = true)]
            fn $fused(x: $native, y: $native) -> ($native, $native, $native, $native) {
                let alone = x.$name();
                (x * y + x.$name(), fused!(x.$name() - x * y), unfused!(x * y + x.$name()), alone)
            }

            #[fp(mode = "rd", contract = "fast")]
            fn $upward(x: $native) -> ($native, $native) {
                (x.$name(), ru!(x.$name()))
            }
        )*

        #[test]
        fn bodies_that_fuse_get_the_same_results() {
            let host = fpdsl::Device::host();
            let mut random = Random(23);
            let mut sums = 0;
            for _ in 0..2000 {$(
                let (x, y) = (random.within(-4.0, 4.0) as $native, random.within(-4.0, 4.0) as $native);
                let alone = fpdsl::math::$name(x);
                let what = concat!(stringify!($name), " of ", stringify!($native));
                let (sum, difference, apart, inside) = $fused(x, y);
                let same = |found: $native, wanted: $native| {
                    let same = found.to_bits() == wanted.to_bits() || (found.is_nan() && wanted.is_nan());
                    assert!(same, "{what} of {x:?}, {y:?}: {found:?} and not {wanted:?}");
                };
                same(sum, x.mul_add(y, alone));
                same(difference, (-x).mul_add(y, alone));
                same(inside, alone);
                same(apart, x * y + alone);
                sums += usize::from(sum.to_bits() != apart.to_bits());
                let (down, up) = $upward(x);
                same(down, fpdsl::math::$name::map_in::<Rd, _>(&[x]).run(&host).unwrap().to_vec().unwrap()[0]);
                same(up, fpdsl::math::$name::map_in::<Ru, _>(&[x]).run(&host).unwrap().to_vec().unwrap()[0]);
            )*}
            assert!(sums > 1000, "nothing was fused");
            report::ran("functions beside products", "four ways", 2000, "single elements");
        }
    };
}

functions! {
    exp exp_f32 exp_up_f32 f32;
    exp exp_f64 exp_up_f64 f64;
    exp_m1 exp_m1_f64 exp_m1_up_f64 f64;
    ln_1p ln_1p_f64 ln_1p_up_f64 f64;
    sin sin_f32 sin_up_f32 f32;
    sin sin_f64 sin_up_f64 f64;
    tan tan_f64 tan_up_f64 f64;
    atan atan_f64 atan_up_f64 f64;
    tanh tanh_f64 tanh_up_f64 f64;
    cbrt cbrt_f64 cbrt_up_f64 f64;
    erf erf_f64 erf_up_f64 f64;
    erfc erfc_f32 erfc_up_f32 f32;
    gamma gamma_f64 gamma_up_f64 f64;
}
