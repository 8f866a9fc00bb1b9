//! The names of the functions in `src/ops/`, read off every file there.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The public functions.
pub struct Vocabulary {
    /// Of `ops` itself.
    pub plain: BTreeSet<String>,
    /// Of `ops::ftz`, those that are the plain ones left out.
    pub flushing: BTreeSet<String>,
}

/// Reads them from `src/ops`.
pub fn read_from(folder: &Path) -> Vocabulary {
    let (mut plain, mut flushing) = (BTreeSet::new(), BTreeSet::new());
    for entry in fs::read_dir(folder).expect("src/ops is there") {
        let path = entry.expect("src/ops can be listed").path();
        let text = fs::read_to_string(&path).expect("a source is text");
        match path.file_stem().and_then(|stem| stem.to_str()) {
            Some("ftz") => flushing.extend(defined(&text)),
            Some("mod") => {
                plain.extend(defined(&text));
                plain.extend(exported(&text));
            }
            // What is not exported by name is found here, and then has to have a row all the same.
            Some(_) => plain.extend(defined(&text)),
            None => {}
        }
    }
    assert!(
        plain.len() > 70 && flushing.len() > 50,
        "the vocabulary was not found: {plain:?}, {flushing:?}"
    );
    Vocabulary { plain, flushing }
}

/// The names after `prefix` in a text.
#[allow(dead_code)] // Only some suites that include this file compare texts.
pub fn mentioned(text: &str, prefix: &str) -> BTreeSet<String> {
    text.split(prefix).skip(1).map(name).collect()
}

/// `pub fn name` at the left margin, and the first words of entries in tables: lines of a macro's call, indented once.
fn defined(text: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    let mut in_table = false;
    for line in text.lines() {
        if let Some(item) = line.strip_prefix("pub fn ") {
            names.insert(name(item));
        } else if !line.starts_with([' ', '/', '}']) {
            in_table = line.ends_with("! {") && !line.starts_with("macro_rules");
        } else if let (true, Some(entry)) = (in_table, line.strip_prefix("    "))
            && entry.starts_with(|c: char| c.is_ascii_lowercase())
        {
            names.insert(name(entry));
        }
    }
    names
}

/// The names in `pub use path::{…};`.
fn exported(text: &str) -> BTreeSet<String> {
    let lists = text.split("\npub use ").skip(1).filter_map(|rest| {
        let (path, _) = rest.split_once(';')?;
        Some(path.split_once('{').map_or(path, |(_, list)| list))
    });
    lists
        .flat_map(|list| list.split([',', '}']))
        .map(|part| name(part.trim()))
        .filter(|name| !name.is_empty())
        .collect()
}

/// The identifier at the start.
fn name(text: &str) -> String {
    let end = text.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_'));
    text[..end.unwrap_or(text.len())].to_owned()
}
