//! Blocks, statements and control flow.
//!
//! Closures are arguments and carry `#[inline(always)]`: bound by a `let` they could not, and a call per turn of a
//! loop costs more than the arithmetic.

use proc_macro2::{Delimiter, Group, Ident, Literal, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};

use super::paths::{at, backend, local};
use super::{Emitter, state};
use crate::ast::{Block, Ends, Expr, ExprKind, For, If, Note, Pattern, Stmt, StmtKind};
use crate::state::{assigned_by_arms, assigned_by_block, assigned_by_for, mentioned_by_expr};

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

    fn stmt(&self, stmt: &Stmt) -> TokenStream {
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
            StmtKind::Expr(expr) => {
                let note = self.note(&stmt.note, expr.span);
                let value = self.expr(expr);
                let block = matches!(&expr.kind, ExprKind::Block(block) if !block.has_value());
                if block {
                    quote!(#note #value)
                } else {
                    quote!(#note let _ = #value;)
                }
            }
            StmtKind::If(conditional) => {
                let note = self.note(&stmt.note, conditional.span);
                let statement = self.if_statement(conditional);
                quote!(#note #statement)
            }
            StmtKind::While { cond, body } => {
                let note = self.note(&stmt.note, cond.span);
                let statement = self.while_statement(cond, body);
                quote!(#note #statement)
            }
            StmtKind::For(looped) => {
                let note = self.note(&stmt.note, looped.span);
                let statement = self.for_statement(looped);
                quote!(#note #statement)
            }
        }
    }

    fn note(&self, note: &Note, span: Span) -> TokenStream {
        if note.text.is_empty() {
            return TokenStream::new();
        }
        let b = backend();
        let line = Literal::u32_unsuffixed(note.line);
        let text = &note.text;
        quote_spanned!(at(span)=> #b.note(#line, #text);)
    }

    fn let_binding(&self, pattern: &Pattern, ty: Option<TokenStream>, value: &Expr) -> TokenStream {
        let value = self.expr(value);
        let b = backend();
        match pattern {
            Pattern::Name { name, mutable } => {
                let span = at(name.span());
                let mutable = mut_token(*mutable);
                let text = name_text(name);
                quote_spanned!(span=> let #mutable #name #ty = #b.bind(#text, #value);)
            }
            Pattern::Wild(span) => quote_spanned!(at(*span)=> let _ #ty = #value;),
            Pattern::Tuple(_, span) => {
                // Each component is bound by its own name: the parts first under names of ours.
                let (user, ours, bound) = self.tuple_binding(pattern, &mut 0);
                quote_spanned!(at(*span)=> let #user #ty = { let #ours = #value; #bound };)
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
            Pattern::Tuple(parts, span) => {
                let triples: Vec<_> = parts.iter().map(|part| self.tuple_binding(part, count)).collect();
                let user = triples.iter().map(|t| &t.0);
                let ours = triples.iter().map(|t| &t.1);
                let bound = triples.iter().map(|t| &t.2);
                let span = at(*span);
                (
                    quote_spanned!(span=> (#(#user,)*)),
                    quote_spanned!(span=> (#(#ours,)*)),
                    quote_spanned!(span=> (#(#bound,)*)),
                )
            }
        }
    }

    /// An `if` whose arms only assign.
    fn if_statement(&self, conditional: &If) -> TokenStream {
        let names = assigned_by_arms(conditional);
        let span = conditional.span;
        let choice = self.if_else(conditional, &names, false);
        if names.is_empty() {
            return quote_spanned!(at(span)=> #choice;);
        }
        let (parts, bound) = (state::parts(&names, span), state::bound(&names, span));
        assign_state(
            &names,
            quote_spanned!(at(span)=> { let #parts = #choice; #bound }),
            span,
        )
    }

    /// An `if` that has a value, and may assign as well.
    pub fn if_value(&self, conditional: &If) -> TokenStream {
        let names = assigned_by_arms(conditional);
        let span = conditional.span;
        let choice = self.if_else(conditional, &names, true);
        if names.is_empty() {
            return choice;
        }
        let (parts, bound) = (state::parts(&names, span), state::bound(&names, span));
        let value = local("__value");
        let state = assign_state(&names, bound, span);
        quote_spanned!(at(span)=> { let (#value, #parts) = #choice; #state #value })
    }

    fn if_else(&self, conditional: &If, names: &[Ident], has_value: bool) -> TokenStream {
        let span = at(conditional.span);
        let b = backend();
        let cond = self.expr(&conditional.cond);
        let then = self.arm(&conditional.then, names, has_value, span);
        let otherwise = match &conditional.otherwise {
            Some(block) => {
                let arm = self.arm(block, names, has_value, span);
                quote_spanned!(span=> |#b| { #arm })
            }
            None => {
                let state = state::value(names, span);
                quote_spanned!(span=> |_| #state)
            }
        };
        quote_spanned!(span=> #b.if_else(#cond, #[inline(always)] |#b| { #then }, #[inline(always)] #otherwise))
    }

    /// The body of an arm's closure: its own copies of what it assigns, the block, the state after it.
    fn arm(&self, block: &Block, names: &[Ident], has_value: bool, span: Span) -> TokenStream {
        let rebound = state::rebind(&assigned_by_block(block), span);
        let body = self.block(block);
        let state = state::value(names, span);
        match (has_value, names.is_empty()) {
            (true, true) | (false, true) => body,
            (true, false) => {
                let value = local("__value");
                quote_spanned!(span=> #rebound let #value = { #body }; (#value, #state))
            }
            // The block keeps its braces, so that what it shadows is over before the state is read.
            (false, false) => quote_spanned!(span=> #rebound { #body } #state),
        }
    }

    fn while_statement(&self, cond: &Expr, body: &Block) -> TokenStream {
        let names = assigned_by_block(body);
        let cond_span = cond.span;
        let span = at(cond_span);
        let b = backend();
        let mentioned = mentioned_by_expr(cond);
        let read = state::mentioned(&names, &|name| mentioned.contains(&name.to_string()), span);
        let (before, step) = (state::value(&names, span), state::mutable(&names, span));
        let (cond, body) = (self.expr(cond), self.block(body));
        let call = quote_spanned!(span=> #b.while_loop(
            #before,
            #[inline(always)] |#b, #read| #cond,
            #[inline(always)] |#b, #step| { { #body } #before },
        ));
        assign_state(&names, call, cond_span)
    }

    fn for_statement(&self, looped: &For) -> TokenStream {
        let names = assigned_by_for(looped);
        let span = at(looped.span);
        let b = backend();
        let (before, step) = (state::value(&names, span), state::mutable(&names, span));
        let counter = local("__counter");
        let (pattern, bound) = match &looped.pattern {
            Pattern::Name { name, mutable } => {
                let at = at(name.span());
                let mutable = mut_token(*mutable);
                let text = name_text(name);
                (
                    quote!(#counter),
                    quote_spanned!(at=> let #mutable #name = #b.bind(#text, #counter);),
                )
            }
            Pattern::Wild(_) | Pattern::Tuple(..) => (quote_spanned!(span=> _), TokenStream::new()),
        };
        let body = self.block(&looped.body);
        let (callee, ends) = self.for_head(looped);
        let call = quote_spanned!(span=> #callee(
            #ends,
            #before,
            #[inline(always)] |#b, #pattern, #step| { #bound { #body } #before },
        ));
        assign_state(&names, call, looped.span)
    }

    /// Which loop to call, and the arguments before the state.
    fn for_head(&self, looped: &For) -> (TokenStream, TokenStream) {
        let span = at(looped.span);
        let b = backend();
        match &looped.ends {
            Ends::Literal(lo, hi) => {
                let counter = match lo.ty.get().or(hi.ty.get()) {
                    Some(ty) => self.paths.lifted_scalar(ty, looped.span),
                    None => quote_spanned!(span=> _),
                };
                let (lo, hi) = (native_int(lo.value, lo.span), native_int(hi.value, hi.span));
                if looped.inclusive {
                    let function = self.paths.item("for_literal_inclusive", looped.span);
                    let function = quote_spanned!(span=> #function::<_, #counter, _>);
                    return (function, quote_spanned!(span=> #b, #lo, #hi));
                }
                (
                    quote_spanned!(span=> #b.for_const::<#counter, _>),
                    quote_spanned!(span=> #lo, #hi),
                )
            }
            Ends::Const(lo, hi) => {
                let name = if looped.inclusive {
                    "for_const_inclusive"
                } else {
                    "for_const"
                };
                let function = self.paths.item(name, looped.span);
                let (lo, hi) = (self.paths.constant(lo), self.paths.constant(hi));
                (function, quote_spanned!(span=> #b, #lo, #hi))
            }
            Ends::Value(lo, hi) => {
                let (lo, hi) = (self.expr(lo), self.expr(hi));
                (
                    quote_spanned!(span=> #b.for_range),
                    quote_spanned!(span=> #lo, #hi),
                )
            }
        }
    }
}

/// An integer of Rust's own, whose type is inferred.
fn native_int(value: i128, span: Span) -> Literal {
    let mut literal = Literal::i128_unsuffixed(value);
    literal.set_span(at(span));
    literal
}

/// `state = call;`, or the call alone where there is no state.
fn assign_state(names: &[Ident], call: TokenStream, span: Span) -> TokenStream {
    match names.first() {
        None => quote_spanned!(at(span)=> #call;),
        Some(first) => {
            let state = state::value(names, span);
            let call = between(call, first.span());
            quote_spanned!(at(span)=> #state = #call;)
        }
    }
}

/// In parentheses at a place of the user's: where both sides of an assignment end in such places, rustc reports a
/// missing `mut` there and not at the attribute.
pub fn between(value: TokenStream, span: Span) -> Group {
    let mut group = Group::new(Delimiter::Parenthesis, value);
    group.set_span(span);
    group
}

/// The user's own `mut`, so that rustc reports an unused one.
pub fn mut_token(mutable: Option<Span>) -> Option<TokenStream> {
    mutable.map(|span| quote_spanned!(span=> mut))
}

/// The text under which a backend knows a variable.
pub fn name_text(name: &Ident) -> String {
    let text = name.to_string();
    text.strip_prefix("r#")
        .map_or_else(|| text.clone(), str::to_owned)
}
