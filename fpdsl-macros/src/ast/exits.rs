//! The jumps that lead out of a piece of code.

use std::collections::BTreeSet;

use super::surface::{
    Adapter, Aim, Block, Ends, Exit, Expr, ExprKind, If, Jump, Loop, Match, OwnExpr, OwnStmt, Range, Stmt,
    StmtKind,
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
        StmtKind::Require(required) => of_expr(&required.cond),
        StmtKind::If(conditional) => of_if(conditional),
        StmtKind::Accumulate(sum) => both(of_expr(&sum.product.x), of_expr(&sum.product.y)),
        StmtKind::Own(OwnStmt::While(looped)) => left(looped.exit, &looped.body),
        StmtKind::Own(OwnStmt::Loop(looped)) => of_loop(looped),
        StmtKind::Own(OwnStmt::For(looped)) => both(of_range(&looped.range), left(looped.exit, &looped.body)),
        StmtKind::Own(OwnStmt::Jump(jump)) => of_jump(jump),
        StmtKind::Own(OwnStmt::Match(matched)) => of_match(matched),
    }
}

fn of_jump(jump: &Jump) -> Exits {
    let mut exits = jump.value.as_ref().map(of_expr).unwrap_or_default();
    exits.insert(jump.to);
    exits
}

fn both(mut some: Exits, others: Exits) -> Exits {
    some.extend(others);
    some
}

fn of_range(range: &Range) -> Exits {
    let ends = match &range.ends {
        Ends::Literal(..) | Ends::Const(..) => Exits::new(),
        Ends::Value(lo, hi) => both(of_expr(lo), of_expr(hi)),
        Ends::Array(value) | Ends::UpTo(value) => of_expr(value),
    };
    let steps = range.adapters.iter().map(|adapter| match adapter {
        Adapter::StepBy(step) => of_expr(step),
        Adapter::Rev | Adapter::StepByConst(..) => Exits::new(),
    });
    steps.fold(ends, both)
}

/// Jumps stand only in blocks.
pub fn of_expr(expr: &Expr) -> Exits {
    match &expr.kind {
        ExprKind::If(conditional) => of_if(conditional),
        ExprKind::Block(block) => of_block(block),
        ExprKind::Own(OwnExpr::Loop(looped)) => of_loop(looped),
        ExprKind::Own(OwnExpr::Match(matched)) => of_match(matched),
        ExprKind::Own(OwnExpr::Override(inner)) => of_expr(&inner.value),
        other => {
            let mut exits = Exits::new();
            other.for_each_operand(&mut |operand| exits.extend(of_expr(operand)));
            exits
        }
    }
}

fn of_if(conditional: &If) -> Exits {
    let mut exits = both(of_expr(&conditional.cond), of_block(&conditional.then));
    if let Some(otherwise) = &conditional.otherwise {
        exits.extend(of_block(otherwise));
    }
    exits
}

fn of_match(matched: &Match) -> Exits {
    let arms = matched.arms.iter().map(|arm| of_block(&arm.body));
    arms.fold(of_expr(&matched.scrutinee), both)
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
