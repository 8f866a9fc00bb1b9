//! From a backend's values back to Rust's.
//!
//! `Lift::lower` asks for a [`Lower`], which scalar backends are, so types know none of those.

use half::{bf16, f16};

use super::Backend;

macro_rules! lower {
    ($($name:ident $On:ident $native:ident;)*) => {
        /// A backend whose values are single values, which it can hand back as Rust's.
        pub trait Lower: Backend {
            $(
                #[doc = concat!("The `", stringify!($native), "` that a value is.")]
                fn $name(self, value: Self::$On) -> $native;
            )*
        }
    };
}

lower! {
    lower_bool Bool bool;
    lower_f16 F16 f16;
    lower_bf16 Bf16 bf16;
    lower_f32 F32 f32;
    lower_f64 F64 f64;
    lower_i8 I8 i8;
    lower_i16 I16 i16;
    lower_i32 I32 i32;
    lower_i64 I64 i64;
    lower_u8 U8 u8;
    lower_u16 U16 u16;
    lower_u32 U32 u32;
    lower_u64 U64 u64;
    lower_usize Usize usize;
}
