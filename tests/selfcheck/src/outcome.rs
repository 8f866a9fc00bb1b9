//! The outcome of a run.

use fpdsl::mode::Rounding;

use crate::row::Row;
use crate::words::{Case, Pair, WordType};

/// The number of cases of an operation in one mode that a backend agreed with.
#[derive(Clone, Debug)]
pub struct Tally {
    /// The operation.
    pub op: &'static str,
    /// Its format, `ftz` included.
    pub format: String,
    /// None where nothing is rounded.
    pub mode: Option<Rounding>,
    /// The backend.
    pub backend: String,
    /// True if bits are promised. They are not for approximations, of which no case agrees or differs.
    pub compared: bool,
    /// Cases run.
    pub cases: u64,
    /// Of these, equal to the reference.
    pub agreed: u64,
}

/// A case in which a backend is wrong.
#[derive(Clone, Debug)]
pub struct Difference {
    /// The operation.
    pub op: &'static str,
    /// Its format, `ftz` included.
    pub format: String,
    /// None where nothing is rounded.
    pub mode: Option<Rounding>,
    /// The backend.
    pub backend: String,
    /// The operands and their types.
    pub inputs: Vec<(WordType, u64)>,
    /// The random bits; none where nothing is drawn.
    pub random: Option<u32>,
    /// The backend's results.
    pub got: Vec<(WordType, u64)>,
    /// The reference's results.
    pub right: Vec<(WordType, u64)>,
}

impl Difference {
    /// The difference in a row's case, with its random bits.
    pub fn new(
        row: &Row,
        mode: Option<Rounding>,
        backend: &str,
        (case, random): (Case, Option<u32>),
        [got, right]: [Pair; 2],
    ) -> Self {
        let with =
            |types: &[WordType], words: &[u64]| types.iter().copied().zip(words.iter().copied()).collect();
        Difference {
            op: row.op,
            format: row.format_name(),
            mode,
            backend: backend.to_owned(),
            inputs: with(row.operands(), &case),
            random,
            got: with(row.results(), &got),
            right: with(row.results(), &right),
        }
    }
}

/// The outcome of a whole run.
#[derive(Debug, Default)]
pub struct Outcome {
    /// In the order of the table, for each mode and backend.
    pub tallies: Vec<Tally>,
    /// The first in that order.
    pub difference: Option<Difference>,
    /// A device that could not run something: its name, the operation, and why.
    pub failure: Option<String>,
    /// The time that it took.
    pub seconds: f64,
}

impl Outcome {
    /// Cases run on all backends together, those that count.
    pub fn cases(&self) -> u64 {
        self.compared().map(|tally| tally.cases).sum()
    }

    /// Of these, those that agreed.
    pub fn agreed(&self) -> u64 {
        self.compared().map(|tally| tally.agreed).sum()
    }

    /// 0 if everything agreed, 1 for a difference, 2 if something could not be run.
    pub fn exit_code(&self) -> u8 {
        if self.difference.is_some() || self.cases() != self.agreed() {
            1
        } else if self.failure.is_some() || self.cases() == 0 {
            2
        } else {
            0
        }
    }

    fn compared(&self) -> impl Iterator<Item = &Tally> {
        self.tallies.iter().filter(|tally| tally.compared)
    }

    /// Adds what another part of the run found, after what is here.
    pub fn append(&mut self, other: Outcome) {
        self.tallies.extend(other.tallies);
        self.difference = self.difference.take().or(other.difference);
        self.failure = self.failure.take().or(other.failure);
    }
}
