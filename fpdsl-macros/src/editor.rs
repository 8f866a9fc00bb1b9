//! The code that rust-analyzer sees in place of an emitted body.
//!
//! An editor asks about bodies that are being typed. In what is emitted for rustc a variable has the type of a backend
//! that nobody named, one word stands for several items, and a body with an error is gone. So rust-analyzer gets the
//! function as it was written, as plain Rust beside a vocabulary (`__private::editor`) that has the methods of the
//! language with their documentation: it completes, and hovers with the types of the source. Nothing here is compiled, and
//! errors come from rustc as ever.

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote};
use syn::parse_quote_spanned;
use syn::visit_mut::{self, VisitMut};

use crate::args::{self, parse_options};
use crate::diag::Errors;
use crate::emit;
use crate::emit::Paths;
use crate::parse;
use crate::ranges;
use crate::span::at;

/// Returns true if the macro runs in rust-analyzer's server for macros, which sets this variable.
pub fn asks() -> bool {
    std::env::var_os("RUST_ANALYZER_INTERNALS_DO_NOT_USE").is_some()
}

/// The item as it was written, and for a function the type beside it, which has `map` and the rest.
pub fn show(args: TokenStream, tokens: TokenStream) -> TokenStream {
    let tokens = ranges::in_parentheses(tokens);
    let mut shown = with_vocabulary(&tokens);
    if let Ok(item) = syn::parse2::<syn::ItemFn>(tokens) {
        // rustc reports them.
        let mut errors = Errors::default();
        let options = parse_options(args, &mut errors);
        if let Some(signature) = parse::parse_signature(&options, &item, None, &mut errors) {
            shown.extend(emit::emit_type(&signature));
        }
    }
    shown
}

/// The item with the vocabulary in scope of every function's body, and with casts that rustc has no `as` for (of binary16
/// and of type parameters) as functions of the vocabulary.
fn with_vocabulary(tokens: &TokenStream) -> TokenStream {
    if let Ok(mut item) = syn::parse2::<syn::Item>(tokens.clone()) {
        Vocabulary(Paths::find(args::Vocabulary::Kept, &[])).visit_item_mut(&mut item);
        return item.into_token_stream();
    }
    tokens.clone()
}

struct Vocabulary(Paths);

impl Vocabulary {
    fn path(&self, span: Span) -> TokenStream {
        self.0.item("editor", span)
    }

    /// Everything of the vocabulary, in a body.
    fn bring_in(&self, body: &mut syn::Block) {
        let span = body.brace_token.span.open();
        let editor = self.path(span);
        body.stmts.insert(
            0,
            parse_quote_spanned! {at(span)=>
                #[allow(unused_imports, clippy::wildcard_imports)]
                use #editor::*;
            },
        );
    }
}

impl VisitMut for Vocabulary {
    fn visit_item_fn_mut(&mut self, item: &mut syn::ItemFn) {
        visit_mut::visit_item_fn_mut(self, item);
        self.bring_in(&mut item.block);
    }

    fn visit_impl_item_fn_mut(&mut self, item: &mut syn::ImplItemFn) {
        visit_mut::visit_impl_item_fn_mut(self, item);
        self.bring_in(&mut item.block);
    }

    /// Overrides, whose insides are code.
    fn visit_macro_mut(&mut self, call: &mut syn::Macro) {
        if let Ok(mut stmts) = call.parse_body_with(syn::Block::parse_within) {
            stmts.iter_mut().for_each(|stmt| self.visit_stmt_mut(stmt));
            call.tokens = quote!(#(#stmts)*);
        }
    }

    fn visit_expr_mut(&mut self, expr: &mut syn::Expr) {
        visit_mut::visit_expr_mut(self, expr);
        if let syn::Expr::Cast(cast) = expr {
            let (value, ty, span) = (&cast.expr, &cast.ty, cast.as_token.span);
            let editor = self.path(span);
            *expr = parse_quote_spanned!(at(span)=> #editor::cast::<#ty>(#value));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_function_stays_as_it_is_beside_its_type() {
        let broken = quote! { fn f(x: f32) -> f32 { x.rsqrt(). } };
        assert_eq!(
            show(quote!(mode = "ru"), broken.clone()).to_string(),
            broken.to_string()
        );
        let whole = quote! { fn f(x: f32) -> f32 { if x > 0.0 { x.rsqrt() } else { rd!(x as f16) as T } } };
        let shown = show(quote!(mode = "ru"), whole).to_string();
        assert!(
            shown.contains("editor :: * ; if x > 0.0 { x . rsqrt () }"),
            "{shown}"
        );
        assert_eq!(shown.matches("editor :: cast").count(), 2, "{shown}");
        assert!(
            shown.contains("struct f") && shown.contains("pub fn map"),
            "{shown}"
        );
        assert_eq!(shown.matches("fn f").count(), 1, "{shown}");
    }

    #[test]
    fn methods_have_the_vocabulary() {
        let methods = quote! { impl<T> V<T> { fn f(self) -> T { self.x } fn g() {} } };
        let shown = show(TokenStream::new(), methods).to_string();
        assert_eq!(shown.matches("editor :: *").count(), 2, "{shown}");
    }
}
