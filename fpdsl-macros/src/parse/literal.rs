//! Literals.

use proc_macro2::Span;

use super::Parser;
use super::types::scalar_in_a_body;
use crate::ast::surface::{Expr, ExprKind};
use crate::ast::{FloatLiteral, IntLiteral, LiteralType, ScalarType, UnaryOp};

impl Parser<'_> {
    pub fn literal(&mut self, lit: &syn::Lit) -> Expr {
        let span = lit.span();
        match lit {
            syn::Lit::Float(float) => self.float(float.base10_digits(), float.suffix(), span),
            syn::Lit::Int(int) if matches!(int.suffix(), "f16" | "bf16" | "f32" | "f64") => {
                self.float(int.base10_digits(), int.suffix(), span)
            }
            syn::Lit::Int(int) => match self.int_literal(int) {
                Some(literal) => Expr::new(ExprKind::Int(literal), span),
                None => Expr::error(span),
            },
            syn::Lit::Bool(flag) => Expr::new(ExprKind::Bool(flag.value), span),
            other => {
                let what = match other {
                    syn::Lit::Char(_) => "character literals",
                    syn::Lit::Byte(_) => "byte literals",
                    _ => "strings",
                };
                self.errors
                    .push(span, format_args!("{what} are not supported: write a number"));
                Expr::error(span)
            }
        }
    }

    fn float(&mut self, digits: &str, suffix: &str, span: Span) -> Expr {
        let ty = match ScalarType::from_name(suffix) {
            Some(ty @ (ScalarType::F32 | ScalarType::F64)) => Some(ty),
            Some(ScalarType::F16 | ScalarType::Bf16) => {
                let message = format_args!(
                    "the suffix `{suffix}` is not supported: write a cast, as in `{digits} as {suffix}`, which \
                     rounds once"
                );
                self.errors.push(span, message);
                None
            }
            _ if suffix.is_empty() => None,
            _ => {
                let message = format_args!("the suffix `{suffix}` is not supported: write `f32` or `f64`");
                self.errors.push(span, message);
                None
            }
        };
        Expr::new(
            ExprKind::Float(FloatLiteral {
                digits: digits.to_owned(),
                ty: self.literal_type(ty),
            }),
            span,
        )
    }

    pub fn literal_type(&mut self, scalar: Option<ScalarType>) -> LiteralType {
        let number = self.literals;
        self.literals += 1;
        LiteralType { number, scalar }
    }

    pub fn int_literal(&mut self, int: &syn::LitInt) -> Option<IntLiteral> {
        let span = int.span();
        let ty = scalar_in_a_body(int.suffix()).filter(|ty| ty.is_int());
        if !int.suffix().is_empty() && ty.is_none() {
            let advice = "write one of `i8` to `i64`, `u8` to `u64` and `usize`";
            self.errors.push(
                span,
                format_args!("the suffix `{}` is not supported: {advice}", int.suffix()),
            );
            return None;
        }
        match int.base10_parse::<u64>() {
            Ok(value) => Some(IntLiteral {
                value: value.into(),
                ty: self.literal_type(ty),
                span,
            }),
            Err(_) => {
                self.errors
                    .push(span, "the literal is out of range: integers have at most 64 bits");
                None
            }
        }
    }
}

/// Gives a literal under a cast the type that rustc would give it: the target's where both are integers or both
/// floats.
pub fn expect_type(value: &mut Expr, target: ScalarType) {
    match &mut value.kind {
        ExprKind::Int(literal) if target.is_int() => _ = literal.ty.scalar.get_or_insert(target),
        ExprKind::Float(literal) if target.is_float() => _ = literal.ty.scalar.get_or_insert(target),
        ExprKind::Unary(UnaryOp::Neg, operand) => expect_type(operand, target),
        _ => {}
    }
}
