//! One bit a lane: `bool` on every lane backend, and the execution mask.

use core::ops::{BitAnd, BitOr, BitXor, Not};

use super::{LANES, Lane, LaneBackend};
use crate::backend::{Bitwise, Castable, Equal, Leaf, State};
use crate::mode::Mode;

/// A set of lanes; lane `k` is bit `k`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(transparent)]
pub struct Mask(pub u16);

impl Mask {
    /// Every lane.
    pub const ALL: Mask = Mask(u16::MAX);
    /// No lane.
    pub const NONE: Mask = Mask(0);

    /// The first `count` lanes.
    #[inline(always)]
    pub const fn first(count: usize) -> Mask {
        if count >= LANES {
            Mask::ALL
        } else {
            Mask((1 << count) - 1)
        }
    }

    /// Returns true if there is a lane in it.
    #[inline(always)]
    pub const fn any(self) -> bool {
        self.0 != 0
    }

    /// Returns true if lane `k` is in it.
    #[inline(always)]
    pub const fn has(self, k: usize) -> bool {
        self.0 >> k & 1 != 0
    }

    /// The lanes for which `f` holds.
    #[inline(always)]
    pub fn from_fn(f: impl Fn(usize) -> bool) -> Mask {
        let mut bits = 0;
        for k in 0..LANES {
            bits |= (f(k) as u16) << k;
        }
        Mask(bits)
    }
}

macro_rules! operators {
    ($($Op:ident $method:ident $op:tt;)*) => {$(
        impl $Op for Mask {
            type Output = Mask;

            #[inline(always)]
            fn $method(self, other: Mask) -> Mask {
                Mask(self.0 $op other.0)
            }
        }
    )*};
}

operators! {
    BitAnd bitand &;
    BitOr bitor |;
    BitXor bitxor ^;
}

impl Not for Mask {
    type Output = Mask;

    #[inline(always)]
    fn not(self) -> Mask {
        Mask(!self.0)
    }
}

impl<B: LaneBackend> State<B> for Mask {
    #[inline(always)]
    fn merge(_: B, join: &mut Mask, x: Self, y: Self) -> Self {
        (*join & x) | (!*join & y)
    }

    #[inline(always)]
    fn zero(_: B) -> Self {
        Mask::NONE
    }
}

impl crate::backend::Value for Mask {}

impl<B: LaneBackend> Leaf<B> for Mask {
    type Native = bool;

    #[inline(always)]
    fn constant(_: B, value: bool) -> Self {
        if value { Mask::ALL } else { Mask::NONE }
    }
}

impl<B: LaneBackend> Equal<B> for Mask {
    #[inline(always)]
    fn eq(_: B, x: Self, y: Self) -> Mask {
        !(x ^ y)
    }

    #[inline(always)]
    fn ne(_: B, x: Self, y: Self) -> Mask {
        x ^ y
    }
}

impl<B: LaneBackend> Bitwise<B> for Mask {
    #[inline(always)]
    fn bitand(_: B, x: Self, y: Self) -> Self {
        x & y
    }

    #[inline(always)]
    fn bitor(_: B, x: Self, y: Self) -> Self {
        x | y
    }

    #[inline(always)]
    fn bitxor(_: B, x: Self, y: Self) -> Self {
        x ^ y
    }

    #[inline(always)]
    fn not(_: B, x: Self) -> Self {
        !x
    }
}

impl<B: LaneBackend> Lane<B> for Mask {
    #[inline(always)]
    fn from_array(_: B, values: [bool; LANES]) -> Self {
        Mask::from_fn(
            #[inline(always)]
            |k| values[k],
        )
    }

    #[inline(always)]
    fn to_array(_: B, value: Self) -> [bool; LANES] {
        crate::array::from_fn(
            #[inline(always)]
            |k| value.has(k),
        )
    }

    #[inline(always)]
    fn select(_: B, mask: Mask, x: Self, y: Self) -> Self {
        (mask & x) | (!mask & y)
    }

    #[inline(always)]
    unsafe fn load(b: B, mask: Mask, from: *const bool) -> Self {
        // A `bool` is a byte of 0 or 1.
        // SAFETY: the caller's.
        let bytes = unsafe { B::U8::load(b, mask, from.cast()) };
        B::U8::ne(b, bytes, B::U8::constant(b, 0))
    }

    #[inline(always)]
    unsafe fn store(b: B, mask: Mask, value: Self, to: *mut bool) {
        // SAFETY: the caller's; the bytes are 0 or 1.
        unsafe { B::U8::store(b, mask, Self::to_u8(b, value), to.cast()) }
    }
}

/// 1 in the lanes of the mask, 0 in the others, whatever the type.
macro_rules! casts {
    ($($name:ident $(<$mode:ident>)? $On:ident = $one:expr, $zero:expr;)*) => {
        impl<B: LaneBackend> Castable<B> for Mask {$(
            #[inline(always)]
            fn $name $(<$mode: Mode>)? (b: B, x: Self) -> B::$On {
                B::$On::select(b, x, B::$On::constant(b, $one), B::$On::constant(b, $zero))
            }
        )*}
    };
}

casts! {
    to_f16<M> F16 = half::f16::ONE, half::f16::ZERO;
    to_bf16<M> Bf16 = half::bf16::ONE, half::bf16::ZERO;
    to_f32<M> F32 = 1.0, 0.0;
    to_f64<M> F64 = 1.0, 0.0;
    to_i8 I8 = 1, 0;
    to_i16 I16 = 1, 0;
    to_i32 I32 = 1, 0;
    to_i64 I64 = 1, 0;
    to_u8 U8 = 1, 0;
    to_u16 U16 = 1, 0;
    to_u32 U32 = 1, 0;
    to_u64 U64 = 1, 0;
    to_usize Usize = 1, 0;
}
