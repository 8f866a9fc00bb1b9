//! Integers, which are known or not, and conditions, which are decided or not.

use super::arithmetic::range_of;
use super::value::{COM, Code, Interval, Known, TRV, Truth, Value};
use crate::ir::writer::{FALSE, TRUE, Write as _, constant, known};
use crate::ir::{Comparison, Op, Operand};
use crate::lift::ScalarType;

/// A comparison. Between floats of which one may not exist it is undecided.
pub(super) fn compare(c: &mut Code, comparison: Comparison, x: Value, y: Value) -> Truth {
    match (x, y) {
        (Value::Float(x), Value::Float(y)) => floats(c, comparison, x, y),
        (Value::Int(x), Value::Int(y)) => {
            let (holds, known) = (c.compare(comparison, x.bits, y.bits), c.and(x.known, y.known));
            of_known(c, holds, known)
        }
        (Value::Bool(x), Value::Bool(y)) => {
            let equal = alike(c, x, y);
            if comparison == Comparison::Ne {
                not(equal)
            } else {
                equal
            }
        }
        _ => Truth {
            may: TRUE,
            may_not: TRUE,
            decoration: TRV,
        },
    }
}

fn of_known(c: &mut Code, holds: Operand, known: Operand) -> Truth {
    let (unknown, fails) = (c.not(known), c.not(holds));
    Truth {
        may: c.or(holds, unknown),
        may_not: c.or(fails, unknown),
        decoration: c.weaken(COM, unknown, TRV),
    }
}

fn floats(c: &mut Code, comparison: Comparison, x: Interval, y: Interval) -> Truth {
    use Comparison::{Eq, Ge, Gt, Le, Lt, Ne};
    let decoration = c.weaker(x.decoration, y.decoration);
    let undefined = c.undefined(decoration);
    let (may, may_not) = match comparison {
        Lt => (c.less(x.lo, y.hi), c.at_most(y.lo, x.hi)),
        Ge => (c.at_most(y.lo, x.hi), c.less(x.lo, y.hi)),
        Le => (c.at_most(x.lo, y.hi), c.less(y.lo, x.hi)),
        Gt => (c.less(y.lo, x.hi), c.at_most(x.lo, y.hi)),
        Eq | Ne => {
            let (below, above) = (c.at_most(x.lo, y.hi), c.at_most(y.lo, x.hi));
            let meet = c.and(below, above);
            let (one, other) = (c.equal(x.lo, y.hi), c.equal(y.lo, x.hi));
            let same = c.and(one, other);
            let differ = c.not(same);
            if comparison == Eq {
                (meet, differ)
            } else {
                (differ, meet)
            }
        }
    };
    Truth {
        may: c.or(may, undefined),
        may_not: c.or(may_not, undefined),
        decoration,
    }
}

pub(super) fn not(x: Truth) -> Truth {
    Truth {
        may: x.may_not,
        may_not: x.may,
        ..x
    }
}

fn alike(c: &mut Code, x: Truth, y: Truth) -> Truth {
    let (both, neither) = (c.and(x.may, y.may), c.and(x.may_not, y.may_not));
    let (first, second) = (c.and(x.may, y.may_not), c.and(x.may_not, y.may));
    Truth {
        may: c.or(both, neither),
        may_not: c.or(first, second),
        decoration: c.weaker(x.decoration, y.decoration),
    }
}

/// An operation whose result is a `bool`.
pub(super) fn truth(c: &mut Code, op: Op, args: &[Value]) -> Truth {
    match (op, args) {
        (Op::Not, &[Value::Bool(x)]) => not(x),
        (Op::And | Op::BitAnd, &[Value::Bool(x), Value::Bool(y)]) => Truth {
            may: c.and(x.may, y.may),
            may_not: c.or(x.may_not, y.may_not),
            decoration: c.weaker(x.decoration, y.decoration),
        },
        (Op::Or | Op::BitOr, &[Value::Bool(x), Value::Bool(y)]) => Truth {
            may: c.or(x.may, y.may),
            may_not: c.and(x.may_not, y.may_not),
            decoration: c.weaker(x.decoration, y.decoration),
        },
        (Op::BitXor, &[Value::Bool(x), Value::Bool(y)]) => not(alike(c, x, y)),
        _ => Truth {
            may: TRUE,
            may_not: TRUE,
            decoration: TRV,
        },
    }
}

/// An operation whose result is an integer.
pub(super) fn integer(c: &mut Code, op: Op, ty: ScalarType, args: &[Value]) -> Known {
    match *args {
        [Value::Bool(x)] => {
            let both = c.and(x.may, x.may_not);
            Known {
                bits: c.op(ty, op, &[x.may]),
                known: c.not(both),
            }
        }
        // A conversion, or the encoding.
        [Value::Float(x)] => {
            let (least, most) = (c.op(ty, op, &[x.lo]), c.op(ty, op, &[x.hi]));
            let (same, undefined) = (c.equal(least, most), c.undefined(x.decoration));
            let defined = c.not(undefined);
            let mut known = c.and(same, defined);
            if matches!(op, Op::ToBits | Op::NumberToBits) {
                // An exact zero has no sign, and so no encoding.
                let zero = constant(c.type_of(x.lo), 0);
                let has_sign = c.compare(Comparison::Ne, x.lo, zero);
                known = c.and(known, has_sign);
            }
            Known { bits: least, known }
        }
        _ => of_integers(c, op, ty, args),
    }
}

fn of_integers(c: &mut Code, op: Op, ty: ScalarType, args: &[Value]) -> Known {
    let (mut bits, mut all) = (Vec::new(), TRUE);
    for arg in args {
        let Value::Int(x) = *arg else { continue };
        bits.push(x.bits);
        all = c.and(all, x.known);
    }
    if let (Op::Div(_) | Op::Rem, &[_, divisor]) = (op, &bits[..])
        && known(divisor).is_none_or(|divisor| divisor == 0)
    {
        // The check before it is none of this run.
        let fits = c.compare(Comparison::Ne, divisor, constant(ty, 0));
        bits[1] = c.select(fits, divisor, constant(ty, 1));
        all = c.and(all, fits);
    }
    Known {
        bits: c.op(ty, op, &bits),
        known: all,
    }
}

/// An integer or a `bool` as a float.
pub(super) fn as_float(c: &mut Code, from: ScalarType, ty: ScalarType, x: Value) -> Interval {
    let range = range_of(from, c, ty);
    let (bits, is_known, decoration) = match x {
        Value::Int(x) => (x.bits, x.known, COM),
        Value::Bool(x) => {
            let both = c.and(x.may, x.may_not);
            (x.may, c.not(both), x.decoration)
        }
        Value::Float(x) => return x,
    };
    let down = c.op(ty, Op::Cast(super::value::DOWN), &[bits]);
    let up = c.op(ty, Op::Cast(super::value::UP), &[bits]);
    let unknown = if is_known == TRUE { FALSE } else { c.not(is_known) };
    Interval {
        lo: c.select(is_known, down, range.lo),
        hi: c.select(is_known, up, range.hi),
        decoration: c.weaken(decoration, unknown, TRV),
    }
}
