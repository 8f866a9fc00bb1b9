//! `reduce`, `scan`, `map_reduce` and `launch_reduce`.

use proc_macro2::{Ident, TokenStream};
use quote::quote_spanned;

use super::paths::{Paths, local};
use super::stmt::name_text;
use crate::args::Order;
use crate::ast::Signature;
use crate::span::at;

/// The attribute's settings for reductions, as constants in the implementation of the trait.
pub fn constants(paths: &Paths, signature: &Signature) -> TokenStream {
    let span = at(signature.name.span());
    let reduction = &signature.reduction;
    if !signature.combines() {
        return TokenStream::new();
    }
    let serial = matches!(&reduction.order, Some(told) if told.value == Order::Serial);
    let order = serial.then(|| {
        let order = paths.item("Order", signature.name.span());
        quote_spanned!(span=> const ORDER: #order = #order::Serial;)
    });
    let identity = reduction.identity.as_ref().map(|told| {
        let (option, value) = (paths.item("Option", signature.name.span()), &told.value);
        quote_spanned! {span=>
            fn identity() -> #option<Self::Out> {
                #option::Some(const { #value })
            }
        }
    });
    quote_spanned!(span=> #order #identity)
}

/// The functions over arrays that reduce; `gathers` says whether the first parameter is a position.
pub fn functions(paths: &Paths, signature: &Signature, gathers: bool) -> TokenStream {
    let mapped = if gathers {
        launch_reduce(paths, signature)
    } else {
        map_reduce(paths, signature)
    };
    let combining = signature.combines().then(|| combining(paths, signature));
    quote_spanned!(at(signature.name.span())=> #combining #mapped)
}

/// `reduce` and `scan`, and the kernels that they run.
fn combining(paths: &Paths, signature: &Signature) -> TokenStream {
    let span = at(signature.name.span());
    let item = |text: &str| paths.item(text, signature.name.span());
    let (device, result, mapped, error) = (item("Device"), item("Result"), item("Mapped"), item("Error"));
    let gather = paths.public("Gather", signature.name.span());
    let (reduce, scan) = (item("reduce"), item("scan"));
    let (dev, values) = (Ident::new("device", span), Ident::new("values", span));
    let ty = paths.native(&signature.output);
    let text = name_text(&signature.name);
    let serial = matches!(&signature.reduction.order, Some(told) if told.value == Order::Serial);
    let order = if serial {
        " The order is that of a loop from the first element to the last: see"
    } else {
        " The order is a function of the number of elements alone, the same on every device: see"
    };
    let reduced = [
        format!(" Combines all elements with [`{text}`](fn@{text})."),
        String::new(),
        order.to_owned(),
        " `fpdsl::reduce`. The values are a slice, a `Vec` or a `Buffer`; for tuples, a tuple of these.".to_owned(),
        String::new(),
        " # Errors".to_owned(),
        String::new(),
        " No elements, where the attribute names no `identity`; buffers of another device, faults in the body, and".to_owned(),
        " failures of the device.".to_owned(),
    ];
    let scanned = [
        format!(" Combines each element with all before it, with [`{text}`](fn@{text})."),
        String::new(),
        order.to_owned(),
        " `fpdsl::scan`. The values are a slice, a `Vec` or a `Buffer`; for tuples, a tuple of these."
            .to_owned(),
        String::new(),
        " # Errors".to_owned(),
        String::new(),
        " Buffers of another device, faults in the body, and failures of the device.".to_owned(),
    ];
    let sources = (!serial).then(|| sources(paths, signature));
    quote_spanned! {span=>
        #(#[doc = #reduced])*
        pub fn reduce(#dev: &#device, #values: impl #gather<#ty>) -> #result<#ty, #error> {
            #reduce::<Self, _>(#dev, #values)
        }

        #(#[doc = #scanned])*
        pub fn scan(#dev: &#device, #values: impl #gather<#ty>) -> #result<#mapped<#ty>, #error> {
            #scan::<Self, _>(#dev, #values)
        }

        #sources
    }
}

/// The functions for the kernels' text; serial order has no kernels. They are compiled only where they are called: a fold is
/// long.
fn sources(paths: &Paths, signature: &Signature) -> TokenStream {
    let span = at(signature.name.span());
    let item = |text: &str| paths.item(text, signature.name.span());
    let (string, fold, scan) = (
        item("String"),
        item("cuda_reduce_source"),
        item("cuda_scan_sources"),
    );
    let text = name_text(&signature.name);
    let folds = format!(
        " The CUDA C++ of the kernel that `{text}::reduce` runs on a GPU: see `fpdsl::cuda_reduce_source`."
    );
    let scans = format!(
        " The CUDA C++ of the kernels that `{text}::scan` runs on a GPU: see `fpdsl::cuda_scan_sources`."
    );
    quote_spanned! {span=>
        #[doc = #folds]
        #[must_use]
        #[inline]
        pub fn cuda_reduce_source() -> #string {
            #fold::<Self>()
        }

        #[doc = #scans]
        #[must_use]
        #[inline]
        pub fn cuda_scan_sources() -> [#string; 3] {
            #scan::<Self>()
        }
    }
}

fn map_reduce(paths: &Paths, signature: &Signature) -> TokenStream {
    let span = at(signature.name.span());
    let item = |text: &str| paths.item(text, signature.name.span());
    let (device, result, error) = (item("Device"), item("Result"), item("Error"));
    let gather = paths.public("Gather", signature.name.span());
    let (combine, map_reduce) = (item("Combine"), item("map_reduce"));
    let (dev, combiner) = (Ident::new("device", span), combiner(signature));
    let names: Vec<&Ident> = signature.params.iter().map(|param| &param.name).collect();
    let types = signature.params.iter().map(|param| paths.native(&param.ty));
    let output = paths.native(&signature.output);
    let docs = docs(
        &name_text(&signature.name),
        "for each element",
        "`map`",
        "f::map_reduce::<add>(&device, &x)",
    );
    quote_spanned! {span=>
        #(#[doc = #docs])*
        #[allow(clippy::too_many_arguments)]
        pub fn map_reduce<#combiner: #combine<Out = #output>>(
            #dev: &#device
            #(, #names: impl #gather<#types>)*
        ) -> #result<#output, #error> {
            #map_reduce::<Self, #combiner, _>(#dev, (#(#names,)*))
        }
    }
}

fn launch_reduce(paths: &Paths, signature: &Signature) -> TokenStream {
    let Some((index, params)) = signature.params.split_first() else {
        return TokenStream::new();
    };
    let span = at(signature.name.span());
    let item = |text: &str| paths.item(text, signature.name.span());
    let (device, result, error) = (item("Device"), item("Result"), item("Error"));
    let public = |text: &str| paths.public(text, signature.name.span());
    let (gather, shared, grid_trait) = (public("Gather"), public("Shared"), public("Grid"));
    let (combine, launch_reduce) = (item("Combine"), item("launch_reduce"));
    let (dev, combiner) = (Ident::new("device", span), combiner(signature));
    let (grid, positions) = (Ident::new("grid", span), local("__positions"));
    let index = paths.native(&index.ty);
    let names: Vec<&Ident> = params.iter().map(|param| &param.name).collect();
    let types: Vec<TokenStream> = params.iter().map(|param| paths.native(&param.ty)).collect();
    let output = paths.native(&signature.output);
    let docs = docs(
        &name_text(&signature.name),
        "for each position of a grid",
        "`launch`",
        "f::launch_reduce::<add>(&device, n, &x)",
    );
    quote_spanned! {span=>
        #(#[doc = #docs])*
        #[allow(clippy::too_many_arguments)]
        pub fn launch_reduce<#combiner: #combine<Out = #output>>(
            #dev: &#device,
            #grid: impl #grid_trait<#index>
            #(, #names: impl #shared<#types> + #gather<#types>)*
        ) -> #result<#output, #error> {
            #launch_reduce::<Self, #combiner, #index, _, _>(#dev, #grid, |#positions| (#positions, #(#names,)*))
        }
    }
}

/// The function that combines, as a type parameter. Type parameters are not hygienic, hence the long name, which errors show.
fn combiner(signature: &Signature) -> Ident {
    Ident::new("TheFunctionThatCombines", at(signature.name.span()))
}

fn docs(text: &str, each: &str, like: &str, example: &str) -> [String; 9] {
    [
        format!(
            " Calls [`{text}`](fn@{text}) {each} and combines the results with another function: `{example}`."
        ),
        String::new(),
        format!(
            " The arguments are those of {like}. The order is a function of the number of elements alone, the same on"
        ),
        " every device: see `fpdsl::reduce`.".to_owned(),
        String::new(),
        " # Errors".to_owned(),
        String::new(),
        format!(
            " As {like}; no elements, where the function that combines has no `identity`; and faults in that"
        ),
        " function.".to_owned(),
    ]
}
