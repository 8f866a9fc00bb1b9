//! The places of what a loop runs through: how many there are, and the value at each.

use proc_macro2::{Ident, Span};
use syn::parse_quote_spanned;

use super::Parser;
use super::walk::{Apart, Source};
use super::walked::binary;
use crate::ast::surface::{Expr, ExprKind, If, Step, Stmt};
use crate::ast::variables::assigned_by_expr;
use crate::ast::{BinaryOp, ScalarType, Type, build};
use crate::builtin;

/// The place `variable * scale + .. + offset`.
#[derive(Clone)]
struct Place {
    terms: Vec<(Ident, usize)>,
    offset: usize,
}

impl Place {
    fn at(name: Ident) -> Self {
        Place {
            terms: vec![(name, 1)],
            offset: 0,
        }
    }
}

/// A turn of the loop.
struct Turn<'s> {
    /// The statements before its value.
    first: &'s mut Vec<Stmt>,
    /// True if Rust would also compute values that are thrown away.
    skips: bool,
    span: Span,
}

impl<'e> Parser<'_> {
    /// The number of places.
    pub fn places(&mut self, source: &Source<'e>, span: Span) -> Expr {
        match source {
            Source::Counter(_) => self.count(0, span),
            Source::Numbers(_, count) => match count {
                Some(count) => build::local(count),
                None => Expr::error(span),
            },
            Source::Slice(name) => Expr::new(ExprKind::Length(name.clone()), span),
            Source::Array(array) => {
                let array = self.expr(array);
                length(array, span)
            }
            Source::Held(name) => length(build::local(name), span),
            Source::Lent(place) if self.row(place).is_some() => {
                let kind = self.row(place).map(|row| ExprKind::Length(row.clone()));
                kind.map_or_else(|| Expr::error(span), |kind| Expr::new(kind, span))
            }
            Source::Lent(place) => {
                let array = self.expr(place);
                length(array, span)
            }
            Source::Parts(slice, len, Apart::Chunks) => {
                let all = Expr::new(ExprKind::Length(slice.clone()), span);
                binary(BinaryOp::Div, all, build::local(len), span)
            }
            Source::Parts(slice, len, Apart::Windows) => {
                let all = Expr::new(ExprKind::Length(slice.clone()), span);
                let one = self.count(1, span);
                let more = binary(BinaryOp::Add, all, one, span);
                self.built_in("saturating_sub", more, build::local(len), span)
            }
            Source::Numbered(inner)
            | Source::Apart(_, _, inner)
            | Source::Rev(inner, _)
            | Source::Map(inner, _) => self.places(inner, span),
            Source::Zip(left, right) if left.is_endless() => self.places(right, span),
            Source::Zip(left, right) if right.is_endless() => self.places(left, span),
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
            Source::Take(inner, number) if inner.is_endless() => build::local(number),
            Source::Take(inner, number) => {
                let all = self.places(inner, span);
                self.built_in("min", all, build::local(number), span)
            }
            Source::StepBy(inner, step) => {
                let all = self.places(inner, span);
                self.built_in("div_ceil", all, build::local(step), span)
            }
            Source::Chunks(inner, len) => {
                let (all, len) = (self.places(inner, span), self.count(*len as i128, span));
                binary(BinaryOp::Div, all, len, span)
            }
        }
    }

    /// The number of integers from `first` to `end`.
    pub fn count_between(&mut self, first: &Ident, end: &Ident, closed: bool, span: Span) -> Expr {
        let distance = self.built_in("abs_diff", build::local(end), build::local(first), span);
        let ty = Type::Scalar(ScalarType::Usize, span);
        let mut count = Expr::new(
            ExprKind::Cast {
                value: Box::new(distance),
                ty,
                exact: false,
            },
            span,
        );
        let mut below = BinaryOp::Lt;
        if closed {
            below = BinaryOp::Le;
            let one = self.count(1, span);
            count = binary(BinaryOp::Add, count, one, span);
        }
        let none = self.count(0, span);
        let choice = If {
            span,
            cond: binary(below, build::local(first), build::local(end), span),
            then: build::only(count),
            otherwise: Some(build::only(none)),
        };
        Expr::new(ExprKind::If(Box::new(choice)), span)
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

    /// The value of a turn, whose place `counter` has, with the statements before it.
    pub fn value_of_turn(
        &mut self,
        source: &Source<'e>,
        counter: &Ident,
        first: &mut Vec<Stmt>,
        span: Span,
    ) -> Expr {
        let mut turn = Turn {
            first,
            skips: false,
            span,
        };
        self.value_at(source, &Place::at(counter.clone()), &mut turn)
    }

    /// The value at a place.
    fn value_at(&mut self, source: &Source<'e>, place: &Place, turn: &mut Turn<'_>) -> Expr {
        let span = turn.span;
        match source {
            Source::Counter(_) => build::local(&place.terms[0].0),
            Source::Numbers(first, _) => {
                let (first, place) = (build::local(first), self.index_of(place, span));
                Expr::new(ExprKind::Counted(Box::new(first), Box::new(place)), span)
            }
            Source::Slice(name) => {
                let index = self.index_of(place, span);
                Expr::new(ExprKind::Element(name.clone(), Box::new(index)), span)
            }
            Source::Array(array) => {
                let array = self.expr(array);
                self.element_of(array, place, span)
            }
            Source::Held(name) => self.element_of(build::local(name), place, span),
            Source::Lent(array) => self.lent_element(array, place, turn),
            Source::Parts(slice, len, apart) => {
                let name = build::unseen("place", self.fresh(), span);
                let mut from = self.index_of(place, span);
                if *apart == Apart::Chunks {
                    from = binary(BinaryOp::Mul, from, build::local(len), span);
                }
                turn.first.push(build::declare(&name, from));
                let to = binary(BinaryOp::Add, build::local(&name), build::local(len), span);
                Expr::new(
                    ExprKind::View(slice.clone(), vec![vec![build::local(&name), to]]),
                    span,
                )
            }
            Source::Numbered(inner) => {
                let parts = vec![self.index_of(place, span), self.value_at(inner, place, turn)];
                Expr::new(ExprKind::Tuple(parts), span)
            }
            Source::Apart(_, number, inner) => {
                let parts = vec![build::local(number), self.value_at(inner, place, turn)];
                Expr::new(ExprKind::Tuple(parts), span)
            }
            Source::Zip(left, right) => {
                turn.skips = true;
                let parts = vec![
                    self.value_at(left, place, turn),
                    self.value_at(right, place, turn),
                ];
                Expr::new(ExprKind::Tuple(parts), span)
            }
            Source::Windows(inner, len) => self.part_at(inner, place, (1, *len), turn),
            Source::Chunks(inner, len) => self.part_at(inner, place, (*len, *len), turn),
            Source::Skip(inner, number) => {
                turn.skips = true;
                let mut place = place.clone();
                place.terms.push((number.clone(), 1));
                self.value_at(inner, &place, turn)
            }
            Source::Take(inner, _) => self.value_at(inner, place, turn),
            Source::Rev(inner, end) => {
                let (index, one) = (self.index_of(place, span), self.count(1, span));
                let after = binary(BinaryOp::Add, index, one, span);
                let from_the_end = binary(BinaryOp::Sub, build::local(end), after, span);
                self.value_at_new(inner, from_the_end, turn)
            }
            Source::StepBy(inner, step) => {
                turn.skips = true;
                let index = self.index_of(place, span);
                let scaled = binary(BinaryOp::Mul, index, build::local(step), span);
                self.value_at_new(inner, scaled, turn)
            }
            Source::Map(inner, closure) => {
                let skips = turn.skips;
                let value = self.value_at(inner, place, turn);
                let value = self.inline(closure, vec![value]);
                if let (Some(name), true) = (assigned_by_expr(&value).first(), skips) {
                    let message = format_args!(
                        "`{name}` is assigned in the closure of a `.map(..)` whose values can be skipped: assign it in the body of a `for`"
                    );
                    self.errors.push(name.span(), message);
                }
                value
            }
        }
    }

    /// The value at a place that gets a name of its own.
    fn value_at_new(&mut self, source: &Source<'e>, place: Expr, turn: &mut Turn<'_>) -> Expr {
        let name = build::unseen("place", self.fresh(), turn.span);
        turn.first.push(build::declare(&name, place));
        self.value_at(source, &Place::at(name), turn)
    }

    /// An array of elements in a row.
    fn part_at(
        &mut self,
        inner: &Source<'e>,
        place: &Place,
        (apart, len): (usize, usize),
        turn: &mut Turn<'_>,
    ) -> Expr {
        let elements = (0..len).map(|k| {
            let terms = place.terms.iter();
            let place = Place {
                terms: terms.map(|(name, scale)| (name.clone(), scale * apart)).collect(),
                offset: place.offset * apart + k,
            };
            self.value_at(inner, &place, turn)
        });
        let elements = elements.collect();
        Expr::new(ExprKind::Array(elements), turn.span)
    }

    /// An element that the turn may change, under a name that stands for its place.
    fn lent_element(&mut self, array: &syn::Expr, place: &Place, turn: &mut Turn<'_>) -> Expr {
        let span = turn.span;
        let index = build::unseen("place", self.fresh(), span);
        turn.first
            .push(build::declare(&index, self.index_of(place, span)));
        self.scopes.declare(&index);
        let lent = self.lent(parse_quote_spanned!(span=> #array[#index]));
        let name = build::unseen("lent", self.fresh(), span);
        self.scopes.declare_lent(&name, lent);
        build::local(&name)
    }

    fn element_of(&mut self, array: Expr, place: &Place, span: Span) -> Expr {
        let index = self.index_of(place, span);
        let step = Step::Index(Box::new(index), span);
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
}

/// `array.len()`.
pub fn length(array: Expr, span: Span) -> Expr {
    let kind = ExprKind::Method {
        name: Ident::new("len", span),
        arguments: None,
        args: vec![array],
    };
    Expr::new(kind, span)
}
