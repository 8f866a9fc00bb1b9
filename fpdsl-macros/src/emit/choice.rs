//! `if`: a chain of arms, each of which stands where the one before it ended.
//!
//! `else if`, `match` and early returns become such a chain, with statements between its arms. A chain is one block, so that
//! neither rustc nor the types in it nest as deep as the chain is long. The runtime's `Choice` documents the calls.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::Lifetime;

use super::Emitter;
use super::paths::{backend, local};
use super::state::{self, assign_state};
use crate::ast::Note;
use crate::ast::core::{Block, ExprKind, If, Stmt, StmtKind};
use crate::ast::variables::{assigned_by_arms, assigned_by_block};
use crate::span::at;

/// Longer chains of Rust's own `if` are one block as well.
const MAX_ELSE: usize = 8;

/// The results of the arms of an `if`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Gives {
    /// The variables that they assign.
    State,
    /// A value, and the variables that they assign.
    Value,
    /// The function's result. The variables that they assign are not needed any more.
    Result,
}

/// An arm with what comes before it.
struct Link<'a> {
    before: &'a [Stmt],
    note: Option<&'a Note>,
    conditional: &'a If,
}

/// The arms of an `if`, and the last one, if it has no condition.
struct Chain<'a> {
    links: Vec<Link<'a>>,
    last: Option<&'a Block>,
}

impl<'a> Chain<'a> {
    /// The chain that begins with an `if`. It ends where a statement in it would hide one of `names`.
    fn of(conditional: &'a If, names: &[Ident]) -> Self {
        let mut links = vec![Link {
            before: &[],
            note: None,
            conditional,
        }];
        let mut last = conditional.otherwise.as_ref();
        while let Some(link) = last.and_then(next) {
            if link.before.iter().any(|stmt| declares(stmt, names)) {
                break;
            }
            last = link.conditional.otherwise.as_ref();
            links.push(link);
        }
        Chain { links, last }
    }
}

/// The `if` that a block ends in.
fn next(block: &Block) -> Option<Link<'_>> {
    if let Some(tail) = &block.tail {
        return match &tail.value.kind {
            ExprKind::If(conditional) => Some(Link {
                before: &block.stmts,
                note: Some(&tail.note),
                conditional,
            }),
            _ => None,
        };
    }
    let (end, before) = block.stmts.split_last()?;
    match &end.kind {
        StmtKind::If(conditional) => Some(Link {
            before,
            note: Some(&end.note),
            conditional,
        }),
        _ => None,
    }
}

fn declares(stmt: &Stmt, names: &[Ident]) -> bool {
    let mut found = false;
    if let StmtKind::Let { pattern, .. } = &stmt.kind {
        pattern.for_each_name(&mut |name| found |= names.contains(name));
    }
    found
}

impl Emitter {
    /// An `if` whose arms only assign.
    pub fn if_statement(&self, conditional: &If) -> TokenStream {
        if self.branches() {
            return self.branch(conditional, Self::block);
        }
        let names = assigned_by_arms(conditional);
        let span = conditional.span;
        let (first, chosen) = self.choose(conditional, &names, Gives::State);
        if names.is_empty() {
            return quote_spanned!(at(span)=> { #first #chosen });
        }
        let (parts, bound) = (state::parts(&names, span), state::bound(&names, span));
        assign_state(
            &names,
            quote_spanned!(at(span)=> { #first let #parts = #chosen; #bound }),
            span,
        )
    }

    /// An `if` that has a value, and may assign as well.
    pub fn if_value(&self, conditional: &If) -> TokenStream {
        if self.branches() {
            return self.branch(conditional, Self::block);
        }
        let names = assigned_by_arms(conditional);
        let span = conditional.span;
        let (first, chosen) = self.choose(conditional, &names, Gives::Value);
        if names.is_empty() {
            return quote_spanned!(at(span)=> { #first #chosen });
        }
        let (parts, bound) = (state::parts(&names, span), state::bound(&names, span));
        let value = local("__value");
        let state = assign_state(&names, bound, span);
        quote_spanned!(at(span)=> { #first let (#value, #parts) = #chosen; #state #value })
    }

    /// An `if` whose value the function returns.
    pub fn if_result(&self, conditional: &If) -> TokenStream {
        if self.branches() {
            return self.branch(conditional, Self::body);
        }
        let assigned = unassigned(conditional);
        let (first, chosen) = self.choose(conditional, &[], Gives::Result);
        quote_spanned!(at(conditional.span)=> { #assigned #first #chosen })
    }

    /// Returns two pieces of code: the decision on the first arm, made before any variable has a copy, and the block that runs
    /// the arms.
    fn choose(&self, conditional: &If, names: &[Ident], gives: Gives) -> (TokenStream, TokenStream) {
        let (b, span) = (backend(), at(conditional.span));
        let chain = Chain::of(conditional, names);
        let label = self.label(span);
        let (choice, decision, arm) = (local("__choice"), local("__decision"), local("__arm"));
        // What follows the first arm assigns copies of its own, so that the arms see what was before.
        let rebound = match (&conditional.otherwise, gives) {
            (Some(otherwise), Gives::State | Gives::Value) => {
                state::rebind(&assigned_by_block(otherwise), conditional.span)
            }
            _ => TokenStream::new(),
        };
        let cond = self.expr(&conditional.cond);
        let first = quote_spanned!(span=> let mut #decision = #b.decide(#cond););
        let links = chain.links.iter().enumerate().map(|(position, link)| {
            let head = (position > 0).then(|| self.head(link));
            let link = self.arm(link, &label, names, gives);
            quote!(#head #link)
        });
        let last = match chain.last {
            Some(block) => self.values(block, names, gives),
            None => state::value(names, conditional.span),
        };
        let start = self.paths.item("Choice", conditional.span);
        let chosen = quote_spanned! {span=>
            #label: {
                let mut #choice = #start::new();
                #rebound
                #(#links)*
                let #arm = { #last };
                #b.join(#choice, #arm)
            }
        };
        (first, chosen)
    }

    /// The statements before an arm that is not the first, and the decision on that arm.
    fn head(&self, link: &Link<'_>) -> TokenStream {
        let (b, span, decision) = (backend(), at(link.conditional.span), local("__decision"));
        let before = link.before.iter().map(|stmt| self.stmt(stmt));
        let note = link.note.map(|note| self.note(note, link.conditional.span));
        let cond = self.expr(&link.conditional.cond);
        quote_spanned!(span=> #(#before)* #note #decision = #b.decide(#cond);)
    }

    /// An arm with a condition.
    fn arm(&self, link: &Link<'_>, label: &Lifetime, names: &[Ident], gives: Gives) -> TokenStream {
        let (b, span) = (backend(), at(link.conditional.span));
        let (choice, decision, value) = (local("__choice"), local("__decision"), local("__arm"));
        let then = &link.conditional.then;
        let rebound = state::rebind(&assigned_by_block(then), link.conditional.span);
        let values = self.values(then, names, gives);
        quote_spanned! {span=>
            if #b.enters(#decision) {
                let #value = { #rebound #values };
                if #b.settles(#decision) {
                    break #label #b.join(#choice, #value);
                }
                #b.keep(&mut #choice, #decision, #value);
            }
        }
    }

    /// The statements of an arm and what it gives.
    fn values(&self, block: &Block, names: &[Ident], gives: Gives) -> TokenStream {
        let span = Span::mixed_site();
        let state = state::value(names, span);
        match gives {
            Gives::Result => self.body(block),
            Gives::State | Gives::Value if names.is_empty() => self.block(block),
            Gives::Value => {
                let (body, value) = (self.block(block), local("__value"));
                quote_spanned!(span=> let #value = { #body }; (#value, #state))
            }
            Gives::State => {
                let body = self.block(block);
                // What it hides is over before the state is read.
                if block.stmts.iter().any(|stmt| declares(stmt, names)) {
                    quote_spanned!(span=> { #body } #state)
                } else {
                    quote_spanned!(span=> #body #state)
                }
            }
        }
    }

    /// Rust's own `if`.
    fn branch(&self, conditional: &If, arm: impl Fn(&Self, &Block) -> TokenStream) -> TokenStream {
        let (span, b) = (at(conditional.span), backend());
        let chain = Chain::of(conditional, &[]);
        if chain.links.len() > MAX_ELSE {
            return self.long_branch(&chain, span, arm);
        }
        let (cond, then) = (self.expr(&conditional.cond), arm(self, &conditional.then));
        let otherwise = conditional.otherwise.as_ref().map(|block| {
            let otherwise = arm(self, block);
            quote_spanned!(span=> else { #otherwise })
        });
        quote_spanned!(span=> if #b.truth(#cond) { #then } #otherwise)
    }

    /// The same as a block that each arm leaves.
    fn long_branch(
        &self,
        chain: &Chain<'_>,
        span: Span,
        arm: impl Fn(&Self, &Block) -> TokenStream,
    ) -> TokenStream {
        let (b, label) = (backend(), self.label(span));
        let links = chain.links.iter().map(|link| {
            let span = at(link.conditional.span);
            let before = link.before.iter().map(|stmt| self.stmt(stmt));
            let note = link.note.map(|note| self.note(note, link.conditional.span));
            let cond = self.expr(&link.conditional.cond);
            let then = arm(self, &link.conditional.then);
            quote_spanned!(span=> #(#before)* #note if #b.truth(#cond) { break #label { #then }; })
        });
        let last = chain.last.map(|block| arm(self, block));
        quote_spanned!(span=> #label: { #(#links)* #last })
    }

    /// A label that no block around has.
    fn label(&self, span: Span) -> Lifetime {
        let number = self.labels.get();
        self.labels.set(number + 1);
        Lifetime::new(&format!("'__chosen{number}"), span)
    }
}

/// Code that never runs and assigns each variable of the arms to itself. So rustc reports a missing `mut`, and does not call
/// an existing one unused.
fn unassigned(conditional: &If) -> TokenStream {
    let names = assigned_by_arms(conditional);
    if names.is_empty() {
        return TokenStream::new();
    }
    let span = conditional.span;
    let same = assign_state(&names, state::value(&names, span), span);
    quote_spanned!(at(span)=> if false { #same })
}
