//! The user's text: of a whole item for `show`, of a statement for the comments of generated code.
//!
//! Stable Rust cannot join spans, but a delimited group has the text of all that it encloses, and every token its
//! position, which together give back what was written.

use proc_macro2::{Delimiter, LineColumn, Span, TokenStream, TokenTree};

/// The text as written, line breaks and comments inside groups included, without the item's attributes and without its
/// own indentation.
pub fn item_text(tokens: TokenStream) -> String {
    let mut tokens: &[TokenTree] = &tokens.into_iter().collect::<Vec<_>>();
    while let [TokenTree::Punct(pound), TokenTree::Group(_), rest @ ..] = tokens
        && pound.as_char() == '#'
    {
        tokens = rest;
    }
    let mut text = String::new();
    let mut end: Option<LineColumn> = None;
    let mut indentation = 0;
    for token in tokens {
        let span = token.span();
        let start = span.start();
        match end {
            None => indentation = start.column,
            Some(end) => push_gap(&mut text, end, start),
        }
        text.push_str(&span.source_text().unwrap_or_else(|| token.to_string()));
        end = Some(span.end());
    }
    dedent(&text, indentation)
}

/// The text on one line and without comments.
pub fn one_line(tokens: TokenStream) -> String {
    let mut text = String::new();
    push_tokens(&mut text, tokens, &mut None);
    text
}

/// The line on which a token stands, 1 for the first.
pub fn line(span: Span) -> u32 {
    u32::try_from(span.start().line).unwrap_or(0)
}

fn push_gap(text: &mut String, end: LineColumn, start: LineColumn) {
    if start.line == end.line {
        text.extend(std::iter::repeat_n(
            ' ',
            start.column.saturating_sub(end.column).min(1),
        ));
    } else {
        text.extend(std::iter::repeat_n(
            '\n',
            start.line.saturating_sub(end.line).min(1),
        ));
        text.extend(std::iter::repeat_n(' ', start.column));
    }
}

fn dedent(text: &str, indentation: usize) -> String {
    let mut lines = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let leading = line.len() - line.trim_start_matches(' ').len();
        let cut = if number == 0 { 0 } else { leading.min(indentation) };
        lines.push(line[cut..].trim_end());
    }
    lines.join("\n")
}

fn push_tokens(text: &mut String, tokens: TokenStream, end: &mut Option<LineColumn>) {
    for token in tokens {
        match token {
            TokenTree::Group(group) => {
                let (open, close) = match group.delimiter() {
                    Delimiter::Parenthesis => ("(", ")"),
                    Delimiter::Bracket => ("[", "]"),
                    Delimiter::Brace => ("{", "}"),
                    Delimiter::None => ("", ""),
                };
                // A group that syn has put together again knows only the span of the whole.
                let (first, last) = (group.span().start(), group.span().end());
                let after = LineColumn {
                    column: first.column + open.len(),
                    ..first
                };
                push_piece(text, open, first, after, end);
                push_tokens(text, group.stream(), end);
                let before = LineColumn {
                    column: last.column.saturating_sub(close.len()),
                    ..last
                };
                push_piece(text, close, before, last, end);
            }
            other => {
                let span = other.span();
                push_piece(text, &other.to_string(), span.start(), span.end(), end);
            }
        }
    }
}

/// Appends a token, after a space where the source has any white space before it.
fn push_piece(
    text: &mut String,
    piece: &str,
    start: LineColumn,
    after: LineColumn,
    end: &mut Option<LineColumn>,
) {
    if piece.is_empty() {
        return;
    }
    if end.is_some_and(|end| end != start) {
        text.push(' ');
    }
    text.push_str(piece);
    *end = Some(after);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn statements_lose_comments_and_line_breaks() {
        let tokens: TokenStream = "let y = f(a,\n   // why\n  b)*2.0;".parse().unwrap();
        assert_eq!(one_line(tokens), "let y = f(a, b)*2.0;");
    }

    #[test]
    fn items_keep_comments_and_lose_indentation() {
        let tokens: TokenStream = "  #[inline]\n  /// doc\n  fn f() {\n      // why\n      1.0\n  }"
            .parse()
            .unwrap();
        assert_eq!(item_text(tokens), "fn f() {\n    // why\n    1.0\n}");
    }
}
