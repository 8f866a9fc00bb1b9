//! Messages about constructs that are not part of the language.

use proc_macro2::Span;
use quote::ToTokens;
use syn::spanned::Spanned;
use syn::{Expr, Pat};

type Message = (Span, String);

fn at(span: Span, message: &str) -> Message {
    (span, message.to_owned())
}

/// The span and message for an expression.
pub fn describe(expr: &Expr) -> Message {
    match expr {
        Expr::Return(e) => jump(e.return_token.span, "return"),
        Expr::Break(e) => jump(e.break_token.span, "break"),
        Expr::Continue(e) => jump(e.continue_token.span, "continue"),
        Expr::Macro(e) => describe_macro(&e.mac),
        Expr::Range(e) => at(
            e.limits.span(),
            "a range is not a value: write it in `for i in a..b`",
        ),
        Expr::Let(e) => at(
            e.let_token.span,
            "`let` in a condition stands alone after `if`: write a comparison, or `match` in a `loop`",
        ),
        Expr::While(_) | Expr::ForLoop(_) => at(
            expr.span(),
            "a loop has no value: assign to a variable inside it, or write `loop` and `break value`",
        ),
        Expr::Assign(e) => at(
            e.eq_token.span,
            "an assignment has no value here: write it as a statement of its own",
        ),
        other => describe_never(other),
    }
}

/// A jump where a value is expected.
fn jump(span: Span, name: &str) -> Message {
    let value = if name == "return" { " x" } else { "" };
    (
        span,
        format!("`{name}` has no value: write it as a statement, as in `if c {{ {name}{value}; }}`"),
    )
}

/// The message about a construct that the language will never have.
fn describe_never(expr: &Expr) -> Message {
    match expr {
        Expr::Closure(e) => at(
            e.inputs_begin.span,
            "a closure is not a value: give it a name, `let f = |x| ..`, and call it; for a function among the arguments write a \
             parameter `<F: Function<Args = (f64,), Out = f64>>` and name an `#[fp]` function",
        ),
        Expr::Reference(e) => at(
            e.and_token.span,
            "references are not supported: values are copied, drop the `&`",
        ),
        Expr::RawAddr(e) => at(
            e.and_token.span,
            "pointers are not supported: use the value itself",
        ),
        Expr::Unary(e) => at(
            e.op.span(),
            "`*` is not supported: there are no references, use the value itself",
        ),
        Expr::Unsafe(e) => at(
            e.unsafe_token.span,
            "`unsafe` is not supported: an `#[fp]` function never needs it, drop it",
        ),
        Expr::Async(e) => at(
            e.async_token.span,
            "`async` is not supported: an `#[fp]` function computes at once, drop it",
        ),
        Expr::Await(e) => at(
            e.await_token.span,
            "`.await` is not supported: pass the value as a parameter",
        ),
        Expr::Yield(e) => at(e.yield_token.span, "`yield` is not supported: return an array"),
        Expr::Try(e) => at(
            e.question_token.span,
            "`?` is not supported: nothing here is an `Option` or a `Result`, drop it",
        ),
        Expr::TryBlock(e) => at(e.try_token.span, "`try` is not supported: drop it"),
        Expr::Const(e) => at(
            e.const_token.span,
            "`const` blocks are not supported: write a `const` item outside the function",
        ),
        Expr::Infer(e) => at(e.underscore_token.span, "write a value, not `_`"),
        other => at(
            other.span(),
            "this expression is not supported in an `#[fp]` function",
        ),
    }
}

pub fn describe_macro(mac: &syn::Macro) -> Message {
    let name = mac.path.to_token_stream().to_string().replace(' ', "");
    let advice = match name.as_str() {
        "println" | "print" | "eprintln" | "eprint" | "dbg" => {
            "a function without side effects cannot print, return the value and print it outside"
        }
        "assert" | "debug_assert" => "it has no value, so write it as a statement",
        "assert_eq" | "debug_assert_eq" => "write `assert!(a == b)`",
        "assert_ne" | "debug_assert_ne" => "write `assert!(a != b)`",
        "panic" | "unreachable" | "todo" | "unimplemented" => {
            "write `assert!(condition, \"text\")` before it and a value in its place, or return a `bool` beside the value"
        }
        "vec" => "write an array, as in `[0.0; 4]`",
        _ => "write out what it stands for",
    };
    (
        mac.path.span(),
        format!("the macro `{name}!` is not supported: {advice}"),
    )
}

/// Returns true if a function returns an `Option` or a `Result`.
pub fn is_outcome(output: &syn::ReturnType) -> bool {
    let syn::ReturnType::Type(_, ty) = output else {
        return false;
    };
    let syn::Type::Path(path) = &**ty else {
        return false;
    };
    let last = path.path.segments.last();
    last.is_some_and(|last| last.ident == "Option" || last.ident == "Result")
}

/// Returns true for `Some`, `Ok` and `Err`.
pub fn makes_outcome(path: &syn::Path) -> bool {
    path.get_ident()
        .is_some_and(|name| ["Some", "Ok", "Err"].iter().any(|outcome| name == outcome))
}

/// A call of what Rust's prelude has and bodies do not.
pub fn describe_call(path: &syn::Path) -> Option<String> {
    let names: Vec<String> = path
        .segments
        .iter()
        .map(|segment| segment.ident.to_string())
        .collect();
    let (name, advice) = match names.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["Some" | "Ok" | "Err"] => (
            &names[0],
            "return a tuple with a `bool` that says whether the value counts",
        ),
        ["Vec" | "Box" | "Rc" | "Arc" | "HashMap", _] => (&names[0], "write an array, as in `[0.0; 4]`"),
        ["String", _] => (&names[0], "there is no text in an `#[fp]` function"),
        ["Default", "default"] => (&names[0], "write the value"),
        [.., "from_fn"] => (
            &names[names.len() - 1],
            "make the array and fill it, as in `let mut a = [0.0; N]; for i in 0..N { a[i] = f(i); }`",
        ),
        _ => return None,
    };
    Some(format!("`{name}` is not supported: {advice}"))
}

/// A method on an array that a `for` runs over.
pub fn describe_iterator(method: &str) -> String {
    match method {
        "map" => "`.map(..)` takes a closure of one parameter here: write `.map(|x| x * x)`".to_owned(),
        "chunks" => {
            "`.chunks(n)` is not supported: write `.chunks_exact(n)`, or `for i in 0..n` and index with `i`"
                .to_owned()
        }
        "iter" | "into_iter" | "copied" | "cloned" | "rev" | "enumerate" => {
            format!("`.{method}()` is not supported here: write `for i in 0..n` and index with `i`")
        }
        "zip" | "windows" | "chunks_exact" | "step_by" | "skip" | "take" | "filter" | "chain" => {
            format!("`.{method}(..)` is not supported here: write `for i in 0..n` and index with `i`")
        }
        _ => "a `for` runs over a range or an array: give the value a name with `let` first".to_owned(),
    }
}

/// What a loop runs through, as a value.
pub const NO_ITERATOR: &str =
    "an iterator is not a value: use it in a `for` or before `.sum()`, `.fold(..)`, `.any(..)` and so on";

/// A method that ends a walk and is none here.
pub fn describe_end(method: &str) -> String {
    if method == "contains" {
        return "`.contains(..)` is not supported: compare, as in `lo <= x && x < hi`".to_owned();
    }
    format!(
        "`.{method}(..)` is not supported on what a loop runs through: use `.sum()`, `.product()`, `.fold(..)`, `.any(..)`, \
         `.all(..)`, `.position(..)`, `.find(..)`, `.min()`, `.max()` and `.last()`, or a `for` for the rest"
    )
}

/// A method on a range.
pub fn describe_adapter(method: &str) -> String {
    match method {
        "rev" => "`.rev()` takes no arguments".to_owned(),
        "step_by" => "`.step_by(n)` takes one argument".to_owned(),
        _ => format!("`.{method}()` is not supported on a range: there are `.rev()` and `.step_by(n)`"),
    }
}

/// A pattern that no arm of a `match` can have.
pub fn describe_choice(pat: &Pat) -> String {
    match pat {
        Pat::Ident(_) => "`ref` is not supported: values are copied, drop it".to_owned(),
        Pat::Reference(_) => "references are not supported: drop the `&`".to_owned(),
        Pat::Rest(_) => "`..` stands for the rest of a tuple or an array: write `(0, ..)` or `[0, ..]`".to_owned(),
        _ => "this pattern is not supported: write literals, constants, ranges, names, `_`, `|`, and tuples, arrays and structs of these"
            .to_owned(),
    }
}

pub fn describe_pattern(pat: &Pat) -> String {
    match pat {
        Pat::Ident(name) if name.by_ref.is_some() => {
            "`ref` is not supported: values are copied, drop it".to_owned()
        }
        Pat::Ident(_) => {
            "`@` patterns are not supported: bind the name and take it apart in a second `let`".to_owned()
        }
        Pat::Reference(_) => "references are not supported: drop the `&`".to_owned(),
        Pat::Rest(_) => {
            "`..` stands for the rest of a tuple or an array: write `(x, ..)` or `[x, ..]`".to_owned()
        }
        _ => "this pattern can fail to match: write a name, `_` or a tuple of these".to_owned(),
    }
}
