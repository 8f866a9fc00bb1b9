//! Compares the results of a function on several devices, bit by bit and in ulps, and measures how accurate they are.
//!
//! ```
//! use fpdsl::prelude::*;
//! use fpdsl::verify::Inputs;
//!
//! #[fp(mode = "rn", contract = false)]
//! fn residual(x: f32) -> f32 {
//!     x * x - 1.0
//! }
//!
//! #[fp(mode = "rn", contract = true)]
//! fn residual_fused(x: f32) -> f32 {
//!     x * x - 1.0
//! }
//!
//! # fn main() -> Result<(), fpdsl::Error> {
//! let dev = Device::best();
//! let report = fpdsl::verify::<residual>()
//!     .on(&Device::host())
//!     .on(&dev)
//!     .against::<residual_fused>(&dev)
//!     .run(&Inputs::uniform(100_000, 0.5, 2.0))?;
//! println!("{report}");
//! assert!(report.columns[1].agrees());        // one function, two devices: the same bits
//! assert!(!report.columns[2].agrees());       // another contraction: other bits
//! # Ok(())
//! # }
//! ```
//!
//! The other columns are compared with the first. A plain Rust function, such as the original of a port, can be a column too:
//! [`Verify::plain`]. Calls of kernels with an index or slices, reductions, scans and compactions have a method,
//! [`verify`](VerifyCall::verify). With the feature `mpfr`, `Verify::exact` runs the body once more over numbers of some hundreds of bits,
//! and the report says how far each column is from that.

mod accuracy;
mod calls;
#[cfg(feature = "mpfr")]
mod exact;
mod inputs;
pub(crate) mod interpreter;
mod json;
mod report;
pub(crate) mod show;
#[cfg(feature = "mpfr")]
mod special;
mod svg;
mod tally;
mod text;
pub(crate) mod ulps;

use fpdsl_runtime::device::{self as runtime, Column, Output, Parameters, Transfer};
use fpdsl_runtime::dispatch::{Level, call_at};
use fpdsl_runtime::error::Error;
use fpdsl_runtime::ir;
use fpdsl_runtime::ir::interp::{self, Stop};

pub use accuracy::Accuracy;
pub use calls::{Calls, VerifyCall};
pub use inputs::Inputs;
pub use report::{Agreement, ColumnReport, Difference, Report};

use crate::generic::Function;
use accuracy::Measure;
use inputs::Batch;
use show::Leaves;
use tally::Tally;

/// Elements that are computed and compared at a time.
const BATCH: usize = 1 << 18;

/// The number of steps that the interpreter may spend on one element.
const FUEL: u64 = 100_000_000;

/// Starts a comparison of `F` with itself on other devices, and with other functions of the same parameters and result.
///
/// Every parameter is a scalar, an array or a struct, or a tuple of them, not a slice or an index: calls of kernels, and reductions,
/// have a [method](VerifyCall::verify).
///
/// # Examples
///
/// ```
/// use fpdsl::prelude::*;
/// use fpdsl::verify::Inputs;
///
/// #[fp(mode = "rn", contract = false)]
/// fn norm(x: f32, y: f32) -> f32 {
///     (x * x + y * y).sqrt()
/// }
///
/// # fn main() -> Result<(), fpdsl::Error> {
/// let host = Device::host();
/// let report = fpdsl::verify::<norm>().on(&host).interpreted().run(&Inputs::encodings(1000))?;
/// assert!(report.agrees());
/// # Ok(())
/// # }
/// ```
pub fn verify<F>() -> Verify<F::Args, F::Out>
where
    F: Function<Args: Parameters, Out: Output>,
{
    Verify {
        function: F::NAME,
        params: F::PARAMS,
        subject: Subject::of::<F>(),
        columns: Vec::new(),
        #[cfg(feature = "mpfr")]
        precision: None,
    }
}

/// A comparison under construction: see [`verify`](fn@verify).
#[must_use = "nothing runs before `run`"]
pub struct Verify<P: Parameters, R: Output> {
    function: &'static str,
    params: &'static [&'static str],
    subject: Subject<P, R>,
    columns: Vec<Run<P, R>>,
    #[cfg(feature = "mpfr")]
    precision: Option<u32>,
}

/// A function without its type.
struct Subject<P: Parameters, R: Output> {
    map: fn(&runtime::Device, &P::Values) -> Result<R::Values, Error>,
    call: fn(Level, P) -> R,
    trace: fn() -> ir::Kernel,
}

impl<P: Parameters, R: Output> Clone for Subject<P, R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P: Parameters, R: Output> Copy for Subject<P, R> {}

impl<P: Parameters, R: Output> Subject<P, R> {
    fn of<F: Function<Args = P, Out = R>>() -> Self {
        Subject {
            map: |device, values| {
                let mut results = R::Values::default();
                P::map::<F>(device, values)?.append_to(&mut results)?;
                Ok(results)
            },
            call: call_at::<F>,
            trace: crate::backend::ir::<F>,
        }
    }
}

/// The encodings that a batch of results has, an array for each scalar of a result.
type Encodings = Vec<Vec<u64>>;

/// How a column computes a batch, given its values and their number.
type Compute<V> = Box<dyn Fn(&V, usize) -> Result<Encodings, Error>>;

/// A column: what it is called, and how it computes.
struct Run<P: Parameters, R> {
    label: String,
    compute: Compute<P::Values>,
    result: core::marker::PhantomData<R>,
}

impl<P: Parameters, R: Output> Verify<P, R> {
    /// Adds a column: the function on a device, called for each element of the inputs.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// use fpdsl::verify::Inputs;
    /// # #[fp(mode = "rn", contract = false)]
    /// # fn norm(x: f32, y: f32) -> f32 {
    /// #     (x * x + y * y).sqrt()
    /// # }
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let report = fpdsl::verify::<norm>()
    ///     .on(&Device::host())
    ///     .on(&Device::best())
    ///     .run(&Inputs::encodings(100))?;
    /// assert!(report.agrees(), "{report}");
    /// # Ok(())
    /// # }
    /// ```
    pub fn on(self, device: &runtime::Device) -> Self {
        let subject = self.subject;
        self.mapped(device.name(), subject, device)
    }

    /// Adds a column: another function on a device.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// use fpdsl::verify::Inputs;
    ///
    /// #[fp(mode = "rn", contract = false)]
    /// fn norm(x: f32, y: f32) -> f32 {
    ///     (x * x + y * y).sqrt()
    /// }
    ///
    /// #[fp(mode = "ru", contract = false)]
    /// fn norm_up(x: f32, y: f32) -> f32 {
    ///     (x * x + y * y).sqrt()
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let host = Device::host();
    /// let report = fpdsl::verify::<norm>().on(&host).against::<norm_up>(&host).run(&Inputs::encodings(1000))?;
    /// assert!(!report.agrees());
    /// # Ok(())
    /// # }
    /// ```
    pub fn against<G: Function<Args = P, Out = R>>(self, device: &runtime::Device) -> Self {
        let label = format!("{} on {}", G::NAME, device.name());
        self.mapped(label, Subject::of::<G>(), device)
    }

    /// Renames the last column.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// use fpdsl::verify::Inputs;
    ///
    /// #[fp(mode = "rn", contract = false)]
    /// fn norm(x: f32, y: f32) -> f32 {
    ///     (x * x + y * y).sqrt()
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let host = Device::host();
    /// let report = fpdsl::verify::<norm>().on(&host).named("here").run(&Inputs::encodings(10))?;
    /// assert_eq!(report.columns[0].label, "here");
    /// # Ok(())
    /// # }
    /// ```
    pub fn named(mut self, label: impl Into<String>) -> Self {
        if let Some(column) = self.columns.last_mut() {
            column.label = label.into();
        }
        self
    }

    /// Adds a column: the function in scalar calls at a level. If this CPU lacks the level, its best one is used. An element
    /// that faults panics, as every scalar call does.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// use fpdsl::verify::Inputs;
    ///
    /// #[fp(mode = "rn", contract = false)]
    /// fn norm(x: f32, y: f32) -> f32 {
    ///     (x * x + y * y).sqrt()
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let host = Device::host();
    /// let report = fpdsl::verify::<norm>().on(&host).scalar(fpdsl::backend::level()).run(&Inputs::encodings(1000))?;
    /// assert!(report.agrees());
    /// # Ok(())
    /// # }
    /// ```
    pub fn scalar(self, level: Level) -> Self {
        let call = self.subject.call;
        let label = format!("scalar calls: {}", level.name());
        self.rows(label, move |args| Ok(call(level, args)))
    }

    /// Adds a column: any Rust function, such as the original of a port.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// use fpdsl::verify::Inputs;
    ///
    /// #[fp(mode = "rn", contract = false)]
    /// fn norm(x: f32, y: f32) -> f32 {
    ///     (x * x + y * y).sqrt()
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let host = Device::host();
    /// let report = fpdsl::verify::<norm>()
    ///     .on(&host)
    ///     .plain("the original", |(x, y)| (x * x + y * y).sqrt())
    ///     .run(&Inputs::uniform(1000, -1.0, 1.0))?;
    /// assert!(report.agrees());
    /// # Ok(())
    /// # }
    /// ```
    pub fn plain(self, label: impl Into<String>, function: impl Fn(P) -> R + 'static) -> Self {
        self.rows(label.into(), move |args| Ok(function(args)))
    }

    /// Adds a column: the function's body, interpreted over integers alone. It shares no arithmetic with the devices. Each operation
    /// takes a few microseconds.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// use fpdsl::verify::Inputs;
    ///
    /// #[fp(mode = "rn", contract = false)]
    /// fn norm(x: f32, y: f32) -> f32 {
    ///     (x * x + y * y).sqrt()
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let host = Device::host();
    /// let report = fpdsl::verify::<norm>().on(&host).interpreted().run(&Inputs::encodings(1000))?;
    /// assert!(report.agrees());
    /// # Ok(())
    /// # }
    /// ```
    pub fn interpreted(self) -> Self {
        let trace = self.subject.trace;
        let kernel = std::cell::OnceCell::new();
        self.column("interpreter".to_owned(), move |values, n| {
            interpret(kernel.get_or_init(trace), &columns_of::<P>(values), n)
        })
    }

    /// Measures every column against the function's body over numbers of `precision` bits (256 is plenty for most functions), whose
    /// exponents are so wide that nothing overflows. Conversions between formats are exact there. The exact values decide branches. A
    /// function that reads a number's encoding gets that of the nearest number in its format.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// use fpdsl::verify::Inputs;
    /// # #[fp(mode = "rn", contract = false)]
    /// # fn norm(x: f32, y: f32) -> f32 {
    /// #     (x * x + y * y).sqrt()
    /// # }
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let report = fpdsl::verify::<norm>().on(&Device::host()).exact(256).run(&Inputs::encodings(100))?;
    /// assert!(report.columns[0].accuracy.is_some());
    /// # Ok(())
    /// # }
    /// ```
    #[cfg(feature = "mpfr")]
    pub fn exact(mut self, precision: u32) -> Self {
        self.precision = Some(precision);
        self
    }

    fn mapped(self, label: String, subject: Subject<P, R>, device: &runtime::Device) -> Self {
        let device = device.clone();
        self.column(label, move |values, _| {
            Ok(columns_of::<R>(&(subject.map)(&device, values)?))
        })
    }

    fn rows(self, label: String, compute: impl Fn(P) -> Result<R, Error> + 'static) -> Self {
        self.column(label, move |values, n| {
            let rows = (0..n).map(|i| compute(P::row(values, i)));
            let rows = rows.collect::<Result<Vec<R>, Error>>()?;
            Ok(columns_of::<R>(&R::from_rows(&rows)))
        })
    }

    fn column(
        mut self,
        label: String,
        compute: impl Fn(&P::Values, usize) -> Result<Encodings, Error> + 'static,
    ) -> Self {
        self.columns.push(Run {
            label,
            compute: Box::new(compute),
            result: core::marker::PhantomData,
        });
        self
    }

    /// Runs every column over the inputs. Memory does not grow with their number.
    ///
    /// # Errors
    ///
    /// [`Error::LengthMismatch`] if given arrays differ in length, and the errors of a call in a column. A fault is the one of
    /// the first column that has any, with its place among all inputs.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// use fpdsl::verify::Inputs;
    ///
    /// #[fp(mode = "rn", contract = false)]
    /// fn norm(x: f32, y: f32) -> f32 {
    ///     (x * x + y * y).sqrt()
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let host = Device::host();
    /// let report = fpdsl::verify::<norm>().on(&host).interpreted().run(&Inputs::uniform(500, 0.0, 9.0))?;
    /// assert_eq!((report.elements, report.columns.len()), (500, 2));
    /// # Ok(())
    /// # }
    /// ```
    pub fn run(&self, inputs: &Inputs<P>) -> Result<Report, Error> {
        inputs.check(self.function, self.params)?;
        let params = Leaves::of_params(self.params, &P::SHAPE);
        let results = Leaves::of_result(&R::SHAPE);
        let mut tallies: Vec<Tally> = self.columns.iter().map(|_| Tally::default()).collect();
        let mut measures = self.measures();
        let mut start = 0;
        while start < inputs.len() {
            let n = BATCH.min(inputs.len() - start);
            let values = inputs.batch(start, n);
            let computed = self.compute(&values, start, n)?;
            let batch = Batch {
                start,
                inputs: columns_of::<P>(&values),
                params: &params,
                results: &results,
            };
            for (tally, found) in tallies.iter_mut().zip(&computed) {
                tally.add(&batch, found, &computed[0]);
            }
            self.measure(&mut measures, &batch, &computed, n);
            start += n;
        }
        Ok(self.report(inputs, tallies, measures))
    }

    fn compute(&self, values: &P::Values, start: usize, n: usize) -> Result<Vec<Encodings>, Error> {
        let columns = self.columns.iter();
        columns
            .map(|column| (column.compute)(values, n).map_err(|error| later(error, start)))
            .collect()
    }

    fn report(&self, inputs: &Inputs<P>, tallies: Vec<Tally>, measures: Vec<Measure>) -> Report {
        let mut measures = measures.into_iter();
        let columns = self.columns.iter().zip(tallies).enumerate();
        Report {
            function: self.function.to_owned(),
            inputs: inputs.to_string(),
            elements: inputs.len() as u64,
            columns: columns
                .map(|(i, (column, tally))| ColumnReport {
                    label: column.label.clone(),
                    agreement: (i > 0).then(|| tally.finish()),
                    accuracy: measures.next().map(Measure::finish),
                })
                .collect(),
        }
    }
}

#[cfg(feature = "mpfr")]
impl<P: Parameters, R: Output> Verify<P, R> {
    fn measures(&self) -> Vec<Measure> {
        match self.precision {
            Some(_) => self.columns.iter().map(|_| Measure::default()).collect(),
            None => Vec::new(),
        }
    }

    fn measure(&self, measures: &mut [Measure], batch: &Batch<'_>, computed: &[Encodings], n: usize) {
        let Some(precision) = self.precision else { return };
        let kernel = (self.subject.trace)();
        for i in 0..n {
            let exact = exact::run(&kernel, &batch.encodings(i), precision);
            for (measure, found) in measures.iter_mut().zip(computed) {
                measure.add(batch, i, found, exact.as_deref());
            }
        }
    }
}

#[cfg(not(feature = "mpfr"))]
impl<P: Parameters, R: Output> Verify<P, R> {
    fn measures(&self) -> Vec<Measure> {
        Vec::new()
    }

    fn measure(&self, _: &mut [Measure], _: &Batch<'_>, _: &[Encodings], _: usize) {}
}

impl<P: Parameters, R: Output> std::fmt::Debug for Verify<P, R> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let labels = self.columns.iter().map(|column| &column.label);
        write!(f, "Verify({} in ", self.function)?;
        f.debug_list().entries(labels).finish()?;
        f.write_str(")")
    }
}

/// The encodings of values, an array for each scalar.
fn columns_of<C: Column>(values: &C::Values) -> Encodings {
    let mut columns = Vec::new();
    C::scalars(values, &mut columns);
    columns
}

/// A fault's place among all inputs.
fn later(error: Error, start: usize) -> Error {
    match error {
        Error::Fault { fault, element } => Error::Fault {
            fault,
            element: element + start,
        },
        other => other,
    }
}

fn interpret(kernel: &ir::Kernel, inputs: &[Vec<u64>], n: usize) -> Result<Encodings, Error> {
    let mut results = vec![Vec::with_capacity(n); kernel.results.len()];
    for i in 0..n {
        let params: Vec<u64> = inputs.iter().map(|column| column[i]).collect();
        let row = interp::run(kernel, &params, FUEL).map_err(|stop| stopped(stop, i))?;
        for (column, value) in results.iter_mut().zip(row) {
            column.push(value);
        }
    }
    Ok(results)
}

/// The error for an element that the interpreter did not finish.
fn stopped(stop: Stop, element: usize) -> Error {
    match stop {
        Stop::Fault(fault) => Error::Fault { fault, element },
        Stop::OutOfFuel => Error::Driver {
            doing: "interpreting a function",
            reason: format!("element {element} took more than {FUEL} operations; leave this column out"),
        },
    }
}
