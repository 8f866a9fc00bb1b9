//! Contraction: which products round together with the sum or difference that uses them.
//!
//! Done once, on the tree of one expression, so that every backend fuses at the same places. In `x ± y`, if `x` is
//! a product it is the one fused, otherwise `y` if that is a product; a leading minus does not hide a product
//! (parentheses are gone by now), and an override does, because its mode may be another. These are the choices that NVRTC makes by default. Operands are contracted
//! first, which does not change what is a product.

use crate::args::Contraction;
use crate::ast::{
    BinaryOp, Block, Change, Expr, ExprKind, Function, Fused, StmtKind, Target, UnaryOp, Update,
};
use crate::walk::{VisitMut, walk_block, walk_expr};

mod fast;

/// Fuses in every expression of a function that asks for it, and in every `fused!`.
pub fn contract(function: &mut Function) {
    fast::open_lets(&mut function.body, &function.options);
    Contract {
        policy: function.options.contract,
    }
    .block(&mut function.body);
}

/// The policy inside of an override.
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

impl VisitMut for Contract {
    fn block(&mut self, block: &mut Block) {
        walk_block(self, block);
        if self.policy == Contraction::Off {
            return;
        }
        for stmt in &mut block.stmts {
            if let StmtKind::Assign {
                target,
                update,
                value,
            } = &mut stmt.kind
            {
                contract_compound(target, update, value);
            }
        }
    }

    fn expr(&mut self, expr: &mut Expr) {
        if let ExprKind::Override(inner) = &mut expr.kind {
            let policy = within(self.policy, &inner.change);
            Contract { policy }.expr(&mut inner.value);
            return;
        }
        walk_expr(self, expr);
        if self.policy != Contraction::Off {
            contract_sum(expr);
        }
    }
}

/// `x ± y` with a product in it, rounded once.
fn contract_sum(expr: &mut Expr) {
    let (op, span) = match &expr.kind {
        // Whether these are scalars is for rustc to find, and with it whether the product is fused.
        ExprKind::Binary(BinaryOp::Add | BinaryOp::Sub, x, y)
            if expr.open.get().operands && (is_product(x) || is_product(y)) =>
        {
            set_contracted(expr);
            return;
        }
        ExprKind::Binary(op @ (BinaryOp::Add | BinaryOp::Sub), x, y) if is_product(x) || is_product(y) => {
            (*op, expr.span)
        }
        _ => return,
    };
    if let ExprKind::Binary(_, x, y) = std::mem::replace(&mut expr.kind, ExprKind::Error) {
        expr.kind = ExprKind::Fused(Box::new(fuse(op, *x, *y)));
        expr.span = span;
    }
}

/// Leaves the choice to rustc, by the types.
fn set_contracted(expr: &Expr) {
    let mut open = expr.open.get();
    open.contracted = true;
    expr.open.set(open);
}

/// `place += product` contracts as `place = place + product` does.
fn contract_compound(target: &Target, update: &mut Update, value: &mut Expr) {
    let Update::Apply(sum @ (BinaryOp::Add | BinaryOp::Sub), span) = *update else {
        return;
    };
    if !matches!(target, Target::Place(_)) || !is_product(value) {
        return;
    }
    if value.open.get().place {
        set_contracted(value);
        return;
    }
    let product = std::mem::replace(value, Expr::error(span));
    let (negate, x, y) = factors(product, sum == BinaryOp::Sub);
    *value = Expr::new(ExprKind::Tuple(vec![x, y]), span);
    *update = Update::Fuse { negate, span };
}

/// Whether this is a product, under any number of leading minuses.
pub fn is_product(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Binary(BinaryOp::Mul, ..) => true,
        ExprKind::Unary(UnaryOp::Neg, operand) => is_product(operand),
        _ => false,
    }
}

/// `x op y`, one of which is a product.
fn fuse(op: BinaryOp, x: Expr, y: Expr) -> Fused {
    let subtract = op == BinaryOp::Sub;
    if is_product(&x) {
        let (negate_product, x, factor) = factors(x, false);
        return Fused {
            x,
            y: factor,
            z: y,
            negate_product,
            negate_addend: subtract,
            addend_first: false,
        };
    }
    let (negate_product, factor_x, factor_y) = factors(y, subtract);
    Fused {
        x: factor_x,
        y: factor_y,
        z: x,
        negate_product,
        negate_addend: false,
        addend_first: true,
    }
}

/// The factors of a product under any number of leading minuses.
fn factors(expr: Expr, negate: bool) -> (bool, Expr, Expr) {
    let span = expr.span;
    match expr.kind {
        ExprKind::Binary(BinaryOp::Mul, x, y) => (negate, *x, *y),
        ExprKind::Unary(UnaryOp::Neg, operand) => factors(*operand, !negate),
        // Callers ask `is_product` first.
        _ => (negate, Expr::error(span), Expr::error(span)),
    }
}

#[cfg(test)]
mod tests {
    use proc_macro2::TokenStream;
    use quote::quote;

    use super::*;
    use crate::args::Options;
    use crate::ast::{LazyOp, Step};
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
        let mut function = parse::parse_body(options, signature, &item, tokens, &mut errors);
        errors.finish().unwrap();
        contract(&mut function);
        function
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
                let sign = |negate: bool| if negate { "-" } else { "" };
                let (x, y, z) = (show(&fused.x), show(&fused.y), show(&fused.z));
                format!(
                    "fma({}{x}, {y}, {}{z})",
                    sign(fused.negate_product),
                    sign(fused.negate_addend)
                )
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

    /// Whether the product is negated, where it is fused, and the value.
    fn first_assignment(body: TokenStream) -> (Option<bool>, String) {
        let function = function(true, body);
        let Some(StmtKind::Assign { update, value, .. }) = function.body.stmts.first().map(|stmt| &stmt.kind)
        else {
            panic!("not an assignment");
        };
        match (update, &value.kind) {
            (Update::Fuse { negate, .. }, ExprKind::Tuple(factors)) => {
                let factors = factors.iter().map(show).collect::<Vec<_>>();
                (Some(*negate), factors.join(" by "))
            }
            _ => (None, show(value)),
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
