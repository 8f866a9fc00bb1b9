//! Literals in functions, against exact fractions: all that the macro is given in a text, on every backend.
#![cfg(feature = "cuda")]

#[path = "../support/everywhere.rs"]
#[macro_use]
#[allow(dead_code, unused_macros)]
mod everywhere;
#[path = "../support/leaves.rs"]
mod leaves;
#[path = "../support/report.rs"]
mod report;

/// The suite's name in reports.
const SUITE: &str = "literals";

use everywhere::check;
use fpdsl::prelude::*;
use fpdsl_decimal::exact::Fraction;
use fpdsl_decimal::{FORMATS, Format};

/// A scalar from its encoding.
trait Number: Sized {
    fn format() -> Format;
    fn decode(bits: u64) -> Self;
}

macro_rules! numbers {
    ($($ty:ident $bits:ident $index:literal;)*) => {$(
        impl Number for $ty {
            fn format() -> Format {
                FORMATS[$index]
            }

            fn decode(bits: u64) -> Self {
                Self::from_bits(bits as $bits)
            }
        }
    )*};
}

numbers! { f16 u16 0; bf16 u16 1; f32 u32 2; f64 u64 3; }

/// The literals in a mode. A minus is an operation of its own: it changes the sign of the number that was rounded.
fn expected<T: Number, M: Mode, const N: usize>(texts: [&str; N], negative: bool) -> [T; N] {
    let format = T::format();
    let sign = u64::from(negative) * (format.infinity() + (1 << (format.precision - 1)));
    texts.map(|text| {
        let digits = text.trim_end_matches("f32").trim_end_matches("f64");
        let exact = Fraction::read(digits).unwrap_or_else(|| panic!("`{text}` is no decimal"));
        T::decode(exact.round(&format)[M::ROUNDING.index()] | sign)
    })
}

/// Functions that give literals and their negatives, each in the four modes.
macro_rules! literals {
    ($($name:ident: $ty:ident $n:literal [$($x:tt,)*];)*) => {$(
        mod $name {
            use super::*;

            #[fp(mode = M)]
            #[allow(clippy::all)] // Digits are written as nobody should.
            fn literals<M: Mode>(negative: bool) -> [$ty; $n] {
                if negative {
                    [$(-$x as $ty),*]
                } else {
                    [$($x as $ty),*]
                }
            }

            fn holds<M: Mode>() {
                let texts = [$(stringify!($x)),*];
                let signs = [false, true];
                check::<literals<M>, _>(
                    &signs.map(|negative| (negative,)),
                    |(negative,)| expected::<$ty, M, $n>(texts, negative),
                    |(negative,)| literals::<M>(negative),
                    |device| literals::<M>::map(&signs).run(device).unwrap().to_vec().unwrap(),
                );
            }

            #[test]
            fn as_exact_fractions() {
                holds::<Rn>();
                holds::<Rz>();
                holds::<Ru>();
                holds::<Rd>();
            }
        }
    )*};
}

include!("table.rs");

literals! {
    spelled_single: f32 9 [
        0.1f32, 1_000.000_1f32, 1e-3_f32, 5f32, 1_6777217f32, 1_0.5e-1_0, 2., 3.402_823_5E+3_8, 0_0.1_,
    ];
    spelled_double: f64 8 [
        0.1f64, 1_000.000_1f64, 1e-3_f64, 9007199254740993f64, 1_0.5e-1_0, 2., 1.797_693_134_862_315_7E+30_8, 0_0.1_,
    ];
}
