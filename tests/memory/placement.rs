//! The placement of arrays in memory.

/// The placement of an array between two pages that nobody may touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Placement {
    /// Its first byte follows a forbidden one.
    Start,
    /// Its last byte precedes a forbidden one.
    End,
    /// This many bytes after the beginning of a cache line, among bytes whose change is noticed.
    Line(usize),
}

/// The ends, and the places in a line that allocators choose.
pub const PLACEMENTS: [Placement; 6] = [
    Placement::Start,
    Placement::End,
    Placement::Line(0),
    Placement::Line(16),
    Placement::Line(32),
    Placement::Line(48),
];

/// Every place in a line at which an array of `T` can begin.
pub fn in_a_line<T>() -> impl Iterator<Item = Placement> {
    (0..64).step_by(align_of::<T>().min(64)).map(Placement::Line)
}
