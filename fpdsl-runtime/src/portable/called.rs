//! The operations of x86-64 CPUs without AVX2 (before 2013) as functions, where they are more than one instruction. Pasted into each
//! body, they were a third of what a program compiles, for code that almost no CPU runs.

use super::arithmetic::Arithmetic;
use super::root::{sqrt32_nearest, sqrt64_nearest};
use super::{Portable, double, single};
use crate::mode::{Mode, Rd, Rn, Rounding, Ru, Rz, match_mode};

/// `add64 add(x: f64, y: f64) -> f64 = double::add, x + y;`: the operation, a name of its own, and what it is to nearest, if that is
/// an operation of the processor.
macro_rules! called {
    ($($method:ident $name:ident($($x:ident: $T:ty),*) -> $R:ty = $module:ident::$op:ident $(, $nearest:expr)?;)*) => {
        $(
            #[inline(never)]
            fn $name(mode: Rounding, $($x: $T),*) -> $R {
                match mode {
                    Rounding::NearestEven => $module::$op::<Rn>($($x),*),
                    Rounding::TowardZero => $module::$op::<Rz>($($x),*),
                    Rounding::TowardPositive => $module::$op::<Ru>($($x),*),
                    Rounding::TowardNegative => $module::$op::<Rd>($($x),*),
                }
            }
        )*

        impl Arithmetic for Portable {
            $(
                #[inline(always)]
                fn $method<M: Mode>(self, $($x: $T),*) -> $R {
                    called!(@ M, $name(M::ROUNDING, $($x),*) $(, $nearest)?)
                }
            )*
        }
    };
    (@ $M:ident, $call:expr) => {
        $call
    };
    (@ $M:ident, $call:expr, $nearest:expr) => {
        match_mode!($M {
            NearestEven => $nearest,
            TowardZero | TowardPositive | TowardNegative => $call,
        })
    };
}

called! {
    add32 add_single(x: f32, y: f32) -> f32 = single::add, x + y;
    mul32 mul_single(x: f32, y: f32) -> f32 = single::mul, x * y;
    div32 div_single(x: f32, y: f32) -> f32 = single::div, x / y;
    sqrt32 sqrt_single(x: f32) -> f32 = single::sqrt, sqrt32_nearest(x);
    fma32 fma_single(x: f32, y: f32, z: f32) -> f32 = single::fma;
    narrow narrow_double(x: f64) -> f32 = single::narrow, x as f32;
    add64 add_double(x: f64, y: f64) -> f64 = double::add, x + y;
    mul64 mul_double(x: f64, y: f64) -> f64 = double::mul, x * y;
    div64 div_double(x: f64, y: f64) -> f64 = double::div, x / y;
    sqrt64 sqrt_double(x: f64) -> f64 = double::sqrt, sqrt64_nearest(x);
    fma64 fma_double(x: f64, y: f64, z: f64) -> f64 = double::fma;
}
