//! Error-free transforms: sums and products together with their rounding errors.
//!
//! They are the building blocks of double-double arithmetic and of compensated sums. They are written in the language itself,
//! so they run on every backend, and other `#[fp]` functions can call them. They round to nearest in every mode of the caller,
//! and they fuse only where they say `mul_add`.
//!
//! ```
//! use fpdsl::eft::{two_prod, two_sum};
//! use fpdsl::prelude::*;
//!
//! /// The dot product of two pairs as if computed with twice the precision (Ogita, Rump and Oishi).
//! #[fp]
//! fn dot2(x: [f64; 2], y: [f64; 2]) -> f64 {
//!     let (p, lost_p) = two_prod(x[0], y[0]);
//!     let (q, lost_q) = two_prod(x[1], y[1]);
//!     let (sum, lost) = two_sum(p, q);
//!     sum + (lost_p + lost_q + lost)
//! }
//!
//! // (10^9 + 1) (10^9 - 1) - 10^18, for which plain arithmetic gives 0.
//! assert_eq!(dot2([1e9 + 1.0, -1e18], [1e9 - 1.0, 1.0]), -1.0);
//! ```

use crate::fp;

macro_rules! transforms {
    ($two_sum:ident $fast_two_sum:ident $two_prod:ident, $native:ident, $least:literal) => {
        #[doc = concat!("The rounded sum of two `", stringify!($native), "` and its error: `s + e = a + b` exactly (Knuth).")]
        ///
        /// Exact for all finite operands unless the sum overflows or an operand is the largest finite number; underflow
        /// loses nothing. For infinities and NaN the sum is what `a + b` is, and the error is NaN.
        ///
        /// # Examples
        ///
        /// ```
        #[doc = concat!("let (s, e) = fpdsl::eft::", stringify!($two_sum), "(1e20, 1.0);")]
        /// assert_eq!((s, e), (1e20, 1.0));
        /// ```
        #[fp]
        pub fn $two_sum(a: $native, b: $native) -> ($native, $native) {
            let s = a + b;
            let from_b = s - a;
            let from_a = s - from_b;
            (s, (a - from_a) + (b - from_b))
        }

        #[doc = concat!("As `", stringify!($two_sum), "` in half the operations, for `|a| >= |b|` or `a = 0` (Dekker).")]
        ///
        /// Exact for finite operands unless the sum overflows. It is enough that the exponent of `a` is not below that
        /// of `b`; with the operands the other way round the error may be wrong.
        ///
        /// # Examples
        ///
        /// ```
        #[doc = concat!("assert_eq!(fpdsl::eft::", stringify!($fast_two_sum), "(1.0, 1e-30), (1.0, 1e-30));")]
        /// ```
        #[fp]
        pub fn $fast_two_sum(a: $native, b: $native) -> ($native, $native) {
            let s = a + b;
            (s, b - (s - a))
        }

        #[doc = concat!("The rounded product of two `", stringify!($native), "` and its error: `p + e = a * b` exactly.")]
        ///
        #[doc = concat!("Exact for finite operands whose product is zero or at least `", $least, "` in magnitude and")]
        /// does not overflow: below, the error is not a number of the format. One fused operation computes it.
        ///
        /// # Examples
        ///
        /// ```
        #[doc = concat!("let x = 1.0 + ", stringify!($native), "::EPSILON;")]
        #[doc = concat!("let (p, e) = fpdsl::eft::", stringify!($two_prod), "(x, x);")]
        #[doc = concat!("assert_eq!((p, e), (1.0 + 2.0 * ", stringify!($native), "::EPSILON, ", stringify!($native), "::EPSILON.powi(2)));")]
        /// ```
        #[fp]
        pub fn $two_prod(a: $native, b: $native) -> ($native, $native) {
            let p = a * b;
            (p, a.mul_add(b, -p))
        }
    };
}

transforms!(two_sum fast_two_sum two_prod, f64, "2^-968");
transforms!(two_sum_f32 fast_two_sum_f32 two_prod_f32, f32, "2^-102");
