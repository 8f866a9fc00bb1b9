//! Which product an addition or subtraction is rounded together with.

use crate::ast::{BinaryOp, Expr, ExprKind, ScalarType};

/// `[-](x * y) + [-]z`, rounded once.
pub struct Fused<'e> {
    /// The factors.
    pub factors: (&'e Expr, &'e Expr),
    /// Whether the product's sign is changed.
    pub negate_product: bool,
    /// Whether the addend's sign is changed.
    pub negate_addend: bool,
    /// Whether the left operand is the product.
    pub product_first: bool,
}

/// In `x + y` and `x - y`: the product is `x` if that is one, otherwise `y` if that is one.
pub fn fused<'e>(op: BinaryOp, x: &'e Expr, y: &'e Expr) -> Option<Fused<'e>> {
    let subtract = match op {
        BinaryOp::Add => false,
        BinaryOp::Sub => true,
        _ => return None,
    };
    if let Some((factors, negated)) = product(x) {
        return Some(Fused {
            factors,
            negate_product: negated,
            negate_addend: subtract,
            product_first: true,
        });
    }
    let (factors, negated) = product(y)?;
    Some(Fused {
        factors,
        negate_product: negated != subtract,
        negate_addend: false,
        product_first: false,
    })
}

/// The factors of a product of floats and whether it is negated: parentheses and minus signs do not hide it.
pub fn product(e: &Expr) -> Option<((&Expr, &Expr), bool)> {
    if !matches!(e.ty, ScalarType::F32 | ScalarType::F64) {
        return None;
    }
    match &e.kind {
        ExprKind::Binary(BinaryOp::Mul, x, y) => Some(((x, y), false)),
        ExprKind::Paren(inner) => product(inner),
        ExprKind::Neg(inner) => product(inner).map(|(factors, negated)| (factors, !negated)),
        _ => None,
    }
}
