//! The functions that are part of the language, and advice on those that are not.

use crate::ast::Builtin;
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
    if NOT_YET.contains(&name) {
        return format!("`{name}` is not supported yet: write it with the operations that there are");
    }
    match closest(name, all().map(|builtin| builtin.name)) {
        Some(meant) => format!("unknown method `{name}`: did you mean `{meant}`?"),
        None => format!(
            "unknown method `{name}`: the documentation of `fp` lists the methods; call other `#[fp]` functions as `{name}(x)`"
        ),
    }
}

/// Returns true if a message can say more about a name than that it is unknown.
pub fn is_advised(name: &str) -> bool {
    advice(name).is_some()
        && ![
            "add", "sub", "mul", "div", "rem", "neg", "not", "len", "pow", "powi",
        ]
        .contains(&name)
}

/// Returns true if there is advice on a name.
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
        "log" => "write `x.ln()`, or `x.log2()` and `x.log10()`",
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
