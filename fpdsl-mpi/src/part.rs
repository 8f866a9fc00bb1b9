//! What partials of reductions and of scans have in common.

use std::ops::Range;

use fpdsl::backend::{Combine, Output};
use fpdsl::reductions::{Partial, ScanPartial};
use mpi::Rank;

use crate::Error;
use crate::message::Known;

/// A partial, as ranks send and merge it.
pub(crate) trait Part: Sized {
    fn is_empty(&self) -> bool;
    fn merge(self, right: Self) -> Result<Self, fpdsl::Error>;
    fn to_bytes(&self) -> Vec<u8>;
    fn from_bytes(bytes: &[u8]) -> Result<Self, fpdsl::Error>;
}

macro_rules! parts {
    ($($Partial:ident)*) => {$(
        impl<C: Combine<Out: Output>> Part for $Partial<C> {
            fn is_empty(&self) -> bool {
                self.is_empty()
            }

            fn merge(self, right: Self) -> Result<Self, fpdsl::Error> {
                self.merge(right)
            }

            fn to_bytes(&self) -> Vec<u8> {
                self.to_bytes()
            }

            fn from_bytes(bytes: &[u8]) -> Result<Self, fpdsl::Error> {
                $Partial::from_bytes(bytes)
            }
        }
    )*};
}

parts!(Partial ScanPartial);

/// What two groups of ranks know together. The lowest rank's error comes first. Ranks without elements may stand anywhere.
pub(crate) fn merged<P: Part>(
    (left, left_ranks): (Known<P>, Range<Rank>),
    (right, right_ranks): (Known<P>, Range<Rank>),
) -> Known<P> {
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
