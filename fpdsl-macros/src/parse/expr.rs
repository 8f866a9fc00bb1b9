//! Expressions.

use fpdsl_ops::Storage;
use proc_macro2::{Ident, Span, TokenStream};
use quote::ToTokens;
use syn::spanned::Spanned;
use syn::{BinOp, UnOp};

use super::literal::expect_type;
use super::matches::is_matching;
use super::options::{is_matched, is_taken};
use super::overrides::is_override;
use super::record::{field_step, is_self, self_name};
use super::{Parser, refutable, unsupported};
use crate::ast::surface::{Block, Expr, ExprKind, If, OwnExpr, Step};
use crate::ast::{BinaryOp, LazyOp, NameKind, Type, UnaryOp};

impl Parser<'_> {
    /// An expression that no jump can leave.
    pub fn whole(&mut self, expr: &syn::Expr) -> Expr {
        self.wholes += 1;
        let parsed = self.expr(expr);
        self.wholes -= 1;
        parsed
    }

    pub fn expr(&mut self, expr: &syn::Expr) -> Expr {
        match expr {
            syn::Expr::Paren(inner) => self.expr(&inner.expr),
            syn::Expr::Group(inner) => self.expr(&inner.expr),
            syn::Expr::Lit(literal) => self.literal(&literal.lit),
            syn::Expr::Path(path) => self.path(path),
            syn::Expr::Unary(unary) => self.unary(unary),
            syn::Expr::Binary(binary) => self.binary(binary),
            syn::Expr::Call(call) => self.call(call),
            syn::Expr::MethodCall(call) => self.method_call(call),
            syn::Expr::Cast(cast) => self.cast(cast),
            syn::Expr::Tuple(tuple) => {
                let span = tuple.paren_token.span.open();
                if tuple.elems.len() > 12 {
                    self.errors.push(
                        span,
                        "a tuple has at most 12 components here: nest tuples or use an array",
                    );
                }
                Expr::new(
                    ExprKind::Tuple(tuple.elems.iter().map(|elem| self.expr(elem)).collect()),
                    span,
                )
            }
            syn::Expr::Array(array) => {
                let elems = array.elems.iter().map(|elem| self.expr(elem)).collect();
                Expr::new(ExprKind::Array(elems), array.bracket_token.span.open())
            }
            syn::Expr::Repeat(repeat) => {
                let value = Box::new(self.expr(&repeat.expr));
                self.report_length(&repeat.len);
                let len = repeat.len.to_token_stream();
                Expr::new(ExprKind::Repeat(value, len), repeat.bracket_token.span.open())
            }
            syn::Expr::Index(index) => self.index(index),
            syn::Expr::Reference(reference) if reference.mutability.is_none() => {
                match ranged(&reference.expr) {
                    Some((index, range)) => self.part_of_array(index, range),
                    None => {
                        let (span, message) = unsupported::describe(expr);
                        self.errors.push(span, message);
                        Expr::error(span)
                    }
                }
            }
            syn::Expr::Field(field) => self.field(field),
            syn::Expr::If(conditional) if is_taken(conditional) => {
                self.taken_value(expr, conditional.if_token.span)
            }
            syn::Expr::If(conditional) => match refutable::matched(conditional) {
                Some(matched) => self.expr(&matched),
                None => self.if_value(conditional),
            },
            syn::Expr::Struct(literal) => self.struct_literal(literal),
            syn::Expr::Macro(mac) if is_override(&mac.mac) => self.override_value(&mac.mac),
            syn::Expr::Macro(mac) if is_matching(&mac.mac) => self.matches(&mac.mac),
            syn::Expr::Block(block) if block.label.is_none() => {
                let span = block.block.brace_token.span.open();
                Expr::new(ExprKind::Block(self.block(&block.block)), span)
            }
            syn::Expr::Block(block) => {
                let parsed = self.labelled_block(block);
                self.loop_value(parsed)
            }
            syn::Expr::Loop(looped) => {
                let parsed = self.loop_expr(looped);
                self.loop_value(parsed)
            }
            syn::Expr::Match(matched) if is_matched(matched) => {
                self.taken_value(expr, matched.match_token.span)
            }
            syn::Expr::Match(matched) => {
                let span = matched.match_token.span;
                let parsed = self.match_expr(matched);
                if !parsed.has_value() {
                    let message =
                        "this `match` is used as a value, but no arm ends in one: drop the last `;`";
                    self.errors.push(span, message);
                }
                Expr::new(ExprKind::Own(OwnExpr::Match(Box::new(parsed))), span)
            }
            other => {
                let (span, message) = unsupported::describe(other);
                self.errors.push(span, message);
                Expr::error(span)
            }
        }
    }

    fn path(&mut self, path: &syn::ExprPath) -> Expr {
        let span = path.span();
        let Some(name) = path.path.get_ident().filter(|_| path.qself.is_none()) else {
            let mut path = path.clone();
            if path.qself.is_none() {
                if let Some(owner) = path
                    .path
                    .segments
                    .first_mut()
                    .filter(|owner| owner.ident == "isize")
                {
                    owner.ident = Ident::new("i64", owner.ident.span());
                }
                self.report_unknown_constant(&path.path);
            }
            return Expr::new(ExprKind::Const(path.to_token_stream()), span);
        };
        if name == "self" && self.known.in_impl {
            return Expr::new(ExprKind::Local(self_name(span)), span);
        }
        if name == "self" || name == "Self" {
            self.errors.push(
                span,
                format_args!("`{name}` is a value only in a method, or in `Self {{ .. }}`"),
            );
            return Expr::error(span);
        }
        if let Some(place) = self.lent_place(name) {
            return self.expr(&place);
        }
        match self.scopes.kind(name) {
            Some(kind @ (NameKind::Slice | NameKind::Row | NameKind::Index(_))) => {
                self.report_no_value(name, kind);
                Expr::error(span)
            }
            Some(NameKind::Value) => Expr::new(ExprKind::Local(name.clone()), span),
            // rustc reports one that does not exist.
            None => Expr::new(ExprKind::Const(name.to_token_stream()), span),
        }
    }

    fn unary(&mut self, unary: &syn::ExprUnary) -> Expr {
        let op = match &unary.op {
            UnOp::Neg(_) => UnaryOp::Neg,
            UnOp::Not(_) => UnaryOp::Not,
            // A value stands in place of a reference.
            UnOp::Deref(_) if self.is_reference(&unary.expr) || self.is_settled(&unary.expr) => {
                return self.expr(&unary.expr);
            }
            // Where `self` is updated, it is its value.
            UnOp::Deref(_) if self.known.in_impl && is_self(&unary.expr) => return self.expr(&unary.expr),
            _ => {
                let message = "`*` is not supported: there are no references, use the value itself";
                self.errors.push(unary.op.span(), message);
                return Expr::error(unary.op.span());
            }
        };
        let operand = Box::new(self.expr(&unary.expr));
        Expr::new(ExprKind::Unary(op, operand), unary.op.span())
    }

    /// Returns true if this is a variable that Rust has as a reference.
    pub fn is_reference(&self, expr: &syn::Expr) -> bool {
        match expr {
            syn::Expr::Paren(inner) => self.is_reference(&inner.expr),
            syn::Expr::Unary(inner) if matches!(inner.op, UnOp::Deref(_)) => self.is_reference(&inner.expr),
            syn::Expr::Path(path) => path
                .path
                .get_ident()
                .is_some_and(|name| self.scopes.is_reference(name)),
            _ => false,
        }
    }

    fn binary(&mut self, binary: &syn::ExprBinary) -> Expr {
        let span = binary.op.span();
        let lazy = match binary.op {
            BinOp::And(_) => Some(LazyOp::And),
            BinOp::Or(_) => Some(LazyOp::Or),
            _ => None,
        };
        if lazy.is_none() && operator(&binary.op).is_none() {
            let message = "an assignment has no value here: write it as a statement of its own";
            self.errors.push(span, message);
            return Expr::error(span);
        }
        let left = Box::new(self.expr(&binary.left));
        let right = Box::new(self.expr(&binary.right));
        let kind = match (lazy, operator(&binary.op)) {
            (Some(op), _) => ExprKind::Lazy(op, left, right),
            (None, Some(op)) => ExprKind::Binary(op, left, right),
            (None, None) => ExprKind::Own(OwnExpr::Error),
        };
        Expr::new(kind, span)
    }

    fn cast(&mut self, cast: &syn::ExprCast) -> Expr {
        let span = cast.as_token.span;
        let mut value = self.expr(&cast.expr);
        if let Some(format) = storage_format(&cast.ty) {
            let name = Ident::new(&format!("to_{}", format.name()), cast.ty.span());
            let (arguments, args) = (None, vec![value]);
            return Expr::new(
                ExprKind::Method {
                    name,
                    arguments,
                    args,
                },
                span,
            );
        }
        let ty = self.ty(&cast.ty);
        match &ty {
            Type::Scalar(crate::ast::ScalarType::Bool, at) => {
                self.errors
                    .push(*at, "`as bool` is not a cast: write a comparison, as in `x != 0`");
            }
            Type::Scalar(target, _) => expect_type(&mut value, *target),
            Type::Tuple(_, at) | Type::Array(_, _, at) | Type::Slice(_, at) | Type::Row(_, at) => {
                self.errors.push(*at, "casts go to scalars: cast each component");
            }
            Type::Struct(_, _, at) | Type::Itself(at) => {
                self.errors.push(*at, "casts go to scalars: cast each field");
            }
            Type::Param(_) | Type::Path(..) => {}
        }
        Expr::new(
            ExprKind::Cast {
                value: Box::new(value),
                ty,
                exact: false,
            },
            span,
        )
    }

    fn index(&mut self, index: &syn::ExprIndex) -> Expr {
        if let Some(element) = self.element(index) {
            return element;
        }
        if let syn::Expr::Range(range) = &*index.index {
            let message = "take a part of an array by reference: write `&a[1..4]`";
            self.errors.push(range.limits.span(), message);
            return Expr::error(range.limits.span());
        }
        let base = Box::new(self.expr(&index.expr));
        let step = self.index_step(&index.index);
        let span = step.span();
        Expr::new(ExprKind::Part(base, step), span)
    }

    fn field(&mut self, field: &syn::ExprField) -> Expr {
        let base = Box::new(self.expr(&field.base));
        Expr::new(
            ExprKind::Part(base, field_step(&field.member)),
            field.member.span(),
        )
    }

    /// `[index]`: an index that rustc can evaluate stays native, so that rustc checks it.
    pub fn index_step(&mut self, index: &syn::Expr) -> Step {
        if let syn::Expr::Range(range) = index {
            let message = "a part of an array cannot be assigned: assign its elements, `a[i] = x`, in a loop";
            self.errors.push(range.limits.span(), message);
            return Step::ConstIndex(TokenStream::new(), range.limits.span());
        }
        if let Some(span) = negative(index) {
            let message = "an index is at least 0: count from the beginning, as in `a[N - 1]`";
            self.errors.push(span, message);
        }
        match self.const_expr(index) {
            Some(tokens) => Step::ConstIndex(tokens, index.span()),
            None => {
                let index = self.expr(index);
                let span = index.span;
                Step::Index(Box::new(index), span)
            }
        }
    }

    /// The tokens of an expression of literals and constants, which rustc can evaluate.
    pub fn const_expr(&self, expr: &syn::Expr) -> Option<TokenStream> {
        self.is_const(expr).then(|| expr.to_token_stream())
    }

    fn is_const(&self, expr: &syn::Expr) -> bool {
        match expr {
            syn::Expr::Paren(inner) => self.is_const(&inner.expr),
            syn::Expr::Group(inner) => self.is_const(&inner.expr),
            syn::Expr::Lit(literal) => matches!(literal.lit, syn::Lit::Int(_)),
            syn::Expr::Path(path) => match path.path.get_ident() {
                Some(name) => !self.scopes.contains(name),
                None => true,
            },
            syn::Expr::Unary(unary) => matches!(unary.op, UnOp::Neg(_)) && self.is_const(&unary.expr),
            syn::Expr::Binary(binary) => {
                matches!(
                    binary.op,
                    BinOp::Add(_) | BinOp::Sub(_) | BinOp::Mul(_) | BinOp::Div(_) | BinOp::Rem(_)
                ) && self.is_const(&binary.left)
                    && self.is_const(&binary.right)
            }
            _ => false,
        }
    }

    /// An `Option` that is taken apart, where a value is expected.
    fn taken_value(&mut self, expr: &syn::Expr, span: Span) -> Expr {
        let parsed = self.expr_block(expr);
        if !parsed.has_value() && !parsed.diverges() {
            let message = "this is used as a value, but its blocks do not end in one: drop the last `;`, or assign inside";
            self.errors.push(span, message);
        }
        Expr::new(ExprKind::Block(parsed), span)
    }

    fn if_value(&mut self, conditional: &syn::ExprIf) -> Expr {
        let span = conditional.if_token.span;
        let parsed = self.conditional(conditional);
        if !parsed.has_value() {
            let message = "this `if` is used as a value, but its blocks do not end in one: \
                           drop the last `;` or assign inside";
            self.errors.push(span, message);
        }
        Expr::new(ExprKind::If(Box::new(parsed)), span)
    }

    /// An `if` with its arms, which either all end in values or none; one that jumps goes with both.
    pub fn conditional(&mut self, conditional: &syn::ExprIf) -> If {
        let span = conditional.if_token.span;
        let cond = self.expr(&conditional.cond);
        let then = self.block(&conditional.then_branch);
        let otherwise = conditional
            .else_branch
            .as_ref()
            .map(|(token, branch)| (token.span, self.else_block(branch)));
        self.arms(span, cond, then, otherwise)
    }

    /// An `if` of arms that are read already; the second with the place of its `else`.
    pub fn arms(&mut self, span: Span, cond: Expr, then: Block, otherwise: Option<(Span, Block)>) -> If {
        let otherwise = otherwise.map(|(at, block)| {
            if block.has_value() != then.has_value() && !block.diverges() && !then.diverges() {
                let message = "one arm of this `if` ends in a value and the other does not: end both in a value, \
                               or both in `;`";
                self.errors.push(at, message);
            }
            block
        });
        if otherwise.is_none() && then.has_value() {
            let message = "an `if` without `else` has no value: add `else { .. }` or end the block in `;`";
            self.errors.push(span, message);
        }
        If {
            span,
            cond,
            then,
            otherwise,
        }
    }
}

/// `a[lo..hi]`, in any brackets.
pub fn ranged(expr: &syn::Expr) -> Option<(&syn::ExprIndex, &syn::ExprRange)> {
    match expr {
        syn::Expr::Paren(inner) => ranged(&inner.expr),
        syn::Expr::Group(inner) => ranged(&inner.expr),
        syn::Expr::Index(index) => match &*index.index {
            syn::Expr::Range(range) => Some((index, range)),
            _ => None,
        },
        _ => None,
    }
}

/// The minus of a negative literal.
fn negative(expr: &syn::Expr) -> Option<Span> {
    match expr {
        syn::Expr::Paren(inner) => negative(&inner.expr),
        syn::Expr::Unary(unary) if matches!((&unary.op, &*unary.expr), (UnOp::Neg(_), syn::Expr::Lit(_))) => {
            Some(unary.op.span())
        }
        _ => None,
    }
}

/// The operator that yields a value, and for `+=` and the like the one that it applies.
pub fn operator(op: &BinOp) -> Option<BinaryOp> {
    Some(match op {
        BinOp::Add(_) => BinaryOp::Add,
        BinOp::Sub(_) => BinaryOp::Sub,
        BinOp::Mul(_) => BinaryOp::Mul,
        BinOp::Div(_) => BinaryOp::Div,
        BinOp::Rem(_) => BinaryOp::Rem,
        BinOp::BitAnd(_) => BinaryOp::BitAnd,
        BinOp::BitOr(_) => BinaryOp::BitOr,
        BinOp::BitXor(_) => BinaryOp::BitXor,
        BinOp::Shl(_) => BinaryOp::Shl,
        BinOp::Shr(_) => BinaryOp::Shr,
        BinOp::Eq(_) => BinaryOp::Eq,
        BinOp::Ne(_) => BinaryOp::Ne,
        BinOp::Lt(_) => BinaryOp::Lt,
        BinOp::Le(_) => BinaryOp::Le,
        BinOp::Gt(_) => BinaryOp::Gt,
        BinOp::Ge(_) => BinaryOp::Ge,
        _ => return None,
    })
}

/// The operator that a compound assignment applies.
pub fn compound_operator(op: &BinOp) -> Option<(BinaryOp, Span)> {
    let applied = match op {
        BinOp::AddAssign(_) => BinaryOp::Add,
        BinOp::SubAssign(_) => BinaryOp::Sub,
        BinOp::MulAssign(_) => BinaryOp::Mul,
        BinOp::DivAssign(_) => BinaryOp::Div,
        BinOp::RemAssign(_) => BinaryOp::Rem,
        BinOp::BitAndAssign(_) => BinaryOp::BitAnd,
        BinOp::BitOrAssign(_) => BinaryOp::BitOr,
        BinOp::BitXorAssign(_) => BinaryOp::BitXor,
        BinOp::ShlAssign(_) => BinaryOp::Shl,
        BinOp::ShrAssign(_) => BinaryOp::Shr,
        _ => return None,
    };
    Some((applied, op.span()))
}

/// The storage format that a cast names.
fn storage_format(ty: &syn::Type) -> Option<Storage> {
    let syn::Type::Path(path) = ty else { return None };
    let name = &path.path.segments.last()?.ident;
    Storage::ALL.into_iter().find(|format| name == format.type_name())
}
