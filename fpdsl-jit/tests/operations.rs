//! Every operation of recorded bodies on every type, beside the interpreter.

mod support;

use std::sync::Arc;

use fpdsl_runtime::Rounding;
use fpdsl_runtime::ir::{Approximate, Comparison, Kind, Local, Op, Operand, Stmt, Temp};
use fpdsl_runtime::lift::ScalarType;
use support::build::{kernel, of_op, operands};
use support::{Data, compare_all};

const ELEMENTS: usize = 2011;

fn check(op: Op, inputs: &[ScalarType], output: ScalarType) {
    let kernel = of_op(op, inputs, output);
    let params: Vec<Vec<u64>> = inputs
        .iter()
        .enumerate()
        .map(|(i, &ty)| operands(ty, i as u64, ELEMENTS))
        .collect();
    let types: Vec<&str> = inputs.iter().map(|t| t.name()).collect();
    let what = format!("{op:?} {types:?} -> {}", output.name());
    if std::env::var_os("FPDSL_JIT_TRACE").is_some() {
        eprintln!("{what}");
    }
    let mut data = Data {
        elements: ELEMENTS,
        params,
        ..Data::default()
    };
    if matches!(op, Op::Div(_) | Op::Rem) && output.is_int() {
        // A check stands before it.
        data.params[1]
            .iter_mut()
            .filter(|y| **y == 0)
            .for_each(|y| *y = 1);
    }
    if let (Op::NumberToBits, Kind::Float(format)) = (op, inputs[0].kind()) {
        // Of a NaN it is any.
        data.params[0]
            .iter_mut()
            .filter(|x| format.is_nan(**x))
            .for_each(|x| *x = format.infinity());
    }
    compare_all(&what, &kernel, &data, &[]);
    if inputs.len() > 1 {
        data.params[1].truncate(1);
        compare_all(&format!("{what}, shared second"), &kernel, &data, &[1]);
    }
}

fn floats() -> impl Iterator<Item = ScalarType> {
    ScalarType::ALL.into_iter().filter(|t| t.is_float())
}

fn ints() -> impl Iterator<Item = ScalarType> {
    ScalarType::ALL.into_iter().filter(|t| t.is_int())
}

/// The operations with the types that they have; a new one does not compile before it stands here.
fn types(op: Op) -> Vec<(Vec<ScalarType>, ScalarType)> {
    let same = |types: &mut dyn Iterator<Item = ScalarType>,
                n: usize|
     -> Vec<(Vec<ScalarType>, ScalarType)> { types.map(|t| (vec![t; n], t)).collect() };
    let mut numbers = ScalarType::ALL.into_iter().filter(|t| *t != ScalarType::Bool);
    let mut signed = ScalarType::ALL
        .into_iter()
        .filter(|t| t.is_float() || matches!(t.int_range(), Some((least, _)) if least < 0));
    let mut bits = ScalarType::ALL.into_iter().filter(|t| !t.is_float());
    let encoding = |t: ScalarType| match t.bytes() {
        2 => ScalarType::U16,
        4 => ScalarType::U32,
        _ => ScalarType::U64,
    };
    match op {
        Op::Copy => same(&mut ScalarType::ALL.into_iter(), 1),
        Op::Add(_) | Op::Sub(_) | Op::Mul(_) | Op::Div(_) | Op::Rem | Op::Min | Op::Max => {
            same(&mut numbers, 2)
        }
        Op::MulAdd(_) => same(&mut numbers, 3),
        Op::Dot2(_) => same(&mut floats(), 4),
        Op::Sqrt(_) | Op::Recip(_) | Op::Rint(_) | Op::RoundTiesAway | Op::Flush => same(&mut floats(), 1),
        Op::Approx(Approximate::Div) => same(&mut [ScalarType::F32].into_iter(), 2),
        Op::Approx(_) => same(&mut [ScalarType::F32].into_iter(), 1),
        Op::Neg => same(&mut numbers, 1),
        Op::Abs => same(&mut signed, 1),
        Op::Compare(_) => ScalarType::ALL.map(|t| (vec![t; 2], ScalarType::Bool)).into(),
        Op::ToBits | Op::NumberToBits => floats().map(|t| (vec![t], encoding(t))).collect(),
        Op::FromBits => floats().map(|t| (vec![encoding(t)], t)).collect(),
        Op::Cast(mode) => {
            let to = ScalarType::ALL.into_iter().filter(|t| *t != ScalarType::Bool);
            to.flat_map(|to| ScalarType::ALL.map(|from| (vec![from], to)))
                .filter(|(from, to)| mode == Rounding::TowardZero || from[0].is_float() || to.is_float())
                .collect()
        }
        Op::BitAnd | Op::BitOr | Op::BitXor => same(&mut bits, 2),
        Op::Not => same(&mut bits, 1),
        Op::Shl | Op::Shr => ints().map(|t| (vec![t, ScalarType::U32], t)).collect(),
        Op::LeadingZeros | Op::CountOnes => ints().map(|t| (vec![t], ScalarType::U32)).collect(),
        Op::ReverseBits => same(&mut ints(), 1),
        Op::MulHi => same(&mut ints(), 2),
        Op::And | Op::Or => same(&mut [ScalarType::Bool].into_iter(), 2),
        Op::Select => ScalarType::ALL.map(|t| (vec![ScalarType::Bool, t, t], t)).into(),
        // These have tests of their own: they read memory, or have an operand in a range.
        // An array in memory is refused yet: see `bodies`.
        Op::Element(_) => Vec::new(),
        Op::Index | Op::Len(_) | Op::Load { .. } | Op::Read(_) | Op::SlowDoubles | Op::Entry { .. } => {
            Vec::new()
        }
    }
}

fn all(op: Op) {
    for (inputs, output) in types(op) {
        check(op, &inputs, output);
    }
}

fn modes(op: impl Fn(Rounding) -> Op) {
    Rounding::ALL.into_iter().for_each(|mode| all(op(mode)));
}

#[test]
fn sums_and_products() {
    modes(Op::Add);
    modes(Op::Sub);
    modes(Op::Mul);
}

#[test]
fn quotients_and_roots() {
    modes(Op::Div);
    modes(Op::Sqrt);
    modes(Op::Recip);
    all(Op::Rem);
}

#[test]
fn fused() {
    modes(Op::MulAdd);
    modes(Op::Dot2);
}

#[test]
fn integral() {
    modes(Op::Rint);
    all(Op::RoundTiesAway);
}

#[test]
fn casts() {
    modes(Op::Cast);
}

#[test]
fn signs_and_order() {
    [Op::Copy, Op::Flush, Op::Neg, Op::Abs, Op::Min, Op::Max]
        .into_iter()
        .for_each(all);
    for comparison in [
        Comparison::Eq,
        Comparison::Ne,
        Comparison::Lt,
        Comparison::Le,
        Comparison::Gt,
        Comparison::Ge,
    ] {
        all(Op::Compare(comparison));
    }
}

/// One of two numbers by a comparison of them, which is one instruction where it is the lesser or the greater: also of negatives, and in the
/// sum that begins with one.
#[test]
fn chosen_by_order() {
    for ty in floats() {
        for comparison in [Comparison::Lt, Comparison::Le, Comparison::Gt, Comparison::Ge] {
            for (negative, swapped) in [(false, false), (false, true), (true, false), (true, true)] {
                let mut kernel = kernel("chosen", &[ty; 2], &[ty; 2]);
                let mut op = |ty, op, args: &[Operand]| {
                    let temp = Temp(kernel.temps.len() as u32);
                    kernel.temps.push(Local::of(ty));
                    let args = args.to_vec();
                    kernel.body.push(Stmt::Let { temp, op, args });
                    Operand::Temp(temp)
                };
                let [mut x, mut y] = [Operand::Param(0), Operand::Param(1)];
                if negative {
                    [x, y] = [x, y].map(|x| op(ty, Op::Neg, &[x]));
                }
                let cond = op(ScalarType::Bool, Op::Compare(comparison), &[x, y]);
                let [first, second] = if swapped { [y, x] } else { [x, y] };
                let chosen = op(ty, Op::Select, &[cond, first, second]);
                let sum = op(ty, Op::Sub(Rounding::TowardPositive), &[x, chosen]);
                kernel.results = vec![chosen, sum];
                let params = (0..2).map(|i| operands(ty, i, ELEMENTS)).collect();
                let data = Data {
                    elements: ELEMENTS,
                    params,
                    ..Data::default()
                };
                let what = format!("{comparison:?} {negative} {swapped} {}", ty.name());
                compare_all(&what, &Arc::new(kernel), &data, &[]);
            }
        }
    }
}

#[test]
fn approximations() {
    for operation in [
        Approximate::Div,
        Approximate::Sqrt,
        Approximate::Rcp,
        Approximate::Rsqrt,
    ] {
        all(Op::Approx(operation));
    }
}

#[test]
fn bits() {
    [
        Op::ToBits,
        Op::NumberToBits,
        Op::FromBits,
        Op::BitAnd,
        Op::BitOr,
        Op::BitXor,
        Op::Not,
        Op::Shl,
        Op::Shr,
        Op::LeadingZeros,
        Op::CountOnes,
        Op::ReverseBits,
        Op::MulHi,
        Op::And,
        Op::Or,
        Op::Select,
    ]
    .into_iter()
    .for_each(all);
}
