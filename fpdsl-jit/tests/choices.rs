//! Choices between the numbers that a comparison is of, in plain calls: where a number is a signalling NaN, rustc's code must not take an
//! instruction for the lesser or the greater number. This package is optimised in tests, as that of users is.

use std::hint::black_box;

use fpdsl::backend::ir;
use fpdsl::prelude::*;
use fpdsl_runtime::ir::interp;

macro_rules! choices {
    ($($name:ident $T:ident $Bits:ident |$x:ident| $body:expr;)*) => {
        $(
            #[fp]
            fn $name($x: $T) -> $T {
                $body
            }
        )*

        #[test]
        fn of_signalling_numbers() {
            let mut cases = 0;
            $(
                let kernel = ir::<$name>();
                // Signalling and quiet NaN of both signs, and numbers on both sides of the constants.
                let quiet = $T::NAN.to_bits();
                let signalling = $T::INFINITY.to_bits() | 1;
                let sign = 1 << ($Bits::BITS - 1);
                let numbers = [0.0, -0.0, 0.5, 1.0, 1.5, 2.0, 3.0, -3.0, $T::INFINITY].map($T::to_bits);
                for bits in [signalling, signalling | sign, quiet, quiet | sign].into_iter().chain(numbers) {
                    let x = black_box($T::from_bits(bits));
                    let found = $name(x);
                    let right = interp::run(&kernel, &[bits.into()], 1000).expect("no fault")[0];
                    let same = u64::from(found.to_bits()) == right || found.is_nan() && $T::from_bits(right as $Bits).is_nan();
                    assert!(same, "{} of {bits:x}: {found:?}, right is {right:x}", stringify!($name));
                    cases += 1;
                }
            )*
            println!("{cases} choices");
        }
    };
}

choices! {
    positive f64 u64 |x| if x > 0.0 { x } else { 0.0 };
    positive_f32 f32 u32 |x| if x > 0.0 { x } else { 0.0 };
    not_negative f64 u64 |x| if x >= 0.0 { x } else { 0.0 };
    not_less f64 u64 |x| if x < 1.0 { 1.0 } else { x };
    capped f64 u64 |x| if x < 2.0 { x } else { 2.0 };
    capped_f32 f32 u32 |x| if x <= 2.0 { x } else { 2.0 };
    not_more f32 u32 |x| if x > 2.0 { 2.0 } else { x };
    between f64 u64 |x| {
        let mut y = x;
        if y < 1.0 {
            y = 1.0;
        }
        if y > 2.0 {
            y = 2.0;
        }
        y
    };
    from_the_left f64 u64 |x| if 0.0 < x { x } else { 0.0 };
    clamped f32 u32 |x| x.clamp(-1.0, 2.0);
    lesser f64 u64 |x| x.min(1.5);
    greater f32 u32 |x| x.max(1.5);
}
