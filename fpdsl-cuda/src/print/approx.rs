//! Operations that only binary32 has, in PTX: flushing, and the approximate forms.

use fpdsl_runtime::ir::{Approximate, Elementary};

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

/// An approximate form of an elementary function.
pub(super) enum Function {
    /// One of CUDA's intrinsics.
    Intrinsic(&'static str),
    /// An instruction.
    Instruction(&'static str),
}

/// The GPU's own form of a function, if that is what it is.
pub(super) fn function(function: Elementary) -> Option<Function> {
    use Function::{Instruction, Intrinsic};
    Some(match function {
        Elementary::ApproxExp => Intrinsic("__expf"),
        Elementary::ApproxExp2 => Instruction("ex2"),
        Elementary::ApproxExp10 => Intrinsic("__exp10f"),
        Elementary::ApproxLn => Intrinsic("__logf"),
        Elementary::ApproxLog2 => Intrinsic("__log2f"),
        Elementary::ApproxLog10 => Intrinsic("__log10f"),
        Elementary::ApproxSin => Intrinsic("__sinf"),
        Elementary::ApproxCos => Intrinsic("__cosf"),
        Elementary::ApproxTan => Intrinsic("__tanf"),
        Elementary::ApproxTanh => Instruction("tanh"),
        Elementary::ApproxPowf => Intrinsic("__powf"),
        _ => return None,
    })
}

impl Function {
    /// The call.
    pub(super) fn call(&self, helpers: &mut Helpers, args: &[&Expr]) -> Expr {
        match self {
            Function::Intrinsic(name) => Expr::call(name, args),
            Function::Instruction(name) => {
                let function = format!("fpdsl_approx_{name}");
                unary(helpers, &function, &format!("{name}.approx.f32 %0, %1;"));
                Expr::call(&function, args)
            }
        }
    }
}

/// Returns true on GPUs with few units for `double`.
pub(super) fn slow_doubles(helpers: &mut Helpers) -> Expr {
    helpers.need("FPDSL_SLOW_DOUBLES", |_| SLOW_DOUBLES.to_owned());
    Expr::atom("FPDSL_SLOW_DOUBLES".to_owned())
}

/// Those that compute at least a third as many results of `double` as of `float` (CUDA C++ Programming Guide, "Throughput of Native
/// Arithmetic Instructions"). The others compute 1 while they compute 32 or 64.
const SLOW_DOUBLES: &str = "\
// GPUs with few units for double run other forms of some functions, which have the same results.
#ifndef FPDSL_SLOW_DOUBLES
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ == 600 || __CUDA_ARCH__ == 700 || __CUDA_ARCH__ == 720 || \\
    __CUDA_ARCH__ == 800 || __CUDA_ARCH__ == 900 || __CUDA_ARCH__ == 1000
#define FPDSL_SLOW_DOUBLES 0
#else
#define FPDSL_SLOW_DOUBLES 1
#endif
#endif
";

fn unary(helpers: &mut Helpers, name: &str, instruction: &str) {
    let body = format!("float y;\nasm(\"{instruction}\" : \"=f\"(y) : \"f\"(x));\nreturn y;");
    ptx(helpers, name, "float", "float x", &body);
}
