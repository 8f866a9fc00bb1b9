//! J and Y of large orders below the argument: the modulus times the cosine or the sine of the phase, in two parts.
//!
//! Both have asymptotic series in 1/s, where s is sqrt(x^2 - n^2), and n/s; `xtask/tables/orders.py` derives them. The phase is
//! s - n acos(n/x) - pi/4 and what its series adds. Since s is x - n^2 / (x + s), and acos(n/x) a quarter of a turn less the angle of
//! (s, n), only multiples of quarters, `x` and what is small beside them have to be reduced.

use fpdsl_macros::fp;

use super::angle::angle_triple;
use super::bessel64::sine;
use super::circle64::reduced_triple;
use super::kit::{
    triple_negative, triple_product, triple_quotient, triple_root, triple_sum, two_product, two_sum,
};
use super::pair::{pair_product, pair_quotient, pair_step};
use super::reduce64::reduced_near;
use super::tables::bessel::{TWO_OVER_PI_H, TWO_OVER_PI_L};
use super::tables::orders::*;

/// 2^500. Beyond, `n` adds less than 2^-430 to the phase.
const LARGE: f64 = 3.273_390_607_896_142e150;

/// The sum of eleven polynomials in `r`, the first times 1 and each other by one more `w`. The coefficients of the first five have two
/// parts; those of all lie in one table, the last of which is `$last`, and the degree of number k is 2 k - `$less`.
macro_rules! series {
    ($name:ident, $last:literal, $less:literal, $H:ident $L:ident) => {
        #[fp(library)]
        fn $name(r: (f64, f64), w: (f64, f64)) -> (f64, f64) {
            let mut at = $last;
            let mut k = 11_u64;
            let mut rest = 0.0_f64;
            while k > 5 {
                let mut p = $H[at.min($last) as usize];
                at -= 1;
                let mut left = 2 * k - $less;
                while left > 0 {
                    p = p.mul_add(r.0, $H[at.min($last) as usize]);
                    at -= 1;
                    left -= 1;
                }
                rest = rest.mul_add(w.0, p);
                k -= 1;
            }
            let mut s = (rest, 0.0);
            while k > 0 {
                let mut p = ($H[at.min($last) as usize], $L[(at & 63) as usize]);
                at -= 1;
                let mut left = 2 * k - $less;
                while left > 0 {
                    p = pair_step(p, r, ($H[at.min($last) as usize], $L[(at & 63) as usize]));
                    at -= 1;
                    left -= 1;
                }
                s = pair_step(s, w, p);
                k -= 1;
            }
            s
        }
    };
}

series!(moduli, 142_u64, 0, MODULI_H MODULI_L);
series!(phases, 131_u64, 1, PHASES_H PHASES_L);

/// The root of a positive number in two parts.
#[fp]
fn pair_root(a: (f64, f64)) -> (f64, f64) {
    let s = a.0.sqrt();
    (s, ((-s).mul_add(s, a.0) + a.1) * (0.5 / s))
}

/// J of a whole order n >= 300 where `shift` is a quarter of a turn in steps, and Y where it is 0, for x - n above 20 x^(1/3). The error is
/// below 2^-98 of the modulus.
#[fp(library)]
pub fn below(n: f64, x: f64, shift: u64) -> (f64, f64) {
    let y = x.min(LARGE);
    let (d, dl) = two_sum(y, -n);
    let (u, ul) = two_sum(y, n);
    let square = triple_product((d, dl, 0.0), (u, ul, 0.0));
    let s = triple_root(square);
    let w = pair_quotient((1.0, 0.0), (square.0, square.1));
    let (m, ml) = two_product(n, n);
    let r = pair_product((m, ml), w);
    let v = pair_quotient((1.0, 0.0), (s.0, s.1));
    let small = pair_product(phases(r, w), v);
    let angle = triple_product(angle_triple((n, 0.0, 0.0), s, false), (n, 0.0, 0.0));
    let back = triple_quotient((m, ml, 0.0), triple_sum(s, (y, 0.0, 0.0)));
    let more = triple_sum(angle, triple_negative(back));
    let (k1, r1) = reduced_triple(x);
    let (k2, r2) = reduced_triple(more.0);
    let t = triple_sum(triple_sum(r1, r2), (more.1, more.2, 0.0));
    let t = triple_sum(t, (small.0, small.1, 0.0));
    let (k3, r3) = reduced_near(t.0);
    let (h, l, _) = triple_sum(r3, (t.1, t.2, 0.0));
    // Of a quarter of a turn there are 32 steps.
    let k = k1 + k2 + k3 + shift - (((n as u64) & 3) << 5) - 16;
    let length = if x > LARGE { (x, 0.0) } else { (s.0, s.1) };
    let part = pair_product(
        pair_step(moduli(r, w), w, (1.0, 0.0)),
        (TWO_OVER_PI_H, TWO_OVER_PI_L),
    );
    pair_product(pair_root(pair_quotient(part, length)), sine(k, (h, l)))
}
