//! Rounding to integral values: the functions of C's <math.h>, which NVRTC has built in and which are exact.

use fpdsl_runtime::format::Format;
use fpdsl_runtime::ir::Kind;
use fpdsl_runtime::lift::ScalarType;
use fpdsl_runtime::mode::Rounding;

use super::expr::Expr;
use super::half;
use super::helpers::Helpers;

/// Which integer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Integral {
    /// In a mode.
    In(Rounding),
    /// The nearest, ties away from zero.
    TiesAway,
}

impl Integral {
    /// The function for binary64; for binary32 an `f` follows.
    const fn function(self) -> &'static str {
        match self {
            Integral::In(Rounding::NearestEven) => "rint",
            Integral::In(Rounding::TowardZero) => "trunc",
            Integral::In(Rounding::TowardPositive) => "ceil",
            Integral::In(Rounding::TowardNegative) => "floor",
            Integral::TiesAway => "round",
        }
    }
}

/// The integer that `x` rounds to.
pub(super) fn rounded(helpers: &mut Helpers, to: Integral, ty: ScalarType, x: &Expr) -> Expr {
    let function = to.function();
    match ty.kind() {
        Kind::Float(Format::F64) => Expr::call(function, &[x]),
        Kind::Float(Format::F32) => Expr::call(&format!("{function}f"), &[x]),
        Kind::Float(format @ (Format::F16 | Format::Bf16)) => {
            let name = format!("fpdsl_{function}_{}", format.name());
            let widen = half::widener(helpers, format);
            // Exact: an integer between two numbers of the format is one.
            let narrow = half::narrower(helpers, format, Rounding::NearestEven);
            helpers.function(&name, "unsigned short", "unsigned short x", |_| {
                format!("return {narrow}({function}f({widen}(x)));")
            });
            Expr::call(&name, &[x])
        }
        Kind::Bool | Kind::Signed(_) | Kind::Unsigned(_) => x.clone(),
    }
}
