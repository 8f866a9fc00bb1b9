//! Polynomials, given by the array of their coefficients, that of 1 first.
//!
//! They are called like functions of the language. As functions of Rust they are recorded without arrays and loops: as the products and
//! sums alone.

use crate::backend::{Backend, Num};
use crate::mode::Rn;
use crate::typed::{FpFunction, named, nothing};

macro_rules! scheme {
    ($(#[$doc:meta])* $name:ident($b:ident, $($x:ident),*; $c:ident) $body:block) => {
        $(#[$doc])*
        #[allow(non_camel_case_types)]
        pub struct $name;

        // Emitted code mentions them for every function that it calls.
        #[allow(dead_code)]
        impl $name {
            pub const DOES_NOT_CALL_ITSELF: usize = 0;

            #[inline(always)]
            pub fn body<B: Backend, const N: usize>($b: B, $($x: B::F64,)* $c: [B::F64; N]) -> B::F64 $body

            pub const CALLEE: FpFunction = FpFunction;

            pub fn in_a_body<const N: usize>($($x: named::f64,)* _: [named::f64; N]) -> named::f64 {
                $(let _ = $x;)*
                nothing()
            }
        }
    };
}

scheme! {
    /// `c[0] + c[1] x + ..`, by Horner's scheme.
    polynomial(b, x; c) {
        let mut y = c[N - 1];
        let mut k = N - 1;
        while k > 0 {
            k -= 1;
            y = B::F64::mul_add::<Rn>(b, y, x, c[k]);
        }
        y
    }
}

scheme! {
    /// `(c[0] + c[1] x) + (c[2] + c[3] x) square + ..`, where `square` is that of `x`: by Horner's scheme for pairs, which wait for each other
    /// half as long.
    in_pairs(b, x, square; c) {
        let pair = |k: usize| match c.get(k + 1) {
            Some(&slope) => B::F64::mul_add::<Rn>(b, slope, x, c[k]),
            None => c[k],
        };
        let mut k = (N - 1) & !1;
        let mut y = pair(k);
        while k > 0 {
            k -= 2;
            y = B::F64::mul_add::<Rn>(b, y, square, pair(k));
        }
        y
    }
}
