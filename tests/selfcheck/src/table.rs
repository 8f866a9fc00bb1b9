//! The table of operations.

use fpdsl::generic::Rounding;
use fpdsl::prelude::{Rd, Rn, Ru, Rz};
use fpdsl_macros::for_each_operation;
use fpdsl_operations::{bfloat16, binary16, binary32, binary64, flushed};
use fpdsl_ops::{Flushing, Operation};
use fpdsl_runtime::format::Format;
use fpdsl_runtime::soft;

use crate::functions;
use crate::row::{Reference, Row, Runner, Shape};
use crate::words::{Case, IntType, Pair};

/// The rows of one format while they are collected.
struct Rows {
    format: Format,
    ftz: bool,
    /// True if `usize` has rows: elsewhere it is `u64`.
    usize: bool,
    rows: Vec<Row>,
}

impl Rows {
    /// Returns true if an operation has a row here. With flushing, only operations that flushing changes have one.
    fn has(&self, operation: Operation) -> bool {
        let is_other = !self.ftz || operation.row().flushing != Flushing::Kept;
        is_other && (self.usize || operation != Operation::ToUsize)
    }

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

const RZ: Rounding = Rounding::TowardZero;

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

/// The kind of cases that are hard for an operation.
fn shape(row: &fpdsl_ops::Row) -> Shape {
    use Operation::*;
    match row.operation.expect("a row of the table of operations") {
        Mul => Shape::Product,
        Div | Rem | IeeeRemainder | Remquo | ApproxDiv => Shape::Quotient,
        MulAdd => Shape::Fused,
        Scalbn | Ldexp => Shape::Scale,
        Rint | Floor | Ceil | Trunc | Round | RoundTiesEven | Modf | Saturate => Shape::Integral,
        Copysign => Shape::Plain,
        // The rest by what they are like: two products, conversions to integers, two numbers beside each other, one number.
        _ if row.rounds && matches!(row.shape, fpdsl_ops::Shape::To(_)) => Shape::Integral,
        _ if row.arity == 4 => Shape::Products,
        _ if row.arity == 2 => Shape::Sum,
        _ => Shape::Plain,
    }
}

macro_rules! format_rows {
    ($function:ident, $module:ident, $format:ident, $T:ident, ftz = $ftz:literal, usize = $usize:literal) => {
        fn $function() -> Vec<Row> {
            let mut rows = Rows {
                format: Format::$format,
                ftz: $ftz,
                usize: $usize,
                rows: Vec::new(),
            };
            for_each_operation! {
                #for $T {
                    let row = Operation::#Name.row();
                    #if single {
                        if !rows.ftz {
                            rows.approximate(row.name, shape(row), Runner::of::<$module::#name>());
                        }
                    } #else {
                        if rows.has(Operation::#Name) {
                            let reference: Reference = |f, m, case| soft::evaluate(Operation::#Name, f, m, case);
                            #if rounded { rows.rounded(row.name, shape(row), modes!($module, #name), reference); }
                            #else { rows.exact(row.name, shape(row), Runner::of::<$module::#name>(), reference); }
                        }
                    }
                }
            }
            use functions::$module as written;
            rows! { rows, written, rounded:
                fused_difference Fused |f, m, [x, y, z, _]| one(soft::fma(f, m, soft::neg(f, x), y, z));
                literal Plain |f, m, [x, ..]| one(soft::add(f, m, x, tenth(f, m)));
            }
            rows! { rows, $module, rounded:
                as_f16 Plain |f, m, [x, ..]| one(soft::convert(f, Format::F16, m, x));
                as_bf16 Plain |f, m, [x, ..]| one(soft::convert(f, Format::Bf16, m, x));
                as_f32 Plain |f, m, [x, ..]| one(soft::convert(f, Format::F32, m, x));
                as_f64 Plain |f, m, [x, ..]| one(soft::convert(f, Format::F64, m, x));
            }
            rows! { rows, $module, exact:
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
                    from_usize Integer |f, m, [x, ..]| one(soft::from_int(f, m, unsigned(64).decode(x)));
                }
                rows! { rows, $module, exact:
                    as_usize Integral |f, [x, ..]| to_int(f, RZ, x, unsigned(64));
                }
            }
            if !$ftz {
                // Integers are never subnormal: flushing changes nothing.
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
            }
            rows.rows
        }
    };
}

format_rows!(half_rows, binary16, F16, f16, ftz = false, usize = false);
format_rows!(brain_rows, bfloat16, Bf16, bf16, ftz = false, usize = false);
format_rows!(single_rows, binary32, F32, f32, ftz = false, usize = true);
format_rows!(double_rows, binary64, F64, f64, ftz = false, usize = false);
format_rows!(flushed_rows, flushed, F32, f32, ftz = true, usize = false);

/// Conversions from other formats to flushed binary32.
fn conversion_rows() -> Vec<Row> {
    let of = |format| Rows {
        format,
        ftz: true,
        usize: false,
        rows: Vec::new(),
    };
    let (mut brain, mut double) = (of(Format::Bf16), of(Format::F64));
    let convert: Reference = |f, m, [x, ..]| one(soft::convert(f, Format::F32, m, x));
    brain.rounded("as_f32", Shape::Plain, modes!(flushed, from_bf16), convert);
    double.rounded("as_f32", Shape::Plain, modes!(flushed, from_f64), convert);
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
    ];
    let mut rows: Vec<Row> = formats.into_iter().flatten().collect();
    // A format's conversion to itself is the number, in every language; there is nothing to check.
    rows.retain(|row| row.op.strip_prefix("as_") != Some(row.format.name()));
    rows
}
