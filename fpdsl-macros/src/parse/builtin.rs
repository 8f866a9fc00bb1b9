//! The functions that are part of the language, and what to say about those that are not.

use crate::ast::{Builtin, Shape};
use crate::diag::{closest, list};

const fn builtin(name: &'static str, arity: usize, rounds: bool, shape: Shape) -> Builtin {
    Builtin {
        name,
        arity,
        rounds,
        shape,
    }
}

/// Every built-in. The names are those of `fpdsl_runtime::ops`.
pub static BUILTINS: [Builtin; 8] = [
    builtin("sqrt", 1, true, Shape::Same),
    builtin("mul_add", 3, true, Shape::Same),
    builtin("abs", 1, false, Shape::Same),
    builtin("recip", 1, true, Shape::Same),
    builtin("min", 2, false, Shape::Same),
    builtin("max", 2, false, Shape::Same),
    builtin("to_bits", 1, false, Shape::ToBits),
    builtin("from_bits", 1, false, Shape::FromBits),
];

pub fn find(name: &str) -> Option<&'static Builtin> {
    BUILTINS.iter().find(|builtin| builtin.name == name)
}

/// The message for a method or associated function that is not built in.
pub fn unknown(name: &str) -> String {
    if let Some(advice) = advice(name) {
        return format!("`{name}` is not supported: {advice}");
    }
    if NOT_YET.contains(&name) {
        return format!("`{name}` is not supported yet: {}", offer());
    }
    match closest(name, BUILTINS.iter().map(|builtin| builtin.name)) {
        Some(meant) => format!("unknown method `{name}`: did you mean `{meant}`?"),
        None => format!(
            "unknown method `{name}`: {}; call other `#[fp]` functions as `{name}(x)`",
            offer()
        ),
    }
}

fn offer() -> String {
    format!(
        "the methods are {}",
        list(BUILTINS.iter().map(|builtin| builtin.name))
    )
}

/// Operations that the language will have.
const NOT_YET: [&str; 34] = [
    "floor",
    "ceil",
    "trunc",
    "round",
    "round_ties_even",
    "fract",
    "clamp",
    "copysign",
    "signum",
    "hypot",
    "is_nan",
    "is_finite",
    "is_infinite",
    "is_normal",
    "is_subnormal",
    "is_sign_negative",
    "is_sign_positive",
    "next_up",
    "next_down",
    "total_cmp",
    "minimum",
    "maximum",
    "rsqrt",
    "ldexp",
    "scalbn",
    "to_i32",
    "to_i64",
    "to_u32",
    "to_u64",
    "to_f32",
    "to_f64",
    "count_ones",
    "leading_zeros",
    "trailing_zeros",
];

fn advice(name: &str) -> Option<&'static str> {
    Some(match name {
        "sin" | "cos" | "tan" | "asin" | "acos" | "atan" | "atan2" | "sinh" | "cosh" | "tanh" | "exp"
        | "exp2" | "exp_m1" | "ln" | "ln_1p" | "log" | "log2" | "log10" | "powf" | "cbrt" => {
            "elementary functions differ between libraries and devices; write its polynomial in an `#[fp]` function"
        }
        "powi" | "pow" => "write the products, as in `x * x * x`, so that their order is in the source",
        "clone" | "to_owned" | "copied" | "cloned" => "values are copied, use the value itself",
        "into" | "from" | "try_into" | "try_from" => "write a cast, as in `x as f64`",
        "iter" | "into_iter" | "iter_mut" | "map" | "fold" | "sum" | "zip" | "windows" | "chunks"
        | "for_each" => "write a loop, as in `for i in 0..N { s += a[i]; }`",
        "len" => "the length of an array is the constant in its type, write that",
        "unwrap" | "expect" | "ok" | "unwrap_or" => {
            "nothing here is an `Option` or a `Result`, use the value itself"
        }
        "wrapping_add" | "overflowing_add" => "integers wrap here, write `+`",
        "wrapping_sub" | "overflowing_sub" => "integers wrap here, write `-`",
        "wrapping_mul" | "overflowing_mul" => "integers wrap here, write `*`",
        "wrapping_neg" => "integers wrap here, write `-x`",
        "wrapping_shl" => "shifts wrap here, write `<<`",
        "wrapping_shr" => "shifts wrap here, write `>>`",
        "checked_add" | "checked_sub" | "checked_mul" | "saturating_add" | "saturating_sub"
        | "saturating_mul" => "integers wrap here, compare before the operation",
        "add" | "sub" | "mul" | "div" | "rem" | "neg" | "not" => "write the operator",
        _ => return None,
    })
}
