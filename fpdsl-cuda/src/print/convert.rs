//! `as`.

use fpdsl_runtime::format::Format;
use fpdsl_runtime::ir::{Constant, Kind};
use fpdsl_runtime::lift::ScalarType;
use fpdsl_runtime::mode::Rounding;
use fpdsl_runtime::soft;

use super::constant::{literal, type_name};
use super::expr::{Binding, Expr};
use super::half;
use super::helpers::Helpers;

/// `x` as `to`, rounded once in `mode`.
pub(super) fn cast(
    helpers: &mut Helpers,
    mode: Rounding,
    from: ScalarType,
    to: ScalarType,
    x: &Expr,
) -> Expr {
    match (from.kind(), to.kind()) {
        (Kind::Float(from), Kind::Float(to)) => between_floats(helpers, mode, from, to, x),
        (Kind::Float(format), Kind::Bool | Kind::Signed(_) | Kind::Unsigned(_)) => {
            to_int(helpers, mode, format, to, x)
        }
        (Kind::Bool, Kind::Float(format)) => {
            let one = Constant {
                ty: to,
                bits: soft::from_int(format, Rounding::NearestEven, 1),
            };
            let zero = Constant { ty: to, bits: 0 };
            let text = format!("{} ? {} : {}", x.at(Binding::Or), literal(one), literal(zero));
            Expr::new(text, Binding::Conditional)
        }
        (Kind::Signed(_) | Kind::Unsigned(_), Kind::Float(format)) => {
            from_int(helpers, mode, from, format, x)
        }
        (
            Kind::Bool | Kind::Signed(_) | Kind::Unsigned(_),
            Kind::Bool | Kind::Signed(_) | Kind::Unsigned(_),
        ) => x.clone().cast(to),
    }
}

fn between_floats(helpers: &mut Helpers, mode: Rounding, from: Format, to: Format, x: &Expr) -> Expr {
    match (from, to) {
        (Format::F64, Format::F32) => Expr::call(&format!("__double2float_{mode}"), &[x]),
        (Format::F64, Format::F16 | Format::Bf16) => {
            let name = format!("fpdsl_f64_to_{}_{mode}", to.name());
            let narrow = half::narrower(helpers, to, mode);
            let odd = half::odd(helpers);
            helpers.function(&name, "unsigned short", "double x", |_| {
                format!("return {narrow}({odd}(__double2float_rd(x), __double2float_ru(x)));")
            });
            Expr::call(&name, &[x])
        }
        (Format::F64, Format::F64) | (Format::F32, Format::F32) => x.clone(),
        (Format::F32, Format::F64) => x.clone().cast(ScalarType::F64),
        (Format::F32, Format::F16 | Format::Bf16) => Expr::call(&half::narrower(helpers, to, mode), &[x]),
        (Format::F16 | Format::Bf16, Format::F32) => half::widen(helpers, from, x),
        (Format::F16 | Format::Bf16, Format::F64) => half::widen(helpers, from, x).cast(ScalarType::F64),
        (Format::F16, Format::F16) | (Format::Bf16, Format::Bf16) => x.clone(),
        (Format::F16, Format::Bf16) | (Format::Bf16, Format::F16) => {
            let wide = half::widen(helpers, from, x);
            Expr::call(&half::narrower(helpers, to, mode), &[&wide])
        }
    }
}

/// The type of NVIDIA's intrinsics through which an integer type goes: its name in them, and in C++.
fn carrier(ty: ScalarType) -> (&'static str, ScalarType) {
    match (ty.kind(), ty.bytes()) {
        (Kind::Signed(_), 8) => ("ll", ScalarType::I64),
        (Kind::Signed(_), _) => ("int", ScalarType::I32),
        (_, 8) => ("ull", ScalarType::U64),
        (Kind::Bool | Kind::Unsigned(_) | Kind::Float(_), _) => ("uint", ScalarType::U32),
    }
}

fn from_int(helpers: &mut Helpers, mode: Rounding, from: ScalarType, to: Format, x: &Expr) -> Expr {
    let (name, carrier) = carrier(from);
    match to {
        Format::F32 => Expr::call(&format!("__{name}2float_{mode}"), &[x]),
        // 32 bits fit into binary64, and there is no intrinsic in the other modes.
        Format::F64 if carrier.bytes() == 4 => Expr::call(&format!("__{name}2double_rn"), &[x]),
        Format::F64 => Expr::call(&format!("__{name}2double_{mode}"), &[x]),
        Format::F16 | Format::Bf16 => {
            let helper = format!("fpdsl_{}_to_{}_{mode}", carrier.name(), to.name());
            let narrow = half::narrower(helpers, to, mode);
            let odd = half::odd(helpers);
            helpers.function(
                &helper,
                "unsigned short",
                &format!("{} x", type_name(carrier)),
                |_| format!("return {narrow}({odd}(__{name}2float_rd(x), __{name}2float_ru(x)));"),
            );
            Expr::call(&helper, &[x])
        }
    }
}

/// Rounded in the mode, limited to the target's range, NaN to 0. The GPU's conversions limit to their own target; NaN they
/// send to 0 only from binary32 to 32 bits.
fn to_int(helpers: &mut Helpers, mode: Rounding, from: Format, to: ScalarType, x: &Expr) -> Expr {
    let (x, from) = match from {
        Format::F16 | Format::Bf16 => (half::widen(helpers, from, x), Format::F32),
        Format::F32 | Format::F64 => (x.clone(), from),
    };
    let (name, carrier) = carrier(to);
    let (source, c) = if from == Format::F64 {
        ("double", "double")
    } else {
        ("float", "float")
    };
    let convert = format!("__{source}2{name}_{mode}");
    let is_carrier = carrier.bytes() == to.bytes();
    if is_carrier && from == Format::F32 && carrier.bytes() == 4 {
        return Expr::call(&convert, &[&x]);
    }
    let helper = match mode {
        Rounding::TowardZero => format!("fpdsl_{}_to_{}", from.name(), to.name()),
        Rounding::NearestEven | Rounding::TowardPositive | Rounding::TowardNegative => {
            format!("fpdsl_{}_to_{}_{mode}", from.name(), to.name())
        }
    };
    helpers.function(&helper, type_name(to), &format!("{c} x"), |_| {
        if is_carrier {
            return format!("return x != x ? 0 : {convert}(x);");
        }
        let (min, max) = match to.kind() {
            Kind::Signed(width) => (-(1_i64 << (width - 1)), (1_i64 << (width - 1)) - 1),
            Kind::Bool | Kind::Unsigned(_) | Kind::Float(_) => (0, (1 << (8 * to.bytes())) - 1),
        };
        let low = if min < 0 {
            format!("n < {min} ? {min} : ")
        } else {
            String::new()
        };
        let nan = if from == Format::F64 { "x != x ? 0 : " } else { "" };
        format!(
            "const {} n = {nan}{convert}(x);\nreturn ({})({low}n > {max} ? {max} : n);",
            type_name(carrier),
            type_name(to)
        )
    });
    Expr::call(&helper, &[&x])
}
