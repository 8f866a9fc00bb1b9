//! Bodies that hold as many of one construct as wanted, as source: for suites of long bodies, and for what they cost.
//!
//! Each is the body of `fn f(x: f64, n: u32) -> f64`, and the same text means the same as plain Rust. `g` is a function that it
//! may call.

use std::fmt::Write as _;

/// A construct of the language.
#[derive(Clone, Copy, Debug)]
pub struct Construct {
    /// Its name in suites and tables.
    pub name: &'static str,
    /// A body with this many of them.
    pub body: fn(usize) -> String,
    /// How many at most, where the language names a limit: they stand in each other.
    pub limit: Option<usize>,
}

/// The function that bodies call.
pub const CALLEE: &str = "fn g(x: f64) -> f64 { x * x + 0.125 }";

/// The head of every function.
pub const HEAD: &str = "fn f(x: f64, n: u32) -> f64";

/// `count` pieces of text.
fn many(count: usize, piece: impl Fn(usize) -> String) -> String {
    (0..count).fold(String::new(), |mut text, i| {
        let _ = writeln!(text, "{}", piece(i));
        text
    })
}

/// Statements that update `y`, which begins as `x` and is the result.
fn updates(count: usize, piece: impl Fn(usize) -> String) -> String {
    format!("let mut y = x;\n{}y", many(count, piece))
}

/// Updates of `y` that stand in each other.
fn nested(count: usize, open: impl Fn(usize) -> String, close: &str) -> String {
    format!("let mut y = x;\n{}{}\ny", many(count, open), close.repeat(count))
}

/// A function that is called with a number of terms.
macro_rules! constructs {
    ($($name:literal $(at most $limit:literal)?: |$n:ident| $body:expr;)*) => {
        /// Every construct.
        pub const CONSTRUCTS: &[Construct] = &[$(Construct {
            name: $name,
            body: |$n| $body,
            limit: constructs!(@limit $($limit)?),
        }),*];
    };
    (@limit) => { None };
    (@limit $limit:literal) => { Some($limit) };
}

constructs! {
    "statements": |n| updates(n, |i| format!("y = y * 0.5 + {i}.0;"));
    "lets": |n| format!("let y0 = x;\n{}y{n}", many(n, |i| format!("let y{} = y{i} * 0.5 + {i}.0;", i + 1)));
    "sum": |n| many(n, |i| format!("{}x * {i}.5", if i > 0 { "+ " } else { "" }));
    "difference": |n| many(n, |i| format!("{}x / {}.5", if i > 0 { "- " } else { "" }, i + 1));
    "horner": |n| format!("{}x{}", "(".repeat(n), many(n, |i| format!(" * x + {i}.5)")));
    "horner_inwards" at most 450: |n| format!("{}x{}", many(n, |i| format!("{i}.5 + x * (")), ")".repeat(n));
    "brackets" at most 900: |n| format!("{}x{}", "(".repeat(n), ")".repeat(n));
    "minuses": |n| format!("{}x", "-".repeat(n));
    "methods": |n| format!("x{}", ".abs()".repeat(n));
    "calls": |n| updates(n, |_| "y = g(y) * 0.5;".to_owned());
    "calls_in_calls": |n| format!("{}x{}", "g(".repeat(n), ")".repeat(n));
    "and": |n| format!("if {} {{ x }} else {{ 1.0 }}", many(n, |i| format!("{}x > -{i}.0", if i > 0 { "&& " } else { "" })));
    "or": |n| format!("if {} {{ x }} else {{ 1.0 }}", many(n, |i| format!("{}x == {i}.0", if i > 0 { "|| " } else { "" })));
    "if": |n| updates(n, |i| format!("if y > {i}.0 {{ y -= 1.0; }}"));
    "else_if": |n| format!("if n == 0 {{ x }} {} else {{ -x }}", many(n, |i| format!("else if n == {} {{ x + {i}.0 }}", i + 1)));
    "else_if_of_statements": |n| updates(1, |_| format!("if n == 0 {{ y = 1.0; }} {}", many(n, |i| format!("else if n == {} {{ y += {i}.0; }}", i + 1))));
    "match": |n| format!("match n {{ {} _ => x }}", many(n, |i| format!("{i} => x + {i}.0,")));
    "match_of_statements": |n| updates(1, |_| format!("match n {{ {} _ => {{}} }}", many(n, |i| format!("{i} => y += {i}.0,"))));
    "return": |n| format!("{}x", many(n, |i| format!("if n == {i} {{ return x + {i}.0; }}")));
    "return_after_statements": |n| updates(n, |i| format!("let z{i} = y * 1.5; if n == {i} {{ return z{i}; }} y += 0.5;"));
    "return_in_a_value": |n| updates(n, |_| "y = { let z = y; if z > 1.0 { return z; } z };".to_owned());
    "return_in_a_block": |n| updates(n, |_| "{ let z = y; if z > 1.0 { return z; } y = z * 0.5; }".to_owned());
    "unreachable": |n| format!("return x;\n{}", many(n, |_| "let y = x; return y;".to_owned()));
    "label": |n| updates(n, |i| format!("let z{i} = 'a{i}: {{ if y > {i}.0 {{ break 'a{i} 1.0; }} y }}; y += z{i};"));
    "for": |n| updates(n, |_| "for i in 0..n { y += i as f64; }".to_owned());
    "while": |n| updates(n, |i| format!("while y > {i}.0 {{ y -= 1.0; }}"));
    "break": |n| format!("let mut y = x;\nloop {{ {} break; }} y", many(n, |i| format!("if y > {i}.0 {{ break; }} y += 1.0;")));
    "continue": |n| format!("let mut y = x;\nfor i in 0..n {{ {} }} y", many(n, |i| format!("if y > {i}.0 {{ continue; }} y += 1.0;")));
    "tuple": |n| format!("let mut t = (x, x);\n{}t.0", many(n, |_| "t = (t.1, t.0 * 0.5 + t.1);".to_owned()));
    "array": |n| format!("let t = [{}]; t[(n % {n}) as usize]", many(n, |i| format!("x * {i}.0,")));
    "nested_if" at most 60: |n| nested(n, |i| format!("if n > {i} {{ y += 1.0;"), "}");
    "nested_match" at most 60: |n| nested(n, |i| format!("match n {{ {i} => y += 1.0, _ => {{ y -= 1.0;"), "} }");
    "nested_while" at most 60: |n| nested(n, |i| format!("while y > {i}.0 {{ y -= 1.0;"), "}");
    "nested_for" at most 60: |n| nested(n, |i| format!("for i{i} in 0..n {{ if y > 4.0 {{ break; }} y += 1.0;"), "}");
    "nested_block" at most 300: |n| format!("{}x{}", "{".repeat(n), "}".repeat(n));
}

/// The construct of a name.
pub fn find(name: &str) -> Option<Construct> {
    CONSTRUCTS
        .iter()
        .find(|construct| construct.name == name)
        .copied()
}

impl Construct {
    /// The largest number of them up to `count` that the language takes.
    pub fn at_most(&self, count: usize) -> usize {
        self.limit.map_or(count, |limit| count.min(limit))
    }

    /// The function with the attribute, and what it calls.
    pub fn annotated(&self, count: usize) -> String {
        let body = (self.body)(self.at_most(count));
        format!("#[fp]\npub {CALLEE}\n#[fp]\npub {HEAD} {{\n{body}\n}}\n")
    }

    /// The same text as plain Rust.
    pub fn plain(&self, count: usize) -> String {
        let body = (self.body)(self.at_most(count));
        format!("pub {CALLEE}\npub {HEAD} {{\n{body}\n}}\n")
    }
}
