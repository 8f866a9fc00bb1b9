//! Reports as text, and as pages of HTML that need nothing else.

use std::fmt::{self, Write as _};

use super::operation::Operation;
use super::place::Place;

/// The title of a report.
pub(super) fn title(question: &str, function: &str, within: Option<&str>, device: &str) -> String {
    match within {
        Some(within) => format!("{function}: {question} of {within} on {device}"),
        None => format!("{function}: {question} on {device}"),
    }
}

/// A report to be read.
pub(super) struct Sheet {
    /// The function, what was asked and the device.
    pub title: String,
    /// Statements about the whole.
    pub notes: Vec<String>,
    /// The names of the columns behind those of the operation.
    pub columns: Vec<String>,
    pub rows: Vec<Row>,
}

/// An operation in a report.
pub(super) struct Row {
    pub path: Vec<Place>,
    pub about: String,
    pub evaluated: u64,
    /// A number or a few words for each column.
    pub cells: Vec<String>,
    /// Sentences about it.
    pub details: Vec<String>,
    /// An image in HTML; empty if there is none.
    pub figure: String,
    /// True for what a reader should see first.
    pub is_bad: bool,
}

impl Row {
    /// An operation, of which nothing is said yet.
    pub fn of<F>(operation: &Operation<F>) -> Self {
        Row {
            path: operation.path.clone(),
            about: operation.about(),
            evaluated: operation.evaluated,
            cells: Vec::new(),
            details: Vec::new(),
            figure: String::new(),
            is_bad: false,
        }
    }
}

impl fmt::Display for Sheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.title)?;
        for note in &self.notes {
            writeln!(f, "  {note}")?;
        }
        for row in &self.rows {
            write!(f, "{row}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.path.last() {
            Some(place) => writeln!(f, "  {place}: `{}` ({})", place.text, self.about)?,
            None => writeln!(f, "  not in the source ({})", self.about)?,
        }
        for call in self.path.iter().rev().skip(1) {
            writeln!(f, "    called at {call}: `{}`", call.text)?;
        }
        writeln!(f, "    evaluated {} times", self.evaluated)?;
        for detail in &self.details {
            writeln!(f, "    {detail}")?;
        }
        Ok(())
    }
}

const STYLE: &str = ":root { color-scheme: light dark; --text: #222; --note: #666; --line: #ddd; --bad: #fff3f0; --bar: #2a6db0 } \
    @media (prefers-color-scheme: dark) { :root { --text: #ddd; --note: #999; --line: #444; --bad: #3a2420; --bar: #6aaef0 } } \
    body { font: 15px/1.5 system-ui, sans-serif; margin: 2em auto; max-width: 80em; padding: 0 1em; color: var(--text) } \
    table { border-collapse: collapse; width: 100% } \
    th, td { border-bottom: 1px solid var(--line); padding: .3em .6em; text-align: left; vertical-align: top } \
    td.count { text-align: right; font-variant-numeric: tabular-nums } \
    tr.bad td { background: var(--bad) } code { font: 13px ui-monospace, monospace } small { color: var(--note) } \
    svg { display: block; max-width: 100%; height: auto; margin: .5em 0 } \
    svg text { font: 9px system-ui, sans-serif; fill: var(--text); text-anchor: middle } svg text.axis { fill: var(--note) } \
    svg path { fill: none; stroke: var(--note) } svg rect.bar { fill: var(--bar) }";

impl Sheet {
    /// The page.
    pub fn html(&self) -> String {
        let title = escaped(&self.title);
        let mut page = format!(
            "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>{title}</title>\n\
             <style>{STYLE}</style>\n<h1>{title}</h1>\n"
        );
        for note in &self.notes {
            let _ = writeln!(page, "<p>{}</p>", escaped(note));
        }
        page.push_str("<table>\n<tr><th>operation<th>evaluated");
        for column in &self.columns {
            let _ = write!(page, "<th>{}", escaped(column));
        }
        page.push_str("<th>details\n");
        for row in &self.rows {
            row.html(&mut page);
        }
        page.push_str("</table>\n</html>\n");
        page
    }
}

impl Row {
    fn html(&self, page: &mut String) {
        let class = if self.is_bad { " class=\"bad\"" } else { "" };
        let _ = write!(page, "<tr{class}><td>");
        for place in self.path.iter().rev() {
            let _ = write!(
                page,
                "<code>{}</code><br><small>{}</small><br>",
                escaped(&place.text),
                escaped(&place.to_string())
            );
        }
        let _ = write!(
            page,
            "<small>{}</small><td class=\"count\">{}",
            escaped(&self.about),
            self.evaluated
        );
        for cell in &self.cells {
            let _ = write!(page, "<td class=\"count\">{}", escaped(cell));
        }
        page.push_str("<td>");
        page.push_str(&self.figure);
        for detail in &self.details {
            let _ = write!(page, "{}<br>", escaped(detail));
        }
        page.push('\n');
    }
}

/// Text within HTML.
pub(super) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}
