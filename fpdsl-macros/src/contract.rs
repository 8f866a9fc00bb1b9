//! Contraction: which products round together with the sum or difference that uses them.
//!
//! Decided here and nowhere else, so that every backend fuses at the same places. A product and its sum become one node, [`Fused`] or
//! `Accumulate`. In `x ± y`, if `x` is a product it is the one fused, otherwise `y` if that is a product. A leading minus does not
//! hide a product (parentheses are gone by now), and an override does, because its mode may be another. These are the choices that
//! NVRTC makes by default. Operands are contracted first, which does not change what is a product.
//!
//! If only rustc knows whether operands are scalars or structs, the decision is handed on: the node made here is marked
//! [`open`](Fused::open). The runtime's `operators` then decide by type. They fuse scalars and round products of structs on their own.

use crate::args::Contraction;
use crate::ast::surface::{
    Block, Change, Expr, ExprKind, Function, OwnExpr, Stmt, StmtKind, Surface, Target,
};
use crate::ast::walk::{VisitMut, walk_block, walk_expr};
use crate::ast::{Accumulate, BinaryOp, Fused, Update, build};

mod fast;

/// Fuses in every expression of a function that asks for it, and in every `fused!`.
pub fn contract(mut function: Function) -> Function {
    fast::open_lets(&mut function.body, &function.options);
    let policy = function.options.contract;
    Contract { policy }.block(&mut function.body);
    function
}

/// The policy inside an override.
fn within(policy: Contraction, change: &Change) -> Contraction {
    match change {
        Change::Mode(_) => policy,
        Change::Fused => policy.max(Contraction::On),
        Change::Unfused => Contraction::Off,
    }
}

struct Contract {
    policy: Contraction,
}

impl VisitMut<Surface> for Contract {
    fn block(&mut self, block: &mut Block) {
        walk_block(self, block);
        if self.policy != Contraction::Off {
            let stmts = std::mem::take(&mut block.stmts);
            block.stmts = stmts.into_iter().map(contract_update).collect();
        }
    }

    fn expr(&mut self, expr: &mut Expr) {
        if let ExprKind::Own(OwnExpr::Override(inner)) = &mut expr.kind {
            let policy = within(self.policy, &inner.change);
            Contract { policy }.expr(&mut inner.value);
            return;
        }
        walk_expr(self, expr);
        if self.policy != Contraction::Off && is_sum(expr) {
            let sum = std::mem::replace(expr, build::taken(expr.span));
            *expr = contract_sum(sum);
        }
    }
}

/// Returns true if this is `x ± y` with a product in it.
fn is_sum(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Binary(BinaryOp::Add | BinaryOp::Sub, x, y) => x.is_product() || y.is_product(),
        _ => false,
    }
}

/// `x ± y` with a product in it, rounded once.
fn contract_sum(sum: Expr) -> Expr {
    let Expr { kind, span, open } = sum;
    let ExprKind::Binary(op, x, y) = kind else {
        return Expr { kind, span, open };
    };
    let subtract = op == BinaryOp::Sub;
    let fused = |product, addend, addend_first| Fused {
        product,
        addend,
        subtract,
        addend_first,
        open,
    };
    let kind = match x.into_product() {
        Ok(product) => ExprKind::Fused(Box::new(fused(product, *y, false))),
        Err(x) => match y.into_product() {
            Ok(product) => ExprKind::Fused(Box::new(fused(product, *x, true))),
            Err(y) => ExprKind::Binary(op, x, y),
        },
    };
    Expr { kind, span, open }
}

/// `place += product` contracts as `place = place + product` does.
fn contract_update(stmt: Stmt) -> Stmt {
    let Stmt { note, kind } = stmt;
    let kind = match kind {
        StmtKind::Assign {
            target: Target::Place(place),
            update:
                update @ Update::Apply {
                    op: op @ (BinaryOp::Add | BinaryOp::Sub),
                    span,
                    of,
                },
            value,
        } => match value.into_product() {
            Ok(product) => StmtKind::Accumulate(Box::new(Accumulate {
                place,
                subtract: op == BinaryOp::Sub,
                product,
                span,
                of,
            })),
            Err(value) => StmtKind::Assign {
                target: Target::Place(place),
                update,
                value: *value,
            },
        },
        kind => kind,
    };
    Stmt { note, kind }
}

#[cfg(test)]
mod tests {
    use proc_macro2::TokenStream;
    use quote::quote;

    use super::*;
    use crate::args::Options;
    use crate::ast::surface::Step;
    use crate::ast::{LazyOp, Product};
    use crate::diag::Errors;
    use crate::parse;

    /// Parses `body` as a function with the variables that it needs, and contracts it where asked.
    fn function(contraction: bool, body: TokenStream) -> Function {
        let tokens = quote! {
            fn f(a: f32, b: f32, c: f32, d: f32, mut s: [f32; 2], x: f32, y: f32, z: f32) -> f32 { #body }
        };
        let item: syn::ItemFn = syn::parse2(tokens.clone()).unwrap();
        let mut errors = Errors::default();
        let options = Options {
            contract: if contraction {
                Contraction::On
            } else {
                Contraction::Off
            },
            ..Options::default()
        };
        let signature = parse::parse_signature(&options, &item, None, &mut errors).unwrap();
        let function = parse::parse_body(options, signature, &item, tokens, &mut errors);
        errors.finish().unwrap();
        contract(function)
    }

    fn sign(negate: bool) -> &'static str {
        if negate { "-" } else { "" }
    }

    /// An expression with every operation written as a call.
    fn show(expr: &Expr) -> String {
        match &expr.kind {
            ExprKind::Local(name) => name.to_string(),
            ExprKind::Int(int) => int.value.to_string(),
            ExprKind::Unary(_, x) => format!("-{}", show(x)),
            ExprKind::Binary(op, x, y) => format!("({} {} {})", show(x), op.symbol(), show(y)),
            ExprKind::Lazy(LazyOp::And, x, y) => format!("({} && {})", show(x), show(y)),
            ExprKind::Fused(fused) => {
                let (x, y, z) = (
                    show(&fused.product.x),
                    show(&fused.product.y),
                    show(&fused.addend),
                );
                let (product, addend) = (sign(fused.negates_product()), sign(fused.negates_addend()));
                format!("fma({product}{x}, {y}, {addend}{z})")
            }
            ExprKind::Call { args, .. } | ExprKind::Builtin { args, .. } | ExprKind::Method { args, .. } => {
                format!("call({})", args.iter().map(show).collect::<Vec<_>>().join(", "))
            }
            ExprKind::Cast { value, .. } => format!("cast({})", show(value)),
            ExprKind::Part(base, Step::Index(index, _)) => format!("{}[{}]", show(base), show(index)),
            ExprKind::Block(block) => format!("{{{}}}", show(&block.tail.as_ref().unwrap().value)),
            _ => "?".to_owned(),
        }
    }

    fn expr(body: TokenStream) -> String {
        show(&function(true, body).body.tail.unwrap().value)
    }

    /// The choices that NVRTC makes for the same expressions in C++.
    #[test]
    fn products_fuse_as_nvrtc_fuses_them() {
        let cases = [
            (quote!(a * b + c), "fma(a, b, c)"),
            (quote!(a * b - c), "fma(a, b, -c)"),
            (quote!(c + a * b), "fma(a, b, c)"),
            (quote!(c - a * b), "fma(-a, b, c)"),
            (quote!(a * b + c * d), "fma(a, b, (c * d))"),
            (quote!(a * b - c * d), "fma(a, b, -(c * d))"),
            (quote!(-(a * b) - c), "fma(-a, b, -c)"),
            (quote!(-(a * b) + c * d), "fma(-a, b, (c * d))"),
            (quote!(x * x + y * y + z * z), "fma(z, z, fma(x, x, (y * y)))"),
            (quote!(x * x + (y * y + z * z)), "fma(x, x, fma(y, y, (z * z)))"),
        ];
        for (body, expected) in cases {
            assert_eq!(expr(body.clone()), expected, "{body}");
        }
    }

    #[test]
    fn parentheses_and_minus_hide_no_product() {
        let cases = [
            (quote!((a * b) + c), "fma(a, b, c)"),
            (quote!(c + -(a * b)), "fma(-a, b, c)"),
            (quote!(c - -(a * b)), "fma(a, b, c)"),
            (quote!(c - -(-(a * b))), "fma(-a, b, c)"),
            // The minus belongs to the factor.
            (quote!(-a * b + c), "fma(-a, b, c)"),
            (quote!((a * b + c) * d + x), "fma(fma(a, b, c), d, x)"),
        ];
        for (body, expected) in cases {
            assert_eq!(expr(body.clone()), expected, "{body}");
        }
    }

    #[test]
    fn other_expressions_stay_as_they_are() {
        let cases = [
            (quote!(a + b), "(a + b)"),
            (quote!(a * (b + c)), "(a * (b + c))"),
            (quote!(a * b / c + d), "(((a * b) / c) + d)"),
            (quote!(a * b % c - d), "(((a * b) % c) - d)"),
            (quote!(c + { a * b }), "(c + {(a * b)})"),
            (quote!((a * b) as f32 + c), "(cast((a * b)) + c)"),
            (quote!((a * b).sqrt() + c), "(call((a * b)) + c)"),
            (quote!(-(a * b)), "-(a * b)"),
        ];
        for (body, expected) in cases {
            assert_eq!(expr(body.clone()), expected, "{body}");
        }
    }

    #[test]
    fn operands_everywhere_are_reached() {
        assert_eq!(expr(quote!(g(a * b + c))), "call(fma(a, b, c))");
        assert_eq!(
            expr(quote!(s[1 + (a * b + c) as usize])),
            "s[(1 + cast(fma(a, b, c)))]"
        );
        assert_eq!(expr(quote!({ a * b + c })), "{fma(a, b, c)}");
    }

    /// Returns whether the product is negated, if it is fused, and the value.
    fn first_assignment(body: TokenStream) -> (Option<bool>, String) {
        let function = function(true, body);
        match function.body.stmts.first().map(|stmt| &stmt.kind) {
            Some(StmtKind::Accumulate(sum)) => {
                let Product { x, y, .. } = &sum.product;
                (Some(sum.negates_product()), format!("{} by {}", show(x), show(y)))
            }
            Some(StmtKind::Assign { value, .. }) => (None, show(value)),
            _ => panic!("not an assignment"),
        }
    }

    #[test]
    fn compound_assignments_fuse_as_the_sums_they_stand_for() {
        let cases = [
            (quote!(s[0] += a * b; c), (Some(false), "a by b")),
            (quote!(s[0] -= a * b; c), (Some(true), "a by b")),
            (quote!(s[0] -= -(a * b); c), (Some(false), "a by b")),
            (quote!(s[0] *= a * b + c; c), (None, "fma(a, b, c)")),
            (quote!(s[0] += a; c), (None, "a")),
            (quote!(s[0] /= a * b; c), (None, "(a * b)")),
        ];
        for (body, (fused, expected)) in cases {
            assert_eq!(
                first_assignment(body.clone()),
                (fused, expected.to_owned()),
                "{body}"
            );
        }
    }

    #[test]
    fn nothing_fuses_unless_asked() {
        let plain = function(false, quote!(a * b + c));
        assert_eq!(show(&plain.body.tail.unwrap().value), "((a * b) + c)");
    }
}
