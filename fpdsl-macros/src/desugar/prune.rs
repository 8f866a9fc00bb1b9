//! Flags that nothing reads, taken out again.

use std::collections::HashSet;

use crate::ast::Pattern;
use crate::ast::core::{Block, Core, Expr, ExprKind, Stmt, StmtKind, Target};
use crate::ast::walk::{VisitMut, walk_block, walk_expr};

/// Removes the variables among `made` that no expression mentions.
pub fn prune(body: &mut Block, made: &HashSet<String>) {
    let mut reads = Reads {
        names: HashSet::new(),
    };
    reads.block(body);
    let unread = made.difference(&reads.names).cloned().collect();
    Remove { unread }.block(body);
}

struct Reads {
    names: HashSet<String>,
}

impl VisitMut<Core> for Reads {
    fn expr(&mut self, expr: &mut Expr) {
        if let ExprKind::Local(name) = &expr.kind {
            self.names.insert(name.to_string());
        }
        walk_expr(self, expr);
    }
}

struct Remove {
    unread: HashSet<String>,
}

impl VisitMut<Core> for Remove {
    fn block(&mut self, block: &mut Block) {
        block.stmts.retain(|stmt| !self.is_unread(stmt));
        walk_block(self, block);
    }
}

impl Remove {
    /// Only constants are ever given to a flag, so that nothing else is lost.
    fn is_unread(&self, stmt: &Stmt) -> bool {
        let name = match &stmt.kind {
            StmtKind::Let {
                pattern: Pattern::Name { name, .. },
                ..
            } => name,
            StmtKind::Assign {
                target: Target::Place(place),
                ..
            } => &place.root,
            _ => return false,
        };
        self.unread.contains(&name.to_string())
    }
}
