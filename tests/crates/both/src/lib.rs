//! Functions, structs, methods and operators of two other crates in one function.

use std::ops::Mul;

use crate_left::{Complex, third};
use crate_right::{Poly, sums};
use fpdsl::prelude::*;

/// A polynomial of a complex number by Horner's rule.
#[derive(Clone, Copy, Debug, Fp)]
pub struct ComplexPoly<T> {
    /// The coefficients, from the highest.
    pub c: [Complex<T>; 3],
}

#[fp]
impl<T: Float> Mul<Complex<T>> for ComplexPoly<T> {
    type Output = Complex<T>;
    fn mul(self, z: Complex<T>) -> Complex<T> {
        (self.c[0] * z + self.c[1]) * z + self.c[2]
    }
}

/// A struct of one crate in the functions of another.
#[fp]
pub fn compose(z: Complex<f32>, x: f32) -> (Complex<f32>, f32) {
    let p = ComplexPoly {
        c: [z, Complex::real(1.0), z + z],
    };
    let q = Poly::new(x, third::<Ru>(x), sums::sum([x, z.re, z.im]));
    (p * z, q.at(z.norm()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The same in plain Rust; `rz` is taken from a function of its own.
    fn expected(z: Complex<f32>, x: f32) -> (Complex<f32>, f32) {
        let mul = |a: Complex<f32>, b: Complex<f32>| Complex {
            re: a.re * b.re - a.im * b.im,
            im: a.re * b.im + a.im * b.re,
        };
        let first = mul(z, z);
        let inner = Complex {
            re: first.re + 1.0,
            im: first.im + 0.0,
        };
        let value = mul(inner, z);
        let sum = x + z.re + z.im;
        let norm = z.re * z.re + z.im * z.im;
        let value = Complex {
            re: value.re + (z.re + z.re),
            im: value.im + (z.im + z.im),
        };
        (value, horner(x, third::<Ru>(x), sum, norm))
    }

    #[fp(mode = "rz", contract = true)]
    fn horner(a: f32, b: f32, c: f32, x: f32) -> f32 {
        (c * x + b) * x + a
    }

    #[test]
    fn calls_and_maps() -> Result<(), fpdsl::Error> {
        let inputs: Vec<(Complex<f32>, f32)> = (0..40)
            .map(|k| {
                let x = 0.1 * k as f32 - 1.7;
                (
                    Complex {
                        re: x,
                        im: 0.3 - x * x,
                    },
                    x + 0.01,
                )
            })
            .collect();
        for &(z, x) in &inputs {
            assert_eq!(compose(z, x), expected(z, x));
        }
        let (z, x): (Vec<_>, Vec<_>) = inputs.iter().copied().unzip();
        for device in fpdsl::Device::hosts() {
            let (first, second) = compose::map(&z, &x).run(&device)?;
            let found: Vec<_> = first.to_vec()?.into_iter().zip(second.to_vec()?).collect();
            let expected: Vec<_> = inputs.iter().map(|&(z, x)| expected(z, x)).collect();
            assert_eq!(found, expected);
        }
        Ok(())
    }
}
