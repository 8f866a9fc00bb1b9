//! Loops of a known, small number of passes, one pass after the other. What depends on constants alone is computed then, and arrays
//! that only constants index become variables, which registers hold (`variables`). If that is too much to compile, loops stay as they
//! are.

use fpdsl_runtime::ir::{Block, Constant, Kernel, Op, Operand, Stmt, Table, Temp, Var, folded, interp};
use fpdsl_runtime::lift::ScalarType;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::assigned;
use super::variables::in_variables;
use super::{Flat, visit};

/// Statements that the passes of a loop may become: where arrays or tables are indexed, which this may make registers and constants, and
/// elsewhere.
const MOST_WITH_ARRAYS: usize = 1024;
const MOST_WITHOUT: usize = 256;

/// The same of all loops of a body.
const MOST_IN_ALL: usize = 4096;

/// Computes what constants alone decide and, if `loops`, unrolls loops.
pub fn unrolled(flat: &mut Flat, tables: &[Table], loops: bool) {
    let before = rewritten(flat, tables, loops);
    if loops && in_variables(flat, &before) {
        // Some of what arrays held are constants.
        rewritten(flat, tables, false);
    }
}

/// Puts the body with constants, and with unrolled loops if `loops`, in its place; gives the body as it was.
fn rewritten(flat: &mut Flat, tables: &[Table], loops: bool) -> Block {
    let body = std::mem::take(&mut flat.body);
    let mut out = Block::with_capacity(body.len());
    let mut unroll = Unroll {
        flat,
        tables,
        loops,
        names: FxHashMap::default(),
        vars: FxHashMap::default(),
        written: 0,
        most: None,
        left: STATEMENT * MOST_IN_ALL,
    };
    unroll
        .block(&body, &mut out)
        .unwrap_or_else(|Full| unreachable!("no loop is begun"));
    let results: Vec<Operand> = unroll.flat.results.iter().map(|&r| unroll.operand(r)).collect();
    flat.results = results;
    flat.body = out;
    body
}

/// The passes of a loop are too many statements.
struct Full;

/// The cost of a statement that computes.
const STATEMENT: usize = 16;

/// The cost of a statement. One that moves a scalar is nothing once the array is in registers.
fn cost(stmt: &Stmt) -> usize {
    match stmt {
        Stmt::Let {
            op: Op::Element(_),
            args,
            ..
        } if matches!(args[0], Operand::Const(_)) => 1,
        Stmt::Put {
            index: Operand::Const(_),
            ..
        } => 1,
        Stmt::Let { op: Op::Copy, .. } | Stmt::Declare { .. } | Stmt::Assign { .. } => 1,
        Stmt::Fill { values, .. } => values.len(),
        _ => STATEMENT,
    }
}

struct Unroll<'a> {
    flat: &'a mut Flat,
    tables: &'a [Table],
    loops: bool,
    /// What temporaries have become.
    names: FxHashMap<Temp, Operand>,
    /// The variables that are constants here.
    vars: FxHashMap<Var, Constant>,
    /// What the statements so far cost.
    written: usize,
    /// So much they may cost; nothing outside of loops that are unrolled.
    most: Option<usize>,
    /// What loops may still become.
    left: usize,
}

impl Unroll<'_> {
    fn operand(&self, operand: Operand) -> Operand {
        match operand {
            Operand::Temp(temp) => self.names.get(&temp).copied().unwrap_or(operand),
            Operand::Var(var) => self.vars.get(&var).map_or(operand, |&c| Operand::Const(c)),
            Operand::Param(_) | Operand::Const(_) => operand,
        }
    }

    fn operands(&self, operands: &[Operand]) -> Vec<Operand> {
        operands.iter().map(|&o| self.operand(o)).collect()
    }

    /// A temporary of its own for this pass.
    fn named(&mut self, temp: Temp) -> Temp {
        if self.most.is_none() {
            self.names.remove(&temp);
            return temp;
        }
        let Temp(number) = temp;
        let new = Temp(self.flat.temps.len() as u32);
        self.flat.temps.push(self.flat.temps[number as usize]);
        self.flat.origins.push(self.flat.origins[number as usize]);
        self.names.insert(temp, Operand::Temp(new));
        new
    }

    fn set(&mut self, var: Var, value: Option<Operand>) {
        match value {
            Some(Operand::Const(constant)) => _ = self.vars.insert(var, constant),
            _ => _ = self.vars.remove(&var),
        }
    }

    fn forget(&mut self, blocks: &[&Block]) {
        for var in assigned(blocks) {
            self.vars.remove(&var);
        }
    }

    fn block(&mut self, block: &Block, out: &mut Block) -> Result<(), Full> {
        block.iter().try_for_each(|stmt| self.stmt(stmt, out))
    }

    fn own_block(&mut self, block: &Block) -> Result<Block, Full> {
        let mut out = Block::with_capacity(block.len());
        self.block(block, &mut out)?;
        Ok(out)
    }

    fn stmt(&mut self, stmt: &Stmt, out: &mut Block) -> Result<(), Full> {
        // One that becomes nothing takes its time as well.
        self.spend(1)?;
        if let Stmt::Let { temp, op, args } = stmt {
            let args = self.operands(args);
            if let Some(known) = self.known(*op, self.flat.temps[temp.0 as usize].ty, &args) {
                if matches!(known, Operand::Var(_)) {
                    // What it is now, and not where it is read.
                    let copied = Stmt::Let {
                        temp: self.named(*temp),
                        op: Op::Copy,
                        args: vec![known],
                    };
                    return self.write(copied, out);
                }
                self.names.insert(*temp, known);
                return Ok(());
            }
            let temp = self.named(*temp);
            return self.write(Stmt::Let { temp, op: *op, args }, out);
        }
        let new = match stmt {
            Stmt::Note { .. } | Stmt::Let { .. } => return Ok(()),
            Stmt::Declare { var, init } => {
                let init = init.map(|init| self.operand(init));
                self.set(*var, init);
                Stmt::Declare { var: *var, init }
            }
            Stmt::Assign { var, value } => {
                let value = self.operand(*value);
                self.set(*var, Some(value));
                Stmt::Assign { var: *var, value }
            }
            Stmt::If {
                cond,
                then,
                otherwise,
            } => {
                let cond = self.operand(*cond);
                if let Operand::Const(known) = cond {
                    return self.block(if known.bits != 0 { then } else { otherwise }, out);
                }
                let before = self.vars.clone();
                let then = self.own_block(then)?;
                self.vars = before.clone();
                let otherwise = self.own_block(otherwise)?;
                self.vars = before;
                self.forget(&[&then, &otherwise]);
                Stmt::If {
                    cond,
                    then,
                    otherwise,
                }
            }
            Stmt::While { head, cond, body } => {
                self.forget(&[head, body]);
                let before = self.vars.clone();
                let head = self.own_block(head)?;
                let cond = self.operand(*cond);
                let body = self.own_block(body)?;
                self.vars = before;
                self.forget(&[&head, &body]);
                Stmt::While { head, cond, body }
            }
            Stmt::For { index, lo, hi, body } => return self.for_loop(*index, [*lo, *hi], body, out),
            Stmt::Fill { array, values } => Stmt::Fill {
                array: *array,
                values: self.operands(values),
            },
            Stmt::Put { array, index, value } => Stmt::Put {
                array: *array,
                index: self.operand(*index),
                value: self.operand(*value),
            },
            Stmt::Write { row, index, value } => Stmt::Write {
                row: *row,
                index: self.operand(*index),
                value: self.operand(*value),
            },
            Stmt::Count {
                counters,
                counter,
                when,
            } => Stmt::Count {
                counters: *counters,
                counter: *counter,
                when: self.operand(*when),
            },
            Stmt::Check { ok, site, index, len } => {
                let ok = self.operand(*ok);
                if matches!(ok, Operand::Const(known) if known.bits != 0) {
                    return Ok(());
                }
                Stmt::Check {
                    ok,
                    site: *site,
                    index: *index,
                    len: *len,
                }
            }
            Stmt::Call {
                function,
                args,
                results,
            } => Stmt::Call {
                function: *function,
                args: self.operands(args),
                results: results.iter().map(|&temp| self.named(temp)).collect(),
            },
        };
        self.write(new, out)
    }

    fn write(&mut self, stmt: Stmt, out: &mut Block) -> Result<(), Full> {
        let cost = cost(&stmt);
        out.push(stmt);
        self.spend(cost)
    }

    fn spend(&mut self, cost: usize) -> Result<(), Full> {
        self.written += cost;
        match self.most {
            Some(most) if self.written > most => Err(Full),
            _ => Ok(()),
        }
    }

    fn for_loop(
        &mut self,
        index: Var,
        ends: [Operand; 2],
        body: &Block,
        out: &mut Block,
    ) -> Result<(), Full> {
        let ends = ends.map(|end| self.operand(end));
        if let [Operand::Const(lo), Operand::Const(hi)] = ends
            && self.loops
        {
            let passes = passes(lo, hi);
            if self.most.is_some() {
                return self.passes(index, lo, passes, body, out);
            }
            let most = if indexes(body) {
                MOST_WITH_ARRAYS
            } else {
                MOST_WITHOUT
            };
            let most = self.left.min(STATEMENT * most);
            let (vars, temps, before) = (self.vars.clone(), self.flat.temps.len(), self.written);
            let len = out.len();
            self.most = Some(before + most);
            let unrolled = if passes <= most as u64 {
                self.passes(index, lo, passes, body, out)
            } else {
                Err(Full)
            };
            self.most = None;
            match unrolled {
                Ok(()) => {
                    self.left -= self.written - before;
                    return Ok(());
                }
                Err(Full) => {
                    out.truncate(len);
                    self.flat.temps.truncate(temps);
                    self.flat.origins.truncate(temps);
                    (self.vars, self.written) = (vars, before);
                }
            }
        }
        self.forget(&[body]);
        self.vars.remove(&index);
        let before = self.vars.clone();
        let body = self.own_block(body)?;
        self.vars = before;
        self.forget(&[&body]);
        let [lo, hi] = ends;
        self.write(Stmt::For { index, lo, hi, body }, out)
    }

    /// All passes of a loop.
    fn passes(
        &mut self,
        index: Var,
        first: Constant,
        passes: u64,
        body: &Block,
        out: &mut Block,
    ) -> Result<(), Full> {
        for pass in 0..passes {
            // So does a pass without statements.
            self.spend(1)?;
            let one = (first.ty, pass);
            let here = interp::eval(Op::Add(MODE), first.ty, &[(first.ty, first.bits), one]);
            let here = Constant {
                ty: first.ty,
                bits: here,
            };
            self.vars.insert(index, here);
            self.block(body, out)?;
        }
        self.vars.remove(&index);
        Ok(())
    }

    /// The result of an operation that is an operand or a constant.
    fn known(&self, op: Op, ty: ScalarType, args: &[Operand]) -> Option<Operand> {
        let constant = |i: usize| match args.get(i) {
            Some(Operand::Const(c)) => Some(*c),
            _ => None,
        };
        let bits = match op {
            Op::Copy => return Some(args[0]),
            Op::Select => {
                let chosen = if constant(0)?.bits != 0 { 1 } else { 2 };
                return Some(args[chosen]);
            }
            // Outside, the check before it fails.
            Op::Index => return Some(*args[1..].get(constant(0)?.bits as usize).unwrap_or(&args[1])),
            Op::Entry { table, offset } => {
                let scalar = self.tables[table as usize].scalar(constant(0)?.bits, offset);
                // Outside, the check before it fails.
                scalar.unwrap_or(0)
            }
            // A float that is encoded is not computed.
            Op::FromBits => {
                let encoding = constant(0)?;
                interp::eval(op, ty, &[(encoding.ty, encoding.bits)])
            }
            // Binary64 is fast.
            Op::SlowDoubles => 0,
            _ => {
                let constants: SmallVec<[Constant; 4]> =
                    (0..args.len()).map(constant).collect::<Option<_>>()?;
                return folded(op, ty, &constants).map(Operand::Const);
            }
        };
        Some(Operand::Const(Constant { ty, bits }))
    }
}

/// Integers have no mode.
const MODE: fpdsl_runtime::Rounding = fpdsl_runtime::Rounding::TowardZero;

fn passes(lo: Constant, hi: Constant) -> u64 {
    let less = Op::Compare(fpdsl_runtime::ir::Comparison::Lt);
    let ends = [(lo.ty, lo.bits), (hi.ty, hi.bits)];
    if interp::eval(less, ScalarType::Bool, &ends) == 0 {
        return 0;
    }
    let difference = interp::eval(Op::Sub(MODE), lo.ty, &[ends[1], ends[0]]);
    let unused = 64 - 8 * lo.ty.bytes() as u32;
    // Of signed integers it may be too large for the type, and is then right without a sign.
    difference << unused >> unused
}

/// Returns true if a kernel has loops that may be unrolled, or arrays that may be variables.
pub fn may_unroll(kernel: &Kernel) -> bool {
    let mut found = !kernel.arrays.is_empty() || kernel.functions.iter().any(|f| !f.arrays.is_empty());
    let callees = kernel.functions.iter().map(|function| &function.body);
    for body in std::iter::once(&kernel.body).chain(callees) {
        visit(body, &mut |stmt| found |= matches!(stmt, Stmt::For { .. }));
    }
    found
}

/// Returns true if statements index what constants would make registers or constants.
fn indexes(block: &Block) -> bool {
    let mut found = false;
    visit(block, &mut |stmt| {
        found |= match stmt {
            Stmt::Let { op, .. } => {
                matches!(op, Op::Element(_) | Op::Index | Op::Entry { .. })
            }
            stmt => matches!(stmt, Stmt::Put { .. }),
        };
    });
    found
}
