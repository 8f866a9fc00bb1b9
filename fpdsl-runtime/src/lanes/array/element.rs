//! The types of lanes, and the operations that a backend computes for all lanes of a type at once.

use half::{bf16, f16};

use super::{Array, ArrayLanes};
use crate::array::from_fn;
use crate::backend::Leaf;
use crate::lanes::LANES;
use crate::lanes::outline::{Halves, Operation, Outline, Vectors};
use crate::lift::{Lift, Scalar};
use crate::mode::Mode;

/// The kind of number that a lane is.
pub trait LaneType {
    /// A float: most operations are more than an instruction.
    const FLOAT: bool;
    /// Round-to-nearest arithmetic, or wrapping arithmetic, is what the hardware has.
    const HARDWARE: bool;
}

/// A Rust scalar as a lane.
pub trait Element<S: Outline>:
    Leaf<S, Native = Self> + Scalar + for<'a> Lift<On<ArrayLanes<'a, S>> = Array<Self>> + LaneType + Default
{
    /// Returns true if dividing by it is a fault.
    fn is_zero_divisor(self) -> bool;

    /// All lanes as f16, if `S` has a way that is faster than one by one.
    #[inline(always)]
    fn to_f16_all<M: Mode>(_: S, _: &[Self; LANES]) -> Option<[f16; LANES]> {
        None
    }

    /// All lanes as bf16, if `S` has a way that is faster than one by one.
    #[inline(always)]
    fn to_bf16_all<M: Mode>(_: S, _: &[Self; LANES]) -> Option<[bf16; LANES]> {
        None
    }

    /// All lanes as f32, if `S` has a way that is faster than one by one.
    #[inline(always)]
    fn to_f32_all<M: Mode>(_: S, _: &[Self; LANES]) -> Option<[f32; LANES]> {
        None
    }

    /// An operation on all lanes at once, if `S` has one for this type and it holds for these operands.
    #[inline(always)]
    fn vector<M: Mode>(_: S, _: Operation<'_, Self>) -> Option<[Self; LANES]> {
        None
    }
}

macro_rules! elements {
    ($($native:ident $(with $($vectors:ident)+)?),*: float $float:expr, hardware $hardware:expr, $x:ident => $zero:expr) => {$(
        impl LaneType for $native {
            const FLOAT: bool = $float;
            const HARDWARE: bool = $hardware;
        }

        impl<S: Outline> Element<S> for $native {
            #[inline(always)]
            fn is_zero_divisor(self) -> bool {
                let $x = self;
                $zero
            }

            $($(elements!(@ $vectors);)+)?
        }
    )*};
    (@ narrowed) => {
        #[inline(always)]
        fn to_f32_all<M: Mode>(scalar: S, x: &[Self; LANES]) -> Option<[f32; LANES]> {
            scalar.narrow_all::<M>(x)
        }
    };
    (@ halved) => {
        #[inline(always)]
        fn to_f16_all<M: Mode>(scalar: S, x: &[Self; LANES]) -> Option<[f16; LANES]> {
            <S as Halves<f16>>::narrow_to::<M>(scalar, x)
        }

        #[inline(always)]
        fn to_bf16_all<M: Mode>(scalar: S, x: &[Self; LANES]) -> Option<[bf16; LANES]> {
            <S as Halves<bf16>>::narrow_to::<M>(scalar, x)
        }
    };
    (@ doubled) => {
        #[inline(always)]
        fn to_f32_all<M: Mode>(scalar: S, x: &[Self; LANES]) -> Option<[f32; LANES]> {
            <S as Halves<Self>>::widen_from(scalar, x)
        }
    };
    // f64 holds the integers of up to 32 bits.
    (@ widened) => {
        #[inline(always)]
        fn to_f32_all<M: Mode>(scalar: S, x: &[Self; LANES]) -> Option<[f32; LANES]> {
            scalar.narrow_all::<M>(&from_fn(
                #[inline(always)]
                |k| f64::from(x[k]),
            ))
        }
    };
    (@ vectors) => {
        #[inline(always)]
        fn vector<M: Mode>(scalar: S, operation: Operation<'_, Self>) -> Option<[Self; LANES]> {
            <S as Vectors<Self>>::vector::<M>(scalar, operation)
        }
    };
}

elements!(i8 with widened, i16 with widened, i32 with widened, i64, u8 with widened, u16 with widened,
          u32 with widened, u64: float false, hardware true, x => x == 0);
elements!(f16 with vectors doubled, bf16 with vectors doubled: float true, hardware false, _x => false);
elements!(f32 with vectors halved, f64 with vectors narrowed: float true, hardware true, _x => false);
