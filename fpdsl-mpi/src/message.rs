//! Partials and errors as messages.

use std::ops::Range;

use fpdsl::backend::{Combine, Output};
use fpdsl::reductions::{Partial, Tiers, Total};
use mpi::point_to_point::{Destination, Source};
use mpi::{Rank, Tag};

use crate::Error;

/// The tag of this crate's messages between two ranks.
pub const TAG: Tag = 0x4650;

/// What a message begins with.
const PARTIAL: u8 = 0;
const ERROR: u8 = 1;

/// A rank's partial, or the reason why there is none.
pub(crate) type Known<C, K = Total> = Result<Partial<C, K>, Error>;

/// What two groups of ranks know together. The lowest rank's error comes first. Ranks without elements may stand anywhere.
pub(crate) fn merged<C: Combine<Out: Output>, K: Tiers>(
    (left, left_ranks): (Known<C, K>, Range<Rank>),
    (right, right_ranks): (Known<C, K>, Range<Rank>),
) -> Known<C, K> {
    let (left, right) = (left?, right?);
    if left.is_empty() {
        return Ok(right);
    }
    if right.is_empty() {
        return Ok(left);
    }
    left.merge(right).map_err(|error| Error::Between {
        left: left_ranks,
        right: right_ranks,
        reason: error.to_string(),
    })
}

/// The bytes of a message from `rank`.
pub(crate) fn pack<C: Combine<Out: Output>, K: Tiers>(rank: Rank, known: &Known<C, K>) -> Vec<u8> {
    let message = |kind: u8, bytes: &[u8]| {
        let mut message = Vec::with_capacity(1 + bytes.len());
        message.push(kind);
        message.extend_from_slice(bytes);
        message
    };
    match known.as_ref().map(Partial::to_bytes) {
        Ok(bytes) if bytes.len() < i32::MAX as usize => message(PARTIAL, &bytes),
        Ok(bytes) => {
            let reason = format!(
                "a partial of {} bytes is too long for a message; give ranks ranges that begin at multiples of 4096",
                bytes.len()
            );
            message(ERROR, &Error::Rank { rank, reason }.to_bytes())
        }
        Err(error) => message(ERROR, &error.to_bytes()),
    }
}

/// Sends what this rank, `rank`, knows.
pub(crate) fn send<C: Combine<Out: Output>, K: Tiers>(
    to: &impl Destination,
    rank: Rank,
    known: &Known<C, K>,
) {
    to.send_with_tag(&pack(rank, known)[..], TAG);
}

/// Receives what `rank` knows.
pub(crate) fn receive<C: Combine<Out: Output>, K: Tiers>(from: &impl Source, rank: Rank) -> Known<C, K> {
    let (message, _) = from.receive_vec_with_tag::<u8>(TAG);
    let refused = |reason| Error::Rank { rank, reason };
    match message.split_first() {
        Some((&PARTIAL, bytes)) => Partial::from_bytes(bytes).map_err(|error| refused(error.to_string())),
        Some((&ERROR, bytes)) => Err(Error::from_bytes(bytes)),
        _ => Err(refused("it runs another version of this program".to_owned())),
    }
}
