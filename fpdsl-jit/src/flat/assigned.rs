//! The variables that a block changes.

use fpdsl_runtime::ir::{Block, Stmt, Var};

/// The variables that blocks assign, in order, without those that they declare themselves.
pub fn assigned(blocks: &[&Block]) -> Vec<Var> {
    fn visit(block: &Block, assigned: &mut Vec<Var>, own: &mut Vec<Var>) {
        for stmt in block {
            match stmt {
                Stmt::Declare { var, .. } => own.push(*var),
                Stmt::Assign { var, .. } => assigned.push(*var),
                Stmt::If { then, otherwise, .. } => {
                    visit(then, assigned, own);
                    visit(otherwise, assigned, own);
                }
                Stmt::While { head, body, .. } => {
                    visit(head, assigned, own);
                    visit(body, assigned, own);
                }
                Stmt::For { body, .. } => visit(body, assigned, own),
                Stmt::Note { .. }
                | Stmt::Let { .. }
                | Stmt::Fill { .. }
                | Stmt::Put { .. }
                | Stmt::Write { .. }
                | Stmt::Count { .. }
                | Stmt::Call { .. }
                | Stmt::Check { .. } => {}
            }
        }
    }
    let (mut found, mut own) = (Vec::new(), Vec::new());
    blocks.iter().for_each(|block| visit(block, &mut found, &mut own));
    found.sort_unstable_by_key(|v| v.0);
    found.dedup();
    own.sort_unstable_by_key(|v| v.0);
    found.retain(|v| own.binary_search_by_key(&v.0, |o| o.0).is_err());
    found
}
