//! The arguments of the attribute.

use fpdsl_ops::Rounding;
use proc_macro2::{Ident, Span, TokenStream};
use quote::ToTokens;
use syn::ext::IdentExt;
use syn::parse::{Parse, ParseStream, Parser};
use syn::punctuated::Punctuated;
use syn::{Expr, ExprLit, Lit, Token};

use crate::diag::{Errors, closest};

pub mod profile;

pub use profile::Vocabulary;

const ARGUMENTS: &str =
    "the arguments are `mode`, `contract`, `ftz`, `profile`, `order`, `identity`, `inline` and `cold`";
const MODES: &str = "the modes are \"rn\" (to nearest), \"rz\" (toward zero), \"ru\" (up), \"rd\" (down) and \"sr\" (stochastic)";

/// The attribute's settings for a function.
#[derive(Clone, Debug, Default)]
pub struct Options {
    pub mode: Mode,
    pub contract: Contraction,
    pub vocabulary: Vocabulary,
    pub reduction: Reduction,
    pub pasting: Pasting,
}

/// The form that a call of the function takes in other bodies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pasting {
    /// As the size of the body makes better: see `emit::cost`.
    #[default]
    BySize,
    /// The body stands in place of the call.
    Pasted,
    /// The body stands in place of the call in what is computed, and is one function of what records.
    RecordedApart,
    /// A call of a function that is compiled once.
    Called,
    /// The same of one that is seldom called.
    Cold,
    /// The same of one of this library, whose code is in it and not in crates that call it.
    Library,
}

/// The attribute's settings for reductions and scans with a function.
#[derive(Clone, Debug, Default)]
pub struct Reduction {
    pub order: Option<Told<Order>>,
    /// A constant expression.
    pub identity: Option<Told<TokenStream>>,
}

/// An argument's value and the span of its name.
#[derive(Clone, Debug)]
pub struct Told<T> {
    pub value: T,
    pub span: Span,
}

/// In which order elements are combined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    Tree,
    Serial,
}

/// Which products round together with the sum or difference that uses them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Contraction {
    /// None.
    #[default]
    Off,
    /// Products within one expression.
    On,
    /// Also products that an immutable `let` names, if the name is used once.
    Fast,
}

/// The rounding mode in force.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mode {
    /// The one that the attribute names.
    Fixed(Rounding),
    /// A parameter of the function: whoever names the instance chooses.
    Param(Ident),
    /// To nearest with ties away from zero, for conversions to storage formats: that of `rna!(..)` alone.
    TiesAway,
    /// Stochastic: by random bits.
    Stochastic,
}

impl Default for Mode {
    fn default() -> Self {
        Mode::Fixed(Rounding::NearestEven)
    }
}

impl Mode {
    pub fn from_name(name: &str) -> Option<Mode> {
        match name {
            "sr" => Some(Mode::Stochastic),
            _ => Rounding::from_name(name).map(Mode::Fixed),
        }
    }
}

struct Argument {
    name: Ident,
    value: Option<Expr>,
}

impl Parse for Argument {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let name = Ident::parse_any(input)?;
        let value = match input.parse::<Option<Token![=]>>()? {
            Some(_) => Some(ungrouped(input.parse()?)),
            None => None,
        };
        Ok(Argument { name, value })
    }
}

/// A `$mode` of a `macro_rules` macro arrives in invisible delimiters.
fn ungrouped(value: Expr) -> Expr {
    match value {
        Expr::Group(group) => ungrouped(*group.expr),
        value => value,
    }
}

/// Reads the arguments; what is wrong goes to `errors` and the defaults stand in for it.
pub fn parse_options(tokens: TokenStream, errors: &mut Errors) -> Options {
    let mut options = Options::default();
    let arguments = match Punctuated::<Argument, Token![,]>::parse_terminated.parse2(tokens) {
        Ok(arguments) => arguments,
        Err(error) => {
            let expected = "expected arguments such as `mode = \"ru\", contract = true`";
            errors.push(error.span(), expected);
            return options;
        }
    };
    let mut inline = None;
    let mut operations = profile::Given::default();
    let mut seen: Vec<String> = Vec::new();
    for Argument { name, value } in arguments {
        let text = name.to_string();
        if seen.contains(&text) {
            errors.push(
                name.span(),
                format_args!("`{text}` is given twice: keep one of them"),
            );
            continue;
        }
        match text.as_str() {
            "mode" => options.mode = parse_mode(&name, value, errors),
            "contract" => {
                options.contract = parse_contract(&name, value, errors);
                operations.contract(&name);
            }
            "ftz" => operations.ftz(&name, value, errors),
            "profile" => operations.profile(&name, value, errors),
            "order" => options.reduction.order = parse_order(&name, value, errors),
            "identity" => options.reduction.identity = parse_identity(&name, value, errors),
            "inline" => inline = parse_inline(&name, value, errors),
            "cold" => match value {
                None => options.pasting = Pasting::Cold,
                Some(value) => errors.push(span_of(&value), "`cold` takes no value: write `cold` alone"),
            },
            // For the functions of this library, so that nobody else is told of it.
            "library" if value.is_none() => options.pasting = Pasting::Library,
            _ => report_unknown(&name, &text, errors),
        }
        seen.push(text);
    }
    operations.settle(&mut options, errors);
    options.pasting = settle_pasting(options.pasting, inline, errors);
    options
}

/// The form of calls, of which `inline` has a say.
fn settle_pasting(pasting: Pasting, inline: Option<Told<bool>>, errors: &mut Errors) -> Pasting {
    match (inline, pasting) {
        (Some(Told { value: true, span }), Pasting::Cold) => {
            errors.push(
                span,
                "a `cold` function is called, not pasted: drop `inline = true` or `cold`",
            );
            pasting
        }
        (Some(Told { value: true, .. }), Pasting::BySize) => Pasting::Pasted,
        (Some(Told { value: false, .. }), Pasting::BySize) => Pasting::Called,
        _ => pasting,
    }
}

fn parse_inline(name: &Ident, value: Option<Expr>, errors: &mut Errors) -> Option<Told<bool>> {
    const WAYS: &str = "`inline` is `true` (the body is pasted into each caller) or `false` (it is compiled once and called)";
    match &value {
        Some(Expr::Lit(ExprLit {
            lit: Lit::Bool(flag), ..
        })) => {
            return Some(Told {
                value: flag.value,
                span: name.span(),
            });
        }
        Some(other) => errors.push(span_of(other), WAYS),
        None => errors.push(name.span(), format_args!("`inline` needs a value: {WAYS}")),
    }
    None
}

fn parse_mode(name: &Ident, value: Option<Expr>, errors: &mut Errors) -> Mode {
    let Some(value) = value else {
        errors.push(
            name.span(),
            format_args!("`mode` needs a value, as in `mode = \"ru\"`: {MODES}"),
        );
        return Mode::default();
    };
    if let Expr::Lit(ExprLit {
        lit: Lit::Str(text), ..
    }) = &value
    {
        if let Some(mode) = Mode::from_name(&text.value()) {
            return mode;
        }
        if text.value() == "rna" {
            let message = "\"rna\" rounds conversions to storage formats alone: write `rna!(x.to_e4m3())`";
            errors.push(text.span(), message);
        } else {
            errors.push(
                text.span(),
                format_args!("\"{}\" is not a rounding mode: {MODES}", text.value()),
            );
        }
        return Mode::default();
    }
    let span = span_of(&value);
    match &value {
        Expr::Path(path) => match path.path.get_ident() {
            Some(name) if Mode::from_name(&name.to_string()).is_none() => return Mode::Param(name.clone()),
            _ => {
                let message = format_args!("the mode is a string: write it in quotes; {MODES}");
                errors.push(span, message);
            }
        },
        _ => errors.push(
            span,
            format_args!("the mode is a string or a parameter of the function: {MODES}"),
        ),
    }
    Mode::default()
}

fn parse_contract(name: &Ident, value: Option<Expr>, errors: &mut Errors) -> Contraction {
    match &value {
        Some(Expr::Lit(ExprLit {
            lit: Lit::Bool(flag), ..
        })) if flag.value => return Contraction::On,
        Some(Expr::Lit(ExprLit {
            lit: Lit::Bool(_), ..
        })) => {}
        Some(Expr::Lit(ExprLit {
            lit: Lit::Str(text), ..
        })) if text.value() == "fast" => return Contraction::Fast,
        Some(other) => errors.push(
            span_of(other),
            "`contract` is `true` (fuse `a * b + c` into one rounding), `false` (as written) or \"fast\" (fuse through a \
             `let` as well)",
        ),
        None => errors.push(name.span(), "`contract` needs a value: write `contract = true`"),
    }
    Contraction::Off
}

fn parse_order(name: &Ident, value: Option<Expr>, errors: &mut Errors) -> Option<Told<Order>> {
    const ORDERS: &str = "\"tree\" (in many places at once) or \"serial\" (one element after the other)";
    let span = value.as_ref().map_or(name.span(), span_of);
    let text = match &value {
        Some(Expr::Lit(ExprLit {
            lit: Lit::Str(text), ..
        })) => text.value(),
        Some(_) => {
            errors.push(span, format_args!("the order is a string: {ORDERS}"));
            return None;
        }
        None => {
            errors.push(
                span,
                format_args!("`order` needs a value, as in `order = \"serial\"`: {ORDERS}"),
            );
            return None;
        }
    };
    let value = match text.as_str() {
        "tree" => Order::Tree,
        "serial" => Order::Serial,
        _ => {
            errors.push(span, format_args!("\"{text}\" is not an order: it is {ORDERS}"));
            return None;
        }
    };
    Some(Told {
        value,
        span: name.span(),
    })
}

fn parse_identity(name: &Ident, value: Option<Expr>, errors: &mut Errors) -> Option<Told<TokenStream>> {
    let Some(value) = value else {
        errors.push(
            name.span(),
            "`identity` needs a value, the result for no elements: write `identity = 0.0`",
        );
        return None;
    };
    Some(Told {
        value: value.into_token_stream(),
        span: name.span(),
    })
}

fn report_unknown(name: &Ident, text: &str, errors: &mut Errors) {
    let message = match (
        text,
        closest(
            text,
            [
                "mode", "contract", "ftz", "profile", "order", "identity", "inline", "cold",
            ],
        ),
    ) {
        ("bounds", _) => format!("the argument `{text}` is not supported yet: {ARGUMENTS}"),
        (_, Some(meant)) => format!("unknown argument `{text}`: did you mean `{meant}`? {ARGUMENTS}"),
        (_, None) => format!("unknown argument `{text}`: {ARGUMENTS}"),
    };
    errors.push(name.span(), message);
}

fn span_of(tokens: &impl syn::spanned::Spanned) -> Span {
    tokens.span()
}

#[cfg(test)]
mod tests {
    use super::*;
    use quote::quote;

    fn options(tokens: TokenStream) -> syn::Result<Options> {
        let mut errors = Errors::default();
        let options = parse_options(tokens, &mut errors);
        errors.finish().map(|()| options)
    }

    #[test]
    fn defaults_and_all_arguments() {
        let none = options(quote!()).unwrap();
        assert_eq!(
            (none.mode, none.contract, none.vocabulary),
            (Mode::default(), Contraction::Off, Vocabulary::Kept)
        );
        assert!(none.reduction.order.is_none() && none.reduction.identity.is_none());
        let tokens = quote!(
            mode = "ru",
            contract = true,
            ftz = true,
            order = "serial",
            identity = -0.0,
        );
        let all = options(tokens).unwrap();
        assert_eq!(
            (all.mode, all.contract, all.vocabulary),
            (
                Mode::Fixed(Rounding::TowardPositive),
                Contraction::On,
                Vocabulary::Flushed
            )
        );
        let Reduction { order, identity } = all.reduction;
        assert_eq!(order.unwrap().value, Order::Serial);
        assert_eq!(identity.unwrap().value.to_string(), "- 0.0");
    }

    #[test]
    fn profiles() {
        let of = |tokens| options(tokens).map(|options| (options.vocabulary, options.contract));
        assert_eq!(
            of(quote!(profile = "cc1x")).unwrap(),
            (Vocabulary::Cc1x, Contraction::On)
        );
        assert_eq!(
            of(quote!(profile = "cc1x", contract = false)).unwrap(),
            (Vocabulary::Cc1x, Contraction::Off)
        );
        assert_eq!(
            of(quote!(contract = false, profile = "x87")).unwrap(),
            (Vocabulary::X87, Contraction::Off)
        );
        assert!(of(quote!(profile = "x87", contract = true)).is_err());
        assert!(of(quote!(profile = "cc1x", ftz = true)).is_err());
        assert!(of(quote!(profile = "sse")).is_err());
    }

    #[test]
    fn functions_that_are_called() {
        let pasting = |tokens| options(tokens).map(|options| options.pasting);
        assert_eq!(pasting(quote!()).unwrap(), Pasting::BySize);
        assert_eq!(pasting(quote!(inline = true)).unwrap(), Pasting::Pasted);
        assert_eq!(pasting(quote!(inline = false)).unwrap(), Pasting::Called);
        assert_eq!(pasting(quote!(cold)).unwrap(), Pasting::Cold);
        assert_eq!(pasting(quote!(cold, inline = false)).unwrap(), Pasting::Cold);
        assert!(pasting(quote!(cold, inline = true)).is_err());
        assert!(pasting(quote!(cold = true)).is_err());
        assert!(pasting(quote!(inline)).is_err());
    }

    #[test]
    fn every_error_is_reported_at_once() {
        let error = options(quote!(mod = "ru", contract = 1, contract = true)).unwrap_err();
        assert_eq!(error.into_iter().count(), 2 + 1);
    }
}
