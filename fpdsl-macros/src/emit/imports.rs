//! Imports the functions that a body calls under the macro's own names.
//!
//! A call goes to a type of the callee's name. A plain Rust function has no such type, and rustc would say that there is no
//! such module. So a body imports each callee under a name that a glob import offers as well. An explicit import goes before
//! a glob, but only for the kinds of items that it finds. For a plain function it finds no type. So the glob's type stays, and
//! the error names that one, `NotAnFpFunction`.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, format_ident, quote_spanned};
use syn::spanned::Spanned;

use super::paths::Paths;
use crate::ast::core::Block;
use crate::ast::variables::callees_with_arguments;
use crate::span::at;

/// The number of names that `__private::callee` has. A body calls any further functions by the paths as written.
const NAMES: usize = 16;

/// The paths that a body calls and that can be imported.
#[derive(Clone, Default)]
pub struct Imports {
    paths: Vec<Imported>,
}

/// A path, and the number of arguments of the first call.
#[derive(Clone)]
struct Imported {
    text: String,
    path: TokenStream,
    args: usize,
}

impl Imports {
    pub fn of(body: &Block) -> Imports {
        let named = callees_with_arguments(body)
            .into_iter()
            .map(|(callee, args)| Imported {
                text: callee.path.to_string(),
                path: callee.path,
                args,
            });
        Imports {
            // The prefix of an associated function is a type or `Self`, from which nothing can be imported.
            paths: named
                .filter(|imported| !imported.text.contains(char::is_uppercase))
                .take(NAMES)
                .collect(),
        }
    }

    /// The imports, for the start of a body; nothing where nothing is called.
    pub fn tokens(&self, paths: &Paths) -> TokenStream {
        let mut imports = TokenStream::new();
        for (number, Imported { path, args, .. }) in self.paths.iter().enumerate() {
            let (name, span) = (name(number, *args, path.span()), at(path.span()));
            imports.extend(quote_spanned! {span=> #[allow(unused_imports, deprecated)] use #path as #name; });
        }
        if !imports.is_empty() {
            let names = paths.item("callee", Span::call_site());
            imports.extend(quote_spanned! {at(Span::call_site())=>
                #[allow(unused_imports, clippy::wildcard_imports)]
                use #names::*;
            });
        }
        imports
    }

    /// The name of a path after the imports.
    pub fn name(&self, path: &TokenStream) -> TokenStream {
        let text = path.to_string();
        match self.paths.iter().position(|known| known.text == text) {
            Some(number) => name(number, self.paths[number].args, path.span()).into_token_stream(),
            None => path.clone(),
        }
    }
}

fn name(number: usize, args: usize, span: Span) -> Ident {
    // No function has more parameters.
    let args = args.min(12);
    format_ident!("__callee_{number}_{args}", span = at(span))
}
