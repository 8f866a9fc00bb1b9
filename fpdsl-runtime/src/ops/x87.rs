//! The vocabulary of functions with `profile = "x87"`: the names and signatures of [`ops`](super), with two roundings.
//!
//! `+ - * /`, `sqrt` and `recip` are rounded to 64 digits with an exponent of 15 bits, and then to the format, both in the mode, as by
//! the x87 unit of PCs when every value is stored. `math::x87` says where that differs from one rounding: in `f64` to nearest alone.
//! Everything else is as without the profile:
//!
//! - `%`, `ieee_remainder`, `min`, `max`, comparisons, rounding to integers and conversions: that unit's are exact or round once.
//! - `mul_add`, `dot2`, `rsqrt`, `scalbn` and elementary functions are rounded once. That unit has no such instruction, or one with
//!   errors of its own. [`contracted`] is a product and a sum, since there is no instruction for both.
//!
//! Recorded bodies call the operation, which is made of others; `inspect` sees those.

use fpdsl_macros::{for_each_function, for_each_operation};

use crate::backend::{Backend, Float, Leaf, Num};
use crate::math::x87;
use crate::mode::Mode;

pub use super::{cast, cast_to, float, from_bits, int, lift, neg_operand, pow_known, shl, shr, zero};

for_each_operation! {
    #for !function && !x87 {
        pub use super::#name;
    }
}

for_each_function! {
    #for {
        pub use super::#name;
    }
}

own_forms! { but_of_f64 "x87_" crate::ops:
    /// `x + y`, rounded twice.
    add of Num(x, y), |b| x87::sum::body(b, x, y);
    /// `x - y`, rounded twice.
    sub of Num(x, y), |b| x87::sum::body(b, x, <B::F64 as Num<B>>::neg(b, y));
    /// `x * y`, rounded twice.
    mul of Num(x, y), |b| x87::product::body(b, x, y);
    /// `x / y`, rounded twice.
    div of Num(x, y), |b| x87::quotient::body(b, x, y);
    /// The square root, rounded twice.
    sqrt of Float(x), |b| x87::root::body(b, x);
    /// `1 / x`, rounded twice.
    recip of Float(x), |b| x87::quotient::body(b, <B::F64 as Leaf<B>>::constant(b, 1.0), x);
}

/// `x * y + z`, with the product stored between.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn contracted<M: Mode, B: Backend, T: Num<B>>(b: B, x: T, y: T, z: T) -> T {
    add::<M, B, T>(b, mul::<M, B, T>(b, x, y), z)
}
