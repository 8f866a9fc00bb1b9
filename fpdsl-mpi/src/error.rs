//! The error that all ranks return.

use std::fmt;
use std::ops::Range;

use mpi::Rank;

/// An error of a collective call: the same on every rank.
///
/// If several ranks fail, it is the error of the lowest. The reason is the text of that rank's [`fpdsl::Error`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// The elements, the device or the function of a rank was refused.
    Rank {
        /// The rank.
        rank: Rank,
        /// The reason.
        reason: String,
    },
    /// The elements of the ranks do not fit together: some are missing or come twice, for example.
    Between {
        /// The ranks before the gap.
        left: Range<Rank>,
        /// Those after it.
        right: Range<Rank>,
        /// The reason.
        reason: String,
    },
    /// The elements of all ranks together have no result.
    Whole {
        /// The reason.
        reason: String,
    },
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Rank { rank, reason } => write!(f, "rank {rank}: {reason}"),
            Error::Between { left, right, reason } => {
                write!(f, "{} and {}: {reason}", Ranks(left), Ranks(right))
            }
            Error::Whole { reason } => write!(f, "all ranks together: {reason}"),
        }
    }
}

impl std::error::Error for Error {}

/// Ranks in words.
struct Ranks<'a>(&'a Range<Rank>);

impl fmt::Display for Ranks<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.len() {
            1 => write!(f, "rank {}", self.0.start),
            _ => write!(f, "ranks {} to {}", self.0.start, self.0.end - 1),
        }
    }
}

/// Numbers before the text: the kind, and up to four ranks.
const HEAD: usize = 5;

impl Error {
    /// The error as bytes, of this machine's order: all ranks of an MPI program have the same.
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        let (head, reason) = match self {
            Error::Rank { rank, reason } => ([0, *rank, 0, 0, 0], reason),
            Error::Between { left, right, reason } => {
                ([1, left.start, left.end, right.start, right.end], reason)
            }
            Error::Whole { reason } => ([2, 0, 0, 0, 0], reason),
        };
        let mut bytes: Vec<u8> = head.iter().flat_map(|number| number.to_ne_bytes()).collect();
        bytes.extend_from_slice(reason.as_bytes());
        bytes
    }

    /// The error that [`to_bytes`](Self::to_bytes) made.
    pub(crate) fn from_bytes(bytes: &[u8]) -> Self {
        let numbers = bytes
            .as_chunks()
            .0
            .iter()
            .map(|&number| i32::from_ne_bytes(number));
        let head: Vec<i32> = numbers.take(HEAD).collect();
        let text = bytes.get(HEAD * size_of::<i32>()..).unwrap_or_default();
        let reason = String::from_utf8_lossy(text).into_owned();
        match head[..] {
            [0, rank, ..] => Error::Rank { rank, reason },
            [1, a, b, c, d] => Error::Between {
                left: a..b,
                right: c..d,
                reason,
            },
            _ => Error::Whole { reason },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_read_back() {
        let reason = "`add`: wo 3 ≠ 4".to_owned();
        let errors = [
            Error::Rank {
                rank: 3,
                reason: reason.clone(),
            },
            Error::Between {
                left: 0..1,
                right: 1..3,
                reason: reason.clone(),
            },
            Error::Whole { reason },
        ];
        for error in &errors {
            assert_eq!(Error::from_bytes(&error.to_bytes()), *error);
        }
        assert_eq!(errors[0].to_string(), "rank 3: `add`: wo 3 ≠ 4");
        assert_eq!(errors[1].to_string(), "rank 0 and ranks 1 to 2: `add`: wo 3 ≠ 4");
    }
}
