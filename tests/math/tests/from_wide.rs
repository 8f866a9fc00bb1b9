//! Functions of several operands in binary32, binary16 and bfloat16 against the same functions in binary64, which other tests check:
//! rounded down and up these say what one more rounding gives.

use fpdsl::Device;
use fpdsl::backend::Strategy;
use fpdsl::prelude::*;
use fpdsl_math::random::Random;
use fpdsl_math::{report, suite};
use fpdsl_runtime::element::from_encodings;
use fpdsl_runtime::format::Format;
use fpdsl_runtime::mode::Rounding;
use fpdsl_runtime::soft;
use half::{bf16, f16};

const COUNT: usize = 1 << 14;

/// Special values, small integers, numbers near 1, and any encodings.
fn floats(random: &mut Random, format: Format, width: u32) -> Vec<u64> {
    let special = [
        0.0,
        1.0,
        2.0,
        0.5,
        3.0,
        f64::INFINITY,
        f64::NAN,
        1e-45,
        6e-8,
        65504.0,
    ];
    let of = |x: f64| soft::convert(Format::F64, format, Rounding::TowardZero, x.to_bits());
    let sign = 1 << (width - 1);
    let pick = |k: usize, random: &mut Random| match k % 5 {
        0 => of(special[random.bits() as usize % special.len()]) | (random.bits() & sign),
        1 => of((random.bits() % 200) as f64 - 100.0),
        2 => of(random.within(-2.0, 2.0)),
        3 => of(1.0) ^ (random.bits() & 15),
        _ => random.bits() & (u64::MAX >> (64 - width)),
    };
    // Each operand has another order.
    (0..COUNT).map(|_| pick(random.bits() as usize, random)).collect()
}

fn integers(random: &mut Random) -> Vec<i32> {
    let special = [0, 1, -1, 2, -2, 3, -3, i32::MAX, i32::MIN];
    (0..COUNT)
        .map(|k| match k % 3 {
            0 => special[random.bits() as usize % special.len()],
            1 => (random.bits() % 60) as i32 - 30,
            _ => (random.bits() as i32) >> (random.bits() % 31),
        })
        .collect()
}

/// Operands in the format, and the same in binary64.
macro_rules! operand {
    ($random:ident, $native:ident, $format:ident, $width:literal) => {{
        let x: Vec<$native> = from_encodings(&floats(&mut $random, Format::$format, $width));
        let wide: Vec<f64> = x.iter().map(|&x| f64::from(x)).collect();
        (x, wide)
    }};
    ($random:ident, $native:ident, $format:ident, $width:literal, i32) => {{
        let n = integers(&mut $random);
        (n.clone(), n)
    }};
}

macro_rules! check {
    ($name:ident($($x:ident $(: $X:ident)?),*), $native:ident, $format:ident, $width:literal) => {{
        let mut random = Random(21);
        $(let $x = operand!(random, $native, $format, $width $(, $X)?);)*
        let host = Device::host();
        let down = fpdsl::math::$name::map_in::<Rd, _>($(&$x.1),*).run(&host).unwrap().to_vec().unwrap();
        let up = fpdsl::math::$name::map_in::<Ru, _>($(&$x.1),*).run(&host).unwrap().to_vec().unwrap();
        // Of two neighbours the one that is odd.
        let odd: Vec<f64> = down.iter().zip(&up).map(|(&d, &u)| if d.to_bits() & 1 == 1 { d } else { u }).collect();
        macro_rules! mode {
            ($M:ident, $mode:ident) => {
                let once = |x: &f64| soft::convert(Format::F64, Format::$format, Rounding::$mode, x.to_bits());
                let expected: Vec<$native> = from_encodings(&odd.iter().map(once).collect::<Vec<u64>>());
                for strategy in [Strategy::Lanes, Strategy::Single] {
                    let device = Device::host().with_strategy(strategy);
                    let found = fpdsl::math::$name::map_in::<$M, _>($(&$x.0),*).run(&device).unwrap().to_vec().unwrap();
                    let what = concat!(stringify!($name), " of ", stringify!($native), " in ", stringify!($M));
                    let inputs = (0..COUNT).map(|k| ($($x.0[k],)*));
                    suite::same(what, inputs, &found, &expected, |y| u64::from(y.to_bits()), |y| y.is_nan());
                }
            };
        }
        mode!(Rn, NearestEven);
        mode!(Rz, TowardZero);
        mode!(Ru, TowardPositive);
        mode!(Rd, TowardNegative);
        report::ran(concat!(stringify!($name), " of ", stringify!($native)), "four modes", COUNT, "lanes and single elements");
    }};
}

macro_rules! functions {
    ($($name:ident $args:tt;)*) => {$(
        #[test]
        fn $name() {
            check!($name $args, f32, F32, 32);
            check!($name $args, f16, F16, 16);
            check!($name $args, bf16, Bf16, 16);
        }
    )*};
}

functions! {
    powf(x, y);
    powi(x, n: i32);
    rootn(x, n: i32);
    compound(x, n: i32);
    hypot(x, y);
    rhypot(x, y);
    norm3d(x, y, z);
    norm4d(x, y, z, w);
}
