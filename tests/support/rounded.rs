//! Arithmetic in a mode by `rustc_apfloat`, which shares no code with fpdsl: what directed results are held against.
#![allow(dead_code)] // Every suite that includes this file uses its share.

use fpdsl::mode::Mode;
use fpdsl::mode::Rounding;
use rustc_apfloat::ieee::{Double, Single};
use rustc_apfloat::{Float, FloatConvert, Round};

/// f32 or f64.
pub trait Number: Copy {
    /// The type that apfloat computes with.
    type Soft: Float;
    /// As apfloat has it.
    fn soft(self) -> Self::Soft;
    /// The inverse.
    fn hard(x: Self::Soft) -> Self;
}

macro_rules! numbers {
    ($($native:ident $bits:ident $soft:ident;)*) => {$(
        impl Number for $native {
            type Soft = $soft;

            fn soft(self) -> $soft {
                $soft::from_bits(self.to_bits().into())
            }

            fn hard(x: $soft) -> Self {
                Self::from_bits(x.to_bits() as $bits)
            }
        }
    )*};
}

numbers! { f32 u32 Single; f64 u64 Double; }

fn round<M: Mode>() -> Round {
    match M::ROUNDING {
        Rounding::NearestEven => Round::NearestTiesToEven,
        Rounding::TowardZero => Round::TowardZero,
        Rounding::TowardPositive => Round::TowardPositive,
        Rounding::TowardNegative => Round::TowardNegative,
    }
}

/// `x + y` in the mode.
pub fn add<M: Mode, T: Number>(x: T, y: T) -> T {
    T::hard(x.soft().add_r(y.soft(), round::<M>()).value)
}

/// `x - y` in the mode.
pub fn sub<M: Mode, T: Number>(x: T, y: T) -> T {
    T::hard(x.soft().sub_r(y.soft(), round::<M>()).value)
}

/// `x * y` in the mode.
pub fn mul<M: Mode, T: Number>(x: T, y: T) -> T {
    T::hard(x.soft().mul_r(y.soft(), round::<M>()).value)
}

/// `x / y` in the mode.
pub fn div<M: Mode, T: Number>(x: T, y: T) -> T {
    T::hard(x.soft().div_r(y.soft(), round::<M>()).value)
}

/// `x * y + z`, rounded once in the mode.
pub fn mul_add<M: Mode, T: Number>(x: T, y: T, z: T) -> T {
    T::hard(x.soft().mul_add_r(y.soft(), z.soft(), round::<M>()).value)
}

/// `x as f32` in the mode.
pub fn narrow<M: Mode>(x: f64) -> f32 {
    let narrowed: Single = x.soft().convert_r(round::<M>(), &mut false).value;
    f32::hard(narrowed)
}

/// The square root in the mode. The one in f64 is rounded, but not across a number of f32: a root that is none lies 2^-50 of
/// itself away from each.
pub fn sqrt<M: Mode>(x: f32) -> f32 {
    narrow::<M>(f64::from(x).sqrt())
}
