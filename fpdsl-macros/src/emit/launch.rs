//! `launch` and `launch_into`: what a function of a position has in the place of `map`.

use proc_macro2::{Ident, TokenStream};
use quote::quote_spanned;

use super::map::docs_into;
use super::paths::{Paths, local};
use super::stmt::name_text;
use crate::ast::Signature;
use crate::span::at;

/// The functions `launch` and `launch_into` of a function whose first parameter is an index.
pub fn launch_functions(paths: &Paths, signature: &Signature) -> TokenStream {
    let Signature {
        name, params, output, ..
    } = signature;
    let Some((index, params)) = params.split_first() else {
        return TokenStream::new();
    };
    let span = at(name.span());
    let item = |text: &str| paths.item(text, name.span());
    let (device, result, mapped, error) = (item("Device"), item("Result"), item("Mapped"), item("Error"));
    let public = |text: &str| paths.public(text, name.span());
    let (grid_trait, shared, destination) = (public("Grid"), public("Shared"), public("Destination"));
    let (launch, launch_into) = (item("launch"), item("launch_into"));
    let (dev, grid) = (Ident::new("device", span), Ident::new("grid", span));
    let (out, positions) = (local("output"), local("__positions"));
    let index = paths.native(&index.ty);
    let names: Vec<&Ident> = params.iter().map(|param| &param.name).collect();
    let types: Vec<TokenStream> = params.iter().map(|param| paths.native(&param.ty)).collect();
    let output = paths.native(output);
    let text = name_text(name);
    let (docs, docs_into) = (docs(&text), docs_into(&text, "launch"));
    quote_spanned! {span=>
        #(#[doc = #docs])*
        #[allow(clippy::too_many_arguments)]
        pub fn launch(
            #dev: &#device,
            #grid: impl #grid_trait<#index>
            #(, #names: impl #shared<#types>)*
        ) -> #result<#mapped<#output>, #error> {
            #launch::<Self, #index, _, _>(#dev, #grid, |#positions| (#positions, #(#names,)*))
        }

        #(#[doc = #docs_into])*
        #[allow(clippy::too_many_arguments)]
        pub fn launch_into(
            #dev: &#device,
            #grid: impl #grid_trait<#index>,
            #out: impl #destination<#output>
            #(, #names: impl #shared<#types>)*
        ) -> #result<(), #error> {
            #launch_into::<Self, #index, _, _, _>(#dev, #grid, #out, |#positions| (#positions, #(#names,)*))
        }
    }
}

fn docs(text: &str) -> [String; 10] {
    [
        format!(" Calls [`{text}`](fn@{text}) for each position of a grid and returns the results, with the bits of the calls."),
        String::new(),
        " The grid is `n` for an `Index`, `(nx, ny)` for an `Index2`, `(nx, ny, nz)` for an `Index3`; `x` runs fastest in"
            .to_owned(),
        " the results. Each argument is a value for a value, and a slice, a `Vec` or a `Buffer` for a slice.".to_owned(),
        String::new(),
        " # Errors".to_owned(),
        String::new(),
        " More positions than a `usize` counts, buffers of another device, an integer division by zero or an index out"
            .to_owned(),
        " of bounds in the body (with the place in the results of the first position that has one), and failures of the"
            .to_owned(),
        " device.".to_owned(),
    ]
}
