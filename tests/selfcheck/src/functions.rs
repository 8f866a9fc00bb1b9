//! The operations as users write them: one `#[fp]` function each, once a format.
//!
//! Comparisons and predicates are packed into a word, so that one function and one row show all of them.
#![allow(dead_code)] // Mapped, or called on a given backend; the plain functions are of no use here.

/// The functions of a format; binary32 is there once more with subnormal numbers flushed.
macro_rules! functions {
    ($module:ident, $native:ident, $word:ident, ftz = $ftz:tt) => {
        pub mod $module {
            use fpdsl::prelude::*;

            type T = $native;

            functions! { @rounded $ftz;
                add(x: T, y: T) -> T { x + y }
                sub(x: T, y: T) -> T { x - y }
                mul(x: T, y: T) -> T { x * y }
                div(x: T, y: T) -> T { x / y }
                sqrt(x: T) -> T { x.sqrt() }
                mul_add(x: T, y: T, z: T) -> T { x.mul_add(y, z) }
                recip(x: T) -> T { x.recip() }
                rsqrt(x: T) -> T { x.rsqrt() }
                rint(x: T) -> T { x.rint() }
                scalbn(x: T, n: i32) -> T { x.scalbn(n) }
                to_i8(x: T) -> i8 { x.to_i8() }
                to_i16(x: T) -> i16 { x.to_i16() }
                to_i32(x: T) -> i32 { x.to_i32() }
                to_i64(x: T) -> i64 { x.to_i64() }
                to_u8(x: T) -> u8 { x.to_u8() }
                to_u16(x: T) -> u16 { x.to_u16() }
                to_u32(x: T) -> u32 { x.to_u32() }
                to_u64(x: T) -> u64 { x.to_u64() }
                to_usize(x: T) -> usize { x.to_usize() }
                from_i8(x: i8) -> T { x as T }
                from_i16(x: i16) -> T { x as T }
                from_i32(x: i32) -> T { x as T }
                from_i64(x: i64) -> T { x as T }
                from_u8(x: u8) -> T { x as T }
                from_u16(x: u16) -> T { x as T }
                from_u32(x: u32) -> T { x as T }
                from_u64(x: u64) -> T { x as T }
                from_usize(x: usize) -> T { x as T }
                as_f16(x: T) -> f16 { x as f16 }
                as_bf16(x: T) -> bf16 { x as bf16 }
                as_f32(x: T) -> f32 { x as f32 }
                as_f64(x: T) -> f64 { x as f64 }
            }

            /// `z - x * y` with one rounding.
            #[fp(mode = M, contract = true, ftz = $ftz)]
            pub fn fused_difference<M: Mode>(x: T, y: T, z: T) -> T {
                z - x * y
            }

            /// A literal in the mode in force, added to zero or to anything else.
            #[fp(mode = M, ftz = $ftz)]
            pub fn literal<M: Mode>(x: T) -> T {
                x + 0.1
            }

            functions! { @exact $ftz;
                rem(x: T, y: T) -> T { x % y }
                ieee_remainder(x: T, y: T) -> T { x.ieee_remainder(y) }
                remquo(x: T, y: T) -> (T, i32) { x.remquo(y) }
                floor(x: T) -> T { x.floor() }
                ceil(x: T) -> T { x.ceil() }
                trunc(x: T) -> T { x.trunc() }
                round(x: T) -> T { x.round() }
                round_ties_even(x: T) -> T { x.round_ties_even() }
                ilogb(x: T) -> i32 { x.ilogb() }
                logb(x: T) -> T { x.logb() }
                frexp(x: T) -> (T, i32) { x.frexp() }
                modf(x: T) -> (T, T) { x.modf() }
                neg(x: T) -> T { -x }
                abs(x: T) -> T { x.abs() }
                min(x: T, y: T) -> T { x.min(y) }
                max(x: T, y: T) -> T { x.max(y) }
                minimum(x: T, y: T) -> T { x.minimum(y) }
                maximum(x: T, y: T) -> T { x.maximum(y) }
                clamp(x: T, lo: T, hi: T) -> T { x.clamp(lo, hi) }
                saturate(x: T) -> T { x.saturate() }
                compare(x: T, y: T) -> u32 {
                    (x < y) as u32
                        | ((x <= y) as u32) << 1
                        | ((x > y) as u32) << 2
                        | ((x >= y) as u32) << 3
                        | ((x == y) as u32) << 4
                        | ((x != y) as u32) << 5
                }
                as_i8(x: T) -> i8 { x as i8 }
                as_i16(x: T) -> i16 { x as i16 }
                as_i32(x: T) -> i32 { x as i32 }
                as_i64(x: T) -> i64 { x as i64 }
                as_u8(x: T) -> u8 { x as u8 }
                as_u16(x: T) -> u16 { x as u16 }
                as_u32(x: T) -> u32 { x as u32 }
                as_u64(x: T) -> u64 { x as u64 }
                as_usize(x: T) -> usize { x as usize }
                next_up(x: T) -> T { x.next_up() }
                next_down(x: T) -> T { x.next_down() }
                ulp(x: T) -> T { x.ulp() }
                copysign(x: T, y: T) -> T { x.copysign(y) }
                total_cmp(x: T, y: T) -> i32 { x.total_cmp(y) }
                classify(x: T) -> u32 {
                    x.is_nan() as u32
                        | (x.is_infinite() as u32) << 1
                        | (x.is_finite() as u32) << 2
                        | (x.is_normal() as u32) << 3
                        | (x.is_subnormal() as u32) << 4
                        | (x.is_zero() as u32) << 5
                        | (x.is_sign_negative() as u32) << 6
                        | (x.is_sign_positive() as u32) << 7
                }
                to_bits(x: T) -> $word { x.to_bits() }
                from_bits(x: $word) -> T { $native::from_bits(x) }
            }
        }
    };
    (@rounded $ftz:tt; $($name:ident($($x:ident: $X:ty),*) -> $R:ty { $($body:tt)* })*) => {$(
        #[fp(mode = M, ftz = $ftz)]
        pub fn $name<M: Mode>($($x: $X),*) -> $R { $($body)* }
    )*};
    (@exact $ftz:tt; $($name:ident($($x:ident: $X:ty),*) -> $R:ty { $($body:tt)* })*) => {$(
        #[fp(mode = "rn", ftz = $ftz)]
        pub fn $name($($x: $X),*) -> $R { $($body)* }
    )*};
}

functions!(binary16, f16, u16, ftz = false);
functions!(bfloat16, bf16, u16, ftz = false);
functions!(binary32, f32, u32, ftz = false);
functions!(binary64, f64, u64, ftz = false);
functions!(flushed, f32, u32, ftz = true);

/// What is there for one format only: approximations, and conversions to flushed binary32.
pub mod others {
    use fpdsl::prelude::*;

    functions! { @rounded true;
        flushed_from_bf16(x: bf16) -> f32 { x as f32 }
        flushed_from_f64(x: f64) -> f32 { x as f32 }
    }

    functions! { @exact false;
        approx_div(x: f32, y: f32) -> f32 { x.approx_div(y) }
        approx_sqrt(x: f32) -> f32 { x.approx_sqrt() }
        approx_rcp(x: f32) -> f32 { x.approx_rcp() }
        approx_rsqrt(x: f32) -> f32 { x.approx_rsqrt() }
    }
}
