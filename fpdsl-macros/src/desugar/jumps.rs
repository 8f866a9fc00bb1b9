//! Jumps, as flags and the order of blocks.

use proc_macro2::Span;

use super::append::{append, before, clash};
use super::loops;
use super::names::Names;
use super::prune::prune;
use crate::ast::exits::{self, Exits};
use crate::ast::surface::{Aim, Jump, OwnExpr, OwnStmt};
use crate::ast::{
    Block, Expr, ExprKind, If, Note, Require, Signature, Stmt, StmtKind, Tail, build, core, surface,
};
use crate::diag::Errors;

/// The body without jumps, `match`, `loop` and labelled blocks.
pub fn replace_jumps(signature: &Signature, body: surface::Block, errors: &mut Errors) -> core::Block {
    let mut jumps = Jumps {
        errors,
        names: Names::new(signature),
        span: signature.name.span(),
        declared: false,
        dead: 0,
    };
    let mut body = jumps.block(body, End::Result);
    prune(&mut body, jumps.names.all_flags());
    body
}

/// The use of a block's value.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// The function returns it.
    Result,
    /// Something waits for it, even if the block jumps. The value after a jump is never looked at.
    Value,
    /// There is none.
    Nothing,
}

/// The rewriting of one function.
pub struct Jumps<'a> {
    pub errors: &'a mut Errors,
    pub names: Names,
    span: Span,
    /// True if a `return` that needs a flag and a variable finds them declared.
    declared: bool,
    /// The number of surrounding pieces of code that are never reached.
    dead: usize,
}

impl Jumps<'_> {
    /// A block without jumps. Where jumps lead out of it, their flags are up, and what follows it is the caller's to
    /// guard.
    pub fn block(&mut self, block: surface::Block, end: End) -> core::Block {
        let Block { stmts, tail } = block;
        let end = if end == End::Nothing && tail.is_some() {
            End::Value
        } else {
            end
        };
        let mut done = Vec::with_capacity(stmts.len());
        let mut left = stmts.into_iter();
        while let Some(stmt) = left.next() {
            let stmt = self.without_match(stmt, &mut done);
            let exits = exits::of_stmt(&stmt);
            if !exits.is_empty() {
                let rest = Block {
                    stmts: left.collect(),
                    tail,
                };
                return self.leaving(done, stmt, &exits, rest, end);
            }
            self.in_place(stmt, &mut done);
        }
        match tail {
            Some(tail) => self.finish(done, tail, end),
            None => self.without_end(done, end),
        }
    }

    /// The statement, or the chain of `if`s that a `match` is, with what comes before that in `done`.
    fn without_match(&mut self, stmt: surface::Stmt, done: &mut Vec<core::Stmt>) -> surface::Stmt {
        let Stmt { mut note, kind } = stmt;
        let StmtKind::Own(OwnStmt::Match(matched)) = kind else {
            return Stmt { note, kind };
        };
        let span = matched.span;
        let (mut first, chain) = self.chain(*matched);
        // The patterns for rustc have no note.
        if let Some(named) = first
            .first_mut()
            .filter(|stmt| matches!(stmt.kind, StmtKind::Let { .. }))
        {
            named.note = std::mem::replace(&mut note, build::silent());
        }
        done.extend(first);
        let kind = StmtKind::Expr(build::block_expr(chain, span));
        Stmt { note, kind }
    }

    /// A block that control does not reach the end of, or that has no value to give.
    fn without_end(&mut self, stmts: Vec<core::Stmt>, end: End) -> core::Block {
        let tail = match end {
            End::Nothing => None,
            End::Value | End::Result => build::tail(build::zero(self.span)),
        };
        Block { stmts, tail }
    }

    /// The value at the end of a block.
    fn finish(&mut self, mut stmts: Vec<core::Stmt>, tail: surface::Tail, end: End) -> core::Block {
        let Tail { note, value } = tail;
        let exits = exits::of_expr(&value);
        let Expr { kind, span, open } = *value;
        let value = match (end, kind) {
            (End::Result, ExprKind::If(conditional)) => {
                let conditional = self.arms(*conditional, End::Result);
                Expr::new(ExprKind::If(Box::new(conditional)), span)
            }
            (End::Result, ExprKind::Own(OwnExpr::Match(matched))) => {
                build::block_expr(self.matched(*matched, End::Result), span)
            }
            (End::Result, ExprKind::Block(block)) => build::block_expr(self.block(block, End::Result), span),
            (End::Result, kind) if !exits.is_empty() => {
                self.names.declare_result(&mut stmts);
                let name = self.names.temporary("value", span);
                let value = self.expr(Expr { kind, span, open });
                stmts.push(build::declare(&name, value));
                self.unless(&exits, build::only(build::local(&name)), End::Result)
            }
            (_, kind) => self.expr(Expr { kind, span, open }),
        };
        Block {
            stmts,
            tail: Some(Tail {
                note,
                value: Box::new(value),
            }),
        }
    }

    /// An `if` with its arms.
    pub fn arms(&mut self, conditional: surface::If, end: End) -> core::If {
        let If {
            span,
            cond,
            then,
            otherwise,
        } = conditional;
        If {
            span,
            cond: self.expr(cond),
            then: self.block(then, end),
            otherwise: match otherwise {
                Some(block) => Some(self.block(block, end)),
                // The patterns of a `match` leave something out, as rustc finds.
                None if end != End::Nothing => Some(build::only(build::zero(span))),
                None => None,
            },
        }
    }

    /// A block whose next statement may jump out of it; `rest` is the code that such a jump skips.
    fn leaving(
        &mut self,
        mut done: Vec<core::Stmt>,
        stmt: surface::Stmt,
        exits: &Exits,
        rest: surface::Block,
        end: End,
    ) -> core::Block {
        let Stmt { note, kind } = stmt;
        match kind {
            StmtKind::Own(OwnStmt::Jump(jump)) => return self.jump(done, note, *jump, rest, end),
            StmtKind::If(conditional) if conditional.then.diverges() => {
                let otherwise = conditional.otherwise.unwrap_or_default();
                let conditional = If {
                    otherwise: Some(append(otherwise, rest)),
                    ..*conditional
                };
                return self.branch(done, note, conditional, end);
            }
            StmtKind::If(conditional) if conditional.otherwise.as_ref().is_some_and(Block::diverges) => {
                let conditional = If {
                    then: append(conditional.then, rest),
                    ..*conditional
                };
                return self.branch(done, note, conditional, end);
            }
            // A block whose names nothing after it mentions needs no braces.
            StmtKind::Expr(Expr {
                kind: ExprKind::Block(block),
                ..
            }) if block.tail.is_none() && !clash(&block, &rest) => {
                let mut open = append(block, rest);
                if let Some(first) = open.stmts.first_mut()
                    && first.note.text.is_empty()
                {
                    first.note = note;
                }
                let open = self.block(open, end);
                done.extend(open.stmts);
                return Block {
                    stmts: done,
                    tail: open.tail,
                };
            }
            kind if end == End::Result && !self.declared => {
                self.names.declare_result(&mut done);
                self.declared = true;
                let block = self.leaving(done, Stmt { note, kind }, exits, rest, end);
                self.declared = false;
                return block;
            }
            // The value is assigned only where nothing has jumped.
            StmtKind::Assign {
                target,
                update,
                value,
            } => {
                let name = self.names.temporary("value", value.span);
                let value = self.expr(value);
                done.push(Stmt {
                    note,
                    kind: build::declare(&name, value).kind,
                });
                let assign = build::stmt(StmtKind::Assign {
                    target,
                    update,
                    value: build::local(&name),
                });
                return self.guard(done, exits, before(assign, rest), end);
            }
            kind => self.in_place(Stmt { note, kind }, &mut done),
        }
        self.guard(done, exits, rest, end)
    }

    /// Appends `rest` to `stmts`, after a statement that may have jumped. `rest` runs only if none of the jumps was taken.
    fn guard(
        &mut self,
        mut stmts: Vec<core::Stmt>,
        exits: &Exits,
        rest: surface::Block,
        end: End,
    ) -> core::Block {
        let nothing_left = rest.stmts.is_empty() && rest.tail.is_none();
        let tail = match end {
            End::Nothing if nothing_left => None,
            End::Nothing => {
                let rest = self.block(rest, End::Nothing);
                if let Some(cond) = build::any_of(self.names.flags(exits)) {
                    // The other arm, so that one guard after another is a chain and not a nest.
                    stmts.push(build::stmt(StmtKind::If(Box::new(If {
                        span: self.span,
                        cond,
                        then: Block::default(),
                        otherwise: Some(rest),
                    }))));
                }
                None
            }
            // Control always jumps.
            End::Value | End::Result if nothing_left => build::tail(self.skipped(end)),
            End::Value | End::Result => {
                let rest = self.block(rest, end);
                build::tail(self.unless(exits, rest, end))
            }
        };
        Block { stmts, tail }
    }

    /// The value of a block that has been left: the result, if there is one to return.
    fn skipped(&mut self, end: End) -> core::Expr {
        match end {
            End::Result => build::local(&self.names.result()),
            End::Value | End::Nothing => build::zero(self.span),
        }
    }

    /// `rest`, unless one of the jumps was taken.
    fn unless(&mut self, exits: &Exits, rest: core::Block, end: End) -> core::Expr {
        let skipped = self.skipped(end);
        let flags: Vec<core::Expr> = self.names.flags(exits).collect();
        let Some(cond) = build::any_of(flags) else {
            return build::block_expr(rest, self.span);
        };
        let conditional = If {
            span: self.span,
            cond,
            then: build::only(skipped),
            otherwise: Some(rest),
        };
        Expr::new(ExprKind::If(Box::new(conditional)), self.span)
    }

    /// An `if` that nothing follows any more.
    fn branch(
        &mut self,
        mut stmts: Vec<core::Stmt>,
        note: Note,
        conditional: surface::If,
        end: End,
    ) -> core::Block {
        let span = conditional.span;
        let mut conditional = self.arms(conditional, end);
        if end == End::Nothing {
            let is_empty = |block: &core::Block| block.stmts.is_empty();
            if conditional.otherwise.as_ref().is_some_and(is_empty) {
                conditional.otherwise = None;
            }
            let kind = StmtKind::If(Box::new(conditional));
            stmts.push(Stmt { note, kind });
            return Block { stmts, tail: None };
        }
        let value = Box::new(Expr::new(ExprKind::If(Box::new(conditional)), span));
        Block {
            stmts,
            tail: Some(Tail { note, value }),
        }
    }

    fn jump(
        &mut self,
        mut stmts: Vec<core::Stmt>,
        note: Note,
        jump: Jump,
        rest: surface::Block,
        end: End,
    ) -> core::Block {
        let Jump { span, to, value } = jump;
        let mut unreached = Vec::new();
        if !rest.stmts.is_empty() || rest.tail.is_some() {
            let dead = self.dead(rest);
            // What is dead already needs no block of its own for what follows one more jump, and stands behind it, so that what it
            // declares hides nothing.
            if self.dead > 0 && dead.tail.is_none() {
                unreached = dead.stmts;
            } else {
                stmts.push(build::stmt(StmtKind::Own(core::OwnStmt::Dead(dead))));
            }
        }
        let flag = self.names.flag(to, span);
        let (variable, value) = match (to, value, end) {
            (Aim::Return, Some(value), End::Result) => {
                let value = Box::new(value);
                stmts.extend(unreached);
                return self.finish(stmts, Tail { note, value }, end);
            }
            (Aim::Return, value, _) => (self.names.result(), value),
            (Aim::Break(exit) | Aim::Continue(exit), value, _) => {
                (self.names.name("value", exit.0, span), value)
            }
        };
        let jumped = match value {
            None => vec![build::raise(&flag)],
            Some(value) => {
                let inner = exits::of_expr(&value);
                let given = self.expr(value);
                if inner.is_empty() {
                    vec![build::assign(&variable, given), build::raise(&flag)]
                } else {
                    let name = self.names.temporary("value", span);
                    let taken = Block {
                        stmts: vec![build::assign(&variable, build::local(&name)), build::raise(&flag)],
                        tail: None,
                    };
                    let first = vec![build::declare(&name, given)];
                    self.guard(first, &inner, taken, End::Nothing).stmts
                }
            }
        };
        let start = stmts.len();
        stmts.extend(jumped);
        if let Some(first) = stmts.get_mut(start) {
            first.note = note;
        }
        stmts.extend(unreached);
        self.without_end(stmts, end)
    }

    /// Rewrites the code after a jump, which control never reaches.
    fn dead(&mut self, rest: surface::Block) -> core::Block {
        let mut stmts = Vec::new();
        let declared = self.declared;
        if !declared {
            self.names.declare_result(&mut stmts);
        }
        self.declared = true;
        self.dead += 1;
        let rest = self.block(rest, End::Nothing);
        self.dead -= 1;
        self.declared = declared;
        stmts.extend(rest.stmts);
        let tail = rest.tail;
        Block { stmts, tail }
    }

    /// A statement whose own jumps, if they lead out of it, raise flags.
    fn in_place(&mut self, stmt: surface::Stmt, stmts: &mut Vec<core::Stmt>) {
        let Stmt { note, kind } = stmt;
        let kind = match kind {
            StmtKind::Let { pattern, ty, value } => StmtKind::Let {
                pattern,
                ty,
                value: self.expr(value),
            },
            StmtKind::Assign {
                target,
                update,
                value,
            } => StmtKind::Assign {
                target: self.target(target),
                update,
                value: self.expr(value),
            },
            StmtKind::Accumulate(sum) => StmtKind::Accumulate(Box::new(self.accumulate(*sum))),
            StmtKind::Expr(value) => StmtKind::Expr(self.expr(value)),
            StmtKind::Require(required) => {
                let Require { cond, text, span } = *required;
                let cond = self.expr(cond);
                StmtKind::Require(Box::new(Require { cond, text, span }))
            }
            StmtKind::If(conditional) => StmtKind::If(Box::new(self.arms(*conditional, End::Nothing))),
            StmtKind::Own(OwnStmt::While(looped)) => loops::while_loop(self, *looped, stmts),
            StmtKind::Own(OwnStmt::Loop(looped)) => loops::endless(self, *looped, stmts),
            StmtKind::Own(OwnStmt::For(looped)) => loops::for_loop(self, *looped, stmts),
            StmtKind::Own(OwnStmt::Match(matched)) => {
                let span = matched.span;
                StmtKind::Expr(build::block_expr(self.matched(*matched, End::Nothing), span))
            }
            StmtKind::Own(OwnStmt::Jump(jump)) => {
                let block = self.jump(Vec::new(), build::silent(), *jump, Block::default(), End::Nothing);
                stmts.extend(block.stmts);
                return;
            }
        };
        stmts.push(Stmt { note, kind });
    }
}
