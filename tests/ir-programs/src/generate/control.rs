//! Branches, loops and calls.

use fpdsl_runtime::ir::{Block, Comparison, Constant, Kind, Op, Operand, Stmt, Temp, Var, limit};
use fpdsl_runtime::lift::ScalarType;
use fpdsl_runtime::mode::Rounding;

use super::Maker;

/// A block runs so often at most: nested loops have fewer passes.
const MAX_PASSES: u64 = 300;

fn number(ty: ScalarType, value: u64) -> Operand {
    Operand::Const(Constant { ty, bits: value })
}

impl Maker<'_> {
    /// Statements until none are left, or for a while in an inner block.
    pub(super) fn statements(&mut self, depth: usize) {
        let mut here = if depth == 0 {
            usize::MAX
        } else {
            1 + self.rng.below(6)
        };
        while self.left > 0 && here > 0 {
            self.left -= 1;
            here -= 1;
            let nests = self.options.control && depth < self.options.depth;
            match self.rng.below(100) {
                0..=6 if nests => self.branch(depth),
                7..=9 if nests => self.while_loop(depth),
                10..=12 if nests => self.for_loop(depth),
                13..=14 if nests => self.slice_loop(depth),
                15..=16 if nests => self.lazy(depth),
                17..=20 => self.call(),
                21..=24 if self.options.indices => self.index(),
                25..=27 if self.options.indices => self.entry(),
                28..=31 => self.load(),
                32 => self.push(Stmt::Note {
                    line: 1,
                    source: "let x = y;",
                }),
                _ => self.operation(),
            }
        }
    }

    /// Runs `make` with a new innermost block, of whose values no one outside knows.
    pub(crate) fn inner<T>(&mut self, make: impl FnOnce(&mut Self) -> T) -> (T, Block) {
        let visible = self.visible.len();
        self.blocks.push(Block::new());
        let value = make(self);
        self.visible.truncate(visible);
        (value, self.blocks.pop().expect("it is open"))
    }

    /// Variables that are declared here and assigned by what follows, with first values or without.
    fn declared(&mut self, count: usize, always: bool) -> Vec<(Var, bool)> {
        let inits: Vec<(ScalarType, Option<Operand>)> = (0..count)
            .map(|_| {
                let ty = self.ty();
                let init = (always || self.rng.percent(40)).then(|| self.operand(ty));
                (ty, init)
            })
            .collect();
        let declare = |(ty, init): (ScalarType, Option<Operand>)| {
            let var = self.var(ty);
            self.push(Stmt::Declare { var, init });
            (var, init.is_some())
        };
        inits.into_iter().map(declare).collect()
    }

    /// Assigns variables at the end of a block, all at once.
    fn assign(&mut self, vars: &[Var]) {
        let mut changes: Vec<(Var, Operand)> = Vec::new();
        for &var in vars {
            let ty = self.type_of(Operand::Var(var));
            let value = self.late(ty);
            changes.push((var, value));
        }
        for later in 1..changes.len() {
            let (var, value) = changes[later];
            if changes[..later]
                .iter()
                .any(|&(earlier, _)| Operand::Var(earlier) == value)
            {
                let ty = self.type_of(Operand::Var(var));
                changes[later].1 = self.compute(ty, Op::Copy, vec![value]);
            }
        }
        for (var, value) in changes {
            if Operand::Var(var) != value {
                self.push(Stmt::Assign { var, value });
            }
        }
    }

    fn show(&mut self, vars: impl IntoIterator<Item = Var>) {
        self.visible.extend(vars.into_iter().map(Operand::Var));
    }

    fn branch(&mut self, depth: usize) {
        let cond = self.condition();
        let count = self.rng.below(4);
        let vars = self.declared(count, false);
        let arm = |maker: &mut Self| {
            let set: Vec<Var> = vars
                .iter()
                .filter(|(_, set)| !set || maker.rng.percent(60))
                .map(|&(var, _)| var)
                .collect();
            let make = |maker: &mut Self| {
                // Those with a first value may be read in the arms.
                maker.show(vars.iter().filter(|(_, set)| *set).map(|&(var, _)| var));
                maker.statements(depth + 1);
                maker.assign(&set);
            };
            maker.inner(make).1
        };
        let then = arm(self);
        let otherwise = arm(self);
        self.push(Stmt::If {
            cond,
            then,
            otherwise,
        });
        self.show(vars.iter().map(|&(var, _)| var));
    }

    /// `x && y` or `x || y`, where `y` takes statements.
    fn lazy(&mut self, depth: usize) {
        let cond = self.condition();
        let on_true = self.rng.percent(50);
        let var = self.var(ScalarType::Bool);
        let init = Some(number(ScalarType::Bool, u64::from(!on_true)));
        self.push(Stmt::Declare { var, init });
        let make = |maker: &mut Self| {
            maker.statements(depth + 1);
            let value = maker.comparison();
            maker.push(Stmt::Assign { var, value });
        };
        let (_, block) = self.inner(make);
        let (then, otherwise) = if on_true {
            (block, Vec::new())
        } else {
            (Vec::new(), block)
        };
        self.push(Stmt::If {
            cond,
            then,
            otherwise,
        });
        self.show([var]);
    }

    /// A loop of at most `turns` passes inside the loops around it.
    fn looped<T>(&mut self, turns: u64, make: impl FnOnce(&mut Self) -> T) -> (T, Block) {
        let around = self.passes;
        self.passes *= turns;
        let made = self.inner(make);
        self.passes = around;
        made
    }

    fn while_loop(&mut self, depth: usize) {
        let turns = 1 + self.rng.below(6) as u64;
        if self.passes * turns > MAX_PASSES {
            return;
        }
        let counter = self.var(ScalarType::U32);
        let count = self.rng.below(4);
        let mut vars: Vec<Var> = Vec::new();
        let others = self.declared(count, true);
        self.push(Stmt::Declare {
            var: counter,
            init: Some(number(ScalarType::U32, 0)),
        });
        vars.extend(others.into_iter().map(|(var, _)| var));
        let visible = self.visible.len();
        self.show(vars.iter().copied());
        let (cond, head) = self.looped(turns, |maker| {
            let below = Op::Compare(Comparison::Lt);
            let below = maker.compute(
                ScalarType::Bool,
                below,
                vec![Operand::Var(counter), number(ScalarType::U32, turns)],
            );
            match maker.rng.percent(60) {
                true => below,
                false => {
                    let own = maker.comparison();
                    maker.compute(ScalarType::Bool, Op::And, vec![below, own])
                }
            }
        });
        let (_, body) = self.looped(turns, |maker| {
            maker.statements(depth + 1);
            let add = Op::Add(Rounding::NearestEven);
            let next = maker.compute(
                ScalarType::U32,
                add,
                vec![Operand::Var(counter), number(ScalarType::U32, 1)],
            );
            maker.assign(&vars);
            maker.push(Stmt::Assign {
                var: counter,
                value: next,
            });
        });
        self.visible.truncate(visible);
        self.push(Stmt::While { head, cond, body });
        self.show(vars);
        self.show([counter]);
    }

    fn for_loop(&mut self, depth: usize) {
        let integer = |ty: ScalarType| matches!(ty.kind(), Kind::Signed(_) | Kind::Unsigned(_));
        let (Some(ty), true) = (self.ty_with(integer), self.passes * 7 <= MAX_PASSES) else {
            return;
        };
        let (lo, hi) = if self.rng.percent(50) {
            let first = self.rng.below(4) as u64;
            (number(ty, first), number(ty, first + self.rng.below(7) as u64))
        } else {
            // At most seven passes, seldom none.
            let x = self.value(ty);
            let lo = number(ty, self.rng.below(2) as u64);
            (lo, self.compute(ty, Op::BitAnd, vec![x, number(ty, 7)]))
        };
        self.counted(depth, ty, lo, hi, |_, _| {});
    }

    /// A loop over the elements of a slice, whose index needs no check.
    fn slice_loop(&mut self, depth: usize) {
        let Some(buffers) = self.slice().filter(|_| self.passes * 20 <= MAX_PASSES) else {
            return;
        };
        let ty = ScalarType::Usize;
        let len = self.compute(ty, Op::Len(buffers[0]), Vec::new());
        self.counted(depth, ty, number(ty, 0), len, |maker, index| {
            maker.loads(&buffers, index)
        });
    }

    fn counted(
        &mut self,
        depth: usize,
        ty: ScalarType,
        lo: Operand,
        hi: Operand,
        first: impl FnOnce(&mut Self, Operand),
    ) {
        let count = self.rng.below(4);
        let vars: Vec<Var> = self
            .declared(count, true)
            .into_iter()
            .map(|(var, _)| var)
            .collect();
        let index = self.var(ty);
        let found = limit::of_index(self.limit(lo), self.limit(hi));
        self.vars[index.0 as usize].limit = limit::told(ty, found);
        let visible = self.visible.len();
        self.show(vars.iter().copied());
        let (_, body) = self.looped(20, |maker| {
            maker.show([index]);
            first(maker, Operand::Var(index));
            maker.statements(depth + 1);
            maker.assign(&vars);
        });
        self.visible.truncate(visible);
        self.push(Stmt::For { index, lo, hi, body });
        self.show(vars);
    }

    fn call(&mut self) {
        if self.callable == 0 || self.passes > 20 {
            return;
        }
        let function = self.rng.below(self.callable);
        let callee = &self.whole.functions[function];
        let params: Vec<ScalarType> = (0..callee.inputs.leaves.len())
            .map(|leaf| callee.inputs.leaf_type(leaf))
            .collect();
        let types: Vec<ScalarType> = callee
            .results
            .iter()
            .map(|&result| callee.type_of(result))
            .collect();
        let args = params.into_iter().map(|ty| self.operand(ty)).collect();
        let results: Vec<Temp> = types.into_iter().map(|ty| self.temp(ty)).collect();
        self.push(Stmt::Call {
            function: function as u32,
            args,
            results: results.clone(),
        });
        self.visible.extend(results.into_iter().map(Operand::Temp));
    }
}
