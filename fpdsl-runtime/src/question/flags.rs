//! The exceptions that operations signal: IEEE 754-2019, clause 7, as counts of each operation of the source.
//!
//! An operation is inexact if it gives two results when it is rounded down and up. One instruction compares those; the others are looked
//! for where a group of elements has a result that is not finite, or two that are a subnormal number apart, and are left out elsewhere.
//!
//! - Overflow needs the result with unbounded exponents. In the mode of the operation a quarter of it is computed, from a quarter of the
//!   operands; it is exact wherever it is close.
//! - Underflow is signalled for results that are tiny and inexact. Tininess is detected after rounding, as x86 does: the double decides for
//!   the smallest normal number.
//! - A signalling NaN counts as a quiet one: bodies know one kind.
//! - Comparisons are quiet. Conversions to integers are the inexact ones of clause 5.4.1: those that change the value are inexact.

use std::collections::HashMap;

use fpdsl_ops::Promise;

use super::ends::Ends;
use super::frame::Frame;
use super::watching::{Found, Watching};
use super::{Asked, How, Question, What, stochastic};
use crate::exception::Flag;
use crate::format::Format;
use crate::ir::writer::{Write as _, Writer, constant, format, power};
use crate::ir::{
    Called, Comparison, Computed, Elementary, Kernel, Kind, Op, Operand, Pasted, Pasting, Stochastic, paste,
};
use crate::lift::ScalarType;
use crate::mode::Rounding;

/// Which exceptions each operation signals, and how often.
#[derive(Clone, Copy, Debug)]
pub struct Flags;

impl Question for Flags {
    fn ask(kernel: &Kernel, how: How) -> Asked {
        let frame = Frame::new(kernel, 0, false);
        let mut pass = Pass {
            kernel,
            watching: Watching::new(frame.counters, how.apart, Flag::ALL.len()),
            blocks: Vec::new(),
        };
        let mut to = Pasted::default();
        let Ok(pasted) = paste(&mut pass, &mut to, kernel, kernel);
        frame.finish(to, pasted, pass.watching.done(), &[])
    }
}

struct Pass<'k> {
    kernel: &'k Kernel,
    watching: Watching,
    blocks: Vec<Around>,
}

/// A block under construction.
#[derive(Default)]
struct Around {
    /// Tests of results that may be exceptional.
    ends: Ends,
    /// The operations that have them.
    seldom: Vec<Rounded>,
}

/// An operation that rounds.
struct Rounded {
    op: Op,
    ty: ScalarType,
    format: Format,
    args: Vec<Operand>,
    result: Operand,
    watched: usize,
}

/// The same operation in another mode.
pub(super) fn in_mode(op: Op, mode: Rounding) -> Option<Op> {
    match op {
        Op::Rint(_) => None,
        op => op.rounding().map(|_| op.in_mode(mode)),
    }
}

/// The mode of an operation with a float for its result, if it rounds; `from` is the type of its first operand.
pub(super) fn rounds(op: Op, from: Option<ScalarType>, into: Format) -> Option<Rounding> {
    if matches!(op, Op::Cast(_)) && from.is_some_and(|from| holds(into, from)) {
        return None;
    }
    op.rounding().filter(|&mode| in_mode(op, mode).is_some())
}

/// Returns false for a function that a GPU approximates: it has other results there.
pub(super) fn is_exact(function: Elementary) -> bool {
    let mut promises = function.row().promises.iter();
    !promises.any(|(promise, _)| *promise == Promise::Approximate)
}

impl<'k> Pass<'k> {
    fn writer<'a>(&self, to: &'a mut Pasted) -> Writer<'a>
    where
        'k: 'a,
    {
        Writer {
            to,
            inputs: &self.kernel.inputs,
        }
    }

    /// The number of an operation among those that are counted.
    fn watch(
        &mut self,
        what: What,
        found: (&[Operand], Operand),
        origin: Option<u32>,
        w: &Writer<'_>,
    ) -> usize {
        let (args, result) = found;
        self.watching.watch(
            w,
            &Found {
                what,
                origin,
                args,
                beside: &[],
                result,
            },
        )
    }

    fn count(&mut self, w: &mut Writer<'_>, watched: usize, flag: Flag, when: Operand) {
        self.watching.count(w, watched, flag as usize, when);
    }

    /// An operation with a float for its result, rounded.
    fn rounded(&mut self, to: &mut Pasted, found: Computed<'_>, mode: Rounding, format: Format) {
        let Computed { op, args, .. } = found;
        let result = Operand::Temp(found.temp);
        let mut w = self.writer(to);
        let ty = w.type_of(result);
        let [down, up] = both_ways(&mut w, op, args, result);
        let inexact = w.less(down, up);
        let watched = self.watch(
            What::Operation(op),
            (args, result),
            found.origin,
            &self.writer(to),
        );
        let mut w = self.writer(to);
        self.count(&mut w, watched, Flag::Inexact, inexact);
        let rounded = Rounded {
            op,
            ty,
            format,
            args: args.to_vec(),
            result,
            watched,
        };
        let Some(Around { ends, seldom }) = self.blocks.last_mut() else {
            return;
        };
        seldom.push(rounded);
        let mut w = Writer {
            to,
            inputs: &self.kernel.inputs,
        };
        let is_nearest = mode == Rounding::NearestEven;
        if is_nearest {
            ends.begin(result, mode);
        }
        let may_be_tiny = !matches!(op, Op::Add(_) | Op::Sub(_) | Op::Sqrt(_));
        if is_nearest && !may_be_tiny {
            return;
        }
        // Not finite, or none, next to what is too large: infinities are equal, or as far apart.
        let distance = w.op(ty, Op::Sub(Rounding::NearestEven), &[up, down]);
        if !is_nearest {
            let finite = w.less(distance, constant(ty, format.infinity()));
            ends.require(&mut w, finite);
        }
        if may_be_tiny {
            let normal = w.compare(Comparison::Ne, distance, constant(ty, 1));
            ends.require(&mut w, normal);
        }
    }

    /// The rare exceptions of an operation, where there may be one. All that it needs is computed once more there, so that little is kept
    /// for it elsewhere: `again` has the results so far.
    fn exceptions(&mut self, w: &mut Writer<'_>, found: &Rounded, again: &mut HashMap<Operand, Operand>) {
        let args = found.args.iter();
        let args: Vec<Operand> = args.map(|arg| *again.get(arg).unwrap_or(arg)).collect();
        let result = w.op(found.ty, found.op, &args);
        again.insert(found.result, result);
        let found = &Rounded {
            args,
            result,
            ..*found
        };
        let Rounded {
            op,
            ty,
            format,
            ref args,
            watched,
            ..
        } = *found;
        let [down, up] = both_ways(w, op, args, result);
        let inexact = w.less(down, up);
        let count = |pass: &mut Self, w: &mut Writer<'_>, flag, when| pass.count(w, watched, flag, when);
        let size = w.abs(result);
        if !matches!(op, Op::Cast(_)) {
            let numbers = w.all_numbers(args);
            let is_nan = w.compare(Comparison::Ne, result, result);
            let invalid = w.and(numbers, is_nan);
            count(self, w, Flag::Invalid, invalid);
        }
        if let Some((dividend, divisor)) = match op {
            Op::Div(_) => Some((args[0], args[1])),
            Op::Recip(_) => Some((constant(ty, format.one()), args[0])),
            _ => None,
        } {
            let zero = constant(ty, 0);
            let (finite, is_zero) = (
                w.all_finite(&[dividend]),
                w.compare(Comparison::Eq, divisor, zero),
            );
            let not_zero = w.compare(Comparison::Ne, dividend, zero);
            let pole = w.and(is_zero, not_zero);
            let pole = w.and(pole, finite);
            count(self, w, Flag::DivisionByZero, pole);
        }
        if !matches!(op, Op::Sqrt(_)) {
            let overflow = overflow(w, found, size, inexact);
            count(self, w, Flag::Overflow, overflow);
        }
        if !matches!(op, Op::Add(_) | Op::Sub(_) | Op::Sqrt(_)) && !from_integer(op, args, w) {
            let smallest = constant(ty, format.min_normal());
            let (below, is_it) = (w.less(size, smallest), w.compare(Comparison::Eq, size, smallest));
            let double = scaled(w, found, Scale::Double);
            let double = w.abs(double);
            let is_less = w.less(double, power(ty, format, format.min_exponent() + 1));
            let rounded_up = w.and(is_it, is_less);
            let tiny = w.or(below, rounded_up);
            let underflow = w.and(tiny, inexact);
            count(self, w, Flag::Underflow, underflow);
        }
    }

    /// An operation with stochastic rounding. It overflows where numbers give an infinity and nothing is divided by zero, and underflows
    /// where the result is less than all normal numbers and not exact.
    fn stochastic(
        &mut self,
        to: &mut Pasted,
        which: Stochastic,
        (args, result): (&[Operand], Operand),
        origin: Option<u32>,
    ) {
        let kernel = self.kernel;
        let mut w = Writer {
            to,
            inputs: &kernel.inputs,
        };
        let ty = w.type_of(result);
        let directions = [Rounding::TowardNegative, Rounding::TowardPositive];
        let sides = directions.map(|mode| stochastic::directed(&mut w, which, ty, args, mode));
        let ([Some(down), Some(up)], Some(format)) = (sides, format(ty)) else {
            return;
        };
        let inexact = w.less(down, up);
        let watched = self.watch(What::Stochastic(which), (args, result), origin, &w);
        self.count(&mut w, watched, Flag::Inexact, inexact);
        let size = w.abs(result);
        let is_normal = w.at_most(constant(ty, format.min_normal()), size);
        let is_finite = w.less(size, constant(ty, format.infinity()));
        let is_usual = w.and(is_normal, is_finite);
        let odd = w.not(is_usual);
        w.seldom(odd, |w| {
            let numbers = w.all_numbers(args);
            let is_nan = w.compare(Comparison::Ne, result, result);
            let invalid = w.and(numbers, is_nan);
            self.count(w, watched, Flag::Invalid, invalid);
            let finite = w.all_finite(args);
            let infinite = w.equal(size, constant(ty, format.infinity()));
            let mut overflow = w.and(infinite, finite);
            let quotient = match (which, args) {
                (Stochastic::Div, &[dividend, divisor]) => Some((dividend, divisor)),
                (Stochastic::Recip, &[divisor]) => Some((power(ty, format, 0), divisor)),
                _ => None,
            };
            if let Some((dividend, divisor)) = quotient {
                let zero = constant(ty, 0);
                let by_zero = w.equal(divisor, zero);
                let not_zero = w.compare(Comparison::Ne, dividend, zero);
                let pole = w.and(by_zero, not_zero);
                let is_finite = w.all_finite(&[dividend]);
                let pole = w.and(pole, is_finite);
                self.count(w, watched, Flag::DivisionByZero, pole);
                let elsewhere = w.not(by_zero);
                overflow = w.and(overflow, elsewhere);
            }
            self.count(w, watched, Flag::Overflow, overflow);
            let less = w.less(size, constant(ty, format.min_normal()));
            let underflow = w.and(less, inexact);
            self.count(w, watched, Flag::Underflow, underflow);
        });
    }

    /// A conversion to an integer.
    fn integer(&mut self, to: &mut Pasted, found: Computed<'_>, mode: Rounding) {
        let (x, result) = (found.args[0], Operand::Temp(found.temp));
        let mut w = self.writer(to);
        let ty = w.type_of(result);
        let Some((whole, fits)) = w.rounded_to_integer(x, mode, ty) else {
            return;
        };
        let differs = w.compare(Comparison::Ne, whole, x);
        let inexact = w.and(fits, differs);
        let invalid = w.not(fits);
        let what = What::Operation(found.op);
        let watched = self.watch(what, (found.args, result), found.origin, &self.writer(to));
        let mut w = self.writer(to);
        self.count(&mut w, watched, Flag::Invalid, invalid);
        self.count(&mut w, watched, Flag::Inexact, inexact);
    }

    /// A remainder, which is exact.
    fn exact(&mut self, to: &mut Pasted, found: Computed<'_>) {
        let result = Operand::Temp(found.temp);
        let invalid = self.makes_nan(to, found.args, result);
        let what = What::Operation(found.op);
        let watched = self.watch(what, (found.args, result), found.origin, &self.writer(to));
        self.count(&mut self.writer(to), watched, Flag::Invalid, invalid);
    }

    /// Returns true if a NaN is made of numbers.
    fn makes_nan(&mut self, to: &mut Pasted, args: &[Operand], result: Operand) -> Operand {
        let mut w = self.writer(to);
        let (numbers, is_nan) = (w.all_numbers(args), w.compare(Comparison::Ne, result, result));
        w.and(numbers, is_nan)
    }
}

/// An operation rounded down and up.
fn both_ways(w: &mut Writer<'_>, op: Op, args: &[Operand], result: Operand) -> [Operand; 2] {
    [Rounding::TowardNegative, Rounding::TowardPositive].map(|direction| {
        let other = in_mode(op, direction).filter(|&other| other != op);
        other.map_or(result, |other| w.op(w.type_of(result), other, args))
    })
}

/// Where the result with unbounded exponents is larger than all numbers of the format.
fn overflow(w: &mut Writer<'_>, found: &Rounded, size: Operand, inexact: Operand) -> Operand {
    let Rounded {
        op,
        ty,
        format,
        ref args,
        ..
    } = *found;
    let infinite = w.compare(Comparison::Eq, size, constant(ty, format.infinity()));
    let largest = w.compare(Comparison::Eq, size, constant(ty, format.max_finite()));
    // Half of two to the power of the largest exponent.
    let is_beyond = if from_integer(op, args, w) {
        let value = w.op(ScalarType::F64, Op::Cast(Rounding::TowardZero), &args[..1]);
        let value = w.abs(value);
        let bound = power(ScalarType::F64, Format::F64, format.max_exponent().min(1022) + 1);
        w.compare(Comparison::Ge, value, bound)
    } else {
        let quarter = scaled(w, found, Scale::Quarter);
        let quarter = w.abs(quarter);
        w.compare(
            Comparison::Ge,
            quarter,
            power(ty, format, format.max_exponent() - 1),
        )
    };
    let finite = w.all_finite(args);
    let infinite = w.and(infinite, inexact);
    let largest = w.and(largest, is_beyond);
    let beyond = w.or(infinite, largest);
    w.and(beyond, finite)
}

/// Returns true for a conversion of an integer.
fn from_integer(op: Op, args: &[Operand], w: &Writer<'_>) -> bool {
    matches!(op, Op::Cast(_)) && format(w.type_of(args[0])).is_none()
}

/// By what a result is multiplied.
#[derive(Clone, Copy)]
enum Scale {
    Quarter,
    Double,
}

impl Scale {
    fn of(self, w: &mut Writer<'_>, x: Operand) -> Operand {
        let ty = w.type_of(x);
        let Some(format) = format(ty) else {
            return x;
        };
        let exponent = match self {
            Scale::Quarter => -2,
            Scale::Double => 1,
        };
        w.op(
            ty,
            Op::Mul(Rounding::TowardZero),
            &[x, power(ty, format, exponent)],
        )
    }

    /// The factors of a product, one of which is multiplied: the larger one may be made less, the smaller one more.
    fn of_product(self, w: &mut Writer<'_>, x: Operand, y: Operand) -> [Operand; 2] {
        let (size, other) = (w.abs(x), w.abs(y));
        let first = match self {
            Scale::Quarter => w.less(other, size),
            Scale::Double => w.less(size, other),
        };
        let (scaled_x, scaled_y) = (self.of(w, x), self.of(w, y));
        [w.select(first, scaled_x, x), w.select(first, y, scaled_y)]
    }
}

/// The result times a power of two, rounded as it is, but for the range of exponents.
fn scaled(w: &mut Writer<'_>, found: &Rounded, scale: Scale) -> Operand {
    let Rounded {
        op,
        ty,
        format,
        ref args,
        ..
    } = *found;
    let args: Vec<Operand> = match op {
        Op::Mul(_) => scale.of_product(w, args[0], args[1]).to_vec(),
        Op::MulAdd(_) => {
            let [x, y] = scale.of_product(w, args[0], args[1]);
            vec![x, y, scale.of(w, args[2])]
        }
        Op::Dot2(_) => {
            let [x, y] = scale.of_product(w, args[0], args[1]);
            let [z, u] = scale.of_product(w, args[2], args[3]);
            vec![x, y, z, u]
        }
        Op::Div(_) => vec![scale.of(w, args[0]), args[1]],
        Op::Recip(mode) => {
            let one = scale.of(w, constant(ty, format.one()));
            return w.op(ty, Op::Div(mode), &[one, args[0]]);
        }
        _ => args.iter().map(|&arg| scale.of(w, arg)).collect(),
    };
    w.op(ty, op, &args)
}

impl Pasting for Pass<'_> {
    type Error = std::convert::Infallible;

    fn block_begins(&mut self, _: &mut Pasted, _: usize) -> Result<(), Self::Error> {
        self.blocks.push(Around::default());
        self.watching.block_begins();
        Ok(())
    }

    fn block_ends(&mut self, to: &mut Pasted) {
        self.statement(to);
        self.blocks.pop();
        self.watching.block_ends(to);
    }

    fn computed(&mut self, to: &mut Pasted, found: Computed<'_>) {
        to.copy(found);
        let w = self.writer(to);
        let ty = w.type_of(Operand::Temp(found.temp));
        let from = found.args.first().map(|&arg| w.type_of(arg));
        match (found.op, format(ty)) {
            (Op::Cast(mode), None) if from.is_some_and(ScalarType::is_float) && ty.is_int() => {
                self.integer(to, found, mode);
            }
            (Op::Rem, Some(_)) => self.exact(to, found),
            (op, Some(format)) => {
                let result = Operand::Temp(found.temp);
                let ends = self.blocks.last_mut().map(|around| &mut around.ends);
                let goes_on = ends.is_some_and(|ends| ends.follow(op, found.args, result, from == Some(ty)));
                match rounds(op, from, format) {
                    Some(mode) => self.rounded(to, found, mode, format),
                    None if goes_on => self.blocks.last_mut().into_iter().for_each(|around| {
                        around.ends.begin(result, Rounding::NearestEven);
                    }),
                    None => {}
                }
            }
            (_, None) => {}
        }
    }

    fn statement(&mut self, to: &mut Pasted) {
        let Some(around) = self.blocks.last_mut() else {
            return;
        };
        let Around { ends, seldom } = std::mem::take(around);
        let kernel = self.kernel;
        let mut w = Writer {
            to,
            inputs: &kernel.inputs,
        };
        let Some(fine) = ends.finish(&mut w) else {
            return;
        };
        let odd = w.not(fine);
        w.seldom(odd, |w| {
            let mut again = HashMap::new();
            for found in &seldom {
                self.exceptions(w, found, &mut again);
            }
        });
    }

    fn called(&mut self, to: &mut Pasted, call: Called<'_>) {
        to.call(&call);
        let Called {
            callee,
            args,
            results,
            origin,
            ..
        } = call;
        if let Some(which) = callee.stochastic {
            let found = (stochastic::operands(which, &args), Operand::Temp(results[0]));
            self.stochastic(to, which, found, origin);
            return;
        }
        let Some(elementary) = callee.elementary.filter(|&function| is_exact(function)) else {
            return;
        };
        let result = Operand::Temp(results[0]);
        let invalid = self.makes_nan(to, &args, result);
        let mut w = self.writer(to);
        let ty = w.type_of(result);
        let Some(format) = format(ty) else {
            return;
        };
        let size = w.abs(result);
        let infinite = w.compare(Comparison::Eq, size, constant(ty, format.infinity()));
        let finite = w.all_finite(&args);
        let infinite = w.and(infinite, finite);
        let beyond = beyond(&mut w, &args, size, format);
        let beyond = w.and(beyond, finite);
        let pole = is_pole(&mut w, elementary, &args);
        let (at_pole, infinite) = match pole {
            Some(pole) => {
                let elsewhere = w.not(pole);
                (w.and(infinite, pole), w.and(infinite, elsewhere))
            }
            None => (constant(ScalarType::Bool, 0), infinite),
        };
        let found = (&args[..], result);
        let watched = self.watch(What::Function(elementary), found, origin, &self.writer(to));
        let mut w = self.writer(to);
        self.count(&mut w, watched, Flag::Invalid, invalid);
        if pole.is_some() {
            self.count(&mut w, watched, Flag::DivisionByZero, at_pole);
        }
        let overflow = w.or(infinite, beyond);
        self.count(&mut w, watched, Flag::Overflow, overflow);
    }
}

/// Returns true if each value of a type is one of the format, so that conversions are exact.
fn holds(into: Format, from: ScalarType) -> bool {
    match from.kind() {
        Kind::Float(from) => {
            into.precision() >= from.precision()
                && into.max_exponent() >= from.max_exponent()
                && into.quantum_exponent() <= from.quantum_exponent()
        }
        Kind::Unsigned(bits) => bits <= into.precision() && bits as i32 <= into.max_exponent(),
        Kind::Signed(bits) => bits - 1 <= into.precision() && bits as i32 <= into.max_exponent(),
        Kind::Bool => true,
    }
}

/// Returns true if a function of which no operand is the largest number gives that: in a mode that rounds to it, the result is larger. That
/// leaves aside a function that comes within a unit of the largest number from below the next power of two.
fn beyond(w: &mut Writer<'_>, args: &[Operand], size: Operand, format: Format) -> Operand {
    let ty = w.type_of(size);
    let largest = constant(ty, format.max_finite());
    let mut beyond = w.compare(Comparison::Eq, size, largest);
    for &arg in args {
        if w.type_of(arg) == ty {
            let size = w.abs(arg);
            let differs = w.compare(Comparison::Ne, size, largest);
            beyond = w.and(beyond, differs);
        }
    }
    beyond
}

/// Where a function has a pole, if it has one: an infinite result there is exact, elsewhere it is too large.
fn is_pole(w: &mut Writer<'_>, function: Elementary, args: &[Operand]) -> Option<Operand> {
    let ty = w.type_of(args[0]);
    let format = format(ty)?;
    let zero = constant(ty, 0);
    let is = |w: &mut Writer<'_>, x: Operand, y: Operand| w.compare(Comparison::Eq, x, y);
    Some(match function {
        Elementary::Ln
        | Elementary::Log2
        | Elementary::Log10
        | Elementary::Ln1p
        | Elementary::Atanh
        | Elementary::TanPi
        | Elementary::Erfinv
        | Elementary::Erfcinv
        | Elementary::Normcdfinv
        | Elementary::Y0 => constant(ScalarType::Bool, 1),
        Elementary::Y1
        | Elementary::Yn
        | Elementary::Powf
        | Elementary::Powi
        | Elementary::Rootn
        | Elementary::Gamma => is(w, args[0], zero),
        Elementary::Compound => is(w, args[0], constant(ty, format.sign_mask() | format.one())),
        Elementary::LnGamma => w.compare(Comparison::Le, args[0], zero),
        Elementary::Rhypot => {
            let (x, y) = (is(w, args[0], zero), is(w, args[1], zero));
            w.and(x, y)
        }
        _ => return None,
    })
}
