//! Functions that other bodies call, and that are compiled once for each backend and instance.
//!
//! Recording happens once and need not be fast. So a function of more than some operations (`cost`) is recorded by a function of its
//! own, and pasted everywhere else (`Pasting::RecordedApart`, the runtime's `Backend::RECORDS`). A function that is large, `inline =
//! false` or `cold` goes through `Backend::call`.

mod library;

use fpdsl_ops::Kind;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote_spanned};

use super::cost;
use super::generics::{self, Code};
use super::names::{given_name, is_index, name_text};
use super::paths::{Paths, backend, backend_type};
use crate::args::Pasting;
use crate::ast::core::Function;
use crate::ast::{Param, Signature, Type};
use crate::span::at;

/// The function that holds the body itself. Maps and launches run it: a call for each block would be for nothing.
pub fn whole_body(signature: &Signature) -> Ident {
    let name = match signature.pasting {
        Pasting::Pasted | Pasting::BySize => "body",
        Pasting::RecordedApart | Pasting::Called | Pasting::Cold | Pasting::Library => "pasted",
    };
    Ident::new(name, at(signature.name.span()))
}

/// The form of a function's calls, once its body is known. A body that reads memory is pasted where it is recorded, and mostly the
/// body of a kernel, which nothing calls. An integer may be an index whose range only the caller knows.
pub fn pasting(function: &Function) -> Pasting {
    let signature = &function.signature;
    let callable = !reads_memory(signature) && !takes_integer(signature);
    match signature.pasting {
        Pasting::BySize if callable && cost::is_large(&function.body) => Pasting::Called,
        Pasting::BySize if cost::is_recorded_apart(&function.body) => Pasting::RecordedApart,
        Pasting::BySize => Pasting::Pasted,
        told => told,
    }
}

/// True for a function that callers do not paste.
pub fn is_called(signature: &Signature) -> bool {
    matches!(
        signature.pasting,
        Pasting::Called | Pasting::Cold | Pasting::Library
    )
}

fn reads_memory(signature: &Signature) -> bool {
    signature.params.iter().any(|param| is_memory(&param.ty))
}

/// For a function whose body is not what callers paste: `body`, which leads to `pasted`.
pub fn body_function(paths: &Paths, signature: &Signature) -> TokenStream {
    let is_apart = match signature.pasting {
        Pasting::BySize | Pasting::Pasted => return TokenStream::new(),
        Pasting::RecordedApart => true,
        Pasting::Called | Pasting::Cold => false,
        Pasting::Library => return library::body_function(paths, signature),
    };
    let span = at(signature.name.span());
    let generics = generics::declared_in_body(paths, &signature.generics);
    let arguments: Vec<&Ident> = signature.generics.iter().map(|param| &param.name).collect();
    let (b, backend_type) = (backend(), backend_type(signature.name.span()));
    let backend_trait = paths.item("Backend", signature.name.span());
    let name = |position: usize| format_ident!("__param{position}", span = Span::mixed_site());
    let names: Vec<Ident> = (0..signature.params.len()).map(name).collect();
    let types = signature.params.iter().map(|param| paths.lifted(&param.ty));
    let output = paths.lifted(&signature.output);
    let head = quote_spanned! {span=>
        <#backend_type: #backend_trait #generics>(#b: #backend_type #(, #names: #types)*) -> #output
    };
    let inner = quote_spanned!(span=> Self::pasted::<#backend_type #(, #arguments)*>(#b #(, #names)*));
    let recorded = is_apart.then(|| {
        quote_spanned! {span=>
            #[doc(hidden)]
            #[allow(clippy::all, clippy::pedantic)]
            #[inline(never)]
            fn recorded #head {
                #inner
            }
        }
    });
    let body = if is_apart {
        quote_spanned! {span=>
            if <#backend_type as #backend_trait>::RECORDS {
                Self::recorded::<#backend_type #(, #arguments)*>(#b #(, #names)*)
            } else {
                #inner
            }
        }
    } else {
        let given: Vec<(&Ident, &Param)> = names.iter().zip(&signature.params).collect();
        call(paths, signature, &given, &inner)
    };
    quote_spanned! {span=>
        #[doc(hidden)]
        #[allow(clippy::all, clippy::pedantic)]
        #[cfg_attr(not(debug_assertions), inline(always))]
        pub fn body #head {
            #body
        }
        #recorded
    }
}

/// The body of a method or an operator, as a call if it is called.
pub fn method_body(paths: &Paths, signature: &Signature, body: TokenStream) -> TokenStream {
    if !is_called(signature) {
        return body;
    }
    let names: Vec<(Ident, &Param)> = signature
        .params
        .iter()
        .filter(|param| !param.unnamed)
        .map(|param| (given_name(param), param))
        .collect();
    let given: Vec<(&Ident, &Param)> = names.iter().map(|(name, param)| (name, *param)).collect();
    call(paths, signature, &given, &body)
}

/// `inner`, which uses `given` and the backend, by way of a call.
fn call(
    paths: &Paths,
    signature: &Signature,
    given: &[(&Ident, &Param)],
    inner: &TokenStream,
) -> TokenStream {
    let span = at(signature.name.span());
    let b = backend();
    let cold = signature.pasting == Pasting::Cold;
    let names: Vec<&Ident> = given.iter().map(|(name, _)| *name).collect();
    // A slice has no value that could be handed on in a recorded body, which has the body in place of the call.
    if reads_memory(signature) {
        return quote_spanned!(span=> #b.apart(#cold, (#(#names,)*), |#b, (#(#names,)*)| { #inner }));
    }
    let (callee, bound) = (callee(paths, signature, cold), bound(given, span));
    quote_spanned! {span=>
        #b.call(
            #callee,
            (#(#names,)*),
            #[cfg_attr(not(debug_assertions), inline(always))]
            |#b, (#(#names,)*)| {
                #bound
                #inner
            },
        )
    }
}

/// What recorded bodies know of the function that they call.
fn callee(paths: &Paths, signature: &Signature, cold: bool) -> TokenStream {
    let (callee, name) = (
        paths.item("Callee", signature.name.span()),
        generics::instance_name(paths, signature, Code::Body),
    );
    let span = at(signature.name.span());
    quote_spanned!(span=> #callee::of(#name, #cold))
}

/// Gives parameters the names that the user gave them.
fn bound(given: &[(&Ident, &Param)], span: Span) -> TokenStream {
    let b = backend();
    given
        .iter()
        .filter(|(_, param)| !param.unnamed)
        .map(|(name, param)| {
            let text = if param.name == "__self" {
                "itself".to_owned()
            } else {
                name_text(&param.name)
            };
            quote_spanned!(span=> let #name = #b.bind(#text, #name);)
        })
        .collect()
}

fn takes_integer(signature: &Signature) -> bool {
    let integer = |param: &Param| matches!(param.ty, Type::Scalar(ty, _) if matches!(ty.kind(), Kind::Signed(_) | Kind::Unsigned(_)));
    signature.params.iter().any(integer)
}

fn is_memory(ty: &Type) -> bool {
    matches!(ty, Type::Slice(..) | Type::Row(..)) || is_index(ty)
}

#[cfg(test)]
mod tests {
    use quote::quote;

    use super::*;

    /// The form of the function's calls, as the emitted code has it.
    fn form(item: TokenStream) -> Pasting {
        let text = crate::expand(quote!(mode = "rn"), item).to_string();
        assert!(text.contains("fn body"), "{text}");
        match (text.contains("fn pasted"), text.contains("fn recorded")) {
            (false, false) => Pasting::Pasted,
            (true, true) => Pasting::RecordedApart,
            (true, false) => Pasting::Called,
            (false, true) => panic!("{text}"),
        }
    }

    /// A function of one float that returns a sum.
    fn sum(terms: &[TokenStream]) -> TokenStream {
        quote!(fn f(x: f32) -> f32 { #(#terms)+* })
    }

    #[test]
    fn elementary_functions_count_by_their_size() {
        let few = [quote!(x.exp()), quote!(x)];
        assert_eq!(form(sum(&few)), Pasting::Pasted);
        // A recorder has calls of them.
        let two = [quote!(x.exp()), quote!(x.sin())];
        assert_eq!(form(sum(&two)), Pasting::RecordedApart);
        let three = [quote!(x.exp()), quote!(x.sin()), quote!(x.tan())];
        assert_eq!(form(sum(&three)), Pasting::Called);
        let powers = [quote!(x.powf(x)), quote!(x.powf(2.5))];
        assert_eq!(form(sum(&powers)), Pasting::Called);
        let pairs = quote!(
            fn f(x: f64) -> f64 {
                let (s, c) = x.sin_cos();
                s.atan2(c)
            }
        );
        assert_eq!(form(pairs), Pasting::Called);
    }

    #[test]
    fn operations_and_calls_are_counted() {
        let terms = |term: TokenStream, n: usize| sum(&vec![term; n]);
        assert_eq!(form(terms(quote!(x), 16)), Pasting::Pasted);
        assert_eq!(form(terms(quote!(x), 18)), Pasting::RecordedApart);
        assert_eq!(form(terms(quote!(x), 130)), Pasting::Called);
        assert_eq!(form(terms(quote!(g(x)), 10)), Pasting::RecordedApart);
        assert_eq!(form(terms(quote!(g(x)), 16)), Pasting::Called);
    }

    #[test]
    fn bodies_that_read_memory_or_take_indices_are_pasted_on_hosts() {
        let reads = quote!(
            fn f(u: &[f32]) -> f32 {
                u[0].powf(u[1]) + u[2].powf(u[3])
            }
        );
        assert_eq!(form(reads), Pasting::RecordedApart);
        let counts = quote!(
            fn f(x: f32, n: u32) -> f32 {
                (x + n as f32).powf(x) + x.powf(x)
            }
        );
        assert_eq!(form(counts), Pasting::RecordedApart);
    }
}
