//! What is counted: how wide enclosures are, and which conditions are undecided.

use super::super::What;
use super::super::watching::Found;
use super::Pass;
use super::value::{Interval, Truth, Value};
use crate::ir::writer::{FALSE, Write as _, constant, power};
use crate::ir::{Op, Operand, Stmt};
use crate::lift::ScalarType;
use crate::mode::Rounding;

/// The exponents of two that relative widths of a type are compared with, from the smallest. The first counter of an operation is that of
/// widths above the first, and so on; the one behind them is that of results of which nothing is known, and the last one that of results
/// without bounds whose operands have some.
pub fn widths(ty: ScalarType) -> &'static [i32] {
    match ty {
        ScalarType::F64 => &[-40, -32, -24, -16, -8, 0],
        ScalarType::F32 => &[-16, -8, 0],
        _ if ty.is_float() => &[-4, 0],
        _ => &[],
    }
}

/// The position of the counter of conditions that are undecided.
pub const UNDECIDED: usize = 0;
/// The position of the counter of loops that went on up to the limit.
pub const ENDLESS: usize = 1;

/// Counters of an operation.
pub(super) const COUNTERS: usize = 8;

/// A result, and when it is looked at.
pub(super) struct Seldom {
    when: Operand,
    result: Interval,
    /// The operands that are floats.
    args: Vec<Interval>,
    watched: usize,
}

impl Pass<'_> {
    /// An operation whose result is `operands` if there are some, and of a type otherwise.
    fn watch(&mut self, what: What, origin: Option<u32>, operands: &[Operand], ty: ScalarType) -> usize {
        self.watching.watch(
            &self.code,
            &Found {
                what,
                origin,
                args: operands,
                beside: &[],
                result: operands.first().copied().unwrap_or(constant(ty, 0)),
            },
        )
    }

    fn count(&mut self, watched: usize, position: usize, when: Operand) {
        self.watching.count(&mut self.code, watched, position, when);
    }

    /// Counts an operation by the width of its result.
    pub(super) fn measured(&mut self, what: What, origin: Option<u32>, x: Interval, values: &[Value]) {
        let (ty, format) = self.code.format(x.lo);
        let Some(&first) = widths(ty).first() else {
            return;
        };
        let watched = self.watch(what, origin, &[x.lo, x.hi], ty);
        // Of an empty interval the comparison is false, and of one without bounds.
        let size = self.code.abs(x.hi);
        let wide = self.wider(x, size, power(ty, format, first));
        if let Some(seldom) = self.seldom.last_mut() {
            seldom.push(Seldom {
                when: wide,
                result: x,
                args: values.iter().filter_map(|value| value.float()).collect(),
                watched,
            });
        }
    }

    /// Returns true unless the width of an interval is below a part of a size.
    fn wider(&mut self, x: Interval, size: Operand, part: Operand) -> Operand {
        let ty = self.code.type_of(x.lo);
        let up = Rounding::TowardPositive;
        let width = self.code.same(Op::Sub(up), &[x.hi, x.lo]);
        let bound = self.code.same(Op::Mul(up), &[size, part]);
        let narrow = self.code.less(width, bound);
        // Of a zero the bound is one too. A subnormal number in a fused operation instead takes processors a hundred cycles.
        let point = self.code.at_most(width, constant(ty, 0));
        let narrow = self.code.or(narrow, point);
        self.code.not(narrow)
    }

    /// Counts a result of which nothing is known.
    pub(super) fn unruled(&mut self, what: What, origin: Option<u32>, ty: ScalarType, when: Operand) {
        if when == FALSE || !ty.is_float() {
            return;
        }
        let watched = self.watch(what, origin, &[], ty);
        self.count(watched, widths(ty).len(), when);
    }

    /// Counts a condition where it is undecided.
    pub(super) fn undecided(&mut self, what: What, origin: Option<u32>, truth: Truth) -> usize {
        let both = self.code.and(truth.may, truth.may_not);
        let watched = self.watch(what, origin, &[], ScalarType::Bool);
        if both != FALSE {
            self.count(watched, UNDECIDED, both);
        }
        watched
    }

    /// Counts a loop that went on up to the limit.
    pub(super) fn endless(&mut self, watched: usize, when: Operand) {
        self.count(watched, ENDLESS, when);
    }

    /// Looks at the results since the last statement.
    pub(super) fn flush(&mut self) {
        let Some(seldom) = self.seldom.last_mut() else {
            return;
        };
        let seldom = std::mem::take(seldom);
        let mut any = FALSE;
        for found in &seldom {
            any = self.code.or(any, found.when);
        }
        if any == FALSE {
            return;
        }
        self.code.to.open();
        for found in &seldom {
            self.classes(found);
        }
        let then = self.code.to.close();
        self.code.to.push(Stmt::If {
            cond: any,
            then,
            otherwise: Vec::new(),
        });
    }

    fn classes(&mut self, found: &Seldom) {
        let (ty, format) = self.code.format(found.result.lo);
        let (least, most) = (self.code.abs(found.result.lo), self.code.abs(found.result.hi));
        let size = self.code.max(least, most);
        for (position, &exponent) in widths(ty).iter().enumerate() {
            let wide = self.wider(found.result, size, power(ty, format, exponent));
            self.count(found.watched, position, wide);
        }
        let mut lost = self.code.entire(found.result);
        for &arg in &found.args {
            let was_lost = self.code.entire(arg);
            let had_bounds = self.code.not(was_lost);
            lost = self.code.and(lost, had_bounds);
        }
        self.count(found.watched, widths(ty).len() + 1, lost);
    }

    pub(super) fn begin(&mut self) {
        self.watching.block_begins();
        self.seldom.push(Vec::new());
    }

    /// Ends a block.
    pub(super) fn end(&mut self) {
        self.flush();
        self.seldom.pop();
        self.watching.block_ends(&mut self.code.to);
    }
}
