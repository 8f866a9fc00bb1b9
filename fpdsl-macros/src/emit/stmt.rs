//! Blocks and statements.

use proc_macro2::{Literal, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};

use super::Emitter;
use super::names::{mut_token, name_text};
use super::paths::backend;
use super::repeat::Repeat;
use crate::ast::core::{Block, Coverage, Expr, ExprKind, OwnExpr, OwnStmt, Stmt, StmtKind};
use crate::ast::variables::assigned_by_block;
use crate::ast::{Note, Pattern, StructPattern};
use crate::span::at;

impl Emitter {
    /// The statements of a block and its value, without braces.
    pub fn block(&self, block: &Block) -> TokenStream {
        let stmts = block.stmts.iter().map(|stmt| self.stmt(stmt));
        let tail = block.tail.as_ref().map(|tail| {
            let note = self.note(&tail.note, tail.value.span);
            let value = self.expr(&tail.value);
            quote!(#note #value)
        });
        quote!(#(#stmts)* #tail)
    }

    /// The statements of a block whose value the function returns. What it assigns is not needed any more, so that an
    /// `if` at its end carries its value alone.
    pub fn body(&self, block: &Block) -> TokenStream {
        let stmts = block.stmts.iter().map(|stmt| self.stmt(stmt));
        let tail = block.tail.as_ref().map(|tail| {
            let note = self.note(&tail.note, tail.value.span);
            let value = self.result(&tail.value);
            quote!(#note #value)
        });
        quote!(#(#stmts)* #tail)
    }

    fn result(&self, value: &Expr) -> TokenStream {
        let span = at(value.span);
        match &value.kind {
            ExprKind::Block(block) => {
                let body = self.body(block);
                quote_spanned!(span=> { #body })
            }
            ExprKind::If(conditional) => self.if_result(conditional),
            _ => self.expr(value),
        }
    }

    pub fn stmt(&self, stmt: &Stmt) -> TokenStream {
        match &stmt.kind {
            StmtKind::Let { pattern, ty, value } => {
                let ty = ty.as_ref().map(|ty| {
                    let lifted = self.paths.lifted(ty);
                    quote_spanned!(at(ty.span())=> : #lifted)
                });
                let note = self.note(&stmt.note, value.span);
                let binding = self.let_binding(pattern, ty, value);
                quote!(#note #binding)
            }
            StmtKind::Assign {
                target,
                update,
                value,
            } => {
                let note = self.note(&stmt.note, value.span);
                let assignment = self.assign(target, *update, value);
                quote!(#note #assignment)
            }
            StmtKind::Accumulate(sum) => {
                let note = self.note(&stmt.note, sum.span);
                let assignment = self.accumulate(sum);
                quote!(#note #assignment)
            }
            StmtKind::Expr(expr) => {
                let note = self.note(&stmt.note, expr.span);
                let value = self.expr(expr);
                if expr.is_unit() {
                    quote!(#note #value)
                } else {
                    quote!(#note let _ = #value;)
                }
            }
            StmtKind::Require(required) => {
                let note = self.note(&stmt.note, required.span);
                let (b, cond, text) = (backend(), self.expr(&required.cond), &required.text);
                quote_spanned!(at(required.span)=> #note #b.require(#cond, #text);)
            }
            StmtKind::If(conditional) => {
                let note = self.note(&stmt.note, conditional.span);
                let statement = self.if_statement(conditional);
                quote!(#note #statement)
            }
            StmtKind::Own(OwnStmt::While(looped)) => {
                let note = self.note(&stmt.note, looped.span);
                let statement = self.while_statement(&looped.cond, &looped.body);
                quote!(#note #statement)
            }
            StmtKind::Own(OwnStmt::For(looped)) => {
                let note = self.note(&stmt.note, looped.span);
                let statement = self.for_statement(looped);
                quote!(#note #statement)
            }
            StmtKind::Own(OwnStmt::Dead(block)) => self.dead(block),
            StmtKind::Own(OwnStmt::Coverage(coverage)) => self.coverage(coverage),
        }
    }

    /// Code that control does not reach, for rustc to check.
    fn dead(&self, block: &Block) -> TokenStream {
        let body = self.block(block);
        let body = if block.has_value() {
            quote!(let _ = { #body };)
        } else {
            body
        };
        quote!(if false { #body })
    }

    /// A `match` with the patterns that nobody runs, on a value of the type that they are for.
    fn coverage(&self, coverage: &Coverage) -> TokenStream {
        // No place of the user's but those of the scrutinee and the patterns, where rustc could propose to write.
        let ours = Span::mixed_site();
        let scrutinee = &coverage.scrutinee;
        let (b, native) = (backend(), self.paths.item("native", coverage.span));
        let value = quote_spanned!(at(coverage.span)=> #native(#b, #scrutinee));
        let arms = coverage
            .patterns
            .iter()
            .enumerate()
            .map(|(position, (pattern, guarded))| {
                // rustc offers to add an arm only where the last two have one origin, and would add it to this one.
                let ours = if position % 2 == 0 {
                    ours
                } else {
                    Span::call_site()
                };
                let pattern = self.paths.constant(pattern);
                let guard = guarded.then(|| quote_spanned!(ours=> if false));
                quote_spanned!(ours=> #pattern #guard => {})
            });
        quote_spanned!(ours=> if false { match #value { #(#arms)* } })
    }

    pub fn note(&self, note: &Note, span: Span) -> TokenStream {
        if note.text.is_empty() || !self.traced {
            return TokenStream::new();
        }
        let b = backend();
        let line = Literal::u32_unsuffixed(note.line);
        let text = &note.text;
        quote_spanned!(at(span)=> #b.note(#line, #text);)
    }

    fn let_binding(&self, pattern: &Pattern, ty: Option<TokenStream>, value: &Expr) -> TokenStream {
        if let (Pattern::Name { name, .. }, ExprKind::View(..)) = (pattern, &value.kind) {
            // No backend keeps a slice in a variable of its own.
            let (span, value) = (at(name.span()), self.expr(value));
            return quote_spanned!(span=> let #name = #value;);
        }
        if let (Pattern::Name { name, .. }, ExprKind::Own(OwnExpr::Unset)) = (pattern, &value.kind) {
            let value = self.expr(value);
            let given = Pattern::Name {
                name: name.clone(),
                mutable: Some(Span::mixed_site()),
            };
            return self.let_value(&given, ty, value);
        }
        let value = self.expr(value);
        self.let_value(pattern, ty, value)
    }

    /// Binds a pattern to a value that is emitted already.
    pub fn let_value(&self, pattern: &Pattern, ty: Option<TokenStream>, value: TokenStream) -> TokenStream {
        let b = backend();
        match pattern {
            Pattern::Name { name, mutable } => {
                let span = at(name.span());
                let mutable = mut_token(*mutable);
                let text = name_text(name);
                if text.is_empty() {
                    // One of ours that nobody needs to see.
                    return quote_spanned!(span=> let #mutable #name #ty = #value;);
                }
                if !self.traced && ty.is_some() {
                    return quote_spanned!(span=> let #mutable #name #ty = #value;);
                }
                quote_spanned!(span=> let #mutable #name #ty = #b.bind(#text, #value);)
            }
            Pattern::Wild(span) | Pattern::Rest(span) => quote_spanned!(at(*span)=> let _ #ty = #value;),
            Pattern::Tuple(_, span)
            | Pattern::Array(_, span)
            | Pattern::Struct(StructPattern { span, .. }) => {
                // Each component is bound by its own name: the parts first under names of ours. The type is that of the value,
                // which for a struct the tuple of its fields does not have.
                let (user, ours, bound) = self.tuple_binding(pattern, &mut 0);
                quote_spanned!(at(*span)=> let #user = { let #ours #ty = #value; #bound };)
            }
        }
    }

    /// A pattern as the user has it, the same with our names, and the tuple of the named values.
    fn tuple_binding(&self, pattern: &Pattern, count: &mut usize) -> (TokenStream, TokenStream, TokenStream) {
        match pattern {
            Pattern::Name { name, mutable } => {
                let span = at(name.span());
                let mutable = mut_token(*mutable);
                let part = format_ident!("__part{count}", span = Span::mixed_site());
                *count += 1;
                let (b, text) = (backend(), name_text(name));
                let bound = quote_spanned!(span=> #b.bind(#text, #part));
                (quote_spanned!(span=> #mutable #name), quote!(#part), bound)
            }
            Pattern::Wild(span) => {
                let part = format_ident!("__part{count}", span = Span::mixed_site());
                *count += 1;
                (quote_spanned!(at(*span)=> _), quote!(#part), quote!(#part))
            }
            // The user's pattern is the tuple of what its fields are bound to.
            Pattern::Struct(taken) => {
                let whole = format_ident!("__part{count}", span = Span::mixed_site());
                *count += 1;
                let triples: Vec<_> = taken
                    .fields
                    .iter()
                    .map(|(_, part)| self.tuple_binding(part, count))
                    .collect();
                let user = triples.iter().map(|t| &t.0);
                let ours: Vec<TokenStream> = triples.iter().map(|t| t.1.clone()).collect();
                let bound = triples.iter().map(|t| &t.2);
                let fields = self.taken_apart(taken, &whole, &ours);
                let span = at(taken.span);
                (
                    quote_spanned!(span=> (#(#user,)*)),
                    quote!(#whole),
                    quote_spanned!(span=> { #fields (#(#bound,)*) }),
                )
            }
            // So it is of the parts of an array, which may have several types once they are bound.
            Pattern::Tuple(parts, span) | Pattern::Array(parts, span) => {
                let triples: Vec<_> = parts.iter().map(|part| self.tuple_binding(part, count)).collect();
                let named = || {
                    let pairs = triples.iter().zip(parts);
                    pairs.filter_map(|(t, part)| (!matches!(part, Pattern::Rest(_))).then_some(t))
                };
                let user = named().map(|t| &t.0);
                let ours = triples.iter().map(|t| &t.1);
                let bound = named().map(|t| &t.2);
                let span = at(*span);
                let ours = match pattern {
                    Pattern::Array(..) => quote_spanned!(span=> [#(#ours,)*]),
                    _ => quote_spanned!(span=> (#(#ours,)*)),
                };
                (
                    quote_spanned!(span=> (#(#user,)*)),
                    ours,
                    quote_spanned!(span=> (#(#bound,)*)),
                )
            }
            Pattern::Rest(span) => (
                TokenStream::new(),
                quote_spanned!(at(*span)=> ..),
                TokenStream::new(),
            ),
        }
    }

    fn while_statement(&self, cond: &Expr, body: &Block) -> TokenStream {
        if self.branches() {
            let (span, b) = (at(cond.span), backend());
            let (cond, body) = (self.expr(cond), self.block(body));
            return quote_spanned!(span=> while #b.truth(#cond) { #body });
        }
        let names = assigned_by_block(body);
        let body = self.block(body);
        self.repeat(&Repeat {
            names: &names,
            setup: TokenStream::new(),
            turns: self.paths.item("Endless", cond.span),
            counter: quote!(()),
            go: Some(cond),
            body: quote!({ #body }),
            span: cond.span,
        })
    }
}
