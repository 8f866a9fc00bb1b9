//! `ops::ftz` against oracles with flushed operands and results, on every backend and for every format.

use fpdsl_ops::Flushing;
use fpdsl_runtime::backend::{Backend, Bitwise, Castable, Encoded};
use fpdsl_runtime::format::Format;
use fpdsl_runtime::ir::{self, Kernel, Stmt};
use fpdsl_runtime::ops::ftz;
use fpdsl_runtime::trace::trace;
use fpdsl_runtime::{Mode, Rd, Rn, Rounding, Ru, Rz};
use half::{bf16, f16};

use super::flushed::{self, flush, op};
use super::run::{Runners, runners};
use super::support::input::{Random, number, specials};
use super::support::oracle::apfloat;
use super::support::table::Op;
use super::table::{self, Case, Formatted, Operator, Pair, Words, float, nothing, packed, word};
use super::{cases, report, subjects};

/// The right result for flushed operands.
type Reference = fn(Format, Rounding, [u64; 3]) -> Pair;

/// Which operations a row is of.
#[derive(Clone, Copy)]
enum Of {
    Primitives(Reference),
    Derived(table::Op),
}

struct Row {
    name: &'static str,
    mode: Rounding,
    runners: Runners,
    of: Of,
}

impl Row {
    /// Returns true if a part is flushed; the others only move numbers or look at encodings.
    fn flushes(&self) -> bool {
        match self.of {
            Of::Primitives(_) => true,
            Of::Derived(op) => (op.parts().into_iter().flatten())
                .any(|part| part.operation().row().flushing != Flushing::Kept),
        }
    }
}

macro_rules! primitives {
    ($($name:ident, |$b:ident, $x:ident, $y:ident, $z:ident| $result:expr, |$f:ident, $m:ident, $v:ident| $right:expr;)*) => {
        $(rows! { $name, |$b, $x, $y, $z, n| $result })*

        /// The rows in a mode.
        fn primitives<F: Formatted, M: Mode>() -> Vec<Row> {
            #[allow(unused_variables)]
            let rows: Vec<Row> =
                vec![$(rows!(@row $name, Of::Primitives(|$f, $m, $v| $right))),*];
            rows
        }

        /// The recorded bodies, by name.
        fn recorded_primitives<F: Formatted, M: Mode>() -> Vec<(&'static str, Kernel)> {
            vec![$((stringify!($name), trace::<Case<$name, F, M>>())),*]
        }
    };
}

macro_rules! rows {
    ($name:ident, |$b:ident, $x:ident, $y:ident, $z:ident, $n:ident| $result:expr) => {
        struct $name;

        impl Operator for $name {
            const NAME: &'static str = stringify!($name);

            #[inline(always)]
            #[allow(unused_variables)]
            fn eval<B: Backend, T: Encoded<B>, M: Mode>(
                $b: B,
                $x: T,
                $y: T,
                $z: T,
                $n: B::I32,
            ) -> (B::U64, B::U64) {
                $result
            }
        }
    };
    (@row $name:ident, $of:expr) => {
        Row {
            name: stringify!($name),
            mode: M::ROUNDING,
            runners: runners::<Case<$name, F, M>>(),
            of: $of,
        }
    };
}

/// The rows of the derived operations, with the vocabulary that flushes.
mod derived {
    use super::*;
    use fpdsl_runtime::ops::ftz as ops;

    macro_rules! operations {
        ($($name:ident, $arity:literal, $modes:ident, $first:tt $second:tt, |$b:ident, $x:ident, $y:ident, $z:ident, $n:ident| $result:expr;)*) => {
            $(rows! { $name, |$b, $x, $y, $z, $n| $result })*

            pub fn rows<F: Formatted, M: Mode>() -> Vec<Row> {
                vec![$(rows!(@row $name, Of::Derived(table::Op::$name))),*]
            }

            pub fn recorded<F: Formatted, M: Mode>() -> Vec<(&'static str, Kernel)> {
                vec![$((stringify!($name), trace::<Case<$name, F, M>>())),*]
            }
        };
    }

    derived!(operations);
}

fn rows<F: Formatted, M: Mode>() -> Vec<Row> {
    let mut rows = primitives::<F, M>();
    rows.extend(derived::rows::<F, M>());
    rows
}

fn kernels<F: Formatted, M: Mode>() -> Vec<(&'static str, Kernel)> {
    let mut kernels = recorded_primitives::<F, M>();
    kernels.extend(derived::recorded::<F, M>());
    kernels
}

/// Two predicates as a word.
fn two<B: Backend>(b: B, x: B::Bool, y: B::Bool) -> B::U64 {
    let (x, y) = (B::Bool::to_u64(b, x), B::Bool::to_u64(b, y));
    B::U64::bitor(b, x, ftz::shl(b, y, ftz::int::<B, B::U32>(b, 1)))
}

fn ops(format: Format, mode: Rounding, v: [u64; 3], first: Op, second: Op) -> Pair {
    (op(first, format, mode, v), op(second, format, mode, v))
}

primitives! {
    Add, |b, x, y, z| (float(b, ftz::add::<M, B, T>(b, x, y)), float(b, ftz::sub::<M, B, T>(b, x, y))),
        |f, m, v| ops(f, m, v, Op::Add, Op::Sub);
    Mul, |b, x, y, z| (float(b, ftz::mul::<M, B, T>(b, x, y)), float(b, ftz::div::<M, B, T>(b, x, y))),
        |f, m, v| ops(f, m, v, Op::Mul, Op::Div);
    Fma, |b, x, y, z| (float(b, ftz::mul_add::<M, B, T>(b, x, y, z)), float(b, ftz::rem(b, x, y))),
        |f, m, v| ops(f, m, v, Op::Fma, Op::Rem);
    Root, |b, x, y, z| (float(b, ftz::sqrt::<M, B, T>(b, x)), float(b, ftz::recip::<M, B, T>(b, x))),
        |f, m, v| ops(f, m, v, Op::Sqrt, Op::Recip);
    Min, |b, x, y, z| (float(b, ftz::min(b, x, y)), float(b, ftz::max(b, x, y))),
        |f, m, v| ops(f, m, v, Op::Min, Op::Max);
    Neg, |b, x, y, z| (float(b, ftz::neg(b, x)), float(b, ftz::abs(b, x))),
        |f, m, v| ops(f, m, v, Op::Neg, Op::Abs);
    Less, |b, x, y, z| (two(b, ftz::lt(b, x, y), ftz::le(b, x, y)), two(b, ftz::gt(b, x, y), ftz::ge(b, x, y))),
        |f, m, v| {
            let of = |op| flushed::op(op, f, m, v);
            (of(Op::Lt) | of(Op::Le) << 1, of(Op::Gt) | of(Op::Ge) << 1)
        };
    Equal, |b, x, y, z| (two(b, ftz::eq(b, x, y), ftz::ne(b, x, y)), float(b, ftz::neg_operand(b, x))),
        |f, m, v| {
            let of = |op| flushed::op(op, f, m, v);
            (of(Op::Eq) | of(Op::Ne) << 1, of(Op::Neg))
        };
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
}

fn right(row: &Row, format: Format, v: Words) -> Pair {
    match row.of {
        Of::Primitives(reference) => {
            let (x, y, z) = v;
            reference(format, row.mode, [x, y, z].map(|x| flush(format, x)))
        }
        Of::Derived(op) => {
            let [first, second] = op.parts();
            let of = |parts| flushed::word(parts, format, row.mode, v);
            (of(first), of(second))
        }
    }
}

fn all_modes() -> Vec<Row> {
    let mut all = rows::<table::F32, Rn>();
    all.extend(rows::<table::F32, Rz>());
    all.extend(rows::<table::F32, Ru>());
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
        let operands: Vec<Words> = match row.of {
            // Powers of two that leave some of the results in range.
            Of::Derived(table::Op::Scalbn) => operands
                .iter()
                .map(|&(x, y, z)| (x, (y % 41).wrapping_sub(20), z))
                .collect(),
            Of::Primitives(_) | Of::Derived(_) => operands.clone(),
        };
        let want: Vec<Pair> = operands.iter().map(|&v| right(&row, format, v)).collect();
        let mut got = vec![(0, 0); operands.len()];
        for (subject, ran) in subjects.iter().zip(&mut ran) {
            row.runners.run(*subject, &operands, &mut got);
            *ran += operands.len() as u64;
            check(&row, subject.name(), &operands, &got, &want);
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
        let rows = rows::<F, Rn>();
        for (row, (name, kernel)) in rows.iter().zip(kernels::<F, Rn>()) {
            // `Narrow` converts to binary32, whatever it converts from.
            let expected = match F::FORMAT {
                Format::F32 => row.flushes(),
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
            row.runners.run(subject, &[(x, y, 0)], &mut got);
            assert_eq!(got[0].0, want, "{} {}", subject.name(), row.mode);
        }
    }
}
