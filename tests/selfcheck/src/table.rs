//! The table of operations.

use fpdsl::mode::Rounding;
use fpdsl::prelude::{Rd, Rn, Ru, Rz, Sr};
use fpdsl::storage::Storage;
use fpdsl_macros::{for_each_operation, for_each_storage};
use fpdsl_operations::{bfloat16, binary16, binary32, binary64, cc1x, flushed, x87};
use fpdsl_operations::{storage_brain, storage16, storage32, storage64};
use fpdsl_ops::{Flushing, Operation};
use fpdsl_oracles::format::F64;
use fpdsl_oracles::profiles::{cc1x as cut, x87 as twice};
use fpdsl_oracles::stochastic::{Outcome, exact};
use fpdsl_oracles::storage::{Definition, Overflow, Rounding as StorageRounding};
use fpdsl_runtime::format::Format;
use fpdsl_runtime::soft;

use crate::functions;
use crate::row::Reference::{Drawn, Fixed};
use crate::row::{Kind, Reference, Row, Runner, Shape};
use crate::words::{Case, IntType, Pair};

/// The rows of one format while they are collected.
struct Rows {
    format: Format,
    kind: Kind,
    /// True if `usize` has rows: elsewhere it is `u64`.
    usize: bool,
    rows: Vec<Row>,
}

impl Rows {
    fn of(format: Format, kind: Kind, usize: bool) -> Self {
        Rows {
            format,
            kind,
            usize,
            rows: Vec::new(),
        }
    }

    /// Returns true if an operation has a row here. With flushing, only operations that flushing changes have one.
    fn has(&self, operation: Operation) -> bool {
        let is_other = self.kind == Kind::Plain || operation.row().flushing != Flushing::Kept;
        is_other && (self.usize || operation != Operation::ToUsize)
    }

    fn rounded(
        &mut self,
        op: &'static str,
        shape: Shape,
        runners: [Runner; 4],
        right: fn(Format, Rounding, Case) -> Pair,
    ) {
        let runners = Rounding::ALL.into_iter().map(Some).zip(runners).collect();
        self.push(self.kind, op, shape, runners, Some(Fixed(right)));
    }

    /// In the modes but rn, in which no bits are promised.
    fn directed(
        &mut self,
        op: &'static str,
        shape: Shape,
        [_, runners @ ..]: [Runner; 4],
        right: fn(Format, Rounding, Case) -> Pair,
    ) {
        let [_, modes @ ..] = Rounding::ALL;
        let runners = modes.into_iter().map(Some).zip(runners).collect();
        self.push(self.kind, op, shape, runners, Some(Fixed(right)));
    }

    fn exact(
        &mut self,
        op: &'static str,
        shape: Shape,
        runner: Runner,
        right: fn(Format, Rounding, Case) -> Pair,
    ) {
        self.push(self.kind, op, shape, vec![(None, runner)], Some(Fixed(right)));
    }

    /// To nearest with ties away from zero.
    fn away(
        &mut self,
        op: &'static str,
        shape: Shape,
        runner: Runner,
        right: fn(Format, Rounding, Case) -> Pair,
    ) {
        self.push(Kind::Away, op, shape, vec![(None, runner)], Some(Fixed(right)));
    }

    /// With stochastic rounding.
    fn stochastic(
        &mut self,
        op: &'static str,
        shape: Shape,
        runner: Runner,
        right: fn(Format, Case, u32) -> Pair,
    ) {
        self.push(
            Kind::Stochastic,
            op,
            shape,
            vec![(None, runner)],
            Some(Drawn(right)),
        );
    }

    fn approximate(&mut self, op: &'static str, shape: Shape, runner: Runner) {
        self.push(self.kind, op, shape, vec![(None, runner)], None);
    }

    fn push(
        &mut self,
        kind: Kind,
        op: &'static str,
        shape: Shape,
        runners: Vec<(Option<Rounding>, Runner)>,
        reference: Option<Reference>,
    ) {
        let format = self.format;
        self.rows.push(Row {
            op,
            format,
            kind,
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

/// An exact result rounded by random bits.
fn by(bits: u32, to: Format, exact: &Outcome) -> Pair {
    one(to.canonical(exact.rounded(to.into(), bits)))
}

fn stored(encoding: u32) -> Pair {
    one(encoding.into())
}

/// The number of a storage format's encoding, in a float.
fn decoded(from: Storage, to: Format, mode: Rounding, bits: u64) -> Pair {
    let number = Definition::of(from).decoded(bits as u32);
    one(soft::convert(Format::F64, to, mode, number.to_bits()))
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

/// Code for rows of IEEE 754's arithmetic alone: there is no stochastic rounding with flushing.
macro_rules! if_plain {
    (Plain: $($code:tt)*) => { $($code)* };
    (Flushed: $($code:tt)*) => {};
}

/// Rows: the function, the shape of its cases, and the reference of format, mode and operands.
macro_rules! rows {
    ($rows:ident, $module:ident, rounded: $($name:ident $shape:ident |$f:pat_param, $m:pat_param, $case:pat_param| $right:expr;)*) => {$(
        $rows.rounded(stringify!($name), Shape::$shape, modes!($module, $name), |$f, $m, $case: Case| $right);
    )*};
    ($rows:ident, $module:ident, exact: $($name:ident $shape:ident |$f:pat_param, $case:pat_param| $right:expr;)*) => {$(
        $rows.exact(stringify!($name), Shape::$shape, Runner::of::<$module::$name>(), |$f, _, $case: Case| $right);
    )*};
    // Casts to a float, in the modes and with stochastic rounding.
    ($rows:ident, $module:ident, $kind:ident to_float: $($name:ident $to:ident;)*) => {$(
        rows! { $rows, $module, rounded:
            $name Plain |f, m, [x, ..]| one(soft::convert(f, Format::$to, m, x));
        }
        if_plain! { $kind:
            let runner = Runner::seeded::<$module::$name<Sr>>();
            $rows.stochastic(stringify!($name), Shape::Plain, runner, |f, [x, ..], bits| {
                by(bits, Format::$to, &Outcome::of(f.into(), x))
            });
        }
    )*};
    // Casts of an integer, likewise.
    ($rows:ident, $module:ident, $kind:ident of_integer: $($name:ident $int:expr;)*) => {$(
        rows! { $rows, $module, rounded:
            $name Integer |f, m, [x, ..]| one(soft::from_int(f, m, $int.decode(x)));
        }
        if_plain! { $kind:
            let runner = Runner::seeded::<$module::$name<Sr>>();
            $rows.stochastic(stringify!($name), Shape::Integer, runner, |f, [x, ..], bits| {
                by(bits, f, &Outcome::of_integer($int.decode(x)))
            });
        }
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
    ($function:ident, $module:ident, $format:ident, $T:ident, $kind:ident, usize = $usize:literal) => {
        fn $function() -> Vec<Row> {
            let mut rows = Rows::of(Format::$format, Kind::$kind, $usize);
            for_each_operation! {
                #for $T {
                    let row = Operation::#Name.row();
                    #if single {
                        if rows.kind == Kind::Plain {
                            rows.approximate(row.name, shape(row), Runner::of::<$module::#name>());
                        }
                    } #else {
                        if rows.has(Operation::#Name) {
                            let right = |f, m, case| soft::evaluate(Operation::#Name, f, m, case);
                            #if rounded { rows.rounded(row.name, shape(row), modes!($module, #name), right); }
                            #else { rows.exact(row.name, shape(row), Runner::of::<$module::#name>(), right); }
                            #if stochastic {
                                if_plain! { $kind:
                                    let runner = Runner::seeded::<$module::#name<Sr>>();
                                    rows.stochastic(row.name, shape(row), runner, |f, [x, y, z, _], bits| {
                                        by(bits, f, &exact(Operation::#Name, f.into(), [x, y, z]))
                                    });
                                }
                            }
                        }
                    }
                }
            }
            use functions::$module as written;
            rows! { rows, written, rounded:
                fused_difference Fused |f, m, [x, y, z, _]| one(soft::fma(f, m, soft::neg(f, x), y, z));
                literal Plain |f, m, [x, ..]| one(soft::add(f, m, x, tenth(f, m)));
            }
            rows! { rows, $module, $kind to_float:
                as_f16 F16;
                as_bf16 Bf16;
                as_f32 F32;
                as_f64 F64;
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
                rows! { rows, $module, $kind of_integer:
                    from_usize unsigned(64);
                }
                rows! { rows, $module, exact:
                    as_usize Integral |f, [x, ..]| to_int(f, RZ, x, unsigned(64));
                }
            }
            if_plain! { $kind:
                // Integers are never subnormal: flushing changes nothing.
                rows! { rows, $module, $kind of_integer:
                    from_i8 signed(8);
                    from_i16 signed(16);
                    from_i32 signed(32);
                    from_i64 signed(64);
                    from_u8 unsigned(8);
                    from_u16 unsigned(16);
                    from_u32 unsigned(32);
                    from_u64 unsigned(64);
                }
            }
            rows.rows
        }
    };
}

format_rows!(half_rows, binary16, F16, f16, Plain, usize = false);
format_rows!(brain_rows, bfloat16, Bf16, bf16, Plain, usize = false);
format_rows!(single_rows, binary32, F32, f32, Plain, usize = true);
format_rows!(double_rows, binary64, F64, f64, Plain, usize = false);
format_rows!(flushed_rows, flushed, F32, f32, Flushed, usize = false);

/// Conversions from other formats to flushed binary32.
fn conversion_rows() -> Vec<Row> {
    let of = |format| Rows::of(format, Kind::Flushed, false);
    let (mut brain, mut double) = (of(Format::Bf16), of(Format::F64));
    let convert = |f, m, [x, ..]: Case| one(soft::convert(f, Format::F32, m, x));
    brain.rounded("as_f32", Shape::Plain, modes!(flushed, from_bf16), convert);
    double.rounded("as_f32", Shape::Plain, modes!(flushed, from_f64), convert);
    brain.rows.into_iter().chain(double.rows).collect()
}

/// Conversions to a storage format by one method, in every rounding.
macro_rules! to_storage {
    ($rows:ident, $module:ident, $Name:ident, $overflow:ident: $to:ident $away:ident) => {{
        const TO: Storage = Storage::$Name;
        const OVERFLOW: Overflow = Overflow::$overflow;
        let (op, shape) = (stringify!($to), Shape::Narrowed(TO));
        $rows.rounded(op, shape, modes!($module, $to), |f, m, [x, ..]| {
            stored(Definition::of(TO).encoded(f.into(), x, m.into(), OVERFLOW))
        });
        $rows.away(op, shape, Runner::of::<$module::$away>(), |f, _, [x, ..]| {
            stored(Definition::of(TO).encoded(f.into(), x, StorageRounding::Away, OVERFLOW))
        });
        $rows.stochastic(
            op,
            shape,
            Runner::seeded::<$module::$to<Sr>>(),
            |f, [x, ..], bits| stored(Definition::of(TO).encoded_by(f.into(), x, bits, OVERFLOW)),
        );
    }};
}

macro_rules! storage_rows {
    ($function:ident, $module:ident, $format:ident, $from:ident) => {
        fn $function() -> Vec<Row> {
            let mut rows = Rows::of(Format::$format, Kind::Plain, false);
            storage_rows!(@$from rows $module);
            for_each_storage! {
                #for {
                    to_storage!(rows, $module, #Name, Saturates: #{to_ name} #{to_ name _away});
                    #if nan {
                        to_storage!(rows, $module, #Name, Overflows: #{to_ name or} #{to_ name or _away});
                    }
                }
            }
            rows.rows
        }
    };
    // Binary32 and binary64 have every number.
    (@exact $rows:ident $module:ident) => {
        for_each_storage! {
            #for {
                let runner = Runner::of::<$module::#{from_ name}<Rn>>();
                $rows.exact(stringify!(#{from_ name}), Shape::Plain, runner, |f, m, [x, ..]| {
                    decoded(Storage::#Name, f, m, x)
                });
            }
        }
    };
    (@rounded $rows:ident $module:ident) => {
        for_each_storage! {
            #for {
                let runners = modes!($module, #{from_ name});
                $rows.rounded(stringify!(#{from_ name}), Shape::Plain, runners, |f, m, [x, ..]| {
                    decoded(Storage::#Name, f, m, x)
                });
            }
        }
    };
}

storage_rows!(half_storage_rows, storage16, F16, rounded);
storage_rows!(brain_storage_rows, storage_brain, Bf16, rounded);
storage_rows!(single_storage_rows, storage32, F32, exact);
storage_rows!(double_storage_rows, storage64, F64, exact);

/// What `profile = "x87"` rounds, in binary64.
fn x87_rows() -> Vec<Row> {
    let mut rows = Rows::of(Format::F64, Kind::X87, false);
    for_each_operation! {
        #for f64 && rounded && flushed {
            let row = Operation::#Name.row();
            #if x87 {
                rows.rounded(row.name, shape(row), modes!(x87, #name), |_, m, [x, y, ..]| {
                    one(twice::expected(Operation::#Name, F64, m, [x, y]))
                });
            } #else {
                rows.rounded(row.name, shape(row), modes!(x87, #name), |f, m, case| {
                    soft::evaluate(Operation::#Name, f, m, case)
                });
            }
        }
    }
    rows! { rows, x87, rounded:
        multiply_add Fused |_, m, [x, y, z, _]| {
            let product = twice::expected(Operation::Mul, F64, m, [x, y]);
            one(twice::expected(Operation::Add, F64, m, [product, z]))
        };
    }
    rows.rows
}

/// What `profile = "cc1x"` rounds, in binary32, without its approximations to nearest.
fn cc1x_rows() -> Vec<Row> {
    let mut rows = Rows::of(Format::F32, Kind::Cc1x, false);
    for_each_operation! {
        #for f32 && rounded && flushed {
            let row = Operation::#Name.row();
            let right = |f, m, case| soft::evaluate(Operation::#Name, f, m, case);
            #if cc1x { rows.directed(row.name, shape(row), modes!(cc1x, #name), right); }
            #else { rows.rounded(row.name, shape(row), modes!(cc1x, #name), right); }
        }
    }
    rows! { rows, cc1x, rounded:
        multiply_add Fused |_, m, [x, y, z, _]| {
            one(cut::expected(cut::Product::contracted(m), m, [x, y, z]))
        };
    }
    rows.rows
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
        half_storage_rows(),
        brain_storage_rows(),
        single_storage_rows(),
        double_storage_rows(),
        x87_rows(),
        cc1x_rows(),
    ];
    let mut rows: Vec<Row> = formats.into_iter().flatten().collect();
    // A format's conversion to itself is the number, in every language; there is nothing to check.
    rows.retain(|row| row.op.strip_prefix("as_") != Some(row.format.name()));
    rows
}
