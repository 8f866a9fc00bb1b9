//! GNU MPFR through `rug`, toward positive infinity, at the precision of the format. Its exponents are unbounded: near the
//! ends of a format's range it would have to round once more, which is not counted.

use half::{bf16, f16};
use rug::float::Round;
use rug::ops::AssignRound;
use rug::{Assign, Float};

use crate::data::Datum;
use crate::peers::{Peer, peer};

const UP: Round = Round::Up;

/// A Rust float in the terms of MPFR.
pub trait Real: Datum {
    const PRECISION: u32;
    fn widen(self) -> f64;
    fn narrow(value: &Float) -> Self;
}

macro_rules! reals {
    ($($native:ident $precision:literal, |$x:ident| $widen:expr, |$value:ident| $narrow:expr;)*) => {$(
        impl Real for $native {
            const PRECISION: u32 = $precision;

            fn widen(self) -> f64 {
                let $x = self;
                $widen
            }

            fn narrow($value: &Float) -> Self {
                $narrow
            }
        }
    )*};
}

// The narrowing is exact.
reals! {
    f16 11, |x| x.to_f64(), |value| f16::from_f64(value.to_f64());
    bf16 8, |x| x.to_f64(), |value| bf16::from_f64(value.to_f64());
    f32 24, |x| f64::from(x), |value| value.to_f32();
    f64 53, |x| x, |value| value.to_f64();
}

/// An operation on numbers that are made once.
fn on<T: Real>(mut op: impl FnMut(&mut Float, &Float, &Float, &Float) + 'static) -> Peer<T, T> {
    let [mut x, mut y, mut z, mut result] = [0, 1, 2, 3].map(|_| Float::new(T::PRECISION));
    peer("mpfr", move |a: T, b: T, c: T| {
        x.assign(a.widen());
        y.assign(b.widen());
        z.assign(c.widen());
        op(&mut result, &x, &y, &z);
        T::narrow(&result)
    })
}

/// The operations that it has.
pub fn operation<T: Real>(name: &str) -> Option<Peer<T, T>> {
    macro_rules! on {
        (|$x:ident, $y:ident, $z:ident| $op:expr) => {
            on::<T>(|result, $x, $y, $z| {
                let _ = ($y, $z);
                result.assign_round($op, UP);
            })
        };
    }
    Some(match name {
        "add" => on!(|x, y, z| x + y),
        "sub" => on!(|x, y, z| x - y),
        "mul" => on!(|x, y, z| x * y),
        "div" => on!(|x, y, z| x / y),
        "sqrt" => on!(|x, y, z| x.sqrt_ref()),
        "fma" => on!(|x, y, z| x.mul_add_ref(y, z)),
        "recip" => on!(|x, y, z| x.recip_ref()),
        "rsqrt" => on!(|x, y, z| x.recip_sqrt_ref()),
        "rem" => on!(|x, y, z| x % y),
        "rint" => on!(|x, y, z| x.ceil_ref()),
        _ => return None,
    })
}
