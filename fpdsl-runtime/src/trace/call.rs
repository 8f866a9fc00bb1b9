//! Recording calls, and the tables that bodies index.
//!
//! A call through `Backend::call` is a call in the recorded body too: of a kernel of its own in `Kernel::functions`, recorded once
//! however often it is called. An elementary function is such a kernel, which knows which function it is (`Kernel::elementary`). On
//! hosts both are code: an outlined function with the CPU's features, or a pasted one. A constant array that a body indexes goes
//! through `Backend::table`: memory on hosts, `Kernel::tables` here.

use std::cell::RefCell;

use super::recorder::Finished;
use super::{Trace, Traced};
use crate::backend::{Callee, State};
use crate::ir::{
    Block, Buffer, Constant, Fields, Kernel, Layout, Leaf, Local, Name, Op, Operand, Role, Stmt, Table,
};
use crate::lift::{Lift, ScalarType};

/// What bodies share: the functions that they call, and the tables.
#[derive(Default)]
pub(super) struct Called {
    functions: RefCell<Vec<Kernel>>,
    /// For each that was asked for, the place of its code in memory and its number in `functions`.
    known: RefCell<Vec<(usize, u32)>>,
    /// The functions that are being recorded.
    open: RefCell<Vec<usize>>,
    tables: RefCell<Vec<Table>>,
    placed: RefCell<Vec<Placed>>,
}

/// A table that was asked for. Two that are equal bytes may lie in one place, so the types of its scalars belong to it.
struct Placed {
    start: usize,
    bytes: usize,
    types: Vec<ScalarType>,
    /// The numbers of what it became.
    numbers: Vec<u32>,
}

impl Called {
    /// The number of a function, the same for equal ones.
    fn function(&self, function: Kernel) -> u32 {
        number(&mut self.functions.borrow_mut(), function)
    }

    /// The number of a table, the same for equal ones.
    fn table(&self, table: Table) -> u32 {
        number(&mut self.tables.borrow_mut(), table)
    }

    /// Gives a kernel the tables and functions, and the sites of the functions among its own.
    pub(super) fn move_to(self, kernel: &mut Kernel) {
        kernel.tables = self.tables.into_inner();
        kernel.functions = self.functions.into_inner();
        for function in &mut kernel.functions {
            let sites = std::mem::take(&mut function.sites);
            let numbers: Vec<u32> = sites
                .into_iter()
                .map(|site| number(&mut kernel.sites, site))
                .collect();
            renumber(&mut function.body, &numbers);
        }
    }
}

/// The position of `item`, which is appended if it is new.
fn number<T: PartialEq>(list: &mut Vec<T>, item: T) -> u32 {
    let known = list.iter().position(|known| *known == item);
    let position = known.unwrap_or_else(|| {
        list.push(item);
        list.len() - 1
    });
    position as u32
}

/// Gives the checks of a block other sites.
fn renumber(block: &mut Block, numbers: &[u32]) {
    for stmt in block {
        if let Stmt::Check { site, .. } = stmt {
            *site = numbers[*site as usize];
        }
        stmt.blocks_mut().for_each(|inner| renumber(inner, numbers));
    }
}

/// Runs `body`. Its address tells functions and their instances from one another: if the linker gives two the same place, they do
/// the same. What is recorded runs here as well, so that a body is compiled once.
#[inline(never)]
fn run<'t, A, R, F: FnOnce(Trace<'t>, A) -> R>(b: Trace<'t>, args: A, body: F) -> R {
    body(b, args)
}

/// The address of [`run`] for `body`.
fn place<'t, A, R, F: FnOnce(Trace<'t>, A) -> R>(_: &F) -> usize {
    run::<'t, A, R, F> as *const () as usize
}

/// A body without its types: from its parameters to its results.
type Erased<'a, 't> = dyn FnMut(Trace<'t>, Vec<Operand>) -> Vec<(ScalarType, Operand)> + 'a;

impl<'t> Trace<'t> {
    /// A call of `callee`, which is recorded the first time.
    ///
    /// # Panics
    ///
    /// If the function is being recorded: it calls itself.
    pub(super) fn record_call<A: State<Self>, R: State<Self>>(
        self,
        callee: Callee,
        args: A,
        body: impl FnOnce(Self, A) -> R,
    ) -> R {
        self.record_call_of(callee, place(&body), args, |b, args| run(b, args, body))
    }

    /// The same of a function that a number tells from others.
    ///
    /// # Panics
    ///
    /// As [`Trace::record_call`].
    pub(super) fn record_call_of<A: State<Self>, R: State<Self>>(
        self,
        callee: Callee,
        place: usize,
        args: A,
        body: impl FnOnce(Self, A) -> R,
    ) -> R {
        let mut body = Some(body);
        // The result's scalars have the types of a zero's.
        let like = R::zero(self);
        let mut record = |b: Self, params| match body.take() {
            Some(body) => b.scalars(body(b, b.with_scalars(args, params))),
            None => panic!("a function is recorded once"),
        };
        let results = self.call_function(callee, place, self.scalars(args), self.scalars(like), &mut record);
        self.with_scalars(like, results)
    }

    /// The number of a function that is recorded the first time, without a call of it.
    pub(super) fn function_number<A: State<Self>, R: State<Self>>(
        self,
        callee: Callee,
        body: impl FnOnce(Self, A) -> R,
    ) -> u32 {
        let (place, like) = (place(&body), A::zero(self));
        let mut body = Some(body);
        let mut record = |b: Self, params| match body.take() {
            Some(body) => b.scalars(run(b, b.with_scalars(like, params), body)),
            None => panic!("a function is recorded once"),
        };
        self.function(callee, place, &self.scalars(like), &mut record)
    }

    /// The part of a call that does not depend on its types; gives the results.
    fn call_function(
        self,
        callee: Callee,
        place: usize,
        given: Vec<(ScalarType, Operand)>,
        like: Vec<(ScalarType, Operand)>,
        body: &mut Erased<'_, 't>,
    ) -> Vec<Operand> {
        let function = self.function(callee, place, &given, body);
        let results: Vec<_> = like
            .into_iter()
            .map(|(ty, _)| self.recorder.new_temp(self.at, ty, None, None))
            .collect();
        self.recorder.push(Stmt::Call {
            function,
            args: given.into_iter().map(|(_, operand)| operand).collect(),
            results: results.clone(),
        });
        results.into_iter().map(Operand::Temp).collect()
    }

    /// The number of a function.
    fn function(
        self,
        callee: Callee,
        place: usize,
        given: &[(ScalarType, Operand)],
        body: &mut Erased<'_, 't>,
    ) -> u32 {
        let called = &self.recorder.called;
        let known = called
            .known
            .borrow()
            .iter()
            .find(|&&(known, _)| known == place)
            .copied();
        match known {
            Some((_, function)) => function,
            None => {
                assert!(
                    !called.open.borrow().contains(&place),
                    "`{}` calls itself, directly or through others, which `#[fp]` functions cannot: write a loop",
                    callee.name
                );
                called.open.borrow_mut().push(place);
                let function = self.record_function(callee, given, body);
                called.open.borrow_mut().pop();
                called.known.borrow_mut().push((place, function));
                function
            }
        }
    }

    /// Records a function; gives its number.
    fn record_function(
        self,
        callee: Callee,
        given: &[(ScalarType, Operand)],
        body: &mut Erased<'_, 't>,
    ) -> u32 {
        let recorder = self.recorder;
        let (results, finished) = recorder.apart(|| {
            let params = given.iter().map(|&(ty, _)| recorder.param(ty, None));
            let b = Trace {
                recorder,
                frame: 0,
                at: None,
                draws: None,
            };
            body(b, params.collect())
        });
        recorder.called.function(function(callee, finished, results))
    }

    /// `table[index]`: the check, then one read for each scalar of the entry.
    pub(super) fn record_table<T: crate::element::Placed, const N: usize>(
        self,
        name: &'static str,
        table: &'static [T; N],
        index: Traced<usize>,
    ) -> <T as Lift>::On<Trace<'t>> {
        if let Some(position) = self.position(index.operand, N) {
            return T::lift(self, table[position]);
        }
        let bytes = (table.as_ptr() as usize, size_of_val(table));
        let read = self.read_table(name, bytes, N, index.operand, &|entry| {
            self.scalars(T::lift(self, table[entry]))
        });
        self.with_scalars(T::lift(self, table[0]), read)
    }

    /// The scalars of an entry of a table of `len`, which lies at `bytes`.
    fn read_table(
        self,
        name: &'static str,
        bytes: (usize, usize),
        len: usize,
        index: Operand,
        entry: &dyn Fn(usize) -> Vec<(ScalarType, Operand)>,
    ) -> Vec<Operand> {
        let types: Vec<ScalarType> = entry(0).into_iter().map(|(ty, _)| ty).collect();
        let same = types.iter().all(|&ty| ty == types[0]);
        let tables = self.tables(name, bytes, len, &types, entry);
        let read = types.iter().zip(0..).map(|(&ty, leaf)| {
            let (table, offset) = if same {
                (tables[0], leaf)
            } else {
                (tables[leaf as usize], 0)
            };
            self.recorder
                .compute(ty, Op::Entry { table, offset }, vec![index])
        });
        read.collect()
    }

    /// The numbers of the tables that hold it: one if its scalars are all of one type, otherwise one for each.
    fn tables(
        self,
        name: &'static str,
        (start, bytes): (usize, usize),
        len: usize,
        types: &[ScalarType],
        entry: &dyn Fn(usize) -> Vec<(ScalarType, Operand)>,
    ) -> Vec<u32> {
        let called = &self.recorder.called;
        let is_it =
            |placed: &&Placed| (placed.start, placed.bytes) == (start, bytes) && placed.types == types;
        if let Some(placed) = called.placed.borrow().iter().find(is_it) {
            return placed.numbers.clone();
        }
        let entries: Vec<Vec<u64>> = (0..len)
            .map(|i| {
                let scalars = entry(i).into_iter();
                scalars.map(|(_, operand)| encoding(operand)).collect()
            })
            .collect();
        let made: Vec<Table> = if types.iter().all(|&ty| ty == types[0]) {
            vec![Table {
                name,
                ty: types[0],
                count: types.len(),
                values: entries.concat(),
            }]
        } else {
            let leaves = types.iter().enumerate();
            leaves
                .map(|(leaf, &ty)| Table {
                    name,
                    ty,
                    count: 1,
                    values: entries.iter().map(|entry| entry[leaf]).collect(),
                })
                .collect()
        };
        let numbers: Vec<u32> = made.into_iter().map(|table| called.table(table)).collect();
        called.placed.borrow_mut().push(Placed {
            start,
            bytes,
            types: types.to_vec(),
            numbers: numbers.clone(),
        });
        numbers
    }
}

/// The encoding of a constant.
fn encoding(operand: Operand) -> u64 {
    match operand {
        Operand::Const(Constant { bits, .. }) => bits,
        Operand::Temp(_) | Operand::Var(_) | Operand::Param(_) => {
            unreachable!("a lifted constant is one")
        }
    }
}

/// A function as a kernel of its own. Each scalar of its parameters is a buffer.
fn function(callee: Callee, finished: Finished, results: Vec<(ScalarType, Operand)>) -> Kernel {
    let buffer = |param, ty, path| Buffer::of_one(param, path, ty, Role::Values);
    let mut inputs = Layout {
        buffers: Vec::new(),
        leaves: Vec::new(),
    };
    let mut params = Vec::new();
    for (i, Local { ty, name, .. }) in finished.params.into_iter().enumerate() {
        let Name {
            text,
            leaf: part,
            fields,
        } = name.unwrap_or(Name {
            text: "t",
            leaf: None,
            fields: Fields::default(),
        });
        let part = part.filter(|_| fields.is_empty()).map(|part| part as usize);
        params.push(text);
        inputs.buffers.push(buffer(i, ty, part.into_iter().collect()));
        inputs.leaves.push(Leaf {
            fields,
            ..Leaf::of_one(i)
        });
    }
    let outputs = Layout {
        buffers: results.iter().map(|&(ty, _)| buffer(0, ty, Vec::new())).collect(),
        leaves: (0..results.len()).map(Leaf::of_one).collect(),
    };
    Kernel {
        name: callee.name,
        source: "",
        cold: callee.cold,
        elementary: callee.elementary,
        stochastic: callee.stochastic,
        params,
        inputs,
        outputs,
        results: results.into_iter().map(|(_, operand)| operand).collect(),
        body: finished.body,
        sites: finished.sites,
        tables: Vec::new(),
        functions: Vec::new(),
        temps: finished.temps,
        vars: finished.vars,
        arrays: finished.arrays,
        origins: Vec::new(),
        rounded: Vec::new(),
    }
}
