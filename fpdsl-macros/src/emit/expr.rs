//! Expressions: one call of the runtime's vocabulary per operation.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::spanned::Spanned;

use super::Emitter;
use super::names::between;
use super::paths::{backend, local};
use crate::ast::core::{Expr, ExprKind, Fused, OwnExpr, Product, Step};
use crate::ast::variables::assigned_by_expr;
use crate::ast::{BinaryOp, Builtin, Callee, LazyOp, Operation, ScalarType, Shape, Type, UnaryOp};
use crate::span::{at, in_users_place};

impl Emitter {
    pub fn expr(&self, expr: &Expr) -> TokenStream {
        let span = at(expr.span);
        let b = backend();
        match &expr.kind {
            ExprKind::Local(name) => quote!(#name),
            ExprKind::Const(path) => self.constant(path, expr.span),
            ExprKind::Float(float) => self.float(float, expr.span),
            ExprKind::Int(int) => self.int(int),
            ExprKind::Bool(flag) => {
                let lift = self.paths.op("lift", expr.span);
                quote_spanned!(span=> #lift(#b, #flag))
            }
            ExprKind::Unary(op, x) => self.unary(*op, x, expr),
            ExprKind::Binary(op, x, y) if expr.open.is_open() => self.open_binary(*op, x, y, expr),
            ExprKind::Binary(op, x, y) => self.binary(*op, expr.span, self.expr(x), self.expr(y)),
            ExprKind::Lazy(op, x, y) => self.lazy(*op, x, y, expr.span),
            ExprKind::Fused(fused) if fused.open.is_open() => self.open_fused(fused, expr.span),
            ExprKind::Fused(fused) => self.fused(fused, expr.span),
            ExprKind::Call { callee, args } => self.call(callee, args, expr.span),
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
                if let Some(call) = self.given_call(owner, name, args, expr.span) {
                    return call;
                }
                let owner = self.paths.lifted_path(owner);
                let call = self.struct_call(name, arguments.as_deref(), None, args, expr.span);
                self.answered(quote_spanned!(span=> #owner::#call), expr.span)
            }
            ExprKind::Construct { path, args } => self.construct(path, args, expr.span),
            ExprKind::Struct { path, fields, base } => {
                self.struct_literal(path, fields, base.as_deref(), expr.span)
            }
            ExprKind::Builtin { builtin, ty, args } => self.builtin(builtin, *ty, args, expr.span),
            ExprKind::Cast { value, ty, exact } => {
                let (b, emitted) = (backend(), self.expr(value));
                let emitted = if *exact {
                    let exactly = self.paths.item("exactly", expr.span);
                    let native = self.paths.native(ty);
                    quote_spanned!(span=> #exactly::<#native, _, _>(#b, #emitted))
                } else {
                    emitted
                };
                self.cast(emitted, ty, expr.span)
            }
            ExprKind::Tuple(elems) => {
                let elems = self.exprs(elems);
                quote_spanned!(span=> (#(#elems,)*))
            }
            ExprKind::Array(elems) => {
                let elems = self.exprs(elems);
                quote_spanned!(span=> [#(#elems),*])
            }
            ExprKind::Repeat(value, len) => {
                let (value, len) = (self.expr(value), self.paths.constant(len));
                quote_spanned!(span=> [#value; #len])
            }
            ExprKind::Part(base, step) => match (&base.kind, step) {
                (ExprKind::Const(path), Step::Index(index, span)) => self.table(path, index, *span),
                (ExprKind::Const(path), Step::ConstIndex(index, span)) => {
                    let (path, index) = (self.paths.constant(path), self.paths.constant(index));
                    let lift = self.paths.op("lift", *span);
                    quote_spanned!(at(*span)=> #lift(#b, #path[#index]))
                }
                _ => match self.read_after_indices(expr) {
                    Some(part) => part,
                    None => self.part(expr),
                },
            },
            ExprKind::Element(slice, index) => {
                let index = self.expr(index);
                quote_spanned!(span=> #slice.get(#b, #index))
            }
            ExprKind::View(slice, parts) => {
                let parts = parts.iter().map(|ends| self.part_of_slice(ends, expr.span));
                quote_spanned!(span=> #slice #(#parts)*)
            }
            ExprKind::Length(slice) => quote_spanned!(span=> #slice.len(#b)),
            ExprKind::Counted(first, place) => {
                let nth = self.paths.item("nth", expr.span);
                let (first, place) = (self.expr(first), self.expr(place));
                quote_spanned!(span=> #nth(#b, #first, #place))
            }
            ExprKind::Ordered(value) => {
                let (ordered, value) = (self.paths.item("ordered", expr.span), self.expr(value));
                quote_spanned!(span=> #ordered(#b, #value))
            }
            ExprKind::Coordinate(index, axis) => quote_spanned!(span=> #index.#axis()),
            ExprKind::If(conditional) => self.if_value(conditional),
            ExprKind::Block(block) => {
                let body = self.block(block);
                quote_spanned!(span=> { #body })
            }
            ExprKind::Own(OwnExpr::InMode(mode, value)) => self.within(mode).expr(value),
            ExprKind::Own(OwnExpr::Zero | OwnExpr::Unset) => {
                let zero = self.paths.op("zero", expr.span);
                quote_spanned!(span=> #zero(#b))
            }
        }
    }

    pub fn exprs(&self, exprs: &[Expr]) -> Vec<TokenStream> {
        exprs.iter().map(|expr| self.expr(expr)).collect()
    }

    /// `.part(..)` of a slice, with the ends of the part.
    fn part_of_slice(&self, ends: &[Expr], at_span: Span) -> TokenStream {
        let (b, span, option) = (backend(), at(at_span), self.paths.item("Option", at_span));
        let mut ends = ends.iter().map(|end| self.expr(end));
        let from = ends.next();
        let to = match ends.next() {
            Some(to) => quote_spanned!(span=> #option::Some(#to)),
            None => quote_spanned!(span=> #option::None),
        };
        quote_spanned!(span=> .part(#b, #from, #to))
    }

    fn unary(&self, op: UnaryOp, x: &Expr, expr: &Expr) -> TokenStream {
        let value = self.expr(x);
        if op == UnaryOp::Neg && expr.open.is_open() {
            return self.open_neg("neg", expr.span, value);
        }
        let (b, op) = (backend(), self.paths.op(unary_name(op), expr.span));
        quote_spanned!(at(expr.span)=> #op(#b, #value))
    }

    fn lazy(&self, op: LazyOp, x: &Expr, y: &Expr, span: Span) -> TokenStream {
        let (b, span) = (backend(), at(span));
        let method = match op {
            LazyOp::And => Ident::new("and", span),
            LazyOp::Or => Ident::new("or", span),
        };
        let (x, y) = (self.expr(x), self.expr(y));
        quote_spanned!(span=> #b.#method(#x, #[inline(always)] |#b| #y))
    }

    fn call(&self, callee: &Callee, args: &[Expr], at_span: Span) -> TokenStream {
        let (span, args) = (at(at_span), self.exprs(args));
        let Callee { path, arguments } = callee;
        let arguments = arguments.as_ref().map(|arguments| {
            let arguments = arguments.iter();
            arguments.map(|argument| self.paths.lifted_argument(argument))
        });
        let path = self.imports.name(path);
        if self.paths.is_check() {
            // What [`item`](super::item) emits for checks.
            let turbofish = arguments.map(|arguments| quote_spanned!(span=> ::<#(#arguments),*>));
            // In the user's context, so that rustc shows the call alone and not the attribute.
            let place = span.resolved_at(path.span());
            let (callee, returned) = (Ident::new("__callee", place), Ident::new("__returned", place));
            let names = self.paths.item("callee", place);
            let given = in_users_place(quote!(#names::CanBeCalledInABody::given), place);
            let value = between(quote!(#callee, #returned), place);
            let call = quote_spanned!(span=> #path::in_a_body #turbofish (#(#args),*));
            return quote_spanned!(place=> {
                let #returned = #call;
                let #callee = #path::CALLEE;
                #given #value
            });
        }
        let turbofish = arguments.map(|arguments| {
            let backend = self.paths.backend_type(span);
            quote_spanned!(span=> ::<#backend #(, #arguments)*>)
        });
        let b = self.placed(at_span);
        quote_spanned!(span=> #path::body #turbofish (#b #(, #args)*))
    }

    fn cast(&self, value: TokenStream, ty: &Type, at_span: Span) -> TokenStream {
        let (b, span) = (self.placed(at_span), at(at_span));
        let mode = self.mode(at_span);
        if let Type::Param(name) = ty {
            let cast = self.paths.op("cast_to", at_span);
            return quote_spanned!(span=> #cast::<#mode, #name, _, _>(#b, #value));
        }
        let (cast, ty) = (self.paths.op("cast", at_span), self.paths.native(ty));
        quote_spanned!(span=> #cast::<#mode, #ty, _, _>(#b, #value))
    }

    /// The value of which a part is taken. A block gets parentheses, as it would end a statement that it begins.
    pub fn base(&self, base: &Expr, span: Span) -> TokenStream {
        let value = self.expr(base);
        let block = matches!(
            base.kind,
            ExprKind::If(_)
                | ExprKind::Block(_)
                | ExprKind::Fused(_)
                | ExprKind::Own(OwnExpr::InMode(..))
                | ExprKind::Struct { .. }
                | ExprKind::Construct { .. }
        );
        if block {
            quote_spanned!(at(span)=> (#value))
        } else {
            value
        }
    }

    /// An entry of a constant array, which stays where it is.
    fn table(&self, path: &TokenStream, index: &Expr, span: Span) -> TokenStream {
        let (b, index) = (backend(), self.expr(index));
        let name = path
            .clone()
            .into_iter()
            .last()
            .map_or_else(String::new, |last| last.to_string());
        let path = self.paths.constant(path);
        quote_spanned!(at(span)=> #b.table(#name, const { &#path }, #index))
    }

    pub fn binary(&self, op: BinaryOp, span: Span, x: TokenStream, y: TokenStream) -> TokenStream {
        let b = self.placed(span);
        let name = self.paths.op(binary_name(op), span);
        if rounds(op) {
            let mode = self.mode(span);
            quote_spanned!(at(span)=> #name::<#mode, _, _>(#b, #x, #y))
        } else {
            quote_spanned!(at(span)=> #name(#b, #x, #y))
        }
    }

    /// A product and an addend of scalars.
    fn fused(&self, fused: &Fused, at_span: Span) -> TokenStream {
        let (b, span) = (backend(), at(at_span));
        let (name, mode) = (self.paths.op("contracted", at_span), self.mode(at_span));
        let neg = self.paths.op("neg_operand", at_span);
        let negated = |value: TokenStream, negate: bool| {
            if negate {
                quote_spanned!(span=> #neg(#b, #value))
            } else {
                value
            }
        };
        let Product { x, y, .. } = &fused.product;
        let operands = [x, y, &fused.addend];
        let placed = self.placed(at_span);
        let x = negated(self.expr(x), fused.negates_product());
        let y = self.expr(y);
        let z = negated(self.expr(&fused.addend), fused.negates_addend());
        let assigns = operands
            .iter()
            .any(|operand| !assigned_by_expr(operand).is_empty());
        if fused.addend_first && assigns {
            let addend = local("__addend");
            return quote_spanned!(span=> {
                let #addend = #z;
                #name::<#mode, _, _>(#placed, #x, #y, #addend)
            });
        }
        quote_spanned!(span=> #name::<#mode, _, _>(#placed, #x, #y, #z))
    }

    pub fn builtin(
        &self,
        builtin: &Builtin,
        ty: Option<ScalarType>,
        args: &[Expr],
        at_span: Span,
    ) -> TokenStream {
        let span = at(at_span);
        let b = self.placed(at_span);
        let known_exponent = match args {
            [_, exponent] if builtin.operation == Some(Operation::Pow) => literal_u32(exponent),
            _ => None,
        };
        let mut name = self.paths.op(builtin.name, at_span);
        let mut args = self.exprs(args);
        if let Some(exponent) = known_exponent {
            // Its products, where an exponent of the run takes a loop.
            name = self.paths.op("pow_known", at_span);
            args.truncate(1);
            args.push(quote_spanned!(span=> #exponent));
        }
        let mode = builtin.rounds.then(|| self.mode(at_span));
        let generics = match (builtin.shape, ty, mode) {
            (Shape::FromBits, Some(ty), _) => {
                let ty = self.paths.scalar(ty, at_span);
                quote_spanned!(span=> ::<_, #ty>)
            }
            (_, Some(ty), Some(mode)) => {
                let ty = self.paths.lifted_scalar(ty, at_span);
                quote_spanned!(span=> ::<#mode, _, #ty>)
            }
            (_, Some(ty), None) => {
                let ty = self.paths.lifted_scalar(ty, at_span);
                quote_spanned!(span=> ::<_, #ty>)
            }
            (_, None, Some(mode)) => quote_spanned!(span=> ::<#mode, _, _>),
            (_, None, None) => TokenStream::new(),
        };
        quote_spanned!(span=> #name #generics (#b #(, #args)*))
    }
}

/// The number that an expression writes down.
fn literal_u32(expr: &Expr) -> Option<u32> {
    match &expr.kind {
        ExprKind::Int(int) => u32::try_from(int.value).ok(),
        _ => None,
    }
}

/// Returns true if the operation takes the mode.
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
