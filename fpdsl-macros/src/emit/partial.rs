//! `partial`, `accumulate`, `map_partial` and `launch_partial`: parts of reductions.

use proc_macro2::{Ident, TokenStream};
use quote::quote_spanned;

use super::combined::{Combined, combined, combiner};
use super::names::name_text;
use super::paths::{Paths, local};
use crate::ast::Signature;
use crate::span::at;

/// The functions that make partials; `gathers` says whether the first parameter is a position.
pub fn functions(paths: &Paths, signature: &Signature, gathers: bool) -> TokenStream {
    let mapped = combined(paths, signature, gathers, &mapped(paths, signature, gathers));
    let combining = signature.combines().then(|| combining(paths, signature));
    quote_spanned!(at(signature.name.span())=> #combining #mapped)
}

fn combining(paths: &Paths, signature: &Signature) -> TokenStream {
    let span = at(signature.name.span());
    let item = |text: &str| paths.item(text, signature.name.span());
    let public = |text: &str| paths.public(text, signature.name.span());
    let (device, result, error) = (item("Device"), item("Result"), item("Error"));
    let (gather, usize_) = (public("Gather"), item("usize"));
    let (partial, accumulator, make) = (public("Partial"), public("Accumulation"), item("partial"));
    let (dev, first, values) = (
        Ident::new("device", span),
        Ident::new("first", span),
        Ident::new("values", span),
    );
    let (ty, text) = (paths.native(&signature.output), name_text(&signature.name));
    let parts = [
        format!(
            " Part of a reduction with [`{text}`](fn@{text}): of the elements `values`, the first of which is at position \
             `first` among all."
        ),
        " The whole has the bits of `reduce`: see `fpdsl::reductions::Partial`.".to_owned(),
        String::new(),
        " # Errors".to_owned(),
        String::new(),
        " Buffers of another device, faults in the body, failures of the device, and with `order = \"serial\"` any `first` but 0."
            .to_owned(),
    ];
    let accumulates = [
        format!(
            " A reduction with [`{text}`](fn@{text}) whose elements come in chunks: see `fpdsl::reductions::Accumulation`."
        ),
        String::new(),
        " # Errors".to_owned(),
        String::new(),
        " None yet.".to_owned(),
    ];
    quote_spanned! {span=>
        #(#[doc = #parts])*
        pub fn partial(
            #dev: &#device,
            #first: #usize_,
            #values: impl #gather<#ty>
        ) -> #result<#partial<Self>, #error> {
            #make::<Self, _>(#dev, #first, #values)
        }

        #(#[doc = #accumulates])*
        pub fn accumulate(#dev: &#device) -> #result<#accumulator<Self>, #error> {
            #result::Ok(#accumulator::new(#dev))
        }
    }
}

/// `map_partial`, or `launch_partial`.
fn mapped(paths: &Paths, signature: &Signature, gathers: bool) -> Combined {
    let span = signature.name.span();
    let (text, usize_) = (name_text(&signature.name), paths.item("usize", span));
    let (name, place, docs) = if gathers {
        let range = paths.item("Range", span);
        (
            "launch_partial",
            (local("__positions"), quote_spanned!(at(span)=> #range<#usize_>)),
            docs(
                &text,
                "of the positions of a grid that come after the device, counted with `x` fastest",
                "launch_reduce",
                "f::launch_partial::<add>(&device, 100..200, n, &x)",
            ),
        )
    } else {
        (
            "map_partial",
            (local("__first"), usize_),
            docs(
                &text,
                "of elements, the first of which is at the position after the device",
                "map_reduce",
                "f::map_partial::<add>(&device, first, &x)",
            ),
        )
    };
    let (partial, combiner) = (paths.public("Partial", span), combiner(signature));
    Combined {
        name,
        docs: docs.into(),
        place: Some(place),
        output: quote_spanned!(at(span)=> #partial<#combiner>),
    }
}

fn docs(text: &str, of: &str, like: &str, example: &str) -> [String; 8] {
    [
        format!(" Part of a reduction of what [`{text}`](fn@{text}) gives: `{example}`."),
        String::new(),
        format!(
            " It is the part {of}. The other arguments are those of `{like}`, and the whole has its bits: see"
        ),
        " `fpdsl::reductions::Partial`.".to_owned(),
        String::new(),
        " # Errors".to_owned(),
        String::new(),
        format!(" As `{like}`; positions that do not exist; serial order, if it is not the first part."),
    ]
}
