//! Functions of this library that are seldom called: their code for each backend is in the library.
//!
//! A body is generic, so a crate that calls it compiles it for itself. The accurate phases of elementary functions are long, and a
//! caller chooses nothing about them but the mode. `#[fp(library)]` emits a function that is not generic and gives pointers to their
//! code, and the runtime's `Backend::call_here` calls it.

use fpdsl_ops::Rounding;
use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};

use super::{bound, callee};
use crate::ast::{GenericKind, Param, Signature};
use crate::emit::generics;
use crate::emit::names::type_name;
use crate::emit::paths::{Paths, backend, backend_type};
use crate::span::at;

/// `body`, which calls what `here` gives, and `here` for each mode, or the one `here` of a function that has no parameter for it.
pub fn body_function(paths: &Paths, signature: &Signature) -> TokenStream {
    let name_span = signature.name.span();
    let span = at(name_span);
    let mode = match &signature.generics[..] {
        [] => None,
        [param] if param.kind == GenericKind::Mode => Some(&param.name),
        _ => {
            let message = "a function of the library has only a mode parameter: write `cold`";
            return quote_spanned!(span=> ::core::compile_error!(#message););
        }
    };
    let (b, backend_type) = (backend(), backend_type(name_span));
    let backend_trait = paths.item("Backend", name_span);
    let declared = generics::declared_in_body(paths, &signature.generics);
    let names: Vec<Ident> = (0..signature.params.len())
        .map(|position| format_ident!("__param{position}", span = Span::mixed_site()))
        .collect();
    let types = signature.params.iter().map(|param| paths.lifted(&param.ty));
    let output = paths.lifted(&signature.output);
    let callee = callee(paths, signature, true);
    let (here, chosen) = match mode {
        None => {
            let name = Ident::new("here", span);
            (
                here(paths, signature, &names, &name, None),
                quote_spanned!(span=> Self::here),
            )
        }
        Some(mode) => {
            let heres = Rounding::ALL.map(|mode| format_ident!("here_{}", mode.name(), span = span));
            let each = heres.iter().zip(Rounding::ALL).map(|(name, mode)| {
                let mode = paths.item(mode.type_name(), name_span);
                here(paths, signature, &names, name, Some(mode))
            });
            let each: TokenStream = each.collect();
            let choose = paths.item("by_mode", name_span);
            let chosen = quote_spanned!(span=> #choose::<#mode, _>([#(Self::#heres),*]));
            (each, chosen)
        }
    };
    quote_spanned! {span=>
        #[doc(hidden)]
        #[allow(clippy::all, clippy::pedantic)]
        #[cfg_attr(not(debug_assertions), inline(always))]
        pub fn body<#backend_type: #backend_trait #declared>(
            #b: #backend_type #(, #names: #types)*
        ) -> #output {
            #b.call_here(#callee, #chosen, (#(#names,)*))
        }
        #here
    }
}

/// A function that gives the code of an instance. It is not generic and not inlined, so it and the code are compiled where it stands.
fn here(
    paths: &Paths,
    signature: &Signature,
    names: &[Ident],
    name: &Ident,
    mode: Option<TokenStream>,
) -> TokenStream {
    let name_span = signature.name.span();
    let span = at(name_span);
    let item = |text: &str| paths.item(text, name_span);
    let (here, lift, trace, backend_trait) = (item("Here"), item("Lift"), item("Trace"), item("Backend"));
    let natives: Vec<TokenStream> = signature
        .params
        .iter()
        .map(|param| paths.native(&param.ty))
        .collect();
    let output = paths.native(&signature.output);
    let (b, ty, none) = (backend(), type_name(signature), generics::none(signature));
    let given: Vec<(&Ident, &Param)> = names.iter().zip(&signature.params).collect();
    let bound = bound(&given, span);
    let arguments = mode.as_ref().map(|mode| quote!(<#mode>));
    let mode = mode.map(|mode| quote!(, <#trace<'t> as #backend_trait>::Within<#mode>));
    let values = (0..names.len()).map(|position| {
        let position = Literal::usize_unsuffixed(position);
        quote_spanned!(span=> __args.#position)
    });
    quote_spanned! {span=>
        #[doc(hidden)]
        #[allow(clippy::all, clippy::pedantic)]
        #[inline(never)]
        fn #name() -> #here<(#(#natives,)*), #output> {
            #[cfg(feature = "std")]
            fn recorded<'t>(
                #b: #trace<'t>,
                __args: <(#(#natives,)*) as #lift>::On<#trace<'t>>,
            ) -> <#output as #lift>::On<#trace<'t>> {
                use #backend_trait as _;
                #(let #names = #values;)*
                #bound
                <#ty #none>::pasted::<#trace<'t> #mode>(#b #(, #names)*)
            }
            #here {
                code: #here::code_of::<#ty #arguments>(),
                #[cfg(feature = "std")]
                recorded,
            }
        }
    }
}
