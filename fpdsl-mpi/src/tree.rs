//! Partials of reductions, merged by a tree of neighbours.
//!
//! In round `k`, ranks that are odd multiples of 2^k send what they know to the rank 2^k below and are done. So each group of ranks
//! merges with the group next to it, in order, and rank 0 has all after `log2` of the number of ranks.
//!
//! If a rank has an error instead of a partial, the lowest such rank's error takes its way. Rank 0 tells the others the outcome.

use fpdsl::backend::{Column, Combine, Output};
use fpdsl::reductions::Partial;
use mpi::Rank;
use mpi::collective::{CommunicatorCollectives, Root};
use mpi::point_to_point::{Destination, Source};

use crate::Error;
use crate::agree::refused;
use crate::message::{Known, TAG, merged, receive, send};

/// The result of a reduction of the elements of all ranks, of which `mine` are those of this rank: the bits of `reduce` over all on one
/// thread.
///
/// `mine` is what `add::reduce(..).partial(..)` or `f::launch(..).reduce::<add>().partial(..)` returned, with its error if there is one:
///
/// ```no_run
/// use fpdsl::prelude::*;
///
/// #[fp(identity = 0.0)]
/// fn add(a: f64, b: f64) -> f64 {
///     a + b
/// }
///
/// /// A term of Leibniz's series.
/// #[fp]
/// fn term(i: Index) -> f64 {
///     let x = 4.0 / (2 * i.x() + 1) as f64;
///     if i.x() % 2 == 0 { x } else { -x }
/// }
///
/// # fn main() -> Result<(), fpdsl_mpi::Error> {
/// # let universe = fpdsl_mpi::mpi::initialize().unwrap();
/// # let (world, dev) = (universe.world(), Device::best());
/// let n = 1_000_000_000;
/// let mine = fpdsl_mpi::share(&world, n);
/// let pi = fpdsl_mpi::merge_over(&world, term::launch(n).reduce::<add>().partial(&dev, mine))?;
/// # Ok(())
/// # }
/// ```
///
/// # Errors
///
/// [`Error::Rank`] if that of a rank is an `Err`; [`Error::Between`] if partials of neighbours do not follow each other, are of
/// different functions, or `C` faults or is `order = "serial"`; [`Error::Whole`] if the elements do not begin at position 0, and for
/// no elements where `C` has no identity.
pub fn merge_over<C: Combine<Out: Output>>(
    world: &impl CommunicatorCollectives,
    mine: Result<Partial<C>, fpdsl::Error>,
) -> Result<C::Out, Error> {
    let value = whole(world, mine);
    let words = value.map(|value| value.as_ref().map_or(Vec::new(), words_of::<C::Out>));
    Ok(value_of(&outcome(world, words)?))
}

/// As [`merge_over`], with the result on rank `root` alone: the others have `None`. An error is returned by all.
///
/// # Errors
///
/// As [`merge_over`].
///
/// # Panics
///
/// If there is no rank `root`.
pub fn merge_to<C: Combine<Out: Output>>(
    world: &impl CommunicatorCollectives,
    root: Rank,
    mine: Result<Partial<C>, fpdsl::Error>,
) -> Result<Option<C::Out>, Error> {
    let to = world.process_at_rank(root);
    let value = whole(world, mine);
    outcome(world, value.as_ref().map(|_| Vec::new()).map_err(Clone::clone))?;
    match (world.rank(), value?) {
        (rank, value) if rank == root && root == 0 => Ok(value),
        (0, Some(value)) => {
            to.send_with_tag(&words_of(&value)[..], TAG);
            Ok(None)
        }
        (rank, _) if rank == root => {
            let (words, _) = world.process_at_rank(0).receive_vec_with_tag::<u64>(TAG);
            Ok(Some(value_of(&words)))
        }
        _ => Ok(None),
    }
}

/// The result, on rank 0. What other ranks know of it does not matter.
fn whole<C: Combine<Out: Output>>(
    world: &impl CommunicatorCollectives,
    mine: Result<Partial<C>, fpdsl::Error>,
) -> Result<Option<C::Out>, Error> {
    let rank = world.rank();
    let Some(all) = gathered(world, mine.map_err(|error| refused(rank, &error))) else {
        return Ok(None);
    };
    let all = all?;
    let all = if all.is_empty() { Partial::empty(0) } else { all };
    let n = all.range().end;
    all.finish(n).map(Some).map_err(|error| Error::Whole {
        reason: error.to_string(),
    })
}

/// What all ranks know, on rank 0.
fn gathered<C: Combine<Out: Output>>(
    world: &impl CommunicatorCollectives,
    mine: Known<C>,
) -> Option<Known<C>> {
    let (rank, size) = (world.rank(), world.size());
    let mut known = mine;
    let mut step: Rank = 1;
    while step < size {
        if rank & step != 0 {
            send(&world.process_at_rank(rank - step), rank, &known);
            return None;
        }
        let right = rank + step;
        if right < size {
            let received = receive(&world.process_at_rank(right), right);
            let end = size.min(right.saturating_add(step));
            known = merged((known, rank..right), (received, right..end));
        }
        step = step.checked_mul(2).unwrap_or(size);
    }
    Some(known)
}

/// Words of the first broadcast. Results of more, and errors, need a second one.
const FIRST: usize = 8;

/// What rank 0 has, on every rank.
fn outcome(world: &impl CommunicatorCollectives, mine: Result<Vec<u64>, Error>) -> Result<Vec<u64>, Error> {
    let root = world.process_at_rank(0);
    let mut first = [0; FIRST];
    let is_root = world.rank() == 0;
    // Bytes of the error, or 0; words of the result; as much of the result as there is room for.
    let (mut error, mut words) = match mine {
        _ if !is_root => (Vec::new(), Vec::new()),
        Ok(words) => (Vec::new(), words),
        Err(error) => (error.to_bytes(), Vec::new()),
    };
    first[0] = error.len() as u64;
    first[1] = words.len() as u64;
    let fits = words.len().min(FIRST - 2);
    first[2..2 + fits].copy_from_slice(&words[..fits]);
    root.broadcast_into(&mut first);
    let [errors, count, ..] = first;
    if errors != 0 {
        error.resize(errors as usize, 0);
        root.broadcast_into(&mut error[..]);
        return Err(Error::from_bytes(&error));
    }
    words.resize(count as usize, 0);
    if words.len() > FIRST - 2 {
        root.broadcast_into(&mut words[..]);
    } else {
        let fits = words.len();
        words.copy_from_slice(&first[2..2 + fits]);
    }
    Ok(words)
}

/// The encodings of a value's scalars.
fn words_of<T: Column>(value: &T) -> Vec<u64> {
    let mut columns = Vec::new();
    T::scalars(&T::from_rows(std::slice::from_ref(value)), &mut columns);
    columns.concat()
}

/// The value whose scalars have these encodings.
fn value_of<T: Column>(words: &[u64]) -> T {
    let mut words = words.iter().copied();
    T::row(&T::generate(1, &mut |_| words.next().unwrap_or(0)), 0)
}
