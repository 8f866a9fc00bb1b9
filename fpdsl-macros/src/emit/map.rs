//! `map`, `map_into` and `map_update`: a function, elementwise over arrays.

use proc_macro2::{Ident, TokenStream};
use quote::quote_spanned;

use super::arguments::Arguments;
use super::names::name_text;
use super::paths::{Paths, local};
use crate::ast::Signature;
use crate::span::at;

/// The functions `map`, `map_into` and, where the first parameter and the result are of one type, `map_update`.
pub fn map_functions(paths: &Paths, signature: &Signature) -> TokenStream {
    let Signature {
        name, params, output, ..
    } = signature;
    let span = at(name.span());
    let item = |text: &str| paths.item(text, name.span());
    let (device, result, mapped, error) = (item("Device"), item("Result"), item("Mapped"), item("Error"));
    let public = |text: &str| paths.public(text, name.span());
    let destination = public("Destination");
    let (map, map_into) = (item("map"), item("map_into"));
    let (dev, out) = (Ident::new("device", span), local("output"));
    let Arguments { names, bounds } = Arguments::of(paths, params, &["Arg"]);
    let output = paths.native(output);
    let text = name_text(name);
    let (docs, mut docs_into) = (docs(&text), docs_into(&text, "map").to_vec());
    // Before the errors.
    docs_into.insert(3, in_place(signature.updates(), &text));
    docs_into.insert(4, String::new());
    let update = signature.updates().then(|| {
        let (update, map_update) = (public("Update"), item("map_update"));
        let (target, rest) = (local("target"), &names[1..]);
        let (rest_bounds, docs) = (&bounds[1..], docs_update(&text, &name_text(&params[0].name)));
        quote_spanned! {span=>
            #(#[doc = #docs])*
            #[allow(clippy::too_many_arguments)]
            pub fn map_update(
                #dev: &#device,
                #target: impl #update<#output>
                #(, #rest: impl #rest_bounds)*
            ) -> #result<(), #error> {
                #map_update::<Self, _, _>(#dev, #target, (#(#rest,)*))
            }
        }
    });
    quote_spanned! {span=>
        #(#[doc = #docs])*
        pub fn map(
            #dev: &#device
            #(, #names: impl #bounds)*
        ) -> #result<#mapped<#output>, #error> {
            #map::<Self, _>(#dev, (#(#names,)*))
        }

        #(#[doc = #docs_into])*
        #[allow(clippy::too_many_arguments)]
        pub fn map_into(
            #dev: &#device,
            #out: impl #destination<#output>
            #(, #names: impl #bounds)*
        ) -> #result<(), #error> {
            #map_into::<Self, _, _>(#dev, #out, (#(#names,)*))
        }

        #update
    }
}

/// How a function writes what it reads.
fn in_place(updates: bool, text: &str) -> String {
    if updates {
        format!(
            " The output is no argument too: [`map_update`]({text}::map_update) puts the results in the place of the first argument."
        )
    } else {
        " The output is no argument too: a function has `map_update` for that if its result has the type of its first \
                  parameter."
            .to_owned()
    }
}

fn docs_update(text: &str, first: &str) -> [String; 8] {
    [
        format!(" As [`map`]({text}::map), with the results in the place of the elements that `{first}` is."),
        String::new(),
        " The target, which comes before the other arguments, is a `&mut` `Buffer` of the device, or a `&mut` slice, array or \
         `Vec`; for a tuple, a tuple of those. The host needs no other memory. On a GPU the buffer gets other memory."
            .to_owned(),
        String::new(),
        " # Errors".to_owned(),
        String::new(),
        format!(" As [`map`]({text}::map). After a fault in the body each element of a target on the host is some value of its"),
        " type; one on a GPU is as it was.".to_owned(),
    ]
}

fn docs(text: &str) -> [String; 8] {
    [
        format!(" Calls [`{text}`](fn@{text}) for each element and returns the results, with the bits of the calls."),
        String::new(),
        " Each argument is a value for all elements, or a slice, a `Vec` or a `Buffer` of values; for a parameter that"
            .to_owned(),
        " is a slice itself it is one that all elements share.".to_owned(),
        String::new(),
        " # Errors".to_owned(),
        String::new(),
        " Arrays of different lengths, no array at all, buffers of another device, an integer division by zero or an index \
         out of bounds in the body, and failures of the device."
            .to_owned(),
    ]
}

/// For `map_into` and `launch_into`.
pub fn docs_into(text: &str, how: &str) -> [String; 7] {
    [
        format!(" As [`{how}`]({text}::{how}), into memory that there is already: `output` comes before the arguments."),
        String::new(),
        " It is a `&mut` `Buffer` of the device, or a `&mut` slice, array or `Vec`, with an element for each result; for a \
         result that is a tuple, a tuple of those."
            .to_owned(),
        String::new(),
        " # Errors".to_owned(),
        String::new(),
        format!(
            " As [`{how}`]({text}::{how}), and an output of another length or device. After a fault in the body or a failure \
             of the device nothing is promised of what the output then holds, but that each element is a value of its type."
        ),
    ]
}
