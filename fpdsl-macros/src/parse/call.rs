//! Calls: of other `#[fp]` functions, and of built-in functions as methods or by type.

use proc_macro2::{Ident, Span};
use quote::{ToTokens, format_ident};
use syn::spanned::Spanned;

use super::names::looks_constant;
use super::record::is_self;
use super::types::scalar_in_a_body;
use super::walk::{is_of_walks, is_walk};
use super::{Parser, unsupported};
use crate::ast::surface::{Expr, ExprKind};
use crate::ast::{Builtin, Callee, GenericKind, ScalarType, Shape, Type};
use crate::builtin;
use crate::span::at;

impl Parser<'_> {
    pub fn call(&mut self, call: &syn::ExprCall) -> Expr {
        if let syn::Expr::Path(path) = &*call.func
            && let Some(name) = path.path.get_ident()
            && let Some(value) = self.closure_call(name, &call.args.iter().collect::<Vec<_>>())
        {
            return value;
        }
        if let syn::Expr::Path(path) = &*call.func
            && path.qself.is_none()
            && let Some(message) = unsupported::describe_call(&path.path)
        {
            if !(self.refused_result && unsupported::makes_outcome(&path.path)) {
                self.errors.push(last_of(&path.path), message);
            }
            return Expr::error(last_of(&path.path));
        }
        let args: Vec<Expr> = call.args.iter().map(|arg| self.passed(arg)).collect();
        let syn::Expr::Path(callee) = &*call.func else {
            let span = call.func.span();
            self.errors
                .push(span, "only functions can be called: name an `#[fp]` function");
            return Expr::error(span);
        };
        let path = &callee.path;
        let span = last_of(path);
        if callee.qself.is_some() {
            self.errors.push(
                callee.span(),
                "`<T>::f(..)` is not supported yet: call the function by its path",
            );
            return Expr::error(span);
        }
        if let Some(generic) = misplaced_arguments(path) {
            let message = format_args!("`{}` takes no arguments here: drop the `::<..>`", generic.ident);
            self.errors.push(generic.arguments.span(), message);
            return Expr::error(span);
        }
        if let Some((ty, name)) = scalar_function(path) {
            return self.typed_builtin(ty, name, args);
        }
        if let Some(name) = self.param_function(path) {
            return self.method_of_param(name, args);
        }
        let args = match self.given_function(path, args) {
            Ok(call) => return call,
            Err(args) => args,
        };
        if let Some(param) = path
            .get_ident()
            .filter(|name| self.known.find(name) == Some(GenericKind::Function))
        {
            let message = format_args!("call a function parameter with `call`: write `{param}::call(..)`");
            self.errors.push(span, message);
            return Expr::error(span);
        }
        // Not after other errors: the variable may be a closure that has just been reported.
        if let Some(name) = path
            .get_ident()
            .filter(|name| self.scopes.contains(name) && self.errors.is_empty())
        {
            let message = format_args!(
                "`{name}` is a variable here, which hides any function of that name: give the variable another name"
            );
            self.errors.push(span, message);
            return Expr::error(span);
        }
        if self.is_recursive(path) {
            self.report_recursion(span);
            return Expr::error(span);
        }
        let args = match self.type_call(path, args) {
            Ok(call) => return call,
            Err(args) => args,
        };
        let callee = self.callee(path);
        Expr::new(ExprKind::Call { callee, args }, span)
    }

    /// Notes the call of a function of the type that this one is of.
    pub fn own_call(&mut self, name: &Ident) {
        if *name == self.function {
            self.report_recursion(name.span());
        }
        self.own_calls.push(name.clone());
    }

    pub fn report_recursion(&mut self, span: Span) {
        let message = format_args!(
            "`{}` calls itself, which is not supported: write a `while` loop",
            self.function
        );
        self.errors.push(span, message);
    }

    /// `f(..)` and `self::f(..)` within `f`.
    fn is_recursive(&self, path: &syn::Path) -> bool {
        let mut names = path.segments.iter().map(|segment| segment.ident.to_string());
        let first = names.next();
        let last = names.next_back();
        match (first, last) {
            (Some(name), None) => {
                path.leading_colon.is_none() && name == self.function && self.siblings.is_none()
            }
            (Some(qualifier), Some(name)) => {
                path.segments.len() == 2 && qualifier == "self" && name == self.function
            }
            _ => false,
        }
    }

    pub fn method_call(&mut self, call: &syn::ExprMethodCall) -> Expr {
        let span = call.method.span();
        if let Some(parsed) = self.settled(call) {
            return parsed;
        }
        if let Some(parsed) = self.parameter_method(call) {
            return parsed;
        }
        if let Some(parsed) = self.consumed(call, None) {
            return parsed;
        }
        if let Some(parsed) = self.given_method(call) {
            return parsed;
        }
        if let (true, [function]) = (call.method == "map", &call.args.iter().collect::<Vec<_>>()[..])
            && self.is_function(function)
        {
            return match self.function_of(function, 1) {
                Some(closure) => self.mapped(call, &closure),
                None => Expr::error(span),
            };
        }
        let takes_closures = call.args.iter().any(|arg| matches!(arg, syn::Expr::Closure(_)));
        if self.is_certain_walk(&call.receiver) || takes_closures && is_walk(&call.receiver) {
            let message = if is_of_walks(&call.method) {
                unsupported::NO_ITERATOR.to_owned()
            } else {
                unsupported::describe_end(&call.method.to_string())
            };
            self.errors.push(span, message);
            return Expr::error(span);
        }
        let mut args = vec![self.expr(&call.receiver)];
        // Slices go to structs' methods; scalars' take values alone.
        let of_scalars = builtin::find(&call.method.to_string()).is_some();
        args.extend(call.args.iter().map(|arg| {
            if of_scalars {
                self.expr(arg)
            } else {
                self.passed(arg)
            }
        }));
        let name = &call.method;
        if self.known.in_impl && is_self(&call.receiver) {
            self.own_call(name);
        }
        if is_self(&call.receiver) && self.siblings.as_ref().is_some_and(|own| own.contains(name)) {
            let path = format_ident!("__Fp_{name}", span = at(span)).into_token_stream();
            let callee = Callee {
                path,
                arguments: None,
            };
            return Expr::new(ExprKind::Call { callee, args }, span);
        }
        if name == "from_bits" {
            self.errors
                .push(span, "`from_bits` needs its type: write `f32::from_bits(x)`");
            return Expr::error(span);
        }
        let arguments = call.turbofish.as_ref().map(|arguments| self.arguments(arguments));
        let kind = ExprKind::Method {
            name: name.clone(),
            arguments,
            args,
        };
        Expr::new(kind, span)
    }

    /// `sqrt` of `T::sqrt(x)`, where `T` is a type parameter.
    fn param_function<'p>(&self, path: &'p syn::Path) -> Option<&'p Ident> {
        let mut segments = path.segments.iter();
        let (Some(ty), Some(function), None) = (segments.next(), segments.next(), segments.next()) else {
            return None;
        };
        let kind = self.known.find(&ty.ident)?;
        matches!(kind, GenericKind::Float | GenericKind::Int).then_some(&function.ident)
    }

    /// `T::sqrt(x)` is `x.sqrt()`, since `x` is a `T`.
    fn method_of_param(&mut self, name: &Ident, args: Vec<Expr>) -> Expr {
        match builtin::find(&name.to_string()) {
            Some(found) if found.shape == Shape::FromBits => {
                let message =
                    "`from_bits` of a type parameter is not supported: write a function for each format";
                self.errors.push(name.span(), message);
                Expr::error(name.span())
            }
            Some(found) => self.builtin(found, None, name, args),
            None => {
                self.errors.push(name.span(), builtin::unknown(&name.to_string()));
                Expr::error(name.span())
            }
        }
    }

    fn typed_builtin(&mut self, ty: ScalarType, name: &Ident, args: Vec<Expr>) -> Expr {
        if name == "from" {
            return self.exact_cast(ty, name, args);
        }
        match builtin::find(&name.to_string()) {
            Some(found) if !found.domain.has(ty) => {
                self.errors.push(
                    name.span(),
                    format_args!("`{}` has no `{}`", ty.name(), found.name),
                );
                Expr::error(name.span())
            }
            Some(found) => self.builtin(found, Some(ty), name, args),
            None => {
                self.errors.push(name.span(), builtin::unknown(&name.to_string()));
                Expr::error(name.span())
            }
        }
    }

    /// `f64::from(x)`.
    fn exact_cast(&mut self, ty: ScalarType, name: &Ident, mut args: Vec<Expr>) -> Expr {
        let (Some(value), true) = (args.pop(), args.is_empty()) else {
            self.errors.push(name.span(), "`from` takes one value");
            return Expr::error(name.span());
        };
        let kind = ExprKind::Cast {
            value: Box::new(value),
            ty: Type::Scalar(ty, name.span()),
            exact: true,
        };
        Expr::new(kind, name.span())
    }

    fn builtin(
        &mut self,
        builtin: &'static Builtin,
        ty: Option<ScalarType>,
        name: &Ident,
        args: Vec<Expr>,
    ) -> Expr {
        if args.len() != builtin.arity {
            // As a method, the receiver is the first argument.
            let hidden = usize::from(ty.is_none());
            let wanted = builtin.arity - hidden;
            let plural = if wanted == 1 { "" } else { "s" };
            self.errors.push(
                name.span(),
                format_args!(
                    "`{}` takes {wanted} argument{plural}, not {}",
                    builtin.name,
                    args.len().saturating_sub(hidden)
                ),
            );
            return Expr::error(name.span());
        }
        Expr::new(ExprKind::Builtin { builtin, ty, args }, name.span())
    }
}

/// The last name of a path.
fn last_of(path: &syn::Path) -> Span {
    path.segments
        .last()
        .map_or_else(|| path.span(), |segment| segment.ident.span())
}

/// Arguments anywhere but at the end or on a type, where they name an instance; built-in functions take none.
fn misplaced_arguments(path: &syn::Path) -> Option<&syn::PathSegment> {
    let last = path.segments.len() - usize::from(scalar_function(path).is_none());
    path.segments
        .iter()
        .take(last)
        .find(|segment| !segment.arguments.is_none() && !looks_constant(&segment.ident))
}

/// `f32::sqrt`: the type and the function.
fn scalar_function(path: &syn::Path) -> Option<(ScalarType, &Ident)> {
    if path.leading_colon.is_some() || path.segments.len() != 2 {
        return None;
    }
    let ty = scalar_in_a_body(&path.segments[0].ident.to_string())?;
    Some((ty, &path.segments[1].ident))
}
