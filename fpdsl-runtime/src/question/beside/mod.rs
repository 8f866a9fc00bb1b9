//! Values that are computed beside those of a body, from other numbers: with more digits, or with random roundings.
//!
//! A [`Beside`] says what stands beside a float and how operations compute it. Control flow is that of the body. Where a float begins
//! (parameters, constants, slices, tables, rows, encodings) it stands beside itself. A literal that is rounded may begin as what is written.
//!
//! Counters of an operation tell how far the two are apart, in bits lost: `k` bits are lost where the relative error is more than `2^(k - p)`
//! in a format with `p` bits. So a correctly rounded result has lost none, and one with `p` lost has no digit right. Counters of a
//! comparison or of a conversion to an integer tell how often the values beside have another result.

mod copied;
mod distance;

use std::collections::HashMap;

use super::frame::Frame;
use super::watching::{Found, Watching};
use super::{Asked, How, What};
use crate::ir::writer::{Write, Writer, constant, format};
use crate::ir::{
    Array, Comparison, Computed, Elementary, Kernel, Layout, Op, Operand, Pasted, RoundedLiteral, Temp, Var,
    paste,
};
use crate::lift::ScalarType;
use crate::mode::Rounding;
use distance::Suspect;
pub use distance::{LOST, OTHERWISE, classes};

/// What is computed beside a body.
pub(super) trait Beside {
    /// The types of the scalars beside a float.
    fn types(&self, ty: ScalarType) -> Vec<ScalarType>;

    /// The body begins.
    fn begins(&mut self, _: &mut Writer<'_>, _: &Frame) {}

    /// A block of the body begins.
    fn block_begins(&mut self) {}

    /// A block of the body ends.
    fn block_ends(&mut self) {}

    /// The body of a loop ends.
    fn turn_ends(&mut self, _: &mut Writer<'_>) {}

    /// What stands beside a float that has only begun.
    fn exact(&self, w: &mut Writer<'_>, x: Operand) -> Vec<Operand>;

    /// What stands beside a literal that is rounded, which is a sum of two numbers of binary64; none if that begins as any constant.
    fn literal(&self, _ty: ScalarType, _exact: [u64; 2]) -> Option<Vec<Operand>> {
        None
    }

    /// What stands beside the result of an operation; none if that begins.
    fn operation(&mut self, w: &mut Writer<'_>, found: &Operation<'_>) -> Option<Vec<Operand>>;

    /// What stands beside the result of an elementary function; none if that begins.
    fn function(
        &mut self,
        w: &mut Writer<'_>,
        kernel: &mut Kernel,
        called: &Function<'_>,
    ) -> Option<Vec<Operand>>;

    /// The result of a comparison.
    fn compare(&self, w: &mut Writer<'_>, comparison: Comparison, x: &[Operand], y: &[Operand]) -> Operand;

    /// The integer that a float becomes.
    fn integer(&self, w: &mut Writer<'_>, ty: ScalarType, mode: Rounding, x: &[Operand]) -> Operand;

    /// Returns true if it makes sense to compute a result from operands that have only begun.
    fn starts_afresh(&self) -> bool {
        false
    }

    /// How far a float is from what stands beside it, and how large that is, in some format.
    fn distance(&self, w: &mut Writer<'_>, x: Operand, beside: &[Operand]) -> [Operand; 2];
}

/// An operation with a float for its result.
pub(super) struct Operation<'a> {
    pub op: Op,
    pub ty: ScalarType,
    pub args: &'a [Operand],
    /// What stands beside each operand; nothing beside integers.
    pub beside: &'a [Vec<Operand>],
}

impl Operation<'_> {
    /// What stands beside the operands, of which integers are as they are.
    pub fn numbers(&self) -> Vec<Operand> {
        numbers(self.args, self.beside)
    }
}

impl Function<'_> {
    /// What stands beside the operands, of which integers are as they are, with their types.
    pub fn numbers(&self, w: &impl Write) -> Vec<(ScalarType, Operand)> {
        let numbers = numbers(self.args, self.beside).into_iter();
        numbers.map(|number| (w.type_of(number), number)).collect()
    }
}

fn numbers(args: &[Operand], beside: &[Vec<Operand>]) -> Vec<Operand> {
    let beside = args.iter().zip(beside);
    beside
        .map(|(&arg, beside)| beside.first().copied().unwrap_or(arg))
        .collect()
}

/// A call of an elementary function.
pub(super) struct Function<'a> {
    pub which: Elementary,
    pub function: u32,
    pub ty: ScalarType,
    pub args: &'a [Operand],
    pub beside: &'a [Vec<Operand>],
}

/// The body with what is computed beside it.
pub(super) fn ask<B: Beside>(kernel: &Kernel, how: How, beside: B, given: u32, numbered: bool) -> Asked {
    // As results have them: a float, and what stands beside it.
    let carried = |ty| match format(ty) {
        Some(_) if how.carried => [vec![ty], beside.types(ty)].concat(),
        _ => Vec::new(),
    };
    let frame = Frame::carrying(kernel, given, &carried, numbered);
    let counters = frame.counters;
    let mut pass = Pass {
        beside,
        watching: Watching::new(counters, how.apart, distance::counters()),
        inputs: frame.inputs().clone(),
        frame,
        temps: HashMap::new(),
        vars: HashMap::new(),
        arrays: HashMap::new(),
        suspects: Vec::new(),
        added: Vec::new(),
        literals: kernel.rounded.clone(),
        has_begun: false,
    };
    let mut to = Pasted::default();
    let Ok(pasted) = paste(&mut pass, &mut to, kernel, kernel);
    pass.frame.finish(to, pasted, pass.watching.done(), &pass.added)
}

struct Pass<B> {
    beside: B,
    frame: Frame,
    /// The parameters of its kernel.
    inputs: Layout,
    watching: Watching,
    /// What stands beside temporaries, variables and arrays.
    temps: HashMap<Temp, Vec<Operand>>,
    vars: HashMap<Var, Vec<Var>>,
    arrays: HashMap<Array, Vec<Array>>,
    /// The results of each block under construction that are looked at before its next statement.
    suspects: Vec<Vec<Suspect>>,
    /// Each float among the results, and behind it what stands beside it.
    added: Vec<(ScalarType, Operand)>,
    /// The literals that are rounded.
    literals: Vec<RoundedLiteral>,
    has_begun: bool,
}

impl<B: Beside> Pass<B> {
    /// What stands beside a float; nothing beside anything else.
    fn of(&self, to: &mut Pasted, operand: Operand) -> Vec<Operand> {
        let known = match operand {
            Operand::Temp(temp) => self.temps.get(&temp).cloned(),
            Operand::Var(var) => {
                let vars = self.vars.get(&var).into_iter().flatten();
                let vars: Vec<Operand> = vars.map(|&var| Operand::Var(var)).collect();
                (!vars.is_empty()).then_some(vars)
            }
            Operand::Param(leaf) => self.frame.carried.get(&leaf).map(|carried| carried[1..].to_vec()),
            Operand::Const(_) => None,
        };
        known.unwrap_or_else(|| self.begins(to, operand))
    }

    /// What stands beside a float that begins; nothing beside anything else.
    fn begins(&self, to: &mut Pasted, operand: Operand) -> Vec<Operand> {
        let mut w = self.writer(to);
        match self.literal(operand) {
            Some(literal) => literal,
            None if format(w.type_of(operand)).is_some() => self.beside.exact(&mut w, operand),
            None => Vec::new(),
        }
    }

    /// What stands beside a constant that is a literal, and only one.
    fn literal(&self, operand: Operand) -> Option<Vec<Operand>> {
        let Operand::Const(constant) = operand else {
            return None;
        };
        let mut literals = self
            .literals
            .iter()
            .filter(|literal| literal.constant == constant);
        match (literals.next(), literals.next()) {
            (Some(literal), None) => self.beside.literal(constant.ty, literal.exact),
            _ => None,
        }
    }

    /// Returns true if a float has been computed, so that what stands beside it may differ.
    fn has_history(&self, operand: Operand) -> bool {
        match operand {
            Operand::Temp(temp) => self.temps.contains_key(&temp),
            Operand::Var(var) => self.vars.contains_key(&var),
            Operand::Param(leaf) => self.frame.carried.contains_key(&leaf),
            Operand::Const(_) => self.literal(operand).is_some(),
        }
    }

    /// Returns true if what results would be without the errors of their operands is computed too: where someone looks at them.
    fn begins_afresh(&self) -> bool {
        self.watching.apart && self.beside.starts_afresh()
    }

    /// What would stand beside operands if they had only begun.
    fn begun(&self, to: &mut Pasted, args: &[Operand]) -> Vec<Vec<Operand>> {
        args.iter().map(|&arg| self.begins(to, arg)).collect()
    }

    fn writer<'a>(&'a self, to: &'a mut Pasted) -> Writer<'a> {
        Writer {
            to,
            inputs: &self.inputs,
        }
    }

    /// An operation that moves a float or changes its sign: the same is done with what stands beside it.
    fn moved(&self, to: &mut Pasted, found: Computed<'_>) -> Option<Vec<Operand>> {
        let args = found.args;
        let first = match found.op {
            Op::Copy | Op::Neg | Op::Abs => 0,
            Op::Select | Op::Index => 1,
            Op::Element(array) => {
                let arrays = self.arrays.get(&array)?;
                let mut w = self.writer(to);
                let read = arrays.iter().map(|&beside| {
                    let ty = w.to.arrays[beside.0 as usize].ty;
                    w.op(ty, Op::Element(beside), args)
                });
                return Some(read.collect());
            }
            _ => return None,
        };
        if !args[first..].iter().any(|&arg| self.has_history(arg)) {
            return None;
        }
        let beside: Vec<Vec<Operand>> = args[first..].iter().map(|&arg| self.of(to, arg)).collect();
        if found.op == Op::Copy {
            return beside.into_iter().next();
        }
        let mut w = self.writer(to);
        if found.op == Op::Abs {
            let zero = constant(w.type_of(beside[0][0]), 0);
            let negative = w.less(beside[0][0], zero);
            let signed = beside[0].iter().map(|&x| {
                let opposite = w.op(w.type_of(x), Op::Neg, &[x]);
                w.select(negative, opposite, x)
            });
            return Some(signed.collect());
        }
        let scalars = (0..beside[0].len()).map(|number| {
            let given = beside.iter().map(|beside| beside[number]);
            let args: Vec<Operand> = args[..first].iter().copied().chain(given).collect();
            w.op(w.type_of(beside[0][number]), found.op, &args)
        });
        Some(scalars.collect())
    }

    /// Counts how often what stands beside has another result.
    fn otherwise(&mut self, to: &mut Pasted, found: Computed<'_>) {
        let args = found.args;
        if !args.iter().any(|&arg| self.has_history(arg)) {
            return;
        }
        let beside: Vec<Vec<Operand>> = args.iter().map(|&arg| self.of(to, arg)).collect();
        let mut w = self.writer(to);
        let result = Operand::Temp(found.temp);
        let ty = w.type_of(result);
        let other = match found.op {
            Op::Compare(comparison) => self.beside.compare(&mut w, comparison, &beside[0], &beside[1]),
            Op::Cast(mode) => self.beside.integer(&mut w, ty, mode, &beside[0]),
            _ => return,
        };
        let differs = w.compare(Comparison::Ne, result, other);
        let watched = self.watch(to, found, What::Operation(found.op), &beside, &[other]);
        let mut w = Writer {
            to,
            inputs: &self.inputs,
        };
        self.watching.count(&mut w, watched, OTHERWISE, differs);
    }

    /// Watches an operation: with its operands, what stands beside each of them, and what is computed of the result.
    fn watch(
        &mut self,
        to: &mut Pasted,
        found: Computed<'_>,
        what: What,
        beside: &[Vec<Operand>],
        result: &[Operand],
    ) -> usize {
        let w = Writer {
            to,
            inputs: &self.inputs,
        };
        let found = Found {
            what,
            origin: found.origin,
            args: found.args,
            beside: &[&beside.concat()[..], result].concat(),
            result: Operand::Temp(found.temp),
        };
        self.watching.watch(&w, &found)
    }

    /// Keeps what stands beside a result, which is looked at before the next statement.
    fn keep(
        &mut self,
        to: &mut Pasted,
        found: Computed<'_>,
        what: What,
        beside: &[Vec<Operand>],
        (kept, afresh): (Vec<Operand>, Vec<Operand>),
    ) {
        let watched = self.watch(to, found, what, beside, &[&kept[..], &afresh].concat());
        let result = Operand::Temp(found.temp);
        let floats = found.args.iter().zip(beside);
        let floats = floats.filter(|(_, beside)| !beside.is_empty());
        let suspect = Suspect::new(
            &self.beside,
            &mut self.writer(to),
            watched,
            (result, &kept),
            floats.map(|(&arg, beside)| (arg, beside.clone())).collect(),
        );
        if let (Some(suspects), Some(suspect)) = (self.suspects.last_mut(), suspect) {
            suspects.push(suspect);
        }
        self.temps.insert(found.temp, kept);
    }
}
