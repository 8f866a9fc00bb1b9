//! Statements.

use fpdsl_runtime::fault::FaultKind;

use super::{Machine, Rules, Run, Stop, Words, operate};
use crate::ast::contract;
use crate::ast::{
    Adapter, BinaryOp, Block, Change, Choice, Contraction, Exit, Expr, Jump, Match, Pattern, Place, Range,
    Step, Stmt, Type,
};

impl Rules {
    /// The rules inside of an override.
    pub fn within(self, change: Change) -> Self {
        let mode = match change {
            Change::Mode(mode) => mode,
            Change::Fused | Change::Unfused => self.mode,
        };
        let policy = self.policy.within(change);
        Rules { mode, policy }
    }
}

/// The end of a pass: the loop goes on, or a `break` has ended it with a value.
enum Pass {
    Next,
    Left,
}

impl Machine<'_> {
    /// The statements, and the value if there is one.
    pub fn block(&mut self, rules: Rules, block: &Block) -> Run<Option<Words>> {
        for stmt in &block.stmts {
            self.stmt(rules, stmt)?;
        }
        block.tail.as_ref().map(|tail| self.expr(rules, tail)).transpose()
    }

    fn stmt(&mut self, rules: Rules, stmt: &Stmt) -> Run<()> {
        self.run.fuel = self.run.fuel.checked_sub(1).ok_or(Stop::Endless)?;
        match stmt {
            Stmt::Let { pattern, value, .. } => self.let_value(rules, pattern, value)?,
            Stmt::Assign(places, value) => {
                let ty = value.ty;
                let value = self.expr(rules, value)?;
                for (number, place) in places.iter().enumerate() {
                    if let Some(place) = place {
                        let part = match places.as_slice() {
                            [_] => value,
                            _ => value.field(ty, number).1,
                        };
                        let path = self.path(rules, &place.path)?;
                        self.store(place, &path, part)?;
                    }
                }
            }
            Stmt::Compound(place, op, value) => self.compound(rules, place, *op, value)?,
            Stmt::If(cond, then, otherwise) => {
                if self.holds(rules, cond)? {
                    self.block(rules, then)?;
                } else if let Some(otherwise) = otherwise {
                    self.block(rules, otherwise)?;
                }
            }
            Stmt::Match(matched) => {
                self.matched(rules, matched)?;
            }
            Stmt::While(exit, cond, body) => {
                while self.holds(rules, cond)? {
                    if let Pass::Left = self.pass(rules, *exit, body)? {
                        break;
                    }
                }
            }
            Stmt::Loop(exit, body) => while let Pass::Next = self.pass(rules, *exit, body)? {},
            Stmt::Labelled(exit, body) => {
                self.pass(rules, *exit, body)?;
            }
            Stmt::For {
                exit,
                pattern,
                range,
                body,
            } => self.for_loop(rules, *exit, pattern, range, body)?,
            Stmt::Override(change, body) => {
                self.block(rules.within(*change), body)?;
            }
            Stmt::Jump(jump) => self.jump(rules, jump)?,
        }
        Ok(())
    }

    fn jump(&mut self, rules: Rules, jump: &Jump) -> Run<()> {
        Err(match jump {
            Jump::Return(value) => Stop::Return(self.expr(rules, value)?),
            Jump::Break { exit, value, .. } => {
                let value = value.as_ref().map(|(_, value)| self.expr(rules, value));
                Stop::Break(*exit, value.transpose()?)
            }
            Jump::Continue { exit, .. } => Stop::Continue(*exit),
        })
    }

    fn pass(&mut self, rules: Rules, exit: Exit, body: &Block) -> Run<Pass> {
        self.run.fuel = self.run.fuel.checked_sub(1).ok_or(Stop::Endless)?;
        match self.block(rules, body) {
            Ok(_) => Ok(Pass::Next),
            Err(Stop::Continue(to)) if to == exit => Ok(Pass::Next),
            Err(Stop::Break(to, _)) if to == exit => Ok(Pass::Left),
            Err(stop) => Err(stop),
        }
    }

    /// A `loop` as a value.
    pub fn loop_value(&mut self, rules: Rules, exit: Exit, body: &Block) -> Run<Words> {
        loop {
            self.run.fuel = self.run.fuel.checked_sub(1).ok_or(Stop::Endless)?;
            match self.block(rules, body) {
                Ok(_) => {}
                Err(Stop::Continue(to)) if to == exit => {}
                Err(Stop::Break(to, Some(value))) if to == exit => return Ok(value),
                Err(stop) => return Err(stop),
            }
        }
    }

    /// A labelled block as a value.
    pub fn labelled_value(&mut self, rules: Rules, exit: Exit, body: &Block) -> Run<Words> {
        match self.block(rules, body) {
            Ok(value) => Ok(value.expect("the block ends in a value")),
            Err(Stop::Break(to, Some(value))) if to == exit => Ok(value),
            Err(stop) => Err(stop),
        }
    }

    fn for_loop(
        &mut self,
        rules: Rules,
        exit: Exit,
        pattern: &Pattern,
        range: &Range,
        body: &Block,
    ) -> Run<()> {
        let (ty, items): (Type, Vec<Words>) = match range {
            Range::Known {
                lo,
                hi,
                inclusive,
                adapters,
                ..
            } => {
                let ty = match pattern {
                    Pattern::Name(local) => self.locals()[*local].ty,
                    Pattern::Wild | Pattern::Tuple(_) | Pattern::Record(..) => {
                        Type::Scalar(crate::ast::ScalarType::I64)
                    }
                };
                let ends = (i128::from(*lo), i128::from(*hi), *inclusive);
                let values = self.adapted(rules, ends, adapters)?;
                let encode = |value| Words::of([operate::encode(ty.scalar(), value)]);
                (ty, values.into_iter().map(encode).collect())
            }
            Range::Values {
                lo,
                hi,
                inclusive,
                adapters,
            } => {
                let ty = lo.ty.scalar();
                let lo = operate::int(ty, self.scalar(rules, lo)?);
                let hi = operate::int(ty, self.scalar(rules, hi)?);
                let values = self.adapted(rules, (lo, hi, *inclusive), adapters)?;
                let encode = |value| Words::of([operate::encode(ty, value)]);
                (Type::Scalar(ty), values.into_iter().map(encode).collect())
            }
            Range::Array(array) => {
                let (element, n) = array.ty.element();
                let value = self.expr(rules, array)?;
                let items = value.as_slice().chunks(element.count()).take(n);
                let items = items.map(|item| Words::of(item.iter().copied()));
                (element, items.collect())
            }
        };
        for item in items {
            self.declare(pattern, ty, item);
            if let Pass::Left = self.pass(rules, exit, body)? {
                break;
            }
        }
        Ok(())
    }

    /// The values of a range, as Rust's own iterators give them.
    fn adapted(
        &mut self,
        rules: Rules,
        (lo, hi, inclusive): (i128, i128, bool),
        adapters: &[Adapter],
    ) -> Run<Vec<i128>> {
        /// Ranges are short.
        const MOST: usize = 10_000;
        let mut values: Vec<i128> = if inclusive {
            (lo..=hi).take(MOST).collect()
        } else {
            (lo..hi).take(MOST).collect()
        };
        for adapter in adapters {
            let step = match adapter {
                Adapter::Rev => {
                    values.reverse();
                    continue;
                }
                Adapter::StepBy(step) => *step,
                Adapter::StepByValue(step) => match self.scalar(rules, step)? {
                    0 => return self.fault(FaultKind::DivisionByZero),
                    step => step as usize,
                },
            };
            values = values.into_iter().step_by(step).collect();
        }
        Ok(values)
    }

    fn let_value(&mut self, rules: Rules, pattern: &Pattern, value: &Expr) -> Run<()> {
        if let Pattern::Name(local) = pattern
            && self.locals()[*local].opened
        {
            let function = self.function;
            let (factors, negated) =
                contract::product(&function.locals, value).expect("an opened variable is a product");
            let (x, y) = self.factors(rules, factors)?;
            let ty = value.ty.scalar();
            let x = if negated { self.neg(ty, x) } else { x };
            self.factors[*local] = (x, y);
            return Ok(());
        }
        let ty = value.ty;
        let value = self.expr(rules, value)?;
        self.declare(pattern, ty, value);
        Ok(())
    }

    fn declare(&mut self, pattern: &Pattern, ty: Type, value: Words) {
        match pattern {
            Pattern::Name(local) => self.values[*local] = value,
            Pattern::Wild => {}
            Pattern::Tuple(parts) => {
                for (number, part) in parts.iter().enumerate() {
                    let (ty, value) = value.field(ty, number);
                    self.declare(part, ty, value);
                }
            }
            Pattern::Record(_, fields) => {
                for (number, part) in fields {
                    let (ty, value) = value.field(ty, *number);
                    self.declare(part, ty, value);
                }
            }
        }
    }

    /// The way to a part: components by number, elements by index.
    pub fn path(&mut self, rules: Rules, path: &[Step]) -> Run<Vec<u64>> {
        path.iter()
            .map(|step| match step {
                Step::Field(number) => Ok(*number as u64),
                Step::Index(e) => self.scalar(rules, e),
            })
            .collect()
    }

    /// The offset, in a value of type `ty`, of the part that the path leads to, and its type.
    pub fn find(&self, ty: Type, path: &[u64]) -> Run<(usize, Type)> {
        let (mut first, mut ty) = (0, ty);
        for &step in path {
            ty = match ty {
                Type::Tuple(_) | Type::Record(..) => {
                    let (field, before) = ty.field(step as usize);
                    first += before;
                    field
                }
                Type::Array(element, n) => {
                    if step >= n as u64 {
                        let (index, len) = (step, n as u64);
                        return self.fault(FaultKind::OutOfBounds { index, len });
                    }
                    first += step as usize * element.count();
                    *element
                }
                Type::Scalar(_) => unreachable!("a scalar has no parts"),
            };
        }
        Ok((first, ty))
    }

    fn store(&mut self, place: &Place, path: &[u64], value: Words) -> Run<()> {
        let (first, ty) = self.find(self.locals()[place.local].ty, path)?;
        let words = &mut self.values[place.local].words[first..][..ty.count()];
        words.copy_from_slice(value.as_slice());
        Ok(())
    }

    /// `place op= value`: the right side comes first, then the place is read.
    fn compound(&mut self, rules: Rules, place: &Place, op: BinaryOp, value: &Expr) -> Run<()> {
        let function = self.function;
        let ty = place.ty.scalar();
        let additive = matches!(op, BinaryOp::Add | BinaryOp::Sub);
        let fused = match rules.policy {
            Contraction::On | Contraction::Fast if additive => contract::product(&function.locals, value),
            Contraction::Off | Contraction::On | Contraction::Fast => None,
        };
        let factors = match fused {
            Some((factors, negated)) => {
                let (x, y) = self.factors(rules, factors)?;
                let negate = negated != (op == BinaryOp::Sub);
                Some((if negate { self.neg(ty, x) } else { x }, y))
            }
            None => None,
        };
        let value = match factors {
            Some(_) => (value.ty.scalar(), 0),
            None => (value.ty.scalar(), self.scalar(rules, value)?),
        };
        let path = self.path(rules, &place.path)?;
        let (first, _) = self.find(self.locals()[place.local].ty, &path)?;
        let old = self.values[place.local].words[first];
        let new = match factors {
            Some((x, y)) => self.mul_add(rules, ty, x, y, old),
            None => self.operate(rules, op, (ty, old), value)?,
        };
        self.values[place.local].words[first] = new;
        Ok(())
    }

    /// A condition.
    pub fn holds(&mut self, rules: Rules, e: &Expr) -> Run<bool> {
        Ok(self.scalar(rules, e)? != 0)
    }

    /// The arm that fits first.
    pub fn matched(&mut self, rules: Rules, matched: &Match) -> Run<Option<Words>> {
        let ty = matched.scrutinee.ty;
        let value = self.expr(rules, &matched.scrutinee)?;
        for arm in &matched.arms {
            if !self.fits(ty, value, &arm.pattern) {
                continue;
            }
            if let Some(guard) = &arm.guard
                && !self.holds(rules, guard)?
            {
                continue;
            }
            return self.block(rules, &arm.body);
        }
        unreachable!("the last arm fits everything")
    }

    /// Returns true if a value fits a pattern; gives what that binds its values.
    fn fits(&mut self, ty: Type, value: Words, choice: &Choice) -> bool {
        let int = || match ty.scalar() {
            crate::ast::ScalarType::Bool => i128::from(value.words[0]),
            ty => operate::int(ty, value.words[0]),
        };
        match choice {
            Choice::Any => true,
            Choice::Value(with) => int() == *with,
            Choice::Range(lo, hi, inclusive) => {
                let value = int();
                let above = lo.is_none_or(|lo| value >= lo);
                above && hi.is_none_or(|hi| value < hi || *inclusive && value == hi)
            }
            Choice::Bind(local, inner) => {
                self.values[*local] = value;
                inner.as_ref().is_none_or(|inner| self.fits(ty, value, inner))
            }
            Choice::Or(parts) => parts.iter().any(|part| self.fits(ty, value, part)),
            Choice::Tuple(parts) => parts.iter().enumerate().all(|(number, part)| {
                let (ty, value) = value.field(ty, number);
                self.fits(ty, value, part)
            }),
        }
    }
}
