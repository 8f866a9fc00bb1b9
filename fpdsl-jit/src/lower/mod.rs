//! Selects instructions: a body for groups of elements, under masks.

mod affine;
mod array;
mod beside;
mod bits;
mod builder;
mod call;
mod cast;
mod control;
mod count;
mod divide;
mod ends;
mod entry;
mod float;
mod integer;
mod known;
mod loops;
mod machine;
mod memory;
mod narrow;
mod operation;
mod place;
mod uniform;
mod value;

use rustc_hash::FxHashMap;

pub use builder::Builder;
use fpdsl_runtime::device::compiled::Step;
use fpdsl_runtime::ir::{Comparison, Constant, Kernel, Operand, Role, Stmt, Temp, Var};
use fpdsl_runtime::lift::ScalarType;
pub use machine::{Machine, Predicate, predicate};
use smallvec::SmallVec;

use crate::Target;
use crate::flat::{Flat, Note, both_directions};
use crate::shape::{Shape, Shapes};
use crate::spots::Spot;
use crate::vcode::{BlockId, Function, V};
use crate::{Form, pool::Pool};

/// A register for each vector of a group.
type Parts = SmallVec<[V; 4]>;

/// A value of the body.
#[derive(Clone, Debug)]
enum Val {
    Const(Constant),
    /// An integer or `bool` that all lanes share, in a general register: extended to 32 bits by its sign, and from there by zeros.
    Gpr(V),
    /// A float that all lanes share, in all lanes of a vector.
    Splat(V),
    /// An integer of 64 bits: this in the first lane, and so many more in each that follows.
    Affine(V, u64),
    /// A number: in lanes of 64 bits if it has as many, otherwise of 32: integers extended by their sign, f16 and bf16 as f32.
    Vec(Parts),
    /// A `bool`.
    Mask(Parts),
}

/// The lanes that execute.
#[derive(Clone, Debug)]
enum Active {
    All,
    Some(Parts),
}

/// A function in machine code before registers are allocated.
pub struct Lowered {
    pub function: Function,
    /// Bytes for arguments of calls.
    pub outgoing: i32,
    /// Bytes of arrays.
    pub locals: i32,
    /// Elements of a group.
    pub group: usize,
}

/// What the functions of a compilation share.
pub struct Common<'k> {
    pub whole: &'k Kernel,
    pub target: Target,
    /// Chooses its instructions.
    pub machine: &'static dyn Machine,
    pub form: &'k Form,
    /// Where the kernel's buffers lie.
    pub inputs: Vec<Option<Spot>>,
    pub outputs: Vec<Option<Spot>>,
    /// The kernel goes from row to row of a grid.
    pub rows: bool,
    /// It combines running values with the rows below.
    pub columns: bool,
    /// Instructions of a function beyond which it is refused.
    pub most: usize,
    pub wide: bool,
}

/// What they add to.
#[derive(Default)]
pub struct Gathered {
    pub pool: Pool,
    pub library: Vec<crate::library::Task>,
    /// The cold functions that are called, by their position in the kernel, in the order of their numbers from 1.
    pub called: Vec<u32>,
    /// The statements of the source, in the order in which they were lowered.
    pub notes: Vec<Note>,
}

/// An argument or result: its address, the length of a slice, and the bytes from one element to the next.
#[derive(Clone, Copy, Debug)]
struct Memory {
    address: V,
    len: Option<V>,
    step: V,
}

pub struct Lower<'k, 'p> {
    common: &'k Common<'k>,
    kernel: &'k Kernel,
    flat: &'k Flat,
    shapes: Shapes,
    m: &'static dyn Machine,
    b: Builder<'p>,
    called: &'p mut Vec<u32>,
    /// Statements of the source in functions before this one.
    notes: u32,
    params: Vec<Val>,
    temps: Vec<Option<Val>>,
    vars: Vec<Option<Val>>,
    active: Active,
    /// Comparisons of a counting index with a bound: first lane, the integers from that to the last lane, bound.
    below: FxHashMap<V, (V, u64, V)>,
    /// Comparisons of floats of a type, by their results.
    compared: FxHashMap<V, (Comparison, ScalarType, [V; 2])>,
    /// What is known of masks, by their first vectors.
    ends: FxHashMap<V, ends::Ends>,
    /// Where each array lies among those of the frame.
    arrays: Vec<i32>,
    /// Bytes of arrays.
    locals: usize,
    inputs: Vec<Memory>,
    fault: Option<BlockId>,
}

fn is_float(ty: ScalarType) -> bool {
    ty.is_float()
}

fn is_signed(ty: ScalarType) -> bool {
    matches!(ty.kind(), fpdsl_runtime::ir::Kind::Signed(_))
}

fn is_bool(ty: ScalarType) -> bool {
    ty == ScalarType::Bool
}

/// Bits of a type.
fn bits_of(ty: ScalarType) -> u32 {
    8 * ty.bytes() as u32
}

/// Bytes of a lane that holds the type.
fn size(ty: ScalarType) -> usize {
    if ty.bytes() == 8 { 8 } else { 4 }
}

/// The shapes of a kernel's parameters, or of those of a function that it calls.
fn parameter_shapes(kernel: &Kernel, common: &Common<'_>, cold: bool) -> Vec<Shape> {
    let leaves = kernel.inputs.leaves.iter();
    leaves
        .map(|leaf| match kernel.inputs.buffers[leaf.buffer].role {
            _ if cold => Shape::Varying,
            Role::Coordinate { axis: 0, .. } | Role::Number => Shape::Affine(1),
            Role::Coordinate { .. } => Shape::Uniform,
            Role::Values | Role::Slice | Role::Row | Role::Counters => match &common.inputs[leaf.buffer] {
                Some(spot) if spot.step == Step::Shared => Shape::Uniform,
                _ => Shape::Varying,
            },
        })
        .collect()
}

/// Which values of a body vary; `kernel` is the kernel or, if `cold`, one of its functions.
pub fn shapes(flat: &Flat, kernel: &Kernel, common: &Common<'_>, cold: bool) -> Shapes {
    let params = parameter_shapes(kernel, common, cold);
    Shapes::of(flat, kernel, params)
}

impl<'k, 'p> Lower<'k, 'p> {
    /// A body to be lowered; `kernel` is the kernel or, if `cold`, one of its functions.
    pub fn new(
        common: &'k Common<'k>,
        gathered: &'p mut Gathered,
        kernel: &'k Kernel,
        flat: &'k Flat,
        cold: bool,
    ) -> Self {
        let notes = gathered.notes.len() as u32;
        gathered.notes.extend(&flat.notes);
        let mut b = Builder::new(
            common.target,
            common.wide,
            &mut gathered.pool,
            &mut gathered.library,
        );
        b.hoists = !cold;
        b.flips = common.target.has_mode_register() && both_directions(&flat.body);
        let mut lower = Lower {
            common,
            kernel,
            flat,
            shapes: shapes(flat, kernel, common, cold),
            m: common.machine,
            b,
            called: &mut gathered.called,
            notes,
            params: Vec::new(),
            temps: vec![None; flat.temps.len()],
            vars: vec![None; flat.vars.len()],
            active: Active::All,
            below: FxHashMap::default(),
            compared: FxHashMap::default(),
            ends: FxHashMap::default(),
            arrays: Vec::new(),
            locals: 0,
            inputs: Vec::new(),
            fault: None,
        };
        lower.place_arrays();
        lower
    }

    /// Vectors of a group.
    fn parts(&self) -> usize {
        self.common.form.vectors
    }

    /// Elements of a group.
    fn group(&self) -> usize {
        self.parts() * self.b.lanes()
    }

    /// The integers from the first lane of a counting index to its last.
    fn span(&self, step: u64) -> u64 {
        (self.group() as u64 - 1) * step + 1
    }

    fn done(self) -> Lowered {
        Lowered {
            group: self.group(),
            outgoing: self.b.outgoing,
            locals: self.locals as i32,
            function: self.b.f,
        }
    }

    fn type_of(&self, operand: Operand) -> ScalarType {
        match operand {
            Operand::Temp(Temp(t)) => self.flat.temps[t as usize].ty,
            Operand::Var(Var(v)) => self.flat.vars[v as usize].ty,
            Operand::Param(p) => self.kernel.inputs.leaf_type(p as usize),
            Operand::Const(c) => c.ty,
        }
    }

    fn value(&self, operand: Operand) -> Val {
        match operand {
            Operand::Const(c) => Val::Const(c),
            Operand::Param(p) => self.params[p as usize].clone(),
            // One that no statement has reached is zero.
            Operand::Temp(Temp(t)) => self.temps[t as usize].clone().unwrap_or(self.zero(operand)),
            Operand::Var(Var(v)) => self.vars[v as usize].clone().unwrap_or(self.zero(operand)),
        }
    }

    fn zero(&self, operand: Operand) -> Val {
        Val::Const(Constant {
            ty: self.type_of(operand),
            bits: 0,
        })
    }

    fn stmts(&mut self, block: &[Stmt]) {
        for stmt in block {
            if self.b.count > self.common.most {
                // It is refused.
                return;
            }
            match stmt {
                Stmt::Note { .. } => {}
                Stmt::Let { temp, op, args } => {
                    let ty = self.flat.temps[temp.0 as usize].ty;
                    let origin = self.flat.origins[temp.0 as usize];
                    self.b.note = if origin > 0 { self.notes + origin } else { 0 };
                    let val = self.operation(*op, ty, args);
                    self.temps[temp.0 as usize] = Some(val);
                }
                // What another pass of an unrolled loop left there is a value of blocks that need not come before this one.
                Stmt::Declare { var, init } => {
                    self.vars[var.0 as usize] = init.map(|init| self.value(init));
                }
                Stmt::Assign { var, value } => self.vars[var.0 as usize] = Some(self.value(*value)),
                Stmt::Fill { array, values } => self.fill(*array, values),
                Stmt::Put { array, index, value } => self.put_element(*array, *index, *value),
                Stmt::Write { row, index, value } => self.write_row(*row, *index, *value),
                Stmt::Count {
                    counters,
                    counter,
                    when,
                } => self.count(*counters, *counter, *when),
                Stmt::If {
                    cond,
                    then,
                    otherwise,
                } => self.if_else(*cond, then, otherwise),
                Stmt::While { head, cond, body } => self.while_loop(head, *cond, body),
                Stmt::For { index, lo, hi, body } => self.for_loop(*index, *lo, *hi, body),
                Stmt::Call {
                    function,
                    args,
                    results,
                } => self.call(*function, args, results),
                Stmt::Check { ok, .. } => self.check(*ok),
            }
        }
    }
}
