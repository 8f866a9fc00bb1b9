//! Questions to the function of a call: where did the NaN begin, which operation overflows?
//!
//! ```
//! use fpdsl::inspect::Flag;
//! use fpdsl::prelude::*;
//!
//! #[fp(mode = "rn", contract = false)]
//! fn mean(a: f32, b: f32) -> f32 {
//!     (a + b) / 2.0
//! }
//!
//! # fn main() -> Result<(), fpdsl::Error> {
//! let (a, b) = ([1.0, 3e38], [2.0, 2e38]);
//! let report = mean::map(&a, &b).inspect().flags().on(&Device::host()).run()?;
//! let sum = &report.operations[0];
//! assert_eq!(sum.place().unwrap().text, "a + b");
//! let overflow = sum.signalled(Flag::Overflow).unwrap();
//! assert_eq!((overflow.count, overflow.first.element), (1, 1));
//! println!("{report}");
//! # Ok(())
//! # }
//! ```
//!
//! A question is a pass over the recorded body, which adds operations and counters to it. Devices compile the new body as any other: so
//! the numbers are the same on all of them, for any number of threads, and a function that is not asked costs nothing. The results are
//! the bits of the plain call.
//!
//! Reports speak of the source: file, line, column, the operation as written, the calls that lead to it. They give counts over all
//! elements, and the first element with its operands.
//!
//! Reductions and scans are asked as well: their functions each, that of the elements and the one that combines. The first combination is
//! named in the words of the published order ([`Combination`]). In serial order each combination takes some microseconds.
//!
//! ```
//! use fpdsl::inspect::{Combination, Flag};
//! use fpdsl::prelude::*;
//!
//! #[fp]
//! fn add(a: f32, b: f32) -> f32 {
//!     a + b
//! }
//!
//! # fn main() -> Result<(), fpdsl::Error> {
//! let mut x = vec![1.0; 10_000];
//! (x[4396], x[5676]) = (3e38, 3e38);
//! let report = add::reduce(&x).inspect().flags().run()?;
//! let overflow = report.operations[0].signalled(Flag::Overflow).unwrap();
//! let place = Combination::Fold { level: 0, part: 1, i: 5676 - 4096 };
//! assert_eq!(overflow.first.combination, Some(place));
//! # Ok(())
//! # }
//! ```

mod asking;
mod chart;
mod difference;
mod enclose;
mod exponents;
mod firsts;
mod flags;
mod lost;
mod operation;
mod place;
mod results;
mod sample;
mod shadow;
mod sheet;
mod trapping;
mod within;

use fpdsl_runtime::device::Inspected;

pub use asking::Asking;
pub use difference::{
    Comparable, DifferenceReport, Differing, Evaluation, FirstDifference, Foreign, NamedValues, Other,
    OtherOrder, Run, SameCall, VariableValues, Variables,
};
pub use enclose::{
    EncloseReport, Enclosure, Enclosures, Limits, LostBounds, OperationUndecided, OperationWidths, Undecided,
    Widest, Widths,
};
pub use exponents::{ExponentReport, Fit, Histogram};
pub use firsts::First;
pub use flags::{FlagReport, OperationFlags, Signalled};
pub use fpdsl_runtime::combination::Combination;
pub use fpdsl_runtime::exception::{Exception, Flag};
pub use fpdsl_runtime::lift::ScalarType;
pub use fpdsl_runtime::question::{Bin, Decoration, Exponents, Flags, Shadow};
pub use lost::{Lost, Worst};
pub use operation::Operation;
pub use place::Place;
pub use sample::{ResultDigits, SampleReport, Samples};
pub use shadow::{ResultError, ShadowReport};
pub(crate) use trapping::EXPLAINER;
pub use within::{Computing, Of};

/// The method that starts questions to the function of a call. The prelude has it.
pub trait InspectCall: Inspected + Sized {
    /// Asks something about what the call computes: see [`inspect`](crate::inspect).
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    ///
    /// #[fp]
    /// fn ratio(x: f64, y: f64) -> f64 {
    ///     x / y
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let report = ratio::map(&[1.0, 0.0], &[0.0, 0.0]).inspect().flags().run()?;
    /// println!("{report}");       // one division by zero, one invalid operation
    /// # Ok(())
    /// # }
    /// ```
    fn inspect(self) -> Inspect<Self>;
}

impl<V: Inspected> InspectCall for V {
    fn inspect(self) -> Inspect<V> {
        Inspect { call: self }
    }
}

/// A call that is about to be asked something: see [`InspectCall`].
#[must_use = "nothing is asked before a question and `run`"]
#[derive(Debug)]
pub struct Inspect<V> {
    call: V,
}

impl<V: Inspected> Inspect<V> {
    /// Asks which exceptions of IEEE 754 each operation signals, and how often.
    ///
    /// Clause 7 of IEEE 754-2019: invalid, division by zero, overflow, underflow, inexact. An operation inside a loop counts each time that
    /// it is evaluated.
    ///
    /// - Tininess is detected after rounding, as x86 does.
    /// - A signalling NaN counts as a quiet one.
    /// - Conversions to integers are inexact where they change the value. Roundings to integral numbers signal nothing, `rint` too.
    /// - With stochastic rounding an operation of the source is one line, whatever its random bits. It is inexact where the exact result is
    ///   no number of the format; it overflows where finite operands give an infinity and it divides nothing by zero, and underflows where
    ///   it is inexact and the result that is delivered is smaller than all normal numbers. Conversions to storage formats are not counted.
    /// - Of elementary functions, invalid, division by zero and overflow are counted, but neither underflow nor inexact. Approximate
    ///   operations are not counted.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::inspect::Flag;
    /// use fpdsl::prelude::*;
    ///
    /// #[fp(mode = "ru", contract = true)]
    /// fn square(x: f64) -> f64 {
    ///     x * x
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let report = square::map(&[3.0, 0.1, 1e-200]).inspect().flags().run()?;
    /// assert_eq!(report.count(Flag::Inexact), 2);
    /// assert_eq!(report.count(Flag::Underflow), 1);
    /// assert_eq!(report.results.to_vec()?[0], 9.0);
    /// # Ok(())
    /// # }
    /// ```
    pub fn flags(self) -> Asking<V, Flags> {
        Asking::new(self.call, Flags)
    }

    /// Asks how far results are from those that more digits would give, for each operation of the source.
    ///
    /// Beside each float the body is computed once more: in binary64 beside `f32`, `f16` and `bf16`, in a sum of two binary64 (some 106 bits)
    /// beside `f64`. Control flow, and what integers say, is the call's; comparisons and conversions to integers that the shadow has
    /// otherwise are counted. For the first result of the worst class the report splits the error into what was inherited from the
    /// operands and what the operation added.
    ///
    /// - A literal is what is written: its error in the format counts as added by the operation that takes it. Where two literals of a body
    ///   are the same number, it counts as that number.
    /// - Parameters, constants, slices, tables and rows are exact: their own errors are not seen. So is a float that is made of an encoding.
    /// - Elementary functions are those of the format, so that an error of up to half a unit of theirs is not seen. With the feature
    ///   `inspect-functions` those beside `f32`, `f16` and `bf16` are the functions of `f64`.
    /// - Beside `f64` the range of exponents is that of binary64: where the low part is subnormal, fewer digits are more than those of
    ///   the call.
    /// - What it computes can be asked [`flags`](Asking::flags) and [`exponents`](Asking::exponents) in its turn.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    ///
    /// #[fp(mode = "rn", contract = false)]
    /// fn one_minus_cosine(x: f64) -> f64 {
    ///     1.0 - x.cos()
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let report = one_minus_cosine::map(&[1.0, 1e-7]).inspect().shadow().run()?;
    /// assert!(report.errors[0].bits_lost(0) < 2.0);
    /// println!("{report}");
    /// # Ok(())
    /// # }
    /// ```
    pub fn shadow(self) -> Asking<V, Shadow> {
        Asking::new(self.call, Shadow)
    }

    /// Asks how many digits of the results random roundings leave: CESTAC, a Monte Carlo arithmetic.
    ///
    /// Each inexact operation goes up or down by a draw, three times unless [`samples`](Asking::samples) says otherwise; elementary functions
    /// too. The digits in common are estimated by Student's t, as CADNA does. Control flow is the call's; comparisons and conversions to
    /// integers that a sample has otherwise are counted: unstable branches.
    ///
    /// Draws are those of Philox4x32-10, by the element, the operation, the turn of its loop and the sample: the same on every device, for
    /// any number of threads.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    ///
    /// #[fp(mode = "rn", contract = false)]
    /// fn difference(x: f64) -> f64 {
    ///     (x + 1e8) - 1e8
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let report = difference::map(&[0.1]).inspect().sample().run()?;
    /// assert!(report.digits[0].digits(0) < 9.0);
    /// # Ok(())
    /// # }
    /// ```
    pub fn sample(self) -> Asking<V, Samples> {
        Asking::new(self.call, Samples::default())
    }

    /// Asks which exponents the results of each operation have: would `f32`, `bf16` or `f16` hold them, and with which scale?
    ///
    /// Bins are eight powers of two wide near 1 and wider elsewhere, and end where formats do. Zeros have a bin of their own, as have
    /// infinities with NaNs. The page of HTML has a chart for each operation.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::inspect::ScalarType;
    /// use fpdsl::prelude::*;
    ///
    /// #[fp]
    /// fn energy(m: f64, v: f64) -> f64 {
    ///     0.5 * m * (v * v)
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let report = energy::map(&[2e-3, 5e-3], &[300.0, 800.0]).inspect().exponents().run()?;
    /// let squares = &report.operations[1].found;
    /// assert_eq!(squares.range(), Some((16, 24)));
    /// assert_eq!(squares.fits(ScalarType::F16).scale, Some(-8));
    /// # Ok(())
    /// # }
    /// ```
    pub fn exponents(self) -> Asking<V, Exponents> {
        Asking::new(self.call, Exponents)
    }

    /// Asks where the results begin to differ from those of something else: another call, results of any other implementation
    /// ([`Foreign`]), or the same call on another device ([`SameCall`]).
    ///
    /// Both run, and the results are compared by their bits; all NaNs are one. The first element that differs runs once more in the
    /// interpreter, both times, and the operations are compared: those of one body step by step, those of different bodies by their
    /// values. The report has, for each run, the first operation that leads to a differing result and has a value that the other run does
    /// not have.
    ///
    /// - The other call may be of another mode, contracted or not, of another type, or of changed source. Its results have the same shape.
    /// - Floats of two types are compared in the narrower one: the others are rounded to nearest.
    ///   [`beyond`](Differing::beyond) leaves small differences aside.
    /// - An operation that differs and leads to no differing result is not reported.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    ///
    /// #[fp(mode = "rn", contract = false)]
    /// fn original(c: f64, n: f64) -> f64 {
    ///     let square = c * (n * n);
    ///     square + 1.0
    /// }
    ///
    /// #[fp(mode = "rn", contract = false)]
    /// fn port(c: f64, n: f64) -> f64 {
    ///     let square = c * n * n;
    ///     square + 1.0
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let (c, n) = ([1.0, 0.1, 0.7], [2.0, 3.0, 1.3]);
    /// let report = port::map(&c, &n).inspect().first_difference(&original::map(&c, &n)).run()?;
    /// println!("{report}");
    /// let difference = report.difference.unwrap();
    /// let texts = difference.operations.map(|operation| operation.unwrap().place().unwrap().text.clone());
    /// assert_eq!(texts, ["c * n", "n * n"]);
    /// assert_eq!(difference.variable.unwrap().name, "square");
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// Reductions and scans are compared with others of the same order, or with what [`Foreign`] tells of their elements and combinations: by
    /// their elements first, and then combination by combination:
    ///
    /// ```
    /// use fpdsl::inspect::Combination;
    /// use fpdsl::prelude::*;
    ///
    /// #[fp]
    /// fn add(a: f64, b: f64) -> f64 {
    ///     a + b
    /// }
    ///
    /// #[fp(mode = "rz")]
    /// fn add_toward_zero(a: f64, b: f64) -> f64 {
    ///     a + b
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let mut x = vec![0.0; 1000];
    /// (x[4], x[900]) = (7.0, 0.9);
    /// let report = add::reduce(&x).inspect().first_difference(&add_toward_zero::reduce(&x)).run()?;
    /// println!("{report}");
    /// // Every 128th element goes into one sum.
    /// let place = Combination::Fold { level: 0, part: 0, i: 900 };
    /// assert_eq!(report.difference.unwrap().combination, Some(place));
    /// # Ok(())
    /// # }
    /// ```
    pub fn first_difference<O>(self, other: O) -> Differing<V, O>
    where
        V: Comparable<O>,
    {
        Differing::new(self.call, other)
    }

    /// Asks between which bounds the exact results lie: those of the function if nothing is rounded.
    ///
    /// Each operation is computed on intervals, outward: the lower bound is rounded down, the upper one up. Intervals are set-based, with
    /// decorations: IEEE 1788-2015, clauses 9 to 12.
    ///
    /// | | |
    /// |---|---|
    /// | literals | between the numbers next to them: `0.1` is no binary number. A `const` is the number that Rust has read |
    /// | `if`, undecided | both arms run, and what they assign is joined |
    /// | `while`, undecided | it goes on as long as it may, up to a [limit](Asking::limit), and then nothing is known of what it assigns |
    /// | integers | known, or not: those that hang on an undecided condition are not, unless both arms agree. Nor is the encoding of a zero, whose sign is no part of an exact value |
    /// | elementary functions | rounded down and up, on pieces where they rise or fall; gamma and Bessel functions at numbers alone. Sines and cosines need each other in the body, or the feature `inspect-functions` |
    /// | `ftz`, approximations | as the exact operation |
    /// | rows | not enclosed: what is read from one may be anything |
    ///
    /// | decoration | |
    /// |---|---|
    /// | `com`, `dac` | the function is defined and continuous; `dac` if something on the way has no bounds |
    /// | `def` | it is defined, and may jump |
    /// | `trv` | it may not be defined, as where a divisor may be zero or a limit was reached: the exact result lies between the bounds if there is one |
    /// | `ill` | a NaN was given |
    ///
    /// - Division by an interval with a zero has the quotients by its other numbers (clause 10.5). It is empty by a zero alone.
    /// - An infinite argument counts as any number beyond the largest.
    /// - An interval of NaN is empty.
    ///
    /// The report names the operation from which on bounds are lost, for how many results, and why: [`LostBounds`].
    ///
    /// The bounds are the same on all devices, and the results the bits of the plain call.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::inspect::Decoration;
    /// use fpdsl::prelude::*;
    ///
    /// // Rump's: the numbers look right, and not one digit is.
    /// #[fp(mode = "rn", contract = false)]
    /// fn rump(a: f64, b: f64) -> f64 {
    ///     let (a2, b2) = (a * a, b * b);
    ///     let b4 = b2 * b2;
    ///     333.75 * b4 * b2 + a2 * (11.0 * a2 * b2 - b4 * b2 - 121.0 * b4 - 2.0) + 5.5 * b4 * b4 + a / (2.0 * b)
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let report = rump::map(&[77617.0], &[33096.0]).inspect().enclose().run()?;
    /// let found = report.enclosures[0].get(0).unwrap();
    /// assert!(found.contains(-0.827396059946821) && found.relative_width() > 1.0);
    /// assert_eq!(found.decoration, Decoration::Com);
    /// # Ok(())
    /// # }
    /// ```
    pub fn enclose(self) -> Asking<V, Limits> {
        Asking::new(self.call, Limits::default())
    }
}
