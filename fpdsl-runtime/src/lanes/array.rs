//! Sixteen values of a scalar backend side by side: lanes for CPUs without AVX-512.

use half::{bf16, f16};

use super::outline::{Operation, Outline, Vectors};
use super::{LANES, Lane, LaneBackend, LaneFaults, Mask, check_divisor, lane_control_flow};
use crate::array::from_fn;
use crate::backend::{Backend, Bitwise, Castable, Equal, Float, Int, Leaf, Num, Signed, State};
use crate::lift::{Lift, NativeFloat, NativeInt, Scalar};
use crate::literal::Literal;
use crate::mode::{Mode, Rounding};

/// Lanes that compute each of sixteen values on the scalar backend `S`, and so give its bits.
#[derive(Clone, Copy, Debug)]
pub struct ArrayLanes<'a, S> {
    scalar: S,
    active: Mask,
    function: &'static str,
    faults: &'a LaneFaults,
}

impl<'a, S> ArrayLanes<'a, S> {
    /// The backend on which bodies are evaluated for the lanes of `active`.
    #[inline(always)]
    pub fn new(scalar: S, active: Mask, faults: &'a LaneFaults) -> Self {
        ArrayLanes {
            scalar,
            active,
            function: "",
            faults,
        }
    }
}

/// Sixteen values.
#[derive(Clone, Copy, Debug)]
#[repr(C, align(64))]
pub struct Array<T>([T; LANES]);

impl<T: Copy> Array<T> {
    #[inline(always)]
    fn each<R: Copy>(self, f: impl Fn(T) -> R) -> Array<R> {
        Array(from_fn(
            #[inline(always)]
            |k| f(self.0[k]),
        ))
    }

    #[inline(always)]
    fn with<U: Copy, R: Copy>(self, other: Array<U>, f: impl Fn(T, U) -> R) -> Array<R> {
        Array(from_fn(
            #[inline(always)]
            |k| f(self.0[k], other.0[k]),
        ))
    }

    #[inline(always)]
    fn test(self, other: Self, f: impl Fn(T, T) -> bool) -> Mask {
        Mask::from_fn(
            #[inline(always)]
            |k| f(self.0[k], other.0[k]),
        )
    }
}

/// Where operations of `T` in mode `M` belong.
struct Place<T, M>(core::marker::PhantomData<(T, M)>);

impl<T: Kind, M: Mode> Place<T, M> {
    /// `+ - * /` and the square root are one instruction per vector.
    const HARDWARE: bool = match M::ROUNDING {
        Rounding::NearestEven => T::HARDWARE,
        Rounding::TowardZero | Rounding::TowardPositive | Rounding::TowardNegative => !T::FLOAT,
    };
}

/// What kind of number a lane is.
pub trait Kind {
    /// A float: most operations are more than an instruction.
    const FLOAT: bool;
    /// Round-to-nearest arithmetic, or wrapping arithmetic, is what the hardware has.
    const HARDWARE: bool;
}

/// A Rust scalar as a lane.
pub trait Element<S: Outline>:
    Leaf<S, Native = Self> + Scalar + for<'a> Lift<On<ArrayLanes<'a, S>> = Array<Self>> + Kind + Default
{
    /// Whether dividing by it is a fault.
    fn is_zero_divisor(self) -> bool;

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
        impl Kind for $native {
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
          u32 with widened, u64, usize: float false, hardware true, x => x == 0);
elements!(f16, bf16: float true, hardware false, _x => false);
elements!(f32 with vectors, f64 with vectors narrowed: float true, hardware true, _x => false);

impl<S: Outline> Backend for ArrayLanes<'_, S> {
    type F16 = Array<f16>;
    type Bf16 = Array<bf16>;
    type F32 = Array<f32>;
    type F64 = Array<f64>;
    type I8 = Array<i8>;
    type I16 = Array<i16>;
    type I32 = Array<i32>;
    type I64 = Array<i64>;
    type U8 = Array<u8>;
    type U16 = Array<u16>;
    type U32 = Array<u32>;
    type U64 = Array<u64>;
    type Usize = Array<usize>;

    lane_control_flow!();

    #[inline(always)]
    fn enter(self, function: &'static str) -> Self {
        ArrayLanes { function, ..self }
    }
}

impl<S: Outline> LaneBackend for ArrayLanes<'_, S> {
    #[inline(always)]
    fn active(self) -> Mask {
        self.active
    }

    #[inline(always)]
    fn with_active(self, active: Mask) -> Self {
        ArrayLanes { active, ..self }
    }

    #[inline(always)]
    fn function(self) -> &'static str {
        self.function
    }

    #[inline(always)]
    fn faults(&self) -> &LaneFaults {
        self.faults
    }
}

impl<S: Outline, T: Element<S>> State<ArrayLanes<'_, S>> for Array<T> {
    #[inline(always)]
    fn merge(b: ArrayLanes<'_, S>, join: &mut Mask, x: Self, y: Self) -> Self {
        Self::select(b, *join, x, y)
    }

    #[inline(always)]
    fn zero(b: ArrayLanes<'_, S>) -> Self {
        Self::constant(b, T::ZERO)
    }
}

impl<S: Outline, T: Element<S>> Leaf<ArrayLanes<'_, S>> for Array<T> {
    type Native = T;

    #[inline(always)]
    fn constant(_: ArrayLanes<'_, S>, value: T) -> Self {
        Array([value; LANES])
    }
}

impl<S: Outline, T: Element<S>> Lane<ArrayLanes<'_, S>> for Array<T> {
    #[inline(always)]
    fn from_array(_: ArrayLanes<'_, S>, values: [T; LANES]) -> Self {
        Array(values)
    }

    #[inline(always)]
    fn to_array(_: ArrayLanes<'_, S>, value: Self) -> [T; LANES] {
        value.0
    }

    #[inline(always)]
    fn select(_: ArrayLanes<'_, S>, mask: Mask, x: Self, y: Self) -> Self {
        Array(from_fn(
            #[inline(always)]
            |k| if mask.has(k) { x.0[k] } else { y.0[k] },
        ))
    }

    #[inline(always)]
    unsafe fn load(_: ArrayLanes<'_, S>, mask: Mask, from: *const T) -> Self {
        if mask == Mask::ALL {
            // SAFETY: the caller's.
            return Array(unsafe { from.cast::<[T; LANES]>().read() });
        }
        // SAFETY: the caller's.
        unsafe { load_some(mask, from) }
    }

    #[inline(always)]
    unsafe fn store(_: ArrayLanes<'_, S>, mask: Mask, value: Self, to: *mut T) {
        if mask == Mask::ALL {
            // SAFETY: the caller's.
            return unsafe { to.cast::<[T; LANES]>().write(value.0) };
        }
        // SAFETY: the caller's.
        unsafe { store_some(mask, value, to) }
    }
}

/// The tail of an array, once per call of `run`: small code matters more than time.
#[cold]
#[inline(never)]
unsafe fn load_some<T: Copy + Default>(mask: Mask, from: *const T) -> Array<T> {
    let mut values = [T::default(); LANES];
    for (k, value) in values.iter_mut().enumerate() {
        if mask.has(k) {
            // SAFETY: the caller's, for a lane of the mask.
            *value = unsafe { from.add(k).read() };
        }
    }
    Array(values)
}

/// As [`load_some`].
#[cold]
#[inline(never)]
unsafe fn store_some<T: Copy>(mask: Mask, value: Array<T>, to: *mut T) {
    for (k, value) in value.0.into_iter().enumerate() {
        if mask.has(k) {
            // SAFETY: the caller's, for a lane of the mask.
            unsafe { to.add(k).write(value) };
        }
    }
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

/// `$lanes` in line if the hardware has the operation; otherwise a call of the operation on whole vectors, or of `$lanes`
/// if there is none, or not for these operands.
macro_rules! vector_or {
    (
        $M:ident, $scalar:ident of $b:ident, in line if $inline:expr, $operation:ident($($operand:expr),*),
        [$($x:ident),+] $lanes:expr
    ) => {{
        let $scalar = $b.scalar;
        if $inline {
            $lanes
        } else {
            match T::vector::<$M>($scalar, Operation::$operation($(&$operand.0),*)) {
                Some(results) => Array(results),
                None => placed!(@call $scalar, [$($x),+] $lanes),
            }
        }
    }};
}

/// Operations that the hardware has in round-to-nearest.
macro_rules! rounded {
    ($($name:ident($($x:ident),+) as $operation:ident($($operand:expr),*);)*) => {$(
        #[inline(always)]
        fn $name<M: Mode>(b: ArrayLanes<'_, S>, $($x: Self),+) -> Self {
            vector_or!(
                M,
                scalar of b,
                in line if Place::<T, M>::HARDWARE,
                $operation($($operand),*),
                [$($x),+] rounded!(@lanes scalar, M, $name, $($x),+)
            )
        }
    )*};
    (@lanes $scalar:ident, $M:ident, $name:ident, $x:ident, $y:ident) => {
        $x.with(
            $y,
            #[inline(always)]
            |x, y| T::$name::<$M>($scalar, x, y),
        )
    };
    (@lanes $scalar:ident, $M:ident, $name:ident, $x:ident) => {
        $x.each(
            #[inline(always)]
            |x| T::$name::<$M>($scalar, x),
        )
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
    rounded! {
        add(x, y) as Add(x, y);
        sub(x, y) as Sub(x, y);
        mul(x, y) as Mul(x, y);
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
        let in_line = T::FLOAT && Place::<T, M>::HARDWARE;
        vector_or!(M, scalar of b, in line if in_line, Div(x, y), [x, y] x.with(
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
        vector_or!(M, scalar of b, in line if !T::FLOAT, MulAdd(x, y, z), [x, y, z] Array(from_fn(
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
        to_f64<M>(x) -> f64;
    }

    #[inline(always)]
    fn to_f32<M: Mode>(b: ArrayLanes<'_, S>, x: Self) -> Array<f32> {
        match T::to_f32_all::<M>(b.scalar, &x.0) {
            Some(results) => Array(results),
            None => placed!(scalar of b, in line if false, [x] x.each(
                #[inline(always)]
                |x| T::to_f32::<M>(scalar, x),
            )),
        }
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
        to_usize(x) -> usize;
    }
}

impl<S: Outline, T: Element<S> + Signed<S>> Signed<ArrayLanes<'_, S>> for Array<T> {
    lane_by_lane!(in line if true; abs(x););
}

impl<S, T> Float<ArrayLanes<'_, S>> for Array<T>
where
    S: Outline,
    T: Element<S> + Float<S, Bits: Element<S>> + NativeFloat,
    T::Bits: NativeInt,
{
    type Bits = Array<T::Bits>;

    rounded! {
        sqrt(x) as Sqrt(x);
        recip(x) as Div(Array([T::from_encoding(<T as NativeFloat>::FORMAT.one()); LANES]), x);
    }
    lane_by_lane!(in line if true; to_bits(x) -> T::Bits;);

    #[inline(always)]
    fn rint<M: Mode>(b: ArrayLanes<'_, S>, x: Self) -> Self {
        vector_or!(M, scalar of b, in line if false, Rint(x), [x] x.each(
            #[inline(always)]
            |x| T::rint::<M>(scalar, x),
        ))
    }

    #[inline(always)]
    fn literal<M: Mode>(b: ArrayLanes<'_, S>, text: &'static Literal) -> Self {
        Array([T::literal::<M>(b.scalar, text); LANES])
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

impl<S: Outline, T: Element<S> + Int<S> + NativeInt> Int<ArrayLanes<'_, S>> for Array<T> {
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
}
