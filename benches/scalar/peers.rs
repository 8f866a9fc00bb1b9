//! The software implementations, toward zero.

use fpdsl_runtime::Rounding;
use fpdsl_runtime::format::Format;
use fpdsl_runtime::soft;
use rustc_apfloat::ieee::{Double, Single};
use rustc_apfloat::{Float, Round};
use softfloat_sys::*;

use crate::Op;

const RZ: Rounding = Rounding::TowardZero;

/// A format's operations in each of the peers.
pub trait Peers: Sized {
    /// fpdsl's integer reference.
    fn soft(op: Op) -> fn(Self, Self, Self) -> Self;
    /// Berkeley SoftFloat.
    fn softfloat(op: Op) -> fn(Self, Self, Self) -> Self;
    /// `rustc_apfloat`, which has no square root.
    fn apfloat(op: Op) -> Option<fn(Self, Self, Self) -> Self>;
}

macro_rules! peers {
    ($native:ident, $bits:ident, $format:expr, $type:ident, $apfloat:ident,
     $add:ident $mul:ident $div:ident $sqrt:ident $fma:ident) => {
        impl Peers for $native {
            fn soft(op: Op) -> fn(Self, Self, Self) -> Self {
                fn bits(x: $native) -> u64 {
                    x.to_bits() as u64
                }
                fn float(bits: u64) -> $native {
                    $native::from_bits(bits as $bits)
                }
                match op {
                    Op::Add => |x, y, _| float(soft::add($format, RZ, bits(x), bits(y))),
                    Op::Mul => |x, y, _| float(soft::mul($format, RZ, bits(x), bits(y))),
                    Op::Div => |x, y, _| float(soft::div($format, RZ, bits(x), bits(y))),
                    Op::Sqrt => |x, _, _| float(soft::sqrt($format, RZ, bits(x))),
                    Op::Fma => |x, y, z| float(soft::fma($format, RZ, bits(x), bits(y), bits(z))),
                }
            }

            fn softfloat(op: Op) -> fn(Self, Self, Self) -> Self {
                fn wrap(x: $native) -> $type {
                    $type { v: x.to_bits() }
                }
                // SAFETY: plain values in and out; the mode is a thread-local variable.
                unsafe {
                    softfloat_roundingMode_write_helper(softfloat_round_minMag);
                    match op {
                        Op::Add => |x, y, _| $native::from_bits($add(wrap(x), wrap(y)).v),
                        Op::Mul => |x, y, _| $native::from_bits($mul(wrap(x), wrap(y)).v),
                        Op::Div => |x, y, _| $native::from_bits($div(wrap(x), wrap(y)).v),
                        Op::Sqrt => |x, _, _| $native::from_bits($sqrt(wrap(x)).v),
                        Op::Fma => |x, y, z| $native::from_bits($fma(wrap(x), wrap(y), wrap(z)).v),
                    }
                }
            }

            fn apfloat(op: Op) -> Option<fn(Self, Self, Self) -> Self> {
                fn wrap(x: $native) -> $apfloat {
                    $apfloat::from_bits(x.to_bits() as u128)
                }
                fn float(x: $apfloat) -> $native {
                    $native::from_bits(x.to_bits() as $bits)
                }
                const TOWARD_ZERO: Round = Round::TowardZero;
                match op {
                    Op::Add => Some(|x, y, _| float(wrap(x).add_r(wrap(y), TOWARD_ZERO).value)),
                    Op::Mul => Some(|x, y, _| float(wrap(x).mul_r(wrap(y), TOWARD_ZERO).value)),
                    Op::Div => Some(|x, y, _| float(wrap(x).div_r(wrap(y), TOWARD_ZERO).value)),
                    Op::Fma => Some(|x, y, z| float(wrap(x).mul_add_r(wrap(y), wrap(z), TOWARD_ZERO).value)),
                    Op::Sqrt => None,
                }
            }
        }
    };
}

peers!(f32, u32, Format::F32, float32_t, Single, f32_add f32_mul f32_div f32_sqrt f32_mulAdd);
peers!(f64, u64, Format::F64, float64_t, Double, f64_add f64_mul f64_div f64_sqrt f64_mulAdd);
