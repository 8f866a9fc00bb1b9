//! `match`: one condition after the other.

use fpdsl_runtime::backend::{Backend, State};
use fpdsl_runtime::ops;

use super::Frame;
use super::env::Env;
use super::operate;
use super::value::{Pack, Scalar, pack};
use crate::ast::{Arm, Block, Choice, Comparison, LocalId, Match, ScalarType, Type};

impl Frame<'_> {
    /// The arm that fits first.
    pub fn matched<B: Backend, V: State<B>>(
        self,
        b: B,
        env: &mut Env<B>,
        matched: &Match,
        value: impl Fn(B, &mut Env<B>, &Block) -> V,
    ) -> V {
        let ty = matched.scrutinee.ty;
        let scrutinee = self.value(b, env, &matched.scrutinee);
        let assigned = matched.arms.iter().fold(0, |slots, arm| {
            let bound = bindings(&arm.pattern).into_iter();
            let bound = bound.fold(0, |slots, local| slots | self.function.locals[local].slots());
            slots | arm.body.assigned & !bound
        });
        let start = env.carrying(assigned);
        let (end, value) = self.arms(b, start, (ty, scrutinee), &matched.arms, &value);
        env.absorb(&end);
        value
    }

    fn arms<B: Backend, V: State<B>>(
        self,
        b: B,
        start: Env<B>,
        (ty, scrutinee): (Type, Pack<B>),
        arms: &[Arm],
        value: &dyn Fn(B, &mut Env<B>, &Block) -> V,
    ) -> (Env<B>, V) {
        let (arm, rest) = arms.split_first().expect("the last arm fits everything");
        let mut bound = start;
        self.bind(b, &mut bound, ty, &scrutinee, &arm.pattern);
        let run = |b: B| {
            let mut env = bound;
            let value = value(b, &mut env, &arm.body);
            (env, value)
        };
        if rest.is_empty() {
            return run(b);
        }
        let fits = self.fits(b, ty, &scrutinee, &arm.pattern);
        let fits = match &arm.guard {
            None => fits,
            Some(guard) => b.and(fits, |b| {
                let mut env = bound;
                self.scalar(b, &mut env, guard).bool()
            }),
        };
        b.if_else(fits, run, |b| self.arms(b, start, (ty, scrutinee), rest, value))
    }

    fn bind<B: Backend>(self, b: B, env: &mut Env<B>, ty: Type, value: &Pack<B>, choice: &Choice) {
        match choice {
            Choice::Any | Choice::Value(_) | Choice::Range(..) | Choice::Or(_) => {}
            Choice::Bind(local, inner) => {
                let local = &self.function.locals[*local];
                env.set(local.slot, ty, b.bind(local.name, *value));
                if let Some(inner) = inner {
                    self.bind(b, env, ty, value, inner);
                }
            }
            Choice::Tuple(parts) => {
                for (number, part) in parts.iter().enumerate() {
                    let (ty, first) = ty.field(number);
                    let value = pack(value[first..][..ty.count()].iter().copied());
                    self.bind(b, env, ty, &value, part);
                }
            }
        }
    }

    fn fits<B: Backend>(self, b: B, ty: Type, value: &Pack<B>, choice: &Choice) -> B::Bool {
        let against = |op: Comparison, with: i128| {
            let with = constant(b, ty.scalar(), with);
            operate::compare(b, op, value[0], with).bool()
        };
        match choice {
            Choice::Any | Choice::Bind(_, None) => ops::lift(b, true),
            Choice::Bind(_, Some(inner)) => self.fits(b, ty, value, inner),
            Choice::Value(with) => against(Comparison::Eq, *with),
            Choice::Range(lo, hi, inclusive) => {
                let above = lo.map(|lo| against(Comparison::Ge, lo));
                let end = if *inclusive {
                    Comparison::Le
                } else {
                    Comparison::Lt
                };
                let below = hi.map(|hi| against(end, hi));
                match (above, below) {
                    (Some(above), Some(below)) => ops::bitand(b, above, below),
                    (Some(one), None) | (None, Some(one)) => one,
                    (None, None) => ops::lift(b, true),
                }
            }
            Choice::Or(parts) => parts.iter().fold(ops::lift(b, false), |any, part| {
                ops::bitor(b, any, self.fits(b, ty, value, part))
            }),
            Choice::Tuple(parts) => {
                let parts = parts.iter().enumerate();
                parts.fold(ops::lift(b, true), |all, (number, part)| {
                    let (ty, first) = ty.field(number);
                    let value = pack(value[first..][..ty.count()].iter().copied());
                    ops::bitand(b, all, self.fits(b, ty, &value, part))
                })
            }
        }
    }
}

fn constant<B: Backend>(b: B, ty: ScalarType, value: i128) -> Scalar<B> {
    Scalar::constant(b, ty, value as u64)
}

/// The variables that a pattern binds.
pub fn bindings(choice: &Choice) -> Vec<LocalId> {
    match choice {
        Choice::Bind(local, inner) => {
            let mut found = vec![*local];
            found.extend(inner.iter().flat_map(|inner| bindings(inner)));
            found
        }
        Choice::Or(parts) | Choice::Tuple(parts) => parts.iter().flat_map(bindings).collect(),
        Choice::Any | Choice::Value(_) | Choice::Range(..) => Vec::new(),
    }
}
