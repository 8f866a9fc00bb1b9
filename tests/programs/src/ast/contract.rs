//! Which product an addition or subtraction is rounded together with: the rule, stated apart from the macro's.

use std::collections::BTreeMap;

use super::walk::{Visitor, walk_expr, walk_stmt};
use super::{
    BinaryOp, Change, Contraction, Expr, ExprKind, Function, Local, LocalId, Mode, Pattern, Stmt, is_float,
};

/// The operands of a product.
#[derive(Clone, Copy, Debug)]
pub enum Factors<'e> {
    /// Two expressions.
    Of(&'e Expr, &'e Expr),
    /// The factors that an opened variable keeps.
    Opened(LocalId),
}

/// `[-](x * y) + [-]z`, rounded once.
#[derive(Clone, Copy, Debug)]
pub struct Fused<'e> {
    /// The factors.
    pub factors: Factors<'e>,
    /// True if the product's sign is changed.
    pub negate_product: bool,
    /// True if the addend's sign is changed.
    pub negate_addend: bool,
    /// True if the left operand is the product.
    pub product_first: bool,
}

/// In `x + y` and `x - y`: the product is `x` if that is one, otherwise `y` if that is one.
pub fn fused<'e>(locals: &[Local], op: BinaryOp, x: &'e Expr, y: &'e Expr) -> Option<Fused<'e>> {
    let subtract = match op {
        BinaryOp::Add => false,
        BinaryOp::Sub => true,
        _ => return None,
    };
    if let Some((factors, negated)) = product(locals, x) {
        return Some(Fused {
            factors,
            negate_product: negated,
            negate_addend: subtract,
            product_first: true,
        });
    }
    let (factors, negated) = product(locals, y)?;
    Some(Fused {
        factors,
        negate_product: negated != subtract,
        negate_addend: false,
        product_first: false,
    })
}

/// The factors of a product of floats and whether it is negated: parentheses and minus signs do not hide it.
pub fn product<'e>(locals: &[Local], e: &'e Expr) -> Option<(Factors<'e>, bool)> {
    if !e.ty.as_scalar().is_some_and(is_float) {
        return None;
    }
    match &e.kind {
        ExprKind::Binary(BinaryOp::Mul, x, y) => Some((Factors::Of(x, y), false)),
        ExprKind::Local(local) if locals[*local].opened => Some((Factors::Opened(*local), false)),
        ExprKind::Paren(inner) => product(locals, inner),
        ExprKind::Neg(inner) => product(locals, inner).map(|(factors, negated)| (factors, !negated)),
        _ => None,
    }
}

/// Finds the variables that keep two factors instead of their product ([`Local::opened`]): immutable, declared as a
/// product, and used once, in a sum of the same mode, all of it under [`Contraction::Fast`].
pub fn open(function: &mut Function) {
    function.locals.iter_mut().for_each(|local| local.opened = false);
    if function.contract != Contraction::Fast {
        return;
    }
    let mut body = std::mem::take(&mut function.body);
    let mut uses = Uses {
        locals: &mut function.locals,
        mode: function.mode,
        policy: function.contract,
        counts: BTreeMap::new(),
        products: BTreeMap::new(),
        counting: true,
    };
    uses.block(&mut body);
    uses.counting = false;
    uses.block(&mut body);
    function.body = body;
}

struct Uses<'f> {
    locals: &'f mut [Local],
    mode: Mode,
    policy: Contraction,
    counts: BTreeMap<LocalId, usize>,
    products: BTreeMap<LocalId, Mode>,
    counting: bool,
}

impl Uses<'_> {
    fn within(&mut self, change: Change, inside: impl FnOnce(&mut Self)) {
        let (mode, policy) = (self.mode, self.policy);
        if let Change::Mode(own) = change {
            self.mode = Mode::Fixed(own);
        }
        self.policy = policy.within(change);
        inside(self);
        (self.mode, self.policy) = (mode, policy);
    }

    /// Opens a variable that is a term of a sum, if it may be.
    fn term(&mut self, e: &Expr) -> bool {
        match &e.kind {
            ExprKind::Paren(inner) | ExprKind::Neg(inner) => self.term(inner),
            ExprKind::Local(local) if !self.counting && self.policy == Contraction::Fast => {
                let once = self.counts.get(local) == Some(&1);
                let may = once && self.products.get(local) == Some(&self.mode);
                self.locals[*local].opened |= may;
                may
            }
            _ => false,
        }
    }
}

impl Visitor for Uses<'_> {
    fn stmt(&mut self, stmt: &mut Stmt) {
        match stmt {
            Stmt::Override(change, body) => return self.within(*change, |v| v.block(body)),
            _ => walk_stmt(self, stmt),
        }
        match stmt {
            Stmt::Let {
                pattern: Pattern::Name(local),
                value,
                ..
            } => {
                let fixed = !self.locals[*local].mutable && self.policy == Contraction::Fast;
                if fixed && value.ty.as_scalar().is_some_and(is_float) && is_product(value) {
                    self.products.insert(*local, self.mode);
                }
            }
            Stmt::Compound(_, BinaryOp::Add | BinaryOp::Sub, value) => {
                self.term(value);
            }
            _ => {}
        }
    }

    fn expr(&mut self, e: &mut Expr) {
        match &mut e.kind {
            ExprKind::Override(change, inner) => return self.within(*change, |v| v.expr(inner)),
            ExprKind::Local(local) => {
                if self.counting {
                    *self.counts.entry(*local).or_default() += 1;
                }
            }
            _ => walk_expr(self, e),
        }
        if let ExprKind::Binary(BinaryOp::Add | BinaryOp::Sub, x, y) = &e.kind
            && !self.term(x)
            && !is_product(x)
        {
            self.term(y);
        }
    }
}

/// Returns true if this is a product by itself.
fn is_product(e: &Expr) -> bool {
    match &e.kind {
        ExprKind::Binary(BinaryOp::Mul, ..) => true,
        ExprKind::Paren(inner) | ExprKind::Neg(inner) => is_product(inner),
        _ => false,
    }
}
