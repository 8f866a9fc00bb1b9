//! Errors for operators, casts and methods that arrays, tuples or type parameters do not have. For arrays and tuples the
//! messages point to the elements.

use proc_macro2::{Ident, Span};

use super::Types;
use super::infer::{Infer, Ty};
use crate::ast::{Builtin, Domain, GenericKind, ScalarType, Type};
use crate::builtin;

/// The name of an array or tuple in messages, and an example of how to write one of its elements.
fn described(ty: &Ty) -> Option<(&'static str, &'static str)> {
    match ty {
        Ty::Array(..) => Some(("an array", "`a[0]`")),
        Ty::Tuple(parts) if parts.is_empty() => Some(("`()`", "a value")),
        Ty::Tuple(_) => Some(("a tuple", "`t.0`")),
        Ty::Scalar(_) | Ty::Group(_) | Ty::Param(_) | Ty::Given | Ty::Unknown | Ty::Never => None,
    }
}

/// Returns true if Rust has `To::from(x)` of a `From`, as far as its own types go.
fn holds(to: ScalarType, from: ScalarType) -> bool {
    use ScalarType::{Bf16, Bool, F16, F32, F64, U8, U16, Usize};
    if to == from {
        return true;
    }
    match (to, from) {
        (Bool, _) => false,
        (_, Bool) => !to.is_float() || matches!(to, F32 | F64),
        // Those of binary16 are rustc's to know.
        (F16 | Bf16, _) => !matches!(from, F32 | F64),
        (F32, F16 | Bf16) | (F64, F16 | Bf16 | F32) => true,
        (Usize, _) => matches!(from, U8 | U16),
        (_, Usize) => false,
        (F32 | F64, _) => match from.int_range() {
            Some((_, most)) => most < 1 << if to == F32 { 24 } else { 53 },
            None => false,
        },
        _ => match (to.int_range(), from.int_range()) {
            (Some((low, most)), Some((least, greatest))) => low <= least && greatest <= most,
            _ => false,
        },
    }
}

/// Advice on a method that Rust's arrays have.
fn advice_on_arrays(method: &str) -> Option<&'static str> {
    Some(match method {
        "swap" => "is a statement: write `a.swap(i, j);`",
        "map" => "takes a closure of one parameter, `|x| ..`, or the name of a function",
        "first" => "is an `Option`, not a value here: write `a[0]`, or `a.first().copied().unwrap_or(x)`",
        "last" => {
            "is an `Option`, not a value here: write `a[a.len() - 1]`, or `a.last().copied().unwrap_or(x)`"
        }
        "get" => "is an `Option`, not a value here: write `a[i]`, or `a.get(i).copied().unwrap_or(x)`",
        "contains" => "is not supported: write `a.iter().any(|y| *y == x)`",
        "fill" => "is not supported: write `for x in a.iter_mut() { *x = v; }`",
        "reverse" | "sort" | "sort_by" | "sort_unstable" | "rotate_left" | "rotate_right" => {
            "is not supported: write the loop, with `a.swap(i, j);`"
        }
        "is_empty" => "is not supported: write `a.len() == 0`",
        "iter" | "iter_mut" | "into_iter" => {
            "is not a value: use it in a `for` or before `.sum()`, `.fold(..)`, `.any(..)` and so on"
        }
        "as_slice" | "to_vec" | "as_ref" => "is not supported: use the array itself",
        _ => return None,
    })
}

impl Types<'_> {
    /// Reports an operator on an array or tuple.
    pub fn report_operator_of_parts(&mut self, symbol: &str, ty: &Ty, span: Span) -> bool {
        let Some((what, element)) = described(ty) else {
            return false;
        };
        let message =
            format_args!("`{symbol}` is not defined for {what}: write it for its elements, as in {element}");
        self.errors.push(span, message);
        true
    }

    /// Reports a method of an array or tuple.
    pub fn report_method_of_parts(&mut self, name: &Ident, ty: &Ty) -> bool {
        let Some((what, element)) = described(ty) else {
            return false;
        };
        let text = name.to_string();
        if builtin::find(&text).is_some() {
            let message = format_args!("{what} has no `{text}`: call it on its elements, as in {element}");
            self.errors.push(name.span(), message);
        } else if let (Ty::Array(..), Some(advice)) = (ty, advice_on_arrays(&text)) {
            self.errors
                .push(name.span(), format_args!("`.{text}(..)` of an array {advice}"));
        } else if builtin::has_advice(&text) {
            self.errors.push(name.span(), builtin::unknown(&text));
        } else {
            let message = match ty {
                Ty::Array(..) => format!(
                    "an array has no `{text}` here: it has `.len()`, `.swap(i, j)`, `.map(|x| ..)`, `.iter()` and its elements, as in \
                     {element}"
                ),
                _ => format!("{what} has no methods: take its elements, as in {element}"),
            };
            self.errors.push(name.span(), message);
        }
        true
    }

    /// The type of `a.exact_dot(b)`, where `a` is an array of `element`s.
    pub fn exact_dot(&mut self, name: &Ident, element: &Ty, args: &[Ty]) -> Ty {
        let of_floats = match element {
            Ty::Scalar(scalar) => scalar.is_float(),
            Ty::Param(kind) => *kind == GenericKind::Float,
            Ty::Group(_) => self.infer.is_float(element),
            Ty::Given | Ty::Unknown | Ty::Never => true,
            Ty::Tuple(_) | Ty::Array(..) => false,
        };
        if args.len() != 1 {
            self.errors.push(
                name.span(),
                format_args!("`exact_dot` takes 1 argument, not {}", args.len()),
            );
        } else if !of_floats {
            let message = "only arrays of floats have `exact_dot`: convert the elements, as in `a[0] as f64`";
            self.errors.push(name.span(), message);
        } else if args.iter().any(Infer::is_scalar) {
            let message = "`exact_dot` takes another array: for a single product, write `*`";
            self.errors.push(name.span(), message);
        }
        self.infer.open(element);
        args.iter().for_each(|ty| self.infer.open(ty));
        match element {
            Ty::Scalar(_) | Ty::Param(_) => element.clone(),
            Ty::Group(_) | Ty::Given | Ty::Unknown | Ty::Never | Ty::Tuple(_) | Ty::Array(..) => Ty::Unknown,
        }
    }

    /// Reports an operator that a type parameter does not have.
    pub fn report_operator_of_param(&mut self, symbol: &str, ty: &Ty, span: Span) -> bool {
        let (what, advice) = match (ty, symbol) {
            (Ty::Param(GenericKind::Float), "<<" | ">>") => ("a float", "multiply by a power of two"),
            (Ty::Param(GenericKind::Float), "&" | "|" | "^") => {
                ("a float", "write `x.to_bits()` for its encoding")
            }
            (Ty::Param(GenericKind::Float), "!") => {
                ("a float", "write `-` for the negative, or compare first")
            }
            (Ty::Given, _) => (
                "a parameter with a trait of your own",
                "bodies see the functions of the trait, so give it one for this, or write `T: Float` if it is a float",
            ),
            _ => return false,
        };
        let message = format_args!("`{symbol}` is not defined for {what}: {advice}");
        self.errors.push(span, message);
        true
    }

    /// Reports a built-in that a type parameter does not have.
    pub fn check_builtin_of_param(&mut self, builtin: &Builtin, kind: GenericKind, span: Span) {
        let advice = match (builtin.domain, kind) {
            (Domain::Single, _) => "only `f32` has it, write `as f32` before it",
            (Domain::Float, GenericKind::Int) => "write `as f64` before it",
            (Domain::Signed, GenericKind::Int) => {
                "the integer may be unsigned, compare with 0 and write `0 - x`"
            }
            (Domain::Int | Domain::SignedInt | Domain::UnsignedInt, GenericKind::Float) => {
                "integers have it, write `as i64` before it"
            }
            (Domain::SignedInt, GenericKind::Int) => "the integer may be unsigned, write `as i64` before it",
            (Domain::UnsignedInt, GenericKind::Int) => "the integer may be signed, write `as u64` before it",
            _ => return,
        };
        self.errors.push(
            span,
            format_args!("the type parameter has no `{}`: {advice}", builtin.name),
        );
    }

    /// Reports a cast of an array or tuple. If only rustc knows the type, the error is left to rustc.
    pub fn cast(&mut self, ty: &Ty, span: Span) {
        match (described(ty), ty) {
            (Some((what, element)), _) => {
                let message =
                    format_args!("`as` is not defined for {what}: cast its elements, as in {element}");
                self.errors.push(span, message);
            }
            (None, Ty::Given | Ty::Unknown) => self.infer.open(ty),
            (None, _) => {}
        }
    }

    /// Reports `T::from(x)` of a type that has values which `T` has not.
    pub fn exact_cast(&mut self, found: &Ty, ty: &Type, span: Span) {
        let (Type::Scalar(to, _), Some(from)) = (ty, self.infer.scalar(found)) else {
            if described(found).is_some() {
                self.errors
                    .push(span, "`from` takes a scalar: convert the elements one by one");
            } else if matches!(found, Ty::Given | Ty::Unknown) {
                self.infer.open(found);
            }
            return;
        };
        if !holds(*to, from) {
            let advice = match to {
                ScalarType::Bool => "write a comparison, as in `x != 0`".to_owned(),
                to => format!("write `x as {}`, which rounds or wraps", to.name()),
            };
            let (to, from) = (to.name(), from.name());
            self.errors.push(
                span,
                format_args!("`{to}` does not hold every `{from}`: {advice}"),
            );
        }
    }

    /// Reports the right side of a shift that is no integer.
    pub fn shift_amount(&mut self, ty: &Ty, span: Span) {
        if self.infer.is_float(ty) || matches!(self.infer.scalar(ty), Some(ScalarType::Bool)) {
            let message = "a shift is by an integer: write `as u32` on the right";
            self.errors.push(span, message);
        }
    }

    /// Reports the ends of a range that are no integers.
    pub fn count(&mut self, ty: &Ty, span: Span) {
        let what = match self.infer.scalar(ty) {
            Some(scalar) if scalar.is_int() => return,
            Some(scalar) => format!("`{}`", scalar.name()),
            None if self.infer.is_float(ty) => "floats".to_owned(),
            None => return,
        };
        let message = format_args!(
            "a `for` over {what} is not supported: count with an integer, as in `for i in 0..n`, and write `i as {}` for the number",
            ScalarType::F32.name()
        );
        self.errors.push(span, message);
    }
}
