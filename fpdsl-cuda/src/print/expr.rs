//! Expressions: one intrinsic or operator an operation.

use fpdsl_runtime::format::Format;
use fpdsl_runtime::ir::{Comparison, Kind, Op};
use fpdsl_runtime::lift::ScalarType;
use fpdsl_runtime::mode::Rounding;

use super::constant::type_name;
use super::helpers::Helpers;
use super::integral::{self, Integral};
use super::{approx, bits, convert, dot, half, int};

/// How tightly the outermost operator of an expression binds, loosest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Binding {
    /// `c ? x : y`
    Conditional,
    /// `x || y`
    Or,
    /// `x && y`
    And,
    /// `x | y`, `x & y`, `x ^ y`: always in parentheses inside something else.
    Bits,
    /// `x < y`
    Comparison,
    /// `x << n`
    Shift,
    /// `x + y`
    Sum,
    /// `x * y`
    Product,
    /// `-x`, `(int)x`
    Prefix,
    /// A name, a literal, a call.
    Atom,
}

/// An expression.
#[derive(Clone, Debug)]
pub(super) struct Expr {
    pub(super) text: String,
    pub(super) binding: Binding,
}

impl Expr {
    pub(super) fn new(text: impl Into<String>, binding: Binding) -> Self {
        Expr {
            text: text.into(),
            binding,
        }
    }

    pub(super) fn atom(text: impl Into<String>) -> Self {
        Expr::new(text, Binding::Atom)
    }

    /// The text, in parentheses unless it binds at least as tightly as `needed`.
    pub(super) fn at(&self, needed: Binding) -> String {
        if self.binding >= needed {
            self.text.clone()
        } else {
            format!("({})", self.text)
        }
    }

    /// `x op y`, with operands of the same kind on the left unparenthesised.
    pub(super) fn infix(x: &Expr, symbol: &str, y: &Expr, binding: Binding) -> Expr {
        let right = match binding {
            Binding::Sum => Binding::Product,
            Binding::And => Binding::Comparison,
            Binding::Or => Binding::Comparison,
            _ => Binding::Prefix,
        };
        let left = match binding {
            Binding::Sum | Binding::And | Binding::Or => binding,
            Binding::Product => Binding::Product,
            Binding::Comparison => Binding::Shift,
            _ => Binding::Prefix,
        };
        Expr::new(format!("{} {symbol} {}", x.at(left), y.at(right)), binding)
    }

    /// `function(args)`.
    pub(super) fn call(function: &str, args: &[&Expr]) -> Expr {
        let args: Vec<&str> = args.iter().map(|arg| arg.text.as_str()).collect();
        Expr::atom(format!("{function}({})", args.join(", ")))
    }

    /// `(type)x`.
    pub(super) fn cast(self, to: ScalarType) -> Expr {
        Expr::new(
            format!("({}){}", type_name(to), self.at(Binding::Prefix)),
            Binding::Prefix,
        )
    }
}

/// An operand and its type.
pub(super) type Arg = (ScalarType, Expr);

/// The operations that round, named as in NVIDIA's intrinsics.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Rounded {
    Add,
    Sub,
    Mul,
    Div,
    Fma,
    Sqrt,
    Rcp,
}

impl Rounded {
    pub(super) const fn name(self) -> &'static str {
        match self {
            Rounded::Add => "add",
            Rounded::Sub => "sub",
            Rounded::Mul => "mul",
            Rounded::Div => "div",
            Rounded::Fma => "fma",
            Rounded::Sqrt => "sqrt",
            Rounded::Rcp => "rcp",
        }
    }

    /// NVIDIA's intrinsic for binary32 (`wide` false) or binary64.
    pub(super) fn intrinsic(self, wide: bool, mode: Rounding) -> String {
        let (letter, name) = match (self, wide) {
            (Rounded::Fma, false) => ("f", "maf"),
            (Rounded::Fma, true) => ("", "fma"),
            (other, false) => ("f", other.name()),
            (other, true) => ("d", other.name()),
        };
        format!("__{letter}{name}_{mode}")
    }
}

/// The arithmetic that is exact.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Exact {
    Rem,
    Neg,
    Abs,
    Min,
    Max,
}

impl Exact {
    pub(super) const fn name(self) -> &'static str {
        match self {
            Exact::Rem => "rem",
            Exact::Neg => "neg",
            Exact::Abs => "abs",
            Exact::Min => "min",
            Exact::Max => "max",
        }
    }
}

/// `op` with a result of type `ty`; [`Op::Index`] as a choice, for when its array has no name.
pub(super) fn operation(helpers: &mut Helpers, op: Op, ty: ScalarType, args: &[Arg]) -> Expr {
    let all: Vec<&Expr> = args.iter().map(|(_, expr)| expr).collect();
    match op {
        Op::Copy => all[0].clone(),
        Op::Add(mode) => rounded(helpers, Rounded::Add, mode, ty, &all),
        Op::Sub(mode) => rounded(helpers, Rounded::Sub, mode, ty, &all),
        Op::Mul(mode) => rounded(helpers, Rounded::Mul, mode, ty, &all),
        Op::Div(mode) => rounded(helpers, Rounded::Div, mode, ty, &all),
        Op::MulAdd(mode) => rounded(helpers, Rounded::Fma, mode, ty, &all),
        Op::Dot2(mode) => match ty.kind() {
            Kind::Float(format) => dot::dot2(helpers, mode, format, &all),
            Kind::Bool | Kind::Signed(_) | Kind::Unsigned(_) => unreachable!("an operation of floats"),
        },
        Op::Sqrt(mode) => rounded(helpers, Rounded::Sqrt, mode, ty, &all),
        Op::Recip(mode) => rounded(helpers, Rounded::Rcp, mode, ty, &all),
        Op::Rint(mode) => integral::rounded(helpers, Integral::In(mode), ty, all[0]),
        Op::RoundTiesAway => integral::rounded(helpers, Integral::TiesAway, ty, all[0]),
        Op::Flush => approx::flush(helpers, all[0]),
        Op::Approx(operation) => approx::call(helpers, operation, &all),
        Op::Rem => exact(helpers, Exact::Rem, ty, &all),
        Op::Neg => exact(helpers, Exact::Neg, ty, &all),
        Op::Abs => exact(helpers, Exact::Abs, ty, &all),
        Op::Min => exact(helpers, Exact::Min, ty, &all),
        Op::Max => exact(helpers, Exact::Max, ty, &all),
        Op::Compare(comparison) => compare(helpers, comparison, &args[0], all[1]),
        Op::Cast(mode) => convert::cast(helpers, mode, args[0].0, ty, all[0]),
        Op::ToBits => to_bits(helpers, args[0].0, all[0]),
        Op::NumberToBits => number_to_bits(args[0].0, all[0]),
        Op::FromBits => from_bits(ty, all[0]),
        Op::BitAnd => int::bitwise(ty, "&", &all),
        Op::BitOr => int::bitwise(ty, "|", &all),
        Op::BitXor => int::bitwise(ty, "^", &all),
        Op::Not => int::not(ty, all[0]),
        Op::Shl => int::shift(ty, "<<", &all),
        Op::Shr => int::shift(ty, ">>", &all),
        Op::LeadingZeros => bits::leading_zeros(args[0].0, all[0]),
        Op::CountOnes => bits::count_ones(args[0].0, all[0]),
        Op::ReverseBits => bits::reverse_bits(ty, all[0]),
        Op::MulHi => bits::mul_hi(ty, &all),
        Op::And => Expr::infix(all[0], "&&", all[1], Binding::And),
        Op::Or => Expr::infix(all[0], "||", all[1], Binding::Or),
        Op::Select => choice(all[0], all[1], all[2]),
        Op::Index => index(&all),
        Op::Element(_) | Op::Len(_) | Op::SlowDoubles | Op::Load { .. } | Op::Read(_) | Op::Entry { .. } => {
            unreachable!("the body prints these")
        }
    }
}

fn rounded(helpers: &mut Helpers, op: Rounded, mode: Rounding, ty: ScalarType, args: &[&Expr]) -> Expr {
    match ty.kind() {
        Kind::Float(Format::F32) => Expr::call(&op.intrinsic(false, mode), args),
        Kind::Float(Format::F64) => Expr::call(&op.intrinsic(true, mode), args),
        Kind::Float(format @ (Format::F16 | Format::Bf16)) => half::rounded(helpers, op, mode, format, args),
        Kind::Bool | Kind::Signed(_) | Kind::Unsigned(_) => int::wrapping(helpers, op, ty, args),
    }
}

fn exact(helpers: &mut Helpers, op: Exact, ty: ScalarType, args: &[&Expr]) -> Expr {
    let wide = match ty.kind() {
        Kind::Float(Format::F32) => false,
        Kind::Float(Format::F64) => true,
        Kind::Float(format @ (Format::F16 | Format::Bf16)) => return half::exact(helpers, op, format, args),
        Kind::Bool | Kind::Signed(_) | Kind::Unsigned(_) => return int::exact(helpers, op, ty, args),
    };
    match op {
        Exact::Rem => Expr::call(if wide { "fmod" } else { "fmodf" }, args),
        Exact::Abs => Expr::call(if wide { "fabs" } else { "fabsf" }, args),
        Exact::Neg => negative(args[0]),
        Exact::Min | Exact::Max => {
            let name = format!("fpdsl_{}_{}", op.name(), ty.name());
            let (to, from) = if wide {
                ("__double_as_longlong", "__longlong_as_double")
            } else {
                ("__float_as_int", "__int_as_float")
            };
            let c = type_name(ty);
            helpers.function(&name, c, &format!("{c} x, {c} y"), |_| {
                let (first, second, sign) = match op {
                    Exact::Max => ("x > y", "y > x", "&"),
                    Exact::Rem | Exact::Neg | Exact::Abs | Exact::Min => ("x < y", "y < x", "|"),
                };
                format!(
                    "if ({first} || y != y) return x;\n\
                     if ({second} || x != x) return y;\n\
                     return {from}({to}(x) {sign} {to}(y)); // equal, or zeros of different signs\n"
                )
            });
            Expr::call(&name, args)
        }
    }
}

/// `-x`, never `--x`.
pub(super) fn negative(x: &Expr) -> Expr {
    let text = if x.text.starts_with('-') {
        format!("({})", x.text)
    } else {
        x.at(Binding::Prefix)
    };
    Expr::new(format!("-{text}"), Binding::Prefix)
}

fn choice(cond: &Expr, x: &Expr, y: &Expr) -> Expr {
    let (cond, x, y) = (
        cond.at(Binding::Or),
        x.at(Binding::Or),
        y.at(Binding::Conditional),
    );
    Expr::new(format!("{cond} ? {x} : {y}"), Binding::Conditional)
}

/// `[x0, x1, …][i]` with `i` first.
fn index(args: &[&Expr]) -> Expr {
    let (i, elements) = (args[0], &args[1..]);
    let last = elements.len() - 1;
    (0..last).rev().fold(elements[last].clone(), |rest, k| {
        let here = Expr::infix(i, "==", &Expr::atom(format!("{k}ull")), Binding::Comparison);
        choice(&here, elements[k], &rest)
    })
}

fn compare(helpers: &mut Helpers, comparison: Comparison, (ty, x): &Arg, y: &Expr) -> Expr {
    let symbol = comparison.symbol();
    match ty.kind() {
        Kind::Float(format @ (Format::F16 | Format::Bf16)) => {
            let (x, y) = (half::widen(helpers, format, x), half::widen(helpers, format, y));
            Expr::infix(&x, symbol, &y, Binding::Comparison)
        }
        Kind::Float(Format::F32 | Format::F64) | Kind::Bool | Kind::Signed(_) | Kind::Unsigned(_) => {
            Expr::infix(x, symbol, y, Binding::Comparison)
        }
    }
}

/// The encoding, with one for all NaN.
fn to_bits(helpers: &mut Helpers, from: ScalarType, x: &Expr) -> Expr {
    let (result, body) = match from {
        ScalarType::F32 => (
            "unsigned int",
            "return x != x ? 0x7fc00000u : __float_as_uint(x);",
        ),
        ScalarType::F64 => (
            "unsigned long long",
            "return x != x ? 0x7ff8000000000000ull : (unsigned long long)__double_as_longlong(x);",
        ),
        ScalarType::F16 => ("unsigned short", "return (x & 0x7fff) > 0x7c00 ? 0x7e00 : x;"),
        _ => ("unsigned short", "return (x & 0x7fff) > 0x7f80 ? 0x7fc0 : x;"),
    };
    let name = format!("fpdsl_to_bits_{}", from.name());
    helpers.function(&name, result, &format!("{} x", type_name(from)), |_| {
        body.to_owned()
    });
    Expr::call(&name, &[x])
}

/// The encoding of what is no NaN.
fn number_to_bits(from: ScalarType, x: &Expr) -> Expr {
    match from {
        ScalarType::F32 => Expr::call("__float_as_uint", &[x]),
        ScalarType::F64 => Expr::call("__double_as_longlong", &[x]).cast(ScalarType::U64),
        // Held as encodings.
        _ => x.clone(),
    }
}

/// The float with an encoding.
pub(super) fn from_bits(to: ScalarType, bits: &Expr) -> Expr {
    match to {
        ScalarType::F32 => Expr::call("__uint_as_float", &[bits]),
        ScalarType::F64 => Expr::call("__longlong_as_double", &[&bits.clone().cast(ScalarType::I64)]),
        // Held as encodings.
        _ => bits.clone(),
    }
}
