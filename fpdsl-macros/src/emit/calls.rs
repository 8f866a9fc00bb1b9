//! The calls that a function has: `map` or `launch`, and `reduce` and `scan` if it combines.
//!
//! What is emitted is what only the macro knows: the names and types of the parameters. What is done with a call is ordinary Rust, in the
//! runtime's `device::call`.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote, quote_spanned};

use super::names::name_text;
use super::paths::Paths;
use crate::args::Order;
use crate::ast::{Param, Signature};
use crate::span::{at, in_users_place};

/// `map`, or `launch` of a function whose first parameter is an index.
pub fn over_elements(paths: &Paths, signature: &Signature, gathers: bool) -> TokenStream {
    let name = &signature.name;
    let span = at(name.span());
    let item = |text: &str| paths.item(text, name.span());
    let call = item("Call");
    let text = name_text(name);
    let (grid, params) = match signature.params.split_first() {
        Some((index, params)) if gathers => (Some(index), params),
        _ => (None, &signature.params[..]),
    };
    // The row is the last, and no argument.
    let (row, params) = match params.split_last() {
        Some((_, params)) if signature.writes_row() => {
            let row = item("RowToCome");
            (Some(quote!(#row,)), params)
        }
        _ => (None, params),
    };
    // A call that does not know how long rows are has no method but one.
    let needs_rows = row.as_ref().map(|_| item("CallRowsFirst"));
    let result = needs_rows.clone().unwrap_or(call);
    let made = |call: TokenStream| match &needs_rows {
        Some(needs_rows) => quote_spanned!(span=> #needs_rows::of(#call)),
        None => call,
    };
    let Arguments { names, bounds, forms } = Arguments::of(paths, params);
    let Some(index) = grid else {
        let (map, doc) = (item("map"), map_doc(&text));
        let call = made(quote_spanned!(span=> #map((#(#names,)* #row))));
        return quote_spanned! {span=>
            #[doc = #doc]
            #[allow(clippy::too_many_arguments, clippy::type_complexity)]
            pub fn map<#(#forms),*>(#(#names: impl #bounds),*) -> #result<Self, (#(#forms,)* #row)> {
                #call
            }
        };
    };
    let (launch, doc) = (item("launch"), launch_doc(&text));
    let (grid, positions) = (Ident::new("grid", span), Ident::new("PositionsOfTheGrid", span));
    let grid_bound = bound(paths, "Grid", index, &quote!(Positions = #positions));
    let call = made(quote_spanned!(span=> #launch(#grid, (#(#names,)* #row))));
    quote_spanned! {span=>
        #[doc = #doc]
        #[allow(clippy::too_many_arguments, clippy::type_complexity)]
        pub fn launch<#positions #(, #forms)*>(
            #grid: impl #grid_bound
            #(, #names: impl #bounds)*
        ) -> #result<Self, (#positions, #(#forms,)* #row)> {
            #call
        }
    }
}

/// `reduce` and `scan` of a function that combines.
pub fn of_values(paths: &Paths, signature: &Signature) -> TokenStream {
    let name = &signature.name;
    let span = at(name.span());
    let item = |text: &str| paths.item(text, name.span());
    let (reduction, scan_type, same) = (item("Reduction"), item("Scan"), item("Same"));
    let (arg, reduce, scan) = (paths.backend("Arg", name.span()), item("reduce"), item("scan"));
    let (values, form) = (Ident::new("values", span), Ident::new("FormOfTheValues", span));
    let out = paths.native(&signature.output);
    let text = name_text(name);
    let serial = matches!(&signature.reduction.order, Some(told) if told.value == Order::Serial);
    let both = order_and_values(serial);
    let reduce_doc = format!(
        "All elements, combined with [`{text}`](fn@{text}): `.run(&device)?` returns the value. See `fpdsl::calls::Reduction`.\n\n{both}"
    );
    let scan_doc = format!(
        "Each element, combined with all before it by [`{text}`](fn@{text}): `.run(&device)?` returns the results. See \
         `fpdsl::calls::Scan`.\n\n{both}"
    );
    quote_spanned! {span=>
        #[doc = #reduce_doc]
        pub fn reduce<#form>(#values: impl #arg<#out, Form = #form>) -> #reduction<#same<#out>, Self, (#form,)> {
            #reduce(#values)
        }

        #[doc = #scan_doc]
        pub fn scan<#form>(#values: impl #arg<#out, Form = #form>) -> #scan_type<#form, Self> {
            #scan(#values)
        }
    }
}

/// The arguments for some parameters.
struct Arguments<'a> {
    /// The names of the parameters.
    names: Vec<&'a Ident>,
    /// The traits that arguments implement.
    bounds: Vec<TokenStream>,
    /// The types of their forms. Type parameters are not hygienic, hence the long names. They are parameters, and no associated types of
    /// arguments, so that an argument of a wrong type is one error.
    forms: Vec<Ident>,
}

impl<'a> Arguments<'a> {
    fn of(paths: &Paths, params: &'a [Param]) -> Self {
        let forms: Vec<Ident> = (0..params.len())
            .map(|i| format_ident!("FormOfArgument{i}", span = at(params[i].name.span())))
            .collect();
        let bounds = params
            .iter()
            .zip(&forms)
            .map(|(param, form)| bound(paths, "Arg", param, &quote!(Form = #form)));
        Arguments {
            names: params.iter().map(|param| &param.name).collect(),
            bounds: bounds.collect(),
            forms,
        }
    }
}

/// `Arg<f64, Form = ..>`: a trait of arguments, for a parameter. rustc shows the parameter's type as the place of the bound.
fn bound(paths: &Paths, name: &str, param: &Param, associated: &TokenStream) -> TokenStream {
    let span = param.ty.span();
    let (name, ty) = (paths.backend(name, span), paths.native(&param.ty));
    let [name, open, close] = [name, quote!(<), quote!(>)].map(|tokens| in_users_place(tokens, span));
    quote!(#name #open #ty, #associated #close)
}

fn map_doc(text: &str) -> String {
    format!(
        "The call of [`{text}`](fn@{text}) for each element: `.run(&device)?` returns the results, with the bits of the calls.\n\n\
         Each argument is a value for all elements, or a slice, a `Vec` or a `Buffer` of values; for a parameter that is a slice \
         itself it is one that all elements share. `..` for the first stands for what `.update(&device, &mut y)?` replaces. \
         `fpdsl::calls::Call` lists what else a call can do."
    )
}

fn launch_doc(text: &str) -> String {
    format!(
        "The call of [`{text}`](fn@{text}) for each position of a grid: `.run(&device)?` returns the results, with the bits of the \
         calls.\n\n\
         The grid is `n` for an `Index`, `(nx, ny)` for an `Index2`, `(nx, ny, nz)` for an `Index3`; `x` runs fastest in the \
         results. Each argument is a value for a value, and a slice, a `Vec` or a `Buffer` for a slice. `..` for the first slice \
         stands for what `update` and sweeps replace. `fpdsl::calls::Call` lists what else a call can do."
    )
}

/// What `reduce` and `scan` say of the order and of the values.
fn order_and_values(serial: bool) -> String {
    let order = if serial {
        "that of a loop from the first element to the last"
    } else {
        "a function of the number of elements alone, the same on every device"
    };
    format!(
        "The order is {order}. The values are a slice, a `Vec` or a `Buffer`; for tuples, a tuple of these."
    )
}
