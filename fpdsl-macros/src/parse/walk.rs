//! What a loop runs through: slices, arrays, and what Rust's iterators make of them.
//!
//! Nothing here is an iterator. A loop counts places, and the value of a turn is made of the elements at its place. So it has the bits and
//! the order of the loop that one would write with indices.

use proc_macro2::Ident;
use syn::spanned::Spanned;

use super::Parser;
use crate::ast::build;
use crate::ast::surface::{Expr, ExprKind, Range, Stmt};

/// The longest window or chunk.
const LONGEST: usize = 64;

/// What a loop runs through.
pub struct Walk<'e> {
    /// The statements before the loop.
    pub before: Vec<Stmt>,
    pub source: Source<'e>,
    /// True if it begins at the last place.
    pub reversed: bool,
}

/// The values at the places of a walk.
pub enum Source<'e> {
    /// The numbers of a range, which the loop counts itself.
    Counter(Box<Range>),
    Slice(Ident),
    /// An array, as an expression without effects.
    Array(&'e syn::Expr),
    /// An array in a variable.
    Held(Ident),
    /// The place, and the value there.
    Numbered(Box<Source<'e>>),
    /// The number of the turn in a variable of its own, and the value.
    Apart(Ident, Ident, Box<Source<'e>>),
    Zip(Box<Source<'e>>, Box<Source<'e>>),
    /// So many elements from each place on.
    Windows(Box<Source<'e>>, usize),
    /// So many elements from each of the places that are so far apart.
    Chunks(Box<Source<'e>>, usize),
    /// From the place on that a variable has.
    Skip(Box<Source<'e>>, Ident),
    /// At most so many places as a variable has.
    Take(Box<Source<'e>>, Ident),
    Map(Box<Source<'e>>, &'e syn::ExprClosure),
}

impl<'e> Parser<'_> {
    /// Reads what a loop runs through; `None` after an error.
    pub fn walk(&mut self, expr: &'e syn::Expr) -> Option<Walk<'e>> {
        let (base, calls) = unwound(expr);
        let mut calls = calls.into_iter().peekable();
        let mut walk = match base {
            syn::Expr::Range(range) => {
                let mut adapters = Vec::new();
                while let Some(call) = calls.next_if(|call| call.method == "rev" || call.method == "step_by")
                {
                    adapters.push(self.adapter(call)?);
                }
                let range = self.range_with(range, adapters)?;
                Walk {
                    before: Vec::new(),
                    source: Source::Counter(Box::new(range)),
                    reversed: false,
                }
            }
            other => {
                let borrowed = calls.peek().is_some_and(|call| borrows(&call.method));
                self.elements(other, borrowed)?
            }
        };
        for call in calls {
            walk = self.adapted(walk, call)?;
        }
        Some(walk)
    }

    /// A slice or an array. One that is borrowed does not change while the loop runs.
    fn elements(&mut self, base: &'e syn::Expr, borrowed: bool) -> Option<Walk<'e>> {
        let mut before = Vec::new();
        let source = match self.view(base).or_else(|| self.part(base)) {
            Some(Expr {
                kind: ExprKind::View(slice, ends),
                span,
                ..
            }) => match ends.is_empty() {
                true => Source::Slice(slice),
                false => {
                    let name = build::unseen("part", self.fresh(), span);
                    let value = Expr::new(ExprKind::View(slice, ends), span);
                    before.push(build::declare(&name, value));
                    Source::Slice(name)
                }
            },
            Some(_) | None => {
                let borrowed = borrowed || matches!(base, syn::Expr::Reference(_)) || self.is_reference(base);
                let base = referenced(base);
                if borrowed && is_place(base) {
                    Source::Array(base)
                } else {
                    let name = build::unseen("array", self.fresh(), base.span());
                    before.push(build::declare(&name, self.expr(base)));
                    Source::Held(name)
                }
            }
        };
        Some(Walk {
            before,
            source,
            reversed: false,
        })
    }

    fn adapted(&mut self, mut walk: Walk<'e>, call: &'e syn::ExprMethodCall) -> Option<Walk<'e>> {
        let args: Vec<&syn::Expr> = call.args.iter().collect();
        let span = call.method.span();
        let counted = matches!(walk.source, Source::Counter(_)) || has_counter(&walk.source);
        match (call.method.to_string().as_str(), args.as_slice()) {
            ("iter" | "into_iter" | "copied" | "cloned", []) => {}
            ("rev", []) if !has_apart(&walk.source) => walk.reversed = !walk.reversed,
            ("enumerate", []) if walk.reversed || counted => {
                let count = build::unseen("turn", self.fresh(), span);
                let number = build::unseen("number", self.fresh(), span);
                let none = self.count(0, span);
                walk.before.push(build::declare_mut(&count, none));
                walk.source = Source::Apart(count, number, Box::new(walk.source));
            }
            ("enumerate", []) => walk.source = Source::Numbered(Box::new(walk.source)),
            ("zip", [other]) if !walk.reversed && !counted => {
                let other = self.walk(other)?;
                if other.reversed || has_counter(&other.source) {
                    let message = "`.zip(..)` takes slices and arrays here, both from their beginning: write `for i in 0..n` and \
                                   index with `i`";
                    self.errors.push(span, message);
                    return None;
                }
                walk.before.extend(other.before);
                walk.source = Source::Zip(Box::new(walk.source), Box::new(other.source));
            }
            ("windows", [len]) if !walk.reversed && !counted => {
                walk.source = Source::Windows(Box::new(walk.source), self.length_of_part(len)?);
            }
            ("chunks_exact", [len]) if !walk.reversed && !counted => {
                walk.source = Source::Chunks(Box::new(walk.source), self.length_of_part(len)?);
            }
            (part @ ("skip" | "take"), [number]) if !walk.reversed && !counted => {
                let name = build::unseen(part, self.fresh(), span);
                walk.before.push(build::declare(&name, self.expr(number)));
                walk.source = match part {
                    "skip" => Source::Skip(Box::new(walk.source), name),
                    _ => Source::Take(Box::new(walk.source), name),
                };
            }
            ("map", [syn::Expr::Closure(closure)]) if closure.inputs.len() == 1 => {
                walk.source = Source::Map(Box::new(walk.source), closure);
            }
            (name, _) => {
                let message = super::unsupported::describe_iterator(name);
                self.errors.push(span, message);
                return None;
            }
        }
        Some(walk)
    }

    /// The length of a window or chunk.
    fn length_of_part(&mut self, len: &syn::Expr) -> Option<usize> {
        if let syn::Expr::Lit(syn::ExprLit {
            lit: syn::Lit::Int(int),
            ..
        }) = len
            && let Ok(len @ 1..=LONGEST) = int.base10_parse()
        {
            return Some(len);
        }
        let message = format_args!(
            "the length of a window or chunk is a literal from 1 to {LONGEST} here: for others write `for i in 0..n` and `&u[i..i + m]`"
        );
        self.errors.push(len.span(), message);
        None
    }
}

/// The value at the beginning of a chain of methods, and the methods in order.
fn unwound(expr: &syn::Expr) -> (&syn::Expr, Vec<&syn::ExprMethodCall>) {
    let (mut expr, mut calls) = (expr, Vec::new());
    loop {
        expr = match expr {
            syn::Expr::Paren(inner) => &inner.expr,
            syn::Expr::Group(inner) => &inner.expr,
            syn::Expr::MethodCall(call) if is_of_walks(&call.method) => {
                calls.push(call);
                &call.receiver
            }
            _ => break,
        };
    }
    calls.reverse();
    (expr, calls)
}

/// Returns true if iterators have the method.
pub fn is_of_walks(name: &Ident) -> bool {
    const METHODS: [&str; 16] = [
        "iter",
        "into_iter",
        "copied",
        "cloned",
        "rev",
        "enumerate",
        "zip",
        "windows",
        "chunks_exact",
        "map",
        "step_by",
        "skip",
        "take",
        "filter",
        "chain",
        "chunks",
    ];
    METHODS.iter().any(|method| name == method)
}

/// Returns true if a method takes a reference to an array.
fn borrows(method: &Ident) -> bool {
    ["iter", "windows", "chunks_exact"]
        .iter()
        .any(|name| method == name)
}

/// Returns true if an expression is what loops run through, and not a struct with a method of such a name.
pub fn is_walk(expr: &syn::Expr) -> bool {
    let (base, calls) = unwound(expr);
    matches!(base, syn::Expr::Range(_)) || !calls.is_empty()
}

fn referenced(expr: &syn::Expr) -> &syn::Expr {
    match expr {
        syn::Expr::Paren(inner) => referenced(&inner.expr),
        syn::Expr::Group(inner) => referenced(&inner.expr),
        syn::Expr::Reference(reference) if reference.mutability.is_none() => referenced(&reference.expr),
        other => other,
    }
}

/// Returns true if an expression is a variable, a constant or a field of one, so that it may stand several times.
fn is_place(expr: &syn::Expr) -> bool {
    match expr {
        syn::Expr::Path(_) => true,
        syn::Expr::Field(field) => is_place(&field.base),
        _ => false,
    }
}

fn has_counter(source: &Source<'_>) -> bool {
    match source {
        Source::Counter(_) => true,
        Source::Map(inner, _) | Source::Apart(_, _, inner) | Source::Numbered(inner) => has_counter(inner),
        _ => false,
    }
}

fn has_apart(source: &Source<'_>) -> bool {
    match source {
        Source::Apart(..) => true,
        Source::Map(inner, _) => has_apart(inner),
        _ => false,
    }
}
