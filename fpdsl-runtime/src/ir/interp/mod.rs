//! Runs the IR on integers alone: the reference that every backend is held against.

mod eval;

use std::fmt;

use super::{Block, Constant, Kernel, Op, Operand, Role, Stmt, Temp, Var};
use crate::fault::Fault;
use crate::lift::ScalarType;
pub(crate) use eval::eval;
use eval::{from_i128, to_i128};

/// Why the interpreter has no results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The body faulted.
    Fault(Fault),
    /// A loop ran longer than allowed.
    OutOfFuel,
}

impl fmt::Display for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Stop::Fault(fault) => fault.fmt(f),
            Stop::OutOfFuel => f.write_str("a loop of the body ran longer than the interpreter was allowed"),
        }
    }
}

impl std::error::Error for Stop {}

/// Runs `kernel` for one element: from the encodings of its parameters' leaves to those of its results.
///
/// Every operation and every pass of a loop takes one unit of `fuel`.
///
/// # Panics
///
/// If `params` is not as long as the kernel's list of leaves.
pub fn run(kernel: &Kernel, params: &[u64], fuel: u64) -> Result<Vec<u64>, Stop> {
    run_with(kernel, params, &[], fuel)
}

/// [`run`] for a kernel with slices: for each, in order, the encodings of its elements' scalars.
///
/// # Panics
///
/// As [`run`], and if there are fewer or more slices than the kernel has, or one ends in a part of an element.
pub fn run_with(kernel: &Kernel, params: &[u64], slices: &[&[u64]], fuel: u64) -> Result<Vec<u64>, Stop> {
    let mut given = slices.iter();
    let mut slices: Vec<&[u64]> = Vec::with_capacity(kernel.inputs.buffers.len());
    for buffer in &kernel.inputs.buffers {
        slices.push(match buffer.role {
            Role::Slice => {
                let slice = given.next().filter(|slice| slice.len() % buffer.count == 0);
                slice.expect("a slice of whole elements for each that the kernel takes")
            }
            Role::Values | Role::Coordinate { .. } => &[],
        });
    }
    assert!(given.next().is_none(), "no more slices than the kernel takes");
    assert_eq!(
        params.len(),
        kernel.inputs.leaves.len(),
        "one encoding for each scalar of the parameters"
    );
    let mut machine = Machine {
        kernel,
        params,
        slices,
        temps: vec![0; kernel.temps.len()],
        vars: vec![0; kernel.vars.len()],
        fuel,
    };
    machine.block(&kernel.body)?;
    Ok(kernel.results.iter().map(|&r| machine.read(r)).collect())
}

struct Machine<'a> {
    kernel: &'a Kernel,
    params: &'a [u64],
    /// For each buffer of the inputs, empty where it is no slice.
    slices: Vec<&'a [u64]>,
    temps: Vec<u64>,
    vars: Vec<u64>,
    fuel: u64,
}

impl Machine<'_> {
    fn read(&self, operand: Operand) -> u64 {
        match operand {
            Operand::Temp(Temp(t)) => self.temps[t as usize],
            Operand::Var(Var(v)) => self.vars[v as usize],
            Operand::Param(p) => self.params[p as usize],
            Operand::Const(Constant { bits, .. }) => bits,
        }
    }

    /// How many elements the slice in a buffer has.
    fn len(&self, buffer: usize) -> u64 {
        (self.slices[buffer].len() / self.kernel.inputs.buffers[buffer].count) as u64
    }

    fn load(&self, buffer: usize, offset: u32, element: u64) -> u64 {
        let count = self.kernel.inputs.buffers[buffer].count;
        self.slices[buffer][element as usize * count + offset as usize]
    }

    fn burn(&mut self) -> Result<(), Stop> {
        self.fuel = self.fuel.checked_sub(1).ok_or(Stop::OutOfFuel)?;
        Ok(())
    }

    fn block(&mut self, block: &Block) -> Result<(), Stop> {
        block.iter().try_for_each(|stmt| self.stmt(stmt))
    }

    fn stmt(&mut self, stmt: &Stmt) -> Result<(), Stop> {
        match stmt {
            Stmt::Note { .. } => {}
            Stmt::Let { temp, op, args } => {
                self.burn()?;
                let values: Vec<(ScalarType, u64)> = args
                    .iter()
                    .map(|&a| (self.kernel.type_of(a), self.read(a)))
                    .collect();
                let ty = self.kernel.temps[temp.0 as usize].ty;
                self.temps[temp.0 as usize] = match *op {
                    Op::Len(buffer) => self.len(buffer as usize),
                    Op::Load { buffer, offset } => self.load(buffer as usize, offset, values[0].1),
                    op => eval(op, ty, &values),
                };
            }
            Stmt::Declare { var, init } => {
                if let Some(init) = init {
                    self.vars[var.0 as usize] = self.read(*init);
                }
            }
            Stmt::Assign { var, value } => self.vars[var.0 as usize] = self.read(*value),
            Stmt::If {
                cond,
                then,
                otherwise,
            } => {
                let arm = if self.read(*cond) != 0 { then } else { otherwise };
                self.block(arm)?;
            }
            Stmt::While { head, cond, body } => loop {
                self.burn()?;
                self.block(head)?;
                if self.read(*cond) == 0 {
                    break;
                }
                self.block(body)?;
            },
            Stmt::For { index, lo, hi, body } => self.for_loop(*index, *lo, *hi, body)?,
            Stmt::Check { ok, site, index } => {
                if self.read(*ok) == 0 {
                    let index = index.map_or(0, |i| self.read(i));
                    return Err(Stop::Fault(
                        self.kernel.sites[*site as usize].fault(index, |b| self.len(b)),
                    ));
                }
            }
        }
        Ok(())
    }

    fn for_loop(&mut self, index: Var, lo: Operand, hi: Operand, body: &Block) -> Result<(), Stop> {
        let ty = self.kernel.type_of(lo);
        let (mut i, hi) = (to_i128(ty, self.read(lo)), to_i128(ty, self.read(hi)));
        while i < hi {
            self.burn()?;
            self.vars[index.0 as usize] = from_i128(ty, i);
            self.block(body)?;
            i += 1;
        }
        Ok(())
    }
}
