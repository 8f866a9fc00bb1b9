//! `j0`, `j1`, `y0` and `y1` in two parts, for all formats.
//!
//! From pi/2 up to 33 pi/2 each quarter of a turn has a polynomial. Its center is a zero of the function or far from one, so the error is
//! relative also near zeros. Below, there are series in x^2, for Y beside a logarithm. Above, J is the modulus times the cosine of a
//! phase, and Y times the sine; both are `x` and what a polynomial in 1/x^2 adds (NIST Handbook of Mathematical Functions, 10.18).

use fpdsl_macros::fp;

use super::circle64::{QUARTER, reduced_pair, reduced_triple, sine_after};
use super::kit::{
    MAGIC, fast_two_sum, number_bits, triple_product, triple_quotient, triple_sum, two_product, two_sum,
};
use super::pair::{pair_ln, pair_product, pair_quotient, pair_step, pair_sum};
use super::polynomial::polynomial;
use super::tables::bessel::*;
use super::tables::circle::{
    FACT3, FACT4, FACT5, FACT6, FACT7, FACT8, FACT9, FACT10, FACT11, FACT12, SIN_H, SIN_M,
};

/// The quarters of a turn that have pieces end here.
const PIECES: f64 = 33.0;
/// 2^-12. So near zeros the phase needs three parts.
const NEAR_ZERO: f64 = 0.000_244_140_625;

/// The polynomial of a piece: its center is about `x`, and `HEADS` coefficients have two parts.
macro_rules! piece {
    ($name:ident, $length:literal, $heads:literal, $C:ident $CM:ident $CL:ident $H:ident $M:ident) => {
        #[fp(library)]
        fn $name(x: f64, place: usize) -> (f64, f64) {
            let i = place & 31;
            let (d, dl) = two_sum(x - $C[i], -$CM[i]);
            let (d, dl) = fast_two_sum(d, dl - $CL[i]);
            let (high, middle) = ($length * i, 16 * i);
            let mut q = $H[high + ($length - 1)];
            for k in 0_usize..($length - 1 - $heads) {
                q = q.mul_add(d, $H[high + ($length - 2 - k)]);
            }
            let mut s = (q, 0.0);
            for k in 0_usize..$heads {
                let at = $heads - 1 - k;
                s = pair_step(s, (d, dl), ($H[high + at], $M[middle + at]));
            }
            s
        }
    };
}

/// A polynomial of which `$heads` coefficients have two parts.
macro_rules! series {
    ($name:ident, $length:literal, $heads:literal, $H:ident $M:ident) => {
        #[fp]
        fn $name(z: (f64, f64)) -> (f64, f64) {
            let mut q = $H[$length - 1];
            for k in 0_usize..($length - 1 - $heads) {
                q = q.mul_add(z.0, $H[$length - 2 - k]);
            }
            let mut s = (q, 0.0);
            for k in 0_usize..$heads {
                s = pair_step(s, z, ($H[$heads - 1 - k], $M[$heads - 1 - k]));
            }
            s
        }
    };
}

series!(phase0, 14, 6, PHASE0_H PHASE0_M);
series!(phase1, 14, 6, PHASE1_H PHASE1_M);
series!(modulus0, 12, 7, MODULUS0_H MODULUS0_M);
series!(modulus1, 12, 7, MODULUS1_H MODULUS1_M);

/// The phase less `x` and quarters, to about 2^-128, of order 0 or 1.
#[fp]
fn phase_triple(x: f64, first: bool) -> (f64, f64, f64) {
    let v = triple_quotient((1.0, 0.0, 0.0), (x, 0.0, 0.0));
    let w = triple_product(v, v);
    let mut q = if first { PHASE1_H[13] } else { PHASE0_H[13] };
    for k in 0..5 {
        let at = 12 - k;
        q = q.mul_add(w.0, if first { PHASE1_H[at] } else { PHASE0_H[at] });
    }
    let mut s = (q, 0.0, 0.0);
    for k in 0..8 {
        let at = 7 - k;
        let c = if first {
            (PHASE1_H[at], PHASE1_M[at], PHASE1_L[at])
        } else {
            (PHASE0_H[at], PHASE0_M[at], PHASE0_L[at])
        };
        s = triple_sum(c, triple_product(s, w));
    }
    let c = if first { 0.375 } else { -0.125 };
    triple_product(triple_sum((c, 0.0, 0.0), triple_product(s, w)), v)
}

/// The phase less quarters, near zeros of its sine.
#[fp(library)]
fn phase_near_zero(x: f64, first: bool) -> (f64, f64) {
    let (_, r) = reduced_triple(x);
    let (h, l, _) = triple_sum(r, phase_triple(x, first));
    (h, l)
}

/// For x >= 33 pi/2: the number of steps in the phase and `shift`, the rest in two parts, and the modulus.
#[fp]
fn phase_and_modulus(x: f64, shift: u64, first: bool) -> (u64, (f64, f64), (f64, f64)) {
    let v = pair_quotient((1.0, 0.0), (x, 0.0));
    let w = pair_product(v, v);
    let phase = if first { phase1(w) } else { phase0(w) };
    let modulus = if first { modulus1(w) } else { modulus0(w) };
    let c = if first { 0.375 } else { -0.125 };
    let phase = pair_product(pair_step(phase, w, (c, 0.0)), v);
    let (k, h, l) = reduced_pair(x);
    let k = k + shift;
    let (mut h, mut l) = pair_sum((h, l), phase);
    if k & 63 == 0 && h.abs() < NEAR_ZERO {
        let (near, rest) = phase_near_zero(x, first);
        h = near;
        l = rest;
    }
    let size = pair_product(
        pair_step(modulus, w, (1.0, 0.0)),
        (ROOT_TWO_OVER_PI_H, ROOT_TWO_OVER_PI_L),
    );
    let s = x.sqrt();
    let root = (s, (-s).mul_add(s, x) * (0.5 / s));
    (k, (h, l), pair_quotient(size, root))
}

/// The sine of `k` steps and a rest, to about 2^-93 of it.
#[fp]
pub fn sine(k: u64, r: (f64, f64)) -> (f64, f64) {
    let (i, j) = ((k & 127) as usize, ((k + QUARTER) & 127) as usize);
    let u = pair_product(r, r);
    let p = polynomial(u.0, [FACT7.0, FACT9.0, FACT11.0]);
    let p = pair_step((p, 0.0), u, (FACT5.0, FACT5.1));
    let p = pair_step(p, u, (FACT3.0, FACT3.1));
    let s = pair_product(pair_step(p, u, (1.0, 0.0)), r);
    let q = polynomial(u.0, [FACT8.0, FACT10.0, FACT12.0]);
    let q = pair_step((q, 0.0), u, (FACT6.0, FACT6.1));
    let q = pair_step(q, u, (FACT4.0, FACT4.1));
    let q = pair_step(q, u, (-0.5, 0.0));
    let c = pair_step(q, u, (1.0, 0.0));
    pair_sum(
        pair_product((SIN_H[i], SIN_M[i]), c),
        pair_product((SIN_H[j], SIN_M[j]), s),
    )
}

/// The modulus times the sine of the phase and a number of steps, for x >= 33 pi/2.
#[fp(library)]
fn far(x: f64, shift: u64, first: bool) -> (f64, f64) {
    let (k, r, size) = phase_and_modulus(x, shift, first);
    pair_product(size, sine(k, r))
}

/// The same to about 2^-62 of it. What the polynomials add is below 2^-13, so one part is enough.
#[fp(library)]
fn far_brief(x: f64, shift: u64, first: bool) -> (f64, f64) {
    let v = 1.0 / x;
    let rest = (-v).mul_add(x, 1.0) * v;
    let w = v * v;
    let mut p = if first { PHASE1_H[7] } else { PHASE0_H[7] };
    let mut m = if first { MODULUS1_H[7] } else { MODULUS0_H[7] };
    for k in 0..7 {
        let at = 6 - k;
        p = p.mul_add(w, if first { PHASE1_H[at] } else { PHASE0_H[at] });
        m = m.mul_add(w, if first { MODULUS1_H[at] } else { MODULUS0_H[at] });
    }
    let (q, ql) = fast_two_sum(if first { 0.375 } else { -0.125 }, w * p);
    let phase = pair_product((q, ql), (v, rest));
    let (k, h, l) = reduced_pair(x);
    let k = k + shift;
    let (mut h, mut l) = pair_sum((h, l), phase);
    if k & 63 == 0 && h.abs() < NEAR_ZERO {
        let (near, rest) = phase_near_zero(x, first);
        h = near;
        l = rest;
    }
    let (sine, sl) = sine_after(k, h, l);
    let size = pair_product((ROOT_TWO_OVER_PI_H, ROOT_TWO_OVER_PI_L), fast_two_sum(1.0, w * m));
    let s = x.sqrt();
    let root = (s, (-s).mul_add(s, x) * (0.5 / s));
    pair_quotient(pair_product(size, (sine, sl)), root)
}

/// What J is multiplied by in Y: 2/pi (ln(x/2) + gamma).
#[fp]
fn logarithm(x: f64) -> (f64, f64) {
    let l = pair_sum(pair_ln((x, 0.0)), (LESS_LN2_H, LESS_LN2_L));
    pair_product(l, (TWO_OVER_PI_H, TWO_OVER_PI_L))
}

/// The quarters of a turn in a positive number, and the number of the piece.
#[fp]
fn quarter(x: f64) -> (f64, usize) {
    let q = (x * TWO_OVER_PI_H).floor();
    (q, (number_bits(q.min(PIECES) + MAGIC) - 1) as usize & 31)
}

/// The functions in two parts, where `$heads` coefficients of a piece and `$more` of a series have two parts.
macro_rules! functions {
    ($heads:literal, $more:literal, $far:ident) => {
        piece!(j0_piece, 22, $heads, J0_C J0_CM J0_CL J0_H J0_M);
        piece!(j1_piece, 22, $heads, J1_C J1_CM J1_CL J1_H J1_M);
        piece!(y0_piece, 28, $heads, Y0_C Y0_CM Y0_CL Y0_H Y0_M);
        piece!(y1_piece, 28, $heads, Y1_C Y1_CM Y1_CL Y1_H Y1_M);
        series!(j0_series, 17, $more, J0_Z_H J0_Z_M);
        series!(j1_series, 17, $more, J1_Z_H J1_Z_M);
        series!(y0_series, 17, $more, Y0_Z_H Y0_Z_M);
        series!(y1_series, 17, $more, Y1_Z_H Y1_Z_M);

        /// J0 for |x| < pi.
        #[fp(library)]
        fn j0_small(x: f64) -> (f64, f64) {
            let z = two_product(x, x);
            pair_step(j0_series(z), z, (1.0, 0.0))
        }

        /// J1 for |x| < pi.
        #[fp(library)]
        fn j1_small(x: f64) -> (f64, f64) {
            let z = two_product(x, x);
            pair_product(pair_step(j1_series(z), z, (0.5, 0.0)), (x, 0.0))
        }

        /// Y0 for 0 < x < pi.
        #[fp(library)]
        fn y0_small(x: f64) -> (f64, f64) {
            let z = two_product(x, x);
            let j = pair_step(j0_series(z), z, (1.0, 0.0));
            pair_sum(pair_product(logarithm(x), j), pair_product(y0_series(z), z))
        }

        /// Y1 for 2^-1000 < x < pi.
        #[fp(library)]
        fn y1_small(x: f64) -> (f64, f64) {
            let z = two_product(x, x);
            let j = pair_step(j1_series(z), z, (0.5, 0.0));
            let rest = pair_product(pair_sum(pair_product(logarithm(x), j), y1_series(z)), (x, 0.0));
            pair_sum(pair_quotient((-TWO_OVER_PI_H, -TWO_OVER_PI_L), (x, 0.0)), rest)
        }

        /// J0 of a finite x >= 0.
        #[fp]
        pub fn j0(x: f64) -> (f64, f64) {
            let (q, place) = quarter(x);
            if q < 1.0 {
                return j0_small(x);
            }
            if q < PIECES {
                return j0_piece(x, place);
            }
            $far(x, 16, false)
        }

        /// J1 of a finite x >= 0.
        #[fp]
        pub fn j1(x: f64) -> (f64, f64) {
            let (q, place) = quarter(x);
            if q < 1.0 {
                return j1_small(x);
            }
            if q < PIECES {
                return j1_piece(x, place);
            }
            $far(x, 112, true)
        }

        /// Y0 of a finite x > 0.
        #[fp]
        pub fn y0(x: f64) -> (f64, f64) {
            let (q, place) = quarter(x);
            let beside = (x - Y0_C[0]).abs() < 0.125;
            if q < 2.0 && !beside {
                return y0_small(x);
            }
            if q < PIECES {
                return y0_piece(x, if beside { 0 } else { place });
            }
            $far(x, 112, false)
        }

        /// Y1 of a finite x > 2^-1000.
        #[fp]
        pub fn y1(x: f64) -> (f64, f64) {
            let (q, place) = quarter(x);
            let beside = (x - Y1_C[0]).abs() < 0.25;
            if q < 2.0 && !beside {
                return y1_small(x);
            }
            if q < PIECES {
                return y1_piece(x, if beside { 0 } else { place });
            }
            $far(x, 80, true)
        }
    };
}

/// To about 2^-90 of the result.
pub mod long {
    use super::*;
    functions! { 16, 13, far }
}

/// To about 2^-60 of the result.
pub mod brief {
    use super::*;
    functions! { 6, 6, far_brief }
}
