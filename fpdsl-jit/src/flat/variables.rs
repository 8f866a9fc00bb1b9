//! Arrays that constants alone index, as variables.

use fpdsl_runtime::ir::{Array, Block, Local, Op, Operand, Stmt, Var};

use super::{Flat, visit};

/// Scalars of an array that becomes variables, at most.
const MOST_SCALARS: usize = 64;

/// Makes variables of arrays that constants alone index, and returns true if there are any. `before` is the body as it was recorded.
pub fn in_variables(flat: &mut Flat, before: &Block) -> bool {
    let mut stays: Vec<bool> = flat.arrays.iter().map(|a| a.len > MOST_SCALARS).collect();
    visit(&flat.body, &mut |stmt| {
        let (array, index) = match stmt {
            Stmt::Let {
                op: Op::Element(array),
                args,
                ..
            } => (array, args[0]),
            Stmt::Put { array, index, .. } => (array, *index),
            _ => return,
        };
        let len = flat.arrays[array.0 as usize].len as u64;
        stays[array.0 as usize] |= !matches!(index, Operand::Const(c) if c.bits < len);
    });
    if stays.iter().all(|&stays| stays) {
        return false;
    }
    let mut uses = vec![0_usize; flat.arrays.len()];
    count_uses(before, &mut |array| uses[array] += 1);
    let mut fills = vec![0_usize; flat.arrays.len()];
    visit(before, &mut |stmt| {
        if let Stmt::Fill { array, .. } = stmt {
            fills[array.0 as usize] += 1;
        }
    });
    for (a, uses) in uses.iter_mut().enumerate() {
        // One that is filled again later does not begin there.
        if stays[a] || fills[a] != 1 {
            *uses = 0;
        }
    }
    let mut declares = vec![false; flat.arrays.len()];
    begins(before, &uses, &mut declares);
    let mut places = Vec::with_capacity(flat.arrays.len());
    let mut declared = Block::new();
    for (a, array) in flat.arrays.iter_mut().enumerate() {
        let first = flat.vars.len() as u32;
        places.push((!stays[a]).then_some(first));
        if stays[a] {
            continue;
        }
        for _ in 0..array.len {
            if !declares[a] {
                let var = Var(flat.vars.len() as u32);
                declared.push(Stmt::Declare { var, init: None });
            }
            flat.vars.push(Local::of(array.ty));
        }
        array.len = 0;
    }
    let variables = Variables { places, declares };
    let body = std::mem::take(&mut flat.body);
    flat.body = declared;
    variables.block(body, &mut flat.body);
    true
}

/// The array that a statement fills, changes or reads.
fn array_of(stmt: &Stmt) -> Option<usize> {
    match stmt {
        Stmt::Fill { array, .. }
        | Stmt::Put { array, .. }
        | Stmt::Let {
            op: Op::Element(array),
            ..
        } => Some(array.0 as usize),
        _ => None,
    }
}

/// Finds the arrays that begin where they are filled: all else that is done with them stands behind that, in the same block or in blocks
/// there. `uses` says how often each is used in all; 0 for those that are not asked for.
fn begins(block: &Block, uses: &[usize], found: &mut [bool]) {
    for (i, stmt) in block.iter().enumerate() {
        if let Stmt::Fill { array, .. } = stmt {
            let a = array.0 as usize;
            let mut behind = 0;
            if uses[a] > 0 {
                count_uses(&block[i..], &mut |used| behind += usize::from(used == a));
                found[a] |= behind == uses[a];
            }
        }
        stmt.blocks().for_each(|block| begins(block, uses, found));
    }
}

fn count_uses(block: &[Stmt], each: &mut impl FnMut(usize)) {
    for stmt in block {
        array_of(stmt).into_iter().for_each(&mut *each);
        for block in stmt.blocks() {
            count_uses(block, each);
        }
    }
}

/// The variables of arrays.
struct Variables {
    /// The first one of each array.
    places: Vec<Option<u32>>,
    /// What fills the array declares it.
    declares: Vec<bool>,
}

impl Variables {
    fn place(&self, Array(array): Array, index: Operand) -> Option<Var> {
        let first = self.places[array as usize]?;
        match index {
            Operand::Const(c) => Some(Var(first + c.bits as u32)),
            _ => None,
        }
    }

    fn block(&self, block: Block, out: &mut Block) {
        for mut stmt in block {
            for block in stmt.blocks_mut() {
                let own = std::mem::take(block);
                self.block(own, block);
            }
            match stmt {
                Stmt::Let {
                    temp,
                    op: Op::Element(array),
                    args,
                } => out.push(match self.place(array, args[0]) {
                    Some(var) => Stmt::Let {
                        temp,
                        op: Op::Copy,
                        args: vec![Operand::Var(var)],
                    },
                    None => Stmt::Let {
                        temp,
                        op: Op::Element(array),
                        args,
                    },
                }),
                Stmt::Put { array, index, value } => out.push(match self.place(array, index) {
                    Some(var) => Stmt::Assign { var, value },
                    None => Stmt::Put { array, index, value },
                }),
                Stmt::Fill { array, values } => match self.places[array.0 as usize] {
                    Some(first) => {
                        let declares = self.declares[array.0 as usize];
                        let variables = (first..).map(Var).zip(values);
                        out.extend(variables.map(|(var, value)| {
                            if declares {
                                Stmt::Declare {
                                    var,
                                    init: Some(value),
                                }
                            } else {
                                Stmt::Assign { var, value }
                            }
                        }));
                    }
                    None => out.push(Stmt::Fill { array, values }),
                },
                other => out.push(other),
            }
        }
    }
}
