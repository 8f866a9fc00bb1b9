//! Scans over ranks.
//!
//! In round `k`, each rank sends what it knows of the 2^k ranks up to itself to the rank 2^k above. Then each knows all that comes
//! before its elements, and scans these.

use std::ops::Range;

use fpdsl::Device;
use fpdsl::backend::{Combine, Output, Scannable};
use fpdsl::calls::Scan;
use fpdsl::reductions::{Partial, Prefixes};
use mpi::Rank;
use mpi::collective::CommunicatorCollectives;
use mpi::point_to_point::Destination;
use mpi::request::scope;

use crate::Error;
use crate::agree::{agreed, refused};
use crate::message::{Known, TAG, merged, pack, receive};

/// See [`Ranks`](crate::Ranks).
pub(crate) fn scan_over<C, V>(
    world: &impl CommunicatorCollectives,
    device: &Device,
    first: usize,
    scan: &Scan<V, C>,
) -> Result<<C::Out as Output>::Buffers, Error>
where
    C: Combine<Out: Output>,
    V: Scannable<C::Out>,
{
    let rank = world.rank();
    let mine = device
        .expect_untrapped()
        .and_then(|()| scan.partial(device, first));
    let mine = mine.map_err(|error| refused(rank, &error));
    let empty = mine.as_ref().is_ok_and(Partial::is_empty);
    let scanned = before(world, mine).and_then(|before| {
        // Without elements before them, these are the first, or there are none.
        let before = match before {
            Some(before) => before,
            None if empty => Partial::empty(0),
            None => Partial::empty(first),
        };
        scan.after(device, &before).map_err(|error| refused(rank, &error))
    });
    agreed(world, scanned)
}

/// What the ranks below this one know, unless none of them has elements. If this rank or one of those has an error, it is that of the
/// lowest.
fn before<C: Combine<Out: Output>>(
    world: &impl CommunicatorCollectives,
    mine: Known<C, Prefixes>,
) -> Result<Option<Partial<C, Prefixes>>, Error> {
    let (rank, size) = (world.rank(), world.size());
    let mut below: Option<(Known<C, Prefixes>, Range<Rank>)> = None;
    let mut known = (mine, rank..rank + 1);
    let mut step: Rank = 1;
    while step < size {
        let message = pack(rank, &known.0);
        let received = scope(|scope| {
            let above = rank.checked_add(step).filter(|&above| above < size);
            let sent = above.map(|above| {
                world
                    .process_at_rank(above)
                    .immediate_send_with_tag(scope, &message[..], TAG)
            });
            let received = (rank >= step).then(|| receive(&world.process_at_rank(rank - step), rank - step));
            if let Some(sent) = sent {
                sent.wait_without_status();
            }
            received
        });
        if let Some(received) = received {
            let ranks = (rank + 1 - step - step).max(0)..known.1.start;
            let lower = |with: (Known<C, Prefixes>, Range<Rank>)| {
                let all = ranks.start..with.1.end;
                (merged((received.clone(), ranks.clone()), with), all)
            };
            below = Some(match below.take() {
                Some(below) => lower(below),
                None => (received.clone(), ranks.clone()),
            });
            known = lower(known);
        }
        step = step.checked_mul(2).unwrap_or(size);
    }
    known.0?;
    match below {
        Some((below, _)) => Ok(Some(below?).filter(|below| !below.is_empty())),
        None => Ok(None),
    }
}
