//! A body over numbers of some hundreds of bits, by MPFR.

use std::cmp::Ordering;

use fpdsl_runtime::format::Format;
use fpdsl_runtime::ir::interp::{Domain, eval, run_in};
use fpdsl_runtime::ir::{Comparison, Constant, Elementary, Kernel, Kind, Op};
use fpdsl_runtime::lift::ScalarType;
use fpdsl_runtime::{Rounding, soft};
use rug::Float;
use rug::float::Round;
use rug::ops::Pow;

use super::special;

/// The number of steps that one element may take.
const FUEL: u64 = 10_000_000;

/// A value of the exact computation.
#[derive(Clone, Debug)]
pub enum Number {
    /// A float of any format.
    Real(Float),
    /// The encoding of an integer or a `bool`.
    Word(u64),
}

impl Number {
    /// Some digits more than any format has.
    pub fn show(&self) -> String {
        match self {
            Number::Real(x) => format!("{x:.25}"),
            Number::Word(bits) => bits.to_string(),
        }
    }
}

/// The results for parameters with these encodings; none where a fault or a loop without end stops the computation.
pub fn run(kernel: &Kernel, params: &[u64], precision: u32) -> Option<Vec<Number>> {
    run_in(&Exact { precision }, kernel, params, &[], FUEL).ok()
}

/// The number with an encoding.
pub fn decode(format: Format, bits: u64) -> Float {
    let wide = soft::convert(format, Format::F64, Rounding::NearestEven, bits);
    Float::with_val(Format::F64.precision(), f64::from_bits(wide))
}

/// The encoding of the nearest number of a format.
fn encode(format: Format, x: &Float) -> u64 {
    // Rounded to odd, binary64 has so many more bits than the others that rounding once more is like rounding once.
    let toward_zero = x.to_f64_round(Round::Zero);
    let nearest = match format {
        Format::F64 => return format.canonical(x.to_f64().to_bits()),
        Format::F16 | Format::Bf16 | Format::F32 if toward_zero.is_finite() && toward_zero != *x => {
            toward_zero.to_bits() | 1
        }
        Format::F16 | Format::Bf16 | Format::F32 => x.to_f64().to_bits(),
    };
    soft::convert(Format::F64, format, Rounding::NearestEven, nearest)
}

pub struct Exact {
    /// The bits of its numbers.
    pub precision: u32,
}

impl Exact {
    fn real(&self, args: &[(ScalarType, Number)], i: usize) -> Float {
        match &args[i].1 {
            Number::Real(x) => x.clone(),
            // No recorded body gives an integer to an operation on floats.
            Number::Word(bits) => Float::with_val(self.precision, *bits),
        }
    }

    /// An operation whose operands are floats.
    fn on_floats(&self, op: Op, ty: ScalarType, args: &[(ScalarType, Number)]) -> Number {
        let p = self.precision;
        let real = |i| self.real(args, i);
        Number::Real(match op {
            Op::Copy | Op::Flush => real(0),
            Op::Add(_) => Float::with_val(p, &real(0) + &real(1)),
            Op::Sub(_) => Float::with_val(p, &real(0) - &real(1)),
            Op::Mul(_) => Float::with_val(p, &real(0) * &real(1)),
            Op::Div(_) => Float::with_val(p, &real(0) / &real(1)),
            Op::Rem => Float::with_val(p, &real(0) % &real(1)),
            Op::MulAdd(_) => Float::with_val(p, real(0).mul_add_ref(&real(1), &real(2))),
            Op::Dot2(_) => Float::with_val(p, real(0).mul_add_mul_ref(&real(1), &real(2), &real(3))),
            Op::Sqrt(_) => Float::with_val(p, real(0).sqrt_ref()),
            Op::Recip(_) => Float::with_val(p, real(0).recip_ref()),
            Op::Approx(operation) => return self.approximate(operation, args),
            Op::Rint(mode) => integer(mode, real(0)),
            Op::RoundTiesAway => real(0).round(),
            Op::Neg => -real(0),
            Op::Abs => real(0).abs(),
            Op::Min => real(0).min(&real(1)),
            Op::Max => real(0).max(&real(1)),
            Op::Compare(comparison) => return Number::Word(compare(comparison, &real(0), &real(1)).into()),
            Op::ToBits | Op::NumberToBits => return Number::Word(encode(format(args[0].0), &real(0))),
            Op::Cast(mode) => match ty.kind() {
                Kind::Float(_) => real(0),
                Kind::Bool | Kind::Signed(_) | Kind::Unsigned(_) => {
                    return Number::Word(to_integer(ty, mode, &real(0)));
                }
            },
            // Not on floats, or handled by who calls this.
            Op::FromBits
            | Op::BitAnd
            | Op::BitOr
            | Op::BitXor
            | Op::Not
            | Op::Shl
            | Op::Shr
            | Op::LeadingZeros
            | Op::CountOnes
            | Op::ReverseBits
            | Op::MulHi
            | Op::And
            | Op::Or
            | Op::Select
            | Op::Index
            | Op::Element(_)
            | Op::Len(_)
            | Op::SlowDoubles
            | Op::Load { .. }
            | Op::Read(_)
            | Op::Entry { .. } => unreachable!("`{}` takes no floats", op.name()),
        })
    }

    fn approximate(
        &self,
        operation: fpdsl_runtime::ir::Approximate,
        args: &[(ScalarType, Number)],
    ) -> Number {
        use fpdsl_runtime::ir::Approximate as A;
        let p = self.precision;
        let x = self.real(args, 0);
        Number::Real(match operation {
            A::Div => Float::with_val(p, &x / &self.real(args, 1)),
            A::Sqrt => x.sqrt(),
            A::Rcp => x.recip(),
            A::Rsqrt => x.recip_sqrt(),
        })
    }
}

impl Domain for Exact {
    type Value = Number;

    fn constant(&self, Constant { ty, bits }: Constant) -> Number {
        match ty.kind() {
            Kind::Float(format) => Number::Real(Float::with_val(self.precision, decode(format, bits))),
            Kind::Bool | Kind::Signed(_) | Kind::Unsigned(_) => Number::Word(bits),
        }
    }

    fn encoding(&self, value: &Number) -> u64 {
        match value {
            Number::Word(bits) => *bits,
            // Conditions and indices are no floats.
            Number::Real(_) => 0,
        }
    }

    fn operation(&self, op: Op, ty: ScalarType, args: &[(ScalarType, Number)]) -> Number {
        let word = |i: usize| self.encoding(&args[i].1);
        match op {
            Op::Select => args[if word(0) != 0 { 1 } else { 2 }].1.clone(),
            Op::Index => args[1 + word(0) as usize].1.clone(),
            Op::FromBits => self.constant(Constant { ty, bits: word(0) }),
            Op::Cast(_) if matches!((&args[0].1, ty.kind()), (Number::Word(_), Kind::Float(_))) => {
                Number::Real(from_integer(self.precision, args[0].0, word(0)))
            }
            _ if args.iter().any(|(_, value)| matches!(value, Number::Real(_))) => {
                self.on_floats(op, ty, args)
            }
            _ => {
                let words: Vec<(ScalarType, u64)> = args
                    .iter()
                    .map(|(ty, value)| (*ty, self.encoding(value)))
                    .collect();
                Number::Word(eval(op, ty, &words))
            }
        }
    }

    /// MPFR's function. The bodies of ours look at encodings, of which an exact number has none.
    fn elementary(&self, function: Elementary, args: &[Number]) -> Option<Vec<Number>> {
        let real = |i: usize| match &args[i] {
            Number::Real(x) => x.clone(),
            Number::Word(bits) => Float::with_val(self.precision, *bits),
        };
        let integer = |i: usize| self.encoding(&args[i]) as i32;
        let x = real(0);
        let result = match function {
            Elementary::Exp | Elementary::ApproxExp => x.exp(),
            Elementary::Exp2 | Elementary::ApproxExp2 => x.exp2(),
            Elementary::Exp10 | Elementary::ApproxExp10 => x.exp10(),
            Elementary::ExpM1 => x.exp_m1(),
            Elementary::Ln | Elementary::ApproxLn => x.ln(),
            Elementary::Log2 | Elementary::ApproxLog2 => x.log2(),
            Elementary::Log10 | Elementary::ApproxLog10 => x.log10(),
            Elementary::Ln1p => x.ln_1p(),
            Elementary::Sinh => x.sinh(),
            Elementary::Cosh => x.cosh(),
            Elementary::Tanh | Elementary::ApproxTanh => x.tanh(),
            Elementary::Asinh => x.asinh(),
            Elementary::Acosh => x.acosh(),
            Elementary::Atanh => x.atanh(),
            Elementary::Sin | Elementary::ApproxSin => x.sin(),
            Elementary::Cos | Elementary::ApproxCos => x.cos(),
            Elementary::SinCos => {
                let (sine, cosine) = x.clone().sin_cos(Float::new(self.precision));
                return Some(vec![Number::Real(sine), Number::Real(cosine)]);
            }
            Elementary::Tan | Elementary::ApproxTan => x.tan(),
            Elementary::Atan => x.atan(),
            Elementary::Asin => x.asin(),
            Elementary::Acos => x.acos(),
            Elementary::Atan2 => x.atan2(&real(1)),
            Elementary::SinPi => x.sin_pi(),
            Elementary::CosPi => x.cos_pi(),
            Elementary::TanPi => x.tan_pi(),
            Elementary::AtanPi => x.atan_pi(),
            Elementary::AsinPi => x.asin_pi(),
            Elementary::AcosPi => x.acos_pi(),
            Elementary::Atan2Pi => x.atan2_pi(&real(1)),
            Elementary::Powf | Elementary::ApproxPowf => x.pow(real(1)),
            Elementary::Powi => x.pow(integer(1)),
            Elementary::Rootn => x.root_i(integer(1)),
            Elementary::Compound => (Float::with_val(self.precision, 1) + x).pow(integer(1)),
            Elementary::Cbrt => x.cbrt(),
            Elementary::Hypot => x.hypot(&real(1)),
            Elementary::Rhypot => x.hypot(&real(1)).recip(),
            Elementary::Norm3d => x.hypot(&real(1)).hypot(&real(2)),
            Elementary::Norm4d => x.hypot(&real(1)).hypot(&real(2)).hypot(&real(3)),
            Elementary::Gamma => x.gamma(),
            Elementary::LnGamma => x.ln_abs_gamma().0,
            Elementary::J0 => x.j0(),
            Elementary::J1 => x.j1(),
            Elementary::Y0 => x.y0(),
            Elementary::Y1 => x.y1(),
            Elementary::Jn => x.jn(integer(1)),
            Elementary::Yn => x.yn(integer(1)),
            Elementary::Erf => x.erf(),
            Elementary::Erfc => x.erfc(),
            Elementary::Erfcx => special::erfcx(x),
            Elementary::Normcdf => special::normcdf(x),
            Elementary::Erfinv => special::erfinv(&x),
            Elementary::Erfcinv => special::erfcinv(&x),
            Elementary::Normcdfinv => special::normcdfinv(x),
        };
        Some(vec![Number::Real(result)])
    }
}

/// The format of a type that is a float's.
fn format(ty: ScalarType) -> Format {
    match ty.kind() {
        Kind::Float(format) => format,
        Kind::Bool | Kind::Signed(_) | Kind::Unsigned(_) => unreachable!("{} is not a float", ty.name()),
    }
}

/// The integer that a number rounds to in a mode.
fn integer(mode: Rounding, x: Float) -> Float {
    match mode {
        Rounding::NearestEven => x.round_even(),
        Rounding::TowardZero => x.trunc(),
        Rounding::TowardPositive => x.ceil(),
        Rounding::TowardNegative => x.floor(),
    }
}

fn compare(comparison: Comparison, x: &Float, y: &Float) -> bool {
    let order = x.partial_cmp(y);
    match comparison {
        Comparison::Eq => order == Some(Ordering::Equal),
        Comparison::Ne => order != Some(Ordering::Equal),
        Comparison::Lt => order == Some(Ordering::Less),
        Comparison::Le => order.is_some_and(Ordering::is_le),
        Comparison::Gt => order == Some(Ordering::Greater),
        Comparison::Ge => order.is_some_and(Ordering::is_ge),
    }
}

/// As `as` does: limited to the type, and 0 for NaN.
fn to_integer(ty: ScalarType, mode: Rounding, x: &Float) -> u64 {
    let (least, most) = match ty.kind() {
        Kind::Signed(width) => (-(1_i128 << (width - 1)), (1_i128 << (width - 1)) - 1),
        Kind::Unsigned(width) => (0, (1_i128 << width) - 1),
        Kind::Bool | Kind::Float(_) => unreachable!("{} is no integer", ty.name()),
    };
    let value = match integer(mode, x.clone()).to_integer() {
        Some(value) => value
            .to_i128()
            .map_or(if value < 0 { least } else { most }, |v| v.clamp(least, most)),
        None if x.is_nan() => 0,
        None if x.is_sign_negative() => least,
        None => most,
    };
    value as u64 & (u64::MAX >> (64 - 8 * ty.bytes()))
}

fn from_integer(precision: u32, ty: ScalarType, bits: u64) -> Float {
    match ty.kind() {
        Kind::Signed(width) => {
            let unused = 64 - width;
            Float::with_val(precision, ((bits << unused) as i64) >> unused)
        }
        Kind::Bool | Kind::Unsigned(_) | Kind::Float(_) => Float::with_val(precision, bits),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Ties and what lies just beside them, in a format that binary64 would round twice to.
    #[test]
    fn encodings_are_rounded_once() {
        let half = |x: &Float| encode(Format::F16, x);
        let tie = Float::with_val(256, 1.0 + 2_f64.powi(-11));
        assert_eq!(half(&tie), 0x3C00);
        assert_eq!(
            half(&(tie.clone() + Float::with_val(256, 2_f64.powi(-100)))),
            0x3C01
        );
        assert_eq!(half(&(tie - Float::with_val(256, 2_f64.powi(-100)))), 0x3C00);
        assert_eq!(half(&Float::with_val(256, f64::NAN)), Format::F16.quiet_nan());
        assert_eq!(half(&Float::with_val(256, 1e300)), Format::F16.infinity());
    }

    #[test]
    fn integers_are_limited() {
        let huge = Float::with_val(64, 1e300);
        assert_eq!(to_integer(ScalarType::I8, Rounding::TowardZero, &huge), 0x7F);
        assert_eq!(to_integer(ScalarType::I8, Rounding::TowardZero, &-huge), 0x80);
        assert_eq!(
            to_integer(
                ScalarType::U16,
                Rounding::TowardPositive,
                &Float::with_val(64, 1.25)
            ),
            2
        );
    }
}
