//! Which jumps lead out of a piece of code.

use std::collections::BTreeSet;

use super::surface::{
    Aim, Block, Exit, Expr, ExprKind, If, Jump, Loop, Match, OwnExpr, OwnStmt, Stmt, StmtKind,
};

/// The places that control can jump to, instead of running on to the end.
pub type Exits = BTreeSet<Aim>;

pub fn of_block(block: &Block) -> Exits {
    let mut exits: Exits = block.stmts.iter().flat_map(of_stmt).collect();
    if let Some(tail) = &block.tail {
        exits.extend(of_expr(&tail.value));
    }
    exits
}

pub fn of_stmt(stmt: &Stmt) -> Exits {
    match &stmt.kind {
        StmtKind::Let { value, .. } | StmtKind::Assign { value, .. } | StmtKind::Expr(value) => {
            of_expr(value)
        }
        StmtKind::If(conditional) => of_if(conditional),
        // Jumps stand in statements, not in factors.
        StmtKind::Accumulate(_) => Exits::new(),
        StmtKind::Own(OwnStmt::While(looped)) => left(looped.exit, &looped.body),
        StmtKind::Own(OwnStmt::Loop(looped)) => of_loop(looped),
        StmtKind::Own(OwnStmt::For(looped)) => left(looped.exit, &looped.body),
        StmtKind::Own(OwnStmt::Jump(jump)) => of_jump(jump),
        StmtKind::Own(OwnStmt::Match(matched)) => of_match(matched),
    }
}

fn of_jump(jump: &Jump) -> Exits {
    let mut exits = jump.value.as_ref().map(of_expr).unwrap_or_default();
    exits.insert(jump.to);
    exits
}

/// Jumps stand only in blocks, and blocks that jump only where nothing waits for their value but a statement.
pub fn of_expr(expr: &Expr) -> Exits {
    match &expr.kind {
        ExprKind::If(conditional) => of_if(conditional),
        ExprKind::Block(block) => of_block(block),
        ExprKind::Own(OwnExpr::Loop(looped)) => of_loop(looped),
        ExprKind::Own(OwnExpr::Match(matched)) => of_match(matched),
        ExprKind::Own(OwnExpr::Override(inner)) => of_expr(&inner.value),
        _ => Exits::new(),
    }
}

fn of_if(conditional: &If) -> Exits {
    let mut exits = of_block(&conditional.then);
    if let Some(otherwise) = &conditional.otherwise {
        exits.extend(of_block(otherwise));
    }
    exits
}

fn of_match(matched: &Match) -> Exits {
    matched.arms.iter().flat_map(|arm| of_block(&arm.body)).collect()
}

pub fn of_loop(looped: &Loop) -> Exits {
    left(looped.exit, &looped.body)
}

/// The exits of a loop's body that leave the loop as well.
fn left(exit: Exit, body: &Block) -> Exits {
    let mut exits = of_block(body);
    exits.remove(&Aim::Break(exit));
    exits.remove(&Aim::Continue(exit));
    exits
}
