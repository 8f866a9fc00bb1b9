//! `if let` and `let .. else`, which are a `match`, or a `let` where the pattern always matches.

use proc_macro2::Ident;
use syn::visit::Visit;
use syn::{Expr, Pat, parse_quote_spanned};

use super::names::looks_constant;

/// `if let p = x { .. } else { .. }` as `match x { p => { .. } _ => { .. } }`.
pub fn matched(conditional: &syn::ExprIf) -> Option<Expr> {
    let Expr::Let(tested) = &*conditional.cond else {
        return None;
    };
    let span = conditional.if_token.span;
    let (pat, value, then) = (&tested.pat, &tested.expr, &conditional.then_branch);
    if always_matches(pat) {
        let stmts = &then.stmts;
        return Some(parse_quote_spanned!(span=> { let #pat = #value; #(#stmts)* }));
    }
    let otherwise: Expr = match &conditional.else_branch {
        Some((_, branch)) => (**branch).clone(),
        None => parse_quote_spanned!(span=> {}),
    };
    Some(parse_quote_spanned!(span=> match #value { #pat => #then _ => { #otherwise } }))
}

/// `let p = x else { .. };` as a `let` of the names in `p`, of which there may be none.
pub fn destructured(local: &syn::Local) -> Option<(Pat, Expr)> {
    let init = local.init.as_ref()?;
    let (token, diverge) = init.diverge.as_ref()?;
    let span = token.span;
    let (value, pat) = match &local.pat {
        Pat::Type(typed) => (&init.expr, &*typed.pat),
        pat => (&init.expr, pat),
    };
    if always_matches(pat) {
        return Some((pat.clone(), (**value).clone()));
    }
    let names = names(pat);
    let otherwise = &**diverge;
    let found: Expr = match names.as_slice() {
        [] => parse_quote_spanned!(span=> true),
        [(name, _)] => parse_quote_spanned!(span=> #name),
        several => {
            let several = several.iter().map(|(name, _)| name);
            parse_quote_spanned!(span=> (#(#several),*))
        }
    };
    let bound = names.iter().map(|(name, mutable)| {
        let mutable = mutable.then(|| syn::token::Mut { span });
        quote::quote!(#mutable #name)
    });
    let bound: Pat = match names.len() {
        0 => Pat::Wild(syn::PatWild {
            attrs: Vec::new(),
            underscore_token: syn::Token![_](span),
        }),
        1 => {
            let bound: Vec<_> = bound.collect();
            pattern(quote::quote!(#(#bound)*))?
        }
        _ => pattern(quote::quote!((#(#bound),*)))?,
    };
    Some((
        bound,
        parse_quote_spanned!(span=> match #value { #pat => #found, _ => #otherwise }),
    ))
}

fn pattern(tokens: proc_macro2::TokenStream) -> Option<Pat> {
    syn::parse::Parser::parse2(Pat::parse_single, tokens).ok()
}

/// Returns true if a pattern is of names and parts alone.
pub fn always_matches(pat: &Pat) -> bool {
    match pat {
        Pat::Wild(_) => true,
        Pat::Paren(inner) => always_matches(&inner.pat),
        Pat::Ident(name) => {
            !looks_constant(&name.ident)
                && name
                    .subpat
                    .as_ref()
                    .is_none_or(|(_, inner)| always_matches(inner))
        }
        Pat::Tuple(tuple) => tuple.elems.iter().all(always_matches),
        Pat::Slice(array) => array.elems.iter().all(always_matches),
        Pat::Rest(_) => true,
        _ => false,
    }
}

/// The names that a pattern binds, and whether they are `mut`.
fn names(pat: &Pat) -> Vec<(Ident, bool)> {
    struct Names(Vec<(Ident, bool)>);
    impl<'a> Visit<'a> for Names {
        fn visit_pat_ident(&mut self, name: &'a syn::PatIdent) {
            if !looks_constant(&name.ident) {
                self.0.push((name.ident.clone(), name.mutability.is_some()));
            }
            if let Some((_, inner)) = &name.subpat {
                self.visit_pat(inner);
            }
        }
    }
    let mut names = Names(Vec::new());
    names.visit_pat(pat);
    names.0
}
