//! `match` and its patterns.

use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::{ToTokens, quote_spanned};
use syn::Member;
use syn::parse::Parser as _;
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;

use super::Parser;
use super::names::looks_constant;
use super::refutable::always_matches;
use super::{record, unsupported};
use crate::ast::UnaryOp;
use crate::ast::surface::{Arm, Block, Choice, ChoiceKind, Expr, ExprKind, Match, Parts};

/// Returns true for `matches!`.
pub fn is_matching(mac: &syn::Macro) -> bool {
    mac.path.is_ident("matches")
}

/// `matches!(x, p if c)` as `match x { p if c => true, _ => false }`.
fn matching(mac: &syn::Macro) -> syn::Result<syn::ExprMatch> {
    let span = mac.path.span();
    let read = |input: syn::parse::ParseStream<'_>| -> syn::Result<(syn::Expr, TokenStream)> {
        let value = input.parse()?;
        if !input.peek(syn::Token![,]) {
            let message = "`matches!` takes a value and a pattern: write `matches!(n, 1 | 2)`";
            return Err(syn::Error::new(span, message));
        }
        input.parse::<syn::Token![,]>()?;
        let mut rest: Vec<TokenTree> = input.parse::<TokenStream>()?.into_iter().collect();
        rest.pop_if(|last| matches!(last, TokenTree::Punct(comma) if comma.as_char() == ','));
        Ok((value, rest.into_iter().collect()))
    };
    let (value, pattern) = read.parse2(mac.tokens.clone())?;
    let mut matched: syn::ExprMatch =
        syn::parse2(quote_spanned!(span=> match #value { #pattern => true, _ => false }))?;
    if matched.arms.first().is_some_and(|arm| always_matches(&arm.pat)) {
        matched.arms.truncate(1);
    }
    Ok(matched)
}

impl Parser<'_> {
    /// `matches!(x, p)`.
    pub fn matches(&mut self, mac: &syn::Macro) -> Expr {
        match matching(mac) {
            Ok(matched) => self.expr(&syn::Expr::Match(matched)),
            Err(error) => {
                self.errors.add(error);
                Expr::error(mac.path.span())
            }
        }
    }

    pub fn match_expr(&mut self, parsed: &syn::ExprMatch) -> Match {
        let span = parsed.match_token.span;
        let scrutinee = self.expr(&parsed.expr);
        if parsed.arms.is_empty() {
            self.errors
                .push(span, "a `match` without arms: write `_ => ..` for the rest");
        }
        let arms: Vec<Arm> = parsed.arms.iter().map(|arm| self.arm(arm)).collect();
        let has_value = arms.iter().any(|arm| arm.body.has_value());
        for (arm, syntax) in arms.iter().zip(&parsed.arms) {
            if has_value && !arm.body.has_value() && !arm.body.diverges() {
                let message = "this arm has no value and others do: end it in one, or jump";
                self.errors.push(syntax.fat_arrow_token.spans[0], message);
            }
        }
        Match {
            span,
            scrutinee,
            arms,
        }
    }

    fn arm(&mut self, arm: &syn::Arm) -> Arm {
        self.scopes.enter();
        let (pattern, guard) = match &arm.pat {
            syn::Pat::Guard(guarded) => {
                let pattern = self.choice(&guarded.pat);
                (pattern, Some(self.whole(&guarded.guard)))
            }
            pattern => (self.choice(pattern), None),
        };
        let body = self.arm_body(&arm.body);
        self.scopes.leave();
        Arm { pattern, guard, body }
    }

    pub fn arm_body(&mut self, body: &syn::Expr) -> Block {
        match body {
            syn::Expr::Tuple(unit) if unit.elems.is_empty() => Block::default(),
            syn::Expr::Block(block) if block.label.is_none() => self.block(&block.block),
            other => self.expr_block(other),
        }
    }

    fn choice(&mut self, pattern: &syn::Pat) -> Choice {
        let span = pattern.span();
        let kind = match pattern {
            syn::Pat::Wild(_) => ChoiceKind::Any,
            syn::Pat::Paren(inner) => return self.choice(&inner.pat),
            syn::Pat::Lit(literal) => self.value_choice(&syn::Expr::Lit(literal.clone())),
            syn::Pat::Path(path) => self.value_choice(&syn::Expr::Path(path.clone())),
            syn::Pat::Range(range) => self.range_choice(range),
            syn::Pat::Or(or) => ChoiceKind::Or(or.cases.iter().map(|case| self.alternative(case)).collect()),
            syn::Pat::Tuple(tuple) => self.parts_choice(false, &tuple.elems),
            syn::Pat::Slice(array) => self.parts_choice(true, &array.elems),
            syn::Pat::Struct(taken) => {
                let fields = taken.fields.iter();
                let fields = fields.map(|field| (field.member.clone(), self.choice(&field.pat)));
                let fields = fields.collect();
                self.struct_choice(&taken.path, fields, taken.rest.is_some())
            }
            syn::Pat::TupleStruct(taken) => {
                let (elems, rest) = record::without_rest(taken);
                let fields = elems
                    .enumerate()
                    .map(|(position, elem)| (Member::from(position), self.choice(elem)));
                let fields = fields.collect();
                self.struct_choice(&taken.path, fields, rest.is_some())
            }
            syn::Pat::Ident(bound) if bound.by_ref.is_none() => self.bound_choice(bound),
            other => {
                self.errors.push(span, unsupported::describe_choice(other));
                ChoiceKind::Any
            }
        };
        Choice { span, kind }
    }

    /// The parts of a tuple or an array.
    fn parts_choice(&mut self, array: bool, elems: &Punctuated<syn::Pat, syn::Token![,]>) -> ChoiceKind {
        let is_rest = |elem: &&syn::Pat| matches!(elem, syn::Pat::Rest(_));
        if let Some(second) = elems.iter().filter(is_rest).nth(1) {
            let message = "`..` can be written only once: write `_` for each part left out here";
            self.errors.push(second.span(), message);
        }
        ChoiceKind::Parts(Parts {
            array,
            rest: elems.iter().position(|elem| is_rest(&elem)),
            parts: elems
                .iter()
                .filter(|elem| !is_rest(elem))
                .map(|elem| self.choice(elem))
                .collect(),
            ends: Vec::new(),
        })
    }

    fn struct_choice(&mut self, path: &syn::Path, fields: Vec<(Member, Choice)>, rest: bool) -> ChoiceKind {
        if path.is_ident("Self") {
            let message = "`Self` in a pattern of a `match` is not supported: write the struct's name";
            self.errors.push(path.span(), message);
        }
        ChoiceKind::Struct(path.to_token_stream(), fields, rest)
    }

    fn bound_choice(&mut self, bound: &syn::PatIdent) -> ChoiceKind {
        let name: &Ident = &bound.ident;
        if bound.subpat.is_none() && bound.mutability.is_none() && looks_constant(name) {
            return ChoiceKind::Value(
                Box::new(Expr::new(ExprKind::Const(name.to_token_stream()), name.span())),
                name.to_token_stream(),
            );
        }
        let choice = match &bound.subpat {
            Some((_, inner)) if matches!(**inner, syn::Pat::Rest(_)) => {
                let message = format_args!(
                    "a name for the rest of an array is not supported: name the elements, and write `[{name}, ..]`"
                );
                self.errors.push(name.span(), message);
                None
            }
            bound => bound.as_ref().map(|(_, inner)| Box::new(self.choice(inner))),
        };
        self.scopes.declare(name);
        ChoiceKind::Bind {
            name: name.clone(),
            mutable: bound.mutability.map(|token| token.span),
            choice,
        }
    }

    /// One side of `|`. It must not bind a name: later code would have to know which side has matched.
    fn alternative(&mut self, pattern: &syn::Pat) -> Choice {
        let choice = self.choice(pattern);
        if let Some(name) = first_binding(&choice) {
            let message = format_args!(
                "`{name}` is bound inside `|`, which is not supported: write `{name} @ (.. | ..)`, or two arms"
            );
            self.errors.push(name.span(), message);
        }
        choice
    }

    fn range_choice(&mut self, range: &syn::PatRange) -> ChoiceKind {
        let mut end = |end: &Option<Box<syn::Expr>>| {
            end.as_ref().map(|end| match self.value_choice(end) {
                ChoiceKind::Value(value, _) => value,
                _ => Box::new(Expr::error(end.span())),
            })
        };
        let (lo, hi) = (end(&range.start), end(&range.end));
        ChoiceKind::Range {
            lo,
            hi,
            inclusive: matches!(range.limits, syn::RangeLimits::Closed(_)),
            tokens: range.to_token_stream(),
        }
    }

    /// A literal or constant in a pattern.
    fn value_choice(&mut self, expr: &syn::Expr) -> ChoiceKind {
        let tokens = expr.to_token_stream();
        let value = match expr {
            syn::Expr::Lit(literal) => match &literal.lit {
                syn::Lit::Float(float) => {
                    let message = "a float in a pattern is not supported: compare it in an `if`";
                    self.errors.push(float.span(), message);
                    Expr::error(float.span())
                }
                syn::Lit::Int(int) if int.base10_digits().starts_with('-') => self.negative(int),
                other => self.literal(other),
            },
            syn::Expr::Path(path) => Expr::new(ExprKind::Const(tokens.clone()), path.span()),
            other => {
                let message = "this pattern is not supported: write literals, constants, ranges and `|`";
                self.errors.push(other.span(), message);
                Expr::error(other.span())
            }
        };
        ChoiceKind::Value(Box::new(value), tokens)
    }

    /// `-1`, which is one literal in a pattern.
    fn negative(&mut self, int: &syn::LitInt) -> Expr {
        let span = int.span();
        let digits = int.base10_digits().trim_start_matches('-');
        let positive = syn::LitInt::new(&format!("{digits}{}", int.suffix()), span);
        match self.int_literal(&positive) {
            Some(literal) => {
                let operand = Expr::new(ExprKind::Int(literal), span);
                Expr::new(ExprKind::Unary(UnaryOp::Neg, Box::new(operand)), span)
            }
            None => Expr::error(span),
        }
    }
}

/// The first name that a pattern binds.
fn first_binding(choice: &Choice) -> Option<&Ident> {
    match &choice.kind {
        ChoiceKind::Bind { name, .. } => Some(name),
        ChoiceKind::Or(choices) | ChoiceKind::Parts(Parts { parts: choices, .. }) => {
            choices.iter().find_map(first_binding)
        }
        ChoiceKind::Struct(_, fields, _) => fields.iter().find_map(|(_, choice)| first_binding(choice)),
        ChoiceKind::Any | ChoiceKind::Value(..) | ChoiceKind::Range { .. } => None,
    }
}
