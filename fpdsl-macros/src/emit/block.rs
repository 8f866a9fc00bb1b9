//! The code that replaces an `impl` block.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use syn::AttrStyle;

use super::arrays::ArraySizes;
use super::item::{self, calls, function_impl, function_type};
use super::names::{checked_name, hidden_name, is_lint, type_name};
use super::operator::{operator_arguments, operator_of, scalar_operator};
use super::paths::{On, Paths, backend, backend_type};
use super::{Emitter, called, generics, typed};
use crate::args::Vocabulary;
use crate::ast::core::Function;
use crate::ast::{ImplBlock, Operator, Param, Signature, Type};
use crate::builtin;
use crate::span::at;

/// The plain `impl`, the functions as types, and the bodies, in a scope of their own.
pub fn emit_block(block: &ImplBlock) -> TokenStream {
    let paths = Paths::find(Vocabulary::Kept, &block.generics);
    let methods: Vec<Method> = block.functions.iter().map(Method::of).collect();
    let functions = methods.iter().map(Method::carried);
    let plain = plain_impl(&paths, block, &methods);
    let bodies = match &block.operator {
        None => method_bodies(&paths, block, &methods),
        Some((_, operator)) => methods
            .first()
            .map(|method| method.operator_body(block, operator))
            .unwrap_or_default(),
    };
    quote_spanned! {at(block.span())=>
        const _: () = {
            #(#functions)*
            #plain
            #bodies
        };
    }
}

/// The block as the user has it, with bodies that call.
fn plain_impl(paths: &Paths, block: &ImplBlock, methods: &[Method]) -> TokenStream {
    let declarations = block.generics.iter().map(|param| &param.declaration);
    let (attrs, others) = (&block.attrs, &block.others);
    let ty = paths.native(&block.ty);
    let methods = methods.iter().map(Method::plain);
    let of_trait = block.operator.as_ref().map(|(path, _)| quote!(#path for));
    quote_spanned! {at(block.span())=>
        #(#attrs)*
        impl<#(#declarations),*> #of_trait #ty {
            #(#others)*
            #(#methods)*
        }
    }
}

/// A function of a block, and the names that its code mentions.
struct Method<'a> {
    function: &'a Function,
    signature: &'a Signature,
    paths: Paths,
}

impl<'a> Method<'a> {
    fn of(function: &'a Function) -> Self {
        let signature = &function.signature;
        Method {
            function,
            signature,
            paths: Paths::of(signature, function.options.vocabulary),
        }
    }

    fn span(&self) -> Span {
        self.signature.name.span()
    }

    /// The number of generic parameters that are the block's.
    fn of_block(&self) -> usize {
        self.signature.owner.as_ref().map_or(0, |owner| owner.generics)
    }

    /// The parameters of the body.
    fn params(&self) -> impl Iterator<Item = TokenStream> {
        let params = self.signature.params.iter();
        params.map(|param| typed::param_to_judge(&self.paths, param))
    }

    /// The function as a type.
    fn carried(&self) -> TokenStream {
        let Method {
            function,
            signature,
            paths,
        } = self;
        let emitter = Emitter::new(paths, function);
        let ty = function_type(paths, signature);
        let checked = typed::checked(&emitter, function);
        let arrays = ArraySizes::of(&emitter, signature, &function.body);
        let (always, of_instance) = (&arrays.always, &arrays.of_instance);
        let elements = quote!(#always + #of_instance);
        let constants = &signature.constants;
        let function = function_impl(paths, signature, &elements, &function.source);
        quote!(#constants #ty #checked #function)
    }

    /// The method as the user has it.
    fn plain(&self) -> TokenStream {
        let Method { signature, paths, .. } = self;
        let name = &signature.name;
        let operator = signature.owner.as_ref().and_then(|owner| owner.operator.as_ref());
        let assigns = operator.is_some_and(|operator| operator.assigns);
        let declarations = signature.generics[self.of_block()..]
            .iter()
            .map(|param| &param.declaration);
        let call = paths.item("call", name.span());
        let (ty, arguments) = (type_name(signature), generics::arguments(signature));
        let itself = Ident::new("self", name.span());
        let declared = signature
            .params
            .iter()
            .map(|param| match (is_self(param), assigns) {
                (true, true) => quote!(&mut #itself),
                (true, false) if param.by_ref => quote!(&#itself),
                (true, false) => quote!(#itself),
                (false, _) => {
                    let (name, ty) = (&param.name, item::written(paths, param));
                    quote!(#name: #ty)
                }
            });
        let passed = signature
            .params
            .iter()
            .map(|param| match (is_self(param), assigns) {
                (true, true) => quote!(*#itself),
                (true, false) if param.by_ref => quote!(*#itself),
                (true, false) => quote!(#itself),
                (false, _) => item::given(param),
            });
        let call = quote_spanned!(at(name.span())=> #call::<#ty #arguments>((#(#passed,)*)));
        let (result, call) = if assigns {
            (TokenStream::new(), quote!(*#itself = #call;))
        } else {
            let output = paths.native(&signature.output);
            (quote!(-> #output), call)
        };
        let attrs = signature
            .attrs
            .iter()
            .filter(|attribute| matches!(attribute.style, AttrStyle::Outer));
        let vis = &signature.vis;
        quote_spanned! {at(name.span())=>
            #(#attrs)*
            #[inline]
            #[allow(dead_code, clippy::must_use_candidate, clippy::should_implement_trait)]
            #vis fn #name<#(#declarations),*>(#(#declared),*) #result { #call }
        }
    }

    /// The contents of the body.
    fn body(&self) -> TokenStream {
        let emitter = Emitter::new(&self.paths, self.function);
        let calls = calls(&emitter, &self.function.body);
        let body = item::body(&emitter, self.function, quote!(const { #calls }));
        called::method_body(&self.paths, self.signature, body)
    }

    /// The lint levels for a body.
    fn lints(&self) -> TokenStream {
        let attrs = self.signature.attrs.iter();
        let lints = attrs.filter(|attribute| is_lint(attribute));
        quote! {
            #(#lints)*
            #[allow(unused_assignments, unused_parens, unused_braces, clippy::all, clippy::pedantic)]
            #[doc(hidden)]
            #[cfg_attr(not(debug_assertions), inline(always))]
        }
    }

    /// The method as bodies call it. The mode is that of the caller, for which built-in methods of the same name care.
    fn of_bodies(&self) -> TokenStream {
        let Method { signature, paths, .. } = self;
        let span = self.span();
        let (b, backend_type) = (backend(), backend_type(span));
        let (backend_trait, mode) = (paths.item("Backend", span), paths.item("Mode", span));
        let (of_block, own) = signature.generics.split_at(self.of_block());
        let generics = generics::declared_in_body(paths, own);
        let known = generics::known_in_body(paths, of_block, span);
        let (receiver, params) = (self.receiver(), self.params());
        let output = paths.lifted(&signature.output);
        let (hidden, lints, body) = (hidden_name(&signature.name), self.lints(), self.body());
        let vis = &signature.vis;
        let checked = self.checked();
        quote_spanned! {at(span)=>
            #checked
            #lints
            #[allow(dead_code)]
            #vis fn #hidden<#backend_type: #backend_trait #generics>(
                #receiver #b: #backend_type, _: impl #mode #(, #params)*
            ) -> #output
            where
                #known
            {
                #body
            }
        }
    }

    /// The receiver of a method that bodies call, by which rustc finds it. Its value is an argument as well: where the struct has a twin
    /// on backends, the receiver is any value of the struct.
    fn receiver(&self) -> TokenStream {
        let Some(owner) = self.signature.owner.as_ref().filter(|owner| owner.receiver) else {
            return TokenStream::new();
        };
        let itself = Ident::new("self", self.span());
        if owner.ty.is_plain() {
            quote!(&#itself,)
        } else {
            quote!(#itself,)
        }
    }

    /// The method as checks of bodies call it: the types and nothing else. One with the name of a built-in is called the same way
    /// as those.
    fn checked(&self) -> TokenStream {
        let signature = self.signature;
        if builtin::find(&signature.name.to_string()).is_some() {
            return TokenStream::new();
        }
        let paths = self.paths.on(On::Named);
        let (span, vis) = (at(self.span()), &signature.vis);
        let (of_block, own) = signature.generics.split_at(self.of_block());
        let declared = generics::on_backend(&paths, own);
        let known = generics::known_on_backend(&paths, of_block, span);
        let own_value = signature.owner.as_ref().is_some_and(|owner| owner.receiver);
        let (_, params) = signature.params.split_at(usize::from(own_value));
        let receiver = self.receiver();
        let params = params.iter().map(|param| typed::param_to_judge(&paths, param));
        let (output, nothing) = (paths.lifted(&signature.output), paths.item("nothing", span));
        let name = checked_name(&signature.name);
        quote_spanned! {span=>
            #[doc(hidden)]
            #[allow(unused_variables, dead_code, clippy::all, clippy::pedantic)]
            #vis fn #name<#(#declared),*>(#receiver #(#params),*) -> #output
            where
                #known
            {
                #nothing()
            }
        }
    }

    /// The operator as bodies know it.
    fn operator_body(&self, block: &ImplBlock, operator: &Operator) -> TokenStream {
        if block.ty.is_plain() {
            return self.plain_operator_body(block, operator);
        }
        if let (Type::Scalar(..), Some(rhs)) = (&block.ty, &operator.rhs) {
            if rhs.is_plain() {
                return self.plain_operator_body(block, operator);
            }
            return self.scalar_operator_body(block, operator, rhs);
        }
        let (paths, span) = (&self.paths, self.span());
        let (b, backend_type) = (backend(), backend_type(span));
        let item = |name: &str| paths.item(name, span);
        let (backend_trait, operators, mode) = (item("Backend"), item("operators"), item("Mode"));
        let generics = generics::declared_in_body(paths, &block.generics);
        let ty = paths.lifted(&block.ty);
        let (on, name) = (&operator.on, &operator.function);
        let rhs = operator.rhs.as_ref().map(|rhs| paths.lifted(rhs));
        let with_rhs = rhs.as_ref().map(|rhs| quote!(, #rhs));
        let mode_param = operator
            .takes_mode
            .then(|| quote_spanned!(at(span)=> __M: #mode,));
        let output = paths.lifted(&operator.output);
        let declared_output = (!operator.assigns).then(|| quote_spanned!(at(span)=> type Output = #output;));
        let result = if operator.assigns { quote!(Self) } else { output };
        let product = rhs.filter(|_| name == "mul").map(|rhs| {
            let times = quote!(#operators::HasTimes<#backend_type, #rhs>);
            product(&operators, &mode, &quote!(Self), &rhs, &times)
        });
        let (params, lints, body) = (self.params(), self.lints(), self.body());
        quote_spanned! {at(span)=>
            impl<#backend_type: #backend_trait #generics> #operators::#on<#backend_type #with_rhs> for #ty {
                #declared_output
                #product
                #lints
                fn #name<#mode_param __F: #operators::Vocabulary>(#b: #backend_type #(, #params)*) -> #result {
                    #body
                }
            }
        }
    }

    /// The operator of a struct that has a twin on backends, which has it from the struct.
    fn plain_operator_body(&self, block: &ImplBlock, operator: &Operator) -> TokenStream {
        let (paths, span) = (&self.paths, self.span());
        let (backend_type, backend_trait) = (backend_type(span), paths.item("Backend", span));
        let (operators, of) = (paths.item("operators", span), operator_of(operator.name, span));
        let declarations = block.generics.iter().map(|param| &param.declaration);
        let (b, name) = (backend(), &operator.function);
        // With a scalar on the left it is the struct on the right that has the operator.
        let ty = match (&block.ty, &operator.rhs) {
            (Type::Scalar(..), Some(right)) => paths.native(right),
            (ty, _) => paths.native(ty),
        };
        let arguments = operator_arguments(paths, &block.ty, operator);
        let native = paths.native(&operator.output);
        let output = (!operator.assigns).then(|| quote_spanned!(at(span)=> type Output = #native;));
        let result = if operator.assigns {
            paths.lifted(&block.ty)
        } else {
            paths.lifted(&operator.output)
        };
        let (params, lints, body) = (self.params(), self.lints(), self.body());
        quote_spanned! {at(span)=>
            impl<#backend_type: #backend_trait #(, #declarations)*> #operators::#of<#arguments> for #ty {
                #output
                #lints
                fn #name(#b: #backend_type #(, #params)*) -> #result {
                    #body
                }
            }
        }
    }

    /// The operator with a scalar on the left, which the struct on the right has for bodies.
    fn scalar_operator_body(&self, block: &ImplBlock, operator: &Operator, rhs: &Type) -> TokenStream {
        let (paths, span) = (&self.paths, self.span());
        let item = |name: &str| paths.item(name, span);
        let (b, backend_type) = (backend(), backend_type(span));
        let (backend_trait, operators, mode) = (item("Backend"), item("operators"), item("Mode"));
        let generics = generics::declared_in_body(paths, &block.generics);
        let (of_scalar, name) = (scalar_operator(paths, &block.ty, operator), &operator.function);
        let (left, right, output) = (
            paths.lifted(&block.ty),
            paths.lifted(rhs),
            paths.lifted(&operator.output),
        );
        let product = (name == "mul").then(|| product(&operators, &mode, &left, &quote!(Self), &of_scalar));
        let (params, lints, body) = (self.params(), self.lints(), self.body());
        quote_spanned! {at(span)=>
            impl<#backend_type: #backend_trait #generics> #of_scalar for #right {
                type Output = #output;
                #product
                #lints
                fn #name<__M: #mode, __F: #operators::Vocabulary>(#b: #backend_type #(, #params)*) -> #output {
                    #body
                }
            }
        }
    }
}

fn is_self(param: &Param) -> bool {
    param.name == "__self"
}

/// The methods that bodies call.
fn method_bodies(paths: &Paths, block: &ImplBlock, methods: &[Method]) -> TokenStream {
    let ty = if block.ty.is_plain() {
        paths.native(&block.ty)
    } else {
        paths.lifted(&block.ty)
    };
    let declared = generics::free(&block.generics);
    let methods = methods.iter().map(Method::of_bodies);
    quote_spanned! {at(block.span())=>
        impl #declared #ty { #(#methods)* }
    }
}

/// A struct's product is never fused with a sum. `times` is the trait of the operator.
fn product(
    operators: &TokenStream,
    mode: &TokenStream,
    left: &TokenStream,
    right: &TokenStream,
    times: &TokenStream,
) -> TokenStream {
    let backend_type = backend_type(Span::call_site());
    let (b, x, y) = (backend(), format_ident!("__x"), format_ident!("__y"));
    quote! {
        type Product = #operators::Whole<Self::Output>;
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn product<__M: #mode, __F: #operators::Vocabulary>(#b: #backend_type, #x: #left, #y: #right) -> Self::Product {
            #operators::Whole(<Self as #times>::mul::<__M, __F>(#b, #x, #y))
        }
    }
}
