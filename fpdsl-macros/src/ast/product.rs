//! Products, and the sums that they are rounded together with.

use proc_macro2::Span;

use super::{Accumulate, BinaryOp, Expr, ExprKind, Open, Tree, UnaryOp};

/// `x * y` under any number of minuses.
pub struct Product<T: Tree> {
    pub x: Expr<T>,
    pub y: Expr<T>,
    /// The operator.
    pub span: Span,
    /// Whether only rustc knows that the factors are scalars.
    pub open: Open,
    /// The minuses before it, the outermost first.
    pub minuses: Vec<Span>,
}

/// A product and an addend that are rounded once.
pub struct Fused<T: Tree> {
    pub product: Product<T>,
    pub addend: Expr<T>,
    /// True if the operator between them is `-`.
    pub subtract: bool,
    /// True if the addend stands to the left of the product. It is then evaluated first.
    pub addend_first: bool,
    /// Whether only rustc knows that the operands of the sum are scalars. Their types then decide, by the runtime's `operators`. A product
    /// of structs is rounded on its own.
    pub open: Open,
}

impl<T: Tree> Expr<T> {
    /// Returns true if this is a product, under any number of minuses.
    pub fn is_product(&self) -> bool {
        match &self.kind {
            ExprKind::Binary(BinaryOp::Mul, ..) => true,
            ExprKind::Unary(UnaryOp::Neg, operand) => operand.is_product(),
            _ => false,
        }
    }

    /// The product that this is, or else the expression again.
    pub fn into_product(self) -> Result<Product<T>, Box<Self>> {
        if !self.is_product() {
            return Err(Box::new(self));
        }
        let mut minuses = Vec::new();
        let mut inner = self;
        loop {
            match inner.kind {
                ExprKind::Unary(UnaryOp::Neg, operand) => {
                    minuses.push(inner.span);
                    inner = *operand;
                }
                ExprKind::Binary(BinaryOp::Mul, x, y) => {
                    return Ok(Product {
                        x: *x,
                        y: *y,
                        span: inner.span,
                        open: inner.open,
                        minuses,
                    });
                }
                kind => return Err(Box::new(Expr { kind, ..inner })),
            }
        }
    }

    /// The operand that is evaluated first, if there is one and it is in the same mode.
    pub fn first_operand(&self) -> Option<&Expr<T>> {
        match &self.kind {
            ExprKind::Unary(_, x)
            | ExprKind::Cast { value: x, .. }
            | ExprKind::Binary(_, x, _)
            | ExprKind::Lazy(_, x, _) => Some(x),
            ExprKind::Call { args, .. } | ExprKind::Builtin { args, .. } | ExprKind::Method { args, .. } => {
                args.first()
            }
            ExprKind::Fused(fused) => Some(if fused.addend_first {
                &fused.addend
            } else {
                &fused.product.x
            }),
            _ => None,
        }
    }

    /// The same, to be changed.
    pub fn first_operand_mut(&mut self) -> Option<&mut Expr<T>> {
        match &mut self.kind {
            ExprKind::Unary(_, x)
            | ExprKind::Cast { value: x, .. }
            | ExprKind::Binary(_, x, _)
            | ExprKind::Lazy(_, x, _) => Some(x),
            ExprKind::Call { args, .. } | ExprKind::Builtin { args, .. } | ExprKind::Method { args, .. } => {
                args.first_mut()
            }
            ExprKind::Fused(fused) => Some(if fused.addend_first {
                &mut fused.addend
            } else {
                &mut fused.product.x
            }),
            _ => None,
        }
    }
}

impl<T: Tree> Product<T> {
    /// Returns true if the number of minuses is odd, so that the product is negated.
    pub fn is_negated(&self) -> bool {
        self.minuses.len() % 2 == 1
    }
}

impl<T: Tree> Fused<T> {
    /// Returns true if minus the product is added.
    pub fn negates_product(&self) -> bool {
        self.product.is_negated() != (self.subtract && self.addend_first)
    }

    /// Returns true if minus the addend is added.
    pub fn negates_addend(&self) -> bool {
        self.subtract && !self.addend_first
    }
}

impl<T: Tree> Accumulate<T> {
    /// Returns true if minus the product is added.
    pub fn negates_product(&self) -> bool {
        self.product.is_negated() != self.subtract
    }
}
