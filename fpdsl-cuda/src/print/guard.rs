//! Macros, which no scope hides: the names of a text are undefined before it.
//!
//! In the text itself they are those that headers are likely to have as macros. Where this crate compiles the text they are all its
//! identifiers. `#undef` of a name that is not a macro does nothing, so this needs no list of the macros that there are.

use std::collections::BTreeSet;

use super::names::is_taken;

/// Macros of C's headers and of compilers that are written in small letters, and in no scope. A text is guarded against every
/// macro where this crate compiles it ([`undefine`] with all its [`names`]); these are for people who compile it elsewhere.
const SMALL: &str = "alloca assert complex errno far fpclassify hyper i386 imaginary isfinite isgreater isgreaterequal \
    isinf isless islessequal islessgreater isnan isnormal issignaling issubnormal isunordered iszero kill_dependency \
    linux major makedev math_errhandling max min minor near noreturn offsetof setjmp signbit small stderr stdin stdout \
    unix unreachable va_arg va_copy va_end va_start";

/// Returns true if headers are likely to have a macro of this name: it has a capital, or is known to be one.
pub(super) fn is_likely(name: &str) -> bool {
    name.contains(|c: char| c.is_ascii_uppercase()) || is_small(name)
}

/// Returns true if `name` is known as a macro in small letters.
pub(super) fn is_small(name: &str) -> bool {
    SMALL.split_whitespace().any(|word| word == name)
}

/// The identifiers of a text that are neither C++'s nor the printer's own: all that could be a macro.
///
/// Names with two underscores in a row, or one at the start, are the compiler's. The printer makes none of them for users, and
/// calls those of CUDA.
pub(super) fn names(text: &str) -> BTreeSet<&str> {
    let mut found = BTreeSet::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let length = match first {
            '/' if rest.starts_with("//") => end_of_line(rest),
            '/' if rest.starts_with("/*") => after(rest, 2, "*/"),
            '"' => after(rest, 1, "\""),
            // A directive: it names nothing of a user's.
            '#' => end_of_directive(rest),
            c if is_word(c) => {
                let word = &rest[..rest.find(|c| !is_word(c)).unwrap_or(rest.len())];
                if !c.is_ascii_digit() && !is_own(word) {
                    found.insert(word);
                }
                word.len()
            }
            c => c.len_utf8(),
        };
        rest = &rest[length..];
    }
    found
}

/// The lines that undefine names.
pub(super) fn undefine<'n>(names: impl IntoIterator<Item = &'n str>) -> String {
    names.into_iter().map(|name| format!("#undef {name}\n")).collect()
}

/// Returns true for C++'s names and the printer's own; nobody may define or undefine `defined`.
fn is_own(word: &str) -> bool {
    word.starts_with('_')
        || word.contains("__")
        || word.to_ascii_lowercase().starts_with("fpdsl")
        || word == "defined"
        || is_taken(word)
}

fn is_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

fn end_of_line(text: &str) -> usize {
    text.find('\n').unwrap_or(text.len())
}

/// The end of the first line that does not go on after a backslash.
fn end_of_directive(text: &str) -> usize {
    let mut end = end_of_line(text);
    while text[..end].ends_with('\\') && end < text.len() {
        end += 1 + end_of_line(&text[end + 1..]);
    }
    end
}

/// The position after the first `end` from `start` on.
fn after(text: &str, start: usize, end: &str) -> usize {
    text[start..]
        .find(end)
        .map_or(text.len(), |at| start + at + end.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_those_of_the_code_and_of_users() {
        let text = "// a comment\n#if defined(AAA) || \\\n    BBB\n#endif\nextern \"C\" void f(float x_1) /* c\nd */\n{\n    \
                    asm(\"mul.f32 %0\" : : \"f\"(y));\n    const float RAND_MAX = __fadd_rn(0x1p-3f, FPDSL_X) + fpdsl_g(3ull, defined);\n}\n";
        let found: Vec<&str> = names(text).into_iter().collect();
        assert_eq!(found, ["RAND_MAX", "f", "x_1", "y"]);
        assert_eq!(
            undefine(found),
            "#undef RAND_MAX\n#undef f\n#undef x_1\n#undef y\n"
        );
    }
}
