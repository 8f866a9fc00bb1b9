//! What is measured, as functions of the language.

use fpdsl::Lift;
use fpdsl::prelude::*;
use fpdsl_runtime::lanes::{Elements, Source};

/// The parameters of a function of up to three operands of one type.
pub trait Operands<A>: Lift {
    /// Where blocks of elements come from.
    type Sources: Source<Self>;
    /// As many of the operands as there are parameters.
    fn take(x: A, y: A, z: A) -> Self;
    /// As many of the arrays as there are parameters.
    fn sources(arrays: [&[A]; 3]) -> Self::Sources;
}

macro_rules! operands {
    ($($A:ident),+: $($i:literal),+; |$($x:ident),+| $used:tt) => {
        impl<A: fpdsl_runtime::lanes::Stored + Send + Sync> Operands<A> for ($($A,)+) {
            type Sources = ($(Elements<$A>,)+);

            #[inline(always)]
            fn take($($x: A),+) -> Self {
                $used
            }

            #[inline(always)]
            fn sources(arrays: [&[A]; 3]) -> Self::Sources {
                ($(Elements(arrays[$i].as_ptr()),)+)
            }
        }
    };
}

operands!(A: 0; |x, _y, _z| (x,));
operands!(A, A: 0, 1; |x, y, _z| (x, y));
operands!(A, A, A: 0, 1, 2; |x, y, z| (x, y, z));

/// One function with its mode as a parameter.
macro_rules! functions {
    ($($name:ident($($x:ident),+: $A:ident) -> $R:ty { $($body:tt)+ })*) => {$(
        // Evaluated through `Function`, never called.
        #[allow(dead_code)]
        #[fp(mode = M)]
        pub fn $name<M: Mode>($($x: $A),+) -> $R {
            $($body)+
        }
    )*};
}

/// The operations that every format has.
macro_rules! every_format {
    ($($module:ident $native:ident)*) => {$(
        pub mod $module {
            use super::*;

            functions! {
                add(x, y: $native) -> $native { x + y }
                sub(x, y: $native) -> $native { x - y }
                mul(x, y: $native) -> $native { x * y }
                div(x, y: $native) -> $native { x / y }
                sqrt(x: $native) -> $native { x.sqrt() }
                fma(x, y, z: $native) -> $native { x.mul_add(y, z) }
                recip(x: $native) -> $native { x.recip() }
                rsqrt(x: $native) -> $native { x.rsqrt() }
                rem(x, y: $native) -> $native { x % y }
                rint(x: $native) -> $native { x.rint() }
                to_i32(x: $native) -> i32 { x.to_i32() }
                to_i64(x: $native) -> i64 { x.to_i64() }
                scalbn(x, y: $native) -> $native { x.scalbn(y as i32) }
                ilogb(x: $native) -> i32 { x.ilogb() }
                frexp(x: $native) -> $native { x.frexp().0 }
                modf(x: $native) -> $native { x.modf().0 }
                next_up(x: $native) -> $native { x.next_up() }
                ulp(x: $native) -> $native { x.ulp() }
                remquo(x, y: $native) -> $native { x.remquo(y).0 }
                round(x: $native) -> $native { x.round() }
                maximum(x, y: $native) -> $native { x.maximum(y) }
                total_cmp(x, y: $native) -> i32 { x.total_cmp(y) }
            }
        }
    )*};
}

every_format!(in_f16 f16 in_bf16 bf16 in_f32 f32 in_f64 f64);

functions! {
    f64_to_f32(x: f64) -> f32 { x as f32 }
    f32_to_f64(x: f32) -> f64 { x as f64 }
    f32_to_f16(x: f32) -> f16 { x as f16 }
    f32_to_bf16(x: f32) -> bf16 { x as bf16 }
    f16_to_f32(x: f16) -> f32 { x as f32 }
    f64_to_f16(x: f64) -> f16 { x as f16 }
    i32_to_f32(x: i32) -> f32 { x as f32 }
    i64_to_f64(x: i64) -> f64 { x as f64 }
    i64_to_f32(x: i64) -> f32 { x as f32 }
    f32_as_i32(x: f32) -> i32 { x as i32 }
    f64_as_i64(x: f64) -> i64 { x as i64 }
}
