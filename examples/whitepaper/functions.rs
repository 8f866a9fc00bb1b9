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
