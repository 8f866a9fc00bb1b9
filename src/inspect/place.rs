//! Places in the user's source, and the text of the operation there.

use std::fmt;
use std::ops::Range;

use fpdsl_runtime::ir::{Kernel, Origin};
use serde_json::{Value, json};

/// Where an operation stands.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Place {
    /// The function in which it stands.
    pub function: String,
    /// The file, as rustc was given it.
    pub file: String,
    /// The line of its operator or name, 1 for the first.
    pub line: u32,
    /// The column, 1 for the first.
    pub column: u32,
    /// The operation as written, on one line; empty if a macro has put it together.
    pub text: String,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}", self.file, self.line, self.column)
    }
}

impl Place {
    pub(super) fn json(&self) -> Value {
        json!({
            "function": self.function,
            "file": self.file,
            "line": self.line,
            "column": self.column,
            "text": self.text,
        })
    }
}

/// The place of an operation, and those of the calls that lead to it, the outermost first.
pub(super) fn path(kernel: &Kernel, origin: Option<u32>) -> Vec<Place> {
    let mut path = Vec::new();
    let mut next = origin;
    while let Some(origin) = next.and_then(|number| kernel.origins.get(number as usize)) {
        path.push(place(origin));
        next = origin.caller;
    }
    path.reverse();
    path
}

fn place(origin: &Origin) -> Place {
    Place {
        function: origin.function.to_owned(),
        file: origin.written.file.to_owned(),
        line: origin.line,
        column: origin.column + 1,
        text: text(origin).unwrap_or_default(),
    }
}

/// The operation at a place.
fn text(origin: &Origin) -> Option<String> {
    let written = origin.written;
    let source = written.source;
    let row = origin.line.checked_sub(written.line)? as usize;
    let line = source.split('\n').nth(row)?;
    let start: usize = source.split('\n').take(row).map(|line| line.len() + 1).sum();
    let column = origin.column.checked_sub(written.column)? as usize;
    let (byte, _) = line.char_indices().nth(column)?;
    let tokens = tokens(source);
    let at = tokens
        .iter()
        .position(|token| token.place.start == start + byte)?;
    let Range { start, end } = extent(&tokens, at)?;
    let text = &source[tokens[start].place.start..tokens[end].place.end];
    Some(text.split_whitespace().collect::<Vec<_>>().join(" "))
}

#[derive(Debug)]
struct Token<'s> {
    text: &'s str,
    place: Range<usize>,
}

/// Operators of more than one character, longest first.
const OPERATORS: &[&str] = &[
    "<<=", ">>=", "..=", "+=", "-=", "*=", "/=", "%=", "==", "!=", "<=", ">=", "&&", "||", "<<", ">>", "->",
    "=>", "::", "..",
];

/// The tokens of Rust, without comments. Strings and lifetimes are as good as names here.
fn tokens(source: &str) -> Vec<Token<'_>> {
    let mut tokens = Vec::new();
    let mut at = 0;
    while let Some(first) = source[at..].chars().next() {
        let rest = &source[at..];
        let word = |c: char| c.is_alphanumeric() || c == '_';
        let len = if first.is_whitespace() {
            at += first.len_utf8();
            continue;
        } else if rest.starts_with("//") {
            at += rest.find('\n').unwrap_or(rest.len());
            continue;
        } else if rest.starts_with("/*") {
            at += rest.find("*/").map_or(rest.len(), |end| end + 2);
            continue;
        } else if first.is_ascii_digit() {
            number(rest)
        } else if word(first) {
            rest.find(|c| !word(c)).unwrap_or(rest.len())
        } else if first == '"' {
            string(rest)
        } else {
            let operator = OPERATORS.iter().find(|operator| rest.starts_with(**operator));
            operator.map_or(first.len_utf8(), |operator| operator.len())
        };
        tokens.push(Token {
            text: &rest[..len],
            place: at..at + len,
        });
        at += len;
    }
    tokens
}

/// The length of a number: `1.5e-3_f64`, but not the range `0..n` or the method of `2.sqrt()`.
fn number(text: &str) -> usize {
    let bytes = text.as_bytes();
    let mut len = 0;
    while len < bytes.len() {
        let after = bytes.get(len + 1);
        let goes_on = match bytes[len] {
            b'.' => after.is_none_or(|next| !next.is_ascii_alphabetic() && *next != b'.' && *next != b'_'),
            b'+' | b'-' => matches!(bytes[len - 1], b'e' | b'E') && !text.starts_with("0x"),
            other => other.is_ascii_alphanumeric() || other == b'_',
        };
        if !goes_on {
            break;
        }
        len += 1;
    }
    len
}

fn string(text: &str) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    text.len()
}

/// How tightly a binary operator binds.
fn precedence(operator: &str) -> Option<u32> {
    Some(match operator {
        "as" => 10,
        "*" | "/" | "%" => 9,
        "+" | "-" => 8,
        "<<" | ">>" => 7,
        "&" => 6,
        "^" => 5,
        "|" => 4,
        "==" | "!=" | "<" | ">" | "<=" | ">=" => 3,
        "&&" => 2,
        "||" => 1,
        "=" | "+=" | "-=" | "*=" | "/=" | "%=" => 0,
        _ => return None,
    })
}

fn is_word(text: &str) -> bool {
    text.starts_with(|c: char| c.is_alphabetic() || c == '_')
}

/// Returns true if a value can end with the token, so that an operator behind it has two operands.
fn ends_value(text: &str) -> bool {
    let keyword = matches!(
        text,
        "return" | "if" | "while" | "match" | "in" | "else" | "let" | "mut" | "as"
    );
    !keyword && text.starts_with(|c: char| c.is_alphanumeric() || matches!(c, '_' | ')' | ']' | '"'))
}

/// The first and the last token of the operation at a token.
fn extent(tokens: &[Token<'_>], at: usize) -> Option<Range<usize>> {
    let text = tokens[at].text;
    if let Some(level) = precedence(text) {
        let is_binary = at > 0 && ends_value(tokens[at - 1].text);
        let start = if is_binary { left(tokens, at, level) } else { at };
        return Some(start..right(tokens, at, if is_binary { level } else { 10 }));
    }
    if !is_word(text) {
        return None;
    }
    // A call: its name, what comes before that, and its arguments.
    let mut end = at;
    let next = |end: usize| tokens.get(end + 1).map(|token| token.text);
    if next(end) == Some("::") && next(end + 1) == Some("<") {
        end = (end + 2..tokens.len()).find(|&i| tokens[i].text == ">")?;
    }
    if matches!(next(end), Some("(" | "!")) {
        let open = end + if next(end) == Some("!") { 2 } else { 1 };
        end = closing(tokens, open)?;
    }
    Some(before(tokens, at)..end)
}

/// The first token of the value that ends with a path or a chain of methods up to token `at`.
fn before(tokens: &[Token<'_>], mut at: usize) -> usize {
    loop {
        let Some(joint) = at
            .checked_sub(1)
            .filter(|&i| matches!(tokens[i].text, "." | "::"))
        else {
            return at;
        };
        let Some(mut value) = joint.checked_sub(1) else {
            return at;
        };
        while matches!(tokens[value].text, ")" | "]") {
            let Some(open) = opening(tokens, value) else {
                return at;
            };
            match open
                .checked_sub(1)
                .filter(|&i| is_word(tokens[i].text) || matches!(tokens[i].text, ")" | "]"))
            {
                Some(name) if ends_value(tokens[name].text) => value = name,
                _ => {
                    value = open;
                    break;
                }
            }
        }
        at = value;
    }
}

fn opening(tokens: &[Token<'_>], close: usize) -> Option<usize> {
    let mut depth = 0;
    (0..=close).rev().find(|&i| {
        match tokens[i].text {
            ")" | "]" | "}" => depth += 1,
            "(" | "[" | "{" => depth -= 1,
            _ => {}
        }
        depth == 0
    })
}

fn closing(tokens: &[Token<'_>], open: usize) -> Option<usize> {
    let mut depth = 0;
    (open..tokens.len()).find(|&i| {
        match tokens[i].text {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" => depth -= 1,
            _ => {}
        }
        depth == 0
    })
}

/// Returns true if no operand goes beyond the token.
fn ends_operand(text: &str) -> bool {
    matches!(
        text,
        "(" | "["
            | "{"
            | ")"
            | "]"
            | "}"
            | ","
            | ";"
            | "=>"
            | ".."
            | "..="
            | ":"
            | "let"
            | "return"
            | "if"
            | "while"
            | "match"
            | "in"
            | "else"
    )
}

/// The first token of the left operand of a binary operator.
fn left(tokens: &[Token<'_>], operator: usize, level: u32) -> usize {
    let mut start = operator;
    while let Some(at) = start.checked_sub(1) {
        let text = tokens[at].text;
        if matches!(text, ")" | "]") {
            match opening(tokens, at) {
                Some(open) => start = open,
                None => return start,
            }
            continue;
        }
        let is_binary = at > 0 && ends_value(tokens[at - 1].text);
        let looser = is_binary && precedence(text).is_some_and(|other| other < level);
        if ends_operand(text) || looser {
            return start;
        }
        start = at;
    }
    start
}

/// The last token of the right operand.
fn right(tokens: &[Token<'_>], operator: usize, level: u32) -> usize {
    let mut end = operator;
    while end + 1 < tokens.len() {
        let at = end + 1;
        let text = tokens[at].text;
        if matches!(text, "(" | "[") {
            match closing(tokens, at) {
                Some(close) => end = close,
                None => return end,
            }
            continue;
        }
        let is_binary = at > operator + 1 && ends_value(tokens[at - 1].text);
        let stops = is_binary && precedence(text).is_some_and(|other| other <= level);
        if ends_operand(text) || stops {
            return end;
        }
        end = at;
    }
    end
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The operation whose operator or name is the one after the mark.
    fn operation(source: &str) -> String {
        let at = source.find('@').expect("a mark");
        let source = source.replace('@', "");
        let tokens = tokens(&source);
        let at = tokens
            .iter()
            .position(|token| token.place.start == at)
            .expect("a token");
        let Range { start, end } = extent(&tokens, at).expect("an operation");
        source[tokens[start].place.start..tokens[end].place.end].to_owned()
    }

    #[test]
    fn operations_have_their_operands() {
        for (source, expected) in [
            ("let y = a * x @+ b * c;", "a * x + b * c"),
            ("let y = a @* x + b;", "a * x"),
            ("x - y @- z", "x - y - z"),
            ("x @- y - z", "x - y"),
            (
                "-b @+ (b * b - 4.0 * a).sqrt() / 2.0",
                "-b + (b * b - 4.0 * a).sqrt() / 2.0",
            ),
            ("(b * b - 4.0).@sqrt() / 2.0", "(b * b - 4.0).sqrt()"),
            ("f(x)[i].@ln() + 1.0", "f(x)[i].ln()"),
            ("1.0 / other::@norm(x, y)", "other::norm(x, y)"),
            ("sum @+= u[i - 1] * 2.0;", "sum += u[i - 1] * 2.0"),
            ("if x @< 1e-3 { 1.0 }", "x < 1e-3"),
            ("x as f64 @* 2.0", "x as f64 * 2.0"),
            ("(i * 2) @as f64 + x", "(i * 2) as f64"),
            ("a @/ -b", "a / -b"),
            ("for i in 0..n { s @*= x }", "s *= x"),
        ] {
            assert_eq!(operation(source), expected, "{source}");
        }
    }
}
