//! Declarations stand in front of what assigns, and assignments at the end of their block.

use crate::ir::{Block, Operand, Stmt, Var};

/// The block with its declarations and assignments behind the reads and writes of memory that have come to stand between them. Those
/// neither read a variable that has just been declared or assigned, nor change one.
pub(super) fn settled(block: Block) -> Block {
    let mut settled = Block::with_capacity(block.len());
    let mut late: Vec<Stmt> = Vec::new();
    for stmt in block {
        match stmt {
            Stmt::Declare { .. } | Stmt::Assign { .. } => late.push(stmt),
            Stmt::Let { .. } | Stmt::Fill { .. } | Stmt::Put { .. } if !reads(&stmt, &late) => {
                settled.push(stmt)
            }
            stmt => {
                settled.append(&mut late);
                settled.push(stmt);
            }
        }
    }
    settled.append(&mut late);
    settled
}

/// Returns true if a statement reads a variable that one of these declares or assigns.
fn reads(stmt: &Stmt, late: &[Stmt]) -> bool {
    let changed = |var: Var| {
        late.iter().any(
            |stmt| matches!(stmt, Stmt::Declare { var: v, .. } | Stmt::Assign { var: v, .. } if *v == var),
        )
    };
    let mut found = false;
    stmt.operands(|operand| found |= matches!(operand, Operand::Var(var) if changed(var)));
    found
}
