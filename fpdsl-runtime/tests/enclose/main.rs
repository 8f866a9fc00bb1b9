//! The question `enclose` on bodies of one operation whose operands are intervals: what a result of another body would carry on.
//!
//! All pairs of intervals with special ends, in each format, against the definitions of IEEE 1788-2015 with SoftFloat's directed roundings:
//! bounds are the tightest, and decorations those of the standard. The interpreter computes; compiled code and printed CUDA have its
//! results, which other suites show.
//!
//! `FPDSL_ITF1788=itl` names the folder `itl` of the interval test framework (github.com/oheim/ITF1788), whose vectors of these operations
//! are tested too, and with the feature `functions` those of elementary functions. They are not part of this repository.

mod definition;
mod functions;
mod itf;
#[path = "../../../tests/support/report.rs"]
mod report;
#[path = "../support/mod.rs"]
mod support;

use fpdsl_runtime::Rounding;
use fpdsl_runtime::format::Format;
use fpdsl_runtime::ir::{self, Elementary, Kernel, Operand, Stmt, interp};
use fpdsl_runtime::question::{Asked, Decoration, Enclose, How, Question};

use definition::{Interval, same, tightest};
use support::definition::value;
use support::interpreter;
use support::table::Op;

/// An operation on intervals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operation {
    /// One of numbers.
    Of(Op),
    /// `x * x`, of one operand.
    Square,
    /// To an integral number in a mode.
    Round(Rounding),
    /// To the nearest one, ties away from zero.
    RoundAway,
    /// An elementary function.
    Function(Elementary),
}

impl Operation {
    /// Those that are tested.
    const ALL: [Operation; 17] = [
        Operation::Of(Op::Add),
        Operation::Of(Op::Sub),
        Operation::Of(Op::Mul),
        Operation::Of(Op::Div),
        Operation::Of(Op::Recip),
        Operation::Of(Op::Sqrt),
        Operation::Of(Op::Fma),
        Operation::Of(Op::Min),
        Operation::Of(Op::Max),
        Operation::Of(Op::Neg),
        Operation::Of(Op::Abs),
        Operation::Square,
        Operation::Round(Rounding::NearestEven),
        Operation::Round(Rounding::TowardZero),
        Operation::Round(Rounding::TowardPositive),
        Operation::Round(Rounding::TowardNegative),
        Operation::RoundAway,
    ];

    fn arity(self) -> usize {
        match self {
            Operation::Of(op) => op.arity(),
            Operation::Square | Operation::Round(_) | Operation::RoundAway => 1,
            Operation::Function(which) => functions::kernel(which).inputs.leaves.len(),
        }
    }

    /// A body that is the operation.
    fn kernel(self, format: Format) -> Kernel {
        let like = match self {
            Operation::Function(which) => return functions::kernel(which),
            Operation::Of(op) => op,
            Operation::Square | Operation::Round(_) | Operation::RoundAway => Op::Abs,
        };
        let mut kernel = interpreter::kernel(like, format, Rounding::NearestEven);
        let Stmt::Let { op, args, .. } = &mut kernel.body[0] else {
            panic!("one operation")
        };
        match self {
            Operation::Of(_) | Operation::Function(_) => {}
            Operation::Square => {
                *op = ir::Op::Mul(Rounding::NearestEven);
                *args = vec![Operand::Param(0); 2];
            }
            Operation::Round(mode) => *op = ir::Op::Rint(mode),
            Operation::RoundAway => *op = ir::Op::RoundTiesAway,
        }
        kernel
    }
}

/// A body of one operation whose operands are carried on.
pub struct Subject {
    operation: Operation,
    format: Format,
    asked: Asked,
}

impl Subject {
    /// The body, asked.
    pub fn new(operation: Operation, format: Format) -> Self {
        let asked = Enclose::ask(&operation.kernel(format), How::CARRIED);
        assert_eq!(
            asked.carried.len(),
            3 * operation.arity(),
            "all operands are carried on"
        );
        Subject {
            operation,
            format,
            asked,
        }
    }

    /// The result for some operands.
    pub fn result(&self, args: &[Interval]) -> Interval {
        // The call's own operands lie in the intervals; here the lower bounds do.
        let mut params: Vec<u64> = args.iter().map(|arg| arg.lo).collect();
        // The limit of loops.
        params.push(1);
        params.extend(
            args.iter()
                .flat_map(|arg| [arg.lo, arg.hi, number_of(arg.decoration)]),
        );
        let found = interp::run(&self.asked.kernel, &params, 1 << 24)
            .expect("one operation neither loops nor faults");
        let [_, lo, hi, decoration] = found[..] else {
            panic!("one result, with its bounds and a decoration")
        };
        Interval {
            lo,
            hi,
            decoration: Decoration::from_number(decoration),
        }
    }

    fn show(&self, interval: &Interval) -> String {
        let [lo, hi] = [interval.lo, interval.hi].map(|bits| value(self.format, bits));
        format!("[{lo:e}, {hi:e}]_{}", interval.decoration.name())
    }

    /// How the result differs from what is right, if it does.
    pub fn wrong(&self, args: &[Interval], right: &Interval) -> Option<String> {
        let found = self.result(args);
        (!same(self.format, &found, right)).then(|| self.differs(args, &found, right))
    }

    fn differs(&self, args: &[Interval], found: &Interval, right: &Interval) -> String {
        let args: Vec<String> = args.iter().map(|arg| self.show(arg)).collect();
        format!(
            "{:?} {} of {}: {}, right is {}",
            self.operation,
            self.format,
            args.join(", "),
            self.show(found),
            self.show(right)
        )
    }
}

/// The numbers of the interchange format: clause 14.4.
fn number_of(decoration: Decoration) -> u64 {
    match decoration {
        Decoration::Ill => 0,
        Decoration::Trv => 4,
        Decoration::Def => 8,
        Decoration::Dac => 12,
        Decoration::Com => 16,
    }
}

/// Ends of intervals, in order.
fn ends(format: Format) -> Vec<u64> {
    let sizes = [
        0,
        1,
        format.min_normal(),
        // A half, where roundings to the nearest integer jump.
        format.one() - format.min_normal(),
        format.one() - 1,
        format.one(),
        format.one() + format.min_normal() / 2,
        format.max_finite(),
        format.infinity(),
    ];
    let below = sizes[1..].iter().rev().map(|size| size | format.sign_mask());
    below.chain(sizes).collect()
}

/// Intervals of all those ends, an empty one, and one with a weaker decoration.
fn intervals(format: Format, few: bool) -> Vec<Interval> {
    let ends: Vec<u64> = ends(format)
        .into_iter()
        .step_by(if few { 2 } else { 1 })
        .collect();
    let mut all = Vec::new();
    for (i, &lo) in ends.iter().enumerate() {
        for &hi in &ends[i..] {
            let infinite = |bits: u64| bits & format.magnitude_mask() == format.infinity();
            // A number of the line is in each.
            if lo == hi && infinite(lo) {
                continue;
            }
            let decoration = if infinite(lo) || infinite(hi) {
                Decoration::Dac
            } else {
                Decoration::Com
            };
            all.push(Interval { lo, hi, decoration });
        }
    }
    let some = all[all.len() / 3];
    all.push(Interval {
        decoration: Decoration::Def,
        ..some
    });
    let nan = format.quiet_nan();
    all.push(Interval {
        lo: nan,
        hi: nan,
        decoration: Decoration::Trv,
    });
    all
}

fn none_wrong(wrong: Vec<String>) {
    let shown = &wrong[..wrong.len().min(8)];
    assert!(
        wrong.is_empty(),
        "{} are wrong\n{}",
        wrong.len(),
        shown.join("\n")
    );
}

fn all_operations(format: Format) {
    let (mut wrong, mut cases) = (Vec::new(), 0);
    for operation in Operation::ALL {
        let subject = Subject::new(operation, format);
        let all = intervals(format, operation.arity() == 3);
        let n = all.len();
        for i in 0..n.pow(operation.arity() as u32) {
            let args = [0, 1, 2].map(|k| all[i / n.pow(k) % n]);
            let args = &args[..operation.arity()];
            wrong.extend(subject.wrong(args, &tightest(operation, format, args)));
            cases += 1;
        }
    }
    none_wrong(wrong);
    report::ran(&format!("intervals {format}"), "interpreter", cases);
}

#[test]
fn f16() {
    all_operations(Format::F16);
}

#[test]
fn bf16() {
    all_operations(Format::Bf16);
}

#[test]
fn f32() {
    all_operations(Format::F32);
}

#[test]
fn f64() {
    all_operations(Format::F64);
}

/// The vectors of the interval test framework, of binary64.
#[test]
fn vectors_of_itf1788() {
    let Some(folder) = std::env::var_os("FPDSL_ITF1788") else {
        // No backend is missing, so the table of backends has no word on it.
        eprintln!("intervals itf1788: not read, since FPDSL_ITF1788 names no folder");
        return;
    };
    let found = itf::read(folder.as_ref());
    let mut subjects: Vec<Subject> = Vec::new();
    let mut wrong = Vec::new();
    for vector in &found {
        let known = subjects
            .iter()
            .position(|subject| subject.operation == vector.operation);
        let at = known.unwrap_or_else(|| {
            subjects.push(Subject::new(vector.operation, Format::F64));
            subjects.len() - 1
        });
        if let Operation::Function(_) = vector.operation {
            let missing = functions::missing(&subjects[at], &vector.args, &vector.right, vector.decorated);
            wrong.extend(missing.map(|text| format!("{}:{}: {text}", vector.file, vector.line)));
            continue;
        }
        let mut right = vector.right;
        if !vector.decorated {
            right.decoration = subjects[at].result(&vector.args).decoration;
        }
        let result = subjects[at].wrong(&vector.args, &right);
        wrong.extend(result.map(|text| format!("{}:{}: {text}", vector.file, vector.line)));
    }
    for subject in &subjects {
        let of_it = found
            .iter()
            .filter(|vector| vector.operation == subject.operation);
        println!("{:?}: {} vectors", subject.operation, of_it.clone().count());
        let Operation::Function(which) = subject.operation else {
            continue;
        };
        // Not all files have the tightest bounds.
        let tight = of_it.filter(|vector| vector.file != "fi_lib.itl");
        let wider = tight.filter(|vector| functions::excess(subject, &vector.args, &vector.right) != Some(0));
        let wider = wider.count();
        println!("    {wider} are wider than the tightest");
        assert!(wider <= functions::most_wider(which), "{:?}", subject.operation);
    }
    assert!(found.len() > 1000, "{} vectors", found.len());
    none_wrong(wrong);
    report::ran("intervals itf1788", "interpreter", found.len() as u64);
}
