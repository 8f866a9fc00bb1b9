//! Expressions.

use super::{Machine, Rules, Run, Words, call, functions, operate, profiles};
use crate::ast::contract::{self, Factors};
use crate::ast::{BinaryOp, Contraction, Expr, ExprKind, Profile, ScalarType};
use fpdsl_ops::Flushing;

impl Machine<'_> {
    /// A scalar.
    pub fn scalar(&mut self, rules: Rules, e: &Expr) -> Run<u64> {
        Ok(self.expr(rules, e)?.words[0])
    }

    /// Any value.
    pub fn expr(&mut self, rules: Rules, e: &Expr) -> Run<Words> {
        let word = match &e.kind {
            ExprKind::Local(local) => return Ok(self.values[*local]),
            ExprKind::Const(_, bits) => return Ok(Words::of(bits.iter().copied())),
            ExprKind::Float { literal, .. } => operate::float(rules.mode, e.ty.scalar(), literal),
            ExprKind::Int(value) => *value,
            ExprKind::Bool(value) => u64::from(*value),
            ExprKind::Paren(x) => return self.expr(rules, x),
            ExprKind::Neg(x) => {
                let x = self.scalar(rules, x)?;
                self.neg(e.ty.scalar(), x)
            }
            ExprKind::Not(x) => operate::not(e.ty.scalar(), self.scalar(rules, x)?),
            ExprKind::Binary(op, x, y) => self.binary(rules, *op, x, y)?,
            ExprKind::Compare(op, x, y) => {
                let ty = x.ty.scalar();
                let (x, y) = (self.scalar(rules, x)?, self.scalar(rules, y)?);
                u64::from(operate::compare(*op, ty, self.flush(ty, x), self.flush(ty, y)))
            }
            ExprKind::And(x, y) => u64::from(self.holds(rules, x)? && self.holds(rules, y)?),
            ExprKind::Or(x, y) => u64::from(self.holds(rules, x)? || self.holds(rules, y)?),
            ExprKind::Method(method, args, _) => {
                let ty = args[0].ty.scalar();
                let flushes = self.function.ftz && method.row().flushing != Flushing::Kept;
                let mut words = Vec::new();
                for arg in args {
                    let (ty, word) = (arg.ty.scalar(), self.scalar(rules, arg)?);
                    words.push(if flushes { operate::flush(ty, word) } else { word });
                }
                if self.function.profile == Profile::X87
                    && let Some(result) = profiles::twice(rules.mode, *method, ty, &words)
                {
                    return Ok(Words::of([result]));
                }
                let mut result = match operate::method(rules.mode, *method, ty, &words) {
                    Ok(result) => result,
                    Err(kind) => return self.fault(kind),
                };
                if flushes {
                    let leaves = e.ty.leaves().into_iter();
                    leaves
                        .zip(&mut result.words)
                        .for_each(|(ty, word)| *word = operate::flush(ty, *word));
                }
                return Ok(result);
            }
            ExprKind::Elementary(function, args) => {
                let mut words = Vec::new();
                for arg in args {
                    let word = self.scalar(rules, arg)?;
                    words.push(self.flush(arg.ty.scalar(), word));
                }
                let ty = args[0].ty.scalar();
                let mut results = functions::elementary(rules.mode, *function, ty, &words);
                results
                    .words
                    .iter_mut()
                    .for_each(|word| *word = self.flush(ty, *word));
                return Ok(results);
            }
            ExprKind::Apart(apart, args) => {
                let mut words = [0; 3];
                for (word, arg) in words.iter_mut().zip(args) {
                    *word = self.scalar(rules, arg)?;
                }
                self.apart(rules.mode, *apart, args[0].ty.scalar(), words, e.ty.scalar())
            }
            ExprKind::FromBits(x) => crate::bits::canonical(e.ty.scalar(), self.scalar(rules, x)?),
            ExprKind::Cast(x) => {
                let (from, to) = (x.ty.scalar(), e.ty.scalar());
                let x = self.scalar(rules, x)?;
                let cast = operate::cast(rules.mode, to, from, self.flush(from, x));
                self.flush(to, cast)
            }
            ExprKind::Part(base, path) => {
                let value = self.expr(rules, base)?;
                let path = self.path(rules, path)?;
                let (first, ty) = self.find(base.ty, &path)?;
                return Ok(Words::of(value.words[first..][..ty.count()].iter().copied()));
            }
            ExprKind::Tuple(parts) | ExprKind::List(parts) => {
                let mut words = Vec::new();
                for item in parts {
                    words.extend_from_slice(self.expr(rules, item)?.as_slice());
                }
                return Ok(Words::of(words));
            }
            ExprKind::Record(fields, base) => {
                let mut given = Vec::new();
                for (number, value) in fields {
                    given.push((*number, self.expr(rules, value)?));
                }
                let mut words = match base {
                    Some(base) => self.expr(rules, base)?,
                    None => Words::of(vec![0; e.ty.count()]),
                };
                for (number, value) in given {
                    let (_, first) = e.ty.field(number);
                    words.words[first..][..value.count].copy_from_slice(value.as_slice());
                }
                return Ok(words);
            }
            ExprKind::Repeat(item) => {
                let value = self.expr(rules, item)?;
                return Ok(Words::of(value.as_slice().repeat(e.ty.element().1)));
            }
            ExprKind::If(cond, then, otherwise) => {
                let arm = if self.holds(rules, cond)? { then } else { otherwise };
                return Ok(self.block(rules, arm)?.expect("the arm ends in a value"));
            }
            ExprKind::Match(matched) => {
                return Ok(self.matched(rules, matched)?.expect("the arm ends in a value"));
            }
            ExprKind::Loop(exit, _, body) => return self.loop_value(rules, *exit, body),
            ExprKind::Labelled(exit, _, body) => return self.labelled_value(rules, *exit, body),
            ExprKind::Block(block) => {
                return Ok(self.block(rules, block)?.expect("the block ends in a value"));
            }
            ExprKind::Override(change, inner) => return self.expr(rules.within(*change), inner),
            ExprKind::Call(callee, mode, args) => {
                let mut words = Vec::new();
                for arg in args {
                    words.push(self.expr(rules, arg)?);
                }
                let mode = mode.map_or(self.param, |mode| mode.with(self.param));
                return call(self.program, *callee, mode, &words, self.run);
            }
        };
        Ok(Words::of([word]))
    }

    /// The factors of a product.
    pub fn factors(&mut self, rules: Rules, factors: Factors<'_>) -> Run<(u64, u64)> {
        match factors {
            Factors::Of(x, y) => Ok((self.scalar(rules, x)?, self.scalar(rules, y)?)),
            Factors::Opened(local) => Ok(self.factors[local]),
        }
    }

    /// As the function flushes operands and results.
    pub fn flush(&self, ty: ScalarType, x: u64) -> u64 {
        if self.function.ftz {
            operate::flush(ty, x)
        } else {
            x
        }
    }

    /// `-x`.
    pub fn neg(&self, ty: ScalarType, x: u64) -> u64 {
        operate::neg(ty, self.flush(ty, x))
    }

    /// `x * y + z` as contraction puts them together.
    pub fn mul_add(&self, rules: Rules, ty: ScalarType, x: u64, y: u64, z: u64) -> u64 {
        let [x, y, z] = [x, y, z].map(|x| self.flush(ty, x));
        let sum = match self.function.profile {
            Profile::Cc1x => profiles::contracted(rules.mode, ty, [x, y, z]),
            Profile::Standard | Profile::X87 => operate::mul_add(rules.mode, ty, x, y, z),
        };
        self.flush(ty, sum)
    }

    /// `x op y`, without contraction.
    pub fn operate(
        &self,
        rules: Rules,
        op: BinaryOp,
        (ty, x): (ScalarType, u64),
        (other, y): (ScalarType, u64),
    ) -> Run<u64> {
        let (x, y) = (self.flush(ty, x), self.flush(other, y));
        if self.function.profile == Profile::X87
            && let Some(operation) = op.of_floats()
            && let Some(result) = profiles::twice(rules.mode, operation, ty, &[x, y])
        {
            return Ok(result);
        }
        match operate::binary(rules.mode, op, (ty, x), (other, y)) {
            Ok(result) => Ok(self.flush(ty, result)),
            Err(kind) => self.fault(kind),
        }
    }

    fn binary(&mut self, rules: Rules, op: BinaryOp, x: &Expr, y: &Expr) -> Run<u64> {
        let function = self.function;
        let fused = match rules.policy {
            Contraction::Off => None,
            Contraction::On | Contraction::Fast => contract::fused(&function.locals, op, x, y),
        };
        let ty = x.ty.scalar();
        let Some(fused) = fused else {
            let x = self.scalar(rules, x)?;
            let y = (y.ty.scalar(), self.scalar(rules, y)?);
            return self.operate(rules, op, (ty, x), y);
        };
        let (p, q, z) = if fused.product_first {
            let (p, q) = self.factors(rules, fused.factors)?;
            (p, q, self.scalar(rules, y)?)
        } else {
            let z = self.scalar(rules, x)?;
            let (p, q) = self.factors(rules, fused.factors)?;
            (p, q, z)
        };
        let p = if fused.negate_product { self.neg(ty, p) } else { p };
        let z = if fused.negate_addend { self.neg(ty, z) } else { z };
        Ok(self.mul_add(rules, ty, p, q, z))
    }
}
