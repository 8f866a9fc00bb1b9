//! Kernels from seeds.

mod control;
mod memory;
mod ops;
mod shapes;

use std::collections::HashSet;

pub(crate) use shapes::scalars;

use fpdsl_programs::inputs::value;
use fpdsl_programs::rng::Rng;
use fpdsl_runtime::ir::{
    Block, Constant, Kernel, Layout, Local, LocalArray, Op, Operand, Site, Stmt, Table, Temp, Var, limit,
};
use fpdsl_runtime::lift::ScalarType;

/// What generated kernels have.
#[derive(Clone, Debug)]
pub struct Options {
    /// The types; `bool`, `u32` and `usize` come with conditions, shifts and indices.
    pub types: Vec<ScalarType>,
    /// Which operations may occur. Comparisons and conversions always may: conditions and other types need them.
    pub allow: fn(Op) -> bool,
    /// About this many statements.
    pub statements: usize,
    /// How deep blocks nest.
    pub depth: usize,
    /// Branches and loops.
    pub control: bool,
    /// How many functions there are to call, at most.
    pub functions: usize,
    /// Arrays and tables at computed indices.
    pub indices: bool,
    /// Slices, at most.
    pub slices: usize,
    /// Arrays, structs and tuples among parameters and results.
    pub aggregates: bool,
    /// Grids with coordinates.
    pub grids: bool,
    /// Checks that fail for some elements.
    pub faults: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            types: ScalarType::ALL.to_vec(),
            allow: |_| true,
            statements: 40,
            depth: 3,
            control: true,
            functions: 3,
            indices: true,
            slices: 2,
            aggregates: true,
            grids: true,
            faults: true,
        }
    }
}

/// The kernel of a seed.
pub fn kernel(seed: u64, options: &Options) -> Kernel {
    let mut rng = Rng::new(seed);
    let mut whole = Whole::default();
    for _ in 0..rng.below(3) {
        whole.tables.push(memory::table(&mut rng, options));
    }
    for number in 0..rng.below(options.functions + 1) {
        let (inputs, outputs) = shapes::function(&mut rng, options);
        let statements = 1 + options.statements / 4;
        let mut function =
            Maker::new(&mut rng, options, &mut whole, inputs, statements, number).body(outputs);
        function.cold = rng.percent(50);
        function.name = "callee";
        whole.functions.push(function);
    }
    let (inputs, outputs) = shapes::kernel(&mut rng, options);
    let callable = whole.functions.len();
    let mut kernel = Maker::new(
        &mut rng,
        options,
        &mut whole,
        inputs,
        options.statements,
        callable,
    )
    .body(outputs);
    kernel.name = "generated";
    kernel.sites = whole.sites;
    kernel.tables = whole.tables;
    kernel.functions = whole.functions;
    kernel
}

/// What the bodies of a kernel share.
#[derive(Default)]
pub(crate) struct Whole {
    tables: Vec<Table>,
    sites: Vec<Site>,
    functions: Vec<Kernel>,
}

/// A body under construction.
pub(crate) struct Maker<'a> {
    rng: &'a mut Rng,
    options: &'a Options,
    whole: &'a mut Whole,
    inputs: Layout,
    temps: Vec<Local>,
    vars: Vec<Local>,
    arrays: Vec<LocalArray>,
    /// The values that may be read.
    visible: Vec<Operand>,
    /// The blocks under construction, innermost last.
    blocks: Vec<Block>,
    /// How many statements are left to make.
    left: usize,
    /// How often the innermost block runs at most.
    passes: u64,
    /// How many functions it may call.
    callable: usize,
    /// Where faults are.
    function: &'static str,
}

impl<'a> Maker<'a> {
    pub(crate) fn new(
        rng: &'a mut Rng,
        options: &'a Options,
        whole: &'a mut Whole,
        inputs: Layout,
        statements: usize,
        callable: usize,
    ) -> Self {
        let visible = (0..inputs.leaves.len() as u32).map(Operand::Param).collect();
        Maker {
            rng,
            options,
            whole,
            inputs,
            temps: Vec::new(),
            vars: Vec::new(),
            arrays: Vec::new(),
            visible,
            blocks: vec![Block::new()],
            left: statements,
            passes: 1,
            callable,
            function: ["generated", "first", "second", "third"][callable % 4],
        }
    }

    /// The body, as a kernel without a name.
    pub(crate) fn body(mut self, outputs: Layout) -> Kernel {
        self.statements(0);
        let mut unread = self.unread();
        let leaves = 0..outputs.leaves.len();
        let results = leaves
            .map(|leaf| self.result(outputs.leaf_type(leaf), &mut unread))
            .collect();
        let params = self.inputs.buffers.last().map_or(0, |last| last.param + 1);
        Kernel {
            name: "",
            source: "",
            cold: false,
            elementary: None,
            stochastic: None,
            params: vec!["p"; params],
            inputs: self.inputs,
            outputs,
            results,
            body: self.blocks.pop().unwrap_or_default(),
            sites: Vec::new(),
            tables: Vec::new(),
            functions: Vec::new(),
            temps: self.temps,
            vars: self.vars,
            arrays: self.arrays,
            origins: Vec::new(),
            rounded: Vec::new(),
        }
    }

    pub(crate) fn push(&mut self, stmt: Stmt) {
        self.blocks.last_mut().expect("a block is open").push(stmt);
    }

    /// Records an operation.
    pub(crate) fn compute(&mut self, ty: ScalarType, op: Op, args: Vec<Operand>) -> Operand {
        let limit = limit::of(ty, op, &args, |operand| self.limit(operand));
        let temp = self.temp(ty);
        self.temps[temp.0 as usize].limit = limit::told(ty, limit);
        self.push(Stmt::Let { temp, op, args });
        self.visible.push(Operand::Temp(temp));
        Operand::Temp(temp)
    }

    fn temp(&mut self, ty: ScalarType) -> Temp {
        self.temps.push(Local::of(ty));
        Temp(self.temps.len() as u32 - 1)
    }

    pub(crate) fn var(&mut self, ty: ScalarType) -> Var {
        self.vars.push(Local::of(ty));
        Var(self.vars.len() as u32 - 1)
    }

    /// What the recorder would know of an operand.
    pub(crate) fn limit(&self, operand: Operand) -> Option<u64> {
        match operand {
            Operand::Temp(Temp(t)) => limit::of_local(&self.temps[t as usize]),
            Operand::Var(Var(v)) => limit::of_local(&self.vars[v as usize]),
            Operand::Param(_) => limit::of_type(self.type_of(operand)),
            Operand::Const(constant) => limit::of_constant(constant),
        }
    }

    fn type_of(&self, operand: Operand) -> ScalarType {
        match operand {
            Operand::Temp(Temp(t)) => self.temps[t as usize].ty,
            Operand::Var(Var(v)) => self.vars[v as usize].ty,
            Operand::Param(p) => self.inputs.leaf_type(p as usize),
            Operand::Const(constant) => constant.ty,
        }
    }

    fn constant(&mut self, ty: ScalarType) -> Operand {
        let bits = value(self.rng, ty, 40);
        Operand::Const(Constant { ty, bits })
    }

    /// One of the options' types.
    fn ty(&mut self) -> ScalarType {
        *self.rng.pick(&self.options.types)
    }

    /// One of the options' types with a property, if there is one.
    fn ty_with(&mut self, is: impl Fn(ScalarType) -> bool) -> Option<ScalarType> {
        let types: Vec<ScalarType> = self.options.types.iter().copied().filter(|&ty| is(ty)).collect();
        (!types.is_empty()).then(|| *self.rng.pick(&types))
    }

    /// A value of a type, seldom a constant.
    fn operand(&mut self, ty: ScalarType) -> Operand {
        if self.rng.percent(10) {
            return self.constant(ty);
        }
        self.value(ty)
    }

    /// A value of a type that is no constant, made from another if there is none.
    fn value(&mut self, ty: ScalarType) -> Operand {
        match self.known(ty) {
            Some(operand) => operand,
            None => self.converted(ty),
        }
    }

    /// A value of a type that was computed late, so that much depends on what comes before.
    fn late(&mut self, ty: ScalarType) -> Operand {
        let newest = self
            .visible
            .iter()
            .rev()
            .filter(|&&v| self.type_of(v) == ty)
            .take(3)
            .copied();
        let newest: Vec<Operand> = newest.collect();
        if newest.is_empty() {
            return self.converted(ty);
        }
        *self.rng.pick(&newest)
    }

    /// A result: a value that nobody else reads if there is one, so that little is computed for nothing.
    fn result(&mut self, ty: ScalarType, unread: &mut Vec<Operand>) -> Operand {
        match unread.iter().rposition(|&v| self.type_of(v) == ty) {
            Some(newest) => unread.remove(newest),
            None => self.late(ty),
        }
    }

    /// The values that could be read at the end and that no statement reads.
    fn unread(&self) -> Vec<Operand> {
        let mut read = HashSet::new();
        self.blocks.iter().for_each(|block| read_by(block, &mut read));
        self.visible
            .iter()
            .copied()
            .filter(|v| !read.contains(v))
            .collect()
    }

    fn known(&mut self, ty: ScalarType) -> Option<Operand> {
        let known: Vec<Operand> = self
            .visible
            .iter()
            .copied()
            .filter(|&v| self.type_of(v) == ty)
            .collect();
        if known.is_empty() {
            return None;
        }
        // Half of the time one of the newest.
        let from = if self.rng.percent(50) {
            known.len().saturating_sub(4)
        } else {
            0
        };
        Some(*self.rng.pick(&known[from..]))
    }
}

/// All values that the statements of a block read.
fn read_by(block: &Block, read: &mut HashSet<Operand>) {
    for stmt in block {
        stmt.operands(|operand| {
            read.insert(operand);
        });
        stmt.blocks().for_each(|inner| read_by(inner, read));
    }
}
