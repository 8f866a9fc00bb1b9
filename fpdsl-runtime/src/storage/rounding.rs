//! The roundings of conversions to storage formats.

use fpdsl_macros::for_each_storage;

use super::encode::{self, called};
use crate::backend::Backend;
use crate::function::{InstanceName, mode_name};
use crate::mode::Mode;
use crate::ops::sr::{plain_draw, with_bits};

mod sealed {
    pub trait Sealed {}
}

/// To nearest, ties away from zero: `roundTiesToAway` of IEEE 754-2019, clause 4.3.1.
///
/// It rounds conversions to storage formats and nothing else, since no arithmetic of the hardware has it. In a body it is `rna!(..)`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rna;

for_each_storage! {
    /// A rounding of conversions to storage formats: a [`Mode`], or [`Rna`].
    #[diagnostic::on_unimplemented(
        message = "`{Self}` is no rounding of conversions",
        label = "no rounding of conversions",
        note = "write `Rn`, `Rz`, `Ru`, `Rd` or `Rna`"
    )]
    pub trait StorageRounding: sealed::Sealed + Copy + Default + 'static {
        /// True for [`Sr`](crate::Sr).
        #[doc(hidden)]
        const ADDS_BITS: bool = false;

        #for {
            #[doc(hidden)]
            fn #{to_ name}<B: Backend>(b: B, x: B::F32) -> B::U32;
            #[doc(hidden)]
            fn #{plain_to_ name}(x: f32) -> u32;
            #if nan {
                #[doc(hidden)]
                fn #{to_ name or}<B: Backend>(b: B, x: B::F32) -> B::U32;
                #[doc(hidden)]
                fn #{plain_to_ name or}(x: f32) -> u32;
            }
        }
    }

    impl<M: Mode> sealed::Sealed for M {}

    impl<M: Mode> StorageRounding for M {
        const ADDS_BITS: bool = M::IS_STOCHASTIC;

        #for {
            fn #{plain_to_ name}(x: f32) -> u32 {
                if const { M::IS_STOCHASTIC } {
                    return encode::#name::#{fpdsl_to_ name _stochastic}(x, plain_draw());
                }
                encode::#name::#{fpdsl_to_ name}::<M::Fixed>(x)
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn #{to_ name}<B: Backend>(b: B, x: B::F32) -> B::U32 {
                if const { M::IS_STOCHASTIC } {
                    return with_bits(b, (stringify!(#{fpdsl_to_ name _stochastic}), None), x, |b, x, bits| {
                        encode::#name::#{fpdsl_to_ name _stochastic}::body(b, b.bind("x", x), b.bind("bits", bits))
                    });
                }
                let name = const {
                    const { &InstanceName::new(stringify!(#{fpdsl_to_ name}), &[mode_name::<M>()]) }.text()
                };
                called(b, name, x, |b, x| encode::#name::#{fpdsl_to_ name}::body::<B, B::Within<M::Fixed>>(b, b.bind("x", x)))
            }
            #if nan {
                fn #{plain_to_ name or}(x: f32) -> u32 {
                    if const { M::IS_STOCHASTIC } {
                        return encode::#name::#{fpdsl_to_ name or _stochastic}(x, plain_draw());
                    }
                    encode::#name::#{fpdsl_to_ name or}::<M::Fixed>(x)
                }

                #[cfg_attr(not(debug_assertions), inline(always))]
                fn #{to_ name or}<B: Backend>(b: B, x: B::F32) -> B::U32 {
                    if const { M::IS_STOCHASTIC } {
                        return with_bits(b, (stringify!(#{fpdsl_to_ name or _stochastic}), None), x, |b, x, bits| {
                            encode::#name::#{fpdsl_to_ name or _stochastic}::body(b, b.bind("x", x), b.bind("bits", bits))
                        });
                    }
                    let name = const {
                        const { &InstanceName::new(stringify!(#{fpdsl_to_ name or}), &[mode_name::<M>()]) }.text()
                    };
                    called(b, name, x, |b, x| encode::#name::#{fpdsl_to_ name or}::body::<B, B::Within<M::Fixed>>(b, b.bind("x", x)))
                }
            }
        }
    }

    impl sealed::Sealed for Rna {}

    impl StorageRounding for Rna {
        #for {
            fn #{plain_to_ name}(x: f32) -> u32 {
                encode::#name::#{fpdsl_to_ name _away}(x)
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn #{to_ name}<B: Backend>(b: B, x: B::F32) -> B::U32 {
                let name = stringify!(#{fpdsl_to_ name _away});
                called(b, name, x, |b, x| encode::#name::#{fpdsl_to_ name _away}::body(b, b.bind("x", x)))
            }
            #if nan {
                fn #{plain_to_ name or}(x: f32) -> u32 {
                    encode::#name::#{fpdsl_to_ name or _away}(x)
                }

                #[cfg_attr(not(debug_assertions), inline(always))]
                fn #{to_ name or}<B: Backend>(b: B, x: B::F32) -> B::U32 {
                    let name = stringify!(#{fpdsl_to_ name or _away});
                    called(b, name, x, |b, x| encode::#name::#{fpdsl_to_ name or _away}::body(b, b.bind("x", x)))
                }
            }
        }
    }
}
