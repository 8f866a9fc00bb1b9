//! The first operation at which two devices differ that run one body.

use fpdsl_runtime::device::Questioned;
use fpdsl_runtime::error::Error;
use fpdsl_runtime::question::Prefix;

use super::trace::{Operation, Trace};
use super::values::Value;
use crate::Device;

/// An operation to which two devices give different results.
pub(super) struct Parted {
    pub operation: usize,
    pub results: [Value; 2],
}

/// What the digest of some operations of an element is.
#[derive(PartialEq)]
struct Digest {
    /// How many operations it is of.
    count: u64,
    digest: u64,
    /// The last encoding.
    last: u64,
}

/// Searches for the operation; none if the devices have the same results for all, cannot tell, or differ from the interpreter before.
pub(super) fn parted<V: Questioned>(
    call: &V,
    devices: &[Device; 2],
    element: usize,
    run: &Trace,
) -> Result<Option<Parted>, Error> {
    let digests = |limit: u64| -> Result<Option<[Digest; 2]>, Error> {
        let [x, y] = devices
            .each_ref()
            .map(|device| digest(call, device, element, limit));
        Ok(x?.zip(y?).map(|(x, y)| [x, y]))
    };
    let Some([x, y]) = digests(u64::MAX)? else {
        return Ok(None);
    };
    if x.digest == y.digest && x.count == y.count {
        return Ok(None);
    }
    // They agree on the first `same` operations, and not on the first `different`.
    let (mut same, mut different) = (0, x.count.max(y.count));
    let mut last = [x.last, y.last];
    while different - same > 1 {
        let middle = same + (different - same) / 2;
        let Some([x, y]) = digests(middle)? else {
            return Ok(None);
        };
        if x == y {
            same = middle;
        } else {
            different = middle;
            last = [x.last, y.last];
        }
    }
    let Some(before) = digest(call, &devices[0], element, same)? else {
        return Ok(None);
    };
    Ok(found(run, &before, last))
}

fn digest<V: Questioned>(
    call: &V,
    device: &Device,
    element: usize,
    limit: u64,
) -> Result<Option<Digest>, Error> {
    let answer = call.ask::<Prefix, false>(device, &[limit])?.answer;
    Ok(answer.map(|answer| Digest {
        count: answer.added[0].bits(element),
        digest: answer.added[1].bits(element),
        last: answer.added[2].bits(element),
    }))
}

/// The operation behind those of a digest, if the interpreter has that too.
fn found(run: &Trace, before: &Digest, last: [u64; 2]) -> Option<Parted> {
    let digested = run
        .operations
        .iter()
        .enumerate()
        .filter(|(_, operation)| operation.is_digested);
    let results = |operation: &Operation| operation.results.clone();
    let mut all = digested
        .flat_map(|(number, operation)| results(operation).into_iter().map(move |result| (number, result)));
    let mut digest = 0;
    for _ in 0..before.count {
        let (_, result) = all.next()?;
        digest = Prefix::digest(digest, result.ty, result.bits);
    }
    let (operation, Value { ty, .. }) = all.next().filter(|_| digest == before.digest)?;
    // Signed integers are told as 64 bits.
    let mask = u64::MAX >> (64 - 8 * ty.bytes());
    Some(Parted {
        operation,
        results: last.map(|bits| Value {
            ty,
            bits: bits & mask,
        }),
    })
}
