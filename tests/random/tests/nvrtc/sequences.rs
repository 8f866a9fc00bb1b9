//! The operations that are sequences of instructions, each as a kernel of its own in every mode.

use std::marker::PhantomData;

use fpdsl_runtime::backend::Backend;
use fpdsl_runtime::device::MapKernel;
use fpdsl_runtime::function::Function;
use fpdsl_runtime::lift::Lift;
use fpdsl_runtime::mode::{Mode, Rd, Rn, Ru, Rz};
use fpdsl_runtime::ops;

macro_rules! operations {
    ($($struct:ident $name:literal ($($x:ident),*: $type:ty) = |$b:ident| $body:expr;)*) => {
        $(
            struct $struct<M>(PhantomData<M>);

            impl<M: Mode> Function for $struct<M> {
                type Args = ($(operations!(@type $x $type),)*);
                type Out = $type;
                const NAME: &'static str = $name;
                const PARAMS: &'static [&'static str] = &[$(stringify!($x)),*];
                const SOURCE: &'static str = "";

                fn eval<B: Backend>($b: B, ($($x,)*): <Self::Args as Lift>::On<B>) -> <Self::Out as Lift>::On<B> {
                    $body
                }
            }
        )*

        /// Their names and what they are in one mode.
        fn in_mode<M: Mode>() -> Vec<(String, MapKernel)> {
            vec![$((format!("{}_{}", $name, M::ROUNDING), MapKernel::of::<$struct<M>>())),*]
        }
    };
    (@type $x:ident $type:ty) => { $type };
}

operations! {
    DivF32 "div_f32" (x, y: f32) = |b| ops::div::<M, _, _>(b, x, y);
    SqrtF32 "sqrt_f32" (x: f32) = |b| ops::sqrt::<M, _, _>(b, x);
    RecipF32 "recip_f32" (x: f32) = |b| ops::recip::<M, _, _>(b, x);
    DivF64 "div_f64" (x, y: f64) = |b| ops::div::<M, _, _>(b, x, y);
    SqrtF64 "sqrt_f64" (x: f64) = |b| ops::sqrt::<M, _, _>(b, x);
    RecipF64 "recip_f64" (x: f64) = |b| ops::recip::<M, _, _>(b, x);
}

/// Each in each mode, by a name such as `div_f32_ru`.
pub fn kernels() -> Vec<(String, MapKernel)> {
    [in_mode::<Rn>(), in_mode::<Rz>(), in_mode::<Ru>(), in_mode::<Rd>()].concat()
}
