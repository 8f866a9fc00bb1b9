//! Enclosures of the exact results: IEEE 1788-2015, set-based intervals with decorations.
//!
//! Behind the body, which stays as it is, stands the same body once more, of intervals. It is what the function means when nothing rounds:
//! operations, literals and conversions between floats are exact. Each operation is rounded outward, so the exact value lies between the
//! bounds.
//!
//! - **Literals** lie between the numbers next to them.
//! - **Conditions** are undecided where intervals overlap. Both arms run then, and what they assign is joined. A `while` goes on as long as
//!   it may, for a number of turns after the first one that it might have ended with; then its results are anything.
//! - **Integers** are known or not. They are not where arms differ, or an interval holds numbers with more than one result.
//! - **Decorations** (clause 11) say how far a result can be trusted: `com` and `dac` for a continuous function of the arguments, `def` for one
//!   that is defined, `trv` for one that may not be, so that the bounds hold for exact values that exist, and `ill` for a NaN that was
//!   given. An infinity that is given counts as any number beyond the largest.
//! - **Rows** are not enclosed: what is read from one may be anything.
//!
//! | file | |
//! |---|---|
//! | `mod.rs` | the question, and one operation after the other |
//! | `value.rs` | the values of the exact run |
//! | `arithmetic.rs`, `integers.rs`, `functions.rs` | the rules |
//! | `ordinary.rs` | operations of intervals with bounds, in stretches |
//! | `control.rs`, `arrays.rs` | statements |
//! | `watch.rs` | what is counted |

mod arithmetic;
mod arrays;
mod control;
mod functions;
mod integers;
mod ordinary;
#[cfg(test)]
mod tests;
mod value;
mod watch;

use std::collections::BTreeMap;

use arithmetic as rules;
use arrays::Parts;
use control::Names;
use functions::Library;
use ordinary::{Rule, Stretch, of_intervals};
use value::{COM, Code, DAC, Interval, TRV, Truth, Value};

use super::frame::Frame;
use super::watching::Watching;
use super::{Asked, How, Question, What, stochastic};
use crate::ir::writer::{FALSE, TRUE, Write as _, constant, format};
use crate::ir::{
    Approximate, Comparison, Constant, Elementary, Kernel, Op, Operand, Pasted, Stmt, Stochastic, Temp,
    with_deep_stack,
};
use crate::lift::ScalarType;
use crate::mode::Rounding;

pub use watch::widths;

/// The turns after which a loop is taken to be endless, however often its condition is decided.
const TURNS: u64 = 100_000_000;

/// The exact results, between bounds.
#[derive(Clone, Copy, Debug)]
pub struct Enclose;

/// How far an enclosure can be trusted: IEEE 1788-2015, clause 11.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Decoration {
    /// A NaN was given.
    Ill,
    /// The function may not be defined. An exact result lies between the bounds if there is one.
    Trv,
    /// The function is defined, and may not be continuous.
    Def,
    /// The function is defined and continuous, and something on the way has no bounds.
    Dac,
    /// The function is defined, continuous and bounded.
    Com,
}

impl Decoration {
    /// All of them, the weakest first.
    pub const ALL: [Decoration; 5] = [
        Decoration::Ill,
        Decoration::Trv,
        Decoration::Def,
        Decoration::Dac,
        Decoration::Com,
    ];

    /// The name in the standard.
    pub const fn name(self) -> &'static str {
        match self {
            Decoration::Ill => "ill",
            Decoration::Trv => "trv",
            Decoration::Def => "def",
            Decoration::Dac => "dac",
            Decoration::Com => "com",
        }
    }

    /// The one with a number in the interchange format: clause 14.4.
    pub const fn from_number(number: u64) -> Decoration {
        match number / 4 {
            0 => Decoration::Ill,
            1 => Decoration::Trv,
            2 => Decoration::Def,
            3 => Decoration::Dac,
            _ => Decoration::Com,
        }
    }
}

impl Enclose {
    /// The result columns of each scalar of the results: the lower bound, the upper bound, and the decoration by its number in clause 14.4.
    /// An integer that is not known lies between the bounds of its type.
    pub const COLUMNS: usize = 3;
    /// The counter of conditions that are undecided, among those of a [`Watched`](super::Watched) `bool`.
    pub const UNDECIDED: usize = watch::UNDECIDED;
    /// The counter of loops that went on up to the limit, likewise.
    pub const ENDLESS: usize = watch::ENDLESS;
}

impl Question for Enclose {
    fn ask(kernel: &Kernel, how: How) -> Asked {
        with_deep_stack(kernel, || ask(kernel, how))
    }
}

fn ask(kernel: &Kernel, how: How) -> Asked {
    // As results have them: two bounds and a decoration.
    let carried = |ty| match how.carried {
        true => vec![ty, ty, ScalarType::U8],
        false => Vec::new(),
    };
    let frame = Frame::carrying(kernel, 1, &carried, false);
    let mut to = Pasted::default();
    to.temps.clone_from(&kernel.temps);
    to.vars.clone_from(&kernel.vars);
    to.arrays.clone_from(&kernel.arrays);
    let mut pass = Pass {
        kernel,
        library: kernel.clone(),
        code: Code::new(to, frame.inputs().clone()),
        watching: Watching::new(frame.counters, how.apart, watch::COUNTERS),
        stretches: Vec::new(),
        rules: Vec::new(),
        limit: frame.given[0],
        carried: frame.carried.clone(),
        arrays: Vec::new(),
        has_arrays: has_arrays(kernel),
        weak: FALSE,
        defined: COM,
    };
    pass.code.to.open();
    let results = pass.run();
    let exact = pass.code.to.close();
    let body = kernel.body.iter().cloned().chain(exact).collect();
    let columns = results.iter().map(|&result| (pass.code.type_of(result), result));
    let added: Vec<_> = columns.collect();
    let pasted = (body, kernel.results.clone());
    let mut asked = frame.finish(pass.code.to, pasted, pass.watching.done(), &added);
    let Kernel {
        functions,
        tables,
        sites,
        ..
    } = pass.library;
    asked.kernel = Kernel {
        functions,
        tables,
        sites,
        ..asked.kernel
    };
    asked
}

fn has_arrays(kernel: &Kernel) -> bool {
    !kernel.arrays.is_empty()
        || kernel
            .functions
            .iter()
            .any(|function| !function.arrays.is_empty())
}

struct Pass<'k> {
    kernel: &'k Kernel,
    /// The kernel with the functions of the library that it gets.
    library: Kernel,
    code: Code,
    watching: Watching,
    /// What is computed since the last statement of each block under construction.
    stretches: Vec<Stretch>,
    /// The functions of rules.
    rules: Vec<(Rule, u32)>,
    /// The turns of a loop after the first that it might have ended with.
    limit: Operand,
    /// What is carried for scalars of the parameters.
    carried: BTreeMap<u32, Vec<Operand>>,
    arrays: Vec<Parts>,
    has_arrays: bool,
    /// True where it is not certain that the statement runs.
    weak: Operand,
    /// The decoration of all that runs: it may fault, or not end.
    defined: Operand,
}

impl<'k> Pass<'k> {
    /// The body of intervals; gives the columns of the results.
    fn run(&mut self) -> Vec<Operand> {
        let kernel = self.kernel;
        let params = (0..kernel.inputs.leaves.len() as u32)
            .map(|leaf| match self.carried.get(&leaf).map(Vec::as_slice) {
                Some(&[lo, hi, decoration]) => self.carried_on(lo, hi, decoration),
                _ => self.given(Operand::Param(leaf)),
            })
            .collect();
        let arrays = self.new_arrays(kernel);
        let mut names = Names::new(kernel, params, arrays, None);
        self.block(&mut names, &kernel.body);
        let results = kernel.results.iter().flat_map(|&result| {
            let value = self.operand(&names, result);
            self.columns(kernel.type_of(result), value)
        });
        results.collect()
    }

    /// The columns of a result.
    fn columns(&mut self, ty: ScalarType, value: Value) -> [Operand; Enclose::COLUMNS] {
        let c = &mut self.code;
        let (lo, hi, decoration) = match value {
            Value::Float(x) => {
                let bounded = c.bounded(x);
                let unbounded = c.not(bounded);
                (x.lo, x.hi, c.weaken(x.decoration, unbounded, DAC))
            }
            Value::Int(x) => {
                let (least, most) = ty.int_range().unwrap_or((0, 0));
                let bound = |value: i128| constant(ty, value as u64 & (u64::MAX >> (64 - 8 * ty.bytes())));
                let unknown = c.not(x.known);
                let lo = c.select(x.known, x.bits, bound(least));
                (
                    lo,
                    c.select(x.known, x.bits, bound(most)),
                    c.weaken(COM, unknown, TRV),
                )
            }
            Value::Bool(x) => (c.not(x.may_not), x.may, x.decoration),
        };
        let decoration = c.weaker(decoration, self.defined);
        let number = c.op(
            ScalarType::U8,
            Op::Cast(crate::mode::Rounding::TowardZero),
            &[decoration],
        );
        [lo, hi, number]
    }

    /// A scalar that is given.
    fn given(&mut self, x: Operand) -> Value {
        match self.code.type_of(x) {
            ScalarType::Bool => Value::Bool(Truth {
                may: x,
                may_not: self.code.not(x),
                decoration: COM,
            }),
            ty if ty.is_float() => Value::Float(rules::given(&mut self.code, x)),
            ty => Value::of_parts(ty, &[x, TRUE]),
        }
    }

    /// A constant, and the literals that it stands for.
    fn constant(&mut self, constant: Constant) -> Value {
        let literals = self.kernel.rounded.iter();
        let literals = literals.filter(|literal| literal.constant == constant);
        // They are positive, so their encodings are in order.
        let hull = literals
            .map(|literal| literal.bounds)
            .reduce(|[lo, hi], [low, high]| [lo.min(low), hi.max(high)]);
        let Some(bounds) = hull else {
            return self.given(Operand::Const(constant));
        };
        let ty = constant.ty;
        let [lo, hi] = bounds.map(|bits| Operand::Const(Constant { ty, bits }));
        // A literal may be too large for its type.
        let is_bounded = format(ty).is_some_and(|format| bounds[1] < format.infinity());
        Value::Float(Interval {
            lo,
            hi,
            decoration: if is_bounded { COM } else { DAC },
        })
    }

    /// A scalar from its columns as a result.
    fn carried_on(&mut self, lo: Operand, hi: Operand, decoration: Operand) -> Value {
        let c = &mut self.code;
        let ty = c.type_of(lo);
        let decoration = c.op(
            ScalarType::U32,
            Op::Cast(crate::mode::Rounding::TowardZero),
            &[decoration],
        );
        match ty {
            ScalarType::Bool => Value::Bool(Truth {
                may: hi,
                may_not: c.not(lo),
                decoration,
            }),
            ty if ty.is_float() => Value::Float(Interval { lo, hi, decoration }),
            ty => {
                let known = c.compare(Comparison::Eq, lo, hi);
                Value::of_parts(ty, &[lo, known])
            }
        }
    }

    fn computed(&mut self, n: &Names<'k>, temp: Temp, op: Op, args: &[Operand]) -> Value {
        let (ty, origin) = (n.kernel.temps[temp.0 as usize].ty, n.origin(Operand::Temp(temp)));
        self.code.to.origin = origin;
        let read = match op {
            Op::Element(array) => self.element(n, array, args[0]),
            Op::Load { buffer, .. } => self.load(n, op, ty, buffer, args[0]),
            Op::Entry { table, .. } => {
                let table = &self.kernel.tables[table as usize];
                let entries = table.values.len() / table.count.max(1);
                self.entry(n, op, ty, entries, args[0])
            }
            Op::Read(_) => (Value::any(ty), FALSE),
            Op::Len(_) | Op::SlowDoubles => {
                let value = self.code.op(ty, op, &[]);
                return self.given(value);
            }
            _ => {
                let values: Vec<Value> = args.iter().map(|&arg| self.operand(n, arg)).collect();
                return self.operation(n, op, ty, origin, (args, &values));
            }
        };
        let unknown = self.code.not(read.1);
        self.unruled(What::Operation(op), origin, ty, unknown);
        read.0
    }

    /// An operation on values alone.
    fn operation(
        &mut self,
        n: &Names<'k>,
        op: Op,
        ty: ScalarType,
        origin: Option<u32>,
        (args, values): (&[Operand], &[Value]),
    ) -> Value {
        match (op, values) {
            (Op::Copy, &[x]) => {
                let parts: Vec<Operand> = x.parts().into_iter().map(|part| self.code.now(part)).collect();
                Value::of_parts(ty, &parts)
            }
            (Op::Select, &[Value::Bool(cond), x, y]) => {
                self.undecided(n.what(args[0]), n.origin(args[0]), cond);
                let c = &mut self.code;
                let x = c.choose(ty, cond.may, x, Value::none(ty));
                let y = c.choose(ty, cond.may_not, y, Value::none(ty));
                c.hull(ty, [cond.may, cond.may_not], x, y, cond.decoration)
            }
            (Op::Index, [Value::Int(index), choices @ ..]) => self.chosen(ty, *index, choices),
            (Op::Compare(comparison), &[x, y]) => {
                Value::Bool(integers::compare(&mut self.code, comparison, x, y))
            }
            _ if ty == ScalarType::Bool => Value::Bool(integers::truth(&mut self.code, op, values)),
            _ if !ty.is_float() => Value::Int(integers::integer(&mut self.code, op, ty, values)),
            _ => {
                let x = self.float(op, ty, origin, (n.kernel.type_of(args[0]), values));
                if op.rounding().is_some() {
                    self.wide(What::Operation(op), origin, x, values);
                }
                Value::Float(x)
            }
        }
    }

    /// One of a few values.
    fn chosen(&mut self, ty: ScalarType, index: value::Known, choices: &[Value]) -> Value {
        let c = &mut self.code;
        let len = constant(ScalarType::Usize, choices.len() as u64);
        let below = c.less(index.bits, len);
        let known = c.and(index.known, below);
        let position = c.select(known, index.bits, constant(ScalarType::Usize, 0));
        let parts: Vec<Operand> = Value::types(ty)
            .into_iter()
            .enumerate()
            .map(|(part, ty)| {
                let choices = choices.iter().map(|choice| choice.parts()[part]);
                let args: Vec<Operand> = [position].into_iter().chain(choices).collect();
                c.op(ty, Op::Index, &args)
            })
            .collect();
        let one = Value::of_parts(ty, &parts);
        if known == TRUE {
            return one;
        }
        let all = choices[1..]
            .iter()
            .fold(choices[0], |x, &y| c.hull(ty, [TRUE, TRUE], x, y, TRV));
        c.choose(ty, known, one, all)
    }

    /// An operation whose result is a float.
    fn float(
        &mut self,
        op: Op,
        ty: ScalarType,
        origin: Option<u32>,
        (from, values): (ScalarType, &[Value]),
    ) -> Interval {
        let floats: Vec<Interval> = values.iter().filter_map(|value| value.float()).collect();
        let c = &mut self.code;
        if let Some(x) = of_intervals(c, op, ty, &floats) {
            return x;
        }
        match (op, &floats[..], values) {
            (Op::Approx(Approximate::Div), &[x, y], _) => rules::div(c, x, y),
            (Op::Dot2(_), &[x, y, z, w], _) => rules::dot2(c, [x, y, z, w]),
            (Op::Approx(Approximate::Sqrt), &[x], _) => rules::sqrt(c, x),
            (Op::Approx(Approximate::Rcp), &[x], _) => rules::recip(c, x),
            (Op::Approx(Approximate::Rsqrt), &[x], _) => {
                let root = rules::sqrt(c, x);
                rules::recip(c, root)
            }
            (Op::Rem, &[x, y], _) => rules::rem(c, x, y),
            (Op::Rint(_) | Op::RoundTiesAway, &[x], _) => rules::steps(c, op, x),
            // Subnormal numbers are flushed by rounding alone.
            (Op::Flush, &[x], _) => x,
            (Op::Cast(_), [], &[x]) => integers::as_float(c, from, ty, x),
            (Op::FromBits, [], &[Value::Int(x)]) => {
                let float = c.op(ty, op, &[x.bits]);
                let float = rules::given(c, float);
                let found = c.choose(ty, x.known, Value::Float(float), Value::any(ty));
                let unknown = c.not(x.known);
                self.unruled(What::Operation(op), origin, ty, unknown);
                match found {
                    Value::Float(x) => x,
                    _ => float,
                }
            }
            _ => {
                self.unruled(What::Operation(op), origin, ty, TRUE);
                rules::entire(ty)
            }
        }
    }

    /// The results of an elementary function.
    fn elementary(&mut self, which: Elementary, values: &[Value], origin: Option<u32>) -> Vec<Value> {
        self.code.to.origin = origin;
        let ty = match values.first() {
            Some(Value::Float(x)) => self.code.type_of(x.lo),
            _ => return Vec::new(),
        };
        let Some(format) = format(ty) else {
            return Vec::new();
        };
        let mut library = Library {
            c: &mut self.code,
            kernel: &mut self.library,
            ty,
            format,
        };
        let (results, unruled) = functions::enclose(&mut library, which, values);
        let what = What::Function(which);
        self.unruled(what, origin, ty, unruled);
        for &result in &results {
            self.wide(what, origin, result, values);
        }
        results.into_iter().map(Value::Float).collect()
    }

    /// The results of an operation with stochastic rounding: those of the operation in any mode.
    fn stochastic(
        &mut self,
        (function, which): (u32, Stochastic),
        types: &[ScalarType],
        values: &[Value],
        origin: Option<u32>,
    ) -> Vec<Value> {
        self.code.to.origin = origin;
        let ty = types[0];
        let Some(op) = stochastic::in_mode(which, Rounding::NearestEven) else {
            return self.parts_of_number(function, types, values[0]);
        };
        // The random bits decide nothing.
        let (what, values) = (What::Stochastic(which), &values[..values.len() - 1]);
        let x = match (which, values) {
            (Stochastic::Cast, &[Value::Float(x), Value::Float(y)]) => {
                let number = rules::add(&mut self.code, x, y);
                match ty {
                    ScalarType::F64 => number,
                    _ => rules::cast(&mut self.code, ty, number),
                }
            }
            _ => self.float(op, ty, origin, (ty, values)),
        };
        self.wide(what, origin, x, values);
        vec![Value::Float(x)]
    }

    /// The parts of an integer, which are exact, or of a number in a wider format.
    fn parts_of_number(&mut self, function: u32, types: &[ScalarType], x: Value) -> Vec<Value> {
        let c = &mut self.code;
        let x = match x {
            Value::Int(x) => x,
            Value::Float(x) => {
                let zero = rules::given(c, constant(ScalarType::F64, 0));
                return vec![Value::Float(rules::cast(c, types[0], x)), Value::Float(zero)];
            }
            Value::Bool(_) => return types.iter().map(|&ty| Value::any(ty)).collect(),
        };
        let results: Vec<Temp> = types.iter().map(|&ty| c.to.added(ty)).collect();
        c.to.push(Stmt::Call {
            function,
            args: vec![x.bits],
            results: results.clone(),
        });
        // Of an integer that is not known: the nearest number, and what is left of at most 64 bits beside 53.
        let number = |x: f64| constant(ScalarType::F64, x.to_bits());
        let from = c.type_of(x.bits);
        let rest = Interval {
            lo: number(-2048.0),
            hi: number(2048.0),
            decoration: TRV,
        };
        let unknown = [rules::range_of(from, c, ScalarType::F64), rest];
        let parts = results.into_iter().zip(unknown).map(|(part, unknown)| {
            let part = Value::Float(rules::given(c, Operand::Temp(part)));
            c.choose(ScalarType::F64, x.known, part, Value::Float(unknown))
        });
        parts.collect()
    }
}
