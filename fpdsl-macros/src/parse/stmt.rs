//! Blocks and statements.

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote};
use syn::spanned::Spanned;

use super::Parser;
use super::expr::compound_operator;
use super::unsupported;
use crate::ast::{
    BinaryOp, Block, Ends, Expr, ExprKind, For, IntLiteral, Note, Pattern, Stmt, StmtKind, Tail, Target,
    Update,
};
use crate::source;

/// A statement, or the value of the block when it comes last.
enum Parsed {
    Stmt(StmtKind),
    Value(Expr),
}

impl Parser<'_> {
    pub fn block(&mut self, block: &syn::Block) -> Block {
        self.scopes.enter();
        let mut parsed = Block::default();
        let last = block.stmts.len().saturating_sub(1);
        for (position, stmt) in block.stmts.iter().enumerate() {
            self.stmt(stmt, position == last, &mut parsed);
        }
        self.scopes.leave();
        parsed
    }

    fn stmt(&mut self, stmt: &syn::Stmt, last: bool, block: &mut Block) {
        match stmt {
            syn::Stmt::Local(local) => self.local(local, block),
            syn::Stmt::Item(item) => {
                let message = "items inside a function body are not supported: move it out of the function";
                self.errors.push(item.span(), message);
            }
            syn::Stmt::Macro(mac) => {
                let (span, message) = unsupported::describe_macro(&mac.mac);
                self.errors.push(span, message);
            }
            syn::Stmt::Expr(expr, semi) => {
                let note = note(expr);
                match self.expr_stmt(expr, semi.is_some()) {
                    Parsed::Stmt(kind) => block.stmts.push(Stmt { note, kind }),
                    Parsed::Value(value) if last && semi.is_none() => {
                        block.tail = Some(Tail {
                            note,
                            value: Box::new(value),
                        });
                    }
                    Parsed::Value(value) => {
                        if semi.is_none() && !matches!(value.kind, ExprKind::Error) {
                            let message = "this value is not used: assign it with `let`, or end it with `;`";
                            self.errors.push(value.span, message);
                        }
                        block.stmts.push(Stmt {
                            note,
                            kind: StmtKind::Expr(value),
                        });
                    }
                }
            }
        }
    }

    fn local(&mut self, local: &syn::Local, block: &mut Block) {
        let note = Note {
            line: source::line(local.let_token.span),
            text: source::one_line(quote!(#local)),
        };
        let (pat, ty) = match &local.pat {
            syn::Pat::Type(typed) => (&*typed.pat, Some(self.ty(&typed.ty))),
            pat => (pat, None),
        };
        let value = match &local.init {
            None => {
                self.errors.push(
                    local.let_token.span,
                    "a `let` without a value is not supported: give it one, as in `let x = if c { a } else { b };`",
                );
                Expr::error(local.let_token.span)
            }
            Some(init) => {
                if let Some((token, _)) = &init.diverge {
                    let message =
                        "`let .. else` is not supported: every pattern here matches, drop the `else`";
                    self.errors.push(token.span, message);
                }
                self.expr(&init.expr)
            }
        };
        let pattern = self.pattern(pat);
        self.declare(&pattern);
        block.stmts.push(Stmt {
            note,
            kind: StmtKind::Let { pattern, ty, value },
        });
    }

    fn expr_stmt(&mut self, expr: &syn::Expr, semi: bool) -> Parsed {
        match expr {
            syn::Expr::Assign(assign) => {
                let value = self.expr(&assign.right);
                let target = self.target(&assign.left);
                Parsed::Stmt(StmtKind::Assign {
                    target,
                    update: Update::Set,
                    value,
                })
            }
            syn::Expr::Binary(binary) => match compound_operator(&binary.op) {
                Some((op, span)) => self.compound(binary, op, span),
                None => Parsed::Value(self.expr(expr)),
            },
            syn::Expr::While(looped) if looped.label.is_none() => {
                let cond = self.expr(&looped.cond);
                let body = self.unit_block(&looped.body, "while");
                Parsed::Stmt(StmtKind::While { cond, body })
            }
            syn::Expr::ForLoop(looped) if looped.label.is_none() => self.for_loop(looped),
            syn::Expr::If(conditional) => {
                let parsed = self.conditional(conditional);
                if parsed.then.has_value() {
                    let span = parsed.span;
                    Parsed::Value(Expr::new(ExprKind::If(Box::new(parsed)), span))
                } else {
                    Parsed::Stmt(StmtKind::If(Box::new(parsed)))
                }
            }
            syn::Expr::Block(inner) if inner.label.is_none() => {
                let span = inner.block.brace_token.span.open();
                let parsed = self.block(&inner.block);
                let has_value = parsed.has_value();
                let value = Expr::new(ExprKind::Block(parsed), span);
                if has_value || semi {
                    Parsed::Value(value)
                } else {
                    Parsed::Stmt(StmtKind::Expr(value))
                }
            }
            other => Parsed::Value(self.expr(other)),
        }
    }

    fn compound(&mut self, binary: &syn::ExprBinary, op: BinaryOp, span: Span) -> Parsed {
        let value = self.expr(&binary.right);
        let target = self.target(&binary.left);
        if !matches!(target, Target::Place(_)) {
            self.errors
                .push(span, "a tuple has no operators: assign its components one by one");
        }
        Parsed::Stmt(StmtKind::Assign {
            target,
            update: Update::Apply(op, span),
            value,
        })
    }

    /// The body of a loop, which has no value.
    fn unit_block(&mut self, block: &syn::Block, what: &str) -> Block {
        let parsed = self.block(block);
        if let Some(tail) = &parsed.tail {
            let message = format_args!("the body of a `{what}` has no value: assign it to a variable");
            self.errors.push(tail.value.span, message);
        }
        parsed
    }

    pub fn else_block(&mut self, branch: &syn::Expr) -> Block {
        match branch {
            syn::Expr::Block(block) => self.block(&block.block),
            syn::Expr::If(conditional) => {
                let note = note(branch);
                let parsed = self.conditional(conditional);
                let mut block = Block::default();
                if parsed.then.has_value() {
                    let value = Box::new(Expr::new(
                        ExprKind::If(Box::new(parsed)),
                        conditional.if_token.span,
                    ));
                    block.tail = Some(Tail { note, value });
                } else {
                    block.stmts.push(Stmt {
                        note,
                        kind: StmtKind::If(Box::new(parsed)),
                    });
                }
                block
            }
            other => {
                let value = Box::new(self.expr(other));
                Block {
                    stmts: Vec::new(),
                    tail: Some(Tail {
                        note: note(other),
                        value,
                    }),
                }
            }
        }
    }

    fn for_loop(&mut self, looped: &syn::ExprForLoop) -> Parsed {
        let span = looped.for_token.span;
        let range = self.range(&looped.expr);
        self.scopes.enter();
        let pattern = self.pattern(&looped.pat);
        if let Pattern::Tuple(_, at) = &pattern {
            self.errors
                .push(*at, "the counter of a `for` is one integer: write `for i in ..`");
        }
        self.declare(&pattern);
        let body = self.unit_block(&looped.body, "for");
        self.scopes.leave();
        match range {
            Some((ends, inclusive)) => Parsed::Stmt(StmtKind::For(Box::new(For {
                span,
                pattern,
                ends,
                inclusive,
                body,
            }))),
            None => Parsed::Value(Expr::error(span)),
        }
    }

    /// The ends of a `for`, and whether the upper one is included.
    fn range(&mut self, expr: &syn::Expr) -> Option<(Ends, bool)> {
        let range = match expr {
            syn::Expr::Paren(inner) => return self.range(&inner.expr),
            syn::Expr::Range(range) => range,
            other => {
                self.errors
                    .push(other.span(), unsupported::describe_iterator(other));
                return None;
            }
        };
        let limits = range.limits.span();
        let (Some(lo), Some(hi)) = (&range.start, &range.end) else {
            self.errors
                .push(limits, "the range of a `for` needs both ends: write `0..n`");
            return None;
        };
        let inclusive = matches!(range.limits, syn::RangeLimits::Closed(_));
        if let (Some(lo), Some(hi)) = (self.int_end(lo), self.int_end(hi)) {
            return Some((Ends::Literal(lo, hi), inclusive));
        }
        if let (Some(lo), Some(hi)) = (self.const_expr(lo), self.const_expr(hi)) {
            return Some((Ends::Const(lo, hi), inclusive));
        }
        if inclusive {
            self.errors.push(
                limits,
                "`..=` with ends known only at run time is not supported yet: write `a..b + 1`",
            );
        }
        Some((Ends::Value(self.expr(lo), self.expr(hi)), inclusive))
    }

    /// An integer literal with or without a minus.
    fn int_end(&mut self, expr: &syn::Expr) -> Option<IntLiteral> {
        match expr {
            syn::Expr::Lit(syn::ExprLit {
                lit: syn::Lit::Int(int),
                ..
            }) => self.int_literal(int),
            syn::Expr::Unary(syn::ExprUnary {
                op: syn::UnOp::Neg(_),
                expr,
                ..
            }) => {
                let mut literal = self.int_end(expr)?;
                literal.value = -literal.value;
                Some(literal)
            }
            syn::Expr::Paren(inner) => self.int_end(&inner.expr),
            _ => None,
        }
    }

    fn pattern(&mut self, pat: &syn::Pat) -> Pattern {
        match pat {
            syn::Pat::Ident(name) if name.by_ref.is_none() && name.subpat.is_none() => Pattern::Name {
                name: name.ident.clone(),
                mutable: name.mutability.map(|token| token.span),
            },
            syn::Pat::Wild(wild) => Pattern::Wild(wild.underscore_token.span),
            syn::Pat::Paren(inner) => self.pattern(&inner.pat),
            syn::Pat::Tuple(tuple) => {
                let parts = tuple.elems.iter().map(|elem| self.pattern(elem)).collect();
                Pattern::Tuple(parts, tuple.paren_token.span.open())
            }
            other => {
                self.errors
                    .push(other.span(), unsupported::describe_pattern(other));
                Pattern::Wild(other.span())
            }
        }
    }

    fn declare(&mut self, pattern: &Pattern) {
        match pattern {
            Pattern::Name { name, .. } => self.scopes.declare(name),
            Pattern::Wild(_) => {}
            Pattern::Tuple(parts, _) => parts.iter().for_each(|part| self.declare(part)),
        }
    }
}

/// The note of a statement: for one with blocks its head alone, since the blocks have notes of their own.
fn note(expr: &syn::Expr) -> Note {
    let (span, tokens): (Span, TokenStream) = match expr {
        syn::Expr::If(conditional) => {
            let syn::ExprIf { if_token, cond, .. } = conditional;
            (if_token.span, quote!(#if_token #cond))
        }
        syn::Expr::While(looped) => {
            let syn::ExprWhile {
                while_token, cond, ..
            } = looped;
            (while_token.span, quote!(#while_token #cond))
        }
        syn::Expr::ForLoop(looped) => {
            let syn::ExprForLoop {
                for_token,
                pat,
                in_token,
                expr,
                ..
            } = looped;
            (for_token.span, quote!(#for_token #pat #in_token #expr))
        }
        syn::Expr::Block(block) => {
            return Note {
                line: source::line(block.span()),
                text: String::new(),
            };
        }
        other => (other.span(), other.to_token_stream()),
    };
    Note {
        line: source::line(span),
        text: source::one_line(tokens),
    }
}
