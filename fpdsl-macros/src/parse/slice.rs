//! Slice and index parameters.
//!
//! They are no values: a slice can be indexed, asked for its length and passed on, an index asked for its coordinates and
//! passed on.

use proc_macro2::{Ident, Span};
use quote::ToTokens;
use syn::spanned::Spanned;

use super::expr::ranged;
use super::types::parse_type;
use super::{InScope, Parser};
use crate::ast::surface::{Expr, ExprKind, OwnExpr, Stmt, StmtKind};
use crate::ast::{BinaryOp, IntLiteral, NameKind, Pattern, ScalarType, Type, build, index_axes};
use crate::diag::Errors;
use crate::source;

/// The most elements that a part of an array has.
const MOST_OF_AN_ARRAY: usize = 64;

/// The type of a parameter, which may be a slice or, of the first one, an index.
pub fn parse_param_type(position: usize, ty: &syn::Type, known: InScope<'_>, errors: &mut Errors) -> Type {
    match ty {
        syn::Type::Paren(inner) => parse_param_type(position, &inner.elem, known, errors),
        syn::Type::Group(inner) => parse_param_type(position, &inner.elem, known, errors),
        syn::Type::Path(path) if index_axes(path).is_some() => {
            if position > 0 {
                errors.push(
                    path.span(),
                    "an index must be the first parameter, and the only index: move it there, or pass its \
                     coordinates as `usize`",
                );
            }
            Type::Path(quote::ToTokens::to_token_stream(path), path.span())
        }
        syn::Type::Reference(reference) => match &*reference.elem {
            syn::Type::Slice(slice) => parse_slice(reference, slice, known, errors),
            _ => parse_type(ty, known, errors),
        },
        _ => parse_type(ty, known, errors),
    }
}

fn parse_slice(
    reference: &syn::TypeReference,
    slice: &syn::TypeSlice,
    known: InScope<'_>,
    errors: &mut Errors,
) -> Type {
    let row = reference.mutability.is_some();
    if let (Some(token), true) = (&reference.mutability, known.in_impl) {
        errors.push(
            token.span,
            "`&mut [T]` is a parameter of free functions, whose calls write it by `.rows(len)`: in an `impl` block return the new \
             element, or a tuple of several",
        );
    }
    if let Some(lifetime) = &reference.lifetime {
        errors.push(
            lifetime.span(),
            "a lifetime is not needed: a slice never leaves the call, drop it",
        );
    }
    let elem = parse_type(&slice.elem, known, errors);
    if row {
        if !matches!(elem, Type::Scalar(..) | Type::Param(_)) {
            errors.push(
                elem.span(),
                "the elements of a row are scalars: take one `&mut [f32]` with the scalars of all, one behind the other",
            );
        }
        return Type::Row(Box::new(elem), reference.and_token.span);
    }
    if let Some(span) = tuple_in(&elem) {
        errors.push(
            span,
            "a slice of tuples is not supported: pass one slice for each component",
        );
    }
    Type::Slice(Box::new(elem), reference.and_token.span)
}

fn tuple_in(ty: &Type) -> Option<Span> {
    match ty {
        Type::Tuple(_, span) => Some(*span),
        Type::Array(elem, ..) => tuple_in(elem),
        Type::Scalar(..)
        | Type::Slice(..)
        | Type::Row(..)
        | Type::Param(_)
        | Type::Struct(..)
        | Type::Itself(_)
        | Type::Path(..) => None,
    }
}

/// Reports a slice or an index as return type, and returns true then. The message is better than the one for types in
/// general.
pub fn report_returned(ty: &syn::Type, errors: &mut Errors) -> bool {
    let message = match NameKind::of_syntax(ty) {
        NameKind::Slice | NameKind::Row => {
            "a slice cannot be returned: return one element, and `launch` or `map` makes an array of the results"
        }
        NameKind::Index(_) => "an index cannot be returned: return its coordinates, as in `(i.x(), i.y())`",
        NameKind::Value => return false,
    };
    errors.push(ty.span(), message);
    true
}

impl Parser<'_> {
    /// The parameter that an expression is, if it is one of a kind that is not a value.
    fn parameter<'e>(&self, expr: &'e syn::Expr) -> Option<(&'e Ident, NameKind)> {
        match expr {
            syn::Expr::Paren(inner) => self.parameter(&inner.expr),
            syn::Expr::Group(inner) => self.parameter(&inner.expr),
            syn::Expr::Path(path) if path.qself.is_none() => {
                let name = path.path.get_ident()?;
                let kind = self.scopes.kind(name).filter(|kind| *kind != NameKind::Value)?;
                Some((name, kind))
            }
            _ => None,
        }
    }

    /// `&u[a..b]`, `&u[a..]`, a part of one of these, or a slice itself.
    pub fn view(&mut self, expr: &syn::Expr) -> Option<Expr> {
        match expr {
            syn::Expr::Paren(inner) => self.view(&inner.expr),
            syn::Expr::Group(inner) => self.view(&inner.expr),
            syn::Expr::Reference(reference) if reference.mutability.is_none() => self.part(&reference.expr),
            other => match self.parameter(other)? {
                (name, NameKind::Slice) => {
                    Some(Expr::new(ExprKind::View(name.clone(), Vec::new()), name.span()))
                }
                _ => None,
            },
        }
    }

    /// `u[a..b]` as what a method is called on, or after `&`.
    pub fn part(&mut self, expr: &syn::Expr) -> Option<Expr> {
        let mut ranges = Vec::new();
        let name = self.parts(expr, &mut ranges)?.clone();
        let span = ranges.last()?.limits.span();
        if self.report_part_of_row(&name, span) {
            return Some(Expr::error(span));
        }
        let parts = ranges.into_iter().map(|range| self.ends_of_part(range));
        let parts = parts.filter(|ends| !ends.is_empty()).collect();
        Some(Expr::new(ExprKind::View(name, parts), span))
    }

    /// The slice that an expression is a part of, by ranges of which each is of what the ones before give.
    fn parts<'e>(&self, expr: &'e syn::Expr, ranges: &mut Vec<&'e syn::ExprRange>) -> Option<&'e Ident> {
        match expr {
            syn::Expr::Paren(inner) => self.parts(&inner.expr, ranges),
            syn::Expr::Group(inner) => self.parts(&inner.expr, ranges),
            syn::Expr::Reference(reference) if reference.mutability.is_none() => {
                self.parts(&reference.expr, ranges)
            }
            syn::Expr::Index(index) => {
                let syn::Expr::Range(range) = &*index.index else {
                    return None;
                };
                let name = self.parts(&index.expr, ranges)?;
                ranges.push(range);
                Some(name)
            }
            other => match self.parameter(other)? {
                (name, NameKind::Slice | NameKind::Row) => Some(name),
                _ => None,
            },
        }
    }

    /// The row that an expression is.
    pub fn row<'e>(&self, expr: &'e syn::Expr) -> Option<&'e Ident> {
        match expr {
            syn::Expr::Reference(reference) => self.row(&reference.expr),
            syn::Expr::Unary(unary) if matches!(unary.op, syn::UnOp::Deref(_)) => self.row(&unary.expr),
            other => match self.parameter(other)? {
                (name, NameKind::Row) => Some(name),
                _ => None,
            },
        }
    }

    /// Reports a part of a row, and returns true if it is one.
    fn report_part_of_row(&mut self, name: &Ident, span: Span) -> bool {
        let is_row = self.scopes.kind(name) == Some(NameKind::Row);
        if is_row {
            let message = format_args!("a row has no parts: write its elements, `{name}[a + j]`");
            self.errors.push(span, message);
        }
        is_row
    }

    /// A part of a slice under a name of the macro's own, with the statement that declares it.
    fn named_part(&mut self, expr: &syn::Expr) -> Option<(Ident, Stmt)> {
        let part = self.part(expr)?;
        let name = build::unseen("part", self.fresh(), part.span);
        let declared = build::declare(&name, part);
        Some((name, declared))
    }

    /// `&a[1..4]` of an array, which is an array of these elements.
    pub fn part_of_array(&mut self, index: &syn::ExprIndex, range: &syn::ExprRange) -> Expr {
        let span = range.limits.span();
        if range.start.is_none() && range.end.is_none() {
            return self.expr(&index.expr);
        }
        let end = |end: &Option<Box<syn::Expr>>| match end.as_deref() {
            None => Some(0),
            Some(syn::Expr::Lit(syn::ExprLit {
                lit: syn::Lit::Int(int),
                ..
            })) => int.base10_parse::<usize>().ok(),
            Some(_) => None,
        };
        let ends = match (end(&range.start), end(&range.end), &range.limits) {
            (Some(from), Some(to), syn::RangeLimits::HalfOpen(_)) if range.end.is_some() => Some(from..to),
            (Some(from), Some(to), syn::RangeLimits::Closed(_)) => Some(from..to.saturating_add(1)),
            _ => None,
        };
        let Some(ends) = ends.filter(|ends| ends.len() <= MOST_OF_AN_ARRAY) else {
            let message = format_args!(
                "a part of an array has literal ends and at most {MOST_OF_AN_ARRAY} elements, as in `&a[1..4]`: for others \
                 write `for i in lo..hi` and `a[i]`"
            );
            self.errors.push(span, message);
            return Expr::error(span);
        };
        let array = build::unseen("array", self.fresh(), span);
        let declared = build::declare(&array, self.expr(&index.expr));
        let elements = ends.map(|place| build::element(build::local(&array), place, span));
        let elements = Expr::new(ExprKind::Array(elements.collect()), span);
        build::after(vec![declared], elements, span)
    }

    /// The ends of a part of a slice; none for all of it.
    fn ends_of_part(&mut self, range: &syn::ExprRange) -> Vec<Expr> {
        let span = range.limits.span();
        let from = range.start.as_ref().map(|from| self.expr(from));
        let to = range.end.as_ref().map(|to| {
            let to = self.expr(to);
            match range.limits {
                syn::RangeLimits::HalfOpen(_) => to,
                syn::RangeLimits::Closed(_) => {
                    let one = self.count(1, span);
                    Expr::new(ExprKind::Binary(BinaryOp::Add, Box::new(to), Box::new(one)), span)
                }
            }
        });
        match (from, to) {
            (None, None) => Vec::new(),
            (from, to) => {
                let from = from.unwrap_or_else(|| self.count(0, span));
                [from].into_iter().chain(to).collect()
            }
        }
    }

    /// `let (x, y) = u.split_at(k);` as two parts.
    pub fn split(&mut self, pat: &syn::Pat, init: &syn::Expr) -> Option<Vec<StmtKind>> {
        let syn::Expr::MethodCall(call) = init else {
            return None;
        };
        let (true, Some(at), 1) = (call.method == "split_at", call.args.first(), call.args.len()) else {
            return None;
        };
        let view = self.view(&call.receiver).or_else(|| self.part(&call.receiver))?;
        let ExprKind::View(name, of) = view.kind else {
            return None;
        };
        let syn::Pat::Tuple(parts) = pat else {
            let message = "name both parts at once: write `let (left, right) = u.split_at(k);`";
            self.errors.push(pat.span(), message);
            return Some(Vec::new());
        };
        let span = call.method.span();
        let middle = build::unseen("middle", self.fresh(), span);
        let (name, declared) = if of.is_empty() {
            (name, None)
        } else {
            let part = build::unseen("part", self.fresh(), span);
            let declared = build::declare(&part, Expr::new(ExprKind::View(name, of), view.span));
            (part, Some(declared.kind))
        };
        let mut stmts: Vec<StmtKind> = declared.into_iter().collect();
        stmts.push(build::declare(&middle, self.expr(at)).kind);
        for (position, part) in parts.elems.iter().enumerate().take(2) {
            let ends = match position {
                0 => vec![self.count(0, span), build::local(&middle)],
                _ => vec![build::local(&middle)],
            };
            let value = Expr::new(ExprKind::View(name.clone(), vec![ends]), span);
            stmts.extend(self.let_view(part, value));
        }
        Some(stmts)
    }

    /// `let part = &u[a..b];`.
    pub fn let_view(&mut self, pat: &syn::Pat, value: Expr) -> Option<StmtKind> {
        let name = match pat {
            syn::Pat::Ident(name) if name.by_ref.is_none() && name.subpat.is_none() => &name.ident,
            syn::Pat::Wild(wild) => &Ident::new("__part", wild.underscore_token.span),
            other => {
                self.errors.push(
                    other.span(),
                    "a part of a slice has one name: write `let part = &u[a..b];`",
                );
                return None;
            }
        };
        self.scopes.declare_as(name, NameKind::Slice);
        let pattern = Pattern::Name {
            name: name.clone(),
            mutable: None,
        };
        Some(StmtKind::Let {
            pattern,
            ty: None,
            value,
        })
    }

    /// A number of elements.
    pub fn count(&mut self, value: i128, span: Span) -> Expr {
        let ty = self.literal_type(Some(ScalarType::Usize));
        Expr::new(ExprKind::Int(IntLiteral { value, ty, span }), span)
    }

    /// An argument of a call, which may be a slice or an index.
    pub fn passed(&mut self, expr: &syn::Expr) -> Expr {
        if let Some(view) = self.view(expr) {
            return view;
        }
        match (self.parameter(expr), expr) {
            (Some((name, _)), _) => Expr::new(ExprKind::Local(name.clone()), name.span()),
            (None, syn::Expr::Reference(reference))
                if self.parameter(slice_of(&reference.expr)).is_some() =>
            {
                let span = reference.and_token.span;
                let message = match self.parameter(&reference.expr) {
                    Some((name, _)) => format!("`{name}` is passed as it is: drop the `&`"),
                    None => "an element is passed by value: drop the `&`".to_owned(),
                };
                self.errors.push(span, message);
                Expr::error(span)
            }
            // A function takes the value behind a reference.
            (None, syn::Expr::Reference(reference)) if reference.mutability.is_none() => {
                self.behind(&reference.expr)
            }
            (None, _) => self.expr(expr),
        }
    }

    /// The value that a reference is to, which may be a part of an array.
    pub fn behind(&mut self, expr: &syn::Expr) -> Expr {
        match ranged(expr) {
            Some((index, range)) => self.part_of_array(index, range),
            None => self.expr(expr),
        }
    }

    /// `u[index]` of a slice parameter, or of a part of one.
    pub fn element(&mut self, index: &syn::ExprIndex) -> Option<Expr> {
        let mut ranges = Vec::new();
        let slice = self.parts(&index.expr, &mut ranges)?.clone();
        if let (Some(range), true) = (ranges.last(), self.scopes.kind(&slice) == Some(NameKind::Row)) {
            self.report_part_of_row(&slice, range.limits.span());
            return Some(Expr::error(range.limits.span()));
        }
        if let syn::Expr::Range(range) = &*index.index {
            let message = format_args!("take a part of a slice by reference: write `&{slice}[a..b]`");
            self.errors.push(range.limits.span(), message);
            return Some(Expr::error(range.limits.span()));
        }
        let part = self.named_part(&index.expr);
        let position = self.expr(&index.index);
        let span = position.span;
        let of = |name| Expr::new(ExprKind::Element(name, Box::new(position)), span);
        Some(match part {
            None => of(slice),
            Some((name, declared)) => build::after(vec![declared], of(name), span),
        })
    }

    /// A method of a slice or index parameter, or of a part of a slice.
    pub fn parameter_method(&mut self, call: &syn::ExprMethodCall) -> Option<Expr> {
        if let Some((name, kind)) = self.parameter(&call.receiver) {
            return Some(self.method_of(name, kind, &name.to_string(), call));
        }
        let (name, declared) = self.named_part(&call.receiver)?;
        let shown = source::one_line(call.receiver.to_token_stream());
        let value = self.method_of(&name, NameKind::Slice, &shown, call);
        Some(build::after(vec![declared], value, call.method.span()))
    }

    /// A method of a slice or index, with the text that messages have for it.
    fn method_of(&mut self, name: &Ident, kind: NameKind, shown: &str, call: &syn::ExprMethodCall) -> Expr {
        let span = call.method.span();
        let method = call.method.to_string();
        if let Some(extra) = call.args.first() {
            let message = match method.as_str() {
                "get" => format!(
                    "`.get(i)` is an `Option`, not a value here: write `{shown}[i]`, or `{shown}.get(i).copied().unwrap_or(x)`"
                ),
                "fill" | "copy_from_slice" if kind == NameKind::Row => {
                    format!("a row has no `{method}` here: write `for o in {shown}.iter_mut() {{ *o = x; }}`")
                }
                "swap" | "fill" | "copy_from_slice" => {
                    format!(
                        "a slice is read-only, so it has no `{method}`: copy its elements into an array first"
                    )
                }
                "contains" => {
                    format!("a slice has no `contains` here: write `{shown}.iter().any(|y| *y == x)`")
                }
                "windows" | "chunks_exact" | "chunks" => format!(
                    "`{shown}.{method}(..)` is not a value: use it in a `for` or before `.sum()`, `.fold(..)`, `.any(..)` and so on"
                ),
                "split_at" => {
                    format!("name both parts at once: write `let (left, right) = {shown}.split_at(k);`")
                }
                _ => format!("`{shown}` has no such method: there is none with arguments"),
            };
            self.errors.push(extra.span(), message);
            return Expr::error(span);
        }
        let axes = match kind {
            NameKind::Index(axes) => axes,
            NameKind::Slice | NameKind::Row | NameKind::Value => 0,
        };
        let kind = match (kind, method.as_str()) {
            (NameKind::Slice | NameKind::Row, "len") => ExprKind::Length(name.clone()),
            (NameKind::Index(_), "x") => ExprKind::Coordinate(name.clone(), call.method.clone()),
            (NameKind::Index(2..), "y") => ExprKind::Coordinate(name.clone(), call.method.clone()),
            (NameKind::Index(3..), "z") => ExprKind::Coordinate(name.clone(), call.method.clone()),
            (NameKind::Index(_), _) => {
                let has = ["`.x()`", "`.x()` and `.y()`", "`.x()`, `.y()` and `.z()`"][axes - 1];
                let message = format_args!("`{shown}` has no `{method}`: an index of this kind has {has}");
                self.errors.push(span, message);
                ExprKind::Own(OwnExpr::Error)
            }
            (NameKind::Slice | NameKind::Row, "is_empty") => {
                let length = Expr::new(ExprKind::Length(name.clone()), span);
                let none = self.count(0, span);
                return super::walked::binary(BinaryOp::Eq, length, none, span);
            }
            (NameKind::Slice | NameKind::Row | NameKind::Value, "first" | "last") => {
                let place = match method.as_str() {
                    "first" => "0".to_owned(),
                    _ => format!("{shown}.len() - 1"),
                };
                self.errors.push(
                    span,
                    format_args!(
                        "`.{method}()` is an `Option`, not a value here: write `{shown}[{place}]`, or \
                         `{shown}.{method}().copied().unwrap_or(x)`"
                    ),
                );
                ExprKind::Own(OwnExpr::Error)
            }
            (NameKind::Slice | NameKind::Value, "iter_mut") => {
                self.report_written(name);
                ExprKind::Own(OwnExpr::Error)
            }
            (NameKind::Slice | NameKind::Value, "iter") | (NameKind::Row, "iter" | "iter_mut") => {
                let message = format_args!(
                    "`{shown}.{method}()` is not a value: use it in a `for` or before `.sum()`, `.fold(..)`, `.any(..)` and so on"
                );
                self.errors.push(span, message);
                ExprKind::Own(OwnExpr::Error)
            }
            (NameKind::Slice | NameKind::Row | NameKind::Value, _) => {
                let message = format_args!(
                    "a slice has no `{method}` here: it has `{shown}.len()` and `{shown}[i]`, and `for x in {shown}` runs \
                     through it"
                );
                self.errors.push(span, message);
                ExprKind::Own(OwnExpr::Error)
            }
        };
        Expr::new(kind, span)
    }

    /// Reports a slice or index parameter where a value is needed.
    pub fn report_no_value(&mut self, name: &Ident, kind: NameKind) {
        let message = match kind {
            NameKind::Slice => format!(
                "`{name}` is a slice, not a value: index it, `{name}[i]`, use `{name}.len()`, or pass it to an \
                 `#[fp]` function"
            ),
            NameKind::Row => format!(
                "`{name}` is a row, not a value: write its elements, `{name}[j]`, use `{name}.len()`, or pass it to an `#[fp]` \
                 function"
            ),
            NameKind::Index(_) => {
                format!("`{name}` is an index, not a number: write `{name}.x()`, a `usize`")
            }
            NameKind::Value => return,
        };
        self.errors.push(name.span(), message);
    }

    /// Reports an assignment to a slice or index parameter, or a part of one.
    pub fn report_written(&mut self, name: &Ident) -> bool {
        let message = match self.scopes.kind(name) {
            Some(NameKind::Slice) => {
                "a slice is read-only: return the new element, which `.into(..)`, `.scatter(..)`, `.sweep(..)` or `.sweep_colors(..)` on \
                 the call writes; or write a row, `out: &mut [T]`, with `.rows(len)` on the call"
            }
            Some(NameKind::Row) => "a row is written by its elements: `out[j] = x`",
            Some(NameKind::Index(_)) => {
                "an index cannot be changed: copy its coordinate, as in `let mut x = i.x();`"
            }
            Some(NameKind::Value) | None => return false,
        };
        self.errors.push(name.span(), message);
        true
    }

    /// Returns true if this is a slice.
    pub fn is_slice(&self, expr: &syn::Expr) -> bool {
        matches!(self.parameter(expr), Some((_, NameKind::Slice | NameKind::Row)))
    }
}

/// `u` in `u[a..b]`.
fn slice_of(expr: &syn::Expr) -> &syn::Expr {
    match expr {
        syn::Expr::Index(index) => &index.expr,
        other => other,
    }
}
