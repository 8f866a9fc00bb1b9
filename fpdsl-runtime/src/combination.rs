//! The names of combinations in reductions and scans.

use std::fmt;

/// A combination of two values, in the words of the published order of reductions and scans.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Combination {
    /// `a[i % 128] = op(a[i % 128], part[i])`, in a reduction.
    Fold {
        /// How often the values of parts have been combined before.
        level: u32,
        /// The part.
        part: usize,
        /// The element of the part.
        i: usize,
    },
    /// `a[j] = op(a[j], a[j + h])`, in a reduction.
    Tree {
        /// How often the values of parts have been combined before.
        level: u32,
        /// The part.
        part: usize,
        /// The lower one.
        j: usize,
        /// How far away the upper one is.
        h: usize,
    },
    /// `y[i] = op(y[i - 1], x[i])`, in a segment of a scan.
    Segment {
        /// How often the last elements of segments have been taken before.
        level: u32,
        /// The element.
        i: usize,
    },
    /// `y[i] = op(before[i / 16 - 1], y[i])`, in a scan.
    Carry {
        /// How often the last elements of segments have been taken before.
        level: u32,
        /// The element.
        i: usize,
    },
    /// `op(.., x[i])` of what comes before, in serial order.
    Serial {
        /// The element.
        i: usize,
    },
}

impl fmt::Display for Combination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Combination::Fold { level, part, i } => write!(f, "level {level}, part {part}, element {i}"),
            Combination::Tree { level, part, j, h } => {
                write!(f, "level {level}, part {part}, values {j} and {}", j + h)
            }
            Combination::Segment { level, i } => write!(f, "level {level}, element {i} of its segment"),
            Combination::Carry { level, i } => {
                write!(f, "level {level}, element {i} with what is before its segment")
            }
            Combination::Serial { i } => write!(f, "element {i}"),
        }
    }
}

/// An element in a message; of a function that combines, the number of a combination with its place.
pub fn at(element: usize, combination: Option<Combination>) -> String {
    match combination {
        Some(combination) => format!("combination {element} ({combination})"),
        None => format!("element {element}"),
    }
}
