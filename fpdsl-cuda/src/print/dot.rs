//! `x * y + z * w` with one rounding, as `fpdsl_runtime::derived::dot2` has it, where the derivation stands.

use fpdsl_runtime::format::Format;
use fpdsl_runtime::mode::Rounding;

use super::expr::{Expr, Rounded};
use super::half::{self, narrower, widener};
use super::helpers::Helpers;

/// The operation in a format and mode.
pub(super) fn dot2(helpers: &mut Helpers, mode: Rounding, format: Format, args: &[&Expr]) -> Expr {
    let name = format!("fpdsl_dot2_{}_{mode}", format.name());
    let c = match format {
        Format::F16 | Format::Bf16 => "unsigned short",
        Format::F32 => "float",
        Format::F64 => "double",
    };
    let params = ["x", "y", "z", "w"].map(|name| format!("{c} {name}")).join(", ");
    helpers.function(&name, c, &params, |helpers| match format {
        Format::F16 => in_binary32(helpers, mode),
        Format::Bf16 | Format::F32 => in_binary64(helpers, mode, format),
        Format::F64 => split(helpers, mode),
    });
    Expr::call(&name, args)
}

/// Exact products, and a sum that the narrower format rounds as if it were exact.
fn in_binary32(helpers: &mut Helpers, mode: Rounding) -> String {
    let (widen, narrow) = (
        widener(helpers, Format::F16),
        narrower(helpers, Format::F16, mode),
    );
    let sum = match mode {
        Rounding::NearestEven => format!("{}(__fadd_rd(p, q), __fadd_ru(p, q))", half::odd(helpers)),
        other => format!("{}(p, q)", Rounded::Add.intrinsic(false, other)),
    };
    format!(
        "const float p = __fmul_rn({widen}(x), {widen}(y)), q = __fmul_rn({widen}(z), {widen}(w));\n\
         return {narrow}({sum});"
    )
}

fn in_binary64(helpers: &mut Helpers, mode: Rounding, format: Format) -> String {
    let sum = match mode {
        Rounding::NearestEven => format!("{}(p, q)", sum_to_odd(helpers)),
        other => format!("{}(p, q)", Rounded::Add.intrinsic(true, other)),
    };
    let (widen, result) = match (format, mode) {
        (Format::Bf16, Rounding::NearestEven) => (
            widener(helpers, format),
            format!(
                "{}({}(__double2float_rd(s), __double2float_ru(s)))",
                narrower(helpers, format, mode),
                half::odd(helpers)
            ),
        ),
        (Format::Bf16, other) => (
            widener(helpers, format),
            format!("{}(__double2float_{other}(s))", narrower(helpers, format, other)),
        ),
        (_, other) => (String::new(), format!("__double2float_{other}(s)")),
    };
    format!(
        "const double p = __dmul_rn({widen}(x), {widen}(y)), q = __dmul_rn({widen}(z), {widen}(w));\n\
         const double s = {sum};\n\
         return {result};"
    )
}

/// `x + y`, rounded to odd in binary64.
fn sum_to_odd(helpers: &mut Helpers) -> &'static str {
    helpers.function("fpdsl_add_odd", "double", "double x, double y", |_| {
        "const double down = __dadd_rd(x, y), up = __dadd_ru(x, y);\n\
         return down == up ? up : (unsigned long long)__double_as_longlong(down) & 1ull ? down : up;"
            .to_owned()
    });
    "fpdsl_add_odd"
}

/// binary64, whose products have 106 bits.
fn split(helpers: &mut Helpers, mode: Rounding) -> String {
    let odd = sum_to_odd(helpers);
    helpers.function(
        "fpdsl_two_sum",
        "double",
        "double x, double y, double &error",
        |_| {
            "const double s = __dadd_rn(x, y), t = __dsub_rn(s, x);\n\
         error = __dadd_rn(__dsub_rn(x, __dsub_rn(s, t)), __dsub_rn(y, t));\n\
         return s;"
                .to_owned()
        },
    );
    helpers.function("fpdsl_power", "double", "int e", |_| {
        "return __longlong_as_double((long long)(e + 1023) << 52);".to_owned()
    });
    helpers.function("fpdsl_exponent", "int", "double x", |_| {
        "return (int)((__double_as_longlong(x) >> 52) & 0x7ffll) - 1023;".to_owned()
    });
    helpers.function("fpdsl_significand", "double", "double x, int &e", |_| {
        "const double scaled = __dmul_rn(x, 9007199254740992.0); // 2^53\n\
         if (x == 0.0 || !(fabs(x) <= 1.7976931348623157e308)) {\n    \
             e = x == 0.0 ? -4092 : 0;\n    \
             return x;\n\
         }\n\
         const bool small = fabs(x) < 2.2250738585072014e-308;\n\
         const double normal = small ? scaled : x;\n\
         const int exponent = fpdsl_exponent(normal);\n\
         e = small ? exponent - 53 : exponent;\n\
         return __longlong_as_double((__double_as_longlong(normal) & (long long)0x800fffffffffffffull) | 0x3ff0000000000000ll);"
            .to_owned()
    });
    helpers.function("fpdsl_with_sign", "double", "double x, double sign", |_| {
        "return __longlong_as_double((__double_as_longlong(x) & 0x7fffffffffffffffll) | \
         (__double_as_longlong(sign) & (long long)0x8000000000000000ull));"
            .to_owned()
    });
    let (add, mul) = (
        Rounded::Add.intrinsic(true, mode),
        Rounded::Mul.intrinsic(true, mode),
    );
    format!(
        "int ex, ey, ez, ew;\n\
         x = fpdsl_significand(x, ex), y = fpdsl_significand(y, ey);\n\
         z = fpdsl_significand(z, ez), w = fpdsl_significand(w, ew);\n\
         const int ep = ex + ey, eq = ez + ew;\n\
         int e = ep > eq ? ep : eq;\n\
         const double fp = fpdsl_power(ep - e > -120 ? ep - e : -120), fq = fpdsl_power(eq - e > -120 ? eq - e : -120);\n\
         double p = __dmul_rn(x, y), q = __dmul_rn(z, w);\n\
         const double pe = __dmul_rn(__fma_rn(x, y, -p), fp), qe = __dmul_rn(__fma_rn(z, w, -q), fq);\n\
         p = __dmul_rn(p, fp), q = __dmul_rn(q, fq);\n\
         double sl, tl, vl, r, u, t, cl;\n\
         const double s = fpdsl_two_sum(p, q, sl);\n\
         t = fpdsl_two_sum(pe, qe, tl);\n\
         const double v = fpdsl_two_sum(sl, t, vl);\n\
         const double h = fpdsl_two_sum(s, v, r);\n\
         u = fpdsl_two_sum(vl, tl, t);\n\
         r = fpdsl_two_sum(r, u, u);\n\
         const double rest = {odd}(r, {odd}(u, t));\n\
         const double about = __dadd_rn(h, rest);\n\
         if (!(fabs(about) > 0.0)) return {add}(p, q); // zero, infinite or NaN\n\
         e = e > -1082 ? e : -1082;\n\
         e = e < 1140 ? e : 1140;\n\
         const bool tiny = fpdsl_exponent(about) + e < -1022;\n\
         const double raised = tiny ? fpdsl_with_sign(fpdsl_power(-1022 - e), about) : 0.0;\n\
         const double c = fpdsl_two_sum(raised, h, cl);\n\
         const double rounded = __dsub_rn({add}(c, {odd}(cl, rest)), raised);\n\
         return {mul}(__dmul_rn(fpdsl_with_sign(rounded, about), fpdsl_power(e >> 1)), fpdsl_power(e - (e >> 1)));"
    )
}
