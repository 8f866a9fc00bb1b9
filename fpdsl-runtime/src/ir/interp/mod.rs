//! Runs the IR on integers alone: the reference that every backend is held against.
//!
//! A [`Domain`] says what the values are, so the same machine also runs a body over numbers of another kind: encodings for the
//! reference, numbers of MPFR for exact results.

mod eval;

use std::fmt;

use super::{Block, Buffer, Constant, Elementary, Kernel, Local, Op, Operand, Role, Stmt, Temp, Var};
use crate::fault::Fault;
use crate::lift::ScalarType;
pub use eval::eval;
use eval::{from_i128, to_i128};

/// The values of a run of a body, and the operations on them.
pub trait Domain {
    /// A value of any type of the language.
    type Value: Clone;

    /// The value with an encoding.
    fn constant(&self, constant: Constant) -> Self::Value;

    /// The encoding of an integer or a `bool`: a condition, an index, an end of a loop.
    fn encoding(&self, value: &Self::Value) -> u64;

    /// The result of `op`, of type `ty`. Never [`Op::Element`], [`Op::Len`], [`Op::Load`], [`Op::Read`] or
    /// [`Op::Entry`].
    fn operation(&self, op: Op, ty: ScalarType, args: &[(ScalarType, Self::Value)]) -> Self::Value;

    /// Returns true if integers are exactly those of the body, so that they keep its [limits](super::Local::limit). Builds with
    /// assertions then test each.
    fn keeps_limits(&self) -> bool {
        false
    }

    /// The results of an elementary function, if the domain has a way of its own to it. Otherwise its body runs.
    fn elementary(&self, _function: Elementary, _args: &[Self::Value]) -> Option<Vec<Self::Value>> {
        None
    }
}

/// Values are encodings, and floats are computed in integers: see [`soft`](crate::soft).
#[derive(Clone, Copy, Debug)]
pub struct Encodings;

impl Domain for Encodings {
    type Value = u64;

    fn constant(&self, constant: Constant) -> u64 {
        constant.bits
    }

    fn encoding(&self, value: &u64) -> u64 {
        *value
    }

    fn operation(&self, op: Op, ty: ScalarType, args: &[(ScalarType, u64)]) -> u64 {
        eval(op, ty, args)
    }

    fn keeps_limits(&self) -> bool {
        true
    }
}

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
    run_in(&Encodings, kernel, params, slices, fuel)
}

/// [`run_with`], with values of another kind; parameters and slices are encodings here too.
///
/// # Panics
///
/// As [`run_with`].
pub fn run_in<D: Domain>(
    domain: &D,
    kernel: &Kernel,
    params: &[u64],
    slices: &[&[u64]],
    fuel: u64,
) -> Result<Vec<D::Value>, Stop> {
    run_rows(domain, kernel, params, slices, &mut [], fuel)
}

/// [`run_in`] for a kernel with rows: for each, in order, that of the element, whose number among the parameters is 0.
///
/// # Panics
///
/// As [`run_with`], and if there are fewer or more rows than the kernel has.
pub fn run_rows<D: Domain>(
    domain: &D,
    kernel: &Kernel,
    params: &[u64],
    slices: &[&[u64]],
    rows: &mut [Vec<D::Value>],
    fuel: u64,
) -> Result<Vec<D::Value>, Stop> {
    run_counted(domain, kernel, params, slices, rows, &mut |_, _| {}, fuel)
}

/// [`run_rows`] for a kernel that counts as well.
///
/// # Panics
///
/// As [`run_rows`].
pub fn run_counted<D: Domain>(
    domain: &D,
    kernel: &Kernel,
    params: &[u64],
    slices: &[&[u64]],
    rows: &mut [Vec<D::Value>],
    counted: &mut Counted<'_, D::Value>,
    fuel: u64,
) -> Result<Vec<D::Value>, Stop> {
    let mut given = slices.iter();
    let mut slices: Vec<&[u64]> = Vec::with_capacity(kernel.inputs.buffers.len());
    for buffer in &kernel.inputs.buffers {
        slices.push(match buffer.role {
            Role::Slice => {
                let slice = given.next().filter(|slice| slice.len() % buffer.count == 0);
                slice.expect("a slice of whole elements for each that the kernel takes")
            }
            Role::Values | Role::Row | Role::Counters | Role::Number | Role::Coordinate { .. } => &[],
        });
    }
    let is_row = |buffer: &&Buffer| buffer.role == Role::Row;
    assert_eq!(
        rows.len(),
        kernel.inputs.buffers.iter().filter(is_row).count(),
        "one row for each that the kernel writes"
    );
    assert!(given.next().is_none(), "no more slices than the kernel takes");
    assert_eq!(
        params.len(),
        kernel.inputs.leaves.len(),
        "one encoding for each scalar of the parameters"
    );
    let scalars = params.iter().enumerate();
    let params = scalars
        .map(|(leaf, &bits)| {
            domain.constant(Constant {
                ty: kernel.inputs.leaf_type(leaf),
                bits,
            })
        })
        .collect();
    let mut fuel = fuel;
    let memory = Memory {
        slices: &slices,
        rows,
        counted,
    };
    Machine::new(domain, kernel, kernel, params, memory, &mut fuel).run()
}

/// The value of a local before its statement.
fn zero<D: Domain>(domain: &D, ty: ScalarType) -> D::Value {
    domain.constant(Constant { ty, bits: 0 })
}

/// What the parameters have in memory.
struct Memory<'a, V> {
    /// For each buffer of the inputs, empty where it is no slice.
    slices: &'a [&'a [u64]],
    rows: &'a mut [Vec<V>],
    counted: &'a mut Counted<'a, V>,
}

/// Gets the counters that are added to, and what reads an operand at that moment.
pub type Counted<'a, V> = dyn FnMut(u32, &dyn Fn(Operand) -> V) + 'a;

struct Machine<'a, D: Domain> {
    domain: &'a D,
    /// The body that runs: the kernel's, or that of a function that it calls.
    kernel: &'a Kernel,
    /// The kernel, which has the tables and functions.
    whole: &'a Kernel,
    params: Vec<D::Value>,
    memory: Memory<'a, D::Value>,
    temps: Vec<D::Value>,
    vars: Vec<D::Value>,
    arrays: Vec<Vec<D::Value>>,
    fuel: &'a mut u64,
}

impl<'a, D: Domain> Machine<'a, D> {
    fn new(
        domain: &'a D,
        kernel: &'a Kernel,
        whole: &'a Kernel,
        params: Vec<D::Value>,
        memory: Memory<'a, D::Value>,
        fuel: &'a mut u64,
    ) -> Self {
        Machine {
            domain,
            kernel,
            whole,
            params,
            memory,
            temps: kernel.temps.iter().map(|local| zero(domain, local.ty)).collect(),
            vars: kernel.vars.iter().map(|local| zero(domain, local.ty)).collect(),
            arrays: kernel
                .arrays
                .iter()
                .map(|array| vec![zero(domain, array.ty); array.len])
                .collect(),
            fuel,
        }
    }

    /// The results of the body.
    fn run(mut self) -> Result<Vec<D::Value>, Stop> {
        let kernel = self.kernel;
        self.block(&kernel.body)?;
        Ok(kernel.results.iter().map(|&r| self.read(r)).collect())
    }

    /// The results of a function.
    fn call(&mut self, function: u32, args: &[Operand]) -> Result<Vec<D::Value>, Stop> {
        let args: Vec<D::Value> = args.iter().map(|&arg| self.read(arg)).collect();
        let function = &self.whole.functions[function as usize];
        let own = |elementary| self.domain.elementary(elementary, &args);
        if let Some(results) = function.elementary.and_then(own) {
            return Ok(results);
        }
        let memory = Memory {
            slices: &[],
            rows: &mut [],
            counted: &mut |_, _| {},
        };
        Machine::new(self.domain, function, self.whole, args, memory, self.fuel).run()
    }

    fn read(&self, operand: Operand) -> D::Value {
        match operand {
            Operand::Temp(Temp(t)) => self.temps[t as usize].clone(),
            Operand::Var(Var(v)) => self.vars[v as usize].clone(),
            Operand::Param(p) => self.params[p as usize].clone(),
            Operand::Const(constant) => self.domain.constant(constant),
        }
    }

    fn counted(&mut self, counter: u32) {
        let Machine {
            domain,
            params,
            memory,
            temps,
            vars,
            ..
        } = self;
        (memory.counted)(counter, &|operand| match operand {
            Operand::Temp(Temp(t)) => temps[t as usize].clone(),
            Operand::Var(Var(v)) => vars[v as usize].clone(),
            Operand::Param(p) => params[p as usize].clone(),
            Operand::Const(constant) => domain.constant(constant),
        });
    }

    /// The encoding of an operand that is an integer or a `bool`.
    fn word(&self, operand: Operand) -> u64 {
        self.domain.encoding(&self.read(operand))
    }

    /// Builds with assertions find out here whether limits are right.
    fn within(&self, local: &Local, operand: Operand) {
        debug_assert!(
            !self.domain.keeps_limits() || local.limit.is_none_or(|limit| self.word(operand) <= limit),
            "{operand:?} is {:?} of at most {:?}",
            self.word(operand),
            local.limit
        );
    }

    /// Which row a buffer is.
    fn row(&self, buffer: usize) -> usize {
        let before = &self.kernel.inputs.buffers[..buffer];
        before.iter().filter(|buffer| buffer.role == Role::Row).count()
    }

    /// How many elements the slice or row in a buffer has.
    fn len(&self, buffer: usize) -> u64 {
        if self.kernel.inputs.buffers[buffer].role == Role::Row {
            return self.memory.rows[self.row(buffer)].len() as u64;
        }
        (self.memory.slices[buffer].len() / self.kernel.inputs.buffers[buffer].count) as u64
    }

    fn load(&self, buffer: usize, offset: u32, element: u64) -> u64 {
        let count = self.kernel.inputs.buffers[buffer].count;
        self.memory.slices[buffer][element as usize * count + offset as usize]
    }

    fn burn(&mut self) -> Result<(), Stop> {
        *self.fuel = self.fuel.checked_sub(1).ok_or(Stop::OutOfFuel)?;
        Ok(())
    }

    /// Runs a block. Arms wait in a list and not on the stack: those of a long chain stand deep in each other.
    fn block(&mut self, block: &Block) -> Result<(), Stop> {
        let mut open = vec![block.iter()];
        while let Some(stmts) = open.last_mut() {
            match stmts.next() {
                None => {
                    open.pop();
                }
                Some(Stmt::If {
                    cond,
                    then,
                    otherwise,
                }) => {
                    let arm = if self.word(*cond) != 0 { then } else { otherwise };
                    open.push(arm.iter());
                }
                Some(stmt) => self.stmt(stmt)?,
            }
        }
        Ok(())
    }

    fn stmt(&mut self, stmt: &Stmt) -> Result<(), Stop> {
        match stmt {
            Stmt::Note { .. } => {}
            Stmt::Let { temp, op, args } => {
                self.burn()?;
                let values: Vec<(ScalarType, D::Value)> = args
                    .iter()
                    .map(|&a| (self.kernel.type_of(a), self.read(a)))
                    .collect();
                let ty = self.kernel.temps[temp.0 as usize].ty;
                let constant = |bits| self.domain.constant(Constant { ty, bits });
                self.temps[temp.0 as usize] = match *op {
                    Op::Len(buffer) => constant(self.len(buffer as usize)),
                    Op::Load { buffer, offset } => {
                        let element = self.domain.encoding(&values[0].1);
                        constant(self.load(buffer as usize, offset, element))
                    }
                    Op::Read(buffer) => {
                        let position = self.domain.encoding(&values[0].1);
                        self.memory.rows[self.row(buffer as usize)][position as usize].clone()
                    }
                    Op::Element(array) => {
                        let position = self.domain.encoding(&values[0].1);
                        self.arrays[array.0 as usize][position as usize].clone()
                    }
                    Op::Entry { table, offset } => {
                        let entry = self.domain.encoding(&values[0].1);
                        let scalar = self.whole.tables[table as usize].scalar(entry, offset);
                        constant(scalar.expect("an entry of the table"))
                    }
                    op => self.domain.operation(op, ty, &values),
                };
                self.within(&self.kernel.temps[temp.0 as usize], Operand::Temp(*temp));
            }
            Stmt::Declare { var, init } => {
                if let Some(init) = init {
                    self.vars[var.0 as usize] = self.read(*init);
                }
            }
            Stmt::Assign { var, value } => self.vars[var.0 as usize] = self.read(*value),
            Stmt::Fill { array, values } => {
                let values = values.iter().map(|&value| self.read(value)).collect();
                self.arrays[array.0 as usize] = values;
            }
            Stmt::Put { array, index, value } => {
                let position = self.word(*index) as usize;
                self.arrays[array.0 as usize][position] = self.read(*value);
            }
            Stmt::Write { row, index, value } => {
                let (row, position) = (self.row(*row as usize), self.word(*index) as usize);
                self.memory.rows[row][position] = self.read(*value);
            }
            Stmt::Count { counter, when, .. } => {
                if self.word(*when) != 0 {
                    self.counted(*counter);
                }
            }
            // `block` runs the arms.
            Stmt::If { .. } => {}
            Stmt::While { head, cond, body } => loop {
                self.burn()?;
                self.block(head)?;
                if self.word(*cond) == 0 {
                    break;
                }
                self.block(body)?;
            },
            Stmt::For { index, lo, hi, body } => self.for_loop(*index, *lo, *hi, body)?,
            Stmt::Call {
                function,
                args,
                results,
            } => {
                self.burn()?;
                for (temp, value) in results.iter().zip(self.call(*function, args)?) {
                    self.temps[temp.0 as usize] = value;
                }
            }
            Stmt::Check { ok, site, index, len } => {
                if self.word(*ok) == 0 {
                    let index = index.map_or(0, |i| self.word(i));
                    let len = len.map(|len| self.word(len));
                    return Err(Stop::Fault(
                        self.whole.sites[*site as usize].fault(index, |b| len.unwrap_or_else(|| self.len(b))),
                    ));
                }
            }
        }
        Ok(())
    }

    fn for_loop(&mut self, index: Var, lo: Operand, hi: Operand, body: &Block) -> Result<(), Stop> {
        let ty = self.kernel.type_of(lo);
        let (mut i, hi) = (to_i128(ty, self.word(lo)), to_i128(ty, self.word(hi)));
        while i < hi {
            self.burn()?;
            let bits = from_i128(ty, i);
            self.vars[index.0 as usize] = self.domain.constant(Constant { ty, bits });
            self.within(&self.kernel.vars[index.0 as usize], Operand::Var(index));
            self.block(body)?;
            i += 1;
        }
        Ok(())
    }
}
