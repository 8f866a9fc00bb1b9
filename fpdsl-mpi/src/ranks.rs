//! The ranks of a communicator, which run calls.

use fpdsl::backend::{Combine, Flagged, Forms, Output, RowLast, Scannable, WithRow};
use fpdsl::calls::{Call, Compaction, InRows, Reduction, Runs, Scan};
use fpdsl::generic::Function;
use fpdsl::{Buffer, Device};
use mpi::collective::CommunicatorCollectives;

use crate::scan::scan_over;
use crate::{Error, agree, merge_over};

/// The ranks of a communicator. Each has some of the elements, the first of which is at position `first` among all, and a device.
///
/// Calls run on them: `add::reduce(&x).run(&ranks)?` combines the elements of all ranks, with the bits of one thread, and every rank has the
/// result. `add::scan(&x).run(&ranks)?` gives each rank its part of the prefixes; a call in it is computed twice. `f::map(&x).run(&ranks)?`
/// computes the elements of each rank, as on its device, and fails on all ranks if it fails on one; so do compactions and
/// calls in rows.
///
/// ```no_run
/// use fpdsl::prelude::*;
/// use fpdsl_mpi::Ranks;
///
/// #[fp(identity = 0.0)]
/// fn add(a: f64, b: f64) -> f64 {
///     a + b
/// }
///
/// # fn main() -> Result<(), fpdsl_mpi::Error> {
/// # let universe = fpdsl_mpi::mpi::initialize().unwrap();
/// # let (world, dev) = (universe.world(), Device::best());
/// let mine = fpdsl_mpi::share(&world, 1_000_000);
/// let x: Vec<f64> = mine.clone().map(|i| 1.0 / (i + 1) as f64).collect();
/// let sum = add::reduce(&x).run(&Ranks::new(&world, &dev, mine.start))?;
/// # Ok(())
/// # }
/// ```
///
/// # Errors
///
/// The same on every rank: see [`merge_over`]. For a scan [`Error::Rank`] also if elements that do not begin at position 0 come before
/// those of the rank.
pub struct Ranks<'w, W> {
    world: &'w W,
    device: &'w Device,
    first: usize,
}

impl<'w, W: CommunicatorCollectives> Ranks<'w, W> {
    /// The ranks of `world`, of which this one has a device and elements from position `first` on.
    pub fn new(world: &'w W, device: &'w Device, first: usize) -> Self {
        Ranks { world, device, first }
    }
}

impl<W: CommunicatorCollectives> Runs for Ranks<'_, W> {
    type Error = Error;
    type Results<T: Output> = T::Buffers;

    fn run_call<F, A>(&self, call: &Call<F, A>) -> Result<<F::Out as Output>::Buffers, Error>
    where
        F: Function<Out: Output>,
        A: Forms<F::Args>,
    {
        agree(self.world, call.run(self.device))
    }

    fn run_reduction<F, C, A>(&self, reduction: &Reduction<F, C, A>) -> Result<C::Out, Error>
    where
        F: Function<Out: Output>,
        C: Combine + Function<Out = F::Out>,
        A: Forms<F::Args>,
    {
        let mine = self
            .device
            .expect_untrapped()
            .and_then(|()| reduction.partial(self.device, self.first));
        merge_over(self.world, mine)
    }

    fn run_scan<C, V>(&self, scan: &Scan<V, C>) -> Result<<C::Out as Output>::Buffers, Error>
    where
        C: Combine<Out: Output>,
        V: Scannable<C::Out>,
    {
        scan_over(self.world, self.device, self.first, scan)
    }

    fn run_compaction<F, A>(
        &self,
        compaction: &Compaction<F, A>,
    ) -> Result<<<F::Out as Flagged>::Rest as Output>::Buffers, Error>
    where
        F: Function<Out: Flagged>,
        A: Forms<F::Args>,
    {
        agree(self.world, compaction.run(self.device))
    }

    fn run_rows<F, A>(&self, rows: &InRows<F, A>) -> Result<Buffer<<F::Args as RowLast>::Scalar>, Error>
    where
        F: Function<Args: RowLast, Out = ()>,
        A: WithRow<F::Args>,
    {
        agree(self.world, rows.run(self.device))
    }
}
