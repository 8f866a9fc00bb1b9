//! Statements.

use fpdsl_runtime::backend::Backend;
use fpdsl_runtime::lift::NativeInt;

use super::Frame;
use super::env::Env;
use super::value::Scalar;
use crate::ast::{BinaryOp, Block, Expr, LocalId, Range, Stmt, Value};
use crate::consts::LEN;

impl Frame<'_> {
    /// The statements of a block.
    pub fn block<B: Backend>(self, b: B, env: &mut Env<B>, block: &Block) {
        for stmt in &block.stmts {
            self.stmt(b, env, stmt);
        }
    }

    fn stmt<B: Backend>(self, b: B, env: &mut Env<B>, stmt: &Stmt) {
        match stmt {
            Stmt::Let { local, value, .. } => self.assign(b, env, *local, value),
            Stmt::Assign(local, value) => self.assign(b, env, *local, value),
            Stmt::LetTuple(parts) => {
                let values: Vec<Scalar<B>> = parts.iter().map(|(_, e)| self.expr(b, env, e)).collect();
                for (&(local, _), value) in parts.iter().zip(values) {
                    self.set(b, env, local, value);
                }
            }
            Stmt::LetTupleCall { locals, callee, args } => {
                let values = self.call(b, env, *callee, args);
                for (&local, value) in locals.iter().zip(values) {
                    self.set(b, env, local, value);
                }
            }
            Stmt::LetTupleIf {
                locals,
                cond,
                then,
                otherwise,
            } => self.let_tuple_if(b, env, locals, cond, then, otherwise),
            Stmt::Compound(local, op, value) => {
                let slot = self.function.locals[*local].slot;
                let value = self.compound(b, env, *op, value, |env| env.scalars[slot]);
                self.set(b, env, *local, value);
            }
            Stmt::Store {
                array,
                index,
                op,
                value,
            } => self.store(b, env, *array, index, *op, value),
            Stmt::If(cond, then, otherwise) => {
                self.branch(b, env, cond, then, otherwise.as_ref(), |b, env, block| {
                    self.block(b, env, block)
                });
            }
            Stmt::While(cond, body) => {
                let end = b.while_loop(
                    env.carrying(body.assigned),
                    |b, mut env| self.bool(b, &mut env, cond),
                    |b, mut env| {
                        self.block(b, &mut env, body);
                        env
                    },
                );
                env.absorb(end);
            }
            Stmt::For { local, range, body } => self.for_loop(b, env, *local, range, body),
        }
    }

    fn set<B: Backend>(self, b: B, env: &mut Env<B>, local: LocalId, value: Scalar<B>) {
        let local = &self.function.locals[local];
        // A component of a tuple has no name of its own to give.
        let value = if local.name.contains('.') {
            value
        } else {
            value.bind(b, local.name)
        };
        env.scalars[local.slot] = value;
    }

    fn assign<B: Backend>(self, b: B, env: &mut Env<B>, local: LocalId, value: &Value) {
        match value {
            Value::Scalar(e) => {
                let value = self.expr(b, env, e);
                self.set(b, env, local, value);
            }
            Value::Array(a) => {
                let value = self.array(b, env, a);
                let local = &self.function.locals[local];
                env.arrays[local.slot] = value.bind(b, local.name);
            }
        }
    }

    fn let_tuple_if<B: Backend>(
        self,
        b: B,
        env: &mut Env<B>,
        locals: &[LocalId],
        cond: &Expr,
        then: &[Expr],
        otherwise: &[Expr],
    ) {
        let cond = self.bool(b, env, cond);
        let start = *env;
        // Three is as many as the generator makes.
        let arm = |b: B, exprs: &[Expr]| -> [Scalar<B>; 3] {
            let mut env = start;
            core::array::from_fn(|i| exprs.get(i).map_or(Scalar::Unset, |e| self.expr(b, &mut env, e)))
        };
        let values = b.if_else(cond, |b| arm(b, then), |b| arm(b, otherwise));
        for (&local, value) in locals.iter().zip(values) {
            self.set(b, env, local, value);
        }
    }

    /// The right side comes first, then the index, then the element.
    fn store<B: Backend>(
        self,
        b: B,
        env: &mut Env<B>,
        array: LocalId,
        index: &[Expr],
        op: Option<BinaryOp>,
        value: &Expr,
    ) {
        let slot = self.function.locals[array].slot;
        let (index, value) = match op {
            None => {
                let value = self.expr(b, env, value);
                (self.indices(b, env, index), value)
            }
            Some(op) => {
                let mut place = Vec::new();
                let value = self.compound(b, env, op, value, |env| {
                    place = self.indices(b, env, index);
                    env.arrays[slot].index(b, &place)
                });
                (place, value)
            }
        };
        env.arrays[slot] = env.arrays[slot]
            .index_set(b, &index, value)
            .bind(b, self.function.locals[array].name);
    }

    fn for_loop<B: Backend>(self, b: B, env: &mut Env<B>, local: LocalId, range: &Range, body: &Block) {
        let slot = self.function.locals[local].slot;
        let start = env.carrying(body.assigned);
        let pass = |b: B, i: Scalar<B>, mut env: Env<B>| {
            env.scalars[slot] = i;
            self.block(b, &mut env, body);
            env
        };
        let end = match range {
            Range::Literal(..) | Range::ToLen => {
                let (lo, hi) = match range {
                    Range::Literal(lo, hi) => (*lo, *hi),
                    _ => (0, LEN as i64),
                };
                let ty = self.function.locals[local].ty.scalar();
                macro_rules! literal_range {
                    ($($T:ident $native:ty),*) => {
                        match ty {
                            $(crate::ast::ScalarType::$T => b.for_const::<B::$T, _>(
                                <$native as NativeInt>::from_i128(i128::from(lo)),
                                <$native as NativeInt>::from_i128(i128::from(hi)),
                                start,
                                |b, i, env| pass(b, Scalar::$T(i), env),
                            ),)*
                            other => unreachable!("a counter of type {other:?}"),
                        }
                    };
                }
                literal_range!(I32 i32, I64 i64, U32 u32, U64 u64, Usize usize)
            }
            Range::Values(lo, hi) => {
                let lo = self.expr(b, env, lo);
                let hi = self.expr(b, env, hi);
                let start = env.carrying(body.assigned);
                macro_rules! value_range {
                    ($($T:ident)*) => {
                        match (lo, hi) {
                            $((Scalar::$T(lo), Scalar::$T(hi)) => {
                                b.for_range::<B::$T, _>(lo, hi, start, |b, i, env| pass(b, Scalar::$T(i), env))
                            })*
                            _ => unreachable!("the ends of a range are integers of one type"),
                        }
                    };
                }
                value_range!(I32 I64 U32 U64 Usize)
            }
        };
        env.absorb(end);
    }
}
