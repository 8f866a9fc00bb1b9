//! Values of the recording backend, and the operations on them.

use core::marker::PhantomData;

use fpdsl_macros::{for_each_operation, for_each_scalar};
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

for_each_scalar! {
    #for {
        #[allow(clippy::unnecessary_cast)]
        impl Encode for #T {
            fn encode(self) -> u64 {
                self #if float { .to_bits() } #else if int { as #Bits } as u64
            }
        }
    }
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
        Traced::new(self.recorder.compute_at(self.at, T::TYPE, op, args.to_vec()))
    }

    /// The same in a mode.
    fn op_in<M: Mode, T: Scalar>(self, op: impl Fn(Rounding) -> Op, args: &[Operand]) -> Traced<T> {
        let result = self.op::<T>(op(M::ROUNDING), args);
        if let (Operand::Temp(temp), true) = (result.operand, M::IS_OWN) {
            self.recorder.is_in_own_mode(temp);
        }
        result
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

/// The functions of one trait that do nothing but record their operation; those made of others are recorded as these. They are not
/// inlined: every body of a program has a recorded form, which mostly is never run.
macro_rules! record {
    ($Trait:ident) => {
        for_each_operation! {
            // Quotients check the divisor first, encodings have types of their own, and the operator `-` is of signed values, the
            // function of all numbers.
            #for $Trait && !(derived || provided || Div || Rem || ToBits || FromBits || Neg) with u32 = Traced<u32>, bool = Traced<bool> {
                #[inline(never)]
                fn #function #if rounded { <M: Mode> } (b: Trace<'t>, #(#x: Self),*) -> #R {
                    #if rounded {
                        b.op_in::<M, _>(Op::#Op, &[#(#x.operand),*])
                    } #else {
                        let op = #if comparison { Op::Compare(Comparison::#Op) }
                            #else if approximation { Op::Approx(Approximate::#Op) }
                            #else { Op::#Op };
                        b.op(op, &[#(#x.operand),*])
                    }
                }
            }
            // To integers in the mode.
            #for $Trait && rounded && flushed_in with i8 = Traced<i8>, i16 = Traced<i16>, i32 = Traced<i32>, i64 = Traced<i64>, u8 = Traced<u8>, u16 = Traced<u16>, u32 = Traced<u32>, u64 = Traced<u64>, usize = Traced<usize> {
                #[inline(never)]
                fn #{rint_ name}<M: Mode>(b: Trace<'t>, x: Self) -> #R {
                    b.op_in::<M, _>(Op::Cast, &[x.operand])
                }
            }
        }
    };
}

impl<'t, T: Encode> Equal<Trace<'t>> for Traced<T> {
    record!(Equal);
}

impl<'t, T: Encode> Castable<Trace<'t>> for Traced<T> {
    for_each_scalar! {
        #for !bool {
            #[inline(never)]
            fn #{to_ T} #if float { <M: Mode> } (b: Trace<'t>, x: Self) -> Traced<#T> {
                if T::TYPE == <#T as Scalar>::TYPE {
                    return Traced::new(x.operand);
                }
                #if float { b.op_in::<M, _>(Op::Cast, &[x.operand]) }
                #else { b.op(Op::Cast(Rounding::TowardZero), &[x.operand]) }
            }
        }
    }
}

impl<'t, T: Encode> Num<Trace<'t>> for Traced<T> {
    record!(Num);

    #[inline(never)]
    fn div<M: Mode>(b: Trace<'t>, x: Self, y: Self) -> Self {
        b.check_divisor(y);
        b.op_in::<M, _>(Op::Div, &[x.operand, y.operand])
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
    record!(Signed);
}

for_each_scalar! {
    #for float {
        impl<'t> Float<Trace<'t>> for Traced<#T> {
            fn literal<M: Mode>(b: Trace<'t>, text: &'static Literal) -> Self {
                let read: Self = constant(text.#{to_ T}::<M>());
                if let Operand::Const(constant) = read.operand {
                    b.recorder.literal(constant, text.#T.map(u64::from), [text.f64[0], text.rest]);
                }
                read
            }

            record!(Float);

            #if f32 {
                fn flush_to_zero(b: Trace<'t>, x: Self) -> Self {
                    b.op(Op::Flush, &[x.operand])
                }
            }
        }

        impl<'t> Encoded<Trace<'t>> for Traced<#T> {
            type Bits = Traced<#Bits>;

            record!(Encoded);
            #if f32 { record!(Single); }

            fn to_bits(b: Trace<'t>, x: Self) -> Traced<#Bits> {
                b.op(Op::ToBits, &[x.operand])
            }

            fn number_to_bits(b: Trace<'t>, x: Self) -> Traced<#Bits> {
                b.op(Op::NumberToBits, &[x.operand])
            }

            fn from_bits(b: Trace<'t>, bits: Traced<#Bits>) -> Self {
                b.op(Op::FromBits, &[bits.operand])
            }
        }
    }
}

impl<'t, T: Encode> Bitwise<Trace<'t>> for Traced<T> {
    record!(Bitwise);
}

impl<'t, T: Encode + NativeInt<Unsigned: Encode>> Int<Trace<'t>> for Traced<T> {
    type Unsigned = Traced<T::Unsigned>;

    record!(Int);

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
