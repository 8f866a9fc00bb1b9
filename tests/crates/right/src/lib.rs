//! Polynomials.

use fpdsl::prelude::*;

/// A polynomial; its coefficients are nobody's business.
#[derive(Clone, Copy, Debug, Fp)]
pub struct Poly<T> {
    c: [T; 3],
}

#[fp(mode = "rz", contract = true)]
impl<T: Float> Poly<T> {
    /// `a + b x + c x^2`.
    pub fn new(a: T, b: T, c: T) -> Self {
        Poly { c: [a, b, c] }
    }

    /// Its value, each step rounded toward zero.
    pub fn at(self, x: T) -> T {
        (self.c[2] * x + self.c[1]) * x + self.c[0]
    }
}

/// Functions of a module.
pub mod sums {
    use fpdsl::prelude::*;

    /// From left to right.
    #[fp]
    pub fn sum<T: Float, const N: usize>(a: [T; N]) -> T {
        let mut s = a[0];
        for i in 1..N {
            s += a[i];
        }
        s
    }
}
