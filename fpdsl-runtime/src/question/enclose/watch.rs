//! What is counted: how wide enclosures are, and which conditions are undecided.

use super::super::What;
use super::super::watching::Found;
use super::Pass;
use super::ordinary::{Rule, Stretch};
use super::value::{Code, Interval, Truth, Value};
use crate::ir::writer::{FALSE, TRUE, Write as _, constant, power};
use crate::ir::{Comparison, Op, Operand, Stmt, Temp};
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

/// A result that is looked at where it is not narrow.
pub(super) struct Seldom {
    pub narrow: Operand,
    pub result: Interval,
    /// The operands that are floats.
    pub args: Vec<Interval>,
    pub watched: usize,
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

    /// Counts an operation by the width of its result, whose bounds most often are `[lo, hi]`. Gives their distance.
    pub(super) fn measured(
        &mut self,
        what: What,
        origin: Option<u32>,
        (result, [lo, hi]): (Interval, [Operand; 2]),
        args: &[Interval],
    ) -> Option<Operand> {
        let (ty, format) = self.code.format(lo);
        let &first = widths(ty).first()?;
        let watched = self.watch(what, origin, &[result.lo, result.hi], ty);
        // Of an empty interval the comparison is false, and of one without bounds.
        let size = self.code.abs(hi);
        let (narrow, width) = self.code.narrow([lo, hi], size, power(ty, format, first));
        if narrow != TRUE
            && let Some(stretch) = self.stretches.last_mut()
        {
            stretch.seldom.push(Seldom {
                narrow,
                result,
                args: args.to_vec(),
                watched,
            });
        }
        Some(width)
    }

    /// Counts an operation by the width of its result.
    pub(super) fn wide(&mut self, what: What, origin: Option<u32>, x: Interval, values: &[Value]) {
        let args: Vec<Interval> = values.iter().filter_map(|value| value.float()).collect();
        self.measured(what, origin, (x, [x.lo, x.hi]), &args);
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

    /// Counts a result by its width, where it may be wide.
    pub(super) fn classes(&mut self, found: &Seldom, strange: Operand) {
        let ty = self.code.type_of(found.result.lo);
        let wide = self.code.not(found.narrow);
        let looks = self.code.or(wide, strange);
        let function = self.function(Rule::Width(ty));
        self.code.to.open();
        let results: Vec<Temp> = (0..=widths(ty).len())
            .map(|_| self.code.to.added(ScalarType::Bool))
            .collect();
        self.code.to.push(Stmt::Call {
            function,
            args: vec![found.result.lo, found.result.hi],
            results: results.clone(),
        });
        let (entire, wide) = results.split_last().expect("there is one result at least");
        for (position, &wide) in wide.iter().enumerate() {
            self.count(found.watched, position, Operand::Temp(wide));
        }
        self.code.to.open();
        let mut lost = TRUE;
        for &arg in &found.args {
            let was_lost = self.code.entire([arg.lo, arg.hi]);
            let had_bounds = self.code.not(was_lost);
            lost = self.code.and(lost, had_bounds);
        }
        self.count(found.watched, widths(ty).len() + 1, lost);
        self.code.close_if(Operand::Temp(*entire));
        self.code.close_if(looks);
    }

    pub(super) fn begin(&mut self) {
        self.watching.block_begins();
        self.stretches.push(Stretch::default());
    }

    /// Ends a block.
    pub(super) fn end(&mut self) {
        self.flush();
        self.stretches.pop();
        self.watching.block_ends(&mut self.code.to);
    }
}

/// The body of [`Rule::Width`]: whether the relative width of an interval is above each of [`widths`], and whether it has no bounds.
pub(super) fn classes(c: &mut Code, [lo, hi]: [Operand; 2]) -> Vec<Operand> {
    let (ty, format) = c.format(lo);
    let (least, most) = (c.abs(lo), c.abs(hi));
    let size = c.max(least, most);
    let exponents = widths(ty).iter();
    let mut results: Vec<Operand> = exponents
        .map(|&exponent| {
            let (narrow, _) = c.narrow([lo, hi], size, power(ty, format, exponent));
            c.not(narrow)
        })
        .collect();
    results.push(c.entire([lo, hi]));
    results
}

impl Code {
    /// Returns true if the distance of bounds is below a part of a size, and that distance.
    fn narrow(&mut self, [lo, hi]: [Operand; 2], size: Operand, part: Operand) -> (Operand, Operand) {
        let ty = self.type_of(lo);
        let up = Rounding::TowardPositive;
        let width = self.same(Op::Sub(up), &[hi, lo]);
        let bound = self.same(Op::Mul(up), &[size, part]);
        // Of a zero the part is one too. Then a distance of zero is below the smallest number.
        let least = constant(ty, 1);
        let is_more = self.compare(Comparison::Gt, bound, least);
        let bound = self.select(is_more, bound, least);
        (self.less(width, bound), width)
    }
}
