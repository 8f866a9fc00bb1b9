//! The functions that a function gets for devices: `map` or `launch`, `reduce` and `scan`, and its CUDA C++.

use proc_macro2::TokenStream;
use quote::quote_spanned;

use super::names::{cfgs, function_name, is_element, is_index, name_text};
use super::paths::Paths;
use super::{calls, cuda, generics};
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
    let run = is_element(&signature.output).then(|| {
        let elements = calls::over_elements(paths, signature, gathers);
        let values = signature.combines().then(|| calls::of_values(paths, signature));
        quote_spanned!(span=> #elements #values)
    });
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
    let instead = (run.is_some() && otherwise.is_none()).then(|| {
        let instead = paths.item("Instead", name.span());
        quote_spanned! {span=>
            #(#cfgs)*
            impl #declared #instead for #ty #arguments #stored {}
        }
    });
    quote_spanned! {span=>
        #with_std! {
            #(#cfgs)*
            impl #declared #ty #arguments #stored {
                #run
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
            #instead
        }
        #cuda
    }
}
