//! Every operation of the table on floats, by its name there: what is right, for whoever has the operation as a value.

use fpdsl_ops::Operation;

use crate::format::Format;
use crate::mode::Rounding;

/// The functions of this module under the names of the table, and what the table has and nothing else needs.
mod named {
    pub use super::super::*;
    pub use super::super::{fma as mul_add, round_ties_away as round, scalbn as ldexp};
    use super::{Format, Rounding};
    use crate::soft;

    macro_rules! toward {
        ($($name:ident $mode:ident;)*) => { $(pub fn $name(f: Format, x: u64) -> u64 { rint(f, Rounding::$mode, x) })* };
    }

    toward! {
        floor TowardNegative;
        ceil TowardPositive;
        trunc TowardZero;
        round_ties_even NearestEven;
    }

    macro_rules! to_ints {
        ($($name:ident $int:ident;)*) => {$(
            pub fn $name(f: Format, mode: Rounding, x: u64) -> $int {
                soft::to_int(f, mode, x, $int::MIN as i128, $int::MAX as i128) as $int
            }
        )*};
    }

    to_ints! {
        to_i8 i8;
        to_i16 i16;
        to_i32 i32;
        to_i64 i64;
        to_u8 u8;
        to_u16 u16;
        to_u32 u32;
        to_u64 u64;
    }

    /// 64 bits wide everywhere.
    pub fn to_usize(f: Format, mode: Rounding, x: u64) -> u64 {
        to_u64(f, mode, x)
    }

    pub fn gt(f: Format, x: u64, y: u64) -> bool {
        lt(f, y, x)
    }

    pub fn ge(f: Format, x: u64, y: u64) -> bool {
        le(f, y, x)
    }

    pub fn ne(f: Format, x: u64, y: u64) -> bool {
        !eq(f, x, y)
    }

    pub fn is_nan(f: Format, x: u64) -> bool {
        f.is_nan(x)
    }

    pub fn is_infinite(f: Format, x: u64) -> bool {
        x & f.magnitude_mask() == f.infinity()
    }

    pub fn is_zero(f: Format, x: u64) -> bool {
        x & f.magnitude_mask() == 0
    }

    pub fn is_sign_positive(f: Format, x: u64) -> bool {
        !is_sign_negative(f, x)
    }

    /// A one with the sign of `x`, or NaN.
    pub fn signum(f: Format, x: u64) -> u64 {
        if f.is_nan(x) {
            f.quiet_nan()
        } else {
            f.one() | x & f.sign_mask()
        }
    }

    pub fn to_bits(f: Format, x: u64) -> u64 {
        f.canonical(x)
    }

    pub fn from_bits(f: Format, n: u64) -> u64 {
        f.canonical(n)
    }

    const NEAREST: Rounding = Rounding::NearestEven;

    pub fn approx_div(f: Format, x: u64, y: u64) -> u64 {
        div(f, NEAREST, x, y)
    }

    pub fn approx_sqrt(f: Format, x: u64) -> u64 {
        sqrt(f, NEAREST, x)
    }

    pub fn approx_rcp(f: Format, x: u64) -> u64 {
        recip(f, NEAREST, x)
    }

    pub fn approx_rsqrt(f: Format, x: u64) -> u64 {
        rsqrt(f, NEAREST, x)
    }
}

/// Results as words.
trait Words {
    fn words(self) -> [u64; 2];
}

macro_rules! words {
    ($($int:ident as $unsigned:ident;)*) => {$(
        impl Words for $int {
            fn words(self) -> [u64; 2] {
                [self as $unsigned as u64, 0]
            }
        }
    )*};
}

words! {
    bool as u8;
    i8 as u8;
    i16 as u16;
    i32 as u32;
    i64 as u64;
    u8 as u8;
    u16 as u16;
    u32 as u32;
    u64 as u64;
}

impl<R: Words, S: Words> Words for (R, S) {
    fn words(self) -> [u64; 2] {
        [self.0.words()[0], self.1.words()[0]]
    }
}

/// One operand, of a type of the table.
macro_rules! operand {
    (i32 $word:expr) => {
        $word as i32
    };
    ($X:tt $word:expr) => {
        $word
    };
}

macro_rules! arms {
    ($(
        #[doc = $doc:literal]
        $Name:ident: fn $name:ident($($x:ident: $X:tt),*) -> $R:tt = $example:tt,
        $domain:ident, $rounds:ident, $flushing:ident, $origin:tt, $call:tt, $ieee:literal, $cuda:literal;
    )*) => {
        /// The results of an operation on floats of a format: encodings and integers in the low bits, zeros above them. The
        /// second is 0 where there is one. An operation has as many operands as the table says.
        ///
        /// # Panics
        ///
        /// If floats do not have the operation.
        pub fn evaluate(operation: Operation, format: Format, mode: Rounding, operands: [u64; 4]) -> [u64; 2] {
            match operation {
                $(Operation::$Name => arms!(@$domain $rounds $name format, mode, operands ($($x: $X),*)),)*
            }
        }
    };
    (@bits $($row:tt)*) => { arms!(* $($row)*) };
    (@int $($row:tt)*) => { arms!(* $($row)*) };
    (@signed_int $($row:tt)*) => { arms!(* $($row)*) };
    (@unsigned_int $($row:tt)*) => { arms!(* $($row)*) };
    (* $rounds:ident $name:ident $format:ident, $mode:ident, $operands:ident $args:tt) => {
        panic!(concat!("`", stringify!($name), "` is no operation of floats"))
    };
    (@$domain:ident rounded $name:ident $format:ident, $mode:ident, $operands:ident ($($x:ident: $X:tt),*)) => {{
        let [$($x,)* ..] = $operands;
        named::$name($format, $mode, $(operand!($X $x)),*).words()
    }};
    (@$domain:ident exact $name:ident $format:ident, $mode:ident, $operands:ident ($($x:ident: $X:tt),*)) => {{
        let [$($x,)* ..] = $operands;
        named::$name($format, $(operand!($X $x)),*).words()
    }};
}

fpdsl_ops::operations!(arms);
