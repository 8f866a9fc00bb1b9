//! One operation in one format: how it is run, and what is right.

use fpdsl::backend::{Level, call_at};
use fpdsl::generic::Function;
use fpdsl::mode::Rounding;
use fpdsl::storage::Storage;
use fpdsl::{Device, Error, Seed};
use fpdsl_oracles::philox::draw;
use fpdsl_runtime::format::Format;
use fpdsl_runtime::soft;

use crate::words::{Case, Operands, Pair, Results, WordType};

/// Where cases take their random bits from: the case at a position has the first draw of that element.
#[derive(Clone, Copy, Default)]
pub struct Draws {
    /// The seed of the run.
    pub key: u64,
    /// Another one for each block of cases.
    pub stream: u32,
}

impl Draws {
    fn seed(self) -> Seed {
        Seed::new(self.key).stream(self.stream)
    }

    /// The random bits of the case at a position.
    fn bits(self, position: usize) -> u32 {
        draw(self.key, self.stream, position as u64, 0)
    }
}

/// Runs cases on a device.
pub type MapCases = fn(&Device, Draws, &[Case], &mut [Pair]) -> Result<(), Error>;

/// A function of words on every backend.
#[derive(Clone, Copy)]
pub struct Runner {
    /// On a scalar backend, case after case.
    pub scalar: fn(Level, Draws, &[Case], &mut [Pair]),
    /// On a device.
    pub map: MapCases,
    /// The types of the operands.
    pub operands: &'static [WordType],
    /// The types of the results.
    pub results: &'static [WordType],
}

impl Runner {
    /// The runner of an annotated function.
    pub fn of<F: Function<Args: Operands, Out: Results>>() -> Self {
        Runner {
            scalar: |level, _, cases, results| {
                for (case, result) in cases.iter().zip(results) {
                    *result = call_at::<F>(level, F::Args::of(case)).pair();
                }
            },
            map: |device, _, cases, results| F::Out::pairs(F::Args::map::<F, _>(device, cases)?, results),
            operands: F::Args::TYPES,
            results: F::Out::TYPES,
        }
    }

    /// The runner of a function that rounds stochastically.
    pub fn seeded<F: Function<Args: Operands, Out: Results>>() -> Self {
        Runner {
            scalar: |level, draws, cases, results| {
                for (element, (case, result)) in (0..).zip(cases.iter().zip(results)) {
                    let call = || call_at::<F>(level, F::Args::of(case));
                    *result = draws.seed().element(element).call(call).pair();
                }
            },
            map: |device, draws, cases, results| {
                let device = device.seeded(draws.seed());
                F::Out::pairs(F::Args::map::<F, _>(&device, cases)?, results)
            },
            ..Runner::of::<F>()
        }
    }
}

/// The kind of cases that are hard for an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Operands on their own.
    Plain,
    /// Near cancellation, and exponents up to a precision apart.
    Sum,
    /// Results at the ends of the range.
    Product,
    /// The same for quotients, and halfway cases.
    Quotient,
    /// A product and an addend that all but cancel.
    Fused,
    /// Two products that all but cancel.
    Products,
    /// Numbers near integers and near halves.
    Integral,
    /// The second operand is an exponent.
    Scale,
    /// The operand is an integer.
    Integer,
    /// Numbers of a storage format, the middle between two of them, and what is beside these.
    Narrowed(Storage),
}

/// The results by definition, in integers alone.
#[derive(Clone, Copy)]
pub enum Reference {
    /// In a mode.
    Fixed(fn(Format, Rounding, Case) -> Pair),
    /// With random bits.
    Drawn(fn(Format, Case, u32) -> Pair),
}

/// The arithmetic of a row, beside its mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// IEEE 754's.
    Plain,
    /// Subnormal binary32 numbers are flushed.
    Flushed,
    /// To nearest, ties away from zero.
    Away,
    /// Stochastic rounding.
    Stochastic,
    /// `profile = "cc1x"`, which flushes too.
    Cc1x,
    /// `profile = "x87"`.
    X87,
}

/// One operation in one format.
pub struct Row {
    /// As in `fpdsl_runtime::ops`; for a conversion `as_f32`, `from_i8` and so on.
    pub op: &'static str,
    /// Its operands' format, or a conversion's result's.
    pub format: Format,
    /// Its arithmetic.
    pub kind: Kind,
    /// The kind of cases that are hard for it.
    pub shape: Shape,
    /// In each mode, or once where nothing is rounded.
    pub runners: Vec<(Option<Rounding>, Runner)>,
    /// None for approximations, whose bits are not promised.
    pub reference: Option<Reference>,
}

impl Row {
    /// `f32`, or `f32 ftz` and the like.
    pub fn format_name(&self) -> String {
        let kind = match self.kind {
            Kind::Plain => "",
            Kind::Flushed => " ftz",
            Kind::Away => " rna",
            Kind::Stochastic => " sr",
            Kind::Cc1x => " cc1x",
            Kind::X87 => " x87",
        };
        format!("{}{kind}", self.format)
    }

    /// The types of the operands.
    pub fn operands(&self) -> &'static [WordType] {
        self.runners[0].1.operands
    }

    /// The types of the results.
    pub fn results(&self) -> &'static [WordType] {
        self.runners[0].1.results
    }

    /// The right results of the case at a position; none for approximations.
    pub fn expected(
        &self,
        mode: Option<Rounding>,
        mut case: Case,
        draws: Draws,
        position: usize,
    ) -> Option<Pair> {
        let flushes = matches!(self.kind, Kind::Flushed | Kind::Cc1x);
        if flushes {
            flush(self.operands(), &mut case);
        }
        let mut pair = match self.reference? {
            Reference::Fixed(right) => right(self.format, mode.unwrap_or(Rounding::NearestEven), case),
            Reference::Drawn(right) => right(self.format, case, draws.bits(position)),
        };
        if flushes {
            flush(self.results(), &mut pair);
        }
        Some(pair)
    }

    /// The random bits of the case at a position; none where nothing is drawn.
    pub fn random_bits(&self, draws: Draws, position: usize) -> Option<u32> {
        matches!(self.reference, Some(Reference::Drawn(_))).then(|| draws.bits(position))
    }

    /// Returns true if two results are the same: their bits are equal, or both are NaN.
    pub fn same(&self, x: Pair, y: Pair) -> bool {
        let words = self.results().iter().zip(x.into_iter().zip(y));
        x == y
            || words
                .into_iter()
                .all(|(ty, (x, y))| ty.canonical(x) == ty.canonical(y))
    }
}

fn flush(types: &[WordType], words: &mut [u64]) {
    for (ty, word) in types.iter().zip(words) {
        if let WordType::Float(format) = ty {
            *word = soft::flush(*format, *word);
        }
    }
}
