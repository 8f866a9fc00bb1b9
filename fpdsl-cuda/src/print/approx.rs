//! Operations that only binary32 has, in PTX: flushing, and the approximate forms.

use fpdsl_runtime::ir::Approximate;

use super::expr::Expr;
use super::half::ptx;
use super::helpers::Helpers;

/// A subnormal number as the zero of its sign: a product by one whose operands and result are flushed, one instruction.
pub(super) fn flush(helpers: &mut Helpers, x: &Expr) -> Expr {
    unary(helpers, "fpdsl_flush", "mul.rn.ftz.f32 %0, %1, 0f3f800000;");
    Expr::call("fpdsl_flush", &[x])
}

/// The approximate form of an operation.
pub(super) fn call(helpers: &mut Helpers, operation: Approximate, args: &[&Expr]) -> Expr {
    let name = match operation {
        Approximate::Div => return Expr::call("__fdividef", args),
        Approximate::Sqrt => "sqrt",
        Approximate::Rcp => "rcp",
        Approximate::Rsqrt => "rsqrt",
    };
    let function = format!("fpdsl_approx_{name}");
    unary(helpers, &function, &format!("{name}.approx.f32 %0, %1;"));
    Expr::call(&function, args)
}

fn unary(helpers: &mut Helpers, name: &str, instruction: &str) {
    let body = format!("float y;\nasm(\"{instruction}\" : \"=f\"(y) : \"f\"(x));\nreturn y;");
    ptx(helpers, name, "float", "float x", &body);
}
