//! Calls of what is given to a function as a type: the functions of a user's trait, and functions themselves.

use proc_macro2::Ident;
use quote::ToTokens;
use syn::spanned::Spanned;

use super::Parser;
use crate::ast::surface::{Expr, ExprKind};
use crate::ast::{Callee, GenericKind, Type};

impl Parser<'_> {
    /// Notes the type of a variable, by its declaration or by its value, if that is a parameter with a user's trait.
    pub fn note_given(&mut self, name: &Ident, ty: Option<&Type>, value: Option<&Expr>) {
        let param = match (ty, value.map(|value| &value.kind)) {
            (Some(Type::Param(param)), _) if self.known.find(param) == Some(GenericKind::Trait) => {
                param.clone()
            }
            (None, Some(ExprKind::Local(other))) => match self.scopes.given(other) {
                Some(param) => param.clone(),
                None => return,
            },
            _ => return,
        };
        self.scopes.declare_given(name, &param);
    }

    /// `f.rhs(t, y)` of a parameter's value.
    pub fn given_method(&mut self, call: &syn::ExprMethodCall) -> Option<Expr> {
        let mut receiver = &*call.receiver;
        while let syn::Expr::Paren(inner) = receiver {
            receiver = &inner.expr;
        }
        let syn::Expr::Path(path) = receiver else {
            return None;
        };
        let param = self.scopes.given(path.path.get_ident()?)?.clone();
        let mut args = vec![self.expr(receiver)];
        args.extend(call.args.iter().map(|arg| self.passed(arg)));
        Some(given(&param, &call.method, args))
    }

    /// `F::rhs(f, t, y)` and `F::call(t, y)`.
    pub fn given_function(&mut self, path: &syn::Path, args: Vec<Expr>) -> Result<Expr, Vec<Expr>> {
        let mut segments = path.segments.iter();
        let (Some(ty), Some(function), None) = (segments.next(), segments.next(), segments.next()) else {
            return Err(args);
        };
        match self.known.find(&ty.ident) {
            Some(GenericKind::Trait) => {}
            Some(GenericKind::Function) if function.ident == "call" => {}
            Some(GenericKind::Function) => {
                let message = format_args!(
                    "a function parameter must be called: write `{}::call(..)`",
                    ty.ident
                );
                self.errors.push(function.span(), message);
                return Ok(Expr::error(function.span()));
            }
            _ => return Err(args),
        }
        Ok(given(&ty.ident, &function.ident, args))
    }
}

fn given(param: &Ident, name: &Ident, args: Vec<Expr>) -> Expr {
    let owner = Callee {
        path: param.to_token_stream(),
        arguments: None,
    };
    let kind = ExprKind::Associated {
        owner,
        name: name.clone(),
        arguments: None,
        args,
    };
    Expr::new(kind, name.span())
}
