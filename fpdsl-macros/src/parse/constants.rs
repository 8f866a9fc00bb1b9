//! Constants of scalar types and of type parameters.

use proc_macro2::Ident;
use syn::spanned::Spanned;

use super::Parser;
use crate::ast::{GenericKind, ScalarType};
use crate::diag::closest;

/// The constants of a float among the type parameters.
const OF_FLOATS: &[&str] = &[
    "MAX",
    "MIN",
    "MIN_POSITIVE",
    "EPSILON",
    "INFINITY",
    "NEG_INFINITY",
    "NAN",
];

/// The constants of an integer among the type parameters.
const OF_INTS: &[&str] = &["MAX", "MIN"];

/// The constants of a mode among the type parameters, which are `bool`s.
const OF_MODES: &[&str] = &["IS_NEAREST", "IS_TOWARD_ZERO", "IS_UP", "IS_DOWN"];

/// The further constants of Rust's `f32` and `f64`.
const OF_NATIVE_FLOATS: &[&str] = &[
    "RADIX",
    "DIGITS",
    "MANTISSA_DIGITS",
    "MIN_EXP",
    "MAX_EXP",
    "MIN_10_EXP",
    "MAX_10_EXP",
];

/// The further constants of Rust's integers.
const OF_NATIVE_INTS: &[&str] = &["BITS"];

/// The names of `std::f32::consts`.
const OF_MATHEMATICS: &[&str] = &[
    "PI",
    "TAU",
    "E",
    "SQRT_2",
    "LN_2",
    "LN_10",
    "LOG2_E",
    "LOG10_E",
    "LOG2_10",
    "LOG10_2",
    "FRAC_PI_2",
    "FRAC_PI_3",
    "FRAC_PI_4",
    "FRAC_PI_6",
    "FRAC_PI_8",
    "FRAC_1_PI",
    "FRAC_2_PI",
    "FRAC_2_SQRT_PI",
    "FRAC_1_SQRT_2",
];

impl Parser<'_> {
    /// Reports `T::ZERO` and `f32::ZERO`; rustc's error would only say where it has looked.
    pub fn report_unknown_constant(&mut self, path: &syn::Path) {
        if path.leading_colon.is_some() {
            return;
        }
        let Some(owner) = path.segments.first() else {
            return;
        };
        let scalar = ScalarType::from_name(&owner.ident.to_string());
        let param = self.known.find(&owner.ident);
        let (of_type, of_rust): (&[&str], &[&str]) = match (param, scalar) {
            (Some(GenericKind::Float), _) => (OF_FLOATS, &[]),
            (Some(GenericKind::Int), _) => (OF_INTS, &[]),
            (Some(GenericKind::Mode), _) => (OF_MODES, &[]),
            (None, Some(ScalarType::F32 | ScalarType::F64)) => (OF_FLOATS, OF_NATIVE_FLOATS),
            (None, Some(scalar)) if scalar.is_int() => (OF_INTS, OF_NATIVE_INTS),
            // `bool` has none, and those of `half` are many.
            _ => return,
        };
        let names: Vec<&Ident> = path
            .segments
            .iter()
            .skip(1)
            .map(|segment| &segment.ident)
            .collect();
        let name = match names.as_slice() {
            [name] => name.to_string(),
            // `f32::consts` is a module that the user has imported.
            [module, ..] if param.is_none() && *module == "consts" => return,
            [_, .., name] => name.to_string(),
            [] => return,
        };
        if names.len() == 1 && (of_type.contains(&name.as_str()) || of_rust.contains(&name.as_str())) {
            return;
        }
        let known = of_type.iter().chain(of_rust).copied();
        let advice = if OF_MATHEMATICS.contains(&name.as_str()) {
            let format = scalar.map_or("f64", ScalarType::name);
            let cast = if param.is_some() {
                format!(" as {}", owner.ident)
            } else {
                String::new()
            };
            format!("write `std::{format}::consts::{name}{cast}`")
        } else if let Some(meant) = closest(&name, known) {
            format!("did you mean `{meant}`?")
        } else if of_type == OF_MODES {
            format!("there are `{}`", of_type.join("`, `"))
        } else {
            let literal = match (name.as_str(), of_type == OF_INTS) {
                ("ONE", true) => "1",
                ("ONE", false) => "1.0",
                (_, true) => "0",
                (_, false) => "0.0",
            };
            format!(
                "write a literal, as in `{literal}`, or one of `{}`",
                of_type.join("`, `")
            )
        };
        let at = path
            .segments
            .last()
            .map_or_else(|| path.span(), |last| last.ident.span());
        self.errors.push(
            at,
            format_args!("`{}` has no constant `{name}`: {advice}", owner.ident),
        );
    }
}
