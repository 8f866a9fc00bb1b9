//! The inputs on which a function is compared.

use std::fmt;

use fpdsl_runtime::device::Parameters;
use fpdsl_runtime::error::Error;
use fpdsl_runtime::format::Format;
use fpdsl_runtime::ir::Kind;
use fpdsl_runtime::lift::ScalarType;
use fpdsl_runtime::{Rounding, soft};

use super::show::Leaves;

/// The inputs of a comparison: given, or generated from a seed. The same call generates the same inputs everywhere.
#[derive(Clone, Debug)]
pub struct Inputs<P: Parameters> {
    source: Source<P>,
    n: usize,
    seed: u64,
}

#[derive(Clone, Debug)]
enum Source<P: Parameters> {
    Given(Given<P>),
    Encodings,
    Uniform(f64, f64),
}

#[derive(Clone)]
struct Given<P: Parameters>(P::Values);

impl<P: Parameters> fmt::Debug for Given<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Given({:?})", P::lengths(&self.0))
    }
}

impl<P: Parameters> Inputs<P> {
    /// Returns these values: a tuple with a `Vec` for each parameter.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::verify::Inputs;
    ///
    /// let inputs: Inputs<(f32, f32)> = Inputs::given((vec![1.0, 2.0], vec![3.0, 4.0]));
    /// assert_eq!(inputs.len(), 2);
    /// ```
    pub fn given(values: P::Values) -> Self {
        let n = P::lengths(&values).0;
        Inputs {
            source: Source::Given(Given(values)),
            n,
            seed: 0,
        }
    }

    /// Returns these values, each a tuple of arguments.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::verify::Inputs;
    ///
    /// let inputs = Inputs::rows(&[(1.0_f32, 3.0_f32), (2.0, 4.0)]);
    /// assert_eq!(inputs.len(), 2);
    /// ```
    pub fn rows(rows: &[P]) -> Self {
        Self::given(P::from_rows(rows))
    }

    /// Returns `n` elements that look for trouble. A quarter of all floats are zeros, subnormal numbers, the ends of the range,
    /// infinities, NaN, powers of two and their neighbours. A quarter have any exponent, all equally likely. The rest have exponents
    /// around that of 1, so that operands are of similar size. Integers are random bits; every fourth one is small or an end of the
    /// range.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::verify::Inputs;
    ///
    /// let inputs: Inputs<(f64,)> = Inputs::encodings(1000);
    /// assert_eq!(inputs.to_string(), "1000 inputs of all kinds, seed 1");
    /// ```
    pub fn encodings(n: usize) -> Self {
        Inputs {
            source: Source::Encodings,
            n,
            seed: 1,
        }
    }

    /// Returns `n` elements whose floats are spread evenly between `low` and `high`, rounded to nearest. Integers are spread likewise,
    /// truncated, and limited to their type.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::verify::Inputs;
    ///
    /// let inputs: Inputs<(f64,)> = Inputs::uniform(1000, -1.0, 1.0);
    /// assert_eq!(inputs.to_string(), "1000 inputs between -1.0 and 1.0, seed 1");
    /// ```
    pub fn uniform(n: usize, low: f64, high: f64) -> Self {
        Inputs {
            source: Source::Uniform(low, high),
            n,
            seed: 1,
        }
    }

    /// Sets the seed, for other inputs of the same kind; it is 1 by default. Given inputs do not change.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::verify::Inputs;
    ///
    /// let inputs: Inputs<(f64,)> = Inputs::encodings(10).seed(7);
    /// assert!(inputs.to_string().ends_with("seed 7"));
    /// ```
    #[must_use]
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// The number of elements.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::verify::Inputs;
    ///
    /// assert_eq!(Inputs::<(f64,)>::encodings(1000).len(), 1000);
    /// ```
    pub fn len(&self) -> usize {
        self.n
    }

    /// Returns true if there are no elements.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::verify::Inputs;
    ///
    /// assert!(Inputs::<(f64,)>::encodings(0).is_empty());
    /// ```
    pub fn is_empty(&self) -> bool {
        self.n == 0
    }

    /// Refuses given arrays of different lengths.
    pub(super) fn check(&self, function: &'static str, params: &[&'static str]) -> Result<(), Error> {
        let Source::Given(Given(values)) = &self.source else {
            return Ok(());
        };
        let lengths = P::each_length(values);
        let expected = lengths.first().map_or(0, |&(_, longest)| longest);
        for (&parameter, (shortest, longest)) in params.iter().zip(lengths) {
            if let Some(found) = [shortest, longest].into_iter().find(|&length| length != expected) {
                return Err(Error::LengthMismatch {
                    function,
                    parameter,
                    expected,
                    found,
                });
            }
        }
        Ok(())
    }

    /// Elements `start..start + n`.
    pub(super) fn batch(&self, start: usize, n: usize) -> P::Values {
        let mut random = Random::new(self.seed, start as u64);
        match &self.source {
            Source::Given(Given(values)) => P::range(values, start..start + n),
            Source::Encodings => P::generate(n, &mut |ty| random.encoding(ty)),
            &Source::Uniform(low, high) => P::generate(n, &mut |ty| random.uniform(ty, low, high)),
        }
    }
}

impl<P: Parameters> fmt::Display for Inputs<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (n, seed) = (self.n, self.seed);
        match &self.source {
            Source::Given(_) => write!(f, "{n} given inputs"),
            Source::Encodings => write!(f, "{n} inputs of all kinds, seed {seed}"),
            Source::Uniform(low, high) => write!(f, "{n} inputs between {low:?} and {high:?}, seed {seed}"),
        }
    }
}

/// Some inputs and what belongs to them.
pub(super) struct Batch<'a> {
    /// The number of the first element.
    pub start: usize,
    /// For each scalar of the parameters its encodings.
    pub inputs: Vec<Vec<u64>>,
    pub params: &'a Leaves,
    pub results: &'a Leaves,
}

impl Batch<'_> {
    /// The encodings of an element's parameters.
    pub fn encodings(&self, i: usize) -> Vec<u64> {
        row(&self.inputs, i)
    }
}

/// Element `i` of each column.
pub(super) fn row(columns: &[Vec<u64>], i: usize) -> Vec<u64> {
    columns.iter().map(|column| column[i]).collect()
}

/// SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
struct Random(u64);

impl Random {
    fn new(seed: u64, part: u64) -> Self {
        let mut random = Random(seed);
        Random(random.next() ^ part.rotate_left(32))
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    fn encoding(&mut self, ty: ScalarType) -> u64 {
        let (bits, choice) = (self.next(), self.next());
        let width = 8 * ty.bytes() as u32;
        let all = u64::MAX >> (64 - width);
        match ty.kind() {
            Kind::Bool => bits & 1,
            Kind::Float(format) => match choice % 4 {
                0 => special(format, choice >> 2, bits),
                1 => bits & all,
                _ => near_one(format, choice >> 2, bits),
            },
            Kind::Signed(_) | Kind::Unsigned(_) => match choice % 16 {
                0 => all >> 1,
                1 => (all >> 1) + 1,
                2 => all,
                3 => (choice >> 4) % 17,
                _ => bits & all,
            },
        }
    }

    fn uniform(&mut self, ty: ScalarType, low: f64, high: f64) -> u64 {
        /// The distance of two neighbours among the 2^53 fractions.
        const STEP: f64 = 1.0 / (1_u64 << 53) as f64;
        let fraction = (self.next() >> 11) as f64 * STEP;
        // Not `low + fraction * (high - low)`, which overflows over the whole range of f64.
        let x = (low * (1.0 - fraction) + high * fraction).clamp(low.min(high), high.max(low));
        match ty.kind() {
            Kind::Bool => self.next() & 1,
            Kind::Float(format) => soft::convert(Format::F64, format, Rounding::NearestEven, x.to_bits()),
            Kind::Signed(width) => {
                (x as i64).clamp(i64::MIN >> (64 - width), i64::MAX >> (64 - width)) as u64
                    & (u64::MAX >> (64 - width))
            }
            Kind::Unsigned(width) => (x as u64).min(u64::MAX >> (64 - width)),
        }
    }
}

/// Encodings near which arithmetic takes other paths.
fn special(format: Format, choice: u64, bits: u64) -> u64 {
    let fraction = format.fraction_mask();
    let power = bits & format.infinity();
    let magnitude = match choice % 12 {
        0 => 0,
        1 => 1,
        2 => fraction,
        3 => format.min_normal(),
        4 => format.max_finite(),
        5 => format.infinity(),
        6 => format.quiet_nan(),
        7 => format.one(),
        8 => format.one() + 1,
        9 => format.one() - 1,
        10 => bits & fraction,
        // Powers of two and what lies below them.
        _ => power.saturating_sub(bits >> 63),
    };
    magnitude | if choice & 16 == 0 { 0 } else { format.sign_mask() }
}

/// A number whose exponent is within the precision of that of 1.
fn near_one(format: Format, choice: u64, bits: u64) -> u64 {
    let digits = u64::from(format.precision());
    let exponent = (choice % (2 * digits + 1)) as i64 - digits as i64;
    let unit = format.fraction_mask() + 1;
    // f16 has fewer exponents than that on either side.
    let limit = i64::from(format.max_exponent() - 1);
    let exponent = exponent.clamp(-limit, limit);
    let magnitude = (format.one() as i64 + exponent * unit as i64) as u64 | (bits & format.fraction_mask());
    magnitude | (bits & format.sign_mask())
}
