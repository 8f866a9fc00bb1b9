//! The invariants of recorded bodies.
//!
//! - A temporary is computed at one place, before it is read, in the block of the reader or one around it.
//! - A variable is declared once, and assigned only at the ends of the arms or of the loop that stand behind its declaration, in
//!   the same block. Values of assignments are what they are before the first of them. Nobody assigns a loop's index.
//! - A variable without a first value is assigned in both arms of the `if` behind its declaration.
//! - Operands have the types of their operations; encodings have no bits above their type.
//! - A function calls those before it only. It has no slices, and the kernel's sites and tables.
//!
//! [`guarded`] adds that a check or a range shows that no division is by zero and no index is out of bounds. The tracer leaves out what
//! the macro has proved, so only generated bodies have that.

mod guards;
mod types;

use std::fmt;

use fpdsl_runtime::ir::{Array, Block, Constant, Kernel, LocalArray, Operand, Role, Stmt, Temp, Var};
use fpdsl_runtime::lift::ScalarType;

pub use guards::guarded;
pub use types::bits_of;

/// What is wrong with a body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invalid(pub String);

impl fmt::Display for Invalid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

type Checked = Result<(), Invalid>;

fn require(holds: bool, text: impl FnOnce() -> String) -> Checked {
    if holds { Ok(()) } else { Err(Invalid(text())) }
}

/// Checks a kernel and its functions.
///
/// # Errors
///
/// The first invariant that does not hold, and where.
pub fn check(kernel: &Kernel) -> Checked {
    for (number, function) in kernel.functions.iter().enumerate() {
        require(
            function.functions.is_empty() && function.tables.is_empty() && function.sites.is_empty(),
            || format!("function {number} has functions, tables or sites of its own"),
        )?;
        let plain = function
            .inputs
            .buffers
            .iter()
            .all(|buffer| buffer.role == Role::Values);
        require(plain, || format!("function {number} has slices or coordinates"))?;
        Body::new(kernel, function, number).check()?;
    }
    for table in &kernel.tables {
        let whole =
            table.count > 0 && !table.values.is_empty() && table.values.len().is_multiple_of(table.count);
        require(whole, || {
            format!("table `{}` ends in a part of an entry", table.name)
        })?;
        for &bits in &table.values {
            constant(Constant { ty: table.ty, bits })?;
        }
    }
    Body::new(kernel, kernel, kernel.functions.len()).check()
}

fn constant(constant: Constant) -> Checked {
    let width = if constant.ty == ScalarType::Bool {
        1
    } else {
        8 * constant.ty.bytes() as u32
    };
    let above = constant.bits.checked_shr(width).unwrap_or(0);
    require(above == 0, || format!("{constant:?} has bits above its type"))
}

/// How a variable stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    /// It may be read.
    Set,
    /// The `if` behind it sets it.
    Open,
}

/// One body on the way through it.
struct Body<'a> {
    whole: &'a Kernel,
    kernel: &'a Kernel,
    /// How many functions it may call.
    callable: usize,
    temps: Vec<bool>,
    /// Which temporaries and variables were ever made.
    made: Vec<bool>,
    declared: Vec<bool>,
    vars: Vec<Option<State>>,
    /// The temporaries and variables of open blocks, in order, to be forgotten with their block.
    scope: Vec<Operand>,
}

impl<'a> Body<'a> {
    fn new(whole: &'a Kernel, kernel: &'a Kernel, callable: usize) -> Self {
        Body {
            whole,
            kernel,
            callable,
            temps: vec![false; kernel.temps.len()],
            made: vec![false; kernel.temps.len()],
            declared: vec![false; kernel.vars.len()],
            vars: vec![None; kernel.vars.len()],
            scope: Vec::new(),
        }
    }

    fn check(mut self) -> Checked {
        let kernel = self.kernel;
        let place = |Invalid(text)| Invalid(format!("`{}`: {text}", kernel.name));
        self.layout().map_err(place)?;
        self.block(&kernel.body, &[]).map_err(place)?;
        let results = kernel
            .results
            .iter()
            .try_for_each(|&result| self.read(result).map(drop));
        results.map_err(place)
    }

    fn layout(&self) -> Checked {
        for layout in [&self.kernel.inputs, &self.kernel.outputs] {
            for leaf in &layout.leaves {
                let buffer = layout.buffers.get(leaf.buffer);
                let inside = buffer.is_some_and(|b| leaf.offset < b.count && b.role != Role::Slice);
                require(inside, || format!("{leaf:?} is in no buffer"))?;
            }
        }
        let outputs = &self.kernel.outputs;
        require(outputs.leaves.len() == self.kernel.results.len(), || {
            "a result for each leaf".to_owned()
        })?;
        for (leaf, &result) in self.kernel.results.iter().enumerate() {
            self.in_range(result)?;
            let (ty, is) = (outputs.leaf_type(leaf), self.kernel.type_of(result));
            require(ty == is, || format!("result {leaf} is {is:?} and not {ty:?}"))?;
        }
        Ok(())
    }

    fn in_range(&self, operand: Operand) -> Checked {
        let exists = match operand {
            Operand::Temp(Temp(t)) => (t as usize) < self.kernel.temps.len(),
            Operand::Var(Var(v)) => (v as usize) < self.kernel.vars.len(),
            Operand::Param(p) => (p as usize) < self.kernel.inputs.leaves.len(),
            Operand::Const(bits) => return constant(bits),
        };
        require(exists, || format!("{operand:?} does not exist"))
    }

    /// An operand that is read here, and its type.
    fn read(&self, operand: Operand) -> Result<ScalarType, Invalid> {
        self.in_range(operand)?;
        let readable = match operand {
            Operand::Temp(Temp(t)) => self.temps[t as usize],
            Operand::Var(Var(v)) => self.vars[v as usize] == Some(State::Set),
            Operand::Param(_) | Operand::Const(_) => true,
        };
        require(readable, || format!("{operand:?} is read where it has no value"))?;
        Ok(self.kernel.type_of(operand))
    }

    fn read_as(&self, operand: Operand, ty: ScalarType) -> Checked {
        let is = self.read(operand)?;
        require(is == ty, || format!("{operand:?} is {is:?} and not {ty:?}"))
    }

    fn define(&mut self, temp: Temp) -> Checked {
        let t = temp.0 as usize;
        require(t < self.made.len() && !self.made[t], || {
            format!("{temp:?} is computed twice, or not a temporary")
        })?;
        (self.made[t], self.temps[t]) = (true, true);
        self.scope.push(Operand::Temp(temp));
        Ok(())
    }

    fn declare(&mut self, var: Var, state: State) -> Checked {
        let v = var.0 as usize;
        let new = v < self.declared.len() && !self.declared[v];
        require(new, || format!("{var:?} is declared twice, or not a variable"))?;
        (self.declared[v], self.vars[v]) = (true, Some(state));
        self.scope.push(Operand::Var(var));
        Ok(())
    }

    fn forget(&mut self, scope: usize) {
        for operand in self.scope.drain(scope..) {
            match operand {
                Operand::Temp(Temp(t)) => self.temps[t as usize] = false,
                Operand::Var(Var(v)) => self.vars[v as usize] = None,
                Operand::Param(_) | Operand::Const(_) => {}
            }
        }
    }

    /// A block; `assignable` are the variables that it may assign.
    fn block(&mut self, block: &Block, assignable: &[Var]) -> Checked {
        let mut group: Vec<Var> = Vec::new();
        let mut assigned: Vec<Var> = Vec::new();
        for stmt in block {
            if let Stmt::Assign { var, value } = stmt {
                require(assignable.contains(var), || {
                    format!("{var:?} is assigned outside of what follows its declaration")
                })?;
                let late = matches!(value, Operand::Var(value) if assigned.contains(value));
                require(!late, || {
                    format!("{value:?} is read after its assignment in the same group")
                })?;
                self.read_as(*value, self.kernel.type_of(Operand::Var(*var)))?;
                assigned.push(*var);
                continue;
            }
            require(assigned.is_empty(), || {
                format!("{stmt:?} stands behind an assignment")
            })?;
            match stmt {
                Stmt::Declare { var, init } => {
                    if let Some(init) = init {
                        self.in_range(Operand::Var(*var))?;
                        self.read_as(*init, self.kernel.type_of(Operand::Var(*var)))?;
                    }
                    self.declare(*var, if init.is_some() { State::Set } else { State::Open })?;
                    group.push(*var);
                }
                stmt => {
                    let open = group.iter().any(|v| self.vars[v.0 as usize] == Some(State::Open));
                    require(!open || matches!(stmt, Stmt::If { .. }), || {
                        format!("{group:?} are not set by an `if`")
                    })?;
                    self.stmt(stmt, &group)?;
                    if !matches!(stmt, Stmt::Note { .. }) {
                        group.clear();
                    }
                }
            }
        }
        require(
            !group.iter().any(|v| self.vars[v.0 as usize] == Some(State::Open)),
            || format!("{group:?} are not set at the end of their block"),
        )
    }

    fn inner(&mut self, block: &Block, assignable: &[Var]) -> Checked {
        let scope = self.scope.len();
        self.block(block, assignable)?;
        self.forget(scope);
        Ok(())
    }

    fn stmt(&mut self, stmt: &Stmt, group: &[Var]) -> Checked {
        match stmt {
            Stmt::Note { .. } | Stmt::Declare { .. } | Stmt::Assign { .. } => Ok(()),
            Stmt::Let { temp, op, args } => {
                let types: Vec<ScalarType> =
                    args.iter().map(|&arg| self.read(arg)).collect::<Result<_, _>>()?;
                self.define(*temp)?;
                let ty = self.kernel.temps[temp.0 as usize].ty;
                types::operation(self.whole, self.kernel, *op, ty, &types)
                    .map_err(|Invalid(text)| Invalid(format!("{temp:?} = {op:?} {types:?}: {ty:?}: {text}")))
            }
            Stmt::Fill { array, values } => {
                let array = self.array(*array)?;
                require(values.len() == array.len, || {
                    "an array is filled in part".to_owned()
                })?;
                values.iter().try_for_each(|&value| self.read_as(value, array.ty))
            }
            Stmt::Put { array, index, value } => {
                let array = self.array(*array)?;
                self.read_as(*index, ScalarType::Usize)?;
                self.read_as(*value, array.ty)
            }
            Stmt::Write { row, index, value } => {
                let row = self.kernel.inputs.buffers.get(*row as usize);
                let row = row.filter(|buffer| buffer.role == Role::Row);
                require(row.is_some(), || "a row is one".to_owned())?;
                self.read_as(*index, ScalarType::Usize)?;
                row.map_or(Ok(()), |row| self.read_as(*value, row.ty))
            }
            Stmt::Count {
                counters,
                counter,
                when,
            } => {
                let buffer = self.kernel.inputs.buffers.get(*counters as usize);
                let buffer = buffer.filter(|buffer| buffer.role == Role::Counters);
                require(
                    buffer.is_some_and(|buffer| (*counter as usize) < buffer.count),
                    || "a counter is one of the counters".to_owned(),
                )?;
                self.read_as(*when, ScalarType::Bool)
            }
            Stmt::If {
                cond,
                then,
                otherwise,
            } => {
                self.read_as(*cond, ScalarType::Bool)?;
                let open: Vec<Var> = group
                    .iter()
                    .copied()
                    .filter(|v| self.vars[v.0 as usize] == Some(State::Open))
                    .collect();
                for arm in [then, otherwise] {
                    for var in &open {
                        let sets = arm
                            .iter()
                            .any(|s| matches!(s, Stmt::Assign { var: set, .. } if set == var));
                        require(sets, || format!("an arm does not set {var:?}"))?;
                    }
                    self.inner(arm, group)?;
                }
                open.iter()
                    .for_each(|v| self.vars[v.0 as usize] = Some(State::Set));
                Ok(())
            }
            Stmt::While { head, cond, body } => {
                let scope = self.scope.len();
                self.block(head, &[])?;
                self.read_as(*cond, ScalarType::Bool)?;
                self.inner(body, group)?;
                self.forget(scope);
                Ok(())
            }
            Stmt::For { index, lo, hi, body } => {
                self.in_range(Operand::Var(*index))?;
                let ty = self.kernel.type_of(Operand::Var(*index));
                require(ty != ScalarType::Bool && !ty.is_float(), || {
                    format!("{index:?} is no integer")
                })?;
                self.read_as(*lo, ty)?;
                self.read_as(*hi, ty)?;
                let scope = self.scope.len();
                self.declare(*index, State::Set)?;
                self.block(body, group)?;
                self.forget(scope);
                Ok(())
            }
            Stmt::Call {
                function,
                args,
                results,
            } => self.call(*function, args, results),
            Stmt::Check { ok, site, index, len } => {
                self.read_as(*ok, ScalarType::Bool)?;
                require((*site as usize) < self.whole.sites.len(), || {
                    format!("there is no site {site}")
                })?;
                index
                    .iter()
                    .chain(len)
                    .try_for_each(|&operand| self.read_as(operand, ScalarType::Usize))
            }
        }
    }

    fn array(&self, array: Array) -> Result<LocalArray, Invalid> {
        let known = self.kernel.arrays.get(array.0 as usize).copied();
        known.ok_or_else(|| Invalid(format!("there is no {array:?}")))
    }

    fn call(&mut self, function: u32, args: &[Operand], results: &[Temp]) -> Checked {
        require((function as usize) < self.callable, || {
            format!("function {function} is not before its caller")
        })?;
        let callee = &self.whole.functions[function as usize];
        let counts = (args.len(), results.len()) == (callee.inputs.leaves.len(), callee.results.len());
        require(counts, || {
            format!("`{}` has other arguments or results", callee.name)
        })?;
        for (leaf, &arg) in args.iter().enumerate() {
            self.read_as(arg, callee.inputs.leaf_type(leaf))?;
        }
        for (&temp, &result) in results.iter().zip(&callee.results) {
            self.define(temp)?;
            let (ty, is) = (callee.type_of(result), self.kernel.temps[temp.0 as usize].ty);
            require(ty == is, || format!("{temp:?} is {is:?}, the result is {ty:?}"))?;
        }
        Ok(())
    }
}
