//! The types of lanes.

use half::{bf16, f16};

use super::{Array, ArrayLanes};
use crate::backend::Leaf;
use crate::lanes::outline::Outline;
use crate::lift::{Lift, Scalar};

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
}

macro_rules! elements {
    ($($native:ident),*: float $float:expr, hardware $hardware:expr, $x:ident => $zero:expr) => {$(
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
        }
    )*};
}

elements!(i8, i16, i32, i64, u8, u16, u32, u64: float false, hardware true, x => x == 0);
elements!(f16, bf16: float true, hardware false, _x => false);
elements!(f32, f64: float true, hardware true, _x => false);
