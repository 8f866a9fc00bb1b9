//! `reduce`, `map_reduce` and `launch_reduce`.

use proc_macro2::{Ident, TokenStream};
use quote::quote_spanned;

use super::combined::{Combined, combined, combiner};
use super::names::name_text;
use super::paths::{Paths, local};
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
    let mapped = combined(paths, signature, gathers, &mapped(paths, signature, gathers));
    let combining = signature.combines().then(|| combining(paths, signature));
    let source = mapped_source(paths, signature, gathers);
    quote_spanned!(at(signature.name.span())=> #combining #mapped #source)
}

/// The function for the text of the kernel that `map_reduce` or `launch_reduce` runs.
fn mapped_source(paths: &Paths, signature: &Signature, gathers: bool) -> TokenStream {
    let span = at(signature.name.span());
    let item = |text: &str| paths.item(text, signature.name.span());
    let (name, called, arguments) = if gathers {
        ("cuda_launch_reduce_source", "launch_reduce", "")
    } else {
        (
            "cuda_map_reduce_source",
            "map_reduce",
            " whose arguments are all arrays",
        )
    };
    let (string, combine, print) = (item("String"), item("Combine"), item(name));
    let usual = item("CombinesUsual");
    let (name, combiner) = (Ident::new(name, span), combiner(signature));
    let (text, combined) = (name_text(&signature.name), paths.native(&signature.output));
    let doc = format!(
        " The CUDA C++ of the kernel that `{text}::{called}`{arguments} runs on a GPU: see `fpdsl::backend::{name}`."
    );
    quote_spanned! {span=>
        #[doc = #doc]
        #[must_use]
        #[inline]
        pub fn #name<#combiner: #combine<Out = #combined> + #usual<Self>>() -> #string {
            #print::<Self, #combiner>()
        }
    }
}

/// `map_reduce`, or `launch_reduce`.
fn mapped(paths: &Paths, signature: &Signature, gathers: bool) -> Combined {
    let text = name_text(&signature.name);
    let (name, docs) = if gathers {
        (
            "launch_reduce",
            docs(
                &text,
                "for each position of a grid",
                "`launch`",
                "f::launch_reduce::<add>(&device, n, &x)",
            ),
        )
    } else {
        (
            "map_reduce",
            docs(
                &text,
                "for each element",
                "`map`",
                "f::map_reduce::<add>(&device, &x)",
            ),
        )
    };
    Combined {
        name,
        docs: docs.into(),
        place: None,
        output: paths.native(&signature.output),
    }
}

/// `reduce`, and the kernels that it and `scan` run.
fn combining(paths: &Paths, signature: &Signature) -> TokenStream {
    let span = at(signature.name.span());
    let item = |text: &str| paths.item(text, signature.name.span());
    let (device, result, mapped, error) = (item("Device"), item("Result"), item("Mapped"), item("Error"));
    let gather = paths.public("Gather", signature.name.span());
    let (reduce, segments) = (item("reduce"), item("reduce_segments"));
    let (offsets, usize) = (local("offsets"), item("usize"));
    let (dev, values) = (Ident::new("device", span), Ident::new("values", span));
    let ty = paths.native(&signature.output);
    let text = name_text(&signature.name);
    let serial = matches!(&signature.reduction.order, Some(told) if told.value == Order::Serial);
    let order = order(serial);
    let reduced = [
        format!(" Combines all elements with [`{text}`](fn@{text})."),
        String::new(),
        order.to_owned(),
        " `fpdsl::backend::reduce`. The values are a slice, a `Vec` or a `Buffer`; for tuples, a tuple of these.".to_owned(),
        String::new(),
        " # Errors".to_owned(),
        String::new(),
        " No elements, where the attribute names no `identity`; buffers of another device, faults in the body, and".to_owned(),
        " failures of the device.".to_owned(),
    ];
    let in_segments = [
        format!(" Combines the elements of each segment with [`{text}`](fn@{text}), as [`reduce`]({text}::reduce) does with all."),
        String::new(),
        " Segment `s` has elements `offsets[s]..offsets[s + 1]`. The host combines: see `fpdsl::backend::reduce_segments`.".to_owned(),
        String::new(),
        " # Errors".to_owned(),
        String::new(),
        " As for `reduce`, and offsets that descend or are larger than the number of elements.".to_owned(),
    ];
    let sources = (!serial).then(|| sources(paths, signature));
    quote_spanned! {span=>
        #(#[doc = #reduced])*
        pub fn reduce(#dev: &#device, #values: impl #gather<#ty>) -> #result<#ty, #error> {
            #reduce::<Self, _>(#dev, #values)
        }

        #(#[doc = #in_segments])*
        pub fn reduce_segments(
            #dev: &#device,
            #offsets: &[#usize],
            #values: impl #gather<#ty>
        ) -> #result<#mapped<#ty>, #error> {
            #segments::<Self, _>(#dev, #offsets, #values)
        }

        #sources
    }
}

/// What is said of the order.
pub fn order(serial: bool) -> &'static str {
    if serial {
        " The order is that of a loop from the first element to the last: see"
    } else {
        " The order is a function of the number of elements alone, the same on every device: see"
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
        " The CUDA C++ of the kernel that `{text}::reduce` runs on a GPU: see `fpdsl::backend::cuda_reduce_source`."
    );
    let scans = format!(
        " The CUDA C++ of the kernels that `{text}::scan` runs on a GPU: see `fpdsl::backend::cuda_scan_sources`."
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

fn docs(text: &str, each: &str, like: &str, example: &str) -> [String; 9] {
    [
        format!(
            " Calls [`{text}`](fn@{text}) {each} and combines the results with another function: `{example}`."
        ),
        String::new(),
        format!(
            " The arguments are those of {like}. The order is a function of the number of elements alone, the same on"
        ),
        " every device: see `fpdsl::backend::reduce`.".to_owned(),
        String::new(),
        " # Errors".to_owned(),
        String::new(),
        format!(
            " As {like}; no elements, where the function that combines has no `identity`; and faults in that"
        ),
        " function.".to_owned(),
    ]
}
