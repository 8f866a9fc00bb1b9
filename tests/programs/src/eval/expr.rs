//! Expressions.

use fpdsl_ops::Flushing;
use fpdsl_runtime::backend::Backend;

use super::env::Env;
use super::jump::{land_break, running};
use super::operate;
use super::value::{Hop, Pack, Scalar, nothing, pack, part, zero};
use super::{Frame, call};
use super::{apart, profiles};
use crate::ast::contract;
use crate::ast::{
    BinaryOp, Block, Contraction, Exit, Expr, ExprKind, LocalId, Profile, ScalarType, Step, Type,
};

impl Frame<'_> {
    /// A scalar.
    pub fn scalar<B: Backend>(self, b: B, env: &mut Env<B>, e: &Expr) -> Scalar<B> {
        match &e.kind {
            ExprKind::Local(_) => env.slots[self.slot_of(e).expect("it is a variable")],
            ExprKind::Float { literal, .. } => operate::float(b, self.mode, e.ty.scalar(), literal),
            ExprKind::Int(value) => Scalar::constant(b, e.ty.scalar(), *value),
            ExprKind::Bool(value) => Scalar::constant(b, e.ty.scalar(), u64::from(*value)),
            ExprKind::Paren(x) => self.scalar(b, env, x),
            ExprKind::Neg(x) => {
                let x = self.scalar(b, env, x);
                self.neg(b, x)
            }
            ExprKind::Not(x) => {
                let x = self.scalar(b, env, x);
                operate::not(b, x)
            }
            ExprKind::Binary(op, x, y) => self.binary(b, env, *op, x, y),
            ExprKind::Compare(op, x, y) => {
                let x = self.scalar(b, env, x);
                let y = self.scalar(b, env, y);
                operate::compare(b, *op, self.flush(b, x), self.flush(b, y))
            }
            ExprKind::And(x, y) => {
                let x = self.scalar(b, env, x).bool();
                let env = *env;
                Scalar::Bool(b.and(x, |b| self.scalar(b, &mut { env }, y).bool()))
            }
            ExprKind::Or(x, y) => {
                let x = self.scalar(b, env, x).bool();
                let env = *env;
                Scalar::Bool(b.or(x, |b| self.scalar(b, &mut { env }, y).bool()))
            }
            ExprKind::FromBits(x) => {
                let x = self.scalar(b, env, x);
                operate::from_bits(b, e.ty.scalar(), x)
            }
            ExprKind::Cast(x) => {
                let x = self.scalar(b, env, x);
                let cast = operate::cast(b, self.mode, e.ty.scalar(), self.flush(b, x));
                self.flush(b, cast)
            }
            ExprKind::If(cond, then, otherwise) => {
                let instead = Scalar::constant(b, e.ty.scalar(), 0);
                self.branch(b, env, cond, then, otherwise, |b, env, block| {
                    self.scalar_block(b, env, block, instead)
                })
            }
            ExprKind::Match(matched) => {
                let instead = Scalar::constant(b, e.ty.scalar(), 0);
                self.matched(b, env, matched, |b, env, block| {
                    self.scalar_block(b, env, block, instead)
                })
            }
            ExprKind::Block(block) => {
                let instead = Scalar::constant(b, e.ty.scalar(), 0);
                self.scalar_block(b, env, block, instead)
            }
            ExprKind::Override(change, inner) => self.within(*change).scalar(b, env, inner),
            ExprKind::Const(..)
            | ExprKind::Method(..)
            | ExprKind::Elementary(..)
            | ExprKind::Apart(..)
            | ExprKind::Part(..)
            | ExprKind::Loop(..)
            | ExprKind::Labelled(..)
            | ExprKind::Call(..) => self.value(b, env, e)[0],
            ExprKind::Tuple(_) | ExprKind::Record(..) | ExprKind::List(_) | ExprKind::Repeat(_) => {
                unreachable!("no scalar")
            }
        }
    }

    /// Any value.
    pub fn value<B: Backend>(self, b: B, env: &mut Env<B>, e: &Expr) -> Pack<B> {
        match &e.kind {
            ExprKind::Const(_, bits) => {
                let leaves = e.ty.leaves().into_iter().zip(*bits);
                pack(leaves.map(|(ty, &bits)| Scalar::constant(b, ty, bits)))
            }
            ExprKind::Method(method, args, _)
                if self.function.profile == Profile::X87
                    && method.is_of_x87()
                    && args[0].ty == Type::Scalar(ScalarType::F64) =>
            {
                let Scalar::F64(x) = self.scalar(b, env, &args[0]) else {
                    unreachable!("a scalar has its type")
                };
                pack([Scalar::F64(profiles::twice(b, self.mode, *method, x, x))])
            }
            ExprKind::Method(method, args, _) => {
                let args = args.iter().map(|arg| self.scalar(b, env, arg)).collect();
                let flushes = self.function.ftz && method.row().flushing != Flushing::Kept;
                operate::method(b, self.mode, flushes, *method, args)
            }
            ExprKind::Elementary(function, args) => {
                let args: Vec<Scalar<B>> = args.iter().map(|arg| self.scalar(b, env, arg)).collect();
                pack([operate::elementary(
                    b,
                    self.mode,
                    self.function.ftz,
                    *function,
                    &args,
                )])
            }
            ExprKind::Apart(apart, args) => {
                let args: Vec<Scalar<B>> = args.iter().map(|arg| self.scalar(b, env, arg)).collect();
                pack([apart::apart(b, self.mode, *apart, &args, e.ty.scalar())])
            }
            ExprKind::Part(base, path) => {
                let value = self.value(b, env, base);
                let path = self.hops(b, env, path);
                part(b, base.ty, value, &path)
            }
            ExprKind::Loop(exit, local, body) => self.loop_value(b, env, (*exit, *local), body, e.ty),
            ExprKind::Labelled(exit, local, body) => self.labelled_value(b, env, (*exit, *local), body, e.ty),
            ExprKind::Call(callee, mode, args) => {
                let mut scalars = Vec::new();
                for arg in args {
                    let value = self.value(b, env, arg);
                    scalars.extend_from_slice(&value[..arg.ty.count()]);
                }
                let mode = mode.map_or(self.param, |mode| mode.with(self.param));
                call(b, self.program, *callee, mode, &scalars)
            }
            _ if e.ty.as_scalar().is_some() => {
                let mut out = nothing();
                out[0] = self.scalar(b, env, e);
                out
            }
            ExprKind::Local(local) => env.get(self.function.locals[*local].slot, e.ty),
            ExprKind::Paren(x) => self.value(b, env, x),
            ExprKind::Tuple(parts) | ExprKind::List(parts) => {
                let mut scalars = Vec::new();
                for item in parts {
                    let value = self.value(b, env, item);
                    scalars.extend_from_slice(&value[..item.ty.count()]);
                }
                pack(scalars)
            }
            ExprKind::Record(fields, base) => self.record(b, env, e.ty, fields, base.as_deref()),
            ExprKind::Repeat(item) => {
                let value = self.value(b, env, item);
                pack(value[..item.ty.count()].repeat(e.ty.element().1))
            }
            ExprKind::If(cond, then, otherwise) => {
                let instead = zero(b, e.ty);
                self.branch(b, env, cond, then, otherwise, |b, env, block| {
                    self.pack_block(b, env, block, instead)
                })
            }
            ExprKind::Match(matched) => {
                let instead = zero(b, e.ty);
                self.matched(b, env, matched, |b, env, block| {
                    self.pack_block(b, env, block, instead)
                })
            }
            ExprKind::Block(block) => {
                let instead = zero(b, e.ty);
                self.pack_block(b, env, block, instead)
            }
            ExprKind::Override(change, inner) => self.within(*change).value(b, env, inner),
            _ => unreachable!("a scalar"),
        }
    }

    /// A struct field by field: those that are written, in that order, then what is left out of the base.
    fn record<B: Backend>(
        self,
        b: B,
        env: &mut Env<B>,
        ty: Type,
        fields: &[(usize, Expr)],
        base: Option<&Expr>,
    ) -> Pack<B> {
        let values: Vec<Pack<B>> = fields.iter().map(|(_, e)| self.value(b, env, e)).collect();
        let base = base.map(|base| self.value(b, env, base));
        let scalars = (0..ty.parts().len()).flat_map(|number| {
            let (part, first) = ty.field(number);
            let written = fields.iter().position(|&(field, _)| field == number);
            let (from, first) = match (written, &base) {
                (Some(at), _) => (&values[at], 0),
                (None, Some(base)) => (base, first),
                (None, None) => unreachable!("a struct has all its fields"),
            };
            from[first..][..part.count()].to_vec()
        });
        pack(scalars)
    }

    /// `loop`, left by `break value`.
    fn loop_value<B: Backend>(
        self,
        b: B,
        env: &mut Env<B>,
        (exit, local): (Exit, LocalId),
        body: &Block,
        ty: Type,
    ) -> Pack<B> {
        let slot = self.function.locals[local].slot;
        env.set(slot, ty, zero(b, ty));
        self.while_loop(b, env, exit, None, body);
        env.get(slot, ty)
    }

    /// A labelled block, which ends in a value or is left by `break value`.
    fn labelled_value<B: Backend>(
        self,
        b: B,
        env: &mut Env<B>,
        (exit, local): (Exit, LocalId),
        body: &Block,
        ty: Type,
    ) -> Pack<B> {
        let slot = self.function.locals[local].slot;
        let nothing = zero(b, ty);
        env.set(slot, ty, nothing);
        let value = self.pack_block(b, env, body, nothing);
        if body.assigned & 1 == 0 {
            return value;
        }
        let passed = running(b, env);
        land_break(b, env, exit);
        b.select(passed, value, env.get(slot, ty))
    }

    /// The way to a part, its indices evaluated.
    pub fn hops<B: Backend>(self, b: B, env: &mut Env<B>, path: &[Step]) -> Vec<Hop<B>> {
        path.iter()
            .map(|step| match step {
                Step::Field(number) => Hop::Field(*number),
                Step::Index(e) => Hop::Index(self.scalar(b, env, e).usize()),
            })
            .collect()
    }

    /// As the function flushes operands and results.
    pub fn flush<B: Backend>(self, b: B, x: Scalar<B>) -> Scalar<B> {
        if self.function.ftz {
            operate::flush(b, x)
        } else {
            x
        }
    }

    /// `-x`.
    pub fn neg<B: Backend>(self, b: B, x: Scalar<B>) -> Scalar<B> {
        operate::neg(b, self.flush(b, x))
    }

    /// `x * y + z` as contraction puts them together.
    pub fn mul_add<B: Backend>(self, b: B, x: Scalar<B>, y: Scalar<B>, z: Scalar<B>) -> Scalar<B> {
        let [x, y, z] = [x, y, z].map(|x| self.flush(b, x));
        let sum = match self.function.profile {
            Profile::Cc1x => profiles::contracted(b, self.mode, x, y, z),
            Profile::Standard | Profile::X87 => operate::mul_add(b, self.mode, x, y, z),
        };
        self.flush(b, sum)
    }

    /// `x op y`, without contraction.
    pub fn binary_values<B: Backend>(self, b: B, op: BinaryOp, x: Scalar<B>, y: Scalar<B>) -> Scalar<B> {
        if self.function.profile == Profile::X87
            && let (Scalar::F64(x), Scalar::F64(y)) = (x, y)
            && let Some(operation) = op.of_floats().filter(|operation| operation.is_of_x87())
        {
            return Scalar::F64(profiles::twice(b, self.mode, operation, x, y));
        }
        let (x, y) = (self.flush(b, x), self.flush(b, y));
        self.flush(b, operate::binary(b, self.mode, op, x, y))
    }

    fn binary<B: Backend>(self, b: B, env: &mut Env<B>, op: BinaryOp, x: &Expr, y: &Expr) -> Scalar<B> {
        let fused = match self.policy {
            Contraction::Off => None,
            Contraction::On | Contraction::Fast => contract::fused(&self.function.locals, op, x, y),
        };
        let Some(fused) = fused else {
            let x = self.scalar(b, env, x);
            let y = self.scalar(b, env, y);
            return self.binary_values(b, op, x, y);
        };
        let (p, q, z) = if fused.product_first {
            let (p, q) = self.factors(b, env, fused.factors);
            (p, q, self.scalar(b, env, y))
        } else {
            let z = self.scalar(b, env, x);
            let (p, q) = self.factors(b, env, fused.factors);
            (p, q, z)
        };
        let p = if fused.negate_product { self.neg(b, p) } else { p };
        let z = if fused.negate_addend { self.neg(b, z) } else { z };
        self.mul_add(b, p, q, z)
    }
}
