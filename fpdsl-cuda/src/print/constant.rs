//! Constants as exact C++ literals.

use fpdsl_runtime::format::Format;
use fpdsl_runtime::ir::{Constant, Kind};
use fpdsl_runtime::lift::ScalarType;

/// A literal of the C++ type that stands for the constant's type.
///
/// Floats are decimal where a short decimal is exact, otherwise hexadecimal with the nearest decimal in a comment;
/// neither leaves anything to the compiler's rounding. Infinities and NaN are made from their encodings, binary16
/// and bfloat16 are encodings.
pub(super) fn literal(constant: Constant) -> String {
    let bits = constant.bits;
    match constant.ty.kind() {
        Kind::Bool => if bits != 0 { "true" } else { "false" }.to_owned(),
        Kind::Float(Format::F32) => match f32::from_bits(bits as u32) {
            x if x.is_nan() => "__uint_as_float(0x7fc00000u)".to_owned(),
            x if x.is_infinite() => format!("__uint_as_float(0x{bits:08x}u)"),
            x => finite(f64::from(x), "f", &format!("{x:?}")),
        },
        Kind::Float(Format::F64) => match f64::from_bits(bits) {
            x if x.is_nan() => "__longlong_as_double(0x7ff8000000000000ll)".to_owned(),
            x if x.is_infinite() && x > 0.0 => "__longlong_as_double(0x7ff0000000000000ll)".to_owned(),
            x if x.is_infinite() => "-__longlong_as_double(0x7ff0000000000000ll)".to_owned(),
            x => finite(x, "", &format!("{x:?}")),
        },
        Kind::Float(format @ (Format::F16 | Format::Bf16)) => {
            let wide =
                fpdsl_runtime::soft::convert(format, Format::F64, fpdsl_runtime::Rounding::NearestEven, bits);
            format!("0x{bits:04x} /* {:?} */", f64::from_bits(wide))
        }
        Kind::Signed(width) => signed((bits as i64) << (64 - width) >> (64 - width), width),
        Kind::Unsigned(64) => format!("{bits}ull"),
        Kind::Unsigned(32) => format!("{bits}u"),
        Kind::Unsigned(_) => bits.to_string(),
    }
}

/// `text` is the value in decimal, as the comment shows it.
fn finite(x: f64, suffix: &str, text: &str) -> String {
    let sign = if x.is_sign_negative() { "-" } else { "" };
    let size = x.abs();
    // Ten binary places are at most ten decimal places, and seven digits before the point are exact too.
    let scaled = size * 1024.0;
    if size < 1_048_576.0 && scaled == scaled.trunc() {
        let thousandths = scaled as u64;
        let fraction = format!("{:010}", thousandths % 1024 * 9_765_625);
        let fraction = fraction.trim_end_matches('0');
        let fraction = if fraction.is_empty() { "0" } else { fraction };
        return format!("{sign}{}.{fraction}{suffix}", thousandths / 1024);
    }
    format!("{sign}{}{suffix} /* {text} */", hexadecimal(size))
}

/// A positive finite number: `0x1.8p-3`, or `0x0.8p-1022` below the normal range.
fn hexadecimal(x: f64) -> String {
    let bits = x.to_bits();
    let (biased, fraction) = ((bits >> 52) as i32, bits & ((1 << 52) - 1));
    let (lead, exponent) = if biased == 0 {
        (0, -1022)
    } else {
        (1, biased - 1023)
    };
    let digits = format!("{fraction:013x}");
    let digits = digits.trim_end_matches('0');
    let point = if digits.is_empty() { "" } else { "." };
    format!("0x{lead}{point}{digits}p{exponent}")
}

fn signed(value: i64, width: u32) -> String {
    match (value, width) {
        (i64::MIN, 64) => "(-9223372036854775807ll - 1)".to_owned(),
        (_, 64) => format!("{value}ll"),
        (-2_147_483_648, 32) => "(-2147483647 - 1)".to_owned(),
        _ => value.to_string(),
    }
}

/// The C++ type of a scalar; binary16 and bfloat16 are held as encodings.
pub(super) const fn type_name(ty: ScalarType) -> &'static str {
    match ty {
        ScalarType::Bool => "bool",
        ScalarType::F16 | ScalarType::Bf16 | ScalarType::U16 => "unsigned short",
        ScalarType::F32 => "float",
        ScalarType::F64 => "double",
        ScalarType::I8 => "signed char",
        ScalarType::I16 => "short",
        ScalarType::I32 => "int",
        ScalarType::I64 => "long long",
        ScalarType::U8 => "unsigned char",
        ScalarType::U32 => "unsigned int",
        ScalarType::U64 | ScalarType::Usize => "unsigned long long",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn f32(x: f32) -> String {
        literal(Constant {
            ty: ScalarType::F32,
            bits: u64::from(x.to_bits()),
        })
    }

    fn f64(x: f64) -> String {
        literal(Constant {
            ty: ScalarType::F64,
            bits: x.to_bits(),
        })
    }

    #[test]
    fn literals_are_exact() {
        assert_eq!(f32(2.0), "2.0f");
        assert_eq!(f32(-0.0), "-0.0f");
        assert_eq!(f32(0.000_976_562_5), "0.0009765625f");
        assert_eq!(f32(0.1), "0x1.99999ap-4f /* 0.1 */");
        assert_eq!(f32(f32::from_bits(1)), "0x1p-149f /* 1e-45 */");
        assert_eq!(f32(f32::NEG_INFINITY), "__uint_as_float(0xff800000u)");
        assert_eq!(f64(-0.1), "-0x1.999999999999ap-4 /* -0.1 */");
        assert_eq!(f64(f64::from_bits(1)), "0x0.0000000000001p-1022 /* 5e-324 */");
        assert_eq!(f64(1e300), "0x1.7e43c8800759cp996 /* 1e300 */");
        assert_eq!(f64(1_048_575.5), "1048575.5");
        let int = |ty, bits| literal(Constant { ty, bits });
        assert_eq!(int(ScalarType::I32, 0x8000_0000), "(-2147483647 - 1)");
        assert_eq!(int(ScalarType::I8, 0xff), "-1");
        assert_eq!(int(ScalarType::U64, u64::MAX), "18446744073709551615ull");
        assert_eq!(int(ScalarType::F16, 0x3c00), "0x3c00 /* 1.0 */");
    }
}
