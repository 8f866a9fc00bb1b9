//! What a function has on devices: `map` or `launch`, what combines, and its CUDA C++.

use proc_macro2::{Ident, TokenStream};
use quote::quote_spanned;

use super::names::{cfgs, function_name, is_element, is_index, name_text};
use super::paths::Paths;
use super::{cuda, generics, launch, map, partial, reduce, scan, scatter};
use crate::ast::{GenericKind, GenericParam, Signature};
use crate::span::at;

/// The functions that need devices. A build without `std` does not have them.
pub fn functions(paths: &Paths, signature: &Signature) -> TokenStream {
    let Signature { name, .. } = signature;
    let span = at(name.span());
    let (ty, cfgs) = (function_name(name), cfgs(signature));
    let with_std = paths.item("with_std", name.span());
    let [string, source, assembly, result, error] =
        ["String", "cuda_source", "assembly", "Result", "Error"].map(|item| paths.item(item, name.span()));
    let (declared, arguments) = (generics::declared(signature), generics::arguments(signature));
    let stored = generics::stored(paths, signature);
    let gathers = signature.params.first().is_some_and(|param| is_index(&param.ty));
    let run = is_element(&signature.output, true).then(|| {
        if gathers {
            launch::launch_functions(paths, signature)
        } else {
            map::map_functions(paths, signature)
        }
    });
    let reduce = run
        .is_some()
        .then(|| reduce::functions(paths, signature, gathers));
    let scatter = run
        .is_some()
        .then(|| scatter::functions(paths, signature, gathers));
    let scatter = scatter.flatten();
    let scan = run.is_some().then(|| scan::functions(paths, signature));
    let partial = run
        .is_some()
        .then(|| partial::functions(paths, signature, gathers));
    let others = other_way(paths, signature, gathers);
    let text = name_text(name);
    let how = if gathers { "launch" } else { "map" };
    let doc = format!("The CUDA C++ of the kernel that `{text}::{how}` runs on a GPU.");
    let machine = format!(
        "The machine code of `{text}` for arrays on this CPU, decoded, under the statements that it comes from. It needs the feature \
         `assembly` of fpdsl."
    );
    let cuda = cuda::kernel_function(paths, signature);
    let given = |param: &GenericParam| param.kind == GenericKind::Trait;
    let otherwise = signature.generics.iter().any(given).then(|| {
        let (free, without) = (
            generics::free(&signature.generics),
            paths.item("WithoutTheTrait", name.span()),
        );
        quote_spanned! {span=>
            #(#cfgs)*
            impl #free #without for #ty #arguments {}
        }
    });
    quote_spanned! {span=>
        #with_std! {
            #(#cfgs)*
            impl #declared #ty #arguments #stored {
                #run
                #others
                #reduce
                #scatter
                #scan
                #partial
                #[doc = #doc]
                #[must_use]
                pub fn cuda_source() -> #string {
                    #source::<Self>()
                }
                #[doc = #machine]
                ///
                /// # Errors
                ///
                /// `Error::NoAssembly` without the feature, on a CPU for which nothing is compiled, and for a body that is too large.
                pub fn assembly() -> #result<#string, #error> {
                    #assembly::<Self>()
                }
            }
            #otherwise
        }
        #cuda
    }
}

/// The names that only functions of another kind have, such as `launch`, as values. A call of one is an error, and the name of
/// its type says what to write instead.
fn other_way(paths: &Paths, signature: &Signature, gathers: bool) -> TokenStream {
    let span = signature.name.span();
    let run: (&[&str], &str) = if gathers {
        (&["map", "map_into", "map_update"], "LaunchWithAGridInstead")
    } else {
        (&["launch", "launch_into"], "MapInstead")
    };
    let update = !gathers && !signature.updates();
    let update = update.then_some((&["map_update"][..], "NeedsAFirstParameterOfTheResultsType"));
    let reduce = !signature.combines();
    let reduce = reduce.then_some((
        &[
            "reduce",
            "reduce_segments",
            "scan",
            "scan_into",
            "scan_exclusive",
            "partial",
            "accumulate",
        ][..],
        "NeedsTwoParametersOfOneType",
    ));
    let scatters = scatter::writes(&signature.output);
    let scatter = (!scatters).then_some((
        &[
            "scatter",
            "launch_scatter",
            "scatter_reduce",
            "launch_scatter_reduce",
        ][..],
        "NeedsAPlaceAndAValueForAResult",
    ));
    let constants = [run]
        .into_iter()
        .chain(scatter)
        .chain(update)
        .chain(reduce)
        .map(|(names, instead)| {
            let names = names.iter().map(|name| Ident::new(name, at(span)));
            let instead = paths.item(instead, span);
            quote_spanned! {at(span)=>
                #(
                    #[doc(hidden)]
                    #[allow(non_upper_case_globals)]
                    pub const #names: #instead = #instead;
                )*
            }
        });
    constants.collect()
}
