//! The order of operations, where each change of the rounding mode costs an instruction that waits for those before it.

use std::collections::BTreeSet;

use fpdsl_runtime::Rounding;
use fpdsl_runtime::ir::{Block, Op, Operand, Stmt};

/// Returns true if a body rounds upward and downward. Downward is then the negative of upward.
pub fn both_directions(block: &Block) -> bool {
    let mut found = [false; 2];
    visit(block, &mut |stmt| {
        if let Stmt::Let { op, .. } = stmt {
            match op.rounding() {
                Some(Rounding::TowardPositive) => found[0] = true,
                Some(Rounding::TowardNegative) => found[1] = true,
                Some(Rounding::NearestEven | Rounding::TowardZero) | None => {}
            }
        }
    });
    found == [true; 2]
}

/// Shows all statements.
pub fn visit(block: &Block, each: &mut impl FnMut(&Stmt)) {
    for stmt in block {
        each(stmt);
        match stmt {
            Stmt::If { then, otherwise, .. } => {
                visit(then, each);
                visit(otherwise, each);
            }
            Stmt::While { head, body, .. } => {
                visit(head, each);
                visit(body, each);
            }
            Stmt::For { body, .. } => visit(body, each),
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
    }
}

/// Orders operations between other statements so that those of one mode stand together. `flips`: see [`both_directions`].
pub fn grouped(block: &mut Block, flips: bool) {
    let mut out = Block::with_capacity(block.len());
    let mut run: Vec<Stmt> = Vec::new();
    let mut mode = None;
    for mut stmt in block.drain(..) {
        match &mut stmt {
            Stmt::Let { .. } | Stmt::Count { .. } => {
                run.push(stmt);
                continue;
            }
            Stmt::If { then, otherwise, .. } => {
                grouped(then, flips);
                grouped(otherwise, flips);
            }
            Stmt::While { head, body, .. } => {
                grouped(head, flips);
                grouped(body, flips);
            }
            Stmt::For { body, .. } => grouped(body, flips),
            Stmt::Note { .. }
            | Stmt::Declare { .. }
            | Stmt::Assign { .. }
            | Stmt::Fill { .. }
            | Stmt::Put { .. }
            | Stmt::Write { .. }
            | Stmt::Call { .. }
            | Stmt::Check { .. } => {}
        }
        flush(&mut run, &mut out, &mut mode, flips);
        out.push(stmt);
    }
    flush(&mut run, &mut out, &mut mode, flips);
    *block = out;
}

/// Appends a run of `let`s and counts, each after those that it reads: the first that needs no change of the mode, otherwise the first.
fn flush(run: &mut Vec<Stmt>, out: &mut Block, mode: &mut Option<Rounding>, flips: bool) {
    let wanted: Vec<Option<Rounding>> = run.iter().map(|stmt| mode_of(stmt, flips)).collect();
    let first = wanted.iter().flatten().next();
    if first.is_none_or(|first| wanted.iter().flatten().all(|m| m == first)) {
        *mode = first.copied().or(*mode);
        out.append(run);
        return;
    }
    let (mut waits, readers) = dependences(run);
    let mut all: Vec<Option<Stmt>> = std::mem::take(run).into_iter().map(Some).collect();
    // Those that are ready, by the mode that they want.
    let mut ready: [BTreeSet<usize>; 5] = Default::default();
    let class = |i: usize| wanted[i].map_or(4, Rounding::index);
    for i in (0..all.len()).filter(|&i| waits[i] == 0) {
        ready[class(i)].insert(i);
    }
    loop {
        let same = mode.map_or(4, Rounding::index);
        let fits = ready[4].first().into_iter().chain(ready[same].first()).min();
        let Some(&next) = fits.or_else(|| ready.iter().filter_map(BTreeSet::first).min()) else {
            break;
        };
        ready[class(next)].remove(&next);
        *mode = wanted[next].or(*mode);
        out.push(all[next].take().expect("once"));
        for &reader in &readers[next] {
            waits[reader] -= 1;
            if waits[reader] == 0 {
                ready[class(reader)].insert(reader);
            }
        }
    }
}

/// For each statement of a run how many of its operands the run computes, and who reads its result.
fn dependences(run: &[Stmt]) -> (Vec<usize>, Vec<Vec<usize>>) {
    let mut place = rustc_hash::FxHashMap::default();
    let mut waits = vec![0_usize; run.len()];
    let mut readers: Vec<Vec<usize>> = vec![Vec::new(); run.len()];
    for (i, stmt) in run.iter().enumerate() {
        stmt.operands(|arg| {
            if let Operand::Temp(t) = arg
                && let Some(&p) = place.get(&t)
            {
                waits[i] += 1;
                let readers: &mut Vec<usize> = &mut readers[p];
                readers.push(i);
            }
        });
        if let Stmt::Let { temp, .. } = stmt {
            place.insert(*temp, i);
        }
    }
    (waits, readers)
}

/// The mode that MXCSR must hold for a statement.
fn mode_of(stmt: &Stmt, flips: bool) -> Option<Rounding> {
    let Stmt::Let { op, .. } = stmt else { return None };
    match op {
        Op::Add(Rounding::TowardNegative)
        | Op::Sub(Rounding::TowardNegative)
        | Op::Mul(Rounding::TowardNegative)
        | Op::Div(Rounding::TowardNegative)
        | Op::MulAdd(Rounding::TowardNegative)
            if flips =>
        {
            Some(Rounding::TowardPositive)
        }
        Op::Add(m) | Op::Sub(m) | Op::Mul(m) | Op::Div(m) | Op::MulAdd(m) | Op::Sqrt(m) | Op::Recip(m) => {
            Some(*m)
        }
        _ => None,
    }
}
