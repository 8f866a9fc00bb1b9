//! The types of control flow.

use std::collections::HashMap;

use proc_macro2::Span;

use super::infer::{Mismatch, Ty};
use super::{Types, cast_advice};
use crate::args::{Mode, Vocabulary, profile};
use crate::ast::surface::{
    Adapter, Aim, Change, Choice, ChoiceKind, Ends, Expr, For, If, Jump, Loop, Match, Override, Parts, Range,
};
use crate::ast::{IntLiteral, ScalarType};

impl Types<'_> {
    pub fn condition(&mut self, cond: &mut Expr, what: &str) {
        let ty = self.expr(cond);
        if let Err(Mismatch(found, _)) = self.infer.unify(&ty, &Ty::Scalar(ScalarType::Bool)) {
            self.errors.push(
                cond.span,
                format_args!(
                    "{what} is a `bool`, this is `{}`: {}",
                    found.name(),
                    cast_advice(ScalarType::Bool)
                ),
            );
        }
    }

    pub fn conditional(&mut self, conditional: &mut If) -> Ty {
        self.condition(&mut conditional.cond, "the condition of an `if`");
        let then = self.block(&mut conditional.then);
        let Some(otherwise) = &mut conditional.otherwise else {
            return Ty::Unknown;
        };
        let other = self.block(otherwise);
        if let (Some(tail), Err(Mismatch(a, b))) = (&otherwise.tail, self.infer.unify(&then, &other)) {
            self.errors.push(
                tail.value.span,
                format_args!(
                    "the arms of this `if` are `{}` and `{}`: {}",
                    a.name(),
                    b.name(),
                    cast_advice(a)
                ),
            );
        }
        if matches!(then, Ty::Never) { other } else { then }
    }

    pub fn matched(&mut self, matched: &mut Match) -> Ty {
        let scrutinee = self.expr(&mut matched.scrutinee);
        if let Some(scalar) = self.infer.scalar(&scrutinee).filter(|scalar| scalar.is_float()) {
            let message = format!(
                "`match` on `{}` is not supported: compare it with `if` and `else if`",
                scalar.name()
            );
            self.errors.push(matched.scrutinee.span, message);
        }
        let mut ty = Ty::Never;
        for arm in &mut matched.arms {
            self.scopes.push(HashMap::new());
            self.choice(&mut arm.pattern, &scrutinee);
            if let Some(guard) = &mut arm.guard {
                self.condition(guard, "the guard of an arm");
            }
            let found = self.block(&mut arm.body);
            self.scopes.pop();
            if let (Some(tail), Err(Mismatch(a, b))) = (&arm.body.tail, self.infer.unify(&ty, &found)) {
                let advice = cast_advice(a);
                let message = format_args!(
                    "the arms of this `match` are `{}` and `{}`: {advice}",
                    a.name(),
                    b.name()
                );
                self.errors.push(tail.value.span, message);
            }
            if matches!(ty, Ty::Never) {
                ty = found;
            }
        }
        ty
    }

    fn choice(&mut self, choice: &mut Choice, ty: &Ty) {
        match &mut choice.kind {
            ChoiceKind::Any => {}
            ChoiceKind::Bind { name, choice, .. } => {
                if let Some(choice) = choice {
                    self.choice(choice, ty);
                }
                self.declare(name, ty.clone());
            }
            ChoiceKind::Value(value, _) => self.pattern_value(value, ty),
            ChoiceKind::Range { lo, hi, .. } => {
                for end in [lo, hi].into_iter().flatten() {
                    self.pattern_value(end, ty);
                }
            }
            ChoiceKind::Or(choices) => choices.iter_mut().for_each(|choice| self.choice(choice, ty)),
            ChoiceKind::Struct(_, fields, _) => {
                fields
                    .iter_mut()
                    .for_each(|(_, choice)| self.choice(choice, &Ty::Unknown));
            }
            ChoiceKind::Parts(taken) => {
                let types = self.types_of_parts(taken, ty);
                for (choice, ty) in taken.parts.iter_mut().zip(&types) {
                    self.choice(choice, ty);
                }
            }
        }
    }

    /// The types of the parts of a tuple or an array that a pattern names.
    fn types_of_parts(&mut self, taken: &Parts, ty: &Ty) -> Vec<Ty> {
        let named = taken.parts.len();
        match ty {
            Ty::Array(elem, _) if taken.array => vec![(**elem).clone(); named],
            Ty::Tuple(parts) if !taken.array && parts.len() == named => parts.clone(),
            Ty::Tuple(parts) if !taken.array && parts.len() > named => match taken.rest {
                Some(before) => {
                    let after = &parts[parts.len() - (named - before)..];
                    parts[..before].iter().chain(after).cloned().collect()
                }
                None => vec![Ty::Unknown; named],
            },
            other => {
                self.infer.open(other);
                vec![Ty::Unknown; named]
            }
        }
    }

    fn pattern_value(&mut self, value: &mut Expr, ty: &Ty) {
        let found = self.expr(value);
        if let Err(Mismatch(found, expected)) = self.infer.unify(&found, ty) {
            let message = format_args!(
                "a pattern of type `{}` where `{}` is matched: write a literal of that type",
                found.name(),
                expected.name()
            );
            self.errors.push(value.span, message);
        }
    }

    /// The type of the value that `break` gives, or of the value that the block ends in.
    pub fn looped(&mut self, looped: &mut Loop) -> Ty {
        self.breaks.push((looped.exit, Ty::Never));
        let end = self.block(&mut looped.body);
        let broken = self.breaks.pop().map_or(Ty::Never, |(_, ty)| ty);
        if let (Some(tail), Err(Mismatch(found, expected))) =
            (&looped.body.tail, self.infer.unify(&end, &broken))
        {
            let message = format_args!(
                "the `break`s of this block have values of type `{}`, and this is `{}`: {}",
                expected.name(),
                found.name(),
                cast_advice(expected)
            );
            self.errors.push(tail.value.span, message);
        }
        if matches!(broken, Ty::Never) { end } else { broken }
    }

    pub fn jump(&mut self, jump: &mut Jump) {
        let Some(value) = &mut jump.value else {
            return;
        };
        let found = self.expr(value);
        match jump.to {
            Aim::Return => self.result(&found, value.span),
            Aim::Break(exit) => {
                let known = self.breaks.iter().rposition(|(open, _)| *open == exit);
                if let Some(position) = known {
                    let expected = self.breaks[position].1.clone();
                    self.expect(&found, &expected, value.span);
                    if matches!(expected, Ty::Never) {
                        self.breaks[position].1 = found;
                    }
                }
            }
            Aim::Continue(_) => {}
        }
    }

    /// A value that the function returns.
    pub fn result(&mut self, found: &Ty, span: Span) {
        let output = self.output.clone();
        if let Err(Mismatch(found, expected)) = self.infer.unify(found, &output) {
            let message = format_args!(
                "`{}` returns `{}`, but this is `{}`: {}",
                self.function,
                expected.name(),
                found.name(),
                cast_advice(expected)
            );
            self.errors.push(span, message);
        }
    }

    pub fn for_loop(&mut self, looped: &mut For) {
        let counter = self.range(&mut looped.range, looped.span);
        self.scopes.push(HashMap::new());
        self.bind(&looped.pattern, counter);
        self.block(&mut looped.body);
        self.scopes.pop();
    }

    /// The type of the values that a `for` runs through.
    fn range(&mut self, range: &mut Range, span: Span) -> Ty {
        for adapter in &mut range.adapters {
            if let Adapter::StepBy(step) = adapter {
                let found = self.expr(step);
                self.expect(&found, &Ty::Scalar(ScalarType::Usize), step.span);
            }
        }
        match &mut range.ends {
            Ends::Literal(lo, hi) => {
                let (lo, hi) = (self.end(lo), self.end(hi));
                self.join(&lo, &hi, span);
                lo
            }
            Ends::Const(..) => Ty::Unknown,
            Ends::Value(lo, hi) => {
                let (lo, hi) = (self.expr(lo), self.expr(hi));
                self.join(&lo, &hi, span);
                self.count(&lo, span);
                lo
            }
            Ends::UpTo(count) => {
                self.index(count, span);
                Ty::Scalar(ScalarType::Usize)
            }
            Ends::Array(array) => match self.expr(array) {
                Ty::Array(elem, _) => *elem,
                other => {
                    self.report_no_array(&other, array);
                    Ty::Unknown
                }
            },
        }
    }

    pub fn overridden(&mut self, inner: &mut Override, span: Span) -> Ty {
        let around = self.stochastic;
        if let Change::Mode(mode) = &inner.change {
            self.stochastic = *mode == Mode::Stochastic;
            if self.stochastic && self.vocabulary != Vocabulary::Kept {
                self.errors.push(span, profile::NOT_STOCHASTIC);
            }
        }
        let ty = self.expr(&mut inner.value);
        self.stochastic = around;
        if inner.change == Change::Fused && self.vocabulary == Vocabulary::X87 {
            let message = "`profile = \"x87\"` stores every product, since that unit fuses nothing: drop `fused!`, or write \
                           `a.mul_add(b, c)`, which is rounded once";
            self.errors.push(span, message);
        }
        if let (Change::Fused, Some(scalar)) = (&inner.change, self.infer.scalar(&ty))
            && scalar.is_int()
        {
            let message = format!(
                "`fused!` on `{}`: integers are not rounded, drop it",
                scalar.name()
            );
            self.errors.push(span, message);
        }
        ty
    }

    fn report_no_array(&mut self, ty: &Ty, array: &Expr) {
        self.infer.open(ty);
        let what = match (ty, self.infer.scalar(ty)) {
            (Ty::Tuple(_), _) => "a tuple".to_owned(),
            (_, Some(scalar)) => format!("`{}`", scalar.name()),
            _ => return,
        };
        let message =
            format_args!("a `for` runs over a range or an array, this is {what}: write `0..n` or `[a, b]`");
        self.errors.push(array.span, message);
    }

    fn end(&mut self, end: &IntLiteral) -> Ty {
        self.infer.int(end.value.abs(), end.value < 0, end.ty, end.span)
    }

    fn join(&mut self, lo: &Ty, hi: &Ty, span: Span) {
        if let Err(Mismatch(lo, hi)) = self.infer.unify(lo, hi) {
            self.errors.push(
                span,
                format_args!(
                    "the range runs from `{}` to `{}`: {}",
                    lo.name(),
                    hi.name(),
                    cast_advice(hi)
                ),
            );
        }
    }
}
