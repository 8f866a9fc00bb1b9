//! Comparisons of whole calls, reductions and scans.

use std::fmt;

use fpdsl_runtime::device::{Compared, Outcome};
use fpdsl_runtime::error::Error;
use fpdsl_runtime::lift::Lift;

use super::Encodings;
use super::inputs::Batch;
use super::interpreter;
use super::report::{ColumnReport, Report};
use super::show::Leaves;
use super::tally::Tally;
use crate::Device;

/// The method that starts a comparison of a call over arrays. The prelude has it.
pub trait VerifyCall: Compared + Sized {
    /// Starts a comparison of the call on several devices: of kernels with an index or slices, reductions, scans, compactions,
    /// rows. A difference names the position of its element; of rows, that of the scalar among those of all rows.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    ///
    /// #[fp(mode = "rn", contract = true)]
    /// fn smooth(i: Index, u: &[f64]) -> f64 {
    ///     let n = u.len();
    ///     0.25 * u[(i.x() + n - 1) % n] + 0.5 * u[i.x()] + 0.25 * u[(i.x() + 1) % n]
    /// }
    ///
    /// #[fp(mode = "rn", contract = false)]
    /// fn add(x: f64, y: f64) -> f64 {
    ///     x + y
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let u: Vec<f64> = (0..500).map(|i| 1.0 / f64::from(i + 1)).collect();
    /// let report = smooth::launch(u.len(), &u)
    ///     .verify()
    ///     .on(&Device::host())
    ///     .on(&Device::best())
    ///     .interpreted()
    ///     .run()?;
    /// assert!(report.agrees(), "{report}");
    ///
    /// let report = add::reduce(&u)
    ///     .verify()
    ///     .on(&Device::host())
    ///     .plain("from left to right", || u.iter().sum::<f64>())
    ///     .run()?;
    /// println!("{report}");       // another order, other bits
    /// # Ok(())
    /// # }
    /// ```
    fn verify<'a>(self) -> Calls<'a, Self>;
}

impl<V: Compared> VerifyCall for V {
    fn verify<'a>(self) -> Calls<'a, V> {
        Calls {
            call: self,
            columns: Vec::new(),
        }
    }
}

/// A comparison of calls under construction: see [`VerifyCall`].
#[must_use = "nothing runs before `run`"]
pub struct Calls<'a, V> {
    call: V,
    columns: Vec<Run<'a>>,
}

/// A column: what it is called, and how it computes.
struct Run<'a> {
    label: String,
    compute: Compute<'a>,
}

enum Compute<'a> {
    /// The call on a device.
    On(Device),
    /// Anything else.
    Other(Box<dyn Fn() -> Result<Encodings, Error> + 'a>),
}

impl<'a, V: Compared> Calls<'a, V> {
    /// Adds a column: the call on a device.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// # #[fp]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let x = [0.1, 0.2, 0.3];
    /// let report = add::scan(&x)
    ///     .verify()
    ///     .on(&Device::host())
    ///     .on(&Device::best())
    ///     .run()?;
    /// assert!(report.agrees(), "{report}");
    /// # Ok(())
    /// # }
    /// ```
    pub fn on(mut self, device: &Device) -> Self {
        self.columns.push(Run {
            label: device.name(),
            compute: Compute::On(device.clone()),
        });
        self
    }

    /// Adds a column: the kernels of the call, interpreted over integers alone. They share no arithmetic with the devices. Each
    /// operation takes a few microseconds.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// # #[fp]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let x = [0.1, 0.2, 0.3];
    /// let report = add::scan(&x).verify().on(&Device::host()).interpreted().run()?;
    /// assert!(report.agrees(), "{report}");
    /// # Ok(())
    /// # }
    /// ```
    pub fn interpreted(self) -> Self {
        let column = self.on(&interpreter::device());
        column.named("interpreter")
    }

    /// Adds a column: another call, such as one of another function, on a device.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// # #[fp]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// # #[fp(mode = "ru")]
    /// # fn add_up(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let x = [0.1, 0.2, 0.3];
    /// let host = Device::host();
    /// let report = add::scan(&x)
    ///     .verify()
    ///     .on(&host)
    ///     .against(&host, add_up::scan(&x))
    ///     .run()?;
    /// assert_eq!(report.columns.len(), 2);
    /// # Ok(())
    /// # }
    /// ```
    pub fn against(self, device: &Device, call: impl Compared<Value = V::Value> + 'a) -> Self {
        let (label, device) = (format!("another call on {}", device.name()), device.clone());
        self.other(label, move || call.encodings(&device))
    }

    /// Adds a column: any Rust code, such as the original of a port.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// # #[fp]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let x = [0.1, 0.2, 0.3];
    /// let report = add::scan(&x)
    ///     .verify()
    ///     .on(&Device::host())
    ///     .plain("a loop", || vec![x[0], x[0] + x[1], x[0] + x[1] + x[2]])
    ///     .run()?;
    /// assert!(report.agrees(), "{report}");
    /// # Ok(())
    /// # }
    /// ```
    pub fn plain<Q>(self, label: impl Into<String>, function: impl Fn() -> Q + 'a) -> Self
    where
        Q: Outcome<Value = V::Value>,
    {
        self.other(label.into(), move || {
            let mut columns = Vec::new();
            function().encodings(&mut columns)?;
            Ok(columns)
        })
    }

    /// Renames the last column.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// # #[fp]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let x = [0.1, 0.2, 0.3];
    /// let report = add::scan(&x).verify().on(&Device::host()).named("here").run()?;
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

    fn other(mut self, label: String, compute: impl Fn() -> Result<Encodings, Error> + 'a) -> Self {
        self.columns.push(Run {
            label,
            compute: Compute::Other(Box::new(compute)),
        });
        self
    }

    /// Runs every column, and compares the others with the first.
    ///
    /// # Errors
    ///
    /// The errors of the calls, and [`Error::LengthMismatch`] if columns have different numbers of elements.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// # #[fp]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let x = [0.1, 0.2, 0.3];
    /// let report = add::scan(&x).verify().on(&Device::host()).run()?;
    /// assert_eq!(report.elements, 3);
    /// # Ok(())
    /// # }
    /// ```
    pub fn run(&self) -> Result<Report, Error> {
        let results = Leaves::of_result(&V::Value::SHAPE);
        let params = Leaves::of_params(&[], &fpdsl_runtime::lift::Shape::Tuple(&[]));
        let batch = Batch {
            start: 0,
            inputs: Vec::new(),
            params: &params,
            results: &results,
        };
        let mut first: Option<Encodings> = None;
        let mut columns = Vec::new();
        for column in &self.columns {
            let found = match &column.compute {
                Compute::On(device) => self.call.encodings(device)?,
                Compute::Other(compute) => compute()?,
            };
            self.check(&found, first.as_ref())?;
            let agreement = first.as_ref().map(|first| {
                let mut tally = Tally::default();
                tally.add(&batch, &found, first);
                tally.finish()
            });
            columns.push(ColumnReport {
                label: column.label.clone(),
                agreement,
                accuracy: None,
            });
            first.get_or_insert(found);
        }
        let elements = first.as_ref().and_then(|first| first.first()).map_or(0, Vec::len);
        Ok(Report {
            function: self.call.function().to_owned(),
            inputs: "one call".to_owned(),
            elements: elements as u64,
            columns,
        })
    }

    /// Refuses results of different lengths.
    fn check(&self, found: &Encodings, first: Option<&Encodings>) -> Result<(), Error> {
        let expected = first.unwrap_or(found).first().map_or(0, Vec::len);
        match found.iter().map(Vec::len).find(|&length| length != expected) {
            None => Ok(()),
            Some(found) => Err(Error::LengthMismatch {
                function: self.call.function(),
                parameter: "results",
                expected,
                found,
            }),
        }
    }
}

impl<V: Compared> fmt::Debug for Calls<'_, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let labels = self.columns.iter().map(|column| &column.label);
        write!(f, "Calls({} in ", self.call.function())?;
        f.debug_list().entries(labels).finish()?;
        f.write_str(")")
    }
}
