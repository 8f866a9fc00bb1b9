//! The loop over what a loop runs through: it counts places, and each turn computes the value at its place.

use proc_macro2::{Ident, Span};

use super::Parser;
use super::jump::Construct;
use super::walk::{Source, Walk};
use crate::ast::surface::{Adapter, Block, Ends, Expr, ExprKind, For, OwnStmt, Range, Stmt, StmtKind};
use crate::ast::{BinaryOp, Pattern, build};
use crate::builtin;

/// The place `variable * scale + .. + offset`. The first variable is the one that the loop counts.
#[derive(Clone)]
struct Place {
    terms: Vec<(Ident, usize)>,
    offset: usize,
}

impl<'e> Parser<'_> {
    /// The number of places.
    fn places(&mut self, source: &Source<'e>, span: Span) -> Expr {
        match source {
            Source::Counter(_) => self.count(0, span),
            Source::Slice(name) => Expr::new(ExprKind::Length(name.clone()), span),
            Source::Array(array) => {
                let array = self.expr(array);
                length(array, span)
            }
            Source::Held(name) => length(build::local(name), span),
            Source::Numbered(inner) | Source::Apart(_, _, inner) | Source::Map(inner, _) => {
                self.places(inner, span)
            }
            Source::Zip(left, right) => {
                let (left, right) = (self.places(left, span), self.places(right, span));
                self.built_in("min", left, right, span)
            }
            Source::Windows(inner, len) => {
                let (all, one) = (self.places(inner, span), self.count(1, span));
                let more = binary(BinaryOp::Add, all, one, span);
                let len = self.count(*len as i128, span);
                self.built_in("saturating_sub", more, len, span)
            }
            Source::Skip(inner, number) => {
                let all = self.places(inner, span);
                self.built_in("saturating_sub", all, build::local(number), span)
            }
            Source::Take(inner, number) => {
                let all = self.places(inner, span);
                self.built_in("min", all, build::local(number), span)
            }
            Source::Chunks(inner, len) => {
                let (all, len) = (self.places(inner, span), self.count(*len as i128, span));
                binary(BinaryOp::Div, all, len, span)
            }
        }
    }

    fn built_in(&mut self, name: &str, x: Expr, y: Expr, span: Span) -> Expr {
        match builtin::find(name) {
            Some(builtin) => Expr::new(
                ExprKind::Builtin {
                    builtin,
                    ty: None,
                    args: vec![x, y],
                },
                span,
            ),
            None => Expr::error(span),
        }
    }

    /// The value at a place.
    fn value_at(&mut self, source: &Source<'e>, place: &Place, span: Span) -> Expr {
        match source {
            Source::Counter(_) => build::local(&place.terms[0].0),
            Source::Slice(name) => {
                let index = self.index_of(place, span);
                Expr::new(ExprKind::Element(name.clone(), Box::new(index)), span)
            }
            Source::Array(array) => {
                let array = self.expr(array);
                self.element_of(array, place, span)
            }
            Source::Held(name) => self.element_of(build::local(name), place, span),
            Source::Numbered(inner) => {
                let parts = vec![self.index_of(place, span), self.value_at(inner, place, span)];
                Expr::new(ExprKind::Tuple(parts), span)
            }
            Source::Apart(_, number, inner) => {
                let parts = vec![build::local(number), self.value_at(inner, place, span)];
                Expr::new(ExprKind::Tuple(parts), span)
            }
            Source::Zip(left, right) => {
                let parts = vec![
                    self.value_at(left, place, span),
                    self.value_at(right, place, span),
                ];
                Expr::new(ExprKind::Tuple(parts), span)
            }
            Source::Windows(inner, len) => self.part_at(inner, place, 1, *len, span),
            Source::Chunks(inner, len) => self.part_at(inner, place, *len, *len, span),
            Source::Skip(inner, number) => {
                let mut place = place.clone();
                place.terms.push((number.clone(), 1));
                self.value_at(inner, &place, span)
            }
            Source::Take(inner, _) => self.value_at(inner, place, span),
            Source::Map(inner, closure) => {
                let value = self.value_at(inner, place, span);
                self.inline(closure, vec![value])
            }
        }
    }

    /// An array of elements in a row.
    fn part_at(&mut self, inner: &Source<'e>, place: &Place, apart: usize, len: usize, span: Span) -> Expr {
        let elements = (0..len).map(|k| {
            let terms = place.terms.iter();
            let place = Place {
                terms: terms.map(|(name, scale)| (name.clone(), scale * apart)).collect(),
                offset: place.offset * apart + k,
            };
            self.value_at(inner, &place, span)
        });
        let elements = elements.collect();
        Expr::new(ExprKind::Array(elements), span)
    }

    fn element_of(&mut self, array: Expr, place: &Place, span: Span) -> Expr {
        let index = self.index_of(place, span);
        let step = crate::ast::surface::Step::Index(Box::new(index), span);
        Expr::new(ExprKind::Part(Box::new(array), step), span)
    }

    fn index_of(&mut self, place: &Place, span: Span) -> Expr {
        let mut parts: Vec<Expr> = Vec::new();
        for (name, scale) in &place.terms {
            let mut term = build::local(name);
            if *scale != 1 {
                let scale = self.count(*scale as i128, span);
                term = binary(BinaryOp::Mul, term, scale, span);
            }
            parts.push(term);
        }
        if place.offset != 0 {
            parts.push(self.count(place.offset as i128, span));
        }
        let sum = parts
            .into_iter()
            .reduce(|sum, part| binary(BinaryOp::Add, sum, part, span));
        sum.unwrap_or_else(|| self.count(0, span))
    }

    /// The loop over a walk. `pattern` is what the value of a turn is bound to, in `turn`, which gives the rest of the body.
    pub fn walked(
        &mut self,
        walk: Walk<'e>,
        pattern: &syn::Pat,
        label: Option<&syn::Label>,
        span: Span,
        turn: impl FnOnce(&mut Self) -> Block,
    ) -> StmtKind {
        let Walk {
            mut before,
            source,
            reversed,
        } = walk;
        let (source, range) = self.range_of(source, reversed, span);
        let exit = self.enter_exit(label, Construct::For);
        self.scopes.enter();
        let counter = build::unseen("place", self.fresh(), span);
        let place = Place {
            terms: vec![(counter.clone(), 1)],
            offset: 0,
        };
        let value = self.value_at(&source, &place, span);
        let pattern = self.walk_pattern(pattern);
        self.declare(&pattern);
        pattern.for_each_name(&mut |name| self.scopes.note_reference(name));
        let mut body = turn(self);
        self.scopes.leave();
        self.leave_exit(span);
        let mut first = Vec::new();
        self.numbers(&source, &mut first, span);
        first.push(build::stmt(StmtKind::Let {
            pattern,
            ty: None,
            value,
        }));
        body.stmts.splice(0..0, first);
        let looped = StmtKind::Own(OwnStmt::For(Box::new(For {
            exit,
            label: label.map(|label| label.name.ident.clone()),
            span,
            pattern: Pattern::Name {
                name: counter,
                mutable: None,
            },
            range,
            body,
        })));
        if before.is_empty() {
            return looped;
        }
        before.push(build::stmt(looped));
        let block = Block {
            stmts: before,
            tail: None,
        };
        StmtKind::Expr(build::block_expr(block, span))
    }

    /// The range that the loop counts.
    fn range_of(&mut self, source: Source<'e>, reversed: bool, span: Span) -> (Source<'e>, Range) {
        let reverse = |adapters: &mut Vec<Adapter>| {
            if reversed {
                adapters.push(Adapter::Rev);
            }
        };
        let mut source = source;
        if let Some(range) = counter_mut(&mut source) {
            let none = Range {
                ends: Ends::Array(Expr::error(span)),
                inclusive: false,
                adapters: Vec::new(),
            };
            let mut range = std::mem::replace(range, none);
            reverse(&mut range.adapters);
            return (source, range);
        }
        let mut adapters = Vec::new();
        reverse(&mut adapters);
        let range = Range {
            ends: Ends::UpTo(self.places(&source, span)),
            inclusive: false,
            adapters,
        };
        (source, range)
    }

    /// The numbers of the turn that are in variables of their own.
    fn numbers(&mut self, source: &Source<'e>, stmts: &mut Vec<Stmt>, span: Span) {
        match source {
            Source::Counter(_) | Source::Slice(_) | Source::Array(_) | Source::Held(_) => {}
            Source::Apart(count, number, inner) => {
                stmts.push(build::declare(number, build::local(count)));
                let one = self.count(1, span);
                let next = binary(BinaryOp::Add, build::local(number), one, span);
                stmts.push(build::assign(count, next));
                self.numbers(inner, stmts, span);
            }
            Source::Numbered(inner)
            | Source::Windows(inner, _)
            | Source::Chunks(inner, _)
            | Source::Skip(inner, _)
            | Source::Take(inner, _)
            | Source::Map(inner, _) => self.numbers(inner, stmts, span),
            Source::Zip(left, right) => {
                self.numbers(left, stmts, span);
                self.numbers(right, stmts, span);
            }
        }
    }
}

pub fn binary(op: BinaryOp, x: Expr, y: Expr, span: Span) -> Expr {
    Expr::new(ExprKind::Binary(op, Box::new(x), Box::new(y)), span)
}

/// `array.len()`.
fn length(array: Expr, span: Span) -> Expr {
    let kind = ExprKind::Method {
        name: Ident::new("len", span),
        arguments: None,
        args: vec![array],
    };
    Expr::new(kind, span)
}

fn counter_mut<'s>(source: &'s mut Source<'_>) -> Option<&'s mut Range> {
    match source {
        Source::Counter(range) => Some(range),
        Source::Map(inner, _) | Source::Apart(_, _, inner) => counter_mut(inner),
        _ => None,
    }
}
