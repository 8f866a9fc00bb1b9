//! A cheap test that sees every element with an invalid operation, a division by zero or an overflow.
//!
//! Such an operation gives an infinity or a NaN, so the ends of chains in each block are tested (`ends.rs`). A variable of a loop that goes
//! into its own next value is tested after the loop.
//!
//! - In the directed modes a result that is too large may be the largest number, so there each result is tested.
//! - Conversions to integers are tested as such, and results of elementary functions as those of the directed modes.
//! - Inputs that are not finite are false alarms.

use std::collections::HashSet;

use super::ends::{Ends, Sign, keeps, taken_up};
use super::flags::is_exact;
use super::frame::Frame;
use super::{Asked, How, Question};
use crate::ir::writer::{TRUE, Write as _, Writer, constant, format};
use crate::ir::{Block, Kernel, Op, Operand, Pasted, Stmt, Temp, Var, inlined};
use crate::mode::Rounding;

/// Whether an element may signal one of the exceptions that trap. It has one counter, and watches no operation by itself.
#[derive(Clone, Copy, Debug)]
pub struct Alarm;

impl Question for Alarm {
    fn ask(kernel: &Kernel, _: How) -> Asked {
        let frame = Frame::new(kernel, 0, false);
        let (to, body, results) = inlined(kernel);
        let mut pass = Pass {
            kernel,
            to,
            counters: frame.counters,
        };
        let (body, _) = pass.block(body, &HashSet::new());
        frame.finish(pass.to, (body, results), (Vec::new(), 1), &[])
    }
}

struct Pass<'k> {
    kernel: &'k Kernel,
    to: Pasted,
    counters: u32,
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
        let mut ends = Ends::default();
        let mut left = Vec::new();
        self.to.open();
        for stmt in block {
            match stmt {
                Stmt::Let { temp, op, ref args } => {
                    let args = args.clone();
                    self.to.push(stmt);
                    self.computed(&mut ends, temp, op, &args);
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
                    let callee = &self.kernel.functions[function as usize];
                    if callee.elementary.is_some_and(is_exact) {
                        self.below_the_largest(&mut ends, result);
                    }
                    if callee.stochastic.is_some() {
                        ends.begin(result, Rounding::NearestEven);
                    }
                }
                Stmt::Assign { var, value } => {
                    let mode = ends.mode_of(value).filter(|_| sticky.contains(&var));
                    if let Some(mode) = mode {
                        ends.take_up(value);
                        left.push((var, mode));
                    }
                    self.before_change(&mut ends, &[var]);
                    self.to.push(Stmt::Assign { var, value });
                }
                stmt => self.other(&mut ends, stmt),
            }
        }
        let counters = self.counters;
        let mut w = self.writer();
        if let Some(fine) = ends.finish(&mut w) {
            let alarm = w.not(fine);
            w.seldom(alarm, |w| w.count(counters, 0, TRUE));
        }
        (self.to.close(), left)
    }

    /// A statement that is not an operation.
    fn other(&mut self, ends: &mut Ends, mut stmt: Stmt) {
        let mut changed = Vec::new();
        assigned(&stmt, &mut changed);
        self.before_change(ends, &changed);
        let mut left = Vec::new();
        match &mut stmt {
            Stmt::If { then, otherwise, .. } => {
                for arm in [then, otherwise] {
                    (*arm, _) = self.block(std::mem::take(arm), &HashSet::new());
                }
            }
            Stmt::While { head, body, .. } => {
                let sticky = sticky(body, &self.writer());
                (*head, _) = self.block(std::mem::take(head), &HashSet::new());
                (*body, left) = self.block(std::mem::take(body), &sticky);
            }
            Stmt::For { body, .. } => {
                let sticky = sticky(body, &self.writer());
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
        for (var, mode) in left {
            ends.begin(Operand::Var(var), mode);
        }
    }

    /// Tests what variables have now that are about to change.
    fn before_change(&mut self, ends: &mut Ends, vars: &[Var]) {
        let changes = |operand| matches!(operand, Operand::Var(var) if vars.contains(&var));
        ends.test(&mut self.writer(), changes);
        ends.forget(changes);
    }

    fn computed(&mut self, ends: &mut Ends, temp: Temp, op: Op, args: &[Operand]) {
        let result = Operand::Temp(temp);
        let w = self.writer();
        let types = (w.type_of(result), args.first().map(|&arg| w.type_of(arg)));
        match ends.computed((op, args), result, types) {
            Sign::Never => {}
            Sign::NotFinite(mode) => ends.begin(result, mode),
            Sign::Largest => self.below_the_largest(ends, result),
            Sign::NoInteger(mode) => {
                let mut w = self.writer();
                if let Some((_, fits)) = w.rounded_to_integer(args[0], mode, types.0) {
                    ends.require(&mut w, fits);
                }
            }
        }
    }

    /// A result that is tested by itself.
    fn below_the_largest(&mut self, ends: &mut Ends, result: Operand) {
        let mut w = self.writer();
        let ty = w.type_of(result);
        if let Some(format) = format(ty) {
            let size = w.abs(result);
            let below = w.less(size, constant(ty, format.max_finite()));
            ends.require(&mut w, below);
        }
    }
}

/// The variables of a loop that are not finite after its body if they were not before.
fn sticky(body: &Block, w: &Writer<'_>) -> HashSet<Var> {
    let mut changed = Vec::new();
    body.iter().for_each(|stmt| assigned(stmt, &mut changed));
    let is_float = |operand| w.type_of(operand).is_float();
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
