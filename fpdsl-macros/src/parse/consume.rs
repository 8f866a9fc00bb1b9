//! The ends of walks that give one value: sums, products and folds.

use proc_macro2::{Ident, Span};

use super::Parser;
use super::walk::is_walk;
use super::walked::binary;
use crate::ast::surface::{Block, Expr, ExprKind, Stmt, StmtKind};
use crate::ast::{
    BinaryOp, FloatLiteral, GenericKind, IntLiteral, Pattern, ScalarType, Type, UnaryOp, build,
};

impl<'e> Parser<'_> {
    /// `u.iter().sum::<f64>()` and the like, as a loop.
    pub fn consumed(&mut self, call: &'e syn::ExprMethodCall, expected: Option<&Type>) -> Option<Expr> {
        let span = call.method.span();
        let args: Vec<&syn::Expr> = call.args.iter().collect();
        if !is_walk(&call.receiver) {
            return None;
        }
        let parsed = match (call.method.to_string().as_str(), args.as_slice()) {
            ("sum", []) => self.sum(call, BinaryOp::Add, expected),
            ("product", []) => self.sum(call, BinaryOp::Mul, expected),
            ("fold", [first, function]) => self.fold(call, first, function),
            ("fold", _) => {
                let message = "`.fold(..)` takes a value and a closure: write `.fold(0.0, |s, x| s + x)`, or `.fold(0.0, f64::max)`";
                self.errors.push(span, message);
                None
            }
            ("any", [function]) => self.asked(call, function, false),
            ("all", [function]) => self.asked(call, function, true),
            _ => return None,
        };
        Some(parsed.unwrap_or_else(|| Expr::error(span)))
    }

    fn sum(&mut self, call: &'e syn::ExprMethodCall, op: BinaryOp, expected: Option<&Type>) -> Option<Expr> {
        let span = call.method.span();
        let named = call
            .turbofish
            .as_ref()
            .and_then(|named| match named.args.first() {
                Some(syn::GenericArgument::Type(ty)) if !matches!(ty, syn::Type::Infer(_)) => {
                    Some(self.ty(ty))
                }
                _ => None,
            });
        let Some(ty) = named.as_ref().or(expected) else {
            let message = format_args!(
                "the type of the result is not known here: write `.{0}::<f64>()`",
                call.method
            );
            self.errors.push(span, message);
            return None;
        };
        let Some(start) = self.start(ty, op, span) else {
            let message = "only numbers have this: write `.fold(first, |s, x| s + x)`";
            self.errors.push(span, message);
            return None;
        };
        let mut walk = self.walk(&call.receiver)?;
        let before = std::mem::take(&mut walk.before);
        let (sum, x) = (
            build::name("sum", self.fresh(), span),
            build::unseen("element", self.fresh(), span),
        );
        let first = StmtKind::Let {
            pattern: Pattern::Name {
                name: sum.clone(),
                mutable: Some(span),
            },
            ty: Some(ty.clone()),
            value: start,
        };
        let pattern: syn::Pat = syn::parse_quote!(#x);
        let looped = self.walked(walk, &pattern, None, span, |_| Block {
            stmts: vec![build::assign(
                &sum,
                binary(op, build::local(&sum), build::local(&x), span),
            )],
            tail: None,
        });
        Some(folded(before, first, looped, &sum, span))
    }

    /// The number from which Rust's sums and products start.
    fn start(&mut self, ty: &Type, op: BinaryOp, span: Span) -> Option<Expr> {
        let (float, scalar) = match ty {
            Type::Scalar(ScalarType::Bool, _) => return None,
            Type::Scalar(scalar, _) => (scalar.is_float(), Some(*scalar)),
            Type::Param(name) => match self.known.find(name)? {
                GenericKind::Float => (true, None),
                GenericKind::Int => (false, None),
                _ => return None,
            },
            _ => return None,
        };
        let value = i128::from(op == BinaryOp::Mul);
        if !float {
            let ty = self.literal_type(scalar);
            return Some(Expr::new(ExprKind::Int(IntLiteral { value, ty, span }), span));
        }
        let number = FloatLiteral {
            digits: format!("{value}.0"),
            ty: self.literal_type(scalar.filter(|ty| matches!(ty, ScalarType::F32 | ScalarType::F64))),
        };
        let number = Expr::new(ExprKind::Float(number), span);
        Some(match op {
            // The sum of no elements, and of zeros with a minus.
            BinaryOp::Add => Expr::new(ExprKind::Unary(UnaryOp::Neg, Box::new(number)), span),
            _ => number,
        })
    }

    fn fold(
        &mut self,
        call: &'e syn::ExprMethodCall,
        first: &syn::Expr,
        function: &syn::Expr,
    ) -> Option<Expr> {
        let span = call.method.span();
        let closure = self.function_of(function, 2)?;
        // As in Rust, what the loop runs through comes before the first value.
        let mut walk = self.walk(&call.receiver)?;
        let before = std::mem::take(&mut walk.before);
        let start = self.expr(first);
        let result = build::name("fold", self.fresh(), span);
        let first = StmtKind::Let {
            pattern: Pattern::Name {
                name: result.clone(),
                mutable: Some(span),
            },
            ty: None,
            value: start,
        };
        let looped = self.turns(walk, None, span, |parser, value| {
            let next = parser.inline(&closure, vec![build::local(&result), value]);
            build::of_stmts(vec![build::assign(&result, next)])
        });
        Some(folded(before, first, looped, &result, span))
    }

    /// `.any(..)`, and `.all(..)`, which asks for the opposite and ends with the first that is not.
    fn asked(&mut self, call: &'e syn::ExprMethodCall, function: &syn::Expr, all: bool) -> Option<Expr> {
        let span = call.method.span();
        let closure = self.function_of(function, 1)?;
        let mut walk = self.walk(&call.receiver)?;
        let mut stmts = std::mem::take(&mut walk.before);
        let answer = build::name(if all { "all" } else { "any" }, self.fresh(), span);
        let truth = |truth| Expr::new(ExprKind::Bool(truth), span);
        stmts.push(build::declare_mut(&answer, truth(all)));
        let looped = self.turns(walk, None, span, |parser, value| {
            let holds = parser.inline(&closure, vec![value]);
            let ends = if all { build::not(holds) } else { holds };
            let then = vec![build::assign(&answer, truth(!all)), parser.break_out(span)];
            build::of_stmts(vec![build::when(ends, then, span)])
        });
        stmts.push(build::stmt(looped));
        Some(build::after(stmts, build::local(&answer), span))
    }
}

/// A variable, the loop that changes it, and its last value.
fn folded(before: Vec<Stmt>, first: StmtKind, looped: StmtKind, result: &Ident, span: Span) -> Expr {
    let mut stmts = before;
    stmts.extend([build::stmt(first), build::stmt(looped)]);
    let block = Block {
        stmts,
        tail: build::tail(build::local(result)),
    };
    build::block_expr(block, span)
}
