//! Vectors of the interval test framework for IEEE 1788: `add [1.0,2.0]_com [5.0,7.0]_def = [6.0,9.0]_def;`.

use std::fs;
use std::path::Path;

use fpdsl_runtime::Rounding;
use fpdsl_runtime::question::Decoration;

use super::Operation;
use super::definition::Interval;
use super::functions;
use super::support::table::Op;

/// A line.
pub struct Vector {
    pub file: String,
    pub line: usize,
    pub operation: Operation,
    pub args: Vec<Interval>,
    pub right: Interval,
    /// Most vectors are of intervals without decorations.
    pub decorated: bool,
}

/// The files with operations that bodies have.
const FILES: [&str; 5] = [
    "libieeep1788_elem.itl",
    "fi_lib.itl",
    "mpfi.itl",
    "c-xsc.itl",
    "atan2.itl",
];

fn operation(name: &str) -> Option<Operation> {
    Some(match name {
        "add" => Operation::Of(Op::Add),
        "sub" => Operation::Of(Op::Sub),
        "mul" => Operation::Of(Op::Mul),
        "div" => Operation::Of(Op::Div),
        "recip" => Operation::Of(Op::Recip),
        "sqrt" => Operation::Of(Op::Sqrt),
        "fma" => Operation::Of(Op::Fma),
        "min" => Operation::Of(Op::Min),
        "max" => Operation::Of(Op::Max),
        "neg" => Operation::Of(Op::Neg),
        "abs" => Operation::Of(Op::Abs),
        "sqr" => Operation::Square,
        "roundTiesToEven" => Operation::Round(Rounding::NearestEven),
        "trunc" => Operation::Round(Rounding::TowardZero),
        "ceil" => Operation::Round(Rounding::TowardPositive),
        "floor" => Operation::Round(Rounding::TowardNegative),
        "roundTiesToAway" => Operation::RoundAway,
        // Their rules call others than the function itself.
        _ if !cfg!(feature = "functions") => return None,
        _ => Operation::Function(functions::of_name(name)?),
    })
}

/// All vectors of the operations, in the files of a folder.
///
/// # Panics
///
/// If a file is missing or a line of an operation is not understood.
pub fn read(folder: &Path) -> Vec<Vector> {
    let mut vectors = Vec::new();
    for file in FILES {
        let path = folder.join(file);
        let text = fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        for (number, line) in text.lines().enumerate() {
            let statement = line.trim().split("//").next().unwrap_or_default();
            let name = statement.split_whitespace().next().unwrap_or_default();
            let Some(operation) = operation(name) else {
                continue;
            };
            let Some((left, right)) = statement.split_once('=') else {
                continue;
            };
            // Some files say what a looser result may be as well.
            let right = right.split("<=").next().unwrap_or_default();
            let [mut args, right] = [left, right]
                .map(|text| intervals(text).unwrap_or_else(|| panic!("{file}:{}: {line}", number + 1)));
            if matches!(operation, Operation::Function(which) if functions::takes_integer(which)) {
                args.push(integer(left).unwrap_or_else(|| panic!("{file}:{}: {line}", number + 1)));
            }
            // fpdsl's smaller and larger number pass over NaN: an empty operand leaves the other one.
            let passes = matches!(operation, Operation::Of(Op::Min | Op::Max));
            if passes && args.iter().any(|arg| f64::from_bits(arg.lo).is_nan()) {
                continue;
            }
            vectors.push(Vector {
                file: file.to_owned(),
                line: number + 1,
                operation,
                right: right[0],
                decorated: statement.contains("]_") || statement.contains("[nai]"),
                args,
            });
        }
    }
    vectors
}

/// The integer behind the interval of a text.
fn integer(text: &str) -> Option<Interval> {
    let bits = text.split_whitespace().last()?.parse::<i32>().ok()? as u32;
    Some(Interval {
        lo: bits.into(),
        hi: bits.into(),
        decoration: Decoration::Com,
    })
}

/// All intervals of a text.
fn intervals(text: &str) -> Option<Vec<Interval>> {
    let mut all = Vec::new();
    let mut rest = text;
    while let Some((_, behind)) = rest.split_once('[') {
        let (inner, behind) = behind.split_once(']')?;
        let name = behind.strip_prefix('_').map(|name| &name[..3]);
        all.push(interval(inner.trim(), name)?);
        rest = behind;
    }
    Some(all)
}

fn interval(text: &str, decoration: Option<&str>) -> Option<Interval> {
    let nan = f64::NAN.to_bits();
    let (lo, hi, own) = match text {
        "empty" => (nan, nan, Decoration::Trv),
        "nai" => (nan, nan, Decoration::Ill),
        "entire" => (
            f64::NEG_INFINITY.to_bits(),
            f64::INFINITY.to_bits(),
            Decoration::Dac,
        ),
        _ => {
            let (lo, hi) = text.split_once(',')?;
            let (lo, hi) = (number(lo.trim(), true)?, number(hi.trim(), false)?);
            let bounded = lo.is_finite() && hi.is_finite();
            let own = if bounded { Decoration::Com } else { Decoration::Dac };
            (lo.to_bits(), hi.to_bits(), own)
        }
    };
    let decoration = match decoration {
        None => own,
        Some(name) => Decoration::ALL
            .into_iter()
            .find(|decoration| decoration.name() == name)?,
    };
    Some(Interval { lo, hi, decoration })
}

/// A number. Decimals are the nearest ones, as the framework reads them, and digits beyond binary64 are rounded outward.
fn number(text: &str, down: bool) -> Option<f64> {
    let (negative, size) = match text.as_bytes().first()? {
        b'-' => (true, &text[1..]),
        b'+' => (false, &text[1..]),
        _ => (false, text),
    };
    let lower = size.to_lowercase();
    let size = match lower.strip_prefix("0x") {
        _ if lower == "infinity" || lower == "inf" => f64::INFINITY,
        Some(digits) => hexadecimal(digits, down != negative)?,
        None => lower.parse().ok()?,
    };
    Some(if negative { -size } else { size })
}

fn hexadecimal(text: &str, down: bool) -> Option<f64> {
    let (digits, exponent) = text.split_once('p')?;
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let mut exponent: i32 = exponent.parse().ok()?;
    exponent -= 4 * fraction.len() as i32;
    let mut integer = u128::from_str_radix(&format!("{whole}{fraction}"), 16).ok()?;
    while integer >> 53 != 0 {
        // A few ends of results have more digits than binary64.
        integer = if down { integer / 2 } else { integer.div_ceil(2) };
        exponent += 1;
    }
    Some(super::support::definition::exact(
        u64::try_from(integer).ok()?,
        exponent,
    ))
}
