//! The functions that are part of the language, and advice on those that are not.

use fpdsl_ops::Storage;

use crate::ast::{Builtin, Domain, Operation, ScalarType};
use crate::diag::closest;

/// The operations and functions that a body calls by name.
fn all() -> impl Iterator<Item = &'static Builtin> {
    let all = Builtin::ALL.iter().chain(Builtin::ELEMENTARY);
    all.filter(|row| row.is_called())
}

pub fn find(name: &str) -> Option<&'static Builtin> {
    all().find(|builtin| builtin.name == name)
}

/// The message for a method or associated function that is not built in.
pub fn unknown(name: &str) -> String {
    if let Some(advice) = advice(name) {
        return format!("`{name}` is not supported: {advice}");
    }
    match closest(name, all().map(|builtin| builtin.name)) {
        Some(meant) => format!("unknown method `{name}`: did you mean `{meant}`?"),
        None => format!(
            "unknown method `{name}`: the documentation of `fp` lists the methods; call other `#[fp]` functions as `{name}(x)`"
        ),
    }
}

/// The message for a built-in that a scalar type does not have.
pub fn refused(builtin: &Builtin, scalar: ScalarType) -> String {
    let (name, method) = (scalar.name(), builtin.name);
    let advice = match builtin.domain {
        Domain::Signed | Domain::SignedInt if scalar.is_int() => match method {
            "is_negative" | "is_positive" => "it has no sign, compare with 0",
            "signum" => "it is never negative, write `x.min(1)`",
            _ => "it is never negative, drop it",
        },
        Domain::UnsignedInt if scalar.is_int() => {
            let unsigned = scalar.unsigned().map_or("u64", ScalarType::name);
            return format!("`{name}` has no `{method}`: write `as {unsigned}` before it");
        }
        Domain::Int | Domain::SignedInt | Domain::UnsignedInt if scalar.is_float() => of_integers(method),
        Domain::Int | Domain::UnsignedInt => "write `as u32` before it",
        Domain::SignedInt => "write `as i32` before it",
        Domain::Single => "write `as f32` before it",
        Domain::Any | Domain::Number | Domain::Signed | Domain::Float | Domain::Bits => {
            "write `as f64` before it"
        }
    };
    format!("`{name}` has no `{method}`: {advice}")
}

/// Advice for a float on a method of integers.
fn of_integers(method: &str) -> &'static str {
    match method {
        "pow" | "saturating_pow" => {
            "write the products, as in `x * x * x`, so that their order is in the source"
        }
        "abs_diff" => "write `(x - y).abs()`",
        "midpoint" => "write `0.5 * (x + y)`",
        "isqrt" => "write `sqrt`",
        "ilog2" => "write `ilogb`",
        "ilog10" => "write `x.log10().floor()`",
        "ilog" => "only integers have it",
        "saturating_abs" => "write `abs`",
        "is_negative" => "write `is_sign_negative`, or compare with 0",
        "is_positive" => "write `is_sign_positive`, or compare with 0",
        "div_euclid" => "it rounds twice, write the quotient and `floor` or `ceil`",
        "rem_euclid" => "it rounds, write `%` and add `y.abs()` where that is negative",
        "div_ceil" => "write `(x / y).ceil()`",
        "mul_hi" | "unsigned_abs" => "only integers have it",
        _ if method.starts_with("wrapping_") || method.starts_with("saturating_") => {
            "floats do not wrap, write the operator"
        }
        _ => "write `x.to_bits()` for its encoding",
    }
}

/// Returns true for what rounds in `mode = "sr"`, beside the operators.
pub fn is_stochastic(builtin: &Builtin) -> bool {
    builtin.operation.is_some_and(Operation::is_stochastic)
}

/// Returns true for the names of conversions to storage formats, `to_e4m3` or `to_e4m3_or_nan`.
pub fn is_to_storage(name: &str) -> bool {
    let Some(name) = name.strip_prefix("to_") else {
        return false;
    };
    Storage::ALL.iter().any(|format| {
        let rest = name.strip_prefix(format.name());
        rest == Some("") || format.overflow_name().is_some_and(|end| rest == Some(end))
    })
}

/// Returns true if a message can say more about a name than that it is unknown.
pub fn is_advised(name: &str) -> bool {
    advice(name).is_some()
        && ![
            "add",
            "sub",
            "mul",
            "div",
            "rem",
            "neg",
            "not",
            "len",
            "exact_dot",
            // Storage formats have it.
            "to_f32",
        ]
        .contains(&name)
}

/// Returns true if there is advice on a name.
pub fn has_advice(name: &str) -> bool {
    advice(name).is_some()
}

fn advice(name: &str) -> Option<&'static str> {
    Some(match name {
        "log" => "write `x.ln()`, `x.log2()` or `x.log10()`, or divide by the logarithm of the base",
        "fract" => "write `x - x.trunc()`, which is exact",
        "expm1" => "write `exp_m1`",
        "log1p" | "logp1" => "write `ln_1p`",
        "pown" => "write `powi`",
        "tgamma" => "write `gamma`",
        "lgamma" => "write `ln_gamma`",
        "to_f16" | "to_bf16" | "to_f32" | "to_f64" => "write a cast, as in `x as f64`",
        "clone" | "to_owned" | "copied" | "cloned" => "values are copied, use the value itself",
        "from" => "write a cast, as in `x as T`",
        "into" => {
            "write `T::from(x)` with the type's name, as in `f64::from(x)`, or a cast, as in `x as f64`"
        }
        "try_into" | "try_from" => "write a cast, as in `x as i32`, and compare before it",
        "iter" | "into_iter" | "iter_mut" | "map" | "fold" | "sum" | "zip" | "windows" | "chunks"
        | "for_each" => {
            "write a loop, as in `for x in a { s += x; }` or `for i in 0..a.len() { b[i] = a[i]; }`"
        }
        "exact_dot" => "only arrays of floats have it, as in `[x, z].exact_dot([y, w])`",
        "len" => "arrays and slices have it",
        "unwrap" | "expect" | "ok" | "unwrap_or" => "no `Option` here, use the value itself",
        "wrapping_abs" => "integers wrap here, write `abs`",
        "wrapping_div" => "integers wrap here, write `/`",
        "wrapping_div_euclid" => "integers wrap here, write `div_euclid`",
        "wrapping_pow" => "integers wrap here, write `pow`",
        "wrapping_rem" => "integers wrap here, write `%`",
        "wrapping_rem_euclid" => "integers wrap here, write `rem_euclid`",
        "widening_mul" | "carrying_mul" | "carrying_mul_add" => {
            "write `x * y` for the low half of the product and `x.mul_hi(y)` for the high half"
        }
        "carrying_add" | "borrowing_sub" => {
            "there is no carry; integers wrap, compare the result, as in `x + y < x`"
        }
        "next_multiple_of" => "write `x.div_ceil(y) * y`",
        "to_be" | "to_le" | "from_be" | "from_le" => "write `swap_bytes` if the bytes are in the other order",
        "cast_signed" | "cast_unsigned" => "write a cast, as in `x as i32`",
        "unbounded_shl" | "unbounded_shr" => {
            "shifts are modulo the width here, compare the distance with the width"
        }
        "to_e2m3_or_nan" | "to_e3m2_or_nan" | "to_e2m1_or_nan" | "to_e2m3_or_inf" | "to_e3m2_or_inf"
        | "to_e2m1_or_inf" => {
            "the format has neither NaN nor infinities, write it without what begins with `_or`"
        }
        "to_e4m3_or_inf" | "to_ue8m0_or_inf" => "the format has no infinities, write `_or_nan`",
        "to_e5m2_or_nan" | "to_tf32_or_nan" => "what is too large becomes an infinity, write `_or_inf`",
        _ if name.starts_with("checked_") => {
            "there is no `Option`; write the operation, which wraps, and compare before it"
        }
        _ if name.starts_with("overflowing_") => {
            "integers wrap here, write the operation, and compare for the overflow, as in `x + y < x`"
        }
        "add" | "sub" | "mul" | "div" | "rem" | "neg" | "not" => "write the operator",
        _ => return None,
    })
}
