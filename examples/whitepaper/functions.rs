//! The paper's computations, each written once.

use fpdsl::prelude::*;

#[fp(mode = "rn", contract = false)]
pub fn same_f32(x: f32) -> f32 {
    x
}

#[fp(mode = "rn", contract = false)]
pub fn same_f64(x: f64) -> f64 {
    x
}

#[fp(mode = "rn", contract = false)]
pub fn sum_left(a: f32, b: f32, c: f32) -> f32 {
    (a + b) + c
}

#[fp(mode = "rn", contract = false)]
pub fn sum_right(a: f32, b: f32, c: f32) -> f32 {
    a + (b + c)
}

/// Section 5.1's cosine, for which the paper's libraries differ.
#[fp(mode = "rn")]
pub fn cosine_f32(x: f32) -> f32 {
    x.cos()
}

#[fp(mode = "rn")]
pub fn cosine_f64(x: f64) -> f64 {
    x.cos()
}

/// Figure 1's expression, rounded after the product and after the sum.
#[fp(mode = "rn", contract = false)]
pub fn square_plus(a: f32, b: f32) -> f32 {
    a * a + b
}

/// The same text, contracted: one rounding.
#[fp(mode = "rn", contract = true)]
pub fn square_plus_fused(a: f32, b: f32) -> f32 {
    a * a + b
}

/// Section 2.3's `x * x - 1`, in two steps.
#[fp(mode = "rn", contract = false)]
pub fn square_minus_one(x: f32) -> f32 {
    x * x - 1.0
}

/// Section 2.3's `rn(x * x - 1)`.
#[fp(mode = "rn", contract = true)]
pub fn square_minus_one_fused(x: f32) -> f32 {
    x * x - 1.0
}

#[fp(mode = "rn", contract = false)]
pub fn dot_serial(a: [f32; 4], b: [f32; 4]) -> f32 {
    let mut t = 0.0;
    for i in 0..4 {
        t = t + a[i] * b[i];
    }
    t
}

#[fp(mode = "rn", contract = true)]
pub fn dot_fma(a: [f32; 4], b: [f32; 4]) -> f32 {
    let mut t = 0.0;
    for i in 0..4 {
        t = a[i].mul_add(b[i], t);
    }
    t
}

#[fp(mode = "rn", contract = false)]
pub fn dot_parallel(a: [f32; 4], b: [f32; 4]) -> f32 {
    (a[0] * b[0] + a[1] * b[1]) + (a[2] * b[2] + a[3] * b[3])
}

/// Section 5.1's cosine as the x87 unit's instruction computes it, with 66 binary digits of π. Half of that is in three parts here, so
/// that products by a quadrant of 22 digits are exact, and the differences as well.
#[fp(mode = "rn", profile = "x87")]
pub fn cosine_x87(x: f64) -> f64 {
    let quadrant = (x / 1.570_796_326_794_896_6).round_ties_even();
    let rest = ((x - quadrant * 1.570_796_012_878_418) - quadrant * 3.139_164_164_167_596e-7)
        - quadrant * 6.223_371_969_669_989e-14;
    match quadrant as i64 & 3 {
        0 => rest.cos(),
        1 => -rest.sin(),
        2 => -rest.cos(),
        _ => rest.sin(),
    }
}

/// Section 5.2: one operation rounded as SSE does, and as the x87 unit does when the result is stored.
macro_rules! on_two_units {
    ($($sse:ident $x87:ident |$x:ident, $y:ident| $result:expr;)*) => {$(
        #[fp(mode = "rn")]
        pub fn $sse($x: f64, $y: f64) -> f64 {
            $result
        }

        #[fp(mode = "rn", profile = "x87")]
        pub fn $x87($x: f64, $y: f64) -> f64 {
            $result
        }
    )*};
}

on_two_units! {
    sum_sse sum_x87 |x, y| x + y;
    product_sse product_x87 |x, y| x * y;
    quotient_sse quotient_x87 |x, y| x / y;
}

/// `x * x - y` on compute capability 1.x: the product is cut to 24 digits.
#[fp(mode = "rn", profile = "cc1x")]
pub fn square_minus_cc1x(x: f32, y: f32) -> f32 {
    x * x - y
}

#[fp(mode = "rn", contract = false)]
pub fn square_minus(x: f32, y: f32) -> f32 {
    x * x - y
}

#[fp(mode = "rn", contract = true)]
pub fn square_minus_fused(x: f32, y: f32) -> f32 {
    x * x - y
}

/// Figure 5's loop on compute capability 1.x.
#[fp(mode = "rn", profile = "cc1x")]
pub fn dot_cc1x(a: [f32; 4], b: [f32; 4]) -> f32 {
    let mut t = 0.0;
    for i in 0..4 {
        t = t + a[i] * b[i];
    }
    t
}

/// One function per rounding mode, from one text.
macro_rules! in_each_mode {
    ($($module:ident $mode:literal),*) => {$(
        pub mod $module {
            use fpdsl::prelude::*;

            #[fp(mode = $mode)]
            pub fn exponential(x: f64) -> f64 {
                x.exp()
            }

            #[fp(mode = $mode)]
            pub fn quotient_f32(x: f32, y: f32) -> f32 {
                x / y
            }

            #[fp(mode = $mode)]
            pub fn quotient_f64(x: f64, y: f64) -> f64 {
                x / y
            }

            #[fp(mode = $mode)]
            pub fn root_f32(x: f32) -> f32 {
                x.sqrt()
            }

            #[fp(mode = $mode)]
            pub fn root_f64(x: f64) -> f64 {
                x.sqrt()
            }
        }
    )*};
}

in_each_mode!(rn "rn", rz "rz", ru "ru", rd "rd");
