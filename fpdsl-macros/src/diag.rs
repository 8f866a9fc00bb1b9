//! Errors: collected by a stage, reported together.
//!
//! A message is in lower case without a full stop; it names the construct in backticks, says what is wrong, and
//! then what to write instead. "not supported" is for good, "not supported yet" is not.

use std::fmt::Display;

use proc_macro2::{Span, TokenStream};

/// The errors of one stage.
#[derive(Default)]
pub struct Errors {
    all: Option<syn::Error>,
}

impl Errors {
    pub fn push(&mut self, span: Span, message: impl Display) {
        self.add(syn::Error::new(span, message));
    }

    pub fn add(&mut self, error: syn::Error) {
        match &mut self.all {
            Some(all) => all.combine(error),
            None => self.all = Some(error),
        }
    }

    pub fn is_empty(&self) -> bool {
        self.all.is_none()
    }

    /// The `compile_error!` invocations.
    pub fn into_tokens(self) -> TokenStream {
        self.all
            .map_or_else(TokenStream::new, syn::Error::into_compile_error)
    }

    /// Fails with all errors if there are any.
    pub fn finish(self) -> syn::Result<()> {
        match self.all {
            Some(error) => Err(error),
            None => Ok(()),
        }
    }
}

/// The candidate that the user most likely meant: at most two edits away, and a third of the name. Of several, one that only lacks an
/// end or has one too many.
pub fn closest<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    candidates
        .into_iter()
        .map(|candidate| (distance(name, candidate), candidate))
        .filter(|(edits, candidate)| *edits <= 2 && edits * 3 <= candidate.len().max(name.len()))
        .min_by_key(|(edits, candidate)| {
            (
                *edits,
                !name.starts_with(candidate) && !candidate.starts_with(name),
            )
        })
        .map(|(_, candidate)| candidate)
}

/// The edit distance of Levenshtein, row by row.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let above = row[j + 1];
            row[j + 1] = (diagonal + usize::from(x != *y)).min(above + 1).min(row[j] + 1);
            diagonal = above;
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn closest_finds_misspellings_only() {
        assert_eq!(closest("sine", ["sinh", "sin"]), Some("sin"));
        let names = ["sqrt", "mul_add", "abs", "min", "max"];
        assert_eq!(closest("sqr", names), Some("sqrt"));
        assert_eq!(closest("muladd", names), Some("mul_add"));
        assert_eq!(closest("sinh", names), None);
        assert_eq!(closest("xyz", names), None);
    }
}
