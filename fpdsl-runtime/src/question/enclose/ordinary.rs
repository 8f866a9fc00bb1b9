//! Ordinary operations: those of intervals that have bounds and the decoration `com`, which nearly all are.
//!
//! In a stretch of operations all are first computed as if everything were ordinary: decorations are known, no bound is infinite or a NaN,
//! no divisor has a zero. What would be strange is collected, and that a bound is not finite shows in the width of its interval, which is
//! looked at anyway. Where something is strange the stretch is computed once more by the rules for all intervals. These are functions of
//! the kernel that are seldom called, one for each kind of operation, so that bodies stay small.

use std::collections::HashMap;

use super::super::What;
use super::Pass;
use super::arithmetic as rules;
use super::control::Names;
use super::value::{COM, Code, Interval, Ordinary, Value};
use super::watch::{Seldom, classes};
use crate::ir::writer::{FALSE, TRUE, Write as _, constant, format, known};
use crate::ir::{Buffer, Kernel, Layout, Leaf, Op, Operand, Pasted, Role, Stmt, Temp};
use crate::lift::ScalarType;
use crate::mode::Rounding;

/// What is computed since the last statement.
#[derive(Default)]
pub(super) struct Stretch {
    operations: Vec<Operation>,
    /// The operations that intervals are the results of.
    positions: HashMap<Interval, usize>,
    /// What has to hold of the operands that come from elsewhere, each once.
    begins: Vec<Operand>,
    /// Such operands, and what holds if they are ordinary.
    tested: HashMap<Interval, Operand>,
    /// True if an operation is strange.
    strange: Option<Operand>,
    /// Results that are looked at before the next statement.
    pub seldom: Vec<Seldom>,
}

/// An operation of a stretch.
struct Operation {
    /// Variables: what it is in the end, behind the stretch.
    result: Interval,
    /// The same where something is not usual: there it is looked at.
    within: Interval,
    /// The bounds if all is ordinary.
    ordinary: [Operand; 2],
    /// Their distance, if an overflow would show in it alone.
    width: Option<Operand>,
    /// Which, in a mode that does not matter.
    op: Op,
    args: Vec<Interval>,
}

/// A function of the kernel.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Rule {
    /// An operation on all intervals.
    Operation {
        /// Which, in a mode that does not matter.
        op: Op,
        /// The type of its result.
        ty: ScalarType,
        /// The type of each operand, and the first operand that is the same.
        operands: Vec<(ScalarType, usize)>,
    },
    /// How wide an interval of a type is.
    Width(ScalarType),
}

impl Rule {
    fn name(&self) -> &'static str {
        match self {
            Rule::Width(_) => "width",
            Rule::Operation { op, .. } => match op {
                Op::Add(_) => "enclose_add",
                Op::Sub(_) => "enclose_sub",
                Op::Mul(_) => "enclose_mul",
                Op::Div(_) => "enclose_div",
                Op::MulAdd(_) => "enclose_mul_add",
                Op::Sqrt(_) => "enclose_sqrt",
                Op::Recip(_) => "enclose_recip",
                Op::Min => "enclose_min",
                Op::Max => "enclose_max",
                _ => "enclose",
            },
        }
    }
}

/// An operation that can be ordinary, to nearest if it rounds.
fn to_nearest(op: Op) -> Option<Op> {
    match op {
        Op::Add(_) | Op::Sub(_) | Op::Mul(_) | Op::Div(_) | Op::MulAdd(_) => (),
        Op::Sqrt(_) | Op::Recip(_) | Op::Cast(_) => (),
        Op::Neg | Op::Abs | Op::Min | Op::Max => return Some(op),
        _ => return None,
    }
    Some(op.in_mode(Rounding::NearestEven))
}

/// Such an operation on intervals.
pub(super) fn of_intervals(c: &mut Code, op: Op, ty: ScalarType, args: &[Interval]) -> Option<Interval> {
    Some(match (op, args) {
        (Op::Add(_), &[x, y]) => rules::add(c, x, y),
        (Op::Sub(_), &[x, y]) => rules::sub(c, x, y),
        (Op::Mul(_), &[x, y]) => rules::mul(c, x, y),
        (Op::Div(_), &[x, y]) => rules::div(c, x, y),
        (Op::MulAdd(_), &[x, y, z]) => rules::mul_add(c, x, y, z),
        (Op::Sqrt(_), &[x]) => rules::sqrt(c, x),
        (Op::Recip(_), &[x]) => rules::recip(c, x),
        (Op::Cast(_), &[x]) => rules::cast(c, ty, x),
        (Op::Neg, &[x]) => rules::neg(c, x),
        (Op::Abs, &[x]) => rules::abs(c, x),
        (Op::Min | Op::Max, &[x, y]) => rules::min_or_max(c, op, x, y),
        _ => return None,
    })
}

impl Stretch {
    /// The operation that an interval is the result of.
    fn position(&self, x: Interval) -> Option<usize> {
        self.positions.get(&x).copied()
    }

    /// An interval, where something is not usual.
    fn within(&self, x: Interval) -> Interval {
        self.position(x)
            .map_or(x, |position| self.operations[position].within)
    }
}

impl<'k> Pass<'k> {
    /// That of the innermost block.
    fn stretch(&mut self) -> &mut Stretch {
        self.stretches.last_mut().expect("an operation stands in a block")
    }

    /// The operation of the stretch that an interval is the result of.
    fn pending(&self, x: Interval) -> Option<&Operation> {
        let stretch = self.stretches.last()?;
        Some(&stretch.operations[stretch.position(x)?])
    }

    /// Returns true for a result of a stretch, and what was given: no statement changes it.
    fn stays(&self, x: Interval) -> bool {
        self.pending(x).is_some() || self.code.ordinary.contains_key(&x)
    }

    /// Ends the stretch if a value is one of its results.
    pub(super) fn settle(&mut self, value: Value) {
        if let Value::Float(x) = value
            && self.pending(x).is_some()
        {
            self.flush();
        }
    }

    /// An operand of a stretch, if it is ordinary.
    fn as_ordinary(&mut self, x: Interval) -> Interval {
        let bounds = |[lo, hi]: [Operand; 2]| Interval {
            lo,
            hi,
            decoration: COM,
        };
        if let Some(operation) = self.pending(x) {
            return bounds(operation.ordinary);
        }
        let (ordinary, when) = match self.code.ordinary.get(&x) {
            Some(known) => ([known.lo, known.hi], known.when),
            None => ([x.lo, x.hi], self.tested(x)),
        };
        let begins = &mut self.stretch().begins;
        if when != TRUE && !begins.contains(&when) {
            begins.push(when);
        }
        bounds(ordinary)
    }

    /// Returns true for an interval that is ordinary. A bound may have overflown that has `com` yet.
    fn tested(&mut self, x: Interval) -> Operand {
        if let Some(&when) = self.stretch().tested.get(&x) {
            return when;
        }
        let is_com = self.code.equal(x.decoration, COM);
        let bounded = self.code.bounded(x);
        let when = self.code.and(is_com, bounded);
        self.stretch().tested.insert(x, when);
        when
    }

    /// Computes an operation of a stretch; gives nothing if it is none.
    pub(super) fn ordinary(
        &mut self,
        n: &Names<'k>,
        temp: Temp,
        op: Op,
        operands: &[Operand],
    ) -> Option<Value> {
        let ty = n.kernel.temps[temp.0 as usize].ty;
        format(ty)?;
        if op == Op::Copy {
            let value = self.pending_operand(n, operands[0]);
            let stays = value.float().is_some_and(|x| self.stays(x));
            return stays.then_some(value);
        }
        let rule = to_nearest(op)?;
        let mut args = Vec::with_capacity(operands.len());
        for &operand in operands {
            let Value::Float(x) = self.pending_operand(n, operand) else {
                return None;
            };
            // A literal that is too large for its type.
            if known(x.decoration).is_some() && x.decoration != COM {
                return None;
            }
            args.push(x);
        }
        let origin = n.origin(Operand::Temp(temp));
        self.code.to.origin = origin;
        let known: Vec<Interval> = args.iter().map(|&x| self.as_ordinary(x)).collect();
        let before = self.stretch().strange.unwrap_or(FALSE);
        self.code.strange = Some(before);
        let found = of_intervals(&mut self.code, op, ty, &known);
        let strange = self.code.strange.take();
        self.stretch().strange = strange;
        let found = found?;
        let ordinary = [found.lo, found.hi];
        // Of constants, of which none is strange.
        if let [Operand::Const(_), Operand::Const(_)] = ordinary
            && strange == Some(before)
            && before != TRUE
            && self.code.all_finite(&ordinary) == TRUE
        {
            if op.rounding().is_some() {
                self.measured(What::Operation(op), origin, (found, ordinary), &args);
            }
            return Some(Value::Float(found));
        }
        let [result, within] = [(); 2].map(|()| Interval {
            lo: self.code.variable(ty),
            hi: self.code.variable(ty),
            decoration: self.code.variable(ScalarType::U32),
        });
        let width = match op.rounding() {
            Some(_) => self.measured(What::Operation(op), origin, (within, ordinary), &args),
            None => None,
        };
        let operation = Operation {
            result,
            within,
            ordinary,
            width,
            op: rule,
            args,
        };
        let stretch = self.stretch();
        stretch.positions.insert(result, stretch.operations.len());
        stretch.operations.push(operation);
        Some(Value::Float(result))
    }

    /// Ends the stretch: computes what is not ordinary once more, and looks at the results that are wide.
    pub(super) fn flush(&mut self) {
        let stretch = std::mem::take(self.stretch());
        if stretch.operations.is_empty() && stretch.seldom.is_empty() {
            return;
        }
        let strange = stretch.strange.unwrap_or(FALSE);
        let mut usual = self.code.not(strange);
        let narrow = stretch.seldom.iter().map(|seldom| seldom.narrow);
        for cond in stretch.begins.iter().copied().chain(narrow) {
            usual = self.code.and(usual, cond);
        }
        let unusual = self.code.not(usual);
        let ordinary = self.code.variable(ScalarType::Bool);
        for operation in &stretch.operations {
            self.code.begin_all(operation.result, operation.ordinary);
            let [lo, hi] = operation.ordinary;
            let when = if usual == TRUE { TRUE } else { ordinary };
            let key = operation.result;
            self.code.ordinary.insert(key, Ordinary { lo, hi, when });
        }
        if usual == TRUE {
            return;
        }
        if !stretch.operations.is_empty() {
            self.code.begin(ordinary, TRUE);
        }
        self.code.to.open();
        self.unusual(&stretch, ordinary);
        self.code.close_if(unusual);
    }

    /// Looks at a stretch where something is not usual.
    fn unusual(&mut self, stretch: &Stretch, ordinary: Operand) {
        if stretch.operations.is_empty() {
            for found in &stretch.seldom {
                self.classes(found, FALSE);
            }
            return;
        }
        let strange = self.strange(stretch);
        for operation in &stretch.operations {
            self.code.begin_all(operation.within, operation.ordinary);
        }
        self.again(stretch, strange);
        for found in &stretch.seldom {
            let args = found.args.iter();
            let found = Seldom {
                args: args.map(|&x| stretch.within(x)).collect(),
                ..*found
            };
            self.classes(&found, strange);
        }
        let mut pairs = Vec::new();
        for Operation { result, within, .. } in &stretch.operations {
            pairs.extend(result.parts().into_iter().zip(within.parts()));
        }
        pairs.push((ordinary, self.code.not(strange)));
        self.code.assign(&pairs);
    }

    /// Returns true if an operation of a stretch is not ordinary.
    fn strange(&mut self, stretch: &Stretch) -> Operand {
        let mut strange = stretch.strange.unwrap_or(FALSE);
        for &cond in &stretch.begins {
            let not = self.code.not(cond);
            strange = self.code.or(strange, not);
        }
        for operation in &stretch.operations {
            if let Some(width) = operation.width {
                let (ty, format) = self.code.format(width);
                let finite = self.code.less(width, constant(ty, format.infinity()));
                let infinite = self.code.not(finite);
                strange = self.code.or(strange, infinite);
            }
        }
        strange
    }

    /// Computes a stretch by the rules for all intervals, if something is strange.
    fn again(&mut self, stretch: &Stretch, strange: Operand) {
        self.code.to.open();
        let mut results: Vec<Interval> = Vec::with_capacity(stretch.operations.len());
        let mut pairs = Vec::new();
        for operation in &stretch.operations {
            let args = operation.args.iter().map(|&x| match stretch.position(x) {
                Some(position) => results[position],
                None => x,
            });
            let args: Vec<Interval> = args.collect();
            let vars = operation.within;
            let result = self.by_rule((operation.op, self.code.type_of(vars.lo)), &args);
            pairs.extend(vars.parts().into_iter().zip(result.parts()));
            results.push(result);
        }
        self.code.assign(&pairs);
        self.code.close_if(strange);
    }

    /// An operation on all intervals, by a function unless it is small.
    fn by_rule(&mut self, (op, ty): (Op, ScalarType), intervals: &[Interval]) -> Interval {
        if matches!(op, Op::Neg | Op::Cast(_)) {
            return of_intervals(&mut self.code, op, ty, intervals).unwrap_or(intervals[0]);
        }
        let (mut args, mut operands) = (Vec::new(), Vec::new());
        for (position, x) in intervals.iter().enumerate() {
            let first = intervals.iter().position(|y| y == x).unwrap_or(position);
            if first == position {
                args.extend(x.parts());
            }
            operands.push((self.code.type_of(x.lo), first));
        }
        let function = self.function(Rule::Operation { op, ty, operands });
        let results = [ty, ty, ScalarType::U32].map(|ty| self.code.to.added(ty));
        self.code.to.push(Stmt::Call {
            function,
            args,
            results: results.to_vec(),
        });
        let [lo, hi, decoration] = results.map(Operand::Temp);
        Interval { lo, hi, decoration }
    }

    /// The number of the function of a rule, which the kernel gets.
    pub(super) fn function(&mut self, rule: Rule) -> u32 {
        if let Some((_, number)) = self.rules.iter().find(|(known, _)| *known == rule) {
            return *number;
        }
        let number = self.library.functions.len() as u32;
        self.library.functions.push(function(&rule));
        self.rules.push((rule, number));
        number
    }
}

/// The function of a rule. Operands that are the same are one parameter.
fn function(rule: &Rule) -> Kernel {
    let mut inputs = Inputs::default();
    let (args, of) = match rule {
        Rule::Width(ty) => (Vec::new(), ["lo", "hi"].map(|name| inputs.add(name, *ty))),
        Rule::Operation { operands, .. } => {
            let mut args: Vec<Interval> = Vec::new();
            for (position, &(ty, first)) in operands.iter().enumerate() {
                args.push(match first < position {
                    true => args[first],
                    false => Interval {
                        lo: inputs.add("lo", ty),
                        hi: inputs.add("hi", ty),
                        decoration: inputs.add("decoration", ScalarType::U32),
                    },
                });
            }
            (args, [COM; 2])
        }
    };
    let mut code = Code::new(Pasted::default(), inputs.layout);
    code.to.open();
    let results = match rule {
        Rule::Width(_) => classes(&mut code, of),
        Rule::Operation { op, ty, .. } => {
            let result = of_intervals(&mut code, *op, *ty, &args).unwrap_or(args[0]);
            result.parts().to_vec()
        }
    };
    let body = code.to.close();
    let mut outputs = Inputs::default();
    for &result in &results {
        outputs.add("", code.type_of(result));
    }
    Kernel {
        name: rule.name(),
        source: "",
        cold: true,
        elementary: None,
        stochastic: None,
        params: inputs.names,
        inputs: code.inputs,
        outputs: outputs.layout,
        results,
        body,
        sites: Vec::new(),
        tables: Vec::new(),
        functions: Vec::new(),
        temps: code.to.temps,
        vars: code.to.vars,
        arrays: code.to.arrays,
        origins: Vec::new(),
        rounded: Vec::new(),
    }
}

/// Parameters of one scalar each.
#[derive(Default)]
struct Inputs {
    layout: Layout,
    names: Vec<&'static str>,
}

impl Inputs {
    fn add(&mut self, name: &'static str, ty: ScalarType) -> Operand {
        let (layout, param) = (&mut self.layout, self.names.len());
        layout.leaves.push(Leaf::of_one(param));
        layout
            .buffers
            .push(Buffer::of_one(param, Vec::new(), ty, Role::Values));
        self.names.push(name);
        Operand::Param(param as u32)
    }
}
