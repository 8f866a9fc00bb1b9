//! Every operation in every format, written as a user writes it.

use fpdsl::generic::Function;
use fpdsl::mode::Rounding;
use fpdsl::prelude::{Mode, Rd, Rn, Ru, Rz, fp};
use fpdsl_macros::for_each_operation;
use fpdsl_operations::{bfloat16, binary16, binary32, binary64, flushed};
use fpdsl_ops::{Flushing, Operation};
use fpdsl_runtime::element::Placed;

use crate::Case;
use crate::leaves::Encodings;

/// Functions of the language, and a `cases` that lists them: `rounds` in the mode in force, `exact` ones without a mode,
/// either with `ftz = true`, and those of profiles in the mode in force.
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
    (@define cc1x $name:ident $params:tt $out:ty $body:block) => {
        #[fp(mode = M, profile = "cc1x")]
        fn $name<M: Mode> $params -> $out $body
    };
    (@define x87 $name:ident $params:tt $out:ty $body:block) => {
        #[fp(mode = M, profile = "x87")]
        fn $name<M: Mode> $params -> $out $body
    };
    (@list cc1x $T:ident $name:ident $body:block) => {
        functions!(@modes $T $name "cc1x" $body Rn Rz Ru Rd)
    };
    (@list x87 $T:ident $name:ident $body:block) => {
        functions!(@modes $T $name "x87" $body Rn Rz Ru Rd)
    };
    (@list rounds $T:ident $name:ident $body:block) => {
        functions!(@modes $T $name "" $body Rn Rz Ru Rd)
    };
    (@list ftz_rounds $T:ident $name:ident $body:block) => {
        functions!(@modes $T $name "ftz" $body Rn Rz Ru Rd)
    };
    (@list exact $T:ident $name:ident $body:block) => {
        functions!(@cases $T $name "" $body, $name => None)
    };
    (@list ftz_exact $T:ident $name:ident $body:block) => {
        functions!(@cases $T $name "ftz" $body, $name => None)
    };
    (@modes $T:ident $name:ident $words:literal $body:block $($mode:ident)*) => {
        functions!(@cases $T $name $words $body $(, $name<$mode> => Some(<$mode as Mode>::ROUNDING))*)
    };
    (@cases $T:ident $name:ident $words:literal $body:block $(, $function:ty => $mode:expr)*) => {
        vec![$(Case::of::<$function>(stringify!($name), stringify!($T), $mode, $words, stringify!($body))),*]
    };
}

mod profiles;

/// The cases of a format: the rows of the table, whose functions are those of `fpdsl_operations`.
macro_rules! rows {
    ($cases:ident $T:ident $module:ident $words:literal) => {
        for_each_operation! {
            #for $T {
                #if rounded { rows! { @modes $cases Row::of(Operation::#Name), $T $words $module::#name Rn Rz Ru Rd } }
                #else { $cases.extend(Row::of(Operation::#Name).case::<$module::#name>(stringify!($T), None, $words)); }
            }
        }
    };
    (@modes $cases:ident $row:expr, $T:ident $words:literal $module:ident::$name:ident $($mode:ident)*) => {
        $($cases.extend($row.case::<$module::$name<$mode>>(stringify!($T), Some(<$mode as Mode>::ROUNDING), $words));)*
    };
}

/// An operation of the table; with subnormal numbers flushed it has a case if that can be seen, or as an example of those where it
/// cannot.
struct Row(&'static fpdsl_ops::Row);

impl Row {
    fn of(operation: Operation) -> Self {
        Row(operation.row())
    }

    fn case<F>(&self, ty: &'static str, mode: Option<Rounding>, words: &'static str) -> Option<Case>
    where
        F: Function<Args: Placed, Out: Placed + Encodings>,
    {
        const KEPT: [Operation; 4] = [
            Operation::Copysign,
            Operation::NextUp,
            Operation::IsSubnormal,
            Operation::ToBits,
        ];
        let seen = self.0.flushing != Flushing::Kept
            || self
                .0
                .operation
                .is_some_and(|operation| KEPT.contains(&operation));
        let body = self.0.example.replace("Self", ty);
        (seen || words.is_empty()).then(|| Case::of::<F>(self.0.name, ty, mode, words, &body))
    }
}

/// Casts between floats and to integers.
macro_rules! casts {
    ($cases:ident $T:ident $module:ident $words:literal: $($rounds:ident $name:ident $to:ident;)*) => {
        $(casts! { @$rounds $cases $T $module $words $name concat!("x as ", stringify!($to)) })*
    };
    (@rounded $cases:ident $T:ident $module:ident $words:literal $name:ident $body:expr) => {
        casts! { @modes $cases $T $module::$name $words $body, Rn Rz Ru Rd }
    };
    (@modes $cases:ident $T:ident $module:ident::$name:ident $words:literal $body:expr, $($mode:ident)*) => {$(
        let mode = Some(<$mode as Mode>::ROUNDING);
        $cases.push(Case::of::<$module::$name<$mode>>(stringify!($name), stringify!($T), mode, $words, $body));
    )*};
    (@exact $cases:ident $T:ident $module:ident $words:literal $name:ident $body:expr) => {
        $cases.push(Case::of::<$module::$name>(stringify!($name), stringify!($T), None, $words, $body));
    };
}

macro_rules! on_floats {
    ($($function:ident $T:ident $module:ident;)*) => {$(
        fn $function() -> Vec<Case> {
            let mut cases = Vec::new();
            rows!(cases $T $module "");
            casts! {
                cases $T $module "":
                exact as_i8 i8;
                exact as_i16 i16;
                exact as_i32 i32;
                exact as_i64 i64;
                exact as_u8 u8;
                exact as_u16 u16;
                exact as_u32 u32;
                exact as_u64 u64;
                exact as_usize usize;
                rounded as_f16 f16;
                rounded as_bf16 bf16;
                rounded as_f32 f32;
                rounded as_f64 f64;
            }
            cases
        }
    )*};
}

on_floats! {
    on_f16 f16 binary16;
    on_bf16 bf16 bfloat16;
    on_f32 f32 binary32;
    on_f64 f64 binary64;
}

fn flushing() -> Vec<Case> {
    let mut cases = Vec::new();
    rows!(cases f32 flushed "ftz");
    casts! {
        cases f32 flushed "ftz":
        rounded as_f16 f16;
        rounded as_bf16 bf16;
        exact as_i32 i32;
        exact as_u64 u64;
    }
    // Exact: the mode means nothing.
    cases.push(Case::of::<flushed::as_f64<Rn>>(
        "as_f64", "f32", None, "ftz", "x as f64",
    ));
    cases
}

/// Literals and constants, in each format.
macro_rules! constants {
    ($($module:ident $T:ident;)*) => {$(
        mod $module {
            use super::*;

            functions! {
                $T;
                rounds float(x: $T) -> $T { x.max(0.1) }
                exact lift(x: $T) -> $T { x.min($T::MAX) }
            }
        }
    )*};
}

constants! {
    constants_f16 f16;
    constants_bf16 bf16;
    constants_f32 f32;
    constants_f64 f64;
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

/// The functions of all integers.
macro_rules! on_int {
    ($($module:ident $T:ident $Unsigned:ident;)*) => {$(
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
                exact leading_zeros(x: $T) -> u32 { x.leading_zeros() }
                exact trailing_zeros(x: $T) -> u32 { x.trailing_zeros() }
                exact leading_ones(x: $T) -> u32 { x.leading_ones() }
                exact trailing_ones(x: $T) -> u32 { x.trailing_ones() }
                exact count_ones(x: $T) -> u32 { x.count_ones() }
                exact count_zeros(x: $T) -> u32 { x.count_zeros() }
                exact rotate_left(x: $T, n: u32) -> $T { x.rotate_left(n) }
                exact rotate_right(x: $T, n: u32) -> $T { x.rotate_right(n) }
                exact swap_bytes(x: $T) -> $T { x.swap_bytes() }
                exact reverse_bits(x: $T) -> $T { x.reverse_bits() }
                exact mul_hi(x: $T, y: $T) -> $T { x.mul_hi(y) }
                exact abs_diff(x: $T, y: $T) -> $Unsigned { x.abs_diff(y) }
                exact midpoint(x: $T, y: $T) -> $T { x.midpoint(y) }
                exact div_euclid(x: $T, y: $T) -> $T { x.div_euclid(y | 1) }
                exact rem_euclid(x: $T, y: $T) -> $T { x.rem_euclid(y | 1) }
                exact wrapping_add(x: $T, y: $T) -> $T { x.wrapping_add(y) }
                exact wrapping_sub(x: $T, y: $T) -> $T { x.wrapping_sub(y) }
                exact wrapping_mul(x: $T, y: $T) -> $T { x.wrapping_mul(y) }
                exact wrapping_neg(x: $T) -> $T { x.wrapping_neg() }
                exact wrapping_shl(x: $T, n: u32) -> $T { x.wrapping_shl(n) }
                exact wrapping_shr(x: $T, n: u32) -> $T { x.wrapping_shr(n) }
                exact saturating_add(x: $T, y: $T) -> $T { x.saturating_add(y) }
                exact saturating_sub(x: $T, y: $T) -> $T { x.saturating_sub(y) }
                exact saturating_mul(x: $T, y: $T) -> $T { x.saturating_mul(y) }
                exact saturating_div(x: $T, y: $T) -> $T { x.saturating_div(y | 1) }
                exact saturating_pow(x: $T, n: u32) -> $T { x.saturating_pow(n) }
                exact pow(x: $T, n: u32) -> $T { x.pow(n) }
                exact ilog2(x: $T) -> u32 { x.ilog2() }
                exact ilog10(x: $T) -> u32 { x.ilog10() }
                exact ilog(x: $T, base: $T) -> u32 { x.ilog(base) }
                exact isqrt(x: $T) -> $T { x.isqrt() }
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
    on_i8 i8 u8;
    on_i16 i16 u16;
    on_i32 i32 u32;
    on_i64 i64 u64;
    on_u8 u8 u8;
    on_u16 u16 u16;
    on_u32 u32 u32;
    on_u64 u64 u64;
    on_usize usize usize;
}

/// The functions of signed integers.
macro_rules! on_signed {
    ($($module:ident $T:ident $Unsigned:ident;)*) => {$(
        mod $module {
            use super::*;

            functions! {
                $T;
                exact neg(x: $T) -> $T { -x }
                exact abs(x: $T) -> $T { x.abs() }
                exact signum(x: $T) -> $T { x.signum() }
                exact unsigned_abs(x: $T) -> $Unsigned { x.unsigned_abs() }
                exact saturating_abs(x: $T) -> $T { x.saturating_abs() }
                exact saturating_neg(x: $T) -> $T { x.saturating_neg() }
                exact is_positive(x: $T) -> bool { x.is_positive() }
                exact is_negative(x: $T) -> bool { x.is_negative() }
            }
        }
    )*};
}

on_signed! {
    on_signed_i8 i8 u8;
    on_signed_i16 i16 u16;
    on_signed_i32 i32 u32;
    on_signed_i64 i64 u64;
}

/// The functions of unsigned integers.
macro_rules! on_unsigned {
    ($($module:ident $T:ident;)*) => {$(
        mod $module {
            use super::*;

            functions! {
                $T;
                exact div_ceil(x: $T, y: $T) -> $T { x.div_ceil(y | 1) }
                exact is_power_of_two(x: $T) -> bool { x.is_power_of_two() }
                exact next_power_of_two(x: $T) -> $T { x.next_power_of_two() }
            }
        }
    )*};
}

on_unsigned! {
    on_unsigned_u8 u8;
    on_unsigned_u16 u16;
    on_unsigned_u32 u32;
    on_unsigned_u64 u64;
    on_unsigned_usize usize;
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
        on_f16,
        on_bf16,
        on_f32,
        on_f64,
        constants_f16::cases,
        constants_bf16::cases,
        constants_f32::cases,
        constants_f64::cases,
    ];
    let flushing = [
        flushing,
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
        on_unsigned_u8::cases,
        on_unsigned_u16::cases,
        on_unsigned_u32::cases,
        on_unsigned_u64::cases,
        on_unsigned_usize::cases,
        on_bool::cases,
        generic_on_f64::cases,
        flushing_generic_on_f64::cases,
        written_out::cases,
        written_out_f64::cases,
        profiles::cc1x::cases,
        profiles::x87_f32::cases,
        profiles::x87_f64::cases,
    ];
    let all = floats.iter().chain(&flushing).chain(&others);
    all.flat_map(|cases| cases()).collect()
}
