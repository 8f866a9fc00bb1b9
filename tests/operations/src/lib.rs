//! Every operation of the table on floats, as a user writes it: one `#[fp]` function each, once a format, and once more for
//! binary32 with subnormal numbers flushed. The conformance table, the self-check and the benchmark run these.
//!
//! Functions that round have their mode as a parameter. Casts, which are no operations of the table, are there beside them.

/// Casts to and from a format.
macro_rules! casts {
    ($ftz:ident: $($rounds:ident $name:ident($X:ident) -> $R:ident;)*) => {
        $(casts! { @$rounds [ftz = $ftz] $name $X $R })*
    };
    (@rounded [$($ftz:tt)*] $name:ident $X:ident $R:ident) => {
        /// A cast.
        #[fp(mode = M, $($ftz)*)]
        pub fn $name<M: Mode>(x: $X) -> $R {
            x as $R
        }
    };
    (@exact [$($ftz:tt)*] $name:ident $X:ident $R:ident) => {
        /// A cast.
        #[fp($($ftz)*)]
        pub fn $name(x: $X) -> $R {
            x as $R
        }
    };
}

macro_rules! formats {
    ($($(#[$doc:meta])* $module:ident = $T:ident $Bits:ident, ftz = $ftz:ident;)*) => {$(
        $(#[$doc])*
        pub mod $module {
            use fpdsl::prelude::*;
            use fpdsl_macros::for_each_operation;

            for_each_operation! {
                #for $T with Self = $T, Bits = $Bits {
                    #[doc = #doc]
                    #[fp(#if rounded { mode = M, } ftz = $ftz)]
                    pub fn #name #if rounded { <M: Mode> } (#(#x: #X),*) -> #R {
                        // Its body names the type.
                        #if function { $T::#name(#first) } #else { #body }
                    }
                }
            }

            casts! {
                $ftz:
                rounded as_f16($T) -> f16;
                rounded as_bf16($T) -> bf16;
                rounded as_f32($T) -> f32;
                rounded as_f64($T) -> f64;
                exact as_i8($T) -> i8;
                exact as_i16($T) -> i16;
                exact as_i32($T) -> i32;
                exact as_i64($T) -> i64;
                exact as_u8($T) -> u8;
                exact as_u16($T) -> u16;
                exact as_u32($T) -> u32;
                exact as_u64($T) -> u64;
                exact as_usize($T) -> usize;
                rounded from_f16(f16) -> $T;
                rounded from_bf16(bf16) -> $T;
                rounded from_f64(f64) -> $T;
                rounded from_i8(i8) -> $T;
                rounded from_i16(i16) -> $T;
                rounded from_i32(i32) -> $T;
                rounded from_i64(i64) -> $T;
                rounded from_u8(u8) -> $T;
                rounded from_u16(u16) -> $T;
                rounded from_u32(u32) -> $T;
                rounded from_u64(u64) -> $T;
                rounded from_usize(usize) -> $T;
            }
        }
    )*};
}

formats! {
    /// binary16.
    binary16 = f16 u16, ftz = false;
    /// bfloat16.
    bfloat16 = bf16 u16, ftz = false;
    /// binary32.
    binary32 = f32 u32, ftz = false;
    /// binary64.
    binary64 = f64 u64, ftz = false;
    /// binary32, flushed.
    flushed = f32 u32, ftz = true;
}
