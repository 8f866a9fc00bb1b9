//! The software implementations that people use otherwise, toward positive infinity.

use half::{bf16, f16};
use rustc_apfloat::ieee::{BFloat, Double, Half, Single};
use rustc_apfloat::{Float, FloatConvert, Round};
use softfloat_sys::*;

use crate::data::{Data, Datum};

/// One implementation of an operation, over the data.
pub type Peer<A, R> = (&'static str, Box<dyn FnMut(&mut Data<A, R>)>);

/// An implementation by name.
pub fn peer<A: Datum, R: Datum>(
    name: &'static str,
    mut op: impl FnMut(A, A, A) -> R + 'static,
) -> Peer<A, R> {
    (name, Box::new(move |data| data.sweep(&mut op)))
}

/// A Rust float in the terms of SoftFloat and apfloat.
pub trait Wrapped: Datum {
    type Soft;
    type Ap: Float;
    fn soft(self) -> Self::Soft;
    fn from_soft(value: Self::Soft) -> Self;
    fn ap(self) -> Self::Ap;
    fn from_ap(value: Self::Ap) -> Self;
}

macro_rules! wrapped {
    ($($native:ident $bits:ident $soft:ident $ap:ident;)*) => {$(
        impl Wrapped for $native {
            type Soft = $soft;
            type Ap = $ap;

            fn soft(self) -> $soft {
                $soft { v: self.to_bits() }
            }

            fn from_soft(value: $soft) -> Self {
                $native::from_bits(value.v)
            }

            fn ap(self) -> $ap {
                $ap::from_bits(self.to_bits() as u128)
            }

            fn from_ap(value: $ap) -> Self {
                $native::from_bits(value.to_bits() as $bits)
            }
        }
    )*};
}

wrapped! {
    f16 u16 float16_t Half;
    bf16 u16 bfloat16_t BFloat;
    f32 u32 float32_t Single;
    f64 u64 float64_t Double;
}

/// Toward positive infinity, for SoftFloat a thread-local variable.
pub fn softfloat_rounds_up() {
    // SAFETY: sets a thread-local variable.
    unsafe { softfloat_roundingMode_write_helper(softfloat_round_max) };
}

/// The mode in the terms of apfloat.
pub const UP: Round = Round::TowardPositive;

/// SoftFloat's function: `softfloat!(f32_add(x, y))`. The parameters only say how many there are.
macro_rules! softfloat {
    ($function:ident(x) $(, $extra:expr)*) => {
        softfloat!(@ |x, _y, _z| $function(x) $(, $extra)*)
    };
    ($function:ident(x, y)) => {
        softfloat!(@ |x, y, _z| $function(x, y))
    };
    ($function:ident(x, y, z)) => {
        softfloat!(@ |x, y, z| $function(x, y, z))
    };
    (@ |$x:ident, $y:ident, $z:ident| $function:ident($($used:ident),+) $(, $extra:expr)*) => {
        $crate::peers::peer("softfloat", |$x, $y, $z| {
            // SAFETY: plain values in and out.
            $crate::peers::Wrapped::from_soft(unsafe {
                softfloat_sys::$function($($crate::peers::Wrapped::soft($used)),+ $(, $extra)*)
            })
        })
    };
}

pub(crate) use softfloat;

/// The operations that apfloat has in every format.
pub fn apfloat<T: Wrapped>(name: &str) -> Option<Peer<T, T>> {
    fn one<T: Wrapped>() -> T::Ap {
        T::Ap::from_u128(1).value
    }
    let name_ap = "apfloat";
    Some(match name {
        "add" => peer(name_ap, |x: T, y, _| T::from_ap(x.ap().add_r(y.ap(), UP).value)),
        "sub" => peer(name_ap, |x: T, y, _| T::from_ap(x.ap().sub_r(y.ap(), UP).value)),
        "mul" => peer(name_ap, |x: T, y, _| T::from_ap(x.ap().mul_r(y.ap(), UP).value)),
        "div" => peer(name_ap, |x: T, y, _| T::from_ap(x.ap().div_r(y.ap(), UP).value)),
        "recip" => peer(name_ap, |x: T, _, _| {
            T::from_ap(one::<T>().div_r(x.ap(), UP).value)
        }),
        "fma" => peer(name_ap, |x: T, y, z| {
            T::from_ap(x.ap().mul_add_r(y.ap(), z.ap(), UP).value)
        }),
        "rem" => peer(name_ap, |x: T, y, _| T::from_ap(x.ap().c_fmod(y.ap()).value)),
        "rint" => peer(name_ap, |x: T, _, _| {
            T::from_ap(x.ap().round_to_integral(UP).value)
        }),
        "scalbn" => peer(name_ap, |x: T, y, _| {
            let n = i32::try_from(y.ap().to_i128(32).value).unwrap_or(0);
            T::from_ap(x.ap().scalbn_r(n, UP))
        }),
        "next_up" => peer(name_ap, |x: T, _, _| T::from_ap(x.ap().next_up().value)),
        _ => return None,
    })
}

/// A conversion between formats.
pub fn apfloat_convert<A: Wrapped<Ap: FloatConvert<R::Ap>>, R: Wrapped>() -> Peer<A, R> {
    peer("apfloat", |x: A, _, _| {
        R::from_ap(x.ap().convert_r(UP, &mut false).value)
    })
}

/// A conversion from an integer.
pub fn apfloat_from_int<A: Datum + Into<i128>, R: Wrapped>() -> Peer<A, R> {
    peer("apfloat", |x: A, _, _| {
        R::from_ap(R::Ap::from_i128_r(x.into(), UP).value)
    })
}

/// A conversion to an integer of this many bits.
pub fn apfloat_to_int<A: Wrapped, R: Datum + TryFrom<i128> + Default>(
    width: usize,
    round: Round,
) -> Peer<A, R> {
    peer("apfloat", move |x: A, _, _| {
        R::try_from(x.ap().to_i128_r(width, round, &mut false).value).unwrap_or_default()
    })
}
