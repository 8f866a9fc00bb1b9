//! The user's text: of a whole item for `show`, of a statement for the comments of generated code.
//!
//! Stable Rust cannot join spans, but a delimited group has the text of all that it encloses, and every token its
//! position, which together give back what was written.

use proc_macro2::{Delimiter, Group, LineColumn, Span, TokenStream, TokenTree};

/// The text as written, line breaks and comments inside groups included, without the item's attributes and without its
/// own indentation. What `macro_rules` has put together comes without its comments.
pub fn item_text(tokens: TokenStream) -> String {
    let indentation = item_start(tokens.clone()).column;
    let tokens: TokenStream = without_attributes(tokens).collect();
    let mut ends = LineColumn { line: 0, column: 0 };
    let layout = if is_in_order(tokens.clone(), &mut ends) {
        Layout::AsWritten
    } else {
        Layout::Assembled
    };
    dedent(&write(tokens, layout), indentation)
}

/// Where the text of an item begins.
pub fn item_start(tokens: TokenStream) -> LineColumn {
    let first = without_attributes(tokens).next();
    first.map_or(LineColumn { line: 0, column: 0 }, |token| token.span().start())
}

fn without_attributes(tokens: TokenStream) -> impl Iterator<Item = TokenTree> {
    let mut tokens = tokens.into_iter().peekable();
    while tokens
        .next_if(|token| matches!(token, TokenTree::Punct(pound) if pound.as_char() == '#'))
        .is_some()
    {
        tokens.next();
    }
    tokens
}

/// The text on one line and without comments.
pub fn one_line(tokens: TokenStream) -> String {
    write(tokens, Layout::OneLine)
}

/// The line on which a token stands, 1 for the first.
pub fn line(span: Span) -> u32 {
    u32::try_from(span.start().line).unwrap_or(0)
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

/// Returns true if every token stands after the one before it. Tokens of a `macro_rules` macro mixed with those of its
/// arguments do not.
fn is_in_order(tokens: TokenStream, end: &mut LineColumn) -> bool {
    tokens.into_iter().all(|token| match token {
        TokenTree::Group(group) => is_in_order(group.stream(), end),
        other => {
            let in_order = *end <= other.span().start();
            *end = other.span().end();
            in_order
        }
    })
}

/// The treatment of white space.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Layout {
    /// Kept, with the comments in groups.
    AsWritten,
    /// Kept within groups that are the user's own.
    Assembled,
    /// One space.
    OneLine,
}

fn write(tokens: TokenStream, layout: Layout) -> String {
    let mut writer = Writer {
        text: String::new(),
        end: None,
        layout,
    };
    writer.tokens(tokens);
    writer.text
}

struct Writer {
    text: String,
    /// The end of the last token.
    end: Option<LineColumn>,
    layout: Layout,
}

impl Writer {
    fn tokens(&mut self, tokens: TokenStream) {
        for token in tokens {
            let span = token.span();
            match token {
                TokenTree::Group(group) => self.group(&group),
                other => self.piece(&other.to_string(), span.start(), span.end()),
            }
        }
    }

    fn group(&mut self, group: &Group) {
        let (open, close) = match group.delimiter() {
            Delimiter::Parenthesis => ("(", ")"),
            Delimiter::Bracket => ("[", "]"),
            Delimiter::Brace => ("{", "}"),
            Delimiter::None => return self.tokens(group.stream()),
        };
        // A group that syn has put together again knows only the span of the whole.
        let (first, last) = (group.span().start(), group.span().end());
        if self.layout != Layout::OneLine
            && let Some(text) = group.span().source_text()
            // In a macro's definition its parameters stand where the user's code is meant.
            && !text.contains('$')
        {
            return self.piece(&text, first, last);
        }
        let after = LineColumn {
            column: first.column + 1,
            ..first
        };
        let before = LineColumn {
            column: last.column.saturating_sub(1),
            ..last
        };
        self.piece(open, first, after);
        self.tokens(group.stream());
        self.piece(close, before, last);
    }

    /// Appends what stands from `start` to `after`.
    fn piece(&mut self, piece: &str, start: LineColumn, after: LineColumn) {
        if let Some(end) = self.end {
            self.gap(end, start, piece);
        }
        self.text.push_str(piece);
        self.end = Some(after);
    }

    fn gap(&mut self, end: LineColumn, start: LineColumn, piece: &str) {
        if end == start {
            return;
        }
        if end.line == start.line && end < start {
            self.text.push(' ');
        } else if self.layout == Layout::AsWritten {
            self.text.push('\n');
            self.text.extend(std::iter::repeat_n(' ', start.column));
        } else if !self.text.ends_with(['(', '[', '.']) && !piece.starts_with([')', ']', '.', ',', ';']) {
            // A line break or the border of a macro's argument.
            self.text.push(' ');
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn statements_lose_comments_and_line_breaks() {
        let tokens: TokenStream = "let y = f(a,\n   // why\n  b)*2.0;".parse().unwrap();
        assert_eq!(one_line(tokens), "let y = f(a, b)*2.0;");
        let tokens: TokenStream = "x = 0.5 * (\n  x + a / x\n)\n  .sqrt()".parse().unwrap();
        assert_eq!(one_line(tokens), "x = 0.5 * (x + a / x).sqrt()");
    }

    #[test]
    fn items_keep_comments_and_lose_indentation() {
        let tokens: TokenStream = "  #[inline]\n  /// doc\n  fn f() {\n      // why\n      1.0\n  }"
            .parse()
            .unwrap();
        assert_eq!(item_text(tokens), "fn f() {\n    // why\n    1.0\n}");
    }

    #[test]
    fn items_of_macros_are_put_together() {
        // `fn`, the parentheses and the arrow are the macro's, on its first line; the rest are arguments.
        let tokens: TokenStream = "fn (x: f64) -> \n  root f64 {\n    x\n  }".parse().unwrap();
        let mut tokens = tokens.into_iter().collect::<Vec<_>>();
        let name = tokens.remove(4);
        tokens.insert(1, name);
        assert_eq!(
            item_text(tokens.into_iter().collect()),
            "fn root (x: f64) -> f64 {\n    x\n  }"
        );
    }
}
