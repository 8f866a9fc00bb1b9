//! Values of the recording backend, and the operations on them.

use core::marker::PhantomData;

use half::{bf16, f16};

use super::{Join, Trace};
use crate::backend::{Bitwise, Castable, Encoded, Equal, Float, Int, Leaf, Num, Signed, State};
use crate::ir::{Approximate, Comparison, Constant, Kind, Op, Operand, SiteKind, Stmt};
use crate::lift::{Lift, NativeInt, NativeSigned, Scalar};
use crate::literal::Literal;
use crate::mode::{Mode, Rounding};

/// A value of type `T` in a recorded body.
#[derive(Clone, Copy, Debug)]
pub struct Traced<T> {
    pub(super) operand: Operand,
    ty: PhantomData<T>,
}

impl<T> Traced<T> {
    pub(super) fn new(operand: Operand) -> Self {
        Traced {
            operand,
            ty: PhantomData,
        }
    }
}

/// Scalars as encodings.
pub trait Encode: Scalar + for<'t> Lift<On<Trace<'t>> = Traced<Self>> {
    /// The encoding in the low bits, the others zero.
    fn encode(self) -> u64;
}

macro_rules! encode {
    ($($native:ty, |$x:ident| $bits:expr;)*) => {$(
        impl Encode for $native {
            fn encode(self) -> u64 {
                let $x = self;
                $bits
            }
        }
    )*};
}

encode! {
    bool, |x| u64::from(x);
    f16, |x| u64::from(x.to_bits());
    bf16, |x| u64::from(x.to_bits());
    f32, |x| u64::from(x.to_bits());
    f64, |x| x.to_bits();
    i8, |x| u64::from(x as u8);
    i16, |x| u64::from(x as u16);
    i32, |x| u64::from(x as u32);
    i64, |x| x as u64;
    u8, |x| u64::from(x);
    u16, |x| u64::from(x);
    u32, |x| u64::from(x);
    u64, |x| x;
    usize, |x| x as u64;
}

fn constant<T: Encode>(value: T) -> Traced<T> {
    Traced::new(Operand::Const(Constant {
        ty: T::TYPE,
        bits: value.encode(),
    }))
}

impl<'t> Trace<'t> {
    /// Records an operation with a result of type `T`.
    fn op<T: Scalar>(self, op: Op, args: &[Operand]) -> Traced<T> {
        Traced::new(self.recorder.compute(T::TYPE, op, args.to_vec()))
    }

    fn compare<T>(self, comparison: Comparison, x: Traced<T>, y: Traced<T>) -> Traced<bool> {
        self.op(Op::Compare(comparison), &[x.operand, y.operand])
    }

    /// For integers: a check that `divisor` is not zero, unless it is known not to be.
    fn check_divisor<T: Encode>(self, divisor: Traced<T>) {
        let is_float = matches!(T::TYPE.kind(), Kind::Float(_));
        let known = self.recorder.constant(divisor.operand);
        if is_float || known.is_some_and(|c| c.bits != 0) {
            return;
        }
        let ok = self.compare(Comparison::Ne, divisor, constant(T::ZERO));
        let site = self.recorder.site(self.frame, SiteKind::DivisionByZero);
        self.recorder.push(Stmt::Check {
            ok: ok.operand,
            site,
            index: None,
            len: None,
        });
    }
}

impl<'t, T: Scalar> State<Trace<'t>> for Traced<T> {
    fn merge(b: Trace<'t>, join: &mut Join, x: Self, y: Self) -> Self {
        Traced::new(join.scalar(b.recorder, T::TYPE, x.operand, y.operand))
    }

    fn zero(_: Trace<'t>) -> Self {
        Traced::new(Operand::Const(Constant { ty: T::TYPE, bits: 0 }))
    }
}

impl<T: Encode> crate::backend::Value for Traced<T> {}

impl<'t, T: Encode> Leaf<Trace<'t>> for Traced<T> {
    type Native = T;

    fn constant(_: Trace<'t>, value: T) -> Self {
        constant(value)
    }

    fn recorded(b: Trace<'t>, x: Self) -> Option<u64> {
        b.recorder.constant(x.operand).map(|known| known.bits)
    }
}

/// The functions of one trait that do nothing but record their operation. They are not inlined: every body of a program has a recorded
/// form, which mostly is never run.
macro_rules! record {
    ($Trait:ident $(
        #[doc = $doc:literal]
        $Name:ident: fn $name:ident($($x:ident: $X:tt),*) -> $R:tt = $example:tt,
        $domain:ident, $rounds:ident, $flushing:ident, ($origin:ident $($ir:ident)*), ($spelling:ident $On:ident $($call:tt)*),
        $ieee:literal, $cuda:literal;
    )*) => {
        $(record! { @$Trait $On $origin $($ir)*, $name $rounds ($($x),*) $R })*
    };
    // They check the divisor first.
    (@Num Num primitive Div, $($row:tt)*) => {};
    (@Num Num primitive Rem, $($row:tt)*) => {};
    // Encodings have types of their own.
    (@Encoded Encoded primitive ToBits, $($row:tt)*) => {};
    (@Encoded Encoded primitive FromBits, $($row:tt)*) => {};
    // The operator is of signed values, the function of all numbers.
    (@Signed Signed primitive Neg, $($row:tt)*) => {};
    (@Equal Equal $($row:tt)*) => { record! { * $($row)* } };
    (@Num Num $($row:tt)*) => { record! { * $($row)* } };
    (@Signed Signed $($row:tt)*) => { record! { * $($row)* } };
    (@Float Float $($row:tt)*) => { record! { * $($row)* } };
    (@Encoded Encoded $($row:tt)*) => { record! { * $($row)* } };
    (@Single Single $($row:tt)*) => { record! { * $($row)* } };
    (@Bitwise Bitwise $($row:tt)*) => { record! { * $($row)* } };
    (@Int Int $($row:tt)*) => { record! { * $($row)* } };
    // Another trait's.
    (@$Trait:ident $On:ident $($row:tt)*) => {};
    (* primitive $Op:ident $method:ident, $name:ident $($row:tt)*) => {
        record! { * primitive $Op, $method $($row)* }
    };
    (* primitive $Op:ident, $name:ident rounded ($($x:ident),*) Self) => {
        #[inline(never)]
        fn $name<M: Mode>(b: Trace<'t>, $($x: Self),*) -> Self {
            b.op(Op::$Op(M::ROUNDING), &[$($x.operand),*])
        }
    };
    (* primitive $Op:ident, $name:ident exact ($($x:ident),*) Self) => {
        #[inline(never)]
        fn $name(b: Trace<'t>, $($x: Self),*) -> Self {
            b.op(Op::$Op, &[$($x.operand),*])
        }
    };
    (* primitive $Op:ident, $name:ident exact ($($x:ident),*) u32) => {
        #[inline(never)]
        fn $name(b: Trace<'t>, $($x: Self),*) -> Traced<u32> {
            b.op(Op::$Op, &[$($x.operand),*])
        }
    };
    (* compare $Op:ident, $name:ident exact ($x:ident, $y:ident) bool) => {
        #[inline(never)]
        fn $name(b: Trace<'t>, $x: Self, $y: Self) -> Traced<bool> {
            b.compare(Comparison::$Op, $x, $y)
        }
    };
    (* approximate $Op:ident, $name:ident exact ($($x:ident),*) Self) => {
        #[inline(never)]
        fn $name(b: Trace<'t>, $($x: Self),*) -> Self {
            b.op(Op::Approx(Approximate::$Op), &[$($x.operand),*])
        }
    };
    // Recorded as what they are made of.
    (* derived, $($row:tt)*) => {};
    (* provided, $($row:tt)*) => {};
}

impl<'t, T: Encode> Equal<Trace<'t>> for Traced<T> {
    fpdsl_ops::operations!(record Equal);
}

macro_rules! casts {
    ($($name:ident $(<$mode:ident>)? -> $to:ty;)*) => {
        impl<'t, T: Encode> Castable<Trace<'t>> for Traced<T> {
            $(#[inline(never)] fn $name $(<$mode: Mode>)? (b: Trace<'t>, x: Self) -> Traced<$to> {
                if T::TYPE == <$to as Scalar>::TYPE {
                    return Traced::new(x.operand);
                }
                b.op(Op::Cast(casts!(@mode $($mode)?)), &[x.operand])
            })*
        }
    };
    (@mode $mode:ident) => { $mode::ROUNDING };
    (@mode) => { Rounding::TowardZero };
}

casts! {
    to_f16<M> -> f16;
    to_bf16<M> -> bf16;
    to_f32<M> -> f32;
    to_f64<M> -> f64;
    to_i8 -> i8;
    to_i16 -> i16;
    to_i32 -> i32;
    to_i64 -> i64;
    to_u8 -> u8;
    to_u16 -> u16;
    to_u32 -> u32;
    to_u64 -> u64;
    to_usize -> usize;
}

impl<'t, T: Encode> Num<Trace<'t>> for Traced<T> {
    fpdsl_ops::operations!(record Num);

    #[inline(never)]
    fn div<M: Mode>(b: Trace<'t>, x: Self, y: Self) -> Self {
        b.check_divisor(y);
        b.op(Op::Div(M::ROUNDING), &[x.operand, y.operand])
    }

    #[inline(never)]
    fn rem(b: Trace<'t>, x: Self, y: Self) -> Self {
        b.check_divisor(y);
        b.op(Op::Rem, &[x.operand, y.operand])
    }

    #[inline(never)]
    fn neg(b: Trace<'t>, x: Self) -> Self {
        b.op(Op::Neg, &[x.operand])
    }
}

impl<'t, T: Encode + NativeSigned> Signed<Trace<'t>> for Traced<T> {
    fpdsl_ops::operations!(record Signed);
}

/// Conversions to integers in a mode.
macro_rules! rounded_casts {
    ($($name:ident -> $to:ty;)*) => {$(
        #[inline(never)]
        fn $name<M: Mode>(b: Trace<'t>, x: Self) -> Traced<$to> {
            b.op(Op::Cast(M::ROUNDING), &[x.operand])
        }
    )*};
}

macro_rules! float {
    ($native:ty, $bits:ty, $literal:ident $(, $flush:item, $($approximate:item)*)?) => {
        impl<'t> Float<Trace<'t>> for Traced<$native> {
            fn literal<M: Mode>(_: Trace<'t>, text: &'static Literal) -> Self {
                constant(text.$literal::<M>())
            }

            fpdsl_ops::operations!(record Float);

            $($flush)?
        }

        impl<'t> Encoded<Trace<'t>> for Traced<$native> {
            type Bits = Traced<$bits>;

            fpdsl_ops::operations!(record Encoded);

            rounded_casts! {
                rint_to_i8 -> i8;
                rint_to_i16 -> i16;
                rint_to_i32 -> i32;
                rint_to_i64 -> i64;
                rint_to_u8 -> u8;
                rint_to_u16 -> u16;
                rint_to_u32 -> u32;
                rint_to_u64 -> u64;
                rint_to_usize -> usize;
            }

            $($($approximate)*)?

            fn to_bits(b: Trace<'t>, x: Self) -> Traced<$bits> {
                b.op(Op::ToBits, &[x.operand])
            }

            fn number_to_bits(b: Trace<'t>, x: Self) -> Traced<$bits> {
                b.op(Op::NumberToBits, &[x.operand])
            }

            fn from_bits(b: Trace<'t>, bits: Traced<$bits>) -> Self {
                b.op(Op::FromBits, &[bits.operand])
            }
        }
    };
}

float!(f16, u16, to_f16);
float!(bf16, u16, to_bf16);
float! {
    f32, u32, to_f32,

    fn flush_to_zero(b: Trace<'t>, x: Self) -> Self {
        b.op(Op::Flush, &[x.operand])
    },

    fpdsl_ops::operations!(record Single);
}
float!(f64, u64, to_f64);

impl<'t, T: Encode> Bitwise<Trace<'t>> for Traced<T> {
    fpdsl_ops::operations!(record Bitwise);
}

impl<'t, T: Encode + NativeInt<Unsigned: Encode>> Int<Trace<'t>> for Traced<T> {
    type Unsigned = Traced<T::Unsigned>;

    fpdsl_ops::operations!(record Int);

    fn literal(_: Trace<'t>, value: i128) -> Self {
        constant(T::from_i128(value))
    }

    fn shl(b: Trace<'t>, x: Self, n: Traced<u32>) -> Self {
        b.op(Op::Shl, &[x.operand, n.operand])
    }

    fn shr(b: Trace<'t>, x: Self, n: Traced<u32>) -> Self {
        b.op(Op::Shr, &[x.operand, n.operand])
    }
}
