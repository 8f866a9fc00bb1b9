//! The values that a `for` runs through, where they are more than `lo..hi`: inclusive ranges, `.rev()`, `.step_by(n)`.
//!
//! A range is its first value, the step from one value to the next and how many there are. The loop counts from zero,
//! and the value of a pass is computed from its number modulo 2^n, which is exact because the value itself fits.

use core::marker::PhantomData;

use super::lift::{CastTarget, NativeInt};
use super::{Backend, Castable, Equal, Int, Leaf, Num, State};
use crate::mode::Rn;

/// How a value leads to the next one.
#[derive(Clone, Copy)]
enum Stride<I> {
    Up,
    Down,
    By(I),
}

impl<I: Copy> Stride<I> {
    /// The value of pass `k`.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn value<B: Backend>(self, b: B, first: I, k: I) -> I
    where
        I: Int<B>,
    {
        match self {
            Stride::Up => I::add::<Rn>(b, first, k),
            Stride::Down => I::sub::<Rn>(b, first, k),
            Stride::By(step) => I::add::<Rn>(b, first, I::mul::<Rn>(b, k, step)),
        }
    }
}

/// An integer of any type as another, modulo 2^n.
#[cfg_attr(not(debug_assertions), inline(always))]
fn convert<B: Backend, I: Int<B>>(b: B, k: impl Castable<B>) -> I {
    <I::Native as CastTarget>::cast_from::<Rn, B, _>(b, k)
}

/// The integer this far after the first one.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn nth<B: Backend, I: Int<B>>(b: B, first: I, place: B::Usize) -> I {
    I::add::<Rn>(b, first, convert::<B, I>(b, place))
}

/// A range whose ends and steps are known while the body is built.
pub struct ConstRange<B, I> {
    first: i128,
    step: i128,
    count: i128,
    of: PhantomData<(B, I)>,
}

impl<B: Backend, I: Int<B>> ConstRange<B, I> {
    /// `lo..hi`.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn new(lo: I::Native, hi: I::Native) -> Self {
        Self::counted(lo.to_i128(), hi.to_i128() - lo.to_i128())
    }

    /// `lo..=hi`.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn inclusive(lo: I::Native, hi: I::Native) -> Self {
        Self::counted(lo.to_i128(), hi.to_i128() - lo.to_i128() + 1)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn counted(first: i128, count: i128) -> Self {
        ConstRange {
            first,
            step: 1,
            count: count.max(0),
            of: PhantomData,
        }
    }

    /// The same values, last first.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn rev(self) -> Self {
        ConstRange {
            first: self.first + (self.count - 1) * self.step,
            step: -self.step,
            ..self
        }
    }

    /// The first value and every `n`-th after it; `n` is not zero.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn step_by(self, n: NonZero) -> Self {
        let n = n.0 as i128;
        ConstRange {
            step: self.step * n,
            count: (self.count + n - 1) / n,
            ..self
        }
    }

    /// How many values there are; one less than all 2^64, of which nobody sees the last.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn count(&self) -> usize {
        self.count.min(usize::MAX as i128) as usize
    }

    /// The value of pass `k`.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn at(&self, b: B, k: B::Usize) -> I {
        let first = <I as Int<B>>::literal(b, self.first);
        let k = convert::<B, I>(b, k);
        match self.step {
            1 if self.first == 0 => k,
            1 => Stride::Up.value(b, first, k),
            -1 => Stride::Down.value(b, first, k),
            step => {
                let scaled = I::mul::<Rn>(b, k, <I as Int<B>>::literal(b, step));
                if self.first == 0 {
                    scaled
                } else {
                    I::add::<Rn>(b, first, scaled)
                }
            }
        }
    }
}

/// A step that is not zero.
#[derive(Clone, Copy, Debug)]
pub struct NonZero(usize);

impl NonZero {
    /// The step.
    ///
    /// # Panics
    ///
    /// If `n` is zero, which is found while the program is compiled.
    pub const fn new(n: usize) -> Self {
        assert!(n != 0, "the step of a range must not be zero");
        NonZero(n)
    }

    /// As a number.
    pub const fn get(self) -> usize {
        self.0
    }
}

/// A range whose ends are values of the body.
#[derive(Clone, Copy)]
pub struct ValueRange<B: Backend, I> {
    first: I,
    stride: Stride<I>,
    count: B::U64,
}

impl<B: Backend, I: Int<B>> ValueRange<B, I> {
    /// `lo..hi`.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn new(b: B, lo: I, hi: I) -> Self {
        Self::counted(b, I::lt(b, lo, hi), lo, distance(b, lo, hi))
    }

    /// `lo..=hi`. All 2^64 values of a type are more than can be counted, and more than can be run through.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn inclusive(b: B, lo: I, hi: I) -> Self {
        let count = B::U64::add::<Rn>(b, distance(b, lo, hi), number(b, 1));
        Self::counted(b, I::le(b, lo, hi), lo, count)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn counted(b: B, any: B::Bool, first: I, count: B::U64) -> Self {
        ValueRange {
            first,
            stride: Stride::Up,
            count: b.select(any, count, number(b, 0)),
        }
    }

    /// The same values, last first.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn rev(self, b: B) -> Self {
        let last = convert::<B, I>(b, B::U64::sub::<Rn>(b, self.count, number(b, 1)));
        ValueRange {
            first: self.stride.value(b, self.first, last),
            stride: match self.stride {
                Stride::Up => Stride::Down,
                Stride::Down => Stride::Up,
                Stride::By(step) => Stride::By(<I as Num<B>>::neg(b, step)),
            },
            ..self
        }
    }

    /// The first value and every `n`-th after it; an `n` of zero is a division by zero.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn step_by(self, b: B, n: B::Usize) -> Self {
        let step = convert::<B, I>(b, n);
        let n = convert::<B, B::U64>(b, n);
        let whole = B::U64::div::<Rn>(b, self.count, n);
        let some = B::U64::ne(b, B::U64::rem(b, self.count, n), number(b, 0));
        ValueRange {
            stride: Stride::By(match self.stride {
                Stride::Up => step,
                Stride::Down => <I as Num<B>>::neg(b, step),
                Stride::By(by) => I::mul::<Rn>(b, by, step),
            }),
            count: B::U64::add::<Rn>(b, whole, <B::Bool as Castable<B>>::to_u64(b, some)),
            ..self
        }
    }

    /// How many values there are.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn count(&self) -> B::U64 {
        self.count
    }

    /// The value of pass `k`.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn at(&self, b: B, k: B::U64) -> I {
        self.stride.value(b, self.first, convert::<B, I>(b, k))
    }
}

#[cfg_attr(not(debug_assertions), inline(always))]
fn number<B: Backend>(b: B, value: i128) -> B::U64 {
    <B::U64 as Int<B>>::literal(b, value)
}

/// `hi - lo`, exact where `lo <= hi`: 64 bits hold every distance between two integers of one type.
#[cfg_attr(not(debug_assertions), inline(always))]
fn distance<B: Backend, I: Int<B>>(b: B, lo: I, hi: I) -> B::U64 {
    let difference = B::I64::sub::<Rn>(b, I::to_i64(b, hi), I::to_i64(b, lo));
    <B::I64 as Castable<B>>::to_u64(b, difference)
}

/// The answer to whether there is another turn.
#[derive(Clone, Copy, Debug)]
pub enum Left<C> {
    /// There is none.
    None,
    /// There is one.
    Turn,
    /// There is one where this holds.
    Where(C),
}

/// The ends of a loop.
#[derive(Clone, Copy, Debug)]
pub enum Ends<I> {
    /// It has none, and no loop variable.
    None,
    /// The values from `first` that are below `end`.
    Constant {
        /// The first value.
        first: i128,
        /// The value after the last, or the last where the type has none after it.
        end: i128,
        /// True if `end` is the last, and the largest value of its type: a turn for which no half-open range has room.
        largest: bool,
    },
    /// The values from the first that are below the second, which the body computes.
    Values(I, I),
}

/// The turns of a loop, from the next on.
pub trait Turns<B: Backend>: Copy {
    /// The type of the loop variable.
    type Value: State<B>;

    /// Says whether there is another turn.
    fn left(&self, b: B) -> Left<B::Bool>;

    /// The loop variable of the next, where there is one.
    fn value(&self, b: B) -> Self::Value;

    /// Goes on to the one after.
    fn advance(&mut self, b: B);

    /// From where they go and to where.
    fn ends(&self) -> Ends<Self::Value>;

    /// The number as a loop variable, modulo 2^n.
    fn number(b: B, value: i128) -> Self::Value;

    /// `x < y`.
    fn below(b: B, x: Self::Value, y: Self::Value) -> B::Bool;

    /// `x + 1`.
    fn after(b: B, x: Self::Value) -> Self::Value;
}

/// As many turns as conditions allow.
#[derive(Clone, Copy, Debug)]
pub struct Endless;

impl<B: Backend> Turns<B> for Endless {
    type Value = ();

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn left(&self, _: B) -> Left<B::Bool> {
        Left::Turn
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn value(&self, _: B) {}

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn advance(&mut self, _: B) {}

    fn ends(&self) -> Ends<()> {
        Ends::None
    }

    fn number(_: B, _: i128) {}

    fn below(b: B, (): (), (): ()) -> B::Bool {
        <B::Bool as Leaf<B>>::constant(b, true)
    }

    fn after(_: B, (): ()) {}
}

/// The loop variable of turns that have one: an integer `I`.
macro_rules! integer_turns {
    () => {
        type Value = I;

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn number(b: B, value: i128) -> I {
            I::constant(b, <I::Native as NativeInt>::from_i128(value))
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn below(b: B, x: I, y: I) -> B::Bool {
            I::lt(b, x, y)
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn after(b: B, x: I) -> I {
            I::add::<Rn>(b, x, <I as Int<B>>::literal(b, 1))
        }
    };
}

/// A range whose ends are known while the body is built: the same turns for everybody.
#[derive(Clone, Copy, Debug)]
pub struct Counted<B, I> {
    first: i128,
    end: i128,
    count: u64,
    taken: u64,
    of: PhantomData<(B, I)>,
}

impl<B: Backend, I: Int<B>> Counted<B, I> {
    /// `lo..hi`.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn new(lo: I::Native, hi: I::Native) -> Self {
        Self::from(lo.to_i128(), hi.to_i128())
    }

    /// `lo..=hi`; all 2^64 values of a type are one less, of which nobody sees the last.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn inclusive(lo: I::Native, hi: I::Native) -> Self {
        Self::from(lo.to_i128(), hi.to_i128() + 1)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn from(first: i128, end: i128) -> Self {
        let count = if first < end {
            (end - first).min(u64::MAX as i128)
        } else {
            0
        };
        Counted {
            first,
            end,
            count: count as u64,
            taken: 0,
            of: PhantomData,
        }
    }
}

impl<B: Backend, I: Int<B>> Turns<B> for Counted<B, I> {
    integer_turns!();

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn left(&self, _: B) -> Left<B::Bool> {
        if self.taken < self.count {
            Left::Turn
        } else {
            Left::None
        }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn value(&self, b: B) -> I {
        Self::number(b, self.first.wrapping_add(self.taken as i128))
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn advance(&mut self, _: B) {
        self.taken += 1;
    }

    fn ends(&self) -> Ends<I> {
        let largest =
            self.first < self.end && <I::Native as NativeInt>::from_i128(self.end).to_i128() != self.end;
        Ends::Constant {
            first: self.first,
            end: self.end - i128::from(largest),
            largest,
        }
    }
}

/// A range whose ends are values of the body.
#[derive(Clone, Copy, Debug)]
pub struct Between<B: Backend, I: Int<B>> {
    next: I,
    end: I,
    /// The end, if the turns count from zero to what is known while the body is recorded.
    recorded: Option<u64>,
    of: PhantomData<B>,
}

impl<B: Backend, I: Int<B>> Between<B, I> {
    /// `lo..hi`.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn new(_: B, lo: I, hi: I) -> Self {
        Between {
            next: lo,
            end: hi,
            recorded: None,
            of: PhantomData,
        }
    }

    /// `0..count`, where `count` may turn out to be known while the body is recorded: the length of an array.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn up_to(b: B, count: I) -> Self {
        Between {
            recorded: I::recorded(b, count),
            ..Self::new(b, <I as Int<B>>::literal(b, 0), count)
        }
    }
}

impl<B: Backend, I: Int<B>> Turns<B> for Between<B, I> {
    integer_turns!();

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn left(&self, b: B) -> Left<B::Bool> {
        Left::Where(I::lt(b, self.next, self.end))
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn value(&self, _: B) -> I {
        self.next
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn advance(&mut self, b: B) {
        self.next = Self::after(b, self.next);
    }

    fn ends(&self) -> Ends<I> {
        match self.recorded {
            None => Ends::Values(self.next, self.end),
            Some(end) => Ends::Constant {
                first: 0,
                end: end.into(),
                largest: false,
            },
        }
    }
}
