//! `ln_gamma` by way of binary64: the parts of `lgamma64`.

use fpdsl_macros::fp;

use super::kit::odd;
use super::lgamma64::ln_gamma_parts;
use crate::generic::Float;
use crate::mode::Mode;

/// ln |Gamma(x)| rounded to odd, for a finite `x` that is no pole. Before the rounding it has an error below 2^-98.
#[fp(inline = false)]
fn fpdsl_ln_gamma(x: f64) -> f64 {
    let (h, l) = ln_gamma_parts(x);
    odd(h, l)
}

/// Poles, infinities and NaN.
#[fp(cold)]
fn ln_gamma_far<T: Float>(x: T) -> T {
    if x.is_nan() { x } else { T::INFINITY }
}

/// The logarithm of the absolute value of gamma.
#[fp(mode = M)]
pub fn ln_gamma<M: Mode, T: Float>(x: T) -> T {
    if !x.is_finite() || (x <= 0.0 && x.floor() == x) {
        return ln_gamma_far::<T>(x);
    }
    fpdsl_ln_gamma(x as f64) as T
}
