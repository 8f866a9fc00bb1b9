//! Walks, which loops run through: slices, arrays, and Rust's iterators over them.
//!
//! Nothing here is an iterator. A loop counts places, and the value of a turn is made of the elements at its place. So it has the bits
//! and the order of the loop that one would write with indices.

use std::rc::Rc;

use proc_macro2::{Ident, Span};
use syn::parse_quote;
use syn::spanned::Spanned;

use super::Parser;
use crate::ast::surface::{Expr, ExprKind, Range, Stmt};
use crate::ast::{BinaryOp, build};

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
    /// The numbers of a range, which the loop counts itself. Nothing stands around it but `.map(..)` and `.enumerate()`.
    Counter(Box<Range>),
    /// The numbers from the one that a variable has, as many as another has. Without that they do not end.
    Numbers(Ident, Option<Ident>),
    Slice(Ident),
    /// An array, as an expression without effects.
    Array(&'e syn::Expr),
    /// An array in a variable.
    Held(Ident),
    /// An array whose elements are changed: a place without effects.
    Lent(syn::Expr),
    /// The place, and the value there.
    Numbered(Box<Source<'e>>),
    /// The number of the turn in a variable of its own, and the value.
    Apart(Ident, Ident, Box<Source<'e>>),
    Zip(Box<Source<'e>>, Box<Source<'e>>),
    /// This many elements from each place on.
    Windows(Box<Source<'e>>, usize),
    /// This many elements from each of the places that are so far apart.
    Chunks(Box<Source<'e>>, usize),
    /// The parts of a slice that begin at each place, of as many elements as a variable has.
    Parts(Ident, Ident, Apart),
    /// From the place on that a variable has.
    Skip(Box<Source<'e>>, Ident),
    /// At most as many places as a variable says.
    Take(Box<Source<'e>>, Ident),
    /// From the last place down, of as many as a variable has.
    Rev(Box<Source<'e>>, Ident),
    /// The first place and every `step`-th after it, where a variable holds the step.
    StepBy(Box<Source<'e>>, Ident),
    Map(Box<Source<'e>>, Rc<syn::ExprClosure>),
}

/// How far parts of a slice are from each other.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Apart {
    /// Each begins one element after the one before.
    Windows,
    /// Each begins after the end of the one before.
    Chunks,
}

impl Source<'_> {
    /// Returns true if there is no last place.
    pub fn is_endless(&self) -> bool {
        match self {
            Source::Numbers(_, count) => count.is_none(),
            Source::Counter(_)
            | Source::Slice(_)
            | Source::Array(_)
            | Source::Held(_)
            | Source::Lent(_)
            | Source::Parts(..)
            | Source::Take(..) => false,
            Source::Numbered(inner)
            | Source::Apart(_, _, inner)
            | Source::Windows(inner, _)
            | Source::Chunks(inner, _)
            | Source::Skip(inner, _)
            | Source::Rev(inner, _)
            | Source::StepBy(inner, _)
            | Source::Map(inner, _) => inner.is_endless(),
            Source::Zip(left, right) => left.is_endless() && right.is_endless(),
        }
    }

    /// Returns true if the loop counts the numbers of a range itself.
    fn is_counted(&self) -> bool {
        match self {
            Source::Counter(_) => true,
            Source::Map(inner, _) | Source::Apart(_, _, inner) => inner.is_counted(),
            _ => false,
        }
    }
}

impl Parser<'_> {
    /// Returns true if an expression can only be what loops run through.
    pub fn is_certain_walk(&self, expr: &syn::Expr) -> bool {
        let (base, calls) = unwound(expr);
        let first = calls.first().map(|call| call.method.to_string());
        match first.as_deref() {
            Some("iter" | "iter_mut" | "into_iter" | "windows" | "chunks_exact") => true,
            Some(_) => matches!(base, syn::Expr::Range(_)) || self.is_slice(base),
            None => matches!(base, syn::Expr::Range(_)),
        }
    }
}

impl<'e> Parser<'_> {
    /// Reads what a loop runs through; `None` after an error.
    pub fn walk(&mut self, expr: &'e syn::Expr) -> Option<Walk<'e>> {
        let walk = self.read_walk(expr, false)?;
        if walk.source.is_endless() {
            let message = "this never ends: write `0..n`, or `.take(n)` after it";
            self.errors.push(expr.span(), message);
            return None;
        }
        Some(walk)
    }

    /// The same for what may stand beside something else, and then need not end.
    fn read_walk(&mut self, expr: &'e syn::Expr, beside: bool) -> Option<Walk<'e>> {
        let (base, calls) = unwound(expr);
        let mut calls = calls.into_iter().peekable();
        let mut walk = match base {
            syn::Expr::Range(range) if !beside && range.end.is_some() && counts(calls.clone()) => {
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
            syn::Expr::Range(range) => self.numbers_of(range)?,
            other => {
                let next = calls.peek().copied();
                // A row itself is a mutable reference.
                let read = matches!(other, syn::Expr::Reference(_))
                    || next.is_some_and(|call| borrows(&call.method));
                let row = self.row(other).filter(|_| !read).map(|_| other);
                if let Some(changed) = lent(other, next).or(row) {
                    self.lent_elements(changed)?
                } else {
                    let borrowed = calls.peek().is_some_and(|call| borrows(&call.method));
                    self.elements(other, borrowed)?
                }
            }
        };
        for call in calls {
            walk = self.adapted(walk, call)?;
        }
        Some(walk)
    }

    /// A range whose numbers are computed from their places.
    fn numbers_of(&mut self, range: &'e syn::ExprRange) -> Option<Walk<'e>> {
        let span = range.limits.span();
        let Some(lo) = &range.start else {
            self.errors
                .push(span, "the range of a `for` needs both ends: write `0..n`");
            return None;
        };
        let mut before = Vec::new();
        let mut hold = |parser: &mut Self, text: &str, value: Expr| {
            let name = build::unseen(text, parser.fresh(), span);
            before.push(build::declare(&name, value));
            name
        };
        let lo = self.expr(lo);
        let first = hold(self, "first", lo);
        let count = range.end.as_ref().map(|hi| {
            let hi = self.expr(hi);
            let end = hold(self, "end", hi);
            let closed = matches!(range.limits, syn::RangeLimits::Closed(_));
            let count = self.count_between(&first, &end, closed, span);
            hold(self, "count", count)
        });
        Some(Walk {
            before,
            source: Source::Numbers(first, count),
            reversed: false,
        })
    }

    /// A slice or an array. One that is borrowed does not change while the loop runs.
    fn elements(&mut self, base: &'e syn::Expr, borrowed: bool) -> Option<Walk<'e>> {
        let mut before = Vec::new();
        if let Some(row) = self.row(base) {
            return Some(Walk {
                before,
                source: Source::Slice(row.clone()),
                reversed: false,
            });
        }
        let source = match self.view(base).or_else(|| self.part(base)) {
            Some(Expr {
                kind: ExprKind::View(slice, ends),
                span,
                ..
            }) => {
                if ends.is_empty() {
                    Source::Slice(slice)
                } else {
                    let name = build::unseen("part", self.fresh(), span);
                    let value = Expr::new(ExprKind::View(slice, ends), span);
                    before.push(build::declare(&name, value));
                    Source::Slice(name)
                }
            }
            Some(_) | None => {
                let borrowed = borrowed || matches!(base, syn::Expr::Reference(_)) || self.is_reference(base);
                let base = referenced(base);
                if borrowed && is_place(base) {
                    Source::Array(base)
                } else {
                    let name = build::unseen("array", self.fresh(), base.span());
                    before.push(build::declare(&name, self.behind(base)));
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

    /// An array whose elements are changed.
    fn lent_elements(&mut self, base: &syn::Expr) -> Option<Walk<'e>> {
        let mut before = Vec::new();
        let place = match self.row(base) {
            Some(row) => parse_quote!(#row),
            None => {
                let place = self.held_place(base, &mut before);
                // Reports what cannot be assigned.
                self.place(&place)?;
                place
            }
        };
        Some(Walk {
            before,
            source: Source::Lent(place),
            reversed: false,
        })
    }

    fn adapted(&mut self, mut walk: Walk<'e>, call: &'e syn::ExprMethodCall) -> Option<Walk<'e>> {
        let args: Vec<&syn::Expr> = call.args.iter().collect();
        let span = call.method.span();
        let in_memory = matches!(walk.source, Source::Slice(_) | Source::Array(_) | Source::Held(_));
        match (call.method.to_string().as_str(), args.as_slice()) {
            ("iter" | "into_iter" | "copied" | "cloned", []) => {}
            ("iter_mut", []) if matches!(walk.source, Source::Lent(_)) => {}
            ("rev", []) if !walk.source.is_endless() => walk.reversed = !walk.reversed,
            ("enumerate", []) if walk.source.is_counted() => {
                let count = build::unseen("turn", self.fresh(), span);
                let number = build::unseen("number", self.fresh(), span);
                let none = self.count(0, span);
                walk.before.push(build::declare_mut(&count, none));
                walk.source = Source::Apart(count, number, Box::new(walk.source));
            }
            ("enumerate", []) => walk = self.around(walk, span, Source::Numbered),
            ("zip", [other]) => {
                let other = self.read_walk(other, true)?;
                walk = self.turned(walk, span);
                let Walk { before, source, .. } = self.turned(other, span);
                walk.before.extend(before);
                walk.source = Source::Zip(Box::new(walk.source), Box::new(source));
            }
            (parts @ ("windows" | "chunks_exact"), [len]) if in_memory && !walk.reversed => {
                let apart = if parts == "windows" {
                    Apart::Windows
                } else {
                    Apart::Chunks
                };
                walk = self.parts_of(walk, apart, len)?;
            }
            (part @ ("skip" | "take" | "step_by"), [number]) => {
                walk = self.turned(walk, span);
                let name = build::unseen(part, self.fresh(), span);
                let number = match part {
                    "step_by" => self.step_of(number),
                    _ => self.expr(number),
                };
                walk.before.push(build::declare(&name, number));
                let source = Box::new(walk.source);
                walk.source = match part {
                    "skip" => Source::Skip(source, name),
                    "take" => Source::Take(source, name),
                    _ => Source::StepBy(source, name),
                };
            }
            ("map", [function]) => {
                let closure = self.function_of(function, 1)?;
                walk.source = Source::Map(Box::new(walk.source), Rc::new(closure));
            }
            (name, _) => {
                let message = super::unsupported::describe_iterator(name);
                self.errors.push(span, message);
                return None;
            }
        }
        Some(walk)
    }

    fn around(
        &mut self,
        walk: Walk<'e>,
        span: Span,
        adapter: impl FnOnce(Box<Source<'e>>) -> Source<'e>,
    ) -> Walk<'e> {
        let walk = self.turned(walk, span);
        Walk {
            source: adapter(Box::new(walk.source)),
            ..walk
        }
    }

    /// The walk with its direction among its sources, for what comes after `.rev()` and is not reversed by it.
    fn turned(&mut self, mut walk: Walk<'e>, span: Span) -> Walk<'e> {
        if walk.reversed {
            let end = build::unseen("end", self.fresh(), span);
            let places = self.places(&walk.source, span);
            walk.before.push(build::declare(&end, places));
            walk.source = Source::Rev(Box::new(walk.source), end);
            walk.reversed = false;
        }
        walk
    }

    /// Windows or chunks. Those of a literal length are arrays. Others are parts of a slice.
    fn parts_of(&mut self, mut walk: Walk<'e>, apart: Apart, len: &syn::Expr) -> Option<Walk<'e>> {
        if let syn::Expr::Lit(syn::ExprLit {
            lit: syn::Lit::Int(int),
            ..
        }) = len
            && let Ok(len @ 1..=LONGEST) = int.base10_parse()
        {
            let source = Box::new(walk.source);
            walk.source = match apart {
                Apart::Windows => Source::Windows(source, len),
                Apart::Chunks => Source::Chunks(source, len),
            };
            return Some(walk);
        }
        let span = len.span();
        let Source::Slice(slice) = walk.source else {
            let message = format_args!(
                "the length of a window or chunk of an array is a literal from 1 to {LONGEST} here: for others write `for i in 0..n` \
                 and `a[i]`"
            );
            self.errors.push(span, message);
            return None;
        };
        let name = build::unseen("length", self.fresh(), span);
        let value = self.expr(len);
        let some = build::compare(BinaryOp::Ne, build::local(&name), self.count(0, span));
        let what = match apart {
            Apart::Windows => "window",
            Apart::Chunks => "chunk",
        };
        walk.before.push(build::declare(&name, value));
        walk.before.push(build::require(
            some,
            format!("{what} size must be non-zero"),
            span,
        ));
        walk.source = Source::Parts(slice, name, apart);
        Some(walk)
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
    const METHODS: [&str; 17] = [
        "iter",
        "iter_mut",
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

/// The array in `a.iter_mut()` or `&mut a`, whose elements a loop changes.
fn lent<'e>(base: &'e syn::Expr, first: Option<&syn::ExprMethodCall>) -> Option<&'e syn::Expr> {
    if first.is_some_and(|call| call.method == "iter_mut") {
        return Some(base);
    }
    match base {
        syn::Expr::Paren(inner) => lent(&inner.expr, None),
        syn::Expr::Group(inner) => lent(&inner.expr, None),
        syn::Expr::Reference(reference) if reference.mutability.is_some() => Some(&reference.expr),
        _ => None,
    }
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

/// Returns true if a range with these methods is a loop's own: it is `.rev()`, `.step_by(n)` and then `.map(..)` with one
/// `.enumerate()` at most.
fn counts<'e>(calls: impl Iterator<Item = &'e syn::ExprMethodCall>) -> bool {
    let names = calls.map(|call| call.method.to_string());
    let mut rest = names.skip_while(|name| name == "rev" || name == "step_by");
    let mut numbered = false;
    rest.all(|name| match name.as_str() {
        "map" | "into_iter" => true,
        "rev" => !numbered,
        "enumerate" => !std::mem::replace(&mut numbered, true),
        _ => false,
    })
}
