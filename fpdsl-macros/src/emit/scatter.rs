//! `scatter_reduce` and `launch_scatter_reduce` of a function that gives a place and a value; `scatter` and `launch_scatter`.

use proc_macro2::{Ident, TokenStream};
use quote::quote_spanned;

use super::arguments::{Arguments, bound};
use super::combined::combiner;
use super::names::{is_element, name_text};
use super::paths::{Paths, local};
use crate::ast::{Signature, Type};
use crate::span::at;

/// The types of places, as they are written.
const PLACES: [&str; 5] = ["u8", "u16", "u32", "u64", "usize"];

/// The types of the place and the value, if a result is such a pair.
fn pair(output: &Type) -> Option<(&Type, &Type)> {
    let Type::Tuple(parts, _) = output else {
        return None;
    };
    match &parts[..] {
        [place, value] if is_scalar(place, &PLACES) => is_element(value, false).then_some((place, value)),
        _ => None,
    }
}

fn is_scalar(ty: &Type, names: &[&str]) -> bool {
    matches!(ty, Type::Scalar(scalar, _) if names.contains(&scalar.name()))
}

/// True for a place and a value, with a `bool` before them or without, and for a tuple of such.
pub fn writes(output: &Type) -> bool {
    let Type::Tuple(parts, _) = output else {
        return false;
    };
    match &parts[..] {
        _ if pair(output).is_some() => true,
        [write, place, value] if is_scalar(write, &["bool"]) && is_scalar(place, &PLACES) => {
            is_element(value, false)
        }
        [] => false,
        parts => parts.iter().all(writes),
    }
}

/// The functions that scatter, if the result has places and values; `gathers` says whether the first parameter is a position.
pub fn functions(paths: &Paths, signature: &Signature, gathers: bool) -> Option<TokenStream> {
    let distinct = writes(&signature.output).then(|| distinct(paths, signature, gathers))?;
    let reduce = reduce(paths, signature, gathers);
    Some(quote_spanned! {at(signature.name.span())=>
        #distinct
        #reduce
    })
}

/// `scatter` or `launch_scatter`.
fn distinct(paths: &Paths, signature: &Signature, gathers: bool) -> TokenStream {
    let span = at(signature.name.span());
    let item = |text: &str| paths.item(text, signature.name.span());
    let public = |text: &str| paths.public(text, signature.name.span());
    let (device, result, error, targets) = (item("Device"), item("Result"), item("Error"), public("Targets"));
    let (dev, target) = (Ident::new("device", span), local("target"));
    let output = paths.native(&signature.output);
    let params = &signature.params[usize::from(gathers)..];
    let names: Vec<&Ident> = params.iter().map(|param| &param.name).collect();
    let types: Vec<TokenStream> = params.iter().map(|param| paths.native(&param.ty)).collect();
    let text = name_text(&signature.name);
    let docs = |each: &str, like: &str, example: &str| {
        [
            format!(" Calls [`{text}`](fn@{text}) {each}, and writes each value to its place in `target`: `{example}`."),
            String::new(),
            " No two elements may write to one place. With a `bool` first, an element writes only where that is true. A tuple of places"
                .to_owned(),
            " and values has a tuple of targets. See `fpdsl::backend::scatter`.".to_owned(),
            String::new(),
            " # Errors".to_owned(),
            String::new(),
            format!(" As {like}; two elements with one place, and a place that its target does not have. After any error the targets"),
            " are as they were.".to_owned(),
        ]
    };
    if gathers {
        let docs = docs(
            "for each position of a grid",
            "`launch`",
            "f::launch_scatter(&device, n, &mut target, &x)",
        );
        let (scatter, grid_trait, shared) = (item("launch_scatter"), public("Grid"), public("Shared"));
        let (grid, positions) = (Ident::new("grid", span), local("__positions"));
        let index = paths.native(&signature.params[0].ty);
        return quote_spanned! {span=>
            #(#[doc = #docs])*
            #[allow(clippy::too_many_arguments)]
            pub fn launch_scatter(
                #dev: &#device,
                #grid: impl #grid_trait<#index>,
                #target: impl #targets<#output>
                #(, #names: impl #shared<#types>)*
            ) -> #result<(), #error> {
                #scatter::<Self, #index, _, _, _>(#dev, #grid, #target, |#positions| (#positions, #(#names,)*))
            }
        };
    }
    let docs = docs(
        "for each element",
        "`map`",
        "f::scatter(&device, &mut target, &x)",
    );
    let (scatter, arg) = (item("scatter"), public("Arg"));
    quote_spanned! {span=>
        #(#[doc = #docs])*
        #[allow(clippy::too_many_arguments)]
        pub fn scatter(
            #dev: &#device,
            #target: impl #targets<#output>
            #(, #names: impl #arg<#types>)*
        ) -> #result<(), #error> {
            #scatter::<Self, _, _>(#dev, #target, (#(#names,)*))
        }
    }
}

/// The function that combines, if the result is a place and a value.
fn reduce(paths: &Paths, signature: &Signature, gathers: bool) -> Option<TokenStream> {
    let (place, value) = pair(&signature.output)?;
    let span = at(signature.name.span());
    let item = |text: &str| paths.item(text, signature.name.span());
    let (device, result, error, combine) = (item("Device"), item("Result"), item("Error"), item("Combine"));
    let (into, view) = (item("Into"), paths.public("ViewMut", signature.name.span()));
    let (dev, target, combiner) = (Ident::new("device", span), local("target"), combiner(signature));
    let (place, value) = (paths.native(place), paths.native(value));
    let params = &signature.params[usize::from(gathers)..];
    let trait_ = if gathers { "Shared" } else { "Arg" };
    let Arguments { names, bounds } = Arguments::of(paths, params, &[trait_]);
    let text = name_text(&signature.name);
    Some(if gathers {
        let docs = docs(
            &text,
            "for each position of a grid",
            "`launch`",
            "f::launch_scatter_reduce::<add>(&device, n, &mut target, &x)",
        );
        let (scatter, grid_bound) = (
            item("launch_scatter_reduce"),
            bound(paths, "Grid", &signature.params[0]),
        );
        let (grid, positions) = (Ident::new("grid", span), local("__positions"));
        let index = paths.native(&signature.params[0].ty);
        quote_spanned! {span=>
            #(#[doc = #docs])*
            #[allow(clippy::too_many_arguments)]
            pub fn launch_scatter_reduce<'__target, #combiner: #combine<Out = #value>>(
                #dev: &#device,
                #grid: impl #grid_bound,
                #target: impl #into<#view<'__target, #value>>
                #(, #names: impl #bounds)*
            ) -> #result<(), #error> {
                #scatter::<Self, #combiner, #place, #index, _, _>(
                    #dev, #grid, #into::into(#target), |#positions| (#positions, #(#names,)*)
                )
            }
        }
    } else {
        let docs = docs(
            &text,
            "for each element",
            "`map`",
            "f::scatter_reduce::<add>(&device, &mut target, &x)",
        );
        let scatter = item("scatter_reduce");
        quote_spanned! {span=>
            #(#[doc = #docs])*
            #[allow(clippy::too_many_arguments)]
            pub fn scatter_reduce<'__target, #combiner: #combine<Out = #value>>(
                #dev: &#device,
                #target: impl #into<#view<'__target, #value>>
                #(, #names: impl #bounds)*
            ) -> #result<(), #error> {
                #scatter::<Self, #combiner, #place, _>(#dev, #into::into(#target), (#(#names,)*))
            }
        }
    })
}

fn docs(text: &str, each: &str, like: &str, example: &str) -> [String; 11] {
    [
        format!(" Calls [`{text}`](fn@{text}) {each}, which gives a place and a value, and combines the value with what `target`"),
        format!(" holds there: `{example}`."),
        String::new(),
        " The target is a `&mut` `Buffer`, slice, array or `Vec`, or a `ViewMut`. The bits are those of a loop over the elements"
            .to_owned(),
        " from the first on: see `fpdsl::backend::scatter_reduce`.".to_owned(),
        String::new(),
        " # Errors".to_owned(),
        String::new(),
        format!(" As {like}, a place that the target does not have, and faults in the function that combines. After a fault each"),
        " element of a target on the host is some value of its type; one on a GPU is as it was.".to_owned(),
        String::new(),
    ]
}
