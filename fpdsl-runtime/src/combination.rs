//! The names of combinations in reductions and scans.

use std::fmt;

use crate::loops::PART;

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
    /// As [`Fold`](Self::Fold), in the reduction of one of several segments.
    FoldOf {
        /// The segment.
        segment: usize,
        /// How often the values of parts have been combined before.
        level: u32,
        /// The part of the segment.
        part: usize,
        /// The element of the part.
        i: usize,
    },
    /// As [`Tree`](Self::Tree), in the reduction of one of several segments.
    TreeOf {
        /// The segment.
        segment: usize,
        /// How often the values of parts have been combined before.
        level: u32,
        /// The part of the segment.
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

impl Combination {
    /// Its number as an element that draws random bits. No element of a call has it: bit 63 is set, bits 56 to 61 are the level, bit 62 is
    /// set where a scan combines with what is before a segment, and the rest is the position of the right operand among the values of the
    /// level. In a reduction that position is `4096 part + 128 step + slot`, also in that of one of several segments.
    pub(crate) fn number(&self) -> u64 {
        let (level, carried, position) = match *self {
            Combination::Fold { level, part, i } | Combination::FoldOf { level, part, i, .. } => {
                (level, 0, part * PART + i)
            }
            Combination::Tree { level, part, j, h }
            | Combination::TreeOf {
                level, part, j, h, ..
            } => (level, 0, part * PART + j + h),
            Combination::Segment { level, i } => (level, 0, i),
            Combination::Carry { level, i } => (level, 1, i),
            Combination::Serial { i } => (0, 0, i),
        };
        1 << 63 | carried << 62 | u64::from(level) << 56 | position as u64
    }
}

impl fmt::Display for Combination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Combination::Fold { level, part, i } => write!(f, "level {level}, part {part}, element {i}"),
            Combination::Tree { level, part, j, h } => {
                write!(f, "level {level}, part {part}, values {j} and {}", j + h)
            }
            Combination::FoldOf {
                segment,
                level,
                part,
                i,
            } => write!(f, "segment {segment}, level {level}, part {part}, element {i}"),
            Combination::TreeOf {
                segment,
                level,
                part,
                j,
                h,
            } => write!(
                f,
                "segment {segment}, level {level}, part {part}, values {j} and {}",
                j + h
            ),
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
