//! The table of operations.

use fpdsl::Rounding;
use fpdsl::prelude::{Rd, Rn, Ru, Rz};
use fpdsl_runtime::format::Format;
use fpdsl_runtime::soft;

use crate::functions::{bfloat16, binary16, binary32, binary64, flushed, others};
use crate::row::{Reference, Row, Runner, Shape};
use crate::words::{Case, IntType, Pair};

/// The rows of one format while they are collected.
struct Rows {
    format: Format,
    ftz: bool,
    rows: Vec<Row>,
}

impl Rows {
    fn rounded(&mut self, op: &'static str, shape: Shape, runners: [Runner; 4], reference: Reference) {
        let runners = Rounding::ALL.into_iter().map(Some).zip(runners).collect();
        self.push(op, shape, runners, Some(reference));
    }

    fn exact(&mut self, op: &'static str, shape: Shape, runner: Runner, reference: Reference) {
        self.push(op, shape, vec![(None, runner)], Some(reference));
    }

    fn approximate(&mut self, op: &'static str, shape: Shape, runner: Runner) {
        self.push(op, shape, vec![(None, runner)], None);
    }

    fn push(
        &mut self,
        op: &'static str,
        shape: Shape,
        runners: Vec<(Option<Rounding>, Runner)>,
        reference: Option<Reference>,
    ) {
        let (format, ftz) = (self.format, self.ftz);
        self.rows.push(Row {
            op,
            format,
            ftz,
            shape,
            runners,
            reference,
        });
    }
}

fn one(word: u64) -> Pair {
    [word, 0]
}

/// `-1` and other integers of the language as words.
fn int(value: i32) -> u64 {
    value as u32 as u64
}

/// One bit each, the first lowest.
fn bits<const N: usize>(predicates: [bool; N]) -> Pair {
    let word = predicates
        .iter()
        .rev()
        .fold(0, |word, &bit| word << 1 | bit as u64);
    one(word)
}

fn compare(f: Format, x: u64, y: u64) -> Pair {
    let equal = soft::eq(f, x, y);
    let (less, at_most) = (soft::lt(f, x, y), soft::le(f, x, y));
    let (greater, at_least) = (soft::lt(f, y, x), soft::le(f, y, x));
    bits([less, at_most, greater, at_least, equal, !equal])
}

fn classify(f: Format, x: u64) -> Pair {
    let magnitude = x & f.magnitude_mask();
    let negative = soft::is_sign_negative(f, x);
    bits([
        f.is_nan(x),
        magnitude == f.infinity(),
        soft::is_finite(f, x),
        soft::is_normal(f, x),
        soft::is_subnormal(f, x),
        magnitude == 0,
        negative,
        !negative,
    ])
}

/// One tenth, rounded once: a quotient of two exact integers.
fn tenth(f: Format, m: Rounding) -> u64 {
    let ten = soft::from_int(f, Rounding::NearestEven, 10);
    soft::div(f, m, f.one(), ten)
}

fn to_int(f: Format, m: Rounding, x: u64, int: IntType) -> Pair {
    one(int.encode(soft::to_int(f, m, x, int.min(), int.max())))
}

const fn signed(width: u32) -> IntType {
    IntType { signed: true, width }
}

const fn unsigned(width: u32) -> IntType {
    IntType { signed: false, width }
}

const RN: Rounding = Rounding::NearestEven;
const RZ: Rounding = Rounding::TowardZero;
const RU: Rounding = Rounding::TowardPositive;
const RD: Rounding = Rounding::TowardNegative;

/// The runners of a function in the four modes.
macro_rules! modes {
    ($module:ident, $name:ident) => {
        [
            Runner::of::<$module::$name<Rn>>(),
            Runner::of::<$module::$name<Rz>>(),
            Runner::of::<$module::$name<Ru>>(),
            Runner::of::<$module::$name<Rd>>(),
        ]
    };
}

/// Rows: the function, the shape of its cases, and the reference of format, mode and operands.
macro_rules! rows {
    ($rows:ident, $module:ident, rounded: $($name:ident $shape:ident |$f:pat_param, $m:pat_param, $case:pat_param| $right:expr;)*) => {$(
        $rows.rounded(stringify!($name), Shape::$shape, modes!($module, $name), |$f, $m, $case: Case| $right);
    )*};
    ($rows:ident, $module:ident, exact: $($name:ident $shape:ident |$f:pat_param, $case:pat_param| $right:expr;)*) => {$(
        $rows.exact(stringify!($name), Shape::$shape, Runner::of::<$module::$name>(), |$f, _, $case: Case| $right);
    )*};
}

macro_rules! format_rows {
    ($function:ident, $module:ident, $format:ident, ftz = $ftz:literal, usize = $usize:literal) => {
        fn $function() -> Vec<Row> {
            let mut rows = Rows {
                format: Format::$format,
                ftz: $ftz,
                rows: Vec::new(),
            };
            rows! { rows, $module, rounded:
                add Sum |f, m, [x, y, _]| one(soft::add(f, m, x, y));
                sub Sum |f, m, [x, y, _]| one(soft::sub(f, m, x, y));
                mul Product |f, m, [x, y, _]| one(soft::mul(f, m, x, y));
                div Quotient |f, m, [x, y, _]| one(soft::div(f, m, x, y));
                sqrt Plain |f, m, [x, ..]| one(soft::sqrt(f, m, x));
                mul_add Fused |f, m, [x, y, z]| one(soft::fma(f, m, x, y, z));
                fused_difference Fused |f, m, [x, y, z]| one(soft::fma(f, m, soft::neg(f, x), y, z));
                recip Plain |f, m, [x, ..]| one(soft::recip(f, m, x));
                rsqrt Plain |f, m, [x, ..]| one(soft::rsqrt(f, m, x));
                rint Integral |f, m, [x, ..]| one(soft::rint(f, m, x));
                scalbn Scale |f, m, [x, n, _]| one(soft::scalbn(f, m, x, n as i32));
                literal Plain |f, m, [x, ..]| one(soft::add(f, m, x, tenth(f, m)));
                as_f16 Plain |f, m, [x, ..]| one(soft::convert(f, Format::F16, m, x));
                as_bf16 Plain |f, m, [x, ..]| one(soft::convert(f, Format::Bf16, m, x));
                as_f32 Plain |f, m, [x, ..]| one(soft::convert(f, Format::F32, m, x));
                as_f64 Plain |f, m, [x, ..]| one(soft::convert(f, Format::F64, m, x));
                to_i8 Integral |f, m, [x, ..]| to_int(f, m, x, signed(8));
                to_i16 Integral |f, m, [x, ..]| to_int(f, m, x, signed(16));
                to_i32 Integral |f, m, [x, ..]| to_int(f, m, x, signed(32));
                to_i64 Integral |f, m, [x, ..]| to_int(f, m, x, signed(64));
                to_u8 Integral |f, m, [x, ..]| to_int(f, m, x, unsigned(8));
                to_u16 Integral |f, m, [x, ..]| to_int(f, m, x, unsigned(16));
                to_u32 Integral |f, m, [x, ..]| to_int(f, m, x, unsigned(32));
                to_u64 Integral |f, m, [x, ..]| to_int(f, m, x, unsigned(64));
            }
            rows! { rows, $module, exact:
                rem Quotient |f, [x, y, _]| one(soft::rem(f, x, y));
                ieee_remainder Quotient |f, [x, y, _]| one(soft::ieee_remainder(f, x, y));
                remquo Quotient |f, [x, y, _]| {
                    let (remainder, quotient) = soft::remquo(f, x, y);
                    [remainder, int(quotient)]
                };
                floor Integral |f, [x, ..]| one(soft::rint(f, RD, x));
                ceil Integral |f, [x, ..]| one(soft::rint(f, RU, x));
                trunc Integral |f, [x, ..]| one(soft::rint(f, RZ, x));
                round Integral |f, [x, ..]| one(soft::round_ties_away(f, x));
                round_ties_even Integral |f, [x, ..]| one(soft::rint(f, RN, x));
                ilogb Plain |f, [x, ..]| one(int(soft::ilogb(f, x)));
                logb Plain |f, [x, ..]| one(soft::logb(f, x));
                frexp Plain |f, [x, ..]| {
                    let (significand, exponent) = soft::frexp(f, x);
                    [significand, int(exponent)]
                };
                modf Integral |f, [x, ..]| soft::modf(f, x).into();
                neg Plain |f, [x, ..]| one(soft::neg(f, x));
                abs Plain |f, [x, ..]| one(soft::abs(f, x));
                min Sum |f, [x, y, _]| one(soft::min(f, x, y));
                max Sum |f, [x, y, _]| one(soft::max(f, x, y));
                minimum Sum |f, [x, y, _]| one(soft::minimum(f, x, y));
                maximum Sum |f, [x, y, _]| one(soft::maximum(f, x, y));
                clamp Plain |f, [x, lo, hi]| one(soft::clamp(f, x, lo, hi));
                saturate Integral |f, [x, ..]| one(soft::saturate(f, x));
                compare Sum |f, [x, y, _]| compare(f, x, y);
                as_i8 Integral |f, [x, ..]| to_int(f, RZ, x, signed(8));
                as_i16 Integral |f, [x, ..]| to_int(f, RZ, x, signed(16));
                as_i32 Integral |f, [x, ..]| to_int(f, RZ, x, signed(32));
                as_i64 Integral |f, [x, ..]| to_int(f, RZ, x, signed(64));
                as_u8 Integral |f, [x, ..]| to_int(f, RZ, x, unsigned(8));
                as_u16 Integral |f, [x, ..]| to_int(f, RZ, x, unsigned(16));
                as_u32 Integral |f, [x, ..]| to_int(f, RZ, x, unsigned(32));
                as_u64 Integral |f, [x, ..]| to_int(f, RZ, x, unsigned(64));
            }
            if $usize {
                rows! { rows, $module, rounded:
                    to_usize Integral |f, m, [x, ..]| to_int(f, m, x, unsigned(64));
                    from_usize Integer |f, m, [x, ..]| one(soft::from_int(f, m, unsigned(64).decode(x)));
                }
                rows! { rows, $module, exact:
                    as_usize Integral |f, [x, ..]| to_int(f, RZ, x, unsigned(64));
                }
            }
            if !$ftz {
                // What flushing does not change: integers are never subnormal, and the others are the same functions.
                rows! { rows, $module, rounded:
                    from_i8 Integer |f, m, [x, ..]| one(soft::from_int(f, m, signed(8).decode(x)));
                    from_i16 Integer |f, m, [x, ..]| one(soft::from_int(f, m, signed(16).decode(x)));
                    from_i32 Integer |f, m, [x, ..]| one(soft::from_int(f, m, signed(32).decode(x)));
                    from_i64 Integer |f, m, [x, ..]| one(soft::from_int(f, m, signed(64).decode(x)));
                    from_u8 Integer |f, m, [x, ..]| one(soft::from_int(f, m, unsigned(8).decode(x)));
                    from_u16 Integer |f, m, [x, ..]| one(soft::from_int(f, m, unsigned(16).decode(x)));
                    from_u32 Integer |f, m, [x, ..]| one(soft::from_int(f, m, unsigned(32).decode(x)));
                    from_u64 Integer |f, m, [x, ..]| one(soft::from_int(f, m, unsigned(64).decode(x)));
                }
                rows! { rows, $module, exact:
                    next_up Plain |f, [x, ..]| one(soft::next_up(f, x));
                    next_down Plain |f, [x, ..]| one(soft::next_down(f, x));
                    ulp Plain |f, [x, ..]| one(soft::ulp(f, x));
                    copysign Plain |f, [x, y, _]| one(soft::copysign(f, x, y));
                    total_cmp Sum |f, [x, y, _]| one(int(soft::total_cmp(f, x, y)));
                    classify Plain |f, [x, ..]| classify(f, x);
                    to_bits Plain |f, [x, ..]| one(f.canonical(x));
                    from_bits Plain |_, [x, ..]| one(x);
                }
            }
            rows.rows
        }
    };
}

format_rows!(half_rows, binary16, F16, ftz = false, usize = false);
format_rows!(brain_rows, bfloat16, Bf16, ftz = false, usize = false);
format_rows!(single_rows, binary32, F32, ftz = false, usize = true);
format_rows!(double_rows, binary64, F64, ftz = false, usize = false);
format_rows!(flushed_rows, flushed, F32, ftz = true, usize = false);

fn other_rows() -> Vec<Row> {
    let mut rows = Rows {
        format: Format::F32,
        ftz: false,
        rows: Vec::new(),
    };
    rows.approximate("approx_div", Shape::Quotient, Runner::of::<others::approx_div>());
    rows.approximate("approx_sqrt", Shape::Plain, Runner::of::<others::approx_sqrt>());
    rows.approximate("approx_rcp", Shape::Plain, Runner::of::<others::approx_rcp>());
    rows.approximate("approx_rsqrt", Shape::Plain, Runner::of::<others::approx_rsqrt>());
    rows.rows
}

/// Conversions from other formats to flushed binary32.
fn conversion_rows() -> Vec<Row> {
    let of = |format| Rows {
        format,
        ftz: true,
        rows: Vec::new(),
    };
    let (mut brain, mut double) = (of(Format::Bf16), of(Format::F64));
    let convert: Reference = |f, m, [x, ..]| one(soft::convert(f, Format::F32, m, x));
    brain.rounded("as_f32", Shape::Plain, modes!(others, flushed_from_bf16), convert);
    double.rounded("as_f32", Shape::Plain, modes!(others, flushed_from_f64), convert);
    brain.rows.into_iter().chain(double.rows).collect()
}

/// Every row.
pub fn rows() -> Vec<Row> {
    let formats = [
        half_rows(),
        brain_rows(),
        single_rows(),
        double_rows(),
        flushed_rows(),
        conversion_rows(),
        other_rows(),
    ];
    let mut rows: Vec<Row> = formats.into_iter().flatten().collect();
    // A format's conversion to itself is the number, in every language; there is nothing to check.
    rows.retain(|row| row.op.strip_prefix("as_") != Some(row.format.name()));
    rows
}
