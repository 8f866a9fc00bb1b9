//! The values that a flag keeps.

use core::fmt;
use core::ops::Range;

use super::selected::{kept, kernels};
use super::{Call, Runs, trapping};
use crate::device::arg::Forms;
use crate::device::compact::{Fill, Flagged, Kept, compact, put};
use crate::device::destination::Destination;
use crate::device::output::Mapped;
use crate::device::{Backing, Device};
use crate::error::Error;
use crate::function::Function;
use crate::ir::Kernel;

/// The values of the elements whose flag is true, in order: what `f::map(..).compact()` and `f::launch(grid, ..).compact()` return.
/// The [module `compact`](mod@crate::device::compact) has the rules.
#[must_use = "a compaction computes nothing until it runs: `.run(&device)?`"]
pub struct Compaction<F, A>(Call<F, A>);

impl<F, A> Compaction<F, A> {
    pub(super) fn of(call: Call<F, A>) -> Self {
        Compaction(call)
    }

    /// The call that computes flags and values.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    ///
    /// #[fp]
    /// fn positive(x: f64) -> (bool, f64) {
    ///     (x > 0.0, x)
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// assert_eq!(positive::map(&[-1.0, 2.0]).compact().call().count()?, 2);
    /// # Ok(())
    /// # }
    /// ```
    pub fn call(&self) -> &Call<F, A> {
        &self.0
    }
}

impl<F: Function<Out: Flagged>, A> Compaction<F, A> {
    /// Returns the values, in new buffers of just their number. Several devices return lists on the host. Each rank of an MPI program
    /// has the values of its own elements.
    ///
    /// # Errors
    ///
    /// As [`Call::run`]. An element can fault even if its flag is false.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    ///
    /// #[fp(mode = "ru")]
    /// fn roots(x: f64) -> (bool, f64) {
    ///     (x >= 0.0, x.sqrt())
    /// }
    ///
    /// /// The positions of the local maxima, and their values.
    /// #[fp]
    /// fn peaks(i: Index, u: &[f64]) -> (bool, usize, f64) {
    ///     let k = i.x() + 1;
    ///     (u[k] > u[k - 1] && u[k] > u[k + 1], k, u[k])
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let dev = Device::best();
    /// assert_eq!(roots::map(&[4.0, -1.0, 9.0]).compact().run(&dev)?.to_vec()?, [2.0, 3.0]);
    ///
    /// let (places, values) = peaks::launch(3, &[0.0, 2.0, 1.0, 3.0, 0.5]).compact().run(&dev)?;
    /// assert_eq!((places.to_vec()?, values.to_vec()?), (vec![1, 3], vec![2.0, 3.0]));
    /// # Ok(())
    /// # }
    /// ```
    pub fn run<D: Runs>(&self, on: &D) -> Result<D::Results<<F::Out as Flagged>::Rest>, D::Error>
    where
        A: Forms<F::Args>,
    {
        on.run_compaction(self)
    }

    /// The values on a device, and how many there are.
    pub(super) fn on(&self, device: &Device) -> Result<Kept<F::Out>, Error>
    where
        A: Forms<F::Args>,
    {
        let results = match (device.backing(), device.explainer) {
            (_, Some(explainer)) => trapping::run(device, explainer, &self.0.bare())?,
            (Backing::Host(host), None) => return compact::<F, A>(*host, &self.0.args),
            (Backing::Accelerator(_), None) => self.0.run(device)?,
        };
        kept::<F::Out>(device, self.0.count()?, results)
    }

    /// The values of some elements.
    ///
    /// # Errors
    ///
    /// As [`Call::piece`].
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    ///
    /// #[fp]
    /// fn positive(x: f64) -> (bool, f64) {
    ///     (x > 0.0, x)
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let compaction = positive::map(&[-1.0, 2.0, -3.0, 4.0]).compact();
    /// assert_eq!(compaction.piece(&Device::host(), 0..3)?.to_vec()?, [2.0]);
    /// # Ok(())
    /// # }
    /// ```
    #[allow(clippy::type_complexity)]
    pub fn piece(
        &self,
        device: &Device,
        elements: Range<usize>,
    ) -> Result<Mapped<<F::Out as Flagged>::Rest>, Error>
    where
        A: Forms<F::Args>,
    {
        let n = elements.len();
        let results = self.0.piece(device, elements)?;
        Ok(kept::<F::Out>(device, n, results)?.0)
    }

    /// The recorded bodies of the kernels that accelerators run: the call's, those that number the flags, and the one that takes the values.
    ///
    /// # Panics
    ///
    /// If `F` calls itself through other functions.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    ///
    /// #[fp]
    /// fn positive(x: f64) -> (bool, f64) {
    ///     (x > 0.0, x)
    /// }
    ///
    /// let kernels = positive::map(&[-1.0, 2.0]).compact().ir();
    /// assert_eq!((kernels[0].name, kernels.len()), ("positive", 5));
    /// ```
    pub fn ir(&self) -> Vec<Kernel>
    where
        A: Forms<F::Args>,
    {
        let mut all = vec![self.0.ir()];
        all.extend(kernels::<F::Out>());
        all
    }

    /// Writes the values to the first places of existing memory, and returns how many there are. The places after them stay as they
    /// are.
    ///
    /// The target is a `&mut` [`Buffer`](crate::device::Buffer), slice, array or `Vec`, or a [`ViewMut`](crate::device::ViewMut); for
    /// a tuple of values, a tuple of these. The values are collected in other memory first.
    ///
    /// # Errors
    ///
    /// As [`run`](Self::run), and [`Error::OutputLength`] if the target has fewer places; it says how many values there are. Both
    /// leave the target as it was.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    ///
    /// #[fp]
    /// fn positive(x: f64) -> (bool, f64) {
    ///     (x > 0.0, x)
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let mut kept = [0.0; 3];
    /// let count = positive::map(&[-1.0, 2.0, -3.0, 4.0]).compact().into(&Device::host(), &mut kept)?;
    /// assert_eq!(kept[..count], [2.0, 4.0]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn into<D>(self, device: &Device, target: D) -> Result<usize, Error>
    where
        A: Forms<F::Args>,
        D: Destination<<F::Out as Flagged>::Rest, Form: Fill<<F::Out as Flagged>::Rest>>,
    {
        let (values, count) = self.on(device)?;
        put(F::NAME, target.form(), values, count)?;
        Ok(count)
    }
}

impl<F: Function, A> fmt::Debug for Compaction<F, A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Compaction of `{}`", F::NAME)
    }
}
