//! The derived operations as functions of three words, so that every backend runs the same text.

use std::marker::PhantomData;

use fpdsl_ops::{Domain, Operation, Origin};
use fpdsl_runtime::backend::{Backend, Bitwise, Castable, Encoded, Leaf};
use fpdsl_runtime::format::Format;
use fpdsl_runtime::function::Function;
use fpdsl_runtime::lift::Lift;
use fpdsl_runtime::{Mode, Rd, Rn, Rounding, Ru, Rz, ops};

use super::parts::Part;
use super::run::{Columns, Runners, runners};

/// Operands and results: encodings, integers sign-extended, `bool` as 0 or 1.
pub type Words = (u64, u64, u64);
pub type Pair = (u64, u64);

impl Columns for Words {
    fn all(&self) -> Vec<u64> {
        vec![self.0, self.1, self.2]
    }
}

/// A format as a type that is there on every backend.
pub trait Formatted: 'static {
    const FORMAT: Format;
    type On<B: Backend>: Encoded<B>;
}

macro_rules! formats {
    ($($name:ident)*) => {$(
        pub struct $name;
        impl Formatted for $name {
            const FORMAT: Format = Format::$name;
            type On<B: Backend> = B::$name;
        }
    )*};
}

formats!(F16 Bf16 F32 F64);

/// An operation as a type.
pub trait Operator: 'static {
    const NAME: &'static str;
    fn eval<B: Backend, T: Encoded<B>, M: Mode>(b: B, x: T, y: T, z: T, n: B::I32) -> (B::U64, B::U64);
}

pub struct Case<O, F, M>(PhantomData<(O, F, M)>);

impl<O: Operator, F: Formatted, M: Mode> Function for Case<O, F, M> {
    type Args = Words;
    type Out = Pair;
    const NAME: &'static str = O::NAME;
    const PARAMS: &'static [&'static str] = &["x", "y", "z"];
    const SOURCE: &'static str = "";

    #[inline(always)]
    fn eval<B: Backend>(b: B, (x, y, z): <Words as Lift>::On<B>) -> <Pair as Lift>::On<B> {
        let float = |bits: B::U64| {
            let bits =
                ops::cast::<Rn, <<F::On<B> as Encoded<B>>::Bits as Leaf<B>>::Native, B, B::U64>(b, bits);
            <F::On<B> as Encoded<B>>::from_bits(b, bits)
        };
        O::eval::<B, F::On<B>, M>(b, float(x), float(y), float(z), B::U64::to_i32(b, y))
    }
}

#[inline(always)]
pub fn float<B: Backend, T: Encoded<B>>(b: B, x: T) -> B::U64 {
    T::Bits::to_u64(b, T::to_bits(b, x))
}

#[inline(always)]
pub fn word<B: Backend, I: Castable<B>>(b: B, x: I) -> B::U64 {
    I::to_u64(b, x)
}

/// Words of this many bits side by side, the first lowest.
#[inline(always)]
pub fn packed<B: Backend>(b: B, words: &[B::U64], width: u32) -> B::U64 {
    let mut all = nothing(b);
    for (place, &word) in words.iter().enumerate() {
        let place = B::U32::constant(b, place as u32 * width);
        all = B::U64::bitor(b, all, ops::shl(b, word, place));
    }
    all
}

#[inline(always)]
pub fn nothing<B: Backend>(b: B) -> B::U64 {
    B::U64::constant(b, 0)
}

/// One operation with everything that runs it, in one format and mode.
pub struct Row {
    pub op: Op,
    pub format: Format,
    pub mode: Rounding,
    pub runners: Runners,
}

macro_rules! operations {
    ($($name:ident, $arity:literal, $modes:ident, $first:tt $second:tt, |$b:ident, $x:ident, $y:ident, $z:ident, $n:ident| $result:expr;)*) => {
        /// An operation as a value.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Op {
            $($name,)*
        }

        impl Op {
            pub fn name(self) -> &'static str {
                match self {
                    $(Op::$name => stringify!($name),)*
                }
            }

            pub fn arity(self) -> usize {
                match self {
                    $(Op::$name => $arity,)*
                }
            }

            /// The parts of the first and of the second word, lowest first; a word is divided evenly.
            pub const fn parts(self) -> [&'static [Part]; 2] {
                match self {
                    $(Op::$name => [operations!(@parts $first), operations!(@parts $second)],)*
                }
            }

            pub const ALL: &[Op] = &[$(Op::$name),*];
        }

        $(
            pub struct $name;

            impl Operator for $name {
                const NAME: &'static str = stringify!($name);

                #[inline(always)]
                #[allow(unused_variables)]
                fn eval<B: Backend, T: Encoded<B>, M: Mode>(
                    $b: B, $x: T, $y: T, $z: T, $n: B::I32,
                ) -> (B::U64, B::U64) {
                    $result
                }
            }
        )*

        /// The rows of a format.
        pub fn rows<F: Formatted>() -> Vec<Row> {
            [$(operations!(@rows $name, $modes)),*].into_iter().flatten().collect()
        }
    };
    (@parts [$($operation:ident $(.$place:tt)?)*]) => { &[$(operations!(@part $operation $($place)?)),*] };
    (@part $operation:ident) => { Part::First(Operation::$operation) };
    (@part $operation:ident 1) => { Part::Second(Operation::$operation) };
    (@rows $name:ident, exact) => {
        vec![operations!(@row $name, Rn)]
    };
    (@rows $name:ident, rounded) => {
        vec![
            operations!(@row $name, Rn),
            operations!(@row $name, Rz),
            operations!(@row $name, Ru),
            operations!(@row $name, Rd),
        ]
    };
    (@row $name:ident, $mode:ident) => {
        Row {
            op: Op::$name,
            format: F::FORMAT,
            mode: $mode::ROUNDING,
            runners: runners::<Case<$name, F, $mode>>(),
        }
    };
}

/// Hands the rows to a macro; `ops` in them is the vocabulary, or that of functions that flush, whichever is in scope.
macro_rules! derived {
    ($callback:ident) => {
        $callback! {
            FloorCeil, 1, exact, [Floor] [Ceil], |b, x, y, z, n| (float(b, ops::floor(b, x)), float(b, ops::ceil(b, x)));
            TruncRound, 1, exact, [Trunc] [Round], |b, x, y, z, n| (float(b, ops::trunc(b, x)), float(b, ops::round(b, x)));
            Rint, 1, rounded, [Rint] [RoundTiesEven], |b, x, y, z, n| (float(b, ops::rint::<M, B, T>(b, x)), float(b, ops::round_ties_even(b, x)));
            ToSmall, 1, rounded, [ToI8 ToU8 ToI16 ToU16] [ToI32 ToU32], |b, x, y, z, n| {
                let short = [
                    B::U8::to_u64(b, B::I8::to_u8(b, ops::to_i8::<M, B, T>(b, x))),
                    B::U8::to_u64(b, ops::to_u8::<M, B, T>(b, x)),
                    B::U16::to_u64(b, B::I16::to_u16(b, ops::to_i16::<M, B, T>(b, x))),
                    B::U16::to_u64(b, ops::to_u16::<M, B, T>(b, x)),
                ];
                let signed = B::U32::to_u64(b, B::I32::to_u32(b, ops::to_i32::<M, B, T>(b, x)));
                let unsigned = B::U32::to_u64(b, ops::to_u32::<M, B, T>(b, x));
                (packed(b, &short, 16), packed(b, &[signed, unsigned], 32))
            };
            ToLarge, 1, rounded, [ToI64] [ToU64], |b, x, y, z, n| {
                let unsigned = ops::to_u64::<M, B, T>(b, x);
                let size = B::Usize::to_u64(b, ops::to_usize::<M, B, T>(b, x));
                let agree = ops::eq(b, unsigned, size);
                let unsigned = b.select(agree, unsigned, B::U64::not(b, unsigned));
                (word(b, ops::to_i64::<M, B, T>(b, x)), unsigned)
            };
            Rsqrt, 1, rounded, [Rsqrt] [], |b, x, y, z, n| (float(b, ops::rsqrt::<M, B, T>(b, x)), nothing(b));
            Scalbn, 2, rounded, [Scalbn] [], |b, x, y, z, n| (float(b, ops::scalbn::<M, B, T>(b, x, n)), nothing(b));
            Frexp, 1, exact, [Frexp] [Frexp.1], |b, x, y, z, n| {
                let (m, e) = ops::frexp(b, x);
                (float(b, m), word(b, e))
            };
            LogbIlogb, 1, exact, [Logb] [Ilogb], |b, x, y, z, n| (float(b, ops::logb(b, x)), word(b, ops::ilogb(b, x)));
            Modf, 1, exact, [Modf] [Modf.1], |b, x, y, z, n| {
                let (fraction, whole) = ops::modf(b, x);
                (float(b, fraction), float(b, whole))
            };
            NextUpDown, 1, exact, [NextUp] [NextDown], |b, x, y, z, n| (float(b, ops::next_up(b, x)), float(b, ops::next_down(b, x)));
            UlpSaturate, 1, exact, [Ulp] [Saturate], |b, x, y, z, n| (float(b, ops::ulp(b, x)), float(b, ops::saturate(b, x)));
            Signum, 1, exact, [Signum] [], |b, x, y, z, n| (float(b, ops::signum(b, x)), nothing(b));
            Class, 1, exact, [IsNan IsInfinite IsFinite IsNormal IsSubnormal IsZero IsSignNegative IsSignPositive] [], |b, x, y, z, n| {
                let bits = [
                    ops::is_nan(b, x),
                    ops::is_infinite(b, x),
                    ops::is_finite(b, x),
                    ops::is_normal(b, x),
                    ops::is_subnormal(b, x),
                    ops::is_zero(b, x),
                    ops::is_sign_negative(b, x),
                    ops::is_sign_positive(b, x),
                ];
                (packed(b, &bits.map(|bit| word(b, bit)), 8), nothing(b))
            };
            MinimumMaximum, 2, exact, [Minimum] [Maximum], |b, x, y, z, n| (float(b, ops::minimum(b, x, y)), float(b, ops::maximum(b, x, y)));
            CopysignTotalCmp, 2, exact, [Copysign] [TotalCmp], |b, x, y, z, n| {
                (float(b, ops::copysign(b, x, y)), word(b, ops::total_cmp(b, x, y)))
            };
            NextAfter, 2, exact, [NextAfter] [], |b, x, y, z, n| (float(b, ops::next_after(b, x, y)), nothing(b));
            Remquo, 2, exact, [Remquo] [Remquo.1], |b, x, y, z, n| {
                let (r, q) = ops::remquo(b, x, y);
                let (r, q, same) = (float(b, r), word(b, q), float(b, ops::ieee_remainder(b, x, y)));
                let agree = ops::eq(b, r, same);
                (b.select(agree, r, B::U64::not(b, r)), q)
            };
            Clamp, 3, exact, [Clamp] [], |b, x, y, z, n| (float(b, ops::clamp(b, x, y, z)), nothing(b));
        }
    };
}

derived!(operations);

/// Operations of the table that are tested under another name, or with their like: `usize` is compared with `u64`.
const ELSEWHERE: [Operation; 3] = [Operation::ToUsize, Operation::Ldexp, Operation::IeeeRemainder];

/// A derived operation that no row has is an error of compilation.
const _: () = {
    let mut all = fpdsl_ops::Row::ALL;
    while let [row, rest @ ..] = all {
        // Those of integers are in `tests/arrays_integer_methods.rs`.
        let of_integers = matches!(row.domain, Domain::Int | Domain::SignedInt | Domain::UnsignedInt);
        let derived = matches!(row.origin, Origin::Derived);
        assert!(
            !derived || of_integers || is_tested(row.operation.expect("a row of the table of operations")),
            "a derived operation has no row in tests/derived/table.rs"
        );
        all = rest;
    }
};

const fn is_tested(operation: Operation) -> bool {
    let mut found = false;
    let mut ops = Op::ALL;
    while let [op, rest @ ..] = ops {
        let [first, second] = op.parts();
        found |= names(first, operation) || names(second, operation);
        ops = rest;
    }
    let mut others: &[Operation] = &ELSEWHERE;
    while let [other, rest @ ..] = others {
        found |= *other as usize == operation as usize;
        others = rest;
    }
    found
}

const fn names(mut parts: &[Part], operation: Operation) -> bool {
    while let [Part::First(part) | Part::Second(part), rest @ ..] = parts {
        if *part as usize == operation as usize {
            return true;
        }
        parts = rest;
    }
    false
}
