//! The first operation at which two devices differ that run one body.

use fpdsl_runtime::device::Questioned;
use fpdsl_runtime::error::Error;
use fpdsl_runtime::question::{AnyQuestion, Prefix};

use super::trace::Trace;
use super::values::Value;
use crate::Device;

/// An operation to which two devices give different results.
pub(super) struct Parted {
    pub operation: usize,
    pub results: [Value; 2],
}

/// Two devices that run a call, of which one element is looked at.
pub(super) struct Pair<'a, V> {
    pub call: &'a V,
    pub devices: &'a [Device; 2],
    pub element: usize,
    /// The element in the interpreter.
    pub trace: &'a Trace,
    /// Which devices have the interpreter's result.
    pub interpreted: [bool; 2],
}

/// The digest of some operations of an element.
#[derive(PartialEq)]
struct Digest {
    /// How many operations it is of.
    count: u64,
    digest: u64,
    /// The last encoding.
    last: u64,
}

impl<V: Questioned> Pair<'_, V> {
    /// Searches for the operation; none if the devices have the same results for all, cannot tell, or differ from the interpreter before.
    pub fn parted(&self) -> Result<Option<Parted>, Error> {
        let Some([x, y]) = self.digests(u64::MAX)? else {
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
            let Some([x, y]) = self.digests(middle)? else {
                return Ok(None);
            };
            if x == y {
                same = middle;
            } else {
                different = middle;
                last = [x.last, y.last];
            }
        }
        let before = self.digest(0, same)?;
        let Some(before) = before.filter(|before| *before == of_trace(self.trace, same)) else {
            return Ok(None);
        };
        let next = results(self.trace).nth(before.count as usize);
        Ok(next.map(|(operation, Value { ty, .. })| {
            // Signed integers are told as 64 bits.
            let mask = u64::MAX >> (64 - 8 * ty.bytes());
            Parted {
                operation,
                results: last.map(|bits| Value {
                    ty,
                    bits: bits & mask,
                }),
            }
        }))
    }

    fn digests(&self, limit: u64) -> Result<Option<[Digest; 2]>, Error> {
        let (x, y) = (self.digest(0, limit)?, self.digest(1, limit)?);
        Ok(x.zip(y).map(|(x, y)| [x, y]))
    }

    /// The digest of a device; that of the interpreter for a host that does not compile the body, if it has the interpreter's result.
    fn digest(&self, run: usize, limit: u64) -> Result<Option<Digest>, Error> {
        let answer = self
            .call
            .ask(&self.devices[run], AnyQuestion::of::<Prefix>(), &[limit])?
            .answer;
        Ok(match answer {
            Some(answer) => {
                let [count, digest, last] =
                    [0, 1, 2].map(|column: usize| answer.added[column].bits(self.element));
                Some(Digest { count, digest, last })
            }
            None => self.interpreted[run].then(|| of_trace(self.trace, limit)),
        })
    }
}

/// The results that digests are of, each with the number of its operation.
fn results(trace: &Trace) -> impl Iterator<Item = (usize, Value)> {
    let operations = trace.operations.iter().enumerate();
    let digested = operations.filter(|(_, operation)| operation.is_digested);
    digested.flat_map(|(number, operation)| operation.results.iter().map(move |&result| (number, result)))
}

fn of_trace(trace: &Trace, limit: u64) -> Digest {
    let mut found = Digest {
        count: 0,
        digest: 0,
        last: 0,
    };
    for (_, Value { ty, bits }) in results(trace).take(usize::try_from(limit).unwrap_or(usize::MAX)) {
        found = Digest {
            count: found.count + 1,
            digest: Prefix::digest(found.digest, ty, bits),
            last: Prefix::word(ty, bits),
        };
    }
    found
}
