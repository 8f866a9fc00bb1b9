//! Every operation of the table on floats, as a user writes it: one `#[fp]` function each, once a format, and once more for
//! binary32 with subnormal numbers flushed. The conformance table, the self-check and the benchmark run these.
//!
//! Functions that round have their mode as a parameter. Casts, which are no operations of the table, are there beside them.

/// One function, from its row.
macro_rules! function {
    // A format's own type in the place of `Self`, operand by operand.
    ([$T:ident $Bits:ident $($ftz:tt)*] $row:tt [$($params:tt)*] ($x:ident: Self $(, $($rest:tt)*)?) $R:tt $body:tt) => {
        function! { [$T $Bits $($ftz)*] $row [$($params)* $x: $T,] ($($($rest)*)?) $R $body }
    };
    ([$T:ident $Bits:ident $($ftz:tt)*] $row:tt [$($params:tt)*] ($x:ident: Bits $(, $($rest:tt)*)?) $R:tt $body:tt) => {
        function! { [$T $Bits $($ftz)*] $row [$($params)* $x: $Bits,] ($($($rest)*)?) $R $body }
    };
    ($format:tt $row:tt [$($params:tt)*] ($x:ident: $X:ident $(, $($rest:tt)*)?) $R:tt $body:tt) => {
        function! { $format $row [$($params)* $x: $X,] ($($($rest)*)?) $R $body }
    };
    // And of its results.
    ([$T:ident $Bits:ident $($ftz:tt)*] $row:tt $params:tt () Self $body:tt) => {
        function! { @define [$($ftz)*] $row $params [$T] $body }
    };
    ([$T:ident $Bits:ident $($ftz:tt)*] $row:tt $params:tt () Bits $body:tt) => {
        function! { @define [$($ftz)*] $row $params [$Bits] $body }
    };
    ([$T:ident $Bits:ident $($ftz:tt)*] $row:tt $params:tt () (Self, Self) $body:tt) => {
        function! { @define [$($ftz)*] $row $params [($T, $T)] $body }
    };
    ([$T:ident $Bits:ident $($ftz:tt)*] $row:tt $params:tt () (Self, $R:ident) $body:tt) => {
        function! { @define [$($ftz)*] $row $params [($T, $R)] $body }
    };
    ([$T:ident $Bits:ident $($ftz:tt)*] $row:tt $params:tt () $R:tt $body:tt) => {
        function! { @define [$($ftz)*] $row $params [$R] $body }
    };
    (@define [$($ftz:tt)*] [rounded $doc:tt $name:ident] [$($params:tt)*] [$($R:tt)*] { $($body:tt)* }) => {
        #[doc = $doc]
        #[fp(mode = M, $($ftz)*)]
        pub fn $name<M: Mode>($($params)*) -> $($R)* { $($body)* }
    };
    (@define [$($ftz:tt)*] [exact $doc:tt $name:ident] [$($params:tt)*] [$($R:tt)*] { $($body:tt)* }) => {
        #[doc = $doc]
        #[fp($($ftz)*)]
        pub fn $name($($params)*) -> $($R)* { $($body)* }
    };
}

/// The functions of a format.
macro_rules! functions {
    ($format:tt $single:ident $(
        #[doc = $doc:literal]
        $Name:ident: fn $name:ident $params:tt -> $R:tt = $body:tt,
        $domain:ident, $rounds:ident, $flushing:ident, $origin:tt, ($spelling:ident $($call:tt)*), $ieee:literal, $cuda:literal;
    )*) => {
        $(functions! { @$domain $single $format [$rounds $doc $name] $params $R $spelling $body })*
    };
    (@bits $($row:tt)*) => {};
    (@int $($row:tt)*) => {};
    (@signed_int $($row:tt)*) => {};
    (@unsigned_int $($row:tt)*) => {};
    (@single without $($row:tt)*) => {};
    // Its body names the type.
    (@$domain:ident $single:ident [$T:ident $($format:tt)*] $row:tt ($n:ident: Bits) $R:tt function $body:tt) => {
        function! { [$T $($format)*] $row [] ($n: Bits) $R { $T::from_bits($n) } }
    };
    (@$domain:ident $single:ident $format:tt $row:tt $params:tt $R:tt $spelling:ident $body:tt) => {
        function! { $format $row [] $params $R $body }
    };
}

/// Casts to and from a format.
macro_rules! casts {
    ($format:tt $T:ident: $($rounds:ident $name:ident($X:ident) -> $R:ident;)*) => {
        $(function! { $format [$rounds "A cast." $name] [x: $X,] () $R { x as $R } })*
    };
}

macro_rules! formats {
    ($($(#[$doc:meta])* $module:ident = $T:ident $Bits:ident, ftz = $ftz:literal, $single:ident;)*) => {$(
        $(#[$doc])*
        pub mod $module {
            use fpdsl::prelude::*;

            fpdsl_ops::operations!(functions [$T $Bits ftz = $ftz] $single);

            casts! {
                [$T $Bits ftz = $ftz] $T:
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
    binary16 = f16 u16, ftz = false, without;
    /// bfloat16.
    bfloat16 = bf16 u16, ftz = false, without;
    /// binary32.
    binary32 = f32 u32, ftz = false, with;
    /// binary64.
    binary64 = f64 u64, ftz = false, without;
    /// binary32, flushed.
    flushed = f32 u32, ftz = true, with;
}
