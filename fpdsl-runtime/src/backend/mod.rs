//! Backends: the types that a body is generic over.
//!
//! A [`Backend`] says what the types of the language are (a `f32`, sixteen of them, a node of an expression), and its value types
//! implement the operations in `value`. Everything that runs or records an `#[fp]` function implements these traits. Nothing else
//! interprets bodies.
//!
//! rustc checks the types of a body: its `f32` is the associated type `B::F32`, so a mix-up of f32 and f64 is rustc's own error at the
//! operand.
//!
//! Beside it stand the types that it is defined by and that are defined by it: which Rust types there are ([`lift`], [`element`],
//! [`mod@slice`], [`index`]), the bounds of generic functions ([`generic`]) and the turns of loops ([`range`]). None of them knows a
//! backend: what they ask of one is a trait here ([`Lower`]).
//!
//! Control flow is functional. The macro threads the variables that a block assigns through it as a [`State`]. So a backend can
//! branch, or record both arms. [`Choice`] and [`Repeat`] say how. Two states are joined by one method, [`State::merge`], leaf by
//! leaf. [`Backend::Join`] says how to join two leaves: scalars need nothing, the recorder a statement.

mod callee;
mod choice;
mod drawn;
pub mod element;
pub mod function;
pub mod generic;
mod here;
pub mod index;
pub mod lift;
mod lifted;
mod lower;
#[cfg(feature = "std")]
pub mod number;
pub mod range;
mod repeat;
pub mod row;
pub mod slice;
mod state;
mod value;
mod written;

pub use callee::{Callee, Stochastic};
pub use choice::Choice;
pub use drawn::{Drawn, PartsDrawn, ScalarVisitor};
pub use here::{Here, by_mode};
pub use lifted::Lifted;
pub use lower::Lower;
pub use repeat::Repeat;
pub use state::State;
pub use value::{
    Bitwise, CastSource, Castable, Encoded, Equal, Float, Flushed, Int, Leaf, Num, Signed, SignedInt,
    UnsignedInt, Value,
};
pub use written::Written;

// Beside its methods, so that messages name them by it.
pub use crate::typed::Types;

use half::{bf16, f16};

use crate::lift::Lift;
use crate::mode::Mode;
use element::{Element, Placed};
use function::ParameterList;
use range::{Between, Counted, Turns};
use slice::Span;

/// A way to run or record a body. It is cheap to copy: bodies pass it by value to every operation.
pub trait Backend: Copy {
    /// `bool`.
    type Bool: Leaf<Self, Native = bool> + Equal<Self> + Bitwise<Self> + Castable<Self>;
    /// IEEE binary16.
    type F16: Encoded<Self, Bits = Self::U16> + Leaf<Self, Native = f16>;
    /// bfloat16.
    type Bf16: Encoded<Self, Bits = Self::U16> + Leaf<Self, Native = bf16>;
    /// IEEE binary32.
    type F32: Encoded<Self, Bits = Self::U32> + Leaf<Self, Native = f32>;
    /// IEEE binary64.
    type F64: Encoded<Self, Bits = Self::U64> + Leaf<Self, Native = f64>;
    /// `i8`.
    type I8: Int<Self, Unsigned = Self::U8> + Signed<Self> + Leaf<Self, Native = i8>;
    /// `i16`.
    type I16: Int<Self, Unsigned = Self::U16> + Signed<Self> + Leaf<Self, Native = i16>;
    /// `i32`.
    type I32: Int<Self, Unsigned = Self::U32> + Signed<Self> + Leaf<Self, Native = i32>;
    /// `i64`.
    type I64: Int<Self, Unsigned = Self::U64> + Signed<Self> + Leaf<Self, Native = i64>;
    /// `u8`.
    type U8: Int<Self, Unsigned = Self::U8> + Leaf<Self, Native = u8>;
    /// `u16`.
    type U16: Int<Self, Unsigned = Self::U16> + Leaf<Self, Native = u16>;
    /// `u32`.
    type U32: Int<Self, Unsigned = Self::U32> + Leaf<Self, Native = u32>;
    /// `u64`.
    type U64: Int<Self, Unsigned = Self::U64> + Leaf<Self, Native = u64>;
    /// `usize`: 64 bits wide on every device.
    type Usize: Int<Self, Unsigned = Self::Usize> + Leaf<Self, Native = usize>;
    /// Joins the leaves of two states where control flow meets: a recorded statement for the tracer, nothing at all (an uninhabited
    /// type) for scalars, which really branch.
    type Join;
    /// The part that a condition gives to the arm of an `if`.
    type Decision: Copy;
    /// Who took one of the arms so far.
    type Taken: Default;
    /// The memory of a loop while it runs.
    type Loop: Copy + Default;
    /// A slice among the parameters: where it lies and how long it is, or which one it is.
    type Slice: Copy + PartialEq;

    /// True if a `bool` can be asked, so that a body may run with Rust's own control flow.
    const BRANCHES: bool = false;

    /// True if a body is recorded. Its functions need not be inlined, which takes LLVM longer than calls take.
    const RECORDS: bool = false;

    /// True if a body is recorded for processors that may compute in binary64 many times slower than in binary32.
    const MAY_HAVE_SLOW_DOUBLES: bool = false;

    /// Returns true where it does. It chooses between two forms of a function that have the same results.
    fn slow_doubles(self) -> Self::Bool {
        Leaf::constant(self, false)
    }

    /// Returns true if a condition holds.
    ///
    /// # Panics
    ///
    /// If the backend has no answer, because it has not [`BRANCHES`](Backend::BRANCHES).
    fn truth(self, _cond: Self::Bool) -> bool {
        panic!("this backend does not branch")
    }

    /// Called first in every body with the function's name, which faults report.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn enter(self, _function: &'static str) -> Self {
        self
    }

    /// Called after [`enter`](Backend::enter) with where the function is written; the tracer keeps it.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn written(self, _written: &'static Written) -> Self {
        self
    }

    /// The backend for an operation or a call that stands at this line and column of the source; the tracer keeps both.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn stands_at(self, _line: u32, _column: u32) -> Self {
        self
    }

    /// Called where a body calls a function that a trait gives it, with the function's name. Only through such calls can functions call
    /// themselves without an error of rustc's.
    ///
    /// # Panics
    ///
    /// If such calls nest so deep that a function calls itself.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn enter_given(self, _function: &'static str) -> Self {
        self
    }

    /// Called before each statement with its Rust source text; the tracer turns it into a comment.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn note(self, _line: u32, _source: &'static str) {}

    /// Names a value after the user's variable; the tracer keeps the name.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn bind<S: State<Self>>(self, _name: &'static str, value: S) -> S {
        value
    }

    /// Joins what belongs to the field of a struct; the tracer adds its name to those of the scalars in it.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn field<R>(
        self,
        join: &mut Self::Join,
        _name: &'static str,
        merge: impl FnOnce(&mut Self::Join) -> R,
    ) -> R {
        merge(join)
    }

    /// Decides by `cond` about the arm that follows it. See [`Choice`] for how an `if` is put together.
    fn decide(self, cond: Self::Bool) -> Self::Decision;

    /// Returns true if the arm is run.
    fn enters(self, decision: Self::Decision) -> bool;

    /// Returns true if the arm was the last: no other can be taken any more.
    fn settles(self, decision: Self::Decision) -> bool;

    /// Keeps the value of an arm; later arms may still be taken.
    fn keep<S: State<Self>>(self, choice: &mut Choice<Self, S>, decision: Self::Decision, value: S);

    /// The value of the arm that was taken; `last` is that of the last one.
    fn join<S: State<Self>>(self, choice: Choice<Self, S>, last: S) -> S;

    /// `if cond { then } else { otherwise }`, for bodies that are written by hand.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn if_else<S: State<Self>>(
        self,
        cond: Self::Bool,
        then: impl FnOnce(Self) -> S,
        otherwise: impl FnOnce(Self) -> S,
    ) -> S {
        choice::if_else(self, cond, then, otherwise)
    }

    /// `x` where `cond` holds, otherwise `y`. Both are computed already, so no backend needs to branch.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn select<S: State<Self>>(self, cond: Self::Bool, x: S, y: S) -> S {
        self.if_else(
            cond,
            #[cfg_attr(not(debug_assertions), inline(always))]
            |_| x,
            #[cfg_attr(not(debug_assertions), inline(always))]
            |_| y,
        )
    }

    /// Begins a turn, if there is another. See [`Repeat`] for how a loop is put together.
    fn turn<R: Turns<Self>, S: State<Self>>(repeat: &mut Repeat<Self, R, S>) -> bool;

    /// Leaves in the loop those for whom `cond` holds; gives whether the turn takes place.
    fn goes<R: Turns<Self>, S: State<Self>>(repeat: &mut Repeat<Self, R, S>, cond: Self::Bool) -> bool;

    /// Ends a turn after which the variables are `state`.
    fn next<R: Turns<Self>, S: State<Self>>(repeat: &mut Repeat<Self, R, S>, state: S);

    /// `while cond(state) { state = step(state) }`, for bodies that are written by hand.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn while_loop<S: State<Self>>(
        self,
        state: S,
        cond: impl Fn(Self, S) -> Self::Bool,
        step: impl Fn(Self, S) -> S,
    ) -> S {
        repeat::while_loop(self, state, cond, step)
    }

    /// `for i in lo..hi { state = step(i, state) }` with the ends known while the body is built (literals and
    /// consts). The tracer unrolls short ranges, so that `i` can index arrays at no cost.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn for_const<I: Int<Self>, S: State<Self>>(
        self,
        lo: I::Native,
        hi: I::Native,
        state: S,
        step: impl Fn(Self, I, S) -> S,
    ) -> S {
        repeat::for_loop(self, Counted::<Self, I>::new(lo, hi), state, step)
    }

    /// `for i in lo..hi { state = step(i, state) }` with ends that are values of the body.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn for_range<I: Int<Self>, S: State<Self>>(
        self,
        lo: I,
        hi: I,
        state: S,
        step: impl Fn(Self, I, S) -> S,
    ) -> S {
        repeat::for_loop(self, Between::new(self, lo, hi), state, step)
    }

    /// `lhs && rhs()`: the right side must not fault where the left is false.
    fn and(self, lhs: Self::Bool, rhs: impl FnOnce(Self) -> Self::Bool) -> Self::Bool;

    /// `lhs || rhs()`: the right side must not fault where the left is true.
    fn or(self, lhs: Self::Bool, rhs: impl FnOnce(Self) -> Self::Bool) -> Self::Bool;

    /// `array[index]`; an index that is not below `N` is a fault.
    fn index<S: State<Self>, const N: usize>(self, array: [S; N], index: Self::Usize) -> S;

    /// `array` with `array[index] = value`; an index that is not below `N` is a fault.
    fn index_set<S: State<Self>, const N: usize>(self, array: [S; N], index: Self::Usize, value: S)
    -> [S; N];

    /// [`Backend::index`] of an array that stays where it is.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn index_in<S: State<Self>, const N: usize>(self, array: &[S; N], index: Self::Usize) -> S {
        self.index(*array, index)
    }

    /// [`Backend::index_set`] on an array that stays where it is.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn index_set_in<S: State<Self>, const N: usize>(self, array: &mut [S; N], index: Self::Usize, value: S) {
        *array = self.index_set(*array, index, value);
    }

    /// A part of `array[index]`, of an array that stays where it is.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read_in<S: State<Self>, R: State<Self>, const N: usize>(
        self,
        array: &[S; N],
        index: Self::Usize,
        part: impl Fn(Self, &S) -> R,
    ) -> R {
        part(self, &self.index_in(array, index))
    }

    /// Changes a part of `array[index]`, in an array that stays where it is.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write_in<S: State<Self>, const N: usize>(
        self,
        array: &mut [S; N],
        index: Self::Usize,
        change: impl Fn(Self, &mut S),
    ) {
        let mut element = self.index_in(array, index);
        change(self, &mut element);
        self.index_set_in(array, index, element);
    }

    /// `table[index]` of a constant that the body calls `name`. It stays where it is: no backend copies it into a value first. An
    /// index that is not below `N` is a fault.
    fn table<T: Placed, const N: usize>(
        self,
        name: &'static str,
        table: &'static [T; N],
        index: Self::Usize,
    ) -> T::On<Self>;

    /// `body(self, args)` as a function of its own, with the CPU's features, if the backend runs bodies. A `cold` one is seldom
    /// called.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn apart<A: Copy, R>(self, _cold: bool, args: A, body: impl FnOnce(Self, A) -> R) -> R {
        body(self, args)
    }

    /// A call of a function that is not pasted into its callers: a function of its own on hosts, and in recorded bodies. No value
    /// may reach `body` but through `args`.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn call<A: State<Self>, R: State<Self>>(
        self,
        callee: Callee,
        args: A,
        body: impl FnOnce(Self, A) -> R,
    ) -> R {
        self.apart(callee.cold, args, body)
    }

    /// A call of a function that is seldom called, and whose code for each backend is what `here` gives.
    fn call_here<P: ParameterList, O: Lift>(
        self,
        callee: Callee,
        here: fn() -> Here<P, O>,
        args: P::On<Self>,
    ) -> O::On<Self>;

    /// The mode `M` within an elementary function of the library: `M`, which the recorder tells from other modes.
    type Within<M: Mode>: Mode;

    /// A call of an elementary function of the library, which is pasted on hosts, and called in recorded bodies.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn elementary<A: State<Self>, R: State<Self>>(
        self,
        _callee: Callee,
        args: A,
        body: impl FnOnce(Self, A) -> R,
    ) -> R {
        body(self, args)
    }

    /// `body` with draws of its own for stochastic rounding: the two words of the key, the two of the element, and the stream.
    fn seeded<R>(self, place: [Self::U32; 5], body: impl FnOnce(Self) -> R) -> R;

    /// The next random bits of the element; none without a seed. `philox` gives the words of a counter under a key.
    fn next_draw(
        self,
        callee: Callee,
        philox: impl FnOnce(Self, ([Self::U32; 2], [Self::U32; 4])) -> [Self::U32; 4],
    ) -> Option<Self::U32>;

    /// A slice of the host's memory.
    ///
    /// # Panics
    ///
    /// If the backend does not compute: a recorded body has no memory.
    fn slice(self, memory: Span) -> Self::Slice;

    /// The number of elements of a slice.
    fn slice_len(self, slice: Self::Slice) -> Self::Usize;

    /// `slice[index]`; an index that is not below the length is a fault, and nothing is read.
    ///
    /// # Safety
    ///
    /// The slice is one of `T`, and may be read during the call.
    unsafe fn slice_get<T: Element>(self, slice: Self::Slice, index: Self::Usize) -> T::On<Self>;

    /// `row[index] = value`; an index that is not below the length is a fault, and nothing is written.
    ///
    /// # Safety
    ///
    /// The row is one of `T`, and may be written during the call.
    unsafe fn row_set<T: Element>(self, row: Self::Slice, index: Self::Usize, value: T::On<Self>);

    /// Faults unless `ok`: `index` is beside a part of the slice that has `len` elements.
    fn require_in_slice(self, slice: Self::Slice, ok: Self::Bool, index: Self::Usize, len: Self::Usize);

    /// Faults with this text unless `ok`.
    fn require(self, ok: Self::Bool, text: &'static str);

    /// [`Backend::slice_get`] without a test of the index, if the backend can use that.
    ///
    /// # Safety
    ///
    /// As [`Backend::slice_get`], and the index is below the length.
    #[cfg_attr(not(debug_assertions), inline(always))]
    unsafe fn slice_get_within<T: Element>(self, slice: Self::Slice, index: Self::Usize) -> T::On<Self> {
        // SAFETY: the caller's.
        unsafe { self.slice_get::<T>(slice, index) }
    }
}
