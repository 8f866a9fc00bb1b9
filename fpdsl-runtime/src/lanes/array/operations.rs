//! The operations: in line where the hardware has them, otherwise lane by lane in a function that bodies share.

use half::{bf16, f16};

use super::{Array, ArrayLanes, Element, LaneType};
use crate::array::from_fn;
use crate::backend::{Bitwise, Castable, Encoded, Equal, Float, Int, Num, Signed};
use crate::lanes::outline::Outline;
use crate::lanes::{Address, LANES, Mask, check_divisor};
use crate::lift::{NativeFloat, NativeInt, NativeSigned};
use crate::literal::Literal;
use crate::mode::{Mode, Rounding};

/// The hardware's operations on `T` in mode `M`.
struct Hardware<T, M>(core::marker::PhantomData<(T, M)>);

impl<T: LaneType, M: Mode> Hardware<T, M> {
    /// `+ - * /` and the square root are one instruction per vector.
    const HAS: bool = match M::ROUNDING {
        Rounding::NearestEven => T::HARDWARE,
        Rounding::TowardZero | Rounding::TowardPositive | Rounding::TowardNegative => !T::FLOAT,
    };
}

/// `$result`, which is made of `$scalar` and the operands, in line or as a call.
macro_rules! placed {
    ($scalar:ident of $b:ident, in line if $inline:expr, [$($x:ident),+] $result:expr) => {{
        let $scalar = $b.scalar;
        if $inline {
            $result
        } else {
            placed!(@call $scalar, [$($x),+] $result)
        }
    }};
    (@call $scalar:ident, [$x:ident] $result:expr) => {
        $scalar.outline(
            &$x,
            &(),
            &(),
            #[inline(always)]
            move |&$x, _, _| $result,
        )
    };
    (@call $scalar:ident, [$x:ident, $y:ident] $result:expr) => {
        $scalar.outline(
            &$x,
            &$y,
            &(),
            #[inline(always)]
            move |&$x, &$y, _| $result,
        )
    };
    (@call $scalar:ident, [$x:ident, $y:ident, $z:ident] $result:expr) => {
        $scalar.outline(
            &$x,
            &$y,
            &$z,
            #[inline(always)]
            move |&$x, &$y, &$z| $result,
        )
    };
}

/// Operations lane by lane, as methods of the traits that the scalar backend's values implement.
macro_rules! lane_by_lane {
    (in line if $inline:expr; $($name:ident $(<$mode:ident>)? ($x:ident $(, $y:ident)?) $(-> $Out:ty)?;)*) => {$(
        lane_by_lane!(@method $inline; $name [$($mode)?] $x [$($y)?] [$($Out)?]);
    )*};
    (@method $inline:expr; $name:ident [$($mode:ident)?] $x:ident [] [$Out:ty]) => {
        #[inline(always)]
        fn $name $(<$mode: Mode>)? (b: ArrayLanes<'_, S>, $x: Self) -> Array<$Out> {
            placed!(scalar of b, in line if $inline, [$x] $x.each(
                #[inline(always)]
                |x| T::$name $(::<$mode>)? (scalar, x),
            ))
        }
    };
    (@method $inline:expr; $name:ident [$($mode:ident)?] $x:ident [] []) => {
        lane_by_lane!(@method $inline; $name [$($mode)?] $x [] [T]);
    };
    (@method $inline:expr; $name:ident [$($mode:ident)?] $x:ident [$y:ident] []) => {
        #[inline(always)]
        fn $name $(<$mode: Mode>)? (b: ArrayLanes<'_, S>, $x: Self, $y: Self) -> Self {
            placed!(scalar of b, in line if $inline, [$x, $y] $x.with(
                $y,
                #[inline(always)]
                |x, y| T::$name $(::<$mode>)? (scalar, x, y),
            ))
        }
    };
}

/// Comparisons lane by lane.
macro_rules! tests {
    ($($name:ident)*) => {$(
        #[inline(always)]
        fn $name(b: ArrayLanes<'_, S>, x: Self, y: Self) -> Mask {
            x.test(
                y,
                #[inline(always)]
                |x, y| T::$name(b.scalar, x, y),
            )
        }
    )*};
}

/// Notes the lanes that divide an integer by zero.
#[inline(always)]
fn check<S: Outline, T: Element<S>>(b: ArrayLanes<'_, S>, divisor: Array<T>) {
    if !T::FLOAT {
        check_divisor(
            b,
            divisor.test(
                divisor,
                #[inline(always)]
                |y, _| y.is_zero_divisor(),
            ),
        );
    }
}

impl<S: Outline, T: Element<S> + Equal<S>> Equal<ArrayLanes<'_, S>> for Array<T> {
    tests!(eq ne);
}

impl<S: Outline, T: Element<S> + Num<S>> Num<ArrayLanes<'_, S>> for Array<T> {
    lane_by_lane! {
        in line if Hardware::<T, M>::HAS;
        add<M>(x, y);
        sub<M>(x, y);
        mul<M>(x, y);
    }
    lane_by_lane! {
        in line if true;
        min(x, y);
        max(x, y);
        neg(x);
    }
    tests!(lt le gt ge);

    #[inline(always)]
    fn div<M: Mode>(b: ArrayLanes<'_, S>, x: Self, y: Self) -> Self {
        check(b, y);
        let in_line = T::FLOAT && Hardware::<T, M>::HAS;
        placed!(scalar of b, in line if in_line, [x, y] x.with(
            y,
            #[inline(always)]
            |x, y| if y.is_zero_divisor() { x } else { T::div::<M>(scalar, x, y) },
        ))
    }

    #[inline(always)]
    fn rem(b: ArrayLanes<'_, S>, x: Self, y: Self) -> Self {
        check(b, y);
        placed!(scalar of b, in line if false, [x, y] x.with(
            y,
            #[inline(always)]
            |x, y| if y.is_zero_divisor() { x } else { T::rem(scalar, x, y) },
        ))
    }

    #[inline(always)]
    fn mul_add<M: Mode>(b: ArrayLanes<'_, S>, x: Self, y: Self, z: Self) -> Self {
        placed!(scalar of b, in line if !T::FLOAT, [x, y, z] Array(from_fn(
            #[inline(always)]
            |k| T::mul_add::<M>(scalar, x.0[k], y.0[k], z.0[k]),
        )))
    }
}

impl<S: Outline, T: Element<S> + Castable<S>> Castable<ArrayLanes<'_, S>> for Array<T> {
    lane_by_lane! {
        in line if false;
        to_f16<M>(x) -> f16;
        to_bf16<M>(x) -> bf16;
        to_f32<M>(x) -> f32;
        to_f64<M>(x) -> f64;
    }

    lane_by_lane! {
        in line if !T::FLOAT;
        to_i8(x) -> i8;
        to_i16(x) -> i16;
        to_i32(x) -> i32;
        to_i64(x) -> i64;
        to_u8(x) -> u8;
        to_u16(x) -> u16;
        to_u32(x) -> u32;
        to_u64(x) -> u64;
    }

    #[inline(always)]
    fn to_usize(b: ArrayLanes<'_, S>, x: Self) -> Address<ArrayLanes<'_, S>> {
        Address::of(b, x)
    }
}

impl<S: Outline, T: Element<S> + Signed<S> + NativeSigned> Signed<ArrayLanes<'_, S>> for Array<T> {
    lane_by_lane!(in line if true; abs(x););
}

impl<S, T> Float<ArrayLanes<'_, S>> for Array<T>
where
    S: Outline,
    T: Element<S> + Float<S> + NativeFloat + NativeSigned,
{
    lane_by_lane! {
        in line if Hardware::<T, M>::HAS;
        sqrt<M>(x);
        recip<M>(x);
    }

    #[inline(always)]
    fn literal<M: Mode>(b: ArrayLanes<'_, S>, text: &'static Literal) -> Self {
        Array([T::literal::<M>(b.scalar, text); LANES])
    }
}

impl<S, T> Encoded<ArrayLanes<'_, S>> for Array<T>
where
    S: Outline,
    T: Element<S> + Encoded<S, Bits: Element<S> + Int<S, Unsigned: Element<S> + NativeInt> + NativeInt>,
    T: NativeFloat + NativeSigned,
{
    type Bits = Array<T::Bits>;

    lane_by_lane!(in line if true; to_bits(x) -> T::Bits;);
    lane_by_lane!(in line if false; rint<M>(x););

    #[inline(always)]
    fn number_to_bits(b: ArrayLanes<'_, S>, x: Self) -> Array<T::Bits> {
        x.each(
            #[inline(always)]
            |x| T::number_to_bits(b.scalar, x),
        )
    }

    #[inline(always)]
    fn from_bits(b: ArrayLanes<'_, S>, bits: Array<T::Bits>) -> Self {
        bits.each(
            #[inline(always)]
            |bits| T::from_bits(b.scalar, bits),
        )
    }
}

impl<S: Outline, T: Element<S> + Bitwise<S>> Bitwise<ArrayLanes<'_, S>> for Array<T> {
    lane_by_lane! {
        in line if true;
        bitand(x, y);
        bitor(x, y);
        bitxor(x, y);
        not(x);
    }
}

impl<S, T> Int<ArrayLanes<'_, S>> for Array<T>
where
    S: Outline,
    T: Element<S> + Int<S, Unsigned: Element<S> + NativeInt> + NativeInt,
{
    type Unsigned = Array<<T as Int<S>>::Unsigned>;

    #[inline(always)]
    fn agreed(b: ArrayLanes<'_, S>, x: Self) -> Option<T> {
        crate::lanes::control::agreed(b, x)
    }

    #[inline(always)]
    fn literal(b: ArrayLanes<'_, S>, value: i128) -> Self {
        Array([<T as Int<S>>::literal(b.scalar, value); LANES])
    }

    #[inline(always)]
    fn shl(b: ArrayLanes<'_, S>, x: Self, n: Array<u32>) -> Self {
        x.with(
            n,
            #[inline(always)]
            |x, n| T::shl(b.scalar, x, n),
        )
    }

    #[inline(always)]
    fn shr(b: ArrayLanes<'_, S>, x: Self, n: Array<u32>) -> Self {
        x.with(
            n,
            #[inline(always)]
            |x, n| T::shr(b.scalar, x, n),
        )
    }

    lane_by_lane! {
        in line if true;
        leading_zeros(x) -> u32;
        count_ones(x) -> u32;
        reverse_bits(x);
        mul_hi(x, y);
    }
}
