//! f16 and bf16 on every scalar backend: computed in a wider format, narrowed by our own integer conversions.
//!
//! A directed operation is done in f32 in its mode and narrowed in the same mode: rounding twice in one direction
//! is rounding once, in f32's larger range overflow and underflow included. In rn, `+ - * /` and the square root
//! through f32 are innocuous because 24 >= 2 * 11 + 2 (Figueroa, "When is double rounding innocuous?", 1995); the
//! fused operation is not, see [`fused_nearest`]. `half` supplies the types only: its conversions round twice.

mod narrow;

pub(crate) use narrow::{
    bf16_from_f32, bf16_from_f64, bf16_from_int, f16_from_f32, f16_from_f64, f16_from_int, widen_bf16,
    widen_f16,
};

use ::half::{bf16, f16};
use fpdsl_macros::for_each_scalar;

use super::ScalarBackend;
use crate::backend::{Castable, Encoded, Equal, Float, Leaf, Num, Signed, State};
use crate::format::Format;
use crate::lift::Scalar;
use crate::literal::Literal;
use crate::mode::{Mode, Rd, Rn, Ru, match_mode};
use crate::soft;

/// `x * y + z` in f64, rounded to odd, so that a second rounding to nearest gives what one would.
///
/// The product of two 11-bit or two 8-bit significands is exact in f64, whose range holds it as well. An inexact
/// sum lies strictly between its rd and ru results, which are neighbours: one of them is odd. f64 has more than
/// the two extra bits that rounding to odd needs (Boldo and Melquiond, "Emulation of FMA and correctly rounded
/// sums", 2008), and every subnormal result of the narrow formats is normal in it.
#[inline(always)]
fn fused_nearest<B: ScalarBackend>(b: B, x: B::F64, y: B::F64, z: B::F64) -> f64 {
    let product = <B::F64 as Num<B>>::mul::<Rn>(b, x, y);
    let below = b.lower_f64(<B::F64 as Num<B>>::add::<Rd>(b, product, z));
    let above = b.lower_f64(<B::F64 as Num<B>>::add::<Ru>(b, product, z));
    if above.to_bits() & 1 == 1 || below == above {
        above
    } else {
        below
    }
}

#[inline(always)]
fn lift32<B: ScalarBackend>(b: B, x: f32) -> B::F32 {
    B::F32::constant(b, x)
}

/// Exact.
#[inline(always)]
fn lift64<B: ScalarBackend>(b: B, x: f32) -> B::F64 {
    B::F64::constant(b, x as f64)
}

/// Exact.
#[inline(always)]
fn f16_to_f32<B: ScalarBackend>(b: B, x: f16) -> B::F32 {
    b.widen_from_f16(x)
}

/// Exact.
#[inline(always)]
fn bf16_to_f32<B: ScalarBackend>(b: B, x: bf16) -> B::F32 {
    lift32(b, widen_bf16(x))
}

/// Rounds once.
#[inline(always)]
fn f32_to_f16<B: ScalarBackend, M: Mode>(b: B, x: B::F32) -> f16 {
    b.narrow_to_f16::<M>(x)
}

/// Rounds once.
#[inline(always)]
fn f32_to_bf16<B: ScalarBackend, M: Mode>(b: B, x: B::F32) -> bf16 {
    bf16_from_f32::<M>(b.lower_f32(x))
}

/// As binary32, exact.
trait Widen {
    fn widen(self) -> f32;
}

for_each_scalar! {
    #for f16 || bf16 {
        impl Widen for #T {
            #[inline(always)]
            fn widen(self) -> f32 {
                #{widen_ T}(self)
            }
        }

        impl<B: ScalarBackend> State<B> for #T {
            #[inline(always)]
            fn merge(_: B, join: &mut B::Join, _: Self, _: Self) -> Self {
                match *join {}
            }

            #[inline(always)]
            fn zero(_: B) -> Self {
                <#T as Scalar>::ZERO
            }
        }

        impl<B: ScalarBackend> Leaf<B> for #T {
            type Native = #T;

            #[inline(always)]
            fn constant(_: B, value: #T) -> Self {
                value
            }
        }

        impl<B: ScalarBackend> Equal<B> for #T {
            #[inline(always)]
            fn eq(_: B, x: Self, y: Self) -> bool {
                x.widen() == y.widen()
            }

            #[inline(always)]
            fn ne(_: B, x: Self, y: Self) -> bool {
                x.widen() != y.widen()
            }
        }

        impl<B: ScalarBackend> Num<B> for #T {
            #[inline(always)]
            fn add<M: Mode>(b: B, x: Self, y: Self) -> Self {
                let (x, y) = (#{T _to_f32}(b, x), #{T _to_f32}(b, y));
                #{f32_to_ T}::<B, M>(b, <B::F32 as Num<B>>::add::<M>(b, x, y))
            }

            #[inline(always)]
            fn sub<M: Mode>(b: B, x: Self, y: Self) -> Self {
                let (x, y) = (#{T _to_f32}(b, x), #{T _to_f32}(b, y));
                #{f32_to_ T}::<B, M>(b, <B::F32 as Num<B>>::sub::<M>(b, x, y))
            }

            #[inline(always)]
            fn mul<M: Mode>(b: B, x: Self, y: Self) -> Self {
                let (x, y) = (#{T _to_f32}(b, x), #{T _to_f32}(b, y));
                #{f32_to_ T}::<B, M>(b, <B::F32 as Num<B>>::mul::<M>(b, x, y))
            }

            #[inline(always)]
            fn div<M: Mode>(b: B, x: Self, y: Self) -> Self {
                let (x, y) = (#{T _to_f32}(b, x), #{T _to_f32}(b, y));
                #{f32_to_ T}::<B, M>(b, <B::F32 as Num<B>>::div::<M>(b, x, y))
            }

            #[inline(always)]
            fn rem(_: B, x: Self, y: Self) -> Self {
                #T::from_bits(soft::rem(Format::#Name, x.to_bits() as u64, y.to_bits() as u64) as u16)
            }

            #[inline(always)]
            fn mul_add<M: Mode>(b: B, x: Self, y: Self, z: Self) -> Self {
                match_mode!(M {
                    NearestEven => {
                        let (x, y, z) = (x.widen(), y.widen(), z.widen());
                        let (x, y, z) = (lift64(b, x), lift64(b, y), lift64(b, z));
                        #{T _from_f64}::<Rn>(fused_nearest(b, x, y, z))
                    },
                    TowardZero | TowardPositive | TowardNegative => {
                        let (x, y, z) = (#{T _to_f32}(b, x), #{T _to_f32}(b, y), #{T _to_f32}(b, z));
                        #{f32_to_ T}::<B, M>(b, <B::F32 as Num<B>>::mul_add::<M>(b, x, y, z))
                    },
                })
            }

            #[inline(always)]
            fn min(_: B, x: Self, y: Self) -> Self {
                #T::from_bits(soft::min(Format::#Name, x.to_bits() as u64, y.to_bits() as u64) as u16)
            }

            #[inline(always)]
            fn max(_: B, x: Self, y: Self) -> Self {
                #T::from_bits(soft::max(Format::#Name, x.to_bits() as u64, y.to_bits() as u64) as u16)
            }

            #[inline(always)]
            fn lt(_: B, x: Self, y: Self) -> bool {
                x.widen() < y.widen()
            }

            #[inline(always)]
            fn le(_: B, x: Self, y: Self) -> bool {
                x.widen() <= y.widen()
            }

            #[inline(always)]
            fn gt(_: B, x: Self, y: Self) -> bool {
                x.widen() > y.widen()
            }

            #[inline(always)]
            fn ge(_: B, x: Self, y: Self) -> bool {
                x.widen() >= y.widen()
            }

            #[inline(always)]
            fn neg(_: B, x: Self) -> Self {
                #T::from_bits(x.to_bits() ^ 0x8000)
            }
        }

        impl<B: ScalarBackend> Signed<B> for #T {
            #[inline(always)]
            fn abs(_: B, x: Self) -> Self {
                #T::from_bits(x.to_bits() & 0x7fff)
            }
        }

        impl<B: ScalarBackend> Float<B> for #T {
            #[inline(always)]
            fn literal<M: Mode>(_: B, text: &'static Literal) -> Self {
                text.#{to_ T}::<M>()
            }

            #[inline(always)]
            fn sqrt<M: Mode>(b: B, x: Self) -> Self {
                let wide = #{T _to_f32}(b, x);
                #{f32_to_ T}::<B, M>(b, <B::F32 as Float<B>>::sqrt::<M>(b, wide))
            }

            #[inline(always)]
            fn recip<M: Mode>(b: B, x: Self) -> Self {
                let wide = #{T _to_f32}(b, x);
                #{f32_to_ T}::<B, M>(b, <B::F32 as Float<B>>::recip::<M>(b, wide))
            }
        }

        impl<B: ScalarBackend> Encoded<B> for #T {
            type Bits = u16;

            #[inline(always)]
            fn to_bits(_: B, x: Self) -> u16 {
                Format::#Name.canonical(x.to_bits() as u64) as u16
            }

            #[inline(always)]
            fn from_bits(_: B, bits: u16) -> Self {
                #T::from_bits(bits)
            }
        }

        impl<B: ScalarBackend> Castable<B> for #T {
            #[inline(always)]
            fn to_f16<M: Mode>(_: B, x: Self) -> f16 {
                f16_from_f32::<M>(x.widen())
            }

            #[inline(always)]
            fn to_bf16<M: Mode>(_: B, x: Self) -> bf16 {
                bf16_from_f32::<M>(x.widen())
            }

            #[inline(always)]
            fn to_f32<M: Mode>(b: B, x: Self) -> B::F32 {
                lift32(b, x.widen())
            }

            #[inline(always)]
            fn to_f64<M: Mode>(b: B, x: Self) -> B::F64 {
                lift64(b, x.widen())
            }

            #for int {
                #[inline(always)]
                fn #{to_ T}(_: B, x: Self) -> #T {
                    x.widen() as #T
                }
            }
        }
    }
}
