//! What the functions over arrays take for a function's parameters: `map`, `launch` and their kin.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::paths::Paths;
use crate::ast::Param;
use crate::span::in_users_place;

/// The arguments for some parameters.
pub struct Arguments<'a> {
    /// Their names.
    pub names: Vec<&'a Ident>,
    /// The traits that they implement.
    pub bounds: Vec<TokenStream>,
}

impl<'a> Arguments<'a> {
    /// Arguments that implement all of the traits, each for its parameter.
    pub fn of(paths: &Paths, params: &'a [Param], traits: &[&str]) -> Self {
        let bounds = params.iter().map(|param| {
            let bounds = traits.iter().map(|name| bound(paths, name, param));
            quote!(#(#bounds)+*)
        });
        Arguments {
            names: params.iter().map(|param| &param.name).collect(),
            bounds: bounds.collect(),
        }
    }
}

/// `Arg<f64>`: a trait of arguments, for a parameter. rustc shows the parameter's type as the place of the bound.
pub fn bound(paths: &Paths, name: &str, param: &Param) -> TokenStream {
    let span = param.ty.span();
    let (name, ty) = (paths.public(name, span), paths.native(&param.ty));
    let [name, open, close] = [name, quote!(<), quote!(>)].map(|tokens| in_users_place(tokens, span));
    quote!(#name #open #ty #close)
}
