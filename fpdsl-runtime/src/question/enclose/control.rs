//! The statements of the exact run.
//!
//! Where a condition is undecided both arms run, and what they assign is joined. A loop whose condition is undecided goes on, and keeps the
//! hull of what it might have ended with. Assignments stand at the end of arms and bodies, as in all recorded bodies.

use super::super::What;
use super::Pass;
use super::value::{COM, DEF, TRV, Truth, Value};
use crate::ir::writer::{FALSE, TRUE, Write as _, constant};
use crate::ir::{Block, Comparison, Kernel, Op, Operand, Stmt, Temp, Var};
use crate::lift::ScalarType;
use crate::mode::Rounding;

/// A body that runs, and what its names have become.
#[derive(Clone)]
pub(super) struct Names<'k> {
    pub kernel: &'k Kernel,
    pub params: Vec<Value>,
    pub temps: Vec<Option<Value>>,
    /// The operations of the temporaries.
    ops: Vec<Option<Op>>,
    pub vars: Vec<Option<Value>>,
    /// The number of its first array among those of the run.
    pub arrays: usize,
    /// Where it is called.
    pub origin: Option<u32>,
}

impl<'k> Names<'k> {
    pub fn new(kernel: &'k Kernel, params: Vec<Value>, arrays: usize, origin: Option<u32>) -> Self {
        Names {
            kernel,
            params,
            temps: vec![None; kernel.temps.len()],
            ops: vec![None; kernel.temps.len()],
            vars: vec![None; kernel.vars.len()],
            arrays,
            origin,
        }
    }

    /// The operation that a condition is the result of, as far as it is known.
    pub fn what(&self, operand: Operand) -> What {
        What::Operation(match operand {
            Operand::Temp(Temp(t)) => self.ops[t as usize].unwrap_or(Op::Copy),
            Operand::Var(_) | Operand::Param(_) | Operand::Const(_) => Op::Copy,
        })
    }

    pub fn origin(&self, operand: Operand) -> Option<u32> {
        match operand {
            Operand::Temp(Temp(t)) => self.kernel.temps[t as usize].origin.or(self.origin),
            Operand::Var(_) | Operand::Param(_) | Operand::Const(_) => self.origin,
        }
    }
}

/// The variables that a block assigns, and was not the first to declare.
fn assigned(block: &Block, into: &mut Vec<Var>) {
    let mut own = Vec::new();
    for stmt in block {
        match stmt {
            Stmt::Declare { var, .. } => own.push(*var),
            Stmt::Assign { var, .. } if !own.contains(var) && !into.contains(var) => into.push(*var),
            _ => {}
        }
        let mut inner = Vec::new();
        stmt.blocks().for_each(|block| assigned(block, &mut inner));
        for var in inner {
            if !own.contains(&var) && !into.contains(&var) {
                into.push(var);
            }
        }
    }
}

/// Returns true if a block may be undefined, apart from the values that it assigns: it checks something, or may not end.
fn may_fault(block: &Block) -> bool {
    block.iter().any(|stmt| match stmt {
        Stmt::Check { .. } | Stmt::Call { .. } | Stmt::While { .. } | Stmt::For { .. } => true,
        _ => stmt.blocks().any(may_fault),
    })
}

impl<'k> Pass<'k> {
    pub(super) fn block(&mut self, n: &mut Names<'k>, block: &'k Block) {
        self.begin();
        for stmt in block {
            if !matches!(stmt, Stmt::Note { .. } | Stmt::Let { .. }) {
                self.flush();
            }
            self.stmt(n, stmt);
        }
        self.end();
    }

    fn stmt(&mut self, n: &mut Names<'k>, stmt: &'k Stmt) {
        match stmt {
            // The plain run's counters and rows are its own.
            Stmt::Note { .. } | Stmt::Count { .. } | Stmt::Write { .. } => {}
            Stmt::Let { temp, op, args } => {
                let ordinary = self.ordinary(n, *temp, *op, args);
                let value = ordinary.unwrap_or_else(|| self.computed(n, *temp, *op, args));
                n.ops[temp.0 as usize] = Some(*op);
                n.temps[temp.0 as usize] = Some(value);
            }
            Stmt::Declare { var, init } => {
                n.vars[var.0 as usize] = init.map(|init| self.operand(n, init));
            }
            Stmt::Assign { var, value } => n.vars[var.0 as usize] = Some(self.operand(n, *value)),
            Stmt::Fill { array, values } => self.fill(n, *array, values),
            Stmt::Put { array, index, value } => self.put(n, *array, *index, *value),
            Stmt::If {
                cond,
                then,
                otherwise,
            } => self.choice(n, *cond, [then, otherwise]),
            Stmt::While { head, cond, body } => self.loops(n, head, *cond, body),
            Stmt::For { index, lo, hi, body } => self.counted(n, *index, [*lo, *hi], body),
            Stmt::Call {
                function,
                args,
                results,
            } => self.call(n, *function, args, results),
            Stmt::Check { ok, .. } => {
                let ok = self.truth(n, *ok);
                self.defined = self.code.weaken(self.defined, ok.may_not, TRV);
            }
        }
    }

    /// An operand. The stretch that computes it ends.
    pub(super) fn operand(&mut self, n: &Names<'_>, operand: Operand) -> Value {
        let value = self.pending_operand(n, operand);
        self.settle(value);
        value
    }

    pub(super) fn pending_operand(&mut self, n: &Names<'_>, operand: Operand) -> Value {
        let known = match operand {
            Operand::Temp(Temp(t)) => n.temps[t as usize],
            Operand::Var(Var(v)) => n.vars[v as usize],
            Operand::Param(p) => n.params.get(p as usize).copied(),
            Operand::Const(constant) => Some(self.constant(constant)),
        };
        known.unwrap_or_else(|| Value::any(n.kernel.type_of(operand)))
    }

    pub(super) fn truth(&mut self, n: &Names<'_>, operand: Operand) -> Truth {
        match self.operand(n, operand) {
            Value::Bool(truth) => truth,
            _ => Truth {
                may: TRUE,
                may_not: TRUE,
                decoration: TRV,
            },
        }
    }

    fn choice(&mut self, n: &mut Names<'k>, cond: Operand, arms: [&'k Block; 2]) {
        let truth = self.truth(n, cond);
        self.undecided(n.what(cond), n.origin(cond), truth);
        let mut changed = Vec::new();
        arms.iter().for_each(|arm| assigned(arm, &mut changed));
        let faults = arms.iter().any(|arm| may_fault(arm));
        let (before, outer, defined) = (n.vars.clone(), self.weak, self.defined);
        let runs = [truth.may, truth.may_not];
        let mut ends = Vec::new();
        for (arm, [runs_it, runs_other]) in arms.into_iter().zip([runs, [runs[1], runs[0]]]) {
            // A variable for each part of what it assigns.
            let vars: Vec<Value> = changed
                .iter()
                .map(|&var| self.code.declare(self.var_type(n, var), None))
                .collect();
            let end = faults.then(|| self.code.declare_one(ScalarType::U32, None));
            n.vars.clone_from(&before);
            self.defined = defined;
            self.code.to.open();
            self.weaken_arrays(outer, runs_other);
            self.block(n, arm);
            let mut pairs = Vec::new();
            let mut nothing = Vec::new();
            for (&var, value) in changed.iter().zip(&vars) {
                let ty = self.var_type(n, var);
                let new = n.vars[var.0 as usize].unwrap_or(Value::none(ty));
                pairs.extend(value.parts().into_iter().zip(new.parts()));
                nothing.extend(value.parts().into_iter().zip(Value::none(ty).parts()));
            }
            if let Some(end) = end {
                pairs.push((end, self.defined));
                nothing.push((end, COM));
            }
            self.code.assign(&pairs);
            let then = self.code.to.close();
            let otherwise = self.code.block(|code| code.assign(&nothing));
            self.code.to.push(Stmt::If {
                cond: runs_it,
                then,
                otherwise,
            });
            ends.push((vars, end));
        }
        n.vars = before;
        self.weak = outer;
        self.defined = defined;
        for (position, &var) in changed.iter().enumerate() {
            let ty = self.var_type(n, var);
            let joined = self.code.hull(
                ty,
                runs,
                ends[0].0[position],
                ends[1].0[position],
                truth.decoration,
            );
            n.vars[var.0 as usize] = Some(joined);
        }
        if let (Some(then), Some(otherwise)) = (ends[0].1, ends[1].1) {
            self.defined = self.code.weaker(then, otherwise);
        }
    }

    /// From here on arrays keep what they had, if `outer` or `when` holds.
    fn weaken_arrays(&mut self, outer: Operand, when: Operand) {
        if self.has_arrays {
            self.weak = self.code.or(outer, when);
        }
    }

    pub(super) fn var_type(&self, n: &Names<'_>, Var(var): Var) -> ScalarType {
        n.kernel.vars[var as usize].ty
    }

    /// Variables for what a loop changes, with what they are before it.
    fn carried(&mut self, n: &mut Names<'k>, blocks: &[&'k Block]) -> Vec<(Var, Value)> {
        let mut changed = Vec::new();
        blocks.iter().for_each(|block| assigned(block, &mut changed));
        let mut carried = Vec::new();
        for var in changed {
            let ty = self.var_type(n, var);
            if let Some(init) = n.vars[var.0 as usize] {
                let value = self.code.declare(ty, Some(init));
                n.vars[var.0 as usize] = Some(value);
                carried.push((var, value));
            }
        }
        carried
    }

    /// What ends a turn: the assignments to variables of a loop.
    fn turned(&mut self, n: &Names<'k>, carried: &[(Var, Value)]) -> Vec<(Operand, Operand)> {
        let mut pairs = Vec::new();
        for (var, value) in carried {
            let new = n.vars[var.0 as usize].unwrap_or(*value);
            pairs.extend(value.parts().into_iter().zip(new.parts()));
        }
        pairs
    }

    fn counted(&mut self, n: &mut Names<'k>, index: Var, [lo, hi]: [Operand; 2], body: &'k Block) {
        let ty = self.var_type(n, index);
        let (Value::Int(from), Value::Int(to)) = (self.operand(n, lo), self.operand(n, hi)) else {
            return;
        };
        let known = self.code.and(from.known, to.known);
        let unknown = self.code.not(known);
        let truth = Truth {
            may: TRUE,
            may_not: unknown,
            decoration: TRV,
        };
        let below = What::Operation(Op::Compare(Comparison::Lt));
        self.undecided(below, n.origin(hi), truth);
        let hi = self.code.select(known, to.bits, from.bits);
        let defined = self.defined;
        let end = may_fault(body).then(|| self.code.declare_one(ScalarType::U32, Some(defined)));
        let carried = self.carried(n, &[body]);
        self.defined = end.unwrap_or(defined);
        self.code.to.vars.push(crate::ir::Local::of(ty));
        let number = Var(self.code.to.vars.len() as u32 - 1);
        n.vars[index.0 as usize] = Some(Value::of_parts(ty, &[Operand::Var(number), TRUE]));
        self.code.to.open();
        self.block(n, body);
        let mut pairs = self.turned(n, &carried);
        pairs.extend(end.map(|end| (end, self.defined)));
        self.code.assign(&pairs);
        let body_block = self.code.to.close();
        self.code.to.push(Stmt::For {
            index: number,
            lo: from.bits,
            hi,
            body: body_block,
        });
        self.defined = self.code.weaken(end.unwrap_or(defined), unknown, TRV);
        self.forget(n, &carried, unknown, &[body]);
    }

    /// Makes what a loop changes anything, if a condition holds.
    fn forget(&mut self, n: &mut Names<'k>, carried: &[(Var, Value)], when: Operand, blocks: &[&'k Block]) {
        for &(var, value) in carried {
            let ty = self.var_type(n, var);
            let value = self.code.choose(ty, when, Value::any(ty), value);
            n.vars[var.0 as usize] = Some(value);
        }
        if self.has_arrays && when != FALSE {
            self.forget_arrays(n, when, blocks);
        }
    }

    fn loops(&mut self, n: &mut Names<'k>, head: &'k Block, cond: Operand, body: &'k Block) {
        let (outer, defined) = (self.weak, self.defined);
        let (u64_of, count) = (|bits| constant(ScalarType::U64, bits), ScalarType::U64);
        let faults = may_fault(head) || may_fault(body);
        let end = faults.then(|| self.code.declare_one(ScalarType::U32, Some(defined)));
        let carried = self.carried(n, &[head, body]);
        let before = n.vars.clone();
        // What it might have ended with, if it might have; turns since then, and turns.
        let exits: Vec<Value> = carried
            .iter()
            .map(|&(var, _)| {
                let ty = self.var_type(n, var);
                self.code.declare(ty, Some(Value::none(ty)))
            })
            .collect();
        let left = self.code.declare_one(ScalarType::Bool, Some(FALSE));
        let least = self.code.declare_one(ScalarType::U32, Some(DEF));
        let late = self.code.declare_one(count, Some(u64_of(0)));
        let turns = self.code.declare_one(count, Some(u64_of(0)));
        self.defined = end.unwrap_or(defined);

        self.code.to.open();
        self.weaken_arrays(outer, left);
        self.block(n, head);
        let truth = self.truth(n, cond);
        let within = self.within(late, turns);
        let goes_on = self.code.and(truth.may, within);
        let head_block = self.code.to.close();

        self.code.to.open();
        self.begin();
        let watched = self.undecided(n.what(cond), n.origin(cond), truth);
        let mut pairs = Vec::new();
        for (&(var, _), &exit) in carried.iter().zip(&exits) {
            let ty = self.var_type(n, var);
            let now = n.vars[var.0 as usize].unwrap_or(Value::none(ty));
            let now = self.code.choose(ty, truth.may_not, now, Value::none(ty));
            let arms = [left, truth.may_not];
            let joined = self.code.hull(ty, arms, exit, now, COM);
            pairs.extend(exit.parts().into_iter().zip(joined.parts()));
        }
        let has_left = self.code.or(left, truth.may_not);
        let weaker = self.code.weaker(least, truth.decoration);
        pairs.push((least, self.code.select(truth.may_not, weaker, least)));
        pairs.push((left, has_left));
        let one = self.code.op(count, Op::Cast(Rounding::TowardZero), &[has_left]);
        let add = Op::Add(Rounding::TowardZero);
        pairs.push((late, self.code.op(count, add, &[late, one])));
        pairs.push((turns, self.code.op(count, add, &[turns, u64_of(1)])));
        self.weaken_arrays(outer, has_left);
        self.block(n, body);
        self.end();
        pairs.extend(self.turned(n, &carried));
        pairs.extend(end.map(|end| (end, self.defined)));
        self.code.assign(&pairs);
        let body_block = self.code.to.close();
        self.code.to.push(Stmt::While {
            head: head_block,
            cond: goes_on,
            body: body_block,
        });

        n.vars = before;
        self.weak = outer;
        let within = self.within(late, turns);
        let endless = self.code.not(within);
        self.endless(watched, endless);
        self.defined = self.code.weaken(end.unwrap_or(defined), endless, TRV);
        let mut ended = Vec::new();
        for (&(var, value), &exit) in carried.iter().zip(&exits) {
            let ty = self.var_type(n, var);
            ended.push((var, self.code.hull(ty, [TRUE, left], value, exit, least)));
        }
        self.forget(n, &ended, endless, &[head, body]);
    }

    /// Returns true while a loop may go on.
    fn within(&mut self, late: Operand, turns: Operand) -> Operand {
        let most = constant(ScalarType::U64, super::TURNS);
        let (few, not_many) = (self.code.less(late, self.limit), self.code.less(turns, most));
        self.code.and(few, not_many)
    }

    fn call(&mut self, n: &mut Names<'k>, function: u32, args: &[Operand], results: &[Temp]) {
        let callee = &self.kernel.functions[function as usize];
        let values: Vec<Value> = args.iter().map(|&arg| self.operand(n, arg)).collect();
        let origin = results.first().and_then(|&temp| n.origin(Operand::Temp(temp)));
        if let Some(which) = callee.elementary {
            let values = self.elementary(which, &values, origin);
            for (temp, value) in results.iter().zip(values) {
                n.temps[temp.0 as usize] = Some(value);
            }
            return;
        }
        if let Some(which) = callee.stochastic {
            let types = callee.results.iter().map(|&result| callee.type_of(result));
            let values = self.stochastic((function, which), &types.collect::<Vec<_>>(), &values, origin);
            for (temp, value) in results.iter().zip(values) {
                n.temps[temp.0 as usize] = Some(value);
            }
            return;
        }
        let arrays = self.new_arrays(callee);
        let mut inner = Names::new(callee, values, arrays, origin);
        self.block(&mut inner, &callee.body);
        for (temp, &result) in results.iter().zip(&callee.results) {
            let value = self.operand(&inner, result);
            n.temps[temp.0 as usize] = Some(value);
        }
    }
}
