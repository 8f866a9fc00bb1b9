//! Expressions: one call of the runtime's vocabulary per operation.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{quote, quote_spanned};

use super::Emitter;
use super::paths::{at, backend, local};
use crate::ast::{
    BinaryOp, Builtin, Callee, Expr, ExprKind, FloatLiteral, Fused, IntLiteral, LazyOp, ScalarType, Shape,
    Step, Type, UnaryOp,
};
use crate::literal;
use crate::state::assigned_by_expr;

impl Emitter {
    pub fn expr(&self, expr: &Expr) -> TokenStream {
        let span = at(expr.span);
        let b = backend();
        match &expr.kind {
            // Reported by the stage that made it; nothing is emitted from a tree with errors. The others are desugared.
            ExprKind::Error | ExprKind::Match(_) | ExprKind::Loop(_) => TokenStream::new(),
            ExprKind::Override(inner) => self.within(&inner.change).expr(&inner.value),
            ExprKind::Zero => {
                let zero = self.paths.op("zero", expr.span);
                quote_spanned!(span=> #zero(#b))
            }
            ExprKind::Local(name) => quote!(#name),
            ExprKind::Const(path) => {
                let lift = self.paths.op("lift", expr.span);
                let path = self.paths.constant(path);
                quote_spanned!(span=> #lift(#b, #path))
            }
            ExprKind::Float(float) => self.float(float, expr),
            ExprKind::Int(int) => self.int(int),
            ExprKind::Bool(flag) => {
                let lift = self.paths.op("lift", expr.span);
                quote_spanned!(span=> #lift(#b, #flag))
            }
            ExprKind::Unary(UnaryOp::Neg, x) if expr.open.get().operands => {
                let x = self.expr(x);
                self.open_neg("neg", expr.span, x)
            }
            ExprKind::Binary(op, x, y) if expr.open.get().operands => self.open_binary(*op, x, y, expr),
            ExprKind::Unary(op, x) => {
                let op = self.paths.op(unary_name(*op), expr.span);
                let x = self.expr(x);
                quote_spanned!(span=> #op(#b, #x))
            }
            ExprKind::Binary(op, x, y) => {
                let (x, y) = (self.expr(x), self.expr(y));
                self.binary(*op, expr.span, x, y)
            }
            ExprKind::Lazy(op, x, y) => {
                let method = Ident::new(if *op == LazyOp::And { "and" } else { "or" }, span);
                let (x, y) = (self.expr(x), self.expr(y));
                quote_spanned!(span=> #b.#method(#x, #[inline(always)] |#b| #y))
            }
            ExprKind::Fused(fused) => self.fused(fused, expr),
            ExprKind::Call { callee, args } => {
                let args = args.iter().map(|arg| self.expr(arg));
                let Callee { path, arguments } = callee;
                if self.paths.is_check() {
                    return self.checked_call(callee, args, span);
                }
                let turbofish = arguments.as_ref().map(|arguments| {
                    let backend = self.paths.backend_type(expr.span);
                    let arguments = arguments
                        .iter()
                        .map(|argument| self.paths.lifted_argument(argument));
                    quote_spanned!(span=> ::<#backend #(, #arguments)*>)
                });
                let path = self.callees.name(path);
                quote_spanned!(span=> #path::body #turbofish (#b #(, #args)*))
            }
            ExprKind::Method {
                name,
                arguments,
                args,
            } => self.method_call(expr, name, arguments.as_deref(), args),
            ExprKind::Associated {
                owner,
                name,
                arguments,
                args,
            } => {
                let owner = self.paths.lifted_path(owner);
                let call = self.struct_call(name, arguments.as_deref(), args, expr.span);
                self.answered(quote_spanned!(span=> #owner::#call), expr.span)
            }
            ExprKind::Construct { path, args } => {
                let path = self.paths.lifted_path(path);
                let args = args.iter().map(|arg| self.expr(arg));
                quote_spanned!(span=> #path(#(#args),*))
            }
            ExprKind::Struct { path, fields, base } => {
                let path = self.paths.lifted_path(path);
                let (members, values): (Vec<_>, Vec<_>) = fields
                    .iter()
                    .map(|(member, value)| (member, self.expr(value)))
                    .unzip();
                let base = base.as_ref().map(|base| {
                    let base = self.expr(base);
                    quote!(..#base)
                });
                quote_spanned!(span=> #path { #(#members: #values,)* #base })
            }
            ExprKind::Builtin { builtin, ty, args } => self.builtin(builtin, *ty, args, expr),
            ExprKind::Cast { value, ty } => {
                let cast = self.paths.op("cast", expr.span);
                let mode = self.mode(expr.span);
                let value = self.expr(value);
                if let Type::Param(name) = ty {
                    let cast = self.paths.op("cast_to", expr.span);
                    return quote_spanned!(span=> #cast::<#mode, #name, _, _>(#b, #value));
                }
                let ty = self.paths.native(ty);
                quote_spanned!(span=> #cast::<#mode, #ty, _, _>(#b, #value))
            }
            ExprKind::Tuple(elems) => {
                let elems = elems.iter().map(|elem| self.expr(elem));
                quote_spanned!(span=> (#(#elems,)*))
            }
            ExprKind::Array(elems) => {
                let elems = elems.iter().map(|elem| self.expr(elem));
                quote_spanned!(span=> [#(#elems),*])
            }
            ExprKind::Repeat(value, len) => {
                let (value, len) = (self.expr(value), self.paths.constant(len));
                quote_spanned!(span=> [#value; #len])
            }
            ExprKind::Part(base, step) => {
                if let Some(part) = self.read_after_indices(expr) {
                    return part;
                }
                let value = self.expr(base);
                // A block at the start of a statement would end there.
                let block = matches!(
                    base.kind,
                    ExprKind::If(_)
                        | ExprKind::Block(_)
                        | ExprKind::Fused(_)
                        | ExprKind::Override(_)
                        | ExprKind::Struct { .. }
                );
                self.part(
                    if block {
                        quote_spanned!(span=> (#value))
                    } else {
                        value
                    },
                    step,
                )
            }
            ExprKind::Element(slice, index) => {
                let index = self.expr(index);
                quote_spanned!(span=> #slice.get(#b, #index))
            }
            ExprKind::Length(slice) => quote_spanned!(span=> #slice.len(#b)),
            ExprKind::Coordinate(index, axis) => quote_spanned!(span=> #index.#axis()),
            ExprKind::If(conditional) => self.if_value(conditional),
            ExprKind::Block(block) => {
                let body = self.block(block);
                quote_spanned!(span=> { #body })
            }
        }
    }

    /// A call in the check of a body, of what [`item`](super::item) emits for checks.
    fn checked_call(
        &self,
        callee: &Callee,
        args: impl Iterator<Item = TokenStream>,
        span: proc_macro2::Span,
    ) -> TokenStream {
        let turbofish = callee.arguments.as_ref().map(|arguments| {
            let arguments = arguments
                .iter()
                .map(|argument| self.paths.lifted_argument(argument));
            quote_spanned!(span=> ::<#(#arguments),*>)
        });
        let path = self.callees.name(&callee.path);
        quote_spanned!(span=> #path::in_a_body #turbofish (#(#args),*))
    }

    /// A part of a value that is at hand.
    pub fn part(&self, base: TokenStream, step: &Step) -> TokenStream {
        let b = backend();
        match step {
            Step::Field(position, span) => {
                let mut member = Literal::u32_unsuffixed(*position);
                member.set_span(*span);
                quote_spanned!(at(*span)=> #base.#member)
            }
            Step::Named(name) => quote_spanned!(at(name.span())=> #base.#name),
            Step::ConstIndex(index, span) => {
                let index = self.paths.constant(index);
                quote_spanned!(at(*span)=> #base[#index])
            }
            Step::Index(index, span) => {
                let index = self.expr(index);
                if self.in_place() {
                    quote_spanned!(at(*span)=> #b.index_in(&#base, #index))
                } else {
                    quote_spanned!(at(*span)=> #b.index(#base, #index))
                }
            }
        }
    }

    pub fn binary(
        &self,
        op: BinaryOp,
        span: proc_macro2::Span,
        x: TokenStream,
        y: TokenStream,
    ) -> TokenStream {
        let b = backend();
        let name = self.paths.op(binary_name(op), span);
        if rounds(op) {
            let mode = self.mode(span);
            quote_spanned!(at(span)=> #name::<#mode, _, _>(#b, #x, #y))
        } else {
            quote_spanned!(at(span)=> #name(#b, #x, #y))
        }
    }

    fn fused(&self, fused: &Fused, expr: &Expr) -> TokenStream {
        let span = at(expr.span);
        let b = backend();
        let name = self.paths.op("mul_add", expr.span);
        let neg = self.paths.op("neg_operand", expr.span);
        let mode = self.mode(expr.span);
        let negated = |value: TokenStream, negate: bool| match negate {
            true => quote_spanned!(span=> #neg(#b, #value)),
            false => value,
        };
        let x = negated(self.expr(&fused.x), fused.negate_product);
        let y = self.expr(&fused.y);
        let z = negated(self.expr(&fused.z), fused.negate_addend);
        let assigns = [&fused.x, &fused.y, &fused.z]
            .iter()
            .any(|e| !assigned_by_expr(e).is_empty());
        if fused.addend_first && assigns {
            let addend = local("__addend");
            return quote_spanned!(span=> {
                let #addend = #z;
                #name::<#mode, _, _>(#b, #x, #y, #addend)
            });
        }
        quote_spanned!(span=> #name::<#mode, _, _>(#b, #x, #y, #z))
    }

    pub fn builtin(
        &self,
        builtin: &Builtin,
        ty: Option<ScalarType>,
        args: &[Expr],
        expr: &Expr,
    ) -> TokenStream {
        let span = at(expr.span);
        let b = backend();
        let name = self.paths.op(builtin.name, expr.span);
        let args = args.iter().map(|arg| self.expr(arg));
        let mode = builtin.rounds.then(|| self.mode(expr.span));
        let generics = match (builtin.shape, ty, mode) {
            (Shape::FromBits, Some(ty), _) => {
                let ty = self.paths.scalar(ty, expr.span);
                quote_spanned!(span=> ::<_, #ty>)
            }
            (_, Some(ty), Some(mode)) => {
                let ty = self.paths.lifted_scalar(ty, expr.span);
                quote_spanned!(span=> ::<#mode, _, #ty>)
            }
            (_, Some(ty), None) => {
                let ty = self.paths.lifted_scalar(ty, expr.span);
                quote_spanned!(span=> ::<_, #ty>)
            }
            (_, None, Some(mode)) => quote_spanned!(span=> ::<#mode, _, _>),
            (_, None, None) => TokenStream::new(),
        };
        quote_spanned!(span=> #name #generics (#b #(, #args)*))
    }

    fn int(&self, int: &IntLiteral) -> TokenStream {
        let span = at(int.span);
        let b = backend();
        let name = self.paths.op("int", int.span);
        let mut value = Literal::i128_unsuffixed(int.value);
        value.set_span(span);
        match int.ty.get() {
            Some(ty) => {
                let ty = self.paths.lifted_scalar(ty, int.span);
                quote_spanned!(span=> #name::<_, #ty>(#b, #value))
            }
            None => quote_spanned!(span=> #name(#b, #value)),
        }
    }

    /// The literal with all its roundings in a constant that rustc promotes to a static.
    fn float(&self, float: &FloatLiteral, expr: &Expr) -> TokenStream {
        let span = at(expr.span);
        let b = backend();
        let name = self.paths.op("float", expr.span);
        let mode = self.mode(expr.span);
        let literal = self.paths.item("Literal", expr.span);
        if !self.traced {
            let ty = self.float_type(float, expr);
            return quote_spanned!(span=> #name::<#mode, _, #ty>(#b, &#literal::UNREAD));
        }
        // `check` has seen to it that the digits parse.
        let Some(rounded) = literal::round(&float.digits) else {
            return TokenStream::new();
        };
        let f16 = rounded.f16.map(Literal::u16_unsuffixed);
        let bf16 = rounded.bf16.map(Literal::u16_unsuffixed);
        let f32 = rounded.f32.map(Literal::u32_unsuffixed);
        let f64 = rounded.f64.map(Literal::u64_unsuffixed);
        let ty = self.float_type(float, expr);
        quote_spanned!(span=> #name::<#mode, _, #ty>(#b, &#literal {
            f16: [#(#f16),*], bf16: [#(#bf16),*], f32: [#(#f32),*], f64: [#(#f64),*],
        }))
    }

    fn float_type(&self, float: &FloatLiteral, expr: &Expr) -> TokenStream {
        match float.ty.get() {
            Some(ty) => self.paths.lifted_scalar(ty, expr.span),
            None => quote_spanned!(at(expr.span)=> _),
        }
    }
}

/// Whether the operation takes the mode.
fn rounds(op: BinaryOp) -> bool {
    matches!(op, BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Div)
}

fn unary_name(op: UnaryOp) -> &'static str {
    match op {
        UnaryOp::Neg => "neg",
        UnaryOp::Not => "not",
    }
}

fn binary_name(op: BinaryOp) -> &'static str {
    match op {
        BinaryOp::Add => "add",
        BinaryOp::Sub => "sub",
        BinaryOp::Mul => "mul",
        BinaryOp::Div => "div",
        BinaryOp::Rem => "rem",
        BinaryOp::BitAnd => "bitand",
        BinaryOp::BitOr => "bitor",
        BinaryOp::BitXor => "bitxor",
        BinaryOp::Shl => "shl",
        BinaryOp::Shr => "shr",
        BinaryOp::Eq => "eq",
        BinaryOp::Ne => "ne",
        BinaryOp::Lt => "lt",
        BinaryOp::Le => "le",
        BinaryOp::Gt => "gt",
        BinaryOp::Ge => "ge",
    }
}
