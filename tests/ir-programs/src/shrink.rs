//! Small kernels that still differ.

use fpdsl_runtime::ir::{Block, Constant, Kernel, Operand, Stmt, Temp, Var};

use crate::check::{check, guarded};

/// The smallest kernel that was found for which `differs` is true, beginning with one for which it is. Statements go, alone and in
/// runs, arms take the place of their `if`, and what read a value that went reads zero. `differs` sees valid kernels only.
pub fn shrink(kernel: &Kernel, differs: impl Fn(&Kernel) -> bool) -> Kernel {
    let mut best = kernel.clone();
    loop {
        let before = size(&best);
        let mut run = before.next_power_of_two();
        while run > 0 {
            let mut at = 0;
            while at < size(&best) {
                let candidate = without(&best, at, run);
                if check(&candidate).is_ok() && guarded(&candidate).is_ok() && differs(&candidate) {
                    best = candidate;
                } else {
                    at += run;
                }
            }
            run /= 2;
        }
        for at in 0..size(&best) {
            for arm in [true, false] {
                let candidate = with_arm(&best, at, arm);
                let smaller = size(&candidate) < size(&best);
                if smaller && check(&candidate).is_ok() && guarded(&candidate).is_ok() && differs(&candidate)
                {
                    best = candidate;
                }
            }
        }
        if size(&best) == before {
            return best;
        }
    }
}

/// The number of statements of a kernel and its functions.
pub fn size(kernel: &Kernel) -> usize {
    kernel
        .functions
        .iter()
        .map(|function| count(&function.body))
        .sum::<usize>()
        + count(&kernel.body)
}

fn count(block: &Block) -> usize {
    block
        .iter()
        .map(|stmt| 1 + blocks(stmt).into_iter().map(count).sum::<usize>())
        .sum()
}

fn blocks(stmt: &Stmt) -> Vec<&Block> {
    match stmt {
        Stmt::If { then, otherwise, .. } => vec![then, otherwise],
        Stmt::While { head, body, .. } => vec![head, body],
        Stmt::For { body, .. } => vec![body],
        _ => Vec::new(),
    }
}

fn blocks_mut(stmt: &mut Stmt) -> Vec<&mut Block> {
    match stmt {
        Stmt::If { then, otherwise, .. } => vec![then, otherwise],
        Stmt::While { head, body, .. } => vec![head, body],
        Stmt::For { body, .. } => vec![body],
        _ => Vec::new(),
    }
}

/// The statements with numbers from `at` to `at + run` go, in the order of the text.
fn without(kernel: &Kernel, at: usize, run: usize) -> Kernel {
    let mut kernel = kernel.clone();
    let mut number = 0;
    each_body(&mut kernel, |body| {
        remove(&mut body.body, &mut number, at..at + run);
        mend(body);
    });
    kernel
}

/// Does this to the body of each function, and to the kernel's.
fn each_body(kernel: &mut Kernel, mut change: impl FnMut(&mut Kernel)) {
    kernel.functions.iter_mut().for_each(&mut change);
    change(kernel);
}

fn remove(block: &mut Block, number: &mut usize, range: std::ops::Range<usize>) {
    block.retain_mut(|stmt| {
        let mine = *number;
        *number += 1;
        for inner in blocks_mut(stmt) {
            remove(inner, number, range.clone());
        }
        !range.contains(&mine)
    });
}

/// One arm takes the place of the `if` with this number.
fn with_arm(kernel: &Kernel, at: usize, arm: bool) -> Kernel {
    let mut kernel = kernel.clone();
    let mut number = 0;
    each_body(&mut kernel, |body| {
        replace(&mut body.body, &mut number, at, arm);
        mend(body);
    });
    kernel
}

fn replace(block: &mut Block, number: &mut usize, at: usize, arm: bool) {
    let mut kept = Block::new();
    for mut stmt in std::mem::take(block) {
        let mine = *number;
        *number += 1;
        for inner in blocks_mut(&mut stmt) {
            replace(inner, number, at, arm);
        }
        match stmt {
            Stmt::If { then, otherwise, .. } if mine == at => {
                let arm = if arm { then } else { otherwise };
                kept.extend(
                    arm.into_iter()
                        .filter(|stmt| !matches!(stmt, Stmt::Assign { .. })),
                );
            }
            stmt => kept.push(stmt),
        }
    }
    *block = kept;
}

/// Gives zeros to those who read what is gone, and takes out assignments of variables that are.
fn mend(kernel: &mut Kernel) {
    let (mut temps, mut vars) = (vec![false; kernel.temps.len()], vec![false; kernel.vars.len()]);
    let types: (Vec<_>, Vec<_>) = (
        kernel.temps.iter().map(|local| local.ty).collect(),
        kernel.vars.iter().map(|local| local.ty).collect(),
    );
    find(&kernel.body, &mut temps, &mut vars);
    let zero = |operand: &mut Operand| {
        let ty = match *operand {
            Operand::Temp(Temp(t)) if !temps[t as usize] => types.0[t as usize],
            Operand::Var(Var(v)) if !vars[v as usize] => types.1[v as usize],
            _ => return,
        };
        *operand = Operand::Const(Constant { ty, bits: 0 });
    };
    rewrite(&mut kernel.body, &vars, &types.1, &zero);
    kernel.results.iter_mut().for_each(zero);
}

fn find(block: &Block, temps: &mut [bool], vars: &mut [bool]) {
    for stmt in block {
        match stmt {
            Stmt::Let { temp, .. } => temps[temp.0 as usize] = true,
            Stmt::Call { results, .. } => results.iter().for_each(|t| temps[t.0 as usize] = true),
            Stmt::Declare { var, .. } | Stmt::For { index: var, .. } => vars[var.0 as usize] = true,
            _ => {}
        }
        blocks(stmt)
            .into_iter()
            .for_each(|inner| find(inner, temps, vars));
    }
}

fn rewrite(
    block: &mut Block,
    vars: &[bool],
    types: &[fpdsl_runtime::lift::ScalarType],
    zero: &impl Fn(&mut Operand),
) {
    block.retain(|stmt| !matches!(stmt, Stmt::Assign { var, .. } if !vars[var.0 as usize]));
    for i in 0..block.len() {
        // Without its `if` a variable has no value: it begins with zero.
        let sets = block[i..]
            .iter()
            .find(|stmt| !matches!(stmt, Stmt::Declare { .. }));
        let is_set = matches!(sets, Some(Stmt::If { then, otherwise, .. })
            if matches!(&block[i], Stmt::Declare { var, .. } if assigns(then, *var) && assigns(otherwise, *var)));
        match &mut block[i] {
            Stmt::Let { args, .. } | Stmt::Call { args, .. } => args.iter_mut().for_each(zero),
            Stmt::Declare { var, init } => {
                if init.is_none() && !is_set {
                    *init = Some(Operand::Const(Constant {
                        ty: types[var.0 as usize],
                        bits: 0,
                    }));
                }
                init.iter_mut().for_each(zero);
            }
            Stmt::Assign { value, .. } => zero(value),
            Stmt::If { cond, .. } | Stmt::While { cond, .. } => zero(cond),
            Stmt::For { lo, hi, .. } => [lo, hi].into_iter().for_each(zero),
            Stmt::Check { ok, index, len, .. } => {
                zero(ok);
                index.iter_mut().chain(len).for_each(zero);
            }
            Stmt::Note { .. } => {}
        }
        for inner in blocks_mut(&mut block[i]) {
            rewrite(inner, vars, types, zero);
        }
    }
}

fn assigns(block: &Block, var: Var) -> bool {
    block
        .iter()
        .any(|stmt| matches!(stmt, Stmt::Assign { var: set, .. } if *set == var))
}
