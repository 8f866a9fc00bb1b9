//! Structs: literals, patterns, fields, and functions of a type.

use proc_macro2::{Ident, Span};
use quote::ToTokens;
use syn::spanned::Spanned;
use syn::{Member, PathArguments};

use super::Parser;
use super::names::looks_constant;
use crate::ast::surface::{Expr, ExprKind, Step};
use crate::ast::{Callee, Pattern, StructPattern};
use crate::span::at;

/// The variable that is `self` in a body.
pub fn self_name(span: Span) -> Ident {
    Ident::new("__self", at(span))
}

/// Returns true if this is `self`, in any number of parentheses.
pub fn is_self(expr: &syn::Expr) -> bool {
    match expr {
        syn::Expr::Paren(inner) => is_self(&inner.expr),
        syn::Expr::Path(path) => path.path.is_ident("self"),
        _ => false,
    }
}

pub fn field_step(member: &Member) -> Step {
    match member {
        Member::Unnamed(index) => Step::Field(index.index, index.span),
        Member::Named(name) => Step::Named(name.clone()),
    }
}

/// The patterns of the fields of a tuple struct, and the place of `..` if it is the last.
pub fn without_rest(taken: &syn::PatTupleStruct) -> (impl Iterator<Item = &syn::Pat>, Option<Span>) {
    let rest = match taken.elems.last() {
        Some(syn::Pat::Rest(rest)) => Some(rest.dot2_token.spans[0]),
        _ => None,
    };
    let count = taken.elems.len() - usize::from(rest.is_some());
    (taken.elems.iter().take(count), rest)
}

impl Parser<'_> {
    /// A path apart from the arguments at its end.
    pub fn callee(&mut self, path: &syn::Path) -> Callee {
        let mut plain = path.clone();
        let last = plain.segments.last_mut();
        let arguments = last.map(|last| std::mem::replace(&mut last.arguments, PathArguments::None));
        let arguments = match &arguments {
            Some(PathArguments::AngleBracketed(arguments)) => Some(self.arguments(arguments)),
            _ => None,
        };
        Callee {
            path: plain.to_token_stream(),
            arguments,
        }
    }

    pub fn struct_literal(&mut self, literal: &syn::ExprStruct) -> Expr {
        let span = literal.path.span();
        let path = self.callee(&literal.path);
        let fields = literal
            .fields
            .iter()
            .map(|field| (field.member.clone(), self.expr(&field.expr)))
            .collect();
        let base = literal.rest.as_ref().map(|base| Box::new(self.expr(base)));
        Expr::new(ExprKind::Struct { path, fields, base }, span)
    }

    pub fn struct_pattern(&mut self, pattern: &syn::Pat) -> Pattern {
        let span = pattern.span();
        match pattern {
            syn::Pat::Struct(taken) => {
                let fields = taken
                    .fields
                    .iter()
                    .map(|field| (field.member.clone(), self.pattern(&field.pat)))
                    .collect();
                Pattern::Struct(StructPattern {
                    path: self.callee(&taken.path),
                    fields,
                    rest: taken.rest.as_ref().map(|rest| rest.dot2_token.spans[0]),
                    span,
                })
            }
            syn::Pat::TupleStruct(taken) => {
                let (elems, rest) = without_rest(taken);
                let fields = (0..)
                    .zip(elems)
                    .map(|(index, part)| {
                        let member = Member::Unnamed(syn::Index {
                            index,
                            span: part.span(),
                        });
                        (member, self.pattern(part))
                    })
                    .collect();
                Pattern::Struct(StructPattern {
                    path: self.callee(&taken.path),
                    fields,
                    rest,
                    span,
                })
            }
            _ => Pattern::Wild(span),
        }
    }

    /// `Complex::new(..)`, whose path goes through a type, or `Pair(..)`.
    pub fn type_call(&mut self, path: &syn::Path, args: Vec<Expr>) -> Result<Expr, Vec<Expr>> {
        let Some(last) = path.segments.last() else {
            return Err(args);
        };
        let span = last.ident.span();
        if looks_constant(&last.ident) {
            let path = self.callee(path);
            return Ok(Expr::new(ExprKind::Construct { path, args }, span));
        }
        let is_type = path
            .segments
            .iter()
            .nth_back(1)
            .is_some_and(|owner| looks_constant(&owner.ident));
        if !is_type {
            return Err(args);
        }
        let own = path.segments.first().is_some_and(|first| first.ident == "Self");
        if own {
            self.own_call(&last.ident);
        }
        let arguments = match &last.arguments {
            PathArguments::AngleBracketed(arguments) => Some(self.arguments(arguments)),
            _ => None,
        };
        let name = last.ident.clone();
        let mut owner = path.clone();
        owner.segments.pop();
        owner.segments.pop_punct();
        let owner = self.callee(&owner);
        Ok(Expr::new(
            ExprKind::Associated {
                owner,
                name,
                arguments,
                args,
            },
            span,
        ))
    }
}
