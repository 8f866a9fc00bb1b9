//! The facade, which emitted code names.

use proc_macro_crate::{FoundCrate, crate_name};
use proc_macro2::{Ident, Span, TokenStream};
use quote::quote_spanned;

use crate::span::at;

/// The name that the user's crate has for it.
#[derive(Clone)]
pub struct Facade(String);

impl Facade {
    /// Finds it among the dependencies, under whatever name; `fpdsl` if it cannot be found, so that the error names it.
    pub fn find() -> Self {
        Facade(match crate_name("fpdsl") {
            Ok(FoundCrate::Name(name)) => name,
            Ok(FoundCrate::Itself) | Err(_) => "fpdsl".to_owned(),
        })
    }

    /// `::fpdsl::__private`.
    pub fn private(&self, span: Span) -> TokenStream {
        self.public("__private", span)
    }

    /// An item of `__private`.
    pub fn item(&self, name: &str, span: Span) -> TokenStream {
        let private = self.private(span);
        let name = Ident::new(name, at(span));
        quote_spanned!(at(span)=> #private::#name)
    }

    /// A module of the facade that users see.
    pub fn public(&self, module: &str, span: Span) -> TokenStream {
        let (facade, module) = (Ident::new(&self.0, at(span)), Ident::new(module, at(span)));
        quote_spanned!(at(span)=> ::#facade::#module)
    }

    /// An item of `backend`, which users see where errors show the path.
    pub fn backend(&self, name: &str, span: Span) -> TokenStream {
        let (backend, name) = (self.public("backend", span), Ident::new(name, at(span)));
        quote_spanned!(at(span)=> #backend::#name)
    }
}
