//! Loops that jumps leave.

use proc_macro2::Span;

use super::jumps::{End, Jumps};
use crate::ast::core::{self, OwnStmt};
use crate::ast::surface::{self, Aim, Block, Exit, For, Loop, Stmt, While};
use crate::ast::variables::assigned_by_expr;
use crate::ast::{ExprKind, If, StmtKind, build, exits};

/// A `while`; `before` gets the declaration of its flag.
pub fn while_loop(jumps: &mut Jumps, looped: While, before: &mut Vec<core::Stmt>) -> core::StmtKind {
    jumps.names.label(looped.exit.0, looped.label.as_ref());
    let cond = jumps.expr(looped.cond);
    let body = Body {
        exit: looped.exit,
        block: looped.body,
    };
    body.condition(jumps, Some(cond), looped.span, before)
}

/// A `loop` or labelled block that has no value.
pub fn endless(jumps: &mut Jumps, looped: Loop, before: &mut Vec<core::Stmt>) -> core::StmtKind {
    jumps.names.label(looped.exit.0, looped.label.as_ref());
    if looped.once {
        if exits::of_block(&looped.body).contains(&Aim::Break(looped.exit)) {
            let flag = jumps.names.flag(Aim::Break(looped.exit), looped.span);
            before.push(build::declare_flag(&flag));
        }
        let body = jumps.block(looped.body, End::Nothing);
        return StmtKind::Expr(build::block_expr(body, looped.span));
    }
    let body = Body {
        exit: looped.exit,
        block: looped.body,
    };
    body.condition(jumps, None, looped.span, before)
}

/// A `loop` or labelled block with a value, as a block that declares what it needs.
pub fn value(jumps: &mut Jumps, looped: Loop) -> core::Block {
    jumps.names.label(looped.exit.0, looped.label.as_ref());
    let (exit, span) = (looped.exit, looped.span);
    let variable = jumps.names.name("value", exit.0, span);
    let mut stmts = Vec::new();
    if looped.breaks.with_value {
        stmts.push(build::declare_mut(&variable, build::zero(span)));
    }
    if !looped.once {
        let kind = endless(jumps, looped, &mut stmts);
        stmts.push(build::stmt(kind));
        return core::Block {
            stmts,
            tail: build::tail(build::local(&variable)),
        };
    }
    if !looped.breaks.with_value {
        // Nothing leaves it.
        return jumps.block(looped.body, End::Value);
    }
    let flag = jumps.names.flag(Aim::Break(exit), span);
    stmts.push(build::declare_flag(&flag));
    if looped.body.tail.is_none() {
        let body = jumps.block(looped.body, End::Nothing);
        stmts.push(build::stmt(StmtKind::Expr(build::block_expr(body, span))));
        return core::Block {
            stmts,
            tail: build::tail(build::local(&variable)),
        };
    }
    let end = jumps.names.temporary("end", span);
    let body = jumps.block(looped.body, End::Value);
    stmts.push(build::declare(&end, build::block_expr(body, span)));
    let chosen = If {
        span,
        cond: build::local(&flag),
        then: build::only(build::local(&variable)),
        otherwise: Some(build::only(build::local(&end))),
    };
    core::Block {
        stmts,
        tail: build::tail(core::Expr::new(ExprKind::If(Box::new(chosen)), span)),
    }
}

/// A `for`; `before` gets the declaration of its flag.
pub fn for_loop(jumps: &mut Jumps, looped: For, before: &mut Vec<core::Stmt>) -> core::StmtKind {
    jumps.names.label(looped.exit.0, looped.label.as_ref());
    let range = jumps.range(looped.range);
    let body = Body {
        exit: looped.exit,
        block: looped.body,
    };
    let go = body.flags(jumps, looped.span, before);
    StmtKind::Own(OwnStmt::For(Box::new(core::For {
        span: looped.span,
        pattern: looped.pattern,
        range,
        go,
        body: body.block(jumps, looped.span),
    })))
}

/// The body of a loop, before its jumps are replaced.
struct Body {
    exit: Exit,
    block: Block,
}

impl Body {
    /// The condition that no jump has left the loop; `None` if none can. Declares the flag of the loop's own `break`s.
    fn flags(&self, jumps: &mut Jumps, span: Span, before: &mut Vec<core::Stmt>) -> Option<core::Expr> {
        let mut exits = exits::of_block(&self.block);
        exits.remove(&Aim::Continue(self.exit));
        if exits.contains(&Aim::Break(self.exit)) {
            let flag = jumps.names.flag(Aim::Break(self.exit), span);
            before.push(build::declare_flag(&flag));
        }
        build::all_of(jumps.names.flags(&exits).map(build::not))
    }

    /// The body without jumps.
    fn block(self, jumps: &mut Jumps, span: Span) -> core::Block {
        let skips = exits::of_block(&self.block).contains(&Aim::Continue(self.exit));
        let mut block = jumps.block(self.block, End::Nothing);
        if skips {
            let flag = jumps.names.flag(Aim::Continue(self.exit), span);
            block.stmts.insert(0, build::declare_flag(&flag));
        }
        block
    }

    /// The loop with a condition, to which go the `if c { break; }` that the body begins with.
    fn condition(
        mut self,
        jumps: &mut Jumps,
        cond: Option<core::Expr>,
        span: Span,
        before: &mut Vec<core::Stmt>,
    ) -> core::StmtKind {
        let mut conditions: Vec<core::Expr> = cond.into_iter().collect();
        while let Some(leave) = self.leading_break() {
            conditions.push(build::not(jumps.expr(leave)));
        }
        let go = self.flags(jumps, span, before);
        let cond = build::all_of(go.into_iter().chain(conditions));
        StmtKind::Own(OwnStmt::While(Box::new(core::While {
            span,
            cond: cond.unwrap_or_else(|| core::Expr::new(ExprKind::Bool(true), span)),
            body: self.block(jumps, span),
        })))
    }

    /// Takes `if cond { break; }` from the start of the body.
    fn leading_break(&mut self) -> Option<surface::Expr> {
        let leaves = match &self.block.stmts.first()?.kind {
            StmtKind::If(conditional) => {
                let only = match conditional.then.stmts.as_slice() {
                    [
                        Stmt {
                            kind: StmtKind::Own(surface::OwnStmt::Jump(jump)),
                            ..
                        },
                    ] => jump.to == Aim::Break(self.exit) && jump.value.is_none(),
                    _ => false,
                };
                only && conditional.otherwise.is_none() && assigned_by_expr(&conditional.cond).is_empty()
            }
            _ => false,
        };
        if !leaves {
            return None;
        }
        match self.block.stmts.remove(0).kind {
            StmtKind::If(conditional) => Some(conditional.cond),
            // Seen above.
            _ => None,
        }
    }
}
