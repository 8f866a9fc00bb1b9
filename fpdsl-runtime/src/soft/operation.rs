//! Every operation of the table on floats, by its name there: what is right, for whoever has the operation as a value.

use fpdsl_macros::for_each_operation;
use fpdsl_ops::Operation;

use crate::format::Format;
use crate::mode::Rounding;
use crate::soft;

/// The functions of this module under the names of the table, and what the table has and nothing else needs.
mod named {
    pub use super::super::*;
    pub use super::super::{fma as mul_add, round_ties_away as round, scalbn as ldexp};
    use super::{Format, Rounding};

    pub fn floor(f: Format, x: u64) -> u64 {
        rint(f, Rounding::TowardNegative, x)
    }

    pub fn ceil(f: Format, x: u64) -> u64 {
        rint(f, Rounding::TowardPositive, x)
    }

    pub fn trunc(f: Format, x: u64) -> u64 {
        rint(f, Rounding::TowardZero, x)
    }

    pub fn round_ties_even(f: Format, x: u64) -> u64 {
        rint(f, NEAREST, x)
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

/// The low bits of a result, zeros above them.
fn word<T: Into<i128>>(x: T) -> u64 {
    x.into() as u64 & u64::MAX >> (64 - 8 * size_of::<T>())
}

/// The results of an operation on floats of a format: encodings and integers in the low bits, zeros above them. The
/// second is 0 where there is one. An operation has as many operands as the table says.
///
/// # Panics
///
/// If floats do not have the operation.
pub fn evaluate(operation: Operation, format: Format, mode: Rounding, operands: [u64; 4]) -> [u64; 2] {
    for_each_operation! {
        match operation {
            // To integers in the mode; `usize` is 64 bits wide everywhere.
            #for f32 && rounded && flushed_in with usize = u64 {
                Operation::#Name => {
                    let result = soft::to_int(format, mode, operands[0], #R::MIN.into(), #R::MAX.into());
                    [word(result as #R), 0]
                }
            }
            #for f32 && !(rounded && flushed_in) {
                Operation::#Name => {
                    let [#(#x,)* ..] = operands;
                    let result = named::#name(format, #if rounded { mode, } #(#if i32 { #x as i32 } #else { #x }),*);
                    #if pair { [word(result.0), word(result.1)] } #else { [word(result), 0] }
                }
            }
            #for !f32 {
                Operation::#Name => panic!(concat!("`", stringify!(#name), "` is no operation of floats")),
            }
        }
    }
}
