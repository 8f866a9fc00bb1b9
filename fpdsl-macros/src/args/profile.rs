//! `ftz` and `profile`: which operations a function has, of those with the same names.

use proc_macro2::{Ident, Span};
use syn::{Expr, ExprLit, Lit};

use super::{Contraction, Mode, Options, Told, span_of};
use crate::diag::Errors;

const PROFILES: &str = "the profiles are \"cc1x\" (GPUs of compute capability 1.x) and \"x87\" (each result rounded to 64 digits \
                        before it is stored)";

/// What is wrong with stochastic rounding beside other operations of the same names.
pub const NOT_STOCHASTIC: &str =
    "stochastic rounding is that of IEEE 754's formats and operations: drop `ftz` and `profile`";

/// The operations of a function: the runtime has a module for each, with the same names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Vocabulary {
    /// Subnormal numbers are kept.
    #[default]
    Kept,
    /// `ftz = true`.
    Flushed,
    /// `profile = "cc1x"`.
    Cc1x,
    /// `profile = "x87"`.
    X87,
}

impl Vocabulary {
    /// The module within those of the first one.
    pub fn module(self) -> Option<&'static str> {
        match self {
            Vocabulary::Kept => None,
            Vocabulary::Flushed => Some("ftz"),
            Vocabulary::Cc1x => Some("cc1x"),
            Vocabulary::X87 => Some("x87"),
        }
    }

    /// Its type in the runtime's `operators`.
    pub fn type_name(self) -> &'static str {
        match self {
            Vocabulary::Kept => "Kept",
            Vocabulary::Flushed => "Flushed",
            Vocabulary::Cc1x => "Cc1x",
            Vocabulary::X87 => "X87",
        }
    }
}

/// What the attribute says of the operations.
#[derive(Default)]
pub struct Given {
    ftz: Option<Told<bool>>,
    profile: Option<Vocabulary>,
    /// The name of `profile`.
    named: Option<Span>,
    /// The name of `contract`.
    contract: Option<Span>,
}

impl Given {
    pub fn contract(&mut self, name: &Ident) {
        self.contract = Some(name.span());
    }

    pub fn ftz(&mut self, name: &Ident, value: Option<Expr>, errors: &mut Errors) {
        match &value {
            Some(Expr::Lit(ExprLit {
                lit: Lit::Bool(flag), ..
            })) => {
                self.ftz = Some(Told {
                    value: flag.value,
                    span: name.span(),
                });
            }
            Some(other) => errors.push(
                span_of(other),
                "`ftz` is `true` (subnormal `f32` operands and results become zeros) or `false` (they are kept)",
            ),
            None => errors.push(name.span(), "`ftz` needs a value: write `ftz = true`"),
        }
    }

    pub fn profile(&mut self, name: &Ident, value: Option<Expr>, errors: &mut Errors) {
        self.named = Some(name.span());
        match &value {
            Some(Expr::Lit(ExprLit {
                lit: Lit::Str(text), ..
            })) => match text.value().as_str() {
                "cc1x" => self.profile = Some(Vocabulary::Cc1x),
                "x87" => self.profile = Some(Vocabulary::X87),
                other => errors.push(
                    text.span(),
                    format_args!("\"{other}\" is not a profile: {PROFILES}"),
                ),
            },
            Some(other) => errors.push(
                span_of(other),
                format_args!("the profile is a string: write it in quotes; {PROFILES}"),
            ),
            None => errors.push(
                name.span(),
                format_args!("`profile` needs a value, as in `profile = \"x87\"`: {PROFILES}"),
            ),
        }
    }

    /// The place of what names other operations.
    fn other(&self) -> Option<Span> {
        self.named
            .or(self.ftz.as_ref().filter(|ftz| ftz.value).map(|ftz| ftz.span))
    }

    /// Writes the vocabulary into the options, and what follows for contraction.
    pub fn settle(self, options: &mut Options, errors: &mut Errors) {
        if options.mode == Mode::Stochastic
            && let Some(span) = self.other()
        {
            errors.push(span, NOT_STOCHASTIC);
            return;
        }
        let Some(profile) = self.profile else {
            let flushes = self.ftz.is_some_and(|ftz| ftz.value);
            options.vocabulary = if flushes {
                Vocabulary::Flushed
            } else {
                Vocabulary::Kept
            };
            return;
        };
        options.vocabulary = profile;
        let is_x87 = profile == Vocabulary::X87;
        if let Some(ftz) = self.ftz {
            let message = if is_x87 {
                "`profile = \"x87\"` keeps subnormal numbers, as that unit does: drop `ftz`"
            } else {
                "`profile = \"cc1x\"` flushes subnormal `f32` numbers by itself: drop `ftz`"
            };
            errors.push(ftz.span, message);
        }
        match self.contract {
            Some(name) if is_x87 && options.contract != Contraction::Off => errors.push(
                name,
                "`profile = \"x87\"` stores every product, since that unit fuses nothing: drop `contract`",
            ),
            // Its compiler fused operators wherever it could.
            None if !is_x87 => options.contract = Contraction::On,
            Some(_) | None => {}
        }
    }
}
