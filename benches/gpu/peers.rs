//! The elementary functions that CUDA has too, and kernels by hand that call CUDA's.

use std::fmt::Write;

/// Hands the functions to a macro: ours, the format, CUDA's, and the ranges of the arguments.
macro_rules! peers {
    ($callback:ident) => {
        $callback! {
            exp f32 "expf" [(-20.0, 20.0)];
            exp2 f32 "exp2f" [(-20.0, 20.0)];
            ln f32 "logf" [(0.01, 100.0)];
            log2 f32 "log2f" [(0.01, 100.0)];
            sin f32 "sinf" [(-100.0, 100.0)];
            cos f32 "cosf" [(-100.0, 100.0)];
            tan f32 "tanf" [(-100.0, 100.0)];
            atan f32 "atanf" [(-8.0, 8.0)];
            tanh f32 "tanhf" [(-4.0, 4.0)];
            cbrt f32 "cbrtf" [(-8.0, 8.0)];
            erf f32 "erff" [(-4.0, 4.0)];
            powf f32 "powf" [(0.01, 8.0) (-20.0, 20.0)];
            exp f64 "exp" [(-20.0, 20.0)];
            exp2 f64 "exp2" [(-20.0, 20.0)];
            ln f64 "log" [(0.01, 100.0)];
            log2 f64 "log2" [(0.01, 100.0)];
            sin f64 "sin" [(-100.0, 100.0)];
            cos f64 "cos" [(-100.0, 100.0)];
            tan f64 "tan" [(-100.0, 100.0)];
            atan f64 "atan" [(-8.0, 8.0)];
            tanh f64 "tanh" [(-4.0, 4.0)];
            cbrt f64 "cbrt" [(-8.0, 8.0)];
            erf f64 "erf" [(-4.0, 4.0)];
            powf f64 "pow" [(0.01, 8.0) (-20.0, 20.0)];
        }
    };
}
pub(crate) use peers;

/// The kernel `NAME_by_hand`: the function of one or two arrays, as somebody would write it.
pub fn source(function: &str, native: &str, arguments: usize) -> String {
    let ty = if native == "f32" { "float" } else { "double" };
    let (mut params, mut operands) = (String::new(), Vec::new());
    for k in 0..arguments {
        // Never fails: it is a `String`.
        let _ = write!(params, ", const {ty}* __restrict__ x{k}");
        operands.push(format!("x{k}[i]"));
    }
    format!(
        "extern \"C\" __global__ void {function}_by_hand({ty}* __restrict__ out, unsigned long long n{params})\n{{\n    \
         unsigned long long i = (unsigned long long)blockIdx.x * blockDim.x + threadIdx.x;\n    \
         if (i < n) out[i] = {function}({});\n}}\n",
        operands.join(", ")
    )
}
