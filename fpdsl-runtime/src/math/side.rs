//! On which side of a number a power or a root lies: integers and long logarithms decide where triple-double does not.

use fpdsl_macros::fp;

use super::exact::{is_root, is_short};
use super::long::is_above;

/// 2^-100: closer to a number of 54 digits, triple-double leaves a doubt.
pub const DOUBT: f64 = 7.888_609_052_210_118e-31;
/// 2^-60.
const SMALL: f64 = 8.673_617_379_884_035e-19;

/// 0 if (x 2^-up)^y for x = xh + xl is (bh + bl) 2^e, or [`DOUBT`] with the sign of the difference. They differ by less than twice that.
#[fp(library)]
pub fn side_of_power(xh: f64, xl: f64, up: f64, y: f64, bh: f64, bl: f64, e: f64) -> f64 {
    let exact = (y * xl).abs() <= SMALL * xh && is_short(xh, up, y);
    if exact && xl == 0.0 {
        return 0.0;
    }
    // Without `xl` it would be that number.
    let above = if exact {
        (xl > 0.0) == (y > 0.0)
    } else {
        is_above(xh, xl, up, y, bh, bl, e)
    };
    if above { DOUBT } else { -DOUBT }
}

/// 0 if the root number `n` of x 2^-up is (bh + bl) 2^e, or [`DOUBT`] with the sign of the difference.
#[fp(library)]
pub fn side_of_root(x: f64, up: f64, n: f64, bh: f64, bl: f64, e: f64) -> f64 {
    if bl == 0.0 && is_root(bh, e, n, x, up) {
        return 0.0;
    }
    if is_above(bh, bl, -e, n, x, 0.0, -up) == (n < 0.0) {
        DOUBT
    } else {
        -DOUBT
    }
}
