//! Expressions and places: what both trees have goes over as it is.

use super::jumps::{End, Jumps};
use super::loops;
use crate::ast::surface::{Change, OwnExpr};
use crate::ast::{
    Accumulate, Adapter, Ends, Fused, Place, Product, Range, Step, Target, build, core, surface,
};

impl Jumps<'_> {
    /// An expression with the control flow in it rewritten.
    pub fn expr(&mut self, expr: surface::Expr) -> core::Expr {
        use core::ExprKind as To;
        use surface::ExprKind as From;
        let surface::Expr { kind, span, open } = expr;
        let kind = match kind {
            From::Local(name) => To::Local(name),
            From::Const(path) => To::Const(path),
            From::Float(float) => To::Float(float),
            From::Int(int) => To::Int(int),
            From::Bool(flag) => To::Bool(flag),
            From::Unary(op, x) => To::Unary(op, self.boxed(*x)),
            From::Binary(op, x, y) => To::Binary(op, self.boxed(*x), self.boxed(*y)),
            From::Lazy(op, x, y) => To::Lazy(op, self.boxed(*x), self.boxed(*y)),
            From::Fused(fused) => To::Fused(Box::new(self.fused(*fused))),
            From::Call { callee, args } => {
                let args = self.exprs(args);
                To::Call { callee, args }
            }
            From::Method {
                name,
                arguments,
                args,
            } => To::Method {
                name,
                arguments,
                args: self.exprs(args),
            },
            From::Associated {
                owner,
                name,
                arguments,
                args,
            } => To::Associated {
                owner,
                name,
                arguments,
                args: self.exprs(args),
            },
            From::Construct { path, args } => {
                let args = self.exprs(args);
                To::Construct { path, args }
            }
            From::Struct { path, fields, base } => To::Struct {
                path,
                fields: fields
                    .into_iter()
                    .map(|(member, value)| (member, self.expr(value)))
                    .collect(),
                base: base.map(|base| self.boxed(*base)),
            },
            From::Builtin { builtin, ty, args } => {
                let args = self.exprs(args);
                To::Builtin { builtin, ty, args }
            }
            From::Cast { value, ty, exact } => {
                let value = self.boxed(*value);
                To::Cast { value, ty, exact }
            }
            From::Tuple(elems) => To::Tuple(self.exprs(elems)),
            From::Array(elems) => To::Array(self.exprs(elems)),
            From::Repeat(value, len) => To::Repeat(self.boxed(*value), len),
            From::Part(base, step) => To::Part(self.boxed(*base), self.step(step)),
            From::Element(slice, index) => To::Element(slice, self.boxed(*index)),
            From::Length(slice) => To::Length(slice),
            From::View(slice, parts) => {
                To::View(slice, parts.into_iter().map(|ends| self.exprs(ends)).collect())
            }
            From::Counted(first, place) => To::Counted(self.boxed(*first), self.boxed(*place)),
            From::Ordered(value) => To::Ordered(self.boxed(*value)),
            From::Coordinate(index, axis) => To::Coordinate(index, axis),
            From::If(conditional) => To::If(Box::new(self.arms(*conditional, End::Value))),
            From::Block(block) => To::Block(self.block(block, End::Nothing)),
            From::Own(OwnExpr::Match(matched)) => To::Block(self.matched(*matched, End::Nothing)),
            From::Own(OwnExpr::Loop(looped)) => To::Block(loops::value(self, *looped)),
            From::Own(OwnExpr::Override(inner)) => match inner.change {
                Change::Mode(mode) => To::Own(core::OwnExpr::InMode(mode, Box::new(self.expr(inner.value)))),
                // Contraction has been done.
                Change::Fused | Change::Unfused => return self.expr(inner.value),
            },
            From::Own(OwnExpr::Unset) => To::Own(core::OwnExpr::Unset),
            From::Own(OwnExpr::Error) => {
                // Where the parser reports something, no later stage follows. Nothing is ever emitted as nothing.
                self.errors
                    .push(span, "the macro lost this expression, which is a bug in `fpdsl`");
                return build::zero(span);
            }
        };
        core::Expr { kind, span, open }
    }

    fn boxed(&mut self, expr: surface::Expr) -> Box<core::Expr> {
        Box::new(self.expr(expr))
    }

    fn exprs(&mut self, exprs: Vec<surface::Expr>) -> Vec<core::Expr> {
        exprs.into_iter().map(|expr| self.expr(expr)).collect()
    }

    fn fused(&mut self, fused: Fused<surface::Surface>) -> core::Fused {
        Fused {
            product: self.product(fused.product),
            addend: self.expr(fused.addend),
            subtract: fused.subtract,
            addend_first: fused.addend_first,
            open: fused.open,
        }
    }

    pub fn accumulate(&mut self, sum: Accumulate<surface::Surface>) -> core::Accumulate {
        Accumulate {
            place: self.place(sum.place),
            subtract: sum.subtract,
            product: self.product(sum.product),
            span: sum.span,
            of: sum.of,
        }
    }

    fn product(&mut self, product: Product<surface::Surface>) -> core::Product {
        Product {
            x: self.expr(product.x),
            y: self.expr(product.y),
            span: product.span,
            open: product.open,
            minuses: product.minuses,
        }
    }

    fn step(&mut self, step: surface::Step) -> core::Step {
        match step {
            Step::Field(position, span) => Step::Field(position, span),
            Step::Named(name) => Step::Named(name),
            Step::ConstIndex(index, span) => Step::ConstIndex(index, span),
            Step::Index(index, span) => Step::Index(self.boxed(*index), span),
            Step::Row(index, span) => Step::Row(self.boxed(*index), span),
        }
    }

    fn place(&mut self, place: surface::Place) -> core::Place {
        Place {
            root: place.root,
            path: place.path.into_iter().map(|step| self.step(step)).collect(),
        }
    }

    pub fn target(&mut self, target: surface::Target) -> core::Target {
        match target {
            Target::Place(place) => Target::Place(self.place(place)),
            Target::Tuple(parts, span) => {
                let parts = parts.into_iter().map(|part| self.target(part)).collect();
                Target::Tuple(parts, span)
            }
            Target::Wild(span) => Target::Wild(span),
        }
    }

    pub fn range(&mut self, range: surface::Range) -> core::Range {
        Range {
            ends: match range.ends {
                Ends::Literal(lo, hi) => Ends::Literal(lo, hi),
                Ends::Const(lo, hi) => Ends::Const(lo, hi),
                Ends::Value(lo, hi) => Ends::Value(self.expr(lo), self.expr(hi)),
                Ends::Array(array) => Ends::Array(self.expr(array)),
                Ends::UpTo(count) => Ends::UpTo(self.expr(count)),
            },
            inclusive: range.inclusive,
            adapters: range
                .adapters
                .into_iter()
                .map(|adapter| match adapter {
                    Adapter::Rev => Adapter::Rev,
                    Adapter::StepByConst(step, span) => Adapter::StepByConst(step, span),
                    Adapter::StepBy(step) => Adapter::StepBy(self.expr(step)),
                })
                .collect(),
        }
    }
}
