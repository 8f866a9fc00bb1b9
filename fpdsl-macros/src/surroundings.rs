//! The surroundings of a function: finds the attribute on a function of a trait or of an `impl` block.
//!
//! An attribute sees only its item. In a trait or an `impl` it would emit a struct and its implementations, and rustc's error
//! about those is no help. So this module reads the text of the file in front of the attribute.

use std::fs;

/// Returns `"trait"` or `"impl"` if the attribute that is being expanded stands directly in one.
pub fn around_attribute() -> Option<&'static str> {
    let attribute = proc_macro::Span::call_site();
    let (line, column) = (attribute.line(), attribute.column());
    // At the margin nothing is around.
    if column <= 1 {
        return None;
    }
    let text = fs::read_to_string(attribute.local_file()?).ok()?;
    let before: usize = text
        .split_inclusive('\n')
        .take(line.checked_sub(1)?)
        .map(str::len)
        .sum();
    let rest = text.get(before..)?;
    let within = rest.char_indices().nth(column - 1)?.0;
    // What a macro made is elsewhere.
    if !rest.get(within..)?.starts_with("#[") {
        return None;
    }
    innermost(text.get(..before + within)?)
}

/// The `trait` or `impl` whose braces are the last ones open at the end of the text.
fn innermost(text: &str) -> Option<&'static str> {
    let mut scan = Scan {
        rest: text,
        open: Vec::new(),
        head: None,
        nested: 0,
    };
    while scan.step() {}
    scan.open.pop()?
}

/// A walk over the text.
struct Scan<'a> {
    rest: &'a str,
    /// The braces that are open, each with what is before it if that is a `trait` or an `impl`.
    open: Vec<Option<&'static str>>,
    /// The first word of the item that is being read, modifiers aside.
    head: Option<&'a str>,
    /// The number of parentheses and brackets that are open in it.
    nested: usize,
}

impl<'a> Scan<'a> {
    /// Reads on; false at the end.
    fn step(&mut self) -> bool {
        let Some(first) = self.rest.chars().next() else {
            return false;
        };
        if first.is_alphabetic() || first == '_' {
            self.word();
            return true;
        }
        let length = match first {
            '/' if self.rest.starts_with("//") => self.rest.find('\n').unwrap_or(self.rest.len()),
            '/' if self.rest.starts_with("/*") => comment(self.rest),
            '"' => quoted(self.rest, '"'),
            '\'' => character(self.rest),
            _ => first.len_utf8(),
        };
        match first {
            '(' | '[' => self.nested += 1,
            ')' | ']' => self.nested = self.nested.saturating_sub(1),
            '{' => {
                self.open.push(match self.head {
                    Some("trait") => Some("trait"),
                    Some("impl") => Some("impl"),
                    _ => None,
                });
                self.begin();
            }
            '}' => {
                self.open.pop();
                self.begin();
            }
            ';' if self.nested == 0 => self.begin(),
            _ => {}
        }
        self.rest = self.rest.get(length..).unwrap_or_default();
        true
    }

    fn begin(&mut self) {
        self.head = None;
        self.nested = 0;
    }

    fn word(&mut self) {
        let end = self.rest.find(|c: char| !c.is_alphanumeric() && c != '_');
        let (word, rest) = self.rest.split_at(end.unwrap_or(self.rest.len()));
        self.rest = rest;
        let raw = matches!(word, "r" | "br" | "cr");
        let hashes = rest.len() - rest.trim_start_matches('#').len();
        if raw && rest.get(hashes..).is_some_and(|rest| rest.starts_with('"')) {
            let end = format!("\"{}", "#".repeat(hashes));
            let text = rest.get(hashes + 1..).unwrap_or_default();
            self.rest = text.split_once(&end).map_or("", |(_, after)| after);
        }
        if self.nested == 0 && self.head.is_none() && !matches!(word, "pub" | "unsafe" | "default" | "auto") {
            self.head = Some(word);
        }
    }
}

/// The length of the comment at the beginning of the text. Comments nest.
fn comment(text: &str) -> usize {
    let mut depth = 0;
    let mut position = 0;
    while let Some(rest) = text.get(position..).filter(|rest| !rest.is_empty()) {
        let mark = rest.get(..2);
        match mark {
            Some("/*") => depth += 1,
            Some("*/") => depth -= 1,
            _ => {
                position += rest.chars().next().map_or(1, char::len_utf8);
                continue;
            }
        }
        position += 2;
        if depth == 0 {
            return position;
        }
    }
    text.len()
}

/// The length of the quoted text.
fn quoted(text: &str, end: char) -> usize {
    let mut escaped = false;
    for (position, c) in text.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            _ if c == end => return position + c.len_utf8(),
            _ => {}
        }
    }
    text.len()
}

/// The length of a character literal, or of the quotation mark of a lifetime.
fn character(text: &str) -> usize {
    let mut rest = text.chars().skip(1);
    match (rest.next(), rest.next()) {
        (Some('\\'), _) | (Some(_), Some('\'')) => quoted(text, '\''),
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::innermost;

    #[test]
    fn the_innermost_braces_count() {
        assert_eq!(innermost("trait T { "), Some("trait"));
        assert_eq!(
            innermost("pub(crate) unsafe trait T<const N: usize>: A { fn f(); "),
            Some("trait")
        );
        assert_eq!(innermost("#[a(b)] impl<T> A for B { fn f() { x } "), Some("impl"));
        assert_eq!(innermost("impl A { fn f() { "), None);
        assert_eq!(innermost("mod m { fn f() -> impl A { x } "), None);
        assert_eq!(innermost("struct A { x: f32 } impl A {} mod m { "), None);
        assert_eq!(innermost(""), None);
    }

    #[test]
    fn braces_in_text_do_not_count() {
        assert_eq!(innermost("mod m { const A: &str = \"impl A {\\\"{\"; "), None);
        assert_eq!(
            innermost("impl A { const B: char = '}'; const C: &str = r#\"}\"\"#; "),
            Some("impl")
        );
        assert_eq!(
            innermost("impl<'a> A<'a> { // }\n /* } /* } */ } */ "),
            Some("impl")
        );
        assert_eq!(
            innermost("impl A { const B: u8 = b'}'; const C: char = '\\''; "),
            Some("impl")
        );
    }
}
