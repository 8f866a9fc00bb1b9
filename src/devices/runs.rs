//! Calls that several devices share.

use std::ops::Range;

use fpdsl_runtime::device::{
    self as runtime, Buffer, Call, Compaction, Flagged, Forms, InRows, Output, Partial, Prefixes, Reduction,
    RowLast, Runs, Scan, Scannable, Transfer, WithRow,
};
use fpdsl_runtime::error::Error;
use fpdsl_runtime::function::{Combine, Function, Order};

use super::Devices;
use crate::Device;

impl Runs for Device {
    type Error = Error;
    type Results<T: Output> = T::Buffers;

    fn run_call<F, A>(&self, call: &Call<F, A>) -> Result<<F::Out as Output>::Buffers, Error>
    where
        F: Function<Out: Output>,
        A: Forms<F::Args>,
    {
        call.run::<runtime::Device>(self)
    }

    fn run_reduction<F, C, A>(&self, reduction: &Reduction<F, C, A>) -> Result<C::Out, Error>
    where
        F: Function<Out: Output>,
        C: Combine + Function<Out = F::Out>,
        A: Forms<F::Args>,
    {
        reduction.run::<runtime::Device>(self)
    }

    fn run_scan<C, V>(&self, scan: &Scan<V, C>) -> Result<<C::Out as Output>::Buffers, Error>
    where
        C: Combine<Out: Output>,
        V: Scannable<C::Out>,
    {
        scan.run::<runtime::Device>(self)
    }

    fn run_compaction<F, A>(
        &self,
        compaction: &Compaction<F, A>,
    ) -> Result<<<F::Out as Flagged>::Rest as Output>::Buffers, Error>
    where
        F: Function<Out: Flagged>,
        A: Forms<F::Args>,
    {
        compaction.run::<runtime::Device>(self)
    }

    fn run_rows<F, A>(&self, rows: &InRows<F, A>) -> Result<Buffer<<F::Args as RowLast>::Scalar>, Error>
    where
        F: Function<Args: RowLast, Out = ()>,
        A: WithRow<F::Args>,
    {
        rows.run::<runtime::Device>(self)
    }
}

/// Each device computes a piece. Arrays are divided; of a function of a position each accelerator gets whole slices. The results are
/// on the host: a `Vec`, or a tuple of them. If pieces fail, the error is that of the lowest.
///
/// For slices that are too large to be copied whole, [`Devices::map`] takes a closure, which gives each piece what it reads: a halo.
///
/// A reduction or scan in serial order runs on one device. A scan reads every element twice: first each piece says what it means for
/// those after it. Both passes compute on the host, with the elements of a GPU copied there, so GPUs make a scan no faster.
///
/// Partials are merged on no device, so a reduction or scan on devices that trap is [`Error::Untrapped`].
impl Runs for Devices {
    type Error = Error;
    type Results<T: Output> = <T::Buffers as Transfer>::Lists;

    fn run_call<F, A>(&self, call: &Call<F, A>) -> Result<Self::Results<F::Out>, Error>
    where
        F: Function<Out: Output>,
        A: Forms<F::Args>,
    {
        self.map(call.count()?, |device, piece| call.piece(device, piece))
    }

    fn run_reduction<F, C, A>(&self, reduction: &Reduction<F, C, A>) -> Result<C::Out, Error>
    where
        F: Function<Out: Output>,
        C: Combine + Function<Out = F::Out>,
        A: Forms<F::Args>,
    {
        self.reduce(reduction.count()?, |device, piece| {
            reduction.partial(device, piece)
        })
    }

    fn run_scan<C, V>(&self, scan: &Scan<V, C>) -> Result<Self::Results<C::Out>, Error>
    where
        C: Combine<Out: Output>,
        V: Scannable<C::Out>,
    {
        self.untrapped()?;
        let n = scan.count()?;
        if C::ORDER == Order::Serial {
            // Each element waits for all before it.
            return self.one().map(n, |device, _| scan.run(device));
        }
        let partials = self.each(n, &|device: &Device, piece: Range<usize>| {
            scan.partial(device, piece)
        })?;
        // What is known before each piece.
        let mut known = Vec::with_capacity(partials.len());
        let mut before = Partial::<C, Prefixes>::empty(0);
        for partial in partials {
            let end = partial.range().end;
            known.push(before.clone());
            before = before.merge(partial)?;
            debug_assert_eq!(before.range(), 0..end);
        }
        self.map(n, |device, piece| {
            let before = known.iter().find(|known| known.range().end == piece.start);
            let before = before.cloned().unwrap_or_else(|| Partial::empty(0));
            scan.after_of(device, &before, piece)
        })
    }

    fn run_compaction<F, A>(
        &self,
        compaction: &Compaction<F, A>,
    ) -> Result<Self::Results<<F::Out as Flagged>::Rest>, Error>
    where
        F: Function<Out: Flagged>,
        A: Forms<F::Args>,
    {
        let n = compaction.call().count()?;
        self.joined::<<<F::Out as Flagged>::Rest as Output>::Buffers>(n, |device, piece| {
            let mut lists = Default::default();
            compaction.piece(device, piece)?.append_to(&mut lists)?;
            Ok(lists)
        })
    }

    fn run_rows<F, A>(&self, rows: &InRows<F, A>) -> Result<Vec<<F::Args as RowLast>::Scalar>, Error>
    where
        F: Function<Args: RowLast, Out = ()>,
        A: WithRow<F::Args>,
    {
        self.joined::<Buffer<<F::Args as RowLast>::Scalar>>(rows.count()?, |device, piece| {
            rows.piece(device, piece)?.into_vec()
        })
    }
}
