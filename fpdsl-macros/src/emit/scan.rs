//! `scan`, `scan_into`, `scan_exclusive`, `scan_partial` and `scan_after`.

use proc_macro2::{Ident, TokenStream};
use quote::quote_spanned;

use super::names::name_text;
use super::paths::{Paths, local};
use super::reduce::order;
use crate::args::Order;
use crate::ast::Signature;
use crate::span::at;

/// The scans of a function that combines.
pub fn functions(paths: &Paths, signature: &Signature) -> TokenStream {
    if !signature.combines() {
        return TokenStream::new();
    }
    let span = at(signature.name.span());
    let item = |text: &str| paths.item(text, signature.name.span());
    let public = |text: &str| paths.public(text, signature.name.span());
    let (device, result, mapped, error) = (item("Device"), item("Result"), item("Mapped"), item("Error"));
    let (gather, destination) = (public("Gather"), public("Destination"));
    let (scan, scan_into, scan_exclusive) = (item("scan"), item("scan_into"), item("scan_exclusive"));
    let (scan_partial, scan_after) = (item("scan_partial"), item("scan_after"));
    let (partial, usize_) = (public("ScanPartial"), item("usize"));
    let ident = |text: &str| Ident::new(text, span);
    let (dev, first, before, values) = (ident("device"), ident("first"), ident("before"), ident("values"));
    let out = local("output");
    let ty = paths.native(&signature.output);
    let docs = Docs::of(signature);
    let (scanned, into, exclusive) = (docs.scan(), docs.destination(), docs.exclusive());
    let (parts, behind) = (docs.partial(), docs.after());
    quote_spanned! {span=>
        #(#[doc = #scanned])*
        pub fn scan(#dev: &#device, #values: impl #gather<#ty>) -> #result<#mapped<#ty>, #error> {
            #scan::<Self, _>(#dev, #values)
        }

        #(#[doc = #into])*
        pub fn scan_into(
            #dev: &#device,
            #out: impl #destination<#ty>,
            #values: impl #gather<#ty>
        ) -> #result<(), #error> {
            #scan_into::<Self, _, _>(#dev, #out, #values)
        }

        #(#[doc = #exclusive])*
        pub fn scan_exclusive(#dev: &#device, #values: impl #gather<#ty>) -> #result<#mapped<#ty>, #error> {
            #scan_exclusive::<Self, _>(#dev, #values)
        }

        #(#[doc = #parts])*
        pub fn scan_partial(
            #dev: &#device,
            #first: #usize_,
            #values: impl #gather<#ty>
        ) -> #result<#partial<Self>, #error> {
            #scan_partial::<Self, _>(#dev, #first, #values)
        }

        #(#[doc = #behind])*
        pub fn scan_after(
            #dev: &#device,
            #before: &#partial<Self>,
            #values: impl #gather<#ty>
        ) -> #result<#mapped<#ty>, #error> {
            #scan_after::<Self, _>(#dev, #before, #values)
        }
    }
}

struct Docs {
    text: String,
    serial: bool,
}

impl Docs {
    fn of(signature: &Signature) -> Self {
        let serial = matches!(&signature.reduction.order, Some(told) if told.value == Order::Serial);
        Docs {
            text: name_text(&signature.name),
            serial,
        }
    }

    fn scan(&self) -> [String; 7] {
        [
            format!(
                " Combines each element with all before it, with [`{0}`](fn@{0}).",
                self.text
            ),
            String::new(),
            order(self.serial).to_owned(),
            " `fpdsl::backend::scan`. The values are a slice, a `Vec` or a `Buffer`; for tuples, a tuple of these."
                .to_owned(),
            String::new(),
            " # Errors".to_owned(),
            " Buffers of another device, faults in the body, and failures of the device.".to_owned(),
        ]
    }

    fn destination(&self) -> [String; 5] {
        [
            format!(
                " As [`scan`]({}::scan), into memory that there is already: `output` comes before the values.",
                self.text
            ),
            " It is what it is for `map_into`.".to_owned(),
            String::new(),
            " # Errors".to_owned(),
            " As `scan`, and an output of another length or device.".to_owned(),
        ]
    }

    fn exclusive(&self) -> [String; 5] {
        [
            format!(
                " As [`scan`]({}::scan), for each element of all before it: first the attribute's `identity`, and then",
                self.text
            ),
            " what `scan` gives for all elements but the last.".to_owned(),
            String::new(),
            " # Errors".to_owned(),
            " As `scan`, and an attribute that names no `identity`.".to_owned(),
        ]
    }

    fn partial(&self) -> [String; 5] {
        [
            format!(
                " What a [`scan`]({}::scan) of the elements behind `values` needs to know of them; the first of them is at",
                self.text
            ),
            " position `first` among all. See `fpdsl::reductions::ScanPartial`.".to_owned(),
            String::new(),
            " # Errors".to_owned(),
            " As `scan`, and with `order = \"serial\"` any `first` but 0.".to_owned(),
        ]
    }

    fn after(&self) -> [String; 5] {
        [
            format!(
                " As [`scan`]({}::scan) of all elements, for `values` alone: `before` is what is known of all before them.",
                self.text
            ),
            " See `fpdsl::reductions::ScanPartial`.".to_owned(),
            String::new(),
            " # Errors".to_owned(),
            " As `scan`, and elements before that do not begin with the first of all.".to_owned(),
        ]
    }
}
