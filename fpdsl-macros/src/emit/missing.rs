//! Stand-ins for the methods and functions that a struct may turn out not to have.
//!
//! Bodies call them under hidden names, and rustc's errors would show those. So a check has a trait for each name, and every
//! type implements it. A struct's own function comes before the trait's. The trait's function returns a type that is refused
//! with a clear message (see the runtime's `typed`).

use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote_spanned};

use super::names::{checked_name, hidden_name};
use super::paths::Paths;
use crate::ast::core::Block;
use crate::ast::variables::{Called, called};
use crate::builtin;
use crate::span::at;

/// The stand-ins for the check of a body.
pub fn in_check(paths: &Paths, body: &Block) -> TokenStream {
    let stand_ins = called(body).into_iter().map(|called| {
        let none = paths.item("NotIn", called.name.span());
        stand_in(
            paths,
            &called,
            &quote_spanned!(at(called.name.span())=> #none<Self>),
            true,
        )
    });
    stand_ins.collect()
}

/// The stand-ins for a body whose check may have failed. Only functions of types need them: the values have types of which
/// rustc reports nothing more.
pub fn in_body(paths: &Paths, body: &Block) -> TokenStream {
    let functions = called(body).into_iter().filter(|called| !called.method);
    let stand_ins = functions.map(|called| {
        let span = at(called.name.span());
        let nothing = paths.judged(&quote_spanned!(span=> ()), span);
        stand_in(paths, &called, &nothing, false)
    });
    stand_ins.collect()
}

fn stand_in(paths: &Paths, called: &Called, output: &TokenStream, check: bool) -> TokenStream {
    let Called { name, method, args } = called;
    let span = at(Span::call_site());
    let plain = !check || builtin::find(&name.to_string()).is_some();
    let mut hidden = if plain {
        hidden_name(name)
    } else {
        checked_name(name)
    };
    hidden.set_span(span);
    // The backend, the mode and the receiver go with a call under the plain hidden name.
    let args = args + if plain { 2 + usize::from(*method) } else { 0 };
    let types: Vec<Ident> = (0..args)
        .map(|number| format_ident!("__A{number}", span = span))
        .collect();
    let receiver = method.then(|| {
        let itself = Ident::new("self", span);
        quote_spanned!(span=> &#itself,)
    });
    let of = format_ident!("__{hidden}", span = span);
    let nothing = paths.item("nothing", span);
    quote_spanned! {span=>
        #[allow(non_camel_case_types)]
        trait #of {
            fn #hidden<#(#types),*>(#receiver #(_: #types),*) -> #output { #nothing() }
        }
        #[allow(non_camel_case_types)]
        impl<__T: ?Sized> #of for __T {}
    }
}
