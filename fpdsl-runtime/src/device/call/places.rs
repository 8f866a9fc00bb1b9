//! Values at places of their own.

use super::Call;
use crate::device::Device;
use crate::device::arg::Forms;
use crate::device::distinct::{self, Targets};
use crate::device::output::Output;
use crate::device::scatter;
use crate::device::scattered::Scattered;
use crate::device::view::ViewMut;
use crate::error::Error;
use crate::function::{Combine, Function};

impl<F: Function, A> Call<F, A> {
    /// Writes each value to its place in the target; the function gives both, or an array of such pairs.
    /// The [module](crate::device::distinct) has the rules.
    ///
    /// # Errors
    ///
    /// As [`run`](Self::run), [`Error::SamePlace`] if two elements have one place, and a fault if a place is not in its target. After
    /// any error the targets are as they were.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    ///
    /// #[fp]
    /// fn reversed(place: u32, value: f32) -> (u32, f32) {
    ///     (2 - place, value)
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let mut target = [0.0; 3];
    /// reversed::map(&[0, 1, 2], &[1.5, 2.5, 3.5]).scatter(&Device::host(), &mut target)?;
    /// assert_eq!(target, [3.5, 2.5, 1.5]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn scatter<D>(&self, device: &Device, targets: D) -> Result<(), Error>
    where
        F::Out: Output,
        D: Targets<F::Out>,
        A: Forms<F::Args>,
    {
        distinct::scatter::<F, D, A>(device, targets, &self.args)
    }

    /// Combines each value with what the target holds at its place; the function gives both, or an array of
    /// such pairs. The [module](crate::device::scatter)
    /// describes the order. The target is a `&mut` [`Buffer`](crate::device::Buffer), slice, array or `Vec`, or a [`ViewMut`].
    ///
    /// # Errors
    ///
    /// As [`run`](Self::run), and faults in `C` or of a place that the target does not have. After a fault each element of a target
    /// on the host is an unspecified value of its type; one on an accelerator is as it was.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    ///
    /// #[fp]
    /// fn bin(x: f32) -> (u32, u32) {
    ///     (x.floor().to_u32(), 1)
    /// }
    ///
    /// /// Each end of an edge has one neighbour more.
    /// #[fp]
    /// fn ends(a: u32, b: u32) -> [(u32, u32); 2] {
    ///     [(a, 1), (b, 1)]
    /// }
    ///
    /// #[fp]
    /// fn add(a: u32, b: u32) -> u32 {
    ///     a + b
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let mut counts = [0; 3];
    /// bin::map(&[0.5, 2.25, 0.75]).scatter_reduce::<add>(&Device::host(), &mut counts)?;
    /// assert_eq!(counts, [2, 0, 1]);
    ///
    /// let mut degrees = [0; 3];
    /// ends::map(&[0, 1], &[1, 2]).scatter_reduce::<add>(&Device::host(), &mut degrees)?;
    /// assert_eq!(degrees, [1, 2, 1]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn scatter_reduce<'t, C>(
        &self,
        device: &Device,
        target: impl Into<ViewMut<'t, <F::Out as Scattered>::Value>>,
    ) -> Result<(), Error>
    where
        F::Out: Scattered<Value: 't>,
        C: Combine + Function<Out = <F::Out as Scattered>::Value>,
        A: Forms<F::Args>,
    {
        let target: ViewMut<'t, C::Out> = target.into();
        target.adjacent(|target| scatter::scatter_reduce::<F, C, A>(device, target, &self.args))
    }
}
