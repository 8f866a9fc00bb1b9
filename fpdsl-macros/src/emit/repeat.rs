//! Loops as the runtime's `Repeat` has them: one `while` of Rust's own on every backend.

use proc_macro2::{Ident, Span, TokenStream};
use quote::quote_spanned;

use super::Emitter;
use super::paths::{backend, local};
use super::state::{self, assign_state};
use crate::ast::core::Expr;
use crate::span::at;

/// A loop.
pub struct Repeat<'a> {
    /// The variables around it that it assigns.
    pub names: &'a [Ident],
    /// The code that runs once before the loop.
    pub setup: TokenStream,
    /// Its turns; in checks any value of the loop variable.
    pub turns: TokenStream,
    /// The pattern of the loop variable.
    pub counter: TokenStream,
    /// The loop goes on only while this holds, if there is such a condition.
    pub go: Option<&'a Expr>,
    /// The code of a turn.
    pub body: TokenStream,
    /// The span of the loop.
    pub span: Span,
}

impl Emitter {
    /// The loop. Backends that branch assign the variables where they are. The others have copies of them inside.
    pub fn repeat(&self, looped: &Repeat<'_>) -> TokenStream {
        if self.paths.is_check() {
            return self.checked_repeat(looped);
        }
        let Repeat {
            setup,
            turns,
            counter,
            body,
            ..
        } = looped;
        let (b, span, repeat) = (backend(), at(looped.span), local("__repeat"));
        let names = if self.branches() { &[] } else { looped.names };
        let state = state::value(names, looped.span);
        let first = (!names.is_empty()).then(|| {
            let variables = state::mutable(names, looped.span);
            quote_spanned!(span=> let #variables = #repeat.state();)
        });
        let last = (!names.is_empty())
            .then(|| assign_state(names, quote_spanned!(span=> #repeat.state()), looped.span));
        let go = looped.go.map(|go| {
            let go = self.expr(go);
            quote_spanned!(span=> if !#repeat.goes(#go) { break; })
        });
        let constructor = Ident::new(if go.is_some() { "asking" } else { "new" }, span);
        let start = self.paths.item("Repeat", looped.span);
        quote_spanned! {span=> {
            #setup
            let mut #repeat = #start::#constructor(#b, #turns, #state);
            while #repeat.turn() {
                #first
                #go
                { let #counter = #repeat.value(); #body }
                #repeat.next(#state);
            }
            #last
        }}
    }

    /// Rust's own loop, of which rustc speaks best.
    fn checked_repeat(&self, looped: &Repeat<'_>) -> TokenStream {
        let Repeat {
            setup,
            turns,
            counter,
            body,
            ..
        } = looped;
        let (b, span, value) = (backend(), at(looped.span), local("__value"));
        let goes = match looped.go {
            Some(go) => self.expr(go),
            None => {
                let nothing = self.paths.item("nothing", looped.span);
                quote_spanned!(span=> #nothing())
            }
        };
        quote_spanned! {span=> {
            #setup
            let #value = #turns;
            while #b.truth(#goes) { let #counter = #value; #body }
        }}
    }
}
