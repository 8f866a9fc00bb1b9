//! Exact sums and dot products over ranks, rounded once.
//!
//! They are those of [`fpdsl::exact`], over the elements of all ranks. Their value does not depend on an order, so ranks may have the
//! elements in any distribution, and there is no `first`. One all-reduce of 141 integers adds up what the ranks have.

use fpdsl::exact::{Accumulator, Summand, Values, WORDS};
use fpdsl::{Device, mode::Mode};
use mpi::collective::{CommunicatorCollectives, SystemOperation};

use crate::Error;
use crate::agree::{agreed, refused};

/// The sum of the elements of all ranks, rounded once, on every rank.
///
/// ```no_run
/// # use fpdsl::prelude::*;
/// # fn main() -> Result<(), fpdsl_mpi::Error> {
/// # let universe = fpdsl_mpi::mpi::initialize().unwrap();
/// # let (world, dev, x) = (universe.world(), Device::best(), vec![1.0]);
/// let (low, high) = (
///     fpdsl_mpi::exact::sum_over::<Rd, _>(&world, &dev, &x)?,
///     fpdsl_mpi::exact::sum_over::<Ru, _>(&world, &dev, &x)?,
/// );
/// # Ok(())
/// # }
/// ```
///
/// # Errors
///
/// The same on every rank: see [`merge_over`].
pub fn sum_over<M: Mode, T: Summand>(
    world: &impl CommunicatorCollectives,
    device: &Device,
    x: impl Values<T>,
) -> Result<T, Error> {
    rounded::<M, T>(world, |sum| sum.add(device, x))
}

/// The sum of the magnitudes of the elements of all ranks, rounded once, on every rank.
///
/// # Errors
///
/// The same on every rank: see [`merge_over`].
pub fn asum_over<M: Mode, T: Summand>(
    world: &impl CommunicatorCollectives,
    device: &Device,
    x: impl Values<T>,
) -> Result<T, Error> {
    rounded::<M, T>(world, |sum| sum.add_magnitudes(device, x))
}

/// The sum of the products of elements at the same place, of all ranks, rounded once, on every rank.
///
/// # Errors
///
/// The same on every rank: see [`merge_over`]. Lengths that differ on a rank are [`Error::Rank`].
pub fn dot_over<M: Mode, T: Summand>(
    world: &impl CommunicatorCollectives,
    device: &Device,
    x: impl Values<T>,
    y: impl Values<T>,
) -> Result<T, Error> {
    rounded::<M, T>(world, |sum| sum.add_products(device, x, y))
}

/// The sum of the squares of the elements of all ranks, rounded once, on every rank.
///
/// # Errors
///
/// The same on every rank: see [`merge_over`].
pub fn sum_of_squares_over<M: Mode, T: Summand>(
    world: &impl CommunicatorCollectives,
    device: &Device,
    x: impl Values<T>,
) -> Result<T, Error> {
    rounded::<M, T>(world, |sum| sum.add_squares(device, x))
}

/// The sum of the accumulators of all ranks, on every rank, exactly. `mine` is that of this rank, or why there is none.
///
/// # Errors
///
/// [`Error::Rank`] if that of a rank is an `Err`; [`Error::Whole`] for 2^63 terms and more.
pub fn merge_over(
    world: &impl CommunicatorCollectives,
    mine: Result<Accumulator, fpdsl::Error>,
) -> Result<Accumulator, Error> {
    // The last word counts the ranks that have none.
    let mut words = [0_i64; WORDS + 1];
    match &mine {
        Ok(sum) => words[..WORDS].copy_from_slice(&sum.to_words()),
        Err(_) => words[WORDS] = 1,
    }
    let mut total = [0_i64; WORDS + 1];
    world.all_reduce_into(&words, &mut total, SystemOperation::sum());
    let [total @ .., refusals] = total;
    if refusals != 0 {
        let rank = world.rank();
        agreed(world, mine.map_err(|error| refused(rank, &error)))?;
    }
    Accumulator::from_words(&total).ok_or_else(|| Error::Whole {
        reason: "an exact sum has fewer than 2^63 terms, and these are more".to_owned(),
    })
}

fn rounded<M: Mode, T: Summand>(
    world: &impl CommunicatorCollectives,
    add: impl FnOnce(&mut Accumulator) -> Result<(), fpdsl::Error>,
) -> Result<T, Error> {
    let mut sum = Accumulator::new();
    let mine = add(&mut sum).map(|()| sum);
    Ok(merge_over(world, mine)?.round::<M, T>())
}
