//! What functions get: `add::reduce_over` and its kin.

use fpdsl::Device;
use fpdsl::backend::{Args, Column, Combine, Gather, Mapped, Reduced, map_partial, partial};
use fpdsl::generic::Function;
use mpi::Rank;
use mpi::collective::CommunicatorCollectives;

use crate::scan::scan_over;
use crate::{Error, merge_over, merge_to};

/// Reductions and scans over ranks, for every `#[fp]` function of two values with a result of their type.
///
/// `use fpdsl_mpi::prelude::*` brings them to the function: `add::reduce_over(&world, &dev, first, &mine)?`.
pub trait CombineOver: Combine<Out: Reduced + Column> + Sized {
    /// Combines the elements of all ranks: the bits of `reduce` over all on one thread, on every rank.
    ///
    /// `values` are the elements of this rank, the first of which is at position `first` among all. They are a slice, a `Vec` or a
    /// `Buffer`; for tuples, a tuple of these.
    ///
    /// # Errors
    ///
    /// The same on every rank: see [`merge_over`].
    fn reduce_over(
        world: &impl CommunicatorCollectives,
        device: &Device,
        first: usize,
        values: impl Gather<Self::Out>,
    ) -> Result<Self::Out, Error> {
        merge_over(world, partial::<Self, _>(device, first, values))
    }

    /// As [`reduce_over`](Self::reduce_over), with the result on rank `root` alone: the others have `None`.
    ///
    /// # Errors
    ///
    /// As `reduce_over`, on every rank.
    ///
    /// # Panics
    ///
    /// If there is no rank `root`.
    fn reduce_to(
        world: &impl CommunicatorCollectives,
        root: Rank,
        device: &Device,
        first: usize,
        values: impl Gather<Self::Out>,
    ) -> Result<Option<Self::Out>, Error> {
        merge_to(world, root, partial::<Self, _>(device, first, values))
    }

    /// Combines each element with all before it, on this rank and on those below: the part of this rank of `scan` over all, with its
    /// bits. The values are used twice, so pass a reference.
    ///
    /// # Errors
    ///
    /// The same on every rank: [`Error::Rank`] and [`Error::Between`] as [`merge_over`]; [`Error::Rank`] also if elements that do not
    /// begin at position 0 come before those of the rank.
    fn scan_over<A: Gather<Self::Out> + Clone>(
        world: &impl CommunicatorCollectives,
        device: &Device,
        first: usize,
        values: A,
    ) -> Result<Mapped<Self::Out>, Error> {
        scan_over::<Self, A>(world, device, first, values)
    }
}

impl<C: Combine<Out: Reduced + Column>> CombineOver for C {}

/// Reductions over ranks of what a function gives for each element, for every `#[fp]` function.
///
/// `use fpdsl_mpi::prelude::*` brings them to the function: `mul::map_reduce_over::<add>(&world, &dev, first, (&x, &y))?`.
pub trait FunctionOver: Function<Out: Reduced + Column> + Sized {
    /// Calls the function for each element of all ranks and combines the results with `C`: the bits of `map_reduce` over all on one
    /// thread, on every rank.
    ///
    /// `args` is the tuple of the arguments of `map`, `(&x,)` or `(&x, 0.5)`, for the elements of this rank. The first of them is at
    /// position `first` among all.
    ///
    /// # Errors
    ///
    /// The same on every rank: see [`merge_over`].
    fn map_reduce_over<C: Combine + Function<Out = Self::Out>>(
        world: &impl CommunicatorCollectives,
        device: &Device,
        first: usize,
        args: impl Args<Self::Args> + Gather<Self::Args>,
    ) -> Result<Self::Out, Error> {
        merge_over(world, map_partial::<Self, C, _>(device, first, args))
    }

    /// As [`map_reduce_over`](Self::map_reduce_over), with the result on rank `root` alone: the others have `None`.
    ///
    /// # Errors
    ///
    /// As `map_reduce_over`, on every rank.
    ///
    /// # Panics
    ///
    /// If there is no rank `root`.
    fn map_reduce_to<C: Combine + Function<Out = Self::Out>>(
        world: &impl CommunicatorCollectives,
        root: Rank,
        device: &Device,
        first: usize,
        args: impl Args<Self::Args> + Gather<Self::Args>,
    ) -> Result<Option<Self::Out>, Error> {
        merge_to(world, root, map_partial::<Self, C, _>(device, first, args))
    }
}

impl<F: Function<Out: Reduced + Column>> FunctionOver for F {}
