//! Branches and checks.

use fpdsl_runtime::ir::{Block, Comparison, Operand, Stmt, Var};
use fpdsl_runtime::lift::ScalarType;

use super::{Active, Lower, Parts, Val};
use crate::Target;
use crate::flat::assigned;
use crate::flat::visit;
use crate::shape::flattens;
use crate::vcode::{BlockId, Ins, Test, V, Width};

/// Statements of arms that are compiled twice, at most.
const TWICE: usize = 128;

/// Returns true if arms are long enough to be worth a test, short enough to be there twice, and not seldom taken.
fn is_worth_two(arms: &[&Block]) -> bool {
    let (mut count, mut calls) = (0, false);
    for arm in arms {
        visit(arm, &mut |stmt| {
            count += 1;
            calls |= matches!(stmt, Stmt::Call { .. });
        });
    }
    let counts = arms.iter().any(|arm| only_counts(arm));
    !arms.iter().all(|arm| flattens(arm)) && count <= TWICE && !calls && !counts
}

/// Returns true for an arm that counts and does nothing else: something rare.
fn only_counts(arm: &Block) -> bool {
    let (mut only, mut counts) = (true, false);
    visit(arm, &mut |stmt| match stmt {
        Stmt::Count { .. } => counts = true,
        Stmt::Let { .. } | Stmt::If { .. } => {}
        _ => only = false,
    });
    only && counts
}

impl Lower<'_, '_> {
    /// The values of variables for the parameters of a block; one without a value yet is zero.
    pub(super) fn arguments(&mut self, vars: &[Var]) -> Vec<V> {
        let mut all = Vec::new();
        for &var in vars {
            let val = self.value(Operand::Var(var));
            let (varies, ty) = (self.varies(var), self.var_type(var));
            all.extend(self.registers(varies, ty, &val));
        }
        all
    }

    /// Gives a block a parameter for each register of the variables, which are these parameters from now on.
    pub(super) fn parameters(&mut self, block: BlockId, vars: &[Var]) {
        for &var in vars {
            let (varies, ty) = (self.varies(var), self.var_type(var));
            let class = self.class(varies, ty);
            let count = if varies { self.parts() } else { 1 };
            let parts: Parts = (0..count).map(|_| self.b.vreg(class)).collect();
            self.b.f.blocks[block.index()].params.extend(&parts);
            self.vars[var.0 as usize] = Some(self.of_registers(varies, ty, &parts));
        }
    }

    /// A branch on whether any lane is in the mask.
    pub(super) fn branch_any(&mut self, mask: &Parts, yes: BlockId, no: BlockId) {
        let mut all: Parts = mask.clone();
        all.dedup();
        // `kortest` takes the bits of either of two masks, `vptest` those of both vectors.
        let most = if self.common.target == Target::Avx512 {
            2
        } else {
            1
        };
        while all.len() > most {
            let (x, y) = (all.remove(0), all.remove(0));
            let or = self.mask_or(x, y);
            all.push(or);
        }
        self.b
            .branch(Test::Any, &[all[0], *all.last().expect("one at least")], yes, no);
    }

    pub(super) fn if_else(&mut self, cond: Operand, then: &Block, otherwise: &Block) {
        let cond = self.value(cond);
        let vars = assigned(&[then, otherwise]);
        match &cond {
            Val::Mask(mask) => {
                let all = matches!(self.active, Active::All);
                if all && is_worth_two(&[then, otherwise]) {
                    self.if_unanimous(mask, then, otherwise, &vars);
                } else {
                    self.if_masked(mask, then, otherwise, &vars);
                }
            }
            _ => self.if_uniform(&cond, then, otherwise, &vars),
        }
    }

    fn if_uniform(&mut self, cond: &Val, then: &Block, otherwise: &Block, vars: &[Var]) {
        let g = self.gpr(cond);
        let (yes, no, join) = (self.b.block(), self.b.block(), self.b.block());
        self.b.branch(Test::NonZero, &[g], yes, no);
        let before = self.kept(vars);
        for (block, arm) in [(yes, then), (no, otherwise)] {
            self.b.at = block;
            self.restore(vars, &before);
            self.b.known.open();
            self.stmts(arm);
            let args = self.arguments(vars);
            self.b.known.close();
            self.b.jump(join, &args);
        }
        self.b.at = join;
        self.parameters(join, vars);
    }

    fn kept(&self, vars: &[Var]) -> Vec<Option<Val>> {
        vars.iter().map(|v| self.vars[v.0 as usize].clone()).collect()
    }

    fn restore(&mut self, vars: &[Var], vals: &[Option<Val>]) {
        for (var, val) in vars.iter().zip(vals) {
            self.vars[var.0 as usize].clone_from(val);
        }
    }

    /// For each variable the value of an arm in the lanes of a mask, otherwise another.
    fn merge(&mut self, mask: &Parts, vars: &[Var], yes: &[Option<Val>], no: &[Option<Val>]) {
        for (i, &var) in vars.iter().enumerate() {
            let ty = self.var_type(var);
            let val = match (&yes[i], &no[i]) {
                (Some(yes), Some(no)) => Some(self.choose(mask, yes, no, ty)),
                (Some(one), None) | (None, Some(one)) => Some(one.clone()),
                (None, None) => None,
            };
            self.vars[var.0 as usize] = val;
        }
    }

    /// Most groups go one way: those of a stencil that touch no border, elements before the first that converges. So each arm is there
    /// once for all lanes, without masks, and once more for lanes that differ.
    fn if_unanimous(&mut self, cond: &Parts, then: &Block, otherwise: &Block, vars: &[Var]) {
        // Nobody reads it where a flag tells as much.
        let not: Parts = cond.iter().map(|&c| self.mask_not(c)).collect();
        let [all, some_not, none, join] = [(); 4].map(|()| self.b.block());
        let mixed = self.b.f.block(true);
        let before = self.kept(vars);
        let ends = self.ends(&Val::Mask(cond.clone()));
        match ends.other {
            Some(other) => self.branch_flags(&other, some_not, all),
            None => self.branch_any(&not, some_not, all),
        }
        for (block, arm) in [(all, Some(then)), (none, Some(otherwise)), (mixed, None)] {
            if block == none {
                // What it computes is known in the two blocks behind it alone.
                self.b.at = some_not;
                self.b.known.open();
                match &ends.any {
                    Some(any) => self.branch_flags(any, mixed, none),
                    None => self.branch_any(cond, mixed, none),
                }
            }
            self.b.at = block;
            self.restore(vars, &before);
            self.b.known.open();
            match arm {
                Some(arm) => self.stmts(arm),
                None => self.if_masked(cond, then, otherwise, vars),
            }
            let args = self.arguments(vars);
            self.b.known.close();
            self.b.jump(join, &args);
        }
        self.b.known.close();
        self.b.at = join;
        self.parameters(join, vars);
    }

    fn if_masked(&mut self, cond: &Parts, then: &Block, otherwise: &Block, vars: &[Var]) {
        let outer = self.active.clone();
        let (yes, no): (Parts, Parts) = match &outer {
            Active::All => (cond.clone(), cond.iter().map(|&c| self.mask_not(c)).collect()),
            Active::Some(active) => {
                let yes = self.each(active, cond, |s, a, c| s.mask_and(a, c));
                let no = self.each(active, cond, |s, a, c| s.mask_and_not(c, a));
                (yes, no)
            }
        };
        let before = self.kept(vars);
        if flattens(then) && flattens(otherwise) {
            self.active = Active::Some(yes);
            self.stmts(then);
            let taken = self.kept(vars);
            self.restore(vars, &before);
            self.active = Active::Some(no);
            self.stmts(otherwise);
            let other = self.kept(vars);
            // Lanes that are in neither arm are not looked at.
            self.merge(cond, vars, &taken, &other);
            self.active = outer;
            return;
        }
        // One arm after the other, each left out if no lane takes it.
        for (mask, arm) in [(yes, then), (no, otherwise)] {
            if arm.is_empty() {
                continue;
            }
            let rare = only_counts(arm);
            let cold = rare || arm.iter().any(|s| matches!(s, Stmt::Call { .. }));
            let skip = self.b.block();
            let join = self.b.block();
            let run = if cold {
                self.b.f.block(true)
            } else {
                self.b.block()
            };
            let held = self.kept(vars);
            // Before the branch, so that both ways may use them.
            let args = self.arguments(vars);
            self.branch_any(&mask, run, skip);
            self.b.at = skip;
            self.b.jump(join, &args);
            self.b.at = run;
            self.active = Active::Some(mask.clone());
            // The arm sees what was before the `if`.
            self.restore(vars, &before);
            // What it shares with statements around it would be kept for it all the time.
            let forgotten = rare.then(|| self.b.known.forget());
            self.b.known.open();
            self.stmts(arm);
            let new = self.kept(vars);
            self.merge(&mask, vars, &new, &held);
            let args = self.arguments(vars);
            self.b.known.close();
            self.b.known.recall(forgotten.unwrap_or_default());
            self.b.jump(join, &args);
            self.b.at = join;
            self.parameters(join, vars);
            self.active = outer.clone();
        }
    }

    /// Leaves the function if a lane that executes faults.
    pub(super) fn check(&mut self, ok: Operand) {
        let ok = self.value(ok);
        self.insist(&ok);
    }

    /// Leaves with a fault unless something holds in all lanes that execute.
    pub(super) fn insist(&mut self, ok: &Val) {
        match ok {
            Val::Mask(ok) => {
                if let (Some(&(first, span, bound)), Active::All) = (self.below.get(&ok[0]), &self.active) {
                    // All lanes are below the bound if the first is so far below it.
                    let limit = self.less(bound, span - 1);
                    self.leave_unless(Test::BELOW, &[first, limit]);
                    return;
                }
                let active = self.active_parts();
                let bad = self.each(ok, &active, |s, ok, a| s.mask_and_not(ok, a));
                let (edge, next) = (self.fault_edge(), self.b.block());
                self.branch_any(&bad, edge, next);
                self.b.at = next;
            }
            shared => {
                let g = self.gpr(shared);
                self.leave_unless(Test::NonZero, &[g]);
            }
        }
    }

    /// An unsigned integer less a constant, or 0.
    pub(super) fn less(&mut self, x: V, constant: u64) -> V {
        let constant = self.b.gpr_const(constant);
        let is_less = self.uniform_compare(Comparison::Lt, ScalarType::U64, x, constant);
        let zero = self.b.gpr_const(0);
        let rest = self.b.general(Ins::Sub, Width::W64, &[x, constant]);
        self.b.choose(is_less, zero, rest)
    }

    fn leave_unless(&mut self, test: Test, uses: &[V]) {
        let (edge, next) = (self.fault_edge(), self.b.block());
        self.b.branch(test, uses, next, edge);
        self.b.at = next;
    }

    /// A block that goes to where the function ends with a fault.
    pub(super) fn fault_edge(&mut self) -> BlockId {
        let fault = match self.fault {
            Some(fault) => fault,
            None => *self.fault.insert(self.b.f.block(true)),
        };
        let edge = self.b.f.block(true);
        let at = std::mem::replace(&mut self.b.at, edge);
        self.b.jump(fault, &[]);
        self.b.at = at;
        edge
    }

    /// A general register that is 1 for a fault and 0 for none.
    pub(super) fn flag(&mut self, fault: bool) -> V {
        let bits = u64::from(fault);
        self.b.effect_in(
            crate::vcode::Inst {
                imm: Some(bits as i64),
                ..crate::vcode::Inst::op(Ins::Immediate, Width::W32, &[])
            },
            crate::vcode::GPR,
        )
    }
}
