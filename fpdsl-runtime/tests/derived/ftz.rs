//! `ops::ftz` against oracles with flushed operands and results, on every backend and for every format.

use fpdsl_runtime::backend::{Backend, Bitwise, Castable, Float, Leaf};
use fpdsl_runtime::format::Format;
use fpdsl_runtime::ir::{self, Kernel, Stmt};
use fpdsl_runtime::ops::ftz;
use fpdsl_runtime::trace::trace;
use fpdsl_runtime::{Mode, Rd, Rn, Rounding, Ru, Rz};
use half::{bf16, f16};

use super::flushed::{self, flush, op};
use super::parts::Part;
use super::run::{Runners, runners};
use super::support::input::{Random, number, specials};
use super::support::oracle::apfloat;
use super::support::table::Op;
use super::table::{self, Case, Formatted, Operation, Pair, Words, float, nothing};
use super::{cases, report, subjects};

/// What is right for flushed operands.
type Reference = fn(Format, Rounding, [u64; 3]) -> Pair;

struct Row {
    name: &'static str,
    mode: Rounding,
    runners: Runners,
    reference: Reference,
}

macro_rules! operations {
    ($($name:ident, |$b:ident, $x:ident, $y:ident, $z:ident| $result:expr, |$f:ident, $m:ident, $v:ident| $right:expr;)*) => {
        $(
            struct $name;

            impl Operation for $name {
                const NAME: &'static str = stringify!($name);

                #[inline(always)]
                #[allow(unused_variables)]
                fn eval<B: Backend, T: Float<B>, M: Mode>($b: B, $x: T, $y: T, $z: T, _: B::I32) -> (B::U64, B::U64) {
                    $result
                }
            }
        )*

        fn rows<F: Formatted, M: Mode>() -> Vec<Row> {
            vec![$(Row {
                name: stringify!($name),
                mode: M::ROUNDING,
                runners: runners::<Case<$name, F, M>>(),
                #[allow(unused_variables)]
                reference: |$f, $m, $v| $right,
            },)*]
        }

        /// Array lanes as well: the operations themselves have been through those in other modes.
        fn rows_on_array_lanes<M: Mode>() -> Vec<Row> {
            let mut rows = rows::<table::F32, M>();
            let with: &[fn(Runners) -> Runners] = &[$(Runners::with_array_lanes::<Case<$name, table::F32, M>>),*];
            rows.iter_mut().zip(with).for_each(|(row, with)| row.runners = with(row.runners));
            rows
        }

        /// The recorded bodies, by name.
        fn kernels<F: Formatted, M: Mode>() -> Vec<(&'static str, Kernel)> {
            vec![$((stringify!($name), trace::<Case<$name, F, M>>())),*]
        }
    };
}

/// Two predicates as a word.
fn two<B: Backend>(b: B, x: B::Bool, y: B::Bool) -> B::U64 {
    let (x, y) = (B::Bool::to_u64(b, x), B::Bool::to_u64(b, y));
    B::U64::bitor(b, x, ftz::shl(b, y, ftz::int::<B, B::U32>(b, 1)))
}

/// Two roundings of one kind or two derived operations.
fn parts(format: Format, mode: Rounding, v: [u64; 3], first: Part, second: Part) -> Pair {
    let of = |part| flushed::part(part, format, mode, v);
    (of(first), of(second))
}

fn ops(format: Format, mode: Rounding, v: [u64; 3], first: Op, second: Op) -> Pair {
    (op(first, format, mode, v), op(second, format, mode, v))
}

operations! {
    Add, |b, x, y, z| (float(b, ftz::add::<M, B, T>(b, x, y)), float(b, ftz::sub::<M, B, T>(b, x, y))),
        |f, m, v| ops(f, m, v, Op::Add, Op::Sub);
    Mul, |b, x, y, z| (float(b, ftz::mul::<M, B, T>(b, x, y)), float(b, ftz::div::<M, B, T>(b, x, y))),
        |f, m, v| ops(f, m, v, Op::Mul, Op::Div);
    Fma, |b, x, y, z| (float(b, ftz::mul_add::<M, B, T>(b, x, y, z)), float(b, ftz::rem(b, x, y))),
        |f, m, v| ops(f, m, v, Op::Fma, Op::Rem);
    Root, |b, x, y, z| (float(b, ftz::sqrt::<M, B, T>(b, x)), float(b, ftz::rsqrt::<M, B, T>(b, x))),
        |f, m, v| (op(Op::Sqrt, f, m, v), flushed::part(Part::Rsqrt, f, m, v));
    Recip, |b, x, y, z| (float(b, ftz::recip::<M, B, T>(b, x)), float(b, ftz::saturate(b, x))),
        |f, m, v| (op(Op::Recip, f, m, v), flushed::part(Part::Saturate, f, m, v));
    Min, |b, x, y, z| (float(b, ftz::min(b, x, y)), float(b, ftz::max(b, x, y))),
        |f, m, v| ops(f, m, v, Op::Min, Op::Max);
    Minimum, |b, x, y, z| (float(b, ftz::minimum(b, x, y)), float(b, ftz::maximum(b, x, y))),
        |f, m, v| parts(f, m, v, Part::Minimum, Part::Maximum);
    Whole2, |b, x, y, z| (float(b, ftz::ceil(b, x)), float(b, ftz::trunc(b, x))),
        |f, m, v| parts(f, m, v, Part::Ceil, Part::Trunc);
    Nearest, |b, x, y, z| (float(b, ftz::round(b, x)), float(b, ftz::round_ties_even(b, x))),
        |f, m, v| parts(f, m, v, Part::Round, Part::RoundTiesEven);
    Logb, |b, x, y, z| (float(b, ftz::logb(b, x)), float(b, ftz::ieee_remainder(b, x, y))),
        |f, m, v| parts(f, m, v, Part::Logb, Part::Remainder);
    Modf, |b, x, y, z| {
            let (fraction, whole) = ftz::modf(b, x);
            (float(b, fraction), float(b, whole))
        },
        |f, m, v| parts(f, m, v, Part::Fraction, Part::Whole);
    Negated, |b, x, y, z| {
            let n = B::I32::constant(b, -3);
            (float(b, ftz::neg_operand(b, x)), float(b, ftz::ldexp::<M, B, T>(b, x, n)))
        },
        |f, m, v| (op(Op::Neg, f, m, v), flushed::part(Part::Scalbn, f, m, [v[0], -3_i64 as u64, 0]));
    ToBytes, |b, x, y, z| (
            B::I8::to_u64(b, ftz::to_i8::<M, B, T>(b, x)),
            B::U8::to_u64(b, ftz::to_u8::<M, B, T>(b, x)),
        ),
        |f, m, v| flushed::integers(f, m, v[0], 8);
    ToShort, |b, x, y, z| (
            B::I16::to_u64(b, ftz::to_i16::<M, B, T>(b, x)),
            B::U16::to_u64(b, ftz::to_u16::<M, B, T>(b, x)),
        ),
        |f, m, v| flushed::integers(f, m, v[0], 16);
    ToWords, |b, x, y, z| (
            B::I32::to_u64(b, ftz::to_i32::<M, B, T>(b, x)),
            B::U32::to_u64(b, ftz::to_u32::<M, B, T>(b, x)),
        ),
        |f, m, v| flushed::integers(f, m, v[0], 32);
    ToLong, |b, x, y, z| (
            ftz::to_u64::<M, B, T>(b, x),
            B::Usize::to_u64(b, ftz::to_usize::<M, B, T>(b, x)),
        ),
        |f, m, v| (flushed::integers(f, m, v[0], 64).1, flushed::integers(f, m, v[0], 64).1);
    Neg, |b, x, y, z| (float(b, ftz::neg(b, x)), float(b, ftz::abs(b, x))),
        |f, m, v| ops(f, m, v, Op::Neg, Op::Abs);
    Less, |b, x, y, z| (two(b, ftz::lt(b, x, y), ftz::le(b, x, y)), two(b, ftz::gt(b, x, y), ftz::ge(b, x, y))),
        |f, m, v| {
            let of = |op| flushed::op(op, f, m, v);
            (of(Op::Lt) | of(Op::Le) << 1, of(Op::Gt) | of(Op::Ge) << 1)
        };
    Equal, |b, x, y, z| (two(b, ftz::eq(b, x, y), ftz::ne(b, x, y)), float(b, ftz::clamp(b, x, y, z))),
        |f, m, v| {
            let of = |op| flushed::op(op, f, m, v);
            (of(Op::Eq) | of(Op::Ne) << 1, flushed::part(Part::Clamp, f, m, v))
        };
    Whole, |b, x, y, z| (float(b, ftz::rint::<M, B, T>(b, x)), float(b, ftz::floor(b, x))),
        |f, m, v| parts(f, m, v, Part::Rint, Part::Floor);
    ToInt, |b, x, y, z| (
            B::I64::to_u64(b, ftz::to_i64::<M, B, T>(b, x)),
            B::I32::to_u64(b, ftz::ilogb(b, x)),
        ),
        |f, m, v| (flushed::integers(f, m, v[0], 64).0, flushed::part(Part::Ilogb, f, m, v));
    Remquo, |b, x, y, z| {
            let (r, q) = ftz::remquo(b, x, y);
            (float(b, r), B::I32::to_u64(b, q))
        },
        |f, m, v| parts(f, m, v, Part::Remainder, Part::Quotient);
    Scale, |b, x, y, z| {
            let n = B::I32::constant(b, -3);
            (float(b, ftz::scalbn::<M, B, T>(b, x, n)), float(b, ftz::frexp(b, x).0))
        },
        |f, m, v| (flushed::part(Part::Scalbn, f, m, [v[0], -3_i64 as u64, 0]), flushed::part(Part::Significand, f, m, v));
    Narrow, |b, x, y, z| (
            float::<B, B::F32>(b, ftz::cast::<M, f32, B, T>(b, x)),
            float::<B, B::F64>(b, ftz::cast::<M, f64, B, T>(b, x)),
        ),
        |f, m, v| ops(f, m, v, Op::Convert(Format::F32), Op::Convert(Format::F64));
    Half, |b, x, y, z| (
            float::<B, B::F16>(b, ftz::cast::<M, f16, B, T>(b, x)),
            float::<B, B::Bf16>(b, ftz::cast::<M, bf16, B, T>(b, x)),
        ),
        |f, m, v| ops(f, m, v, Op::Convert(Format::F16), Op::Convert(Format::Bf16));
    Kept, |b, x, y, z| (two(b, ftz::is_subnormal(b, x), ftz::is_zero(b, x)), nothing(b)),
        |f, m, v| (0, 0);
}

/// `Kept` sees what the others do not.
fn right(row: &Row, format: Format, (x, y, z): Words) -> Pair {
    if row.name == "Kept" {
        let (zero, normal) = (x & format.magnitude_mask() == 0, x & format.infinity() != 0);
        return (u64::from(!zero && !normal) | u64::from(zero) << 1, 0);
    }
    (row.reference)(format, row.mode, [x, y, z].map(|x| flush(format, x)))
}

fn all_modes() -> Vec<Row> {
    let mut all = rows::<table::F32, Rn>();
    all.extend(rows::<table::F32, Rz>());
    all.extend(rows_on_array_lanes::<Ru>());
    all.extend(rows::<table::F32, Rd>());
    all
}

#[test]
fn binary32_is_flushed() {
    let (rows, count, format) = (all_modes(), cases() / 4, Format::F32);
    let special = specials(format);
    let mut random = Random::new(7);
    let mut operands: Vec<Words> = Vec::new();
    for &x in &special {
        operands.extend(
            special
                .iter()
                .map(|&y| (x, y, special[random.below(special.len() as u64) as usize])),
        );
    }
    for _ in 0..count {
        let x = number(&mut random, format);
        // Half of the products and quotients near the border of the subnormal range.
        let y = match random.below(2) {
            0 => number(&mut random, format),
            _ => border(&mut random, format, x),
        };
        operands.push((x, y, number(&mut random, format)));
    }
    let subjects = subjects();
    let mut ran = vec![0; subjects.len()];
    for row in rows {
        let want: Vec<Pair> = operands.iter().map(|&v| right(&row, format, v)).collect();
        let mut got = vec![(0, 0); operands.len()];
        for (subject, ran) in subjects.iter().zip(&mut ran) {
            if row.runners.run(*subject, &operands, &mut got) {
                *ran += operands.len() as u64;
                check(&row, subject.name(), &operands, &got, &want);
            }
        }
        let step = operands.len() / 500;
        let some: Vec<Words> = operands.iter().copied().step_by(step).collect();
        let right: Vec<Pair> = want.iter().copied().step_by(step).collect();
        check(&row, "interpreter", &some, &row.runners.interpret(&some), &right);
    }
    for (subject, ran) in subjects.iter().zip(ran).filter(|(_, ran)| *ran > 0) {
        report::ran(&format!("ftz {format}"), subject.name(), ran);
    }
}

fn check(row: &Row, name: &str, operands: &[Words], got: &[Pair], want: &[Pair]) {
    for ((v, got), want) in operands.iter().zip(got).zip(want) {
        assert!(
            got == want,
            "{name}: {} f32 {} {v:x?}: got {got:x?}, right is {want:x?}",
            row.name,
            row.mode
        );
    }
}

/// A number whose product with `x` is near the smallest normal number.
fn border(random: &mut Random, format: Format, x: u64) -> u64 {
    let bias = format.max_exponent() as i64;
    let exponent = (x & format.magnitude_mask()) >> (format.precision() - 1);
    let biased = bias - exponent as i64 + random.below(5) as i64 - 1;
    let field = (biased.clamp(0, 2 * bias) as u64) << (format.precision() - 1);
    field | (random.bits() & format.fraction_mask()) | (random.bits() & format.sign_mask())
}

/// A body flushes if its recording does: the backends run the same text, and the choice is made by type.
#[test]
fn other_formats_are_not() {
    fn check<F: Formatted>() {
        for (name, kernel) in kernels::<F, Rn>() {
            // `Kept` is what flushes nothing; `Narrow` converts to binary32, whatever it converts from.
            let expected = match F::FORMAT {
                Format::F32 => name != "Kept",
                Format::F16 | Format::Bf16 | Format::F64 => name == "Narrow",
            };
            let flushes = kernel.body.iter().any(|stmt| {
                matches!(
                    stmt,
                    Stmt::Let {
                        op: ir::Op::Flush,
                        ..
                    }
                )
            });
            assert_eq!(flushes, expected, "{name} {}", F::FORMAT);
        }
    }
    check::<table::F16>();
    check::<table::Bf16>();
    check::<table::F32>();
    check::<table::F64>();
}

/// The edge of the definition: a result is flushed if it is subnormal after rounding.
#[test]
fn results_are_flushed_after_rounding() {
    // 2^-126 (1 - 2^-24) * 1 is not there to start with; (1 - 2^-24) * 2^-126 rounds up to 2^-126 to nearest.
    let (x, y) = (0x3f7f_ffff, 0x0080_0000);
    let product = |mode| apfloat(Op::Mul, Format::F32, mode, [x, y, 0]);
    assert_eq!(product(Rounding::NearestEven), Some(0x0080_0000));
    assert_eq!(product(Rounding::TowardZero), Some(0x007f_ffff));
    for row in all_modes().iter().filter(|row| row.name == "Mul") {
        let want = match row.mode {
            Rounding::NearestEven | Rounding::TowardPositive => 0x0080_0000,
            Rounding::TowardZero | Rounding::TowardNegative => 0,
        };
        for subject in subjects() {
            let mut got = [(0, 0)];
            if !row.runners.run(subject, &[(x, y, 0)], &mut got) {
                continue;
            }
            assert_eq!(got[0].0, want, "{} {}", subject.name(), row.mode);
        }
    }
}
