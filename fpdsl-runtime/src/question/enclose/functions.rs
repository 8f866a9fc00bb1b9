//! Enclosures of elementary functions: their directed versions at bounds, on pieces where they rise or fall.
//!
//! What has no rule, or a rule that calls functions that the kernel does not have (see `question/functions.rs`), is enclosed where its argument
//! is a number, and may be anything elsewhere.

use super::super::functions;
use super::arithmetic::magnitudes;
use super::value::{COM, Code, DAC, DEF, DOWN, Interval, Known, TRV, UP, Value};
use crate::format::Format;
use crate::ir::writer::{FALSE, TRUE, Write as _, constant};
use crate::ir::{Comparison, Elementary, Kernel, Op, Operand};
use crate::lift::ScalarType;
use crate::mode::Rounding;

/// What writes calls of functions.
pub(super) struct Library<'a> {
    pub c: &'a mut Code,
    /// Has the functions.
    pub kernel: &'a mut Kernel,
    pub ty: ScalarType,
    pub format: Format,
}

/// How a function of one argument runs.
#[derive(Clone, Copy)]
enum Course {
    Rises,
    Falls,
}

/// An end of a domain.
#[derive(Clone, Copy)]
enum End {
    None,
    /// A number of the domain.
    Closed(f64),
    /// A number beside it.
    Open(f64),
}

/// The function that an approximation is of.
fn exact(which: Elementary) -> Elementary {
    use Elementary as E;
    match which {
        E::ApproxExp => E::Exp,
        E::ApproxExp2 => E::Exp2,
        E::ApproxExp10 => E::Exp10,
        E::ApproxLn => E::Ln,
        E::ApproxLog2 => E::Log2,
        E::ApproxLog10 => E::Log10,
        E::ApproxSin => E::Sin,
        E::ApproxCos => E::Cos,
        E::ApproxTan => E::Tan,
        E::ApproxTanh => E::Tanh,
        E::ApproxPowf => E::Powf,
        other => other,
    }
}

/// How a function runs, and from where to where, if it does so on all of its domain.
fn course(which: Elementary) -> Option<(Course, [End; 2])> {
    use Course::{Falls, Rises};
    use Elementary as E;
    use End::{Closed, Open};
    let all = [End::None, End::None];
    Some(match which {
        E::Exp
        | E::Exp2
        | E::Exp10
        | E::ExpM1
        | E::Sinh
        | E::Tanh
        | E::Asinh
        | E::Erf
        | E::Normcdf
        | E::Atan
        | E::AtanPi
        | E::Cbrt => (Rises, all),
        E::Erfc | E::Erfcx => (Falls, all),
        E::Ln | E::Log2 | E::Log10 => (Rises, [Open(0.0), End::None]),
        E::Ln1p => (Rises, [Open(-1.0), End::None]),
        E::Acosh => (Rises, [Closed(1.0), End::None]),
        E::Atanh | E::Erfinv => (Rises, [Open(-1.0), Open(1.0)]),
        E::Asin | E::AsinPi => (Rises, [Closed(-1.0), Closed(1.0)]),
        E::Acos | E::AcosPi => (Falls, [Closed(-1.0), Closed(1.0)]),
        E::Normcdfinv => (Rises, [Open(0.0), Open(1.0)]),
        E::Erfcinv => (Falls, [Open(0.0), Open(2.0)]),
        _ => return None,
    })
}

/// The enclosures of the results, and where there was no rule.
pub(super) fn enclose(l: &mut Library<'_>, which: Elementary, args: &[Value]) -> (Vec<Interval>, Operand) {
    use Elementary as E;
    let which = exact(which);
    let floats: Vec<Interval> = args
        .iter()
        .filter_map(|arg| match arg {
            Value::Float(x) => Some(*x),
            _ => None,
        })
        .collect();
    let x = floats[0];
    if !l.has(which) {
        return match which {
            E::SinCos => (vec![entire(l); 2], TRUE),
            _ => at_number(l, which, x, args),
        };
    }
    let ruled = match which {
        E::SinCos => vec![circle(l, E::Sin, x), circle(l, E::Cos, x)],
        E::Sin | E::Cos | E::SinPi | E::CosPi => vec![circle(l, which, x)],
        E::Tan | E::TanPi => vec![tangent(l, which, x)],
        E::Cosh => {
            let [least, most] = magnitudes(l.c, x);
            vec![bounds(l, which, [&[least], &[most]])]
        }
        E::Hypot | E::Norm3d | E::Norm4d | E::Rhypot => vec![norm(l, which, &floats)],
        E::Atan2 | E::Atan2Pi => vec![angle(l, which, floats[0], floats[1])],
        E::Powf => vec![power(l, floats[0], floats[1])],
        E::Powi | E::Rootn | E::Compound => match args[1] {
            Value::Int(n) => vec![integer_power(l, which, x, n)],
            _ => vec![entire(l)],
        },
        _ => match course(which) {
            Some((course, ends)) => vec![monotone(l, which, x, course, ends)],
            None => return at_number(l, which, x, args),
        },
    };
    let mut decoration = COM;
    for float in &floats {
        let bounded = l.c.bounded(*float);
        let unbounded = l.c.not(bounded);
        decoration = l.c.weaken(decoration, unbounded, DAC);
        decoration = l.c.weaker(decoration, float.decoration);
    }
    let results = ruled.into_iter().map(|result| {
        let result = existing(l, result, &floats);
        Interval {
            decoration: l.c.weaker(result.decoration, decoration),
            ..result
        }
    });
    (results.collect(), FALSE)
}

impl Library<'_> {
    fn number(&self, value: f64) -> Operand {
        let bits = crate::soft::convert(Format::F64, self.format, Rounding::NearestEven, value.to_bits());
        constant(self.ty, bits)
    }

    /// A number that may not be one of the format, rounded.
    fn rounded(&self, value: f64, mode: Rounding) -> Operand {
        constant(
            self.ty,
            crate::soft::convert(Format::F64, self.format, mode, value.to_bits()),
        )
    }

    /// A bound at a point.
    fn bound(&mut self, which: Elementary, mode: Rounding, args: &[Operand]) -> Operand {
        let (args, function) = (self.typed(args), (which, self.ty));
        let bound = functions::bound(&mut self.c.to, self.kernel, function, mode, &args);
        bound.unwrap_or_else(|| {
            let sign = if mode == DOWN { self.format.sign_mask() } else { 0 };
            constant(self.ty, sign | self.format.infinity())
        })
    }

    /// A value with the sign of the exact one, unless it is zero.
    fn call(&mut self, which: Elementary, mode: Rounding, args: &[Operand]) -> Operand {
        let (args, function) = (self.typed(args), (which, self.ty));
        let value = functions::value(&mut self.c.to, self.kernel, function, mode, &args);
        value.map_or(constant(self.ty, self.format.quiet_nan()), |(value, _)| value)
    }

    fn typed(&self, args: &[Operand]) -> Vec<(ScalarType, Operand)> {
        args.iter().map(|&arg| (self.c.type_of(arg), arg)).collect()
    }

    /// Returns true if there is what the rule of a function calls.
    fn has(&self, which: Elementary) -> bool {
        use Elementary as E;
        let called: &[Elementary] = match which {
            E::SinCos | E::Sin | E::Cos => &[E::Sin, E::Cos],
            E::SinPi | E::CosPi => &[E::SinPi, E::CosPi],
            E::Tan => &[E::Tan, E::Cos],
            E::TanPi => &[E::TanPi, E::CosPi],
            _ => &[which],
        };
        called
            .iter()
            .all(|&which| functions::has(self.kernel, which, self.ty))
    }
}

fn entire(l: &Library<'_>) -> Interval {
    match Value::any(l.ty) {
        Value::Float(x) => x,
        _ => Interval {
            lo: FALSE,
            hi: FALSE,
            decoration: TRV,
        },
    }
}

/// From the function of some arguments to that of others.
fn bounds(l: &mut Library<'_>, which: Elementary, [low, high]: [&[Operand]; 2]) -> Interval {
    Interval {
        lo: l.bound(which, DOWN, low),
        hi: l.bound(which, UP, high),
        decoration: COM,
    }
}

/// An empty result of empty operands, or if no number is one.
fn existing(l: &mut Library<'_>, result: Interval, args: &[Interval]) -> Interval {
    let infinity = constant(l.ty, l.format.infinity());
    let below = constant(l.ty, l.format.sign_mask() | l.format.infinity());
    let (too_high, too_low) = (l.c.equal(result.lo, infinity), l.c.equal(result.hi, below));
    let mut empty = l.c.or(too_high, too_low);
    for &x in [&[result], args].concat().iter() {
        for bound in [x.lo, x.hi] {
            let is_nan = l.c.compare(Comparison::Ne, bound, bound);
            empty = l.c.or(empty, is_nan);
        }
    }
    let nan = constant(l.ty, l.format.quiet_nan());
    Interval {
        lo: l.c.select(empty, nan, result.lo),
        hi: l.c.select(empty, nan, result.hi),
        decoration: l.c.weaken(result.decoration, empty, TRV),
    }
}

/// The part of an argument in a domain; with it, where none is, and where some is not.
fn within(l: &mut Library<'_>, x: Interval, [from, to]: [End; 2]) -> (Interval, Operand, Operand) {
    let (mut part, mut none, mut some) = (x, FALSE, FALSE);
    if let End::Closed(end) | End::Open(end) = from {
        let end = l.number(end);
        part.lo = l.c.max(x.lo, end);
        let (over, beyond) = match from {
            End::Closed(_) => (l.c.less(x.hi, end), l.c.less(x.lo, end)),
            _ => (l.c.at_most(x.hi, end), l.c.at_most(x.lo, end)),
        };
        (none, some) = (over, beyond);
    }
    if let End::Closed(end) | End::Open(end) = to {
        let end = l.number(end);
        part.hi = l.c.min(x.hi, end);
        let (over, beyond) = match to {
            End::Closed(_) => (l.c.less(end, x.lo), l.c.less(end, x.hi)),
            _ => (l.c.at_most(end, x.lo), l.c.at_most(end, x.hi)),
        };
        (none, some) = (l.c.or(none, over), l.c.or(some, beyond));
    }
    (part, none, some)
}

fn monotone(l: &mut Library<'_>, which: Elementary, x: Interval, course: Course, ends: [End; 2]) -> Interval {
    let (part, none, some) = within(l, x, ends);
    let result = match course {
        Course::Rises => bounds(l, which, [&[part.lo], &[part.hi]]),
        Course::Falls => bounds(l, which, [&[part.hi], &[part.lo]]),
    };
    let nan = constant(l.ty, l.format.quiet_nan());
    Interval {
        lo: l.c.select(none, nan, result.lo),
        hi: l.c.select(none, nan, result.hi),
        decoration: l.c.weaken(result.decoration, some, TRV),
    }
}

/// The smaller and the larger bound of two at points.
fn of_ends(l: &mut Library<'_>, which: Elementary, points: &[Vec<Operand>]) -> Interval {
    let low: Vec<Operand> = points.iter().map(|args| l.bound(which, DOWN, args)).collect();
    let high: Vec<Operand> = points.iter().map(|args| l.bound(which, UP, args)).collect();
    let lo = low[1..].iter().fold(low[0], |x, &y| l.c.min(x, y));
    let hi = high[1..].iter().fold(high[0], |x, &y| l.c.max(x, y));
    Interval {
        lo,
        hi,
        decoration: COM,
    }
}

/// Sines and cosines. Two zeros of the derivative are half a turn apart: an argument that is narrower has one at most, and has it if the
/// derivative has other signs at its ends.
fn circle(l: &mut Library<'_>, which: Elementary, x: Interval) -> Interval {
    use Elementary as E;
    let (derivative, half_turn, falls) = match which {
        E::Sin => (E::Cos, 3.0, false),
        E::Cos => (E::Sin, 3.0, true),
        E::SinPi => (E::CosPi, 0.875, false),
        _ => (E::SinPi, 0.875, true),
    };
    let ends = of_ends(l, which, &[vec![x.lo], vec![x.hi]]);
    let [first, last] = [x.lo, x.hi].map(|end| l.call(derivative, Rounding::NearestEven, &[end]));
    let (zero, half_turn) = (l.number(0.0), l.number(half_turn));
    let width = l.c.same(Op::Sub(UP), &[x.hi, x.lo]);
    let narrow = l.c.less(width, half_turn);
    let wide = l.c.not(narrow);
    let (first, last) = if falls { (last, first) } else { (first, last) };
    // The sine's derivative is positive before a maximum, the cosine's is minus the sine.
    let (rises, sinks) = (l.c.less(zero, first), l.c.less(last, zero));
    let top = l.c.and(rises, sinks);
    let (sinks, rises) = (l.c.less(first, zero), l.c.less(zero, last));
    let bottom = l.c.and(sinks, rises);
    let (top, bottom) = (l.c.or(top, wide), l.c.or(bottom, wide));
    let (one, minus_one) = (l.number(1.0), l.number(-1.0));
    Interval {
        lo: l.c.select(bottom, minus_one, ends.lo),
        hi: l.c.select(top, one, ends.hi),
        decoration: COM,
    }
}

/// Tangents: poles are where the cosine is zero.
fn tangent(l: &mut Library<'_>, which: Elementary, x: Interval) -> Interval {
    use Elementary as E;
    let (cosine, half_turn) = match which {
        E::Tan => (E::Cos, 3.0),
        _ => (E::CosPi, 0.875),
    };
    let rising = bounds(l, which, [&[x.lo], &[x.hi]]);
    let [first, last] = [x.lo, x.hi].map(|end| l.call(cosine, Rounding::NearestEven, &[end]));
    let (zero, half_turn) = (l.number(0.0), l.number(half_turn));
    let width = l.c.same(Op::Sub(UP), &[x.hi, x.lo]);
    let narrow = l.c.less(width, half_turn);
    let (a, b) = (l.c.less(zero, first), l.c.less(zero, last));
    let positive = l.c.and(a, b);
    let (a, b) = (l.c.less(first, zero), l.c.less(last, zero));
    let negative = l.c.and(a, b);
    let one_sign = l.c.or(positive, negative);
    let continuous = l.c.and(narrow, one_sign);
    let entire = entire(l);
    Interval {
        lo: l.c.select(continuous, rising.lo, entire.lo),
        hi: l.c.select(continuous, rising.hi, entire.hi),
        decoration: l.c.select(continuous, COM, TRV),
    }
}

/// Norms rise with each absolute value, and the reciprocal falls.
fn norm(l: &mut Library<'_>, which: Elementary, args: &[Interval]) -> Interval {
    let (mut least, mut most) = (Vec::new(), Vec::new());
    for &arg in args {
        let [low, high] = magnitudes(l.c, arg);
        least.push(low);
        most.push(high);
    }
    if which != Elementary::Rhypot {
        return bounds(l, which, [&least, &most]);
    }
    let mut result = bounds(l, which, [&most, &least]);
    let zero = l.number(0.0);
    let (x, y) = (l.c.equal(least[0], zero), l.c.equal(least[1], zero));
    let pole = l.c.and(x, y);
    result.decoration = l.c.weaken(result.decoration, pole, TRV);
    result
}

/// The angle of points. On the right side, above and below the axis it rises or falls with each coordinate; elsewhere it may be any angle.
fn angle(l: &mut Library<'_>, which: Elementary, y: Interval, x: Interval) -> Interval {
    let zero = l.number(0.0);
    let (right, above, below) = (l.c.less(zero, x.lo), l.c.less(zero, y.lo), l.c.less(y.hi, zero));
    // The corners where the angle is smallest and largest. It falls with x above the axis, and rises below; it rises with y on the right
    // side, and falls on the left.
    let not_below = |l: &mut Library<'_>, end| l.c.at_most(zero, end);
    let (low_above, high_above) = (not_below(l, y.lo), not_below(l, y.hi));
    let (right_low, right_high) = (
        l.c.select(low_above, x.hi, x.lo),
        l.c.select(high_above, x.lo, x.hi),
    );
    // Above and below: x first.
    let (low_x, high_x) = (l.c.select(above, x.hi, x.lo), l.c.select(above, x.lo, x.hi));
    let (low_right, high_right) = (not_below(l, low_x), not_below(l, high_x));
    let (low_y, high_y) = (
        l.c.select(low_right, y.lo, y.hi),
        l.c.select(high_right, y.hi, y.lo),
    );
    let low = [
        l.c.select(right, y.lo, low_y),
        l.c.select(right, right_low, low_x),
    ];
    let high = [
        l.c.select(right, y.hi, high_y),
        l.c.select(right, right_high, high_x),
    ];
    let result = bounds(l, which, [&low, &high]);
    let one_side = l.c.or(above, below);
    let ruled = l.c.or(right, one_side);
    let most = match which {
        Elementary::Atan2 => std::f64::consts::PI,
        _ => 1.0,
    };
    // Pi is above the number of binary64.
    let (least, most) = if which == Elementary::Atan2 {
        let next = f64::from_bits(most.to_bits() + 1);
        (l.rounded(-next, DOWN), l.rounded(next, UP))
    } else {
        (l.number(-most), l.number(most))
    };
    let (cut, has_zero) = (l.c.not(ruled), l.c.at_most(x.lo, zero));
    let (below_zero, above_zero) = (l.c.at_most(zero, x.hi), l.c.at_most(y.lo, zero));
    let origin = l.c.and(has_zero, below_zero);
    let origin = l.c.and(origin, above_zero);
    let origin = l.c.and(origin, cut);
    let decoration = l.c.weaken(COM, cut, DEF);
    Interval {
        lo: l.c.select(ruled, result.lo, least),
        hi: l.c.select(ruled, result.hi, most),
        decoration: l.c.weaken(decoration, origin, TRV),
    }
}

/// `x` to the power of `y`. With positive bases it rises or falls with each, so its extremes are at corners. Other bases have powers of
/// integers alone.
fn power(l: &mut Library<'_>, x: Interval, y: Interval) -> Interval {
    let zero = l.number(0.0);
    let (negative, positive) = (l.c.less(x.hi, zero), l.c.at_most(zero, x.lo));
    // No negative zero, which has the other infinity for a pole.
    let first = l.c.same(Op::Add(Rounding::NearestEven), &[x.lo, zero]);
    let (below, falling) = (l.c.less(x.lo, zero), l.c.less(y.lo, zero));
    let last = last_end(l, x.hi, [below, falling]);
    let corners: Vec<Vec<Operand>> = [first, last]
        .into_iter()
        .flat_map(|x| [y.lo, y.hi].map(|y| vec![x, y]))
        .collect();
    let hull = of_ends(l, Elementary::Powf, &corners);
    let (one, whole) = (l.c.equal(y.lo, y.hi), l.c.same(Op::Rint(DOWN), &[y.lo]));
    let is_whole = l.c.equal(whole, y.lo);
    let integer = l.c.and(one, is_whole);
    let one_sign = l.c.or(negative, positive);
    let around = l.c.not(one_sign);
    let above = l.c.less(zero, x.hi);
    let inside = l.c.and(around, above);
    let half = l.number(0.5);
    let half = l.c.same(Op::Mul(Rounding::NearestEven), &[y.lo, half]);
    let whole_half = l.c.same(Op::Rint(DOWN), &[half]);
    let odd = l.c.compare(Comparison::Ne, half, whole_half);
    let result = around_zero(l, hull, [around, inside, odd], y.lo);
    let rising = l.c.at_most(zero, y.lo);
    let no_pole = l.c.or(rising, negative);
    let of_integer = l.c.and(integer, no_pole);
    let (strictly, above) = (l.c.less(zero, x.lo), l.c.less(zero, y.lo));
    let from_zero = l.c.and(positive, above);
    let mut defined = l.c.or(strictly, from_zero);
    defined = l.c.or(defined, of_integer);
    let ruled = l.c.or(integer, positive);
    let entire = entire(l);
    Interval {
        lo: l.c.select(ruled, result.lo, entire.lo),
        hi: l.c.select(ruled, result.hi, entire.hi),
        decoration: l.c.select(defined, COM, TRV),
    }
}

/// The upper end of the argument of a power: a zero is that of the numbers below it, whose pole may be the other infinity.
fn last_end(l: &mut Library<'_>, hi: Operand, [below, falling]: [Operand; 2]) -> Operand {
    let minus_zero = l.number(-0.0);
    let of_below = l.c.same(Op::Add(DOWN), &[hi, minus_zero]);
    let pole = l.c.and(below, falling);
    l.c.select(pole, of_below, hi)
}

/// A power of an integer, whose values at the ends have this hull, where the argument has a zero: an even one that rises with the absolute
/// value has a zero, one that falls a pole. A pole inside of the argument has an infinity, and an odd one both.
fn around_zero(
    l: &mut Library<'_>,
    hull: Interval,
    [around, inside, odd]: [Operand; 3],
    n: Operand,
) -> Interval {
    let (zero, none) = (l.number(0.0), constant(l.c.type_of(n), 0));
    let entire = entire(l);
    let (falling, rising) = (l.c.less(n, none), l.c.less(none, n));
    let pole = l.c.and(inside, falling);
    let odd_pole = l.c.and(pole, odd);
    let has_zero = l.c.and(around, rising);
    let lowest = l.c.min(hull.lo, zero);
    let lo = l.c.select(has_zero, lowest, hull.lo);
    Interval {
        lo: l.c.select(odd_pole, entire.lo, lo),
        hi: l.c.select(pole, entire.hi, hull.hi),
        decoration: COM,
    }
}

/// Powers and roots of an integer that is known.
fn integer_power(l: &mut Library<'_>, which: Elementary, x: Interval, n: Known) -> Interval {
    use Elementary as E;
    let zero = l.number(0.0);
    let int = constant(ScalarType::I32, 0);
    let from = match which {
        E::Compound => l.number(-1.0),
        _ => zero,
    };
    let bit = l.c.same(Op::BitAnd, &[n.bits, constant(ScalarType::I32, 1)]);
    let even = l.c.equal(bit, int);
    // Even roots and compounds have half a line for domain.
    let half = match which {
        E::Powi => FALSE,
        E::Rootn => even,
        _ => TRUE,
    };
    let cut = l.c.less(x.lo, from);
    let cut = l.c.and(cut, half);
    let some = l.c.at_most(from, x.hi);
    let cut_off = l.c.and(cut, some);
    let low = l.c.select(cut_off, from, x.lo);
    // No negative zero, which has the other infinity for a pole.
    let low = l.c.same(Op::Add(Rounding::NearestEven), &[low, zero]);
    let (below, falling) = (l.c.less(low, from), l.c.less(n.bits, int));
    let last = last_end(l, x.hi, [below, falling]);
    let hull = of_ends(l, which, &[vec![low, n.bits], vec![last, n.bits]]);
    let (from_below, from_above) = (l.c.at_most(x.lo, from), l.c.at_most(from, x.hi));
    let around = l.c.and(from_below, from_above);
    let (odd, above) = (l.c.not(even), l.c.less(from, x.hi));
    let inside = l.c.and(below, above);
    let result = around_zero(l, hull, [around, inside, odd], n.bits);
    let pole = l.c.and(around, falling);
    let unknown = l.c.not(n.known);
    let mut undefined = l.c.or(pole, cut);
    undefined = l.c.or(undefined, unknown);
    if which == E::Rootn {
        let no_root = l.c.equal(n.bits, int);
        undefined = l.c.or(undefined, no_root);
    }
    let entire = entire(l);
    Interval {
        lo: l.c.select(n.known, result.lo, entire.lo),
        hi: l.c.select(n.known, result.hi, entire.hi),
        decoration: l.c.weaken(COM, undefined, TRV),
    }
}

/// A function without a rule, at a number.
fn at_number(
    l: &mut Library<'_>,
    which: Elementary,
    x: Interval,
    args: &[Value],
) -> (Vec<Interval>, Operand) {
    let mut one = l.c.equal(x.lo, x.hi);
    let mut points = Vec::new();
    let mut decoration = x.decoration;
    for arg in args {
        match arg {
            Value::Float(x) => points.push(x.lo),
            Value::Int(n) => {
                one = l.c.and(one, n.known);
                points.push(n.bits);
            }
            Value::Bool(x) => decoration = l.c.weaker(decoration, x.decoration),
        }
    }
    let result = bounds(l, which, [&points, &points]);
    let result = existing(l, result, &[x]);
    let entire = entire(l);
    let known = l.c.weaker(decoration, result.decoration);
    let enclosed = Interval {
        lo: l.c.select(one, result.lo, entire.lo),
        hi: l.c.select(one, result.hi, entire.hi),
        decoration: l.c.select(one, known, TRV),
    };
    let without = l.c.not(one);
    (vec![enclosed], without)
}
