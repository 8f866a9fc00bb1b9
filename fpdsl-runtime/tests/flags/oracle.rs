//! Who says which flags an operation signals: SoftFloat, clause 7 of IEEE 754-2019 on exact results, APFloat. `None`: cannot judge.
//!
//! Bodies know one kind of NaN, so operands are quiet: no oracle sees a signalling one. `0 * inf + NaN` is left to the implementation
//! (7.2 c); fpdsl and x86 do not signal there, SoftFloat does.

use fpdsl_runtime::Rounding;
use fpdsl_runtime::exception::Flag;
use fpdsl_runtime::format::Format;
use rustc_apfloat::ieee::{BFloat, Double, Half, Single};
use rustc_apfloat::{Float, FloatConvert, Round, Status};
use softfloat_sys::*;

use super::support::definition::{definition, search, value};
use super::support::oracle;
use super::support::table::{IntType, Op};
use super::{Operation, Words};

/// A bit for each flag, in the order of [`Flag::ALL`].
pub type Flags = u8;

pub const fn bit(flag: Flag) -> Flags {
    1 << flag as usize
}

type Oracle = fn(Operation, Format, Rounding, Words) -> Option<Flags>;

pub const ORACLES: [(&str, Oracle); 3] = [
    ("softfloat", softfloat),
    ("clause 7", definition_of),
    ("apfloat", apfloat),
];

/// Runs SoftFloat with tininess detected after rounding, and gives its flags too.
fn flagged<R>(mode: u8, run: impl FnOnce() -> R) -> (R, Flags) {
    // SAFETY: SoftFloat's state is thread-local, and its functions take and return plain values.
    let (result, found) = unsafe {
        softfloat_detectTininess_write_helper(softfloat_tininess_afterRounding);
        softfloat_roundingMode_write_helper(mode);
        softfloat_exceptionFlags_write_helper(0);
        let result = run();
        (result, softfloat_exceptionFlags_read_helper())
    };
    let names = [
        (softfloat_flag_invalid, Flag::Invalid),
        (softfloat_flag_infinite, Flag::DivisionByZero),
        (softfloat_flag_overflow, Flag::Overflow),
        (softfloat_flag_underflow, Flag::Underflow),
        (softfloat_flag_inexact, Flag::Inexact),
    ];
    let set = names.into_iter().filter(|(name, _)| found & name != 0);
    (result, set.map(|(_, flag)| bit(flag)).sum())
}

const fn softfloat_mode(mode: Rounding) -> u8 {
    match mode {
        Rounding::NearestEven => softfloat_round_near_even,
        Rounding::TowardZero => softfloat_round_minMag,
        Rounding::TowardPositive => softfloat_round_max,
        Rounding::TowardNegative => softfloat_round_min,
    }
}

fn wide(format: Format, bits: u64) -> float64_t {
    let v = value(format, bits).to_bits();
    float64_t { v }
}

fn quad(format: Format, bits: u64) -> float128_t {
    // SAFETY: plain values in and out.
    unsafe { f64_to_f128(wide(format, bits)) }
}

/// Returns true for `0 * inf + NaN`, and for two products with a NaN: the implementation decides.
fn is_open(operation: Operation, format: Format, v: Words) -> bool {
    let nan = |k: usize| format.is_nan(v[k]);
    match operation {
        Operation::Of(Op::Fma) => nan(2),
        Operation::Dot2 => (0..4).any(nan),
        Operation::Of(_) => false,
    }
}

/// SoftFloat in the format itself. It has no bfloat16. Its remainder is IEEE's, which signals where C's does.
fn softfloat(operation: Operation, format: Format, mode: Rounding, v: Words) -> Option<Flags> {
    if is_open(operation, format, v) {
        return None;
    }
    let Operation::Of(op) = operation else {
        return (format != Format::Bf16).then(|| dot2(format, mode, v));
    };
    match op {
        Op::ToInt(int) => return Some(to_integer(format, mode, int, v[0])),
        Op::Rem => {
            let [x, y] = [wide(format, v[0]), wide(format, v[1])];
            // SAFETY: plain values in and out.
            return Some(flagged(softfloat_round_near_even, || unsafe { f64_rem(x, y) }).1);
        }
        _ if format == Format::Bf16 || op.result(format) == Some(Format::Bf16) => return None,
        _ => {}
    }
    let run = || oracle::softfloat(op, format, mode, [v[0], v[1], v[2]]);
    let (result, flags) = flagged(softfloat_mode(mode), run);
    result.map(|_| flags)
}

/// The products are exact in binary128, and their sum, rounded to odd, settles every narrower rounding with its flags.
fn dot2(format: Format, mode: Rounding, v: Words) -> Flags {
    let [x, y, z, w] = v.map(|bits| quad(format, bits));
    // SAFETY: plain values in and out.
    let (sum, found) = flagged(softfloat_round_odd, || unsafe {
        f128_add(f128_mul(x, y), f128_mul(z, w))
    });
    // SAFETY: plain values in and out.
    let (_, narrowed) = flagged(softfloat_mode(mode), || unsafe {
        match format {
            Format::F16 => f128_to_f16(sum).v as u64,
            Format::F32 => f128_to_f32(sum).v as u64,
            Format::Bf16 | Format::F64 => f128_to_f64(sum).v,
        }
    });
    found | narrowed
}

/// The inexact conversions of clause 5.4.1, to 64 bits; what a narrower type does not have is invalid.
fn to_integer(format: Format, mode: Rounding, int: IntType, x: u64) -> Flags {
    let (x, mode) = (wide(format, x), softfloat_mode(mode));
    let (value, flags) = if int.max() > i64::MAX.into() {
        // SAFETY: plain values in and out.
        let convert = || unsafe { f64_to_ui64(x, mode, true) };
        flagged(mode, || i128::from(convert()))
    } else {
        // SAFETY: plain values in and out.
        let convert = || unsafe { f64_to_i64(x, mode, true) };
        flagged(mode, || i128::from(convert()))
    };
    match (int.min()..=int.max()).contains(&value) {
        true => flags,
        false => bit(Flag::Invalid),
    }
}

/// The exceptions by their definition, from the exact result or a result in binary64 rounded to odd, which has room for the exponents of
/// the narrower formats and more than two bits behind theirs. Of binary64 it knows what is exact.
fn definition_of(operation: Operation, format: Format, mode: Rounding, v: Words) -> Option<Flags> {
    if is_open(operation, format, v) {
        return None;
    }
    let odd = softfloat_round_odd;
    let Operation::Of(op) = operation else {
        let [x, y, z, w] = v.map(|bits| quad(format, bits));
        // SAFETY: plain values in and out. The sum is narrowed while it is rounded to odd.
        let (result, flags) = flagged(odd, || unsafe {
            f128_to_f64(f128_add(f128_mul(x, y), f128_mul(z, w)))
        });
        return (format != Format::F64).then(|| of_exact(format, mode, f64::from_bits(result.v), flags));
    };
    let [x, y, _, _] = v;
    match op {
        Op::Min | Op::Max | Op::Neg | Op::Abs => Some(0),
        Op::Lt | Op::Le | Op::Gt | Op::Ge | Op::Eq | Op::Ne => Some(0),
        Op::Rem => {
            let result = definition(op, format, mode, [x, y, 0])?;
            let makes_nan = format.is_nan(result) && !format.is_nan(x) && !format.is_nan(y);
            Some(if makes_nan { bit(Flag::Invalid) } else { 0 })
        }
        Op::ToInt(int) => Some(integer_by_value(value(format, x), mode, int)),
        Op::Convert(Format::F64) => Some(0),
        Op::Convert(to) => Some(of_exact(to, mode, value(format, x), 0)),
        _ if format == Format::F64 => None,
        _ => {
            let operands = match op {
                Op::FromInt(int) => [int.decode(x) as u64, 0, 0],
                _ => [v[0], v[1], v[2]].map(|bits| value(format, bits).to_bits()),
            };
            // SAFETY: plain values in and out.
            let (result, flags) = flagged(odd, || unsafe { oracle::softfloat_f64(op, operands) });
            Some(of_exact(format, mode, f64::from_bits(result?), flags))
        }
    }
}

/// Clauses 7.4 to 7.6. `flags` has what is invalid or a division by zero.
fn of_exact(format: Format, mode: Rounding, exact: f64, flags: Flags) -> Flags {
    let flags = flags & (bit(Flag::Invalid) | bit(Flag::DivisionByZero));
    if exact == 0.0 || !exact.is_finite() {
        return flags;
    }
    let rounded = value(format, search(format, mode, exact));
    if rounded == exact {
        return flags;
    }
    if !exact.is_normal() && format != Format::F64 {
        // A subnormal number of binary64 is tiny in the others.
        return flags | bit(Flag::Underflow) | bit(Flag::Inexact);
    }
    // With exponents without limits: a number from one to two, rounded there.
    let power = f64::from_bits(exact.to_bits() & f64::INFINITY.to_bits());
    let unlimited = match format {
        Format::F64 => return flags | bit(Flag::Inexact),
        _ => value(format, search(format, mode, exact / power)) * power,
    };
    let [largest, smallest] = [format.max_finite(), format.min_normal()].map(|bits| value(format, bits));
    let overflow = unlimited.abs() > largest;
    let tiny = unlimited.abs() < smallest;
    let set = [(overflow, Flag::Overflow), (tiny, Flag::Underflow)];
    let set = set.into_iter().filter(|(holds, _)| *holds);
    flags | bit(Flag::Inexact) | set.map(|(_, flag)| bit(flag)).sum::<Flags>()
}

/// A conversion to an integer, of binary64's own functions that round to integers.
fn integer_by_value(x: f64, mode: Rounding, int: IntType) -> Flags {
    let whole = match mode {
        Rounding::NearestEven => x.round_ties_even(),
        Rounding::TowardZero => x.trunc(),
        Rounding::TowardPositive => x.ceil(),
        Rounding::TowardNegative => x.floor(),
    };
    // Larger numbers than any integer type has stay larger. NaN is 0 then, and none of the type.
    let fits = !whole.is_nan() && (int.min()..=int.max()).contains(&(whole as i128));
    match (fits, whole == x) {
        (false, _) => bit(Flag::Invalid),
        (true, true) => 0,
        (true, false) => bit(Flag::Inexact),
    }
}

/// APFloat has no root, and its remainder is not one operation. It does not signal overflow where the largest number is the result, and its
/// tininess is that of the delivered result: next to the smallest normal number it cannot judge.
fn apfloat(operation: Operation, format: Format, mode: Rounding, v: Words) -> Option<Flags> {
    let Operation::Of(op) = operation else { return None };
    if is_open(operation, format, v) {
        return None;
    }
    match format {
        Format::F16 => apfloat_in::<Half>(op, format, mode, v),
        Format::Bf16 => apfloat_in::<BFloat>(op, format, mode, v),
        Format::F32 => apfloat_in::<Single>(op, format, mode, v),
        Format::F64 => apfloat_in::<Double>(op, format, mode, v),
    }
}

fn apfloat_in<F>(op: Op, format: Format, mode: Rounding, v: Words) -> Option<Flags>
where
    F: FloatConvert<Half> + FloatConvert<BFloat> + FloatConvert<Single> + FloatConvert<Double>,
{
    fn converted<F: FloatConvert<T>, T: Float>(x: F, round: Round) -> (u64, Status) {
        let found = x.convert_r(round, &mut false);
        (found.value.to_bits() as u64, found.status)
    }
    let round = match mode {
        Rounding::NearestEven => Round::NearestTiesToEven,
        Rounding::TowardZero => Round::TowardZero,
        Rounding::TowardPositive => Round::TowardPositive,
        Rounding::TowardNegative => Round::TowardNegative,
    };
    let [x, y, z, _] = v.map(|bits| F::from_bits(bits as u128));
    let found = match op {
        Op::Add => x.add_r(y, round),
        Op::Sub => x.sub_r(y, round),
        Op::Mul => x.mul_r(y, round),
        Op::Div => x.div_r(y, round),
        Op::Fma => x.mul_add_r(y, z, round),
        Op::Recip => F::from_u128(1).value.div_r(x, round),
        Op::FromInt(int) => {
            let value = int.decode(v[0]);
            F::from_u128_r(value.unsigned_abs(), if value < 0 { -round } else { round })
        }
        Op::Convert(to) => {
            let found = match to {
                Format::F16 => converted::<F, Half>(x, round),
                Format::Bf16 => converted::<F, BFloat>(x, round),
                Format::F32 => converted::<F, Single>(x, round),
                Format::F64 => converted::<F, Double>(x, round),
            };
            return judged(to, found);
        }
        Op::ToInt(int) => {
            let (width, mut exact) = (int.width as usize, false);
            let status = match int.signed {
                true => x.to_i128_r(width, round, &mut exact).status,
                false => x.to_u128_r(width, round, &mut exact).status,
            };
            return Some(named(status));
        }
        Op::Sqrt | Op::Rem | Op::Min | Op::Max | Op::Neg | Op::Abs => return None,
        Op::Lt | Op::Le | Op::Gt | Op::Ge | Op::Eq | Op::Ne => return None,
    };
    judged(format, (found.value.to_bits() as u64, found.status))
}

fn judged(format: Format, (bits, status): (u64, Status)) -> Option<Flags> {
    let magnitude = bits & format.magnitude_mask();
    let is_border = magnitude == format.min_normal() || magnitude == format.max_finite();
    let inexact = status.contains(Status::INEXACT);
    (!(is_border && inexact)).then(|| named(status))
}

fn named(status: Status) -> Flags {
    let names = [
        (Status::INVALID_OP, Flag::Invalid),
        (Status::DIV_BY_ZERO, Flag::DivisionByZero),
        (Status::OVERFLOW, Flag::Overflow),
        (Status::UNDERFLOW, Flag::Underflow),
        (Status::INEXACT, Flag::Inexact),
    ];
    let set = names.into_iter().filter(|&(name, _)| status.contains(name));
    set.map(|(_, flag)| bit(flag)).sum()
}
