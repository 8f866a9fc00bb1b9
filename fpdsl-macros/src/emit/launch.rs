//! `launch` and `launch_into`: what a function of a position has in the place of `map`.

use proc_macro2::{Ident, TokenStream};
use quote::quote_spanned;

use super::arguments::{Arguments, bound};
use super::map::docs_into;
use super::names::name_text;
use super::paths::{Paths, local};
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
    let (grid_bound, destination) = (
        bound(paths, "Grid", index),
        paths.public("Destination", name.span()),
    );
    let (launch, launch_into) = (item("launch"), item("launch_into"));
    let (dev, grid) = (Ident::new("device", span), Ident::new("grid", span));
    let (out, positions) = (local("output"), local("__positions"));
    let index = paths.native(&index.ty);
    let Arguments { names, bounds } = Arguments::of(paths, params, &["Shared"]);
    let output = paths.native(output);
    let text = name_text(name);
    let (docs, docs_into) = (docs(&text), docs_into(&text, "launch"));
    let ordered = signature.updates_slice().then(|| ordered(paths, signature));
    quote_spanned! {span=>
        #(#[doc = #docs])*
        #[allow(clippy::too_many_arguments)]
        pub fn launch(
            #dev: &#device,
            #grid: impl #grid_bound
            #(, #names: impl #bounds)*
        ) -> #result<#mapped<#output>, #error> {
            #launch::<Self, #index, _, _>(#dev, #grid, |#positions| (#positions, #(#names,)*))
        }

        #(#[doc = #docs_into])*
        #[allow(clippy::too_many_arguments)]
        pub fn launch_into(
            #dev: &#device,
            #grid: impl #grid_bound,
            #out: impl #destination<#output>
            #(, #names: impl #bounds)*
        ) -> #result<(), #error> {
            #launch_into::<Self, #index, _, _, _>(#dev, #grid, #out, |#positions| (#positions, #(#names,)*))
        }

        #ordered
    }
}

/// `launch_serial` and `launch_colored`.
fn ordered(paths: &Paths, signature: &Signature) -> TokenStream {
    let [index, updated, rest @ ..] = &signature.params[..] else {
        return TokenStream::new();
    };
    let name = &signature.name;
    let span = at(name.span());
    let item = |text: &str| paths.item(text, name.span());
    let (device, result, error, into, coloring) = (
        item("Device"),
        item("Result"),
        item("Error"),
        item("Into"),
        paths.public("Coloring", name.span()),
    );
    let (grid_bound, view) = (bound(paths, "Grid", index), paths.public("ViewMut", name.span()));
    let (serial, colored) = (item("launch_serial"), item("launch_colored"));
    let (dev, grid) = (Ident::new("device", span), Ident::new("grid", span));
    let colors = Ident::new("colors", span);
    let (index, updated, element) = (
        paths.native(&index.ty),
        &updated.name,
        paths.native(&signature.output),
    );
    let Arguments { names, bounds } = Arguments::of(paths, rest, &["Shared"]);
    let text = name_text(name);
    let place = name_text(updated);
    let docs = |how: &str, name: &str| {
        [
            format!(
                " Replaces each element of `{place}` by [`{text}`](fn@{text}) of its position, {how}: see"
            ),
            format!(
                " `fpdsl::backend::{name}`. The elements are a `&mut` `Buffer`, slice, array or `Vec`, or a `ViewMut`, one for each"
            ),
            " position of the grid.".to_owned(),
            String::new(),
            " # Errors".to_owned(),
            String::new(),
            format!(" As [`launch_into`]({text}::launch_into)."),
        ]
    };
    let in_order = docs(
        "one after the other, so that each reads the new values of those before it",
        "launch_serial",
    );
    let in_colors = docs(
        "those with `(x + y + z) % colors == 0` first, then those with 1, and so on; `(n, &array)` gives each of `n` colours",
        "launch_colored",
    );
    quote_spanned! {span=>
        #(#[doc = #in_order])*
        #[allow(clippy::too_many_arguments)]
        pub fn launch_serial<'__target>(
            #dev: &#device,
            #grid: impl #grid_bound,
            #updated: impl #into<#view<'__target, #element>>
            #(, #names: impl #bounds)*
        ) -> #result<(), #error> {
            #serial::<Self, #index, _, #element, _>(#dev, #grid, #into::into(#updated), (#(#names,)*))
        }

        #(#[doc = #in_colors])*
        #[allow(clippy::too_many_arguments)]
        pub fn launch_colored<'__target>(
            #dev: &#device,
            #grid: impl #grid_bound,
            #colors: impl #coloring<#index>,
            #updated: impl #into<#view<'__target, #element>>
            #(, #names: impl #bounds)*
        ) -> #result<(), #error> {
            #colored::<Self, #index, _, #element, _, _>(
                #dev, #grid, #colors, #into::into(#updated), (#(#names,)*)
            )
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
