//! One outcome for all ranks.

use mpi::Rank;
use mpi::collective::{CommunicatorCollectives, Root, SystemOperation};

use crate::Error;

/// Returns `mine` on every rank if all have an `Ok`, and otherwise the same `Err` on every rank: that of the lowest which has one.
///
/// Use it after calls of one rank, such as `map` and `launch`, before ranks exchange their results, so that no rank waits for one that
/// has failed. It costs one all-reduce of an integer.
///
/// ```no_run
/// # use fpdsl::prelude::*;
/// # #[fp] fn double(x: f64) -> f64 { 2.0 * x }
/// # fn main() -> Result<(), fpdsl_mpi::Error> {
/// # let universe = fpdsl_mpi::mpi::initialize().unwrap();
/// # let (world, dev, x) = (universe.world(), Device::best(), vec![1.0]);
/// let y = fpdsl_mpi::agree(&world, double::map(&x).run(&dev))?;
/// # Ok(())
/// # }
/// ```
///
/// # Errors
///
/// [`Error::Rank`].
pub fn agree<T>(world: &impl CommunicatorCollectives, mine: Result<T, fpdsl::Error>) -> Result<T, Error> {
    let rank = world.rank();
    agreed(world, mine.map_err(|error| refused(rank, &error)))
}

/// The error of a rank.
pub(crate) fn refused(rank: Rank, error: &fpdsl::Error) -> Error {
    Error::Rank {
        rank,
        reason: error.to_string(),
    }
}

/// As [`agree`], with errors that may name other ranks.
pub(crate) fn agreed<T>(world: &impl CommunicatorCollectives, mine: Result<T, Error>) -> Result<T, Error> {
    let rank = match mine {
        Ok(_) => Rank::MAX,
        Err(_) => world.rank(),
    };
    let mut lowest = Rank::MAX;
    world.all_reduce_into(&rank, &mut lowest, SystemOperation::min());
    if lowest == Rank::MAX {
        return mine;
    }
    Err(broadcast(world, lowest, mine.err()))
}

/// The error of `root`, on every rank.
fn broadcast(world: &impl CommunicatorCollectives, root: Rank, mine: Option<Error>) -> Error {
    let mut bytes = mine
        .filter(|_| world.rank() == root)
        .map(|error| error.to_bytes())
        .unwrap_or_default();
    let root = world.process_at_rank(root);
    let mut len = bytes.len() as u64;
    root.broadcast_into(&mut len);
    bytes.resize(len as usize, 0);
    root.broadcast_into(&mut bytes[..]);
    Error::from_bytes(&bytes)
}
