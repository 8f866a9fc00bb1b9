//! Scans that go on where others end, and what they need to know: [`Prefixes`].

mod after;
mod make;

use core::ops::Range;

use super::Device;
use super::arg::{Arg, Form, FormOf};
use super::combine::values_in_series;
use super::map::map_n;
use super::order::segments::{Known, above, kept};
use super::order::{Made, Prefixes, Tier, Tiers};
use super::output::{Mapped, Output};
use super::scan::totals_of;
use super::transfer::Transfer;
use crate::dispatch::Level;
use crate::error::Error;
use crate::function::{Combine, Same};
use crate::loops::{Elements, SEGMENT};
pub(super) use after::following;
pub(super) use make::partial;

impl Tiers for Prefixes {
    const MOST_HELD: usize = 2 * SEGMENT;
    const MAGIC: &'static [u8; 8] = b"FPDSLPRE";

    fn kept(run: &Range<usize>) -> (usize, usize) {
        let (left, right) = kept(run);
        (left.len(), right.len())
    }

    fn above(run: &Range<usize>) -> Option<Range<usize>> {
        above(run)
    }

    fn tier<C: Combine>(level: Level, run: Range<usize>, values: &[C::Out]) -> Result<Made<C::Out>, Error> {
        let at = |positions: Range<usize>| &values[positions.start - run.start..positions.end - run.start];
        let (left, right) = kept(&run);
        let tier = Tier {
            left: at(left).to_vec(),
            right: at(right).to_vec(),
            run: run.clone(),
        };
        let Some(segments) = above(&run) else {
            return Ok((tier, Vec::new()));
        };
        let whole = at(segments.start * SEGMENT..segments.end * SEGMENT);
        // SAFETY: the source has the values; levels are those that the CPU has.
        let totals = unsafe { totals_of::<C, _>(level, whole.len(), Elements(whole.as_ptr()))? };
        Ok((tier, totals))
    }

    fn joined<C: Combine>(
        level: Level,
        left: Tier<C::Out>,
        between: &[C::Out],
        right: Tier<C::Out>,
    ) -> Result<Made<C::Out>, Error> {
        let mut known = Known::of(&left);
        known.0.push((left.run.end, between));
        known.0.extend(Known::of(&right).0);
        let run = left.run.start..right.run.end;
        let mut totals = Vec::new();
        let across = left.run.end / SEGMENT..right.run.start / SEGMENT + 1;
        for start in across.map(|segment| segment * SEGMENT) {
            let segment = start..start + SEGMENT;
            let within = |run: &Range<usize>| run.start <= segment.start && segment.end <= run.end;
            if within(&run) && !within(&left.run) && !within(&right.run) {
                totals.append(&mut values_in_series::<C>(level, &known.at(segment))?);
            }
        }
        let (before, behind) = kept(&run);
        let tier = Tier {
            left: known.at(before),
            right: known.at(behind),
            run,
        };
        Ok((tier, totals))
    }
}

/// Values on the host, as loops read them.
fn on_host<C, A>(device: &Device, n: usize, values: &A) -> Result<FormOf<Mapped<C::Out>, C::Out>, Error>
where
    C: Combine<Out: Output>,
    A: Form<C::Out>,
{
    let copied = map_n::<Same<C::Out>, (&A,)>(device, n, &(values,))?;
    Ok(copied.on_host()?.form())
}
