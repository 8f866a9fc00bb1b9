//! The types of expressions.

use proc_macro2::{Ident, Span, TokenStream, TokenTree};

use super::infer::{Infer, Mismatch, Ty};
use super::{Types, literal};
use crate::ast::build::BLANK_ALIKE;
use crate::ast::surface::{Expr, ExprKind, OwnExpr};
use crate::ast::{BinaryOp, Builtin, GenericKind, GenericParam, Open, ScalarType, Shape, UnaryOp};
use crate::builtin;

impl Types<'_> {
    pub fn expr(&mut self, expr: &mut Expr) -> Ty {
        match &mut expr.kind {
            ExprKind::Local(name) => self.local(name),
            ExprKind::Const(path) => self.constant(path),
            ExprKind::Float(float) => self.infer.float(&float.digits, float.ty, expr.span),
            ExprKind::Int(int) => self.infer.int(int.value, false, int.ty, int.span),
            ExprKind::Bool(_) => Ty::Scalar(ScalarType::Bool),
            ExprKind::Unary(op, x) => {
                let ty = self.unary(*op, x, expr.span);
                expr.open = Open::from(!Infer::is_scalar(&ty));
                ty
            }
            ExprKind::Binary(op, x, y) => {
                let op = *op;
                let (left, right) = (self.expr(x), self.expr(y));
                if let (BinaryOp::Shl | BinaryOp::Shr, ExprKind::Int(amount)) = (op, &y.kind) {
                    self.infer.shift(left.clone(), amount.value, y.span);
                }
                let (ty, open) = self.operands(op, expr.span, &left, &right);
                expr.open = open;
                ty
            }
            ExprKind::Lazy(_, x, y) => {
                self.condition(x, "an operand of `&&` or `||`");
                self.condition(y, "an operand of `&&` or `||`");
                Ty::Scalar(ScalarType::Bool)
            }
            // Made after this stage.
            ExprKind::Fused(_) => Ty::Unknown,
            ExprKind::Call { args, .. }
            | ExprKind::Associated { args, .. }
            | ExprKind::Construct { args, .. } => self.passed(args.iter_mut()),
            ExprKind::Struct { fields, base, .. } => self.passed(
                fields
                    .iter_mut()
                    .map(|(_, value)| value)
                    .chain(base.as_deref_mut()),
            ),
            ExprKind::Method {
                name,
                arguments,
                args,
            } => {
                let (ty, open) = self.method(name, arguments.is_some(), args, expr.span);
                expr.open = Open::from(open);
                ty
            }
            ExprKind::Builtin { builtin, ty, args } => {
                let found = args.iter_mut().map(|arg| self.expr(arg)).collect();
                self.builtin(builtin, *ty, args, found, expr.span)
            }
            ExprKind::Cast { value, ty, exact } => {
                let found = self.expr(value);
                if *exact {
                    self.exact_cast(&found, ty, expr.span);
                } else {
                    self.cast(&found, expr.span);
                }
                Ty::of(ty, self.generics)
            }
            ExprKind::Tuple(elems) => Ty::Tuple(elems.iter_mut().map(|elem| self.expr(elem)).collect()),
            ExprKind::Array(elems) => self.elements(elems),
            ExprKind::Repeat(value, len) => Ty::Array(Box::new(self.expr(value)), literal(len)),
            ExprKind::Part(base, step) => {
                let base = self.expr(base);
                self.part(base, step)
            }
            ExprKind::Element(slice, index) => {
                self.index(index, expr.span);
                match self.lookup(slice) {
                    Ty::Array(elem, _) => *elem,
                    _ => Ty::Unknown,
                }
            }
            ExprKind::Counted(first, place) => {
                let first = self.expr(first);
                self.index(place, expr.span);
                first
            }
            ExprKind::Ordered(value) => {
                let ty = self.expr(value);
                if matches!(ty, Ty::Given | Ty::Unknown) {
                    self.infer.open(&ty);
                } else if let Some(ScalarType::Bool) = self.infer.scalar(&ty) {
                    let message = "the minimum of `bool`s is `.all(|b| b)`, the maximum `.any(|b| b)`";
                    self.errors.push(expr.span, message);
                }
                if self.infer.is_float(&ty) {
                    let message = "floats have no total order, because of NaN: write `.fold(f64::INFINITY, f64::min)` or \
                                   `.fold(f64::NEG_INFINITY, f64::max)`";
                    self.errors.push(expr.span, message);
                }
                ty
            }
            ExprKind::Length(_) | ExprKind::Coordinate(..) => Ty::Scalar(ScalarType::Usize),
            ExprKind::View(slice, parts) => {
                for end in parts.iter_mut().flatten() {
                    let span = end.span;
                    self.index(end, span);
                }
                self.lookup(slice)
            }
            ExprKind::If(conditional) => self.conditional(conditional),
            ExprKind::Block(block) => self.block(block),
            ExprKind::Own(OwnExpr::Error | OwnExpr::Unset) => Ty::Unknown,
            ExprKind::Own(OwnExpr::Match(matched)) => self.matched(matched),
            ExprKind::Own(OwnExpr::Loop(looped)) => self.looped(looped),
            ExprKind::Own(OwnExpr::Override(inner)) => self.overridden(inner, expr.span),
        }
    }

    fn unary(&mut self, op: UnaryOp, x: &mut Expr, span: Span) -> Ty {
        if let (UnaryOp::Neg, ExprKind::Int(int)) = (op, &x.kind) {
            // Its own case, because -128 is an i8 and 128 is not.
            return self.infer.int(int.value, true, int.ty, int.span);
        }
        let ty = self.expr(x);
        let symbol = if op == UnaryOp::Neg { "-" } else { "!" };
        if self.report_operator_of_parts(symbol, &ty, span)
            || self.report_operator_of_param(symbol, &ty, span)
        {
            return Ty::Unknown;
        }
        let advice = match (op, self.infer.scalar(&ty)) {
            (UnaryOp::Neg, Some(ScalarType::Bool)) => "write `!`",
            (UnaryOp::Neg, Some(scalar)) if scalar.int_range().is_some_and(|(low, _)| low == 0) => {
                "it has no sign, write `0 - x` for the difference modulo 2^n"
            }
            (UnaryOp::Not, Some(scalar)) if scalar.is_float() => {
                "write `-` for the negative, or compare first"
            }
            _ => return ty,
        };
        self.report_operator(symbol, &ty, advice, span);
        ty
    }

    fn report_operator(&mut self, op: &str, ty: &Ty, advice: &str, span: Span) {
        if let Some(scalar) = self.infer.scalar(ty) {
            self.errors.push(
                span,
                format_args!("`{op}` is not defined for `{}`: {advice}", scalar.name()),
            );
        }
    }

    /// Values that go where only rustc knows the types.
    fn passed<'e>(&mut self, values: impl Iterator<Item = &'e mut Expr>) -> Ty {
        for value in values {
            let ty = self.expr(value);
            self.infer.open(&ty);
        }
        Ty::Unknown
    }

    /// The type of a method call: a built-in of a scalar, or perhaps a struct's method. The second value is true if only rustc
    /// knows which.
    fn method(&mut self, name: &Ident, arguments: bool, args: &mut [Expr], span: Span) -> (Ty, bool) {
        let found: Vec<Ty> = args.iter_mut().map(|arg| self.expr(arg)).collect();
        let text = name.to_string();
        let of_scalar = found.first().is_some_and(Infer::is_scalar);
        let builtin = builtin::find(&text);
        // What a struct would hardly call a method of its own is not worth a riddle from rustc.
        let hopeless = builtin.is_none() && builtin::is_advised(&text);
        if text == "len" && matches!(found.as_slice(), [Ty::Array(..)]) {
            return (Ty::Scalar(ScalarType::Usize), true);
        }
        if text == BLANK_ALIKE
            && let Some(Ty::Array(_, len)) = found.first()
        {
            return (Ty::Array(Box::new(Ty::Unknown), *len), true);
        }
        if text == "exact_dot"
            && let Some(Ty::Array(element, _)) = found.first()
        {
            return (self.exact_dot(name, element, &found[1..]), true);
        }
        if of_scalar && builtin::is_to_storage(&text) {
            self.conversion(name, &found);
            return (Ty::Unknown, true);
        }
        if found
            .first()
            .is_some_and(|ty| self.report_method_of_parts(name, ty))
        {
            return (Ty::Unknown, false);
        }
        if !of_scalar && !hopeless {
            found.iter().for_each(|ty| self.infer.open(ty));
            return (Ty::Unknown, true);
        }
        if arguments {
            let message = format_args!("`{name}` takes no type arguments: drop the `::<..>`");
            self.errors.push(name.span(), message);
        }
        match builtin {
            // One that is used again is the same error.
            None if !self.unknown.insert(text.clone()) => {}
            None => self.errors.push(name.span(), builtin::unknown(&text)),
            Some(builtin) if args.len() != builtin.arity => {
                let wanted = builtin.arity - 1;
                let plural = if wanted == 1 { "" } else { "s" };
                self.errors.push(
                    name.span(),
                    format_args!(
                        "`{text}` takes {wanted} argument{plural}, not {}",
                        args.len().saturating_sub(1)
                    ),
                );
            }
            Some(builtin) => return (self.builtin(builtin, None, args, found, span), false),
        }
        (Ty::Unknown, false)
    }

    /// A conversion to a storage format, `x.to_e4m3()`.
    fn conversion(&mut self, name: &Ident, found: &[Ty]) {
        if self.is_number(&found[0]) {
            let message =
                format_args!("`{name}` of a literal needs its type: write it, as in `1.5_f32.{name}()`");
            self.errors.push(name.span(), message);
            return;
        }
        self.infer.open(&found[0]);
        if found.len() > 1 {
            let message =
                format_args!("`{name}` takes no arguments: the mode in force rounds, or `rna!(..)`");
            self.errors.push(name.span(), message);
        } else if let Some(scalar) = self.infer.scalar(&found[0])
            && !scalar.is_float()
        {
            let message = format_args!("`{}` has no `{name}`: write `as f32` before it", scalar.name());
            self.errors.push(name.span(), message);
        }
    }

    /// The type of `x op y`, and what is open of the two.
    fn operands(&mut self, op: BinaryOp, span: Span, x: &Ty, y: &Ty) -> (Ty, Open) {
        // A type parameter has no operators of structs on its right: Rust has no such implementation.
        let asks = of_structs(op) && matches!((x, y), (Ty::Scalar(_) | Ty::Group(_), Ty::Unknown));
        if !asks {
            return self.operands_by_the_left(op, span, x, y);
        }
        self.infer.open(x);
        self.check_operator(op, x, span);
        if self.is_number(x) {
            (Ty::Unknown, Open::LeftNumber)
        } else {
            (Ty::Unknown, Open::Yes)
        }
    }

    /// Returns true if only literals have a say in the type.
    fn is_number(&self, ty: &Ty) -> bool {
        matches!(ty, Ty::Group(_)) && self.infer.scalar(ty).is_none()
    }

    /// The same where a scalar on the left says that the right is one.
    pub fn operands_by_the_left(&mut self, op: BinaryOp, span: Span, x: &Ty, y: &Ty) -> (Ty, Open) {
        let symbol = op.symbol();
        if let (BinaryOp::Eq | BinaryOp::Ne, Ty::Array(..), Ty::Array(..) | Ty::Unknown) = (op, x, y) {
            if let Err(Mismatch(left, right)) = self.infer.unify(x, y) {
                self.report_mixed(op, left, right, span);
            }
            return (Ty::Scalar(ScalarType::Bool), Open::No);
        }
        let of_parts = self.report_operator_of_parts(symbol, x, span)
            || (Infer::is_scalar(x) && self.report_operator_of_parts(symbol, y, span));
        let of_param = self.report_operator_of_param(symbol, x, span)
            || (matches!(y, Ty::Given) && self.report_operator_of_param(symbol, y, span));
        if of_parts || of_param {
            return (Ty::Unknown, Open::No);
        }
        if of_structs(op) && !Infer::is_scalar(x) {
            self.infer.open(y);
            return if self.is_number(y) {
                (Ty::Unknown, Open::RightNumber)
            } else {
                (Ty::Unknown, Open::Yes)
            };
        }
        if !matches!(op, BinaryOp::Shl | BinaryOp::Shr) {
            if let Err(Mismatch(left, right)) = self.infer.unify(x, y) {
                self.report_mixed(op, left, right, span);
                if !op.is_comparison() {
                    return (likely(left, right), Open::No);
                }
            } else {
                self.check_operator(op, x, span);
            }
        } else {
            self.check_operator(op, x, span);
            self.shift_amount(y, span);
        }
        if op.is_comparison() {
            (Ty::Scalar(ScalarType::Bool), Open::No)
        } else {
            (x.clone(), Open::No)
        }
    }

    fn report_mixed(&mut self, op: BinaryOp, left: ScalarType, right: ScalarType, span: Span) {
        let advice = match (left, right) {
            (ScalarType::Bool, other) => format!("write `as {}` on the left", other.name()),
            (other, ScalarType::Bool) => format!("write `as {}` on the right", other.name()),
            (left, right) => {
                let (left, right) = (left.name(), right.name());
                format!("write `as {left}` on the right or `as {right}` on the left")
            }
        };
        let (left, right, op) = (left.name(), right.name(), op.symbol());
        self.errors.push(
            span,
            format_args!("`{op}` between `{left}` and `{right}`: types meet only through a cast, {advice}"),
        );
    }

    /// Reports an operator that the type of its left operand does not have, if that type is known.
    fn check_operator(&mut self, op: BinaryOp, x: &Ty, span: Span) {
        use BinaryOp::*;
        let Some(scalar) = self.infer.scalar(x) else {
            return;
        };
        let advice = match op {
            Add | Sub | Mul | Div | Rem if scalar == ScalarType::Bool => "cast it, as in `b as i32`",
            Lt | Le | Gt | Ge if scalar == ScalarType::Bool => "write `&`, `|`, `!` or `!=`",
            BitAnd | BitOr | BitXor if scalar.is_float() => "write `x.to_bits()` for its encoding",
            Shl | Shr if scalar.is_float() => "multiply by a power of two",
            Shl | Shr if scalar == ScalarType::Bool => "cast it, as in `b as u32`",
            _ => return,
        };
        self.report_operator(op.symbol(), x, advice, span);
    }

    /// The constants of the scalar types and of modes; others are rustc's to know.
    fn constant(&self, path: &TokenStream) -> Ty {
        let tokens: Vec<TokenTree> = path.clone().into_iter().collect();
        let [TokenTree::Ident(owner), _, _, TokenTree::Ident(name)] = tokens.as_slice() else {
            return Ty::Unknown;
        };
        let is_mode = |param: &GenericParam| param.kind == GenericKind::Mode && param.name == *owner;
        if self.generics.iter().any(is_mode) {
            return Ty::Scalar(ScalarType::Bool);
        }
        constant_of_scalar(owner, name)
    }

    fn elements(&mut self, elems: &mut [Expr]) -> Ty {
        let len = u64::try_from(elems.len()).ok();
        let mut first: Option<Ty> = None;
        for elem in elems {
            let ty = self.expr(elem);
            match &first {
                Some(first) => self.expect(&ty, &first.clone(), elem.span),
                None => first = Some(ty),
            }
        }
        Ty::Array(Box::new(first.unwrap_or(Ty::Unknown)), len)
    }

    fn builtin(
        &mut self,
        builtin: &Builtin,
        ty: Option<ScalarType>,
        args: &[Expr],
        found: Vec<Ty>,
        span: Span,
    ) -> Ty {
        let Some(first) = found.first() else {
            return Ty::Unknown;
        };
        if builtin.shape == Shape::FromBits {
            let bits = ty.map_or(Ty::Unknown, encoding);
            self.expect(first, &bits, span);
            return ty.map_or(Ty::Unknown, Ty::Scalar);
        }
        let all = ty.map_or_else(|| first.clone(), Ty::Scalar);
        for (place, (arg, found)) in args.iter().zip(&found).enumerate() {
            let expected = match (builtin.shape, place) {
                (Shape::Scaled, 1) => Ty::Scalar(ScalarType::I32),
                (Shape::Counted, 1) => Ty::Scalar(ScalarType::U32),
                _ => all.clone(),
            };
            self.expect(found, &expected, arg.span);
        }
        self.check_builtin(builtin, &all, span);
        match builtin.shape {
            Shape::Same | Shape::Scaled | Shape::Counted | Shape::FromBits => all,
            Shape::ToBits => self.infer.scalar(&all).map_or(Ty::Unknown, encoding),
            Shape::ToUnsigned => {
                let unsigned = self.infer.scalar(&all).and_then(ScalarType::unsigned);
                unsigned.map_or(Ty::Unknown, Ty::Scalar)
            }
            Shape::To(result) => Ty::Scalar(result),
            Shape::WithInt => Ty::Tuple(vec![all, Ty::Scalar(ScalarType::I32)]),
            Shape::Pair => Ty::Tuple(vec![all.clone(), all]),
        }
    }

    fn check_builtin(&mut self, builtin: &Builtin, ty: &Ty, span: Span) {
        if let Ty::Param(kind) = ty {
            self.check_builtin_of_param(builtin, *kind, span);
        }
        let Some(scalar) = self.infer.scalar(ty) else {
            return;
        };
        if !builtin.domain.has(scalar) {
            self.errors.push(span, builtin::refused(builtin, scalar));
        }
        if self.stochastic && builtin.rounds && scalar.is_float() && !builtin::is_stochastic(builtin) {
            let name = builtin.name;
            let message = format_args!(
                "`{name}` has no stochastic rounding: give it a mode of its own, as in `rn!(x.{name}(..))`"
            );
            self.errors.push(span, message);
        }
    }
}

/// Returns true for the operators that a struct can have.
fn of_structs(op: BinaryOp) -> bool {
    matches!(
        op,
        BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Div | BinaryOp::Rem
    )
}

/// The type of a float's encoding.
fn encoding(float: ScalarType) -> Ty {
    match float {
        ScalarType::F16 | ScalarType::Bf16 => Ty::Scalar(ScalarType::U16),
        ScalarType::F32 => Ty::Scalar(ScalarType::U32),
        ScalarType::F64 => Ty::Scalar(ScalarType::U64),
        _ => Ty::Unknown,
    }
}

fn constant_of_scalar(ty: &Ident, name: &Ident) -> Ty {
    match (ScalarType::from_name(&ty.to_string()), name.to_string().as_str()) {
        (Some(ty), "MAX" | "MIN" | "EPSILON" | "INFINITY" | "NEG_INFINITY" | "NAN" | "MIN_POSITIVE") => {
            Ty::Scalar(ty)
        }
        _ => Ty::Unknown,
    }
}

/// The type that a mix-up was most likely meant to have: a float beside an integer, and either of two formats.
fn likely(left: ScalarType, right: ScalarType) -> Ty {
    match (left.is_float(), right.is_float()) {
        (true, false) => Ty::Scalar(left),
        (false, true) => Ty::Scalar(right),
        (true, true) | (false, false) => Ty::Unknown,
    }
}
