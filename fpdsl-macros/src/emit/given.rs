//! Calls of what is given to a function as a type: the functions of a user's trait, and functions themselves.

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{ToTokens, quote_spanned};

use super::Emitter;
use super::generics::function_types;
use super::names::name_text;
use super::paths::Paths;
use crate::ast::core::Expr;
use crate::ast::{Callee, GenericKind, GenericParam};
use crate::span::at;

impl Emitter {
    /// `F::rhs(f, t, y)`, if `F` is a parameter with a user's trait or a function; `f.rhs(t, y)` has been parsed as the same.
    pub fn given_call(&self, owner: &Callee, name: &Ident, args: &[Expr], span: Span) -> Option<TokenStream> {
        let param = self
            .paths
            .param(&syn::parse2::<Ident>(owner.path.clone()).ok()?)?;
        let args: Vec<TokenStream> = args.iter().map(|arg| self.expr(arg)).collect();
        let (placed, backend) = (self.placed(span), self.paths.backend_type(span));
        let function = match param.kind {
            GenericKind::Trait => {
                let (functions, number) = (self.paths.functions_of(param), number_of(name));
                if self.paths.is_check() {
                    let item = |text: &str| self.paths.item(text, span);
                    let (nothing, within) = (item("nothing"), item("FunctionIn"));
                    let function = quote_spanned!(at(span)=> <(#functions,) as #within<#number>>::Checked);
                    return Some(quote_spanned!(at(span)=> #nothing::<#function>()(#(#args),*)));
                }
                let has = self.paths.item("HasFunction", span);
                let function = quote_spanned!(at(span)=> <#functions as #has<#number>>);
                let function = quote_spanned!(at(span)=> #function::Function);
                let trait_ = self.paths.item("Function", span);
                return Some(quote_spanned! {at(span)=>
                    <#function as #trait_>::called::<#backend>(
                        #placed.enter_given(<#function as #trait_>::NAME),
                        (#(#args,)*),
                    )
                });
            }
            GenericKind::Function if self.paths.is_check() => {
                let (nothing, pointer) = (self.paths.item("nothing", span), self.pointer(param, span)?);
                return Some(quote_spanned!(at(span)=> #nothing::<#pointer>()(#(#args),*)));
            }
            GenericKind::Function => param.name.to_token_stream(),
            GenericKind::Mode | GenericKind::Length | GenericKind::Float | GenericKind::Int => return None,
        };
        let trait_ = self.paths.item("Function", span);
        Some(quote_spanned!(at(span)=> <#function as #trait_>::called::<#backend>(#placed, (#(#args,)*))))
    }

    /// The type of a function in checks.
    fn pointer(&self, param: &GenericParam, span: Span) -> Option<TokenStream> {
        let (args, out) = function_types(&self.paths.bound_in_body(param))?;
        let args = match syn::parse2::<syn::Type>(args).ok()? {
            syn::Type::Tuple(args) => args.elems,
            _ => return None,
        };
        let args = args.iter().map(|ty| in_check(&self.paths, ty, span));
        let out = in_check(&self.paths, &syn::parse2(out).ok()?, span);
        Some(quote_spanned!(at(span)=> fn(#(#args),*) -> #out))
    }
}

/// The number that stands for the name of a trait's function.
pub fn number_of(name: &Ident) -> Literal {
    let text = name_text(name);
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    Literal::u64_unsuffixed(hash)
}

/// A type of Rust's as checks know it.
fn in_check(paths: &Paths, ty: &syn::Type, span: Span) -> TokenStream {
    let (lift, types) = (paths.item("Lift", span), paths.item("Types", span));
    if let syn::Type::Path(path) = ty
        && let Some(last) = path.path.segments.last().filter(|last| last.ident == "Slice")
        && let syn::PathArguments::AngleBracketed(arguments) = &last.arguments
        && let Some(syn::GenericArgument::Type(element)) = arguments.args.first()
    {
        let named = paths.item("types", span);
        return quote_spanned!(at(span)=> #named::slice<<#element as #lift>::On<#types>>);
    }
    quote_spanned!(at(span)=> <#ty as #lift>::On<#types>)
}
