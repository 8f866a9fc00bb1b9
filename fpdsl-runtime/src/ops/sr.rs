//! Stochastic rounding, `mode = "sr"`: the operations that have it.
//!
//! `+ - * /`, `sqrt`, `recip`, `mul_add` and contracted products, conversions with `as` to a format that cannot hold every value of the
//! source, and conversions to storage formats go to one of the two neighbours of the exact result, away from zero with the probability of
//! what is discarded. `math::stochastic` has the rule, which is that of PTX, with the number of random bits for each format. An exact result
//! stays. Literals are rounded to nearest: they are constants. Whatever else rounds is an error.
//!
//! Each of these operations draws 32 random bits, whether its result turns out to be exact or not: see `draws`. Those of integers draw
//! nothing.
//!
//! | operand | result |
//! |---|---|
//! | NaN, infinities, zeros | as in any other mode; `x - x` is +0 |
//! | too large | the largest number, or an infinity by the same rule; beyond the next number, were there one, an infinity |
//! | subnormal | as others, with the unit in the last place that subnormal numbers have |

use crate::backend::{
    Backend, Callee, Castable, Drawn, Float, Leaf, Num, PartsDrawn, ScalarVisitor, State, Stochastic,
};
use crate::draws::{self, NEEDS_A_SEED};
use crate::lift::{CastTarget, Scalar, ScalarType};
use crate::math::{philox::philox, stochastic};
use crate::mode::Rn;

/// A function of its own in recorded bodies and on hosts: it is long.
#[cfg_attr(not(debug_assertions), inline(always))]
fn called<B: Backend, A: State<B>, R: State<B>>(
    b: B,
    (name, stochastic): (&'static str, Option<Stochastic>),
    args: A,
    body: impl FnOnce(B, A) -> R,
) -> R {
    let callee = Callee {
        stochastic,
        ..Callee::of(name, false)
    };
    if B::RECORDS {
        b.elementary(callee, args, body)
    } else {
        b.call(callee, args, body)
    }
}

/// The next random bits of the element.
///
/// # Panics
///
/// A plain call without a seed has a fault here.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn draw<B: Backend>(b: B) -> B::U32 {
    let found = b.next_draw(
        Callee::of("fpdsl_philox", false),
        #[cfg_attr(not(debug_assertions), inline(always))]
        |b, (key, counter)| philox::body(b, b.bind("key", key), b.bind("counter", counter)),
    );
    match found {
        Some(bits) => bits,
        None => {
            b.require(Leaf::constant(b, false), NEEDS_A_SEED);
            Leaf::constant(b, 0)
        }
    }
}

/// The next random bits of a plain call.
///
/// # Panics
///
/// Without a seed.
pub(crate) fn plain_draw() -> u32 {
    match draws::next(philox) {
        Some(bits) => bits,
        None => panic!("{NEEDS_A_SEED}"),
    }
}

/// A function that gets random bits as well.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn with_bits<B: Backend, A: State<B>, R: State<B>>(
    b: B,
    named: (&'static str, Option<Stochastic>),
    args: A,
    body: impl FnOnce(B, A, B::U32) -> R,
) -> R {
    called(
        b,
        named,
        (args, draw(b)),
        #[cfg_attr(not(debug_assertions), inline(always))]
        |b, (args, bits)| body(b, args, bits),
    )
}

macro_rules! operations {
    ($($(#[$doc:meta])* $name:ident of $Trait:ident($($x:ident),+) $Operation:ident is $Which:ident $count:literal:
        $f16:ident $bf16:ident $f32:ident $f64:ident;)*) => {$(
        struct $Operation;

        impl<B: Backend> Drawn<B, $count> for $Operation {
            operations!(@ F16 f16 $f16 $name $Which $count ($($x),+));
            operations!(@ Bf16 bf16 $bf16 $name $Which $count ($($x),+));
            operations!(@ F32 f32 $f32 $name $Which $count ($($x),+));
            operations!(@ F64 f64 $f64 $name $Which $count ($($x),+));
        }

        $(#[$doc])*
        #[cfg_attr(not(debug_assertions), inline(always))]
        pub fn $name<B: Backend, T: $Trait<B>>(b: B, $($x: T),+) -> T {
            <T::Native as Scalar>::by_draw::<$Operation, B, $count>(
                b,
                [$($x),+],
                #[cfg_attr(not(debug_assertions), inline(always))]
                |b, [$($x),+]| T::$name::<Rn>(b, $($x),+),
            )
        }
    )*};
    (@ $T:ident $format:ident $body:ident $name:ident $Which:ident $count:literal ($($x:ident),+)) => {
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn $format(b: B, x: [B::$T; $count]) -> B::$T {
            with_bits(
                b,
                (concat!("fpdsl_", stringify!($body)), Some(Stochastic::$Which)),
                x,
                #[cfg_attr(not(debug_assertions), inline(always))]
                |b, [$($x),+], bits| {
                    $(let $x = b.bind(stringify!($x), $x);)+
                    stochastic::$body::body(b, $($x),+, b.bind("bits", bits))
                },
            )
        }
    };
}

operations! {
    /// `x + y`.
    add of Num(x, y) Sum is Add 2: sum_f16 sum_bf16 sum_f32 sum_f64;
    /// `x - y`.
    sub of Num(x, y) Difference is Sub 2: difference_f16 difference_bf16 difference_f32 difference_f64;
    /// `x * y`.
    mul of Num(x, y) Product is Mul 2: product_f16 product_bf16 product_f32 product_f64;
    /// `x / y`.
    div of Num(x, y) Quotient is Div 2: quotient_f16 quotient_bf16 quotient_f32 quotient_f64;
    /// `x * y + z`.
    mul_add of Num(x, y, z) Fused is MulAdd 3: fused_f16 fused_bf16 fused_f32 fused_f64;
    /// The square root.
    sqrt of Float(x) Root is Sqrt 1: root_f16 root_bf16 root_f32 root_f64;
    /// `1 / x`.
    recip of Float(x) Reciprocal is Recip 1: reciprocal_f16 reciprocal_bf16 reciprocal_f32 reciprocal_f64;
}

/// Numbers from two parts.
struct FromParts;

macro_rules! numbers {
    ($($format:ident $T:ident $body:ident;)*) => {
        impl<B: Backend> PartsDrawn<B> for FromParts {
            $(
                #[cfg_attr(not(debug_assertions), inline(always))]
                fn $format(b: B, parts: [B::F64; 2]) -> B::$T {
                    with_bits(
                        b,
                        (concat!("fpdsl_", stringify!($body)), Some(Stochastic::Cast)),
                        parts,
                        #[cfg_attr(not(debug_assertions), inline(always))]
                        |b, [s, e], bits| stochastic::$body::body(b, s, e, bits),
                    )
                }
            )*
        }
    };
}

numbers! {
    f16 F16 number_f16;
    bf16 Bf16 number_bf16;
    f32 F32 number_f32;
    f64 F64 number_f64;
}

/// `x as D` of a scalar.
pub(super) struct CastTo;

impl<B: Backend, D: CastTarget> ScalarVisitor<B, D> for CastTo {
    type Found = D::On<B>;

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn visit<T: Castable<B>>(b: B, x: T) -> D::On<B> {
        let from = const { <T::Native as Scalar>::TYPE };
        if const { holds(D::TYPE, <T::Native as Scalar>::TYPE) } {
            return D::cast_from::<Rn, B, T>(b, x);
        }
        let zero = Leaf::constant(b, 0.0);
        let parts = match from {
            ScalarType::I64 => called(
                b,
                ("fpdsl_signed_parts", Some(Stochastic::Parts)),
                T::to_i64(b, x),
                #[cfg_attr(not(debug_assertions), inline(always))]
                |b, x| stochastic::signed_parts::body(b, x),
            ),
            ScalarType::U64 | ScalarType::Usize => called(
                b,
                ("fpdsl_unsigned_parts", Some(Stochastic::Parts)),
                T::to_u64(b, x),
                #[cfg_attr(not(debug_assertions), inline(always))]
                |b, x| stochastic::unsigned_parts::body(b, x),
            ),
            // In a recorded body all that a conversion does is the library's.
            _ if B::RECORDS && !matches!(from, ScalarType::F64) => {
                called(b, ("fpdsl_parts", Some(Stochastic::Parts)), x, |b, x| {
                    (T::to_f64::<Rn>(b, x), Leaf::constant(b, 0.0))
                })
            }
            _ => (T::to_f64::<Rn>(b, x), zero),
        };
        D::of_parts::<FromParts, B>(b, parts.into())
    }
}

/// Whether a type has every value of another one, or is an integer, which conversions reach by rules of their own.
const fn holds(to: ScalarType, from: ScalarType) -> bool {
    use ScalarType::{Bf16, Bool, F16, F32, F64, I8, I16, I32, I64, U8, U16, U32, U64, Usize};
    match to {
        F16 => matches!(from, Bool | I8 | U8 | F16),
        Bf16 => matches!(from, Bool | I8 | U8 | Bf16),
        F32 => matches!(from, Bool | I8 | U8 | I16 | U16 | F16 | Bf16 | F32),
        F64 => !matches!(from, I64 | U64 | Usize),
        Bool | I8 | U8 | I16 | U16 | I32 | U32 | I64 | U64 | Usize => true,
    }
}
