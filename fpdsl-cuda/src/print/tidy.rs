//! Turns the copies of a user's variable into one variable again.
//!
//! The recorder makes a variable wherever control flow meets, and assigns it at the end of an arm or a loop body.
//! This module removes copies among them if the two sides are never needed at once, and moves assignments up to the place
//! where their value is computed. No step changes the meaning of the kernel; the conditions stand at each.

use fpdsl_runtime::ir::{Block, Kernel, Local, Operand, Stmt, Temp, Var};

/// The kernel, and the functions that it calls, with fewer variables.
pub(super) fn tidy(kernel: &Kernel) -> Kernel {
    let mut kernel = kernel.clone();
    kernel.functions.iter_mut().for_each(tidy_body);
    tidy_body(&mut kernel);
    kernel
}

fn tidy_body(kernel: &mut Kernel) {
    let mut body = std::mem::take(&mut kernel.body);
    let mut results = std::mem::take(&mut kernel.results);
    let mut locals = Locals {
        temps: &kernel.temps,
        vars: &mut kernel.vars,
    };
    // A change to the variables of a block can make another change inside it possible.
    while tidy_block(&mut locals, &mut body, &mut results) {}
    kernel.body = body;
    kernel.results = results;
}

struct Locals<'k> {
    temps: &'k [Local],
    vars: &'k mut [Local],
}

/// Tidies a block after those inside it; `end` holds the operands that are read after its last statement. Returns true if
/// anything changed.
fn tidy_block(locals: &mut Locals<'_>, block: &mut Block, end: &mut [Operand]) -> bool {
    let mut changed = false;
    for stmt in block.iter_mut() {
        changed |= match stmt {
            Stmt::While { head, cond, body } => {
                tidy_block(locals, head, std::slice::from_mut(cond)) | tidy_block(locals, body, &mut [])
            }
            other => other.blocks_mut().fold(false, |changed, inner| {
                changed | tidy_block(locals, inner, &mut [])
            }),
        };
    }
    let mut at = 0;
    while at < block.len() {
        let applied = step(locals, block, end, at);
        changed |= applied;
        at = if applied { at.saturating_sub(1) } else { at + 1 };
    }
    changed
}

/// Tries each rule at one statement. Every one that applies removes a statement or a read of a temporary, or moves
/// an assignment next to its value, so that this comes to an end.
fn step(locals: &mut Locals<'_>, block: &mut Block, end: &mut [Operand], at: usize) -> bool {
    match block[at] {
        Stmt::If { .. } => share_in_arms(block, at),
        Stmt::Declare {
            var,
            init: Some(Operand::Temp(temp)),
        } => declare_early(locals, block, end, at, var, temp),
        Stmt::Declare {
            var,
            init: Some(Operand::Var(from)),
        } => continue_variable(locals, block, end, at, var, from),
        Stmt::Declare { var, init: None } => continue_unset(locals, block, end, at, var),
        Stmt::Assign {
            var,
            value: Operand::Temp(temp),
        } => assign_early(block, end, at, var, temp),
        Stmt::Assign {
            var,
            value: Operand::Var(inner),
        } if inner == var => {
            block.remove(at);
            true
        }
        Stmt::Assign {
            var,
            value: Operand::Var(inner),
        } => share_in_block(block, end, at, var, inner),
        Stmt::Note { .. }
        | Stmt::Let { .. }
        | Stmt::Declare { .. }
        | Stmt::Assign { .. }
        | Stmt::Fill { .. }
        | Stmt::Put { .. }
        | Stmt::Write { .. }
        | Stmt::Count { .. }
        | Stmt::While { .. }
        | Stmt::For { .. }
        | Stmt::Call { .. }
        | Stmt::Check { .. } => false,
    }
}

/// `t = …; …; v = t` becomes `t = …; v = t; …`, and `t` is read as `v` from there on, if nothing in between reads or
/// changes `v`, and nothing after it changes `v`.
fn assign_early(block: &mut Block, end: &mut [Operand], at: usize, var: Var, temp: Temp) -> bool {
    let Some(computed) = computed(block, at, temp) else {
        return false;
    };
    let (value, variable) = (Operand::Temp(temp), Operand::Var(var));
    let between = &block[computed + 1..at];
    let blocked = between.iter().any(|s| reads(s, variable) || assigns(s, var))
        || block[at + 1..].iter().any(|s| assigns(s, var))
        || block.iter().any(|s| declares(s, var));
    let in_place = at == computed + 1 && !block[at + 1..].iter().any(|s| reads(s, value));
    if blocked || (in_place && !end.contains(&value)) {
        return false;
    }
    let assignment = block.remove(at);
    replace(&mut block[computed + 1..], end, value, variable);
    block.insert(computed + 1, assignment);
    true
}

/// `t = …; …; var v = t` becomes `t = …; var v = t; …`, and `t` is read as `v` from there on, if no read of `t` comes
/// after a change of `v`, and no name is lost.
fn declare_early(
    locals: &Locals<'_>,
    block: &mut Block,
    end: &mut [Operand],
    at: usize,
    var: Var,
    temp: Temp,
) -> bool {
    let Some(computed) = computed(block, at, temp) else {
        return false;
    };
    let value = Operand::Temp(temp);
    let name = locals.temps[temp.0 as usize].name;
    if name.is_some() && name != locals.vars[var.0 as usize].name {
        return false;
    }
    let elsewhere = block[computed + 1..at]
        .iter()
        .chain(&block[at + 1..])
        .any(|s| reads(s, value));
    let in_place = at == computed + 1 && !elsewhere && !end.contains(&value);
    if in_place || late(&block[at + 1..], end, var, value) {
        return false;
    }
    let declaration = block.remove(at);
    replace(&mut block[computed + 1..], end, value, Operand::Var(var));
    block.insert(computed + 1, declaration);
    true
}

/// `var v = w` goes and `v` becomes `w`, if `w` belongs to this block, is not changed any more, and is not read after
/// `v` changes.
fn continue_variable(
    locals: &mut Locals<'_>,
    block: &mut Block,
    end: &mut [Operand],
    at: usize,
    var: Var,
    from: Var,
) -> bool {
    let (old, new) = (
        locals.vars[from.0 as usize].name,
        locals.vars[var.0 as usize].name,
    );
    let ours = block[..at].iter().any(|s| declares(s, from));
    let needed = block[at + 1..].iter().any(|s| assigns(s, from))
        || late(&block[at + 1..], end, var, Operand::Var(from));
    if !ours || needed || (old.is_some() && new.is_some() && old != new) {
        return false;
    }
    locals.vars[from.0 as usize].name = old.or(new);
    block.remove(at);
    rename(&mut block[at..], end, var, from);
    true
}

/// A variable without a first value, which every arm of the next `if` assigns: it may as well start with the value
/// that the user's variable of its name had before, and become that.
fn continue_unset(
    locals: &mut Locals<'_>,
    block: &mut Block,
    end: &mut [Operand],
    at: usize,
    var: Var,
) -> bool {
    let local = locals.vars[var.0 as usize];
    let called = |other: &Local| other.name.is_some() && *other == local;
    let earlier = block[..at].iter().rev().find_map(|stmt| match stmt {
        Stmt::Let { temp, .. } if called(&locals.temps[temp.0 as usize]) => Some(Operand::Temp(*temp)),
        Stmt::Declare { var, .. } if called(&locals.vars[var.0 as usize]) => Some(Operand::Var(*var)),
        _ => None,
    });
    let declare = |init| Stmt::Declare { var, init };
    block[at] = declare(earlier);
    let done = match earlier {
        Some(Operand::Temp(temp)) => declare_early(locals, block, end, at, var, temp),
        Some(Operand::Var(from)) => continue_variable(locals, block, end, at, var, from),
        Some(Operand::Param(_) | Operand::Const(_)) | None => false,
    };
    if !done {
        block[at] = declare(None);
    }
    done
}

/// `var w = x; …; v = w` becomes `v = x; …` with `w` as `v`, if in between `v` is neither read nor changed, and `w` is
/// not needed afterwards. Where `x` is `v` itself, or missing, `v` may be read until `w` changes.
fn share_in_block(block: &mut Block, end: &mut [Operand], at: usize, var: Var, inner: Var) -> bool {
    let declared = block[..at].iter().enumerate().find_map(|(i, s)| match s {
        Stmt::Declare { var: v, init } if *v == inner => Some((i, *init)),
        _ => None,
    });
    let Some((start, init)) = declared else {
        return false;
    };
    let init = init.filter(|&init| init != Operand::Var(var));
    let clash = init.is_some() && block[start + 1..at].iter().any(|s| reads(s, Operand::Var(var)));
    if clash || !can_share(block, start, at, var, inner) || end.contains(&Operand::Var(inner)) {
        return false;
    }
    share(block, start, at, var, inner);
    if let Some(value) = init {
        block.insert(start, Stmt::Assign { var, value });
    }
    true
}

/// The same in the arms of an `if`, where both variables start with one value: `var v = x; if … { var w = x; …;
/// v = w }`.
fn share_in_arms(block: &mut Block, at: usize) -> bool {
    let (before, rest) = block.split_at_mut(at);
    let Stmt::If { then, otherwise, .. } = &mut rest[0] else {
        return false;
    };
    share_in_arm(before, then) || share_in_arm(before, otherwise)
}

fn share_in_arm(before: &[Stmt], arm: &mut Block) -> bool {
    for at in 0..arm.len() {
        let Stmt::Assign {
            var,
            value: Operand::Var(inner),
        } = arm[at]
        else {
            continue;
        };
        let Some((start, init)) = declaration(&arm[..at], inner) else {
            continue;
        };
        let Some((outer, value)) = declaration(before, var) else {
            continue;
        };
        // Both declarations read the same value, and `v` still has it.
        let since = || before[outer + 1..].iter().chain(&arm[..start]);
        let changed = match value {
            Operand::Var(source) => since().any(|s| assigns(s, source)),
            Operand::Temp(_) | Operand::Param(_) | Operand::Const(_) => false,
        };
        if init == value
            && !changed
            && !since().any(|s| assigns(s, var))
            && can_share(arm, start, at, var, inner)
        {
            share(arm, start, at, var, inner);
            return true;
        }
    }
    false
}

/// Returns true if between `start` and `at` nothing changes `var`, or reads it after `inner` changed, and nothing after `at`
/// touches `inner` or changes `var`.
fn can_share(block: &[Stmt], start: usize, at: usize, var: Var, inner: Var) -> bool {
    let between = &block[start + 1..at];
    let after = &block[at + 1..];
    !between.iter().any(|s| assigns(s, var))
        && !late(between, &[], inner, Operand::Var(var))
        && !after
            .iter()
            .any(|s| reads(s, Operand::Var(inner)) || assigns(s, inner) || assigns(s, var))
}

fn share(block: &mut Block, start: usize, at: usize, var: Var, inner: Var) {
    block.remove(at);
    block.remove(start);
    rename(&mut block[start..at - 1], &mut [], inner, var);
}

/// Returns true if `value` is read, by the statements or at their end, after `var` may have changed.
fn late(stmts: &[Stmt], end: &[Operand], var: Var, value: Operand) -> bool {
    let Some(first) = stmts.iter().position(|s| assigns(s, var)) else {
        return false;
    };
    let inside = match &stmts[first] {
        Stmt::Assign { .. } => false,
        Stmt::If { then, otherwise, .. } => late(then, &[], var, value) || late(otherwise, &[], var, value),
        repeated => reads(repeated, value),
    };
    inside || stmts[first + 1..].iter().any(|s| reads(s, value)) || end.contains(&value)
}

/// The statement before `at` in which a block computes a temporary.
fn computed(block: &[Stmt], at: usize, temp: Temp) -> Option<usize> {
    block[..at]
        .iter()
        .rposition(|s| matches!(s, Stmt::Let { temp: t, .. } if *t == temp))
}

/// The statement in which a block declares a variable, and its initial value.
fn declaration(block: &[Stmt], var: Var) -> Option<(usize, Operand)> {
    block.iter().enumerate().find_map(|(i, stmt)| match stmt {
        Stmt::Declare {
            var: v,
            init: Some(init),
        } if *v == var => Some((i, *init)),
        _ => None,
    })
}

fn declares(stmt: &Stmt, var: Var) -> bool {
    matches!(stmt, Stmt::Declare { var: v, .. } if *v == var)
}

/// Returns true if a statement, or one inside it, changes a variable.
fn assigns(stmt: &Stmt, var: Var) -> bool {
    let itself = match stmt {
        Stmt::Assign { var: changed, .. } | Stmt::For { index: changed, .. } => *changed == var,
        _ => false,
    };
    itself || stmt.blocks().flatten().any(|inner| assigns(inner, var))
}

/// Returns true if a statement, or one inside it, reads an operand.
fn reads(stmt: &Stmt, operand: Operand) -> bool {
    stmt.reads(operand) || stmt.blocks().flatten().any(|inner| reads(inner, operand))
}

/// Reads `to` instead of `from`.
fn replace(block: &mut [Stmt], end: &mut [Operand], from: Operand, to: Operand) {
    let swap = |operand: &mut Operand| {
        if *operand == from {
            *operand = to;
        }
    };
    end.iter_mut().for_each(swap);
    for stmt in block {
        stmt.operands_mut(swap);
        stmt.blocks_mut()
            .for_each(|inner| replace(inner, &mut [], from, to));
    }
}

/// Reads and changes `to` instead of `from`.
fn rename(block: &mut [Stmt], end: &mut [Operand], from: Var, to: Var) {
    replace(block, end, Operand::Var(from), Operand::Var(to));
    rename_targets(block, from, to);
}

fn rename_targets(block: &mut [Stmt], from: Var, to: Var) {
    for stmt in block {
        if let Stmt::Assign { var, .. } = stmt
            && *var == from
        {
            *var = to;
        }
        stmt.blocks_mut()
            .for_each(|inner| rename_targets(inner, from, to));
    }
}
