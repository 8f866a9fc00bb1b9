//! Powers, roots, compound interest and norms beside their branches, in four modes: large integers say what each result is.

use fpdsl::Device;
use fpdsl::backend::Strategy;
use fpdsl::prelude::*;
use fpdsl_math::beside::{self, Kind};
use fpdsl_math::exact::{Dyadic, Power, Right};
use fpdsl_math::{report, suite};
use fpdsl_runtime::format::Format;
use fpdsl_runtime::math::functions;
use fpdsl_runtime::mode::Rounding;
use rayon::prelude::*;

/// What results should be.
mod right {
    use super::{Dyadic, Power, Right};

    /// x^n.
    pub fn powi(x: f64, n: i32) -> Right {
        let negative = x.is_sign_negative() && n & 1 == 1;
        let sign = if negative { -1.0 } else { 1.0 };
        if n == 0 {
            Right::Is(1.0)
        } else if x.is_nan() {
            Right::Is(f64::NAN)
        } else if x == 0.0 || x.is_infinite() {
            let large = (x == 0.0) == (n < 0);
            Right::Is(sign * if large { f64::INFINITY } else { 0.0 })
        } else {
            power(negative, &Dyadic::new(x.abs()), n)
        }
    }

    /// A power of a positive number, with a sign.
    fn power(negative: bool, base: &Dyadic, n: i32) -> Right {
        let power = Power::new(base, n.unsigned_abs());
        let one = Dyadic::new(1.0);
        Right::Rounded {
            negative,
            order: Box::new(move |c| match n > 0 {
                true => power.times_compare(&one, c).reverse(),
                false => power.times_compare(c, &one),
            }),
        }
    }

    /// (1 + x)^n.
    pub fn compound(x: f64, n: i32) -> Right {
        if x < -1.0 || (x.is_nan() && n != 0) {
            Right::Is(f64::NAN)
        } else if n == 0 {
            Right::Is(1.0)
        } else if x == -1.0 || x.is_infinite() {
            let large = (x == -1.0) == (n < 0);
            Right::Is(if large { f64::INFINITY } else { 0.0 })
        } else {
            power(false, &Dyadic::new(1.0).plus(&Dyadic::new(x)), n)
        }
    }

    /// The root number n.
    pub fn rootn(x: f64, n: i32) -> Right {
        let odd = n & 1 == 1;
        let negative = x.is_sign_negative() && odd;
        let sign = if negative { -1.0 } else { 1.0 };
        if n == 0 || x.is_nan() || (x < 0.0 && !odd) {
            return Right::Is(f64::NAN);
        }
        if x == 0.0 || x.is_infinite() {
            let large = (x == 0.0) == (n < 0);
            return Right::Is(sign * if large { f64::INFINITY } else { 0.0 });
        }
        let (x, one) = (Dyadic::new(x.abs()), Dyadic::new(1.0));
        Right::Rounded {
            negative,
            order: Box::new(move |c| {
                let power = Power::new(c, n.unsigned_abs());
                match n > 0 {
                    true => power.times_compare(&one, &x),
                    false => power.times_compare(&x, &one),
                }
            }),
        }
    }

    /// The norm, or its reciprocal.
    pub fn norm(operands: [f64; 4], reciprocal: bool) -> Right {
        let any = |test: fn(f64) -> bool| operands.iter().any(|&x| test(x));
        let limits = if reciprocal {
            [f64::INFINITY, 0.0]
        } else {
            [0.0, f64::INFINITY]
        };
        if any(f64::is_infinite) {
            return Right::Is(limits[1]);
        } else if any(f64::is_nan) {
            return Right::Is(f64::NAN);
        } else if operands == [0.0; 4] {
            return Right::Is(limits[0]);
        }
        let squares = operands.map(|x| Dyadic::new(x).to_the(2));
        let sum = squares.into_iter().reduce(|a, b| a.plus(&b)).expect("operands");
        let one = Dyadic::new(1.0);
        Right::Rounded {
            negative: false,
            order: Box::new(move |c| match reciprocal {
                true => c.to_the(2).times(&sum).compare(&one),
                false => c.to_the(2).compare(&sum),
            }),
        }
    }
}

/// Compares the results of a function of a format in four modes, on lanes and for single elements.
macro_rules! check {
    ($name:ident($($x:ident),*) of $T:ident, $format:ident, |$k:ident| $right:expr) => {{
        let bits = |y: $T| u64::from(y.to_bits());
        let toward_zero = fpdsl::math::$name::map_in::<Rz, _>($(&$x),*).run(&Device::host()).unwrap().to_vec().unwrap();
        let expected: Vec<[u64; 4]> = (0..toward_zero.len()).into_par_iter().map(|$k| {
            let found = toward_zero[$k];
            $right.results(Format::$format, bits(found)).unwrap_or_else(|| {
                panic!("{} in Rz of {:?}: {found:?} ({:#x})", stringify!($name), ($($x[$k],)*), found.to_bits())
            })
        }).collect();
        macro_rules! mode {
            ($M:ident, $mode:ident) => {
                let place = Rounding::ALL.iter().position(|&mode| mode == Rounding::$mode).expect("a mode");
                let expected: Vec<$T> = expected.iter().map(|right| $T::from_bits(right[place].try_into().expect("its bits"))).collect();
                for strategy in [Strategy::Lanes, Strategy::Single] {
                    let device = Device::host().with_strategy(strategy);
                    let found = fpdsl::math::$name::map_in::<$M, _>($(&$x),*).run(&device).unwrap().to_vec().unwrap();
                    let what = concat!(stringify!($name), " of ", stringify!($T), " in ", stringify!($M));
                    let inputs = (0..found.len()).map(|k| ($($x[k],)*));
                    suite::same(what, inputs, &found, &expected, bits, |y| y.is_nan());
                }
            };
        }
        mode!(Rn, NearestEven);
        mode!(Rz, TowardZero);
        mode!(Ru, TowardPositive);
        mode!(Rd, TowardNegative);
        let name = concat!(stringify!($name), " of ", stringify!($T));
        report::ran(name, "four modes, around branches", toward_zero.len(), "lanes and single elements");
    }};
}

macro_rules! of_exponents {
    ($($name:ident, $kind:ident;)*) => {$(
        #[test]
        fn $name() {
            of_exponents!(@ $name, $kind, f64, F64);
            of_exponents!(@ $name, $kind, f32, F32);
        }
    )*};
    (@ $name:ident, $kind:ident, $T:ident, $format:ident) => {{
        let kernel = fpdsl::backend::ir::<functions::$name<Rn, $T>>();
        let (x, n) = beside::exponents(Kind::$kind, &kernel, Format::$format);
        let x: Vec<$T> = x.into_iter().map(|x| x as $T).collect();
        check!($name(x, n) of $T, $format, |k| right::$name(x[k].into(), n[k]));
    }};
}

of_exponents! {
    powi, Power;
    rootn, Root;
    compound, Compound;
}

macro_rules! of_norms {
    ($($name:ident($($x:ident $i:literal),*), $count:literal, $reciprocal:literal;)*) => {$(
        #[test]
        fn $name() {
            of_norms!(@ $name($($x $i),*), $count, $reciprocal, f64, F64);
            of_norms!(@ $name($($x $i),*), $count, $reciprocal, f32, F32);
        }
    )*};
    (@ $name:ident($($x:ident $i:literal),*), $count:literal, $reciprocal:literal, $T:ident, $format:ident) => {{
        let kernel = fpdsl::backend::ir::<functions::$name<Rn, $T>>();
        let operands = beside::norms(&kernel, Format::$format, $count);
        $(let $x: Vec<$T> = operands.iter().map(|operands| operands[$i] as $T).collect();)*
        check!($name($($x),*) of $T, $format, |k| right::norm(operands[k], $reciprocal));
    }};
}

of_norms! {
    hypot(x 0, y 1), 2, false;
    rhypot(x 0, y 1), 2, true;
    norm3d(x 0, y 1, z 2), 3, false;
    norm4d(x 0, y 1, z 2, w 3), 4, false;
}

/// The suites above would pass on anything if a wrong result were right.
#[test]
fn a_wrong_result_is_seen() {
    let third = right::powi(3.0, -1);
    let below = (1.0_f64 / 3.0).to_bits();
    assert_eq!(
        third.results(Format::F64, below),
        Some([below, below, below + 1, below])
    );
    for wrong in [below - 1, below + 1, below | 1 << 63, f64::INFINITY.to_bits()] {
        assert_eq!(third.results(Format::F64, wrong), None, "{wrong:#x}");
    }
    let [largest, infinity] = [f32::MAX, f32::INFINITY].map(|x| u64::from(x.to_bits()));
    assert_eq!(
        right::powi(2.0, 128).results(Format::F32, largest),
        Some([infinity, largest, infinity, largest])
    );
    let sign = 1 << 31;
    assert_eq!(
        right::powi(-2.0, -151).results(Format::F32, sign),
        Some([sign, sign, sign, sign | 1])
    );
    // Half of the least number is a tie.
    assert_eq!(right::powi(2.0, -150).results(Format::F32, 0), Some([0, 0, 1, 0]));
    assert_eq!(
        right::powi(3.0, 2).results(Format::F64, 9.0_f64.to_bits()),
        Some([9.0_f64.to_bits(); 4])
    );
    // 1 + x has a thousand digits.
    let beside_one = right::compound(-1e-300, i32::MAX);
    let one = 1.0_f64.to_bits();
    assert_eq!(
        beside_one.results(Format::F64, one - 1),
        Some([one, one - 1, one, one - 1])
    );
}
