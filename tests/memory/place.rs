//! The places of arrays.

/// The place of an array between two pages that nobody may touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Its first byte follows a forbidden one.
    Start,
    /// Its last byte precedes a forbidden one.
    End,
    /// So many bytes after the beginning of a cache line, among bytes whose change is noticed.
    Line(usize),
}

/// The ends, and the places in a line that allocators choose.
pub const PLACES: [Place; 6] = [
    Place::Start,
    Place::End,
    Place::Line(0),
    Place::Line(16),
    Place::Line(32),
    Place::Line(48),
];

/// Every place in a line at which an array of `T` can begin.
pub fn in_a_line<T>() -> impl Iterator<Item = Place> {
    (0..64).step_by(align_of::<T>().min(64)).map(Place::Line)
}
