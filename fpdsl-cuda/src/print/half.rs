//! binary16 and bfloat16, held as encodings and computed in binary32.
//!
//! PTX has arithmetic on them to nearest only, so each operation is done in binary32 and then narrowed in the mode.
//! That rounds twice to the right result: a directed rounding of a result already rounded in that direction is the
//! same as one rounding; and to nearest, binary32 has more than twice the precision and two bits, so that a result
//! of `+ - * /` or a square root cannot land on a tie by its first rounding (Figueroa 1995, When is double rounding
//! innocuous). A fused multiply-add can; its first rounding is to odd, which a second one cannot mistake.

use fpdsl_runtime::format::Format;
use fpdsl_runtime::mode::Rounding;

use super::expr::{Binding, Exact, Expr, Rounded};
use super::helpers::Helpers;

/// The C++ type that holds an encoding.
const BITS: &str = "unsigned short";

/// `x` in binary32, exact.
pub(super) fn widen(helpers: &mut Helpers, format: Format, x: &Expr) -> Expr {
    Expr::call(&widener(helpers, format), &[x])
}

pub(super) fn widener(helpers: &mut Helpers, format: Format) -> String {
    let name = format!("fpdsl_{}_to_f32", format.name());
    let params = "unsigned short x";
    if format == Format::Bf16 {
        helpers.function(&name, "float", params, |_| {
            "return __uint_as_float((unsigned int)x << 16);".to_owned()
        });
    } else {
        ptx(
            helpers,
            &name,
            "float",
            params,
            "float y;\nasm(\"cvt.f32.f16 %0, %1;\" : \"=f\"(y) : \"h\"(x));\nreturn y;",
        );
    }
    name
}

/// A helper in PTX. Whoever runs the text elsewhere than on a GPU brings its own.
pub(super) fn ptx(helpers: &mut Helpers, name: &str, result: &str, params: &str, body: &str) {
    helpers.need(name, |_| {
        let mut alone = Helpers::default();
        alone.function(name, result, params, |_| body.to_owned());
        format!("#ifdef __CUDACC__\n{}\n#endif\n", alone.text().trim_end())
    });
}

/// The function that rounds binary32 to `format`.
pub(super) fn narrower(helpers: &mut Helpers, format: Format, mode: Rounding) -> String {
    let name = format!("fpdsl_f32_to_{}_{mode}", format.name());
    if format == Format::Bf16 {
        helpers.function(&name, BITS, "float x", |_| {
            // The addition to the lower half carries into the upper, which is the result, if it rounds up; a carry
            // out of the significand is the next power of two or infinity.
            let rounded = match mode {
                Rounding::NearestEven => "bits + 0x7fffu + ((bits >> 16) & 1u)",
                Rounding::TowardZero => "bits",
                Rounding::TowardPositive => "bits + (bits >> 31 ? 0u : 0xffffu)",
                Rounding::TowardNegative => "bits + (bits >> 31 ? 0xffffu : 0u)",
            };
            format!(
                "const unsigned int bits = __float_as_uint(x);\n\
                 return x != x ? 0x7fc0 : (unsigned short)(({rounded}) >> 16);"
            )
        });
        return name;
    }
    let suffix = match mode {
        Rounding::NearestEven => "rn",
        Rounding::TowardZero => "rz",
        Rounding::TowardPositive => "rp",
        Rounding::TowardNegative => "rm",
    };
    let body = format!(
        "unsigned short y;\nasm(\"cvt.{suffix}.f16.f32 %0, %1;\" : \"=h\"(y) : \"f\"(x));\nreturn y;"
    );
    ptx(helpers, &name, BITS, "float x", &body);
    name
}

/// Rounding to odd, from the two directed roundings of one exact value: itself if binary32 has it, otherwise that
/// neighbour whose last bit is set.
pub(super) fn odd(helpers: &mut Helpers) -> &'static str {
    helpers.function("fpdsl_odd", "float", "float down, float up", |_| {
        "return down == up ? up : __float_as_uint(down) & 1u ? down : up;".to_owned()
    });
    "fpdsl_odd"
}

/// Operations that round.
pub(super) fn rounded(
    helpers: &mut Helpers,
    op: Rounded,
    mode: Rounding,
    format: Format,
    args: &[&Expr],
) -> Expr {
    let name = format!("fpdsl_{}_{}_{mode}", op.name(), format.name());
    let widen = widener(helpers, format);
    let narrow = narrower(helpers, format, mode);
    let wide: Vec<String> = ["x", "y", "z"]
        .iter()
        .take(args.len())
        .map(|x| format!("{widen}({x})"))
        .collect();
    let wide = wide.join(", ");
    let params: Vec<String> = ["x", "y", "z"]
        .iter()
        .take(args.len())
        .map(|x| format!("unsigned short {x}"))
        .collect();
    let to_odd = match (op, mode) {
        (Rounded::Fma, Rounding::NearestEven) => Some(odd(helpers)),
        (
            _,
            Rounding::NearestEven
            | Rounding::TowardZero
            | Rounding::TowardPositive
            | Rounding::TowardNegative,
        ) => None,
    };
    helpers.function(&name, BITS, &params.join(", "), |_| match to_odd {
        Some(odd) => {
            let (down, up) = (
                op.intrinsic(false, Rounding::TowardNegative),
                op.intrinsic(false, Rounding::TowardPositive),
            );
            format!("return {narrow}({odd}({down}({wide}), {up}({wide})));")
        }
        None => format!("return {narrow}({}({wide}));", op.intrinsic(false, mode)),
    });
    Expr::call(&name, args)
}

/// Exact operations.
pub(super) fn exact(helpers: &mut Helpers, op: Exact, format: Format, args: &[&Expr]) -> Expr {
    let name = format!("fpdsl_{}_{}", op.name(), format.name());
    match op {
        Exact::Neg => {
            let value = format!("(unsigned short)({} ^ 0x8000)", args[0].at(Binding::Prefix));
            return Expr::new(value, Binding::Prefix);
        }
        Exact::Abs => {
            let value = format!("(unsigned short)({} & 0x7fff)", args[0].at(Binding::Prefix));
            return Expr::new(value, Binding::Prefix);
        }
        Exact::Rem | Exact::Min | Exact::Max => {}
    }
    let widen = widener(helpers, format);
    helpers.function(&name, BITS, "unsigned short x, unsigned short y", |helpers| {
        let (symbol, sign) = match op {
            Exact::Max => (">", "&"),
            Exact::Min | Exact::Neg | Exact::Abs => ("<", "|"),
            Exact::Rem => {
                let narrow = narrower(helpers, format, Rounding::NearestEven);
                return format!("return {narrow}(fmodf({widen}(x), {widen}(y)));");
            }
        };
        format!(
            "const float u = {widen}(x), v = {widen}(y);\n\
             if (u {symbol} v || v != v) return x;\n\
             if (v {symbol} u || u != u) return y;\n\
             return x {sign} y; // equal, or zeros of different signs"
        )
    });
    Expr::call(&name, args)
}
