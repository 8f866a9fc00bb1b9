//! Every name of the runtime that emitted code mentions.
//!
//! All paths start at the facade's `__private` module, absolute, so that nothing a user declares can capture them.
//! Spans sit on the user's tokens and resolve as the macro's own: rustc reports at the user's operator, and lints
//! for hand-written code leave emitted code alone.

use std::rc::Rc;

use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote, quote_spanned};
use syn::spanned::Spanned;

use super::names::{TYPES, UNDER_FP, replace, type_name};
use crate::args::{Mode, Vocabulary};
use crate::ast::{Argument, Callee, GenericKind, GenericParam, NameKind, ScalarType, Signature, Type};
use crate::facade::Facade;
use crate::span::{at, in_users_place, regrouped};

/// The path of the facade as the user's crate knows it.
#[derive(Clone)]
pub struct Paths {
    facade: Facade,
    /// Which operations names mean: those of another module have the same.
    vocabulary: Vocabulary,
    /// The generic parameters of the function.
    params: Rc<[GenericParam]>,
    /// The type that `Self` stands for outside of bodies.
    itself: Option<Rc<Type>>,
    /// The constant that says whether the types in the signature are of the language, for functions without parameters of their own.
    types: Option<TokenStream>,
    /// Which backend types are on.
    on: On,
}

/// Which backend types are on.
#[derive(Clone, Copy)]
pub enum On {
    /// The type parameter.
    Any,
    /// The type parameter, in a body whose check has found no errors: see `typed`.
    Judged,
    /// The one whose types have the user's names.
    Named,
}

/// A local variable of emitted code, which no name of the user can meet.
pub fn local(name: &str) -> Ident {
    Ident::new(name, Span::mixed_site())
}

/// The backend, in every body and closure.
pub fn backend() -> Ident {
    local("__b")
}

/// Stands for an expression that cannot be emitted, so that it is not silently left out. No stage lets such an expression
/// through.
pub fn lost(span: Span) -> TokenStream {
    let message = "the macro lost this expression, which is a bug in `fpdsl`";
    quote_spanned!(at(span)=> ::core::compile_error!(#message))
}

/// The type parameter that stands for the backend's type. Type parameters are not hygienic, hence the underscores.
pub fn backend_type(span: Span) -> Ident {
    Ident::new("__B", at(span))
}

/// The name of the verdict in a body.
pub fn verdict_name(span: Span) -> Ident {
    Ident::new("__Verdict", at(span))
}

fn types_constant(signature: &Signature) -> TokenStream {
    let (span, ty) = (at(signature.name.span()), type_name(signature));
    let name = Ident::new(TYPES, span);
    quote_spanned!(span=> #ty::#name)
}

impl Paths {
    /// For code outside of a function with a signature.
    pub fn find(vocabulary: Vocabulary, generics: &[GenericParam]) -> Self {
        Paths {
            facade: Facade::find(),
            vocabulary,
            params: generics.into(),
            itself: None,
            types: None,
            on: On::Any,
        }
    }

    /// The same with another type for `Self`.
    pub fn of_type(&self, itself: Type) -> Self {
        Paths {
            itself: Some(Rc::new(itself)),
            ..self.clone()
        }
    }

    /// The same with types on another backend.
    pub fn on(&self, on: On) -> Self {
        Paths { on, ..self.clone() }
    }

    /// Returns true if types depend on the check of the body.
    pub fn is_judged(&self) -> bool {
        matches!(self.on, On::Judged)
    }

    /// Returns true if this is for the check of a body.
    pub fn is_check(&self) -> bool {
        matches!(self.on, On::Named)
    }

    /// The backend that types are on.
    pub fn backend_type(&self, span: Span) -> TokenStream {
        let any = backend_type(span);
        match self.on {
            On::Any => any.to_token_stream(),
            On::Judged => self.judged(&any.to_token_stream(), span),
            On::Named => self.item("Types", span),
        }
    }

    /// For a function of `signature`.
    pub fn of(signature: &Signature, vocabulary: Vocabulary) -> Self {
        let itself = signature.owner.as_ref().map(|owner| Rc::new(owner.ty.clone()));
        let judged =
            signature.owner.is_none() && signature.generics.is_empty() && !signature.named_types().is_empty();
        Paths {
            itself,
            types: judged.then(|| types_constant(signature)),
            ..Paths::find(vocabulary, &signature.generics)
        }
    }

    /// Returns true if the types of the signature depend on a constant.
    pub fn judges_types(&self) -> bool {
        self.types.is_some()
    }

    /// The same with types as they are, whether or not they are of the language.
    pub fn unjudged(&self) -> Self {
        Paths {
            types: None,
            ..self.clone()
        }
    }

    /// A type that rustc finds out, unless it has reported an error in a check before this: then any will do.
    pub fn judged_anything(&self, span: Span) -> TokenStream {
        let any = quote_spanned!(at(span)=> _);
        match self.on {
            On::Judged => self.judged(&any, span),
            On::Named => self.judged_type(any, span),
            On::Any => any,
        }
    }

    /// A type that depends on the verdict of the body's check.
    pub fn judged(&self, ty: &TokenStream, span: Span) -> TokenStream {
        let (verdict, judged) = (verdict_name(span), self.item("Judged", span));
        quote_spanned!(at(span)=> <#verdict as #judged<#ty>>::Is)
    }

    /// A type that the user names, as far as it is of the language: where it is not, rustc reports the constant, and no more of what
    /// depends on it.
    fn judged_type(&self, ty: TokenStream, span: Span) -> TokenStream {
        let Some(constant) = &self.types else {
            return ty;
        };
        let (verdict, judged) = (self.item("Verdict", span), self.item("Judged", span));
        quote_spanned!(at(span)=> <#verdict<{ #constant }> as #judged<#ty>>::Is)
    }

    /// Which operations names mean.
    pub fn vocabulary(&self) -> Vocabulary {
        self.vocabulary
    }

    /// `::fpdsl::__private`.
    pub fn private(&self, span: Span) -> TokenStream {
        self.facade.private(span)
    }

    /// An item of `__private`.
    pub fn item(&self, name: &str, span: Span) -> TokenStream {
        self.facade.item(name, span)
    }

    /// An operation.
    pub fn op(&self, name: &str, span: Span) -> TokenStream {
        let private = self.private(span);
        let name = Ident::new(name, at(span));
        let module = self.module(span);
        quote_spanned!(at(span)=> #private::ops::#module #name)
    }

    /// The module of the vocabulary within `ops` and `methods`, with what joins it to a name.
    pub fn module(&self, span: Span) -> Option<TokenStream> {
        let module = Ident::new(self.vocabulary.module()?, at(span));
        Some(quote_spanned!(at(span)=> #module::))
    }

    /// The mode's type.
    pub fn mode(&self, mode: &Mode, span: Span) -> TokenStream {
        let name = match mode {
            Mode::Param(name) => return name.to_token_stream(),
            Mode::Fixed(mode) => mode.type_name(),
            Mode::TiesAway => "Rna",
            Mode::Stochastic => "Sr",
        };
        self.item(name, span)
    }

    /// A scalar type, out of reach of a user's `struct f32`.
    pub fn scalar(&self, ty: ScalarType, span: Span) -> TokenStream {
        let name = Ident::new(ty.name(), at(span));
        match ty {
            ScalarType::F16 | ScalarType::Bf16 => {
                let prelude = self.facade.public("prelude", span);
                quote_spanned!(at(span)=> #prelude::#name)
            }
            _ => quote_spanned!(at(span)=> ::core::primitive::#name),
        }
    }

    /// An item of `backend`, which users see where errors show the path.
    pub fn backend(&self, name: &str, span: Span) -> TokenStream {
        self.facade.backend(name, span)
    }

    /// A scalar type as an instance's argument: Rust's, or that of checks.
    pub fn example(&self, ty: ScalarType, span: Span) -> TokenStream {
        match self.on {
            On::Any | On::Judged => self.scalar(ty, span),
            On::Named => self.lifted_scalar(ty, span),
        }
    }

    /// A type as Rust has it.
    pub fn native(&self, ty: &Type) -> TokenStream {
        match ty {
            Type::Scalar(scalar, span) => self.scalar(*scalar, *span),
            Type::Tuple(parts, span) => {
                let parts = parts.iter().map(|part| self.native(part));
                quote_spanned!(at(*span)=> (#(#parts,)*))
            }
            Type::Array(elem, len, span) => {
                let elem = self.native(elem);
                let len = self.constant(len);
                quote_spanned!(at(*span)=> [#elem; #len])
            }
            Type::Param(name) => name.to_token_stream(),
            Type::Slice(elem, span) => {
                let (slice, elem) = (self.backend("Slice", *span), self.native(elem));
                quote_spanned!(at(*span)=> #slice<#elem>)
            }
            Type::Row(elem, span) => {
                let (row, elem) = (self.item("Row", *span), self.native(elem));
                quote_spanned!(at(*span)=> #row<#elem>)
            }
            Type::Struct(path, arguments, span) => {
                let plain = self.unjudged();
                let arguments = arguments.iter().map(|argument| plain.native_argument(argument));
                self.judged_type(quote_spanned!(at(*span)=> #path::<#(#arguments),*>), *span)
            }
            Type::Itself(span) => match &self.itself {
                Some(ty) => self.native(ty),
                None => quote_spanned!(at(*span)=> Self),
            },
            Type::Path(path, _) if matches!(NameKind::of(ty), NameKind::Index(_)) => path.clone(),
            Type::Path(path, span) => self.judged_type(path.clone(), *span),
        }
    }

    /// A type as the user wrote it: a slice is one by reference.
    pub fn written(&self, ty: &Type) -> TokenStream {
        match ty {
            Type::Slice(elem, span) => {
                let elem = self.unjudged().native(elem);
                quote_spanned!(at(*span)=> &[#elem])
            }
            Type::Row(elem, span) => {
                let elem = self.unjudged().native(elem);
                quote_spanned!(at(*span)=> &mut [#elem])
            }
            other => self.unjudged().native(other),
        }
    }

    /// A type as the backend has it.
    pub fn lifted(&self, ty: &Type) -> TokenStream {
        match ty {
            Type::Scalar(scalar, span) => self.lifted_scalar(*scalar, *span),
            Type::Tuple(parts, span) => {
                let parts = parts.iter().map(|part| self.lifted(part));
                quote_spanned!(at(*span)=> (#(#parts,)*))
            }
            Type::Array(elem, len, span) => {
                let elem = self.lifted(elem);
                let len = self.constant(len);
                quote_spanned!(at(*span)=> [#elem; #len])
            }
            Type::Param(name) => name.to_token_stream(),
            plain if plain.is_plain() => {
                let span = plain.span();
                let (lift, backend) = (self.item("Lift", span), self.backend_type(span));
                let ty = self.native(plain);
                quote_spanned!(at(span)=> <#ty as #lift>::On<#backend>)
            }
            Type::Struct(path, arguments, span) => {
                let arguments = arguments.iter().map(|argument| self.lifted_argument(argument));
                self.judged_type(quote_spanned!(at(*span)=> #path::<#(#arguments),*>), *span)
            }
            Type::Itself(span) => match self.itself.as_deref() {
                Some(other @ Type::Scalar(..)) => self.lifted(other),
                Some(plain) if plain.is_plain() => self.lifted(plain),
                _ => quote_spanned!(at(*span)=> Self),
            },
            Type::Slice(elem, span) if self.is_check() => {
                let (types, elem) = (self.item("types", *span), self.lifted(elem));
                quote_spanned!(at(*span)=> #types::slice<#elem>)
            }
            Type::Slice(elem, span) => {
                let (slice, elem) = (self.item("SliceOn", *span), self.lifted(elem));
                let backend = self.backend_type(*span);
                quote_spanned!(at(*span)=> #slice<#backend, #elem>)
            }
            Type::Row(elem, span) if self.is_check() => {
                let (types, elem) = (self.item("types", *span), self.lifted(elem));
                quote_spanned!(at(*span)=> #types::row<#elem>)
            }
            Type::Row(elem, span) => {
                let (row, elem) = (self.item("RowOn", *span), self.lifted(elem));
                let backend = self.backend_type(*span);
                quote_spanned!(at(*span)=> #row<#backend, #elem>)
            }
            Type::Path(path, _) => path.clone(),
        }
    }

    /// An argument as Rust has it.
    fn native_argument(&self, argument: &Argument) -> TokenStream {
        match argument {
            Argument::Type(ty) => self.native(ty),
            Argument::Param(name) => name.to_token_stream(),
            Argument::Const(value) => self.constant(value),
            Argument::Infer(span) => quote_spanned!(*span=> _),
        }
    }

    /// The path of a struct in a body, with its arguments if it has any.
    pub fn lifted_path(&self, callee: &Callee) -> TokenStream {
        let path = &callee.path;
        let Some(arguments) = &callee.arguments else {
            return path.clone();
        };
        let arguments = arguments.iter().map(|argument| self.lifted_argument(argument));
        quote!(#path::<#(#arguments),*>)
    }

    /// The generic argument of a body for an argument of its instance.
    pub fn lifted_argument(&self, argument: &Argument) -> TokenStream {
        match argument {
            Argument::Type(Type::Path(path, span)) => {
                let trait_ = self.item("Argument", *span);
                let backend = self.backend_type(*span);
                quote_spanned!(at(*span)=> <#path as #trait_>::On<#backend>)
            }
            Argument::Type(ty @ Type::Struct(path, _, span)) if is_function(path) => {
                let (trait_, ty) = (self.item("Argument", *span), self.native(ty));
                let backend = self.backend_type(*span);
                quote_spanned!(at(*span)=> <#ty as #trait_>::On<#backend>)
            }
            Argument::Type(ty) => self.lifted(ty),
            Argument::Param(name) => name.to_token_stream(),
            Argument::Const(value) => self.constant(value),
            Argument::Infer(span) => quote_spanned!(*span=> _),
        }
    }

    /// Rust's type for a type parameter of a body.
    pub fn native_of(&self, param: &Ident) -> TokenStream {
        let (leaf, backend) = (self.item("Leaf", param.span()), self.backend_type(param.span()));
        quote_spanned!(at(param.span())=> <#param as #leaf<#backend>>::Native)
    }

    /// `Self` of a constant `Self::N`: Rust's struct, which has the constants, in a body.
    fn native_itself(&self, span: Span) -> TokenStream {
        let Some(Type::Struct(path, arguments, _)) = self.itself.as_deref() else {
            return quote_spanned!(at(span)=> Self);
        };
        let arguments = arguments.iter().map(|argument| match argument {
            Argument::Type(Type::Param(name)) => self.native_of(name),
            other => self.native_argument(other),
        });
        quote_spanned!(at(span)=> <#path::<#(#arguments),*>>)
    }

    /// The generic parameter with this name.
    pub fn param(&self, name: &Ident) -> Option<&GenericParam> {
        self.params.iter().find(|param| param.name == *name)
    }

    /// The bound of a parameter, in a body, where other parameters are a backend's types.
    pub fn bound_in_body(&self, param: &GenericParam) -> TokenStream {
        replace(param.bound.clone(), &|name| {
            let param = self.param(name).filter(|param| param.kind.is_of_values())?;
            Some(self.native_of_value(&param.name))
        })
    }

    /// The functions for bodies of a type parameter with a user's trait, in a body.
    pub fn functions_of(&self, param: &GenericParam) -> TokenStream {
        let (native, bound) = (self.native_of_value(&param.name), self.bound_in_body(param));
        self.under_fp(&native, &bound)
    }

    /// The type that has a type's functions for bodies. All mentions have one place: where the trait lacks it, rustc reports the same error
    /// once.
    pub fn under_fp(&self, ty: &TokenStream, bound: &TokenStream) -> TokenStream {
        let span = bound.span();
        let name = in_users_place(Ident::new(UNDER_FP, span).to_token_stream(), span);
        quote_spanned!(at(span)=> <#ty as #bound>::#name)
    }

    /// The constants of a type parameter with a user's trait, as `<T as Trait>` has them, in a body.
    fn constants_of(&self, param: &GenericParam) -> TokenStream {
        let (native, bound) = (self.native_of_value(&param.name), self.bound_in_body(param));
        quote_spanned!(at(param.name.span())=> <#native as #bound>)
    }

    /// Rust's type for a type parameter of a body, whatever it is.
    fn native_of_value(&self, param: &Ident) -> TokenStream {
        let (lifted, backend) = (self.item("Lifted", param.span()), self.backend_type(param.span()));
        quote_spanned!(at(param.span())=> <#param as #lifted<#backend>>::Native)
    }

    /// `T` of a constant `T::MAX`, if it is a type parameter.
    fn param_of_constants(&self, name: &Ident) -> Option<TokenStream> {
        let param = self.param(name)?;
        let trait_ = match param.kind {
            GenericKind::Float => "NativeFloat",
            GenericKind::Int => "NativeInt",
            GenericKind::Trait => return Some(self.constants_of(param)),
            GenericKind::Mode | GenericKind::Length | GenericKind::Function => return None,
        };
        let (trait_, native) = (self.item(trait_, name.span()), self.native_of(name));
        Some(quote_spanned!(at(name.span())=> <#native as #trait_>))
    }

    /// A scalar type as the backend has it.
    pub fn lifted_scalar(&self, scalar: ScalarType, span: Span) -> TokenStream {
        let name = match scalar {
            ScalarType::Bool => "Bool",
            ScalarType::F16 => "F16",
            ScalarType::Bf16 => "Bf16",
            ScalarType::F32 => "F32",
            ScalarType::F64 => "F64",
            ScalarType::I8 => "I8",
            ScalarType::I16 => "I16",
            ScalarType::I32 => "I32",
            ScalarType::I64 => "I64",
            ScalarType::U8 => "U8",
            ScalarType::U16 => "U16",
            ScalarType::U32 => "U32",
            ScalarType::U64 => "U64",
            ScalarType::Usize => "Usize",
        };
        let (backend, trait_) = (self.backend_type(span), self.item("Backend", span));
        let name = Ident::new(name, at(span));
        quote_spanned!(at(span)=> <#backend as #trait_>::#name)
    }

    /// A constant expression of the user's with the scalar types in it replaced. `f32::consts` is left alone: there
    /// `f32` is a module that the user has imported.
    pub fn constant(&self, tokens: &TokenStream) -> TokenStream {
        let tokens: Vec<TokenTree> = tokens.clone().into_iter().collect();
        let is_punct = |token: Option<&TokenTree>, c: char| matches!(token, Some(TokenTree::Punct(p)) if p.as_char() == c);
        let is_module = |rest: &[TokenTree]| matches!(rest, [.., TokenTree::Ident(name)] if name == "consts");
        let mut replaced = TokenStream::new();
        for (position, token) in tokens.iter().enumerate() {
            let before = position.checked_sub(1).and_then(|p| tokens.get(p));
            let after = tokens
                .get(position + 1..(position + 4).min(tokens.len()))
                .unwrap_or_default();
            match token {
                TokenTree::Ident(name)
                    if name == "Self" && self.itself.is_some() && is_punct(after.first(), ':') =>
                {
                    replaced.extend(self.native_itself(name.span()));
                }
                TokenTree::Ident(name) if !is_punct(before, ':') && !is_module(after) => {
                    match ScalarType::from_name(&name.to_string()) {
                        Some(scalar) => replaced.extend(self.scalar(scalar, name.span())),
                        None => match self.param_of_constants(name) {
                            Some(native) if is_punct(after.first(), ':') => replaced.extend(native),
                            Some(_) | None => replaced.extend([token.clone()]),
                        },
                    }
                }
                TokenTree::Group(group) => {
                    replaced.extend([regrouped(group, self.constant(&group.stream()))]);
                }
                _ => replaced.extend([token.clone()]),
            }
        }
        replaced
    }
}

/// Returns true if a path with arguments names a function: Rust writes types with a capital.
fn is_function(path: &TokenStream) -> bool {
    matches!(path.clone().into_iter().last(), Some(TokenTree::Ident(name)) if name.to_string().starts_with(char::is_lowercase))
}
