//! The parts of the nodes that this tree has alone.

use super::{Choice, ChoiceKind, Match, OwnExpr, OwnStmt, Parts, Surface};
use crate::ast::variables::Variables;
use crate::ast::walk::{Own, VisitMut, visit_range};

impl Match {
    fn visit_mut(&mut self, visitor: &mut impl VisitMut<Surface>) {
        visitor.expr(&mut self.scrutinee);
        for arm in &mut self.arms {
            arm.pattern.visit_mut(visitor);
            if let Some(guard) = &mut arm.guard {
                visitor.expr(guard);
            }
            visitor.block(&mut arm.body);
        }
    }

    fn note_variables(&self, walk: &mut Variables) {
        walk.expr(&self.scrutinee);
        for arm in &self.arms {
            walk.enter();
            arm.pattern.for_each_name(&mut |name| walk.declare_name(name));
            if let Some(guard) = &arm.guard {
                walk.expr(guard);
            }
            walk.block(&arm.body);
            walk.leave();
        }
    }
}

impl Choice {
    fn visit_mut(&mut self, visitor: &mut impl VisitMut<Surface>) {
        match &mut self.kind {
            ChoiceKind::Any => {}
            ChoiceKind::Bind { choice, .. } => {
                if let Some(choice) = choice {
                    choice.visit_mut(visitor);
                }
            }
            ChoiceKind::Value(value, _) => visitor.expr(value),
            ChoiceKind::Range { lo, hi, .. } => {
                for end in [lo, hi].into_iter().flatten() {
                    visitor.expr(end);
                }
            }
            ChoiceKind::Or(choices) | ChoiceKind::Parts(Parts { parts: choices, .. }) => {
                choices.iter_mut().for_each(|choice| choice.visit_mut(visitor));
            }
            ChoiceKind::Struct(_, fields, _) => {
                fields
                    .iter_mut()
                    .for_each(|(_, choice)| choice.visit_mut(visitor));
            }
        }
    }
}

impl Own<Surface> for OwnExpr {
    fn visit_mut(&mut self, visitor: &mut impl VisitMut<Surface>) {
        match self {
            OwnExpr::Error | OwnExpr::Unset => {}
            OwnExpr::Match(matched) => matched.visit_mut(visitor),
            OwnExpr::Loop(looped) => visitor.block(&mut looped.body),
            OwnExpr::Override(inner) => visitor.expr(&mut inner.value),
        }
    }

    fn note_variables(&self, walk: &mut Variables) {
        match self {
            OwnExpr::Error | OwnExpr::Unset => {}
            OwnExpr::Match(matched) => matched.note_variables(walk),
            OwnExpr::Loop(looped) => walk.block(&looped.body),
            OwnExpr::Override(inner) => walk.expr(&inner.value),
        }
    }
}

impl Own<Surface> for OwnStmt {
    fn visit_mut(&mut self, visitor: &mut impl VisitMut<Surface>) {
        match self {
            OwnStmt::Match(matched) => matched.visit_mut(visitor),
            OwnStmt::While(looped) => {
                visitor.expr(&mut looped.cond);
                visitor.block(&mut looped.body);
            }
            OwnStmt::Loop(looped) => visitor.block(&mut looped.body),
            OwnStmt::For(looped) => {
                visit_range(visitor, &mut looped.range);
                visitor.block(&mut looped.body);
            }
            OwnStmt::Jump(jump) => {
                if let Some(value) = &mut jump.value {
                    visitor.expr(value);
                }
            }
        }
    }

    fn note_variables(&self, walk: &mut Variables) {
        match self {
            OwnStmt::Match(matched) => matched.note_variables(walk),
            OwnStmt::While(looped) => {
                walk.expr(&looped.cond);
                walk.loop_body(&looped.body);
            }
            OwnStmt::Loop(looped) => walk.loop_body(&looped.body),
            OwnStmt::For(looped) => {
                walk.range(&looped.range);
                walk.enter();
                walk.declare(&looped.pattern);
                walk.loop_body(&looped.body);
                walk.leave();
            }
            OwnStmt::Jump(jump) => {
                if let Some(value) = &jump.value {
                    walk.expr(value);
                }
            }
        }
    }
}
