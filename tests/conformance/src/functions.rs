//! Every operation in every format, written as a user writes it.

use fpdsl::prelude::{Mode, Rd, Rn, Ru, Rz, fp};

use crate::Case;

/// Functions of the language, and a `cases` that lists them: `rounds` in the mode in force, `exact` ones without a mode,
/// and either with `ftz = true`.
macro_rules! functions {
    ($T:ident; $($kind:ident $name:ident $params:tt -> $out:ty $body:block)*) => {
        $(functions!(@define $kind $name $params $out $body);)*

        /// Each function in each mode.
        pub fn cases() -> Vec<Case> {
            [$(functions!(@list $kind $T $name $body)),*].concat()
        }
    };
    (@define rounds $name:ident $params:tt $out:ty $body:block) => {
        #[fp(mode = M)]
        fn $name<M: Mode> $params -> $out $body
    };
    (@define exact $name:ident $params:tt $out:ty $body:block) => {
        #[fp]
        fn $name $params -> $out $body
    };
    (@define ftz_rounds $name:ident $params:tt $out:ty $body:block) => {
        #[fp(mode = M, ftz = true)]
        fn $name<M: Mode> $params -> $out $body
    };
    (@define ftz_exact $name:ident $params:tt $out:ty $body:block) => {
        #[fp(ftz = true)]
        fn $name $params -> $out $body
    };
    (@list rounds $T:ident $name:ident $body:block) => {
        functions!(@modes $T $name false $body Rn Rz Ru Rd)
    };
    (@list ftz_rounds $T:ident $name:ident $body:block) => {
        functions!(@modes $T $name true $body Rn Rz Ru Rd)
    };
    (@list exact $T:ident $name:ident $body:block) => {
        functions!(@cases $T $name false $body, $name => None)
    };
    (@list ftz_exact $T:ident $name:ident $body:block) => {
        functions!(@cases $T $name true $body, $name => None)
    };
    (@modes $T:ident $name:ident $flushes:literal $body:block $($mode:ident)*) => {
        functions!(@cases $T $name $flushes $body $(, $name<$mode> => Some(<$mode as Mode>::ROUNDING))*)
    };
    (@cases $T:ident $name:ident $flushes:literal $body:block $(, $function:ty => $mode:expr)*) => {
        vec![$(Case::of::<$function>(stringify!($name), stringify!($T), $mode, $flushes, stringify!($body))),*]
    };
}

/// What all floats have.
macro_rules! on_float {
    ($module:ident $T:ident $Bits:ident) => {
        mod $module {
            use super::*;

            functions! {
                $T;
                rounds add(x: $T, y: $T) -> $T { x + y }
                rounds sub(x: $T, y: $T) -> $T { x - y }
                rounds mul(x: $T, y: $T) -> $T { x * y }
                rounds div(x: $T, y: $T) -> $T { x / y }
                rounds mul_add(x: $T, y: $T, z: $T) -> $T { x.mul_add(y, z) }
                rounds sqrt(x: $T) -> $T { x.sqrt() }
                rounds recip(x: $T) -> $T { x.recip() }
                rounds rsqrt(x: $T) -> $T { x.rsqrt() }
                rounds rint(x: $T) -> $T { x.rint() }
                rounds scalbn(x: $T, n: i32) -> $T { x.scalbn(n) }
                rounds ldexp(x: $T, n: i32) -> $T { x.ldexp(n) }
                rounds float(x: $T) -> $T { x.max(0.1) }
                exact lift(x: $T) -> $T { x.min($T::MAX) }
                exact rem(x: $T, y: $T) -> $T { x % y }
                exact ieee_remainder(x: $T, y: $T) -> $T { x.ieee_remainder(y) }
                exact remquo(x: $T, y: $T) -> ($T, i32) { x.remquo(y) }
                exact min(x: $T, y: $T) -> $T { x.min(y) }
                exact max(x: $T, y: $T) -> $T { x.max(y) }
                exact minimum(x: $T, y: $T) -> $T { x.minimum(y) }
                exact maximum(x: $T, y: $T) -> $T { x.maximum(y) }
                exact clamp(x: $T, lo: $T, hi: $T) -> $T { x.clamp(lo, hi) }
                exact saturate(x: $T) -> $T { x.saturate() }
                exact neg(x: $T) -> $T { -x }
                exact abs(x: $T) -> $T { x.abs() }
                exact copysign(x: $T, y: $T) -> $T { x.copysign(y) }
                exact floor(x: $T) -> $T { x.floor() }
                exact ceil(x: $T) -> $T { x.ceil() }
                exact trunc(x: $T) -> $T { x.trunc() }
                exact round(x: $T) -> $T { x.round() }
                exact round_ties_even(x: $T) -> $T { x.round_ties_even() }
                exact frexp(x: $T) -> ($T, i32) { x.frexp() }
                exact modf(x: $T) -> ($T, $T) { x.modf() }
                exact ilogb(x: $T) -> i32 { x.ilogb() }
                exact logb(x: $T) -> $T { x.logb() }
                exact next_up(x: $T) -> $T { x.next_up() }
                exact next_down(x: $T) -> $T { x.next_down() }
                exact ulp(x: $T) -> $T { x.ulp() }
                exact lt(x: $T, y: $T) -> bool { x < y }
                exact le(x: $T, y: $T) -> bool { x <= y }
                exact gt(x: $T, y: $T) -> bool { x > y }
                exact ge(x: $T, y: $T) -> bool { x >= y }
                exact eq(x: $T, y: $T) -> bool { x == y }
                exact ne(x: $T, y: $T) -> bool { x != y }
                exact total_cmp(x: $T, y: $T) -> i32 { x.total_cmp(y) }
                exact is_nan(x: $T) -> bool { x.is_nan() }
                exact is_infinite(x: $T) -> bool { x.is_infinite() }
                exact is_finite(x: $T) -> bool { x.is_finite() }
                exact is_normal(x: $T) -> bool { x.is_normal() }
                exact is_subnormal(x: $T) -> bool { x.is_subnormal() }
                exact is_zero(x: $T) -> bool { x.is_zero() }
                exact is_sign_negative(x: $T) -> bool { x.is_sign_negative() }
                exact is_sign_positive(x: $T) -> bool { x.is_sign_positive() }
                exact to_bits(x: $T) -> $Bits { x.to_bits() }
                exact from_bits(n: $Bits) -> $T { $T::from_bits(n) }
                rounds to_i8(x: $T) -> i8 { x.to_i8() }
                rounds to_i16(x: $T) -> i16 { x.to_i16() }
                rounds to_i32(x: $T) -> i32 { x.to_i32() }
                rounds to_i64(x: $T) -> i64 { x.to_i64() }
                rounds to_u8(x: $T) -> u8 { x.to_u8() }
                rounds to_u16(x: $T) -> u16 { x.to_u16() }
                rounds to_u32(x: $T) -> u32 { x.to_u32() }
                rounds to_u64(x: $T) -> u64 { x.to_u64() }
                rounds to_usize(x: $T) -> usize { x.to_usize() }
                exact as_i8(x: $T) -> i8 { x as i8 }
                exact as_i16(x: $T) -> i16 { x as i16 }
                exact as_i32(x: $T) -> i32 { x as i32 }
                exact as_i64(x: $T) -> i64 { x as i64 }
                exact as_u8(x: $T) -> u8 { x as u8 }
                exact as_u16(x: $T) -> u16 { x as u16 }
                exact as_u32(x: $T) -> u32 { x as u32 }
                exact as_u64(x: $T) -> u64 { x as u64 }
                exact as_usize(x: $T) -> usize { x as usize }
                rounds as_f16(x: $T) -> f16 { x as f16 }
                rounds as_bf16(x: $T) -> bf16 { x as bf16 }
                rounds as_f32(x: $T) -> f32 { x as f32 }
                rounds as_f64(x: $T) -> f64 { x as f64 }
            }
        }
    };
}

on_float!(on_f16 f16 u16);
on_float!(on_bf16 bf16 u16);
on_float!(on_f32 f32 u32);
on_float!(on_f64 f64 u64);

/// What binary32 alone has, and everything that flushes it.
mod on_f32_alone {
    use super::*;

    functions! {
        f32;
        exact approx_div(x: f32, y: f32) -> f32 { x.approx_div(y) }
        exact approx_sqrt(x: f32) -> f32 { x.approx_sqrt() }
        exact approx_rcp(x: f32) -> f32 { x.approx_rcp() }
        exact approx_rsqrt(x: f32) -> f32 { x.approx_rsqrt() }
    }
}

mod flushing {
    use super::*;

    functions! {
        f32;
        ftz_rounds add(x: f32, y: f32) -> f32 { x + y }
        ftz_rounds sub(x: f32, y: f32) -> f32 { x - y }
        ftz_rounds mul(x: f32, y: f32) -> f32 { x * y }
        ftz_rounds div(x: f32, y: f32) -> f32 { x / y }
        ftz_rounds mul_add(x: f32, y: f32, z: f32) -> f32 { x.mul_add(y, z) }
        ftz_rounds sqrt(x: f32) -> f32 { x.sqrt() }
        ftz_rounds recip(x: f32) -> f32 { x.recip() }
        ftz_rounds rsqrt(x: f32) -> f32 { x.rsqrt() }
        ftz_rounds rint(x: f32) -> f32 { x.rint() }
        ftz_rounds scalbn(x: f32, n: i32) -> f32 { x.scalbn(n) }
        ftz_rounds ldexp(x: f32, n: i32) -> f32 { x.ldexp(n) }
        ftz_exact rem(x: f32, y: f32) -> f32 { x % y }
        ftz_exact ieee_remainder(x: f32, y: f32) -> f32 { x.ieee_remainder(y) }
        ftz_exact remquo(x: f32, y: f32) -> (f32, i32) { x.remquo(y) }
        ftz_exact min(x: f32, y: f32) -> f32 { x.min(y) }
        ftz_exact max(x: f32, y: f32) -> f32 { x.max(y) }
        ftz_exact minimum(x: f32, y: f32) -> f32 { x.minimum(y) }
        ftz_exact maximum(x: f32, y: f32) -> f32 { x.maximum(y) }
        ftz_exact clamp(x: f32, lo: f32, hi: f32) -> f32 { x.clamp(lo, hi) }
        ftz_exact saturate(x: f32) -> f32 { x.saturate() }
        ftz_exact neg(x: f32) -> f32 { -x }
        ftz_exact abs(x: f32) -> f32 { x.abs() }
        ftz_exact floor(x: f32) -> f32 { x.floor() }
        ftz_exact ceil(x: f32) -> f32 { x.ceil() }
        ftz_exact trunc(x: f32) -> f32 { x.trunc() }
        ftz_exact round(x: f32) -> f32 { x.round() }
        ftz_exact round_ties_even(x: f32) -> f32 { x.round_ties_even() }
        ftz_exact frexp(x: f32) -> (f32, i32) { x.frexp() }
        ftz_exact modf(x: f32) -> (f32, f32) { x.modf() }
        ftz_exact ilogb(x: f32) -> i32 { x.ilogb() }
        ftz_exact logb(x: f32) -> f32 { x.logb() }
        ftz_exact lt(x: f32, y: f32) -> bool { x < y }
        ftz_exact le(x: f32, y: f32) -> bool { x <= y }
        ftz_exact gt(x: f32, y: f32) -> bool { x > y }
        ftz_exact ge(x: f32, y: f32) -> bool { x >= y }
        ftz_exact eq(x: f32, y: f32) -> bool { x == y }
        ftz_exact ne(x: f32, y: f32) -> bool { x != y }
        ftz_exact copysign(x: f32, y: f32) -> f32 { x.copysign(y) }
        ftz_exact next_up(x: f32) -> f32 { x.next_up() }
        ftz_exact is_subnormal(x: f32) -> bool { x.is_subnormal() }
        ftz_exact to_bits(x: f32) -> u32 { x.to_bits() }
        ftz_rounds to_i8(x: f32) -> i8 { x.to_i8() }
        ftz_rounds to_i16(x: f32) -> i16 { x.to_i16() }
        ftz_rounds to_i32(x: f32) -> i32 { x.to_i32() }
        ftz_rounds to_i64(x: f32) -> i64 { x.to_i64() }
        ftz_rounds to_u8(x: f32) -> u8 { x.to_u8() }
        ftz_rounds to_u16(x: f32) -> u16 { x.to_u16() }
        ftz_rounds to_u32(x: f32) -> u32 { x.to_u32() }
        ftz_rounds to_u64(x: f32) -> u64 { x.to_u64() }
        ftz_rounds to_usize(x: f32) -> usize { x.to_usize() }
        ftz_rounds as_f16(x: f32) -> f16 { x as f16 }
        ftz_rounds as_bf16(x: f32) -> bf16 { x as bf16 }
        ftz_exact as_f64(x: f32) -> f64 { x as f64 }
        ftz_exact as_i32(x: f32) -> i32 { x as i32 }
        ftz_exact as_u64(x: f32) -> u64 { x as u64 }
        ftz_exact approx_div(x: f32, y: f32) -> f32 { x.approx_div(y) }
        ftz_exact approx_sqrt(x: f32) -> f32 { x.approx_sqrt() }
        ftz_exact approx_rcp(x: f32) -> f32 { x.approx_rcp() }
        ftz_exact approx_rsqrt(x: f32) -> f32 { x.approx_rsqrt() }
    }
}

/// Conversions to binary32 that flush.
macro_rules! flushing_to_f32 {
    ($($module:ident $T:ident;)*) => {$(
        mod $module {
            use super::*;

            functions! {
                $T;
                ftz_rounds as_f32(x: $T) -> f32 { x as f32 }
            }
        }
    )*};
}

flushing_to_f32! {
    flushing_from_f16 f16;
    flushing_from_bf16 bf16;
    flushing_from_f64 f64;
    flushing_from_i32 i32;
    flushing_from_u64 u64;
}

/// What all integers have.
macro_rules! on_int {
    ($($module:ident $T:ident;)*) => {$(
        mod $module {
            use super::*;

            functions! {
                $T;
                exact add(x: $T, y: $T) -> $T { x + y }
                exact sub(x: $T, y: $T) -> $T { x - y }
                exact mul(x: $T, y: $T) -> $T { x * y }
                exact div(x: $T, y: $T) -> $T { x / (y | 1) }
                exact rem(x: $T, y: $T) -> $T { x % (y | 1) }
                exact min(x: $T, y: $T) -> $T { x.min(y) }
                exact max(x: $T, y: $T) -> $T { x.max(y) }
                exact clamp(x: $T, lo: $T, hi: $T) -> $T { x.clamp(lo, hi) }
                exact lt(x: $T, y: $T) -> bool { x < y }
                exact le(x: $T, y: $T) -> bool { x <= y }
                exact gt(x: $T, y: $T) -> bool { x > y }
                exact ge(x: $T, y: $T) -> bool { x >= y }
                exact eq(x: $T, y: $T) -> bool { x == y }
                exact ne(x: $T, y: $T) -> bool { x != y }
                exact bitand(x: $T, y: $T) -> $T { x & y }
                exact bitor(x: $T, y: $T) -> $T { x | y }
                exact bitxor(x: $T, y: $T) -> $T { x ^ y }
                exact not(x: $T) -> $T { !x }
                exact shl(x: $T, n: u32) -> $T { x << n }
                exact shr(x: $T, n: u32) -> $T { x >> n }
                exact int(x: $T) -> $T { x ^ 100 }
                rounds as_f16(x: $T) -> f16 { x as f16 }
                rounds as_bf16(x: $T) -> bf16 { x as bf16 }
                rounds as_f32(x: $T) -> f32 { x as f32 }
                rounds as_f64(x: $T) -> f64 { x as f64 }
                exact as_i8(x: $T) -> i8 { x as i8 }
                exact as_u64(x: $T) -> u64 { x as u64 }
            }
        }
    )*};
}

on_int! {
    on_i8 i8;
    on_i16 i16;
    on_i32 i32;
    on_i64 i64;
    on_u8 u8;
    on_u16 u16;
    on_u32 u32;
    on_u64 u64;
    on_usize usize;
}

/// What signed integers have.
macro_rules! on_signed {
    ($($module:ident $T:ident;)*) => {$(
        mod $module {
            use super::*;

            functions! {
                $T;
                exact neg(x: $T) -> $T { -x }
                exact abs(x: $T) -> $T { x.abs() }
            }
        }
    )*};
}

on_signed! {
    on_signed_i8 i8;
    on_signed_i16 i16;
    on_signed_i32 i32;
    on_signed_i64 i64;
}

mod on_bool {
    use super::*;

    functions! {
        bool;
        exact eq(x: bool, y: bool) -> bool { x == y }
        exact ne(x: bool, y: bool) -> bool { x != y }
        exact bitand(x: bool, y: bool) -> bool { x & y }
        exact bitor(x: bool, y: bool) -> bool { x | y }
        exact bitxor(x: bool, y: bool) -> bool { x ^ y }
        exact not(x: bool) -> bool { !x }
        exact as_f16(x: bool) -> f16 { x as f16 }
        exact as_bf16(x: bool) -> bf16 { x as bf16 }
        exact as_f32(x: bool) -> f32 { x as f32 }
        exact as_f64(x: bool) -> f64 { x as f64 }
        exact as_u8(x: bool) -> u8 { x as u8 }
    }
}

/// `x as T` where `T` is a type parameter.
mod generic {
    use fpdsl::prelude::{Float, Mode, fp};

    #[fp(mode = M)]
    pub fn cast_to<M: Mode, T: Float>(x: f64) -> T {
        x as T
    }

    #[fp(mode = M, ftz = true)]
    pub fn flushed_cast_to<M: Mode, T: Float>(x: f64) -> T {
        x as T
    }
}

mod generic_on_f64 {
    use super::*;

    functions! {
        f64;
        rounds cast_to(x: f64) -> f32 { generic::cast_to::<M, f32>(x) }
    }
}

mod flushing_generic_on_f64 {
    use super::*;

    functions! {
        f64;
        ftz_rounds cast_to(x: f64) -> f32 { generic::flushed_cast_to::<M, f32>(x) }
    }
}

/// Operations that have no name of their own here and are written out of others, in one format as an example.
mod written_out {
    use super::*;

    functions! {
        f32;
        exact unordered(x: f32, y: f32) -> bool { x.is_nan() || y.is_nan() }
        exact not_greater(x: f32, y: f32) -> bool { !(x > y) }
        exact less_or_greater(x: f32, y: f32) -> bool { x < y || x > y }
        exact total_order(x: f32, y: f32) -> bool { x.total_cmp(y) <= 0 }
        exact total_order_mag(x: f32, y: f32) -> bool { x.abs().total_cmp(y.abs()) <= 0 }
        exact to_integer_ties_away(x: f32) -> i32 { x.round() as i32 }
        rounds add_sat(x: f32, y: f32) -> f32 { (x + y).saturate() }
        rounds mul_add_sat(x: f32, y: f32, z: f32) -> f32 { x.mul_add(y, z).saturate() }
        rounds mul_add_relu(x: f32, y: f32, z: f32) -> f32 { x.mul_add(y, z).maximum(0.0) }
    }
}

/// The words of binary64.
mod written_out_f64 {
    use super::*;

    functions! {
        f64;
        exact high_word(x: f64) -> i32 { (x.to_bits() >> 32) as i32 }
        exact low_word(x: f64) -> i32 { x.to_bits() as i32 }
        exact from_words(hi: i32, lo: i32) -> f64 { f64::from_bits((hi as u32 as u64) << 32 | lo as u32 as u64) }
    }
}

/// Every case.
pub fn cases() -> Vec<Case> {
    let floats = [
        on_f16::cases,
        on_bf16::cases,
        on_f32::cases,
        on_f64::cases,
        on_f32_alone::cases,
    ];
    let flushing = [
        flushing::cases,
        flushing_from_f16::cases,
        flushing_from_bf16::cases,
        flushing_from_f64::cases,
        flushing_from_i32::cases,
        flushing_from_u64::cases,
    ];
    let others = [
        on_i8::cases,
        on_i16::cases,
        on_i32::cases,
        on_i64::cases,
        on_u8::cases,
        on_u16::cases,
        on_u32::cases,
        on_u64::cases,
        on_usize::cases,
        on_signed_i8::cases,
        on_signed_i16::cases,
        on_signed_i32::cases,
        on_signed_i64::cases,
        on_bool::cases,
        generic_on_f64::cases,
        flushing_generic_on_f64::cases,
        written_out::cases,
        written_out_f64::cases,
    ];
    let all = floats.iter().chain(&flushing).chain(&others);
    all.flat_map(|cases| cases()).collect()
}
