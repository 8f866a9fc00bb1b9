//! What a shadow would be without rounding, and how far from it a shadow may be: a running error analysis of bodies.
//!
//! Control flow, and what integers say, is the call's, as it is for shadows. So each value has the encoding that it has in the call, and a
//! float has two numbers of 600 bits beside: the exact value, and a bound for the distance of the shadow from it.
//!
//! - Where floats begin (parameters, constants, slices, encodings) shadows are exact.
//! - Beside `f32`, `f16` and `bf16` an operation is rounded once, in binary64: by at most 2^-53 of the result.
//! - Beside `f64` it is that of two numbers of binary64: by at most 3u^2 + 13u^3 (sum), 5u^2 (product), 15u^2 + 56u^3 (quotient) of the
//!   result, with u = 2^-53 (Joldes, Muller and Popescu 2017, algorithms 6, 12 and 17), and the root, one step of Newton's from the rounded
//!   root, by some 4u^2: (x - h^2)^2 / 8h^3, and the two roundings of (x - h^2) / 2h. All are below 2^-102, and 2^-101 leaves room for
//!   integers, whose low part may be a whole unit of the high one.
//! - Errors of operands add up as the operation says: `|y| dx + |x| dy + dx dy` for a product, and so on.
//!
//! Of values outside 2^±300, and where a small error may change the result much (next to a zero divisor, a tie of `rint`, a jump of a
//! remainder), nothing is known, and of what is computed with them neither.

use fpdsl_runtime::Rounding;
use fpdsl_runtime::ir::interp::{Domain, Encodings};
use fpdsl_runtime::ir::{Approximate, Constant, Kind, Op};
use fpdsl_runtime::lift::ScalarType;
use rug::Float;

use super::number;

const PRECISION: u32 = 600;

/// An exact value, and how far a shadow may be from it.
#[derive(Clone, Debug)]
pub struct Known {
    /// The value.
    pub exact: Float,
    /// The distance.
    pub bound: Float,
}

/// A value of the call.
#[derive(Clone, Debug)]
pub struct Value {
    /// Its encoding there.
    pub bits: u64,
    /// What is known beside a float.
    pub known: Option<Known>,
}

fn float(x: f64) -> Float {
    Float::with_val(PRECISION, x)
}

fn power(exponent: i32) -> Float {
    float(2.0) >> (1 - exponent)
}

impl Known {
    /// A shadow that begins; nothing for infinities and NaNs.
    pub fn begins(ty: ScalarType, bits: u64) -> Option<Known> {
        Known::within(Float::with_val(PRECISION, number(ty, bits)), float(0.0))
    }

    /// A number without an error; nothing for one with more digits than are kept here.
    pub fn exactly(exact: Float) -> Option<Known> {
        let kept = Float::with_val(PRECISION, &exact);
        if kept != exact {
            return None;
        }
        Known::within(kept, float(0.0))
    }

    fn within(exact: Float, bound: Float) -> Option<Known> {
        let size = exact.clone().abs();
        let fits = size.is_zero() || (size > power(-300) && size < power(300));
        (fits && exact.is_finite() && bound < power(300)).then_some(Known { exact, bound })
    }

    /// A result with the errors of its operands, rounded by some part of it.
    fn rounded(exact: Float, inherited: Float, unit: &Float) -> Option<Known> {
        let size = exact.clone().abs() + &inherited;
        // What is lost in the subnormal range, by operands of at least 2^-300, is far below that.
        let bound = inherited + size * unit + power(-700);
        Known::within(exact, bound)
    }
}

/// By which part of the result an operation on floats of a type is rounded beside it.
fn unit(ty: ScalarType) -> Float {
    match ty {
        ScalarType::F64 => power(-101),
        _ => power(-53),
    }
}

fn product(x: &Known, y: &Known) -> (Float, Float) {
    let exact = float(0.0) + &x.exact * &y.exact;
    let inherited = Float::with_val(PRECISION, x.exact.abs_ref()) * &y.bound
        + Float::with_val(PRECISION, y.exact.abs_ref()) * &x.bound
        + Float::with_val(PRECISION, &x.bound * &y.bound);
    (exact, inherited)
}

fn quotient(x: &Known, y: &Known, unit: &Float) -> Option<Known> {
    let size = y.exact.clone().abs();
    let least = Float::with_val(PRECISION, &size - &y.bound);
    if least <= Float::with_val(PRECISION, &size / 2) {
        return None;
    }
    let exact = Float::with_val(PRECISION, &x.exact / &y.exact);
    let inherited = (Float::with_val(PRECISION, exact.abs_ref()) * &y.bound + &x.bound) / least;
    Known::rounded(exact, inherited, unit)
}

fn root(x: &Known, unit: &Float) -> Option<Known> {
    if x.exact.is_zero() && x.bound.is_zero() {
        return Some(x.clone());
    }
    let least = Float::with_val(PRECISION, &x.exact - &x.bound);
    if least <= Float::with_val(PRECISION, &x.exact / 2) {
        return None;
    }
    let exact = Float::with_val(PRECISION, x.exact.sqrt_ref());
    let inherited = Float::with_val(PRECISION, &x.bound / &exact);
    Known::rounded(exact, inherited, unit)
}

/// A sum of two terms, each with an error.
fn sum((x, dx): (Float, Float), (y, dy): (Float, Float), unit: &Float) -> Option<Known> {
    Known::rounded(x + y, dx + dy, unit)
}

/// A term that is a product. Beside `f64` it is rounded before the sum.
fn term(x: &Known, y: &Known, ty: ScalarType) -> Option<(Float, Float)> {
    let (exact, inherited) = product(x, y);
    if ty != ScalarType::F64 {
        return Some((exact, inherited));
    }
    let size = exact.clone().abs() + &inherited;
    let bound = inherited + size * unit(ty) + power(-700);
    Some((exact, bound))
}

/// The integer that a number and all that its shadow may be round to.
fn whole(x: &Known, round: impl Fn(Float) -> Float) -> Option<Known> {
    // Larger ones may have no place for all their digits.
    if x.exact.clone().abs() > power(50) {
        return None;
    }
    let reach = &x.bound;
    let below = round(Float::with_val(PRECISION, &x.exact - reach));
    let above = round(Float::with_val(PRECISION, &x.exact + reach));
    if below != above {
        return None;
    }
    Known::exactly(below)
}

fn integer(mode: Rounding, x: Float) -> Float {
    match mode {
        Rounding::NearestEven => x.round_even(),
        Rounding::TowardZero => x.trunc(),
        Rounding::TowardPositive => x.ceil(),
        Rounding::TowardNegative => x.floor(),
    }
}

/// What is known beside the result of an operation on floats; `from` is the type of the first operand.
pub fn operation(op: Op, ty: ScalarType, from: ScalarType, args: &[Option<Known>]) -> Option<Known> {
    let all: Option<Vec<Known>> = args.iter().cloned().collect();
    let (all, unit) = (all?, unit(ty));
    let one = || Known::exactly(float(1.0));
    let pair = |x: &Known| (x.exact.clone(), x.bound.clone());
    match (op, all.as_slice()) {
        (Op::Copy | Op::Flush, [x]) => Some(x.clone()),
        (Op::Neg, [x]) => Known::within(-x.exact.clone(), x.bound.clone()),
        (Op::Abs, [x]) => Known::within(x.exact.clone().abs(), x.bound.clone()),
        (Op::Add(_), [x, y]) => sum(pair(x), pair(y), &unit),
        (Op::Sub(_), [x, y]) => sum(pair(x), (-y.exact.clone(), y.bound.clone()), &unit),
        (Op::Mul(_), [x, y]) => {
            let (exact, inherited) = product(x, y);
            Known::rounded(exact, inherited, &unit)
        }
        (Op::Div(_) | Op::Approx(Approximate::Div), [x, y]) => quotient(x, y, &unit),
        (Op::Recip(_) | Op::Approx(Approximate::Rcp), [x]) => quotient(&one()?, x, &unit),
        (Op::Sqrt(_) | Op::Approx(Approximate::Sqrt), [x]) => root(x, &unit),
        (Op::Approx(Approximate::Rsqrt), [x]) => quotient(&one()?, &root(x, &unit)?, &unit),
        (Op::MulAdd(_), [x, y, z]) => sum(term(x, y, ty)?, pair(z), &unit),
        (Op::Dot2(_), [x, y, z, w]) => sum(term(x, y, ty)?, term(z, w, ty)?, &unit),
        (Op::Min, [x, y]) => {
            let bound = x.bound.clone().max(&y.bound);
            Known::within(x.exact.clone().min(&y.exact), bound)
        }
        (Op::Max, [x, y]) => {
            let bound = x.bound.clone().max(&y.bound);
            Known::within(x.exact.clone().max(&y.exact), bound)
        }
        (Op::Rint(mode), [x]) => whole(x, |x| integer(mode, x)),
        (Op::RoundTiesAway, [x]) => whole(x, Float::round),
        (Op::Rem, [x, y]) if x.bound.is_zero() && y.bound.is_zero() && !y.exact.is_zero() => {
            Known::exactly(Float::with_val(PRECISION, &x.exact % &y.exact))
        }
        // The low part is left out.
        (Op::Cast(_), [x]) if from == ScalarType::F64 && ty != ScalarType::F64 => {
            Known::rounded(x.exact.clone(), x.bound.clone(), &unit)
        }
        (Op::Cast(_), [x]) => Some(x.clone()),
        _ => None,
    }
}

/// The call, with what is known beside its floats.
#[derive(Clone, Copy, Debug)]
pub struct Beside;

impl Domain for Beside {
    type Value = Value;

    fn constant(&self, Constant { ty, bits }: Constant) -> Value {
        let is_float = matches!(ty.kind(), Kind::Float(_));
        let known = if is_float { Known::begins(ty, bits) } else { None };
        Value { bits, known }
    }

    fn encoding(&self, value: &Value) -> u64 {
        value.bits
    }

    fn operation(&self, op: Op, ty: ScalarType, args: &[(ScalarType, Value)]) -> Value {
        match op {
            Op::Select => return args[if args[0].1.bits != 0 { 1 } else { 2 }].1.clone(),
            Op::Index => return args[1 + args[0].1.bits as usize].1.clone(),
            _ => {}
        }
        let encodings: Vec<(ScalarType, u64)> = args.iter().map(|(ty, value)| (*ty, value.bits)).collect();
        let bits = Encodings.operation(op, ty, &encodings);
        let begins = self.constant(Constant { ty, bits });
        let Kind::Float(_) = ty.kind() else { return begins };
        let from = args[0].0;
        let from_float = matches!(from.kind(), Kind::Float(_));
        let known = match op {
            Op::Cast(_) if !from_float => {
                let exact = Float::with_val(PRECISION, number(from, args[0].1.bits));
                // In one number of binary64 it is rounded toward zero.
                let unit = if ty == ScalarType::F64 {
                    power(-101)
                } else {
                    power(-52)
                };
                Known::rounded(exact, float(0.0), &unit)
            }
            Op::Rem if ty == ScalarType::F64 => begins.known,
            _ if !from_float => begins.known,
            _ => {
                let known: Vec<Option<Known>> = args.iter().map(|(_, value)| value.known.clone()).collect();
                operation(op, ty, from, &known)
            }
        };
        Value { bits, known }
    }
}
