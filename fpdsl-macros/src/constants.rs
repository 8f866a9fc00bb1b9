//! `const` items in a body, which move out of it: lengths of arrays outside of the body may depend on them.

use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::{ToTokens, format_ident, quote};
use syn::visit_mut::{self, VisitMut};
use syn::{Item, ItemFn, Stmt};

use crate::span::regrouped;

/// Takes the constants out of a body, in which their names become longer.
pub fn take_out(item: &mut ItemFn) -> TokenStream {
    let mut found = Constants {
        function: item.sig.ident.to_string().trim_start_matches("r#").to_owned(),
        items: Vec::new(),
    };
    found.visit_block_mut(&mut item.block);
    if found.items.is_empty() {
        return TokenStream::new();
    }
    let names: Vec<Ident> = found
        .items
        .iter()
        .map(|constant| constant.ident.clone())
        .collect();
    let renamed = |tokens: TokenStream| rename(tokens, &found.function, &names);
    if let Ok(block) = syn::parse2(renamed(item.block.to_token_stream())) {
        *item.block = block;
    }
    let items = found.items.iter().map(|constant| {
        let constant = renamed(constant.to_token_stream());
        // Those that bodies alone use are used by no plain Rust.
        quote!(#[allow(dead_code, non_upper_case_globals)] #constant)
    });
    items.collect()
}

struct Constants {
    function: String,
    items: Vec<syn::ItemConst>,
}

impl VisitMut for Constants {
    fn visit_block_mut(&mut self, block: &mut syn::Block) {
        block.stmts.retain(|stmt| match stmt {
            Stmt::Item(Item::Const(constant))
                if constant.generics.params.is_empty() && constant.ident != "_" =>
            {
                self.items.push(constant.clone());
                false
            }
            _ => true,
        });
        visit_mut::visit_block_mut(self, block);
    }
}

/// The tokens with the constants under their new names.
fn rename(tokens: TokenStream, function: &str, names: &[Ident]) -> TokenStream {
    let mut renamed = TokenStream::new();
    let mut before = [' '; 2];
    for token in tokens {
        // Of another item, or a field.
        let part = before == [':', ':'] || before[1] == '.' && before[0] != '.';
        before = [before[1], ' '];
        let token = match token {
            TokenTree::Ident(name) if !part && names.contains(&name) => {
                // In capitals, by which the parser knows constants.
                let name = format_ident!("{name}__{}", function.to_uppercase(), span = name.span());
                TokenTree::Ident(name)
            }
            TokenTree::Group(group) => regrouped(&group, rename(group.stream(), function, names)),
            TokenTree::Punct(punct) => {
                before[1] = punct.as_char();
                TokenTree::Punct(punct)
            }
            other => other,
        };
        renamed.extend([token]);
    }
    renamed
}
