//! The operations of whole arrays: `swap`, `map`, and elements that a loop changes.

use std::rc::Rc;

use proc_macro2::Ident;
use syn::{parse_quote, parse_quote_spanned};

use super::Parser;
use super::names::{Lent, looks_constant};
use super::walk::{Source, Walk};
use crate::ast::surface::{Block, Expr, ExprKind, Place, Step, Stmt, StmtKind, Target};
use crate::ast::{Update, build};

/// Returns true for `a.swap(i, j)`.
pub fn is_swap(call: &syn::ExprMethodCall) -> bool {
    call.method == "swap" && call.args.len() == 2
}

impl Parser<'_> {
    /// `a.swap(i, j);`, as statements on two elements.
    pub fn swap(&mut self, call: &syn::ExprMethodCall) -> StmtKind {
        let span = call.method.span();
        self.scopes.enter();
        let mut stmts = Vec::new();
        let array = self.held_place(&call.receiver, &mut stmts);
        let mut places: Vec<syn::Expr> = Vec::new();
        for index in &call.args {
            let index = self.held_index(index, &mut stmts);
            places.push(parse_quote_spanned!(span=> #array[#index]));
        }
        let targets: Option<Vec<Place>> = places.iter().map(|place| self.place(place)).collect();
        let Some(targets) = targets else {
            self.scopes.leave();
            return StmtKind::Expr(Expr::error(span));
        };
        let mut names: Vec<Ident> = Vec::new();
        for place in &places {
            let name = build::unseen("element", self.fresh(), span);
            let value = self.expr(place);
            stmts.push(build::declare(&name, value));
            names.push(name);
        }
        for (target, name) in targets.into_iter().zip(names.iter().rev()) {
            stmts.push(build::stmt(StmtKind::Assign {
                target: Target::Place(target),
                update: Update::Set,
                value: build::local(name),
            }));
        }
        self.scopes.leave();
        StmtKind::Expr(build::block_expr(Block { stmts, tail: None }, span))
    }

    /// A place whose indices are computed once, in statements before it.
    pub fn held_place(&mut self, expr: &syn::Expr, before: &mut Vec<Stmt>) -> syn::Expr {
        match expr {
            syn::Expr::Paren(inner) => self.held_place(&inner.expr, before),
            syn::Expr::Group(inner) => self.held_place(&inner.expr, before),
            syn::Expr::Field(field) => {
                let mut field = field.clone();
                *field.base = self.held_place(&field.base, before);
                syn::Expr::Field(field)
            }
            syn::Expr::Index(index) if !matches!(*index.index, syn::Expr::Range(_)) => {
                let mut index = index.clone();
                *index.expr = self.held_place(&index.expr, before);
                *index.index = self.held_index(&index.index, before);
                syn::Expr::Index(index)
            }
            other => other.clone(),
        }
    }

    /// An index that rustc knows as it is, and a variable that holds any other.
    fn held_index(&mut self, index: &syn::Expr, before: &mut Vec<Stmt>) -> syn::Expr {
        if self.const_expr(index).is_some() {
            return index.clone();
        }
        let value = self.expr(index);
        let name = build::unseen("index", self.fresh(), value.span);
        before.push(build::declare(&name, value));
        self.scopes.declare(&name);
        parse_quote!(#name)
    }

    /// The element at a place, for a name that stands for it.
    pub fn lent(&self, place: syn::Expr) -> Rc<Lent> {
        let root = self.root_of(&place);
        Rc::new(Lent { place, root })
    }

    /// The variable that a place is in, behind all names that stand for others.
    fn root_of(&self, place: &syn::Expr) -> Option<(Ident, usize)> {
        match place {
            syn::Expr::Paren(inner) => self.root_of(&inner.expr),
            syn::Expr::Group(inner) => self.root_of(&inner.expr),
            syn::Expr::Unary(inner) => self.root_of(&inner.expr),
            syn::Expr::Field(field) => self.root_of(&field.base),
            syn::Expr::Index(index) => self.root_of(&index.expr),
            syn::Expr::Path(path) => {
                let name = path.path.get_ident()?;
                Some((name.clone(), self.scopes.number(name)?))
            }
            _ => None,
        }
    }

    /// The place that a name stands for, if it is that of an element which is changed by it.
    pub fn lent_place(&mut self, name: &Ident) -> Option<syn::Expr> {
        let lent = self.scopes.lent(name)?;
        if let Some((root, number)) = &lent.root
            && self.scopes.number(root) != Some(*number)
        {
            let message = format_args!(
                "`{name}` is an element of another `{root}` than the one in scope here: rename one of the two"
            );
            self.errors.push(name.span(), message);
        }
        Some(lent.place.clone())
    }

    /// Returns true if this is the name of an element that is changed by it.
    pub fn is_lent(&self, expr: &syn::Expr) -> bool {
        match expr {
            syn::Expr::Paren(inner) => self.is_lent(&inner.expr),
            syn::Expr::Path(path) => path
                .path
                .get_ident()
                .is_some_and(|name| self.scopes.lent(name).is_some()),
            _ => false,
        }
    }

    /// Reports an assignment to a reference, and not to the element.
    pub fn report_not_dereferenced(&mut self, expr: &syn::Expr) {
        if let syn::Expr::Path(path) = expr
            && let Some(name) = path.path.get_ident()
            && self.scopes.lent(name).is_some()
        {
            let message = format_args!("`{name}` is a reference to an element: write `*{name}`");
            self.errors.push(name.span(), message);
        }
    }

    /// Returns true if a value is what an array's `map` takes: a closure, or the path of a function.
    pub fn is_function(&self, expr: &syn::Expr) -> bool {
        match expr {
            syn::Expr::Closure(_) => true,
            syn::Expr::Path(path) => match path.path.get_ident() {
                Some(name) => {
                    self.scopes.closure(name).is_some()
                        || !self.scopes.contains(name) && !looks_constant(name)
                }
                None => path
                    .path
                    .segments
                    .last()
                    .is_some_and(|last| !looks_constant(&last.ident)),
            },
            _ => false,
        }
    }

    /// `a.map(|x| ..)` of an array, as a loop that fills another one.
    pub fn mapped(&mut self, call: &syn::ExprMethodCall, closure: &syn::ExprClosure) -> Expr {
        let span = call.method.span();
        let (array, mapped) = (
            build::unseen("array", self.fresh(), span),
            build::name("mapped", self.fresh(), span),
        );
        let (place, x) = (
            build::unseen("place", self.fresh(), span),
            build::unseen("element", self.fresh(), span),
        );
        let blank = ExprKind::Method {
            name: Ident::new(build::BLANK_ALIKE, span),
            arguments: None,
            args: vec![build::local(&array)],
        };
        let before = vec![
            build::declare(&array, self.behind(&call.receiver)),
            build::declare_mut(&mapped, Expr::new(blank, span)),
        ];
        let walk = Walk {
            before: Vec::new(),
            source: Source::Numbered(Box::new(Source::Held(array))),
            reversed: false,
        };
        let pattern: syn::Pat = parse_quote!((#place, #x));
        let looped = self.walked(walk, &pattern, None, span, |parser| {
            let value = parser.inline(closure, vec![build::local(&x)]);
            let target = Target::Place(Place {
                root: mapped.clone(),
                path: vec![Step::Index(Box::new(build::local(&place)), span)],
            });
            let assigned = StmtKind::Assign {
                target,
                update: Update::Set,
                value,
            };
            Block {
                stmts: vec![build::stmt(assigned)],
                tail: None,
            }
        });
        let mut stmts = before;
        stmts.push(build::stmt(looped));
        build::after(stmts, build::local(&mapped), span)
    }
}
