//! Integers and `bool` on scalar backends: Rust's own, wrapping.

use fpdsl_macros::for_each_scalar;

use super::ScalarBackend;
use crate::backend::{Bitwise, Castable, Equal, Int, Leaf, Num, Signed, State};
use crate::fault::site;
use crate::lift::Scalar;
use crate::mode::Mode;

for_each_scalar! {
    #for int || bool {
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
                x == y
            }

            #[inline(always)]
            fn ne(_: B, x: Self, y: Self) -> bool {
                x != y
            }
        }

        impl<B: ScalarBackend> Bitwise<B> for #T {
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

        #[allow(clippy::unnecessary_cast)]
        impl<B: ScalarBackend> Castable<B> for #T {
            #[inline(always)]
            fn to_f16<M: Mode>(b: B, x: Self) -> B::F16 {
                b.f16_from_int::<M>(x as i128)
            }

            #[inline(always)]
            fn to_bf16<M: Mode>(b: B, x: Self) -> B::Bf16 {
                b.bf16_from_int::<M>(x as i128)
            }

            #[inline(always)]
            fn to_f32<M: Mode>(b: B, x: Self) -> B::F32 {
                b.#{f32_from_ Long}::<M>(x as #Long)
            }

            #[inline(always)]
            fn to_f64<M: Mode>(b: B, x: Self) -> B::F64 {
                b.#{f64_from_ Long}::<M>(x as #Long)
            }

            #for int {
                #[inline(always)]
                fn #{to_ T}(_: B, x: Self) -> #T {
                    x as #T
                }
            }
        }
    }

    #for int {
        impl<B: ScalarBackend> Num<B> for #T {
            #[inline(always)]
            fn add<M: Mode>(_: B, x: Self, y: Self) -> Self {
                x.wrapping_add(y)
            }

            #[inline(always)]
            fn sub<M: Mode>(_: B, x: Self, y: Self) -> Self {
                x.wrapping_sub(y)
            }

            #[inline(always)]
            fn mul<M: Mode>(_: B, x: Self, y: Self) -> Self {
                x.wrapping_mul(y)
            }

            #[inline(always)]
            fn div<M: Mode>(b: B, x: Self, y: Self) -> Self {
                if y == 0 {
                    return site::division_by_zero(b.site(), || 0);
                }
                x.wrapping_div(y)
            }

            #[inline(always)]
            fn rem(b: B, x: Self, y: Self) -> Self {
                if y == 0 {
                    return site::division_by_zero(b.site(), || 0);
                }
                x.wrapping_rem(y)
            }

            #[inline(always)]
            fn mul_add<M: Mode>(_: B, x: Self, y: Self, z: Self) -> Self {
                x.wrapping_mul(y).wrapping_add(z)
            }

            #[inline(always)]
            fn min(_: B, x: Self, y: Self) -> Self {
                Ord::min(x, y)
            }

            #[inline(always)]
            fn max(_: B, x: Self, y: Self) -> Self {
                Ord::max(x, y)
            }

            #[inline(always)]
            fn lt(_: B, x: Self, y: Self) -> bool {
                x < y
            }

            #[inline(always)]
            fn le(_: B, x: Self, y: Self) -> bool {
                x <= y
            }

            #[inline(always)]
            fn gt(_: B, x: Self, y: Self) -> bool {
                x > y
            }

            #[inline(always)]
            fn ge(_: B, x: Self, y: Self) -> bool {
                x >= y
            }

            #[inline(always)]
            fn neg(_: B, x: Self) -> Self {
                x.wrapping_neg()
            }
        }

        impl<B: ScalarBackend> Int<B> for #T {
            type Unsigned = #Bits;

            #[inline(always)]
            fn literal(_: B, value: i128) -> Self {
                value as #T
            }

            #[inline(always)]
            fn shl(_: B, x: Self, n: u32) -> Self {
                x.wrapping_shl(n)
            }

            #[inline(always)]
            fn shr(_: B, x: Self, n: u32) -> Self {
                x.wrapping_shr(n)
            }

            #[inline(always)]
            fn leading_zeros(_: B, x: Self) -> u32 {
                x.leading_zeros()
            }

            #[inline(always)]
            fn count_ones(_: B, x: Self) -> u32 {
                x.count_ones()
            }

            #[inline(always)]
            fn reverse_bits(_: B, x: Self) -> Self {
                x.reverse_bits()
            }

            #[inline(always)]
            fn mul_hi(_: B, x: Self, y: Self) -> Self {
                ((x as #Twice * y as #Twice) >> #T::BITS) as #T
            }
        }
    }

    #for signed_int {
        impl<B: ScalarBackend> Signed<B> for #T {
            #[inline(always)]
            fn abs(_: B, x: Self) -> Self {
                x.wrapping_abs()
            }
        }
    }
}
