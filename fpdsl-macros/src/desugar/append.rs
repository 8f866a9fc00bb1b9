//! Blocks that follow each other, as one.

use std::collections::HashSet;

use proc_macro2::Span;

use crate::ast::surface::{Block, Stmt, StmtKind};
use crate::ast::variables::mentioned_by_block;
use crate::ast::{Pattern, build};

/// A statement and then `rest`.
pub fn before(first: Stmt, mut rest: Block) -> Block {
    rest.stmts.insert(0, first);
    rest
}

/// `block` and then `rest`. `rest` does not see the names that `block` declares.
pub fn append(block: Block, mut rest: Block) -> Block {
    let stmts = if clash(&block, &rest) {
        let span = Span::mixed_site();
        vec![build::stmt(StmtKind::Expr(build::block_expr(block, span)))]
    } else {
        block.stmts
    };
    rest.stmts.splice(0..0, stmts);
    rest
}

/// Returns true if `rest` mentions a name that `block` declares.
pub fn clash(block: &Block, rest: &Block) -> bool {
    let in_rest = mentioned_by_block(rest);
    block.stmts.iter().any(|stmt| match &stmt.kind {
        StmtKind::Let { pattern, .. } => declares_one_of(pattern, &in_rest),
        _ => false,
    })
}

fn declares_one_of(pattern: &Pattern, names: &HashSet<String>) -> bool {
    let mut found = false;
    pattern.for_each_name(&mut |name| found |= names.contains(&name.to_string()));
    found
}
