//! The source lines that a compile log speaks of.

use std::fmt::Write;

/// Lines shown on either side of a cited one.
const CONTEXT: usize = 2;

/// The lines that `log` cites as `file(12)`, with their numbers, cited ones marked; the whole source if it cites none.
pub(super) fn cited_lines(source: &str, file: &str, log: &str) -> String {
    let cited: Vec<usize> = log.lines().filter_map(|line| cited_line(line, file)).collect();
    let mut text = String::new();
    let mut skipped = false;
    for (index, line) in source.lines().enumerate() {
        let number = index + 1;
        if !cited.is_empty() && !cited.iter().any(|c| c.abs_diff(number) <= CONTEXT) {
            skipped = true;
            continue;
        }
        if std::mem::take(&mut skipped) && !text.is_empty() {
            text.push_str("       ...\n");
        }
        let mark = if cited.contains(&number) { '>' } else { ' ' };
        // Writing to a String cannot fail.
        let _ = writeln!(text, "{mark} {number:4} | {line}");
    }
    text
}

fn cited_line(line: &str, file: &str) -> Option<usize> {
    let rest = line.strip_prefix(file)?.strip_prefix('(')?;
    rest.split(')').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "a\nb\nc\nd\ne\nf\ng\nh\ni\nj";

    #[test]
    fn cited_lines_come_with_their_neighbours() {
        let text = cited_lines(
            SOURCE,
            "k.cu",
            "k.cu(2): error: no\nk.cu(10): error: neither\n2 errors detected",
        );
        assert_eq!(
            text,
            "     1 | a\n>    2 | b\n     3 | c\n     4 | d\n       ...\n     8 | h\n     9 | i\n>   10 | j\n"
        );
    }

    #[test]
    fn without_a_citation_the_whole_source_is_shown() {
        assert_eq!(cited_lines(SOURCE, "k.cu", "internal error").lines().count(), 10);
    }
}
