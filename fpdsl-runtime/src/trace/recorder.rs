//! The recorder: it keeps the recorded statements.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::call::Called;
use super::draws::Draws;
use super::repeat::Loop;
use super::rows::Rows;
use crate::backend::Written;
use crate::ir::{
    Array, Block, Constant, Local, LocalArray, Name, Op, Operand, Origin, RoundedLiteral, Site, SiteKind,
    Stmt, Temp, Var, folded, limit,
};
use crate::lift::ScalarType;

/// How deep calls may nest; only recursion nests deeper.
const MAX_CALL_DEPTH: usize = 256;

/// A call: its function and the call around it. The first entry stands for the outermost caller.
#[derive(Clone, Copy)]
struct Frame {
    function: &'static str,
    depth: usize,
    written: Option<&'static Written>,
    /// Where the call stands.
    at: Option<u32>,
}

/// Places in the source, each with a number.
#[derive(Default)]
struct Origins {
    all: Vec<Origin>,
    numbers: HashMap<Origin, u32>,
}

impl Origins {
    fn number(&mut self, origin: Origin) -> u32 {
        *self.numbers.entry(origin).or_insert_with(|| {
            self.all.push(origin);
            self.all.len() as u32 - 1
        })
    }
}

/// Everything recorded so far.
#[derive(Default)]
struct Record {
    temps: Vec<Local>,
    /// The constant that a temporary is known to be a copy of.
    constants: Vec<Option<Constant>>,
    vars: Vec<Local>,
    arrays: Vec<LocalArray>,
    sites: Vec<Site>,
    frames: Vec<Frame>,
    /// The blocks under construction, innermost last.
    blocks: Vec<Block>,
    /// The loops under construction, innermost last.
    loops: Vec<Loop>,
    /// Types and names of the parameters' scalars.
    params: Vec<Local>,
    /// How many indices were values of the body rather than constants.
    dynamic_indices: usize,
    rows: Rows,
    /// The indices that have been found to be in bounds, where the recording is.
    checked: Vec<Checked>,
    /// How many those were where each open block began.
    checked_around: Vec<usize>,
    /// How many copies of the statement being recorded the unrolled loops around it make.
    copies: u64,
    /// The temporaries that stand for draws, each with the number of its seed.
    draws: Vec<(Temp, u32)>,
    /// Where the draws of a seed come from.
    drawn: BTreeMap<u32, Draws>,
    /// Seeds so far.
    seeds: u32,
}

/// An index that is in bounds.
struct Checked {
    index: Operand,
    kind: SiteKind,
    /// How many assignments had been recorded: a variable changes with them.
    assignments: usize,
}

/// The state of a recording, to which it can be taken back.
#[derive(Clone, Copy, Debug, Default)]
pub struct Mark {
    temps: usize,
    vars: usize,
    arrays: usize,
    sites: usize,
    frames: usize,
    pub(super) dynamic_indices: usize,
}

impl Record {
    /// An empty body.
    fn new() -> Self {
        Record {
            blocks: vec![Block::new()],
            frames: vec![Frame {
                function: "",
                depth: 0,
                written: None,
                at: None,
            }],
            copies: 1,
            ..Record::default()
        }
    }
}

/// The statements of a body, and what they number.
pub(super) struct Finished {
    pub(super) body: Block,
    pub(super) sites: Vec<Site>,
    pub(super) temps: Vec<Local>,
    pub(super) vars: Vec<Local>,
    pub(super) arrays: Vec<LocalArray>,
    pub(super) params: Vec<Local>,
    /// Of each seed the temporaries that stand for draws, and where those come from.
    pub(super) draws: Vec<(BTreeSet<Temp>, Draws)>,
}

impl From<Record> for Finished {
    fn from(mut record: Record) -> Self {
        let draws = record.drawn.iter().map(|(seed, draws)| {
            let all = record.draws.iter().filter(|(_, of)| of == seed);
            (all.map(|&(temp, _)| temp).collect(), *draws)
        });
        let draws = draws.collect();
        Finished {
            body: record.blocks.pop().unwrap_or_default(),
            sites: record.sites,
            temps: record.temps,
            vars: record.vars,
            arrays: record.arrays,
            params: record.params,
            draws,
        }
    }
}

/// Collects the statements of one body, and those of the functions that it calls.
#[derive(Default)]
pub struct Recorder {
    record: RefCell<Record>,
    origins: RefCell<Origins>,
    rounded: RefCell<Vec<RoundedLiteral>>,
    pub(super) called: Called,
}

impl Recorder {
    /// An empty body.
    pub(super) fn new() -> Self {
        Recorder {
            record: RefCell::new(Record::new()),
            origins: RefCell::default(),
            rounded: RefCell::default(),
            called: Called::default(),
        }
    }

    /// Runs `record_body` for a body of its own.
    pub(super) fn apart<T>(&self, record_body: impl FnOnce() -> T) -> (T, Finished) {
        let around = self.record.replace(Record::new());
        let value = record_body();
        (value, self.record.replace(around).into())
    }

    /// Records a call from frame `caller`; gives the callee's frame.
    ///
    /// # Panics
    ///
    /// If calls nest deeper than [`MAX_CALL_DEPTH`]: the function calls itself.
    pub(super) fn call(&self, caller: usize, function: &'static str, at: Option<u32>) -> usize {
        let mut record = self.record.borrow_mut();
        let depth = record.frames[caller].depth + 1;
        assert!(
            depth <= MAX_CALL_DEPTH,
            "calls nest more than {MAX_CALL_DEPTH} deep in `{function}`: `#[fp]` functions cannot call themselves, \
             directly or through others; write a loop"
        );
        record.frames.push(Frame {
            function,
            depth,
            written: None,
            at,
        });
        record.frames.len() - 1
    }

    /// Says where the function of a frame is written.
    pub(super) fn written(&self, frame: usize, written: &'static Written) {
        self.record.borrow_mut().frames[frame].written = Some(written);
    }

    /// The number of a place in the function of a frame, the same for equal ones, if anybody knows where that is written.
    pub(super) fn origin(&self, frame: usize, line: u32, column: u32) -> Option<u32> {
        let frame = self.record.borrow().frames[frame];
        let origin = Origin {
            function: frame.function,
            written: frame.written?,
            line,
            column,
            caller: frame.at,
        };
        Some(self.origins.borrow_mut().number(origin))
    }

    /// Notes a literal, by its encodings in all modes and that of the body, and as a sum of two numbers of binary64.
    pub(super) fn literal(&self, constant: Constant, encodings: [u64; 4], exact: [u64; 2]) {
        let [_, _, up, down] = encodings;
        let literal = RoundedLiteral {
            constant,
            bounds: [down, up],
            exact,
        };
        let mut rounded = self.rounded.borrow_mut();
        if down != up && !rounded.contains(&literal) {
            rounded.push(literal);
        }
    }

    /// The number of a fault site, the same for equal sites.
    pub(super) fn site(&self, frame: usize, kind: SiteKind) -> u32 {
        let mut record = self.record.borrow_mut();
        let site = Site {
            function: record.frames[frame].function,
            kind,
        };
        let known = record.sites.iter().position(|&s| s == site);
        let index = known.unwrap_or_else(|| {
            record.sites.push(site);
            record.sites.len() - 1
        });
        index as u32
    }

    /// A new parameter scalar.
    pub(super) fn param(&self, ty: ScalarType, name: Option<Name>) -> Operand {
        let mut record = self.record.borrow_mut();
        record.params.push(Local {
            name,
            ..Local::of(ty)
        });
        Operand::Param(record.params.len() as u32 - 1)
    }

    /// Appends a statement to the innermost block.
    pub(super) fn push(&self, stmt: Stmt) {
        let mut record = self.record.borrow_mut();
        if let Stmt::Assign { .. } = stmt {
            record.rows.pass_assignment();
        }
        let block = record.blocks.last_mut();
        block.expect("a recorder always has an open block").push(stmt);
    }

    /// Asks, or tells, what is known of rows.
    pub(super) fn rows<T>(&self, ask: impl FnOnce(&mut Rows) -> T) -> T {
        ask(&mut self.record.borrow_mut().rows)
    }

    /// Records an operation. One on integer or boolean constants is done at once, so that an index that depends on
    /// constants alone is a constant; floats are never computed here.
    pub(super) fn compute(&self, ty: ScalarType, op: Op, args: Vec<Operand>) -> Operand {
        self.compute_at(None, ty, op, args)
    }

    /// The same of an operation that stands in the source.
    pub(super) fn compute_at(&self, at: Option<u32>, ty: ScalarType, op: Op, args: Vec<Operand>) -> Operand {
        let constants: Option<Vec<Constant>> = args.iter().map(|&arg| self.constant(arg)).collect();
        let result = constants.as_deref().and_then(|c| folded(op, ty, c));
        if let (Some(constant), true) = (result, op != Op::Copy) {
            return Operand::Const(constant);
        }
        let limit = limit::of(ty, op, &args, |operand| self.limit(operand));
        let temp = self.new_temp(at, ty, result, limit);
        self.push(Stmt::Let { temp, op, args });
        Operand::Temp(temp)
    }

    /// A new temporary; the caller records where it is computed.
    pub(super) fn new_temp(
        &self,
        at: Option<u32>,
        ty: ScalarType,
        constant: Option<Constant>,
        limit: Option<u64>,
    ) -> Temp {
        let mut record = self.record.borrow_mut();
        record.temps.push(Local {
            limit: limit::told(ty, limit),
            origin: at,
            ..Local::of(ty)
        });
        record.constants.push(constant);
        Temp(record.temps.len() as u32 - 1)
    }

    /// The number of a new seed, whose draws are counted from 0.
    pub(super) fn new_seed(&self) -> u32 {
        let mut record = self.record.borrow_mut();
        record.seeds += 1;
        record.seeds
    }

    /// A temporary that stands for the next draw: see [`number_draws`](super::draws::number_draws).
    pub(super) fn next_draw(&self, seed: u32, draws: Draws) -> Operand {
        let temp = self.new_temp(None, ScalarType::U32, None, None);
        let nothing = Operand::Const(Constant {
            ty: ScalarType::U32,
            bits: 0,
        });
        self.push(Stmt::Let {
            temp,
            op: Op::Copy,
            args: vec![nothing],
        });
        let mut record = self.record.borrow_mut();
        record.draws.push((temp, seed));
        record.drawn.insert(seed, draws);
        Operand::Temp(temp)
    }

    /// Notes that the operation of a temporary is in the mode of the function that is recorded.
    pub(super) fn is_in_own_mode(&self, temp: Temp) {
        self.record.borrow_mut().temps[temp.0 as usize].own_mode = true;
    }

    /// The largest number that an operand is known to be at most if it is an integer that is not negative.
    pub(super) fn limit(&self, operand: Operand) -> Option<u64> {
        let record = self.record.borrow();
        match operand {
            Operand::Const(constant) => limit::of_constant(constant),
            Operand::Temp(Temp(t)) => limit::of_local(&record.temps[t as usize]),
            Operand::Var(Var(v)) => limit::of_local(&record.vars[v as usize]),
            Operand::Param(p) => limit::of_local(&record.params[p as usize]),
        }
    }

    /// The integer or boolean that `operand` is known to be.
    pub(super) fn constant(&self, operand: Operand) -> Option<Constant> {
        match operand {
            Operand::Const(constant) => Some(constant),
            Operand::Temp(Temp(t)) => self.record.borrow().constants[t as usize],
            Operand::Var(_) | Operand::Param(_) => None,
        }
    }

    /// The type of a variable.
    pub(super) fn type_of(&self, var: Var) -> ScalarType {
        self.record.borrow().vars[var.0 as usize].ty
    }

    /// A new variable; the caller records where it is declared.
    pub(super) fn new_var(&self, ty: ScalarType, name: Option<Name>) -> Var {
        let mut record = self.record.borrow_mut();
        record.vars.push(Local {
            name,
            ..Local::of(ty)
        });
        Var(record.vars.len() as u32 - 1)
    }

    /// The variable of a loop from `lo` to before `hi`.
    pub(super) fn new_index(&self, ty: ScalarType, lo: Operand, hi: Operand) -> Var {
        let limit = limit::of_index(self.limit(lo), self.limit(hi));
        let var = self.new_var(ty, None);
        self.record.borrow_mut().vars[var.0 as usize].limit = limit::told(ty, limit);
        var
    }

    /// A new array in memory with its first values.
    pub(super) fn array(&self, ty: ScalarType, values: Vec<Operand>) -> Array {
        let name = self.common_name(&values);
        let mut record = self.record.borrow_mut();
        record.arrays.push(LocalArray {
            ty,
            len: values.len(),
            name,
        });
        record.rows.fill(values.clone());
        let array = Array(record.arrays.len() as u32 - 1);
        drop(record);
        self.push(Stmt::Fill { array, values });
        array
    }

    /// The name of the user's array whose scalars these are, if they are one's.
    fn common_name(&self, scalars: &[Operand]) -> Option<Name> {
        let whole = |&scalar| self.name(scalar).map(|name| Name { leaf: None, ..name });
        let first = whole(scalars.first()?)?;
        scalars
            .iter()
            .all(|scalar| whole(scalar) == Some(first))
            .then_some(first)
    }

    /// A new variable with a first value, and the name of that.
    pub(super) fn declare(&self, ty: ScalarType, init: Operand) -> Var {
        let var = self.new_var(ty, self.name(init));
        self.push(Stmt::Declare {
            var,
            init: Some(init),
        });
        var
    }

    /// Begins a new innermost block.
    pub(super) fn open(&self) {
        let mut record = self.record.borrow_mut();
        let checked = record.checked.len();
        record.checked_around.push(checked);
        record.blocks.push(Block::new());
    }

    /// Ends the innermost block.
    pub(super) fn close(&self) -> Block {
        let mut record = self.record.borrow_mut();
        if let Some(around) = record.checked_around.pop() {
            record.checked.truncate(around);
        }
        let block = record.blocks.pop();
        block.expect("a recorder always has an open block")
    }

    /// Returns true if `index` has been found to be in bounds wherever the next statement runs. If not, it will be.
    pub(super) fn is_checked(&self, index: Operand, kind: SiteKind) -> bool {
        let mut record = self.record.borrow_mut();
        let assignments = record.rows.assignments();
        let covers = |checked: &Checked| {
            let same = match (checked.kind, kind) {
                (SiteKind::OutOfBounds { len: known }, SiteKind::OutOfBounds { len }) => known <= len,
                (known, kind) => known == kind,
            };
            same && checked.index == index && checked.assignments == assignments
        };
        let known = record.checked.iter().any(covers);
        if !known {
            record.checked.push(Checked {
                index,
                kind,
                assignments,
            });
        }
        known
    }

    /// Makes this the innermost loop.
    pub(super) fn open_loop(&self, memory: Loop) {
        self.record.borrow_mut().loops.push(memory);
    }

    /// Takes the innermost loop.
    pub(super) fn close_loop(&self) -> Loop {
        let memory = self.record.borrow_mut().loops.pop();
        memory.expect("a turn is one of an open loop")
    }

    /// Appends statements to the innermost block.
    pub(super) fn extend(&self, block: Block) {
        block.into_iter().for_each(|stmt| self.push(stmt));
    }

    /// The name of a value in the user's source.
    pub(super) fn name(&self, operand: Operand) -> Option<Name> {
        let record = self.record.borrow();
        match operand {
            Operand::Temp(Temp(t)) => record.temps[t as usize].name,
            Operand::Var(Var(v)) => record.vars[v as usize].name,
            Operand::Param(p) => record.params[p as usize].name,
            Operand::Const(_) => None,
        }
    }

    /// Names a value; one that has another name already, or is a constant, is copied for it.
    pub(super) fn bind(&self, ty: ScalarType, name: Name, operand: Operand) -> Operand {
        if self.name(operand) == Some(name) {
            return operand;
        }
        let unnamed = self.name(operand).is_none();
        let mut record = self.record.borrow_mut();
        match operand {
            Operand::Temp(Temp(t)) if unnamed => record.temps[t as usize].name = Some(name),
            Operand::Var(Var(v)) if unnamed => record.vars[v as usize].name = Some(name),
            Operand::Param(p) if unnamed => record.params[p as usize].name = Some(name),
            Operand::Temp(_) | Operand::Var(_) | Operand::Param(_) | Operand::Const(_) => {
                drop(record);
                let copy = self.compute(ty, Op::Copy, vec![operand]);
                return self.bind(ty, name, copy);
            }
        }
        operand
    }

    /// Notes that an array was indexed by a value of the body.
    pub(super) fn count_dynamic_index(&self) {
        self.record.borrow_mut().dynamic_indices += 1;
    }

    /// The recording's position.
    pub(super) fn mark(&self) -> Mark {
        let record = self.record.borrow();
        Mark {
            temps: record.temps.len(),
            vars: record.vars.len(),
            arrays: record.arrays.len(),
            sites: record.sites.len(),
            frames: record.frames.len(),
            dynamic_indices: record.dynamic_indices,
        }
    }

    /// Forgets what was numbered since `mark`; its statements must have been dropped.
    pub(super) fn rewind(&self, mark: Mark) {
        let mut record = self.record.borrow_mut();
        record.temps.truncate(mark.temps);
        record.draws.retain(|(draw, _)| (draw.0 as usize) < mark.temps);
        record.constants.truncate(mark.temps);
        record.vars.truncate(mark.vars);
        record.arrays.truncate(mark.arrays);
        record.sites.truncate(mark.sites);
        record.frames.truncate(mark.frames);
        record.dynamic_indices = mark.dynamic_indices;
        record.rows.rewind(mark.temps, mark.arrays);
    }

    /// Returns true if `operand` existed at `mark`, so that it can be read in any arm that began there.
    pub(super) fn precedes(&self, operand: Operand, mark: Mark) -> bool {
        match operand {
            Operand::Temp(Temp(t)) => (t as usize) < mark.temps,
            Operand::Var(Var(v)) => (v as usize) < mark.vars,
            Operand::Param(_) | Operand::Const(_) => true,
        }
    }

    /// Notes that statements are recorded `times` as often, unless that exceeds `limit`; gives how often it was before.
    pub(super) fn multiply_copies(&self, times: u64, limit: u64) -> Option<u64> {
        let mut record = self.record.borrow_mut();
        let before = record.copies;
        record.copies = before.checked_mul(times.max(1)).filter(|&c| c <= limit)?;
        Some(before)
    }

    /// Notes how often statements are recorded.
    pub(super) fn set_copies(&self, copies: u64) {
        self.record.borrow_mut().copies = copies;
    }

    /// The recorded body, the functions that it calls, and where all of it stands.
    pub(super) fn finish(self) -> (Finished, Called, Vec<Origin>, Vec<RoundedLiteral>) {
        let origins = self.origins.into_inner().all;
        let rounded = self.rounded.into_inner();
        (self.record.into_inner().into(), self.called, origins, rounded)
    }
}
