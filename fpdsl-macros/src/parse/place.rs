//! The left sides of assignments.

use syn::spanned::Spanned;

use super::Parser;
use super::names::looks_constant;
use super::record::{field_step, is_self, self_name};
use crate::ast::surface::{Place, Step, Target};
use crate::parse::unsupported;

impl Parser<'_> {
    pub fn target(&mut self, expr: &syn::Expr) -> Target {
        match expr {
            syn::Expr::Paren(inner) => self.target(&inner.expr),
            syn::Expr::Group(inner) => self.target(&inner.expr),
            syn::Expr::Path(_) => {
                self.report_not_dereferenced(expr);
                self.place(expr).map_or(Target::Wild(expr.span()), Target::Place)
            }
            syn::Expr::Infer(hole) => Target::Wild(hole.underscore_token.span),
            syn::Expr::Tuple(tuple) => {
                let parts = tuple.elems.iter().map(|elem| self.target(elem)).collect();
                Target::Tuple(parts, tuple.paren_token.span.open())
            }
            other => match self.place(other) {
                Some(place) => Target::Place(place),
                None => Target::Wild(other.span()),
            },
        }
    }

    /// A variable or a part of one; anything else is reported.
    pub fn place(&mut self, expr: &syn::Expr) -> Option<Place> {
        match expr {
            syn::Expr::Paren(inner) => self.place(&inner.expr),
            syn::Expr::Group(inner) => self.place(&inner.expr),
            syn::Expr::Path(path) if path.qself.is_none() && path.path.get_ident().is_some() => {
                let name = path.path.get_ident()?;
                if let Some(place) = self.lent_place(name) {
                    return self.place(&place);
                }
                let root = if name == "self" {
                    self_name(name.span())
                } else {
                    name.clone()
                };
                if name != "self" && !self.scopes.contains(name) && looks_constant(name) {
                    let message =
                        format_args!("`{name}` is a constant: assign to a variable, `let mut n = {name};`");
                    self.errors.push(name.span(), message);
                    return None;
                }
                if self.report_written(&root) {
                    return None;
                }
                Some(Place {
                    root,
                    path: Vec::new(),
                })
            }
            syn::Expr::Field(field) => {
                let mut place = self.place(&field.base)?;
                place.path.push(field_step(&field.member));
                Some(place)
            }
            syn::Expr::Index(index) if self.row(&index.expr).is_some() => {
                let root = self.row(&index.expr)?.clone();
                self.wholes += 1;
                let position = self.expr(&index.index);
                self.wholes -= 1;
                let span = position.span;
                Some(Place {
                    root,
                    path: vec![Step::Row(Box::new(position), span)],
                })
            }
            syn::Expr::Index(index) => {
                let mut place = self.place(&index.expr)?;
                self.wholes += 1;
                place.path.push(self.index_step(&index.index));
                self.wholes -= 1;
                Some(place)
            }
            syn::Expr::Unary(unary)
                if matches!(unary.op, syn::UnOp::Deref(_)) && self.known.in_impl && is_self(&unary.expr) =>
            {
                self.place(&unary.expr)
            }
            syn::Expr::Unary(unary)
                if matches!(unary.op, syn::UnOp::Deref(_)) && self.is_lent(&unary.expr) =>
            {
                self.place(&unary.expr)
            }
            syn::Expr::Unary(unary)
                if matches!(unary.op, syn::UnOp::Deref(_)) && self.is_reference(&unary.expr) =>
            {
                // Not after other errors: what it refers to may have been reported.
                if self.errors.is_empty() {
                    let message =
                        "this reference is read-only: write `for x in a.iter_mut()`, or assign `a[i]`";
                    self.errors.push(unary.op.span(), message);
                }
                None
            }
            syn::Expr::Unary(unary) if matches!(unary.op, syn::UnOp::Deref(_)) => {
                let (span, message) = unsupported::describe(expr);
                self.errors.push(span, message);
                None
            }
            other => {
                let message =
                    "this cannot be assigned to: write a variable, `a[i]`, `t.0`, `z.re` or a tuple of these";
                self.errors.push(other.span(), message);
                None
            }
        }
    }
}
