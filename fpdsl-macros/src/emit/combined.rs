//! What calls a function everywhere and combines the results with another: whole reductions, and parts of them.

use proc_macro2::{Ident, TokenStream};
use quote::{quote, quote_spanned};

use super::arguments::{Arguments, bound};
use super::paths::{Paths, local};
use crate::ast::Signature;
use crate::span::at;

/// Such a function.
pub struct Combined {
    /// The name, also of the runtime's function.
    pub name: &'static str,
    /// The lines of the documentation.
    pub docs: Vec<String>,
    /// The parameter after the device that says where the part is, and its type.
    pub place: Option<(Ident, TokenStream)>,
    /// The type of the result.
    pub output: TokenStream,
}

/// The function; `gathers` says whether the first parameter is a position.
pub fn combined(paths: &Paths, signature: &Signature, gathers: bool, function: &Combined) -> TokenStream {
    let span = at(signature.name.span());
    let item = |text: &str| paths.item(text, signature.name.span());
    let (device, result, error, combine) = (item("Device"), item("Result"), item("Error"), item("Combine"));
    let (dev, combiner) = (Ident::new("device", span), combiner(signature));
    let combined = paths.native(&signature.output);
    let Combined {
        name, docs, output, ..
    } = function;
    let (name, run) = (Ident::new(name, span), item(name));
    let place = function.place.as_ref();
    let place_param = place.map(|(place, ty)| quote_spanned!(span=> , #place: #ty));
    let place = place.map(|(place, _)| quote!(, #place));
    let (grid, call, arguments) = match (gathers, signature.params.split_first()) {
        (true, Some((index, params))) => {
            let arguments = Arguments::of(paths, params, &["Shared", "Gather"]);
            let (grid, all, names) = (Ident::new("grid", span), local("__all"), &arguments.names);
            let (grid_bound, index) = (bound(paths, "Grid", index), paths.native(&index.ty));
            let call = quote_spanned! {span=>
                #run::<Self, #combiner, #index, _, _>(#dev #place, #grid, |#all| (#all, #(#names,)*))
            };
            (quote_spanned!(span=> , #grid: impl #grid_bound), call, arguments)
        }
        _ => {
            let arguments = Arguments::of(paths, &signature.params, &["Gather"]);
            let names = &arguments.names;
            let call = quote_spanned!(span=> #run::<Self, #combiner, _>(#dev #place, (#(#names,)*)));
            (TokenStream::new(), call, arguments)
        }
    };
    let Arguments { names, bounds } = arguments;
    quote_spanned! {span=>
        #(#[doc = #docs])*
        #[allow(clippy::too_many_arguments)]
        pub fn #name<#combiner: #combine<Out = #combined>>(
            #dev: &#device #place_param #grid
            #(, #names: impl #bounds)*
        ) -> #result<#output, #error> {
            #call
        }
    }
}

/// The function that combines, as a type parameter. Type parameters are not hygienic, hence the long name, which errors show.
pub fn combiner(signature: &Signature) -> Ident {
    Ident::new("TheFunctionThatCombines", at(signature.name.span()))
}
