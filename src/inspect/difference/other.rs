//! What a call is compared with.

use std::fmt;

use fpdsl_runtime::combination::Combination;
use fpdsl_runtime::device::{Compared, Outcome, Questioned};
use fpdsl_runtime::error::Error;
use fpdsl_runtime::lift::Lift;

use super::trace::{Key, Named, Trace};
use super::values::Value;
use crate::Device;
use crate::verify::show::Leaves;

/// Something that a call of type `V` is compared with: `&` another call, [`SameCall`], or [`Foreign`] results.
pub trait Other<V> {
    /// Its name.
    #[doc(hidden)]
    fn name(&self, call: &V) -> String;

    /// The device that it runs on, if it does not choose that itself.
    #[doc(hidden)]
    fn device(&self, chosen: &Device) -> Option<String>;

    /// Its results.
    #[doc(hidden)]
    fn results(&self, call: &V, device: &Device) -> Result<Results, Error>;

    /// What leads to the result of an element.
    #[doc(hidden)]
    fn told(&self, call: &V, device: &Device, element: usize) -> Result<Told, Error>;
}

/// The results of a run.
#[doc(hidden)]
pub struct Results {
    pub(super) leaves: Leaves,
    /// The encodings of each scalar.
    pub(super) columns: Vec<Vec<u64>>,
}

/// What is known of an element besides its result.
#[doc(hidden)]
pub struct Told(pub(super) Known);

/// See [`Told`].
pub(super) enum Known {
    /// All that it does.
    Steps(Box<Trace>),
    /// The same body as that of the other run.
    Same,
    /// Values of some variables.
    Values(Vec<Named>),
}

/// The results of a call.
pub(super) fn results<V: Compared>(call: &V, device: &Device) -> Result<Results, Error> {
    Ok(Results {
        leaves: Leaves::of_result(&V::Value::SHAPE),
        columns: call.encodings(device)?,
    })
}

impl<V, W: Questioned + Compared> Other<V> for &W {
    fn name(&self, _: &V) -> String {
        self.function().to_owned()
    }

    fn device(&self, chosen: &Device) -> Option<String> {
        Some(chosen.name())
    }

    fn results(&self, _: &V, device: &Device) -> Result<Results, Error> {
        results(*self, device)
    }

    fn told(&self, _: &V, device: &Device, element: usize) -> Result<Told, Error> {
        Ok(Told(Known::Steps(Box::new(Trace::of(*self, device, element)?))))
    }
}

/// The call itself, on another device.
#[derive(Clone, Copy, Debug)]
pub struct SameCall;

impl<V: Questioned + Compared> Other<V> for SameCall {
    fn name(&self, call: &V) -> String {
        call.function().to_owned()
    }

    fn device(&self, chosen: &Device) -> Option<String> {
        Some(chosen.name())
    }

    fn results(&self, call: &V, device: &Device) -> Result<Results, Error> {
        results(call, device)
    }

    fn told(&self, _: &V, _: &Device, _: usize) -> Result<Told, Error> {
        Ok(Told(Known::Same))
    }
}

/// Results of another implementation, in any language: of the original of a port, for example.
///
/// With [`variables`](Self::variables) it also tells the values of variables, so that the search begins at the last that agrees.
///
/// # Examples
///
/// ```
/// use fpdsl::inspect::{Foreign, Variables};
/// use fpdsl::prelude::*;
///
/// #[fp(mode = "rn", contract = false)]
/// fn root(b: f64, c: f64) -> f64 {
///     let d = b * b - c;
///     -b + d.sqrt()
/// }
///
/// # fn main() -> Result<(), fpdsl::Error> {
/// let (b, c) = ([3.0_f64, 1.3, 0.7], [2.0, 1.2, 0.2]);
/// // The original fuses.
/// let d = |i: usize| b[i].mul_add(b[i], -c[i]);
/// let original = Foreign::new("original", || (0..3).map(|i| -b[i] + d(i).sqrt()).collect::<Vec<f64>>())
///     .variables(|i| Variables::new().with("d", d(i)));
/// let report = root::map(&b, &c).inspect().first_difference(original).run()?;
/// let difference = report.difference.unwrap();
/// assert_eq!(difference.variable.unwrap().name, "d");
/// assert_eq!(difference.operations[0].as_ref().unwrap().place().unwrap().text, "b * b - c");
/// # Ok(())
/// # }
/// ```
///
/// Of a reduction or a scan it may tell the elements that are combined, and the values of combinations by their names:
///
/// ```
/// use fpdsl::inspect::{Combination, Foreign};
/// use fpdsl::prelude::*;
///
/// #[fp]
/// fn add(a: f64, b: f64) -> f64 {
///     a + b
/// }
///
/// # fn main() -> Result<(), fpdsl::Error> {
/// let x = [1e16, 1.0, -1e16, 1.0];
/// // The original adds neighbours first.
/// let value = |place| match place {
///     Combination::Tree { j: 0, h: 2, .. } => Some(x[0] + x[1]),
///     Combination::Tree { j: 1, h: 2, .. } => Some(x[2] + x[3]),
///     _ => None,
/// };
/// let original = Foreign::new("original", || (x[0] + x[1]) + (x[2] + x[3])).elements(|| x.to_vec()).combinations(value);
/// let report = add::reduce(&x).inspect().first_difference(original).run()?;
/// let place = Combination::Tree { level: 0, part: 0, j: 0, h: 2 };
/// assert_eq!(report.difference.unwrap().combination, Some(place));
/// # Ok(())
/// # }
/// ```
pub struct Foreign<'a> {
    label: String,
    results: Box<dyn Fn() -> Result<Results, Error> + 'a>,
    variables: Option<Box<dyn Fn(usize) -> Variables + 'a>>,
    elements: Option<Box<dyn Fn() -> Result<Results, Error> + 'a>>,
    combinations: Option<Box<Tells<'a>>>,
}

/// The value after a combination, if it is told.
type Tells<'a> = dyn Fn(Combination) -> Option<Result<Results, Error>> + 'a;

fn results_of<Q: Outcome>(outcome: Q) -> Result<Results, Error> {
    let mut columns = Vec::new();
    outcome.encodings(&mut columns)?;
    let leaves = Leaves::of_result(&Q::shape());
    Ok(Results { leaves, columns })
}

impl<'a> Foreign<'a> {
    /// The results of all elements: a `Vec`, a buffer, or a tuple of these.
    pub fn new<Q: Outcome>(label: impl Into<String>, results: impl Fn() -> Q + 'a) -> Self {
        Foreign {
            label: label.into(),
            results: Box::new(move || results_of(results())),
            variables: None,
            elements: None,
            combinations: None,
        }
    }

    /// The elements that a reduction or a scan combines, in the form of results. Without them they are taken to be the same.
    #[must_use]
    pub fn elements<Q: Outcome>(self, elements: impl Fn() -> Q + 'a) -> Self {
        Foreign {
            elements: Some(Box::new(move || results_of(elements()))),
            ..self
        }
    }

    /// The value after a combination of a reduction or a scan, by its name in the published order; none where it is not known.
    ///
    /// The first combination whose value differs is reported. So the difference begins in it, or in those that lead to it and are not told.
    #[must_use]
    pub fn combinations<Q: Outcome>(self, value: impl Fn(Combination) -> Option<Q> + 'a) -> Self {
        Foreign {
            combinations: Some(Box::new(move |place| value(place).map(results_of))),
            ..self
        }
    }

    /// Returns true if it tells the elements.
    pub(super) fn tells_elements(&self) -> bool {
        self.elements.is_some()
    }

    /// The elements, if it tells them.
    pub(super) fn told_elements(&self) -> Option<Result<Results, Error>> {
        self.elements.as_ref().map(|elements| elements())
    }

    /// The value after a combination, if it tells that.
    pub(super) fn told_combination(&self, place: Combination) -> Option<Result<Results, Error>> {
        self.combinations.as_ref().and_then(|value| value(place))
    }

    /// The values of variables in an element; of a reduction or a scan, in one of the elements that are combined, if
    /// [`elements`](Self::elements) tells those.
    ///
    /// A value is compared with that of the function's variable of the same name. If a variable gets several values, in a loop for example,
    /// the last is compared with the last, the one before with the one before, and so on.
    #[must_use]
    pub fn variables(self, variables: impl Fn(usize) -> Variables + 'a) -> Self {
        Foreign {
            variables: Some(Box::new(variables)),
            ..self
        }
    }
}

impl fmt::Debug for Foreign<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "results of {}", self.label)
    }
}

impl<V> Other<V> for Foreign<'_> {
    fn name(&self, _: &V) -> String {
        self.label.clone()
    }

    fn device(&self, _: &Device) -> Option<String> {
        None
    }

    fn results(&self, _: &V, _: &Device) -> Result<Results, Error> {
        (self.results)()
    }

    fn told(&self, _: &V, _: &Device, element: usize) -> Result<Told, Error> {
        let variables = self.variables.as_ref().map(|variables| variables(element).0);
        Ok(Told(Known::Values(variables.unwrap_or_default())))
    }
}

/// Values of variables, by name: see [`Foreign::variables`].
#[derive(Default)]
pub struct Variables(Vec<Named>);

impl Variables {
    /// None.
    pub fn new() -> Self {
        Variables::default()
    }

    /// Adds a value: a number, an array or a struct.
    #[must_use]
    pub fn with<T: Outcome>(mut self, name: &str, value: T) -> Self {
        let leaves = Leaves::of_result(&T::shape());
        let mut columns = Vec::new();
        // A value on the host is at hand.
        if value.encodings(&mut columns).is_err() {
            return self;
        }
        let several = columns.len() > 1;
        for (leaf, column) in columns.iter().enumerate() {
            let key = Key {
                text: name.to_owned(),
                leaf: several.then_some(leaf as u32),
                shown: format!("{name}{}", leaves.name(leaf)),
            };
            let value = |&bits: &u64| Named {
                name: key.clone(),
                value: Value {
                    ty: leaves.ty(leaf),
                    bits,
                },
                node: None,
            };
            self.0.extend(column.first().map(value));
        }
        self
    }
}

impl fmt::Debug for Variables {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list()
            .entries(self.0.iter().map(|named| &named.name.shown))
            .finish()
    }
}
