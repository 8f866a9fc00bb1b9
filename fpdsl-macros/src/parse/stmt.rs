//! Blocks and statements.

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote};
use syn::spanned::Spanned;

use super::Parser;
use super::arrays::is_swap;
use super::assert::is_assertion;
use super::expr::compound_operator;
use super::overrides::is_override;
use super::{refutable, unsupported};
use crate::ast::surface::{Block, Expr, ExprKind, Loop, OwnExpr, OwnStmt, Stmt, StmtKind, Tail, Target};
use crate::ast::{BinaryOp, Note, Pattern, Update, Updated};
use crate::source;

/// A statement, or the value of the block when it comes last.
enum Parsed {
    Stmt(StmtKind),
    Value(Expr),
}

impl Parser<'_> {
    pub fn block(&mut self, block: &syn::Block) -> Block {
        self.stmts(&block.stmts)
    }

    /// The statements of a block.
    pub fn stmts(&mut self, stmts: &[syn::Stmt]) -> Block {
        self.scopes.enter();
        let mut parsed = Block::default();
        let last = stmts.len().saturating_sub(1);
        let result = self.result.take();
        for (position, stmt) in stmts.iter().enumerate() {
            match (stmt, &result) {
                (syn::Stmt::Expr(value @ syn::Expr::MethodCall(_), None), Some(ty)) if position == last => {
                    let (note, parsed_value) = (note(value), self.typed_value(value, Some(ty)));
                    self.expr_value(parsed_value, note, true, false, &mut parsed);
                }
                _ => self.stmt(stmt, position == last, &mut parsed),
            }
        }
        self.scopes.leave();
        parsed
    }

    fn stmt(&mut self, stmt: &syn::Stmt, last: bool, block: &mut Block) {
        match stmt {
            syn::Stmt::Local(local) => self.local(local, block),
            syn::Stmt::Item(item) => {
                let message = "items inside a function body are not supported, apart from `const`: move it out of the function";
                self.errors.push(item.span(), message);
            }
            syn::Stmt::Macro(mac) if is_override(&mac.mac) => {
                let note = Note {
                    line: source::line(mac.mac.path.span()),
                    text: String::new(),
                };
                let value = self.override_expr(&mac.mac);
                self.expr_value(value, note, last, mac.semi_token.is_some(), block);
            }
            syn::Stmt::Macro(mac) if is_assertion(&mac.mac) => {
                let kind = self.assertion(&mac.mac);
                let note = Note {
                    line: source::line(mac.mac.path.span()),
                    text: source::one_line(mac.mac.to_token_stream()),
                };
                block.stmts.push(Stmt { note, kind });
            }
            syn::Stmt::Macro(mac) => {
                let (span, message) = unsupported::describe_macro(&mac.mac);
                self.errors.push(span, message);
            }
            syn::Stmt::Expr(expr, semi) => {
                let note = note(expr);
                match self.expr_stmt(expr, semi.is_some()) {
                    Parsed::Stmt(kind) => block.stmts.push(Stmt { note, kind }),
                    Parsed::Value(value) => self.expr_value(value, note, last, semi.is_some(), block),
                }
            }
        }
    }

    /// An expression as a statement, or as the value of the block.
    fn expr_value(&mut self, value: Expr, note: Note, last: bool, semi: bool, block: &mut Block) {
        if last && !semi && !value.is_unit() {
            block.tail = Some(Tail {
                note,
                value: Box::new(value),
            });
            return;
        }
        if !semi && !value.is_unit() && !matches!(value.kind, ExprKind::Own(OwnExpr::Error)) {
            let message = "this value is not used: assign it with `let`, or end it with `;`";
            self.errors.push(value.span, message);
        }
        block.stmts.push(Stmt {
            note,
            kind: StmtKind::Expr(value),
        });
    }

    fn local(&mut self, local: &syn::Local, block: &mut Block) {
        let note = Note {
            line: source::line(local.let_token.span),
            text: source::one_line(quote!(#local)),
        };
        if self.local_view(local, block) {
            return;
        }
        if let Some(stmts) = self.optional_let(local) {
            block.stmts.extend(stmts);
            return;
        }
        if let Some((pat, value)) = refutable::destructured(local) {
            let value = self.expr(&value);
            let pattern = self.pattern(&pat);
            self.declare(&pattern);
            let ty = None;
            block.stmts.push(Stmt {
                note,
                kind: StmtKind::Let { pattern, ty, value },
            });
            return;
        }
        let (pat, ty) = match &local.pat {
            syn::Pat::Type(typed) => (&*typed.pat, Some(self.ty(&typed.ty))),
            pat => (pat, None),
        };
        let value = match &local.init {
            None => Expr::new(ExprKind::Own(OwnExpr::Unset), local.let_token.span),
            Some(init) if self.let_closure(pat, &init.expr) => return,
            Some(init) => self.typed_value(&init.expr, ty.as_ref()),
        };
        let pattern = self.pattern(pat);
        self.declare(&pattern);
        if let Pattern::Name { name, .. } = &pattern {
            self.note_given(name, ty.as_ref(), Some(&value));
        }
        block.stmts.push(Stmt {
            note,
            kind: StmtKind::Let { pattern, ty, value },
        });
    }

    /// A value of a type that is written beside it.
    fn typed_value(&mut self, value: &syn::Expr, ty: Option<&crate::ast::Type>) -> Expr {
        if let syn::Expr::MethodCall(call) = value
            && let Some(parsed) = self.consumed(call, ty)
        {
            return parsed;
        }
        self.expr(value)
    }

    /// A name for a part of a slice.
    fn local_view(&mut self, local: &syn::Local, block: &mut Block) -> bool {
        let Some(init) = &local.init else {
            return false;
        };
        let pat = match &local.pat {
            syn::Pat::Type(typed) => &*typed.pat,
            pat => pat,
        };
        let kinds = match (self.split(pat, &init.expr), init.diverge.is_some()) {
            (_, true) => return false,
            (Some(kinds), _) => kinds,
            (None, _) => match self.view(&init.expr) {
                Some(view) => self.let_view(pat, view).into_iter().collect(),
                None => return false,
            },
        };
        let stmts = kinds.into_iter().map(|kind| Stmt {
            note: Note {
                line: source::line(local.let_token.span),
                text: String::new(),
            },
            kind,
        });
        block.stmts.extend(stmts);
        true
    }

    fn expr_stmt(&mut self, expr: &syn::Expr, semi: bool) -> Parsed {
        let taken = match expr {
            syn::Expr::If(conditional) => self.optional_if(conditional),
            syn::Expr::Match(matched) => self.optional_match(matched),
            _ => None,
        };
        if let Some(value) = taken {
            return if value.is_unit() && (!semi || diverges(&value)) {
                Parsed::Stmt(StmtKind::Expr(value))
            } else {
                Parsed::Value(value)
            };
        }
        if let syn::Expr::If(conditional) = expr
            && let Some(matched) = refutable::matched(conditional)
        {
            return self.expr_stmt(&matched, semi);
        }
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
            syn::Expr::MethodCall(call) if semi && is_swap(call) => Parsed::Stmt(self.swap(call)),
            syn::Expr::While(looped) => Parsed::Stmt(self.while_stmt(looped)),
            syn::Expr::ForLoop(looped) => Parsed::Stmt(self.for_stmt(looped)),
            syn::Expr::Loop(looped) => {
                let looped = self.loop_expr(looped);
                self.loop_stmt(looped)
            }
            syn::Expr::Return(jump) => Parsed::Stmt(self.return_stmt(jump)),
            syn::Expr::Break(jump) => Parsed::Stmt(self.break_stmt(jump)),
            syn::Expr::Continue(jump) => Parsed::Stmt(self.continue_stmt(jump)),
            syn::Expr::If(conditional) => {
                let parsed = self.conditional(conditional);
                if parsed.has_value() {
                    let span = parsed.span;
                    Parsed::Value(Expr::new(ExprKind::If(Box::new(parsed)), span))
                } else {
                    Parsed::Stmt(StmtKind::If(Box::new(parsed)))
                }
            }
            syn::Expr::Match(matched) => {
                let parsed = self.match_expr(matched);
                if parsed.has_value() {
                    let span = parsed.span;
                    Parsed::Value(Expr::new(ExprKind::Own(OwnExpr::Match(Box::new(parsed))), span))
                } else {
                    Parsed::Stmt(StmtKind::Own(OwnStmt::Match(Box::new(parsed))))
                }
            }
            syn::Expr::Block(inner) if inner.label.is_some() => {
                let parsed = self.labelled_block(inner);
                self.loop_stmt(parsed)
            }
            syn::Expr::Block(inner) => {
                let span = inner.block.brace_token.span.open();
                let parsed = self.block(&inner.block);
                let has_value = parsed.has_value();
                let value = Expr::new(ExprKind::Block(parsed), span);
                if has_value || (semi && !diverges(&value)) {
                    Parsed::Value(value)
                } else {
                    Parsed::Stmt(StmtKind::Expr(value))
                }
            }
            syn::Expr::Macro(mac) if is_assertion(&mac.mac) => Parsed::Stmt(self.assertion(&mac.mac)),
            syn::Expr::Macro(mac) if is_override(&mac.mac) => Parsed::Value(self.override_expr(&mac.mac)),
            other => Parsed::Value(self.expr(other)),
        }
    }

    fn loop_stmt(&mut self, looped: Loop) -> Parsed {
        if looped.has_value() {
            Parsed::Value(self.loop_value(looped))
        } else {
            Parsed::Stmt(StmtKind::Own(OwnStmt::Loop(Box::new(looped))))
        }
    }

    fn compound(&mut self, binary: &syn::ExprBinary, op: BinaryOp, span: Span) -> Parsed {
        let value = self.expr(&binary.right);
        let target = self.target(&binary.left);
        // What is neither has been reported.
        if matches!(target, Target::Tuple(..)) || matches!(&*binary.left, syn::Expr::Infer(_)) {
            self.errors
                .push(span, "a tuple has no operators: assign its components one by one");
        }
        Parsed::Stmt(StmtKind::Assign {
            target,
            update: Update::Apply {
                op,
                span,
                of: Updated::Scalar,
            },
            value,
        })
    }

    pub fn else_block(&mut self, branch: &syn::Expr) -> Block {
        match branch {
            syn::Expr::Block(block) => self.block(&block.block),
            other => self.expr_block(other),
        }
    }

    /// An expression that stands where a block could.
    pub fn expr_block(&mut self, expr: &syn::Expr) -> Block {
        let note = note(expr);
        let mut block = Block::default();
        match self.expr_stmt(expr, false) {
            Parsed::Stmt(kind) => block.stmts.push(Stmt { note, kind }),
            Parsed::Value(value) => {
                block.tail = Some(Tail {
                    note,
                    value: Box::new(value),
                });
            }
        }
        block
    }

    pub fn pattern(&mut self, pat: &syn::Pat) -> Pattern {
        match pat {
            syn::Pat::Ident(name) if name.by_ref.is_none() && name.subpat.is_none() => Pattern::Name {
                name: name.ident.clone(),
                mutable: name.mutability.map(|token| token.span),
            },
            syn::Pat::Wild(wild) => Pattern::Wild(wild.underscore_token.span),
            syn::Pat::Paren(inner) => self.pattern(&inner.pat),
            syn::Pat::Tuple(tuple) => {
                let parts = tuple.elems.iter().map(|elem| self.part_pattern(elem)).collect();
                Pattern::Tuple(parts, tuple.paren_token.span.open())
            }
            syn::Pat::Slice(array) => {
                let parts = array.elems.iter().map(|elem| self.part_pattern(elem)).collect();
                Pattern::Array(parts, array.bracket_token.span.open())
            }
            syn::Pat::Struct(_) | syn::Pat::TupleStruct(_) => self.struct_pattern(pat),
            other => {
                self.errors
                    .push(other.span(), unsupported::describe_pattern(other));
                Pattern::Wild(other.span())
            }
        }
    }

    /// A part of a tuple or an array, which may be what is left of it.
    fn part_pattern(&mut self, pat: &syn::Pat) -> Pattern {
        match pat {
            syn::Pat::Rest(rest) => Pattern::Rest(rest.dot2_token.span()),
            other => self.pattern(other),
        }
    }

    pub fn declare(&mut self, pattern: &Pattern) {
        pattern.for_each_name(&mut |name| self.scopes.declare(name));
    }
}

/// Returns true if an expression is a block that control never passes.
fn diverges(value: &Expr) -> bool {
    matches!(&value.kind, ExprKind::Block(block) if block.diverges())
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
        syn::Expr::Loop(looped) => (looped.loop_token.span, looped.loop_token.to_token_stream()),
        syn::Expr::Match(matched) => {
            let syn::ExprMatch {
                match_token, expr, ..
            } = matched;
            (match_token.span, quote!(#match_token #expr))
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
