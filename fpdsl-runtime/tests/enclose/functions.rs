//! Elementary functions on intervals: bodies that call one, and how far their enclosures may be from the tightest.

use fpdsl_runtime::Rn;
use fpdsl_runtime::ir::{Elementary, Kernel};
use fpdsl_runtime::math::functions as f;
use fpdsl_runtime::trace::trace;

use super::definition::Interval;
use super::{Operation, Subject};

/// The functions of the framework that the language has: its name there, and the body.
macro_rules! functions {
    ($($name:literal $Name:ident $body:ident)*) => {
        /// The function of a name.
        pub fn of_name(name: &str) -> Option<Elementary> {
            match name {
                $($name => Some(Elementary::$Name),)*
                _ => None,
            }
        }

        /// A body that calls a function of binary64.
        pub fn kernel(which: Elementary) -> Kernel {
            match which {
                $(Elementary::$Name => trace::<f::$body<Rn, f64>>(),)*
                other => panic!("no vectors are of {}", other.row().name),
            }
        }
    };
}

functions! {
    "exp" Exp exp
    "exp2" Exp2 exp2
    "exp10" Exp10 exp10
    "expm1" ExpM1 exp_m1
    "log" Ln ln
    "log2" Log2 log2
    "log10" Log10 log10
    "logp1" Ln1p ln_1p
    "sin" Sin sin
    "cos" Cos cos
    "tan" Tan tan
    "asin" Asin asin
    "acos" Acos acos
    "atan" Atan atan
    "atan2" Atan2 atan2
    "sinh" Sinh sinh
    "cosh" Cosh cosh
    "tanh" Tanh tanh
    "asinh" Asinh asinh
    "acosh" Acosh acosh
    "atanh" Atanh atanh
    "cbrt" Cbrt cbrt
    "hypot" Hypot hypot
    "pow" Powf powf
    "pown" Powi powi
    "rootn" Rootn rootn
}

/// Returns true for a function whose second operand is an integer.
pub fn takes_integer(which: Elementary) -> bool {
    matches!(which, Elementary::Powi | Elementary::Rootn)
}

/// How an enclosure fails to have all results, if it does: a bound is within what is right, or the decoration says too much. The powers of
/// the framework are those of positive numbers; `powf` has others as well, so its decorations are its own.
pub fn missing(subject: &Subject, args: &[Interval], right: &Interval, decorated: bool) -> Option<String> {
    let found = subject.result(args);
    let [lo, hi, least, most] = [found.lo, found.hi, right.lo, right.hi].map(f64::from_bits);
    // An empty set is within each, and of what is no interval nothing is said.
    let contains = least.is_nan() || lo <= least && most <= hi;
    let is_wider = subject.operation == Operation::Function(Elementary::Powf);
    let too_strong = decorated && !is_wider && found.decoration > right.decoration;
    (!contains || too_strong).then(|| subject.differs(args, &found, right))
}

/// By how many numbers the bounds are wider than the tightest; none where one of the two is infinite or empty and the other is not.
pub fn excess(subject: &Subject, args: &[Interval], right: &Interval) -> Option<u64> {
    let found = subject.result(args);
    let order = |bits: u64| {
        let size = (bits & !(1 << 63)) as i64;
        if bits >> 63 == 1 { -size } else { size }
    };
    let between = |x: u64, y: u64| {
        let (number, other) = (f64::from_bits(x), f64::from_bits(y));
        let same = number == other || number.is_nan() && other.is_nan();
        let apart = number.is_finite() && other.is_finite();
        match (same, apart) {
            (true, _) => Some(0),
            (false, true) => Some(order(x).abs_diff(order(y))),
            (false, false) => None,
        }
    };
    Some(between(found.lo, right.lo)?.max(between(found.hi, right.hi)?))
}

/// How many vectors of ITF1788 may have wider bounds than the tightest. Functions that go up and down are bounded by 1 and -1 where more than
/// one quarter of a turn is in an interval, powers of what is negative and angles of intervals with a zero by simple rules.
pub fn most_wider(which: Elementary) -> usize {
    match which {
        Elementary::Powi => 3,
        Elementary::Powf => 478,
        Elementary::Sin => 31,
        Elementary::Cos => 11,
        Elementary::Tan => 2,
        Elementary::Atan2 => 199,
        _ => 0,
    }
}
