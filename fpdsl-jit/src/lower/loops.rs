//! Loops.

use fpdsl_runtime::Rounding;
use fpdsl_runtime::ir::{Block, Comparison, Op, Operand, Var};
use fpdsl_runtime::lift::ScalarType;

use super::{Active, Lower, Parts, Val, size};
use crate::flat::assigned;
use crate::vcode::{BlockId, Ins, Test, Width};

impl Lower<'_, '_> {
    /// The start of a loop: jumps to its header, whose parameters are variables and, where lanes leave one by one, their mask.
    fn header(&mut self, vars: &[Var], divergent: bool) -> BlockId {
        let mut args = self.arguments(vars);
        if divergent {
            args.extend(self.active_parts());
        }
        let header = self.b.block();
        self.b.jump(header, &args);
        self.b.known.enter(self.b.at);
        self.b.at = header;
        self.parameters(header, vars);
        if divergent {
            let class = self.m.mask_class();
            let mask: Parts = (0..self.parts()).map(|_| self.b.vreg(class)).collect();
            self.b.f.blocks[header.index()].params.extend(&mask);
            self.active = Active::Some(mask);
        }
        self.b.known.open();
        // Earlier passes may have written arrays.
        self.b.known.written();
        header
    }

    /// Goes to `run` with the lanes for which `cond` holds, or to `done`.
    fn go_on(&mut self, cond: &Parts, run: BlockId, done: BlockId) {
        let active = self.active_parts();
        let still = self.each(&active, cond, |s, a, c| s.mask_and(a, c));
        self.branch_any(&still, run, done);
        self.active = Active::Some(still);
    }

    /// The end of a pass: back to the header.
    fn back(&mut self, header: BlockId, vars: &[Var], divergent: bool) {
        let mut args = self.arguments(vars);
        if divergent {
            args.extend(self.active_parts());
        }
        self.b.known.close();
        self.b.known.close();
        self.b.jump(header, &args);
        self.b.known.leave();
    }

    pub(super) fn while_loop(&mut self, head: &Block, cond: Operand, body: &Block) {
        let vars = assigned(&[head, body]);
        let divergent = self.shapes.varies(cond);
        let outer = self.active.clone();
        let header = self.header(&vars, divergent);
        let before = self.vars.clone();
        self.stmts(head);
        self.keep(&assigned(&[head]), &before);
        let (run, done) = (self.b.block(), self.b.block());
        let cond = self.value(cond);
        let left = self.vars.clone();
        if divergent {
            let cond = self.mask(&cond);
            self.go_on(&cond, run, done);
        } else {
            let g = self.gpr(&cond);
            self.b.branch(Test::NonZero, &[g], run, done);
        }
        self.b.at = run;
        self.b.known.open();
        self.stmts(body);
        self.keep(&vars, &left);
        self.back(header, &vars, divergent);
        self.b.at = done;
        self.vars = left;
        self.active = outer;
    }

    /// Lanes that do not execute keep what they had.
    fn keep(&mut self, vars: &[Var], before: &[Option<Val>]) {
        let Active::Some(mask) = self.active.clone() else {
            return;
        };
        for &var in vars {
            let v = var.0 as usize;
            if self.varies(var)
                && let (Some(new), Some(old)) = (self.vars[v].clone(), before[v].clone())
            {
                let ty = self.var_type(var);
                self.vars[v] = Some(self.choose(&mask, &new, &old, ty));
            }
        }
    }

    pub(super) fn for_loop(&mut self, index: Var, lo: Operand, hi: Operand, body: &Block) {
        let (lo, hi) = (self.value(lo), self.value(hi));
        let ty = self.var_type(index);
        let divergent = self.varies(index);
        let outer = self.active.clone();
        let mut vars = vec![index];
        vars.extend(assigned(&[body]));
        self.vars[index.0 as usize] = Some(lo);
        // The end is a value of before the loop.
        let end = if divergent {
            Val::Vec(self.vec(&hi, ty))
        } else {
            hi
        };
        let header = self.header(&vars, divergent);
        let (run, done) = (self.b.block(), self.b.block());
        let here = self.value(Operand::Var(index));
        let left = self.vars.clone();
        if divergent {
            let i = self.vec(&here, ty);
            let end = self.vec(&end, ty);
            let below = self.each(&i, &end, |s, i, e| s.compare_ints(Comparison::Lt, ty, i, e));
            self.go_on(&below, run, done);
        } else {
            let types = [ty, ty];
            let below = self.uniform(
                Op::Compare(Comparison::Lt),
                ScalarType::Bool,
                &[here.clone(), end],
                &types,
            );
            let below = below.expect("a comparison");
            self.b.branch(Test::NonZero, &[below], run, done);
        }
        self.b.at = run;
        self.b.known.open();
        self.stmts(body);
        self.keep(&vars[1..], &left);
        let next = if divergent {
            let i = self.vec(&here, ty);
            let one = self.b.splat(1, size(ty));
            let add = Op::Add(Rounding::TowardZero);
            let next = i
                .iter()
                .map(|&i| self.integer(add, ty, &[ty, ty], &[i, one], &[]).expect("a sum"));
            Val::Vec(next.collect())
        } else {
            let i = self.gpr(&here);
            let width = if size(ty) == 8 { Width::W64 } else { Width::W32 };
            // Before the end, so nothing is carried out of the type.
            Val::Gpr(self.b.general_imm(Ins::AddImm, width, i, 1))
        };
        self.vars[index.0 as usize] = Some(next);
        self.back(header, &vars, divergent);
        self.b.at = done;
        self.vars = left;
        self.active = outer;
    }
}
