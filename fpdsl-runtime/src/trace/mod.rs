//! The backend that records: a body run on [`Trace`] becomes an [`ir::Kernel`].
//!
//! Values are numbers of temporaries, variables, parameters and constants. Statements are recorded in the order in
//! which the body performs its operations; nothing is computed, except on integer constants.
//!
//! The scalars of a state are listed, and others put in their place, once for each type. What is done with the lists is the same code
//! for all types (`choice`, `repeat`, `call`).

mod array;
mod call;
mod choice;
mod control;
mod draws;
mod join;
mod recorder;
mod repeat;
mod rows;
mod slice;
#[cfg(test)]
mod tests;
mod value;

pub use choice::{Decision, Taken};
use draws::{Draws, number_draws};
pub use join::Join;
pub use recorder::Recorder;
pub use slice::TracedSlice;
pub use value::{Encode, Traced};

use half::{bf16, f16};

use crate::backend::{Backend, Callee, Choice, Here, Repeat, State, Written};
use crate::element::{Element, Placed};
use crate::function::{Function, ParameterList};
use crate::ir::{self, Fields, Layout, Name, Op, Operand, Role, Stmt, slice_types};
use crate::lift::{LeafVisitor, Lift, Scalar, ScalarType, Shape};
use crate::loops::stack;
use crate::mode::{Mode, Own, Rounding};
use crate::range::Turns;
use crate::row::RowOn;
use crate::slice::{SliceOn, Span};
use crate::threads::with_stack;

/// The recording backend.
#[derive(Clone, Copy)]
pub struct Trace<'t> {
    recorder: &'t Recorder,
    /// The call that is being recorded.
    frame: usize,
    /// Where the operation that is being recorded stands: a position in [`ir::Kernel::origins`].
    at: Option<u32>,
    /// Where its draws come from, if it has a seed: which seed of the recording, the key, the element and the stream.
    draws: Option<(u32, [Operand; 5])>,
}

/// Records `F`.
///
/// # Panics
///
/// If `F` calls itself, directly or through others: recording would not end. The text names the function.
pub fn trace<F: Function>() -> ir::Kernel {
    ir::place_arrays(copied(&About::of::<F>(), eval::<F>))
}

/// The scalars of the result.
fn eval<'t, F: Function>(b: Trace<'t>, params: &mut Params<'t>) -> Vec<(ScalarType, Operand)> {
    let args = <F::Args as Lift>::leaves(params);
    b.scalars(F::eval(b, args))
}

/// The part that does not depend on a function's types, so that all but the body is compiled once for all functions.
struct About {
    name: &'static str,
    source: &'static str,
    params: &'static [&'static str],
    args: &'static Shape,
    out: &'static Shape,
    /// Bytes of stack that recording needs.
    stack: usize,
}

impl About {
    const fn of<F: Function>() -> Self {
        // A value has an operand for each scalar.
        let recorded =
            size_of::<<F::Args as Lift>::On<Trace<'_>>>() + size_of::<<F::Out as Lift>::On<Trace<'_>>>();
        let within = F::ELEMENTS.saturating_mul(size_of::<Traced<f64>>());
        About {
            name: F::NAME,
            source: F::SOURCE,
            params: F::PARAMS,
            args: &<F::Args as Lift>::SHAPE,
            out: &<F::Out as Lift>::SHAPE,
            stack: stack::of_bytes(recorded.saturating_add(within)),
        }
    }
}

/// [`eval`] of some function.
type Eval = for<'t> fn(Trace<'t>, &mut Params<'t>) -> Vec<(ScalarType, Operand)>;

/// The recording itself, in which arrays that are indexed by values of the run are copied to memory and back.
fn copied(about: &About, eval: Eval) -> ir::Kernel {
    with_stack(about.stack, || record(about, eval))
}

fn record(about: &About, eval: Eval) -> ir::Kernel {
    let recorder = Recorder::new();
    let inputs = Layout::of_params(about.args);
    let b = Trace {
        recorder: &recorder,
        frame: 0,
        at: None,
        draws: None,
    };
    let mut params = Params {
        recorder: &recorder,
        names: about.params,
        inputs: &inputs,
        next: 0,
        slices: 0,
    };
    let out = eval(b, &mut params);
    kernel(about, recorder, inputs, out)
}

fn kernel(about: &About, recorder: Recorder, inputs: Layout, out: Vec<(ScalarType, Operand)>) -> ir::Kernel {
    let (mut finished, called, origins, rounded) = recorder.finish();
    number_draws(&mut finished);
    let mut kernel = ir::Kernel {
        name: about.name,
        source: about.source,
        cold: false,
        elementary: None,
        stochastic: None,
        params: about.params.to_vec(),
        inputs,
        outputs: Layout::of_result(about.out),
        results: out.into_iter().map(|(_, operand)| operand).collect(),
        body: finished.body,
        sites: finished.sites,
        tables: Vec::new(),
        functions: Vec::new(),
        temps: finished.temps,
        vars: finished.vars,
        arrays: finished.arrays,
        origins,
        rounded,
    };
    called.move_to(&mut kernel);
    kernel
}

/// Makes the parameters' scalars, in order.
struct Params<'a> {
    recorder: &'a Recorder,
    names: &'static [&'static str],
    inputs: &'a Layout,
    /// How many scalars have been made.
    next: usize,
    /// How many buffers the slices have that have been made.
    slices: usize,
}

impl Params<'_> {
    /// The name of the next scalar: its position counts within its parameter, if that has several.
    fn name(&self) -> Option<Name> {
        let (leaves, buffers) = (&self.inputs.leaves, &self.inputs.buffers);
        let mine = buffers[leaves[self.next].buffer].param;
        // They lie one after the other, as the parameters do.
        let first = leaves.partition_point(|leaf| buffers[leaf.buffer].param < mine);
        let end = leaves.partition_point(|leaf| buffers[leaf.buffer].param <= mine);
        Some(Name {
            text: self.names.get(mine).copied()?,
            leaf: (end - first > 1).then(|| (self.next - first) as u32),
            fields: self.inputs.leaves[self.next].fields,
        })
    }
}

impl<'t> LeafVisitor<Trace<'t>> for Params<'t> {
    fn leaf<T: Scalar>(&mut self) -> T::On<Trace<'t>> {
        let operand = self.recorder.param(T::TYPE, self.name());
        self.next += 1;
        let b = Trace {
            recorder: self.recorder,
            frame: 0,
            at: None,
            draws: None,
        };
        b.with_scalars(T::lift(b, T::ZERO), vec![operand])
    }

    fn slice<T: Element>(&mut self) -> SliceOn<Trace<'t>, T::On<Trace<'t>>> {
        let mut slices = (0_u32..).zip(&self.inputs.buffers);
        let slice = slices
            .by_ref()
            .filter(|(_, b)| b.role == Role::Slice)
            .nth(self.slices);
        self.slices += slice_types(&T::SHAPE).len();
        let (buffer, _) = slice.expect("the layout has a buffer for each slice");
        SliceOn::new(TracedSlice { buffer, start: None })
    }

    fn row<T: Scalar>(&mut self) -> RowOn<Trace<'t>, T::On<Trace<'t>>> {
        let number = self.recorder.param(usize::TYPE, self.name());
        let buffer = self.inputs.leaves[self.next].buffer as u32 + 1;
        self.next += 1;
        let len = self.recorder.compute(usize::TYPE, Op::Len(buffer), Vec::new());
        let mul = Op::Mul(Rounding::TowardZero);
        let start = Some(self.recorder.compute(usize::TYPE, mul, vec![number, len]));
        RowOn::new(TracedSlice { buffer, start })
    }
}

impl<'t> Backend for Trace<'t> {
    type Within<M: Mode> = Own<M>;
    type Bool = Traced<bool>;
    type F16 = Traced<f16>;
    type Bf16 = Traced<bf16>;
    type F32 = Traced<f32>;
    type F64 = Traced<f64>;
    type I8 = Traced<i8>;
    type I16 = Traced<i16>;
    type I32 = Traced<i32>;
    type I64 = Traced<i64>;
    type U8 = Traced<u8>;
    type U16 = Traced<u16>;
    type U32 = Traced<u32>;
    type U64 = Traced<u64>;
    type Usize = Traced<usize>;
    type Join = Join;
    type Decision = Decision;
    type Taken = Taken;
    type Loop = bool;
    type Slice = TracedSlice;

    fn enter(self, function: &'static str) -> Self {
        Trace {
            frame: self.recorder.call(self.frame, function, self.at),
            ..self
        }
    }

    fn written(self, written: &'static Written) -> Self {
        self.recorder.written(self.frame, written);
        self
    }

    fn stands_at(self, line: u32, column: u32) -> Self {
        let at = self.recorder.origin(self.frame, line, column).or(self.at);
        Trace { at, ..self }
    }

    fn note(self, line: u32, source: &'static str) {
        self.recorder.push(Stmt::Note { line, source });
    }

    fn bind<S: State<Self>>(self, name: &'static str, value: S) -> S {
        let several = self.scalars(value).len() > 1;
        let mut join = Join::Bind {
            name,
            next: several.then_some(0),
            fields: Fields::default(),
        };
        S::merge(self, &mut join, value, value)
    }

    fn field<R>(self, join: &mut Join, name: &'static str, merge: impl FnOnce(&mut Join) -> R) -> R {
        let around = join.enter_field(name);
        let merged = merge(join);
        join.leave_field(around);
        merged
    }

    fn decide(self, cond: Traced<bool>) -> Decision {
        self.recorder.decide(cond.operand)
    }

    fn enters(self, decision: Decision) -> bool {
        self.open_arm(decision)
    }

    fn settles(self, decision: Decision) -> bool {
        matches!(decision, Decision::Known(true))
    }

    fn keep<S: State<Self>>(self, choice: &mut Choice<Self, S>, decision: Decision, value: S) {
        self.close_arm(&mut choice.taken, decision, self.scalars(value));
    }

    fn join<S: State<Self>>(self, choice: Choice<Self, S>, last: S) -> S {
        self.with_scalars(last, self.close_arms(choice.taken, self.scalars(last)))
    }

    fn select<S: State<Self>>(self, cond: Traced<bool>, x: S, y: S) -> S {
        match self.recorder.constant(cond.operand) {
            Some(known) if known.bits != 0 => x,
            Some(_) => y,
            None => S::merge(self, &mut Join::Select(cond.operand), x, y),
        }
    }

    fn turn<R: Turns<Self>, S: State<Self>>(repeat: &mut Repeat<Self, R, S>) -> bool {
        repeat.b.turn_loop(repeat)
    }

    fn goes<R: Turns<Self>, S: State<Self>>(repeat: &mut Repeat<Self, R, S>, cond: Traced<bool>) -> bool {
        repeat.b.ask_loop(cond)
    }

    fn next<R: Turns<Self>, S: State<Self>>(repeat: &mut Repeat<Self, R, S>, state: S) {
        repeat.b.next_loop(repeat, state);
    }

    fn and(self, lhs: Traced<bool>, rhs: impl FnOnce(Self) -> Traced<bool>) -> Traced<bool> {
        self.record_lazy(Op::And, lhs, rhs)
    }

    fn or(self, lhs: Traced<bool>, rhs: impl FnOnce(Self) -> Traced<bool>) -> Traced<bool> {
        self.record_lazy(Op::Or, lhs, rhs)
    }

    fn index<S: State<Self>, const N: usize>(self, array: [S; N], index: Traced<usize>) -> S {
        self.record_index(array, index.operand)
    }

    fn index_set<S: State<Self>, const N: usize>(
        self,
        array: [S; N],
        index: Traced<usize>,
        value: S,
    ) -> [S; N] {
        self.record_index_set(array, index.operand, value)
    }

    fn table<T: Placed, const N: usize>(
        self,
        name: &'static str,
        table: &'static [T; N],
        index: Traced<usize>,
    ) -> T::On<Self> {
        self.record_table(name, table, index)
    }

    const RECORDS: bool = true;
    const MAY_HAVE_SLOW_DOUBLES: bool = true;

    fn slow_doubles(self) -> Traced<bool> {
        Traced::new(self.recorder.compute(bool::TYPE, Op::SlowDoubles, Vec::new()))
    }

    fn call<A: State<Self>, R: State<Self>>(
        self,
        callee: Callee,
        args: A,
        body: impl FnOnce(Self, A) -> R,
    ) -> R {
        // The number of a draw is a variable of the whole body.
        if self.draws.is_some() {
            return body(self, args);
        }
        self.record_call(callee, args, body)
    }

    fn call_here<P: ParameterList, O: Lift>(
        self,
        callee: Callee,
        here: fn() -> Here<P, O>,
        args: P::On<Self>,
    ) -> O::On<Self> {
        let recorded = here().recorded;
        if self.draws.is_some() {
            return recorded(self, args);
        }
        self.record_call_of(callee, recorded as usize, args, |b, args| recorded(b, args))
    }

    fn elementary<A: State<Self>, R: State<Self>>(
        self,
        callee: Callee,
        args: A,
        body: impl FnOnce(Self, A) -> R,
    ) -> R {
        self.record_call(callee, args, body)
    }

    fn seeded<R>(self, place: [Traced<u32>; 5], body: impl FnOnce(Self) -> R) -> R {
        let draws = Some((self.recorder.new_seed(), place.map(|word| word.operand)));
        body(Trace { draws, ..self })
    }

    fn next_draw(
        self,
        callee: Callee,
        philox: impl FnOnce(Self, ([Traced<u32>; 2], [Traced<u32>; 4])) -> [Traced<u32>; 4],
    ) -> Option<Traced<u32>> {
        let (seed, place) = self.draws?;
        let function = self.function_number(callee, philox);
        Some(Traced::new(
            self.recorder.next_draw(seed, Draws { function, place }),
        ))
    }

    fn slice(self, _: Span) -> TracedSlice {
        panic!("a body is recorded without memory")
    }

    fn slice_len(self, slice: TracedSlice) -> Traced<usize> {
        self.record_len(slice)
    }

    fn require_in_slice(self, slice: TracedSlice, ok: Self::Bool, index: Traced<usize>, len: Traced<usize>) {
        self.record_in_slice(slice, ok.operand, index.operand, len.operand);
    }

    fn require(self, ok: Self::Bool, text: &'static str) {
        self.record_assertion(ok.operand, text);
    }

    unsafe fn slice_get<T: Element>(self, slice: TracedSlice, index: Traced<usize>) -> T::On<Self> {
        self.record_slice_get::<T>(slice, index.operand)
    }

    unsafe fn row_set<T: Element>(self, row: TracedSlice, index: Traced<usize>, value: T::On<Self>) {
        self.record_row_set::<T>(row, index.operand, value);
    }

    unsafe fn slice_get_within<T: Element>(self, slice: TracedSlice, index: Traced<usize>) -> T::On<Self> {
        self.record_loads::<T>(slice, index.operand)
    }
}
