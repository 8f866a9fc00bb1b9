//! `ru!(..)`, `rd!(..)`, `rz!(..)`, `rn!(..)`, `rna!(..)`, `sr!(..)`, `fused!(..)` and `unfused!(..)`: an expression or block with a mode or a
//! contraction of its own. They look like macros and never are: the attribute takes them first.

use syn::parse::Parser as _;
use syn::spanned::Spanned;

use super::Parser;
use crate::args::Mode;
use crate::ast::surface::{Change, Expr, ExprKind, Override, OwnExpr};

fn change(mac: &syn::Macro) -> Option<Change> {
    let name = mac.path.get_ident()?.to_string();
    match name.as_str() {
        "fused" => Some(Change::Fused),
        "unfused" => Some(Change::Unfused),
        "rna" => Some(Change::Mode(Mode::TiesAway)),
        mode => Mode::from_name(mode).map(Change::Mode),
    }
}

pub fn is_override(mac: &syn::Macro) -> bool {
    change(mac).is_some()
}

impl Parser<'_> {
    /// An override where a value is expected.
    pub fn override_value(&mut self, mac: &syn::Macro) -> Expr {
        let parsed = self.override_expr(mac);
        if parsed.is_unit() && !parsed.diverges() {
            self.errors.push(
                parsed.span,
                "this block is used as a value, but does not end in one: drop the last `;`",
            );
        }
        parsed
    }

    /// An override that may be a block without a value.
    pub fn override_expr(&mut self, mac: &syn::Macro) -> Expr {
        let span = mac.path.span();
        let Some(change) = change(mac) else {
            return Expr::error(span);
        };
        let stmts = match syn::Block::parse_within.parse2(mac.tokens.clone()) {
            Ok(stmts) => stmts,
            Err(error) => {
                self.errors.add(error);
                return Expr::error(span);
            }
        };
        if stmts.is_empty() {
            let name = mac.path.get_ident().map_or_else(String::new, ToString::to_string);
            self.errors.push(
                span,
                format_args!("`{name}!` has nothing in it: write an expression, as in `{name}!(a + b)`"),
            );
            return Expr::error(span);
        }
        let mut block = self.stmts(&stmts);
        let value = match block.tail.take() {
            Some(tail) if block.stmts.is_empty() => *tail.value,
            tail => {
                block.tail = tail;
                Expr::new(ExprKind::Block(block), span)
            }
        };
        Expr::new(
            ExprKind::Own(OwnExpr::Override(Box::new(Override { change, value }))),
            span,
        )
    }
}
