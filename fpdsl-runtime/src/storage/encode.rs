//! From binary32 to encodings, and back.
//!
//! **The digits.** Let `E` be the exponent of |x|, or the least of the format if that is greater. In a format of precision `p` the unit in
//! the last place there is 2^(E - p + 1). The number 2^(E + 24 - p) of the sign of `x` has this unit in binary32. So the sum of the two,
//! rounded in the mode, has |x| in these units, rounded in the mode, for a fraction: `x` is at most as large, and the sum stays
//! below twice it. The sum of that integer and of `E - emin` at the place of the exponent is the encoding, also where the integer has been
//! rounded up to the next power of two. Magnitudes beyond the format are clamped first: to the largest number,
//! or to a power of two where they overflow.
//!
//! **Stochastic.** `math::stochastic` has the rule, and the number of random bits is that of PTX.
//!
//! **Ties away from zero.** The sum is rounded toward zero. What it leaves of `x` is exact, and half a unit or more of it is one more.

use fpdsl_macros::{for_each_storage, fp};
use fpdsl_ops::Storage;

use crate::backend::{Backend, Callee, State};
use crate::math::kit::single_bits;
use crate::math::stochastic::units;
use crate::mode::Mode;
use crate::typed::{FpFunction, named, nothing};

const SIGN: u32 = 0x8000_0000;
const EXPONENT: u32 = 0x7f80_0000;
const FRACTION: u32 = 0x007f_ffff;
/// The bit of the first digit of a fraction.
const HALF: u32 = 0x0040_0000;

/// A conversion: pasted on hosts, and a function that is called in recorded bodies and printed kernels.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn called<B: Backend, X: State<B>, Y: State<B>>(
    b: B,
    name: &'static str,
    x: X,
    body: impl FnOnce(B, X) -> Y,
) -> Y {
    b.elementary(
        Callee::of(name, false),
        (x,),
        #[cfg_attr(not(debug_assertions), inline(always))]
        |b, (x,)| body(b, x),
    )
}

/// The encoding of |x|. NaN gives more than an infinity, and how much more depends on the device.
#[fp(inline = true)]
pub fn magnitude_bits(x: f32) -> u32 {
    single_bits(x) & !SIGN
}

/// The encoding of |x| in a format that drops `places` of the 24 digits of binary32 (`offset` is `places << 23`). `least` is the encoding
/// of 2^emin in binary32, and `most` that of the magnitude that stands for all above it and for NaN. If this is 2^(emax + 1), they give more
/// than the largest number; if it is the largest number, they give that one.
#[fp(mode = M, inline = true)]
fn digits<M: Mode>(x: f32, places: u32, offset: u32, least: u32, most: u32) -> u32 {
    let magnitude = magnitude_bits(x).min(most);
    let exponent = (magnitude & EXPONENT).max(least);
    let unit = exponent + offset;
    let sum = if M::IS_UP || M::IS_DOWN {
        let sign = single_bits(x) & SIGN;
        single_bits(f32::from_bits(magnitude | sign) + f32::from_bits(unit | sign)) ^ sign
    } else {
        // The sign decides nothing.
        single_bits(f32::from_bits(magnitude) + f32::from_bits(unit))
    };
    ((exponent - least) >> places) + (sum - unit)
}

/// [`digits`] to nearest, with ties away from zero. `half` is `(24 - places) << 23`.
#[fp(mode = "rz", inline = true)]
fn digits_away(x: f32, places: u32, offset: u32, half: u32, least: u32, most: u32) -> u32 {
    let magnitude = magnitude_bits(x).min(most);
    let exponent = (magnitude & EXPONENT).max(least);
    let unit = exponent + offset;
    let x = f32::from_bits(magnitude);
    let sum = x + f32::from_bits(unit);
    let rest = x - (sum - f32::from_bits(unit));
    let up = if rest >= f32::from_bits(exponent - half) {
        1
    } else {
        0
    };
    ((exponent - least) >> places) + (single_bits(sum) - unit) + up
}

/// The encoding of a finite number above the largest, of the sign of `x`, and of an infinity: see clause 7.4.
#[fp(mode = M, inline = true)]
fn overflowed<M: Mode>(x: f32, largest: u32, beyond: u32) -> u32 {
    if M::IS_NEAREST {
        beyond
    } else {
        let infinite = x.is_infinite();
        let away = if M::IS_UP {
            x > 0.0
        } else if M::IS_DOWN {
            x < 0.0
        } else {
            false
        };
        if infinite || away { beyond } else { largest }
    }
}

/// The encoding of |x| in TF32, of 255 in the field of the exponent where it has overflowed or is infinite. NaN gives more.
#[fp(mode = M, inline = true)]
fn tf32_digits<M: Mode>(x: f32) -> u32 {
    let bits = single_bits(x);
    let magnitude = magnitude_bits(x);
    let more = if M::IS_NEAREST {
        0x0fff + ((magnitude >> 13) & 1)
    } else if M::IS_UP {
        if bits == magnitude { 0x1fff } else { 0 }
    } else if M::IS_DOWN {
        if bits == magnitude { 0 } else { 0x1fff }
    } else {
        0
    };
    (magnitude + more) & 0xffff_e000
}

/// [`tf32_digits`] to nearest, with ties away from zero.
#[fp(inline = true)]
fn tf32_digits_away(x: f32) -> u32 {
    (magnitude_bits(x) + 0x1000) & 0xffff_e000
}

/// The exponent of |x| above -127, and what is behind the first digit: at least 0 for numbers below 2^-127.
#[fp(inline = true)]
fn exponent_and_fraction(x: f32) -> (u32, u32) {
    let magnitude = magnitude_bits(x);
    let fraction = magnitude & FRACTION;
    if magnitude < HALF << 1 {
        // 2^-127 is subnormal: its digit is one further right.
        (0, (fraction.max(HALF) - HALF) << 1)
    } else {
        (magnitude >> 23, fraction)
    }
}

/// The encoding of |x| in E8M0, or 255 where it has overflowed or is infinite. NaN gives 255 or more.
#[fp(mode = M, inline = true)]
fn ue8m0_digits<M: Mode>(x: f32) -> u32 {
    let (exponent, fraction) = exponent_and_fraction(x);
    let up = if M::IS_NEAREST {
        // Half of the way, and one unit more for an exponent that is even.
        fraction + (exponent & 1) > HALF
    } else if M::IS_UP {
        fraction > 0
    } else {
        false
    };
    if up { exponent + 1 } else { exponent }
}

/// [`ue8m0_digits`] by random bits.
#[fp(inline = true)]
fn ue8m0_digits_stochastic(x: f32, bits: u32) -> u32 {
    let (exponent, fraction) = exponent_and_fraction(x);
    // 16 of the 23 digits behind the first one.
    exponent + (((fraction >> 7) + (bits & 0xffff)) >> 16)
}

/// [`ue8m0_digits`] to nearest, with ties away from zero.
#[fp(inline = true)]
fn ue8m0_digits_away(x: f32) -> u32 {
    let (exponent, fraction) = exponent_and_fraction(x);
    if fraction >= HALF { exponent + 1 } else { exponent }
}

for_each_storage! {
    #for {
        /// The conversions of the format of this name.
        pub mod #name {
            use super::*;

            const FORMAT: Storage = Storage::#Name;
            const LARGEST: u32 = FORMAT.max_finite();
            #if !Ue8m0 {
                const RANDOM_BITS: i64 = FORMAT.random_bits() as i64;
                const SIGN_BIT: u32 = FORMAT.sign_mask();
                const SIGN_SHIFT: u32 = 32 - FORMAT.width();
            }
            #if nan {
                const NAN: u32 = FORMAT.nan().unwrap();
                const OVERFLOWED: u32 = FORMAT.overflowed().unwrap();
            } #else {
                const NAN: u32 = LARGEST;
            }

            #if Tf32 {
                #[fp(mode = M, inline = true)]
                fn rounded<M: Mode>(x: f32) -> u32 {
                    tf32_digits::<M>(x)
                }

                #[fp(inline = true)]
                fn rounded_away(x: f32) -> u32 {
                    tf32_digits_away(x)
                }

                #[fp(mode = M, inline = true)]
                fn saturated<M: Mode>(x: f32) -> u32 {
                    tf32_digits::<M>(x).min(LARGEST)
                }

                #[fp(inline = true)]
                fn saturated_away(x: f32) -> u32 {
                    tf32_digits_away(x).min(LARGEST)
                }

                /// An infinity of the 19 bits that are left.
                const INFINITE: u64 = 255 << 10;

                #[fp(inline = true)]
                fn rounded_stochastic(x: f32, bits: u32) -> u32 {
                    (units(x as f64, 0.0, bits, 10, 127, RANDOM_BITS).min(INFINITE) as u32) << 13
                }
            } #else if Ue8m0 {
                #[fp(mode = M, inline = true)]
                fn rounded<M: Mode>(x: f32) -> u32 {
                    ue8m0_digits::<M>(x)
                }

                #[fp(inline = true)]
                fn rounded_away(x: f32) -> u32 {
                    ue8m0_digits_away(x)
                }

                #[fp(mode = M, inline = true)]
                fn saturated<M: Mode>(x: f32) -> u32 {
                    ue8m0_digits::<M>(x).min(LARGEST)
                }

                #[fp(inline = true)]
                fn saturated_away(x: f32) -> u32 {
                    ue8m0_digits_away(x).min(LARGEST)
                }

                #[fp(inline = true)]
                fn rounded_stochastic(x: f32, bits: u32) -> u32 {
                    ue8m0_digits_stochastic(x, bits)
                }
            } #else {
                const PLACES: u32 = 24 - FORMAT.precision();
                const OFFSET: u32 = PLACES << 23;
                const HALF_A_UNIT: u32 = FORMAT.precision() << 23;
                const LEAST: u32 = ((127 + FORMAT.min_exponent()) as u32) << 23;
                /// What the encoding of a normal number lacks in binary32.
                const BIAS: u32 = ((126 + FORMAT.min_exponent()) as u32) << 23;
                /// The largest number in binary32.
                const MOST: u32 = (LARGEST << PLACES) + BIAS;

                #if nan {
                    const BEYOND: u32 = ((128 + FORMAT.max_exponent()) as u32) << 23;

                    #[fp(mode = M, inline = true)]
                    fn rounded<M: Mode>(x: f32) -> u32 {
                        digits::<M>(x, PLACES, OFFSET, LEAST, BEYOND)
                    }

                    #[fp(inline = true)]
                    fn rounded_away(x: f32) -> u32 {
                        digits_away(x, PLACES, OFFSET, HALF_A_UNIT, LEAST, BEYOND)
                    }
                }

                #[fp(mode = M, inline = true)]
                fn saturated<M: Mode>(x: f32) -> u32 {
                    digits::<M>(x, PLACES, OFFSET, LEAST, MOST)
                }

                #[fp(inline = true)]
                fn saturated_away(x: f32) -> u32 {
                    digits_away(x, PLACES, OFFSET, HALF_A_UNIT, LEAST, MOST)
                }

                const DIGITS: i64 = FORMAT.precision() as i64 - 1;
                const EXPONENT_BIAS: i64 = 1 - FORMAT.min_exponent() as i64;

                #[fp(inline = true)]
                fn rounded_stochastic(x: f32, bits: u32) -> u32 {
                    units(x as f64, 0.0, bits, DIGITS, EXPONENT_BIAS, RANDOM_BITS) as u32
                }
            }

            /// With the sign of `x`.
            #[fp(inline = true)]
            fn signed(x: f32, code: u32) -> u32 {
                #if Ue8m0 {
                    if x.is_nan() { NAN } else { code }
                } #else {
                    if x.is_nan() { NAN } else { code | ((single_bits(x) >> SIGN_SHIFT) & SIGN_BIT) }
                }
            }

            #[fp(mode = M)]
            pub fn #{fpdsl_to_ name}<M: Mode>(x: f32) -> u32 {
                signed(x, saturated::<M>(x))
            }

            #[fp]
            pub fn #{fpdsl_to_ name _away}(x: f32) -> u32 {
                signed(x, saturated_away(x))
            }

            #[fp]
            pub fn #{fpdsl_to_ name _stochastic}(x: f32, bits: u32) -> u32 {
                signed(x, rounded_stochastic(x, bits).min(LARGEST))
            }

            #if nan {
                #[fp(mode = M)]
                pub fn #{fpdsl_to_ name or}<M: Mode>(x: f32) -> u32 {
                    let code = rounded::<M>(x);
                    signed(x, if code > LARGEST { overflowed::<M>(#if Ue8m0 { x.abs() } #else { x }, LARGEST, OVERFLOWED) } else { code })
                }

                #[fp]
                pub fn #{fpdsl_to_ name or _away}(x: f32) -> u32 {
                    let code = rounded_away(x);
                    signed(x, if code > LARGEST { OVERFLOWED } else { code })
                }

                #[fp]
                pub fn #{fpdsl_to_ name or _stochastic}(x: f32, bits: u32) -> u32 {
                    let code = rounded_stochastic(x, bits);
                    signed(x, if code > LARGEST { OVERFLOWED } else { code })
                }
            }

            /// The number of an encoding, exactly. It is called like a function of the language.
            #[allow(non_camel_case_types)]
            pub struct #{fpdsl_from_ name};

            // Emitted code mentions them for every function that it calls.
            #[allow(dead_code)]
            impl #{fpdsl_from_ name} {
                pub const DOES_NOT_CALL_ITSELF: usize = 0;
                pub const CALLEE: FpFunction = FpFunction;

                #[inline(always)]
                pub fn body<B: Backend>(b: B, bits: B::U32) -> B::F32 {
                    called(b, stringify!(#{fpdsl_from_ name}), bits, |b, bits| value::body(b, b.bind("bits", bits)))
                }

                pub fn in_a_body(_: named::u32) -> named::f32 {
                    nothing()
                }
            }

            #if Tf32 {
                #[fp]
                fn value(bits: u32) -> f32 {
                    // Its numbers are those of binary32.
                    f32::from_bits(bits & 0xffff_e000)
                }
            } #else if Ue8m0 {
                #[fp]
                fn value(bits: u32) -> f32 {
                    let number = f32::from_bits((bits << 23).max(HALF));
                    if bits == NAN { f32::NAN } else { number }
                }
            } #else {
                const MAGNITUDE: u32 = SIGN_BIT - 1;
                const NORMAL: u32 = 1 << (FORMAT.precision() - 1);

                #[fp]
                fn value(bits: u32) -> f32 {
                    let magnitude = bits & MAGNITUDE;
                    let number = (magnitude << PLACES) + BIAS;
                    let number = if magnitude < NORMAL {
                        // A subnormal number is a fraction of 2^emin.
                        f32::from_bits(number + (1 << 23)) - f32::from_bits(LEAST)
                    } else {
                        f32::from_bits(number)
                    };
                    #if infinity {
                        let number = if magnitude == OVERFLOWED { f32::INFINITY } else { number };
                    }
                    let sign = (bits << SIGN_SHIFT) & SIGN;
                    #if nan {
                        #if infinity {
                            let is_nan = magnitude > OVERFLOWED;
                        } #else {
                            let is_nan = magnitude == NAN;
                        }
                        if is_nan { f32::NAN } else { f32::from_bits(single_bits(number) | sign) }
                    } #else {
                        f32::from_bits(single_bits(number) | sign)
                    }
                }
            }
        }
    }
}
