//! Unevaluated sums of two numbers of binary64: some 106 bits.
//!
//! Algorithms and their bounds: M. Joldes, J.-M. Muller, V. Popescu, "Tight and rigorous error bounds for basic building blocks of
//! double-word arithmetic", ACM TOMS 44(2), 2017: algorithms 6 (sum), 12 (product) and 17 (quotient). An infinite or absent high part has 0
//! beside it.

use crate::ir::writer::{Write as _, Writer, constant};
use crate::ir::{Comparison, Op, Operand};
use crate::lift::ScalarType;
use crate::mode::Rounding;

const F64: ScalarType = ScalarType::F64;
const RN: Rounding = Rounding::NearestEven;

/// The high part, and what it lacks.
pub(super) type Double = [Operand; 2];

fn op(w: &mut Writer<'_>, op: Op, args: &[Operand]) -> Operand {
    w.op(F64, op, args)
}

fn zero() -> Operand {
    constant(F64, 0)
}

/// A number of binary64.
pub(super) fn single(x: Operand) -> Double {
    [x, zero()]
}

/// The sum of two numbers, exact.
fn two_sum(w: &mut Writer<'_>, x: Operand, y: Operand) -> Double {
    let sum = op(w, Op::Add(RN), &[x, y]);
    let of_y = op(w, Op::Sub(RN), &[sum, x]);
    let of_x = op(w, Op::Sub(RN), &[sum, of_y]);
    let (rest_x, rest_y) = (op(w, Op::Sub(RN), &[x, of_x]), op(w, Op::Sub(RN), &[y, of_y]));
    [sum, op(w, Op::Add(RN), &[rest_x, rest_y])]
}

/// The same where the first is the larger one.
fn fast_two_sum(w: &mut Writer<'_>, x: Operand, y: Operand) -> Double {
    let sum = op(w, Op::Add(RN), &[x, y]);
    let of_y = op(w, Op::Sub(RN), &[sum, x]);
    [sum, op(w, Op::Sub(RN), &[y, of_y])]
}

/// The product of two numbers, exact.
fn two_product(w: &mut Writer<'_>, x: Operand, y: Operand) -> Double {
    let product = op(w, Op::Mul(RN), &[x, y]);
    let opposite = op(w, Op::Neg, &[product]);
    [product, op(w, Op::MulAdd(RN), &[x, y, opposite])]
}

/// A result whose high part is `plain` where that is infinite or a NaN.
fn finite(w: &mut Writer<'_>, [high, low]: Double, plain: Operand) -> Double {
    let is_finite = w.all_finite(&[plain]);
    [w.select(is_finite, high, plain), w.select(is_finite, low, zero())]
}

pub(super) fn neg(w: &mut Writer<'_>, x: Double) -> Double {
    x.map(|x| op(w, Op::Neg, &[x]))
}

pub(super) fn add(w: &mut Writer<'_>, x: Double, y: Double) -> Double {
    let [high, rest] = two_sum(w, x[0], y[0]);
    let [low, least] = two_sum(w, x[1], y[1]);
    let rest = op(w, Op::Add(RN), &[rest, low]);
    let [sum, rest] = fast_two_sum(w, high, rest);
    let rest = op(w, Op::Add(RN), &[least, rest]);
    let sum = fast_two_sum(w, sum, rest);
    finite(w, sum, high)
}

pub(super) fn mul(w: &mut Writer<'_>, x: Double, y: Double) -> Double {
    let [high, rest] = two_product(w, x[0], y[0]);
    let low = op(w, Op::Mul(RN), &[x[1], y[1]]);
    let low = op(w, Op::MulAdd(RN), &[x[0], y[1], low]);
    let low = op(w, Op::MulAdd(RN), &[x[1], y[0], low]);
    let low = op(w, Op::Add(RN), &[rest, low]);
    let product = fast_two_sum(w, high, low);
    finite(w, product, high)
}

pub(super) fn div(w: &mut Writer<'_>, x: Double, y: Double) -> Double {
    let high = op(w, Op::Div(RN), &[x[0], y[0]]);
    let product = mul(w, y, single(high));
    let opposite = neg(w, product);
    let [rest, least] = add(w, x, opposite);
    let rest = op(w, Op::Add(RN), &[rest, least]);
    let low = op(w, Op::Div(RN), &[rest, y[0]]);
    let quotient = fast_two_sum(w, high, low);
    let quotient = finite(w, quotient, high);
    // The rest of a quotient by infinity is none.
    let is_finite = w.all_finite(&[y[0]]);
    [
        w.select(is_finite, quotient[0], high),
        w.select(is_finite, quotient[1], zero()),
    ]
}

pub(super) fn sqrt(w: &mut Writer<'_>, x: Double) -> Double {
    let high = op(w, Op::Sqrt(RN), &[x[0]]);
    let opposite = op(w, Op::Neg, &[high]);
    let rest = op(w, Op::MulAdd(RN), &[opposite, high, x[0]]);
    let rest = op(w, Op::Add(RN), &[rest, x[1]]);
    let twice = op(w, Op::Add(RN), &[high, high]);
    let low = op(w, Op::Div(RN), &[rest, twice]);
    let root = fast_two_sum(w, high, low);
    let root = finite(w, root, high);
    let is_zero = w.compare(Comparison::Eq, high, zero());
    [
        w.select(is_zero, high, root[0]),
        w.select(is_zero, zero(), root[1]),
    ]
}

pub(super) fn compare(w: &mut Writer<'_>, comparison: Comparison, x: Double, y: Double) -> Operand {
    let equal = w.compare(Comparison::Eq, x[0], y[0]);
    let low = w.compare(comparison, x[1], y[1]);
    match comparison {
        Comparison::Eq => w.and(equal, low),
        Comparison::Ne => {
            let unequal = w.not(equal);
            w.or(unequal, low)
        }
        Comparison::Lt | Comparison::Le | Comparison::Gt | Comparison::Ge => {
            let strict = match comparison {
                Comparison::Lt | Comparison::Le => Comparison::Lt,
                _ => Comparison::Gt,
            };
            let high = w.compare(strict, x[0], y[0]);
            let low = w.and(equal, low);
            w.or(high, low)
        }
    }
}

/// The sum of the parts, rounded.
pub(super) fn rounded(w: &mut Writer<'_>, mode: Rounding, x: Double) -> Operand {
    op(w, Op::Add(mode), &x)
}
