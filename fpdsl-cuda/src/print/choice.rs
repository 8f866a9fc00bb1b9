//! `if`.

use fpdsl_runtime::ir::{Block, Operand, Stmt};

use super::body::Body;

/// An arm of a chain.
struct Arm<'k> {
    /// The statements before it, of which the comments are printed within.
    notes: &'k [Stmt],
    cond: Operand,
    then: &'k Block,
    otherwise: &'k Block,
}

impl<'k> Body<'k> {
    /// A chain of arms, one after the other: a thousand of them are a thousand `else if` and not a thousand nested blocks.
    pub(super) fn if_else(&mut self, cond: Operand, then: &'k Block, otherwise: &'k Block) {
        if !self.prints_any(then) && !self.prints_any(otherwise) {
            return;
        }
        let mut head = "if";
        let mut arm = Arm {
            notes: &[],
            cond,
            then,
            otherwise,
        };
        loop {
            if !self.prints_any(arm.then) {
                let cond = self.negated(arm.cond);
                self.arm(head, &cond, arm.notes, arm.otherwise);
                break;
            }
            let cond = self.operand(arm.cond).text;
            self.arm(head, &cond, arm.notes, arm.then);
            if !self.prints_any(arm.otherwise) {
                break;
            }
            let Some(next) = self.else_if(arm.otherwise) else {
                self.braces("} else", arm.otherwise);
                break;
            };
            head = "} else if";
            arm = next;
        }
        self.line("}");
    }

    fn arm(&mut self, head: &str, cond: &str, notes: &'k [Stmt], block: &'k Block) {
        self.line(&format!("{head} ({cond}) {{"));
        self.depth += 1;
        for note in notes.iter().filter(|stmt| matches!(stmt, Stmt::Note { .. })) {
            self.stmt(note);
        }
        self.block(block);
        self.depth -= 1;
    }

    /// The `if` that is all that a block prints; what comes before it can be part of its condition.
    fn else_if(&mut self, block: &'k Block) -> Option<Arm<'k>> {
        let (last, before) = block.split_last()?;
        let Stmt::If {
            cond,
            then,
            otherwise,
        } = last
        else {
            return None;
        };
        if self.prints_any(before) {
            return None;
        }
        for stmt in before {
            if !matches!(stmt, Stmt::Note { .. }) {
                self.stmt(stmt);
            }
        }
        Some(Arm {
            notes: before,
            cond: *cond,
            then,
            otherwise,
        })
    }

    fn prints_any(&self, block: &[Stmt]) -> bool {
        block.iter().any(|stmt| self.prints(stmt))
    }
}
