//! Integers: wrapping, where C++ has undefined behaviour and promotes to `int`.

use fpdsl_runtime::ir::Kind;
use fpdsl_runtime::lift::ScalarType;

use super::constant::type_name;
use super::expr::{Binding, Exact, Expr, Rounded, negative};
use super::helpers::Helpers;

/// `unsigned int` and `unsigned long long` wrap by themselves; all others go through helpers.
const fn wraps(ty: ScalarType) -> bool {
    match ty {
        ScalarType::U32 | ScalarType::U64 | ScalarType::Usize => true,
        ScalarType::Bool
        | ScalarType::F16
        | ScalarType::Bf16
        | ScalarType::F32
        | ScalarType::F64
        | ScalarType::I8
        | ScalarType::I16
        | ScalarType::I32
        | ScalarType::I64
        | ScalarType::U8
        | ScalarType::U16 => false,
    }
}

/// The unsigned type in which arithmetic modulo 2^n is done.
fn modular(ty: ScalarType) -> &'static str {
    if ty.bytes() == 8 {
        "unsigned long long"
    } else {
        "unsigned int"
    }
}

fn is_signed(ty: ScalarType) -> bool {
    matches!(ty.kind(), Kind::Signed(_))
}

/// A call of a helper on operands of its type.
fn helper(helpers: &mut Helpers, name: &str, ty: ScalarType, args: &[&Expr], value: &str) -> Expr {
    let c = type_name(ty);
    let name = format!("fpdsl_{name}_{}", ty.name());
    let params: Vec<String> = ["x", "y", "z"]
        .iter()
        .take(args.len())
        .map(|param| format!("{c} {param}"))
        .collect();
    helpers.function(&name, c, &params.join(", "), |_| format!("return {value};"));
    Expr::call(&name, args)
}

/// `+ - * /` and `x * y + z`, modulo 2^n.
pub(super) fn wrapping(helpers: &mut Helpers, op: Rounded, ty: ScalarType, args: &[&Expr]) -> Expr {
    let (c, m) = (type_name(ty), modular(ty));
    let symbol = match op {
        Rounded::Add => "+",
        Rounded::Sub => "-",
        Rounded::Mul => "*",
        Rounded::Div => return division(helpers, "div", "/", ty, args),
        Rounded::Fma if wraps(ty) => {
            let product = Expr::infix(args[0], "*", args[1], Binding::Product);
            return Expr::infix(&product, "+", args[2], Binding::Sum);
        }
        Rounded::Fma => {
            return helper(
                helpers,
                "fma",
                ty,
                args,
                &format!("({c})(({m})x * ({m})y + ({m})z)"),
            );
        }
        Rounded::Sqrt | Rounded::Rcp => unreachable!("integers have no {}", op.name()),
    };
    if wraps(ty) {
        let binding = if op == Rounded::Mul {
            Binding::Product
        } else {
            Binding::Sum
        };
        return Expr::infix(args[0], symbol, args[1], binding);
    }
    helper(
        helpers,
        op.name(),
        ty,
        args,
        &format!("({c})(({m})x {symbol} ({m})y)"),
    )
}

/// `/` and `%`, whose divisor is not zero. Only `MIN / -1` overflows, and below 32 bits the promotion to `int`
/// prevents that.
fn division(helpers: &mut Helpers, name: &str, symbol: &str, ty: ScalarType, args: &[&Expr]) -> Expr {
    if !is_signed(ty) {
        let quotient = Expr::infix(args[0], symbol, args[1], Binding::Product);
        return if wraps(ty) { quotient } else { quotient.cast(ty) };
    }
    let c = type_name(ty);
    if ty.bytes() < 4 {
        return Expr::infix(args[0], symbol, args[1], Binding::Product).cast(ty);
    }
    let by_minus_one = if name == "div" {
        format!("({c})(0 - ({})x)", modular(ty))
    } else {
        "0".to_owned()
    };
    helper(
        helpers,
        name,
        ty,
        args,
        &format!("y == -1 ? {by_minus_one} : x {symbol} y"),
    )
}

/// `%`, unary minus, `abs`, `min`, `max`.
pub(super) fn exact(helpers: &mut Helpers, op: Exact, ty: ScalarType, args: &[&Expr]) -> Expr {
    let (c, m) = (type_name(ty), modular(ty));
    let value = match op {
        Exact::Rem => return division(helpers, "rem", "%", ty, args),
        Exact::Neg if wraps(ty) => return negative(args[0]),
        Exact::Neg => format!("({c})(0 - ({m})x)"),
        Exact::Abs => format!("x < 0 ? ({c})(0 - ({m})x) : x"),
        Exact::Min => "x < y ? x : y".to_owned(),
        Exact::Max => "x > y ? x : y".to_owned(),
    };
    helper(helpers, op.name(), ty, args, &value)
}

/// `& | ^`.
pub(super) fn bitwise(ty: ScalarType, symbol: &str, args: &[&Expr]) -> Expr {
    let value = Expr::infix(args[0], symbol, args[1], Binding::Bits);
    if ty.bytes() < 4 && ty != ScalarType::Bool {
        value.cast(ty)
    } else {
        value
    }
}

/// `!`.
pub(super) fn not(ty: ScalarType, x: &Expr) -> Expr {
    if ty == ScalarType::Bool {
        return Expr::new(format!("!{}", x.at(Binding::Prefix)), Binding::Prefix);
    }
    let value = Expr::new(format!("~{}", x.at(Binding::Prefix)), Binding::Prefix);
    if ty.bytes() < 4 { value.cast(ty) } else { value }
}

/// `<<` and `>>` by a count modulo the width. A left shift is done without a sign, a right shift with it.
pub(super) fn shift(ty: ScalarType, symbol: &str, args: &[&Expr]) -> Expr {
    let width = 8 * ty.bytes() as u32;
    let count = match args[1]
        .text
        .strip_suffix('u')
        .and_then(|digits| digits.parse::<u32>().ok())
    {
        Some(count) => Expr::atom((count % width).to_string()),
        None => Expr::new(
            format!("{} & {}", args[1].at(Binding::Prefix), width - 1),
            Binding::Bits,
        ),
    };
    let left = symbol == "<<";
    let x = if left && !wraps(ty) {
        Expr::new(
            format!("({}){}", modular(ty), args[0].at(Binding::Prefix)),
            Binding::Prefix,
        )
    } else {
        args[0].clone()
    };
    let value = Expr::infix(&x, symbol, &count, Binding::Shift);
    if (left && !wraps(ty)) || ty.bytes() < 4 {
        value.cast(ty)
    } else {
        value
    }
}
