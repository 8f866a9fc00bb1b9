//! `usize` in sixteen lanes.
//!
//! Indices are seldom arbitrary: the length of a slice is the same in all lanes, the counter of a loop too, and the position in a
//! grid goes up by one from lane to lane. Such a value is two numbers, its first lane and the step, and stays so under `+`, `-` and
//! the product with a number that all lanes share. Only what really varies is a vector. Bodies are inlined, so LLVM mostly sees which
//! of the two a value is, and the other is never compiled.

mod memory;
mod order;
#[cfg(test)]
mod tests;

use super::{LANES, Lane, LaneBackend, Mask, check_divisor};
use crate::backend::{Backend, Bitwise, Castable, Equal, Int, Leaf, Num, State, Value};
use crate::hint::unlikely;
use crate::mode::Mode;

/// An index as a number: modulo 2^64, or 2^32 where addresses have 32 bits.
#[cfg(target_pointer_width = "64")]
pub(crate) type Word = u64;
#[cfg(not(target_pointer_width = "64"))]
pub(crate) type Word = u32;

/// Sixteen of them.
#[cfg(target_pointer_width = "64")]
pub(crate) type Words<B> = <B as Backend>::U64;
#[cfg(not(target_pointer_width = "64"))]
pub(crate) type Words<B> = <B as Backend>::U32;

/// The last lane.
const LAST: Word = LANES as Word - 1;

/// The number of each lane.
const ROW: [Word; LANES] = {
    let mut row = [0; LANES];
    let mut k = 0;
    while k < LANES {
        row[k] = k as Word;
        k += 1;
    }
    row
};

/// Multiples of a step. Bodies seldom need them, and the loop would stand in each at every use of an index.
#[inline(never)]
fn steps(step: Word) -> [Word; LANES] {
    ROW.map(|k| k.wrapping_mul(step))
}

/// Sixteen `usize`.
pub struct Address<B: LaneBackend> {
    /// True if lane `k` is `first + k * step`; otherwise `lanes` has them.
    even: bool,
    first: Word,
    step: Word,
    lanes: Words<B>,
}

impl<B: LaneBackend> Clone for Address<B> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}

impl<B: LaneBackend> Copy for Address<B> {}

impl<B: LaneBackend> core::fmt::Debug for Address<B> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.even {
            true => write!(f, "{} + k * {}", self.first, self.step),
            false => f.write_str("lanes of their own"),
        }
    }
}

impl<B: LaneBackend> Address<B> {
    /// Lane `k` is `first + k * step`.
    #[inline(always)]
    pub(crate) fn even(b: B, first: Word, step: Word) -> Self {
        Address {
            even: true,
            first,
            step,
            lanes: Words::<B>::constant(b, 0),
        }
    }

    /// Each lane a number of its own.
    #[inline(always)]
    pub(crate) fn varying(lanes: Words<B>) -> Self {
        Address {
            even: false,
            first: 0,
            step: 0,
            lanes,
        }
    }

    /// The lanes of another type as indices.
    #[inline(always)]
    pub(crate) fn of<V: Castable<B>>(b: B, x: V) -> Self {
        #[cfg(target_pointer_width = "64")]
        return Self::varying(V::to_u64(b, x));
        #[cfg(not(target_pointer_width = "64"))]
        return Self::varying(V::to_u32(b, x));
    }

    /// The first lane and the step, if lanes are so far apart.
    #[inline(always)]
    pub(crate) fn as_even(self) -> Option<(Word, Word)> {
        self.even.then_some((self.first, self.step))
    }

    /// The number that all lanes are, if that is known.
    #[inline(always)]
    pub(crate) fn as_uniform(self) -> Option<Word> {
        (self.even && self.step == 0).then_some(self.first)
    }

    /// First lane of sixteen neighbours whose numbers do not wrap.
    #[inline(always)]
    fn as_row(self) -> Option<Word> {
        (self.even && self.step == 1 && self.first <= Word::MAX - LAST).then_some(self.first)
    }

    /// The lanes as a vector.
    #[inline(always)]
    pub(crate) fn lanes(self, b: B) -> Words<B> {
        if !self.even {
            return self.lanes;
        }
        let first = Words::<B>::constant(b, self.first);
        if self.step == 0 {
            return first;
        }
        let lanes = if self.step == 1 { ROW } else { steps(self.step) };
        <Words<B> as Num<B>>::add::<crate::Rn>(b, first, Words::<B>::from_array(b, lanes))
    }

    /// `even` of the first lanes and the steps where both have those, otherwise `vector` of the lanes.
    #[inline(always)]
    fn linear(
        b: B,
        x: Self,
        y: Self,
        even: impl Fn(Word, Word) -> Word,
        vector: impl FnOnce(Words<B>, Words<B>) -> Words<B>,
    ) -> Self {
        if x.even && y.even {
            return Self::even(b, even(x.first, y.first), even(x.step, y.step));
        }
        Self::varying(Self::of_lanes(b, x, y, vector))
    }

    /// `vector` of the lanes of both.
    #[inline(always)]
    fn of_lanes<R>(b: B, x: Self, y: Self, vector: impl FnOnce(Words<B>, Words<B>) -> R) -> R {
        b.aside(
            (x, y),
            #[inline(always)]
            |b, (x, y)| vector(x.lanes(b), y.lanes(b)),
        )
    }

    /// `number` where each operand is one number for all lanes, otherwise `vector` of the lanes.
    #[inline(always)]
    fn shared(
        b: B,
        x: Self,
        y: Self,
        number: impl Fn(Word, Word) -> Word,
        vector: impl FnOnce(Words<B>, Words<B>) -> Words<B>,
    ) -> Self {
        if let (Some(x), Some(y)) = (x.as_uniform(), y.as_uniform()) {
            return Self::even(b, number(x, y), 0);
        }
        Self::varying(Self::of_lanes(b, x, y, vector))
    }
}

impl<B: LaneBackend> State<B> for Address<B> {
    #[inline(always)]
    fn merge(b: B, join: &mut Mask, x: Self, y: Self) -> Self {
        // Not by the executing lanes alone: where arms meet, those of an earlier arm do not execute any more.
        if *join == Mask::ALL {
            return x;
        }
        if !join.any() {
            return y;
        }
        if x.even && y.even {
            // An arm at the end of a row; where the data choose, lanes soon vary.
            unlikely();
        }
        let join = *join;
        Self::varying(Self::of_lanes(
            b,
            x,
            y,
            #[inline(always)]
            |x, y| Words::<B>::select(b, join, x, y),
        ))
    }

    #[inline(always)]
    fn zero(b: B) -> Self {
        Self::even(b, 0, 0)
    }
}

impl<B: LaneBackend> Value for Address<B> {}

impl<B: LaneBackend> Leaf<B> for Address<B> {
    type Native = usize;

    #[inline(always)]
    fn constant(b: B, value: usize) -> Self {
        Self::even(b, value as Word, 0)
    }

    #[inline(always)]
    fn agreed(_: B, x: Self) -> Option<usize> {
        x.as_uniform().map(
            #[inline(always)]
            |number| number as usize,
        )
    }
}

impl<B: LaneBackend> Num<B> for Address<B> {
    #[inline(always)]
    fn add<M: Mode>(b: B, x: Self, y: Self) -> Self {
        Self::linear(
            b,
            x,
            y,
            Word::wrapping_add,
            #[inline(always)]
            |x, y| <Words<B> as Num<B>>::add::<M>(b, x, y),
        )
    }

    #[inline(always)]
    fn sub<M: Mode>(b: B, x: Self, y: Self) -> Self {
        Self::linear(
            b,
            x,
            y,
            Word::wrapping_sub,
            #[inline(always)]
            |x, y| <Words<B> as Num<B>>::sub::<M>(b, x, y),
        )
    }

    #[inline(always)]
    fn mul<M: Mode>(b: B, x: Self, y: Self) -> Self {
        let (scaled, by) = match (x.as_uniform(), y.as_uniform()) {
            (_, Some(by)) => (x, by),
            (Some(by), _) => (y, by),
            (None, None) => {
                return Self::varying(Self::of_lanes(
                    b,
                    x,
                    y,
                    #[inline(always)]
                    |x, y| <Words<B> as Num<B>>::mul::<M>(b, x, y),
                ));
            }
        };
        if scaled.even {
            return Self::even(b, scaled.first.wrapping_mul(by), scaled.step.wrapping_mul(by));
        }
        Self::varying(<Words<B> as Num<B>>::mul::<M>(
            b,
            scaled.lanes,
            Words::<B>::constant(b, by),
        ))
    }

    /// A row of a grid divided by its length is one number, and the remainder goes up by one, unless the row ends within.
    #[inline(always)]
    fn div<M: Mode>(b: B, x: Self, y: Self) -> Self {
        if let (true, Some(n)) = (x.even, y.as_uniform()) {
            if n == 0 {
                check_divisor(b, Mask::ALL);
                return x;
            }
            if x.step == 0 {
                return Self::even(b, x.first / n, 0);
            }
            if x.as_row().is_some() && n - x.first % n > LAST {
                return Self::even(b, x.first / n, 0);
            }
        }
        Self::varying(Self::of_lanes(
            b,
            x,
            y,
            #[inline(always)]
            |x, y| <Words<B> as Num<B>>::div::<M>(b, x, y),
        ))
    }

    #[inline(always)]
    fn rem(b: B, x: Self, y: Self) -> Self {
        if let (true, Some(n)) = (x.even, y.as_uniform()) {
            if n == 0 {
                check_divisor(b, Mask::ALL);
                return x;
            }
            if x.step == 0 {
                return Self::even(b, x.first % n, 0);
            }
            if x.as_row().is_some() && n - x.first % n > LAST {
                return Self::even(b, x.first % n, 1);
            }
        }
        Self::varying(Self::of_lanes(
            b,
            x,
            y,
            #[inline(always)]
            |x, y| <Words<B> as Num<B>>::rem(b, x, y),
        ))
    }

    #[inline(always)]
    fn mul_add<M: Mode>(b: B, x: Self, y: Self, z: Self) -> Self {
        Self::add::<M>(b, Self::mul::<M>(b, x, y), z)
    }

    /// A row of neighbours that ends before a number that all share is its own minimum.
    #[inline(always)]
    fn min(b: B, x: Self, y: Self) -> Self {
        match order::of(x, y) {
            Some(order::Order::Less) => x,
            Some(order::Order::Greater) => y,
            None => Self::varying(Self::of_lanes(
                b,
                x,
                y,
                #[inline(always)]
                |x, y| <Words<B> as Num<B>>::min(b, x, y),
            )),
        }
    }

    #[inline(always)]
    fn max(b: B, x: Self, y: Self) -> Self {
        match order::of(x, y) {
            Some(order::Order::Less) => y,
            Some(order::Order::Greater) => x,
            None => Self::varying(Self::of_lanes(
                b,
                x,
                y,
                #[inline(always)]
                |x, y| <Words<B> as Num<B>>::max(b, x, y),
            )),
        }
    }

    #[inline(always)]
    fn lt(b: B, x: Self, y: Self) -> Mask {
        order::below(x, y).unwrap_or_else(
            #[inline(always)]
            || {
                Self::of_lanes(
                    b,
                    x,
                    y,
                    #[inline(always)]
                    |x, y| <Words<B> as Num<B>>::lt(b, x, y),
                )
            },
        )
    }

    #[inline(always)]
    fn le(b: B, x: Self, y: Self) -> Mask {
        !Self::lt(b, y, x)
    }

    #[inline(always)]
    fn gt(b: B, x: Self, y: Self) -> Mask {
        Self::lt(b, y, x)
    }

    #[inline(always)]
    fn ge(b: B, x: Self, y: Self) -> Mask {
        !Self::lt(b, x, y)
    }

    #[inline(always)]
    fn neg(b: B, x: Self) -> Self {
        Self::sub::<crate::Rn>(b, Self::even(b, 0, 0), x)
    }
}

impl<B: LaneBackend> Equal<B> for Address<B> {
    #[inline(always)]
    fn eq(b: B, x: Self, y: Self) -> Mask {
        order::same(x, y).unwrap_or_else(
            #[inline(always)]
            || {
                Self::of_lanes(
                    b,
                    x,
                    y,
                    #[inline(always)]
                    |x, y| <Words<B> as Equal<B>>::eq(b, x, y),
                )
            },
        )
    }

    #[inline(always)]
    fn ne(b: B, x: Self, y: Self) -> Mask {
        !Self::eq(b, x, y)
    }
}

macro_rules! bitwise {
    ($($name:ident $op:tt;)*) => {$(
        #[inline(always)]
        fn $name(b: B, x: Self, y: Self) -> Self {
            Self::shared(
                b,
                x,
                y,
                |x, y| x $op y,
                #[inline(always)]
                |x, y| <Words<B> as Bitwise<B>>::$name(b, x, y),
            )
        }
    )*};
}

impl<B: LaneBackend> Bitwise<B> for Address<B> {
    /// A row keeps its high bits, and counts in its low ones, up to where a power of two is reached.
    #[inline(always)]
    fn bitand(b: B, x: Self, y: Self) -> Self {
        let (row, mask) = match (x.as_uniform(), y.as_uniform()) {
            (Some(x), Some(y)) => return Self::even(b, x & y, 0),
            (Some(mask), None) => (y, mask),
            (None, Some(mask)) => (x, mask),
            (None, None) => {
                return Self::varying(Self::of_lanes(
                    b,
                    x,
                    y,
                    #[inline(always)]
                    |x, y| <Words<B> as Bitwise<B>>::bitand(b, x, y),
                ));
            }
        };
        if let Some(first) = row.as_row() {
            let stays_below =
                |low: Word| low & low.wrapping_add(1) == 0 && low >= LAST && first & low <= low - LAST;
            if stays_below(mask) {
                return Self::even(b, first & mask, 1);
            }
            if stays_below(!mask) {
                return Self::even(b, first & mask, 0);
            }
        }
        let mask = Words::<B>::constant(b, mask);
        Self::varying(<Words<B> as Bitwise<B>>::bitand(b, row.lanes(b), mask))
    }

    bitwise! {
        bitor |;
        bitxor ^;
    }

    #[inline(always)]
    fn not(b: B, x: Self) -> Self {
        // `!x` is `-1 - x`.
        Self::sub::<crate::Rn>(b, Self::even(b, Word::MAX, 0), x)
    }
}

impl<B: LaneBackend> Int<B> for Address<B> {
    type Unsigned = Self;

    #[inline(always)]
    fn literal(b: B, value: i128) -> Self {
        Self::even(b, value as Word, 0)
    }

    #[inline(always)]
    fn shl(b: B, x: Self, n: B::U32) -> Self {
        Self::varying(<Words<B> as Int<B>>::shl(b, x.lanes(b), n))
    }

    #[inline(always)]
    fn shr(b: B, x: Self, n: B::U32) -> Self {
        Self::varying(<Words<B> as Int<B>>::shr(b, x.lanes(b), n))
    }

    #[inline(always)]
    fn leading_zeros(b: B, x: Self) -> B::U32 {
        Words::<B>::leading_zeros(b, x.lanes(b))
    }

    #[inline(always)]
    fn count_ones(b: B, x: Self) -> B::U32 {
        Words::<B>::count_ones(b, x.lanes(b))
    }

    #[inline(always)]
    fn reverse_bits(b: B, x: Self) -> Self {
        Self::varying(Words::<B>::reverse_bits(b, x.lanes(b)))
    }

    #[inline(always)]
    fn mul_hi(b: B, x: Self, y: Self) -> Self {
        Self::varying(Words::<B>::mul_hi(b, x.lanes(b), y.lanes(b)))
    }
}

macro_rules! casts {
    ($($name:ident $(<$mode:ident>)? $On:ident;)*) => {
        impl<B: LaneBackend> Castable<B> for Address<B> {
            $(
                #[inline(always)]
                fn $name $(<$mode: Mode>)? (b: B, x: Self) -> B::$On {
                    <Words<B> as Castable<B>>::$name $(::<$mode>)? (b, x.lanes(b))
                }
            )*

            #[inline(always)]
            fn to_usize(_: B, x: Self) -> Self {
                x
            }
        }
    };
}

casts! {
    to_f16<M> F16;
    to_bf16<M> Bf16;
    to_f32<M> F32;
    to_f64<M> F64;
    to_i8 I8;
    to_i16 I16;
    to_i32 I32;
    to_i64 I64;
    to_u8 U8;
    to_u16 U16;
    to_u32 U32;
    to_u64 U64;
}
