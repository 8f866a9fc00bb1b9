//! MX: blocks of 32 numbers with a power of two for a scale.
//!
//! There is a module for each format of the elements. `quantize::<M, rule>` divides a block by its scale, exactly, and rounds the
//! quotients to the format, each once, in the mode `M`; what is too large becomes the largest number. `dequantize` gives the products of
//! values and scale, to nearest, which is exact unless they leave the range of binary32.
//! Formats of 6 and 4 bits also have `quantize_packed` and `dequantize_packed`, with nothing between the values.
//!
//! # The scale
//!
//! Libraries choose the scale in ways that differ, and models lose different points of accuracy by them. Here it is a function with a
//! name, of the largest magnitude `amax` of the block. `emax` is the exponent of the largest number `max` of the format: 8 for E4M3, whose
//! `max` is 448.
//!
//! | rule | the scale is | elsewhere |
//! |---|---|---|
//! | `floor` | `amax / 2^emax`, down to a power of two | MX 1.0, section 6.3; torchao's `FLOOR` |
//! | `even` | the same, of `amax` rounded to the precision of the format, ties away from zero | torchao's `EVEN` |
//! | `nearest` | `amax / 2^emax`, to the nearest power of two, ties up | |
//! | `ceil` | `amax / 2^emax`, up to a power of two | torchao's `CEIL` |
//! | `fits` | `amax / max`, up to a power of two: no value is too large | torchao's `RCEIL`, cuDNN |
//!
//! A rule of your own is an `#[fp]` function from `f32` to `Ue8m0`.
//!
//! # Special values
//!
//! | a block with | has |
//! |---|---|
//! | zeros alone | the scale 2^-127, and zeros |
//! | a NaN or an infinity | the scale NaN, so that all its values are NaN: no format of 6 or 4 bits could keep it |
//! | a scale below 2^-127 | the scale 2^-127 |
//!
//! No scale is too large, since `amax` is a number of binary32. Values whose quotients are too large occur under `floor`, `even` and
//! `nearest`: they become the largest number of their sign.

use fpdsl_macros::for_each_storage;

use crate::generic::Function;
use crate::prelude::*;
use crate::storage::{E2m1, E2m1x2, E2m3, E2m3x4, E3m2, E3m2x4, E4m3, E5m2, Storage, Ue8m0, magnitude_bits};

const INFINITE: u32 = 0x7f80_0000;

/// The scale of a block by a rule, and what its numbers are multiplied with. Both are NaN where a number is not finite.
#[fp]
fn scales<const N: usize, R: Function<Args = (f32,), Out = Ue8m0>>(x: [f32; N]) -> (Ue8m0, f32) {
    let mut most = 0_u32;
    for k in 0..N {
        // Magnitudes are in the order of their encodings, with NaN above all.
        most = most.max(magnitude_bits(x[k]));
    }
    let scale = R::call(f32::from_bits(most));
    if most >= INFINITE {
        (Ue8m0::NAN, f32::NAN)
    } else {
        (scale, scale.reciprocal().to_f32())
    }
}

for_each_storage! {
    #for !Ue8m0 && !Tf32 {
        #[doc = concat!("Blocks of [`", stringify!(#Name), "`](crate::storage::", stringify!(#Name), ").")]
        pub mod #name {
            use super::*;

            const FORMAT: Storage = Storage::#Name;
            /// 2^-emax.
            const PER_EMAX: f32 = 1.0 / (1_u32 << FORMAT.max_exponent()) as f32;
            /// Half a unit in the last place of the format, in the encoding of binary32.
            const HALF_A_UNIT: u32 = 1 << (23 - FORMAT.precision());

            /// See [`mx`](super): `amax / 2^emax`, down to a power of two.
            #[fp(mode = "rz")]
            pub fn floor(amax: f32) -> Ue8m0 {
                (amax * PER_EMAX).to_ue8m0()
            }

            /// See [`mx`](super): [`floor`](fn@floor) of `amax` rounded to the precision of the format.
            #[fp(mode = "rz")]
            pub fn even(amax: f32) -> Ue8m0 {
                // Half of it, because a number of binary32 may round beyond the largest.
                let rounded = f32::from_bits((0.5 * amax).to_bits() + HALF_A_UNIT);
                (rounded * (2.0 * PER_EMAX)).to_ue8m0()
            }

            /// See [`mx`](super): `amax / 2^emax`, to the nearest power of two, ties up.
            #[fp(mode = "rz")]
            pub fn nearest(amax: f32) -> Ue8m0 {
                // A product that is not exact lies on the same side of a tie as the quotient.
                let scale = amax * PER_EMAX;
                rna!(scale.to_ue8m0())
            }

            /// See [`mx`](super): `amax / 2^emax`, up to a power of two.
            #[fp(mode = "ru")]
            pub fn ceil(amax: f32) -> Ue8m0 {
                (amax * PER_EMAX).to_ue8m0()
            }

            /// See [`mx`](super): `amax / max`, up to a power of two.
            #[fp(mode = "ru")]
            pub fn fits(amax: f32) -> Ue8m0 {
                (amax / LARGEST).to_ue8m0()
            }

            const LARGEST: f32 = match FORMAT {
                Storage::E4m3 => 448.0,
                Storage::E5m2 => 57344.0,
                Storage::E2m3 => 7.5,
                Storage::E3m2 => 28.0,
                Storage::E2m1 => 6.0,
                Storage::Ue8m0 | Storage::Tf32 => unreachable!(),
            };

            /// The scale of a block by a rule, and its numbers divided by it, rounded in the mode: see [`mx`](super).
            #[fp(mode = M)]
            pub fn quantize<M: Mode, R: Function<Args = (f32,), Out = Ue8m0>>(x: [f32; 32]) -> (Ue8m0, [#Name; 32]) {
                let (scale, per_scale) = scales::<32, R>(x);
                (scale, x.map(|x| (x * per_scale).#{to_ name}()))
            }

            /// The numbers of a block: see [`mx`](super).
            #[fp]
            pub fn dequantize(scale: Ue8m0, values: [#Name; 32]) -> [f32; 32] {
                let scale = scale.to_f32();
                values.map(|value| value.to_f32() * scale)
            }

            #if E2m1 {
                /// [`quantize`](fn@quantize), with two values in a byte.
                #[fp(mode = M)]
                pub fn quantize_packed<M: Mode, R: Function<Args = (f32,), Out = Ue8m0>>(x: [f32; 32]) -> (Ue8m0, [E2m1x2; 16]) {
                    let (scale, values) = quantize::<M, R>(x);
                    let mut packed = [E2m1x2::pack([values[0], values[1]]); 16];
                    for k in 1..16 {
                        packed[k] = E2m1x2::pack([values[2 * k], values[2 * k + 1]]);
                    }
                    (scale, packed)
                }

                /// [`dequantize`](fn@dequantize) of packed values.
                #[fp]
                pub fn dequantize_packed(scale: Ue8m0, values: [E2m1x2; 16]) -> [f32; 32] {
                    let scale = scale.to_f32();
                    let mut x = [0.0_f32; 32];
                    for k in 0..16 {
                        let [first, second] = values[k].unpack();
                        x[2 * k] = first.to_f32() * scale;
                        x[2 * k + 1] = second.to_f32() * scale;
                    }
                    x
                }
            } #else if packed {
                /// [`quantize`](fn@quantize), with four values in three bytes.
                #[fp(mode = M)]
                pub fn quantize_packed<M: Mode, R: Function<Args = (f32,), Out = Ue8m0>>(x: [f32; 32]) -> (Ue8m0, [#{Name x4}; 8]) {
                    let (scale, v) = quantize::<M, R>(x);
                    let mut packed = [#{Name x4}::pack([v[0], v[1], v[2], v[3]]); 8];
                    for k in 1..8 {
                        packed[k] = #{Name x4}::pack([v[4 * k], v[4 * k + 1], v[4 * k + 2], v[4 * k + 3]]);
                    }
                    (scale, packed)
                }

                /// [`dequantize`](fn@dequantize) of packed values.
                #[fp]
                pub fn dequantize_packed(scale: Ue8m0, values: [#{Name x4}; 8]) -> [f32; 32] {
                    let scale = scale.to_f32();
                    let mut x = [0.0_f32; 32];
                    for k in 0..8 {
                        let four = values[k].unpack();
                        for j in 0..4 {
                            x[4 * k + j] = four[j].to_f32() * scale;
                        }
                    }
                    x
                }
            }
        }
    }
}
