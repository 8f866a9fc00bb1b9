//! Statements.

use fpdsl_runtime::backend::{Backend, State};

use super::Frame;
use super::env::Env;
use super::jump::{guarded, land_break};
use super::value::{Pack, Scalar, nothing, pack, part, replaced};
use crate::ast::contract::{self, Factors};
use crate::ast::{BinaryOp, Block, Change, Contraction, Expr, ExprKind, Pattern, Place, Stmt, Type};

/// The value of a block that ends in one, and otherwise something of its type.
type Tail<'t, B, V> = &'t dyn Fn(B, &mut Env<B>) -> V;

impl Frame<'_> {
    /// The statements of a block.
    pub fn block<B: Backend>(self, b: B, env: &mut Env<B>, block: &Block) {
        self.sequence(b, env, block, 0, (), &|_, _| ());
    }

    /// The statements from one on, and the value; where control does not get there, something of its type.
    pub fn sequence<B: Backend, V: State<B>>(
        self,
        b: B,
        env: &mut Env<B>,
        block: &Block,
        first: usize,
        instead: V,
        tail: Tail<'_, B, V>,
    ) -> V {
        for (i, stmt) in block.stmts.iter().enumerate().skip(first) {
            self.stmt(b, env, stmt, block.jumps[i]);
            if block.jumps[i] {
                if i + 1 == block.stmts.len() && block.tail.is_none() {
                    return instead;
                }
                return guarded(b, env, block.assigned, instead, |b, env| {
                    self.sequence(b, env, block, i + 1, instead, tail)
                });
            }
        }
        tail(b, env)
    }

    /// The rules inside of an override.
    pub fn within(self, change: Change) -> Self {
        Frame {
            mode: match change {
                Change::Mode(mode) => mode,
                Change::Fused | Change::Unfused => self.mode,
            },
            policy: self.policy.within(change),
            ..self
        }
    }

    /// A statement; `jumps` says whether control may leave it by a jump.
    fn stmt<B: Backend>(self, b: B, env: &mut Env<B>, stmt: &Stmt, jumps: bool) {
        match stmt {
            Stmt::Let { pattern, value, .. } => self.let_value(b, env, pattern, value),
            Stmt::Assign(places, value) => self.assign(b, env, places, value, jumps),
            Stmt::Compound(place, op, value) => self.compound(b, env, place, *op, value, jumps),
            Stmt::If(cond, then, otherwise) => {
                let nothing = Block::default();
                let otherwise = otherwise.as_ref().unwrap_or(&nothing);
                self.branch(b, env, cond, then, otherwise, |b, env, block| {
                    self.block(b, env, block);
                });
            }
            Stmt::Match(matched) => {
                self.matched(b, env, matched, |b, env, block| self.block(b, env, block));
            }
            Stmt::While(exit, cond, body) => self.while_loop(b, env, *exit, Some(cond), body),
            Stmt::Loop(exit, body) => self.while_loop(b, env, *exit, None, body),
            Stmt::Labelled(exit, body) => {
                self.block(b, env, body);
                if body.assigned & 1 == 1 {
                    land_break(b, env, *exit);
                }
            }
            Stmt::For {
                exit,
                pattern,
                range,
                body,
            } => self.for_loop(b, env, *exit, pattern, range, body),
            Stmt::Override(change, body) => self.within(*change).block(b, env, body),
            Stmt::Jump(jump) => self.jump(b, env, jump),
        }
    }

    fn let_value<B: Backend>(self, b: B, env: &mut Env<B>, pattern: &Pattern, value: &Expr) {
        if let Pattern::Name(local) = pattern
            && let local = &self.function.locals[*local]
            && local.opened
        {
            let (factors, negated) =
                contract::product(&self.function.locals, value).expect("an opened variable is a product");
            let (x, y) = self.factors(b, env, factors);
            env.slots[local.slot] = if negated { self.neg(b, x) } else { x };
            env.slots[local.spare.expect("it has a slot for its second factor")] = y;
            return;
        }
        let ty = value.ty;
        let value = self.value(b, env, value);
        self.declare(b, env, pattern, ty, value);
    }

    /// Gives what a pattern declares its values.
    pub fn declare<B: Backend>(self, b: B, env: &mut Env<B>, pattern: &Pattern, ty: Type, value: Pack<B>) {
        match pattern {
            Pattern::Name(local) => {
                let local = &self.function.locals[*local];
                env.set(local.slot, ty, b.bind(local.name, value));
            }
            Pattern::Wild => {}
            Pattern::Tuple(parts) => {
                for (number, inner) in parts.iter().enumerate() {
                    let (ty, first) = ty.field(number);
                    let value = pack(value[first..][..ty.count()].iter().copied());
                    self.declare(b, env, inner, ty, value);
                }
            }
            Pattern::Record(_, fields) => {
                for (number, inner) in fields {
                    let (ty, first) = ty.field(*number);
                    let value = pack(value[first..][..ty.count()].iter().copied());
                    self.declare(b, env, inner, ty, value);
                }
            }
        }
    }

    /// The right side comes first, then the index, then the element.
    fn assign<B: Backend>(self, b: B, env: &mut Env<B>, places: &[Option<Place>], value: &Expr, jumps: bool) {
        let ty = value.ty;
        let value = self.value(b, env, value);
        let parts = |number: usize| match places {
            [_] => (0, ty.count()),
            _ => {
                let (ty, first) = ty.field(number);
                (first, ty.count())
            }
        };
        let store = |b: B, env: &mut Env<B>| {
            for (number, place) in places.iter().enumerate() {
                if let Some(place) = place {
                    let (first, count) = parts(number);
                    self.store(b, env, place, pack(value[first..][..count].iter().copied()));
                }
            }
        };
        if !jumps {
            return store(b, env);
        }
        let slots = places.iter().flatten();
        let slots = slots.fold(0, |slots, place| {
            slots | self.function.locals[place.local].slots()
        });
        guarded(b, env, slots, (), store);
    }

    fn store<B: Backend>(self, b: B, env: &mut Env<B>, place: &Place, value: Pack<B>) {
        let path = self.hops(b, env, &place.path);
        let local = &self.function.locals[place.local];
        let whole = env.get(local.slot, local.ty);
        let new = replaced(b, local.ty, whole, &path, value);
        env.set(local.slot, local.ty, b.bind(local.name, new));
    }

    /// `place op= value`: the right side comes first, then the place is read.
    fn compound<B: Backend>(
        self,
        b: B,
        env: &mut Env<B>,
        place: &Place,
        op: BinaryOp,
        value: &Expr,
        jumps: bool,
    ) {
        let additive = matches!(op, BinaryOp::Add | BinaryOp::Sub);
        let fused = if self.policy != Contraction::Off && additive {
            contract::product(&self.function.locals, value)
        } else {
            None
        };
        let (fused, y) = match fused {
            Some((factors, negated)) => {
                let (x, y) = self.factors(b, env, factors);
                let negate = negated != (op == BinaryOp::Sub);
                (Some(if negate { self.neg(b, x) } else { x }), y)
            }
            None => (None, self.scalar(b, env, value)),
        };
        let update = |b: B, env: &mut Env<B>| {
            let path = self.hops(b, env, &place.path);
            let local = &self.function.locals[place.local];
            let whole = env.get(local.slot, local.ty);
            let old: Scalar<B> = part(b, local.ty, whole, &path)[0];
            let new = match fused {
                Some(x) => self.mul_add(b, x, y, old),
                None => self.binary_values(b, op, old, y),
            };
            let mut value = nothing();
            value[0] = new;
            let new = replaced(b, local.ty, whole, &path, value);
            env.set(local.slot, local.ty, b.bind(local.name, new));
        };
        if jumps {
            let slots = self.function.locals[place.local].slots();
            guarded(b, env, slots, (), update);
        } else {
            update(b, env);
        }
    }

    /// Either block, with the variables that they assign carried along.
    pub fn branch<B: Backend, V: State<B>>(
        self,
        b: B,
        env: &mut Env<B>,
        cond: &Expr,
        then: &Block,
        otherwise: &Block,
        value: impl Fn(B, &mut Env<B>, &Block) -> V,
    ) -> V {
        let cond = self.scalar(b, env, cond).bool();
        let start = env.carrying(then.assigned | otherwise.assigned);
        let run = |b: B, block: &Block| {
            let mut env = start;
            let value = value(b, &mut env, block);
            (env, value)
        };
        let (end, value) = b.if_else(cond, |b| run(b, then), |b| run(b, otherwise));
        env.absorb(&end);
        value
    }

    /// A block with a scalar as its value.
    pub fn scalar_block<B: Backend>(
        self,
        b: B,
        env: &mut Env<B>,
        block: &Block,
        instead: Scalar<B>,
    ) -> Scalar<B> {
        self.sequence(b, env, block, 0, instead, &|b, env| match &block.tail {
            Some(tail) => self.scalar(b, env, tail),
            None => instead,
        })
    }

    /// A block with any value.
    pub fn pack_block<B: Backend>(self, b: B, env: &mut Env<B>, block: &Block, instead: Pack<B>) -> Pack<B> {
        self.sequence(b, env, block, 0, instead, &|b, env| match &block.tail {
            Some(tail) => self.value(b, env, tail),
            None => instead,
        })
    }

    /// The factors of a product.
    pub fn factors<B: Backend>(self, b: B, env: &mut Env<B>, factors: Factors<'_>) -> (Scalar<B>, Scalar<B>) {
        match factors {
            Factors::Of(x, y) => (self.scalar(b, env, x), self.scalar(b, env, y)),
            Factors::Opened(local) => {
                let local = &self.function.locals[local];
                let spare = local.spare.expect("it has a slot for its second factor");
                (env.slots[local.slot], env.slots[spare])
            }
        }
    }

    /// The slot of an expression that is a variable.
    pub fn slot_of(self, e: &Expr) -> Option<usize> {
        match e.kind {
            ExprKind::Local(local) => Some(self.function.locals[local].slot),
            _ => None,
        }
    }
}
