//! Rows of a grid that are walked together, eight at a time, where a loop of the body reads slices: what it reads for a group of
//! columns, the row below mostly reads again, and the caches still have it.

use fpdsl_runtime::ir::{Block, Kernel, Op, Stmt};

use crate::flat::visit;

/// Rows of a tile.
pub const ROWS: usize = 8;

/// Returns true if a loop of the body reads from slices.
pub fn reads_in_loops(kernel: &Kernel) -> bool {
    let mut found = false;
    visit(&kernel.body, &mut |stmt| {
        if let Stmt::While { body, .. } | Stmt::For { body, .. } = stmt {
            found |= reads(body);
        }
    });
    found
}

fn reads(block: &Block) -> bool {
    let mut found = false;
    visit(block, &mut |stmt| {
        found |= matches!(
            stmt,
            Stmt::Let {
                op: Op::Load { .. },
                ..
            } | Stmt::Call { .. }
        );
    });
    found
}
