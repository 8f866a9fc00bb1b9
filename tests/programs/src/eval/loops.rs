//! Loops.

use fpdsl_runtime::backend::{Backend, Int};
use fpdsl_runtime::{Rn, ops};

use super::Frame;
use super::env::Env;
use super::jump::{guarded, land_break, land_continue, running};
use super::operate;
use super::value::{Pack, Scalar, nothing, pack};
use crate::ast::{Adapter, Block, Exit, Expr, Pattern, Range, ScalarType, Type};

impl Frame<'_> {
    /// `while`, or `loop` if there is no condition.
    pub fn while_loop<B: Backend>(
        self,
        b: B,
        env: &mut Env<B>,
        exit: Exit,
        cond: Option<&Expr>,
        body: &Block,
    ) {
        let jumps = body.assigned & 1 == 1;
        let holds = |b: B, env: &mut Env<B>| match cond {
            Some(cond) => self.scalar(b, env, cond).bool(),
            None => ops::lift(b, true),
        };
        let end = b.while_loop(
            env.carrying(body.assigned),
            |b, mut env| {
                if jumps {
                    b.and(running(b, &env), |b| holds(b, &mut env))
                } else {
                    holds(b, &mut env)
                }
            },
            |b, mut env| {
                self.pass(b, &mut env, exit, body);
                env
            },
        );
        env.absorb(&end);
        if jumps {
            land_break(b, env, exit);
        }
    }

    fn pass<B: Backend>(self, b: B, env: &mut Env<B>, exit: Exit, body: &Block) {
        self.block(b, env, body);
        if body.assigned & 1 == 1 {
            land_continue(b, env, exit);
        }
    }

    /// `for`.
    pub fn for_loop<B: Backend>(
        self,
        b: B,
        env: &mut Env<B>,
        exit: Exit,
        pattern: &Pattern,
        range: &Range,
        body: &Block,
    ) {
        let jumps = body.assigned & 1 == 1;
        match range {
            Range::Known {
                lo,
                hi,
                inclusive,
                adapters,
                ..
            } => {
                let (ty, hi) = (self.counter(pattern), hi + i64::from(*inclusive));
                if adapters.is_empty() && !jumps {
                    self.known(b, env, pattern, (*lo, hi), body);
                } else {
                    let values = stepped((*lo..hi.max(*lo)).collect(), adapters);
                    let counters = values.into_iter().map(|i| constant(b, ty, i)).collect();
                    self.passes(b, env, exit, (pattern, Type::Scalar(ty)), counters, body);
                }
            }
            Range::Values {
                lo,
                hi,
                inclusive,
                adapters,
            } => self.values(b, env, (exit, pattern), (lo, hi, *inclusive), adapters, body),
            Range::Array(array) => {
                let (element, n) = array.ty.element();
                let value = self.value(b, env, array);
                let size = element.count();
                let items = (0..n).map(|i| pack(value[i * size..][..size].iter().copied()));
                self.passes(b, env, exit, (pattern, element), items.collect(), body);
            }
        }
        if jumps {
            land_break(b, env, exit);
        }
    }

    /// The type of what a pattern for a counter declares; any will do if that is nothing.
    fn counter(self, pattern: &Pattern) -> ScalarType {
        match pattern {
            Pattern::Name(local) => self.function.locals[*local].ty.scalar(),
            Pattern::Wild | Pattern::Tuple(_) | Pattern::Record(..) => ScalarType::I32,
        }
    }

    /// One pass after the other, for values that are known.
    fn passes<B: Backend>(
        self,
        b: B,
        env: &mut Env<B>,
        exit: Exit,
        (pattern, ty): (&Pattern, Type),
        items: Vec<Pack<B>>,
        body: &Block,
    ) {
        for item in items {
            let pass = |b: B, env: &mut Env<B>| {
                self.declare(b, env, pattern, ty, item);
                self.pass(b, env, exit, body);
            };
            if body.assigned & 1 == 1 {
                guarded(b, env, body.assigned, (), pass);
            } else {
                pass(b, env);
            }
        }
    }

    /// `for i in lo..hi` with literals, as the backend runs it.
    fn known<B: Backend>(
        self,
        b: B,
        env: &mut Env<B>,
        pattern: &Pattern,
        (lo, hi): (i64, i64),
        body: &Block,
    ) {
        let ty = self.counter(pattern);
        let start = env.carrying(body.assigned);
        let pass = |b: B, i: Scalar<B>, mut env: Env<B>| {
            let counter = operate::cast(b, fpdsl_runtime::Rounding::NearestEven, ty, i);
            self.declare(b, &mut env, pattern, Type::Scalar(ty), single(counter));
            self.block(b, &mut env, body);
            env
        };
        let end = match ty {
            ScalarType::Usize => b.for_const::<B::Usize, _>(lo as usize, hi as usize, start, |b, i, env| {
                pass(b, Scalar::Usize(i), env)
            }),
            ScalarType::I32 => b.for_const::<B::I32, _>(lo as i32, hi as i32, start, |b, i, env| {
                pass(b, Scalar::I32(i), env)
            }),
            _ => b.for_const::<B::I64, _>(lo, hi, start, |b, i, env| pass(b, Scalar::I64(i), env)),
        };
        env.absorb(&end);
    }

    /// Values of the body for ends. They are small, so that 64 bits hold all that is computed with them.
    fn values<B: Backend>(
        self,
        b: B,
        env: &mut Env<B>,
        (exit, pattern): (Exit, &Pattern),
        (lo, hi, inclusive): (&Expr, &Expr, bool),
        adapters: &[Adapter],
        body: &Block,
    ) {
        let ty = lo.ty.scalar();
        let i64 = |b: B, x: Scalar<B>| {
            let nearest = fpdsl_runtime::Rounding::NearestEven;
            match operate::cast(b, nearest, ScalarType::I64, x) {
                Scalar::I64(x) => x,
                _ => unreachable!("a cast gives what it is to"),
            }
        };
        let int = |value: i64| <B::I64 as Int<B>>::literal(b, i128::from(value));
        let first = self.scalar(b, env, lo);
        let last = self.scalar(b, env, hi);
        let (mut first, last) = (i64(b, first), i64(b, last));
        let length = ops::sub::<Rn, _, _>(b, last, first);
        let length = ops::add::<Rn, _, _>(b, length, int(i64::from(inclusive)));
        let mut count = ops::max(b, length, int(0));
        let mut stride = int(1);
        for adapter in adapters {
            let step = match adapter {
                Adapter::Rev => {
                    let passed = ops::sub::<Rn, _, _>(b, count, int(1));
                    first = ops::mul_add::<Rn, _, _>(b, passed, stride, first);
                    stride = ops::neg(b, stride);
                    continue;
                }
                Adapter::StepBy(step) => int(*step as i64),
                Adapter::StepByValue(step) => {
                    let step = self.scalar(b, env, step);
                    i64(b, step)
                }
            };
            let before = ops::sub::<Rn, _, _>(b, step, int(1));
            count = ops::div::<Rn, _, _>(b, ops::add::<Rn, _, _>(b, count, before), step);
            stride = ops::mul::<Rn, _, _>(b, stride, step);
        }
        let start = env.carrying(body.assigned);
        let pass = |b: B, k: B::I64, mut env: Env<B>| {
            let value = Scalar::I64(ops::mul_add::<Rn, _, _>(b, k, stride, first));
            let counter = operate::cast(b, fpdsl_runtime::Rounding::NearestEven, ty, value);
            self.declare(b, &mut env, pattern, Type::Scalar(ty), single(counter));
            self.pass(b, &mut env, exit, body);
            env
        };
        let end = if body.assigned & 1 == 1 {
            let end = b.while_loop(
                (int(0), start),
                |b, (k, env)| b.and(ops::lt(b, k, count), |b| running(b, &env)),
                |b, (k, env)| (ops::add::<Rn, _, _>(b, k, int(1)), pass(b, k, env)),
            );
            end.1
        } else {
            b.for_range(int(0), count, start, pass)
        };
        env.absorb(&end);
    }
}

fn single<B: Backend>(value: Scalar<B>) -> Pack<B> {
    let mut out = nothing();
    out[0] = value;
    out
}

fn constant<B: Backend>(b: B, ty: ScalarType, value: i64) -> Pack<B> {
    single(Scalar::constant(b, ty, value as u64))
}

/// What is left of the values of a range whose steps are known.
pub fn stepped(mut values: Vec<i64>, adapters: &[Adapter]) -> Vec<i64> {
    for adapter in adapters {
        match adapter {
            Adapter::Rev => values.reverse(),
            Adapter::StepBy(step) => values = values.into_iter().step_by(*step).collect(),
            Adapter::StepByValue(_) => unreachable!("such a range has values for ends"),
        }
    }
    values
}
