//! Other spellings of the same program: closures, `if let`, `let .. else`, `let x;`, and loops through iterators.
//!
//! A tree has no node for them, since they mean what the plain spelling means. The text itself decides where they stand, so a seed always
//! gives the same source.

use super::{Printer, expr};
use crate::ast::{Block, Contraction, Expr, ExprKind, Pattern, Stmt, Type};

/// Returns true if a text gets the spelling with this number, as one in four does.
pub(crate) fn chosen(text: &str, spelling: u64) -> bool {
    let start = 0xcbf2_9ce4_8422_2325 ^ spelling;
    let hash = text.bytes().fold(start, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    (hash >> 32).is_multiple_of(4)
}

/// Returns true if control may leave the text, which a closure does not allow.
fn leaves(text: &str) -> bool {
    ["return ", "break", "continue", "'l"]
        .iter()
        .any(|jump| text.contains(jump))
}

impl Printer<'_> {
    /// `if c`, or `if let true = (c)`.
    pub(super) fn condition(&self, cond: &Expr) -> String {
        let text = self.expr(cond, true);
        match chosen(&text, 1) {
            true => format!("if let true = ({text})"),
            false => format!("if {text}"),
        }
    }

    /// `let false = (c) else { .. };` for `if c { .. }` that always jumps.
    pub(super) fn let_else(&mut self, cond: &Expr, then: &Block, otherwise: Option<&Block>) -> bool {
        let jumps = matches!(then.stmts.last(), Some(Stmt::Jump(_))) && then.tail.is_none();
        let text = self.expr(cond, true);
        if otherwise.is_some() || !jumps || !chosen(&text, 2) {
            return false;
        }
        self.body(&format!("let false = ({text}) else"), then);
        self.line("};");
        true
    }

    /// A `let` of a variable in two statements: by way of a closure, or of `let x;`.
    pub(super) fn let_in_two(&mut self, pattern: &Pattern, ty: &str, value: &Expr) -> bool {
        let Pattern::Name(local) = pattern else {
            return false;
        };
        // A product that contraction sees through a `let` stays as it is.
        let apart = matches!(
            value.kind,
            ExprKind::Call(..) | ExprKind::Method(..) | ExprKind::Elementary(..)
        );
        if !apart || self.function.contract == Contraction::Fast {
            return false;
        }
        let text = self.expr(value, false);
        let binding = self.binding(*local);
        if !leaves(&text) && chosen(&text, 3) {
            self.line(&format!("let given = || {text};"));
            self.line(&format!("let {binding}{ty} = given();"));
            return true;
        }
        let is_scalar = matches!(value.ty, Type::Scalar(_));
        if is_scalar && !self.local(*local).mutable && expr::typed(value) && chosen(&text, 4) {
            let ty = self.ty(value.ty);
            self.line(&format!("let {binding}: {ty};"));
            self.line(&format!("{binding} = {text};"));
            return true;
        }
        false
    }

    /// `for pattern in range`, or the same through an iterator.
    pub(super) fn loop_head(&self, pattern: &Pattern, range: &crate::ast::Range) -> String {
        let text = self.range(pattern, range);
        let (pattern, array) = (
            self.pattern(pattern),
            matches!(range, crate::ast::Range::Array(_)),
        );
        if !chosen(&text, 5) {
            return format!("for {pattern} in {text}");
        }
        let walk = match array {
            true => format!("({text}).into_iter()"),
            false if text.starts_with('(') && text.ends_with(')') => text.clone(),
            false => format!("({text})"),
        };
        match (chosen(&text, 6), chosen(&text, 7), array) {
            (true, _, _) => format!("for (_, {pattern}) in {walk}.enumerate()"),
            (_, true, _) | (_, _, false) => format!("for {pattern} in {walk}.map(|each| each)"),
            (_, _, true) => format!("for {pattern} in {walk}"),
        }
    }
}
