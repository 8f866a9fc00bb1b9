//! A cheap test that sees every element with an invalid operation, a division by zero or an overflow.
//!
//! Such an operation gives an infinity or a NaN, which stays one of the two in sums, products, roots and dividends. So only the values that
//! no such operation of the same block takes up are tested: the ends of chains. Zero times each of them is summed up, which is a NaN if one
//! is not finite. A variable of a loop that goes into its own next value by such operations is tested after the loop.
//!
//! - In the directed modes a result that is too large may be the largest number, so there each result is tested.
//! - Conversions to integers are tested as such, and results of elementary functions as those of the directed modes.
//! - Inputs that are not finite are false alarms.

use std::collections::{HashMap, HashSet};
use std::convert::Infallible;

use super::flags::{is_exact, rounds};
use super::frame::Frame;
use super::writer::{Writer, constant, format, type_of};
use super::{Asked, Question};
use crate::ir::{
    Block, Called, Computed, Kernel, Layout, Op, Operand, Pasted, Pasting, Stmt, Temp, Var, paste,
};
use crate::lift::ScalarType;
use crate::mode::Rounding;

/// Whether an element may signal one of the exceptions that trap. It has one counter, and watches no operation by itself.
#[derive(Clone, Copy, Debug)]
pub struct Alarm;

impl Question for Alarm {
    fn ask(kernel: &Kernel, _apart: bool) -> Asked {
        let frame = Frame::new(kernel, 0, false);
        let mut to = Pasted::default();
        let Ok((body, results)) = paste(&mut Inlined, &mut to, kernel, kernel);
        let mut pass = Pass {
            kernel,
            to,
            counters: frame.counters,
        };
        let (body, _) = pass.block(body, &HashSet::new());
        Asked {
            kernel: frame.finish(pass.to, body, results, 1, &[]),
            operations: Vec::new(),
            counters: 1,
            given: 0,
            numbered: false,
            added: Vec::new(),
        }
    }
}

/// The copy of a body with all functions pasted in but those of the library.
struct Inlined;

impl Pasting for Inlined {
    type Error = Infallible;

    fn block_begins(&mut self, _: &mut Pasted, _: usize) -> Result<(), Infallible> {
        Ok(())
    }

    fn block_ends(&mut self, _: &mut Pasted) {}

    fn note(&mut self, to: &mut Pasted, line: u32, source: &'static str) {
        to.push(Stmt::Note { line, source });
    }

    fn computed(&mut self, to: &mut Pasted, found: Computed<'_>) {
        to.push(Stmt::Let {
            temp: found.temp,
            op: found.op,
            args: found.args.to_vec(),
        });
    }

    fn index(&mut self, _: &mut Pasted, _: Var, _: Operand, _: Operand) {}

    fn statement(&mut self, _: &mut Pasted) {}

    fn stays(&self, callee: &Kernel) -> bool {
        callee.elementary.is_some()
    }

    fn called(&mut self, to: &mut Pasted, call: Called<'_>) {
        to.push(Stmt::Call {
            function: call.function,
            args: call.args,
            results: call.results,
        });
    }
}

struct Pass<'k> {
    kernel: &'k Kernel,
    to: Pasted,
    counters: u32,
}

/// The tests of a block under construction.
#[derive(Default)]
struct Tests {
    /// Ends of chains so far, each with a mode that its block computes in.
    open: Vec<(Operand, Rounding)>,
    /// What neither changes a finite value to one that is not, nor the converse: what it is applied to.
    same: HashMap<Operand, Operand>,
    /// For each type, the sum of zero times the ends that have been tested.
    sums: Vec<(ScalarType, Operand)>,
    /// Conditions that hold where there is no exception.
    fine: Vec<Operand>,
}

impl Tests {
    fn root(&self, operand: Operand) -> Operand {
        self.same.get(&operand).copied().unwrap_or(operand)
    }

    /// Ends a chain's being open, if it is: what follows is not finite either where it is not.
    fn takes_up(&mut self, operand: Operand) -> bool {
        let root = self.root(operand);
        let before = self.open.len();
        self.open.retain(|&(open, _)| open != root);
        self.open.len() < before
    }
}

impl Pass<'_> {
    fn writer(&mut self) -> Writer<'_> {
        Writer {
            to: &mut self.to,
            inputs: &self.kernel.inputs,
        }
    }

    /// A block with its tests, and those of `sticky` that need one after the loop of which it is the body.
    fn block(&mut self, block: Block, sticky: &HashSet<Var>) -> (Block, Vec<(Var, Rounding)>) {
        let mut tests = Tests::default();
        let mut left = Vec::new();
        self.to.open();
        for stmt in block {
            match stmt {
                Stmt::Let { temp, op, ref args } => {
                    let args = args.clone();
                    self.to.push(stmt);
                    self.computed(&mut tests, temp, op, &args);
                }
                Stmt::Call {
                    function,
                    args,
                    results,
                } => {
                    let result = Operand::Temp(results[0]);
                    self.to.push(Stmt::Call {
                        function,
                        args,
                        results,
                    });
                    let elementary = self.kernel.functions[function as usize].elementary;
                    if elementary.is_some_and(is_exact) {
                        self.below_the_largest(&mut tests, result);
                    }
                }
                Stmt::Assign { var, value } => {
                    let root = tests.root(value);
                    let mode = tests.open.iter().find(|(open, _)| *open == root);
                    if let Some(&(_, mode)) = mode.filter(|_| sticky.contains(&var)) {
                        tests.takes_up(value);
                        left.push((var, mode));
                    }
                    self.before_change(&mut tests, &[var]);
                    self.to.push(Stmt::Assign { var, value });
                }
                stmt => self.other(&mut tests, stmt),
            }
        }
        self.test_all(&mut tests, |_| true);
        self.alarm(tests);
        (self.to.close(), left)
    }

    /// A statement that is not an operation.
    fn other(&mut self, tests: &mut Tests, mut stmt: Stmt) {
        let mut changed = Vec::new();
        assigned(&stmt, &mut changed);
        self.before_change(tests, &changed);
        let mut left = Vec::new();
        match &mut stmt {
            Stmt::If { then, otherwise, .. } => {
                for arm in [then, otherwise] {
                    (*arm, _) = self.block(std::mem::take(arm), &HashSet::new());
                }
            }
            Stmt::While { head, body, .. } => {
                let sticky = sticky(body, &self.to, &self.kernel.inputs);
                (*head, _) = self.block(std::mem::take(head), &HashSet::new());
                (*body, left) = self.block(std::mem::take(body), &sticky);
            }
            Stmt::For { body, .. } => {
                let sticky = sticky(body, &self.to, &self.kernel.inputs);
                (*body, left) = self.block(std::mem::take(body), &sticky);
            }
            Stmt::Note { .. }
            | Stmt::Let { .. }
            | Stmt::Declare { .. }
            | Stmt::Assign { .. }
            | Stmt::Fill { .. }
            | Stmt::Put { .. }
            | Stmt::Write { .. }
            | Stmt::Count { .. }
            | Stmt::Call { .. }
            | Stmt::Check { .. } => {}
        }
        self.to.push(stmt);
        let left = left.into_iter().map(|(var, mode)| (Operand::Var(var), mode));
        tests.open.extend(left);
    }

    /// Tests what variables have now that are about to change.
    fn before_change(&mut self, tests: &mut Tests, vars: &[Var]) {
        let changes = |operand| matches!(operand, Operand::Var(var) if vars.contains(&var));
        self.test_all(tests, changes);
        tests.same.retain(|_, &mut root| !changes(root));
    }

    fn computed(&mut self, tests: &mut Tests, temp: Temp, op: Op, args: &[Operand]) {
        let result = Operand::Temp(temp);
        let w = self.writer();
        let (ty, first) = (w.type_of(result), args.first().map(|&arg| w.type_of(arg)));
        if let (Op::Cast(mode), Some(from)) = (op, first)
            && from.is_float()
            && ty.is_int()
        {
            let fits = self.writer().rounded_to_integer(args[0], mode, ty);
            tests.fine.extend(fits.map(|(_, fits)| fits));
            return;
        }
        let Some(format) = format(ty) else {
            return;
        };
        if keeps(op) && first == Some(ty) {
            let root = tests.root(args[0]);
            tests.same.insert(result, root);
            return;
        }
        let mut carries = false;
        for &arg in taken_up(op, args) {
            carries |= tests.takes_up(arg);
        }
        // Integers of 64 bits are no larger than that.
        let is_small = first.is_some_and(|from| !from.is_float()) && format.max_exponent() >= 64;
        let rounds = rounds(op, first, format).filter(|_| !is_small);
        let mode = rounds.unwrap_or(Rounding::NearestEven);
        if mode != Rounding::NearestEven && !matches!(op, Op::Sqrt(_)) {
            self.below_the_largest(tests, result);
        } else if carries || rounds.is_some() || op == Op::Rem {
            tests.open.push((result, mode));
        }
    }

    /// A result that is tested by itself.
    fn below_the_largest(&mut self, tests: &mut Tests, result: Operand) {
        let mut w = self.writer();
        let ty = w.type_of(result);
        if let Some(format) = format(ty) {
            let size = w.abs(result);
            tests.fine.push(w.less(size, constant(ty, format.max_finite())));
        }
    }

    /// Tests ends of chains.
    fn test_all(&mut self, tests: &mut Tests, which: impl Fn(Operand) -> bool) {
        let Tests { open, sums, fine, .. } = tests;
        open.retain(|&(operand, mode)| {
            if which(operand) {
                self.test(sums, fine, operand, mode);
            }
            !which(operand)
        });
    }

    fn test(
        &mut self,
        sums: &mut Vec<(ScalarType, Operand)>,
        fine: &mut Vec<Operand>,
        operand: Operand,
        mode: Rounding,
    ) {
        let mut w = self.writer();
        let ty = w.type_of(operand);
        // The others are computed in wider formats.
        if !matches!(ty, ScalarType::F32 | ScalarType::F64) {
            fine.push(w.all_finite(&[operand]));
            return;
        }
        let zero = constant(ty, 0);
        match sums.iter_mut().find(|(known, _)| *known == ty) {
            Some((_, sum)) => *sum = w.op(ty, Op::MulAdd(mode), &[operand, zero, *sum]),
            // Zero as well, and computed elsewhere than products.
            None => sums.push((ty, w.op(ty, Op::Sub(mode), &[operand, operand]))),
        }
    }

    /// Counts where a test has failed.
    fn alarm(&mut self, tests: Tests) {
        let counters = self.counters;
        let mut w = self.writer();
        let mut fine = tests.fine;
        fine.extend(tests.sums.iter().map(|&(_, sum)| w.all_numbers(&[sum])));
        let Some(fine) = fine.into_iter().reduce(|x, y| w.and(x, y)) else {
            return;
        };
        let alarm = w.not(fine);
        w.seldom(alarm, |w| w.count(counters, 0, constant(ScalarType::Bool, 1)));
    }
}

/// Returns true for an operation whose result is finite exactly if its operand is.
fn keeps(op: Op) -> bool {
    matches!(
        op,
        Op::Copy | Op::Neg | Op::Abs | Op::Rint(_) | Op::RoundTiesAway | Op::Flush
    )
}

/// The operands of which none can be infinite or NaN unless the result is one of the two.
fn taken_up(op: Op, args: &[Operand]) -> &[Operand] {
    match op {
        Op::Add(_) | Op::Sub(_) | Op::Mul(_) | Op::MulAdd(_) | Op::Dot2(_) => args,
        Op::Div(_) | Op::Sqrt(_) | Op::Rem | Op::Cast(_) => &args[..1],
        _ => &[],
    }
}

/// The variables of a loop that are not finite after its body if they were not before.
fn sticky(body: &Block, to: &Pasted, inputs: &Layout) -> HashSet<Var> {
    let mut changed = Vec::new();
    body.iter().for_each(|stmt| assigned(stmt, &mut changed));
    let is_float = |operand| type_of(to, inputs, operand).is_float();
    let mut sticky = HashSet::new();
    for stmt in body {
        let &Stmt::Assign { var, value } = stmt else {
            continue;
        };
        let once = changed.iter().filter(|&&other| other == var).count() == 1;
        if !once || !is_float(value) {
            continue;
        }
        let mut reached = HashSet::from([Operand::Var(var)]);
        for stmt in body {
            if let Stmt::Let { temp, op, args } = stmt {
                let result = Operand::Temp(*temp);
                let from = if keeps(*op) {
                    &args[..1]
                } else {
                    taken_up(*op, args)
                };
                if is_float(result) && from.iter().any(|arg| reached.contains(arg)) {
                    reached.insert(result);
                }
            }
        }
        if matches!(value, Operand::Temp(_)) && reached.contains(&value) {
            sticky.insert(var);
        }
    }
    sticky
}

/// Adds the variables that a statement changes, one for each place.
fn assigned(stmt: &Stmt, vars: &mut Vec<Var>) {
    match stmt {
        Stmt::Assign { var, .. } | Stmt::Declare { var, .. } | Stmt::For { index: var, .. } => {
            vars.push(*var)
        }
        _ => {}
    }
    stmt.blocks().flatten().for_each(|stmt| assigned(stmt, vars));
}
