//! Operations on intervals by their definitions: IEEE 1788-2015, clauses 10.5 and 11, and tables 9.1 and 9.2.

use fpdsl_runtime::Rounding;
use fpdsl_runtime::format::Format;
use fpdsl_runtime::question::Decoration;

use super::Operation;
use super::support::definition::value;
use super::support::oracle::softfloat;
use super::support::table::Op;

/// An interval as encodings of its bounds, NaN if it is empty.
#[derive(Clone, Copy, Debug)]
pub struct Interval {
    pub lo: u64,
    pub hi: u64,
    pub decoration: Decoration,
}

/// Returns true for the same set with the same decoration. Of what is not an interval (`ill`) nothing else counts; zeros are one number.
pub fn same(format: Format, x: &Interval, y: &Interval) -> bool {
    if x.decoration != y.decoration {
        return false;
    }
    let equal = |x: u64, y: u64| {
        let (x, y) = (value(format, x), value(format, y));
        x == y || x.is_nan() && y.is_nan()
    };
    x.decoration == Decoration::Ill || equal(x.lo, y.lo) && equal(x.hi, y.hi)
}

/// The bounds of a set, and whether the operation is defined and continuous on all of its operands: clause 11.2.
struct Found {
    lo: u64,
    hi: u64,
    defined: bool,
    /// On the interval.
    continuous: bool,
    /// At each of its numbers, from outside too.
    everywhere: bool,
}

const DOWN: Rounding = Rounding::TowardNegative;
const UP: Rounding = Rounding::TowardPositive;

/// Sums of numbers and infinities, rounded.
struct Line(Format);

impl Line {
    fn op(&self, op: Op, mode: Rounding, x: u64, y: u64) -> u64 {
        softfloat(op, self.0, mode, [x, y, 0]).expect("SoftFloat has it")
    }

    fn zero(&self, x: u64) -> bool {
        x & self.0.magnitude_mask() == 0
    }

    fn infinite(&self, x: u64) -> bool {
        x & self.0.magnitude_mask() == self.0.infinity()
    }

    fn value(&self, x: u64) -> f64 {
        value(self.0, x)
    }

    /// A limit of products is zero where one factor is.
    fn product(&self, mode: Rounding, x: u64, y: u64) -> u64 {
        if self.zero(x) || self.zero(y) {
            0
        } else {
            self.op(Op::Mul, mode, x, y)
        }
    }

    fn product_and_sum(&self, mode: Rounding, x: u64, y: u64, z: u64) -> u64 {
        if self.zero(x) || self.zero(y) || self.infinite(z) {
            return z;
        }
        softfloat(Op::Fma, self.0, mode, [x, y, z]).expect("SoftFloat has it")
    }

    fn least(&self, all: impl IntoIterator<Item = u64>) -> u64 {
        let least = |x, y| if self.value(y) < self.value(x) { y } else { x };
        all.into_iter().reduce(least).expect("there are some")
    }

    fn most(&self, all: impl IntoIterator<Item = u64>) -> u64 {
        let most = |x, y| if self.value(y) > self.value(x) { y } else { x };
        all.into_iter().reduce(most).expect("there are some")
    }
}

/// The tightest enclosure of an operation on intervals, with its decoration.
pub fn tightest(operation: Operation, format: Format, args: &[Interval]) -> Interval {
    let line = Line(format);
    let weakest = args
        .iter()
        .map(|arg| arg.decoration)
        .min()
        .expect("it has operands");
    let nothing = Interval {
        lo: format.quiet_nan(),
        hi: format.quiet_nan(),
        decoration: weakest.min(Decoration::Trv),
    };
    if args.iter().any(|arg| format.is_nan(arg.lo)) {
        return match (operation, args) {
            // fpdsl's smaller and larger of two numbers pass over a NaN. An enclosure of one is empty, and then the other operand remains.
            (Operation::Of(Op::Min | Op::Max), [x, y]) => {
                let there = if format.is_nan(x.lo) { y } else { x };
                Interval {
                    decoration: nothing.decoration,
                    ..*there
                }
            }
            _ => nothing,
        };
    }
    let Some(found) = of_numbers(operation, &line, args) else {
        return nothing;
    };
    let bounded = |x: &Interval| !line.infinite(x.lo) && !line.infinite(x.hi);
    let result = Interval {
        lo: found.lo,
        hi: found.hi,
        decoration: Decoration::Com,
    };
    let own = match (found.defined, found.continuous) {
        (false, _) => Decoration::Trv,
        (true, false) => Decoration::Def,
        (true, true) if found.everywhere && args.iter().chain([&result]).all(bounded) => Decoration::Com,
        (true, true) => Decoration::Dac,
    };
    Interval {
        decoration: own.min(weakest),
        ..result
    }
}

/// None if the set is empty.
fn of_numbers(operation: Operation, line: &Line, args: &[Interval]) -> Option<Found> {
    let sure = |lo, hi| Found {
        lo,
        hi,
        defined: true,
        continuous: true,
        everywhere: true,
    };
    let negated = |x: u64| x ^ line.0.sign_mask();
    Some(match (operation, args) {
        (Operation::Of(Op::Add), [x, y]) => {
            let bound = |mode, x, y| line.op(Op::Add, mode, x, y);
            sure(bound(DOWN, x.lo, y.lo), bound(UP, x.hi, y.hi))
        }
        (Operation::Of(Op::Sub), [x, y]) => {
            let bound = |mode, x, y| line.op(Op::Sub, mode, x, y);
            sure(bound(DOWN, x.lo, y.hi), bound(UP, x.hi, y.lo))
        }
        (Operation::Of(Op::Mul), [x, y]) => {
            let bounds = |mode| corners(x, y).map(|[a, b]| line.product(mode, a, b));
            sure(line.least(bounds(DOWN)), line.most(bounds(UP)))
        }
        (Operation::Of(Op::Fma), [x, y, z]) => {
            let bounds = |mode, z| corners(x, y).map(|[a, b]| line.product_and_sum(mode, a, b, z));
            sure(line.least(bounds(DOWN, z.lo)), line.most(bounds(UP, z.hi)))
        }
        (Operation::Of(Op::Div), [x, y]) => return quotient(line, x, y),
        (Operation::Of(Op::Recip), [x]) => {
            let one = line.0.one();
            let one = Interval {
                lo: one,
                hi: one,
                decoration: Decoration::Com,
            };
            return quotient(line, &one, x);
        }
        (Operation::Of(Op::Sqrt), [x]) => {
            if line.value(x.hi) < 0.0 {
                return None;
            }
            let root = |mode, x| softfloat(Op::Sqrt, line.0, mode, [x, 0, 0]).expect("SoftFloat has it");
            let cut = line.value(x.lo) < 0.0;
            Found {
                lo: if cut { 0 } else { root(DOWN, x.lo) },
                hi: root(UP, x.hi),
                defined: !cut,
                continuous: !cut,
                everywhere: !cut,
            }
        }
        (Operation::Of(Op::Min), [x, y]) => sure(line.least([x.lo, y.lo]), line.least([x.hi, y.hi])),
        (Operation::Of(Op::Max), [x, y]) => sure(line.most([x.lo, y.lo]), line.most([x.hi, y.hi])),
        (Operation::Of(Op::Neg), [x]) => sure(negated(x.hi), negated(x.lo)),
        (Operation::Of(Op::Abs), [x]) => {
            let [least, most] = magnitudes(line, x);
            sure(least, most)
        }
        (Operation::Square, [x]) => {
            let [least, most] = magnitudes(line, x);
            sure(
                line.op(Op::Mul, DOWN, least, least),
                line.op(Op::Mul, UP, most, most),
            )
        }
        (Operation::Round(mode), [x]) => {
            let round = |x: f64| match mode {
                Rounding::NearestEven => x.round_ties_even(),
                Rounding::TowardZero => x.trunc(),
                Rounding::TowardPositive => x.ceil(),
                Rounding::TowardNegative => x.floor(),
            };
            let jumps = |x: f64| match mode {
                Rounding::NearestEven => x.fract().abs() == 0.5,
                Rounding::TowardZero => x.fract() == 0.0 && x != 0.0,
                Rounding::TowardPositive | Rounding::TowardNegative => x.fract() == 0.0,
            };
            return Some(steps(line, x, round, jumps));
        }
        (Operation::RoundAway, [x]) => return Some(steps(line, x, f64::round, |x| x.fract().abs() == 0.5)),
        _ => panic!("{operation:?} of {} operands", args.len()),
    })
}

fn corners(x: &Interval, y: &Interval) -> [[u64; 2]; 4] {
    [[x.lo, y.lo], [x.lo, y.hi], [x.hi, y.lo], [x.hi, y.hi]]
}

/// The smallest and the largest absolute value.
fn magnitudes(line: &Line, x: &Interval) -> [u64; 2] {
    let sizes = [x.lo, x.hi].map(|bits| bits & line.0.magnitude_mask());
    let around = line.value(x.lo) <= 0.0 && line.value(x.hi) >= 0.0;
    [
        if around { 0 } else { sizes[0].min(sizes[1]) },
        sizes[0].max(sizes[1]),
    ]
}

/// A function to integers that never falls. Where it has two values on an interval it jumps.
fn steps(line: &Line, x: &Interval, round: impl Fn(f64) -> f64, jumps: impl Fn(f64) -> bool) -> Found {
    let encode = |x: f64| {
        let whole = round(x);
        super::support::definition::search(line.0, Rounding::NearestEven, whole)
    };
    let encode = |bits: u64| match line.0 {
        Format::F64 => round(line.value(bits)).to_bits(),
        Format::F16 | Format::Bf16 | Format::F32 => encode(line.value(bits)),
    };
    let (lo, hi) = (encode(x.lo), encode(x.hi));
    Found {
        lo,
        hi,
        defined: true,
        continuous: line.value(lo) == line.value(hi),
        everywhere: ![x.lo, x.hi].into_iter().any(|end| jumps(line.value(end))),
    }
}

/// All quotients by the numbers of `y` that are not zero. A divisor that tends to zero from one side has quotients without bounds.
fn quotient(line: &Line, x: &Interval, y: &Interval) -> Option<Found> {
    let infinity = line.0.infinity();
    let [below, above] = [infinity | line.0.sign_mask(), infinity];
    let [positive, negative] = [line.value(y.hi) > 0.0, line.value(y.lo) < 0.0];
    let has_zero = line.value(y.lo) <= 0.0 && line.value(y.hi) >= 0.0;
    if !positive && !negative {
        return None;
    }
    let found = |lo, hi| Found {
        lo,
        hi,
        defined: !has_zero,
        continuous: !has_zero,
        everywhere: !has_zero,
    };
    let is_zero = line.zero(x.lo) && line.zero(x.hi);
    if is_zero {
        return Some(found(0, 0));
    }
    if positive && negative {
        return Some(found(below, above));
    }
    // The quotient of an end by an end, or its limits: zero by an infinity; by zero, an infinity with the sign of all divisors.
    let limit = |mode: Rounding, a: u64, b: u64| -> Vec<u64> {
        let sign = (a & line.0.sign_mask()) ^ if negative { line.0.sign_mask() } else { 0 };
        match (line.zero(a), line.zero(b), line.infinite(a), line.infinite(b)) {
            (true, _, _, _) => vec![0],
            (_, true, _, _) => vec![infinity | sign],
            // Anything between.
            (_, _, true, true) => vec![0, infinity | sign],
            (_, _, false, true) => vec![0],
            _ => vec![line.op(Op::Div, mode, a, b)],
        }
    };
    let all = |mode| {
        corners(x, y)
            .into_iter()
            .flat_map(move |[a, b]| limit(mode, a, b))
            .collect::<Vec<u64>>()
    };
    Some(found(line.least(all(DOWN)), line.most(all(UP))))
}
