//! Lengths of arrays, as far as literals give them.
//!
//! rustc's errors about unusable lengths name the function as it is emitted, so literals are computed here.

use proc_macro2::Span;
use syn::spanned::Spanned;
use syn::{BinOp, Expr, Lit, UnOp};

use super::InScope;
use crate::ast::MOST_ELEMENTS;

/// The error in a length, and its place.
pub fn fault(len: &Expr) -> Option<(Span, String)> {
    let fault = match value(len) {
        Err(fault) => return Some(fault),
        Ok(None) => return None,
        Ok(Some(value)) if value < 0 => {
            format!("a length of {value} is not supported: a length is at least 0")
        }
        Ok(Some(value)) if value > i128::from(MOST_ELEMENTS) => {
            format!(
                "an array of {value} elements is not supported: it has at most {MOST_ELEMENTS}, and a slice `&[T]` any number"
            )
        }
        Ok(Some(_)) => return None,
    };
    Some((len.span(), fault))
}

/// Returns true if it is an expression of constants that are the same for every instance of the function.
pub fn is_of_constants(len: &Expr, known: InScope<'_>) -> bool {
    match len {
        Expr::Paren(inner) => is_of_constants(&inner.expr, known),
        Expr::Group(inner) => is_of_constants(&inner.expr, known),
        Expr::Path(path) => {
            let first = path.path.segments.first();
            path.qself.is_none()
                && first.is_some_and(|first| known.find(&first.ident).is_none() && first.ident != "Self")
        }
        Expr::Lit(_) => true,
        Expr::Binary(binary) => is_of_constants(&binary.left, known) && is_of_constants(&binary.right, known),
        _ => false,
    }
}

/// The value of an expression of literals; none where it has other parts.
fn value(expr: &Expr) -> Result<Option<i128>, (Span, String)> {
    match expr {
        Expr::Paren(inner) => value(&inner.expr),
        Expr::Group(inner) => value(&inner.expr),
        Expr::Lit(literal) => of_literal(&literal.lit),
        Expr::Path(path) => Ok(of_path(&path.path)),
        Expr::Unary(unary) if matches!(unary.op, UnOp::Neg(_)) => {
            Ok(value(&unary.expr)?.and_then(i128::checked_neg))
        }
        Expr::Binary(binary) => {
            let (Some(x), Some(y)) = (value(&binary.left)?, value(&binary.right)?) else {
                return Ok(None);
            };
            let result = match binary.op {
                BinOp::Add(_) => x.checked_add(y),
                BinOp::Sub(_) => x.checked_sub(y),
                BinOp::Mul(_) => x.checked_mul(y),
                BinOp::Div(_) | BinOp::Rem(_) if y == 0 => {
                    let message = "a length divides by zero: write the number of elements".to_owned();
                    return Err((binary.right.span(), message));
                }
                BinOp::Div(_) => x.checked_div(y),
                BinOp::Rem(_) => x.checked_rem(y),
                BinOp::Shl(_) => u32::try_from(y).ok().filter(|y| *y < 64).map(|y| x << y),
                _ => None,
            };
            Ok(result)
        }
        _ => Ok(None),
    }
}

fn of_literal(literal: &Lit) -> Result<Option<i128>, (Span, String)> {
    match literal {
        Lit::Int(int) if matches!(int.suffix(), "" | "usize") => Ok(int.base10_parse().ok()),
        Lit::Int(int) => {
            let message = format!(
                "a length is a `usize`, this is `{}`: drop the suffix",
                int.suffix()
            );
            Err((literal.span(), message))
        }
        Lit::Float(_) => Err((
            literal.span(),
            "a length is a `usize`: write an integer".to_owned(),
        )),
        _ => Err((literal.span(), "a length is a `usize`: write a number".to_owned())),
    }
}

fn of_path(path: &syn::Path) -> Option<i128> {
    let names: Vec<String> = path
        .segments
        .iter()
        .map(|segment| segment.ident.to_string())
        .collect();
    match names.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["usize", "MAX"] => Some(u64::MAX.into()),
        ["usize", "MIN"] => Some(0),
        _ => None,
    }
}
