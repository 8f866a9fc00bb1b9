//! The first operation at which two runs differ.
//!
//! | file | |
//! |---|---|
//! | `mod.rs` | the question |
//! | `other.rs` | what a call is compared with |
//! | `pointwise.rs` | two calls |
//! | `combined.rs` | two reductions, or two scans |
//! | `told.rs` | a reduction or a scan, and what another implementation tells of its combinations |
//! | `trace.rs` | what one element does, by the interpreter |
//! | `align.rs` | which operations of two runs have the same value |
//! | `devices.rs` | where two devices differ that run one body |
//! | `first.rs` | where the difference of two results began |
//! | `values.rs` | values of different types |
//! | `report.rs` | the report |

mod align;
mod combined;
mod devices;
mod first;
mod other;
mod pointwise;
mod report;
mod told;
mod trace;
mod values;

use fpdsl_runtime::device::{Call, Compared, Forms, Output, Reduction, Scan, Scannable};
use fpdsl_runtime::error::Error;
use fpdsl_runtime::function::{Combine, Function};

pub use combined::OtherOrder;
pub use other::{Foreign, Other, SameCall, Variables};
pub use report::{DifferenceReport, Evaluation, FirstDifference, NamedValues, Run, VariableValues};

use crate::Device;
use pointwise::{Agreement, Pointwise};

/// A call that can be compared with something of type `O`: calls of `map` and `launch` with [`Other`], reductions and scans with
/// [`OtherOrder`].
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be compared with `{O}`",
    label = "compare a call, a reduction or a scan with `&` another one, `SameCall` or `Foreign`"
)]
pub trait Comparable<O>: Compared + Sized {
    /// Runs both.
    #[doc(hidden)]
    fn compare(asked: &Differing<Self, O>) -> Result<DifferenceReport, Error>;
}

impl<F, A, O> Comparable<O> for Call<F, A>
where
    F: Function<Out: Output>,
    A: Forms<F::Args>,
    O: Other<Self>,
{
    fn compare(asked: &Differing<Self, O>) -> Result<DifferenceReport, Error> {
        let pair = Pointwise {
            call: &asked.call,
            other: &asked.other,
            devices: &asked.devices,
            allowed: asked.allowed,
        };
        let (agreement, difference) = pair.compare()?;
        let runs = [
            Run {
                function: asked.call.function().to_owned(),
                device: Some(asked.devices[0].name()),
            },
            Run {
                function: asked.other.name(&asked.call),
                device: asked.other.device(&asked.devices[1]),
            },
        ];
        Ok(report(runs, &agreement, difference))
    }
}

impl<F, C, A, O> Comparable<O> for Reduction<F, C, A>
where
    F: Function<Out: Output>,
    C: Combine + Function<Out = F::Out>,
    A: Forms<F::Args>,
    O: OtherOrder<Self>,
{
    fn compare(asked: &Differing<Self, O>) -> Result<DifferenceReport, Error> {
        O::compare(asked)
    }
}

impl<S, C, O> Comparable<O> for Scan<S, C>
where
    C: Combine<Out: Output>,
    S: Scannable<C::Out>,
    O: OtherOrder<Self>,
{
    fn compare(asked: &Differing<Self, O>) -> Result<DifferenceReport, Error> {
        O::compare(asked)
    }
}

fn report(runs: [Run; 2], agreement: &Agreement, difference: Option<FirstDifference>) -> DifferenceReport {
    DifferenceReport {
        runs,
        elements: agreement.elements,
        differing: agreement.differing,
        largest: agreement.largest,
        difference,
    }
}

/// A question under construction: see [`Inspect::first_difference`](super::Inspect::first_difference).
#[must_use = "nothing is compared before `run`"]
#[derive(Debug)]
pub struct Differing<V, O> {
    call: V,
    other: O,
    devices: [Device; 2],
    allowed: u64,
}

impl<V, O> Differing<V, O> {
    pub(super) fn new(call: V, other: O) -> Self {
        Differing {
            call,
            other,
            devices: [Device::host(), Device::host()],
            allowed: 0,
        }
    }

    /// The device that both run on; without it, it is the host.
    pub fn on(self, device: &Device) -> Self {
        Differing {
            devices: [device.without_traps(), device.without_traps()],
            ..self
        }
    }

    /// Another device for the other run.
    pub fn and(mut self, device: &Device) -> Self {
        self.devices[1] = device.without_traps();
        self
    }

    /// Values that are at most so many units in the last place apart count as the same.
    pub fn beyond(self, ulps: u64) -> Self {
        Differing {
            allowed: ulps,
            ..self
        }
    }

    /// Runs both, and looks for the first difference.
    ///
    /// # Errors
    ///
    /// Those of the calls, and [`Error::Incomparable`] for results of different shapes or numbers of elements, and for different orders.
    pub fn run(self) -> Result<DifferenceReport, Error>
    where
        V: Comparable<O>,
    {
        V::compare(&self)
    }
}
