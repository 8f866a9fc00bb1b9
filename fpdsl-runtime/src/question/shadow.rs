//! The body once more with more digits: binary64 beside the narrower formats, a sum of two numbers beside binary64.
//!
//! Elementary functions are those of the format at the nearest number, and the slope there times what is left: so they tell what a function
//! inherits, and a unit of its own is not seen. With the feature `functions` those beside narrower formats are of binary64.

use super::beside::{self, Beside, Function, Operation};
use super::double::{self, Double, single};
use super::functions;
use super::{Asked, How, Question};
use crate::ir::writer::{Write as _, Writer, constant, format, power};
use crate::ir::{Approximate, Comparison, Kernel, Op, Operand};
use crate::lift::ScalarType;
use crate::mode::Rounding;

const F64: ScalarType = ScalarType::F64;
const RN: Rounding = Rounding::NearestEven;

/// How far each operation is from what it would be with more digits.
#[derive(Clone, Copy, Debug)]
pub struct Shadow;

impl Shadow {
    /// How many scalars stand beside one of a type.
    pub fn beside(ty: ScalarType) -> usize {
        match ty {
            F64 => 2,
            ty if format(ty).is_some() => 1,
            _ => 0,
        }
    }
}

impl Question for Shadow {
    fn ask(kernel: &Kernel, how: How) -> Asked {
        beside::ask(kernel, how, Shadow, 0, false)
    }
}

/// The mode does not matter beside, where it is to nearest.
fn nearest(op: Op) -> Op {
    match op {
        Op::Add(_) => Op::Add(RN),
        Op::Sub(_) => Op::Sub(RN),
        Op::Mul(_) => Op::Mul(RN),
        Op::Div(_) | Op::Approx(Approximate::Div) => Op::Div(RN),
        Op::MulAdd(_) => Op::MulAdd(RN),
        Op::Dot2(_) => Op::Dot2(RN),
        Op::Sqrt(_) | Op::Approx(Approximate::Sqrt) => Op::Sqrt(RN),
        Op::Recip(_) | Op::Approx(Approximate::Rcp) => Op::Recip(RN),
        op => op,
    }
}

impl Beside for Shadow {
    fn types(&self, ty: ScalarType) -> Vec<ScalarType> {
        vec![F64; Shadow::beside(ty)]
    }

    fn exact(&self, w: &mut Writer<'_>, x: Operand) -> Vec<Operand> {
        match w.type_of(x) {
            F64 => single(x).to_vec(),
            _ => vec![w.op(F64, Op::Cast(RN), &[x])],
        }
    }

    fn literal(&self, ty: ScalarType, exact: [u64; 2]) -> Option<Vec<Operand>> {
        let parts = exact.iter().take(Shadow::beside(ty));
        Some(parts.map(|&part| constant(F64, part)).collect())
    }

    fn operation(&mut self, w: &mut Writer<'_>, found: &Operation<'_>) -> Option<Vec<Operand>> {
        if let Op::Cast(_) = found.op {
            return Some(cast(w, found));
        }
        if found.ty == F64 {
            return Some(in_double(w, found)?.to_vec());
        }
        let args = found.numbers();
        let one = constant(F64, 1_f64.to_bits());
        Some(vec![match nearest(found.op) {
            Op::Flush => args[0],
            Op::Approx(Approximate::Rsqrt) => {
                let root = w.op(F64, Op::Sqrt(RN), &args);
                w.op(F64, Op::Div(RN), &[one, root])
            }
            op @ (Op::Add(_)
            | Op::Sub(_)
            | Op::Mul(_)
            | Op::Div(_)
            | Op::Rem
            | Op::MulAdd(_)
            | Op::Dot2(_)
            | Op::Sqrt(_)
            | Op::Recip(_)
            | Op::Rint(_)
            | Op::RoundTiesAway
            | Op::Min
            | Op::Max) => w.op(F64, op, &args),
            _ => return None,
        }])
    }

    fn function(
        &mut self,
        w: &mut Writer<'_>,
        kernel: &mut Kernel,
        called: &Function<'_>,
    ) -> Option<Vec<Operand>> {
        let high = called.numbers(w);
        if called.ty != F64 {
            let wide = (called.which, F64);
            if functions::has(kernel, called.which, F64) {
                let (value, _) = functions::value(w.to, kernel, wide, RN, &high)?;
                return Some(vec![value]);
            }
            return Some(narrow(w, called, &high));
        }
        let high: Vec<Operand> = high.into_iter().map(|(_, arg)| arg).collect();
        let value = functions::call(w.to, F64, called.function, &high);
        let rests: Vec<Option<Operand>> = called
            .beside
            .iter()
            .map(|beside| beside.get(1).copied())
            .collect();
        let low = change(w, called, &high, &rests);
        let sum = double::add(w, single(value), single(low));
        Some(sum.to_vec())
    }

    fn compare(&self, w: &mut Writer<'_>, comparison: Comparison, x: &[Operand], y: &[Operand]) -> Operand {
        match (x, y) {
            (&[x, rest_x], &[y, rest_y]) => double::compare(w, comparison, [x, rest_x], [y, rest_y]),
            _ => w.compare(comparison, x[0], y[0]),
        }
    }

    fn integer(&self, w: &mut Writer<'_>, ty: ScalarType, mode: Rounding, x: &[Operand]) -> Operand {
        let x = match *x {
            [high, low] if mode == RN => to_nearest_integer(w, Op::Rint(RN), [high, low]),
            [high, low] => double::rounded(w, mode, [high, low]),
            _ => x[0],
        };
        w.op(ty, Op::Cast(mode), &[x])
    }

    fn starts_afresh(&self) -> bool {
        true
    }

    fn distance(&self, w: &mut Writer<'_>, x: Operand, beside: &[Operand]) -> [Operand; 2] {
        let wide = match w.type_of(x) {
            F64 => x,
            _ => w.op(F64, Op::Cast(RN), &[x]),
        };
        let mut distance = w.op(F64, Op::Sub(RN), &[wide, beside[0]]);
        if let &[_, low] = beside {
            distance = w.op(F64, Op::Sub(RN), &[distance, low]);
        }
        [w.abs(distance), w.abs(beside[0])]
    }
}

/// A conversion to a float, from an integer or another float.
fn cast(w: &mut Writer<'_>, found: &Operation<'_>) -> Vec<Operand> {
    let x = found.args[0];
    let from = w.type_of(x);
    match (found.beside[0].as_slice(), found.ty) {
        (&[high, low], F64) => vec![high, low],
        (&[high, _] | &[high], ty) if ty != F64 => vec![high],
        (&[high], _) => single(high).to_vec(),
        // An integer: what the first part lacks of it is exact.
        (_, ty) => {
            let high = w.op(F64, Op::Cast(Rounding::TowardZero), &[x]);
            if ty != F64 || from.bytes() <= 4 || from == ScalarType::Bool {
                return match ty {
                    F64 => single(high).to_vec(),
                    _ => vec![high],
                };
            }
            let whole = w.op(from, Op::Cast(Rounding::TowardZero), &[high]);
            let rest = w.op(from, Op::Sub(RN), &[x, whole]);
            vec![high, w.op(F64, Op::Cast(RN), &[rest])]
        }
    }
}

fn in_double(w: &mut Writer<'_>, found: &Operation<'_>) -> Option<Double> {
    let args: Vec<Double> = found
        .beside
        .iter()
        .filter_map(|beside| <Double>::try_from(beside.as_slice()).ok())
        .collect();
    let one = single(constant(F64, 1_f64.to_bits()));
    Some(match (nearest(found.op), args.as_slice()) {
        (Op::Flush, &[x]) => x,
        (Op::Add(_), &[x, y]) => double::add(w, x, y),
        (Op::Sub(_), &[x, y]) => {
            let opposite = double::neg(w, y);
            double::add(w, x, opposite)
        }
        (Op::Mul(_), &[x, y]) => double::mul(w, x, y),
        (Op::Div(_), &[x, y]) => double::div(w, x, y),
        (Op::Recip(_), &[x]) => double::div(w, one, x),
        (Op::Sqrt(_), &[x]) => double::sqrt(w, x),
        (Op::Approx(Approximate::Rsqrt), &[x]) => {
            let root = double::sqrt(w, x);
            double::div(w, one, root)
        }
        (Op::MulAdd(_), &[x, y, z]) => {
            let product = double::mul(w, x, y);
            double::add(w, product, z)
        }
        (Op::Dot2(_), &[x, y, z, u]) => {
            let (first, second) = (double::mul(w, x, y), double::mul(w, z, u));
            double::add(w, first, second)
        }
        (Op::Min | Op::Max, &[x, y]) => {
            // The sign of zero and a NaN are as in the body.
            let comparison = match found.op {
                Op::Min => Comparison::Lt,
                _ => Comparison::Gt,
            };
            let first = double::compare(w, comparison, x, y);
            let second = double::compare(w, comparison, y, x);
            let either = w.op(F64, found.op, &[x[0], y[0]]);
            let pick = |w: &mut Writer<'_>, x, y, other| {
                let other = w.select(second, y, other);
                w.select(first, x, other)
            };
            // Neither of the two where they are equal, or one is a NaN.
            let is_x = w.compare(Comparison::Eq, either, x[0]);
            let rest = w.select(is_x, x[1], y[1]);
            [pick(w, x[0], y[0], either), pick(w, x[1], y[1], rest)]
        }
        (Op::Rint(Rounding::NearestEven) | Op::RoundTiesAway, &[x]) => {
            single(to_nearest_integer(w, found.op, x))
        }
        (Op::Rint(mode), &[x]) => {
            let sum = double::rounded(w, mode, x);
            single(w.op(F64, Op::Rint(mode), &[sum]))
        }
        _ => return None,
    })
}

/// The integer that is nearest to a sum of two parts: that of the nearest number of binary64, unless it is the middle between two. Then
/// the next number on the side of the sum tells.
///
/// From 2^52 on, where the middles are no numbers of binary64, it is the nearest number.
fn to_nearest_integer(w: &mut Writer<'_>, op: Op, x: Double) -> Operand {
    let near = double::rounded(w, RN, x);
    let below = double::rounded(w, Rounding::TowardNegative, x);
    let above = double::rounded(w, Rounding::TowardPositive, x);
    let [whole, low, high] = [near, below, above].map(|x| w.op(F64, op, &[x]));
    let rest = w.op(F64, Op::Sub(RN), &[near, whole]);
    let rest = w.abs(rest);
    let is_middle = w.compare(Comparison::Eq, rest, constant(F64, 0.5_f64.to_bits()));
    let is_below = w.compare(Comparison::Eq, near, below);
    let beside = w.select(is_below, high, low);
    w.select(is_middle, beside, whole)
}

/// The function of a narrower format beside a value of binary64: that of the nearest number of the format, and the slope there times the rest.
fn narrow(w: &mut Writer<'_>, called: &Function<'_>, wide: &[(ScalarType, Operand)]) -> Vec<Operand> {
    let (mut near, mut rests) = (Vec::new(), Vec::new());
    for (&(ty, arg), beside) in wide.iter().zip(called.beside) {
        if beside.is_empty() {
            near.push(arg);
            rests.push(None);
            continue;
        }
        let number = w.op(called.ty, Op::Cast(RN), &[arg]);
        let back = w.op(ty, Op::Cast(RN), &[number]);
        let rest = w.op(ty, Op::Sub(RN), &[arg, back]);
        near.push(number);
        rests.push(Some(w.op(called.ty, Op::Cast(RN), &[rest])));
    }
    let value = functions::call(w.to, called.ty, called.function, &near);
    let low = change(w, called, &near, &rests);
    let [value, low] = [value, low].map(|x| w.op(F64, Op::Cast(RN), &[x]));
    vec![w.op(F64, Op::Add(RN), &[value, low])]
}

/// By how much a function changes if small rests are added to its arguments.
fn change(w: &mut Writer<'_>, called: &Function<'_>, args: &[Operand], rests: &[Option<Operand>]) -> Operand {
    let zero = constant(called.ty, 0);
    let mut change = zero;
    for (number, rest) in rests.iter().enumerate() {
        let Some(rest) = *rest else { continue };
        let slope = slope(w, called, args, number);
        let is_finite = w.all_finite(&[slope]);
        let slope = w.select(is_finite, slope, zero);
        change = w.op(called.ty, Op::MulAdd(RN), &[slope, rest, change]);
    }
    change
}

/// The slope of a function in one of its arguments: a few digits are enough.
fn slope(w: &mut Writer<'_>, called: &Function<'_>, args: &[Operand], number: usize) -> Operand {
    let ty = called.ty;
    let (x, zero) = (args[number], constant(ty, 0));
    let Some(format) = format(ty) else { return zero };
    // About the cube root of a unit.
    let near = power(ty, format, -(format.precision() as i32) / 3);
    let step = w.op(ty, Op::Mul(RN), &[x, near]);
    let sides = [Op::Sub(RN), Op::Add(RN)].map(|side| {
        let at = w.op(ty, side, &[x, step]);
        let mut args = args.to_vec();
        args[number] = at;
        (at, functions::call(w.to, ty, called.function, &args))
    });
    let [(below, low), (above, high)] = sides;
    let (rise, run) = (
        w.op(ty, Op::Sub(RN), &[high, low]),
        w.op(ty, Op::Sub(RN), &[above, below]),
    );
    w.op(ty, Op::Div(RN), &[rise, run])
}
