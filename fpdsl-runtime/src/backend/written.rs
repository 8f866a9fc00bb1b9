//! Where a function is written.

/// The source of a function, and the place where it begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Written {
    /// The file, as rustc was given it.
    pub file: &'static str,
    /// The line of the first character, 1 for the first line; 0 if nobody knows it.
    pub line: u32,
    /// The column of the first character, 0 for the first column.
    pub column: u32,
    /// The text, of which further lines lack as many columns where they begin with spaces.
    pub source: &'static str,
}
