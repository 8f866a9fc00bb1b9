//! The functions that are part of the language, and what to say about those that are not.

use crate::ast::{Builtin, Domain, ScalarType, Shape};
use crate::diag::closest;
use Domain::{Float, Number, Signed, Single};
use Shape::{FromBits, Pair, Same, Scaled, To, ToBits, WithInt};

/// An operation without a mode: exact, or rounded in one way only.
const fn exact(name: &'static str, arity: usize, domain: Domain, shape: Shape) -> Builtin {
    let rounds = false;
    Builtin {
        name,
        arity,
        rounds,
        domain,
        shape,
    }
}

/// An operation on floats that rounds in the mode in force.
const fn rounded(name: &'static str, arity: usize, shape: Shape) -> Builtin {
    let (rounds, domain) = (true, Float);
    Builtin {
        name,
        arity,
        rounds,
        domain,
        shape,
    }
}

const BOOL: Shape = To(ScalarType::Bool);
const I32: Shape = To(ScalarType::I32);

/// Every built-in. The names are those of `fpdsl_runtime::ops`.
pub static BUILTINS: [Builtin; 53] = [
    rounded("sqrt", 1, Same),
    rounded("mul_add", 3, Same),
    exact("abs", 1, Signed, Same),
    rounded("recip", 1, Same),
    rounded("rsqrt", 1, Same),
    exact("min", 2, Number, Same),
    exact("max", 2, Number, Same),
    exact("minimum", 2, Float, Same),
    exact("maximum", 2, Float, Same),
    exact("clamp", 3, Number, Same),
    exact("saturate", 1, Float, Same),
    exact("ieee_remainder", 2, Float, Same),
    exact("remquo", 2, Float, WithInt),
    exact("floor", 1, Float, Same),
    exact("ceil", 1, Float, Same),
    exact("trunc", 1, Float, Same),
    exact("round", 1, Float, Same),
    exact("round_ties_even", 1, Float, Same),
    rounded("rint", 1, Same),
    rounded("to_i8", 1, To(ScalarType::I8)),
    rounded("to_i16", 1, To(ScalarType::I16)),
    rounded("to_i32", 1, To(ScalarType::I32)),
    rounded("to_i64", 1, To(ScalarType::I64)),
    rounded("to_u8", 1, To(ScalarType::U8)),
    rounded("to_u16", 1, To(ScalarType::U16)),
    rounded("to_u32", 1, To(ScalarType::U32)),
    rounded("to_u64", 1, To(ScalarType::U64)),
    rounded("to_usize", 1, To(ScalarType::Usize)),
    rounded("scalbn", 2, Scaled),
    rounded("ldexp", 2, Scaled),
    exact("ilogb", 1, Float, I32),
    exact("logb", 1, Float, Same),
    exact("frexp", 1, Float, WithInt),
    exact("modf", 1, Float, Pair),
    exact("next_up", 1, Float, Same),
    exact("next_down", 1, Float, Same),
    exact("ulp", 1, Float, Same),
    exact("copysign", 2, Float, Same),
    exact("total_cmp", 2, Float, I32),
    exact("is_nan", 1, Float, BOOL),
    exact("is_infinite", 1, Float, BOOL),
    exact("is_finite", 1, Float, BOOL),
    exact("is_normal", 1, Float, BOOL),
    exact("is_subnormal", 1, Float, BOOL),
    exact("is_zero", 1, Float, BOOL),
    exact("is_sign_negative", 1, Float, BOOL),
    exact("is_sign_positive", 1, Float, BOOL),
    exact("approx_div", 2, Single, Same),
    exact("approx_sqrt", 1, Single, Same),
    exact("approx_rcp", 1, Single, Same),
    exact("approx_rsqrt", 1, Single, Same),
    exact("to_bits", 1, Float, ToBits),
    exact("from_bits", 1, Float, FromBits),
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
        return format!("`{name}` is not supported yet: write it with the operations that there are");
    }
    match closest(name, BUILTINS.iter().map(|builtin| builtin.name)) {
        Some(meant) => format!("unknown method `{name}`: did you mean `{meant}`?"),
        None => format!(
            "unknown method `{name}`: the documentation of `fp` lists the methods; call other `#[fp]` functions as `{name}(x)`"
        ),
    }
}

/// Whether there is more to say of a name than that it is unknown.
pub fn is_advised(name: &str) -> bool {
    advice(name).is_some()
        && ![
            "add", "sub", "mul", "div", "rem", "neg", "not", "exp", "ln", "len", "pow", "powi",
        ]
        .contains(&name)
}

/// Whether there is something to say of a name.
pub fn has_advice(name: &str) -> bool {
    advice(name).is_some()
}

/// Operations that the language may get.
const NOT_YET: [&str; 6] = [
    "fract",
    "signum",
    "hypot",
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
        "to_f16" | "to_bf16" | "to_f32" | "to_f64" => "write a cast, as in `x as f64`",
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

#[cfg(test)]
mod tests {
    use super::*;

    /// What rust-analyzer completes is what the language has, but for the two that Rust's own types have alike.
    #[test]
    fn the_editor_knows_every_built_in() {
        let vocabulary = include_str!("../../../src/editor.rs");
        let missing: Vec<&str> = BUILTINS
            .iter()
            .map(|builtin| builtin.name)
            .filter(|name| !["to_bits", "from_bits"].contains(name))
            .filter(|name| !vocabulary.contains(&format!("    fn {name}(self")))
            .collect();
        assert!(missing.is_empty(), "src/editor.rs lacks {missing:?}");
    }
}
