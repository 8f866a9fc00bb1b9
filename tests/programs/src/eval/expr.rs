//! Expressions.

use fpdsl_runtime::backend::{Backend, Float, Int, State};

use super::env::Env;
use super::operate::{self, in_mode};
use super::value::{Array, Scalar};
use super::{Frame, call, contract};
use crate::ast::{ArrayExpr, ArrayKind, BinaryOp, Block, Expr, ExprKind, ScalarType, Value};

impl Frame<'_> {
    /// A scalar.
    pub fn expr<B: Backend>(self, b: B, env: &mut Env<B>, e: &Expr) -> Scalar<B> {
        let mode = self.function.mode;
        match &e.kind {
            ExprKind::Local(local) => env.scalars[self.function.locals[*local].slot],
            ExprKind::Float { literal, .. } => self.float(b, e.ty, literal),
            ExprKind::Int(value) => self.int(b, e.ty, i128::from(*value)),
            ExprKind::Bool(value) => Scalar::constant(b, ScalarType::Bool, u64::from(*value)),
            ExprKind::Const(_, bits) => Scalar::constant(b, e.ty, *bits),
            ExprKind::Paren(x) => self.expr(b, env, x),
            ExprKind::Neg(x) => {
                let x = self.expr(b, env, x);
                operate::neg(b, x)
            }
            ExprKind::Not(x) => {
                let x = self.expr(b, env, x);
                operate::not(b, x)
            }
            ExprKind::Binary(op, x, y) => self.binary(b, env, *op, x, y),
            ExprKind::Compare(op, x, y) => {
                let x = self.expr(b, env, x);
                let y = self.expr(b, env, y);
                operate::compare(b, *op, x, y)
            }
            ExprKind::And(x, y) => {
                let x = self.bool(b, env, x);
                let env = *env;
                Scalar::Bool(b.and(x, |b| self.bool(b, &mut { env }, y)))
            }
            ExprKind::Or(x, y) => {
                let x = self.bool(b, env, x);
                let env = *env;
                Scalar::Bool(b.or(x, |b| self.bool(b, &mut { env }, y)))
            }
            ExprKind::Method(method, args) => {
                let args = self.exprs(b, env, args);
                operate::method(b, mode, *method, &args)
            }
            ExprKind::FromBits(x) => {
                let x = self.expr(b, env, x);
                operate::from_bits(b, x)
            }
            ExprKind::Cast(x) => {
                let x = self.expr(b, env, x);
                operate::cast(b, mode, e.ty, x)
            }
            ExprKind::Index(array, index) => {
                let array = env.arrays[self.function.locals[*array].slot];
                let index = self.indices(b, env, index);
                array.index(b, &index)
            }
            ExprKind::If(cond, then, otherwise) => {
                self.branch(b, env, cond, then, Some(otherwise), |b, env, block| {
                    self.scalar_block(b, env, block)
                })
            }
            ExprKind::Block(block) => self.scalar_block(b, env, block),
            ExprKind::Call(callee, args) => self.call(b, env, *callee, args)[0],
        }
    }

    /// A condition.
    pub fn bool<B: Backend>(self, b: B, env: &mut Env<B>, e: &Expr) -> B::Bool {
        match self.expr(b, env, e) {
            Scalar::Bool(x) => x,
            _ => unreachable!("a condition is a bool"),
        }
    }

    /// Indices, one for each dimension.
    pub fn indices<B: Backend>(self, b: B, env: &mut Env<B>, index: &[Expr]) -> Vec<B::Usize> {
        let index = self.exprs(b, env, index);
        index
            .into_iter()
            .map(|i| match i {
                Scalar::Usize(i) => i,
                _ => unreachable!("an index is a usize"),
            })
            .collect()
    }

    /// An array.
    pub fn array<B: Backend>(self, b: B, env: &mut Env<B>, a: &ArrayExpr) -> Array<B> {
        match &a.kind {
            ArrayKind::List(items) => {
                let mut items = self.exprs(b, env, items).into_iter();
                Array::of_scalars(a.shape, || items.next().expect("a scalar for each element"))
            }
            ArrayKind::Repeat(item) => {
                let item = self.expr(b, env, item);
                Array::of_scalars(a.shape, || item)
            }
            ArrayKind::Call(callee, args) => {
                let mut scalars = self.call(b, env, *callee, args).into_iter();
                Array::of_scalars(a.shape, || scalars.next().expect("a scalar for each element"))
            }
            ArrayKind::Local(local) => env.arrays[self.function.locals[*local].slot],
            ArrayKind::If(cond, then, otherwise) => {
                self.branch(b, env, cond, then, Some(otherwise), |b, env, block| {
                    self.array_block(b, env, block)
                })
            }
        }
    }

    /// The scalars of a call's result.
    pub fn call<B: Backend>(self, b: B, env: &mut Env<B>, callee: usize, args: &[Value]) -> Vec<Scalar<B>> {
        let mut scalars = Vec::new();
        for arg in args {
            match arg {
                Value::Scalar(e) => scalars.push(self.expr(b, env, e)),
                Value::Array(a) => scalars.extend(self.array(b, env, a).scalars()),
            }
        }
        call(b, self.program, &self.program.functions[callee], &scalars)
    }

    fn exprs<B: Backend>(self, b: B, env: &mut Env<B>, exprs: &[Expr]) -> Vec<Scalar<B>> {
        exprs.iter().map(|e| self.expr(b, env, e)).collect()
    }

    fn float<B: Backend>(
        self,
        b: B,
        ty: ScalarType,
        literal: &'static fpdsl_runtime::literal::Literal,
    ) -> Scalar<B> {
        in_mode!(self.function.mode, M => match ty {
            ScalarType::F32 => Scalar::F32(<B::F32 as Float<B>>::literal::<M>(b, literal)),
            ScalarType::F64 => Scalar::F64(<B::F64 as Float<B>>::literal::<M>(b, literal)),
            other => unreachable!("a decimal literal of type {other:?}"),
        })
    }

    /// An integer literal; also the counters of loops.
    pub fn int<B: Backend>(self, b: B, ty: ScalarType, value: i128) -> Scalar<B> {
        match ty {
            ScalarType::I32 => Scalar::I32(<B::I32 as Int<B>>::literal(b, value)),
            ScalarType::I64 => Scalar::I64(<B::I64 as Int<B>>::literal(b, value)),
            ScalarType::U32 => Scalar::U32(<B::U32 as Int<B>>::literal(b, value)),
            ScalarType::U64 => Scalar::U64(<B::U64 as Int<B>>::literal(b, value)),
            ScalarType::Usize => Scalar::Usize(<B::Usize as Int<B>>::literal(b, value)),
            other => unreachable!("an integer literal of type {other:?}"),
        }
    }

    fn binary<B: Backend>(self, b: B, env: &mut Env<B>, op: BinaryOp, x: &Expr, y: &Expr) -> Scalar<B> {
        let fused = if self.function.contract {
            contract::fused(op, x, y)
        } else {
            None
        };
        let Some(fused) = fused else {
            let x = self.expr(b, env, x);
            let y = self.expr(b, env, y);
            return operate::binary(b, self.function.mode, op, x, y);
        };
        let (p, q) = fused.factors;
        let (p, q, z) = if fused.product_first {
            let (p, q) = (self.expr(b, env, p), self.expr(b, env, q));
            (p, q, self.expr(b, env, y))
        } else {
            let z = self.expr(b, env, x);
            (self.expr(b, env, p), self.expr(b, env, q), z)
        };
        let p = if fused.negate_product {
            operate::neg(b, p)
        } else {
            p
        };
        let z = if fused.negate_addend {
            operate::neg(b, z)
        } else {
            z
        };
        operate::mul_add(b, self.function.mode, p, q, z)
    }

    /// `place op= value`: the right side comes first, then the place is read.
    pub fn compound<B: Backend>(
        self,
        b: B,
        env: &mut Env<B>,
        op: BinaryOp,
        value: &Expr,
        place: impl FnOnce(&mut Env<B>) -> Scalar<B>,
    ) -> Scalar<B> {
        let mode = self.function.mode;
        let additive = matches!(op, BinaryOp::Add | BinaryOp::Sub);
        if self.function.contract
            && additive
            && let Some(((p, q), negated)) = contract::product(value)
        {
            let (p, q) = (self.expr(b, env, p), self.expr(b, env, q));
            let p = if negated != (op == BinaryOp::Sub) {
                operate::neg(b, p)
            } else {
                p
            };
            let z = place(env);
            return operate::mul_add(b, mode, p, q, z);
        }
        let y = self.expr(b, env, value);
        let x = place(env);
        operate::binary(b, mode, op, x, y)
    }

    /// Either block, with the variables that they assign carried along.
    pub fn branch<B: Backend, V: State<B>>(
        self,
        b: B,
        env: &mut Env<B>,
        cond: &Expr,
        then: &Block,
        otherwise: Option<&Block>,
        value: impl Fn(B, &mut Env<B>, &Block) -> V,
    ) -> V {
        let cond = self.bool(b, env, cond);
        let nothing = Block::default();
        let otherwise = otherwise.unwrap_or(&nothing);
        let start = env.carrying(then.assigned.union(otherwise.assigned));
        let run = |b: B, block: &Block| {
            let mut env = start;
            let value = value(b, &mut env, block);
            (env, value)
        };
        let (end, value) = b.if_else(cond, |b| run(b, then), |b| run(b, otherwise));
        env.absorb(end);
        value
    }

    fn scalar_block<B: Backend>(self, b: B, env: &mut Env<B>, block: &Block) -> Scalar<B> {
        self.block(b, env, block);
        match block.tail.as_deref() {
            Some(Value::Scalar(e)) => self.expr(b, env, e),
            _ => unreachable!("the block's value is a scalar"),
        }
    }

    fn array_block<B: Backend>(self, b: B, env: &mut Env<B>, block: &Block) -> Array<B> {
        self.block(b, env, block);
        match block.tail.as_deref() {
            Some(Value::Array(a)) => self.array(b, env, a),
            _ => unreachable!("the block's value is an array"),
        }
    }
}
